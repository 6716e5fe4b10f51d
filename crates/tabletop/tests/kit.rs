//! The kit passes a sound game, and sees every defect that a game can have.

mod toy;

use tabletop::kit;
use toy::{Options, Oracle};

#[test]
fn a_sound_game_keeps_every_law() {
    for (players, rounds, games) in [(2, 3, 200), (3, 4, 150), (4, 6, 100), (3, 40, 20)] {
        kit::hold_in_games::<Oracle>(&Options { players, rounds }, "sound", 0..games);
    }
}
