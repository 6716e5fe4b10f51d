//! The eight leaders.

use crate::support::{Played, go, led_by, place, position, work, workers};
use anachrony::data::Good;
use anachrony::state::Phase;
use serde_json::json;
use tabletop::Seat;

#[test]
fn haulani_places_a_worker_on_the_own_board_besides_the_main_choice() {
    // ANA-LEADER-01
    let mut game = led_by("harmony", "haulani").active(0, "2S").charged(0, 1).built(0, &[305, 306]).ready();
    game.choose(0, json!({"use": "leader"}));
    assert!(game.named(0, "place").iter().all(|place| place["on"].get("spot").is_some()), "only there");
    game.choose(0, work("scientist", "life_support", 1));
    assert_eq!((game.waiting(), game.player(0).markers), (vec![0], 6));
    assert!(!game.offers(0, json!({"use": "leader"})));
    game.choose(0, work("scientist", "life_support", 2));
    assert!(game.has(0, "6W"));
    assert!(
        !led_by("harmony", "haulani").active(0, "1S").ready().offers(0, json!({"use": "leader"})),
        "without a space"
    );
    assert!(!led_by("harmony", "zaida").active(0, "1S").built(0, &[305]).ready().offers(0, json!({"use": "leader"})));
}

#[test]
fn zaida_pays_two_water_for_one_worker_left_in_the_pool() {
    // ANA-LEADER-02
    let mut game = led_by("harmony", "zaida").goods(0, "5W").pool("1S 1G").cleaned_up();
    assert_eq!(game.choices(0), [json!({"recruit": "scientist"}), json!({"recruit": "genius"}), json!("skip")]);
    game.choose(0, json!({"recruit": "scientist"}));
    assert_eq!((game.player(0).active, game.0.era), (workers("1S"), 3), "active, once an era");
    assert!(game.has(0, "3W"), "without a bonus");
    let poor = led_by("harmony", "zaida").goods(0, "1W").pool("1S").cleaned_up();
    assert_eq!(poor.0.era, 3, "nothing is asked");
}

#[test]
fn wolfe_exchanges_water_and_cores_in_the_power_up_phase_one_way_each_era() {
    // ANA-LEADER-03, ANA-LEADER-12
    let mut game = led_by("dominance", "wolfe").goods(0, "3W").powering_up();
    game.choose(0, json!({"exchange": "water_for_core"}));
    assert!(game.has(0, "1W 1C"));
    assert!(!game.offers(0, json!({"exchange": "core_for_water"})), "not back in the same phase");
    game.choose(0, json!({"charge": {"slot": 4, "pay": "core"}}));
    game.choose(0, json!("done"));
    assert!(game.has(0, "6W"), "five empty slots");
    assert!(game.named(0, "charge").is_empty(), "no suit after that water");
    game.choose_all(0, &[json!({"exchange": "water_for_core"}), json!({"exchange": "water_for_core"}), json!("done")]);
    assert!(game.has(0, "2W 2C"));
    let mut game = led_by("dominance", "wolfe").goods(0, "2C").powering_up();
    game.choose_all(0, &[json!({"exchange": "core_for_water"}), json!({"exchange": "core_for_water"}), json!("done")]);
    assert!(game.has(0, "10W"), "four and six, and nothing left to exchange that way");
    assert_eq!(game.waiting(), [1]);
    assert!(led_by("dominance", "samira").goods(0, "3W 3C").powering_up().named(0, "exchange").is_empty());
}

#[test]
fn wolfe_may_turn_round_in_the_next_era() {
    // ANA-LEADER-03
    let mut game = led_by("dominance", "wolfe").goods(0, "2W").powering_up();
    game.choose(0, json!({"exchange": "water_for_core"}));
    game.idle_until(|game| game.era == 3 && matches!(game.phase, Phase::PowerUp { .. }));
    assert!(game.offers(0, json!({"exchange": "core_for_water"})));
}

#[test]
fn samira_takes_a_resource_left_in_the_mine_and_buys_a_second_but_no_neutronium() {
    // ANA-LEADER-04
    let mut game = led_by("dominance", "samira").goods(0, "2W").mine("N G T").cleaned_up();
    assert_eq!(game.words(0, "take"), ["titanium", "gold"]);
    game.choose(0, json!({"take": "gold"}));
    assert!(game.has(0, "2W 1G"), "for nothing");
    assert_eq!(game.choices(0), [json!({"take": "titanium"}), json!("skip")]);
    game.choose(0, json!({"take": "titanium"}));
    assert!(game.has(0, "1G 1T"));
    let game = led_by("dominance", "samira").goods(0, "9W").mine("N N").cleaned_up();
    assert_eq!((game.0.era, game.has(0, "9W")), (3, true));
    let game = led_by("dominance", "samira").mine("N T").cleaned_up();
    assert!(game.has(0, "1T"), "the only one comes by itself");
}

