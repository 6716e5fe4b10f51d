//! A finished game, looked at again: what every seat could expect at each choice, and where a better one was missed.

use crate::advice::reasons;
use crate::{Bot, Bots, Considered, Reason};
use tabletop::{Game, Place, Seat, Seed, Standing};

/// A choice that costs less is no turning point.
const TELLING: f32 = 0.03;
/// How many turning points are told of.
const MOST: usize = 6;

/// What looking at a game again showed.
#[derive(Clone, PartialEq, Debug)]
pub struct Review<C> {
    /// What every seat could expect before each choice, from 0 (lost) to 1 (won), and after the last one what it got.
    pub expected: Vec<Vec<f32>>,
    /// Where most was given away, in the order of the game.
    pub turns: Vec<Turn<C>>,
}

/// A choice that gave something away.
#[derive(Clone, PartialEq, Debug)]
pub struct Turn<C> {
    /// How many choices were made before it.
    pub step: usize,
    /// Who chose.
    pub seat: Seat,
    /// What was chosen.
    pub chosen: C,
    /// What would have been better.
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
    let mut turns = Vec::new();
    for (step, &(seat, chosen)) in line.iter().enumerate() {
        if !progress(step) {
            return None;
        }
        let considered = thinker.consider(&game, seat, Some(chosen));
        let best = considered.first();
        expected.push(best.map_or_else(|| vec![0.5; game.seats().len()], |best| best.expected.clone()));
        if let Some((lost, turn)) = given_away::<G>(&considered, step, seat, chosen) {
            turns.push((game.block(), lost, turn));
        }
        game.apply(seat, chosen, &mut ()).ok()?;
    }
    expected.push(shares(&game));
    Some(Review { expected, turns: most_telling(turns) })
}

/// What a choice gave away, if that was much.
fn given_away<G: Bots>(
    considered: &[Considered<G::Choice>],
    step: usize,
    seat: Seat,
    chosen: G::Choice,
) -> Option<(f32, Turn<G::Choice>)> {
    let made = considered.iter().find(|choice| choice.choice == chosen)?;
    let best = considered.first().filter(|best| best.choice != chosen)?;
    let lost = best.value - made.value;
    let turn = Turn { step, seat, chosen, better: best.choice, lost, reasons: reasons::<G>(best, made, true) };
    (lost >= TELLING).then_some((lost, turn))
}

/// Of each seat's turn only the worst, and of those the worst few, in the order of the game.
fn most_telling<C>(mut turns: Vec<(u32, f32, Turn<C>)>) -> Vec<Turn<C>> {
    turns.sort_by(|(_, one, _), (_, other, _)| other.total_cmp(one));
    let mut kept: Vec<(u32, Turn<C>)> = Vec::new();
    for (block, _, turn) in turns {
        if kept.len() < MOST && !kept.iter().any(|(other, kept)| *other == block && kept.seat == turn.seat) {
            kept.push((block, turn));
        }
    }
    kept.sort_by_key(|(_, turn)| turn.step);
    kept.into_iter().map(|(_, turn)| turn).collect()
}

/// What every seat got in the end: a victory is shared among those who won it together.
fn shares<G: Game>(game: &G) -> Vec<f32> {
    let Some(outcome) = game.outcome() else { return vec![0.5; game.seats().len()] };
    let places = outcome.places();
    let winners = places.iter().filter(|place| place.won).count();
    let share = if outcome.is_shared_by_all() { 1.0 } else { 1.0 / winners.max(1) as f32 };
    let got = |place: &Place| if place.won { share } else { 0.0 };
    places.iter().map(got).collect()
}
