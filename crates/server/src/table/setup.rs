//! New tables.

use super::core::Core;
use super::effects::{status_of, to_json};
use super::journal::{AbsenceTimeout, Hints, Line, SeatHolder};
use crate::storage::{Append, NewTable};
use games::GameEntry;
use serde_json::Value;
use tabletop::record::Origin;
use tabletop::{Error, ErrorKind, Seat};

pub(crate) struct TableSetup<'a> {
    pub(crate) game: &'static GameEntry,
    pub(crate) options: &'a Value,
    pub(crate) origin: Origin,
    pub(crate) holders: &'a [SeatHolder],
    pub(crate) opened_by: &'a str,
    /// Whether it is in the public list of tables with vacant seats.
    pub(crate) listed: bool,
    pub(crate) hints: Hints,
    pub(crate) absence_timeout: AbsenceTimeout,
    /// Whether it is opened to learn the game.
    pub(crate) learning: bool,
}

impl Core {
    /// A new table, ready to be stored.
    pub(crate) fn open(id: &str, setup: &TableSetup) -> Result<NewTable, Error> {
        let TableSetup { game, options, origin, holders, opened_by, listed, hints, absence_timeout, learning } = setup;
        let hosted = game.start(options, origin.clone())?;
        let seats = hosted.seats().len();
        if hosted.over() {
            return Err(Error::new(ErrorKind::Position, "the game is over at this position: nothing is left to play"));
        }
        if holders.len() != seats {
            let message = format!("{} seats were given for a table of {seats}", holders.len());
            return Err(Error::new(ErrorKind::Options, message));
        }
        let to_line = |(seat, holder): (Seat, &SeatHolder)| Line::Holder { seat, holder: holder.clone() };
        let hints = (*hints != Hints::default()).then_some(Line::Hints { to: *hints });
        let absence_timeout = (*absence_timeout != AbsenceTimeout::default())
            .then_some(Line::AbsenceTimeout { timeout: *absence_timeout });
        let settings = hints.into_iter().chain(absence_timeout).chain(learning.then_some(Line::Learning {}));
        let lines = (0..).map(Seat).zip(*holders).map(to_line).chain(settings).map(|line| to_json(&line)).collect();
        Ok(NewTable {
            id: id.to_owned(),
            game: game.name.to_owned(),
            opened_by: (*opened_by).to_owned(),
            listed: *listed,
            header: hosted.header(),
            first: Append {
                table: id.to_owned(),
                number: 0,
                lines,
                revisions: vec![1; seats],
                played: false,
                holders_changed: true,
                status: status_of(&*hosted, holders),
                snapshot: None,
            },
        })
    }
}
