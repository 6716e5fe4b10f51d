//! The rules of *It's a Wonderful World*: two to five players, alone, and alone with a scenario.
//!
//! | room | what lives there |
//! |---|---|
//! | [`data`] | what is printed on the cards |
//! | [`setup`] | options, their checks, the first state |
//! | [`state`] | what lies on the table |
//! | [`choice`], [`event`] | what a player can click, and what happens then |
//! | `flow` | rounds, phases, whose choice it is |
//! | `actions` | one file for each kind of action: what it takes, what it does |
//! | [`score`] | points, tie-breaks, ratings and medals |
//! | [`view`], `guess` | what each viewer sees, and what that viewer must take for possible |
//! | `check` | whether a state from outside can be |
//! | `contract` | the implementation of [`tabletop::Game`] |
//!
//! ```
//! use tabletop::{Game, Seat, Seed};
//! use wonderful_world::{Options, WonderfulWorld};
//!
//! let options = Options { players: 3, ..Options::default() };
//! let mut game = WonderfulWorld::start(&options, Seed::from_text("evening").unwrap()).unwrap();
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
pub mod score;
pub mod setup;
pub mod state;
pub mod view;

mod actions;
mod check;
mod contract;
mod flow;
mod guess;

/// The rules as a player reads them, as Markdown; each rule with its id. One row for each language, English first.
pub const RULES_PAGES: &[(&str, &str)] = &[
    ("en", include_str!("../rules/en.md")),
    ("ru", include_str!("../rules/ru.md")),
    ("cs", include_str!("../rules/cs.md")),
];

pub use choice::Choice;
pub use event::Event;
pub use score::Outcome;
pub use setup::{Options, Setup};
pub use state::WonderfulWorld;
pub use view::View;
