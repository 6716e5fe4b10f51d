//! How it ended.

use super::super::paper::{Column, Paper, table, wrap};
use super::board::headed;
use super::{called, names};
use crate::language::words;
use wonderful_world::View;

/// The points of everybody, part by part, and who has won.
pub(super) fn result(view: &View, paper: Paper) -> Vec<String> {
    let Some(outcome) = &view.outcome else {
        return vec![words().say("terminal-not-over")];
    };
    let mut rows = vec![vec![words().say("ww-scores")]];
    rows[0].extend(outcome.seats.iter().map(|seat| called(view, seat.seat)));
    for (title, cells) in names().scores(outcome) {
        let mut row = vec![title];
        // Nothing is wider than the paper: the signs of a product stand close.
        row.extend(cells.iter().map(|cell| cell.replace(' ', "")));
        rows.push(row);
    }
    let mut columns = vec![Column::Right(8); outcome.seats.len() + 1];
    columns[0] = Column::Left(0);
    let mut lines = headed(table(&rows, 1, &columns), paper);
    lines.push(String::new());
    let verdict = names().verdict(view, |seat| called(view, seat));
    lines.extend(verdict.iter().flat_map(|line| wrap(line, 2)).map(|line| paper.heading(line)));
    lines
}
