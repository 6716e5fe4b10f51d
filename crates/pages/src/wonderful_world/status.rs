//! Round, phases and production steps as a track; deck and discard pile.

use super::names::Names;
use super::{Context, icons, me, names};
use crate::words::capital;
use maud::{Markup, html};
use tabletop::Seat;
use wonderful_world::data::{Card, Direction, PICKS, ROUNDS, Resource, Type};
use wonderful_world::state::Phase;

pub(super) fn status(context: &Context) -> Markup {
    let (names, view) = (names(context), context.view);
    html! {
        section #ww-status data-phase=(phase_name(view.phase)) aria-label=(names.say("ww-zone-status")) {
            (rounds(context, names))
            ol.track aria-label=(names.say("ww-track")) {
                @if view.players.len() > 1 { (draft(context, names)) }
                (stop(context, "ww-stop-planning", view.phase == Phase::Planning, &html! { span.phase { (names.say("ww-phase-planning")) } }))
                @for resource in Resource::ALL {
                    (stop(
                        context,
                        &format!("ww-step-{resource}"),
                        view.phase == Phase::Production(resource),
                        &html! { (icons::icon(icons::of_piece(resource.piece()))) span { (names.resource(resource)) } },
                    ))
                }
            }
            (stacks(context, names))
        }
    }
}

fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Empires => "empires",
        Phase::Draft { .. } => "draft",
        Phase::Planning => "planning",
        Phase::Production(_) => "production",
        Phase::Over => "over",
    }
}

fn rounds(context: &Context, names: Names) -> Markup {
    let view = context.view;
    html! {
        p.round {
            @match view.phase {
                Phase::Empires => b { (names.say("ww-phase-empires")) },
                Phase::Over => b { (names.say("ww-phase-over")) },
                _ => {
                    b { (names.with("ww-round", &[("n", view.round.into()), ("of", ROUNDS.into())])) }
                    span.pips aria-hidden="true" {
                        @for round in 1..=ROUNDS { i.done[round < view.round].now[round == view.round] {} }
                    }
                }
            }
        }
    }
}

fn stop(context: &Context, id: &str, now: bool, inside: &Markup) -> Markup {
    let passed = !now && is_past(context, id);
    html! { li id=(id) .now[now] .past[passed] aria-current=[now.then_some("step")] { (inside) } }
}

/// Whether the round has gone beyond a stop of the track.
fn is_past(context: &Context, id: &str) -> bool {
    let Phase::Production(at) = context.view.phase else {
        return match context.view.phase {
            Phase::Planning => id == "ww-stop-draft",
            phase => phase == Phase::Over,
        };
    };
    let step = Resource::ALL.into_iter().find(|resource| id.ends_with(resource.name()));
    step.is_none_or(|step| step < at)
}

/// The draft: which pick, and where hands go.
fn draft(context: &Context, names: Names) -> Markup {
    let Phase::Draft { pick } = context.view.phase else {
        return stop(context, "ww-stop-draft", false, &html! { span.phase { (names.say("ww-phase-draft")) } });
    };
    let inside = html! {
        (names.say("ww-phase-draft")) " "
        span.n { (names.with("ww-pick", &[("n", pick.into()), ("of", PICKS.into())])) }
        @if let Some(passing) = context.view.passing {
            @let words = names.say(&format!("ww-passing-{passing}"));
            span.passing title=(words) {
                (icons::icon(passing.name()))
                span.unseen { (words) ": " }
                @if let Some(to) = receiver(context, passing) { (context.name(to)) }
            }
        }
    };
    stop(context, "ww-stop-draft", true, &inside)
}

/// Who receives the viewer's hand.
fn receiver(context: &Context, passing: Direction) -> Option<Seat> {
    let (seat, count) = (me(context)?.seat.0, context.view.players.len() as u8);
    Some(match passing {
        Direction::Left => Seat((seat + 1) % count),
        Direction::Right => Seat((seat + count - 1) % count),
    })
}

/// Who passes their hand to the viewer.
pub(super) fn giver(context: &Context) -> Option<Seat> {
    let back = match context.view.passing? {
        Direction::Left => Direction::Right,
        Direction::Right => Direction::Left,
    };
    receiver(context, back)
}

/// What lies beside the board: the deck, and the discard pile, which is open to everybody.
fn stacks(context: &Context, names: Names) -> Markup {
    let (deck, discard) = (context.view.deck, &context.view.discard);
    html! {
        div.stacks {
            span #ww-deck .deck { (icons::icon("deck")) (names.with("ww-deck", &[("n", deck.into())])) }
            details #ww-discard {
                summary { (icons::icon("trash")) (names.with("ww-discard", &[("n", discard.len().into())])) }
                div.panel tabindex="0" aria-label=(names.say("ww-discard-title")) {
                    @if discard.is_empty() { p { (names.say("ww-discard-empty")) } }
                    (heap(names, discard.iter()))
                    @if !context.view.known_in_deck.is_empty() {
                        p.label { (names.say("ww-known-in-deck")) }
                        (heap(names, context.view.known_in_deck.iter()))
                    }
                }
            }
        }
    }
}

/// Cards and how many of each, type by type.
fn heap(names: Names, cards: impl Iterator<Item = (Card, u8)>) -> Markup {
    let cards: Vec<_> = cards.collect();
    html! {
        @for kind in Type::ALL {
            @let of_kind: Vec<_> = cards.iter().filter(|(card, _)| card.printed().kind == kind).collect();
            @if !of_kind.is_empty() {
                p.label { (icons::icon(icons::of_type(kind))) (capital(&names.kind(kind))) }
                ul {
                    @for (card, count) in of_kind {
                        li { (names.card(*card)) @if *count > 1 { " ×" (count) } }
                    }
                }
            }
        }
    }
}
