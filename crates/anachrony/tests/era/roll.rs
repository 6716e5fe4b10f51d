//! Paradox rolls.

use crate::support::{Played, position, position_on};
use anachrony::Participant;
use anachrony::data::PARADOX_DIE;
use anachrony::state::Phase;
use serde_json::json;

/// Who rolled for which tile.
fn rolls(game: &Played) -> Vec<(u8, u8)> {
    game.0.paradox_rolls.iter().map(|roll| (roll.seat.0, roll.tile)).collect()
}

#[test]
fn tiles_are_checked_from_the_left_and_empty_ones_skipped() {
    // ANA-ROLL-01, ANA-ROLL-02
    let game = position(2).era(5).warp(0, "gold", 3).warp(1, "gold", 1).rolling();
    assert_eq!(rolls(&game), [(1, 1), (0, 3)]);
    for roll in &game.0.paradox_rolls {
        assert_eq!(game.player(roll.seat.index()).paradoxes, roll.paradoxes, "what was rolled is taken");
    }
    assert_eq!(PARADOX_DIE, [0, 1, 1, 1, 1, 2]);
}

#[test]
fn only_whoever_has_the_most_tokens_on_a_tile_rolls_and_the_tied_all_do() {
    // ANA-ROLL-03, ANA-ROLL-04, ANA-ROLL-05
    let game = position(3)
        .era(3)
        .with(|game| game.first_player = Participant(1))
        .warp(0, "gold", 1)
        .warp(1, "gold", 1)
        .warp(1, "water", 1)
        .warp(0, "titanium", 2)
        .warp(2, "titanium", 2)
        .rolling();
    assert_eq!(rolls(&game), [(1, 1), (2, 2), (0, 2)], "the tied in turn order, from seat 1");
}

#[test]
fn an_anomaly_ends_the_rolling_of_its_player_and_nobody_rolls_instead() {
    // ANA-ROLL-06, ANA-ROLL-07, ANA-PARADOX-03
    let fixed = position_on("A", 2, &["fixed_paradox"]).era(4).paradoxes(0, 2);
    let mut game = fixed
        .warp(0, "gold", 1)
        .warp(0, "water", 2)
        .warp(0, "titanium", 2)
        .warp(1, "gold", 2)
        .warp(1, "suit", 3)
        .rolling();
    assert_eq!((game.player(0).paradoxes, game.player(0).stopped), (0, true));
    game.choose(0, json!({"anomaly": crate::support::at("lab", 1)}));
    assert_eq!(rolls(&game), [(0, 1), (1, 3)], "tile 2 is nobody's");
    assert_eq!((game.player(0).anomalies(), game.player(1).paradoxes), (1, 1));
}

#[test]
fn a_player_who_stopped_may_roll_again_in_the_next_era() {
    // ANA-ROLL-06
    let fixed = position_on("A", 2, &["fixed_paradox"]).era(2).paradoxes(0, 2).warp(0, "gold", 1);
    let mut game = fixed.rolling();
    game.choose(0, json!({"anomaly": crate::support::at("lab", 1)}));
    game.choose(0, json!("skip"));
    assert!(!game.player(0).stopped);
    game.idle_until(|game| game.era == 3);
    assert_eq!(game.player(0).paradoxes, 1);
}

#[test]
fn instead_of_every_roll_one_paradox_is_taken_if_so_agreed() {
    // ANA-ROLL-08, ANA-VARFIX-01
    let game = position_on("A", 2, &["fixed_paradox"]).era(3).warp(0, "gold", 1).warp(0, "water", 2).rolling();
    assert_eq!(game.player(0).paradoxes, 2);
    let differ = (0..40u8).map(|seed| {
        let game = position(2)
            .era(3)
            .warp(0, "gold", 1)
            .with(|game| game.chance = tabletop::Chance::new(tabletop::Seed([seed; 32])));
        game.rolling().player(0).paradoxes
    });
    let rolled: std::collections::BTreeSet<u8> = differ.collect();
    assert_eq!(rolled.into_iter().collect::<Vec<_>>(), [0, 1, 2], "a die has all three");
}

#[test]
fn the_tokens_of_an_era_count_from_the_next_era_on() {
    // ANA-ROLL-01
    let mut game = position_on("A", 2, &["fixed_paradox"]).warp(0, "gold", 2).rolling();
    assert!(rolls(&game).is_empty());
    game.idle_until(|game| game.era == 3 && matches!(game.phase, Phase::PowerUp { .. }));
    assert_eq!(rolls(&game), [(0, 2)]);
}
