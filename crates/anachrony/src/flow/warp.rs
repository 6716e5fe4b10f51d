//! Warp: tokens chosen in secret by all at once, turned up together, and what they bring.

use crate::actions::{Flow, GO_ON, Offers};
use crate::choice::{Choice, Waiting};
use crate::data::{Cell, Column, Good, MOST_WARPS, Shown, TIMELINE, Warp};
use crate::event::Event;
use crate::participant::Participant;
use crate::player::{Player, Warped};
use crate::state::{Anachrony, Phase};
use tabletop::{Events, Game, Seat, Seats, Sink};

/// The water for a worker from the future.
const WATER_FOR_WORKER: u16 = 1;

/// How many of these tokens show workers.
fn workers(warps: &[Warp]) -> u16 {
    warps.iter().filter(|warp| matches!(warp.shows(), Shown::Worker(_))).count() as u16
}

impl Player {
    /// Whether the workers among these tokens can be paid for, with the water among them.
    pub(crate) fn can_pay_for(&self, warps: &[Warp]) -> bool {
        let more = if warps.contains(&Warp::Water) { 2 } else { 0 };
        workers(warps) * WATER_FOR_WORKER <= self.goods[Good::Water] + more
    }

    /// Whether a token can be chosen besides those chosen: what must be paid can be, if need be with the water token that
    /// is chosen last.
    pub(crate) fn can_choose(&self, warp: Warp) -> bool {
        if self.warps[warp as usize].is_some() || self.warping.contains(&warp) || self.warping.len() >= MOST_WARPS {
            return false;
        }
        if warp == Warp::Suit && (self.suits == 0 || self.charged.iter().all(|&charged| charged)) {
            return false;
        }
        // The water token pays if it is chosen, or can still be chosen last.
        let last = self.warping.len() + 1 == MOST_WARPS;
        let chosen = warp == Warp::Water || self.warping.contains(&Warp::Water);
        let to_come = !last && self.warps[Warp::Water as usize].is_none();
        let more = if chosen || to_come { 2 } else { 0 };
        let due = workers(&self.warping) + u16::from(matches!(warp.shows(), Shown::Worker(_)));
        due * WATER_FOR_WORKER <= self.goods[Good::Water] + more
    }
}

impl Anachrony {
    pub(super) fn begin_warp(&mut self) {
        self.phase = Phase::Warp;
        for player in self.players.iter_mut() {
            player.ready = false;
        }
    }

    pub(crate) fn offer_warps(&self, who: Participant, out: &mut impl Offers) -> Flow {
        let player = self.player(who);
        for warp in Warp::ALL.into_iter().filter(|&warp| player.can_choose(warp)) {
            out.push(Choice::Warp(warp))?;
        }
        if player.can_pay_for(&player.warping) {
            out.push(Choice::Done)?;
        }
        GO_ON
    }

    /// A player who has chosen two still has to say so, or the others would see how many were chosen before.
    ///
    /// On the fiery side the order of two tokens is the order of choosing; on the plain side it means nothing.
    pub(crate) fn choose_warp<S: Sink<Event>>(&mut self, who: Participant, warp: Warp, events: &mut Events<S>) {
        let fiery = self.is_fiery();
        let player = self.player_mut(who);
        if fiery {
            player.warping.push(warp);
        } else {
            player.warping.insert_sorted(warp);
        }
        events.push(Event::Warping { seat: who, warp });
    }

    pub(crate) fn finish_warping<S: Sink<Event>>(&mut self, who: Participant, events: &mut Events<S>) {
        self.player_mut(who).ready = true;
        events.push(Event::Ready { seat: who });
    }

    /// All have chosen. A player who could not know what another chose sees it now.
    pub(super) fn reveal_warps<S: Sink<Event>>(&mut self, events: &mut Events<S>) {
        let had_a_choice =
            |player: &Player| !player.warping.is_empty() || Warp::ALL.into_iter().any(|warp| player.can_choose(warp));
        let choosers: Seats = self.seats().iter().filter(|&seat| had_a_choice(self.player(seat))).collect();
        let sees = |seat: &Seat| !choosers.without(*seat).is_empty();
        events.reveal(self.seats().iter().filter(sees).collect());
        self.phase = Phase::Arrival { rank: 0, token: 0 };
    }

