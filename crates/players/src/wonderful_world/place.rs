//! What to do with pieces: where cubes go, and when krystallium and leaders complete a card.

use super::empire_state::{Construction, EmpireState, ForecastContext};
use super::forecast::{StartPoint, affords, forecast, pay};
use wonderful_world::Choice;
use wonderful_world::choice::{Placement, Site};
use wonderful_world::data::{CUBES_TO_KRYSTALLIUM, Leader, Piece, Resource};

/// Where the cube at hand goes. `from` is what comes once it is placed.
pub(super) fn place_cube(
    empire_state: &EmpireState,
    context: &ForecastContext,
    resource: Resource,
    from: StartPoint,
) -> Choice {
    let piece = resource.piece();
    let mut best = (i32::MIN, Choice::Empire(resource));
    for (at, work) in empire_state.sites.iter().enumerate() {
        if work.missing[piece as usize] == 0 {
            continue;
        }
        let value = forecast(&with_cube(empire_state, context, at, piece), context, from);
        if value > best.0 {
            best = (value, Choice::Place(Placement { piece, stands_for: None, on: site(work) }));
        }
    }
    let mut aside = *empire_state;
    aside.put_aside(1);
    if forecast(&aside, context, from) > best.0 { Choice::Empire(resource) } else { best.1 }
}

fn with_cube(empire_state: &EmpireState, context: &ForecastContext, at: usize, piece: Piece) -> EmpireState {
    let mut empire_state = *empire_state;
    let work = &mut empire_state.sites[at];
    work.missing[piece as usize] -= 1;
    work.left -= 1;
    if work.left == 0 {
        let work = empire_state.sites.remove(at);
        empire_state.complete(work.card, context);
    }
    empire_state
}

/// Before a phase or step is finished: a card that krystallium and leaders should complete now.
/// `now` is the forecast for going on in this step, `later` for finishing it.
pub(super) fn complete_now(
    empire_state: &EmpireState,
    context: &ForecastContext,
    now: StartPoint,
    later: StartPoint,
) -> Option<Choice> {
    let mut best = (forecast(empire_state, context, later), None);
    for (at, work) in empire_state.sites.iter().enumerate() {
        if !affords(empire_state, work, context) {
            continue;
        }
        let mut with = *empire_state;
        pay(&mut with, work);
        with.sites.remove(at);
        with.complete(work.card, context);
        let value = forecast(&with, context, now);
        if value > best.0 {
            best = (value, Some(work));
        }
    }
    best.1.and_then(next_piece)
}

/// A piece of what is on the empire card that goes on this card.
fn next_piece(work: &Construction) -> Option<Choice> {
    let on = site(work);
    let piece = *Piece::ALL.iter().find(|&&piece| work.missing[piece as usize] > 0)?;
    let basic = Resource::ALL.into_iter().find(|resource| resource.piece() == piece);
    let piece = if basic.is_some() { Piece::Krystallium } else { piece };
    Some(Choice::Place(Placement { piece, stands_for: basic, on }))
}

/// At the very end: whether discarding hopeless cards makes the krystallium that completes another.
pub(super) fn drop_hopeless(empire_state: &EmpireState, context: &ForecastContext) -> Option<Choice> {
    let needed = usize::from(CUBES_TO_KRYSTALLIUM) - empire_state.cubes as usize;
    if empire_state.sites.len() <= needed {
        return None;
    }
    let end = StartPoint::Step(Resource::Exploration as usize, 0);
    let mut best = (forecast(empire_state, context, end), None);
    for (kept, work) in empire_state.sites.iter().enumerate() {
        let mut with = *empire_state;
        with.put_aside(needed as i32);
        if !affords(&with, work, context) {
            continue;
        }
        let mut hopeless = (0..empire_state.sites.len()).rev().filter(|&at| at != kept);
        for at in hopeless.clone().take(needed) {
            with.sites.remove(at);
        }
        let value = forecast(&with, context, end);
        if value > best.0 {
            best = (value, hopeless.next().map(|at| Choice::Drop(site(&empire_state.sites[at]))));
        }
    }
    best.1
}

/// The leader to take for supremacy in science: the one that counts more, or that a card needs.
pub(super) fn take_leader(empire_state: &EmpireState, context: &ForecastContext, from: StartPoint) -> Choice {
    let with = |leader: Leader| {
        let mut with = *empire_state;
        with.leaders[leader as usize] += 1;
        forecast(&with, context, from)
    };
    let financier = with(Leader::Financier) > with(Leader::General);
    Choice::Take(if financier { Leader::Financier } else { Leader::General })
}

fn site(work: &Construction) -> Site {
    Site { site: work.site, card: work.card }
}
