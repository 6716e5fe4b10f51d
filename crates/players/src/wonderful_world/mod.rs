//! Players of It's a Wonderful World.

mod fair;
mod forecast;
mod place;
mod plan;
mod realm;
mod weights;

use crate::search::{Clueless, Manner};
use crate::{Bots, Player};
use wonderful_world::WonderfulWorld;

impl Bots for WonderfulWorld {
    type Sense = Clueless;
    const ITERATIONS: u32 = 2000;
    const MANNER: Manner = Manner { curiosity: 1.0, caution: 0.05 };

    fn fair() -> Box<dyn Player<Self>> {
        Box::new(fair::Fair::new())
    }
}
