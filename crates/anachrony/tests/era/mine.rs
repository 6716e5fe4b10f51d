//! Mine, purify water, trade with nomads.

use crate::support::{Played, go, place, position, workers};
use anachrony::data::Good;
use serde_json::json;

#[test]
fn a_resource_of_choice_comes_out_of_the_pool_which_is_not_refilled() {
    // ANA-MINE-01, ANA-MINE-02
    let mut game = position(2).active(0, "2S").charged(0, 2).mine("N G T").ready();
    game.choose(0, place("scientist", "mine", 1));
    assert_eq!(game.words(0, "take"), ["titanium", "gold", "neutronium"]);
    game.choose(0, json!({"take": "neutronium"}));
    assert!(game.has(0, "1N 1U"));
    assert_eq!(game.0.mine_pool[..], [Good::Gold, Good::Titanium]);
}

#[test]
fn engineers_and_geniuses_are_motivated_in_the_mine_and_anybody_may_go_there() {
    // ANA-MINE-03
    for (worker, active) in [("scientist", ""), ("engineer", "1E"), ("administrator", ""), ("genius", "1G")] {
        let mut game = position(2).active(0, "1S 1E 1A 1G").charged(0, 1).mine("N").ready();
        game.choose(0, place(worker, "mine", 1));
        game.0.players[0].active = workers("");
        game.end_era();
        assert_eq!(game.player(0).active, workers(active), "{worker}");
    }
}

#[test]
fn there_are_three_mining_spaces_with_every_number_of_players() {
    // ANA-MINE-04
    for players in 2..=4 {
        let game = position(players).active(0, "1S").charged(0, 1).mine("N").ready();
        assert!((1..=3).all(|space| game.can_go(0, json!({"mine": space}))));
    }
}

#[test]
fn purifying_gives_three_water_and_scientists_and_geniuses_one_more() {
    // ANA-PURIFY-01
    for (worker, water) in [("scientist", 4), ("engineer", 3), ("administrator", 3), ("genius", 4)] {
        let mut game = position(2).active(0, "1S 1E 1A 1G").charged(0, 1).ready();
        game.choose(0, go(worker, "purify"));
        assert_eq!(game.player(0).goods[Good::Water], water, "{worker}");
    }
}

/// Seat 0 trades, with these goods.
fn trading(worker: &str, owned: &str) -> Played {
    let mut game = position(2).active(0, "1S 1E 1A 1G").charged(0, 1).goods(0, owned).ready();
    game.choose(0, go(worker, "nomads"));
    game
}

#[test]
fn nomads_exchange_eight_ways() {
    // ANA-TRADE-01, ANA-TRADE-03
    for worker in ["scientist", "engineer"] {
        assert_eq!(trading(worker, "3W 1C 1N 1T 1G").words(0, "trade").len(), 8);
    }
    let facts = [
        ("water_for_core", "3W 1N", "1N 1C"),
        ("core_for_water", "1C 1N", "3W 1N"),
        ("core_for_neutronium", "1C 1N", "2N"),
        ("neutronium_for_core", "1C 1N", "2C"),
        ("two_for_neutronium", "3W 1T 1G", "3W 1N"),
        ("two_for_water", "3W 1T 1G", "6W"),
    ];
    for (trade, before, after) in facts {
        let mut game = trading("engineer", before);
        game.choose(0, json!({"trade": trade}));
        assert!(game.has(0, after), "{trade}");
    }
    for (trade, before) in [("neutronium_for_two", "1N 1C"), ("water_for_two", "3W 1C")] {
        let mut game = trading("engineer", before);
        game.choose_all(0, &[json!({"trade": trade}), json!({"gain": "gold"}), json!({"gain": "uranium"})]);
        assert!(game.has(0, "1G 1U 1C"), "{trade}");
    }
}

#[test]
fn what_is_given_of_three_kinds_is_chosen_where_it_matters() {
    // ANA-TRADE-01
    let mut game = trading("engineer", "2T 1U 1W");
    game.choose(0, json!({"trade": "two_for_water"}));
    assert_eq!(game.words(0, "pay"), ["titanium", "uranium"]);
    game.choose(0, json!({"pay": "titanium"}));
    assert_eq!(game.words(0, "pay"), ["titanium", "uranium"]);
    game.choose(0, json!({"pay": "titanium"}));
    assert!(game.has(0, "1U 4W"));
}

#[test]
fn administrators_and_geniuses_trade_twice_and_may_use_what_the_first_brought() {
    // ANA-TRADE-02
    for worker in ["administrator", "genius"] {
        let mut game = trading(worker, "3W");
        game.choose_all(0, &[json!({"trade": "water_for_core"}), json!({"trade": "core_for_neutronium"})]);
        assert!(game.has(0, "1N"), "{worker}");
        assert_eq!(game.waiting(), [1]);
        let mut game = trading(worker, "3W");
        game.choose_all(0, &[json!({"trade": "water_for_core"}), json!("skip")]);
        assert!(game.has(0, "1C"));
    }
    let mut game = trading("scientist", "3W");
    game.choose(0, json!({"trade": "water_for_core"}));
    assert_eq!(game.waiting(), [1], "others once");
}
