//! What buildings and superprojects bring in an era.

use super::weights::Weights;
use anachrony::data::{Ability, Bill, Effect, Good, Passive, PrintedAction, Returns};

impl Weights {
    /// A good, as long as there is need of it.
    pub(super) fn good(&self, good: Good) -> f32 {
        match good {
            Good::Water => self.water,
            Good::Titanium => self.titanium,
            Good::Uranium => self.uranium,
            Good::Gold => self.gold,
            Good::Neutronium => self.neutronium,
            Good::Core => self.core,
        }
    }

    /// What a price or a gain comes to.
    pub(super) fn bill(&self, bill: &Bill) -> f32 {
        let goods: f32 = Good::ALL.iter().map(|&good| f32::from(bill.of(good)) * self.good(good)).sum();
        goods + f32::from(bill.any) * self.titanium + f32::from(bill.points)
    }

    /// What a tile brings in each era beyond what its worker would do elsewhere; the second says whether it takes a worker.
    pub(super) fn each_era(&self, ability: &Ability) -> (f32, bool) {
        match ability {
            Ability::None => (0.0, false),
            Ability::Free(action) => (self.action(action).max(0.0), false),
            Ability::Passive(passive) => (self.passive(*passive), false),
            Ability::Worker(space) => {
                let comes_home = match space.returns {
                    Returns::Tired => 0.0,
                    Returns::Motivated => self.awake,
                    Returns::AdministratorsMotivated => 0.5 * self.awake,
                    Returns::Dies => -2.0 * self.worker,
                };
                ((self.action(&space.action) + comes_home - self.own_action).max(0.0), true)
            }
        }
    }

    fn action(&self, action: &PrintedAction) -> f32 {
        self.bill(&action.gain) - self.bill(&action.cost) + self.effect(action.effect)
    }

    pub(super) fn effect(&self, effect: Effect) -> f32 {
        match effect {
            // Travels count apart: they need something to repay.
            Effect::Nothing | Effect::Focus(_) | Effect::FocusTwice(_) | Effect::FocusForWater => 0.0,
            Effect::FocusForResources => 0.5,
            Effect::ThreeOrNeutronium => 3.0 * self.titanium,
            Effect::ChargeSuit => 0.8 * self.action,
            Effect::ReturnParadox => 0.5,
            Effect::Paradox => -0.8,
            Effect::TakeBack => self.debt + 0.8,
            Effect::WakeAll => 2.5 * self.awake,
            Effect::NewWorker(_) => 2.5 * self.worker,
            Effect::RaiseMorale => 2.0,
            Effect::CapitalAction => self.action,
            Effect::CloneWorker => 2.0 * self.worker,
            Effect::CopySpace => self.action,
            Effect::Convert => 0.8,
            Effect::Collide => 0.4,
            Effect::PlaceOnMainBoard => 0.3 * self.action,
        }
    }

    fn passive(&self, passive: Passive) -> f32 {
        match passive {
            Passive::HalvesSupply => 2.5 * self.water,
            Passive::Range(eras) => 0.2 * f32::from(eras),
            Passive::MoreParadoxes => 0.4,
            Passive::SetsSecondDie => 0.3,
            Passive::SavesWater => 2.5 * self.water,
            Passive::CheaperConstruction => 0.8,
            Passive::NoLowMorale => 0.8,
            Passive::MinesMore => 1.0,
            Passive::EvacuatesAnyway => 0.3,
            // They count in points.
            Passive::AnomaliesCostLess | Passive::StepsScore => 0.2,
            Passive::ProjectsScore => 0.8,
        }
    }
}
