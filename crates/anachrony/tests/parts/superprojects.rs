//! The eighteen superprojects.

use crate::support::{Played, Position, at, go, place, position, use_spot, work, workers};
use anachrony::data::Good;
use anachrony::player::Home;
use serde_json::{Value, json};
use tabletop::Seat;

/// Seat 0 has this superproject in its row of labs, in era 5.
fn with(name: &str) -> Position {
    position(2).era(5).project(0, name, "lab", 1)
}

fn copy(seat: u8, row: &str, place: u8) -> Value {
    json!({"copy_space": {"seat": seat, "spot": at(row, place)}})
}

#[test]
fn archive_of_the_eras_gives_a_point_for_each_step_of_time_travel() {
    // ANA-SUPER-01
    let outcome = with("archive_of_the_eras").with(|game| game.players[0].time_travel = 4).outcome();
    assert_eq!((outcome.seats[0].score.superprojects, outcome.seats[0].score.time_travel), (5 + 4, 8));
}

#[test]
fn the_ultimate_plan_gives_three_points_for_each_superproject_itself_included() {
    // ANA-SUPER-02
    let outcome = with("the_ultimate_plan")
        .project(0, "exocrawler", "factory", 1)
        .project(1, "cloning_vat", "factory", 1)
        .outcome();
    assert_eq!((outcome.seats[0].score.superprojects, outcome.seats[1].score.superprojects), (3 + 6 + 2 * 3, 6));
    let covered = with("the_ultimate_plan").project(0, "exocrawler", "factory", 1).anomaly(0, "factory", 1).outcome();
    assert_eq!(covered.seats[0].score.superprojects, 3 + 3);
}

#[test]
fn the_reservoir_saves_a_water_once_a_turn_on_any_payment_of_the_action_phase() {
    // ANA-SUPER-03, ANA-SUPER-22
    let water = |game: &Played| game.player(0).goods[Good::Water];
    let mut game = with("grand_reservoir").goods(0, "1W").built(0, &[215]).active(0, "1S").charged(0, 1).ready();
    game.choose_all(0, &[use_spot("factory", 1), json!({"gain": "gold"})]);
    assert!(game.has(0, "1W 1G"), "215 for nothing");
    assert!(game.0.water_saved);
    // Once a turn: the next payment of the same turn is in full, that of the next turn is not.
    let mut game = with("grand_reservoir").goods(0, "9W").built(0, &[215, 205, 214]).active(0, "2E").ready();
    game.choose_all(0, &[use_spot("factory", 1), json!({"gain": "gold"}), work("engineer", "factory", 2)]);
    assert_eq!(water(&game), 8);
    game.choose(1, json!("pass"));
    game.choose(0, work("engineer", "factory", 3));
    assert_eq!(water(&game), 6, "214 for two");
    // A fee, the water of a construction, Supply after halving, plant 112 below its minimum.
    let mut game =
        position(4).project(0, "grand_reservoir", "lab", 1).goods(0, "1W").active(0, "1S").charged(0, 1).ready();
    game.choose(0, place("scientist", "research", 3));
    assert_eq!(water(&game), 0, "two for the bottom space");
    let mut game = with("grand_reservoir").goods(0, "1N 2T").active(0, "1S").charged(0, 1).on_top(&[105]).ready();
    game.choose(0, place("scientist", "construct", 2));
    game.choose(0, crate::support::build("power_plant"));
    assert_eq!(game.player(0).spots_taken(), 3, "a plant whose one water was saved, and one neutronium by the tile");
    let mut game = with("grand_reservoir").goods(0, "2W").built(0, &[311]).active(0, "1A").ready();
    game.choose(0, go("administrator", "supply"));
    assert_eq!(water(&game), 0, "5 halved is 3, less 1");
    let mut game = with("grand_reservoir").built(0, &[112]).active(0, "1S").ready();
    game.choose(0, work("scientist", "power_plant", 1));
    assert_eq!((game.player(0).focus, game.player(0).points), (4, 1), "one water, saved");
}

