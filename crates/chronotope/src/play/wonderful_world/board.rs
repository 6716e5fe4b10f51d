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

/// The round and its phases, the players, and the viewer's picks.
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
            let draft = words().with("ww-terminal-draft", &[("n", pick.into()), ("of", PICKS.into())]);
            let passing = view.passing.map(|direction| words().say(&format!("ww-passing-{direction}")));
            parts.push(mark(true, [draft].into_iter().chain(passing).collect::<Vec<_>>().join(", ")));
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
    let round = words().with("ww-terminal-round", &[("n", view.round.into()), ("of", ROUNDS.into())]);
    format!("{round}   {}", parts.join(" > "))
}

/// Where hands go, or what lies face down.
fn whereabouts(view: &View) -> Option<String> {
    if let (Phase::Draft { .. }, Viewer::Seat(seat)) = (view.phase, view.viewer) {
        let count = view.players.len() as u8;
        let (next, previous) = (Seat((seat.0 + 1) % count), Seat((seat.0 + count - 1) % count));
        let (to, from) = if view.passing == Some(Direction::Left) { (next, previous) } else { (previous, next) };
        let (to, from) = (called(view, to), called(view, from));
        return Some(match to == from {
            true => words().with("ww-terminal-swap", &[("to", to.into())]),
            false => words().with("ww-terminal-pass", &[("to", to.into()), ("from", from.into())]),
        });
    }
    let piles = view.piles.as_ref()?;
    let values = [("piles", piles.len().into()), ("deck", view.deck.into()), ("discard", view.discard.len().into())];
    Some(words().with("ww-terminal-piles", &values))
}

fn players(view: &View, paper: Paper) -> Vec<String> {
    let bar = || "|".to_owned();
    let [empire, cubes, points] = cards::split(&words().say("ww-terminal-players"));
    let mut head = vec![String::new(), empire];
    head.extend(Resource::ALL.map(|resource| cards::letter_of(resource.piece(), paper)));
    head.push(bar());
    head.extend(Type::ALL.map(short_type));
    head.push(bar());
    head.push(cubes);
    head.extend([Piece::Krystallium, Piece::General, Piece::Financier].map(cards::letters));
    head.push(bar());
    head.extend([points, String::new()]);
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
    row.push(standing(view, player));
    row
}

/// What a player is doing.
fn standing(view: &View, player: &PlayerView) -> String {
    let waited_for = view.waiting.contains(player.seat);
    words().say(match view.phase {
        Phase::Over => return String::new(),
        Phase::Empires if player.empire.is_some() => "ww-terminal-ready",
        Phase::Empires if waited_for => "ww-terminal-picks",
        Phase::Empires => return String::new(),
        Phase::Draft { .. } if player.has_picked => "ww-terminal-picked",
        Phase::Draft { .. } => "ww-terminal-picks",
        Phase::Planning if waited_for => "ww-terminal-plans",
        Phase::Production(_) if waited_for => "ww-terminal-builds",
        _ => "ww-terminal-done",
    })
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
        Phase::Draft { .. } => ("ww-terminal-your-picks", &player.draft_area[..]),
        _ if alone && (player.dug.is_some() || player.thrown || player.unplaced.is_some()) => {
            ("ww-terminal-your-hand", hand)
        }
        _ if player.unplaced.is_some() => ("ww-terminal-your-picks", &player.draft_area[..]),
        _ => return Vec::new(),
    };
    if cards.is_empty() {
        return Vec::new();
    }
    let mut lines = vec![String::new()];
    lines.extend(card_table(&words().say(title), cards.iter().map(|&card| (None, card)), paper));
    lines
}

/// Cards in columns, each behind a number or nothing.
pub(super) fn card_table(title: &str, cards: impl Iterator<Item = (Option<usize>, Card)>, paper: Paper) -> Vec<String> {
    let mut head = cards::headings();
    head[0] = numbered(None, title);
    let mut rows = vec![head.to_vec()];
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
            Piece::General | Piece::Financier => cards::letters(piece).to_lowercase().chars().take(1).collect(),
            _ => cards::letters(piece),
        };
        let stood_in = building.stood_in.of(piece);
        let own = building.filled.of(piece) - stood_in;
        let empty = cost - building.filled.of(piece);
        let slots = letter.repeat(own.into())
            + &cards::letters(Piece::Krystallium).repeat(stood_in.into())
            + &".".repeat(empty.into());
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
