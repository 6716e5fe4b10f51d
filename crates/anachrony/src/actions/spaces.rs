//! The worker spaces of the own board: Supply, buildings, superprojects, anomalies.

use super::{Flow, GO_ON, Offers, Purse};
use crate::choice::{Choice, OtherSpace, Placement, Space};
use crate::data::{Ability, Bill, Effect, Good, PrintedAction, Project, Returns, Row, SpotId, Who, WorkSpace, Worker};
use crate::event::Event;
use crate::participant::Participant;
use crate::player::{Busy, Home, Player, Spot, Tile};
use crate::state::Anachrony;
use crate::step::Step;
use tabletop::{Events, List, Sink};

impl Anachrony {
    /// Offers the spaces of the own board.
    pub(super) fn offer_own_board(&self, who: Participant, out: &mut impl Offers) -> Flow {
        let player = self.player(who);
        if player.active.is_empty() {
            return GO_ON;
        }
        let purse = self.purse(who);
        let supply = player.supply.is_none()
            && !player.board(self.options.side).supply_is_free_action
            && purse.of(Good::Water) >= self.supply_cost(who);
        let removal = self.can_remove_anomaly(purse);
        let mut workers: List<Worker, 4> = List::new();
        for worker in Worker::ALL.into_iter().filter(|&worker| player.active[worker] > 0 && out.wants(Some(worker))) {
            workers.push(worker);
        }
        if workers.is_empty() {
            return GO_ON;
        }
        let mut to =
            |worker: Worker, on: Space| out.push(Choice::Place(Placement { worker: Some(worker), on, suit: None }));
        if supply {
            for &worker in &workers {
                to(worker, Space::Supply)?;
            }
        }
        for (id, spot) in SpotId::all().zip(&player.spots) {
            if spot.anomaly {
                for &worker in workers.iter().filter(|_| removal) {
                    to(worker, Space::Anomaly(id))?;
                }
            } else if let (Some(Ability::Worker(space)), None) = (spot.ability(), spot.busy) {
                for &worker in &workers {
                    if self.can_use(who, space, worker, purse.without_worker(worker)) {
                        to(worker, Space::Spot(id))?;
                    }
                }
            }
        }
        for &worker in &workers {
            self.offer_own_module_spaces(who, worker, purse.without_worker(worker), out)?;
        }
        GO_ON
    }

    /// Whether this worker can do what is done on a space, with this to pay.
    fn can_use(&self, who: Participant, space: &WorkSpace, worker: Worker, purse: Purse) -> bool {
        space.who.admits(worker)
            && purse.covers(&space.action.cost)
            && self.has_effect(who, &space.action, worker, purse)
    }

    /// Whether what is done has any effect; `purse` still holds its price.
    pub(super) fn has_effect(&self, who: Participant, action: &PrintedAction, worker: Worker, purse: Purse) -> bool {
        let player = self.player(who);
        match action.effect {
            Effect::Focus(_) | Effect::FocusTwice(_) => self.era > 1,
            Effect::FocusForWater => self.era > 1 && purse.of(Good::Water) >= 1,
            Effect::FocusForResources => self.era > 1 && purse.common() >= 1,
            Effect::ChargeSuit => player.can_charge(),
            Effect::ReturnParadox => player.paradoxes > 0,
            Effect::TakeBack => player.warped().next().is_some(),
            Effect::WakeAll => !player.tired.is_empty(),
            Effect::CapitalAction => purse
                .after_water(action.cost.of(Good::Water).into())
                .is_some_and(|purse| self.can_perform_any(who, worker, purse)),
            Effect::CopySpace => self.copies(who, purse).next().is_some(),
            Effect::Convert => player.waiting().next().is_some(),
            Effect::Collide => self.can_collide(who),
            Effect::PlaceOnMainBoard => self.can_go_to_main_board(who, player.markers.saturating_sub(1)),
            Effect::Nothing
            | Effect::ThreeOrNeutronium
            | Effect::Paradox
            | Effect::NewWorker(_)
            | Effect::RaiseMorale
            | Effect::CloneWorker => true,
        }
    }

