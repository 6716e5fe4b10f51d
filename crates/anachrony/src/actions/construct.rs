//! Construct: a building of one of eight stacks, or the superproject in focus.

use super::{Flow, GO_ON, Offers, Purse};
use crate::choice::{Choice, Pile, Stack};
use crate::data::{
    Bill, COLUMNS, Collapse, Good, Once, Project, Row, SpotId, TILE_DISCOUNT, TILE_PROJECT_POINTS, Worker,
};
use crate::event::Event;
use crate::participant::Participant;
use crate::player::Tile;
use crate::state::Anachrony;
use crate::step::{Step, Terms, What};
use tabletop::{Events, Game, Sink};

/// The terms on which this worker constructs; a genius counts as an engineer.
pub(super) fn terms(worker: Worker, tile: Option<Collapse>) -> Terms {
    let engineer = matches!(worker, Worker::Engineer | Worker::Genius);
    Terms { engineer, tile, ..Terms::default() }
}

/// A cost with the discounts that leave no choice: an engineer's titanium, a tile's neutronium.
fn reduced(cost: Bill, terms: Terms) -> [u8; 6] {
    let mut goods = cost.goods;
    let mut less = |good: Good, n: u8, holds: bool| {
        goods[good as usize] = goods[good as usize].saturating_sub(if holds { n } else { 0 });
    };
    less(Good::Titanium, 1, terms.engineer);
    less(Good::Neutronium, TILE_DISCOUNT, terms.tile == Some(Collapse::LessNeutronium));
    goods
}

/// How many discounts there are on a titanium, uranium or gold of the player's choice.
fn free_discounts(purse: Purse, terms: Terms) -> u8 {
    let tile = if terms.tile == Some(Collapse::LessOfAny) { TILE_DISCOUNT } else { 0 };
    tile + purse.cheaper
}

impl Anachrony {
    /// The first free spot of a row.
    fn free_spot(&self, who: Participant, row: Row) -> Option<SpotId> {
        let player = self.player(who);
        (0..COLUMNS).map(|column| SpotId::new(row, column)).find(|&spot| player.spot(spot).is_free())
    }

    fn spot_cost(&self, who: Participant, spot: SpotId) -> Bill {
        self.player(who).board(self.options.side).spots[spot.row() as usize][spot.column()]
    }

    /// The spot where a building of this kind could be built and paid for.
    fn affordable_spot(&self, who: Participant, row: Row, purse: Purse, terms: Terms) -> Option<SpotId> {
        let spot = self.free_spot(who, row)?;
        let cost = reduced(self.spot_cost(who, spot), terms);
        purse.covers_with(&cost, free_discounts(purse, terms)).then_some(spot)
    }

    fn top(&self, stack: Stack) -> Option<crate::data::Building> {
        match stack.from {
            Pile::Primary => self.primary[stack.row as usize].top(),
            Pile::Secondary => self.second_top(stack.row),
        }
    }

    /// The superproject in focus, if it can be paid for.
    fn affordable_superproject(&self, who: Participant, purse: Purse, terms: Terms) -> Option<Project> {
        let project = self.superproject_above(self.player(who).focus)?;
        let printed = project.printed();
        let worker = printed.worker.is_none_or(|worker| purse.has_worker(worker));
        let goods = purse.covers_with(&reduced(printed.cost, terms), free_discounts(purse, terms));
        (worker && goods && self.has_breakthroughs(who, project)).then_some(project)
    }

    /// The left spots of the pairs where a superproject may lie: as far left as any row has one, unless the board lets it
    /// lie anywhere.
    fn superproject_spots(&self, who: Participant) -> impl Iterator<Item = SpotId> {
        let player = self.player(who);
        let free = (0..).zip(&player.spots).fold(0u16, |free, (at, spot)| free | u16::from(spot.is_free()) << at);
        let fits = move |row: Row, column: usize| free >> SpotId::new(row, column).index() & 3 == 3;
        let anywhere = player.board(self.options.side).projects_anywhere;
        let leftmost = Row::ALL.into_iter().any(|row| fits(row, 0));
        let columns = if anywhere { 0..2 } else { usize::from(!leftmost)..usize::from(!leftmost) + 1 };
        columns.flat_map(move |column| {
            Row::ALL.into_iter().filter(move |&row| fits(row, column)).map(move |row| SpotId::new(row, column))
        })
    }

    /// Whether anything can be constructed on these terms, with this to pay.
    pub(super) fn can_construct(&self, who: Participant, purse: Purse, terms: Terms) -> bool {
        let building = |row: Row| {
            Pile::ALL.into_iter().any(|from| self.top(Stack { row, from }).is_some())
                && self.affordable_spot(who, row, purse, terms).is_some()
        };
        (!terms.only_superproject && Row::ALL.into_iter().any(building))
            || (self.affordable_superproject(who, purse, terms).is_some()
                && self.superproject_spots(who).next().is_some())
    }

    pub(super) fn offer_construction(&self, who: Participant, terms: Terms, out: &mut impl Offers) -> Flow {
        let purse = self.purse(who);
        for row in Row::ALL.into_iter().filter(|_| !terms.only_superproject) {
            if self.affordable_spot(who, row, purse, terms).is_none() {
                continue;
            }
            for from in Pile::ALL {
                if self.top(Stack { row, from }).is_some() {
                    out.push(Choice::Build(Stack { row, from }))?;
                }
            }
        }
        if self.affordable_superproject(who, purse, terms).is_some() {
            for spot in self.superproject_spots(who) {
                out.push(Choice::Superproject(spot))?;
            }
        }
        if terms.may_skip {
            out.push(Choice::Skip)?;
        }
        GO_ON
    }

