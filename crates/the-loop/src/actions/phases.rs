//! What the phases of a turn allow: moving, using a card, LOOP, an ability; taking an artifact; archiving.

use super::{Flow, GO_ON, Offers};
use crate::choice::Choice;
use crate::data::{Agent, Card, CardSet, Dimension, Era, EraSet};
use crate::event::Event;
use crate::missions::Deed;
use crate::state::{Fate, Phase, TheLoop};
use crate::step::{Frame, Step};
use tabletop::{Happenings, Sink};

impl TheLoop {
    pub(super) fn offer_phase(&self, into: &mut impl Offers) -> Flow {
        match self.phase {
            Phase::Choose => {
                let free = Agent::ALL.into_iter().filter(|&agent| self.place_of(agent).is_none());
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
            Phase::Bonus { place } if place < self.options.players => {
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
        if me.agent == Agent::MrTime && !self.deeds.ability {
            into.push(Choice::Ability)?;
        }
        into.push(Choice::End)
    }

    /// What the next LOOP of this turn costs.
    pub fn loop_cost(&self) -> u16 {
        self.deeds.loops.saturating_add(1)
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
    pub(super) fn make_in_phase<S: Sink<Event>>(&mut self, choice: Choice, happenings: &mut Happenings<S>) {
        match (self.phase, choice) {
            (Phase::Choose, Choice::Agent(agent)) => self.choose_agent(agent, happenings),
            (Phase::Deal { card: Some(card) }, Choice::Deal(agent)) => self.deal(agent, card, happenings),
            (Phase::Deal { .. }, Choice::TakeTurn(agent)) => {
                self.begin_turn(self.place_of(agent).unwrap_or_default() as u8, happenings);
            }
            (Phase::Fallen { .. }, Choice::Cancel) => self.cancel_rift(happenings),
            (Phase::Fallen { .. }, _) => self.place_rifts(happenings),
            (Phase::Actions, Choice::End) => self.phase = Phase::Take,
            (Phase::Actions, action) => self.begin_action(action, happenings),
            (Phase::Take, Choice::Take(card)) => {
                self.available.remove(card);
                self.take(self.active.into(), card, happenings);
                self.phase = Phase::Archive;
            }
            (Phase::Take, _) => self.phase = Phase::Archive,
            (Phase::Archive, Choice::Archive) => self.archive(happenings),
            (Phase::Archive, _) => self.end_turn(happenings),
            (Phase::Bonus { place }, Choice::Take(card)) => {
                self.bonus.remove(card);
                self.take(self.place_after(place), card, happenings);
                self.phase = Phase::Bonus { place: place + 1 };
            }
            _ => {}
        }
    }

    fn begin_action<S: Sink<Event>>(&mut self, action: Choice, happenings: &mut Happenings<S>) {
        self.deeds.powered = self.eras.iter().all(|era| era.energy > 0);
        match action {
            Choice::Move(era) => {
                self.spend(1, happenings);
                self.arrive(era, happenings);
            }
            Choice::FreeMove(era) => {
                self.me_mut().moved = true;
                self.arrive(era, happenings);
            }
            Choice::Loop(dimension) => self.use_loop(dimension, happenings),
            Choice::Use(card) => return self.use_card(card, happenings),
            Choice::Ability => {
                self.deeds.ability = true;
                happenings.tell(Event::Ability { agent: self.me().agent });
                self.steps.push(Step::EndAction);
                self.steps.push(Step::Run(Frame::of(None)));
                return;
            }
            _ => return,
        }
        self.end_action(happenings);
    }

    fn use_card<S: Sink<Event>>(&mut self, card: Card, happenings: &mut Happenings<S>) {
        let me = self.me_mut();
        me.exhausted.insert(card);
        happenings.tell(Event::Used { agent: me.agent, card });
        self.steps.push(Step::EndAction);
        self.steps.push(Step::Run(Frame::of(Some(card))));
    }

    fn use_loop<S: Sink<Event>>(&mut self, dimension: Dimension, happenings: &mut Happenings<S>) {
        self.spend(self.loop_cost(), happenings);
        self.deeds.loops = self.loop_cost();
        let me = self.me_mut();
        me.exhausted = me.exhausted.without(CardSet::BY_DIMENSION[dimension as usize]);
        let era = me.era;
        happenings.tell(Event::Looped { agent: me.agent, dimension });
        self.count(Deed::Looped(era), happenings);
    }

    fn spend<S: Sink<Event>>(&mut self, energy: u16, happenings: &mut Happenings<S>) {
        let era = self.me().era;
        self.era_mut(era).energy -= u32::from(energy);
        happenings.tell(Event::Spent { era, energy });
    }

    /// The active agent comes to an era.
    pub(crate) fn arrive<S: Sink<Event>>(&mut self, era: Era, happenings: &mut Happenings<S>) {
        self.move_agent(self.active.into(), era, happenings);
    }

    /// An action is over: what it discarded joins the pile, artifacts that appeared in a vortex are gone, and missions
    /// look at the board.
    pub(crate) fn end_action<S: Sink<Event>>(&mut self, happenings: &mut Happenings<S>) {
        let pile = self.pile_of(self.active.into());
        let discard = &mut self.piles[pile].discard;
        *discard = discard.and(std::mem::take(&mut self.discarded));
        self.destroy_in_vortexes(happenings);
        self.deeds.powered = false;
        self.look_at_places(happenings);
    }

    /// A card goes face down on top of an agent's deck, or of the common one.
    fn take<S: Sink<Event>>(&mut self, place: usize, card: Card, happenings: &mut Happenings<S>) {
        let pile = self.pile_of(place);
        self.piles[pile].deck.put(card);
        happenings.tell(Event::Took { agent: self.agents[place].agent, card });
    }
}