    /// A worker goes to a building or superproject.
    pub(super) fn work_on<S: Sink<Event>>(
        &mut self,
        who: Participant,
        id: SpotId,
        worker: Worker,
        events: &mut Events<S>,
    ) {
        let spot = self.player(who).spot(id);
        let Some(Ability::Worker(space)) = spot.ability() else { return };
        let home = home_from(self.player(who), spot, space, worker, self.options.side);
        self.player_mut(who).spots[id.index()].busy = Some(Busy { worker, home });
        self.do_printed_action(who, &space.action, worker, id, events);
    }

    /// What a space or a free action does: its price first, then what it gives, then the rest.
    pub(super) fn do_printed_action<S: Sink<Event>>(
        &mut self,
        who: Participant,
        action: &PrintedAction,
        worker: Worker,
        at: SpotId,
        events: &mut Events<S>,
    ) {
        let is_building = matches!(self.player(who).spot(at).tile, Tile::Building(_));
        self.pay_and_do(who, action, worker, at, is_building, events);
    }

    fn pay_and_do<S: Sink<Event>>(
        &mut self,
        who: Participant,
        action: &PrintedAction,
        worker: Worker,
        at: SpotId,
        is_building: bool,
        events: &mut Events<S>,
    ) {
        self.pay_bill(who, &action.cost, events);
        // What is paid during the effect, or chosen, comes first; then what is gained for it.
        if action.cost.any > 0 || action.effect == Effect::FocusForWater {
            let Bill { goods, points, .. } = action.gain;
            self.steps.push(Step::Gain { goods, points });
        } else {
            self.gain_bill(who, &Bill { any: 0, ..action.gain }, events);
        }
        self.do_effect(who, action.effect, worker, at, is_building, events);
        if action.gain.any > 0 {
            self.steps.push(Step::GainAny(action.gain.any));
        }
        if action.cost.any > 0 {
            self.steps.push(Step::PayAny(action.cost.any));
        }
    }

    fn do_effect<S: Sink<Event>>(
        &mut self,
        who: Participant,
        effect: Effect,
        worker: Worker,
        at: SpotId,
        is_building: bool,
        events: &mut Events<S>,
    ) {
        let longer = if is_building { self.player(who).longer_range() } else { 0 };
        match effect {
            Effect::Nothing => {}
            Effect::Focus(range) => self.steps.push(Step::Focus { range: range + longer }),
            Effect::FocusTwice(range) => {
                self.steps.push(Step::Focus { range: range + longer });
                self.steps.push(Step::Focus { range: range + longer });
            }
            Effect::FocusForWater => self.steps.push(Step::FocusForWater),
            Effect::FocusForResources => self.steps.push(Step::SpendOnFocus),
            Effect::ThreeOrNeutronium => self.steps.push(Step::ThreeOrNeutronium),
            Effect::ChargeSuit => self.charge_one(who, events),
            Effect::ReturnParadox => self.return_one(who, events),
            Effect::Paradox => self.take_paradoxes(who, 1, events),
            Effect::TakeBack => self.steps.push(Step::TakeBack { count: 1, may_skip: false }),
            Effect::WakeAll => self.wake_all(who, events),
            Effect::NewWorker(kinds) => {
                let of = |worker| kinds.contains(&worker);
                self.steps.push(Step::NewWorker {
                    scientist: of(Worker::Scientist),
                    engineer: of(Worker::Engineer),
                    genius: of(Worker::Genius),
                });
            }
            Effect::RaiseMorale => self.raise_morale(who, events),
            Effect::CapitalAction => self.steps.push(Step::Perform { worker, council: None }),
            Effect::CloneWorker => {
                let column = crate::data::Column::Tired;
                self.gain_worker(who, crate::choice::Waiting { worker, column }, events);
            }
            Effect::CopySpace => self.steps.push(Step::CopySpace { at }),
            Effect::Convert => {
                self.steps.push(Step::Converted);
                self.steps.push(Step::Lose);
            }
            Effect::Collide => self.steps.push(Step::Collide),
            Effect::PlaceOnMainBoard => self.steps.push(Step::PlaceOnMainBoard),
        }
    }

