//! Backup of a whole site into one file, and restoring it.
//!
//! The copy is made by SQLite's `VACUUM INTO`. It is one read transaction, so it holds everything that was acknowledged before
//! it began, and does not block the site. SQLite's backup API needs `unsafe` code and restarts whenever the site writes. The
//! secret is stored in an extra table of the copy.

use crate::storage::newest_migration;
use crate::{ServeError, data_dir};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// Backs up the site in `data`, which may be running, into a new file, and returns the number of tables. The file is private: it
/// holds all hidden cards and the secret key.
pub async fn backup(data: &Path, file: &Path) -> Result<i64, ServeError> {
    let (database, shown) = (data_dir::database(data), file.display());
    let secret = fs::read(data_dir::secret(data)).ok().filter(|_| data_dir::is_nonempty(&database));
    let secret = secret
        .ok_or_else(|| ServeError(format!("there is no site in {}: name its folder with --data", data.display())))?;
    if file.exists() {
        return Err(ServeError(format!("{shown} already exists: name a new file, or move the old one away")));
    }
    let part = with_ending(file, ".part");
    let result = async {
        let _ = fs::remove_file(&part);
        let created = data_dir::open_private(OpenOptions::new().write(true).create_new(true), &part);
        drop(created.map_err(|error| ServeError(format!("{shown} cannot be written: {error}")))?);
        let count = copy(&database, &part, &secret).await.map_err(|error| {
            ServeError(format!("the backup {shown} cannot be written ({error}): check the space on that disk"))
        })?;
        let saved = File::open(&part).and_then(|part| part.sync_all()).and_then(|()| fs::rename(&part, file));
        saved
            .and_then(|()| sync_folder_of(file))
            .map_err(|error| ServeError(format!("{shown} cannot be written: {error}")))?;
        Ok(count)
    };
    let result = result.await;
    if result.is_err() {
        let _ = fs::remove_file(&part);
    }
    result
}

async fn copy(database: &Path, part: &Path, secret: &[u8]) -> Result<i64, sqlx::Error> {
    let wait = Duration::from_secs(30);
    // Nothing is written. But if this is the last connection to close, only a writable one removes the WAL.
    let options = SqliteConnectOptions::new().filename(database).busy_timeout(wait);
    let mut site = options.connect().await?;
    sqlx::query("VACUUM INTO ?").bind(part.to_string_lossy().as_ref()).execute(&mut site).await?;
    site.close().await?;
    let mut copy = SqliteConnectOptions::new().filename(part).connect().await?;
    sqlx::query("CREATE TABLE backup (secret BLOB NOT NULL) STRICT").execute(&mut copy).await?;
    sqlx::query("INSERT INTO backup (secret) VALUES (?)").bind(secret).execute(&mut copy).await?;
    let count = sqlx::query_scalar("SELECT count(*) FROM tables").fetch_one(&mut copy).await?;
    copy.close().await?;
    Ok(count)
}

#[derive(Debug)]
pub struct Restored {
    pub tables: i64,
    /// Where the previous site was moved to.
    pub moved_to: Option<PathBuf>,
}

/// Restores a backup into the folder `data`, which must not be in use. If the folder has a site, it is moved away with `replace`;
/// otherwise this is an error.
///
/// The files are written completely and then renamed, the secret first. If that is interrupted, the folder has a secret and no
/// database, and the program refuses to start there.
pub async fn restore(data: &Path, file: &Path, replace: bool) -> Result<Restored, ServeError> {
    if !file.is_file() {
        return Err(ServeError(format!("there is no file {}", file.display())));
    }
    let _lock = data_dir::lock(data)?;
    let (database, secret) = (data_dir::database(data), data_dir::secret(data));
    if data_dir::is_nonempty(&database) && !replace {
        return Err(ServeError(format!(
            "{} already has a site: name another folder with --data, or use --replace, which moves that site away",
            data.display()
        )));
    }
    let (new_database, new_secret) = (data.join("restoring.sqlite"), data.join("restoring.key"));
    let write_error =
        |error: io::Error| ServeError(format!("the folder {} cannot be written to: {error}", data.display()));
    let copied = async {
        write_private(&new_database, |to| io::copy(&mut File::open(file)?, to).map(drop)).map_err(write_error)?;
        let (tables, key) = open_copy(&new_database, file).await?;
        write_private(&new_secret, |to| to.write_all(&key)).map_err(write_error)?;
        File::open(&new_database).and_then(|file| file.sync_all()).map_err(write_error)?;
        Ok(tables)
    };
    let tables = match copied.await {
        Ok(tables) => tables,
        Err(error) => {
            let _ = fs::remove_file(&new_database);
            let _ = fs::remove_file(&new_secret);
            return Err(error);
        }
    };
    let place = || {
        let moved_to = move_away(data)?;
        fs::rename(&new_secret, &secret)?;
        sync_folder_of(&secret)?;
        fs::rename(&new_database, &database)?;
        sync_folder_of(&database)?;
        Ok(moved_to)
    };
    place().map(|moved_to| Restored { tables, moved_to }).map_err(write_error)
}

