//! Rounds and phases: what comes next, and whose choice it is.
//!
//! Every pick, every planning phase and every production step is one simultaneous block: it ends when each seat has
//! finished it, and only then does anything happen that is random or hidden from somebody.

use crate::data::{PILES_A_ROUND, Resource, SOLO_SUPREMACY};
use crate::event::Event;
use crate::state::{Phase, Player, Unplaced, WonderfulWorld};
use tabletop::{Events, Game, List, Seat, Seats, Sink};

/// What a seat has to do next; its standing rights come on top.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    /// Nothing: it is not waited for.
    Nothing,
    ChooseEmpire,
    /// Pick a card of the hand.
    Pick,
    PlaceCube(Resource),
    /// Keep one of the cards dug up.
    Keep,
    /// Throw the second card away.
    ThrowSecond,
    /// Take up a pile.
    TakePile,
    /// Build or recycle a card, or begin to dig.
    Plan,
    /// Take the leader owed for science; nothing else is left.
    TakeLeader,
    Finish,
}

impl Phase {
    /// Whether it goes on only after a choice of this player; empires are chosen one after the other.
    #[inline]
    pub(crate) fn waits_for(self, player: &Player) -> bool {
        match self {
            Self::Empires => player.empire.is_none(),
            Self::Draft { .. } => player.pick.is_none(),
            Self::Planning | Self::Production(_) => !player.finished,
            Self::Over => false,
        }
    }
}

impl WonderfulWorld {
    /// Whether anybody owes a choice.
    fn is_waiting(&self) -> bool {
        self.players.iter().any(|player| self.phase.waits_for(player))
    }

    /// What a seat has to do next.
    #[inline]
    pub(crate) fn step(&self, seat: Seat) -> Step {
        match (self.players.get(seat.index()), self.phase) {
            (Some(player), phase) if !phase.waits_for(player) => Step::Nothing,
            (None, _) => Step::Nothing,
            (_, Phase::Empires) if !self.waiting_for().contains(seat) => Step::Nothing,
            (_, Phase::Empires) => Step::ChooseEmpire,
            (_, Phase::Draft { .. }) => Step::Pick,
            (Some(player), _) => self.step_within(player),
        }
    }

    fn step_within(&self, player: &Player) -> Step {
        if let Some(Unplaced { resource, .. }) = player.unplaced {
            Step::PlaceCube(resource)
        } else if !player.dug.is_empty() {
            Step::Keep
        } else if player.thrown {
            Step::ThrowSecond
        } else if !player.draft_area.is_empty() || !player.hand.is_empty() {
            Step::Plan
        } else if self.pile_is_due() {
            Step::TakePile
        } else if player.owed_leader {
            Step::TakeLeader
        } else {
            Step::Finish
        }
    }

    /// Whether, in the solo game's planning phase, a pile is still to be taken once the hand is empty.
    fn pile_is_due(&self) -> bool {
        self.phase == Phase::Planning && self.is_solo() && self.piles_taken() < self.round * PILES_A_ROUND
    }

    /// Makes what is forced for the seats concerned, and goes from block to block until somebody is waited for.
    pub(crate) fn move_on<S: Sink<Event>>(&mut self, concerned: Seats, events: &mut Events<S>) {
        let mut seats = concerned;
        loop {
            for seat in seats.iter() {
                self.force(seat, events);
            }
            if self.phase == Phase::Over || self.is_waiting() {
                return;
            }
            self.next_block(events);
            seats = self.seats();
        }
    }

