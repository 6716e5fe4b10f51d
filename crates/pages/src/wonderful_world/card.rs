//! A development card: as it is dealt, as it is being built, and as a strip once it stands in an empire.

use super::Context;
use super::icons;
use super::names::{Names, dashed};
use super::offers::is_right;
use crate::words::Value;
use maud::{Markup, html};
use wonderful_world::Choice;
use wonderful_world::data::{Card, Counted, Leader, Piece, Points};
use wonderful_world::state::Building;
use wonderful_world::view::PlayerView;

/// A card and how it lies there.
pub(super) struct CardView<'a> {
    pub(super) card: Card,
    /// What it is called among all pieces on the page, wherever it moves.
    pub(super) piece: String,
    /// The id of the element it came from, if it is new there.
    pub(super) from: Option<&'a str>,
    /// What lies on it, if it is under construction.
    pub(super) building: Option<&'a Building>,
    /// Further classes.
    pub(super) class: &'a str,
    /// What can be done with it: buttons.
    pub(super) buttons: Markup,
}

pub(super) fn full(names: Names, card_view: &CardView) -> Markup {
    let CardView { card, piece, from, building, class, buttons } = card_view;
    let printed = card.printed();
    let idle = buttons.0.is_empty();
    let missing = building.map(missing_names);
    let name = names.card(*card);
    html! {
        div class={ "card " (printed.kind) " " (class) } data-piece=(piece) data-from=[from.as_ref()] data-missing=[missing] data-figure=[building.map(|building| format!("site-{}", building.site))]
            tabindex=[idle.then_some("0")] role=[idle.then_some("group")] aria-label=[idle.then_some(name)] {
            div.face aria-hidden="true" {
                (icons::picture(*card))
                span.band { (icons::emblem(printed.kind)) b.name { (name) } }
                span.cost { (slots(*card, *building, Some(piece))) }
                (icons::points(printed.points))
                @if !printed.bonus.is_empty() { span.bonus { (icons::pieces(printed.bonus)) } }
                span.makes { (icons::makes(printed.makes)) }
                span.back { (icons::piece(printed.recycling.piece())) }
            }
            p.text id={ "t-" (piece) } {
                (names.in_full(*card))
                @if let Some(building) = building { " " (progress(names, building)) }
            }
            a.more href={ "/rules/wonderful-world#" (rule(*card)) } target="_blank" { (names.say("ww-rules")) }
            (buttons)
        }
    }
}

/// A card that is built: its production and points are all that matters.
pub(super) fn built(names: Names, card: Card, piece: &str) -> Markup {
    strip(names, card, piece, names.built(card))
}

/// A card that is set aside, in short.
pub(super) fn aside(names: Names, card: Card, piece: &str) -> Markup {
    strip(names, card, piece, names.in_full(card))
}

fn strip(names: Names, card: Card, piece: &str, text: &str) -> Markup {
    let printed = card.printed();
    html! {
        div class={ "card strip " (printed.kind) } data-piece=(piece) tabindex="0" {
            div.face aria-hidden="true" {
                span.band { (icons::emblem(printed.kind)) b.name { (names.card(card)) } }
                span.makes { (icons::makes(printed.makes)) }
                (icons::points(printed.points))
            }
            p.text { (text) }
        }
    }
}

/// Somebody's card under construction, as a strip: what is there and what is missing.
pub(super) fn site_strip(names: Names, building: &Building, piece: &str) -> Markup {
    let printed = building.card.printed();
    html! {
        div class={ "card strip " (printed.kind) } data-piece=(piece) tabindex="0" {
            div.face aria-hidden="true" {
                span.band { (icons::emblem(printed.kind)) b.name { (names.card(building.card)) } }
                span.cost { (slots(building.card, Some(building), None)) }
            }
            p.text { (names.in_full(building.card)) " " (progress(names, building)) }
        }
    }
}

/// A button over the whole card.
pub(super) fn take(context: &Context, choice: &Choice, label: &str, piece: &str) -> Markup {
    match context.index_of(choice) {
        Some(index) => html! {
            button.take.lit type="submit" form="choose" name="choice" value=(index) aria-label=(label) aria-describedby={ "t-" (piece) } {}
        },
        None => Markup::default(),
    }
}

