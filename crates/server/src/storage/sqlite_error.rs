//! Explains SQLite's error codes to the operator of the site.

use crate::disk::{self, DiskSpace};
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

/// With less free space than this, an I/O error means that the disk is full.
const MIN_FREE_BYTES: u64 = 64 * 1024;

/// The primary result code, or 0 if the error does not come from SQLite. See <https://www.sqlite.org/rescode.html>
pub(super) fn primary_code(error: &sqlx::Error) -> u32 {
    let code = error.as_database_error().and_then(DatabaseError::code);
    // The higher bits are those of the extended result code.
    code.and_then(|code| code.parse::<u32>().ok()).map_or(0, |code| code & 0xFF)
}

/// Whether SQLite refused this write only, so that others can still succeed.
pub(super) fn is_bad_write(error: &sqlx::Error) -> bool {
    matches!(primary_code(error), TOO_BIG | CONSTRAINT | MISMATCH)
}

/// Why writing to a database in `folder` failed, and what helps.
pub(super) fn message(error: &sqlx::Error, folder: &Path) -> String {
    explain(primary_code(error), &error.to_string(), folder, disk::space(folder))
}

fn explain(code: u32, error: &str, folder: &Path, space: Option<DiskSpace>) -> String {
    let shown = folder.display();
    let disk_full = space.is_some_and(|space| space.free < MIN_FREE_BYTES);
    match code {
        FULL | IO_ERROR if code == FULL || disk_full => match space {
            Some(space) => format!("the disk is full: {space} left in {shown}"),
            None => format!("the disk that holds {shown} is full"),
        },
        IO_ERROR => format!("the disk that holds {shown} fails ({error}): check the system log"),
        BUSY => format!("another program locks the database in {shown}: stop it"),
        READ_ONLY | CANNOT_OPEN | PERMISSION => {
            format!("the database in {shown} cannot be written: check who owns it, and whether the disk is read-only")
        }
        CORRUPT | NOT_A_DATABASE => format!("the database in {shown} is damaged ({error}): restore a backup"),
        _ => format!("the database in {shown} reports an error: {error}"),
    }
}

#[cfg(test)]
mod tests {
    use super::{BUSY, FULL, IO_ERROR, explain};
    use crate::disk::DiskSpace;
    use std::path::Path;

    #[test]
    fn a_full_disk_is_reported_with_its_free_space_and_folder() {
        let folder = Path::new("/srv/games");
        let (none, some) = (DiskSpace { free: 0, total: 4 << 20 }, DiskSpace { free: 3 << 20, total: 4 << 20 });
        let full = "the disk is full: 0 of 4 MB left in /srv/games";
        assert_eq!(explain(FULL, "", folder, Some(none)), full);
        assert_eq!(explain(IO_ERROR, "(code: 4874) disk I/O error", folder, Some(none)), full);
        let failing = explain(IO_ERROR, "(code: 1034) disk I/O error", folder, Some(some));
        assert!(failing.contains("fails ((code: 1034) disk I/O error)"), "{failing}");
        assert!(explain(BUSY, "", folder, Some(some)).contains("another program"));
    }
}
