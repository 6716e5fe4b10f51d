//! The ring: seven sectors around the machine. The drawing stretches with the window; what lies on it is placed in percent
//! and keeps its shape.

use super::{Scene, danger, era, icons, machine};
use maud::{Markup, html};
use the_loop::Choice;
use the_loop::data::{Chute, Era, RIFT_SLOTS};
use the_loop::state::Phase;

pub(super) fn ring(scene: &Scene) -> Markup {
    html! {
        section #loop-ring aria-label=(scene.say("loop-zone-ring")) {
            svg.wheel viewBox="0 0 796 460" preserveAspectRatio="none" aria-hidden="true" {
                @for era in Era::ALL { (sector(scene, era)) }
                @for era in Era::ALL { @if is_lit(scene, era) { use.halo.(era.name()) href={ "#l-edge-" (era.name()) } {} } }
            }
            div.scenes aria-hidden="true" {
                @for era in Era::ALL { (icons::drawing(&format!("scene {}", era.name()), &format!("scene-{}", era.name()))) }
            }
            (machine::machine(scene))
            @for era in Era::ALL { (era::era(scene, era)) }
        }
    }
}

/// What can be done by choosing an era.
pub(super) fn choices(era: Era) -> [Choice; 3] {
    [Choice::FreeMove(era), Choice::Move(era), Choice::Era(era)]
}

pub(super) fn is_lit(scene: &Scene, era: Era) -> bool {
    choices(era).into_iter().any(|choice| scene.can(choice))
}

/// Rifts that have fallen into an era and are not placed yet.
pub(super) fn falling(scene: &Scene, era: Era) -> u8 {
    let (Phase::Fallen { rifts }, Some(doctor)) = (scene.view.phase, scene.view.doctor) else { return 0 };
    let of = |chute: Chute| if chute.leads_to(doctor) == era { rifts[chute as usize] } else { 0 };
    Chute::ALL.into_iter().map(of).sum()
}

fn sector(scene: &Scene, era: Era) -> Markup {
    let view = scene.view;
    let ground = view.era(era);
    let name = era.name();
    let mine = scene.me.is_some_and(|one| one.era == era);
    let chute = view.doctor.is_some_and(|doctor| doctor.adjacent().contains(era));
    let (now, come) = (view.doctor == Some(era), view.doctor_to_come.contains(&era));
    let limit = danger::next_rift(view, era).is_some();
    html! {
        g.sector.(name) .mine[mine] .vortex[ground.vortex] .limit[limit] {
            use.ground-fill href={ "#l-body-" (name) } {}
            use.tone href={ "#l-body-" (name) } {}
            @for slot in 0..=RIFT_SLOTS {
                use.rim .on[slot < ground.rifts] .brink-slot[slot == ground.holds] href={ "#l-slot-" (name) "-" (slot) } {}
            }
            use.visit .now[now] .chute[chute] .come[come] href={ "#l-band-" (name) } {}
            use.edge href={ "#l-edge-" (name) } {}
        }
    }
}
