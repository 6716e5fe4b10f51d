//! The contract that every game of Chronotope keeps, and what follows from keeping it.
//!
//! A game is a state and a handful of questions ([`Game`]): which seats owe a choice, what may a seat
//! choose, what happens then, what does a viewer see of it. Everything else here is built on those
//! questions alone and works for every game:
//!
//! * [`Table`] plays a game with take-back and redo, and keeps its [record],
//! * [`kit`] checks the laws that the contract states.
//!
//! Nothing here reads a clock or the network, nor a file, but for [`kit::pages`], which looks into a game's tests. No
//! law depends on the word size of a machine.
//!
//! ```
//! use tabletop::{Dice, Seed};
//!
//! let mut dice = Dice::new(Seed::from_text("an evening in May").unwrap(), 0);
//! let mut deck = [1, 2, 3, 4, 5];
//! dice.shuffle(&mut deck);
//! assert_eq!(deck.iter().sum::<i32>(), 15);
//! ```
#![forbid(unsafe_code)]
#![warn(clippy::float_arithmetic)]

mod assignment;
mod chance;
mod error;
mod game;
mod list;
mod macros;
mod offers;
mod options;
mod seats;
mod table;
mod words;

pub mod kit;
pub mod record;

pub use assignment::{Assignment, Written, read_players};
pub use chance::{Chance, Dice, Seed};
pub use error::{Error, ErrorKind, closest};
pub use game::{Events, Game, IllegalChoice, Results, SeatResult, Sink};
pub use list::List;
pub use macros::{any_of, unknown};
pub use offers::{Flow, GO_ON, Offered, Offers, Seek};
pub use options::{About, BySeat, Chosen, Conflict, Demand, OptionField, OptionKind, Preset, Reason, Relation};
pub use seats::{Seat, Seats, Viewer};
pub use table::{ActionPart, Preview, Table};
