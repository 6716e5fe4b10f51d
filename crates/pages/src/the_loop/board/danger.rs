//! What falls at the next rift, told before it falls.

use the_loop::View;
use the_loop::data::{CYCLES, ERAS, Era, VORTEXES};

/// What one more rift in an era would do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fall {
    Vortex,
    Defeat,
}

/// What the next rift in an era would do; nothing while it holds another one.
pub(super) fn next_rift(view: &View, era: Era) -> Option<Fall> {
    let ground = view.era(era);
    if ground.rifts < ground.holds || view.outcome.is_some() {
        return None;
    }
    Some(if ground.vortex || vortexes(view) == VORTEXES { Fall::Defeat } else { Fall::Vortex })
}

pub(super) fn vortexes(view: &View) -> usize {
    view.eras.iter().filter(|era| era.vortex).count()
}

/// How many of the Doctor cards to come can drop a rift there, and of how many; after the last of a cycle, of the next one.
/// No card comes after the last of the last cycle.
pub(super) fn cards_that_reach(view: &View, era: Era) -> (usize, usize) {
    let reaches = |doctor: &Era| [doctor.previous(), *doctor, doctor.next()].contains(&era);
    match view.doctor_to_come.len() {
        0 if view.cycle < CYCLES => (3, ERAS),
        to_come => (view.doctor_to_come.iter().filter(|doctor| reaches(doctor)).count(), to_come),
    }
}

/// How many rifts the Doctor would drop in an era as it is now: clones that appear before he comes are not counted.
pub(super) fn rifts_to_drop(view: &View, era: Era) -> usize {
    usize::from(base_rifts(view)) + view.era(era).clones.len()
}

/// The rifts of a turn beside those for clones.
pub(super) fn base_rifts(view: &View) -> u8 {
    let cycle = usize::from(view.cycle.clamp(1, CYCLES)) - 1;
    view.options.level.numbers().rifts[cycle]
}