    /// What to construct is chosen: it is paid for, then it is put on its spot.
    pub(super) fn begin_construction<S: Sink<Event>>(
        &mut self,
        who: Participant,
        step: Step,
        choice: Choice,
        events: &mut Events<S>,
    ) {
        let Step::Construct(terms) = step else { return };
        let discounts = free_discounts(self.purse(who), terms);
        let cost = match choice {
            Choice::Build(Stack { row, from }) => {
                let Some(at) = self.free_spot(who, row) else { return };
                self.steps.push(Step::Erect { what: What::Building(from), at, tile: terms.tile });
                self.spot_cost(who, at)
            }
            Choice::Superproject(at) => {
                let Some(project) = self.superproject_above(self.player(who).focus) else { return };
                self.steps.push(Step::Erect { what: What::Superproject, at, tile: terms.tile });
                self.steps.push(Step::PayBreakthroughs(project));
                if let Some(worker) = project.printed().worker {
                    self.steps.push(Step::PayWorker(worker));
                }
                project.printed().cost
            }
            _ => return,
        };
        self.settle(who, reduced(cost, terms), discounts, events);
    }

    /// The cost is paid, once nothing is left to be discounted.
    fn settle<S: Sink<Event>>(&mut self, who: Participant, cost: [u8; 6], discounts: u8, events: &mut Events<S>) {
        let discountable = Good::COMMON.iter().any(|&good| cost[good as usize] > 0);
        if discounts > 0 && discountable {
            self.steps.push(Step::Settle { cost, discounts });
            return;
        }
        for good in Good::ALL {
            self.pay(who, good, cost[good as usize].into(), events);
        }
    }

    /// A discount may go where the rest can still be paid.
    pub(super) fn offer_discounts(
        &self,
        who: Participant,
        cost: [u8; 6],
        discounts: u8,
        out: &mut impl Offers,
    ) -> Flow {
        let purse = self.purse(who);
        for good in Good::COMMON {
            if let Some(cost) = less_one(cost, good)
                && purse.covers_with(&cost, discounts.saturating_sub(1))
            {
                out.push(Choice::Discount(good))?;
            }
        }
        GO_ON
    }

    pub(super) fn discount<S: Sink<Event>>(
        &mut self,
        who: Participant,
        step: Step,
        good: Good,
        events: &mut Events<S>,
    ) {
        let Step::Settle { cost, discounts } = step else { return };
        if let Some(cost) = less_one(cost, good) {
            self.settle(who, cost, discounts.saturating_sub(1), events);
        }
    }

    /// What was paid for is put on its spot, and gives what it gives once.
    pub(crate) fn erect<S: Sink<Event>>(
        &mut self,
        who: Participant,
        what: What,
        at: SpotId,
        tile: Option<Collapse>,
        events: &mut Events<S>,
    ) {
        let once = match what {
            What::Building(from) => {
                let Some(building) = self.take_building(at.row(), from, events) else { return };
                self.player_mut(who).spots[at.index()].tile = Tile::Building(building);
                events.push(Event::Built { seat: who, building, spot: at });
                if tile == Some(Collapse::BuildingPoints) {
                    self.score(who, at.column() as u16 + 1, events);
                }
                building.printed().once
            }
            What::Superproject => {
                let focus = self.player(who).focus;
                let Some(superproject) = self.superproject_above(focus) else { return };
                if at.column() + 1 >= COLUMNS {
                    return;
                }
                self.superprojects[usize::from(focus) - 1] = None;
                let spots = &mut self.player_mut(who).spots;
                spots[at.index()].tile = Tile::Superproject(superproject);
                spots[at.index() + 1].tile = Tile::Beside;
                events.push(Event::BuiltSuperproject { seat: who, superproject, spot: at });
                if tile == Some(Collapse::ProjectPoints) {
                    self.score(who, TILE_PROJECT_POINTS, events);
                }
                superproject.printed().once
            }
        };
        match once {
            Once::Nothing => {}
            Once::Water(water) => self.gain(who, Good::Water, water, events),
            Once::TakeBack(count) => self.steps.push(Step::TakeBack { count, may_skip: true }),
            Once::Research(times) => self.steps.push(Step::Research { tile: None, may_skip: true, times }),
        }
    }

    /// Takes the top building of a stack; the one below can be seen.
    fn take_building<S: Sink<Event>>(
        &mut self,
        row: Row,
        from: Pile,
        events: &mut Events<S>,
    ) -> Option<crate::data::Building> {
        match from {
            Pile::Secondary => self.secondary[row as usize].pop(),
            Pile::Primary => {
                if self.primary[row as usize].unseen() > 1 {
                    events.reveal(self.seats());
                }
                self.primary[row as usize].take()
            }
        }
    }
}

fn less_one(mut cost: [u8; 6], good: Good) -> Option<[u8; 6]> {
    cost[good as usize] = cost[good as usize].checked_sub(1)?;
    Some(cost)
}
