//! Many games between bots.

use players::Bots;
use tabletop::Refusal;

/// What `chronotope simulate` is told.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game
    game: String,
}

pub(crate) struct Plan {}
pub(crate) struct Report {}

pub(crate) fn run(args: &Args) -> Result<(), Refusal> {
    (crate::games::find(&args.game)?.simulate)(&Plan {})?;
    Ok(())
}

pub(crate) fn games<G: Bots>(_plan: &Plan) -> Result<Report, Refusal> {
    Ok(Report {})
}
