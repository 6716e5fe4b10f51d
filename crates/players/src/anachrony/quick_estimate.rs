//! How good choices look at a glance, in points: without trying them. What a search sees first, and what it plays on with.

use super::evaluation::Position;
use super::opening::prior;
use anachrony::Choice;
use anachrony::choice::{Bargain, Bonus, Exchange, Pile, Placement, Space, Stack};
use anachrony::data::{
    Ability, BESIDE_THE_MINE, CAPITAL_FEES, COLUMNS, COUNCIL_FEES, Capital, Collapse, Column, Good, PURIFIED, Returns,
    Row, Shown, SpotId, Trade, Warp, Worker, board,
};
use anachrony::state::Phase;

/// A position with what many choices have in common.
pub(super) struct QuickEstimate<'a> {
    pub(super) position: Position<'a>,
    /// What a worker who comes back tired gives up.
    pub(super) tiring: f32,
    /// The best that can be built now, without an engineer and with one.
    built: [f32; 2],
    /// The best worker to recruit.
    recruit: f32,
    /// The best thing in the mine.
    mined: f32,
}

impl<'a> QuickEstimate<'a> {
    pub(super) fn new(position: Position<'a>) -> Self {
        let mut quick_estimate = Self { tiring: 0.0, built: [0.0; 2], recruit: 0.0, mined: 0.0, position };
        if quick_estimate.position.game.phase == Phase::Actions && quick_estimate.position.game.steps.is_empty() {
            quick_estimate.tiring = quick_estimate.position.weights.awake * quick_estimate.position.eras.left.min(1.0);
            quick_estimate.built = [quick_estimate.best_building(false), quick_estimate.best_building(true)];
            let pool = quick_estimate.position.game.recruit_pool;
            let value =
                |quick_estimate: &Self, worker| if pool[worker] > 0 { quick_estimate.recruited(worker) } else { 0.0 };
            quick_estimate.recruit =
                Worker::ALL.into_iter().map(|worker| value(&quick_estimate, worker)).fold(0.0, f32::max);
            let pool = quick_estimate.position.game.mine_pool;
            quick_estimate.mined = pool.iter().map(|&good| quick_estimate.more(good)).fold(0.0, f32::max);
        }
        quick_estimate
    }

    /// What one more of a good is worth.
    pub(super) fn more(&self, good: Good) -> f32 {
        let enough = match good {
            Good::Water => self.position.weights.enough_water as u16,
            Good::Neutronium => self.position.weights.enough_neutronium as u16,
            _ => self.position.weights.enough as u16,
        };
        let value = self.position.weights.good(good) * self.position.fading();
        if self.position.player.goods[good] < enough { value } else { value * self.position.weights.plenty }
    }

    /// What a choice is good for.
    pub(super) fn gain(&self, choice: Choice) -> f32 {
        let (position, weights) = (&self.position, self.position.weights);
        let player = &position.player;
        match choice {
            Choice::Place(placement) => self.placed(placement),
            Choice::Use(action) => self.used(action),
            Choice::Pass | Choice::Skip | Choice::Done => 0.0,
            Choice::Build(stack) => self.building(stack),
            Choice::Superproject(_) => {
                position.game.superproject_above(player.focus).map_or(0.0, |project| position.project_value(project))
            }
            Choice::Discount(good) => self.more(good),
            Choice::Pay(good) => -self.more(good),
            Choice::PayWorker(waiting) | Choice::Lose(waiting) => {
                -self.kind(waiting.worker) - if waiting.column == Column::Active { weights.action } else { 0.0 }
            }
            Choice::PayBreakthrough(_) => -1.0,
            Choice::Recruit(worker) => self.recruited(worker),
            Choice::NewWorker(worker) => self.kind(worker) + weights.action,
            Choice::Bonus(bonus) => match bonus {
                Bonus::Water => 2.0 * self.more(Good::Water),
                Bonus::Core => self.more(Good::Core),
                Bonus::Point => 1.0,
            },
            Choice::SetShape(shape) => {
                let own = player.breakthroughs.iter().filter(|(kind, _)| kind.shape() == shape).count();
                0.5 - 0.3 * own as f32
            }
            Choice::SetSymbol(_) => 0.1,
            Choice::Roll | Choice::Reroll(_) | Choice::CopySpace(_) => 0.2,
            Choice::Perform(action) => self.performed(action, Some(Worker::Genius)),
            Choice::Take(good) | Choice::Gain(good) => self.more(good),
            Choice::Trade(trade) => self.traded(trade),
            Choice::Spend(count) => f32::from(count) * (1.0 - weights.titanium * position.fading()),
            Choice::Focus(era) => self.focused(era),
            Choice::Repay(warp) => 2.0 + weights.debt - self.asset(warp),
            Choice::TakeBack(_) => 2.0,
            Choice::Anomaly(spot) => -0.2 * (spot.column() as f32) - f32::from(u8::from(spot.row() == Row::Plant)),
            Choice::GiveUp(_) => -3.0,
            Choice::ReturnParadox => 0.5,
            Choice::Bargain(bargain) => match bargain {
                Bargain::Gain => 2.0 * self.more(Good::Water) - self.paradox(),
                Bargain::Return => 0.6 - 2.0 * self.more(Good::Water),
            },
            Choice::Charge(charge) => {
                let ready = f32::from(player.active.total()) + 0.6 * f32::from(player.tired.total());
                let wanted = ready - f32::from(player.suits_charged());
                let water = board(player.path(), position.game.options.side).water_for_empty;
                let price = charge
                    .pay
                    .map_or(0.0, |good| if good == Good::Water { 3.0 * self.more(good) } else { self.more(good) });
                weights.action * wanted.clamp(0.0, 1.0) - price - self.more(Good::Water) * f32::from(water)
            }
            Choice::Exchange(exchange) => match exchange {
                Exchange::WaterForCore => self.more(Good::Core) - 2.0 * self.more(Good::Water) - 0.3,
                Exchange::CoreForWater => 2.0 * self.more(Good::Water) - self.more(Good::Core) - 0.3,
            },
            Choice::Warp(warp) => {
                let owed = player.warped().count() as f32;
                self.asset(warp) - 0.3 - 0.4 * owed - if position.reach == 0 { 0.6 } else { 0.0 }
            }
            _ => prior(position.game, position.seat, choice, weights).unwrap_or(0.0),
        }
    }

