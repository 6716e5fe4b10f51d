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
use crate::state::{Anachrony, Phase};
use crate::step::Step;
use tabletop::{Events, Game, Sink};

impl Anachrony {
    /// Whether several seats choose at once.
    pub(crate) fn is_simultaneous(&self) -> bool {
        self.steps.is_empty() && matches!(self.phase, Phase::Assets { .. } | Phase::Goals | Phase::Warp)
    }

    /// Makes what is forced and goes on until a seat has a choice.
    pub(crate) fn move_on<S: Sink<Event>>(&mut self, events: &mut Events<S>) {
        while self.phase != Phase::Over {
            if self.does_itself(events) {
                continue;
            }
            let waiting = self.waiting_for();
            if waiting.is_empty() {
                if self.seat_of(self.actor).is_some() || !self.acts_without_seat(events) {
                    self.advance(events);
                }
            } else if self.is_simultaneous() {
                match waiting
                    .iter()
                    .map(Participant::from)
                    .find_map(|who| self.forced_at_once(who).map(|choice| (who, choice)))
                {
                    Some((who, choice)) => self.make(who, choice, events),
                    None => return,
                }
            } else {
                match self.offered(self.actor) {
                    Offered::Several => return,
                    Offered::Only(choice) => self.make(self.actor, choice, events),
                    // What cannot be done any more is left out.
                    Offered::Nothing => _ = self.steps.pop(),
                }
            }
        }
    }

    /// Does the next step, if there is nothing to choose in it.
    #[inline]
    fn does_itself<S: Sink<Event>>(&mut self, events: &mut Events<S>) -> bool {
        let Some(&step) = self.steps.last() else { return false };
        match step {
            Step::EndTurn | Step::Erect { .. } | Step::Gain { .. } | Step::Remove { .. } => _ = self.steps.pop(),
            Step::Module(step) if step.is_automatic() => _ = self.steps.pop(),
            _ => return false,
        }
        match step {
            Step::Erect { what, at, tile } => self.erect(self.actor, what, at, tile, events),
            Step::Gain { goods, points } => self.gain_kept(self.actor, goods, points, events),
            Step::Remove { at } => self.remove_anomaly(self.actor, at, events),
            Step::Module(step) => self.carry_out_module(self.actor, step, events),
            _ => self.end_turn(),
        }
        true
    }

    /// Lets a participant without a seat answer a step, charge its suits or take its turn, if one of these is due.
    #[cold]
    fn acts_without_seat<S: Sink<Event>>(&mut self, events: &mut Events<S>) -> bool {
        let who = self.actor;
        let step = self.steps.pop();
        match self.phase {
            _ if step.is_some() => {}
            Phase::PowerUp { .. } if !self.player(who).ready => self.player_mut(who).ready = true,
            Phase::Actions if !self.player(who).passed => self.steps.push(Step::EndTurn),
            _ => return false,
        }
        self.act_for_module(who, step, events);
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
    fn advance<S: Sink<Event>>(&mut self, events: &mut Events<S>) {
        let before = self.phase;
        match self.phase {
            Phase::Goals | Phase::Paths | Phase::Boards | Phase::Assets { .. } | Phase::Leaders => {
                self.go_on_with_setup(events);
            }
            Phase::Paradox { tile, rank } => self.roll_paradoxes(tile, rank, events),
            Phase::Recovery { rank } => self.recover(rank),
            Phase::PowerUp { rank } => self.next_to_charge(rank + 1),
            Phase::Warp => self.reveal_warps(events),
            Phase::Arrival { rank, token } => self.arrive(rank, token, events),
            // In a position from outside it may be the turn of a player who has passed.
            Phase::Actions if self.players.iter().any(|player| !player.passed) => self.end_turn(),
            Phase::Actions => {
                events.push(Event::CleanUp);
                self.clean_up(events);
            }
            Phase::CleanUp { rank } => self.go_on_cleaning_up(rank, events),
            Phase::Over => {}
        }
        match (before, self.phase) {
            (Phase::Recovery { .. }, Phase::PowerUp { .. }) => events.push(Event::PowerUp),
            (Phase::PowerUp { .. }, Phase::Warp) => events.push(Event::Warp),
            (Phase::Arrival { .. }, Phase::Actions) => events.push(Event::Actions),
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

    pub(crate) fn tell_first_player<S: Sink<Event>>(&mut self, who: Participant, events: &mut Events<S>) {
        self.first_player = who;
        self.banner = who;
        events.push(Event::FirstPlayer { seat: who });
    }
}
