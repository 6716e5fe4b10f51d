//! The laws of the contract, as checks that run for every game.
//!
//! [`hold`] plays one game of uniformly random choices and checks every law on the way. A broken law panics with
//! its name, the seed, and the record up to that point, so that the position can be loaded and looked at.
//!
//! | law | file |
//! |---|---|
//! | waited-for seats have at least two choices, all different, all of which apply and leave a game that goes on; `apply_listed` does with them what `apply` does; everything else is refused and changes nothing, whichever seat tries it; every piece is somewhere, once; no state comes back; the game ends in time, with a result for every seat | `play` |
//! | simultaneous choices commute, in pairs and as whole blocks | `blocks` |
//! | a view cannot tell a guess from the truth; what a choice shows is what it says it reveals; events tell no more than views | `secrets` |
//! | states, choices and records survive being written and read; the same choices give the same game; take-back and redo lead back and forth | `records` |
//!
//! [`golden`] replays records that must never change; [`options`] compares what a game says of its options with what it
//! takes; [`pages`] holds the rules pages of a game to its tests and to each
//! other; [`Series`] plays random games for what is measured.

mod benches;
mod blocks;
pub mod golden;
pub mod options;
pub mod pages;
mod play;
mod random;
mod records;
mod secrets;

pub use random::Series;

use crate::record::Origin;
use crate::{Dice, Game, Seat, Seed, Table};
use serde_json::Value;

/// What the check of a law returns; the error says which law is broken and how.
type Law = Result<(), String>;

use crate::ensure;

/// Plays games `from..to` of a series with these options and checks every law in each.
///
/// # Panics
/// When a law is broken; the message has all that is needed to see it again.
pub fn hold_in_games<G: Game>(options: &G::Options, series: &str, games: std::ops::Range<u64>) {
    let seed = Seed::from_text(series).unwrap_or_else(|error| panic!("{error}"));
    for number in games {
        hold::<G>(options, seed.nth(number));
    }
}

/// Plays one game of random choices and checks every law on the way.
///
/// # Panics
/// When a law is broken; the message has all that is needed to see it again.
pub fn hold<G: Game>(options: &G::Options, seed: Seed) {
    let mut run = Run::<G>::new(options, seed);
    if let Err(broken) = run.play_to_the_end() {
        panic!(
            "{broken}\ngame {}, seed {seed}, after {} choices; the record:\n{}",
            G::NAME,
            run.line.len(),
            run.record()
        );
    }
}

/// One random game under examination.
struct Run<G: Game> {
    options: G::Options,
    seed: Seed,
    dice: Dice,
    first: G,
    now: G,
    line: Vec<(Seat, G::Choice)>,
    /// Choices of other times and seats, to be refused where they do not belong.
    strangers: Vec<G::Choice>,
    /// Fingerprints of the states that have been.
    seen: std::collections::HashSet<u64>,
    /// Where the open block began, and what was chosen in it.
    block: (G, Vec<(Seat, G::Choice)>),
    list: Vec<G::Choice>,
}

/// Every law is checked at each position in games of few choices; otherwise at about this many of them.
const POSITIONS: u32 = 40;

impl<G: Game> Run<G> {
    fn new(options: &G::Options, seed: Seed) -> Self {
        let first = G::start(options, seed).unwrap_or_else(|error| panic!("{options:?}: {error}"));
        Self {
            options: options.clone(),
            seed,
            dice: Dice::new(seed, u64::MAX),
            now: first.clone(),
            block: (first.clone(), Vec::new()),
            first,
            line: Vec::new(),
            strangers: Vec::new(),
            seen: Default::default(),
            list: Vec::new(),
        }
    }

    fn play_to_the_end(&mut self) -> Law {
        let mut expected = POSITIONS;
        loop {
            self.position_is_sound()?;
            // Early positions are looked at often, later ones ever more seldom, whatever the length of the game.
            if self.dice.below(expected / POSITIONS) == 0 {
                self.every_listed_choice_leads_on()?;
                self.strangers_are_refused()?;
                self.pairs_commute()?;
                self.views_keep_secrets()?;
                self.reveals_what_it_shows()?;
                self.secret_choices_have_the_same_events()?;
                self.survives_writing()?;
            }
            expected += 4;
            let waiting: Vec<Seat> = self.now.waiting_for().iter().collect();
            let Some(seat) = self.dice.pick(&waiting) else {
                break;
            };
            self.now.choices(seat, &mut self.list);
            let Some(choice) = self.dice.pick(&self.list) else {
                return Err(format!("{seat} is waited for without a choice"));
            };
            self.choose(seat, choice)?;
        }
        self.block_is_the_same_in_any_order()?;
        self.same_choices_same_game()?;
        self.take_back_and_redo_lead_back_and_forth()
    }

    fn record(&self) -> String {
        let options = serde_json::to_value(&self.options).unwrap_or(Value::Null);
        let Ok(mut table) = Table::<G>::start(&options, Origin::Seed(self.seed)) else {
            return "the options and the seed start no table".into();
        };
        for &(seat, choice) in &self.line {
            if let Err(error) = table.choose(seat, choice) {
                return format!("{}\nthe next choice fails: {error}", table.record().to_text());
            }
        }
        table.record().to_text()
    }
}
