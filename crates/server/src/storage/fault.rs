//! What SQLite's error codes mean to whoever runs the site.

use crate::disk::{self, Space};
use sqlx::error::DatabaseError;
use std::path::Path;

pub(super) const PERMISSION: u32 = 3;
const BUSY: u32 = 5;
pub(super) const READ_ONLY: u32 = 8;
const IO_ERROR: u32 = 10;
pub(super) const CORRUPT: u32 = 11;
const FULL: u32 = 13;
pub(super) const CANNOT_OPEN: u32 = 14;
const TOO_BIG: u32 = 18;
const CONSTRAINT: u32 = 19;
const MISMATCH: u32 = 20;
pub(super) const NOT_A_DATABASE: u32 = 26;

/// With less than this a disk is full, whatever kind of error that brings.
const NEXT_TO_NOTHING: u64 = 64 * 1024;

/// The kind of an error; 0 if it does not come from SQLite. <https://www.sqlite.org/rescode.html>
pub(super) fn primary_code(error: &sqlx::Error) -> u32 {
    let code = error.as_database_error().and_then(DatabaseError::code);
    // The higher bits tell more about it.
    code.and_then(|code| code.parse::<u32>().ok()).map_or(0, |code| code & 0xFF)
}

/// Whether it was what should be written that was refused, and something else could be written.
pub(super) fn is_bad_write(error: &sqlx::Error) -> bool {
    matches!(primary_code(error), TOO_BIG | CONSTRAINT | MISMATCH)
}

/// Why nothing could be written to a database in `folder`.
pub(super) fn in_words(error: &sqlx::Error, folder: &Path) -> String {
    told(primary_code(error), &error.to_string(), folder, disk::free(folder))
}

fn told(code: u32, error: &str, folder: &Path, space: Option<Space>) -> String {
    let shown = folder.display();
    let no_room = space.is_some_and(|space| space.free < NEXT_TO_NOTHING);
    match code {
        FULL | IO_ERROR if code == FULL || no_room => match space {
            Some(space) => format!("the disk is full: {space} left in {shown}"),
            None => format!("the disk is full, the one that holds {shown}"),
        },
        IO_ERROR => format!("the disk that holds {shown} fails ({error}): look into the log of the system"),
        BUSY => format!("another program holds the database in {shown}: end it"),
        READ_ONLY | CANNOT_OPEN | PERMISSION => {
            format!("the database in {shown} cannot be written: check who owns it, and whether the disk is read-only")
        }
        CORRUPT | NOT_A_DATABASE => format!("the database in {shown} is damaged ({error}): put back a copy of it"),
        _ => format!("the database in {shown} refuses: {error}"),
    }
}

#[cfg(test)]
mod tests {
    use super::{BUSY, FULL, IO_ERROR, told};
    use crate::disk::Space;
    use std::path::Path;

    #[test]
    fn a_full_disk_is_told_with_what_is_left_and_where() {
        let folder = Path::new("/srv/games");
        let (none, some) = (Space { free: 0, total: 4 << 20 }, Space { free: 3 << 20, total: 4 << 20 });
        let full = "the disk is full: 0 of 4 MB left in /srv/games";
        assert_eq!(told(FULL, "", folder, Some(none)), full);
        assert_eq!(told(IO_ERROR, "(code: 4874) disk I/O error", folder, Some(none)), full);
        let failing = told(IO_ERROR, "(code: 1034) disk I/O error", folder, Some(some));
        assert!(failing.contains("fails ((code: 1034) disk I/O error)"), "{failing}");
        assert!(told(BUSY, "", folder, Some(some)).contains("another program"));
    }
}
