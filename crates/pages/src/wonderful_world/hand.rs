//! What I choose from: empires, the hand of a draft and what is picked of it, cards to plan; alone piles and what was dug up.

use super::card::{self, CardView, Pieces, press, take};
use super::names::Names;
use super::{Context, icons, me, names, nothing, status};
use maud::{Markup, html};
use wonderful_world::Choice;
use wonderful_world::data::{Card, Empire, PICKS};
use wonderful_world::state::Phase;
use wonderful_world::view::PlayerView;

pub(super) fn hand(context: &Context) -> Markup {
    let Some(me) = me(context) else {
        return nothing("ww-hand");
    };
    let names = names(context);
    let inside = match context.view.phase {
        Phase::Empires => empires(context, names),
        Phase::Draft { pick } => draft(context, names, me, pick),
        Phase::Planning if context.view.players.len() == 1 => alone(context, names, me),
        Phase::Planning => planning(context, names, me),
        Phase::Production(_) | Phase::Over => Markup::default(),
    };
    if inside.0.is_empty() {
        return nothing("ww-hand");
    }
    html! { section #ww-hand aria-label=(names.say("ww-zone-hand")) { (inside) } }
}

fn empires(context: &Context, names: Names) -> Markup {
    let side = context.view.options.side;
    html! {
        header { h2 { (names.say(if context.choices.is_empty() { "ww-others-choose-empire" } else { "ww-choose-empire" })) } }
        div.cards.empires {
            @for empire in Empire::ALL {
                @if let Some(index) = context.index_of(&Choice::Choose(empire)) {
                    @let printed = empire.side(side);
                    button.empire.lit type="submit" form="choose" name="choice" value=(index) {
                        (icons::crest(empire))
                        b.name { (names.empire(empire)) }
                        span.printed aria-hidden="true" { (icons::pieces(printed.makes)) (icons::points(printed.points)) }
                        span.soft { (names.empire_in_full(printed.makes, printed.points)) }
                    }
                }
            }
        }
    }
}

/// The hand to pick from, and the picks of this round.
fn draft(context: &Context, names: Names, me: &PlayerView, pick: u8) -> Markup {
    let mut pieces = named_before_hand(me);
    let from = match (pick, status::giver(context)) {
        (2.., Some(seat)) => format!("ww-p{}", seat.0),
        _ => "ww-deck".into(),
    };
    let hand = me.hand.as_deref().unwrap_or_default();
    let picked =
        context.held.and_then(|held| if let Choice::Pick(card) = held { Some(card) } else { None }).or(me.pick);
    let key = if context.choices.is_empty() { "ww-hand-picked" } else { "ww-hand-pick" };
    // Of copies that are alike one is the picked one.
    let picked = picked.and_then(|picked| hand.iter().position(|&card| card == picked));
    html! {
        header { h2 { (names.say(key)) } (picks(names, me)) }
        div.cards tabindex="0" role="group" aria-label=(names.say("ww-zone-hand")) {
            @for (index, &card) in hand.iter().enumerate() {
                @let piece = pieces.next(card);
                @let chosen = picked == Some(index);
                (one(context, names, card, piece, Some(&from), chosen, |piece| {
                    take(context, &Choice::Pick(card), &names.with("ww-pick-label", &[("card", names.card(card).into())]), piece)
                }))
            }
        }
    }
}

/// What was picked in this draft, in short.
fn picks(names: Names, me: &PlayerView) -> Markup {
    let mut pieces = Pieces::of(me);
    pieces.skip(&me.built);
    pieces.skip(me.sites.iter().map(|site| &site.building.card));
    html! {
        div #ww-picks .picks role="group" aria-label=(names.say("ww-picks")) {
            span.soft { (names.with("ww-picks-count", &[("n", me.draft_area.len().into()), ("of", PICKS.into())])) }
            @for &card in &me.draft_area { (card::aside(names, card, &pieces.next(card))) }
        }
    }
}

/// The draft area, each card to be built or recycled.
fn planning(context: &Context, names: Names, me: &PlayerView) -> Markup {
    let mut pieces = Pieces::of(me);
    pieces.skip(&me.built);
    pieces.skip(me.sites.iter().map(|site| &site.building.card));
    if me.draft_area.is_empty() {
        return Markup::default();
    }
    html! {
        header { h2 { (names.say("ww-plan")) } }
        (to_plan(context, names, &me.draft_area, &mut pieces, None))
    }
}

