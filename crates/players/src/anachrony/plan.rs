//! What could be built soon: buildings on the stacks and superprojects in reach, as far as goods and breakthroughs are there.

use super::evaluation::Position;
use anachrony::data::{
    Ability, Bill, BuildingTile, COLUMNS, Effect, Good, Once, Passive, Project, Row, Shape, SpotId, Worker, board,
};
use anachrony::player::{Player, Spot};

/// The two best hopes of building something, in points.
pub(super) fn plans(position: &Position<'_>) -> f32 {
    let (mut best, mut second) = (0.0f32, 0.0f32);
    let mut hope = |value: f32| {
        if value > best {
            second = best;
            best = value;
        } else {
            second = second.max(value);
        }
    };
    for row in Row::ALL {
        if let Some(value) = position.building(row) {
            hope(value);
        }
    }
    if position.has_room() {
        let era = position.game.era;
        let (reach, weights) = (position.reach, position.weights);
        for at in 1..=era + 1 {
            let Some(project) = position.game.superproject_above(at) else { continue };
            let focus = position.player.focus;
            let share = if at == focus {
                1.0
            } else if at == era + 1 && position.eras.left > 0.0 || at < era && reach >= era - at {
                weights.later_project
            } else {
                continue;
            };
            hope(share * position.project(project));
        }
    }
    let time = if position.eras.to_act() { 1.0 } else { position.eras.left.min(1.0) };
    time * (position.weights.plan * best + position.weights.second_plan * second)
}

impl Position<'_> {
    /// The hope of building the better of the two tiles of a kind.
    fn building(&self, row: Row) -> Option<f32> {
        let column = (0..COLUMNS).find(|&column| self.player.spot(SpotId::new(row, column)).is_free())?;
        let cost = &board(self.player.path(), self.game.options.side).spots[row as usize][column];
        let tops = [self.game.primary[row as usize].top(), self.game.second_top(row)];
        let best = tops.into_iter().flatten().map(|tile| self.tile_value(tile.printed())).fold(0.0f32, f32::max);
        Some(self.hope(best, cost, None, 1.0))
    }

    /// What a building is worth once it is there.
    pub(super) fn tile_value(&self, printed: &BuildingTile) -> f32 {
        f32::from(printed.points) + self.brings(&printed.ability) + self.once(printed.once)
    }

    /// What a superproject is worth beyond its price.
    pub(super) fn project_value(&self, project: Project) -> f32 {
        self.project_worth(project) - self.weights.bill(&project.printed().cost) * self.fading() - 1.0
    }

    fn project_worth(&self, project: Project) -> f32 {
        let printed = project.printed();
        let steps = if printed.ability == Ability::Passive(Passive::StepsScore) { self.player.time_travel } else { 0 };
        f32::from(printed.points) + f32::from(steps) + self.brings(&printed.ability) + self.once(printed.once)
            - self.weights.breakthrough
    }

    /// Whether everything is there for a superproject; an engineer needs a titanium less.
    pub(super) fn can_pay(&self, project: Project, engineer: bool) -> bool {
        let printed = project.printed();
        let cheaper = |good: Good| u16::from(engineer && good == Good::Titanium);
        self.has_room()
            && self.missing(project) == 0
            && printed.worker.is_none_or(|worker| self.player.active[worker] + self.player.tired[worker] > 0)
            && Good::ALL.iter().all(|&good| self.player.goods[good] + cheaper(good) >= printed.cost.of(good).into())
    }

    /// The hope of building a superproject.
    fn project(&self, project: Project) -> f32 {
        let printed = project.printed();
        let value = self.project_worth(project);
        let missing = self.missing(project);
        let share = match missing {
            0 => 1.0,
            1 => self.weights.one_missing,
            _ => self.weights.two_missing,
        };
        self.hope(value, &printed.cost, printed.worker, share)
    }

    /// How many breakthroughs are missing for a superproject, at least.
    fn missing(&self, project: Project) -> usize {
        let needed = project.printed().breakthroughs;
        let own = &self.player.breakthroughs;
        if needed.exact.is_some_and(|exact| own[exact] > 0) {
            return 0;
        }
        let of =
            |shape: Shape| own.iter().filter(|(kind, _)| kind.shape() == shape).map(|(_, count)| count).sum::<u16>();
        let [one, other] = needed.pair;
        if one == other {
            2 - usize::from(of(one).min(2))
        } else {
            usize::from(of(one) == 0) + usize::from(of(other) == 0)
        }
    }

    fn hope(&self, value: f32, cost: &Bill, worker: Option<Worker>, share: f32) -> f32 {
        let weights = self.weights;
        let (mut gap, mut price) = (0.0, 0.0);
        for good in Good::ALL {
            let (needed, have) = (f32::from(cost.of(good)), f32::from(self.player.goods[good]));
            price += weights.good(good) * needed;
            gap += weights.good(good) * (needed - have).max(0.0);
        }
        let mut net = value - self.fading() * price;
        if let Some(worker) = worker {
            net -= weights.worker * self.eras.left;
            if self.player.active[worker] + self.player.tired[worker] == 0 {
                gap += 1.5;
            }
        }
        net.max(0.0) * share * (-gap / weights.gap).exp2()
    }

    /// What a tile brings once it is there.
    fn brings(&self, ability: &Ability) -> f32 {
        let weights = self.weights;
        let travel = match ability {
            Ability::Worker(space) => space.action.effect,
            Ability::Free(action) => action.effect,
            _ => Effect::Nothing,
        };
        let travel = match travel {
            Effect::Focus(_) | Effect::FocusForWater | Effect::FocusForResources => 1.0,
            Effect::FocusTwice(_) => 1.5,
            _ => 0.0,
        };
        let first = if self.reach == 0 { 1.0 } else { 0.5 };
        let era = weights.engine * weights.each_era(ability).0 + travel * first * weights.travel;
        era * self.eras.left
    }

    fn once(&self, once: Once) -> f32 {
        let weights = self.weights;
        match once {
            Once::Nothing => 0.0,
            Once::Water(count) => weights.water * f32::from(count) * self.eras.left.min(1.0),
            Once::TakeBack(count) => weights.debt * f32::from(count).min(self.player.warped().count() as f32),
            Once::Research(count) => f32::from(count) * (1.0 + weights.breakthrough),
        }
    }

    /// Whether two spots side by side are free.
    fn has_room(&self) -> bool {
        let free = |row: Row, column: usize| self.player.spot(SpotId::new(row, column)).is_free();
        Row::ALL.into_iter().any(|row| (0..2).any(|column| free(row, column) && free(row, column + 1)))
    }
}

/// How many eras back the best plant reaches.
pub(super) fn reach(player: &Player) -> u8 {
    let (mut reach, mut longer) = (0, 0);
    for ability in player.spots.iter().filter_map(Spot::ability) {
        let effect = match ability {
            Ability::Worker(space) => space.action.effect,
            Ability::Free(action) => action.effect,
            Ability::Passive(Passive::Range(eras)) => {
                longer += eras;
                continue;
            }
            _ => continue,
        };
        match effect {
            Effect::Focus(range) | Effect::FocusTwice(range) => reach = reach.max(range),
            Effect::FocusForWater | Effect::FocusForResources => reach = reach.max(2),
            _ => {}
        }
    }
    if reach > 0 { reach + longer } else { 0 }
}
