//! Endgame cards and the evacuation.

use super::evaluation::Position;
use anachrony::data::{
    Condition, ERAS, GOAL_POINTS, Goal, Good, LAST_CIRCLE, MOST_FOR_EVACUATION, Passive, Project, Reward, Row, Worker,
    evacuation,
};
use anachrony::player::Player;

impl Position<'_> {
    /// Endgame cards: the further the game, the surer is what one has.
    pub(super) fn goals(&self) -> f32 {
        let game = self.game;
        let sure = (1.0 - self.eras.left / f32::from(ERAS)).clamp(0.0, 1.0);
        let mut total = 0.0;
        for &goal in &game.goals {
            let own = counted(&self.player, goal, self.workers.total());
            let others = (0..).zip(&game.players).filter(|(seat, _)| *seat != self.seat.0);
            let most = others
                .map(|(seat, other)| counted(other, goal, game.workers_of(tabletop::Seat(seat)).total()))
                .fold(0.0f32, f32::max);
            let step = match goal {
                Goal::Water => 4.0,
                Goal::Workers | Goal::Range => 2.0,
                _ => 1.0,
            };
            let ahead = (own - most) / step;
            // Equal is as good as ahead in the end.
            let hope = (0.6 + 0.35 * ahead).clamp(0.0, 1.0);
            let now = if own >= most { 1.0 } else { 0.0 };
            let sharp = sure * sure;
            let value = sharp * (0.5 * hope + 0.5 * now) + (1.0 - sharp) * hope;
            total += value * (self.weights.early_goal + (1.0 - self.weights.early_goal) * sure);
        }
        total * GOAL_POINTS as f32
    }

    /// The evacuation that is still to be made.
    pub(super) fn evacuation(&self) -> f32 {
        let (player, weights) = (&self.player, self.weights);
        let Some(side) = player.evacuation.filter(|_| player.evacuated.is_none()) else { return 0.0 };
        let printed = evacuation(player.path(), side);
        let points = self.evacuation_points();
        let met = self.progress(printed.condition);
        let anyway = player
            .superprojects()
            .any(|project| project.printed().ability == anachrony::data::Ability::Passive(Passive::EvacuatesAnyway));
        if met >= 1.0 || anyway {
            // A player who cannot evacuate any more gains nothing from it.
            let can_go = self.eras.left > 0.0
                || self.eras.charging
                || (self.eras.to_act() && player.suits_charged() > 0 && player.active.total() > 0);
            return if can_go { weights.evacuation * points } else { 0.0 };
        }
        let time = (self.eras.left / 2.0).min(1.0);
        4.0 * weights.half_evacuation * met * met * time * (points + 2.0)
    }

    /// What an evacuation would bring now.
    pub(super) fn evacuation_points(&self) -> f32 {
        let printed = evacuation(self.player.path(), self.player.evacuation.unwrap_or_default());
        let away = self.game.players.iter().filter(|other| other.evacuated.is_some()).count();
        let last = if away + 1 == self.game.players.len() { LAST_CIRCLE as f32 } else { 0.0 };
        let points = printed.points as f32 + printed.extra as f32 * self.sets(printed.reward) - last;
        points.clamp(0.0, MOST_FOR_EVACUATION as f32)
    }

    /// What one more building of a kind brings the evacuation nearer.
    pub(super) fn nearer(&self, row: Row) -> f32 {
        let Some(side) = self.player.evacuation.filter(|_| self.player.evacuated.is_none()) else { return 0.0 };
        let near = match evacuation(self.player.path(), side).condition {
            Condition::ThreeOf(wanted) if wanted == row => [0.2, 0.4, 0.8].get(self.of(row)).copied().unwrap_or(0.0),
            Condition::SixSpots if self.player.spots_taken() < 6 => 0.15,
            _ => 0.0,
        };
        near * self.evacuation_points() * self.eras.left.min(1.0)
    }

    /// How much of the condition is met; 1 is all.
    fn progress(&self, condition: Condition) -> f32 {
        let player = &self.player;
        match condition {
            Condition::ThreeOf(row) => self.of(row) as f32 / 3.0,
            Condition::SixSpots => player.spots_taken() as f32 / 6.0,
            Condition::BestMorale => f32::from(player.morale) / 6.0,
            Condition::EightWater => f32::from(player.goods[Good::Water].min(8)) / 8.0,
            Condition::TwoAnomalies => player.anomalies() as f32 / 2.0,
        }
    }

    fn sets(&self, reward: Reward) -> f32 {
        let player = &self.player;
        let workers = self.workers;
        let of = |worker: Worker| f32::from(workers[worker]);
        let have = |good: Good| f32::from(player.goods[good]);
        match reward {
            Reward::WorkerAndGood(worker, good) => of(worker).min(have(good)),
            Reward::BuildingAndAdministrator => (player.buildings().count() as f32).min(of(Worker::Administrator)),
            Reward::AnyWorker => f32::from(workers.total()),
            Reward::ScientistAndBreakthrough => of(Worker::Scientist).min(f32::from(player.breakthroughs.total())),
            Reward::Superproject => player.superprojects().count() as f32,
            Reward::Neutronium => have(Good::Neutronium),
            Reward::WarpTokenAndUranium => {
                ((player.warps.len() - player.warped().count()) as f32).min(have(Good::Uranium))
            }
        }
    }
}

/// What an endgame card counts.
fn counted(player: &Player, goal: Goal, workers: u16) -> f32 {
    match goal {
        Goal::Workers => f32::from(workers),
        Goal::Water => f32::from(player.goods[Good::Water]),
        Goal::Breakthroughs => f32::from(player.breakthroughs.total()),
        Goal::Spots => player.spots_taken() as f32,
        Goal::Morale => f32::from(player.morale),
        Goal::Range => {
            let tourism = player.superprojects().any(|project| project == Project::TemporalTourism);
            let ranges: u8 = player.buildings().map(|building| building.printed().range).sum();
            f32::from(ranges) + if tourism { 3.0 } else { 0.0 }
        }
        Goal::Projects => player.superprojects().count() as f32,
        Goal::Travel => f32::from(player.time_travel),
    }
}
