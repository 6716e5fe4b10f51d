//! How far a player is from being evacuated, and what it would bring as of now.

use anachrony::View;
use anachrony::data::{
    Condition, Evacuation, Good, LAST_CIRCLE, MOST_FOR_EVACUATION, Passive, Reward, Worker, Workers, evacuation,
};
use anachrony::player::{PlayerArea, Spot};
use anachrony::view::PlayerView;

/// What the path board of a player asks for; nothing before it lies there.
pub(super) fn printed(player: &PlayerArea) -> Option<&'static Evacuation> {
    Some(evacuation(player.path?, player.evacuation?))
}

/// How much of the condition is there, and how much it takes.
pub(super) fn progress(view: &View, player: &PlayerArea) -> Option<(usize, usize)> {
    let last = |path| anachrony::data::board(path, view.options.side).morale.len() - 1;
    let (have, need) = match printed(player)?.condition {
        Condition::ThreeOf(row) => (player.buildings_of(row), 3),
        Condition::SixSpots => (player.spots_taken(), 6),
        Condition::BestMorale => (player.morale.into(), last(player.path?)),
        Condition::EightWater => (player.goods[Good::Water].into(), 8),
        Condition::TwoAnomalies => (player.anomalies(), 2),
    };
    Some(if evacuates_anyway(player) { (need, need) } else { (have.min(need), need) })
}

fn evacuates_anyway(player: &PlayerArea) -> bool {
    let abilities = player.spots.iter().filter_map(Spot::ability);
    abilities.into_iter().any(|ability| *ability == anachrony::data::Ability::Passive(Passive::EvacuatesAnyway))
}

/// The points that an evacuation would bring now, its condition left aside: what is printed, the sets, and what the last
/// circle takes away.
pub(super) fn points(view: &View, player: &PlayerView) -> Option<i32> {
    let printed = printed(player)?;
    let sets = sets(view, player, printed.reward) as i32;
    let taken = view.players.iter().filter(|player| player.evacuated.is_some()).count();
    let last = if taken + 1 == view.players.len() { LAST_CIRCLE } else { 0 };
    Some((printed.points + printed.extra * sets - last).clamp(0, MOST_FOR_EVACUATION))
}

/// The sets that a reward counts.
pub(super) fn sets(view: &View, player: &PlayerView, reward: Reward) -> usize {
    let workers = all_workers(view, player);
    let (one, other): (usize, usize) = match reward {
        Reward::WorkerAndGood(worker, good) => (workers[worker].into(), player.goods[good].into()),
        Reward::BuildingAndAdministrator => (player.buildings().count(), workers[Worker::Administrator].into()),
        Reward::AnyWorker => (workers.total().into(), usize::MAX),
        Reward::ScientistAndBreakthrough => (workers[Worker::Scientist].into(), player.breakthroughs.total().into()),
        Reward::Superproject => (player.superprojects().count(), usize::MAX),
        Reward::Neutronium => (player.goods[Good::Neutronium].into(), usize::MAX),
        Reward::WarpTokenAndUranium => {
            (player.warps.len() - player.warped().count(), player.goods[Good::Uranium].into())
        }
    };
    one.min(other)
}

/// Every worker of a player: active, tired and busy.
pub(super) fn all_workers(view: &View, player: &PlayerView) -> Workers {
    let mut all = player.active;
    for (worker, count) in [player.tired, player.away, player.set_aside].iter().flat_map(Workers::iter) {
        all[worker] += count;
    }
    let own = player.spots.iter().map(|spot| spot.busy).chain([player.supply]).flatten().map(|busy| busy.worker);
    let suits = view.capital.iter().flatten().map(|hex| hex.suit).chain(view.council).chain(view.mine).flatten();
    let out = suits.filter(|suit| suit.owner == player.seat).filter_map(|suit| suit.worker);
    for worker in own.chain(out) {
        all[worker] += 1;
    }
    all
}
