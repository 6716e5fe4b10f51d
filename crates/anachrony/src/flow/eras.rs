//! An era begins: preparation, then the paradoxes.

use crate::data::{ERAS, Good, MINE_CARDS, RECRUIT_CARDS, Row, Worker, Workers};
use crate::event::Event;
use crate::state::{Anachrony, Phase, Roll};
use crate::step::Step;
use tabletop::{Events, Game, Sink};

impl Anachrony {
    pub(super) fn begin_era<S: Sink<Event>>(&mut self, events: &mut Events<S>) {
        self.era += 1;
        events.push(Event::Era { era: self.era });
        events.reveal(self.seats());
        for player in self.players.iter_mut() {
            player.focus = self.era;
            player.passed = false;
            player.stopped = false;
        }
        self.paradox_rolls.clear();
        self.prepare(events);
        self.phase = Phase::Paradox { tile: 1, rank: 0 };
    }

    fn prepare<S: Sink<Event>>(&mut self, events: &mut Events<S>) {
        if self.era < ERAS
            && let Some(superproject) = self.superproject_above(self.era + 1)
        {
            events.push(Event::Superproject { era: self.era + 1, superproject });
        }
        for row in Row::ALL {
            if let Some(building) = self.primary[row as usize].take() {
                self.secondary[row as usize].push(building);
                events.push(Event::Stocked { building });
            }
        }
        self.recruit_pool = match self.recruit_deck.pop() {
            Some(card) => Worker::ALL.into_iter().zip(RECRUIT_CARDS[usize::from(card)]).collect(),
            None => Workers::NONE,
        };
        events.push(Event::RecruitPool { workers: self.recruit_pool });
        self.mine_pool.clear();
        if let Some(card) = self.mine_deck.pop() {
            self.mine_pool = MINE_CARDS[usize::from(card)].into_iter().collect();
            if self.is_after_impact() {
                self.mine_pool[0] = Good::Neutronium;
            }
        }
        events.push(Event::MinePool { goods: self.mine_pool });
        self.prepare_modules(events);
    }

    /// Rolls for the tile of an era, by the player of this rank in the turn order if it is theirs to roll.
    pub(super) fn roll_paradoxes<S: Sink<Event>>(&mut self, tile: u8, rank: u8, events: &mut Events<S>) {
        if tile >= self.era {
            self.phase = Phase::Recovery { rank: 0 };
            return;
        }
        if usize::from(rank) >= self.players.len() {
            self.phase = Phase::Paradox { tile: tile + 1, rank: 0 };
            return;
        }
        let most = self.players.iter().map(|player| player.warped_in(tile)).max().unwrap_or_default();
        if most == 0 {
            self.phase = Phase::Paradox { tile: tile + 1, rank: 0 };
            return;
        }
        self.phase = Phase::Paradox { tile, rank: rank + 1 };
        let who = self.in_turn(rank);
        let player = self.player(who);
        if player.warped_in(tile) < most || player.stopped {
            return;
        }
        let paradoxes = if self.options.variants.fixed_paradox {
            1
        } else {
            events.reveal(self.seats());
            self.roll_paradox_die()
        };
        self.actor = who;
        events.push(Event::Rolled { seat: who, tile, paradoxes });
        let _ = self.paradox_rolls.try_push(Roll { seat: who, tile, paradoxes });
        self.take_paradoxes(who, paradoxes, events);
    }

    /// Once all have rolled, those who got an anomaly may take back a warp token.
    pub(super) fn recover(&mut self, rank: u8) {
        if usize::from(rank) >= self.players.len() {
            self.next_to_charge(0);
            return;
        }
        self.phase = Phase::Recovery { rank: rank + 1 };
        let who = self.in_turn(rank);
        if std::mem::take(&mut self.player_mut(who).stopped) {
            self.actor = who;
            self.steps.push(Step::TakeBack { count: 1, may_skip: true });
        }
    }
}
