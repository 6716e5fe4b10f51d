//! The table as text.

use super::super::Terminal;
use super::super::paper::{Column, Paper, flow, table, wrap};
use super::{called, letter, names};
use crate::language::words;
use anachrony::choice::Space;
use anachrony::data::{Capital, ERAS, Good, Row, Warp};
use anachrony::player::{Spot, Tile};
use anachrony::state::{Hex, Suit};
use anachrony::view::PlayerView;
use anachrony::{Anachrony, View};
use pages::words::capital;
use tabletop::Viewer;

/// The era, the main board, the players, and the viewer's own board.
pub(super) fn board(view: &View, paper: Paper) -> Vec<String> {
    let mut lines = vec![status(view, paper)];
    if view.era > 0 {
        lines.extend(main_board(view, paper));
    }
    if !view.goals.is_empty() {
        let goals: Vec<String> = view.goals.iter().map(|&goal| names().goal(goal)).collect();
        lines.extend(labelled("ana-board-goals", &goals.join(", "), paper));
    }
    lines.push(String::new());
    lines.extend(players(view, paper));
    if let (Viewer::Seat(seat), true) = (view.viewer, view.era > 0) {
        lines.push(String::new());
        lines.extend(view.players.get(seat.index()).into_iter().flat_map(|me| own_board(view, me, paper)));
    }
    lines.push(String::new());
    lines
}

fn labelled(key: &str, text: &str, paper: Paper) -> Vec<String> {
    let text = if text.is_empty() { words().say("ana-board-empty") } else { text.to_owned() };
    wrap(&format!("{}: {text}", paper.heading(words().say(key))), 2)
}

fn status(view: &View, paper: Paper) -> String {
    let phase = paper.heading(names().phase(view.phase));
    if view.era == 0 {
        return phase;
    }
    let era = words().with("ana-board-era", &[("n", view.era.into()), ("of", ERAS.into())]);
    let first = words().with("ana-board-first", &[("name", Anachrony::name(view, view.first_player.seat()).into())]);
    format!("{era}: {phase}. {first}")
}

fn taken(view: &View, suit: Option<Suit>) -> String {
    suit.map_or_else(|| words().say("ana-board-free"), |suit| Anachrony::name(view, suit.owner.seat()))
}

fn main_board(view: &View, paper: Paper) -> Vec<String> {
    let mut lines = Vec::new();
    let space = |(number, hex): (u8, &Hex)| {
        let state = if hex.unavailable { words().say("ana-board-closed") } else { taken(view, hex.suit) };
        let tile = hex.tile.filter(|_| !hex.unavailable).map(|tile| format!(" ({})", names().collapse_text(tile)));
        format!("{number} {state}{}", tile.unwrap_or_default())
    };
    for (&action, hexes) in Capital::ALL.iter().zip(&view.capital) {
        let spaces: Vec<String> = (1..).zip(hexes).map(space).collect();
        lines.extend(wrap(&format!("{}: {}", paper.heading(names().capital(action)), spaces.join("; ")), 2));
    }
    let spaces = |space: fn(u8) -> Space, suits: &[Option<Suit>]| {
        let tell = |(n, suit): (u8, &Option<Suit>)| format!("{}: {}", names().space(space(n)), taken(view, *suit));
        flow(&(1..).zip(suits).map(tell).collect::<Vec<_>>(), 0)
    };
    lines.extend(spaces(Space::Council, &view.council));
    lines.extend(spaces(Space::Mine, &view.mine));
    let pool: Vec<String> = view.mine_pool.iter().map(|&good| names().good(good)).collect();
    lines.extend(labelled("ana-board-mining", &pool.join(", "), paper));
    lines.extend(labelled("ana-board-recruits", &names().workers(&view.recruit_pool), paper));
    let tops = view.stacks.iter().flat_map(|stack| stack.primary.into_iter().chain(stack.secondary.last().copied()));
    let tops: Vec<&str> = tops.map(|top| names().building(top)).collect();
    lines.extend(labelled("ana-board-offer", &tops.join(", "), paper));
    lines.extend(timeline(view));
    lines
}

fn timeline(view: &View) -> Vec<String> {
    let eras = (1..=ERAS).map(|era| {
        let project = match view.superprojects.get(usize::from(era) - 1) {
            Some(Some(project)) => names().project(*project).to_owned(),
            Some(None) => words().say("ana-board-built"),
            None => "?".to_owned(),
        };
        let tokens: Vec<String> = view
            .players
            .iter()
            .map(|player| (player, player.warps.iter().flatten().filter(|warped| warped.era == era).count()))
            .filter(|(_, count)| *count > 0)
            .map(|(player, count)| format!("{} {count}", Anachrony::name(view, player.seat.seat())))
            .collect();
        let here = if era == view.era { ">" } else { "" };
        let tokens = if tokens.is_empty() { String::new() } else { format!(" [{}]", tokens.join(", ")) };
        format!("{here}{era} {project}{tokens}")
    });
    flow(&eras.collect::<Vec<_>>(), 0)
}

