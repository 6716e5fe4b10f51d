//! LOOP-TAKE: phase III.

use crate::support::*;

/// Mr. Time in the Middle Ages; two artifacts lie there, one in the Dawn.
fn base() -> Position {
    position(&["mr_time", "v_girl"])
        .agent(0, "medieval")
        .available(&["battle_steed", "trebuchet", "flint_starter"])
        .next_clones(&[("dawn", "end")])
        .great_deck(&["alarm_clock"])
        .chutes(&["next", "doctor"])
}

#[test]
fn one_artifact_of_the_era_where_the_actions_ended_may_be_taken() {
    // LOOP-TAKE-01, LOOP-TAKE-04, LOOP-EX-08
    let mut game = base().ready();
    game.choose(end());
    assert_eq!(game.named("take"), ["battle_steed", "trebuchet"], "not that of an adjacent era");
    game.choose(take("battle_steed"));
    assert!(game.is_available("trebuchet") && game.is_available("flint_starter"));
    assert_eq!((game.0.turn, game.is_available("battle_steed")), (2, false), "and no second one");
    let mut game = base().ready();
    game.choose_all(&[free("dawn"), end()]);
    assert_eq!(game.named("take"), ["flint_starter"], "where the actions ended, not where they began");
}

#[test]
fn taking_is_optional() {
    // LOOP-TAKE-02
    let mut game = base().ready();
    game.choose(end());
    assert!(game.offers(skip()));
    game.choose(skip());
    assert!(game.is_available("battle_steed") && game.is_available("trebuchet"));
    assert_eq!(game.hand(0), ["ionic_temporograph", "duct_tape", "grab_boot"]);
}

#[test]
fn what_is_taken_goes_on_top_of_the_own_deck_and_is_drawn_first() {
    // LOOP-TAKE-03, LOOP-TAKE-05
    let mut game = base().ready();
    game.choose_all(&[end(), take("battle_steed")]);
    assert_eq!(game.hand(0), ["ionic_temporograph", "duct_tape", "battle_steed"]);
    assert!(game.ready_cards(0).contains(&"battle_steed"));
    assert_eq!(game.deck(0)[..], ["grab_boot", "whistle", "paperclip", "radio_watch"][..]);
    assert!(!game.hand(1).contains(&"battle_steed") && game.deck(1).len() == 3);
}
