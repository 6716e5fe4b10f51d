//! Missions: opening them, and progress on them.

use crate::data::{Era, Mission, OPEN_MISSIONS, Slots};
use crate::event::Event;
use crate::state::{Fate, TheLoop};
use tabletop::{Events, Game, Sink};

/// Something done by an action of the active agent that a mission may count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Deed {
    /// A rift was removed there.
    RiftRemoved(Era),
    /// A clone was destroyed there.
    CloneDestroyed(Era),
    /// A LOOP was used there.
    Looped(Era),
    /// An energy was added there.
    EnergyAdded(Era),
}

impl Deed {
    const fn era(self) -> Era {
        match self {
            Self::RiftRemoved(era) | Self::CloneDestroyed(era) | Self::Looped(era) | Self::EnergyAdded(era) => era,
        }
    }
}

impl TheLoop {
    /// Two missions are open as long as tiles last: from the Doctor's era on, clockwise.
    pub(crate) fn open_missions<S: Sink<Event>>(&mut self, events: &mut Events<S>) {
        let Some(doctor) = self.doctor else { return };
        while self.tiles(Fate::Open) < OPEN_MISSIONS {
            let around = (0..).map(|steps| doctor.clockwise(steps)).take(self.eras.len());
            let Some(era) = around.into_iter().find(|&era| self.era(era).tile.fate == Fate::FaceDown) else { return };
            let tile = &mut self.era_mut(era).tile;
            tile.fate = Fate::Open;
            events.push(Event::Opened { mission: tile.mission, era });
            // The three tiles in the box are among those it could have been.
            events.reveal(self.seats());
        }
    }

    /// Puts the cubes that a deed earns.
    pub(crate) fn count<S: Sink<Event>>(&mut self, deed: Deed, events: &mut Events<S>) {
        for era in Era::ALL {
            let tile = self.era(era).tile;
            if tile.fate == Fate::Open && self.earns(tile.mission, era, deed) {
                self.put_cube(era, deed.era(), events);
            }
        }
    }

    /// Whether a mission that lies at `tile_era` counts a deed.
    fn earns(&self, mission: Mission, tile_era: Era, deed: Deed) -> bool {
        let doctor = self.doctor == Some(deed.era());
        match (mission, deed) {
            (Mission::BlockExhaust, Deed::RiftRemoved(_))
            | (Mission::RunRings, Deed::Looped(_))
            | (Mission::ProdigalClones, Deed::CloneDestroyed(_)) => doctor,
            (Mission::ReflashContinuum, Deed::RiftRemoved(_))
            | (Mission::LoopTour, Deed::Looped(_))
            | (Mission::CloneHunt, Deed::CloneDestroyed(_)) => true,
            (Mission::FeedTime, Deed::EnergyAdded(era)) => era == tile_era && self.this_turn.powered,
            (Mission::QuantumBomb, Deed::EnergyAdded(era)) => era == tile_era,
            _ => false,
        }
    }

    /// Puts a cube on the mission at `tile_era`, for something that happened in `era`; answers whether there was a slot.
    fn put_cube<S: Sink<Event>>(&mut self, tile_era: Era, era: Era, events: &mut Events<S>) -> bool {
        let tile = &mut self.era_mut(tile_era).tile;
        let slot = 1 << era as u8;
        let taken = matches!(tile.mission.slots(), Slots::Eras(_)) && tile.cubes & slot != 0;
        if tile.is_complete() || taken {
            return false;
        }
        match tile.mission.slots() {
            Slots::Any(_) => tile.cubes += 1,
            Slots::Eras(_) => tile.cubes |= slot,
        }
        events.push(Event::Progress { mission: tile.mission, cubes: tile.count() });
        true
    }

    /// Between actions: missions that look at where everything is, each once a turn.
    pub(crate) fn look_at_places<S: Sink<Event>>(&mut self, events: &mut Events<S>) {
        let here = self.me().era;
        for era in Era::ALL {
            let tile = self.era(era).tile;
            if tile.fate != Fate::Open {
                continue;
            }
            match tile.mission {
                Mission::Surrounded if !self.this_turn.surrounded && self.is_surrounded(here) => {
                    self.this_turn.surrounded = self.put_cube(era, here, events);
                }
                Mission::QuantumFitters if !self.this_turn.fitted && self.is_clean(here) => {
                    self.this_turn.fitted = self.put_cube(era, here, events);
                }
                _ => {}
            }
        }
    }

    fn is_surrounded(&self, here: Era) -> bool {
        let Some(doctor) = self.doctor else { return false };
        let held = |era| self.agents.iter().any(|one| one.era == era);
        let around = doctor.adjacent();
        around.contains(here) && around.iter().all(held)
    }

    fn is_clean(&self, here: Era) -> bool {
        let ground = self.era(here);
        ground.rifts == 0 && ground.clones.is_empty()
    }
}
