//! What to do with pieces: where cubes go, and when krystallium and leaders complete a card.

use super::forecast::{From, affords, forecast, pay};
use super::realm::{Realm, Setting, Work};
use wonderful_world::Choice;
use wonderful_world::choice::{Placement, Site};
use wonderful_world::data::{CUBES_TO_KRYSTALLIUM, Leader, Piece, Resource};

/// Where the cube at hand goes. `from` is what comes once it is placed.
pub(super) fn place_cube(realm: &Realm, setting: &Setting, resource: Resource, from: From) -> Choice {
    let piece = resource.piece();
    let mut best = (i32::MIN, Choice::Empire(resource));
    for (at, work) in realm.sites.iter().enumerate() {
        if work.missing[piece as usize] == 0 {
            continue;
        }
        let value = forecast(&with_cube(realm, setting, at, piece), setting, from);
        if value > best.0 {
            best = (value, Choice::Place(Placement { piece, stands_for: None, on: site(work) }));
        }
    }
    let mut aside = *realm;
    aside.put_aside(1);
    if forecast(&aside, setting, from) > best.0 { Choice::Empire(resource) } else { best.1 }
}

fn with_cube(realm: &Realm, setting: &Setting, at: usize, piece: Piece) -> Realm {
    let mut realm = *realm;
    let work = &mut realm.sites[at];
    work.missing[piece as usize] -= 1;
    work.left -= 1;
    if work.left == 0 {
        let work = realm.sites.remove(at);
        realm.complete(work.card, setting);
    }
    realm
}

/// Before a phase or step is finished: a card that krystallium and leaders should complete now.
/// `now` is the forecast for going on in this step, `later` for finishing it.
pub(super) fn complete_now(realm: &Realm, setting: &Setting, now: From, later: From) -> Option<Choice> {
    let mut best = (forecast(realm, setting, later), None);
    for (at, work) in realm.sites.iter().enumerate() {
        if !affords(realm, work, setting) {
            continue;
        }
        let mut with = *realm;
        pay(&mut with, work);
        with.sites.remove(at);
        with.complete(work.card, setting);
        let value = forecast(&with, setting, now);
        if value > best.0 {
            best = (value, Some(work));
        }
    }
    best.1.and_then(next_piece)
}

/// A piece of what is on the empire card that goes on this card.
fn next_piece(work: &Work) -> Option<Choice> {
    let on = site(work);
    let piece = *Piece::ALL.iter().find(|&&piece| work.missing[piece as usize] > 0)?;
    let basic = Resource::ALL.into_iter().find(|resource| resource.piece() == piece);
    let piece = if basic.is_some() { Piece::Krystallium } else { piece };
    Some(Choice::Place(Placement { piece, stands_for: basic, on }))
}

/// At the very end: whether discarding hopeless cards makes the krystallium that completes another.
pub(super) fn drop_hopeless(realm: &Realm, setting: &Setting) -> Option<Choice> {
    let needed = usize::from(CUBES_TO_KRYSTALLIUM) - realm.cubes as usize;
    if realm.sites.len() <= needed {
        return None;
    }
    let end = From::Step(Resource::Exploration as usize, 0);
    let mut best = (forecast(realm, setting, end), None);
    for (kept, work) in realm.sites.iter().enumerate() {
        let mut with = *realm;
        with.put_aside(needed as i32);
        if !affords(&with, work, setting) {
            continue;
        }
        let mut hopeless = (0..realm.sites.len()).rev().filter(|&at| at != kept);
        for at in hopeless.clone().take(needed) {
            with.sites.remove(at);
        }
        let value = forecast(&with, setting, end);
        if value > best.0 {
            best = (value, hopeless.next().map(|at| Choice::Drop(site(&realm.sites[at]))));
        }
    }
    best.1
}

/// The leader to take for supremacy in science: the one that counts more, or that a card needs.
pub(super) fn take_leader(realm: &Realm, setting: &Setting, from: From) -> Choice {
    let with = |leader: Leader| {
        let mut with = *realm;
        with.leaders[leader as usize] += 1;
        forecast(&with, setting, from)
    };
    let financier = with(Leader::Financier) > with(Leader::General);
    Choice::Take(if financier { Leader::Financier } else { Leader::General })
}

fn site(work: &Work) -> Site {
    Site { site: work.site, card: work.card }
}