    /// What a warp token brings.
    pub(super) fn asset(&self, warp: Warp) -> f32 {
        match warp.shows() {
            Shown::Goods(good, count) => f32::from(count) * self.more(good),
            Shown::Worker(worker) => self.kind(worker) + 0.5 * self.position.weights.action - self.more(Good::Water),
            Shown::Suit => 0.8,
        }
    }

    /// A worker in eras to come.
    pub(super) fn kind(&self, worker: Worker) -> f32 {
        let weights = self.position.weights;
        let each = match self.position.workers.total() {
            0..=3 => weights.worker,
            4..=5 => weights.more_workers,
            _ => weights.many_workers,
        };
        let kind = match worker {
            Worker::Scientist => weights.scientist,
            Worker::Engineer => weights.engineer,
            Worker::Administrator => weights.administrator,
            Worker::Genius => weights.genius,
        };
        (each + kind) * self.position.eras.left
    }

    fn recruited(&self, worker: Worker) -> f32 {
        let bonus = match worker {
            Worker::Scientist => 2.0 * self.more(Good::Water),
            Worker::Engineer => self.more(Good::Core),
            Worker::Administrator => 1.0,
            Worker::Genius => self.more(Good::Core).max(1.0),
        };
        let player = &self.position.player;
        let now =
            if player.suits_charged() > player.active.total() as u8 { 0.7 * self.position.weights.action } else { 0.3 };
        self.kind(worker) + bonus + now
    }

    fn building(&self, Stack { row, from }: Stack) -> f32 {
        let game = self.position.game;
        let top = match from {
            Pile::Primary => game.primary[row as usize].top(),
            Pile::Secondary => game.second_top(row),
        };
        let Some(column) = (0..COLUMNS).find(|&at| self.position.player.spot(SpotId::new(row, at)).is_free()) else {
            return 0.0;
        };
        let cost = &board(self.position.player.path(), game.options.side).spots[row as usize][column];
        let value = top.map_or(0.0, |tile| self.position.tile_value(tile.printed()));
        value + self.position.nearer(row) - self.position.weights.bill(cost) * self.position.fading()
    }

    fn best_building(&self, engineer: bool) -> f32 {
        let position = &self.position;
        let mut best = 0.0f32;
        for row in Row::ALL {
            let free = (0..COLUMNS).find(|&at| position.player.spot(SpotId::new(row, at)).is_free());
            let Some(column) = free else { continue };
            let cost = &board(position.player.path(), position.game.options.side).spots[row as usize][column];
            let cheaper = |good: Good| u16::from(engineer && good == Good::Titanium);
            let payable =
                Good::ALL.iter().all(|&good| position.player.goods[good] + cheaper(good) >= cost.of(good).into());
            if payable {
                for from in Pile::ALL {
                    best = best.max(self.building(Stack { row, from }));
                }
            }
        }
        if let Some(project) = position.game.superproject_above(position.player.focus)
            && position.can_pay(project, engineer)
        {
            best = best.max(position.project_value(project));
        }
        best
    }

    fn performed(&self, action: Capital, worker: Option<Worker>) -> f32 {
        match action {
            Capital::Construct => {
                let engineer = matches!(worker, Some(Worker::Engineer | Worker::Genius));
                self.built[usize::from(engineer)] + if engineer { self.more(Good::Titanium) } else { 0.0 }
            }
            Capital::Recruit => self.recruit,
            Capital::Research => 1.2 + self.position.weights.breakthrough * self.position.eras.left.min(1.0),
        }
    }

