//! The data folder of a site. Its files are private, and only one program may use it at a time.
//!
//! A new site writes its database first and its secret last. So a secret without a database means that the tables are lost,
//! and is never taken for a new site.

use crate::ServeError;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

pub(crate) fn database(folder: &Path) -> PathBuf {
    folder.join("chronotope.sqlite")
}

/// The key that signs cookies and links.
pub(crate) fn secret(folder: &Path) -> PathBuf {
    folder.join("secret.key")
}

/// The files that SQLite keeps next to an open database, and leaves there after a crash.
pub(crate) fn wal_files(database: &Path) -> [PathBuf; 2] {
    ["-wal", "-shm"].map(|ending| {
        let mut path = database.as_os_str().to_owned();
        path.push(ending);
        path.into()
    })
}

pub(crate) fn is_nonempty(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|file| file.len() > 0)
}

/// Creates the folder if necessary, makes its files private and locks it.
pub(crate) fn lock(folder: &Path) -> Result<File, ServeError> {
    let shown = folder.display();
    let write_error = |error: io::Error| {
        ServeError(format!("the folder {shown} cannot be written to ({error}): name another with --data"))
    };
    if !folder.exists() {
        fs::create_dir_all(folder).map_err(write_error)?;
        #[cfg(unix)]
        fs::set_permissions(folder, std::os::unix::fs::PermissionsExt::from_mode(0o700)).map_err(write_error)?;
    }
    let lock = open_private(OpenOptions::new().write(true).create(true).truncate(false), &folder.join("lock"));
    let lock = lock.map_err(write_error)?;
    match lock.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => {
            return Err(ServeError(format!(
                "another chronotope already uses {shown}: use that one, or name another folder with --data"
            )));
        }
        Err(TryLockError::Error(error)) => return Err(write_error(error)),
    }
    #[cfg(unix)]
    make_private(folder);
    Ok(lock)
}

/// Opens a file. If it is created, only its owner can read it.
pub(crate) fn open_private(options: &mut OpenOptions, path: &Path) -> io::Result<File> {
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600);
    options.open(path)
}

/// Refuses a folder that has lost its database, and creates an empty private file for a new one. SQLite gives its WAL files the
/// permissions of the database.
pub(crate) fn prepare(folder: &Path) -> Result<(), ServeError> {
    let (database, secret) = (database(folder), secret(folder));
    if is_nonempty(&database) {
        return Ok(());
    }
    if secret.exists() {
        let what = if database.exists() { "is empty" } else { "is missing" };
        return Err(ServeError(format!(
            "the database {} {what}, but {} shows that there was a site here: restore a backup with `chronotope restore FILE`, \
             or, to begin a new site, move secret.key away too",
            database.display(),
            secret.display(),
        )));
    }
    let made = open_private(OpenOptions::new().write(true).create(true).truncate(false), &database);
    made.map(drop)
        .map_err(|error| ServeError(format!("the database {} cannot be created: {error}", database.display())))
}

/// Makes the files of an existing folder private.
#[cfg(unix)]
fn make_private(folder: &Path) {
    use std::os::unix::fs::PermissionsExt;
    let [wal, shm] = wal_files(&database(folder));
    for path in [folder.join("lock"), secret(folder), database(folder), wal, shm] {
        let Ok(file) = fs::metadata(&path) else { continue };
        if file.permissions().mode() & 0o077 != 0
            && let Err(error) = fs::set_permissions(&path, PermissionsExt::from_mode(0o600))
        {
            tracing::warn!(file = %path.display(), %error, "other users of this machine can read this file");
        }
    }
}

/// The permissions of the folder itself are left to its owner.
pub(crate) fn warn_if_open(folder: &Path) {
    #[cfg(unix)]
    if fs::metadata(folder)
        .is_ok_and(|folder| std::os::unix::fs::PermissionsExt::mode(&folder.permissions()) & 0o077 != 0)
    {
        let folder = folder.display();
        tracing::warn!(%folder, "other users of this machine can list this folder; `chmod 700` prevents that");
    }
}

#[cfg(test)]
#[cfg(unix)]
mod tests {
    use super::*;
    use std::os::unix::fs::PermissionsExt;

    fn mode(path: &Path) -> u32 {
        fs::metadata(path).unwrap().permissions().mode() & 0o777
    }

    #[test]
    fn files_become_private_and_the_folder_keeps_its_permissions() {
        let folder = std::env::temp_dir().join(format!("chronotope-folder-{}", crate::random::random_id().unwrap()));
        fs::create_dir(&folder).unwrap();
        fs::set_permissions(&folder, PermissionsExt::from_mode(0o755)).unwrap();
        let [wal, shm] = wal_files(&database(&folder));
        let files = [folder.join("lock"), secret(&folder), database(&folder), wal, shm];
        for file in &files {
            fs::write(file, "x").unwrap();
            fs::set_permissions(file, PermissionsExt::from_mode(0o644)).unwrap();
        }
        let held = lock(&folder).unwrap();
        assert_eq!(files.each_ref().map(|file| mode(file)), [0o600; 5]);
        assert_eq!(mode(&folder), 0o755);
        assert!(lock(&folder).unwrap_err().to_string().contains("another chronotope"));
        drop(held);
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn a_secret_without_a_database_is_an_error_and_a_database_without_a_secret_is_a_new_site() {
        let folder = std::env::temp_dir().join(format!("chronotope-folder-{}", crate::random::random_id().unwrap()));
        fs::create_dir(&folder).unwrap();
        prepare(&folder).unwrap();
        assert_eq!((is_nonempty(&database(&folder)), mode(&database(&folder))), (false, 0o600));
        // If it was interrupted here, it can start again.
        prepare(&folder).unwrap();
        fs::write(secret(&folder), [7; 32]).unwrap();
        assert!(prepare(&folder).unwrap_err().to_string().contains("is empty"));
        fs::remove_file(database(&folder)).unwrap();
        assert!(prepare(&folder).unwrap_err().to_string().contains("is missing"));
        assert!(!database(&folder).exists(), "an error changes nothing");
        fs::remove_dir_all(&folder).unwrap();
    }
}
