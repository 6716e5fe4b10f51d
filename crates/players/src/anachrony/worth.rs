//! What a position is worth to a seat, in hundredths of a point.

use anachrony::Anachrony;
use anachrony::data::{ERAS, Good, Worker};
use anachrony::player::Home;
use anachrony::state::Phase;
use tabletop::Seat;

/// What goods are good for, in the order of [`Good`].
const GOODS: [i32; 6] = [28, 60, 75, 75, 120, 85];
/// Beyond so many of a good, more of it is worth half.
const ENOUGH: u16 = 6;
/// A worker of each kind, tired, in the order of [`Worker`].
const WORKERS: [i32; 4] = [130, 120, 120, 190];
/// What being active adds.
const ACTIVE: i32 = 70;
/// A charged suit with somebody to sit in it, before it is used.
const READY: i32 = 75;
/// A building or superproject beyond its points, while it can be used.
const BUILDING: i32 = 230;
/// A breakthrough beyond its points, while something can be built with it.
const BREAKTHROUGH: i32 = 110;
/// What a debt to the future costs beyond its points, for the paradoxes it brings.
const DEBT: i32 = 40;
/// A paradox token.
const PARADOX: i32 = 70;
/// A spot that an anomaly takes, beyond its points.
const ANOMALY: i32 = 150;

/// What the position is worth to a seat.
pub(super) fn worth(game: &Anachrony, seat: Seat) -> i32 {
    let player = &game.players[seat.index()];
    let left = i32::from(ERAS.saturating_sub(game.era)) + i32::from(game.phase != Phase::Over);
    // Later there is less to do with what one has.
    let fading = |value: i32| value * (left + 1) / i32::from(ERAS + 1);
    let score = game.score_of(seat);
    let mut worth = 100 * (score.total - score.goals) + 60 * score.goals;
    for good in Good::ALL {
        let (count, value) = (player.goods[good], GOODS[good as usize]);
        let plenty = count.saturating_sub(ENOUGH);
        worth += fading(i32::from(count - plenty) * value + i32::from(plenty) * value / 2);
    }
    let all = game.workers_of(seat);
    for worker in Worker::ALL {
        worth += fading(i32::from(all[worker]) * WORKERS[worker as usize]);
    }
    let busy = player.spots.iter().map(|spot| spot.busy).chain([player.supply]).flatten();
    let fates = |home: Home| busy.clone().filter(|busy| busy.home == home).count() as i32;
    worth += fading(ACTIVE * (i32::from(player.active.total()) + fates(Home::Motivated)));
    worth -= fading(150 * fates(Home::Dies));
    if !player.passed && left > 0 {
        worth += READY * i32::from(player.suits_charged()).min(i32::from(player.active.total()) + 1);
    }
    worth += fading(BUILDING * (player.buildings().count() + player.superprojects().count()) as i32);
    worth += fading(BREAKTHROUGH * i32::from(player.breakthroughs.total()));
    worth -= fading(DEBT * player.warped().count() as i32);
    worth -= fading(PARADOX * i32::from(player.paradoxes)) + fading(ANOMALY * player.anomalies() as i32);
    worth
}
