//! Advice: the best few choices, how they compare, and why.

use crate::{Bot, Bots, Candidate};
use std::cmp::Ordering;
use tabletop::{Seat, Seed};

/// How many choices are shown.
const MAX_ADVICE: usize = 3;
/// How many reasons are given for each.
const MAX_REASONS: usize = 2;
/// What makes less of a difference, in points, is no reason.
const MIN_DIFFERENCE: f32 = 0.05;

/// A choice that is advised, or that comes close.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<C> {
    pub choice: C,
    /// What its seat can expect of it, from 0 (lost) to 1 (won).
    pub expected: f32,
    /// What speaks for the best choice, held against the next best; what speaks against any other, held against the best. The
    /// most telling comes first.
    pub reasons: Vec<Reason>,
}

/// A difference that a choice makes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Reason {
    /// What it is about: one of the terms of the game's evaluation.
    pub term: &'static str,
    /// How much more of it there will be, or less, in points.
    pub more: f32,
}

/// The best choices of a seat, the best first, as a bot that thinks sees them; none if the seat is not waited for.
pub fn advise<G: Bots>(game: &G, seat: Seat, bot: Bot, seed: Seed) -> Vec<Advice<G::Choice>> {
    let candidates = bot.thinker::<G>(seed).consider(game, seat, None);
    compared::<G>(&candidates)
}

fn compared<G: Bots>(candidates: &[Candidate<G::Choice>]) -> Vec<Advice<G::Choice>> {
    let few = candidates.iter().take(MAX_ADVICE).filter(|choice| choice.visits > 0);
    few.enumerate()
        .map(|(rank, choice)| Advice {
            choice: choice.choice,
            expected: choice.value,
            reasons: match (rank, candidates) {
                (0, [best, next, ..]) => reasons::<G>(best, next, true),
                (0, _) => Vec::new(),
                (_, others) => reasons::<G>(choice, &others[0], false),
            },
        })
        .collect()
}

/// What the one choice brings more of than the other, or less of if it is not the better one.
pub(crate) fn reasons<G: Bots>(one: &Candidate<G::Choice>, other: &Candidate<G::Choice>, better: bool) -> Vec<Reason> {
    let differences = G::TERMS.iter().zip(one.terms.iter().zip(&other.terms));
    let mut reasons: Vec<Reason> = differences
        .map(|(&term, (mine, theirs))| Reason { term, more: mine - theirs })
        .filter(|reason| reason.more.abs() >= MIN_DIFFERENCE && (reason.more > 0.0) == better)
        .collect();
    reasons.sort_by(|one, other| other.more.abs().partial_cmp(&one.more.abs()).unwrap_or(Ordering::Equal));
    reasons.truncate(MAX_REASONS);
    reasons
}
