//! Energy and rifts.

use crate::data::{At, Era};
use crate::event::Event;
use crate::missions::Deed;
use crate::state::TheLoop;
use crate::step::{Step, Until};
use tabletop::{Events, Sink};

impl TheLoop {
    pub(super) fn begin_adding<S: Sink<Event>>(&mut self, energy: u8, at: At, events: &mut Events<S>) {
        match at {
            At::Own => self.add_energy(self.me().era, energy, events),
            // Once for each card, even if two have the same home.
            At::There => {
                for era in self.there().into_iter().flatten() {
                    self.add_energy(era, energy, events);
                }
            }
            _ if at.is_each() => {
                for era in self.targets(at).iter() {
                    self.add_energy(era, energy, events);
                }
            }
            _ => self.steps.push(Step::Add { energy, eras: self.targets(at) }),
        }
    }

    /// Only where there is a rift.
    pub(super) fn begin_removing<S: Sink<Event>>(&mut self, rifts: u8, at: At, events: &mut Events<S>) {
        let eras = self.targets(at).which(|era| self.era(era).rifts > 0);
        if at.is_each() || eras.len() == 1 {
            for era in eras.iter() {
                self.remove_rifts(era, rifts, events);
            }
        } else {
            self.steps.push(Step::Remove { rifts, eras });
        }
    }

    /// Only where it changes something.
    pub(super) fn begin_until(&mut self, what: Until, at: At) {
        let eras = self.targets(at).which(|era| self.gap(what, era) > 0);
        self.steps.push(Step::Until { what, eras });
    }

    /// How many cubes have to come or go.
    fn gap(&self, what: Until, era: Era) -> u8 {
        let ground = self.era(era);
        let wanted = match what {
            Until::EnergyIsRifts | Until::RiftsAreEnergy => ground.energy,
            Until::RiftsAreClones => ground.clones.len() as u32,
        };
        u32::from(ground.rifts).saturating_sub(wanted) as u8
    }

    pub(super) fn make_equal<S: Sink<Event>>(&mut self, what: Until, era: Era, events: &mut Events<S>) {
        let gap = self.gap(what, era);
        match what {
            Until::EnergyIsRifts => self.add_energy(era, gap, events),
            Until::RiftsAreClones | Until::RiftsAreEnergy => self.remove_rifts(era, gap, events),
        }
    }

    pub(super) fn add_energy<S: Sink<Event>>(&mut self, era: Era, energy: u8, events: &mut Events<S>) {
        self.era_mut(era).energy += u32::from(energy);
        events.push(Event::Energy { era, added: energy });
        for _ in 0..energy {
            self.count(Deed::EnergyAdded(era), events);
        }
    }

    /// Removes so many rifts, as far as there are any.
    pub(super) fn remove_rifts<S: Sink<Event>>(&mut self, era: Era, rifts: u8, events: &mut Events<S>) {
        let removed = rifts.min(self.era(era).rifts);
        self.era_mut(era).rifts -= removed;
        if removed > 0 {
            events.push(Event::Removed { era, rifts: removed });
        }
        for _ in 0..removed {
            self.count(Deed::RiftRemoved(era), events);
        }
    }
}
