//! A game in the terminal.
//!
//! The loop is the same for every game: [`session`] lets bots choose until a person is waited for, tells what
//! happened, shows the table and asks. What a game has to say for itself is [`Terminal`].

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
use std::io::{self, IsTerminal};
use std::path::PathBuf;
use tabletop::record::Origin;
use tabletop::{Game, Kind, Refusal, Seat, Seed, Table, Viewer};

/// What `chronotope play` is told.
#[derive(clap::Args, Default)]
#[command(after_help = crate::options::help())]
pub(crate) struct Args {
    /// The game
    pub(crate) game: String,
    /// Who plays the other seats, fair if not said: one name for all, or one for each
    #[arg(long, value_name = "NAME,...", value_delimiter = ',')]
    pub(crate) bots: Vec<String>,
    /// Your seat, counted from 0, which is yours if not said; several, if several people play
    #[arg(long, value_name = "N,...", value_delimiter = ',')]
    pub(crate) seat: Vec<u8>,
    /// People play every seat, or those named by --seat, at this one terminal
    #[arg(long)]
    pub(crate) hotseat: bool,
    /// All chance comes from this: a text of at most 32 bytes, or 64 hexadecimal digits
    #[arg(long, value_name = "TEXT")]
    pub(crate) seed: Option<String>,
    /// Save the game here after every choice; go on with it if it is there
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
    /// Finish by itself whatever leaves you nothing to do but what you may do later too
    #[arg(long)]
    pub(crate) go_on: bool,
    /// The language, en, ru or cs, unless the environment names one of them
    #[arg(long, value_name = "CODE", value_parser = language::parse)]
    pub(crate) language: Option<pages::Language>,
    /// Whether to use colour
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
    /// What `i 3` shows, for the help.
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

/// Something that a game shows to whoever types its letter or its word, which none of the [`command`]s may have.
pub(crate) struct Page<G: Game> {
    letter: &'static str,
    word: &'static str,
    /// What it shows, for the help.
    about: &'static str,
    lines: fn(&G::View, Paper) -> Vec<String>,
}

pub(crate) fn run(args: &Args) -> Result<(), Refusal> {
    language::choose(args.language);
    (crate::games::find(&args.game)?.play)(args)
}

pub(crate) fn game<G: Bots + Terminal>(args: &Args) -> Result<(), Refusal> {
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
        save.write(&table)?;
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

fn begin<G: Terminal>(args: &Args) -> Result<Table<G>, Refusal> {
    let seed = match &args.seed {
        Some(text) => Seed::from_text(text)?,
        None => {
            let mut bytes = [0; 32];
            getrandom::fill(&mut bytes).map_err(|error| {
                let message = format!("the system gives no random seed ({error}): name one with --seed");
                Refusal::new(Kind::Request, message)
            })?;
            Seed(bytes)
        }
    };
    Table::start(&args.options.json(&G::about())?, Origin::Seed(seed))
}
