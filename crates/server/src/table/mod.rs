//! Tables: what happens at them, who follows them, what is saved. Nothing here knows HTTP.
//!
//! | file | contents |
//! |---|---|
//! | [`journal`] | the lines that a table is saved as |
//! | [`core`] | a table in memory, and what people and bots may do at it |
//! | [`setup`] | new tables |
//! | [`seats`] | who plays which seat |
//! | [`absence`] | when a bot may play for a person who is away |
//! | [`attention`] | whether anybody is at the table; bots pause where nobody is |
//! | [`hint`] | hints |
//! | [`action_error`] | why an action is refused |
//! | [`page`] | the page as each viewer sees it |
//! | [`subscribers`] | the browsers that follow a table, and their updates |
//! | [`effects`] | what has to be saved after a change, and which bots have to think |
//! | [`snapshot`] | how a table goes on when its journal no longer replays |
//! | [`load`] | loading a table into memory |
//! | [`tables`] | the tables in memory |
//! | [`task`] | the task that owns a table in memory |

mod absence;
mod action_error;
mod attention;
mod core;
mod effects;
mod hint;
mod journal;
mod load;
mod page;
mod seats;
mod setup;
mod snapshot;
mod subscribers;
mod tables;
mod task;

pub(crate) use self::action_error::ActionError;
pub(crate) use self::core::{ActionResult, Core, SeatAction};
pub(crate) use self::journal::{AbsenceTimeout, Hints, SeatHolder};
pub(crate) use self::page::{ViewContext, names};
pub(crate) use self::setup::TableSetup;
pub(crate) use self::subscribers::{Subscriber, UPDATE_BUFFER};
pub(crate) use self::tables::{Services, TableError, Tables};
