//! A finished game, looked at again: what everybody could expect at each choice, and where a better one was missed.

mod sparks;

use crate::advice::{labels, percent, why};
use crate::games;
use crate::language::{self, words};
use crate::out::{put, say};
use crate::play::Terminal;
use indicatif::{ProgressBar, ProgressStyle};
use pages::review::{Found, Stand, Turn, lines, picture, rounds};
use players::{Bot, Bots, Review, review};
use sparks::sparks;
use std::fmt::Write;
use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use tabletop::{Kind, Refusal, Seed, Table, Viewer, record};

/// What `chronotope review` is told.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record of the game
    file: PathBuf,
    /// Draw the curves into this file [default: beside the record]
    #[arg(long, value_name = "FILE.svg")]
    picture: Option<PathBuf>,
    /// Who looks at every choice, and how long: strong, strong:1000, best:1s, best:1s:2
    #[arg(long, value_name = "BOT", default_value = "strong:400")]
    bot: String,
    /// The language, en, ru or cs, unless the environment names one of them
    #[arg(long, value_name = "CODE", value_parser = language::parse)]
    language: Option<pages::Language>,
}

/// What is needed to look at a game again, whichever it is.
pub(crate) struct Task<'a> {
    text: &'a str,
    bot: Bot,
}

/// What came of it.
pub(crate) struct Looked {
    told: String,
    picture: String,
}

/// Looks at a recorded game again, tells what it saw and draws it.
pub(crate) fn run(args: &Args) -> Result<(), Refusal> {
    language::choose(args.language);
    let refuse = |what: String| Refusal::new(Kind::Record, format!("{}: {what}", args.file.display()));
    let text = std::fs::read_to_string(&args.file).map_err(|error| refuse(error.to_string()))?;
    let header = record::header(&text).map_err(|refusal| refuse(refusal.message))?;
    let task = Task { text: &text, bot: args.bot.parse()? };
    let looked = (games::find(&header.game)?.review)(&task).map_err(|refusal| refuse(refusal.message))?;
    put(&looked.told)?;
    let picture = args.picture.clone().unwrap_or_else(|| beside(&args.file));
    std::fs::write(&picture, looked.picture).map_err(|error| {
        Refusal::new(Kind::Request, format!("the picture cannot be written to {}: {error}", picture.display()))
    })?;
    say(&format!("The picture is in {}.", picture.display()));
    Ok(())
}

/// The file of the same name with another ending.
fn beside(file: &Path) -> PathBuf {
    file.with_extension("svg")
}

/// The same for one game.
pub(crate) fn game<G: Bots + Terminal>(task: &Task) -> Result<Looked, Refusal> {
    let table = Table::<G>::load(task.text)?;
    if !table.now().waiting_for().is_empty() {
        return Err(Refusal::new(Kind::Request, "the game is not over: only a finished one can be looked at again"));
    }
    let line = table.line();
    let bar = if std::io::stderr().is_terminal() { progress_bar(line.len()) } else { ProgressBar::hidden() };
    let seen = review(table.at(0).0, &line, task.bot, Seed([0; 32]), |step| {
        bar.set_position(step as u64);
        true
    });
    bar.finish_and_clear();
    let seen = seen.ok_or_else(|| Refusal::new(Kind::Internal, "the record does not play as it did"))?;
    let view = table.now().view(Viewer::Spectator);
    let names: Vec<String> = table.now().seats().iter().map(|seat| G::name(&view, seat)).collect();
    let words = words();
    let (title, stand) = (G::about().title, Stand::Found(found(&table, seen)));
    let shown = pages::review::Review { id: "", title, keys: G::KEYS, seats: &names, stand };
    Ok(Looked { told: told(&shown), picture: picture(words, &shown).unwrap_or_default() })
}

/// What was seen, in words.
fn found<G: Terminal>(table: &Table<G>, seen: Review<G::Choice>) -> Found {
    let turns = seen.turns.iter().map(|turn| {
        let labels = labels::<G>(&table.at(turn.step).0, turn.seat);
        let label = |choice: G::Choice| {
            let found = labels.iter().find(|(other, _)| *other == choice);
            found.map_or_else(|| format!("{choice:?}"), |(_, label)| label.clone())
        };
        Turn {
            step: turn.step,
            seat: turn.seat,
            chosen: label(turn.chosen),
            better: label(turn.better),
            lost: turn.lost,
            why: why::<G>(&turn.reasons),
        }
    });
    let turns = turns.collect();
    Found { turns, rounds: rounds(table.at(0).0, &table.line()), expected: seen.expected }
}

/// The curves and the turning points, as text.
fn told(shown: &pages::review::Review) -> String {
    let Stand::Found(found) = &shown.stand else { return String::new() };
    let mut text = format!("{}, {} choices\n", shown.title, found.expected.len() - 1);
    for (seat, name) in lines(words(), shown, found).iter().enumerate() {
        let curve: Vec<f32> = found.expected.iter().map(|expected| expected[seat]).collect();
        let _ = writeln!(text, "  {name:<22} {}", sparks(&curve));
    }
    if found.turns.is_empty() {
        text.push_str("\nNobody gave much away.\n");
        return text;
    }
    text.push_str("\nTurning points\n");
    for (number, turn) in (1..).zip(&found.turns) {
        let Turn { step, seat, chosen, better, lost, why } = turn;
        let (name, lost) = (&shown.seats[seat.index()], percent(*lost));
        let _ = writeln!(
            text,
            "{number}. choice {}, {name}: {chosen}\n   better: {better}{why}; it gave away {lost}",
            step + 1
        );
    }
    text
}

fn progress_bar(choices: usize) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} choices  {eta} left");
    ProgressBar::new(choices as u64).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
