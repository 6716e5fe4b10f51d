//! A game in the terminal.
//!
//! The loop is the same for every game: [`session`] lets bots choose until it is a person's turn, prints what
//! happened, shows the table and asks. What differs between games is in [`Terminal`].

mod anachrony;
mod command;
mod leave;
mod menu;
mod news;
mod paper;
mod people;
mod save;
mod screen;
mod session;
mod show;
mod the_loop;
mod wonderful_world;

use crate::language;
use crate::options::OptionFlags;
use crate::out::Colour;
use pages::Board;
use paper::Paper;
use people::People;
use players::Bots;
use save::Save;
use screen::Screen;
use session::Session;
pub(crate) use show::title;
use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};
use tabletop::record::Origin;
use tabletop::{Error, ErrorKind, Game, Seat, Seed, Table, Viewer};

#[derive(clap::Args, Default)]
#[command(after_help = crate::options::help())]
pub(crate) struct Args {
    /// The game
    pub(crate) game: String,
    /// The bots of the other seats: one for all of them, or one for each [default: fair]
    #[arg(long, value_name = "NAME,...", value_delimiter = ',')]
    pub(crate) bots: Vec<String>,
    /// Your seat, counted from 0; several if several people play [default: 0]
    #[arg(long, value_name = "N,...", value_delimiter = ',')]
    pub(crate) seat: Vec<u8>,
    /// People play every seat, or those named by --seat, at this one terminal
    #[arg(long)]
    pub(crate) hotseat: bool,
    /// The seed of all randomness: a text of at most 32 bytes, or 64 hexadecimal digits [default: random]
    #[arg(long, value_name = "TEXT")]
    pub(crate) seed: Option<String>,
    /// Save the game in this file after every choice, or continue the game that is in it
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
    /// Finish phases and steps automatically when you can do nothing that matters
    #[arg(long)]
    pub(crate) go_on: bool,
    /// The language: en, ru or cs [default: from LC_ALL or LANG]
    #[arg(long, value_name = "CODE", value_parser = language::parse)]
    pub(crate) language: Option<pages::Language>,
    /// When to use colour
    #[arg(long, alias = "color", value_enum, default_value_t, value_name = "WHEN")]
    pub(crate) colour: Colour,
    #[command(flatten)]
    pub(crate) options: OptionFlags,
}

/// What a game needs to be played in a terminal. Everything is made from what one viewer may see; every line is
/// at most [`paper::WIDTH`] columns wide.
pub(crate) trait Terminal: Board {
    /// What can be looked at besides the board.
    const PAGES: &'static [Page<Self>];
    /// The key of the sentence about `i 3` in the help.
    const LOOK: &'static str;
    /// A line or two about the game that is about to be played.
    fn welcome(view: &Self::View) -> Vec<String>;
    /// What a player is called.
    fn name(view: &Self::View, seat: Seat) -> String;
    /// The table, with the choices in words: each is numbered by its place in the list, from 1.
    fn board(view: &Self::View, choices: &[Self::Choice], paper: Paper) -> Vec<String>;
    /// The choices in words, in their order, each to be understood by itself: those of the site, unless the game has its own.
    fn labels(view: &Self::View, viewer: Viewer, choices: &[Self::Choice]) -> Vec<String> {
        news::labels::<Self>(view, viewer, choices)
    }
    /// What happened, in words: those of the site, unless the game has its own for the terminal.
    fn news(view: &Self::View, viewer: Viewer, events: &[Self::Event], paper: Paper) -> Vec<String> {
        news::news::<Self>(view, viewer, events, paper)
    }
    /// A component in full, by name or by the number of a choice; a helpful sentence if there is none.
    fn look(choices: &[Self::Choice], wanted: &str, paper: Paper) -> Result<Vec<String>, String>;
    /// What the letters and columns mean.
    fn legend(paper: Paper) -> Vec<String>;
    /// How it ended, part by part.
    fn ending(view: &Self::View, paper: Paper) -> Vec<String>;
}

/// A page of a game that is shown when its letter or word is typed. None of the [`command`]s may use that letter or word.
pub(crate) struct Page<G: Game> {
    letter: &'static str,
    word: &'static str,
    /// The key of the sentence about it in the help.
    about: &'static str,
    lines: fn(&G::View, Paper) -> Vec<String>,
}

pub(crate) fn run(args: &Args) -> Result<(), Error> {
    language::choose(args.language);
    games::with_game(&args.game, args)?
}

impl<G: Bots + Terminal> games::Visitor<G> for &Args {
    type Output = Result<(), Error>;

    fn visit(self) -> Self::Output {
        play::<G>(self)
    }
}

fn play<G: Bots + Terminal>(args: &Args) -> Result<(), Error> {
    let mut save = Save { path: args.record.clone() };
    let recorded = save.read::<G>()?;
    let resumed = recorded.is_some();
    let table = match recorded {
        Some(table) => {
            save::agree(args, &table)?;
            table
        }
        None => begin::<G>(args)?,
    };
    let people = People::seated(args, table.now().seats().len())?;
    if resumed && table.now().outcome().is_some() {
        save.path = None;
    } else {
        save.write(&table).map_err(|error| {
            let path = save.path.as_deref().unwrap_or(Path::new(""));
            Error::new(ErrorKind::Record, format!("the game cannot be saved in {}: {error}", path.display()))
        })?;
    }
    let (input, output) = (io::stdin(), io::stdout());
    let screen = Screen {
        echoes: !input.is_terminal(),
        clears: output.is_terminal(),
        paper: Paper { colour: args.colour.shows() },
        input: input.lock(),
        output: output.lock(),
    };
    let mut session = Session::new(table, people, save, screen)?;
    session.play(resumed, args)
}

fn begin<G: Terminal>(args: &Args) -> Result<Table<G>, Error> {
    let seed = match &args.seed {
        Some(text) => Seed::from_text(text)?,
        None => {
            let mut bytes = [0; 32];
            getrandom::fill(&mut bytes).map_err(|error| {
                let message = format!("the system has no randomness to offer ({error}): give a seed with --seed");
                Error::new(ErrorKind::Request, message)
            })?;
            Seed(bytes)
        }
    };
    Table::start(&args.options.json(&G::about())?, Origin::Seed(seed))
}
