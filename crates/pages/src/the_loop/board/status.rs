//! Turn, cycle and level, and the phases of the turn as a track.

use super::{Scene, danger, icons};
use maud::{Markup, html};
use the_loop::Choice;
use the_loop::data::{CYCLES, ERAS, VORTEXES};
use the_loop::state::Phase;

/// The phases as the track shows them: the end of their key, and their sign.
const PHASES: [(&str, &str); 5] =
    [("doctor", "doctor"), ("actions", "ability"), ("take", "card"), ("archive", "check"), ("end", "e-end")];

pub(super) fn status(scene: &Scene) -> Markup {
    let view = scene.view;
    let in_cycle = usize::from(view.turn.max(1) - 1) % ERAS;
    let level = scene.names.level(view.options.level);
    html! {
        section #loop-status aria-label=(scene.say("loop-zone-status")) {
            p.clock {
                b { (scene.with("loop-cycle", &[("n", view.cycle.clamp(1, CYCLES).into()), ("of", CYCLES.into())])) }
                span.pips aria-hidden="true" {
                    @for pip in 0..ERAS { i.done[view.turn > 0 && pip < in_cycle] .now[view.turn > 0 && pip == in_cycle] {} }
                }
                span.soft { (scene.with("loop-turn", &[("n", view.turn.into())])) }
            }
            p.lvl.soft { (level) }
            @if let Some(now) = phase(view.phase) {
                ol.track aria-label=(scene.say("loop-zone-phases")) {
                    @for (index, (key, sign)) in PHASES.into_iter().enumerate() { (stop(scene, index, now, key, sign)) }
                }
            }
            (agency(scene))
        }
    }
}

/// The place of a phase on the track; nothing before the first turn.
const fn phase(phase: Phase) -> Option<usize> {
    match phase {
        Phase::Choose | Phase::Deal { .. } | Phase::Over { .. } => None,
        Phase::Fallen { .. } => Some(0),
        Phase::Actions => Some(1),
        Phase::Take => Some(2),
        Phase::Archive | Phase::Bonus { .. } => Some(3),
    }
}

/// A phase on the track. The next one can be gone on to where nothing has to be chosen any more.
fn stop(scene: &Scene, index: usize, now: usize, key: &str, sign: &str) -> Markup {
    let name = scene.say(&format!("loop-phase-{key}"));
    let goes_on = match scene.view.phase {
        Phase::Actions => Some(Choice::End),
        Phase::Take | Phase::Archive => Some(Choice::Skip),
        _ => None,
    };
    let goes_on = goes_on.filter(|choice| index == now + 1 && scene.can(*choice));
    let inside = html! { (icons::icon(sign)) span.phase-name { (name) } };
    html! {
        li.now[index == now] .past[index < now] .next[goes_on.is_some()] title=(name) aria-current=[(index == now).then_some("step")] {
            (scene.perhaps(goes_on, "stop", &inside))
        }
    }
}

/// What lies on the Agency's board.
fn agency(scene: &Scene) -> Markup {
    let view = scene.view;
    let used = danger::vortexes(view);
    let values = [("n", used.into()), ("of", VORTEXES.into())];
    html! {
        div.agency {
            span #loop-vortexes data-figure="vortexes" title=(scene.with("loop-vortexes", &values)) {
                span.unseen { (scene.with("loop-vortexes", &values)) }
                @for vortex in 0..VORTEXES { i.on[vortex < used] aria-hidden="true" { @if vortex < used { (icons::icon("vortex")) } } }
            }
            (heap(scene, "loop-bag", "bag", view.bag.len()))
            (heap(scene, "loop-great-deck", "deck", view.great_deck.count()))
            (heap(scene, "loop-destroyed", "shred", view.destroyed.len()))
        }
    }
}

fn heap(scene: &Scene, key: &str, sign: &str, count: usize) -> Markup {
    let words = scene.with(key, &[("n", count.into())]);
    html! { span.heap #(key) title=(words) { (icons::icon(sign)) b aria-hidden="true" { (count) } span.unseen { (words) } } }
}