    fn on_tile(&self, tile: Option<Collapse>) -> f32 {
        let weights = self.position.weights;
        match tile {
            None => 0.0,
            Some(Collapse::LessOfAny) => weights.titanium,
            Some(Collapse::LessNeutronium) => 0.5 * weights.neutronium,
            Some(Collapse::BuildingPoints) => 2.0,
            Some(Collapse::ProjectPoints) => 0.4,
            Some(Collapse::ConstructAgain | Collapse::RecruitAgain | Collapse::ResearchAgain) => 1.2,
            Some(Collapse::BonusTwice) => 1.0,
            Some(Collapse::ChargeSuit) => 1.0,
            Some(Collapse::RaiseMorale | Collapse::ResearchPoints) => 2.0,
            Some(Collapse::WakeAll) => 0.5 * f32::from(self.position.player.tired.total()),
            Some(Collapse::SetBothDice | Collapse::ReturnParadoxes) => 0.5,
            Some(Collapse::ThenProject) => 0.5,
        }
    }

    fn placed(&self, Placement { worker, on, .. }: Placement) -> f32 {
        let position = &self.position;
        let (weights, player, game) = (position.weights, &position.player, position.game);
        let tiring = match worker {
            None => -0.3,
            // A genius can do what others cannot: others go first.
            Some(Worker::Genius) => self.tiring + 0.3,
            Some(_) => self.tiring,
        };
        let capital = |action: Capital, number: u8| {
            let hex = &game.capital[action as usize][usize::from(number) - 1];
            let fee = if hex.tile.is_some() { 0 } else { CAPITAL_FEES[usize::from(number) - 1] };
            self.performed(action, worker) + self.on_tile(hex.tile) - f32::from(fee) * self.more(Good::Water)
        };
        let skilled = |kind: Worker| matches!(worker, Some(worker) if worker == kind || worker == Worker::Genius);
        let value = match on {
            Space::Construct(number) => capital(Capital::Construct, number),
            Space::Recruit(number) => capital(Capital::Recruit, number),
            Space::Research(number) => capital(Capital::Research, number),
            Space::Council(number) => {
                let full = |action: &Capital| {
                    let spaces = &game.capital[*action as usize][..game.capital_spaces()];
                    spaces.iter().all(|hex| hex.suit.is_some() || hex.unavailable)
                };
                let may = |action: &Capital| match action {
                    Capital::Construct => worker != Some(Worker::Administrator),
                    Capital::Recruit => matches!(worker, Some(kind) if kind != Worker::Scientist),
                    Capital::Research => worker.is_none() || skilled(Worker::Scientist),
                };
                let copied = Capital::ALL.into_iter().filter(|action| full(action) && may(action));
                let copied = copied.map(|action| self.performed(action, worker)).fold(0.0, f32::max);
                let first = number == 1 && game.banner != position.seat;
                copied + if first { weights.banner * position.eras.left.min(1.0) } else { 0.0 }
                    - f32::from(COUNCIL_FEES[usize::from(number) - 1]) * self.more(Good::Water)
            }
            Space::Mine(number) => {
                let motivated = if skilled(Worker::Engineer) { tiring } else { 0.0 };
                self.more(BESIDE_THE_MINE[usize::from(number) - 1]) + self.mined + motivated
            }
            Space::Purify => f32::from(PURIFIED + u16::from(skilled(Worker::Scientist))) * self.more(Good::Water),
            Space::Nomads => {
                let best =
                    Trade::ALL.into_iter().filter(|&trade| self.can_trade(trade)).map(|trade| self.traded(trade));
                best.fold(0.0, f32::max) * if skilled(Worker::Administrator) { 1.6 } else { 1.0 }
            }
            Space::Evacuate => position.evacuation_points(),
            Space::Supply => self.supplied() + if skilled(Worker::Administrator) { tiring } else { 0.0 },
            Space::Spot(spot) => match player.spot(spot).ability() {
                Some(Ability::Worker(space)) => {
                    let home = match space.returns {
                        Returns::Motivated => tiring,
                        Returns::Dies => -worker.map_or(0.0, |worker| self.kind(worker)),
                        _ => 0.0,
                    };
                    self.action(&space.action) + home
                }
                _ => 0.0,
            },
            Space::Anomaly(_) => {
                let price =
                    2.0 * self.more(Good::Water) + self.more(Good::Neutronium).min(2.0 * self.more(Good::Titanium));
                3.0 + weights.anomaly * position.eras.left.min(1.0)
                    - price
                    - worker.map_or(0.0, |worker| self.kind(worker))
            }
        };
        // Spaces on the main board take a suit besides, but nothing else can be done with it either.
        value - tiring + if on.is_on_main_board() { 0.0 } else { 0.1 }
    }
}
