//! Supply and Force Workers.

use crate::support::{go, position, use_spot, workers};
use anachrony::data::Good;
use serde_json::json;

#[test]
fn supply_costs_water_by_morale_wakes_everybody_and_raises_morale() {
    // ANA-SUPPLY-01, ANA-SUPPLY-02
    let costs = [4, 4, 5, 5, 6, 7, 7];
    for (morale, cost) in (0..7).zip(costs) {
        let mut game = position(2).active(0, "1S").tired(0, "1E 2A").morale(0, morale).goods(0, "9W").ready();
        game.choose(0, go("scientist", "supply"));
        assert_eq!(game.player(0).goods[Good::Water], 9 - cost, "morale {morale}");
        assert_eq!((game.player(0).active, game.player(0).tired), (workers("1E 2A"), workers("")));
        assert_eq!(game.player(0).morale, (morale + 1).min(6));
    }
    assert!(!position(2).active(0, "1S").goods(0, "4W").ready().offers(0, go("scientist", "supply")));
}

#[test]
fn at_the_right_end_supply_gives_points_instead() {
    // ANA-SUPPLY-03
    let mut game = position(2).active(0, "1S").morale(0, 6).goods(0, "7W").ready();
    game.choose(0, go("scientist", "supply"));
    assert_eq!((game.player(0).morale, game.player(0).points), (6, 2));
}

#[test]
fn administrators_and_geniuses_are_motivated_on_supply() {
    // ANA-SUPPLY-04
    for (worker, active) in [("scientist", ""), ("engineer", ""), ("administrator", "1A"), ("genius", "1G")] {
        let mut game = position(2).active(0, "1S 1E 1A 1G").goods(0, "5W").ready();
        game.choose(0, go(worker, "supply"));
        game.0.players[0].active = workers("");
        game.end_era();
        assert_eq!(game.player(0).active, workers(active), "{worker}");
    }
}

#[test]
fn the_woken_can_work_in_the_same_era_and_turn() {
    // ANA-SUPPLY-05, ANA-LEADER-01
    let mut game = crate::support::led_by("harmony", "haulani")
        .active(0, "1A")
        .tired(0, "1S")
        .charged(0, 1)
        .goods(0, "5W")
        .ready();
    game.choose(0, json!({"use": "leader"}));
    assert_eq!((game.waiting(), game.player(0).active), (vec![0], workers("1S")), "Supply was the only space");
    game.choose(0, go("scientist", "purify"));
    assert!(game.has(0, "4W"));
}

#[test]
fn supply_with_nobody_tired_is_allowed_and_once_an_era() {
    // ANA-SUPPLY-06, ANA-SPACE-04
    let mut game = position(2).active(0, "2S").goods(0, "12W").ready();
    game.choose(0, go("scientist", "supply"));
    assert_eq!(game.player(0).morale, 4);
    game.choose(1, json!("pass"));
    assert!(!game.offers(0, go("scientist", "supply")));
}

#[test]
fn morale_beyond_the_right_end_gives_points_whatever_its_source() {
    // ANA-SUPPLY-07, ANA-SUPER-11
    let mut game =
        position(2).active(0, "1A").morale(0, 6).goods(0, "1W").project(0, "welfare_society", "lab", 1).ready();
    game.choose(0, crate::support::work("administrator", "lab", 1));
    assert_eq!((game.player(0).morale, game.player(0).points), (6, 2));
}

#[test]
fn force_workers_wakes_everybody_and_lowers_morale_for_a_marker() {
    // ANA-FORCE-01, ANA-FORCE-06
    let mut game = position(2).tired(0, "1S 1E").charged(0, 1).ready();
    assert!(game.named(0, "place").is_empty());
    game.choose(0, json!({"use": "force"}));
    assert_eq!((game.player(0).active, game.player(0).morale, game.player(0).markers), (workers("1S 1E"), 2, 6));
    assert!(!game.offers(0, json!({"use": "force"})));
    game.choose(0, go("engineer", "purify"));
    assert!(game.has(0, "3W"), "the woken work in the same turn");
}

#[test]
fn at_the_left_end_force_workers_costs_a_worker_of_choice() {
    // ANA-FORCE-02, ANA-FORCE-03, ANA-WORKER-07
    let mut game = position(2).active(0, "1S").tired(0, "1E").morale(0, 0).charged(0, 1).ready();
    game.choose(0, json!({"use": "force"}));
    assert_eq!(game.named(0, "lose").len(), 2);
    game.choose(0, json!({"lose": {"worker": "scientist", "column": "active"}}));
    assert_eq!((game.player(0).active, game.player(0).morale), (workers("1E"), 0));
    // A worker on a space is not lost, and with none on the board nothing is.
    let mut game = position(2).active(0, "1S").morale(0, 0).charged(0, 1).ready();
    game.choose(0, go("scientist", "purify"));
    game.choose(1, json!("pass"));
    game.choose(0, json!({"use": "force"}));
    assert_eq!(game.0.workers_of(tabletop::Seat(0)), workers("1S"));
    assert_eq!(game.waiting(), [0]);
}

#[test]
fn supply_and_force_workers_may_both_be_used_in_an_era() {
    // ANA-FORCE-05
    let mut game = position(2).active(0, "1A").goods(0, "9W").built(0, &[303]).ready();
    game.choose_all(0, &[json!({"use": "force"}), use_spot("life_support", 1), go("administrator", "supply")]);
    assert_eq!(game.player(0).morale, 3);
}
