//! Our drawings: one for each piece, each type and each control, in one sprite that pages refer to.

use super::names::dashed;
use crate::assets;
use maud::{Markup, PreEscaped, html};
use wonderful_world::data::{Card, Counted, Empire, Makes, Piece, Points, Slots, Type};

/// The drawings themselves.
const SPRITE: &str = include_str!("sprite.svg");

/// All drawings, once on a page, unseen.
pub(super) fn sprite() -> Markup {
    PreEscaped(SPRITE.to_owned())
}

/// An icon. Screen readers skip it: its meaning stands beside it in words.
pub(super) fn icon(name: &str) -> Markup {
    html! { svg.i aria-hidden="true" { use href={ "#w-" (name) } {} } }
}

/// An icon on a card face that screen readers skip as a whole.
fn bare(name: &str) -> Markup {
    html! { svg.i { use href={ "#w-" (name) } {} } }
}

/// The drawing of a piece.
pub(super) const fn of_piece(piece: Piece) -> &'static str {
    match piece {
        Piece::Materials => "m",
        Piece::Energy => "e",
        Piece::Science => "s",
        Piece::Gold => "g",
        Piece::Exploration => "x",
        Piece::Krystallium => "k",
        Piece::General => "n",
        Piece::Financier => "f",
    }
}

/// The emblem of a type.
pub(super) const fn of_type(kind: Type) -> &'static str {
    match kind {
        Type::Structure => "t1",
        Type::Vehicle => "t2",
        Type::Research => "t3",
        Type::Project => "t4",
        Type::Discovery => "t5",
    }
}

pub(super) fn piece(piece: Piece) -> Markup {
    bare(of_piece(piece))
}

/// The outline of a slot in which a piece is missing.
pub(super) fn gap(piece: Piece) -> Markup {
    html! { svg.i.gap { use href={ "#w-o" (of_piece(piece)) } {} } }
}

pub(super) fn emblem(kind: Type) -> Markup {
    bare(of_type(kind))
}

/// The picture on a card. Pictures are in a file of their own, which browsers keep.
pub(super) fn picture(card: Card) -> Markup {
    html! { svg.art { use href={ (assets::address("wonderful-world.svg")) "#" (dashed(card)) } {} } }
}

pub(super) fn crest(empire: Empire) -> Markup {
    html! { svg.crest aria-hidden="true" { use href={ "#w-h" (empire as u8) } {} } }
}

/// Pieces side by side.
pub(super) fn pieces(slots: Slots) -> Markup {
    html! { @for (kind, count) in slots.iter() { @for _ in 0..count { (piece(kind)) } } }
}

/// What a card makes.
pub(super) fn makes(makes: Makes) -> Markup {
    html! {
        (pieces(makes.cubes))
        @if let Some(kind) = makes.for_each { span.per { "×" (emblem(kind)) } }
    }
}

/// What a card is worth; nothing if it is worth nothing.
pub(super) fn points(points: Points) -> Markup {
    match points {
        Points::Flat(0) => Markup::default(),
        Points::Flat(points) => html! { b.vp { (points) } },
        Points::Each(points, counted) => html! {
            b.vp.each {
                (points) span.per {
                    "×"
                    @match counted {
                        Counted::Built(kind) => (emblem(kind)),
                        Counted::Token(leader) => (piece(leader.piece())),
                    }
                }
            }
        },
    }
}
