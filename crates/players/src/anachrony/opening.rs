//! Choices of setup: by what is printed, and by how many points ahead it has brought fair players in two-player games
//! (`tune setups`).

use super::weights::Weights;
use anachrony::data::{Asset, Goal, Leader, Path, Side, Worker};
use anachrony::{Anachrony, Choice};
use tabletop::Seat;

/// How good a choice of setup is; none for choices of play.
pub(super) fn prior(game: &Anachrony, seat: Seat, choice: Choice, weights: &Weights) -> Option<f32> {
    Some(match choice {
        Choice::Path(path) => match (path, game.options.side) {
            (Path::Dominance, Side::A) => 7.4,
            (Path::Dominance, Side::B) => 9.2,
            (Path::Harmony, Side::A) => -1.7,
            (Path::Harmony, Side::B) => 7.4,
            (Path::Progress, Side::A) => -7.5,
            (Path::Progress, Side::B) => -10.3,
            (Path::Salvation, Side::A) => 1.6,
            (Path::Salvation, Side::B) => -5.1,
        },
        Choice::Board(side) => match (game.players[seat.index()].path(), side) {
            (Path::Dominance, Side::A) => 1.6,
            (Path::Dominance, Side::B) => 15.1,
            (Path::Harmony, Side::A) => -0.3,
            (Path::Harmony, Side::B) => 5.6,
            (Path::Progress, Side::A) => -12.1,
            (Path::Progress, Side::B) => -5.8,
            (Path::Salvation, _) => -1.7,
        },
        Choice::Leader(leader) => match (leader, game.options.side) {
            (Leader::Zaida | Leader::Valerian | Leader::Amena, _)
            | (Leader::Samira, Side::A)
            | (Leader::Wolfe, Side::B) => 4.0,
            _ => 0.0,
        },
        Choice::Keep(goal) => match goal {
            Goal::Workers => 5.0,
            Goal::Spots => 4.0,
            Goal::Breakthroughs => 3.0,
            _ => 1.0,
        },
        Choice::Pick(asset) => picked(asset, weights),
        _ => return None,
    })
}

fn picked(asset: Asset, weights: &Weights) -> f32 {
    let card = asset.printed();
    let worker = card.worker.map_or(0.0, |(worker, column)| {
        let awake = if column == anachrony::data::Column::Active { weights.awake + 1.0 } else { 0.0 };
        3.0 * weights.worker + awake + if worker == Worker::Genius { 1.5 } else { 0.0 }
    });
    weights.bill(&card.goods) + worker + 1.6 * f32::from(card.breakthroughs)
}