    /// Does what leaves `seat` nothing to decide, where everybody at the table can see that it does.
    ///
    /// A cube that fits no slot goes on the empire card; slots never appear while it waits, so nothing is lost.
    fn force<S: Sink<Event>>(&mut self, seat: Seat, events: &mut Events<S>) {
        loop {
            let player = &self.players[seat.index()];
            match self.step(seat) {
                Step::ChooseEmpire => match self.only_free_empire() {
                    Some(only) => self.rule(seat, only, events),
                    None => return,
                },
                Step::PlaceCube(resource) if !player.has_slot_for(resource) => {
                    self.put_cube_on_empire(seat, resource, events);
                }
                Step::ThrowSecond if player.hand.len() == 1 => {
                    let card = player.hand[0];
                    self.throw(seat, card, events);
                }
                Step::TakePile if self.piles.len() - usize::from(self.piles_taken()) == 1 => {
                    let last = self.piles.iter().position(|pile| !pile.is_empty()).unwrap_or_default();
                    self.take_pile(seat, last as u8 + 1, events);
                }
                Step::Finish if player.sites.is_empty() => self.finish(seat, events),
                _ => return,
            }
        }
    }

    pub(crate) fn finish<S: Sink<Event>>(&mut self, seat: Seat, events: &mut Events<S>) {
        self.players[seat.index()].finished = true;
        events.push(Event::Finished { seat });
    }

    /// Everybody has finished: what comes next.
    fn next_block<S: Sink<Event>>(&mut self, events: &mut Events<S>) {
        match self.phase {
            Phase::Empires => self.begin_round(events),
            Phase::Draft { pick } => self.end_pick(pick, events),
            Phase::Planning => self.begin_step(Resource::Materials, events),
            Phase::Production(resource) => match Resource::ALL.get(resource as usize + 1) {
                Some(&next) => self.begin_step(next, events),
                None if self.is_last_round() => {
                    self.phase = Phase::Over;
                    self.clear_step();
                    events.push(Event::Over);
                }
                None => self.begin_round(events),
            },
            Phase::Over => {}
        }
    }

    fn begin_round<S: Sink<Event>>(&mut self, events: &mut Events<S>) {
        self.round += 1;
        self.clear_step();
        events.push(Event::Round { round: self.round });
        if self.is_solo() {
            self.begin_planning(events);
        } else {
            self.phase = Phase::Draft { pick: 1 };
            self.deal(events);
        }
    }

    pub(crate) fn begin_planning<S: Sink<Event>>(&mut self, events: &mut Events<S>) {
        self.phase = Phase::Planning;
        events.push(Event::Planning);
    }

    /// A production step: everybody counts, the one who alone has the most takes a leader, then cubes are placed.
    fn begin_step<S: Sink<Event>>(&mut self, resource: Resource, events: &mut Events<S>) {
        self.phase = Phase::Production(resource);
        events.push(Event::Step { resource });
        self.clear_step();
        let side = self.options.side;
        for (seat, player) in (0..).map(Seat).zip(self.players.iter_mut()) {
            let count = player.production(resource, side);
            player.produced = count;
            player.unplaced = (count > 0).then_some(Unplaced { resource, count });
            events.push(Event::Produced { seat, resource, cubes: count });
        }
        if let Some(seat) = self.supreme() {
            self.gain_supremacy(seat, resource, events);
        }
    }

    /// Who produced more than everybody else; alone, the player if they produced enough.
    fn supreme(&self) -> Option<Seat> {
        let produced: List<u16, 5> = self.players.iter().map(|player| player.produced).collect();
        let most = produced.iter().copied().max().unwrap_or_default();
        let enough = if self.is_solo() { SOLO_SUPREMACY } else { 1 };
        let alone = produced.iter().filter(|&&cubes| cubes == most).count() == 1;
        let first = produced.iter().position(|&cubes| cubes == most)?;
        (alone && most >= enough).then_some(Seat(first as u8))
    }

    fn gain_supremacy<S: Sink<Event>>(&mut self, seat: Seat, resource: Resource, events: &mut Events<S>) {
        let player = &mut self.players[seat.index()];
        let leader = match *resource.supremacy() {
            [leader] => {
                player.add_leader(leader);
                Some(leader)
            }
            _ => {
                player.owed_leader = true;
                None
            }
        };
        events.push(Event::Supremacy { seat, resource, leader });
    }

    fn clear_step(&mut self) {
        for player in self.players.iter_mut() {
            player.finished = false;
            player.produced = 0;
        }
    }
}
