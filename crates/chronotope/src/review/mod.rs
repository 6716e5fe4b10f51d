//! `chronotope review`: the chances of every player at each choice, and the choices that cost most.

mod sparks;

use crate::advice::{labels, percent, why};
use crate::language::{self, words};
use crate::out::{put, say};
use crate::play::{Terminal, title};
use indicatif::{ProgressBar, ProgressStyle};
use pages::review::{Findings, ReviewStatus, TurningPoint, lines, picture, rounds};
use players::{Bot, Bots, Review, review};
use sparks::sparks;
use std::fmt::Write;
use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use tabletop::{Error, ErrorKind, Seed, Table, Viewer, record};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record of the game
    file: PathBuf,
    /// The file to draw the curves into [default: next to the record]
    #[arg(long, value_name = "FILE.svg")]
    picture: Option<PathBuf>,
    /// The bot that judges every choice, and its budget: strong, strong:1000, best:1s, best:1s:2
    #[arg(long, value_name = "BOT", default_value = "strong:400")]
    bot: String,
    /// The language: en, ru or cs [default: from LC_ALL or LANG]
    #[arg(long, value_name = "CODE", value_parser = language::parse)]
    language: Option<pages::Language>,
}

pub(crate) struct Task<'a> {
    text: &'a str,
    bot: Bot,
}

pub(crate) struct Outcome {
    told: String,
    picture: String,
}

pub(crate) fn run(args: &Args) -> Result<(), Error> {
    language::choose(args.language);
    let refuse = |what: String| Error::new(ErrorKind::Record, format!("{}: {what}", args.file.display()));
    let text = std::fs::read_to_string(&args.file).map_err(|error| refuse(error.to_string()))?;
    let header = record::header(&text).map_err(|error| refuse(error.message))?;
    let task = Task { text: &text, bot: args.bot.parse()? };
    let outcome = games::with_game(&header.game, &task)?.map_err(|error| refuse(error.message))?;
    put(&outcome.told)?;
    let picture = args.picture.clone().unwrap_or_else(|| beside(&args.file));
    std::fs::write(&picture, outcome.picture).map_err(|error| {
        Error::new(ErrorKind::Request, format!("the picture cannot be written to {}: {error}", picture.display()))
    })?;
    say(&format!("The picture is in {}.", picture.display()));
    Ok(())
}

fn beside(file: &Path) -> PathBuf {
    file.with_extension("svg")
}

impl<G: Bots + Terminal> games::Visitor<G> for &Task<'_> {
    type Output = Result<Outcome, Error>;

    fn visit(self) -> Self::Output {
        review_game::<G>(self)
    }
}

fn review_game<G: Bots + Terminal>(task: &Task) -> Result<Outcome, Error> {
    let table = Table::<G>::load(task.text)?;
    if !table.now().waiting_for().is_empty() {
        return Err(Error::new(ErrorKind::Request, "the game is not over: only finished games can be reviewed"));
    }
    let line = table.line();
    let bar = if std::io::stderr().is_terminal() { progress_bar(line.len()) } else { ProgressBar::hidden() };
    let seen = review(table.at(0).0, &line, task.bot, Seed([0; 32]), |step| {
        bar.set_position(step as u64);
        true
    });
    bar.finish_and_clear();
    let seen = seen.ok_or_else(|| Error::new(ErrorKind::Internal, "the record cannot be replayed"))?;
    let view = table.now().view(Viewer::Spectator);
    let names: Vec<String> = table.now().seats().iter().map(|seat| G::name(&view, seat)).collect();
    let words = words();
    let (title, status) = (title::<G>(), ReviewStatus::Ready(found(&table, seen)));
    let shown = pages::review::Review { id: "", title: &title, keys: G::KEYS, seats: &names, status };
    Ok(Outcome { told: told(&shown), picture: picture(words, &shown).unwrap_or_default() })
}

fn found<G: Terminal>(table: &Table<G>, seen: Review<G::Choice>) -> Findings {
    let turns = seen.turning_points.iter().map(|turn| {
        let labels = labels::<G>(&table.at(turn.step).0, turn.seat);
        let label = |choice: G::Choice| {
            let found = labels.iter().find(|(other, _)| *other == choice);
            found.map_or_else(|| format!("{choice:?}"), |(_, label)| label.clone())
        };
        TurningPoint {
            step: turn.step,
            seat: turn.seat,
            chosen: label(turn.chosen),
            better: label(turn.better),
            lost: turn.lost,
            why: why::<G>(&turn.reasons),
        }
    });
    let turning_points = turns.collect();
    Findings { turning_points, rounds: rounds(table.at(0).0, &table.line()), expected: seen.expected }
}

/// The curves and the turning points, as text.
fn told(shown: &pages::review::Review) -> String {
    let ReviewStatus::Ready(found) = &shown.status else { return String::new() };
    let values = [("title", shown.title.into()), ("n", (found.expected.len() - 1).into())];
    let mut text = words().with("terminal-review-choices", &values) + "\n";
    for (seat, name) in lines(words(), shown, found).iter().enumerate() {
        let curve: Vec<f32> = found.expected.iter().map(|expected| expected[seat]).collect();
        let _ = writeln!(text, "  {name:<22} {}", sparks(&curve));
    }
    if found.turning_points.is_empty() {
        let _ = writeln!(text, "\n{}", words().say("review-turns-none"));
        return text;
    }
    let _ = writeln!(text, "\n{}", words().say("review-turns"));
    for (number, turn) in (1_u32..).zip(&found.turning_points) {
        let TurningPoint { step, seat, chosen, better, lost, why } = turn;
        let turn = [
            ("number", number.into()),
            ("step", (step + 1).into()),
            ("name", shown.seats[seat.index()].as_str().into()),
            ("chosen", chosen.as_str().into()),
        ];
        let better = [("better", format!("{better}{why}").into()), ("lost", percent(*lost).into())];
        let _ = writeln!(text, "{}", words().with("terminal-review-turn", &turn));
        let _ = writeln!(text, "   {}", words().with("terminal-review-better", &better));
    }
    text
}

fn progress_bar(choices: usize) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} choices  {eta} left");
    ProgressBar::new(choices as u64).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
