//! Phases and eras: what comes next, and whose choice it is.

mod clean_up;
mod eras;
mod opening;
mod power_up;
mod warp;

use crate::actions::Offered;
use crate::choice::Choice;
use crate::event::Event;
use crate::participant::Participant;
use crate::player::Player;
use crate::state::{Anachrony, Phase};
use crate::step::Step;
use tabletop::{Happenings, Seat, Seats, Sink};

impl Anachrony {
    /// Whether several seats choose at once.
    pub(crate) fn is_simultaneous(&self) -> bool {
        self.steps.is_empty() && matches!(self.phase, Phase::Assets { .. } | Phase::Goals | Phase::Warp)
    }

    /// The seats that owe a choice.
    pub(crate) fn seats_waited_for(&self) -> Seats {
        let actor = self.player(self.actor);
        let owing = |owes: bool| match self.seat_of(self.actor) {
            Some(seat) if owes => Seats::only(seat),
            _ => Seats::NONE,
        };
        if !self.steps.is_empty() {
            return owing(true);
        }
        let all = |owes: fn(&Player) -> bool| {
            let mut seats = Seats::NONE;
            for (seat, player) in (0..self.options.players).map(Seat).zip(&self.players) {
                if owes(player) {
                    seats.insert(seat);
                }
            }
            seats
        };
        match self.phase {
            Phase::Paths => owing(actor.path.is_none()),
            Phase::Boards => owing(actor.evacuation.is_none()),
            Phase::Leaders => owing(actor.leader.is_none()),
            Phase::Assets { .. } => all(|player| player.pick.is_none()),
            Phase::Goals | Phase::Warp => all(|player| !player.ready),
            Phase::PowerUp { .. } => owing(!actor.ready),
            Phase::Actions => owing(!actor.passed),
            Phase::Paradox { .. }
            | Phase::Recovery { .. }
            | Phase::Arrival { .. }
            | Phase::CleanUp { .. }
            | Phase::Over => Seats::NONE,
        }
    }

    /// Makes what is forced and goes on until somebody has a choice.
    pub(crate) fn move_on<S: Sink<Event>>(&mut self, happenings: &mut Happenings<S>) {
        while self.phase != Phase::Over {
            if self.does_itself(happenings) {
                continue;
            }
            let waiting = self.seats_waited_for();
            if waiting.is_empty() {
                self.advance(happenings);
            } else if self.is_simultaneous() {
                match waiting
                    .iter()
                    .map(Participant::from)
                    .find_map(|who| self.forced_at_once(who).map(|choice| (who, choice)))
                {
                    Some((who, choice)) => self.make(who, choice, happenings),
                    None => return,
                }
            } else {
                match self.offered(self.actor) {
                    Offered::Several => return,
                    Offered::Only(choice) => self.make(self.actor, choice, happenings),
                    // What cannot be done any more is left out.
                    Offered::Nothing => _ = self.steps.pop(),
                }
            }
        }
    }

    /// Does the next step, if there is nothing to choose in it.
    #[inline]
    fn does_itself<S: Sink<Event>>(&mut self, happenings: &mut Happenings<S>) -> bool {
        let Some(&step) = self.steps.last() else { return false };
        match step {
            Step::EndTurn | Step::Erect { .. } | Step::Gain { .. } | Step::Remove { .. } => _ = self.steps.pop(),
            Step::Module(step) if step.is_automatic() => _ = self.steps.pop(),
            _ => return false,
        }
        match step {
            Step::Erect { what, at, tile } => self.erect(self.actor, what, at, tile, happenings),
            Step::Gain { goods, points } => self.gain_kept(self.actor, goods, points, happenings),
            Step::Remove { at } => self.remove_anomaly(self.actor, at, happenings),
            Step::Module(step) => self.carry_out_module(self.actor, step, happenings),
            _ => self.end_turn(),
        }
        true
    }

    /// What a seat can only do in a phase where all choose at once, where everybody can see that it can do nothing else.
    fn forced_at_once(&self, who: Participant) -> Option<Choice> {
        let player = self.player(who);
        let open = match self.phase {
            Phase::Assets { .. } => self.asset_hand(who).len() == 1,
            Phase::Warp => player.warping.is_empty(),
            _ => false,
        };
        match self.offered(who) {
            Offered::Only(choice) if open => Some(choice),
            _ => None,
        }
    }

    /// Nobody is waited for in this phase any more: it goes on, or the next begins.
    fn advance<S: Sink<Event>>(&mut self, happenings: &mut Happenings<S>) {
        let before = self.phase;
        match self.phase {
            Phase::Goals | Phase::Paths | Phase::Boards | Phase::Assets { .. } | Phase::Leaders => {
                self.go_on_with_setup(happenings);
            }
            Phase::Paradox { tile, place } => self.roll_paradoxes(tile, place, happenings),
            Phase::Recovery { place } => self.recover(place),
            Phase::PowerUp { place } => self.next_to_charge(place + 1),
            Phase::Warp => self.reveal_warps(happenings),
            Phase::Arrival { place, token } => self.arrive(place, token, happenings),
            // In a position from outside it may be the turn of somebody who has passed.
            Phase::Actions if self.players.iter().any(|player| !player.passed) => self.end_turn(),
            Phase::Actions => {
                happenings.tell(Event::CleanUp);
                self.clean_up(happenings);
            }
            Phase::CleanUp { place } => self.go_on_cleaning_up(place, happenings),
            Phase::Over => {}
        }
        match (before, self.phase) {
            (Phase::Recovery { .. }, Phase::PowerUp { .. }) => happenings.tell(Event::PowerUp),
            (Phase::PowerUp { .. }, Phase::Warp) => happenings.tell(Event::Warp),
            (Phase::Arrival { .. }, Phase::Actions) => happenings.tell(Event::Actions),
            _ => {}
        }
    }

    /// The turn goes to the next player who has not passed.
    fn end_turn(&mut self) {
        self.water_saved = false;
        let players = self.players.len() as u8;
        let next = (1..=players).map(|step| Participant((self.actor.0 + step) % players));
        if let Some(who) = next.into_iter().find(|&who| !self.player(who).passed) {
            self.actor = who;
        }
    }

    pub(crate) fn tell_first_player<S: Sink<Event>>(&mut self, who: Participant, happenings: &mut Happenings<S>) {
        self.first_player = who;
        self.banner = who;
        happenings.tell(Event::FirstPlayer { seat: who });
    }
}
