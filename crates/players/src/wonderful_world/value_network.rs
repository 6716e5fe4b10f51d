//! What was learned from many games: how much more or less an empire comes to than is forecast.
//!
//! A small network for each round looks at an empire as it will stand when the round has ended and as it will stand in the end.
//! `tune insight` trains it: players that use the present network play games, and the networks are fitted anew to what came of
//! them. Of several fits, each to games of its own, the mean is taken: what chance has taught one of them, it has not the others.

use super::empire_state::{EmpireState, ForecastContext};
use std::array;
use std::sync::LazyLock;
use wonderful_world::data::{DIFFERENT, ROUNDS};

/// What it looks at.
pub(super) struct Features<'a> {
    /// The empire at the end of the round.
    pub now: &'a EmpireState,
    /// The same in the end.
    pub end: &'a EmpireState,
    /// What surrounds it now, and when the round has ended.
    pub context: &'a ForecastContext,
    pub after: &'a ForecastContext,
    /// How far the round has gone.
    pub step: i32,
}

/// Numbers it looks at.
const NUMBERS: usize = 77;
/// Facts that hold or not: a card is built, is begun, will be built.
const FACTS: usize = 3 * DIFFERENT;

impl Features<'_> {
    /// Numbers, each around 1, and facts that hold, by their places among the inputs.
    pub(super) fn for_each(&self, mut visit: impl FnMut(usize, f32)) {
        let Self { now, end, context, after, step } = *self;
        let mut at = 0;
        let mut note = |value: i32, scale: f32| {
            if value != 0 {
                visit(at, value as f32 / scale);
            }
            at += 1;
        };
        end.parts(after).iter().for_each(|&part| note(part, 1000.0));
        for empire_state in [now, end] {
            let (built, per_type, per_leader, for_each) = empire_state.multipliers();
            empire_state.makes.iter().for_each(|&value| note(value, 5.0));
            built.iter().for_each(|&value| note(value, 5.0));
            per_type.iter().for_each(|&value| note(value, 2.0));
            per_leader.iter().for_each(|&value| note(value, 2.0));
            empire_state.leaders.iter().for_each(|&value| note(value, 3.0));
            for_each.iter().for_each(|&value| note(value, 2.0));
        }
        end.hoped.iter().for_each(|&value| note(value, 300.0));
        note(now.krystallium, 3.0);
        note(now.cubes, 5.0);
        let mut missing = [0; 8];
        for work in &now.sites {
            missing.iter_mut().zip(work.missing).for_each(|(sum, more)| *sum += i32::from(more));
        }
        missing.iter().for_each(|&value| note(value, 5.0));
        note(now.sites.len() as i32, 5.0);
        context.rivals.unwrap_or_default().iter().for_each(|&value| note(value, 5.0));
        note(i32::from(context.players) - 3, 2.0);
        note(context.picks_left, 4.0);
        note(step, 3.0);
        debug_assert!(at <= NUMBERS, "{at}");
        let mut facts = |mut cards: u128, first: usize| {
            while cards != 0 {
                visit(NUMBERS + first + cards.trailing_zeros() as usize, 1.0);
                cards &= cards - 1;
            }
        };
        facts(now.cards, 0);
        facts(end.cards & !now.cards, 2 * DIFFERENT);
        let begun = now.sites.iter().fold(0, |cards, work| cards | 1 << work.card.index());
        facts(begun, DIFFERENT);
    }
}

/// A network of one hidden layer.
#[derive(Clone, Debug)]
pub struct Network {
    /// For each input what it adds to each hidden unit.
    pub inputs: Vec<[f32; Self::WIDTH]>,
    /// What each hidden unit begins with.
    pub bias: [f32; Self::WIDTH],
    /// What each hidden unit that is above 0 counts.
    pub output: [f32; Self::WIDTH],
    /// What is added to the sum.
    pub offset: f32,
}

impl Network {
    /// How many hidden units there are.
    pub const WIDTH: usize = 64;
    /// How many inputs.
    pub const INPUTS: usize = NUMBERS + FACTS;
    /// How many numbers a network is made of.
    const SIZE: usize = (Self::INPUTS + 2) * Self::WIDTH + 1;

    /// The network that is written like this: four bytes a number, the inputs first.
    fn read(bytes: &[u8]) -> Self {
        let mut numbers =
            bytes.chunks_exact(4).map(|bytes| f32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]));
        let mut row = || array::from_fn(|_| numbers.next().unwrap_or_default());
        let inputs = (0..Self::INPUTS).map(|_| row()).collect();
        let (bias, output) = (row(), row());
        Self { inputs, bias, output, offset: numbers.next().unwrap_or_default() }
    }

    /// How it is written.
    pub fn bytes(&self) -> Vec<u8> {
        let rows = self.inputs.iter().chain([&self.bias, &self.output]);
        rows.flatten().chain([&self.offset]).flat_map(|number| number.to_le_bytes()).collect()
    }

    /// What each hidden unit comes to for these inputs.
    pub fn hidden(&self, inputs: impl IntoIterator<Item = (usize, f32)>) -> [f32; Self::WIDTH] {
        let mut hidden = self.bias;
        inputs.into_iter().for_each(|(at, value)| self.add(&mut hidden, at, value));
        hidden
    }

    fn add(&self, hidden: &mut [f32; Self::WIDTH], at: usize, value: f32) {
        hidden.iter_mut().zip(&self.inputs[at]).for_each(|(sum, weight)| *sum += weight * value);
    }

    /// What they come to together.
    pub fn answer(&self, hidden: &[f32; Self::WIDTH]) -> f32 {
        let counted = hidden.iter().zip(&self.output).map(|(unit, weight)| unit.max(0.0) * weight);
        self.offset + counted.sum::<f32>()
    }
}

/// How many fits there are.
const FITS: usize = 2;

/// One fit after the other, with a network for each round in each: what `tune insight` wrote, put together by `cat`.
static LEARNED: LazyLock<Vec<Network>> = LazyLock::new(|| {
    let bytes = include_bytes!("insight.bin");
    bytes.chunks_exact(4 * Network::SIZE).map(Network::read).collect()
});

/// What an empire comes to beyond its forecast, in points.
pub(super) fn correction(features: &Features) -> f32 {
    let round = usize::from(features.context.round.clamp(1, ROUNDS)) - 1;
    let fits: [&Network; FITS] = array::from_fn(|fit| &LEARNED[fit * usize::from(ROUNDS) + round]);
    let mut hidden = fits.map(|network| network.bias);
    features.for_each(|at, value| {
        fits.iter().zip(&mut hidden).for_each(|(network, hidden)| network.add(hidden, at, value));
    });
    let answers = fits.iter().zip(&hidden).map(|(network, hidden)| network.answer(hidden));
    answers.sum::<f32>() / FITS as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_a_network_for_each_round_of_each_fit_and_it_is_written_as_it_is_read() {
        assert_eq!(LEARNED.len(), FITS * usize::from(ROUNDS));
        assert_eq!(include_bytes!("insight.bin").len(), LEARNED.len() * 4 * Network::SIZE);
        for network in LEARNED.iter() {
            let again = Network::read(&network.bytes());
            let inputs = || [(0, 1.0), (NUMBERS + 5, 1.0)];
            assert_eq!(again.answer(&again.hidden(inputs())), network.answer(&network.hidden(inputs())));
            assert!(network.inputs.iter().flatten().all(|weight| weight.is_finite()));
        }
    }
}