/// Checks a copy of a backup, removes the secret from it and returns it, with the number of tables.
async fn open_copy(copy: &Path, file: &Path) -> Result<(i64, Vec<u8>), ServeError> {
    let shown = file.display();
    let damaged = |error: &dyn std::fmt::Display| {
        ServeError(format!("{shown} is damaged or not a backup ({error}): use another backup"))
    };
    let options = SqliteConnectOptions::new().filename(copy).pragma("secure_delete", "on");
    let mut copy = options.connect().await.map_err(|error| damaged(&error))?;
    let found: String =
        sqlx::query_scalar("PRAGMA integrity_check(1)").fetch_one(&mut copy).await.map_err(|error| damaged(&error))?;
    if found != "ok" {
        // SQLite writes a heading above the errors.
        return Err(damaged(&found.lines().last().unwrap_or_default()));
    }
    let read = contents(&mut copy).await;
    let closed = copy.close().await;
    let (version, contents) = read.map_err(|_| {
        ServeError(format!("{shown} was not made by `chronotope backup`: only such a file can be restored"))
    })?;
    if version > newest_migration() {
        return Err(ServeError(format!(
            "{shown} was made by a newer version of this program: restore it with that version"
        )));
    }
    closed.map(|()| contents).map_err(|error| damaged(&error))
}

/// The newest migration of a backup, the number of tables, and the secret, which is removed.
async fn contents(copy: &mut SqliteConnection) -> Result<(i64, (i64, Vec<u8>)), sqlx::Error> {
    let secret = sqlx::query_scalar("SELECT secret FROM backup").fetch_one(&mut *copy).await?;
    let version = sqlx::query_scalar("SELECT max(version) FROM _sqlx_migrations").fetch_one(&mut *copy).await?;
    let tables = sqlx::query_scalar("SELECT count(*) FROM tables").fetch_one(&mut *copy).await?;
    sqlx::query("DROP TABLE backup").execute(copy).await?;
    Ok((version, (tables, secret)))
}

/// Moves the files of a site into a new folder. The secret is copied instead, so that the folder is not taken for a new site in
/// the meantime.
fn move_away(data: &Path) -> io::Result<Option<PathBuf>> {
    let (database, secret) = (data_dir::database(data), data_dir::secret(data));
    let [wal, shm] = data_dir::wal_files(&database);
    // The database goes first: without its WAL it would lack the last writes.
    let files: Vec<_> = [database, wal, shm].into_iter().filter(|path| path.exists()).collect();
    if files.is_empty() && !secret.exists() {
        return Ok(None);
    }
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
    let free = |path: &PathBuf| !path.exists();
    let target = (seconds..).map(|number| data.join(format!("replaced-{number}"))).find(free);
    let target = target.ok_or_else(|| io::Error::other("no free folder name for the previous site"))?;
    fs::create_dir(&target)?;
    #[cfg(unix)]
    fs::set_permissions(&target, std::os::unix::fs::PermissionsExt::from_mode(0o700))?;
    if secret.exists() {
        fs::copy(&secret, target.join("secret.key"))?;
    }
    for file in files {
        fs::rename(&file, target.join(file.file_name().unwrap_or_default()))?;
    }
    Ok(Some(target))
}

/// Writes a private file and syncs it to the disk.
fn write_private(path: &Path, write: impl FnOnce(&mut File) -> io::Result<()>) -> io::Result<()> {
    if path.exists() {
        fs::remove_file(path)?;
    }
    let mut file = data_dir::open_private(OpenOptions::new().write(true).create_new(true), path)?;
    write(&mut file)?;
    file.sync_all()
}

fn sync_folder_of(path: &Path) -> io::Result<()> {
    let parent = path.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
    // Only Unix can open a folder like a file.
    if cfg!(unix) { File::open(parent)?.sync_all() } else { Ok(()) }
}

fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut path = path.as_os_str().to_owned();
    path.push(ending);
    path.into()
}
