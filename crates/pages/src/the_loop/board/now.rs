//! What is going on: the effect being applied, part by part; what fell; what follows in this turn; and what threatens.

use super::super::effect;
use super::{Scene, card, danger, icons};
use crate::words::capital;
use maud::{Markup, html};
use the_loop::Choice;
use the_loop::data::Era;
use the_loop::state::Phase;
use the_loop::step::{Frame, Step};

pub(super) fn now(scene: &Scene) -> Markup {
    html! {
        section #loop-now aria-label=(scene.say("loop-zone-now")) {
            (who(scene))
            @if scene.view.steps.is_empty() { (phase(scene)) } @else { (effects(scene)) }
            (dangers(scene))
        }
    }
}

/// Whose turn it is, and who is asked.
fn who(scene: &Scene) -> Markup {
    let view = scene.view;
    let asked = view.waiting.iter().next().and_then(|seat| view.agents.iter().find(|one| one.seat == seat));
    html! {
        @if let Some(active) = view.active {
            h2 {
                (icons::figure(active))
                @if scene.is_my_turn() { (scene.say("loop-my-turn")) } @else { (scene.with("loop-turn-of", &[("agent", scene.names.agent(active).into())])) }
            }
            @if let Some(asked) = asked.filter(|one| one.agent != active && !super::is_alone(view)) {
                p.asked { (scene.with("loop-asked", &[("agent", scene.names.agent(asked.agent).into())])) }
            }
        }
    }
}

/// Every effect on the stack, the first one on top; the innermost is being applied.
fn effects(scene: &Scene) -> Markup {
    let frames: Vec<Frame> = scene
        .view
        .steps
        .iter()
        .filter_map(|step| if let Step::Run(frame) = step { Some(*frame) } else { None })
        .collect();
    html! {
        @for (depth, frame) in frames.iter().enumerate() { (track(scene, *frame, depth + 1 == frames.len())) }
        @for step in scene.view.steps.iter().rev() {
            @if let Step::Arrive(era) = step { p.then { (icons::icon("move")) (capital(&scene.with("loop-then-arrive", &[("to", scene.names.to_era(*era).into())]))) } }
        }
        @if scene.can(Choice::Skip) { (scene.piece(Choice::Skip, "option", &html! { (scene.label(Choice::Skip)) })) }
    }
}

fn track(scene: &Scene, frame: Frame, innermost: bool) -> Markup {
    let at = frame.at.saturating_sub(1);
    let Some(card) = frame.card else {
        return html! { p.effect-title { (icons::icon("ability")) b { (scene.say("loop-ability")) } } };
    };
    html! {
        p.effect-title { (icons::dimension(card.face().dimension)) b { (scene.names.card(card)) } }
        ol.effect {
            @for part in scene.names.parts(card) {
                @let is_now = part.contains(at);
                @let left_out = !is_now && part.from < at && (part.from..part.from + part.count).all(|op| frame.left_out & 1 << op != 0);
                li.now[is_now && innermost] .waits[is_now && !innermost] .past[!is_now && part.from < at && !left_out] .left-out[left_out] {
                    @if is_now && innermost && is_either(scene) { (options(scene)) } @else { (capital(&part.text)) }
                    @if left_out { small { (scene.say("loop-left-out")) } }
                }
            }
        }
    }
}

fn is_either(scene: &Scene) -> bool {
    matches!(scene.view.steps.last(), Some(Step::Either { .. }))
}

/// Both sides of an "or".
fn options(scene: &Scene) -> Markup {
    let (Some(&Step::Either { first, second }), Some(frame)) = (scene.view.steps.last(), card::applied(scene)) else {
        return Markup::default();
    };
    let Some(card) = frame.card else { return Markup::default() };
    let words = |from: u8, count: u8| effect::part(scene.names.0, card.face().effect, from, count);
    html! {
        (scene.piece(Choice::First, "option", &html! { (words(frame.at, first)) }))
        span.or { (scene.say("loop-or")) }
        (scene.piece(Choice::Second, "option", &html! { (words(frame.at + first, second)) }))
    }
}

/// What a phase is about, where no effect is being applied.
fn phase(scene: &Scene) -> Markup {
    let follows = |keys: &[&str], now: &str| {
        html! { ol.effect { @for key in keys { li.now[*key == now] { (scene.say(key)) } } } }
    };
    let steps = ["loop-follows-take", "loop-follows-archive", "loop-follows-end"];
    match scene.view.phase {
        Phase::Fallen { rifts } => html! {
            p.effect-title { (icons::icon("rift")) b { (scene.say("loop-fallen")) } }
            @if let Some(doctor) = scene.view.doctor {
                p.fallen-in {
                    @for (era, count) in [doctor.previous(), doctor, doctor.next()].into_iter().zip(rifts) { span { (scene.badge(era)) b { "+" (count) } } }
                }
            }
            @if scene.can(Choice::Skip) { (scene.piece(Choice::Skip, "option", &html! { (scene.say("loop-let-fall")) })) }
        },
        Phase::Take => follows(&steps, "loop-follows-take"),
        Phase::Archive => html! {
            (follows(&steps, "loop-follows-archive"))
            @if scene.can(Choice::Skip) { (scene.piece(Choice::Skip, "option", &html! { (scene.label(Choice::Skip)) })) }
        },
        Phase::Bonus { .. } => html! { p { (scene.say("loop-bonus-about")) } },
        Phase::Deal { .. } => html! { p { (scene.say("loop-deal-about")) } },
        Phase::Choose | Phase::Actions | Phase::Over { .. } => Markup::default(),
    }
}

/// Eras that fall at the next rift, and how likely one comes.
fn dangers(scene: &Scene) -> Markup {
    let view = scene.view;
    let fall = |era: &Era| danger::next_rift(view, *era).map(|fall| (*era, fall));
    html! {
        @for (era, fall) in Era::ALL.iter().filter_map(fall) {
            @let (reach, of) = danger::cards_that_reach(view, era);
            @let key = if fall == danger::Fall::Vortex { "loop-danger-vortex" } else { "loop-danger-defeat" };
            p.danger {
                (icons::icon("warn")) (scene.badge(era))
                span { (scene.with(key, &[("era", scene.names.era(era).into()), ("n", reach.into()), ("of", of.into())])) }
            }
        }
    }
}
