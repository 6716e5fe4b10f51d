//! The worked examples of the rules that are about the base game; each number is shown where it belongs as well.
//!
//! The others (combat power, guardians, the asteroid's trajectory) come with their modules.

use crate::support::{at, go, position, use_spot, work};
use serde_json::json;

#[test]
fn an_engineer_at_the_outback_conditioner_saves_a_titanium_and_an_administrator_does_not_research() {
    // ANA-EX-04
    let outback =
        || position(2).project(0, "outback_conditioner", "lab", 1).goods(0, "2W 1T").active(0, "1E 1A").on_top(&[303]);
    let mut game = outback().ready();
    game.choose(0, work("engineer", "lab", 1));
    game.choose(0, crate::support::build("life_support"));
    assert!(game.has(0, ""));
    assert_eq!(
        outback().ready().who_can_go(0, json!({"spot": at("lab", 1)})),
        ["engineer"],
        "with an empty pool an administrator has nothing to do there"
    );
}

#[test]
fn eight_points_on_the_track_are_four_travels() {
    // ANA-EX-06
    let game = position(2).with(|game| game.players[0].time_travel = 4).outcome();
    assert_eq!(game.seats[0].score.time_travel, 8);
    let game = position(2).with(|game| game.players[0].time_travel = 3).outcome();
    assert!(game.seats[0].score.time_travel < 8);
}

#[test]
fn the_exocrawler_makes_two_actions_of_a_turn() {
    // ANA-EX-12
    let mut game = position(2).project(0, "exocrawler", "lab", 1).active(0, "2S").charged(0, 2).ready();
    game.choose_all(0, &[use_spot("lab", 1), go("scientist", "purify"), go("scientist", "purify")]);
    assert!(game.has(0, "8W"));
}