#[test]
fn the_reservoir_saves_nothing_with_nomads_or_outside_the_action_phase() {
    // ANA-SUPER-03
    assert!(!with("grand_reservoir").goods(0, "2W").active(0, "1S").charged(0, 1).ready().can_go(0, json!("nomads")));
    let mut game = with("grand_reservoir").goods(0, "3W").active(0, "1S").charged(0, 1).ready();
    game.choose(0, go("scientist", "nomads"));
    game.choose(0, json!({"trade": "water_for_core"}));
    assert!(game.has(0, "1C"));
    let mut game = with("grand_reservoir").goods(0, "1W").warping();
    game.choose_all(0, &[json!({"warp": "scientist"}), json!("done")]);
    game.choose(1, json!("done"));
    assert!(game.has(0, ""), "workers from the future are paid in full");
}

#[test]
fn two_payments_that_only_one_saved_water_would_cover_are_not_begun() {
    // ANA-SUPER-03, ANA-TURN-10
    let game = |water: &str| {
        let position =
            position(4).project(0, "grand_reservoir", "lab", 1).goods(0, water).active(0, "1S").charged(0, 1);
        position
            .built(0, &[301])
            .with(|game| {
                game.players[0].goods[Good::Titanium] = 2;
                game.players[0].goods[Good::Uranium] = 1;
            })
            .ready()
    };
    assert!(game("1W").can_go(0, json!({"construct": 2})), "1 for the space and 1 for the spot, less 1");
    assert!(!game("").can_go(0, json!({"construct": 2})));
}

#[test]
fn the_outback_conditioner_performs_any_capital_action_for_two_water() {
    // ANA-SUPER-04, ANA-EX-04
    let outback =
        || with("outback_conditioner").goods(0, "2W 2T 1G").active(0, "1S 1E 1A 1G").pool("1S").on_top(&[303]);
    assert!(!outback().goods(0, "1W 2T 1G").ready().can_go(0, json!({"spot": at("lab", 1)})));
    let options = |worker: &str| {
        let mut game = outback().ready();
        game.choose(0, work(worker, "lab", 1));
        game.words(0, "perform")
    };
    assert_eq!(options("scientist"), ["construct", "research"]);
    assert_eq!(options("engineer"), ["construct", "recruit"]);
    assert_eq!(options("genius"), ["construct", "recruit", "research"]);
    let mut game = outback().ready();
    game.choose_all(
        0,
        &[work("engineer", "lab", 1), json!({"perform": "construct"}), crate::support::build("life_support")],
    );
    assert!(game.has(0, "1T 1G"), "an engineer pays a titanium less");
    let mut game = outback().ready();
    game.choose(0, work("administrator", "lab", 1));
    assert_eq!(game.player(0).active, workers("2S 1E 1G"), "an administrator can only recruit");
}

#[test]
fn the_cloning_vat_brings_a_tired_worker_of_the_same_kind() {
    // ANA-SUPER-07
    for (worker, tired) in [("scientist", "1S"), ("administrator", "1A"), ("genius", "1G")] {
        let mut game = with("cloning_vat").active(0, "1S 1E 1A 1G").ready();
        game.choose(0, work(worker, "lab", 1));
        assert_eq!(game.player(0).tired, workers(tired), "{worker}");
    }
}

#[test]
fn the_chameleon_copies_any_worker_space_of_anybody_with_its_price_and_its_way_home() {
    // ANA-SUPER-08, ANA-SUPER-09
    let zoo =
        || with("quantum_chameleon").active(0, "1S 1G").goods(0, "1U").built(0, &[305]).built(1, &[313, 310, 303, 407]);
    let game = zoo().ready();
    assert_eq!(game.who_can_go(0, json!({"spot": at("lab", 1)})), ["genius"]);
    let mut game = zoo().busy(1, "life_support", 1, "engineer", Home::Motivated).ready();
    game.choose(0, work("genius", "lab", 1));
    assert_eq!(
        game.named(0, "copy_space").len(),
        3,
        "own 305, and 313 and 310 of seat 1: no free action, and 407 would do nothing"
    );
    game.choose(0, copy(1, "life_support", 1));
    assert!(game.has(0, "6W"), "313 is taken already, and copied all the same, for a uranium");
    assert_eq!((game.player(0).points, game.player(0).spots[9].busy.unwrap().home), (1, Home::Motivated));
    let mut game = zoo().goods(0, "").ready();
    game.choose(0, work("genius", "lab", 1));
    assert!(!game.offers(0, copy(1, "life_support", 1)), "the price must be paid");
    game.choose(0, copy(1, "life_support", 2));
    game.end_era();
    assert_eq!(game.0.workers_of(Seat(0)), workers("1S"), "310 is deadly there too");
    let covered = with("quantum_chameleon").active(0, "1G").built(1, &[305]).anomaly(1, "life_support", 1).ready();
    assert!(!covered.can_go(0, json!({"spot": at("lab", 1)})), "nothing to copy under an anomaly");
}

