//! Time travel and focus.

use crate::support::{Played, Position, place, position, use_spot, work, workers};
use anachrony::data::Warp;
use serde_json::json;

/// Seat 0 has plant 105 (range 3) and a scientist in era 6.
fn traveller() -> Position {
    position(2).era(6).active(0, "2S").built(0, &[105])
}

fn activate(position: Position) -> Played {
    let mut game = position.ready();
    game.choose(0, work("scientist", "power_plant", 1));
    game
}

#[test]
fn a_plant_sets_the_focus_then_a_token_there_may_be_repaid_which_moves_the_marker() {
    // ANA-TRAVEL-01, ANA-TRAVEL-08, ANA-TRAVEL-13
    let mut game =
        activate(traveller().warp(0, "gold", 4).warp(0, "titanium", 4).warp(0, "uranium", 5).goods(0, "1G 1T 1U"));
    game.choose(0, json!({"focus": 4}));
    assert_eq!(game.choices(0), [json!("skip"), json!({"repay": "titanium"}), json!({"repay": "gold"})]);
    game.choose(0, json!({"repay": "gold"}));
    assert!(game.has(0, "1T 1U"));
    assert_eq!((game.player(0).time_travel, game.player(0).era_of(Warp::Gold)), (1, None));
    assert_eq!((game.player(0).focus, game.waiting()), (4, vec![1]), "one token for each activation");
    let mut game = activate(traveller().warp(0, "gold", 4).goods(0, "1G"));
    game.choose(0, json!({"focus": 4}));
    game.choose(0, json!("skip"));
    assert_eq!((game.player(0).time_travel, game.player(0).focus), (0, 4), "without repaying there is no step");
}

#[test]
fn the_range_counts_from_the_current_tile_and_plants_do_not_add_up() {
    // ANA-TRAVEL-02, ANA-TRAVEL-05
    let game = activate(traveller().built(0, &[106, 102]));
    assert_eq!(game.words(0, "focus"), ["3", "4", "5"], "the impact is no tile");
}

#[test]
fn the_focus_may_stay_or_move_either_way_but_not_to_the_present() {
    // ANA-TRAVEL-03, ANA-TRAVEL-04, ANA-TRAVEL-06
    let mut game = activate(traveller().focus(0, 4));
    assert_eq!(game.words(0, "focus"), ["3", "4", "5"]);
    game.choose(0, json!({"focus": 4}));
    assert_eq!((game.player(0).focus, game.waiting()), (4, vec![1]));
    for era in [3, 5] {
        let mut game = activate(traveller().focus(0, 4));
        game.choose(0, json!({"focus": era}));
        assert_eq!(game.player(0).focus, era);
    }
    let far = activate(traveller().focus(0, 1));
    assert!(!far.offers(0, json!({"focus": 1})), "out of range, though it lies there");
}

#[test]
fn there_is_no_past_in_the_first_era() {
    // ANA-TRAVEL-07
    let game = position(2).era(1).active(0, "1S").built(0, &[105, 112, 113]).goods(0, "9W 9T").ready();
    assert!((1..=3).all(|place| !game.offers(0, work("scientist", "power_plant", place))));
}

#[test]
fn workers_are_repaid_from_the_active_column_by_the_very_kind() {
    // ANA-TRAVEL-09, ANA-TRAVEL-10, ANA-WORKER-02, ANA-WORKER-04
    let at_five = |position: Position| {
        let mut game = activate(position.warp(0, "engineer", 5));
        game.choose(0, json!({"focus": 5}));
        game
    };
    assert_eq!(at_five(traveller().tired(0, "1E")).waiting(), [1], "a tired one cannot go, so nothing is asked");
    assert_eq!(at_five(traveller().active(0, "1S 1G")).waiting(), [1], "nor a genius in another's place");
    let mut game = at_five(traveller().active(0, "1S 1E"));
    game.choose(0, json!({"repay": "engineer"}));
    assert_eq!(game.player(0).active, workers(""));
}

#[test]
fn a_suit_is_repaid_charged_and_goes_to_the_supply_and_the_water_token_with_two() {
    // ANA-TRAVEL-11, ANA-TRAVEL-12
    let mut game = activate(traveller().warp(0, "suit", 5).charged(0, 1));
    game.choose_all(0, &[json!({"focus": 5}), json!({"repay": "suit"})]);
    assert_eq!((game.player(0).suits_charged(), game.player(0).suits), (0, 6));
    let mut game = activate(traveller().warp(0, "suit", 5));
    game.choose(0, json!({"focus": 5}));
    assert_eq!(game.waiting(), [1], "an uncharged one will not do");
    for (water, can) in [("1W", false), ("2W", true)] {
        let mut game = activate(traveller().warp(0, "water", 5).goods(0, water));
        game.choose(0, json!({"focus": 5}));
        assert_eq!(game.named(0, "repay").len(), usize::from(can));
    }
}

#[test]
fn what_is_taken_back_by_other_means_costs_nothing_and_moves_nothing() {
    // ANA-TRAVEL-14, ANA-TRAVEL-15, ANA-LAB-07
    let mut game = position(2).active(0, "1S").built(0, &[407]).warp(0, "gold", 1).warp(0, "suit", 2).ready();
    game.choose(0, work("scientist", "lab", 1));
    assert_eq!(game.words(0, "take_back"), ["gold", "suit"], "from the current tile too; and it must be one");
    game.choose(0, json!({"take_back": "suit"}));
    assert_eq!((game.player(0).era_of(Warp::Suit), game.player(0).time_travel, game.player(0).points), (None, 0, 0));
}

#[test]
fn the_focus_stays_and_decides_which_superproject_can_be_built() {
    // ANA-TRAVEL-17, ANA-CONSTRUCT-05
    let rich = traveller().active(0, "2S").charged(0, 1).goods(0, "9T 9G 9U 9W 9N");
    let rich = rich.above(4, "continuum_stabilizer").breakthroughs(0, &["square_time_travel"]);
    let mut game = rich.ready();
    assert!(!Played(game.0.clone()).offers(0, json!({"superproject": crate::support::at("lab", 1)})));
    game.choose(0, work("scientist", "power_plant", 1));
    game.choose(0, json!({"focus": 4}));
    game.choose(1, json!("pass"));
    game.choose(0, place("scientist", "construct", 2));
    game.choose(0, json!({"superproject": crate::support::at("lab", 1)}));
    assert!(game.player(0).superprojects().any(|project| project.name() == "continuum_stabilizer"));
}

#[test]
fn at_the_right_end_of_the_track_repaying_is_still_allowed() {
    // ANA-TRAVEL-18
    let mut game = activate(traveller().warp(0, "gold", 5).goods(0, "1G").with(|game| game.players[0].time_travel = 8));
    game.choose_all(0, &[json!({"focus": 5}), json!({"repay": "gold"})]);
    assert_eq!((game.player(0).time_travel, game.player(0).warped().count()), (8, 0));
}

#[test]
fn temporal_tourism_travels_fully_but_labs_do_not_help_it() {
    // ANA-SUPER-05, ANA-SUPER-06
    let tourist = position(2).era(6).project(0, "temporal_tourism", "factory", 1).built(0, &[401, 402]);
    let mut game = tourist.warp(0, "gold", 3).goods(0, "1G").ready();
    game.choose(0, use_spot("factory", 1));
    assert_eq!(game.words(0, "focus"), ["3", "4", "5"]);
    game.choose_all(0, &[json!({"focus": 3}), json!({"repay": "gold"})]);
    assert_eq!((game.player(0).time_travel, game.player(0).focus), (1, 3));
}
