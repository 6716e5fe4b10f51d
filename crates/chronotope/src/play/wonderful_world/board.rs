//! The table as text.

use super::super::Terminal;
use super::super::paper::{Column, Paper, table};
use super::cards::{self, short_type};
use super::{called, me};
use crate::language::words;
use tabletop::{Seat, Viewer};
use wonderful_world::data::{CUBES_TO_KRYSTALLIUM, Card, Direction, PICKS, Piece, ROUNDS, Resource, Type};
use wonderful_world::state::{Building, Phase};
use wonderful_world::view::PlayerView;
use wonderful_world::{View, WonderfulWorld};

/// The round and its phases, the players, and the picks of whoever looks.
pub(super) fn board(view: &View, paper: Paper) -> Vec<String> {
    let mut lines = vec![phases(view, paper)];
    lines.extend(whereabouts(view));
    lines.push(String::new());
    lines.extend(players(view, paper));
    if let Some(me) = me(view) {
        lines.extend(set_aside(view, me, paper));
    }
    lines
}

/// Such as `Round 2/4   Draft > Planning > [Materials] Energy Science Gold Exploration`.
fn phases(view: &View, paper: Paper) -> String {
    let mark = |on: bool, text: String| if on { paper.heading(format!("[{text}]")) } else { text };
    let mut parts = Vec::new();
    match view.phase {
        Phase::Empires => return paper.heading(words().say("ww-phase-empires")),
        Phase::Over => return paper.heading(words().say("ww-phase-over")),
        Phase::Draft { pick } => {
            parts.push(mark(
                true,
                format!("Draft {pick}/{PICKS}, passing {}", view.passing.map_or("on", Direction::name)),
            ));
        }
        _ if view.players.len() > 1 => parts.push(words().say("ww-phase-draft")),
        _ => {}
    }
    parts.push(mark(view.phase == Phase::Planning, words().say("ww-phase-planning")));
    if matches!(view.phase, Phase::Draft { .. }) {
        parts.push(words().say("ww-phase-production"));
    } else {
        let step =
            |resource: Resource| mark(view.phase == Phase::Production(resource), super::names().resource(resource));
        parts.push(Resource::ALL.map(step).join(" "));
    }
    format!("Round {}/{ROUNDS}   {}", view.round, parts.join(" > "))
}

/// Where hands go, or what lies face down.
fn whereabouts(view: &View) -> Option<String> {
    if let (Phase::Draft { .. }, Viewer::Seat(seat)) = (view.phase, view.viewer) {
        let count = view.players.len() as u8;
        let (next, previous) = (Seat((seat.0 + 1) % count), Seat((seat.0 + count - 1) % count));
        let (to, from) = if view.passing == Some(Direction::Left) { (next, previous) } else { (previous, next) };
        let (to, from) = (called(view, to), called(view, from));
        return Some(match to == from {
            true => format!("You change hands with {to} after every pick."),
            false => format!("Your hand goes to {to}; the next one comes from {from}."),
        });
    }
    let piles = view.piles.as_ref()?;
    Some(format!("{} piles left, {} cards in the deck, {} discarded", piles.len(), view.deck, view.discard.len()))
}

fn players(view: &View, paper: Paper) -> Vec<String> {
    let bar = || "|".to_owned();
    let mut head = vec![String::new(), "Empire".into()];
    head.extend(Resource::ALL.map(|resource| cards::letter_of(resource.piece(), paper)));
    head.push(bar());
    head.extend(Type::ALL.map(|kind| short_type(kind).to_owned()));
    head.push(bar());
    head.extend(["Cubes", "K", "Gen", "Fin"].map(String::from));
    head.push(bar());
    head.extend(["Pts".into(), String::new()]);
    let mut columns = vec![Column::Right(2); head.len() - 1];
    columns[0] = Column::Left(1);
    columns[1] = Column::Left(9);
    for (column, cell) in columns.iter_mut().zip(&head) {
        if cell == "|" {
            *column = Column::Left(1);
        }
    }
    let rows: Vec<_> =
        std::iter::once(head).chain(view.players.iter().map(|player| row(view, player, paper))).collect();
    table(&rows, 1, &columns)
}