#[test]
fn a_copied_plant_moves_the_own_focus_with_the_own_labs() {
    // ANA-SUPER-23
    let position = position(2)
        .era(6)
        .project(0, "quantum_chameleon", "factory", 1)
        .active(0, "1G")
        .built(0, &[401])
        .built(1, &[102]);
    let mut game = position.warp(0, "gold", 3).goods(0, "1G").focus(1, 6).ready();
    game.choose(0, work("genius", "factory", 1));
    assert_eq!(game.words(0, "focus"), ["3", "4", "5"], "2 and 1 more");
    game.choose_all(0, &[json!({"focus": 3}), json!({"repay": "gold"})]);
    assert_eq!((game.player(0).focus, game.player(1).focus, game.player(0).time_travel), (3, 6, 1));
}

#[test]
fn a_chameleon_does_not_copy_a_chameleon_but_reaches_through_an_outback_conditioner() {
    // ANA-SUPER-08
    let game = with("quantum_chameleon").active(0, "1G").ready();
    assert!(!game.can_go(0, json!({"spot": at("lab", 1)})));
    let mut game = with("quantum_chameleon")
        .project(1, "outback_conditioner", "lab", 1)
        .active(0, "1G")
        .goods(0, "2W")
        .pool("1S 1A")
        .ready();
    game.choose(0, work("genius", "lab", 1));
    assert_eq!(game.words(0, "perform"), ["recruit", "research"]);
    game.choose_all(0, &[json!({"perform": "recruit"}), json!({"recruit": "administrator"})]);
    assert_eq!(game.player(0).points, 1);
}

#[test]
fn the_dark_matter_converter_gives_a_genius_a_neutronium_or_a_core_for_a_worker() {
    // ANA-SUPER-10
    let mut game = with("dark_matter_converter").active(0, "1S").tired(0, "1E").ready();
    game.choose(0, use_spot("lab", 1));
    assert_eq!(game.named(0, "lose").len(), 2);
    game.choose(0, json!({"lose": {"worker": "engineer", "column": "tired"}}));
    assert_eq!(
        game.choices(0),
        [json!({"new_worker": "genius"}), json!({"gain": "neutronium"}), json!({"gain": "core"})]
    );
    let mut other = Played(game.0.clone());
    other.choose(0, json!({"gain": "neutronium"}));
    assert!(other.has(0, "1N"));
    game.choose(0, json!({"new_worker": "genius"}));
    assert_eq!((game.player(0).active, game.player(0).tired), (workers("1S 1G"), workers("")));
    assert!(!with("dark_matter_converter").ready().offers(0, use_spot("lab", 1)));
}

#[test]
fn welfare_society_raises_morale_for_an_administrator_and_a_water() {
    // ANA-SUPER-11
    let mut game = with("welfare_society").active(0, "1S 1A").goods(0, "1W").ready();
    assert_eq!(game.who_can_go(0, json!({"spot": at("lab", 1)})), ["administrator"]);
    game.choose(0, work("administrator", "lab", 1));
    assert_eq!((game.player(0).morale, game.has(0, "")), (4, true));
}

#[test]
fn synthetic_endorphins_take_the_harm_out_of_low_morale() {
    // ANA-SUPER-13, ANA-FORCE-04
    let outcome = with("synthetic_endorphins").morale(0, 0).morale(1, 0).outcome();
    assert_eq!((outcome.seats[0].score.morale, outcome.seats[1].score.morale), (0, -6));
    let mut game = with("synthetic_endorphins").morale(0, 0).active(0, "1S 1E").charged(0, 1).ready();
    game.choose(0, json!({"use": "force"}));
    assert_eq!((game.player(0).active, game.waiting()), (workers("1S 1E"), vec![0]));
}

