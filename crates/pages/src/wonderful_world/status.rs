//! Round, phases and production steps as a track; deck and discard pile.

use super::names::Names;
use super::{See, icons, me, names};
use crate::words::capital;
use maud::{Markup, html};
use tabletop::Seat;
use wonderful_world::data::{Card, Direction, PICKS, ROUNDS, Resource, Type};
use wonderful_world::state::Phase;

pub(super) fn status(see: &See) -> Markup {
    let (names, view) = (names(see), see.view);
    html! {
        section #ww-status data-phase=(phase_name(view.phase)) aria-label=(names.say("ww-zone-status")) {
            (rounds(see, names))
            ol.track aria-label=(names.say("ww-track")) {
                @if view.players.len() > 1 { (draft(see, names)) }
                (stop(see, "ww-stop-planning", view.phase == Phase::Planning, &html! { span.phase { (names.say("ww-phase-planning")) } }))
                @for resource in Resource::ALL {
                    (stop(
                        see,
                        &format!("ww-step-{resource}"),
                        view.phase == Phase::Production(resource),
                        &html! { (icons::icon(icons::of_piece(resource.piece()))) span { (names.resource(resource)) } },
                    ))
                }
            }
            (stacks(see, names))
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

fn rounds(see: &See, names: Names) -> Markup {
    let view = see.view;
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

fn stop(see: &See, id: &str, now: bool, inside: &Markup) -> Markup {
    let passed = !now && is_past(see, id);
    html! { li id=(id) .now[now] .past[passed] aria-current=[now.then_some("step")] { (inside) } }
}

/// Whether the round has gone beyond a stop of the track.
fn is_past(see: &See, id: &str) -> bool {
    let Phase::Production(at) = see.view.phase else {
        return match see.view.phase {
            Phase::Planning => id == "ww-stop-draft",
            phase => phase == Phase::Over,
        };
    };
    let step = Resource::ALL.into_iter().find(|resource| id.ends_with(resource.name()));
    step.is_none_or(|step| step < at)
}

/// The draft: which pick, and where hands go.
fn draft(see: &See, names: Names) -> Markup {
    let Phase::Draft { pick } = see.view.phase else {
        return stop(see, "ww-stop-draft", false, &html! { span.phase { (names.say("ww-phase-draft")) } });
    };
    let inside = html! {
        (names.say("ww-phase-draft")) " "
        span.n { (names.with("ww-pick", &[("n", pick.into()), ("of", PICKS.into())])) }
        @if let Some(passing) = see.view.passing {
            @let words = names.say(&format!("ww-passing-{passing}"));
            span.passing title=(words) {
                (icons::icon(passing.name()))
                span.unseen { (words) ": " }
                @if let Some(to) = receiver(see, passing) { (see.name(to)) }
            }
        }
    };
    stop(see, "ww-stop-draft", true, &inside)
}

/// Who gets the hand of whoever looks.
fn receiver(see: &See, passing: Direction) -> Option<Seat> {
    let (seat, count) = (me(see)?.seat.0, see.view.players.len() as u8);
    Some(match passing {
        Direction::Left => Seat((seat + 1) % count),
        Direction::Right => Seat((seat + count - 1) % count),
    })
}

/// Who hands theirs on to whoever looks.
pub(super) fn giver(see: &See) -> Option<Seat> {
    let back = match see.view.passing? {
        Direction::Left => Direction::Right,
        Direction::Right => Direction::Left,
    };
    receiver(see, back)
}

/// What lies beside the board: the deck, and the discard pile, which is open to everybody.
fn stacks(see: &See, names: Names) -> Markup {
    let (deck, discard) = (see.view.deck, &see.view.discard);
    html! {
        div.stacks {
            span #ww-deck .deck { (icons::icon("deck")) (names.with("ww-deck", &[("n", deck.into())])) }
            details #ww-discard {
                summary { (icons::icon("trash")) (names.with("ww-discard", &[("n", discard.len().into())])) }
                div.panel tabindex="0" aria-label=(names.say("ww-discard-title")) {
                    @if discard.is_empty() { p { (names.say("ww-discard-empty")) } }
                    (heap(names, discard.iter()))
                    @if !see.view.known_in_deck.is_empty() {
                        p.label { (names.say("ww-known-in-deck")) }
                        (heap(names, see.view.known_in_deck.iter()))
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
