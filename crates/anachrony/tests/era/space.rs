//! Spaces in general, and those of the capital actions.

use crate::support::{Position, go, place, position, work};
use serde_json::json;

/// A rich player of four; any worker may be placed.
fn rich(players: usize) -> Position {
    position(players).goods(0, "9W 9T 9U 9G 9N").active(0, "2S 2E 2A 2G").charged(0, 5).pool("1S 1E").mine("N N")
}

#[test]
fn a_hexagonal_space_takes_one_suit_and_stays_taken_until_the_end_of_the_era() {
    // ANA-SPACE-01, ANA-SPACE-02
    let mut game = rich(2).active(1, "1E").charged(1, 1).goods(1, "5W").ready();
    game.choose(0, place("engineer", "mine", 3));
    assert!(!game.can_go(1, json!({"mine": 3})));
    assert!(game.can_go(1, json!({"mine": 1})) && game.can_go(1, json!({"mine": 2})), "in any order");
    game.end_era();
    game.idle_until(|game| game.phase == anachrony::state::Phase::Actions);
    assert!(game.0.mine.iter().all(Option::is_none));
}

#[test]
fn zones_take_any_number_of_suits() {
    // ANA-SPACE-03
    let mut game = rich(2).active(1, "1S").charged(1, 1).ready();
    game.choose(0, go("scientist", "purify"));
    assert!(game.can_go(1, json!("purify")));
    game.choose(1, json!("pass"));
    game.choose(0, go("scientist", "purify"));
    assert!(game.can_go(0, json!("purify")) && game.can_go(0, json!("nomads")));
    assert_eq!(game.player(0).suits_away, 2);
}

#[test]
fn a_worker_space_is_its_owners_once_an_era_and_needs_no_suit() {
    // ANA-SPACE-04
    let mut game = position(2).active(0, "2S").active(1, "1S").built(0, &[305]).ready();
    game.choose(0, work("scientist", "life_support", 1));
    assert_eq!(game.player(0).suits, 6);
    assert!(game.named(1, "place").iter().all(|place| place["on"].get("spot").is_none()), "nobody else's");
    game.choose(1, json!("pass"));
    assert!(!game.offers(0, work("scientist", "life_support", 1)));
}

#[test]
fn a_restricted_space_admits_the_kind_shown_and_geniuses() {
    // ANA-SPACE-05, ANA-WORKER-03
    let game = position(2).active(0, "1S 1E 1A 1G").built(0, &[104, 212, 307]).era(3).ready();
    let who = |row: &str| game.who_can_go(0, json!({"spot": crate::support::at(row, 1)}));
    assert_eq!(who("power_plant"), ["scientist", "genius"]);
    assert_eq!(who("factory"), ["engineer", "genius"]);
    assert_eq!(who("life_support"), ["administrator", "genius"]);
}

#[test]
fn a_fee_is_paid_before_anything_is_gained() {
    // ANA-SPACE-06
    let game = position(2).active(0, "1S 1A").charged(0, 1).pool("1S").ready();
    assert!(
        game.can_go(0, json!({"recruit": 1})) && !game.can_go(0, json!({"recruit": 2})),
        "not from the 2 W it would bring"
    );
    let game = position(2).active(0, "1E").built(0, &[214]).goods(0, "2W").ready();
    assert!(!game.offers(0, work("engineer", "factory", 1)));
    // The fee leaves too little to pay for the building itself.
    let game = position(2).active(0, "1S").charged(0, 1).built(0, &[301]).goods(0, "1U 2T 1W").ready();
    assert!(game.can_go(0, json!({"construct": 1})), "the second life support costs 1 W");
    assert!(!game.can_go(0, json!({"construct": 2})));
}

#[test]
fn the_top_space_is_free_the_middle_costs_one_water_and_the_bottom_two() {
    // ANA-CAPITAL-01
    for (number, water) in [(1, 9), (2, 8), (3, 7)] {
        let mut game = rich(4).ready();
        game.choose(0, place("scientist", "research", number));
        assert_eq!(game.player(0).goods[anachrony::data::Good::Water], water);
    }
    let poor = rich(4).goods(0, "1W").ready();
    assert!(poor.can_go(0, json!({"research": 2})) && !poor.can_go(0, json!({"research": 3})));
}

#[test]
fn the_council_copies_capital_actions_only() {
    // ANA-CAPITAL-02, ANA-MINE-04
    let mut game = rich(2)
        .full(1, 1)
        .with(|game| {
            for space in 0..3 {
                game.mine[space] = game.capital[1][0].suit;
            }
            game.players[1].suits -= 3;
        })
        .ready();
    game.choose(0, place("administrator", "council", 1));
    assert_eq!(game.choices(0), [json!({"perform": "recruit"}), json!("skip")]);
}

#[test]
fn after_the_impact_tiles_ask_no_water_and_the_workers_stay_the_same() {
    // ANA-CAPITAL-03, ANA-CAPITAL-04
    let game = rich(4).era(5).goods(0, "9T 9U 9G 9N").ready();
    for action in ["construct", "recruit", "research"] {
        assert!(game.can_go(0, json!({action: 3})) || action == "construct", "{action}");
    }
    assert_eq!(game.who_can_go(0, json!({"research": 1})), ["scientist", "genius"]);
    assert_eq!(game.who_can_go(0, json!({"recruit": 1})), ["engineer", "administrator", "genius"]);
    assert_eq!(game.who_can_go(0, json!({"construct": 1})), ["scientist", "engineer", "genius"]);
    let mut game = rich(4).era(5).ready();
    game.choose(0, place("scientist", "research", 3));
    assert_eq!(game.player(0).goods[anachrony::data::Good::Water], 9);
}
