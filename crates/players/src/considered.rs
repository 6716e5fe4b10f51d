//! What thinking leaves behind, beside the choice.

use crate::Player;
use tabletop::{Game, Seat};

/// Somebody who can say how choices compare.
pub trait Thinker<G: Game>: Player<G> {
    /// Every choice of `seat` that was thought of, the best first, and in any case of the one in question; none if the seat is
    /// not waited for.
    fn consider(&mut self, game: &G, seat: Seat, question: Option<G::Choice>) -> Vec<Considered<G::Choice>>;

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

/// A choice that was thought of.
#[derive(Clone, PartialEq, Debug)]
pub struct Considered<C> {
    /// The choice.
    pub choice: C,
    /// How often it was tried.
    pub tries: u32,
    /// What its seat can expect of it, from 0 (lost) to 1 (won).
    pub value: f32,
    /// What every seat can expect of it.
    pub expected: Vec<f32>,
    /// What its seat would have then, by the terms of the game's evaluation, in points.
    pub terms: Vec<f32>,
}

impl<C> Considered<C> {
    /// What its seat can expect at least, as far as the tries tell: what was seldom tried may have been lucky.
    pub(crate) fn sure_of(&self) -> f32 {
        self.value - 0.5 / (self.tries as f32 + 1.0).sqrt()
    }

    /// What somebody else found of the same choice counts as much as it was tried.
    pub(crate) fn add(&mut self, other: &Self) {
        let share = other.tries as f32 / (self.tries + other.tries).max(1) as f32;
        let mix = |mine: &mut f32, theirs: f32| *mine += (theirs - *mine) * share;
        mix(&mut self.value, other.value);
        for (mine, theirs) in [(&mut self.expected, &other.expected), (&mut self.terms, &other.terms)] {
            if mine.is_empty() {
                mine.clone_from(theirs);
            } else {
                mine.iter_mut().zip(theirs).for_each(|(mine, &theirs)| mix(mine, theirs));
            }
        }
        self.tries += other.tries;
    }
}
