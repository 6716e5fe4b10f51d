//! Clean-up: everybody comes home, the asteroid falls, and the game ends or goes on.

use crate::data::{Capital, ERAS, Leader, MARKERS, SLOTS, Worker};
use crate::event::Event;
use crate::participant::Participant;
use crate::player::{Busy, Home, PlayerArea};
use crate::state::{Anachrony, Phase, Suit};
use tabletop::{Events, Game, List, Sink};

impl PlayerArea {
    /// A worker comes home.
    fn welcome(&mut self, worker: Worker, home: Home) {
        match home {
            Home::Tired => self.tired[worker] += 1,
            Home::Motivated => self.active[worker] += 1,
            Home::Dies => {}
        }
    }

    /// The workers who do not come home from their spaces.
    fn dying(&self) -> impl Iterator<Item = Worker> {
        let busy = self.spots.iter().filter_map(|spot| spot.busy);
        busy.filter(|busy| busy.home == Home::Dies).map(|busy| busy.worker)
    }

    /// Everybody and everything on the own board and in open zones comes home.
    fn come_home(&mut self) {
        let busy: [Option<Busy>; 12] = std::array::from_fn(|spot| self.spots[spot].busy.take());
        for Busy { worker, home } in busy.into_iter().chain([self.supply.take()]).flatten() {
            self.welcome(worker, home);
        }
        let Self { away, set_aside, tired, .. } = self;
        tired.absorb(away);
        tired.absorb(set_aside);
        self.suits += std::mem::take(&mut self.suits_away);
        for spot in &mut self.spots {
            spot.marked = false;
        }
        self.markers = MARKERS - u8::from(self.evacuated.is_some());
        (self.forced, self.supplied, self.led) = (false, false, false);
    }
}

impl Anachrony {
    /// Step A: workers, suits and markers come home; collapsing tiles that were used are turned.
    pub(super) fn clean_up<S: Sink<Event>>(&mut self, events: &mut Events<S>) {
        events.push(Event::Home);
        for who in self.everybody() {
            for worker in self.player(who).dying() {
                events.push(Event::LostWorker { seat: who, worker });
            }
            self.player_mut(who).come_home();
        }
        for suit in self.suits_out().map(Some).collect::<List<Option<Suit>, 14>>().iter().flatten() {
            if let Some(of_module) = suit.suit {
                self.return_suit_of_module(suit.owner, of_module);
                continue;
            }
            let player = &mut self.players[suit.owner.index()];
            player.suits += 1;
            if let Some(worker) = suit.worker {
                player.welcome(worker, suit.home);
            }
        }
        for action in Capital::ALL {
            for (space, hex) in (1..).zip(&mut self.capital[action as usize]) {
                if hex.suit.take().is_some() && hex.tile.is_some() {
                    hex.unavailable = true;
                    events.push(Event::Collapsed { action, space });
                }
            }
        }
        self.council = [None; 2];
        self.mine = [None; 3];
        self.phase = Phase::CleanUp { rank: 0 };
    }

    /// Leaders take what is left, in turn order; then the other steps.
    pub(super) fn go_on_cleaning_up<S: Sink<Event>>(&mut self, rank: u8, events: &mut Events<S>) {
        if usize::from(rank) < self.players.len() {
            self.phase = Phase::CleanUp { rank: rank + 1 };
            self.actor = self.in_turn(rank);
            if let Some(step) = self.leader_cleans_up(self.actor) {
                self.steps.push(step);
            }
            return;
        }
        self.clean_up_modules(events);
        if self.impact_is_due() {
            self.fall(events);
        }
        if self.era == ERAS || self.has_collapsed() || self.modules.ends_game(self).is_some() {
            self.untangle(events);
            return;
        }
        for player in self.players.iter_mut() {
            let unused = player.suits_charged();
            player.charged = [false; SLOTS];
            player.suits += unused;
        }
        self.tell_first_player(self.banner, events);
        self.begin_era(events);
    }

    /// Step B: the asteroid falls on the capital.
    fn fall<S: Sink<Event>>(&mut self, events: &mut Events<S>) {
        events.push(Event::Impact);
        self.modules.note_impact();
        events.reveal(self.seats());
        let spaces = self.capital_spaces();
        for action in Capital::ALL {
            let hexes = self.capital[action as usize][..spaces].iter_mut();
            for (space, hex) in (1..).zip(hexes) {
                hex.tile = self.collapsing[action as usize].pop();
                if let Some(tile) = hex.tile {
                    events.push(Event::Laid { tile, space });
                }
            }
            self.collapsing[action as usize].clear();
        }
        let side = self.options.side;
        for player in self.players.iter_mut().filter(|player| !player.is_led_by(Leader::Amena)) {
            player.closed = player.board(side).closing;
        }
    }

    /// Whether every tile of the capital shows its unavailable side.
    fn has_collapsed(&self) -> bool {
        let spaces = self.capital_spaces();
        self.is_after_impact()
            && self.capital.iter().flat_map(|hexes| &hexes[..spaces]).all(|hex| hex.tile.is_some() && hex.unavailable)
    }

    /// The game ends. Every warp token shows something else, so that no repayment stands in the way of another: what can
    /// be repaid is.
    fn untangle<S: Sink<Event>>(&mut self, events: &mut Events<S>) {
        for who in self.seated() {
            self.repay_all(who, events);
        }
        self.phase = Phase::Over;
        events.push(Event::Over);
    }

    fn repay_all<S: Sink<Event>>(&mut self, who: Participant, events: &mut Events<S>) {
        let player = *self.player(who);
        for warp in player.warped().filter(|&warp| player.can_repay(warp)) {
            self.player_mut(who).repay(warp);
            events.push(Event::Repaid { seat: who, warp });
        }
    }
}