/// A small button on a card.
pub(super) fn press(context: &Context, choice: &Choice, class: &str, label: &str, inside: &Markup) -> Markup {
    match context.index_of(choice) {
        Some(index) => html! {
            button.lit.(class) type="submit" form="choose" name="choice" value=(index) aria-label=(label) title=(label) { (inside) }
        },
        None => Markup::default(),
    }
}

/// The cost of a card, slot by slot: what lies there, and what is missing. Where the pieces there may move, they are
/// named after the card.
fn slots(card: Card, building: Option<&Building>, on: Option<&str>) -> Markup {
    let Some(building) = building else {
        return icons::pieces(card.printed().cost);
    };
    html! {
        @for (slot, cost) in card.printed().cost.iter() {
            @let filled = building.filled.of(slot);
            @let own = filled - building.stood_in.of(slot);
            @for number in 0..filled {
                @let piece = if number < own { slot } else { Piece::Krystallium };
                @let from = if is_right(piece) { "ww-realm" } else { "ww-tray" };
                svg.i data-piece=[on.map(|on| format!("{on}-{}{number}", icons::of_piece(slot)))] data-from=[on.map(|_| from)] {
                    use href={ "#w-" (icons::of_piece(piece)) } {}
                }
            }
            @for _ in filled..cost { (icons::gap(slot)) }
        }
    }
}

/// Such as "2 of 4 filled, missing 2 energy".
fn progress(names: Names, building: &Building) -> String {
    let (filled, cost) = (building.filled.total(), building.card.printed().cost.total());
    let missing = names.counts(building.missing());
    let values: [(&str, Value); 3] = [("filled", filled.into()), ("cost", cost.into()), ("missing", missing.into())];
    names.with("ww-text-progress", &values)
}

/// The names of what is missing, for the filter.
fn missing_names(building: &Building) -> String {
    building.missing().iter().map(|(piece, _)| piece.name()).collect::<Vec<_>>().join(" ")
}

/// The rule that tells most about what is special about a card.
fn rule(card: Card) -> &'static str {
    let printed = card.printed();
    match printed.points {
        _ if printed.makes.for_each.is_some() => "WW-PROD-06",
        Points::Each(_, Counted::Built(_)) => "WW-SCORE-03",
        Points::Each(_, Counted::Token(Leader::General)) => "WW-SCORE-05",
        Points::Each(_, Counted::Token(Leader::Financier)) => "WW-SCORE-06",
        Points::Flat(_) if !printed.bonus.is_empty() => "WW-BONUS-01",
        Points::Flat(_) => "WW-COMP-11",
    }
}

/// The names of one player's cards among all pieces on the page: seat, card and which of its copies, counted over what is
/// built, under construction, picked, in hand and dug up, so that a card that moves on keeps its name.
pub(super) struct Pieces {
    seat: u8,
    counted: Vec<Card>,
}

impl Pieces {
    pub(super) fn of(player: &PlayerView) -> Self {
        Self { seat: player.seat.0, counted: Vec::new() }
    }

    pub(super) fn next(&mut self, card: Card) -> String {
        self.counted.push(card);
        let copy = self.counted.iter().filter(|&&other| other == card).count();
        format!("s{}-{}-{copy}", self.seat, dashed(card))
    }

    pub(super) fn skip<'a>(&mut self, cards: impl IntoIterator<Item = &'a Card>) {
        self.counted.extend(cards);
    }
}

/// What a site is called: its card, and how far it is where that card is being built more than once.
pub(super) fn site_name(names: Names, player: &PlayerView, building: &Building) -> String {
    let name = names.card(building.card);
    let same = player.sites.iter().filter(|other| other.building.card == building.card).count();
    match same {
        0 | 1 => name.to_owned(),
        _ => {
            let nth = player.sites.iter().filter(|other| other.building.card == building.card);
            let nth = nth.take_while(|other| other.building.site != building.site).count() + 1;
            format!("{name} ({nth})")
        }
    }
}
