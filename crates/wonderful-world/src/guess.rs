//! A state that a viewer cannot tell from the real one.

use crate::data::{COPIES, Card};
use crate::state::{Heap, WonderfulWorld};
use tabletop::{Dice, Game, List, Viewer};

impl WonderfulWorld {
    /// Hands that the viewer has never held are mixed with the deck; unseen picks may be any card of their hand.
    pub(crate) fn redeal_draft(&mut self, viewer: Viewer, dice: &mut Dice) {
        let unknown = self.seats().iter().filter(|&seat| !self.knows_hand(viewer, seat));
        let hands = unknown.flat_map(|seat| &self.players[seat.index()].hand);
        let mut hidden: List<Card, COPIES> = self.deck.cards.iter().chain(hands).copied().collect();
        dice.deal_anew(&mut hidden);
        let mut rest = hidden.iter().copied();
        for seat in self.seats().iter() {
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
    /// hand either: as many of its cards as were dug up and kept may come from the deck, the others came from a pile.
    pub(crate) fn redeal_alone(&mut self, viewer: Viewer, dice: &mut Dice) {
        let spectator = viewer == Viewer::Spectator;
        let reshuffled = if spectator { self.reshuffled.in_deck_or_hand } else { self.reshuffled.in_deck };
        let piles = self.piles.iter().flat_map(|pile| pile.iter());
        let mut hidden: Heap = self.deck.cards.iter().chain(piles).copied().collect();
        if spectator {
            for &card in self.players[0].hand.iter().chain(&self.players[0].dug) {
                hidden.add(card);
            }
        }
        for card in reshuffled.cards() {
            hidden.take(card);
        }
        let mut hidden: Vec<Card> = hidden.cards().collect();
        dice.shuffle(&mut hidden);
        let mut never_in_deck = hidden.into_iter();
        for pile in self.piles.iter_mut() {
            fill(pile, &mut never_in_deck);
        }
        let player = &mut self.players[0];
        let kept = player.hand.len().min(player.kept.into());
        if spectator {
            fill(&mut player.hand[kept..], &mut never_in_deck);
        }
        let mut in_deck: Vec<Card> = never_in_deck.chain(reshuffled.cards()).collect();
        dice.shuffle(&mut in_deck);
        let mut in_deck = in_deck.into_iter();
        if spectator {
            fill(&mut player.hand[..kept], &mut in_deck);
            fill(&mut player.dug, &mut in_deck);
            self.reshuffled.in_deck = reshuffled;
            for card in player.hand[..kept].iter().chain(&player.dug) {
                self.reshuffled.in_deck.take(*card);
            }
            player.hand.sort_unstable();
            player.dug.sort_unstable();
        }
        fill(&mut self.deck.cards, &mut in_deck);
    }
}

/// Replaces as many cards as there are.
fn fill(cards: &mut [Card], from: &mut impl Iterator<Item = Card>) {
    for (card, new) in cards.iter_mut().zip(from) {
        *card = new;
    }
}
