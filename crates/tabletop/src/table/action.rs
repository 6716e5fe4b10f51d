//! Looking back at a running table: the action at hand, what has happened since a seat chose, and what a choice would do.

use super::{PastChoice, STRIDE, Table};
use crate::{Dice, Error, ErrorKind, Game, IllegalChoice, Seat, Viewer};

/// How many choices of the past are searched for the beginning of an action.
const LONGEST_ACTION: usize = 64;

/// A choice of the action that a seat is in the middle of.
#[derive(Clone, Debug)]
pub struct ActionPart<G: Game> {
    /// How many choices stood before it.
    pub index: usize,
    /// The state it was chosen in.
    pub state: G,
    pub choice: G::Choice,
}

/// What a choice would lead to, as far as its seat can know.
#[derive(Clone, Debug)]
pub struct Preview<G: Game> {
    pub state: G,
    /// Whether the choice could not be taken back.
    pub is_final: bool,
}

impl<G: Game> Table<G> {
    /// The choices that `seat` has made of the action it is in the middle of, the first one first; none if it is not.
    pub fn action(&self, seat: Seat) -> Vec<ActionPart<G>> {
        let mut parts = Vec::new();
        if !self.now.is_mid_action(seat) {
            return parts;
        }
        self.replay_from(self.history.len().saturating_sub(LONGEST_ACTION), |index, state, past| {
            if past.seat != seat {
                return;
            }
            if !state.is_mid_action(seat) {
                parts.clear();
            }
            parts.push(ActionPart { index, state: state.clone(), choice: past.choice });
        });
        parts
    }

    /// Whether [`take_back_to`](Self::take_back_to) would get there.
    pub fn can_take_back_to(&self, seat: Seat, choices: usize) -> bool {
        let Some((first, since)) = self.history.get(choices..).and_then(|since| Some((since.first()?, since))) else {
            return false;
        };
        let own = |past: &PastChoice<G::Choice>| past.seat == seat || (past.by_itself && past.block == first.block);
        let in_open_block = self.now.block() == first.block && since.iter().all(|past| past.block == first.block);
        first.seat == seat
            && !self.now.waiting_for().is_empty()
            && !since.iter().any(|past| past.seat == seat && past.revealed)
            && (in_open_block || since.iter().all(own))
    }

    /// Takes back choices of `seat` until the one that was made when `choices` stood is taken back too.
    pub fn take_back_to(&mut self, seat: Seat, choices: usize) -> Result<(), Error> {
        self.seated(seat)?;
        if !self.can_take_back_to(seat, choices) {
            return Err(Error::new(ErrorKind::Undo, "this choice cannot be taken back any more"));
        }
        self.held[seat.index()] = None;
        let count = self.history[choices..].iter().filter(|past| past.seat == seat && !past.by_itself).count();
        for _ in 0..count {
            self.undo(seat)?;
        }
        self.go_on(None, &mut Vec::new())
    }

    /// How many choices stood when what is new to `seat` began: its own last choice before the latest one of another seat.
    /// Choices in the open block do not count: that they have been made may be a secret.
    pub fn new_since(&self, seat: Seat) -> usize {
        let own = |past: &PastChoice<G::Choice>| past.seat == seat && !past.by_itself;
        let block = self.now.block();
        let others = self.history.iter().rposition(|past| !own(past) && past.block != block).unwrap_or(0);
        self.history[..others].iter().rposition(own).unwrap_or(0)
    }

    /// What the choices since `index` have brought about.
    pub fn events_since(&self, index: usize) -> Vec<G::Event> {
        let mut events = Vec::new();
        let mut state = self.state_before(index);
        for past in self.history.iter().skip(index) {
            // Each of them has been applied to this state before.
            let _ = state.apply(past.seat, past.choice, &mut events);
        }
        events
    }

    /// The states since `index`, the present one last.
    pub fn states_since(&self, index: usize) -> Vec<G> {
        let mut states = Vec::new();
        self.replay_from(index, |number, state, _| {
            if number >= index {
                states.push(state.clone());
            }
        });
        states.push(self.now.clone());
        states
    }

    /// What a choice of `seat` would lead to, played on a guess made from what the seat sees.
    pub fn preview(&self, seat: Seat, choice: G::Choice, dice: &mut Dice) -> Result<Preview<G>, IllegalChoice> {
        let mut state = self.now.guess(Viewer::Seat(seat), dice);
        let block = state.block();
        let revealed = state.apply(seat, choice, &mut ())?;
        let waiting = state.waiting_for();
        let passes_on = state.block() != block && !waiting.contains(seat);
        Ok(Preview { is_final: !revealed.is_empty() || waiting.is_empty() || passes_on, state })
    }

    fn state_before(&self, index: usize) -> G {
        let mut state = self.checkpoints[0].clone();
        self.replay_from(index, |number, then, _| {
            if number == index {
                state.clone_from(then);
            }
        });
        if index >= self.history.len() { self.now.clone() } else { state }
    }

    /// Visits the choices from about `index` on (from the checkpoint before it), each with the state it was made in.
    fn replay_from(&self, index: usize, mut visit: impl FnMut(usize, &G, &PastChoice<G::Choice>)) {
        let checkpoint = (index / STRIDE).min(self.checkpoints.len() - 1);
        let mut state = self.checkpoints[checkpoint].clone();
        for (number, past) in self.history.iter().enumerate().skip(checkpoint * STRIDE) {
            visit(number, &state, past);
            let _ = state.apply(past.seat, past.choice, &mut ());
        }
    }
}
