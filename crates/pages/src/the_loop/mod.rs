//! The LOOP on the site: shown by the plain board until it has one of its own.
//!
//! | file | what it says |
//! |---|---|
//! | `names` | what things are called |
//! | `effect` | what an artifact does, made from its effect |

mod effect;
mod names;
#[cfg(test)]
mod tests;

use crate::board::Board;
pub use names::Names;
use the_loop::{TheLoop, View};

impl Board for TheLoop {
    const RULES_PAGES: &'static [(&'static str, &'static str)] = the_loop::RULES_PAGES;
    const KEYS: &'static str = "loop";

    /// Hands lie open, and everybody knows the same.
    fn hides(_: &View) -> bool {
        false
    }
}
