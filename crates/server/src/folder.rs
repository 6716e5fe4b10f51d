//! The folder of a site: which files it has, that they are for their owner alone, and that only one program uses them.
//!
//! A new site writes its database first and its secret last. So a secret without a database never is a new site: it is
//! one that has lost its tables.

use crate::Failure;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

/// The file that holds all tables.
pub(crate) fn database(folder: &Path) -> PathBuf {
    folder.join("chronotope.sqlite")
}

/// The file that holds what cookies and links are signed with.
pub(crate) fn secret(folder: &Path) -> PathBuf {
    folder.join("secret.key")
}

/// The files that SQLite keeps beside a database while it is open, or after a crash.
pub(crate) fn beside(database: &Path) -> [PathBuf; 2] {
    ["-wal", "-shm"].map(|ending| {
        let mut path = database.as_os_str().to_owned();
        path.push(ending);
        path.into()
    })
}

/// Whether a file has something in it.
pub(crate) fn is_filled(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|file| file.len() > 0)
}

/// Makes the folder if it is not there, makes its files private, and makes sure that no other program uses it.
pub(crate) fn lock(folder: &Path) -> Result<File, Failure> {
    let shown = folder.display();
    let cannot = |error: io::Error| {
        Failure(format!("the folder {shown} cannot be written to ({error}): name another with --data"))
    };
    if !folder.exists() {
        fs::create_dir_all(folder).map_err(cannot)?;
        #[cfg(unix)]
        fs::set_permissions(folder, std::os::unix::fs::PermissionsExt::from_mode(0o700)).map_err(cannot)?;
    }
    let lock = private(OpenOptions::new().write(true).create(true).truncate(false), &folder.join("lock"));
    let lock = lock.map_err(cannot)?;
    match lock.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => {
            return Err(Failure(format!(
                "another chronotope serves from {shown} already: use that one, or name another folder with --data"
            )));
        }
        Err(TryLockError::Error(error)) => return Err(cannot(error)),
    }
    #[cfg(unix)]
    make_private(folder);
    Ok(lock)
}

/// Opens a file that only its owner can read, if it is created now.
pub(crate) fn private(options: &mut OpenOptions, path: &Path) -> io::Result<File> {
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600);
    options.open(path)
}

/// Refuses a folder whose tables are gone, and makes an empty private file for the database of a new site. SQLite gives
/// the files that it keeps beside a database the same permissions.
pub(crate) fn prepare(folder: &Path) -> Result<(), Failure> {
    let (database, secret) = (database(folder), secret(folder));
    if is_filled(&database) {
        return Ok(());
    }
    if secret.exists() {
        let what = if database.exists() { "is empty" } else { "is missing" };
        return Err(Failure(format!(
            "the database {} {what}, but {} shows that there was a site here: put a backup back with `chronotope restore FILE`, \
             or, to begin a new site, move secret.key away too",
            database.display(),
            secret.display(),
        )));
    }
    let made = private(OpenOptions::new().write(true).create(true).truncate(false), &database);
    made.map(drop).map_err(|error| Failure(format!("the database {} cannot be made: {error}", database.display())))
}

/// Takes the permissions of everybody but the owner from the files of a folder that was there before.
#[cfg(unix)]
fn make_private(folder: &Path) {
    use std::os::unix::fs::PermissionsExt;
    let [log, index] = beside(&database(folder));
    for path in [folder.join("lock"), secret(folder), database(folder), log, index] {
        let Ok(file) = fs::metadata(&path) else { continue };
        if file.permissions().mode() & 0o077 != 0
            && let Err(error) = fs::set_permissions(&path, PermissionsExt::from_mode(0o600))
        {
            tracing::warn!(file = %path.display(), %error, "others on this machine can read this file");
        }
    }
}

/// Says so if the folder itself is open to others. It is its owner's to change.
pub(crate) fn warn_if_open(folder: &Path) {
    #[cfg(unix)]
    if fs::metadata(folder)
        .is_ok_and(|folder| std::os::unix::fs::PermissionsExt::mode(&folder.permissions()) & 0o077 != 0)
    {
        let folder = folder.display();
        tracing::warn!(%folder, "others on this machine can look into this folder; `chmod 700` would keep them out");
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
    fn files_of_an_open_folder_become_private_and_the_folder_stays_as_it_is() {
        let folder = std::env::temp_dir().join(format!("chronotope-folder-{}", crate::keys::random_word().unwrap()));
        fs::create_dir(&folder).unwrap();
        fs::set_permissions(&folder, PermissionsExt::from_mode(0o755)).unwrap();
        let [log, index] = beside(&database(&folder));
        let files = [folder.join("lock"), secret(&folder), database(&folder), log, index];
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
    fn a_secret_without_a_database_is_a_loss_and_a_database_without_a_secret_is_a_beginning() {
        let folder = std::env::temp_dir().join(format!("chronotope-folder-{}", crate::keys::random_word().unwrap()));
        fs::create_dir(&folder).unwrap();
        prepare(&folder).unwrap();
        assert_eq!((is_filled(&database(&folder)), mode(&database(&folder))), (false, 0o600));
        // Interrupted there, it can begin again.
        prepare(&folder).unwrap();
        fs::write(secret(&folder), [7; 32]).unwrap();
        assert!(prepare(&folder).unwrap_err().to_string().contains("is empty"));
        fs::remove_file(database(&folder)).unwrap();
        assert!(prepare(&folder).unwrap_err().to_string().contains("is missing"));
        assert!(!database(&folder).exists(), "a refusal changes nothing");
        fs::remove_dir_all(&folder).unwrap();
    }
}
