//! LOOP-BONUS: what the Agency gives for an archived mission.

use crate::support::*;
use serde_json::json;
use the_loop::data::{Card, CardSet};

/// A complete mission where Mr. Time is; the top of the Great Deck is known.
fn complete() -> Position {
    position(&["mr_time", "v_girl", "cztwyzzek"])
        .mission("end", "quantum_bomb", 6)
        .great_deck(&["battle_steed", "trebuchet", "spartan_shield", "flint_starter", "umbrella"])
        .next_clones(&[("dawn", "end")])
        .chutes(&["next", "doctor"])
        .next_doctor(&["industrial"])
}

fn archived(position: Position) -> Played {
    let mut game = position.ready();
    game.choose_all(&[end(), json!("archive")]);
    game
}

/// The Great Deck is empty, just these cards are destroyed, and the others are in Mr. Time's discard pile.
fn short(cards: &'static [&'static str]) -> Position {
    complete().only_great_deck(&[]).with(move |game| {
        let destroyed: CardSet = cards.iter().map(|name| named::<Card>(name)).collect();
        let rest = game.destroyed.without(destroyed);
        (game.destroyed, game.piles[0].discard) = (destroyed, game.piles[0].discard.union(rest));
    })
}

#[test]
fn as_many_cards_are_shown_as_there_are_players_and_one_more() {
    // LOOP-BONUS-01
    let agents = ["mr_time", "v_girl", "cztwyzzek", "time_prowler"];
    for players in 2..=4 {
        let game = archived(position(&agents[..players]).mission("end", "quantum_bomb", 6));
        assert_eq!(game.named("take").len(), players + 1);
    }
}

#[test]
fn everybody_takes_one_from_the_active_player_on_and_the_last_card_is_destroyed() {
    // LOOP-BONUS-02, LOOP-BONUS-03, LOOP-BONUS-04, LOOP-BONUS-08
    let mut game = archived(complete().active(1).agent(1, "end"));
    assert_eq!((game.waiting(), game.named("take").len()), (1, 4));
    assert!(!game.offers(skip()), "nobody may go without");
    game.choose(take("battle_steed"));
    assert_eq!((game.waiting(), game.named("take").len()), (2, 3));
    assert!(!game.offers(skip()));
    game.choose(take("trebuchet"));
    assert_eq!((game.waiting(), game.named("take")), (0, vec!["spartan_shield".into(), "flint_starter".into()]));
    game.choose(take("spartan_shield"));
    assert!(game.is_destroyed("flint_starter") && game.0.bonus.is_empty());
    assert_eq!(game.0.destroyed.len(), 1, "one card, and no other");
    assert!(game.hand(1).contains(&"battle_steed") && game.hand(2).contains(&"trebuchet"));
    assert_eq!(game.hand(0)[..], ["ionic_temporograph", "duct_tape", "spartan_shield"][..], "it was on top");
}

#[test]
fn a_full_hand_leaves_the_bonus_on_top_of_the_own_deck() {
    // LOOP-BONUS-02, LOOP-END-04
    let mut game = archived(complete().hand(1, &["donut", "soles", "exo_kick"]));
    game.choose_all(&[take("battle_steed"), take("trebuchet"), take("spartan_shield")]);
    assert_eq!(game.deck(1)[0], "trebuchet");
    assert_eq!(game.hand(1), ["exo_kick", "donut", "soles"]);
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
fn a_vortex_does_no_harm_to_the_bonus() {
    // LOOP-BONUS-05: the cards do not appear in eras
    let mut game = archived(complete().vortex("medieval"));
    assert!(game.0.available.is_empty() && game.0.destroyed.is_empty());
    game.choose_all(&[take("battle_steed"), take("trebuchet"), take("spartan_shield")]);
    assert!(game.hand(0).contains(&"battle_steed") && game.hand(1).contains(&"trebuchet"));
    assert!(game.is_destroyed("flint_starter") && !game.is_available("flint_starter"));
}

#[test]
fn a_great_deck_that_runs_out_goes_on_with_the_destroyed_pile() {
    // LOOP-BONUS-06
    let game = archived(complete().only_great_deck(&["battle_steed"]));
    assert_eq!(game.named("take").len(), 4);
    assert!(game.offers(take("battle_steed")));
    assert_eq!((game.0.great_deck.cards.len(), game.0.destroyed.len()), (45, 0));
}

#[test]
fn with_too_few_cards_players_choose_while_they_last_and_none_is_destroyed() {
    // LOOP-BONUS-09: two cards for three players; the second has no choice any more, the third gets none
    let mut game = archived(short(&["battle_steed", "trebuchet"]));
    assert_eq!((game.waiting(), game.named("take").len()), (0, 2));
    game.choose(take("trebuchet"));
    assert!(game.hand(0).contains(&"trebuchet") && game.hand(1).contains(&"battle_steed"));
    assert!(game.0.destroyed.is_empty() && game.hand(2).len() == 3);
    assert_eq!(game.0.turn, 2);
    // Three cards for three players: nothing is left over.
    let mut game = archived(short(&["battle_steed", "trebuchet", "umbrella"]));
    game.choose_all(&[take("trebuchet"), take("battle_steed")]);
    assert!(game.hand(2).contains(&"umbrella") && game.0.destroyed.is_empty());
    // None at all: the turn ends.
    let game = archived(short(&[]));
    assert_eq!((game.0.turn, game.waiting()), (2, 1));
}