    pub(super) fn offer_new_workers(&self, step: Step, out: &mut impl Offers) -> Flow {
        let Step::NewWorker { scientist, engineer, genius } = step else { return GO_ON };
        let kinds = [(scientist, Worker::Scientist), (engineer, Worker::Engineer), (genius, Worker::Genius)];
        for (_, worker) in kinds.into_iter().filter(|(offered, _)| *offered) {
            out.push(Choice::NewWorker(worker))?;
        }
        GO_ON
    }

    pub(super) fn offer_converted(&self, out: &mut impl Offers) -> Flow {
        out.push(Choice::NewWorker(Worker::Genius))?;
        out.push(Choice::Gain(Good::Neutronium))?;
        out.push(Choice::Gain(Good::Core))
    }

    /// The spaces that a Quantum Chameleon can copy: any uncovered one of any player, but no chameleon.
    fn copies(&self, who: Participant, purse: Purse) -> impl Iterator<Item = OtherSpace> {
        let chameleon = Tile::Superproject(Project::QuantumChameleon);
        let boards = (0..).map(Participant).zip(&self.players);
        let spots = boards.flat_map(|(owner, player)| {
            SpotId::all().zip(&player.spots).map(move |(id, spot)| (OtherSpace { seat: owner, spot: id }, spot))
        });
        spots
            .filter(move |(_, spot)| match spot.ability() {
                Some(Ability::Worker(space)) => {
                    spot.tile != chameleon && self.can_use(who, space, Worker::Genius, purse)
                }
                _ => false,
            })
            .map(|(space, _)| space)
    }

    pub(super) fn offer_copies(&self, who: Participant, out: &mut impl Offers) -> Flow {
        for space in self.copies(who, self.purse(who)) {
            out.push(Choice::CopySpace(space))?;
        }
        GO_ON
    }

    /// The genius on the chameleon does what is done there, and comes home as from there.
    pub(super) fn copy_space<S: Sink<Event>>(
        &mut self,
        who: Participant,
        step: Step,
        space: OtherSpace,
        events: &mut Events<S>,
    ) {
        let Step::CopySpace { at } = step else { return };
        let copied = *self.player(space.seat).spot(space.spot);
        let Some(Ability::Worker(printed)) = copied.ability() else { return };
        events.push(Event::Copies { seat: who, space });
        let home = printed_home(printed.returns, Worker::Genius);
        if let Some(busy) = &mut self.player_mut(who).spots[at.index()].busy {
            busy.home = home;
        }
        let is_building = matches!(copied.tile, Tile::Building(_));
        self.pay_and_do(who, &printed.action, Worker::Genius, at, is_building, events);
    }
}

/// How a worker comes home by what is printed on the space; a genius is whatever is best.
fn printed_home(returns: Returns, worker: Worker) -> Home {
    match returns {
        Returns::Tired => Home::Tired,
        Returns::Motivated => Home::Motivated,
        Returns::AdministratorsMotivated => match worker {
            Worker::Administrator | Worker::Genius => Home::Motivated,
            _ => Home::Tired,
        },
        Returns::Dies => Home::Dies,
    }
}

/// How a worker comes home from a building or superproject of the own board.
fn home_from(player: &Player, spot: &Spot, space: &WorkSpace, worker: Worker, side: crate::data::Side) -> Home {
    let printed = printed_home(space.returns, worker);
    let as_scientist = match worker {
        Worker::Scientist => true,
        Worker::Genius => matches!(space.who, Who::Any | Who::Only(Worker::Scientist)),
        _ => false,
    };
    let here = matches!(spot.tile, Tile::Building(building) if building.row() != Row::Life);
    let motivated = player.board(side).scientists_motivated && as_scientist && here;
    if motivated && printed == Home::Tired { Home::Motivated } else { printed }
}
