//! Players of Anachrony.

mod fair;
mod worth;

use crate::search::{Clueless, Manner};
use crate::{Bots, Player};
use anachrony::Anachrony;

impl Bots for Anachrony {
    type Sense = Clueless;
    const ITERATIONS: u32 = 2000;
    const MANNER: Manner = Manner { curiosity: 1.0, caution: 0.05 };

    fn fair() -> Box<dyn Player<Self>> {
        Box::new(fair::Fair::new())
    }
}
