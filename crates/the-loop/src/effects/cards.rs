//! Cards: discarded, destroyed, readied, taken back, applied, revealed.

use crate::data::{Card, CardSet, Dimension};
use crate::event::Event;
use crate::state::TheLoop;
use crate::step::{Frame, Step};
use tabletop::{Events, Sink};

impl TheLoop {
    /// The cards that can be picked for a step.
    pub(super) fn cards_for(&self, step: &Step) -> CardSet {
        let me = self.me();
        match step {
            Step::Discard | Step::DestroyCard => me.hand,
            Step::Ready => {
                let applied = self.frame().and_then(|frame| frame.card).map_or(CardSet::NONE, CardSet::only);
                me.exhausted.without(CardSet::BY_DIMENSION[Dimension::BlackHole as usize]).without(applied)
            }
            Step::Recover => self.piles[self.pile_of(self.active.into())].discard,
            Step::UseOther => {
                let others = self.agents.iter().filter(|one| one.agent != me.agent);
                let hands = others.fold(CardSet::NONE, |hands, one| hands.union(one.hand));
                // A chain of cards that apply cards would have no end.
                hands.without(CardSet::USE_OTHERS)
            }
            _ => CardSet::NONE,
        }
    }

    pub(super) fn pick_card<S: Sink<Event>>(&mut self, step: Step, card: Card, events: &mut Events<S>) {
        let pile = self.pile_of(self.active.into());
        let agent = self.me().agent;
        match step {
            Step::Discard => {
                self.me_mut().lose(card);
                self.discarded.insert(card);
                events.push(Event::Discarded { agent, card });
            }
            Step::DestroyCard => {
                self.me_mut().lose(card);
                self.destroyed.insert(card);
                events.push(Event::Destroyed { card });
            }
            Step::Ready => {
                self.me_mut().exhausted.remove(card);
                events.push(Event::Readied { agent, card });
            }
            Step::Recover => {
                self.piles[pile].discard.remove(card);
                self.me_mut().hand.insert(card);
                events.push(Event::Recovered { agent, card });
            }
            Step::UseOther => {
                events.push(Event::Applied { agent, card });
                self.steps.push(Step::Run(Frame::of(Some(card))));
            }
            _ => {}
        }
    }

    /// Artifacts appear; one in a vortex is destroyed when the effect has ended.
    pub(super) fn reveal_artifacts<S: Sink<Event>>(&mut self, count: u8, events: &mut Events<S>) {
        let cards = self.draw_great(count.into(), events);
        self.available = self.available.union(cards);
        for card in cards.iter() {
            events.push(Event::Appeared { card, era: card.home() });
        }
        self.note_homes(cards);
    }

    pub(super) fn note_homes(&mut self, cards: CardSet) {
        let mut homes = cards.iter().map(Card::home);
        self.note([homes.next(), homes.next()]);
    }
}