/// What is compared: goods by their letters, the rest by short words that the legend explains.
fn players(view: &View, paper: Paper) -> Vec<String> {
    let mut head = vec![String::new(), words().say("ana-board-path")];
    head.extend(Good::ALL.map(letter));
    let shorts = words().say("ana-terminal-columns");
    head.extend(shorts.split(' ').map(String::from));
    let mut rows = vec![head];
    rows.extend(view.players.iter().map(|player| row(view, player, paper)));
    let mut columns = vec![Column::Left(1), Column::Left(9)];
    columns.extend([Column::Right(2); 6 + 9]);
    table(&rows, 1, &columns)
}

fn row(view: &View, player: &PlayerView, paper: Paper) -> Vec<String> {
    let mine = view.viewer.is(player.seat.seat());
    let name = Anachrony::name(view, player.seat.seat());
    let charged = player.charged.iter().filter(|charged| **charged).count();
    let mut row = vec![if view.waiting.contains(player.seat.seat()) { ">".into() } else { String::new() }];
    row.push(if mine { paper.heading(name) } else { name });
    row.extend(Good::ALL.map(|good| player.goods[good].to_string()));
    row.extend([player.active.total(), player.tired.total()].map(|workers| workers.to_string()));
    row.push(format!("{charged}+{}", player.suits));
    row.extend([player.markers, player.morale, player.time_travel].map(|number| number.to_string()));
    row.push(format!("{}/{}", player.paradoxes, player.paradox_limit));
    row.extend([player.points.to_string(), player.score.total.to_string()]);
    row
}

/// A player's own board.
fn own_board(view: &View, player: &PlayerView, paper: Paper) -> Vec<String> {
    let names = names();
    let leader = player.leader.map_or_else(String::new, |leader| format!(", {}", names.leader(leader)));
    let mut lines = wrap(&paper.heading(format!("{}{leader}", called(view, player.seat))), 2);
    lines.extend(labelled("ana-board-focus", &player.focus.to_string(), paper));
    lines.extend(labelled("ana-board-active", &names.workers(&player.active), paper));
    lines.extend(labelled("ana-board-tired", &names.workers(&player.tired), paper));
    for row in Row::ALL {
        let spots = &player.spots[row as usize * 3..][..3];
        let spots: Vec<String> = spots.iter().map(spot).collect();
        lines.extend(wrap(&format!("{}: {}", capital(&names.row(row)), spots.join(" | ")), 2));
    }
    if let (Some(path), Some(side)) = (player.path, player.evacuation) {
        let mut name = names.evacuation(path, side);
        if player.evacuated.is_some() {
            name = words().with("ana-board-evacuated", &[("name", name.into())]);
        }
        let text = format!("{name}. {}", names.evacuation_text(path, side));
        lines.extend(labelled("ana-board-evacuation", &text, paper));
    }
    lines.extend(labelled("ana-board-breakthroughs", &names.breakthroughs(&player.breakthroughs), paper));
    let owed = Warp::ALL.iter().zip(player.warps).filter_map(|(&warp, at)| {
        Some(words().with("ana-board-debt", &[("what", names.warp(warp).into()), ("n", at?.era.into())]))
    });
    lines.extend(labelled("ana-board-debts", &owed.collect::<Vec<_>>().join(", "), paper));
    lines
}

fn spot(spot: &Spot) -> String {
    let tile = match spot.tile {
        Tile::None if spot.anomaly => return words().say("ana-board-anomaly"),
        Tile::None => return "-".to_owned(),
        Tile::Beside => return "=".to_owned(),
        Tile::Building(building) => names().building(building),
        Tile::Superproject(project) => names().project(project),
    };
    let key = match spot {
        spot if spot.anomaly => "ana-board-covered",
        spot if spot.busy.is_some() || spot.marked => "ana-board-used",
        _ => return tile.to_owned(),
    };
    words().with(key, &[("name", tile.into())])
}

/// Everybody's boards.
pub(super) fn boards(view: &View, paper: Paper) -> Vec<String> {
    let boards: Vec<Vec<String>> = view.players.iter().map(|player| own_board(view, player, paper)).collect();
    boards.join(&String::new())
}
