//! An artifact: in full as a ready or an exhausted card, as a strip, as a chip beside an era. All are the same element in
//! different dress, so that each of them can be enlarged.

use super::super::names::{Names, dashed};
use super::{Scene, icons};
use crate::words::capital;
use maud::{Markup, html};
use the_loop::Choice;
use the_loop::data::{Card, Dimension};
use the_loop::step::{Frame, Step};

/// How an artifact lies there.
pub(super) struct Lies<'a> {
    /// Its dress and what else is to be seen: `full`, `strip` or `chip`, and `used`.
    pub(super) class: &'a str,
    /// What choosing it means.
    pub(super) choice: Option<Choice>,
    /// The id of the element that it comes from when it is new.
    pub(super) from: &'a str,
    /// Its part that is being carried out.
    pub(super) frame: Option<Frame>,
    /// The figure that tells whether it is ready.
    pub(super) figure: bool,
}

impl Default for Lies<'_> {
    fn default() -> Self {
        Self { class: "full", choice: None, from: "loop-great-deck", frame: None, figure: false }
    }
}

/// Cards whose effect is told in the examples of the rulebook. The effects of all others are ours.
const PUBLISHED: [&str; 6] =
    ["spartan_shield", "super_pants", "gutenberg", "grab_boot", "ionic_temporograph", "holy_grails"];

/// An artifact, with an id of its own: it lies in one place only.
pub(super) fn card(scene: &Scene, card: Card, lies: &Lies) -> Markup {
    let id = format!("card-{}", dashed(card.name()));
    html! {
        li.holds-card #(id) data-piece=(id) data-from=(lies.from) data-order="2" data-figure=[lies.figure.then_some(&id)] {
            (bare(scene, card, lies))
        }
    }
}

/// The same without an id, where it is shown a second time.
pub(super) fn bare(scene: &Scene, card: Card, lies: &Lies) -> Markup {
    let names = scene.names;
    let face = card.face();
    let class = format!("card {} {} {}", lies.class, dashed(face.dimension.name()), face.home.name());
    let published = PUBLISHED.contains(&card.name());
    let inside = html! {
        span.band { (icons::dimension(face.dimension)) b.name { (names.card(card)) } }
        (icons::picture(card))
        span.ops { (icons::emblem(face.home)) (icons::signs(face.effect)) }
        span.text { (text(names, card, lies.frame)) }
        span.about {
            (names.dimension(face.dimension)) " · " (names.era(face.home))
            @if let Some(agent) = face.starter_of { " · " (names.agent(agent)) }
            @if !published { br; (names.0.say("loop-card-ours")) }
        }
    };
    match lies.choice {
        Some(choice) if scene.can(choice) => scene.piece(choice, &class, &inside),
        _ => html! { div.(class) tabindex="0" { (inside) } },
    }
}

/// The text with the part marked that is being carried out, and what is past.
fn text(names: Names, card: Card, frame: Option<Frame>) -> Markup {
    let text = names.text(card);
    let Some(at) = frame.map(|frame| frame.at.saturating_sub(1)) else { return html! { (text) } };
    let mut rest = text;
    html! {
        @for part in names.parts(card) {
            @let clause = if part.from == 0 { capital(&part.text) } else { part.text.clone() };
            @if let Some((before, after)) = rest.split_once(clause.as_str()) {
                (before)
                @if part.contains(at) { mark { (clause) } } @else if part.from < at { span.past { (clause) } } @else { (clause) }
                ({ rest = after; "" })
            }
        }
        (rest)
    }
}

/// The effect that is being applied: the card on top of the stack, if it is one.
pub(super) fn applied(scene: &Scene) -> Option<Frame> {
    scene.view.steps.iter().rev().find_map(|step| if let Step::Run(frame) = step { Some(*frame) } else { None })
}

/// Cards by dimension, in the order of columns.
pub(super) fn by_dimension(cards: the_loop::data::CardSet) -> Vec<Card> {
    let of = |dimension: Dimension| cards.iter().filter(move |card| card.face().dimension == dimension);
    Dimension::ALL.into_iter().flat_map(of).collect()
}
