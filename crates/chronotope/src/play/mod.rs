//! A game in the terminal.

use tabletop::{Game, Refusal};
use wonderful_world::WonderfulWorld;

/// What `chronotope play` is told.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game
    game: String,
}

/// What a game needs to be played in a terminal.
pub(crate) trait Terminal: Game {}

impl Terminal for WonderfulWorld {}

pub(crate) fn run(args: &Args) -> Result<(), Refusal> {
    (crate::games::find(&args.game)?.play)(args)
}

pub(crate) fn game<G: Terminal>(_args: &Args) -> Result<(), Refusal> {
    Ok(())
}
