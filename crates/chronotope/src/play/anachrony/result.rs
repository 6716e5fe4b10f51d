//! How it ended, or stands.

use super::super::paper::{Column, Paper, table, wrap};
use super::called;
use anachrony::View;
use anachrony::score::{Decision, Ending, Score};

/// The points of everybody, part by part, and who has won.
pub(super) fn result(view: &View, paper: Paper) -> Vec<String> {
    let Some(outcome) = &view.outcome else {
        return vec!["The game is not over.".into()];
    };
    let mut lines = so_far(view, paper);
    lines.push(String::new());
    let winners: Vec<String> = outcome.winners.iter().map(|&seat| called(view, seat)).collect();
    let by = match outcome.decided_by {
        Decision::Points => "points",
        Decision::Water => "water, with equal points",
        Decision::Resources => "resources, with equal points and water",
        Decision::Shared => "nothing: the victory is shared",
    };
    let end = match outcome.ending {
        Ending::LastEra => "The last era is over.",
        Ending::Collapse => "The capital has collapsed.",
    };
    let line = format!("{end} Won by {}; decided by {by}.", winners.join(" and "));
    lines.extend(wrap(&line, 2).iter().map(|line| paper.heading(line)));
    lines
}

/// A part of the score, and its name.
type Part = (&'static str, fn(&Score) -> i32);

/// Everybody's points as of now.
pub(super) fn so_far(view: &View, paper: Paper) -> Vec<String> {
    let parts: [Part; 10] = [
        ("Buildings", |score| score.buildings),
        ("Superprojects", |score| score.superprojects),
        ("Anomalies", |score| score.anomalies),
        ("Time travel", |score| score.time_travel),
        ("Morale", |score| score.morale),
        ("Points gained", |score| score.tokens),
        ("Endgame cards", |score| score.goals),
        ("Warp tokens", |score| score.warp_tokens),
        ("Breakthroughs", |score| score.breakthroughs),
        ("Total", |score| score.total),
    ];
    let mut rows = vec![vec!["Points".to_owned()]];
    rows[0].extend(view.players.iter().map(|player| called(view, player.seat)));
    for (name, part) in parts {
        let mut row = vec![name.to_owned()];
        row.extend(view.players.iter().map(|player| part(&player.score).to_string()));
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
