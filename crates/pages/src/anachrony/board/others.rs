//! A player's board, enlarged by a touch: the rows with what is built, and all the figures.

use super::{Table, icons, path_class, stores, tile};
use crate::words::capital as capitalised;
use anachrony::data::{COLUMNS, Row, SpotId, Worker, evacuation};
use anachrony::player::Tile;
use anachrony::view::PlayerView;
use maud::{Markup, html};

/// The id of an enlarged board.
pub(super) fn id(player: &PlayerView) -> String {
    format!("ana-board-{}", player.seat.0)
}

pub(super) fn enlarged(table: &Table, player: &PlayerView) -> Markup {
    let words = table.context.words;
    let name = capitalised(&table.context.name(player.seat.seat()));
    html! {
        section.enlarged-board.zone.(path_class(player)) id=(id(player)) popover="auto" aria-label=(name) {
            header {
                @if player.path.is_some() { (icons::crest(player.path())) }
                div { h2 { (name) } p { @if let Some(path) = player.path { (table.names.path(path)) } @if let Some(leader) = player.leader { " · " (table.names.with_text(&table.names.leader(leader), &table.names.leader_text(leader))) } } }
                @if table.view.era > 0 { b.vpt { (stores::signed(player.score.total)) (icons::icon("points")) } }
                button.tool type="button" popovertarget=(id(player)) popovertargetaction="hide" aria-label=(words.say("close")) { "✕" }
            }
            @if table.view.era > 0 { (rows(table, player)) (figures(table, player)) }
        }
    }
}

fn rows(table: &Table, player: &PlayerView) -> Markup {
    html! {
        div.grid {
            @for row in Row::ALL {
                div class={ "rw " (row.name().replace('_', "-")) } {
                    div.em { (icons::row(row)) }
                    @for column in 0..COLUMNS { (spot(table, player, SpotId::new(row, column))) }
                }
            }
        }
    }
}

fn spot(table: &Table, player: &PlayerView, id: SpotId) -> Markup {
    let spot = player.spot(id);
    match spot.tile {
        Tile::Beside if !spot.anomaly => Markup::default(),
        Tile::None if !spot.anomaly => {
            let price = table.printed(player).spots[id.row() as usize][id.column()];
            html! { div.tile.free { span.t2 { (tile::cost_for(None, &price)) } } }
        }
        kind => {
            let wide = matches!(kind, Tile::Superproject(_));
            html! {
                div.tile.anom[spot.anomaly].super[wide].w2[wide] {
                    (tile::on_spot(table, spot))
                    @if let Some(busy) = spot.busy { span.busy { (icons::worker(busy.worker)) } }
                    @if spot.marked { span.busy { (icons::outline(player.path())) } }
                }
            }
        }
    }
}

fn figures(table: &Table, player: &PlayerView) -> Markup {
    let words = table.context.words;
    let all = |workers: &anachrony::data::Workers| {
        html! { @for worker in Worker::ALL { @for _ in 0..workers[worker] { (icons::drawn("i wk", worker.name())) } } @if workers.is_empty() { (words.say("ana-board-empty")) } }
    };
    html! {
        dl {
            div { dt { (words.say("ana-goods")) } dd { @for good in stores::GOODS { span.q { (icons::good(good)) (player.goods[good]) } } } }
            div { dt { (words.say("ana-board-active")) } dd { (all(&player.active)) } }
            div { dt { (words.say("ana-board-tired")) } dd { (all(&player.tired)) } }
            div { dt { (words.say("ana-board-suits")) } dd { (words.with("ana-board-charged", &[("charged", player.suits_charged().into()), ("supply", player.suits.into())])) } }
            div { dt { (words.say("ana-board-breakthroughs")) } dd {
                @for (kind, n) in player.breakthroughs.iter() { @for _ in 0..n { (icons::breakthrough(kind)) } }
                @if player.breakthroughs.is_empty() { (words.say("ana-board-empty")) }
            } }
            div { dt { (words.say("ana-board-debts")) } dd {
                @for warp in player.warped() { span.q { (icons::warp_token("", player.path(), warp)) (player.era_of(warp).unwrap_or_default()) } }
                @if player.warped().next().is_none() { (words.say("ana-board-empty")) }
            } }
            div { dt { (words.say("ana-board-paradoxes")) } dd { (words.with("ana-board-of", &[("n", player.paradoxes.into()), ("of", player.paradox_limit.into())])) } }
            div { dt { (words.say("ana-board-morale")) } dd { (stores::signed(player.score.morale)) (icons::icon("points")) } }
            div { dt { (words.say("ana-board-steps")) } dd { (player.time_travel) } }
            @if let (Some(path), Some(side)) = (player.path, player.evacuation) {
                @let printed = evacuation(path, side);
                @let (n, of) = super::outskirts::progress(table, player, printed);
                div { dt { (words.say("ana-board-evacuation")) } dd { (table.names.evacuation(path, side)) ": " (table.names.evacuation_text(path, side)) " (" (n) "/" (of) ")" } }
            }
        }
    }
}