#[test]
fn rescue_pods_meet_the_condition_of_the_evacuation() {
    // ANA-SUPER-14
    let mut game = with("rescue_pods").goods(0, "2N").active(0, "1S").charged(0, 1).ready();
    game.choose(0, go("scientist", "evacuate"));
    assert_eq!(game.player(0).points, 3 + 2 * 3, "three power plants are not there, and their points are");
}

#[test]
fn the_continuum_stabilizer_takes_back_up_to_three_tokens() {
    // ANA-SUPER-15
    let rich = position(2)
        .era(3)
        .goods(0, "2T 2G")
        .active(0, "1S")
        .charged(0, 1)
        .above(3, "continuum_stabilizer")
        .breakthroughs(0, &["square_time_travel"]);
    let tokens = [("gold", 1), ("titanium", 1), ("uranium", 2), ("suit", 3)];
    let warped = tokens.iter().fold(rich, |position, (name, era)| position.warp(0, name, *era));
    let mut game = warped.ready();
    game.choose_all(0, &[place("scientist", "construct", 1), json!({"superproject": at("lab", 1)})]);
    game.choose_all(0, &[json!({"take_back": "gold"}), json!({"take_back": "titanium"})]);
    let mut enough = Played(game.0.clone());
    enough.choose(0, json!("skip"));
    assert_eq!(enough.player(0).warped().count(), 2, "up to three");
    game.choose(0, json!({"take_back": "suit"}));
    assert_eq!((game.player(0).warped().count(), game.player(0).time_travel, game.waiting()), (1, 0, vec![1]));
}

#[test]
fn the_tectonic_drill_brings_one_more_of_three_kinds_from_the_mine() {
    // ANA-SUPER-16
    let mut game = with("tectonic_drill").active(0, "1S").charged(0, 1).mine("N").ready();
    game.choose(0, place("scientist", "mine", 1));
    assert_eq!(game.words(0, "gain"), ["titanium", "uranium", "gold"]);
    game.choose(0, json!({"gain": "gold"}));
    assert!(game.has(0, "1N 1U 1G"));
}

#[test]
fn the_particle_collider_exchanges_neutronium_and_two_others() {
    // ANA-SUPER-18
    let mut game = with("particle_collider").goods(0, "1N 2T").ready();
    game.choose(0, use_spot("lab", 1));
    assert_eq!(game.words(0, "trade"), ["two_for_neutronium", "neutronium_for_two"]);
    game.choose(0, json!({"trade": "two_for_neutronium"}));
    assert!(game.has(0, "2N"));
    assert!(!with("particle_collider").goods(0, "1T").ready().offers(0, use_spot("lab", 1)));
}

#[test]
fn the_exocrawler_places_a_second_worker_on_the_main_board() {
    // ANA-SUPER-20, ANA-EX-12
    let mut game = with("exocrawler").active(0, "2S").charged(0, 1).built(0, &[305]).ready();
    game.choose(0, use_spot("lab", 1));
    assert!(
        game.named(0, "place").iter().all(|place| place["on"].get("spot").is_none()),
        "one of the two on the main board"
    );
    game.choose(0, go("scientist", "purify"));
    assert_eq!((game.waiting(), game.player(0).suits_charged()), (vec![0], 0), "the main choice is still to come");
    game.choose(0, work("scientist", "life_support", 1));
    assert!(game.has(0, "7W"));
    assert_eq!(game.waiting(), [1]);
    assert!(!with("exocrawler").active(0, "1S").ready().offers(0, use_spot("lab", 1)), "it charges no suit");
}

#[test]
fn the_last_marker_cannot_be_both_the_exocrawlers_and_the_evacuations() {
    // ANA-EVAC-12, ANA-SUPER-20
    let last = |markers: u8| {
        let mut game = with("exocrawler")
            .project(0, "rescue_pods", "factory", 1)
            .active(0, "1S")
            .charged(0, 1)
            .with(|game| game.players[0].markers = markers)
            .ready();
        game.choose(0, use_spot("lab", 1));
        game.can_go(0, json!("evacuate"))
    };
    assert!(last(2) && !last(1));
}
