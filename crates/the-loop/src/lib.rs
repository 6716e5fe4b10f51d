//! The rules of *The LOOP*, the basic mode S.A.B.O.T.A.G.E. with its three levels: two to four agents, a player for each
//! of them, or one player alone with two to four agents.
//!
//! | room | what lives there |
//! |---|---|
//! | [`data`] | what is printed on the components, and the vocabulary of effects |
//! | [`setup`] | options, their checks, the first state |
//! | [`state`], [`deck`] | what lies on the table |
//! | [`choice`], [`event`] | what a player can click, and what happens then |
//! | [`step`] | the half-made action, as a stack of steps |
//! | `flow` | the Doctor, turns, cycles, whose choice it is |
//! | `actions` | moving, using cards, LOOP, taking, archiving |
//! | `effects` | what artifacts do: one place for each operation |
//! | `missions` | progress on missions |
//! | [`outcome`] | how it ended |
//! | [`view`] | what each viewer sees |
//! | `check` | whether a state from outside can be |
//! | `contract` | the implementation of [`tabletop::Game`] |
//!
//! ```
//! use tabletop::{Game, Seed};
//! use the_loop::{Options, TheLoop};
//!
//! let options: Options = serde_json::from_str(r#"{"players": 3}"#).unwrap();
//! let mut game = TheLoop::start(&options, Seed::from_text("evening").unwrap()).unwrap();
//! let mut choices = Vec::new();
//! while let Some(seat) = game.waiting_for().iter().next() {
//!     game.choices(seat, &mut choices);
//!     game.apply(seat, choices[0], &mut ()).unwrap();
//! }
//! assert!(game.outcome().is_some());
//! ```
#![forbid(unsafe_code)]
#![warn(clippy::float_arithmetic)]

pub mod choice;
pub mod data;
pub mod deck;
pub mod event;
pub mod outcome;
pub mod setup;
pub mod state;
pub mod step;
pub mod view;

mod actions;
mod check;
mod contract;
mod effects;
mod flow;
mod missions;

/// The rules as a player reads them, as Markdown; each rule with its id. One row for each language, English first.
pub const RULES_PAGES: &[(&str, &str)] = &[
    ("en", include_str!("../rules/en.md")),
    ("ru", include_str!("../rules/ru.md")),
    ("cs", include_str!("../rules/cs.md")),
];

pub use choice::Choice;
pub use event::Event;
pub use outcome::Outcome;
pub use setup::{Options, Setup};
pub use state::TheLoop;
pub use view::View;
