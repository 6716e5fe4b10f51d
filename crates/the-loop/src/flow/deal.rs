//! Playing alone: cards are dealt before each turn, and who holds three takes it.

use crate::actions::{Flow, GO_ON, Offers};
use crate::choice::Choice;
use crate::data::{Agent, Card, HAND};
use crate::event::Event;
use crate::state::{Phase, TheLoop};
use tabletop::{Events, Sink};

impl TheLoop {
    /// Who a dealt card can go to, or who can take the turn.
    pub(crate) fn offer_dealing(&self, card: Option<Card>, into: &mut impl Offers) -> Flow {
        if card.is_some() {
            return self.agents.iter().try_for_each(|one| into.push(Choice::Deal(one.agent)));
        }
        let most = self.agents.iter().map(|one| one.hand.len()).max().unwrap_or_default();
        let pile = &self.piles[0];
        if most < HAND && !(pile.deck.cards.is_empty() && pile.discard.is_empty()) {
            return GO_ON;
        }
        let enough = |hand: usize| hand >= HAND || (most < HAND && hand == most);
        let holders = self.agents.iter().filter(|one| enough(one.hand.len()));
        holders.map(|one| one.agent).try_for_each(|agent| into.push(Choice::TakeTurn(agent)))
    }

    /// The next card of the common deck: a starting artifact goes to its own agent, any other waits for a choice.
    pub(super) fn deal_on<S: Sink<Event>>(&mut self, events: &mut Events<S>) {
        let Some(card) = self.draw_cards(0, 1, events).iter().next() else { return };
        match card.starter_of().and_then(|agent| self.index_of(agent)) {
            Some(index) => self.deal(self.agents[index].agent, card, events),
            None => self.phase = Phase::Deal { card: Some(card) },
        }
    }

    pub(crate) fn deal<S: Sink<Event>>(&mut self, agent: Agent, card: Card, events: &mut Events<S>) {
        let index = self.index_of(agent).unwrap_or_default();
        self.agents[index].hand.insert(card);
        self.phase = Phase::Deal { card: None };
        events.push(Event::Dealt { agent, card });
    }
}
