//! Players that can compare their choices.

use crate::Player;
use tabletop::{Game, Seat};

/// A player that can also compare its choices.
pub trait Thinker<G: Game>: Player<G> {
    /// Every choice of `seat` that was thought of, the best first, and in any case of the one in question; none if the seat is
    /// not waited for.
    fn consider(&mut self, game: &G, seat: Seat, question: Option<G::Choice>) -> Vec<Candidate<G::Choice>>;

    /// What the last decision took.
    fn effort(&self) -> Effort;
}

/// What a decision took.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Effort {
    /// How often the game was played on from the decision.
    pub iterations: u64,
    /// How many choices that were, all together.
    pub choices: u64,
}

impl std::ops::Add for Effort {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self { iterations: self.iterations + other.iterations, choices: self.choices + other.choices }
    }
}

/// A choice and its evaluation.
#[derive(Clone, PartialEq, Debug)]
pub struct Candidate<C> {
    pub choice: C,
    /// How often it was tried in the search.
    pub visits: u32,
    /// What its seat can expect of it, from 0 (lost) to 1 (won).
    pub value: f32,
    /// What every seat can expect of it.
    pub expected: Vec<f32>,
    /// What its seat would have then, by the terms of the game's evaluation, in points.
    pub terms: Vec<f32>,
}

impl<C> Candidate<C> {
    /// What its seat can expect at least, as far as the tries tell: what was seldom tried may have been lucky.
    pub(crate) fn lower_bound(&self) -> f32 {
        self.value - 0.5 / (self.visits as f32 + 1.0).sqrt()
    }

    /// Merges the results of another worker for the same choice, weighted by visits.
    pub(crate) fn add(&mut self, other: &Self) {
        let share = other.visits as f32 / (self.visits + other.visits).max(1) as f32;
        let mix = |mine: &mut f32, theirs: f32| *mine += (theirs - *mine) * share;
        mix(&mut self.value, other.value);
        for (mine, theirs) in [(&mut self.expected, &other.expected), (&mut self.terms, &other.terms)] {
            if mine.is_empty() {
                mine.clone_from(theirs);
            } else {
                mine.iter_mut().zip(theirs).for_each(|(mine, &theirs)| mix(mine, theirs));
            }
        }
        self.visits += other.visits;
    }
}
