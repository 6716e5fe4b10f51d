//! My cards under construction, and the cubes to be placed on them.

use super::card::{self, CardView, Pieces, press};
use super::names::Names;
use super::{Context, icons, me, names, nothing};
use crate::words::Value;
use maud::{Markup, html};
use wonderful_world::Choice;
use wonderful_world::choice::{Placement, Site};
use wonderful_world::data::{Card, Leader, Piece};
use wonderful_world::state::{Building, Phase};
use wonderful_world::view::PlayerView;

pub(super) fn sites(context: &Context) -> Markup {
    let Some(me) = me(context).filter(|_| context.view.phase != Phase::Empires) else {
        return nothing("ww-sites");
    };
    let names = names(context);
    let mut pieces = Pieces::of(me);
    pieces.skip(&me.built);
    html! {
        section #ww-sites aria-labelledby="ww-sites-title" {
            header {
                h2 #ww-sites-title { (names.say("ww-zone-sites")) " " span.n { (me.sites.len()) } }
                (tray(context, names, me))
                (filter(names, me))
            }
            div.cards #ww-sites-cards tabindex="0" aria-labelledby="ww-sites-title" role="group" {
                @if me.sites.is_empty() { p.soft { (names.say("ww-no-sites")) } }
                @for site in &me.sites { (one(context, names, me, &site.building, pieces.next(site.building.card))) }
            }
        }
    }
}

/// What is to be placed or taken now, and the end of the step.
fn tray(context: &Context, names: Names, me: &PlayerView) -> Markup {
    let from = match context.view.phase {
        Phase::Production(resource) => format!("ww-step-{resource}"),
        _ => "ww-discard".into(),
    };
    html! {
        div #ww-tray .tray {
            @if let Some(unplaced) = me.unplaced {
                @let piece = unplaced.resource.piece();
                span { (names.with("ww-tray", &[("what", names.count(piece, unplaced.count).into())])) }
                span.cubes aria-hidden="true" {
                    @for number in 0..unplaced.count.min(12) {
                        svg.i data-piece={ "u" (icons::of_piece(piece)) (number) } data-from=(from) {
                            use href={ "#w-" (icons::of_piece(piece)) } {}
                        }
                    }
                }
            }
            @if me.owed_leader {
                span { (names.say("ww-take-leader")) }
                @for leader in Leader::ALL {
                    (press(context, &Choice::Take(leader), "leader", &names.count(leader.piece(), 1), &html! { (icons::piece(leader.piece())) (names.piece(leader.piece())) }))
                }
            }
            @let done = super::offers::done(context, names);
            (press(context, &Choice::Done, "finish", &done, &html! { (icons::icon("check")) (done) }))
        }
    }
}

/// Buttons that leave only the cards that still need a piece; the table's script makes them work.
fn filter(names: Names, me: &PlayerView) -> Markup {
    let missing = |piece: Piece| me.sites.iter().map(|site| u16::from(site.missing.of(piece))).sum::<u16>();
    html! {
        div.filter role="group" aria-label=(names.say("ww-filter")) hidden[me.sites.len() < 2] {
            span.soft aria-hidden="true" { (names.say("ww-filter-short")) }
            @for piece in Piece::ALL {
                @let count = missing(piece);
                @if count > 0 {
                    @let values: [(&str, Value); 2] = [("what", names.piece(piece).into()), ("n", count.into())];
                    @let label = names.with("ww-filter-missing", &values);
                    button type="button" id={ "ww-f-" (piece) } data-filter=(piece) aria-pressed="false" aria-label=(label) title=(label) {
                        (icons::piece(piece)) (count)
                    }
                }
            }
        }
    }
}

fn one(context: &Context, names: Names, me: &PlayerView, building: &Building, piece: String) -> Markup {
    let on = Site { site: building.site, card: building.card };
    let title = card::site_name(names, me, building);
    let cube = me.unplaced.map(|unplaced| unplaced.resource.piece());
    let main = cube.map(|piece| Placement { piece, stands_for: None, on });
    let buttons = html! {
        @if let Some(placement) = main {
            (card::take(context, &Choice::Place(placement), &super::offers::placement(names, placement, &title), &piece))
        }
        @let rights = rights(context, names, on, &title);
        @if !rights.0.is_empty() { div.rights { (rights) } }
    };
    let must =
        context.view.options.scenario.is_some_and(|scenario| must_be_built(scenario.printed().required(), me, on.card));
    let class = if must { "site must" } else { "site" };
    card::full(names, &CardView { card: on.card, piece, from: None, building: Some(building), class, buttons })
}

/// Krystallium, leaders and giving the card up: allowed at any moment, so they shine less.
fn rights(context: &Context, names: Names, on: Site, title: &str) -> Markup {
    let drop = names.with("ww-drop-label", &[("card", title.into())]);
    html! {
        @for choice in context.choices {
            @if let Choice::Place(placement) = choice {
                @if placement.on == on && super::offers::is_right(placement.piece) {
                    @let label = super::offers::placement(names, *placement, title);
                    (press(context, choice, "right", &label, &html! {
                        (icons::piece(placement.piece))
                        @if let Some(resource) = placement.stands_for { "→" (icons::gap(resource.piece())) }
                    }))
                }
            }
        }
        (press(context, &Choice::Drop(on), "right drop", &drop, &icons::icon("trash")))
    }
}

fn must_be_built(mut required: impl Iterator<Item = Card>, me: &PlayerView, card: Card) -> bool {
    required.any(|required| required == card) && !me.built.contains(&card)
}
