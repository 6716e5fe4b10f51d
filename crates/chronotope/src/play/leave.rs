//! Leaving a game that is not over.

use super::people::seed_of;
use super::session::Session;
use super::{Args, Terminal};
use crate::language::words;
use players::Bots;
use std::io::{self, BufRead, Write};
use std::path::{Path, PathBuf};
use tabletop::Seed;

impl<G: Bots + Terminal, R: BufRead, W: Write> Session<G, R, W> {
    /// Saves the game and says how to go on with it. A game without a file gets one if `find_file` says so.
    pub(super) fn leave(&mut self, find_file: bool, args: &Args) -> io::Result<()> {
        if self.save.path.is_none() && find_file {
            self.save.path = Some(new_file(G::NAME, seed_of(self.table.header())));
        }
        let Some(path) = self.save.path.clone() else {
            self.screen.say(&words().say("terminal-not-kept"))?;
            return self.say_seed();
        };
        let command = command(G::NAME, &path, args);
        match self.save.write(&self.table) {
            Ok(()) => {
                let path = path.display().to_string();
                self.screen.say(&words().with("terminal-saved", &[("path", path.into())]))?;
                self.screen.show(&command)?;
            }
            Err(error) => self.screen.say(&not_saved(&path, &error))?,
        }
        self.say_seed()
    }
}

/// What is said when a game could not be saved.
pub(super) fn not_saved(path: &Path, error: &io::Error) -> String {
    let values = [("path", path.display().to_string().into()), ("error", error.to_string().into())];
    words().with("terminal-not-saved", &values)
}

/// A file that is not there yet.
fn new_file(game: &str, seed: Option<Seed>) -> PathBuf {
    let stem = seed.map_or_else(|| game.to_owned(), |seed| format!("{game}-{}", &seed.to_string()[..8]));
    let numbered = (2..).map(|number| PathBuf::from(format!("{stem}-{number}.jsonl")));
    let first = PathBuf::from(format!("{stem}.jsonl"));
    std::iter::once(first.clone()).chain(numbered).find(|path| !path.exists()).unwrap_or(first)
}

/// The command that goes on with a saved game, with the flags that a record does not hold.
fn command(game: &str, path: &Path, args: &Args) -> Vec<String> {
    let mut flags = format!("  chronotope play {game}");
    if !args.seat.is_empty() {
        let seats: Vec<_> = args.seat.iter().map(u8::to_string).collect();
        flags.push_str(&format!(" --seat {}", seats.join(",")));
    }
    if !args.bots.is_empty() {
        flags.push_str(&format!(" --bots {}", args.bots.join(",")));
    }
    if let Some(language) = args.language {
        flags.push_str(&format!(" --language {language}"));
    }
    for (on, flag) in [(args.hotseat, " --hotseat"), (args.go_on, " --go-on")] {
        if on {
            flags.push_str(flag);
        }
    }
    let record = format!("--record {}", in_a_shell(path));
    match flags.len() + 1 + record.len() <= super::paper::WIDTH {
        true => vec![format!("{flags} {record}")],
        false => vec![format!("{flags} \\"), format!("    {record}")],
    }
}

fn in_a_shell(path: &Path) -> String {
    let text = path.display().to_string();
    let plain = text.chars().all(|char| char.is_alphanumeric() || "/._-".contains(char));
    if plain { text } else { format!("'{}'", text.replace('\'', "'\\''")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_to_go_on_repeats_who_plays_which_seat() {
        let args = Args { seat: vec![0, 2], bots: vec!["random".into()], go_on: true, ..Args::default() };
        let lines = command("wonderful-world", Path::new("my game.jsonl"), &args);
        assert_eq!(
            lines,
            ["  chronotope play wonderful-world --seat 0,2 --bots random --go-on \\", "    --record 'my game.jsonl'"]
        );
    }
}
