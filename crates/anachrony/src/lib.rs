//! The rules of *Anachrony*, the base game: two to four players, both sides of the boards, and its four variants.
//!
//! | room | what lives there |
//! |---|---|
//! | [`data`] | what is printed on the components |
//! | [`setup`] | options, their checks, the first state |
//! | [`state`], [`player`], [`participant`] | what lies on the table, what in front of a player, and who takes part |
//! | [`choice`], [`event`] | what a player can click, and what happens then |
//! | [`step`] | the half-made action, as a stack of steps |
//! | `flow` | eras, phases, whose choice it is |
//! | `actions` | one file for each kind of action: what it takes, what it does |
//! | [`modules`] | rules on top of the base game, one folder each, and the questions they are asked |
//! | [`score`] | points and tie-breaks |
//! | [`view`], `guess` | what each viewer sees, and what that viewer must take for possible |
//! | `check` | whether a state from outside can be |
//!
//! ```
//! use anachrony::{Anachrony, Options};
//! use tabletop::{Game, Seat, Seed};
//!
//! let options = Options { players: 3, ..Options::default() };
//! let mut game = Anachrony::start(&options, Seed::from_text("evening").unwrap()).unwrap();
//! let mut choices = Vec::new();
//! while let Some(seat) = game.waiting_for().iter().next() {
//!     game.choices(seat, &mut choices);
//!     game.apply(seat, choices[0], &mut ()).unwrap();
//! }
//! assert_eq!(game.outcome().unwrap().seats.len(), 3);
//! ```
#![forbid(unsafe_code)]
#![warn(clippy::float_arithmetic)]

pub mod choice;
pub mod data;
pub mod event;
pub mod modules;
pub mod participant;
pub mod player;
pub mod score;
pub mod setup;
pub mod state;
pub mod step;
pub mod tally;
pub mod view;

mod actions;
mod check;
mod flow;
mod game;
mod guess;

/// The rules as a player reads them, as Markdown; each rule with its id. One row for each language, English first.
pub const RULES_PAGES: &[(&str, &str)] = &[
    ("en", include_str!("../rules/en.md")),
    ("ru", include_str!("../rules/ru.md")),
    ("cs", include_str!("../rules/cs.md")),
];

pub use choice::Choice;
pub use event::Event;
pub use participant::Participant;
pub use score::Outcome;
pub use setup::{Foretold, Options, Setup, Variants};
pub use state::Anachrony;
pub use view::View;
