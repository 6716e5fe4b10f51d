//! Anachrony in the terminal.

mod board;
mod look;

use super::paper::{Column, Paper, table, wrap};
use super::{Page, Terminal, menu};
use crate::language::words;
use anachrony::data::{ERAS, Good};
use anachrony::{Anachrony, Choice, View};
use pages::anachrony::Names;
use tabletop::Seat;

impl Terminal for Anachrony {
    const PAGES: &'static [Page<Self>] = &[
        Page { letter: "o", word: "others", about: "ana-terminal-help-others", lines: board::boards },
        Page { letter: "v", word: "value", about: "ana-terminal-help-value", lines: scores },
    ];
    const LOOK: &'static str = "ana-terminal-help-look";

    fn welcome(view: &View) -> Vec<String> {
        let values =
            [("players", view.players.len().into()), ("side", view.options.side.name().into()), ("eras", ERAS.into())];
        wrap(&words().with("ana-terminal-welcome", &values), 2)
    }

    fn name(view: &View, seat: Seat) -> String {
        let path = view.players.get(seat.index()).and_then(|player| player.path);
        path.map_or_else(|| words().with("terminal-player", &[("n", (seat.0 + 1).into())]), |path| names().path(path))
    }

    fn board(view: &View, choices: &[Choice], paper: Paper) -> Vec<String> {
        let mut lines = board::board(view, paper);
        lines.extend(menu::menu::<Self>(view, view.viewer, choices, paper));
        lines
    }

    fn look(choices: &[Choice], wanted: &str, paper: Paper) -> Result<Vec<String>, String> {
        look::look(choices, wanted, paper)
    }

    fn legend(_: Paper) -> Vec<String> {
        let goods = Good::ALL.map(|good| format!("{} {}", letter(good), names().good(good))).join(", ");
        let mut lines = wrap(&goods, 2);
        lines.extend(wrap(&words().say("ana-terminal-legend"), 2));
        lines
    }

    fn ending(view: &View, paper: Paper) -> Vec<String> {
        let Some(outcome) = &view.outcome else { return vec![words().say("terminal-not-over")] };
        let mut lines = scores(view, paper);
        lines.push(String::new());
        let verdict = names().verdict(outcome, |seat| called(view, seat));
        lines.extend(verdict.iter().flat_map(|line| wrap(&paper.heading(line), 2)));
        lines
    }
}

/// What things are called.
fn names() -> Names {
    Names(words())
}

/// The letter of a good.
fn letter(good: Good) -> String {
    let letters = words().say("ana-terminal-letters");
    letters.split(' ').nth(good as usize).unwrap_or_default().to_owned()
}

/// The name of a player as the viewer reads it.
fn called(view: &View, who: impl Into<Seat>) -> String {
    let seat = who.into();
    if view.viewer.is(seat) { words().say("you") } else { Anachrony::name(view, seat) }
}

/// Everybody's points as of now.
fn scores(view: &View, paper: Paper) -> Vec<String> {
    let mut rows = vec![vec![words().say("ana-scores")]];
    rows[0].extend(view.players.iter().map(|player| called(view, player.seat)));
    for (title, points) in names().scores(&view.players) {
        let mut row = vec![title];
        row.extend(points.iter().map(i32::to_string));
        rows.push(row);
    }
    let mut columns = vec![Column::Right(9); view.players.len() + 1];
    columns[0] = Column::Left(14);
    let mut lines = table(&rows, 2, &columns);
    if let Some(head) = lines.first_mut() {
        *head = paper.heading(&head);
    }
    lines
}