fn row(view: &View, player: &PlayerView, paper: Paper) -> Vec<String> {
    let mine = view.viewer.is(player.seat);
    let name = WonderfulWorld::name(view, player.seat);
    let built = |kind: Type| player.built.iter().filter(|card| card.printed().kind == kind).count();
    let bar = || "|".to_owned();
    let mut row = vec![if mine { ">".into() } else { String::new() }];
    row.push(if mine { paper.heading(name) } else { name });
    row.extend(Resource::ALL.map(|resource| number(player.production.get(&resource).copied().unwrap_or_default())));
    row.push(bar());
    row.extend(Type::ALL.map(|kind| number(built(kind) as u16)));
    row.push(bar());
    row.push(format!("{}/{CUBES_TO_KRYSTALLIUM}", player.cubes));
    row.extend([player.krystallium, player.generals.into(), player.financiers.into()].map(number));
    row.push(bar());
    row.push(player.points.to_string());
    row.push(standing(view, player).into());
    row
}

/// What a player is about.
fn standing(view: &View, player: &PlayerView) -> &'static str {
    let waited_for = view.waiting.contains(player.seat);
    match view.phase {
        Phase::Over => "",
        Phase::Empires if player.empire.is_some() => "ready",
        Phase::Empires if waited_for => "picks",
        Phase::Empires => "",
        Phase::Draft { .. } if player.has_picked => "picked",
        Phase::Draft { .. } => "picks",
        Phase::Planning if waited_for => "plans",
        Phase::Production(_) if waited_for => "builds",
        _ => "done",
    }
}

fn number(number: u16) -> String {
    if number == 0 { ".".into() } else { number.to_string() }
}

/// The cards that nothing is asked about at the moment: picks during the draft, and what waits while a cube is
/// placed or a card is kept.
fn set_aside(view: &View, player: &PlayerView, paper: Paper) -> Vec<String> {
    let alone = view.players.len() == 1;
    let hand = player.hand.as_deref().unwrap_or_default();
    let (title, cards) = match view.phase {
        Phase::Draft { .. } => ("Your picks", &player.draft_area[..]),
        _ if alone && (player.dug.is_some() || player.thrown || player.unplaced.is_some()) => ("Your hand", hand),
        _ if player.unplaced.is_some() => ("Your picks", &player.draft_area[..]),
        _ => return Vec::new(),
    };
    if cards.is_empty() {
        return Vec::new();
    }
    let mut lines = vec![String::new()];
    lines.extend(card_table(title, cards.iter().map(|&card| (None, card)), paper));
    lines
}

/// Cards in columns, each behind a number or nothing.
pub(super) fn card_table(title: &str, cards: impl Iterator<Item = (Option<usize>, Card)>, paper: Paper) -> Vec<String> {
    let mut head = cards::headings();
    head[0] = numbered(None, title);
    let mut rows = vec![head];
    for (number, card) in cards {
        let mut row = cards::row(card, paper).to_vec();
        row[0] = numbered(number, &row[0]);
        rows.push(row);
    }
    let mut columns = cards::WIDTHS.map(Column::Left);
    columns[0] = Column::Left(3 + cards::WIDTHS[0]);
    headed(table(&rows, 2, &columns), paper)
}

/// A name behind the number of a choice, or behind nothing.
pub(super) fn numbered(number: Option<usize>, name: &str) -> String {
    match number {
        Some(number) => format!("{number:>2} {name}"),
        None => format!("   {name}"),
    }
}

/// The slots of a card, such as `MM.. E`: what is filled as letters (K where a krystallium stands in), the rest as dots.
pub(super) fn filled(building: &Building, paper: Paper) -> String {
    let slot = |(piece, cost): (Piece, u8)| {
        let letter = match piece {
            Piece::General => "g",
            Piece::Financier => "f",
            _ => cards::letters(piece),
        };
        let stood_in = building.stood_in.of(piece);
        let own = building.filled.of(piece) - stood_in;
        let empty = cost - building.filled.of(piece);
        let slots = letter.repeat(own.into()) + &"K".repeat(stood_in.into()) + &".".repeat(empty.into());
        paper.paint(cards::tint(piece), slots)
    };
    building.card.printed().cost.iter().map(slot).collect::<Vec<_>>().join(" ")
}

/// The first line as a heading.
pub(super) fn headed(mut lines: Vec<String>, paper: Paper) -> Vec<String> {
    if let Some(head) = lines.first_mut() {
        *head = paper.heading(&head);
    }
    lines
}

pub(super) fn capital(word: &str) -> String {
    let mut chars = word.chars();
    chars.next().map(|first| first.to_uppercase().chain(chars).collect()).unwrap_or_default()
}
