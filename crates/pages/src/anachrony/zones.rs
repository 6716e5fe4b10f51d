//! The table in words, until there is a board of its own: what lies on the main board, and what everybody has.

use super::Context;
use super::names::Names;
use crate::board::Zone;
use crate::words::capital;
use anachrony::choice::Space;
use anachrony::data::{Capital, ERAS, Good, SpotId, TIMELINE, Warp};
use anachrony::player::{Spot, Tile};
use anachrony::state::{Hex, Suit};
use anachrony::view::PlayerView;
use maud::{Markup, html};

pub(super) fn zones(context: &Context) -> Vec<Zone> {
    let names = Names(context.words);
    let zone = html! {
        section #plain .plain tabindex="0" aria-label=(context.words.say("board")) {
            (status(context, names))
            (own_cards(context, names))
            @if context.view.era > 0 { (main_board(context, names)) (timeline(context, names)) }
            (goals(context, names))
            (players(context, names))
            @if context.view.era > 0 { (boards(context, names)) }
        }
    };
    vec![Zone::new("plain", zone)]
}

fn status(context: &Context, names: Names) -> Markup {
    let (words, view) = (context.words, context.view);
    html! {
        h2 { (names.phase(view.phase)) }
        @if view.era > 0 {
            p {
                (words.with("ana-board-era", &[("n", view.era.into()), ("of", ERAS.into())])) ". "
                (words.with("ana-board-first", &[("name", context.name(view.first_player.seat()).into())]))
            }
        }
    }
}

/// A heading and lines below it; nothing if there are no lines.
fn list(title: &str, lines: &[String]) -> Markup {
    html! { @if !lines.is_empty() { h3 { (title) } ul { @for line in lines { li { (line) } } } } }
}

/// Cards that only the viewer may see.
fn own_cards(context: &Context, names: Names) -> Markup {
    let mine = context.view.players.iter().find(|player| context.viewer.is(player.seat.seat()));
    let Some(mine) = mine else { return Markup::default() };
    let assets = mine.hand.iter().chain(&mine.assets).flatten().map(|&asset| {
        let values = [("n", asset.number().into()), ("what", names.asset(asset).into())];
        context.words.with("ana-choose-asset", &values)
    });
    let goals = mine.goal_hand.iter().chain(&mine.goals_kept).flatten().map(|&goal| names.goal(goal));
    list(&context.words.say("ana-board-hand"), &assets.chain(goals).collect::<Vec<_>>())
}

fn taken(context: &Context, suit: Option<Suit>) -> String {
    suit.map_or_else(|| context.words.say("ana-board-free"), |suit| context.name(suit.owner.seat()))
}

fn main_board(context: &Context, names: Names) -> Markup {
    let (words, view) = (context.words, context.view);
    let line = |space: Space, what: String| format!("{}: {what}", names.space(space));
    let hex = |action: Capital, n: u8, hex: &Hex| {
        let state = if hex.unavailable { words.say("ana-board-closed") } else { taken(context, hex.suit) };
        let tile = hex.tile.filter(|_| !hex.unavailable).map(|tile| format!(" ({})", names.collapse_text(tile)));
        line(Space::capital(action, n), state + &tile.unwrap_or_default())
    };
    let mut spaces: Vec<String> = Vec::new();
    for (&action, hexes) in Capital::ALL.iter().zip(&view.capital) {
        spaces.extend((1..).zip(hexes).map(|(n, one)| hex(action, n, one)));
    }
    spaces.extend((1..).zip(view.council).map(|(n, suit)| line(Space::Council(n), taken(context, suit))));
    spaces.extend((1..).zip(view.mine).map(|(n, suit)| line(Space::Mine(n), taken(context, suit))));
    let tops = view.stacks.iter().flat_map(|stack| stack.primary.into_iter().chain(stack.secondary.last().copied()));
    let offer = tops.map(|top| names.with_text(names.building(top), names.building_text(top)));
    let mined: Vec<String> = view.mine_pool.iter().map(|&good| names.good(good)).collect();
    html! {
        (list(&words.say("ana-board-main"), &spaces))
        (list(&words.say("ana-board-recruits"), &[or_none(context, names.workers(&view.recruit_pool))]))
        (list(&words.say("ana-board-mining"), &[or_none(context, mined.join(", "))]))
        (list(&words.say("ana-board-offer"), &offer.collect::<Vec<_>>()))
    }
}

fn or_none(context: &Context, text: String) -> String {
    if text.is_empty() { context.words.say("ana-board-empty") } else { text }
}

fn timeline(context: &Context, names: Names) -> Markup {
    let (words, view) = (context.words, context.view);
    let eras = (1..=ERAS).map(|era| {
        let what = match view.superprojects.get(usize::from(era) - 1) {
            Some(Some(project)) => names.with_text(names.project(*project), names.project_text(*project)),
            Some(None) => words.say("ana-board-built"),
            None => words.say("ana-board-face-down"),
        };
        let lie = |player: &&PlayerView| player.warps.iter().flatten().any(|warped| warped.era == era);
        let owners: Vec<String> =
            view.players.iter().filter(lie).map(|player| context.name(player.seat.seat())).collect();
        let what = match owners.is_empty() {
            true => what,
            false => words.with("ana-board-tokens", &[("what", what.into()), ("names", owners.join(", ").into())]),
        };
        format!("{}. {what}", words.with("ana-choose-era", &[("n", era.into())]))
    });
    let tile = view.timeline.get(usize::from(view.era).wrapping_sub(1));
    let cells = tile.and_then(|&tile| TIMELINE.get(usize::from(tile).wrapping_sub(1)));
    let cells: Vec<String> = cells.into_iter().flatten().map(|&cell| names.cell(cell)).collect();
    html! {
        (list(&words.say("ana-board-timeline"), &eras.collect::<Vec<_>>()))
        (list(&words.say("ana-board-cells"), &cells))
    }
}

