//! A table that lives: what happens at it, who watches, what is written down. It knows nothing of HTTP.
//!
//! | file | what lives there |
//! |---|---|
//! | [`journal`] | the lines that a table is kept as |
//! | [`core`] | the table itself: what people and bots may do at it |
//! | [`attention`] | whether anybody is at the table; where nobody is, bots pause |
//! | [`chairs`] | who sits where |
//! | [`absence`] | when a bot may play for somebody who is away |
//! | [`denial`] | why something cannot be done |
//! | [`hint`] | who may ask for a hint, and what they are shown |
//! | [`snapshot`] | how a table goes on when its lines no longer replay |
//! | [`show`] | what each viewer is shown of it |
//! | [`load`] | how a table comes into memory |
//! | [`life`] | the task that runs a table, and the list of those that are in memory |

mod absence;
mod attention;
mod chairs;
mod core;
mod denial;
mod hint;
mod journal;
mod life;
mod load;
mod show;
mod snapshot;

pub(crate) use self::core::{Answer, Core, Deed, Opening};
pub(crate) use self::denial::Denial;
pub(crate) use self::journal::{Chair, Hints, Patience};
pub(crate) use self::life::{Desk, Tables, Trouble};
pub(crate) use self::show::{Look, WAITING_UPDATES, Watcher, names};
