//! LOOP-ARCHIVE, LOOP-BONUS, LOOP-WIN: phase IV.

use crate::support::*;
use serde_json::json;
use the_loop::outcome::Ending;
use the_loop::state::Fate;

fn complete() -> Position {
    position(&["mr_time", "v_girl", "cztwyzzek"])
        .mission("end", "quantum_bomb", 6)
        .mission("dawn", "surrounded", 0)
        .great_deck(&["battle_steed", "trebuchet", "spartan_shield", "flint_starter"])
        .chutes(&["next", "doctor"])
        .next_doctor(&["industrial"])
}

#[test]
fn a_complete_mission_of_the_own_era_may_be_archived_and_another_opens() {
    // LOOP-ARCHIVE-01 to LOOP-ARCHIVE-05, LOOP-ARCHIVE-08, LOOP-TILE-05
    let mut game = complete().ready();
    game.choose(end());
    assert!(game.offers(json!("archive")) && game.offers(skip()));
    game.choose(json!("archive"));
    assert_eq!(game.tile("end").0, Fate::Archived);
    assert_eq!((game.0.tiles(Fate::Open), game.cubes("quantum_bomb")), (2, 0));
    let mut game = complete().agent(0, "robots").ready();
    game.choose(end());
    assert!(game.0.turn == 2 || !game.offers(json!("archive")), "LOOP-ARCHIVE-02");
    let mut game =
        position(&["mr_time", "v_girl"]).mission("end", "quantum_bomb", 5).chutes(&["next", "doctor"]).ready();
    game.choose(end());
    assert_eq!(game.0.turn, 2, "LOOP-ARCHIVE-03");
}

#[test]
fn the_bonus_is_shared_out_from_the_active_player_on_and_one_card_is_destroyed() {
    // LOOP-BONUS-01 to LOOP-BONUS-04, LOOP-BONUS-08
    let mut game = complete().active(1).agent(1, "end").ready();
    game.choose_all(&[end(), json!("archive")]);
    assert_eq!((game.waiting(), game.named("take").len()), (1, 4));
    game.choose(take("battle_steed"));
    assert_eq!((game.waiting(), game.named("take").len()), (2, 3));
    game.choose(take("trebuchet"));
    assert_eq!(game.waiting(), 0);
    game.choose(take("spartan_shield"));
    assert!(game.is_destroyed("flint_starter"));
    assert!(game.hand(1).contains(&"battle_steed") && game.hand(2).contains(&"trebuchet"));
    assert_eq!(
        game.hand(0)[..],
        ["ionic_temporograph", "duct_tape", "spartan_shield"][..],
        "LOOP-END-03: and it was on top"
    );
}

#[test]
fn the_bonus_lies_above_what_was_taken_before() {
    // LOOP-BONUS-07, LOOP-TAKE-05
    let mut game = complete().available(&["alarm_clock"]).ready();
    game.choose_all(&[end(), take("alarm_clock"), json!("archive"), take("trebuchet"), take("battle_steed")]);
    assert_eq!(game.0.piles[0].deck.known, 2);
    assert_eq!(game.deck(0)[..2], ["trebuchet", "alarm_clock"]);
}

#[test]
fn the_fourth_archived_mission_wins_at_once() {
    // LOOP-WIN-01, LOOP-WIN-03
    let mut game = complete().archived("medieval").archived("industrial").archived("robots").ready();
    game.choose_all(&[end(), json!("archive")]);
    let outcome = game.outcome();
    assert!(outcome.won && outcome.ending == Ending::Won && outcome.archived == 4);
    assert!(game.0.bonus.is_empty() && game.0.tiles(Fate::Open) == 1);
}

#[test]
fn a_great_deck_that_runs_out_goes_on_with_the_destroyed_pile() {
    // LOOP-BONUS-06
    let mut game = complete().only_great_deck(&["battle_steed"]).ready();
    game.choose_all(&[end(), json!("archive")]);
    assert_eq!(game.named("take").len(), 4);
    assert!(game.offers(take("battle_steed")));
}