fn goals(context: &Context, names: Names) -> Markup {
    let goals: Vec<String> = context.view.goals.iter().map(|&goal| names.goal_text(goal)).collect();
    list(&context.words.say("ana-board-goals"), &goals)
}

fn players(context: &Context, names: Names) -> Markup {
    let words = context.words;
    let rows: Vec<(String, Vec<String>)> = columns(context, names);
    html! {
        h3 { (words.say("ana-board-players")) }
        table.scores {
            thead { tr { td {} @for player in &context.view.players { th scope="col" { (context.name(player.seat.seat())) } } } }
            tbody {
                @for (title, cells) in rows {
                    tr { th scope="row" { (capital(&title)) } @for cell in cells { td { (cell) } } }
                }
            }
        }
    }
}

/// What is compared, player by player.
fn columns(context: &Context, names: Names) -> Vec<(String, Vec<String>)> {
    let words = context.words;
    let row = |key: &str, cell: &dyn Fn(&PlayerView) -> String| -> (String, Vec<String>) {
        (words.say(key), context.view.players.iter().map(|player| or_none(context, cell(player))).collect())
    };
    let mut rows = vec![
        row("ana-board-path", &|player| player.path.map(|path| names.path(path)).unwrap_or_default()),
        row("ana-board-leader", &|player| {
            player
                .leader
                .map(|leader| names.with_text(&names.leader(leader), &names.leader_text(leader)))
                .unwrap_or_default()
        }),
        row("ana-board-evacuation", &|player| evacuation(names, player)),
    ];
    rows.extend(Good::ALL.map(|good| {
        (names.good(good), context.view.players.iter().map(|player| player.goods[good].to_string()).collect())
    }));
    rows.extend([
        row("ana-board-active", &|player| names.workers(&player.active)),
        row("ana-board-tired", &|player| names.workers(&player.tired)),
        row("ana-board-suits", &|player| {
            let charged = player.charged.iter().filter(|&&charged| charged).count();
            words.with("ana-board-charged", &[("charged", charged.into()), ("supply", player.suits.into())])
        }),
        row("ana-board-markers", &|player| player.markers.to_string()),
        row("ana-board-morale", &|player| player.score.morale.to_string()),
        row("ana-board-steps", &|player| player.time_travel.to_string()),
        row("ana-board-focus", &|player| player.focus.to_string()),
        row("ana-board-paradoxes", &|player| {
            words.with("ana-board-of", &[("n", player.paradoxes.into()), ("of", player.paradox_limit.into())])
        }),
        row("ana-board-breakthroughs", &|player| names.breakthroughs(&player.breakthroughs)),
        row("ana-board-debts", &|player| debts(names, player)),
        row("ana-board-tokens-gained", &|player| player.points.to_string()),
        row("ana-board-score", &|player| player.score.total.to_string()),
    ]);
    rows
}

fn evacuation(names: Names, player: &PlayerView) -> String {
    let (Some(path), Some(side)) = (player.path, player.evacuation) else { return String::new() };
    let name = names.with_text(&names.evacuation(path, side), &names.evacuation_text(path, side));
    match player.evacuated {
        Some(_) => names.0.with("ana-board-evacuated", &[("name", name.into())]),
        None => name,
    }
}

fn debts(names: Names, player: &PlayerView) -> String {
    let card_view = Warp::ALL.into_iter().zip(player.warps).filter_map(|(warp, at)| Some((warp, at?)));
    let describe = |(warp, at): (Warp, anachrony::player::Warped)| {
        names.0.with("ana-board-debt", &[("what", names.warp(warp).into()), ("n", at.era.into())])
    };
    card_view.map(describe).collect::<Vec<_>>().join(", ")
}

fn boards(context: &Context, names: Names) -> Markup {
    html! {
        h3 { (context.words.say("ana-board-boards")) }
        @for player in &context.view.players {
            @let spots = SpotId::all().zip(&player.spots).filter_map(|(id, spot)| on_spot(names, id, spot));
            @let spots: Vec<String> = spots.collect();
            h4 { (context.name(player.seat.seat())) }
            @if spots.is_empty() { p { (context.words.say("ana-board-empty")) } }
            @else { ul { @for spot in spots { li { (spot) } } } }
        }
    }
}

/// What lies on a spot, if anything.
fn on_spot(names: Names, id: SpotId, spot: &Spot) -> Option<String> {
    let words = names.0;
    let tile = match spot.tile {
        Tile::None if spot.anomaly => words.say("ana-board-anomaly"),
        Tile::None | Tile::Beside => return None,
        Tile::Building(building) => names.with_text(names.building(building), names.building_text(building)),
        Tile::Superproject(project) => names.with_text(names.project(project), names.project_text(project)),
    };
    let tile = match spot.tile {
        Tile::None => tile,
        _ if spot.anomaly => words.with("ana-board-covered", &[("name", tile.into())]),
        _ if spot.busy.is_some() || spot.marked => words.with("ana-board-used", &[("name", tile.into())]),
        _ => tile,
    };
    Some(format!("{}: {tile}", capital(&names.spot(id))))
}
