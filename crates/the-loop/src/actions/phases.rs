//! What the phases of a turn allow: moving, using a card, LOOP, an ability; taking an artifact; archiving.

use super::{Flow, GO_ON, Offers};
use crate::choice::Choice;
use crate::data::{Agent, Card, CardSet, Dimension, Era, EraSet};
use crate::event::Event;
use crate::missions::Deed;
use crate::state::{Fate, Phase, TheLoop};
use crate::step::{Frame, Step};
use tabletop::{Events, Sink};

impl TheLoop {
    pub(super) fn offer_phase(&self, into: &mut impl Offers) -> Flow {
        match self.phase {
            Phase::Choose => {
                let free = Agent::ALL.into_iter().filter(|&agent| self.index_of(agent).is_none());
                free.into_iter().try_for_each(|agent| into.push(Choice::Agent(agent)))
            }
            Phase::Deal { card } => self.offer_dealing(card, into),
            Phase::Fallen { rifts } => {
                if self.chute_above_prowler(rifts).is_some() {
                    into.push(Choice::Cancel)?;
                    into.push(Choice::Skip)?;
                }
                GO_ON
            }
            Phase::Actions => self.offer_actions(into),
            Phase::Take => {
                let cards = self.available_in(self.me().era);
                cards.iter().try_for_each(|card| into.push(Choice::Take(card)))?;
                into.push(Choice::Skip)
            }
            Phase::Archive => {
                let tile = &self.era(self.me().era).tile;
                if tile.fate == Fate::Open && tile.is_complete() {
                    into.push(Choice::Archive)?;
                }
                into.push(Choice::Skip)
            }
            Phase::Bonus { served } if served < self.options.players => {
                self.bonus.iter().try_for_each(|card| into.push(Choice::Take(card)))
            }
            Phase::Bonus { .. } | Phase::Over { .. } => GO_ON,
        }
    }

    fn offer_actions(&self, into: &mut impl Offers) -> Flow {
        let me = self.me();
        me.ready().iter().try_for_each(|card| into.push(Choice::Use(card)))?;
        let energy = self.era(me.era).energy;
        if energy > 0 {
            me.era.adjacent().iter().try_for_each(|era| into.push(Choice::Move(era)))?;
        }
        if !me.moved {
            self.free_moves().iter().try_for_each(|era| into.push(Choice::FreeMove(era)))?;
        }
        if energy >= u32::from(self.loop_cost()) {
            Dimension::LOOPED.into_iter().try_for_each(|dimension| into.push(Choice::Loop(dimension)))?;
        }
        if me.agent == Agent::MrTime && !self.this_turn.ability {
            into.push(Choice::Ability)?;
        }
        into.push(Choice::End)
    }

    /// What the next LOOP of this turn costs.
    pub fn loop_cost(&self) -> u16 {
        self.this_turn.loops.saturating_add(1)
    }

    /// Where the free move can go.
    fn free_moves(&self) -> EraSet {
        let me = self.me();
        match me.agent {
            Agent::Cztwyzzek => EraSet::ALL.without(me.era),
            _ => me.era.adjacent(),
        }
    }

    /// Makes a choice that answers no step but the phase.
    pub(super) fn make_in_phase<S: Sink<Event>>(&mut self, choice: Choice, events: &mut Events<S>) {
        match (self.phase, choice) {
            (Phase::Choose, Choice::Agent(agent)) => self.choose_agent(agent, events),
            (Phase::Deal { card: Some(card) }, Choice::Deal(agent)) => self.deal(agent, card, events),
            (Phase::Deal { .. }, Choice::TakeTurn(agent)) => {
                self.begin_turn(self.index_of(agent).unwrap_or_default() as u8, events);
            }
            (Phase::Fallen { .. }, Choice::Cancel) => self.cancel_rift(events),
            (Phase::Fallen { .. }, _) => self.place_rifts(events),
            (Phase::Actions, Choice::End) => self.phase = Phase::Take,
            (Phase::Actions, action) => self.begin_action(action, events),
            (Phase::Take, Choice::Take(card)) => {
                self.available.remove(card);
                self.take(self.active.into(), card, events);
                self.phase = Phase::Archive;
            }
            (Phase::Take, _) => self.phase = Phase::Archive,
            (Phase::Archive, Choice::Archive) => self.archive(events),
            (Phase::Archive, _) => self.end_turn(events),
            (Phase::Bonus { served }, Choice::Take(card)) => {
                self.bonus.remove(card);
                self.take(self.index_after(served), card, events);
                self.phase = Phase::Bonus { served: served + 1 };
            }
            _ => {}
        }
    }

    fn begin_action<S: Sink<Event>>(&mut self, action: Choice, events: &mut Events<S>) {
        self.this_turn.powered = self.eras.iter().all(|era| era.energy > 0);
        match action {
            Choice::Move(era) => {
                self.spend(1, events);
                self.arrive(era, events);
            }
            Choice::FreeMove(era) => {
                self.me_mut().moved = true;
                self.arrive(era, events);
            }
            Choice::Loop(dimension) => self.use_loop(dimension, events),
            Choice::Use(card) => return self.use_card(card, events),
            Choice::Ability => {
                self.this_turn.ability = true;
                events.push(Event::Ability { agent: self.me().agent });
                self.steps.push(Step::EndAction);
                self.steps.push(Step::Run(Frame::of(None)));
                return;
            }
            _ => return,
        }
        self.end_action(events);
    }

    fn use_card<S: Sink<Event>>(&mut self, card: Card, events: &mut Events<S>) {
        let me = self.me_mut();
        me.exhausted.insert(card);
        events.push(Event::Used { agent: me.agent, card });
        self.steps.push(Step::EndAction);
        self.steps.push(Step::Run(Frame::of(Some(card))));
    }

    fn use_loop<S: Sink<Event>>(&mut self, dimension: Dimension, events: &mut Events<S>) {
        self.spend(self.loop_cost(), events);
        self.this_turn.loops = self.loop_cost();
        let me = self.me_mut();
        me.exhausted = me.exhausted.without(CardSet::BY_DIMENSION[dimension as usize]);
        let era = me.era;
        events.push(Event::Looped { agent: me.agent, dimension });
        self.count(Deed::Looped(era), events);
    }

    fn spend<S: Sink<Event>>(&mut self, energy: u16, events: &mut Events<S>) {
        let era = self.me().era;
        self.era_mut(era).energy -= u32::from(energy);
        events.push(Event::Spent { era, energy });
    }

    /// The active agent comes to an era.
    pub(crate) fn arrive<S: Sink<Event>>(&mut self, era: Era, events: &mut Events<S>) {
        self.move_agent(self.active.into(), era, events);
    }

    /// An action is over: what it discarded joins the pile, artifacts that appeared in a vortex are gone, and missions
    /// look at the board.
    pub(crate) fn end_action<S: Sink<Event>>(&mut self, events: &mut Events<S>) {
        let pile = self.pile_of(self.active.into());
        let discard = &mut self.piles[pile].discard;
        *discard = discard.union(std::mem::take(&mut self.discarded));
        self.destroy_in_vortexes(events);
        self.this_turn.powered = false;
        self.look_at_places(events);
    }

    /// A card goes face down on top of an agent's deck, or of the common one.
    fn take<S: Sink<Event>>(&mut self, index: usize, card: Card, events: &mut Events<S>) {
        let pile = self.pile_of(index);
        self.piles[pile].deck.put(card);
        events.push(Event::Took { agent: self.agents[index].agent, card });
    }
}
