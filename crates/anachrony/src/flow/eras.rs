//! An era begins: preparation, then the paradoxes.

use crate::data::{ERAS, Good, MINE_CARDS, RECRUIT_CARDS, Row, Worker, Workers};
use crate::event::Event;
use crate::state::{Anachrony, Phase, Roll};
use crate::step::Step;
use tabletop::{Happenings, Sink};

impl Anachrony {
    pub(super) fn begin_era<S: Sink<Event>>(&mut self, happenings: &mut Happenings<S>) {
        self.era += 1;
        happenings.tell(Event::Era { era: self.era });
        happenings.reveal(self.all_seats());
        for player in self.players.iter_mut() {
            player.focus = self.era;
            player.passed = false;
            player.stopped = false;
        }
        self.paradox_rolls.clear();
        self.prepare(happenings);
        self.phase = Phase::Paradox { tile: 1, place: 0 };
    }

    fn prepare<S: Sink<Event>>(&mut self, happenings: &mut Happenings<S>) {
        if self.era < ERAS
            && let Some(superproject) = self.superproject_above(self.era + 1)
        {
            happenings.tell(Event::Superproject { era: self.era + 1, superproject });
        }
        for row in Row::ALL {
            if let Some(building) = self.primary[row as usize].take() {
                self.secondary[row as usize].push(building);
                happenings.tell(Event::Stocked { building });
            }
        }
        self.recruit_pool = match self.recruit_deck.pop() {
            Some(card) => Worker::ALL.into_iter().zip(RECRUIT_CARDS[usize::from(card)]).collect(),
            None => Workers::NONE,
        };
        happenings.tell(Event::RecruitPool { workers: self.recruit_pool });
        self.mine_pool.clear();
        if let Some(card) = self.mine_deck.pop() {
            self.mine_pool = MINE_CARDS[usize::from(card)].into_iter().collect();
            if self.is_after_impact() {
                self.mine_pool[0] = Good::Neutronium;
            }
        }
        happenings.tell(Event::MinePool { goods: self.mine_pool });
        self.prepare_modules(happenings);
    }

    /// Rolls for the tile of an era, by the player at this place of the turn order if it is theirs to roll.
    pub(super) fn roll_paradoxes<S: Sink<Event>>(&mut self, tile: u8, place: u8, happenings: &mut Happenings<S>) {
        if tile >= self.era {
            self.phase = Phase::Recovery { place: 0 };
            return;
        }
        if usize::from(place) >= self.players.len() {
            self.phase = Phase::Paradox { tile: tile + 1, place: 0 };
            return;
        }
        let most = self.players.iter().map(|player| player.warped_in(tile)).max().unwrap_or_default();
        if most == 0 {
            self.phase = Phase::Paradox { tile: tile + 1, place: 0 };
            return;
        }
        self.phase = Phase::Paradox { tile, place: place + 1 };
        let who = self.in_turn(place);
        let player = self.player(who);
        if player.warped_in(tile) < most || player.stopped {
            return;
        }
        let paradoxes = if self.options.variants.fixed_paradox {
            1
        } else {
            happenings.reveal(self.all_seats());
            self.roll_paradox_die()
        };
        self.actor = who;
        happenings.tell(Event::Rolled { seat: who, tile, paradoxes });
        let _ = self.paradox_rolls.try_push(Roll { seat: who, tile, paradoxes });
        self.take_paradoxes(who, paradoxes, happenings);
    }

    /// Once all have rolled, whoever got an anomaly may take back a warp token.
    pub(super) fn recover(&mut self, place: u8) {
        if usize::from(place) >= self.players.len() {
            self.next_to_charge(0);
            return;
        }
        self.phase = Phase::Recovery { place: place + 1 };
        let who = self.in_turn(place);
        if std::mem::take(&mut self.player_mut(who).stopped) {
            self.actor = who;
            self.steps.push(Step::TakeBack { count: 1, may_skip: true });
        }
    }
}