/// Alone: piles to take up, the hand, or five cards of which one is kept.
fn alone(context: &Context, names: Names, me: &PlayerView) -> Markup {
    let hand = me.hand.as_deref().unwrap_or_default();
    let mut pieces = named_before_hand(me);
    if let Some(dug) = &me.dug {
        return html! {
            header {
                h2 { (names.say("ww-keep")) }
                div.picks role="group" aria-label=(names.say("ww-zone-hand")) {
                    span.soft { (names.say("ww-zone-hand")) }
                    @for &card in hand { (card::aside(names, card, &pieces.next(card))) }
                }
            }
            div.cards tabindex="0" role="group" aria-label=(names.say("ww-keep")) {
                @for &card in dug {
                    (one(context, names, card, pieces.next(card), Some("ww-deck"), false, |piece| {
                        take(context, &Choice::Keep(card), &names.with("ww-keep-label", &[("card", names.card(card).into())]), piece)
                    }))
                }
            }
        };
    }
    if hand.is_empty() && context.choices.is_empty() {
        return Markup::default();
    }
    if hand.is_empty() {
        return html! {
            header { h2 { (names.say("ww-take-pile")) } }
            (piles(context, names, "cards"))
        };
    }
    let title = if me.thrown { "ww-throw-second" } else { "ww-plan-alone" };
    html! {
        header { h2 { (names.say(title)) } (piles(context, names, "")) }
        (to_plan(context, names, hand, &mut pieces, Some("ww-piles")))
    }
}

/// The piles that are left: as large as cards when one is to be taken up.
fn piles(context: &Context, names: Names, class: &str) -> Markup {
    html! {
        div #ww-piles .piles.(class) role="group" aria-label=(names.say("ww-piles")) {
            @for &pile in context.view.piles.iter().flatten() {
                @let label = names.with("ww-pile", &[("n", pile.into())]);
                @match context.index_of(&Choice::Pile(pile)) {
                    Some(_) => (press(context, &Choice::Pile(pile), "pile", &label, &html! { b { (pile) } })),
                    None => span.pile title=(label) { b { (pile) } },
                }
            }
        }
    }
}

/// Cards with all that can be done with them.
fn to_plan(context: &Context, names: Names, cards: &[Card], pieces: &mut Pieces, from: Option<&str>) -> Markup {
    html! {
        div.cards.plan tabindex="0" role="group" aria-label=(names.say("ww-zone-hand")) {
            @for &card in cards {
                (one(context, names, card, pieces.next(card), from, false, |_| plans(context, names, card)))
            }
        }
    }
}

fn plans(context: &Context, names: Names, card: Card) -> Markup {
    let title = names.card(card);
    let label = |key: &str| names.with(key, &[("card", title.into())]);
    let recycling = card.printed().recycling.piece();
    let buttons = html! {
        (press(context, &Choice::Build(card), "build", &label("ww-build-label"), &html! { (icons::icon("build")) (names.say("ww-build")) }))
        (press(context, &Choice::Recycle(card), "recycle", &label("ww-recycle-label"), &html! { (icons::icon("recycle")) (icons::icon(icons::of_piece(recycling))) }))
        (press(context, &Choice::Dig(card), "dig", &label("ww-dig-label"), &icons::icon("trash")))
    };
    if buttons.0.is_empty() {
        buttons
    } else {
        html! { div.plans { (buttons) } }
    }
}

/// A card with its buttons.
fn one(
    context: &Context,
    names: Names,
    card: Card,
    piece: String,
    from: Option<&str>,
    chosen: bool,
    buttons: impl Fn(&str) -> Markup,
) -> Markup {
    let buttons = if context.choices.is_empty() { Markup::default() } else { buttons(&piece) };
    let class = if chosen { "chosen" } else { "" };
    card::full(names, &CardView { card, piece, from, building: None, class, buttons })
}

/// The names of pieces, after everything that lies on the table.
fn named_before_hand(me: &PlayerView) -> Pieces {
    let mut pieces = Pieces::of(me);
    pieces.skip(&me.built);
    pieces.skip(me.sites.iter().map(|site| &site.building.card));
    pieces.skip(&me.draft_area);
    pieces
}
