//! Laws of a single position and of a single choice.

use super::{Law, Run, ensure};
use crate::{Dice, Game, Results, Seat, Seats, Seed, Viewer};
use std::collections::HashSet;
use std::hash::{DefaultHasher, Hasher};

/// How far the choices of a seat are followed while nobody else is waited for: longer than any chain of steps that one
/// action makes.
const CHAIN: usize = 24;

impl<G: Game> Run<G> {
    /// What must hold at every position that a game comes to.
    pub(super) fn position_is_sound(&mut self) -> Law {
        let mut hasher = DefaultHasher::new();
        self.now.hash(&mut hasher);
        ensure!(self.seen.insert(hasher.finish()), "no state comes back: this one did");
        ensure!(self.line.len() < G::MOST_CHOICES, "the game ends within {} choices: it did not", G::MOST_CHOICES);
        sound(&self.now)
    }

    /// Makes a choice of the random game.
    pub(super) fn choose(&mut self, seat: Seat, choice: G::Choice) -> Law {
        let block = self.now.block();
        let several = self.now.waiting_for().len() > 1;
        self.line.push((seat, choice));
        let (next, revealed) = made(&self.now, seat, choice).inspect_err(|_| _ = self.line.pop())?;
        self.now = next;
        let open = several && self.now.block() == block;
        ensure!(
            !open || revealed.without(seat).is_empty(),
            "an open block reveals nothing to others: {choice:?} of {seat} does"
        );
        if self.strangers.len() < 400 && !self.strangers.contains(&choice) {
            self.strangers.push(choice);
        }
        self.block.1.push((seat, choice));
        if self.now.block() != block {
            ensure!(self.now.block() > block, "blocks are numbered upwards");
            self.block_is_the_same_in_any_order()?;
            self.block = (self.now.clone(), Vec::new());
        }
        Ok(())
    }

    /// Each listed choice, tried on a copy, leaves a sound position, and so does what its seat goes on with: no chain
    /// can be begun that cannot be finished.
    pub(super) fn every_listed_choice_leads_on(&mut self) -> Law {
        let (mut list, mut deeper) = (Vec::new(), Vec::new());
        for seat in self.now.waiting_for().iter() {
            self.now.choices(seat, &mut list);
            // Each is tried with one more choice after it; one of them, further on.
            let followed = self.dice.below(list.len().max(1) as u32) as usize;
            for (index, &choice) in list.iter().enumerate() {
                let mut next = tried(&self.now, seat, choice)?;
                for _ in 0..if index == followed { CHAIN } else { 1 } {
                    next.choices(seat, &mut deeper);
                    let Some(then) = self.dice.pick(&deeper) else { break };
                    let alone = next.waiting_for() == Seats::only(seat);
                    next = tried(&next, seat, then)?;
                    if !alone {
                        break;
                    }
                }
            }
        }
        Ok(())
    }

    /// What is not listed is refused and changes nothing, whichever seat tries it.
    pub(super) fn strangers_are_refused(&mut self) -> Law {
        let nobody = [Seat(self.now.seats().len() as u8), Seat(u8::MAX)];
        for seat in self.now.seats().iter().chain(nobody) {
            self.now.choices(seat, &mut self.list);
            for choice in &self.strangers {
                if self.list.contains(choice) {
                    continue;
                }
                let mut copy = self.now.clone();
                let answer = copy.apply(seat, *choice, &mut ());
                ensure!(answer.is_err(), "what is not listed is refused: {choice:?} of {seat} was not");
                ensure!(copy == self.now, "a refused choice changes nothing: {choice:?} of {seat} did");
            }
        }
        Ok(())
    }
}

/// The position after a listed choice, which must be sound and new.
fn tried<G: Game>(state: &G, seat: Seat, choice: G::Choice) -> Result<G, String> {
    let (next, _) = made(state, seat, choice)?;
    ensure!(next != *state, "nothing is offered that changes nothing: {choice:?} of {seat} is");
    sound(&next).map_err(|broken| format!("after {choice:?} of {seat}: {broken}"))?;
    Ok(next)
}

/// The position after a listed choice, and to whom it revealed something. Both ways of making it must agree.
fn made<G: Game>(state: &G, seat: Seat, choice: G::Choice) -> Result<(G, Seats), String> {
    let (mut checked, mut listed) = (state.clone(), state.clone());
    let (mut events, mut events_listed) = (Vec::new(), Vec::new());
    let revealed = checked
        .apply(seat, choice, &mut events)
        .map_err(|illegal| format!("what is listed applies: {choice:?} of {seat} was refused, {illegal}"))?;
    let revealed_listed = listed.apply_listed(seat, choice, &mut events_listed);
    ensure!(checked == listed, "a listed choice does the same either way: {choice:?} of {seat} leads elsewhere");
    ensure!(
        revealed == revealed_listed,
        "a listed choice does the same either way: {choice:?} of {seat} reveals to {revealed_listed:?}, not {revealed:?}"
    );
    ensure!(
        events == events_listed,
        "a listed choice does the same either way: {choice:?} of {seat} tells {events_listed:?}, not {events:?}"
    );
    Ok((listed, revealed))
}

fn sound<G: Game>(state: &G) -> Law {
    state.check().map_err(|reason| format!("every piece is somewhere, once: {reason}"))?;
    let waiting = state.waiting_for();
    let outcome = state.outcome();
    ensure!(waiting.is_empty() == outcome.is_some(), "a game is over when nobody is waited for: {waiting:?} are");
    if let Some(results) = outcome.map(|outcome| outcome.results()) {
        let count = results.len();
        ensure!(count == state.seats().len(), "an outcome has a result for every seat: this one has {count}");
        ensure!(
            results.iter().all(|result| result.won == (result.rank == 1)),
            "who is first has won, and nobody else: {results:?}"
        );
    }
    let mut list = Vec::new();
    for seat in state.seats().iter() {
        list.clear();
        state.choices(seat, &mut list);
        if !waiting.contains(seat) {
            ensure!(list.is_empty(), "{seat} is not waited for but offered {list:?}");
            ensure!(state.idle_choice(seat).is_none(), "{seat} is not waited for but could go on");
            continue;
        }
        ensure!(!list.is_empty(), "{seat} is waited for without a choice");
        ensure!(
            list.len() > 1 || is_forced_in_secret(state, seat),
            "{seat} is asked to click the only thing there is: {list:?}"
        );
        let different: HashSet<_> = list.iter().collect();
        ensure!(different.len() == list.len(), "{seat} is offered a choice twice: {list:?}");
        if let Some(idle) = state.idle_choice(seat) {
            ensure!(list.contains(&idle), "{seat} would go on with {idle:?}, which is not listed");
        }
        let mut again = Vec::new();
        state.choices(seat, &mut again);
        ensure!(again == list, "choices come in a stable order");
        state.choices(seat, &mut again);
        ensure!(again == list, "choices take the place of what was in the list before");
    }
    Ok(())
}

/// Whether somebody else at the table could not know that `seat` has only one choice: then it is asked all the same.
fn is_forced_in_secret<G: Game>(state: &G, seat: Seat) -> bool {
    let mut dice = Dice::new(Seed([1; 32]), 0);
    let mut list = Vec::new();
    Viewer::all(state.seats()).filter(|viewer| !viewer.is(seat)).any(|viewer| {
        (0..30).any(|_| {
            state.guess(viewer, &mut dice).choices(seat, &mut list);
            list.len() > 1
        })
    })
}
