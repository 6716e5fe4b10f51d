//! How much room there is on the disk that holds the data.

use std::fmt;
use std::path::Path;

/// The room on a disk, in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Space {
    /// What this program can still use.
    pub(crate) free: u64,
    /// The size of the whole disk.
    pub(crate) total: u64,
}

/// The room on the disk that holds `folder`, if the system tells.
#[cfg(unix)]
pub(crate) fn free(folder: &Path) -> Option<Space> {
    let disk = rustix::fs::statvfs(folder).ok()?;
    let bytes = |blocks: u64| blocks.saturating_mul(disk.f_frsize);
    Some(Space { free: bytes(disk.f_bavail), total: bytes(disk.f_blocks) })
}

/// The room on the disk that holds `folder`, if the system tells.
#[cfg(not(unix))]
pub(crate) fn free(_folder: &Path) -> Option<Space> {
    None
}

/// "0 of 4 MB", "1.5 of 20 GB": both in the unit of the larger one.
impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const UNITS: [(u64, &str); 3] = [(1 << 40, "TB"), (1 << 30, "GB"), (1 << 20, "MB")];
        let (size, unit) = UNITS.into_iter().find(|(size, _)| self.total >= *size).unwrap_or((1 << 20, "MB"));
        // Rounded down: what is told to be free is free.
        let tenths = |bytes: u64| {
            let tenths = u128::from(bytes) * 10 / u128::from(size);
            if tenths % 10 == 0 { format!("{}", tenths / 10) } else { format!("{}.{}", tenths / 10, tenths % 10) }
        };
        write!(f, "{} of {} {unit}", tenths(self.free), tenths(self.total))
    }
}

#[cfg(test)]
mod tests {
    use super::{Space, free};
    use std::path::Path;

    #[test]
    fn the_room_is_told_in_a_unit_that_fits_the_disk() {
        let told = |free, total| Space { free, total }.to_string();
        assert_eq!(told(0, 4 << 20), "0 of 4 MB");
        assert_eq!(told(100_000, 4 << 20), "0 of 4 MB");
        assert_eq!(told(3 << 29, 20 << 30), "1.5 of 20 GB");
        assert_eq!(told(0, 0), "0 of 0 MB");
        assert_eq!(told(u64::MAX, u64::MAX), "16777215.9 of 16777215.9 TB");
    }

    #[cfg(unix)]
    #[test]
    fn a_folder_that_is_there_lies_on_a_disk_and_another_does_not() {
        let space = free(Path::new(env!("CARGO_MANIFEST_DIR")));
        assert!(space.is_some_and(|space| space.total > 0 && space.free <= space.total));
        assert_eq!(free(Path::new("/no/such/folder")), None);
    }
}
