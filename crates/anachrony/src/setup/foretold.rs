//! Chance that is decided in advance, for positions to study.

use super::Options;
use crate::data::{Breakthrough, PARADOX_DIE, Shape, Symbol};
use crate::state::{Anachrony, Stream};
use serde::{Deserialize, Serialize};
use tabletop::{List, ensure};

/// The most results of one die that can be foretold.
const MOST_ROLLS: usize = 60;

/// What dice will show and which breakthroughs are drawn, in the order in which it comes. Whatever a list has not, or has no
/// more, is left to chance; what cannot be when its turn comes is passed over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(
    deny_unknown_fields,
    default,
    expecting = "foretold is an object, such as {\"paradox\": [2, 0], \"symbol\": [\"warfare\", null]}"
)]
pub struct Foretold {
    /// Paradoxes on the paradox die.
    pub paradox: List<u8, MOST_ROLLS>,
    /// Shapes on the shape die.
    pub shape: List<Shape, MOST_ROLLS>,
    /// Symbols on the symbol die; null is the question mark.
    pub symbol: List<Option<Symbol>, MOST_ROLLS>,
    /// Breakthroughs drawn at random in setup.
    pub breakthroughs: List<Breakthrough, 8>,
}

impl Foretold {
    /// Whether dice can show this in a game with these options.
    pub(crate) fn can_be(&self, options: &Options) -> Result<(), String> {
        for paradoxes in &self.paradox {
            ensure!(PARADOX_DIE.contains(paradoxes), "no face of the paradox die shows {paradoxes}");
        }
        ensure!(
            self.paradox.is_empty() || !options.variants.fixed_paradox,
            "the paradox die is not rolled in this variant: leave its results out, or fixed_paradox"
        );
        Ok(())
    }
}

/// Takes the next foretold result that is possible.
fn next<T: Copy + Default + PartialEq, const N: usize>(foretold: &mut List<T, N>, possible: &[T]) -> Option<T> {
    while !foretold.is_empty() {
        let result = foretold.remove(0);
        if possible.contains(&result) {
            return Some(result);
        }
    }
    None
}

impl Anachrony {
    /// The paradoxes rolled.
    pub(crate) fn roll_paradox_die(&mut self) -> u8 {
        let foretold = next(&mut self.foretold.paradox, &PARADOX_DIE);
        let rolled = foretold.or_else(|| self.chance.draw(Stream::ParadoxDie as usize, |dice| dice.pick(&PARADOX_DIE)));
        rolled.unwrap_or_default()
    }

    /// The shape rolled among these faces of the die, or none of none.
    pub(crate) fn roll_shape_die(&mut self, faces: &[Shape]) -> Option<Shape> {
        let foretold = next(&mut self.foretold.shape, faces);
        foretold.or_else(|| self.chance.draw(Stream::ShapeDie as usize, |dice| dice.pick(faces)))
    }

    /// The symbol rolled among these faces of the die, or none of none.
    pub(crate) fn roll_symbol_die(&mut self, faces: &[Option<Symbol>]) -> Option<Option<Symbol>> {
        let foretold = next(&mut self.foretold.symbol, faces);
        foretold.or_else(|| self.chance.draw(Stream::SymbolDie as usize, |dice| dice.pick(faces)))
    }

    /// A breakthrough drawn out of these.
    pub(crate) fn draw_breakthrough(&mut self, supply: &[Breakthrough]) -> Option<Breakthrough> {
        let foretold = next(&mut self.foretold.breakthroughs, supply);
        foretold.or_else(|| self.chance.draw(Stream::Breakthroughs as usize, |dice| dice.pick(supply)))
    }
}
