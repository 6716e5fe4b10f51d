//! The table as text.

use super::super::Terminal;
use super::super::paper::{Column, Paper, flow, table, wrap};
use super::things::{capital, counted, letter, workers};
use super::{called, me};
use anachrony::data::{BESIDE_THE_MINE, Capital, ERAS, Good, Row, Warp};
use anachrony::player::{Spot, Tile};
use anachrony::state::{Hex, Phase};
use anachrony::view::PlayerView;
use anachrony::{Anachrony, View};

/// The era, the main board, the players, and the board of whoever looks.
pub(super) fn board(view: &View, paper: Paper) -> Vec<String> {
    let mut lines = vec![phases(view, paper)];
    if view.era > 0 {
        lines.extend(main_board(view, paper));
    }
    lines.extend(wrap(&format!("Goals: {}", names(view.goals.iter().map(|goal| goal.name()))), 2));
    lines.push(String::new());
    lines.extend(players(view, paper));
    if let Some(me) = me(view).filter(|_| view.era > 0) {
        lines.push(String::new());
        lines.extend(own_board(view, me, paper));
    }
    lines.push(String::new());
    lines
}

fn names<'a>(names: impl Iterator<Item = &'a str>) -> String {
    names.map(|name| name.replace('_', " ")).collect::<Vec<_>>().join(", ")
}

/// Such as `Era 3/7   Paradox > [Power up] > Warp > Actions > Clean-up`.
fn phases(view: &View, paper: Paper) -> String {
    let now = match view.phase {
        Phase::Over => return paper.heading("The game is over."),
        Phase::Goals => return paper.heading("[Setup: keep endgame cards]"),
        Phase::Paths => return paper.heading("[Setup: paths]"),
        Phase::Boards => return paper.heading("[Setup: path boards]"),
        Phase::Assets { pick } => return paper.heading(format!("[Setup: starting assets, pick {pick} of 4]")),
        Phase::Leaders => return paper.heading("[Setup: leaders]"),
        Phase::Paradox { .. } | Phase::Recovery { .. } => 0,
        Phase::PowerUp { .. } => 1,
        Phase::Warp | Phase::Arrival { .. } => 2,
        Phase::Actions => 3,
        Phase::CleanUp { .. } => 4,
    };
    let mark =
        |(index, name): (usize, &str)| if index == now { paper.heading(format!("[{name}]")) } else { name.to_owned() };
    let parts: Vec<String> =
        ["Paradox", "Power up", "Warp", "Actions", "Clean-up"].into_iter().enumerate().map(mark).collect();
    let first = Anachrony::name(view, view.first_player.seat());
    format!("Era {}/{ERAS}   {}   first: {first}", view.era, parts.join(" > "))
}

fn main_board(view: &View, paper: Paper) -> Vec<String> {
    let mut lines = Vec::new();
    let space = |(number, hex): (usize, &Hex)| {
        let state = match (hex.suit, hex.unavailable) {
            (Some(suit), _) => Anachrony::name(view, suit.owner.seat()),
            (None, true) => "gone".to_owned(),
            (None, false) => "free".to_owned(),
        };
        let tile = hex
            .tile
            .filter(|_| !hex.unavailable)
            .map_or(String::new(), |tile| format!(" ({})", tile.name().replace('_', " ")));
        format!("{number} {state}{tile}")
    };
    for (action, hexes) in Capital::ALL.iter().zip(&view.capital) {
        let spaces: Vec<String> = (1..).zip(hexes).map(space).collect();
        lines.extend(wrap(&format!("{}: {}", paper.heading(capital(action.name())), spaces.join("   ")), 2));
    }
    let taken = |suit: &Option<anachrony::state::Suit>| {
        suit.map_or("free".to_owned(), |suit| Anachrony::name(view, suit.owner.seat()))
    };
    let council: Vec<String> = view.council.iter().map(taken).collect();
    let mine: Vec<String> =
        view.mine.iter().zip(BESIDE_THE_MINE).map(|(suit, good)| format!("{} {}", letter(good), taken(suit))).collect();
    lines.push(format!("{}: {}", paper.heading("Council"), council.join("   ")));
    let pool: Vec<&str> = view.mine_pool.iter().map(|&good| letter(good)).collect();
    lines.push(format!("{}: {}   pool {}", paper.heading("Mine"), mine.join("   "), pool.join(" ")));
    lines.extend(wrap(&format!("{}: {}", paper.heading("Recruits"), counted(&view.recruit_pool)), 2));
    let stacks: Vec<String> = view
        .stacks
        .iter()
        .map(|stack| {
            let top = |building: Option<anachrony::data::Building>| {
                building.map_or("-".into(), |tile| tile.printed().number.to_string())
            };
            format!("{} {}/{}", capital(stack.row.name()), top(stack.primary), top(stack.secondary.last().copied()))
        })
        .collect();
    lines.extend(flow(&stacks, 0));
    lines.extend(timeline(view));
    lines
}