    /// Puts a token on the tile, and applies its space; once all lie there, the assets come.
    pub(super) fn arrive<S: Sink<Event>>(&mut self, rank: u8, token: u8, events: &mut Events<S>) {
        if usize::from(rank) >= self.players.len() {
            for rank in 0..self.players.len() as u8 {
                let who = self.in_turn(rank);
                match self.seat_of(who) {
                    Some(_) => self.receive(who, events),
                    None => self.player_mut(who).warping.clear(),
                }
            }
            self.phase = Phase::Actions;
            self.actor = self.first_player;
            return;
        }
        let who = self.in_turn(rank);
        self.actor = who;
        if token == 0 && self.seat_of(who).is_none() {
            self.act_for_module(who, None, events);
        }
        let Some(&warp) = self.player(who).warping.get(usize::from(token)) else {
            self.phase = Phase::Arrival { rank: rank + 1, token: 0 };
            return;
        };
        self.phase = Phase::Arrival { rank, token: token + 1 };
        let cell = self.free_cell();
        self.player_mut(who).warps[warp as usize] = Some(Warped { era: self.era, cell: cell + 1 });
        events.push(Event::Warped { seat: who, warp, cell: cell + 1 });
        if let (Some(&tile), Some(_)) = (self.timeline.get(usize::from(self.era) - 1), self.seat_of(who)) {
            self.apply_cell(who, warp, TIMELINE[usize::from(tile)][usize::from(cell)], events);
        }
    }

    /// The first free space of the current tile, from 0.
    fn free_cell(&self) -> u8 {
        let here = self.players.iter().flat_map(|player| player.warps.iter().flatten());
        let taken = here
            .filter(|warped| warped.era == self.era)
            .fold(0u16, |taken, warped| taken | 1 << warped.cell.clamp(1, 8));
        (0..8).find(|cell| taken >> (cell + 1) & 1 == 0).unwrap_or(7)
    }

    fn apply_cell<S: Sink<Event>>(&mut self, who: Participant, warp: Warp, cell: Cell, events: &mut Events<S>) {
        match cell {
            Cell::Plain => {}
            Cell::Inspiring => self.raise_morale(who, events),
            Cell::Glorious => self.score(who, 1, events),
            Cell::StableRift => {
                if self.player(who).paradoxes > 0 {
                    self.return_one(who, events);
                }
            }
            Cell::Parallel => self.player_mut(who).parallel = Some(warp),
            Cell::Grim => self.lower_morale(who, events),
            Cell::UnstableRift => self.take_paradoxes(who, 1, events),
        }
    }

    /// What the tokens show comes from the supply: water first, since it may pay for a worker.
    fn receive<S: Sink<Event>>(&mut self, who: Participant, events: &mut Events<S>) {
        let warps = std::mem::take(&mut self.player_mut(who).warping);
        let parallel = self.player_mut(who).parallel.take();
        for &warp in &warps {
            let times = if parallel == Some(warp) { 2 } else { 1 };
            if let Shown::Goods(good, count) = warp.shows() {
                self.gain(who, good, count * times, events);
            }
        }
        for &warp in &warps {
            self.receive_other(who, warp, events);
        }
        if let Some(warp) = parallel {
            let player = self.player(who);
            let again = match warp.shows() {
                Shown::Goods(..) => false,
                Shown::Worker(_) => player.goods[Good::Water] >= WATER_FOR_WORKER,
                Shown::Suit => player.suits > 0 && player.charged.iter().any(|&charged| !charged),
            };
            if again {
                self.receive_other(who, warp, events);
            }
        }
    }

    /// A worker, for a water, or a charged suit.
    fn receive_other<S: Sink<Event>>(&mut self, who: Participant, warp: Warp, events: &mut Events<S>) {
        match warp.shows() {
            Shown::Goods(..) => {}
            Shown::Worker(worker) => {
                self.give(who, Good::Water, WATER_FOR_WORKER, events);
                self.gain_worker(who, Waiting { worker, column: Column::Active }, events);
            }
            Shown::Suit => {
                let before = self.player(who).charged;
                self.player_mut(who).charge_from_future();
                let after = self.player(who).charged;
                if let Some(slot) = (0..after.len()).find(|&slot| after[slot] != before[slot]) {
                    events.push(Event::Charged { seat: who, slot: slot as u8 + 1 });
                }
            }
        }
    }
}
