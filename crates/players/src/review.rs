//! Reviews a finished game: what every seat could expect at each choice, and where a better one was missed.

use crate::advice::reasons;
use crate::{Bot, Bots, Candidate, Reason};
use tabletop::{Game, Results, Seat, SeatResult, Seed};

/// A choice that costs less is no turning point.
const MIN_LOSS: f32 = 0.03;
/// How many turning points are shown.
const MAX_TURNING_POINTS: usize = 6;

/// The review of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Review<C> {
    /// What every seat could expect before each choice, from 0 (lost) to 1 (won), and after the last one what it got.
    pub expected: Vec<Vec<f32>>,
    /// Where most was given away, in the order of the game.
    pub turning_points: Vec<TurningPoint<C>>,
}

/// A choice that gave something away.
#[derive(Clone, PartialEq, Debug)]
pub struct TurningPoint<C> {
    /// How many choices were made before it.
    pub step: usize,
    pub seat: Seat,
    pub chosen: C,
    pub better: C,
    /// How much less the seat could expect for it.
    pub lost: f32,
    /// What the better choice would have brought.
    pub reasons: Vec<Reason>,
}

/// Looks at every choice of a game, from its first state on, with what the seat that chose knew then. `progress` is told how
/// many choices have been looked at, and answers whether to go on; if not, there is no review.
pub fn review<G: Bots>(
    mut game: G,
    line: &[(Seat, G::Choice)],
    bot: Bot,
    seed: Seed,
    mut progress: impl FnMut(usize) -> bool,
) -> Option<Review<G::Choice>> {
    let mut thinker = bot.thinker::<G>(seed);
    let mut expected = Vec::with_capacity(line.len() + 1);
    let mut turning_points = Vec::new();
    for (step, &(seat, chosen)) in line.iter().enumerate() {
        if !progress(step) {
            return None;
        }
        let candidates = thinker.consider(&game, seat, Some(chosen));
        let best = candidates.first();
        expected.push(best.map_or_else(|| vec![0.5; game.seats().len()], |best| best.expected.clone()));
        if let Some((lost, turn)) = given_away::<G>(&candidates, step, seat, chosen) {
            turning_points.push((game.block(), lost, turn));
        }
        game.apply(seat, chosen, &mut ()).ok()?;
    }
    expected.push(shares(&game));
    Some(Review { expected, turning_points: worst(turning_points) })
}

/// What a choice gave away, if that was much.
fn given_away<G: Bots>(
    candidates: &[Candidate<G::Choice>],
    step: usize,
    seat: Seat,
    chosen: G::Choice,
) -> Option<(f32, TurningPoint<G::Choice>)> {
    let made = candidates.iter().find(|choice| choice.choice == chosen)?;
    let best = candidates.first().filter(|best| best.choice != chosen)?;
    let lost = best.value - made.value;
    let turn = TurningPoint { step, seat, chosen, better: best.choice, lost, reasons: reasons::<G>(best, made, true) };
    (lost >= MIN_LOSS).then_some((lost, turn))
}

/// Of each seat's turn only the worst, and of those the worst few, in the order of the game.
fn worst<C>(mut turning_points: Vec<(u32, f32, TurningPoint<C>)>) -> Vec<TurningPoint<C>> {
    turning_points.sort_by(|(_, one, _), (_, other, _)| other.total_cmp(one));
    let mut kept: Vec<(u32, TurningPoint<C>)> = Vec::new();
    for (block, _, turn) in turning_points {
        if kept.len() < MAX_TURNING_POINTS
            && !kept.iter().any(|(other, kept)| *other == block && kept.seat == turn.seat)
        {
            kept.push((block, turn));
        }
    }
    kept.sort_by_key(|(_, turn)| turn.step);
    kept.into_iter().map(|(_, turn)| turn).collect()
}

/// What every seat got in the end: a victory is shared among those who won it together.
fn shares<G: Game>(game: &G) -> Vec<f32> {
    let Some(outcome) = game.outcome() else { return vec![0.5; game.seats().len()] };
    let results = outcome.results();
    let winners = results.iter().filter(|result| result.won).count();
    let share = if outcome.is_shared_by_all() { 1.0 } else { 1.0 / winners.max(1) as f32 };
    let got = |result: &SeatResult| if result.won { share } else { 0.0 };
    results.iter().map(got).collect()
}