fn timeline(view: &View) -> Vec<String> {
    let eras = (1..=ERAS).map(|era| {
        let project = match view.superprojects.get(usize::from(era) - 1) {
            Some(Some(project)) => project.printed().name,
            Some(None) => "built",
            None => "?",
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

fn players(view: &View, paper: Paper) -> Vec<String> {
    let mut head = vec![String::new(), "Path".to_owned()];
    head.extend(Good::ALL.map(|good| letter(good).to_owned()));
    head.extend(["Workers", "Suits", "Mk", "Mor", "Trv", "Par", "VP", "Sum"].map(String::from));
    let mut rows = vec![head];
    rows.extend(view.players.iter().map(|player| row(view, player, paper)));
    let mut columns = vec![Column::Left(1), Column::Left(9)];
    columns.extend([Column::Right(2); 6]);
    columns.extend([Column::Left(13), Column::Left(5)]);
    columns.extend([Column::Right(2); 6]);
    table(&rows, 1, &columns)
}

fn row(view: &View, player: &PlayerView, paper: Paper) -> Vec<String> {
    let mine = view.viewer.is(player.seat.seat());
    let name = Anachrony::name(view, player.seat.seat());
    let charged = player.charged.iter().filter(|charged| **charged).count();
    let mut row = vec![if view.waiting.contains(player.seat.seat()) { ">".into() } else { String::new() }];
    row.push(if mine { paper.heading(name) } else { name });
    row.extend(Good::ALL.map(|good| player.goods[good].to_string()));
    row.push(format!("{}/{}", workers(&player.active).replace(' ', ""), workers(&player.tired).replace(' ', "")));
    row.push(format!("{charged}+{}", player.suits));
    row.extend([player.markers, player.morale, player.time_travel].map(|number| number.to_string()));
    row.push(format!("{}/{}", player.paradoxes, player.paradox_limit));
    row.extend([player.points.to_string(), player.score.total.to_string()]);
    row
}

/// A player's own board.
fn own_board(view: &View, player: &PlayerView, paper: Paper) -> Vec<String> {
    let leader = player.leader.map_or(String::new(), |leader| format!(", led by {}", capital(leader.name())));
    let title = format!("{}{leader}; focus on era {}", called(view, player.seat), player.focus);
    let mut lines = vec![paper.heading(title)];
    let rows: Vec<Vec<String>> = Row::ALL
        .iter()
        .map(|row| {
            let spots = &player.spots[*row as usize * 3..][..3];
            std::iter::once(capital(row.name())).chain(spots.iter().map(spot)).collect()
        })
        .collect();
    lines.extend(table(&rows, 2, &[Column::Left(12), Column::Left(10), Column::Left(10)]));
    if let (Some(path), Some(side)) = (player.path, player.evacuation) {
        let printed = anachrony::data::evacuation(path, side);
        let done = player.evacuated.map_or("", |_| " (done)");
        lines.push(format!("Evacuation: {}{done}", printed.name));
    }
    if !player.breakthroughs.is_empty() {
        lines.extend(wrap(&format!("Breakthroughs: {}", counted(&player.breakthroughs)), 2));
    }
    let warped =
        Warp::ALL.iter().filter_map(|&warp| player.warps[warp as usize].map(|at| format!("{warp} in {}", at.era)));
    let debts: Vec<String> = warped.collect();
    if !debts.is_empty() {
        lines.extend(wrap(&format!("Owed to the future: {}", debts.join(", ")), 2));
    }
    lines
}

fn spot(spot: &Spot) -> String {
    let tile = match spot.tile {
        Tile::None if spot.anomaly => "anomaly".to_owned(),
        Tile::None => "-".to_owned(),
        Tile::Building(building) => building.printed().number.to_string(),
        Tile::Superproject(project) => project.printed().name.chars().take(14).collect(),
        Tile::Beside => "=".to_owned(),
    };
    let covered = if spot.anomaly && spot.tile != Tile::None { "*" } else { "" };
    let used = if spot.busy.is_some() || spot.marked { "!" } else { "" };
    format!("{tile}{covered}{used}")
}

/// Everybody's boards.
pub(super) fn boards(view: &View, paper: Paper) -> Vec<String> {
    let mut lines = Vec::new();
    for player in &view.players {
        if !lines.is_empty() {
            lines.push(String::new());
        }
        lines.extend(own_board(view, player, paper));
    }
    lines
}
