//! LOOP-DECK: own deck, hand, discard pile.

use crate::support::*;
use std::collections::BTreeSet;
use tabletop::{Chance, Seed};
use the_loop::TheLoop;
use the_loop::data::{Card, CardSet};

fn base() -> Position {
    position(&["mr_time", "v_girl"]).next_clones(&[("dawn", "end")]).chutes(&["next", "doctor"])
}

#[test]
fn nobody_draws_from_a_deck_or_discard_pile_of_somebody_else() {
    // LOOP-DECK-01, LOOP-DECK-09: with no card left to draw the draw is skipped
    let mut game = base()
        .with(|game| {
            let own: CardSet = std::mem::take(&mut game.piles[0].deck.cards).iter().copied().collect();
            game.destroyed = game.destroyed.union(own);
        })
        .discard(1, &["donut"])
        .ready();
    game.end_turn();
    assert_eq!((game.hand(0).len(), game.hand(1).len()), (0, 3));
    assert_eq!(game.discard(1), ["donut"]);
    assert_eq!(game.deck(1).len(), 2);
}

#[test]
fn a_draw_takes_the_top_of_the_own_deck_and_the_card_comes_ready() {
    // LOOP-DECK-03, LOOP-DECK-05: the Great Deck gives one artifact of the next turn and nothing else
    let mut game =
        base().deck(0, &["whistle", "paperclip", "grab_boot", "duct_tape"]).exhausted(0, &["telegraph"]).ready();
    let great = game.0.great_deck.cards.len();
    game.end_turn();
    assert_eq!(game.hand(0), ["grab_boot", "whistle", "paperclip"]);
    assert_eq!(game.ready_cards(0).len(), 3);
    assert_eq!(game.deck(0), ["duct_tape"]);
    assert_eq!(game.0.great_deck.cards.len(), great - 1);
}

#[test]
fn a_hand_has_no_upper_limit() {
    // LOOP-DECK-06: neither in the turn nor, for those who do not act, at its end
    let own = ["ionic_temporograph", "duct_tape", "grab_boot", "whistle", "paperclip"];
    let mut game =
        base().hand(0, &own).hand(0, &["telegraph"]).hand(1, &["donut", "soles", "exo_kick", "super_pants"]).ready();
    game.choose(play("telegraph"));
    assert_eq!((game.hand(0).len(), game.hand(1).len()), (7, 5));
    assert_eq!(game.named("use").len(), 6, "all but the card that was used");
    game.end_turn();
    assert_eq!(game.hand(1).len(), 5);
}

#[test]
fn an_exhausted_card_cannot_be_used_until_it_is_readied() {
    // LOOP-DECK-04
    let mut game = base().energy("end", 1).hand(0, &["duct_tape", "whistle"]).ready();
    game.choose(play("duct_tape"));
    assert!(!game.offers(play("duct_tape")) && game.offers(play("whistle")));
    game.choose(loop_("spiral"));
    assert!(game.offers(play("duct_tape")));
}

#[test]
fn discarded_cards_lie_open_on_their_owners_pile() {
    // LOOP-DECK-07, LOOP-END-02
    let mut game = base().hand(0, &["duct_tape", "battle_steed"]).discard(0, &["whistle"]).ready();
    game.end_turn();
    assert_eq!(game.discard(0), ["duct_tape", "whistle", "battle_steed"]);
    assert!(game.discard(1).is_empty());
}

#[test]
fn an_empty_deck_is_made_anew_of_the_whole_discard_pile_and_the_draw_goes_on() {
    // LOOP-DECK-08: what was in the deck is drawn first
    let mut game = base().deck(0, &["whistle"]).hand(0, &["battle_steed"]).ready();
    game.end_turn();
    assert!(game.hand(0).contains(&"whistle"));
    assert_eq!((game.hand(0).len(), game.deck(0).len(), game.discard(0).len()), (3, 4, 0), "seven cards in all");
}

#[test]
fn the_new_deck_is_shuffled() {
    // LOOP-DECK-08, LOOP-ART-04: with other chance other cards are drawn, and other artifacts appear
    let (mut hands, mut appeared) = (BTreeSet::new(), BTreeSet::new());
    for number in 0..40 {
        let chance = move |game: &mut TheLoop| game.chance = Chance::new(Seed([2; 32]).nth(number));
        let mut game = base().deck(0, &[]).only_great_deck(&[]).with(chance).ready();
        game.end_turn();
        hands.insert(game.hand(0));
        appeared.insert(game.0.available.iter().map(Card::name).next());
    }
    assert!(hands.len() > 10 && appeared.len() > 20, "{} hands, {} artifacts", hands.len(), appeared.len());
}

#[test]
fn an_empty_deck_stays_empty_until_a_card_has_to_be_drawn() {
    // LOOP-DECK-10
    let mut game = base().deck(0, &["whistle", "paperclip", "grab_boot"]).ready();
    game.end_turn();
    assert_eq!((game.hand(0).len(), game.deck(0).len(), game.discard(0).len()), (3, 0, 3));
}
