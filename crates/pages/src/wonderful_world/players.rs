//! Everybody side by side: production, built cards, tokens and points under each other.

use super::card::{self, Pieces};
use super::names::Names;
use super::{Context, icons, me, names, nothing};
use crate::words::Value;
use maud::{Markup, html};
use wonderful_world::data::{CUBES_TO_KRYSTALLIUM, Piece, Resource, Type};
use wonderful_world::state::Phase;
use wonderful_world::view::PlayerView;

pub(super) fn players(context: &Context) -> Markup {
    let names = names(context);
    if let (Some(_), [_alone]) = (me(context), &context.view.players[..]) {
        return nothing("ww-players");
    }
    // A spectator has no cards of their own, so everybody's are spread out.
    let spread = me(context).is_none();
    html! {
        section #ww-players .spread[spread] tabindex="0" aria-label=(names.say("ww-zone-players")) {
            div.row.head aria-hidden="true" {
                span.who { (names.say("ww-phase-production")) }
                @for resource in Resource::ALL { span.n { (icons::piece(resource.piece())) } }
                span.n.pts { (icons::icon("vp")) }
            }
            @for player in &context.view.players { (strip(context, names, player, spread)) }
        }
    }
}

fn strip(context: &Context, names: Names, player: &PlayerView, spread: bool) -> Markup {
    let mine = context.viewer.is(player.seat);
    let most = |resource: &Resource| {
        let production = |player: &PlayerView| player.production.get(resource).copied().unwrap_or_default();
        let others = context.view.players.iter().filter(|other| other.seat != player.seat);
        others.map(production).all(|other| other < production(player))
    };
    html! {
        details id={ "ww-p" (player.seat.0) } .player .mine[mine] open[spread] {
            summary {
                span.unseen { (in_words(context, names, player)) }
                span.row aria-hidden="true" {
                    span.who {
                        @if let Some(empire) = player.empire { span title=(names.empire_short(empire)) { (icons::crest(empire)) } }
                        b { (short(&context.name(player.seat))) }
                        (standing(context, names, player))
                    }
                    @for (resource, cubes) in &player.production {
                        span.n.zero[*cubes == 0].most[context.view.players.len() > 1 && most(resource)] {
                            // Spread out, nobody stands under the heads of the columns.
                            @if spread { (icons::piece(resource.piece())) }
                            (cubes)
                        }
                    }
                    span.n.pts { (player.points) }
                }
                span.row.more aria-hidden="true" { (counts(player)) }
            }
            div.things { (things(names, player, mine)) }
        }
    }
}

/// A name that may be cut short, but never by the number it ends with: "Fair 1" and "Fair 2" stay apart.
fn short(name: &str) -> Markup {
    match name.rsplit_once(' ') {
        Some((base, number)) if number.bytes().all(|byte| byte.is_ascii_digit()) => {
            html! { span { (base) } span.number { " " (number) } }
        }
        _ => html! { span { (name) } },
    }
}

/// Whether a player is still waited for, as a small sign.
fn standing(context: &Context, names: Names, player: &PlayerView) -> Markup {
    let (sign, key) = match context.view.phase {
        Phase::Over => return Markup::default(),
        _ if context.view.waiting.contains(player.seat) => ("wait", "ww-choosing"),
        _ => ("check", "ww-ready"),
    };
    html! { span.standing.(sign) title=(names.say(key)) { (icons::icon(sign)) } }
}

/// Built cards by type, and what lies on the empire card.
fn counts(player: &PlayerView) -> Markup {
    let built = |kind: Type| player.built.iter().filter(|card| card.printed().kind == kind).count();
    let tokens = [
        (Piece::Krystallium, player.krystallium),
        (Piece::General, player.generals.into()),
        (Piece::Financier, player.financiers.into()),
    ];
    html! {
        span.built {
            @for kind in Type::ALL { span.(kind).zero[built(kind) == 0] { (icons::emblem(kind)) (built(kind)) } }
        }
        span.tokens {
            @for (piece, count) in tokens { span.zero[count == 0] { (icons::piece(piece)) (count) } }
        }
    }
}

/// The whole strip in one sentence.
fn in_words(context: &Context, names: Names, player: &PlayerView) -> String {
    let production: Vec<_> =
        player.production.iter().map(|(resource, cubes)| names.count(resource.piece(), *cubes)).collect();
    let tokens = [
        names.count(Piece::Krystallium, player.krystallium),
        names.count(Piece::General, player.generals),
        names.count(Piece::Financier, player.financiers),
    ];
    let state = match context.view.phase {
        Phase::Over => "ww-phase-over",
        _ if context.view.waiting.contains(player.seat) => "ww-choosing",
        _ => "ww-ready",
    };
    let empire = player.empire.map_or_else(|| "–".to_owned(), |empire| names.empire(empire));
    let values: [(&str, Value); 7] = [
        ("name", context.name(player.seat).into()),
        ("empire", empire.into()),
        ("production", production.join(", ").into()),
        ("built", player.built.len().into()),
        ("tokens", tokens.join(", ").into()),
        ("points", player.points.into()),
        ("state", names.say(state).into()),
    ];
    names.with("ww-player-in-words", &values)
}

/// What a player has built, is building, has picked and holds, as far as the viewer knows.
fn things(names: Names, player: &PlayerView, mine: bool) -> Markup {
    let mut pieces = Pieces::of(player);
    let empire = player.empire;
    // My own things lie on the table in full; here they are told in short, and must not bear the same names twice.
    if mine {
        return html! { p.soft { (names.say("ww-own-things")) } };
    }
    html! {
        @if let Some(empire) = empire {
            p.soft {
                (names.empire(empire)) ", "
                (names.with("ww-cubes-on-empire", &[("n", player.cubes.into()), ("of", CUBES_TO_KRYSTALLIUM.into())]))
            }
        }
        @if !player.built.is_empty() {
            p.label { (names.say("ww-built")) }
            @for kind in Type::ALL {
                @for &built in player.built.iter().filter(|card| card.printed().kind == kind) {
                    (card::built(names, built, &pieces.next(built)))
                }
            }
        }
        @if !player.sites.is_empty() {
            p.label { (names.say("ww-zone-sites")) }
            @for site in &player.sites { (card::site_strip(names, &site.building, &pieces.next(site.building.card))) }
        }
        @if !player.draft_area.is_empty() {
            p.label { (names.say("ww-picks")) }
            @for &picked in &player.draft_area { (card::aside(names, picked, &pieces.next(picked))) }
        }
        (hand(names, player))
    }
}

/// A hand that the viewer has passed on is known; of another only its size is.
fn hand(names: Names, player: &PlayerView) -> Markup {
    match &player.hand {
        Some(hand) if !hand.is_empty() => html! {
            p.label { (names.say("ww-known-hand")) }
            p { (names.cards(hand)) }
        },
        None if player.hand_size > 0 => {
            html! { p.soft { (names.with("ww-hand-size", &[("n", player.hand_size.into())])) } }
        }
        _ => Markup::default(),
    }
}
