//! Simultaneous choices commute.

use super::{Law, Run, ensure};
use crate::{Game, Seat};

impl<G: Game> Run<G> {
    /// Any two choices of two waited-for seats lead to the same state in either order.
    pub(super) fn pairs_commute(&mut self) -> Law {
        let waiting: Vec<Seat> = self.now.waiting_for().iter().collect();
        for (index, &one) in waiting.iter().enumerate() {
            for &other in &waiting[index + 1..] {
                self.now.choices(one, &mut self.list);
                let Some(first) = self.dice.pick(&self.list) else { continue };
                self.now.choices(other, &mut self.list);
                let Some(second) = self.dice.pick(&self.list) else { continue };
                let forth = in_order(&self.now, &[(one, first), (other, second)])?;
                let back = in_order(&self.now, &[(other, second), (one, first)])?;
                ensure!(
                    forth == back,
                    "simultaneous choices commute: {first:?} of {one} and {second:?} of {other} do not"
                );
            }
        }
        Ok(())
    }

    /// The block that has just closed leads to the same state seat by seat, and in a random order of arrival.
    pub(super) fn block_is_the_same_in_any_order(&mut self) -> Law {
        let (start, made) = &self.block;
        let mut by_seat = made.clone();
        by_seat.sort_by_key(|&(seat, _)| seat);
        ensure!(in_order(start, &by_seat)? == self.now, "a block is the same seat by seat: {made:?} is not");

        let mut queues: Vec<Vec<(Seat, G::Choice)>> = Vec::new();
        for chunk in by_seat.chunk_by(|a, b| a.0 == b.0) {
            queues.push(chunk.iter().rev().copied().collect());
        }
        let mut mixed = Vec::new();
        while !queues.is_empty() {
            let queue = self.dice.below(queues.len() as u32) as usize;
            mixed.extend(queues[queue].pop());
            queues.retain(|queue| !queue.is_empty());
        }
        ensure!(in_order(start, &mixed)? == self.now, "a block is the same in any order of arrival: {mixed:?} is not");
        Ok(())
    }
}

fn in_order<G: Game>(start: &G, made: &[(Seat, G::Choice)]) -> Result<G, String> {
    let mut state = start.clone();
    for &(seat, choice) in made {
        if let Err(illegal) = state.apply(seat, choice, &mut ()) {
            return Err(format!(
                "simultaneous choices stay legal: {choice:?} of {seat} did not in {made:?}, {illegal}"
            ));
        }
    }
    Ok(state)
}
