//! My empire: the card with what lies on it, and the built cards by type, their production visible.

use super::card::{self, Pieces};
use super::names::Names;
use super::{Context, icons, me, names, nothing};
use crate::words::{Value, capital};
use maud::{Markup, html};
use wonderful_world::Choice;
use wonderful_world::data::{CUBES_TO_KRYSTALLIUM, Empire, Piece, Resource, Type};
use wonderful_world::view::PlayerView;

/// Tokens drawn one by one; beyond that their number says it.
const DRAWN: u16 = 5;

pub(super) fn empire(context: &Context) -> Markup {
    let Some((me, empire)) = me(context).and_then(|me| Some((me, me.empire?))) else {
        return nothing("ww-empire");
    };
    let names = names(context);
    html! {
        section #ww-empire aria-labelledby="ww-empire-title" {
            (realm(context, names, me, empire))
            (built(names, me))
        }
    }
}

/// The empire card.
fn realm(context: &Context, names: Names, me: &PlayerView, empire: Empire) -> Markup {
    let side = empire.side(context.view.options.side);
    let lit = me.unplaced.and_then(|unplaced| context.index_of(&Choice::Empire(unplaced.resource)));
    html! {
        div #ww-realm .realm {
            header {
                (icons::crest(empire))
                h2 #ww-empire-title { (names.empire(empire)) }
                p.total { b data-figure="points" { (me.points) } " " (names.with("ww-points", &[("n", me.points.into())])) }
            }
            p.printed {
                span.soft { (names.with("ww-side", &[("side", context.view.options.side.name().into())])) }
                span aria-hidden="true" { (icons::pieces(side.makes)) (icons::points(side.points)) }
                span.unseen { (names.empire_in_full(side.makes, side.points)) }
            }
            (production(names, me))
            div.tokens {
                (cubes(names, me))
                (tokens(names, Piece::Krystallium, me.krystallium))
                (tokens(names, Piece::General, me.generals.into()))
                (tokens(names, Piece::Financier, me.financiers.into()))
            }
            @if let (Some(index), Some(unplaced)) = (lit, me.unplaced) {
                @let label = super::offers::onto_empire(names, me, unplaced.resource);
                button.take.lit type="submit" form="choose" name="choice" value=(index) aria-label=(label) title=(label) {}
            }
        }
    }
}

/// What is produced now, resource by resource.
fn production(names: Names, me: &PlayerView) -> Markup {
    html! {
        ul.production aria-label=(names.say("ww-phase-production")) {
            @for resource in Resource::ALL {
                @let cubes = me.production.get(&resource).copied().unwrap_or_default();
                li.zero[cubes == 0] {
                    span aria-hidden="true" { (icons::piece(resource.piece())) b data-figure={ "makes-" (resource) } { (cubes) } }
                    span.unseen { (names.count(resource.piece(), cubes)) }
                }
            }
        }
    }
}

/// The cubes on the empire card, on their way to krystallium.
fn cubes(names: Names, me: &PlayerView) -> Markup {
    let values: [(&str, Value); 2] = [("n", me.cubes.into()), ("of", CUBES_TO_KRYSTALLIUM.into())];
    let words = names.with("ww-cubes-on-empire", &values);
    html! {
        span.cubes title=(words) data-figure="cubes" {
            span.unseen { (words) }
            span aria-hidden="true" {
                @for number in 0..CUBES_TO_KRYSTALLIUM {
                    @if number < me.cubes {
                        svg.i data-piece={ "ec" (number) } data-from="ww-tray" { use href="#w-c" {} }
                    } @else {
                        svg.i.gap { use href="#w-oc" {} }
                    }
                }
                "→" (icons::piece(Piece::Krystallium))
            }
        }
    }
}

fn tokens(names: Names, piece: Piece, count: u16) -> Markup {
    let words = names.count(piece, count);
    html! {
        span.token.zero[count == 0] title=(words) {
            span.unseen { (words) }
            span aria-hidden="true" {
                @for number in 0..count.clamp(1, DRAWN) {
                    svg.i data-piece=[(count > 0).then(|| format!("e{}{number}", icons::of_piece(piece)))] {
                        use href={ "#w-" (icons::of_piece(piece)) } {}
                    }
                }
                b data-figure=(piece) { (count) }
            }
        }
    }
}

/// The built cards, type by type.
fn built(names: Names, me: &PlayerView) -> Markup {
    let mut pieces = Pieces::of(me);
    let mut named: Vec<_> = me.built.iter().map(|&card| (card, pieces.next(card))).collect();
    named.sort_by_key(|(card, _)| card.printed().kind);
    let count = |kind: Type| named.iter().filter(|(card, _)| card.printed().kind == kind).count();
    html! {
        div.built {
            ul.counts aria-label=(names.say("ww-built")) {
                @for kind in Type::ALL {
                    li.(kind).zero[count(kind) == 0] title=(capital(&names.kind(kind))) {
                        (icons::icon(icons::of_type(kind)))
                        span.unseen { (names.kind(kind)) ": " }
                        (count(kind))
                    }
                }
            }
            div #ww-built tabindex="0" role="group" aria-label=(names.say("ww-built")) {
                @if named.is_empty() { p.soft { (names.say("ww-nothing-built")) } }
                @for (card, piece) in &named { (card::built(names, *card, piece)) }
            }
        }
    }
}