#[test]
fn valerian_places_a_suit_without_a_worker_that_counts_as_a_scientist() {
    // ANA-LEADER-05, ANA-LEADER-11, ANA-SPACE-07
    let mut game = led_by("progress", "valerian").charged(0, 2).pool("1S").mine("N").ready();
    let nobody = |on: serde_json::Value| json!({"place": {"worker": null, "on": on}});
    assert!(game.offers(0, nobody(json!({"research": 1}))) && !game.offers(0, nobody(json!({"recruit": 1}))));
    game.choose(0, nobody(json!("purify")));
    assert!(game.has(0, "4W"), "with the scientist's bonus");
    assert_eq!((game.player(0).markers, game.0.workers_of(Seat(0))), (6, workers("")), "and no worker for any count");
    game.choose(1, json!("pass"));
    assert!(game.named(0, "place").is_empty(), "once an era");
    game.end_era();
    assert_eq!((game.player(0).suits, game.player(0).tired), (6, workers("")));
    let none = led_by("progress", "valerian").charged(0, 1).with(|game| game.players[0].markers = 0).ready();
    assert!(none.named(0, "place").is_empty());
}

#[test]
fn nobody_in_valerians_suit_is_rewarded_at_an_evacuation() {
    // ANA-LEADER-11, ANA-EVAC-12
    let pods = |markers: u8| {
        led_by("progress", "valerian")
            .era(5)
            .project(0, "rescue_pods", "factory", 1)
            .charged(0, 1)
            .breakthroughs(0, &["circle_society"])
            .with(|game| game.players[0].markers = markers)
            .ready()
    };
    let evacuate = json!({"place": {"worker": null, "on": "evacuate"}});
    let mut game = pods(2);
    game.choose(0, evacuate.clone());
    assert_eq!((game.player(0).points, game.player(0).markers), (5, 0), "no scientist for the breakthrough");
    assert!(!pods(1).offers(0, evacuate), "one marker for the leader and one for the circle");
}

#[test]
fn cornella_sets_the_second_die_for_a_water() {
    // ANA-LEADER-06
    let research = |leader: &str, water: &str| {
        let mut game = led_by("progress", leader).active(0, "1S").charged(0, 1).goods(0, water).ready();
        game.choose_all(0, &[place("scientist", "research", 1), json!({"set_symbol": "genetics"})]);
        game
    };
    let mut game = research("cornella", "1W");
    game.choose(0, json!({"set_shape": "square"}));
    assert!(game.has(0, ""));
    assert_eq!(game.player(0).breakthroughs[crate::support::named("square_genetics")], 1);
    assert_eq!(research("cornella", "").waiting(), [1]);
    assert_eq!(research("valerian", "1W").waiting(), [1]);
}

#[test]
fn caratacus_takes_water_with_a_paradox_or_pays_water_to_return_one() {
    // ANA-LEADER-07
    let ready =
        |water: &str, paradoxes: u8| led_by("salvation", "caratacus").goods(0, water).paradoxes(0, paradoxes).ready();
    let mut game = ready("2W", 1);
    game.choose(0, json!({"use": "leader"}));
    assert_eq!(game.words(0, "bargain"), ["gain", "return"]);
    let mut other = Played(game.0.clone());
    game.choose(0, json!({"bargain": "gain"}));
    assert_eq!((game.player(0).paradoxes, game.has(0, "4W")), (2, true));
    other.choose(0, json!({"bargain": "return"}));
    assert_eq!((other.player(0).paradoxes, other.has(0, "")), (0, true));
    let mut game = ready("1W", 2);
    game.choose(0, json!({"use": "leader"}));
    assert_eq!(game.named(0, "anomaly").len(), 4, "without water only the gain is left, and it brings an anomaly");
}

#[test]
fn amena_keeps_all_slots_open() {
    // ANA-LEADER-08
    let mut game = led_by("salvation", "amena").era(4).ready();
    game.end_era();
    assert_eq!((game.player(0).closed, game.player(1).closed[0]), ([false; 6], true));
    game.choose(0, json!("done"));
    assert_eq!(game.player(0).goods[Good::Water], 6);
}

#[test]
fn a_leader_leads_the_own_path_only() {
    // ANA-LEADER-09
    let why = position(2).with(|game| game.players[0].leader = Some(crate::support::named("wolfe"))).impossible();
    assert!(why.contains("leads another path"), "{why}");
    assert_eq!(go("scientist", "purify")["place"]["on"], "purify");
}
