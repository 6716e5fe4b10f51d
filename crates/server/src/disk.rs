//! Free space on the disk that holds the data.

use std::fmt;
use std::path::Path;

/// In bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct DiskSpace {
    /// Available to this program.
    pub(crate) free: u64,
    pub(crate) total: u64,
}

/// The space on the disk that holds `folder`, if the system reports it.
#[cfg(unix)]
pub(crate) fn space(folder: &Path) -> Option<DiskSpace> {
    let disk = rustix::fs::statvfs(folder).ok()?;
    let bytes = |blocks: u64| blocks.saturating_mul(disk.f_frsize);
    Some(DiskSpace { free: bytes(disk.f_bavail), total: bytes(disk.f_blocks) })
}

#[cfg(not(unix))]
pub(crate) fn space(_folder: &Path) -> Option<DiskSpace> {
    None
}

/// "0 of 4 MB", "1.5 of 20 GB": both in the unit of the larger one.
impl fmt::Display for DiskSpace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const UNITS: [(u64, &str); 3] = [(1 << 40, "TB"), (1 << 30, "GB"), (1 << 20, "MB")];
        let (size, unit) = UNITS.into_iter().find(|(size, _)| self.total >= *size).unwrap_or((1 << 20, "MB"));
        // Rounded down, so that free space is never overstated.
        let tenths = |bytes: u64| {
            let tenths = u128::from(bytes) * 10 / u128::from(size);
            if tenths % 10 == 0 { format!("{}", tenths / 10) } else { format!("{}.{}", tenths / 10, tenths % 10) }
        };
        write!(f, "{} of {} {unit}", tenths(self.free), tenths(self.total))
    }
}

#[cfg(test)]
mod tests {
    use super::DiskSpace;
    use std::path::Path;

    #[test]
    fn space_is_shown_in_a_unit_that_fits_the_disk() {
        let shown = |free, total| DiskSpace { free, total }.to_string();
        assert_eq!(shown(0, 4 << 20), "0 of 4 MB");
        assert_eq!(shown(100_000, 4 << 20), "0 of 4 MB");
        assert_eq!(shown(3 << 29, 20 << 30), "1.5 of 20 GB");
        assert_eq!(shown(0, 0), "0 of 0 MB");
        assert_eq!(shown(u64::MAX, u64::MAX), "16777215.9 of 16777215.9 TB");
    }

    #[cfg(unix)]
    #[test]
    fn only_an_existing_folder_has_disk_space() {
        let space = super::space(Path::new(env!("CARGO_MANIFEST_DIR")));
        assert!(space.is_some_and(|space| space.total > 0 && space.free <= space.total));
        assert_eq!(super::space(Path::new("/no/such/folder")), None);
    }
}
