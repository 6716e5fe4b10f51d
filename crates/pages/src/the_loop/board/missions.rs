//! The open missions: what they ask for, their slots, what counts for them now and what does not.

use super::super::names::dashed;
use super::{Scene, icons};
use maud::{Markup, html};
use the_loop::Choice;
use the_loop::data::{Era, MISSIONS_TO_WIN, Mission, Slots};
use the_loop::state::Fate;
use the_loop::view::EraView;

pub(super) fn missions(scene: &Scene) -> Markup {
    let archived = scene.view.archived.len();
    let open = scene.view.eras.iter().filter(|ground| ground.tile.fate == Fate::Open);
    html! {
        section #loop-missions aria-label=(scene.say("loop-zone-missions")) {
            h2 {
                (scene.say("loop-zone-missions"))
                span.stamps {
                    @for stamp in 0..MISSIONS_TO_WIN { i.on[stamp < archived] aria-hidden="true" { @if stamp < archived { (icons::icon("check")) } } }
                    span data-figure="archived" { (scene.with("loop-archived-of", &[("n", archived.into()), ("of", MISSIONS_TO_WIN.into())])) }
                }
            }
            @for ground in open { @if let Some(of) = ground.tile.mission { (mission(scene, ground, of)) } }
        }
    }
}

fn mission(scene: &Scene, ground: &EraView, mission: Mission) -> Markup {
    let (tile, name) = (&ground.tile, mission.name());
    let full = tile.cubes >= mission.needs();
    let here = scene.view.active.and_then(|agent| scene.view.agent(agent)).is_some_and(|one| one.era == ground.era);
    let class = format!("mission {}{}", ground.era.name(), if full { " full" } else { "" });
    let inside = html! {
        span.mission-head {
            (icons::icon(&format!("m-{}", dashed(name))))
            b.mission-name { (scene.names.mission(mission)) }
            (scene.badge(ground.era))
            b.prog data-figure={ "progress-" (name) } { (tile.cubes) "/" (mission.needs()) }
        }
        span.task { (scene.names.task(mission)) }
        (slots(scene, ground, mission))
        span.note.ok[full] {
            @if full { "✓ " (scene.with("loop-note-full", &[("where", scene.names.in_era(ground.era).into())])) }
            @else { (note(scene, ground, mission)) }
        }
    };
    html! {
        div #{ "mission-" (dashed(name)) } data-piece={ "mission-" (dashed(name)) } data-from={ "tile-" (ground.era.name()) } data-order="6" {
            (scene.perhaps((full && here).then_some(Choice::Archive), &class, &inside))
        }
    }
}

fn slots(scene: &Scene, ground: &EraView, mission: Mission) -> Markup {
    let cubes = ground.tile.cubes;
    html! {
        @match mission.slots() {
            Slots::Any(needs) => span.slots aria-hidden="true" { @for slot in 0..needs { i.slot.on[slot < cubes] {} } },
            Slots::Eras(needs) => {
                @let now = eras_that_count(scene, ground, mission);
                span.slots.eras aria-hidden="true" {
                    @for era in Era::ALL {
                        @let on = ground.tile.slots.contains(&era);
                        i.slot.(era.name()) .on[on] .now[!on && now.iter().any(|(other, _)| *other == era)] title=(scene.names.era(era)) {
                            (icons::icon(&format!("e-{}", era.name())))
                        }
                    }
                    @if usize::from(needs) < Era::ALL.len() { b { (needs) } }
                }
            }
        }
    }
}

/// Where something lies that the mission would count now, and how much of it.
fn eras_that_count(scene: &Scene, ground: &EraView, mission: Mission) -> Vec<(Era, u32)> {
    let view = scene.view;
    let free = |era: Era| !ground.tile.slots.contains(&era);
    let each = |count: &dyn Fn(&EraView) -> u32| {
        view.eras.iter().map(|era| (era.era, count(era))).filter(|(era, count)| *count > 0 && free(*era)).collect()
    };
    let clones_that_die_in = |era: Era| {
        let clones = view.eras.iter().flat_map(|ground| &ground.clones);
        clones.filter(|clone| clone.destroyed_in == era).count() as u32
    };
    match mission {
        Mission::QuantumFitters => each(&|era| u32::from(era.rifts == 0 && era.clones.is_empty())),
        Mission::ReflashContinuum => each(&|era| era.rifts.into()),
        Mission::LoopTour => each(&|era| if era.energy >= view.loop_cost.into() { era.energy } else { 0 }),
        Mission::CloneHunt => each(&|era| clones_that_die_in(era.era)),
        Mission::FeedTime => each(&|era| u32::from(era.energy == 0)),
        Mission::BlockExhaust => each(&|era| if view.doctor == Some(era.era) { era.rifts.into() } else { 0 }),
        Mission::RunRings => each(&|era| if view.doctor == Some(era.era) { era.energy } else { 0 }),
        Mission::ProdigalClones => {
            each(&|era| if view.doctor == Some(era.era) { clones_that_die_in(era.era) } else { 0 })
        }
        Mission::Surrounded => {
            let Some(doctor) = view.doctor else { return Vec::new() };
            let missing = |era: &Era| view.era(*era).agents.is_empty();
            doctor.adjacent().iter().filter(missing).map(|era| (era, 1)).collect()
        }
        Mission::QuantumBomb => vec![(ground.era, 1)],
    }
}

/// What counts now, or why nothing does.
fn note(scene: &Scene, ground: &EraView, mission: Mission) -> Markup {
    let eras = eras_that_count(scene, ground, mission);
    let this_turn = scene.view.this_turn;
    let key = match mission {
        Mission::Surrounded if this_turn.surrounded => return html! { (scene.say("loop-note-once")) },
        Mission::QuantumFitters if this_turn.fitted => return html! { (scene.say("loop-note-once")) },
        Mission::Surrounded if eras.is_empty() => return html! { (scene.say("loop-note-surrounded")) },
        Mission::FeedTime if eras.is_empty() => return html! { (scene.say("loop-note-fed")) },
        Mission::Surrounded => "loop-note-missing-agents",
        Mission::FeedTime => "loop-note-no-energy",
        _ if eras.is_empty() => return html! { (scene.say("loop-note-nothing")) },
        Mission::QuantumFitters => "loop-note-clean",
        Mission::ReflashContinuum | Mission::BlockExhaust => "loop-note-rifts",
        Mission::LoopTour | Mission::RunRings => "loop-note-loops",
        Mission::CloneHunt | Mission::ProdigalClones => "loop-note-clones",
        Mission::QuantumBomb => "loop-note-here",
    };
    let counted =
        !matches!(mission, Mission::QuantumFitters | Mission::FeedTime | Mission::Surrounded | Mission::QuantumBomb);
    html! {
        (scene.say(key)) " "
        @for (era, count) in eras { span.counted { (scene.badge(era)) @if counted { b { (count) } } } }
    }
}
