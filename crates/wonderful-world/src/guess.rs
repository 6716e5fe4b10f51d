//! A state that a viewer cannot tell from the real one.

use crate::data::Card;
use crate::state::{Heap, WonderfulWorld};
use tabletop::{Chance, Dice, Viewer};

impl WonderfulWorld {
    /// What is hidden from the viewer is dealt anew, and the coming chance is fresh.
    pub(crate) fn redealt_for(&self, viewer: Viewer, dice: &mut Dice) -> Self {
        let mut guess = self.clone();
        guess.chance = Chance::new(dice.seed());
        if self.is_solo() {
            guess.redeal_alone(viewer, dice);
        } else {
            guess.redeal_draft(viewer, dice);
        }
        guess
    }

    /// Hands that the viewer has never held are mixed with the deck; unseen picks may be any card of their hand.
    fn redeal_draft(&mut self, viewer: Viewer, dice: &mut Dice) {
        let mut hidden = Vec::with_capacity(150);
        hidden.extend_from_slice(&self.deck.cards);
        for seat in self.all_seats().iter().filter(|&seat| !self.knows_hand(viewer, seat)) {
            hidden.extend_from_slice(&self.players[seat.index()].hand);
        }
        dice.shuffle(&mut hidden);
        let mut rest = hidden.into_iter();
        for seat in self.all_seats().iter() {
            let known = self.knows_hand(viewer, seat);
            let player = &mut self.players[seat.index()];
            if !known {
                fill(&mut player.hand, &mut rest);
                player.hand.sort_unstable();
            }
            if player.pick.is_some() && !viewer.is(seat) {
                player.pick = dice.pick(&player.hand);
            }
        }
        fill(&mut self.deck.cards, &mut rest);
    }

    /// Deck and piles are mixed, but what was openly shuffled into the deck stays there. A spectator does not know the
    /// hand either: for one, what was shuffled in may also be there.
    fn redeal_alone(&mut self, viewer: Viewer, dice: &mut Dice) {
        let spectator = viewer == Viewer::Spectator;
        let stirred = if spectator { self.stirred.in_deck_or_hand } else { self.stirred.in_deck };
        let mut hidden: Heap =
            self.deck.cards.iter().chain(self.piles.iter().flat_map(|pile| pile.iter())).copied().collect();
        if spectator {
            for &card in self.players[0].hand.iter().chain(&self.players[0].dug) {
                hidden.add(card);
            }
        }
        for card in stirred.cards() {
            hidden.take(card);
        }
        let mut hidden: Vec<Card> = hidden.cards().collect();
        dice.shuffle(&mut hidden);
        let mut rest = hidden.into_iter();
        for pile in self.piles.iter_mut() {
            fill(pile, &mut rest);
        }
        let mut rest: Vec<Card> = rest.chain(stirred.cards()).collect();
        dice.shuffle(&mut rest);
        let mut rest = rest.into_iter();
        if spectator {
            let player = &mut self.players[0];
            fill(&mut player.hand, &mut rest);
            player.hand.sort_unstable();
            fill(&mut player.dug, &mut rest);
            player.dug.sort_unstable();
            self.stirred.in_deck = self.stirred.in_deck_or_hand;
            for card in player.hand.iter().chain(&player.dug) {
                self.stirred.in_deck.take(*card);
            }
        }
        fill(&mut self.deck.cards, &mut rest);
    }
}

/// Replaces as many cards as there are.
fn fill(cards: &mut [Card], from: &mut impl Iterator<Item = Card>) {
    for (card, new) in cards.iter_mut().zip(from) {
        *card = new;
    }
}
