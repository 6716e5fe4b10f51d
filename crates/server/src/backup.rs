//! A whole site in one file, made while the site is open, and put back from there.
//!
//! The copy is made by SQLite's `VACUUM INTO`: one read transaction, so that it holds everything that was acknowledged
//! before it began, and nobody who plays waits for it. SQLite's backup API can only be called from `unsafe` code, and
//! begins anew whenever the site writes. The site's secret goes into a table of the copy that the site itself never has.

use crate::storage::newest_migration;
use crate::{Failure, folder};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// Writes the site in `data`, which may be open, into a new file. Nobody but its owner can read it: it holds every
/// hidden card and the secret that cookies are signed with.
pub async fn backup(data: &Path, file: &Path) -> Result<i64, Failure> {
    let (database, shown) = (folder::database(data), file.display());
    let secret = fs::read(folder::secret(data)).ok().filter(|_| folder::is_filled(&database));
    let secret = secret
        .ok_or_else(|| Failure(format!("there is no site in {}: name its folder with --data", data.display())))?;
    if file.exists() {
        return Err(Failure(format!("{shown} is there already: name a new file, or move the old one away")));
    }
    let part = with_ending(file, ".part");
    let done = async {
        let _ = fs::remove_file(&part);
        let made = folder::private(OpenOptions::new().write(true).create_new(true), &part);
        drop(made.map_err(|error| Failure(format!("{shown} cannot be written: {error}")))?);
        let count = copy(&database, &part, &secret).await.map_err(|error| {
            Failure(format!("the backup {shown} cannot be made ({error}): check the space on that disk"))
        })?;
        let kept = File::open(&part).and_then(|part| part.sync_all()).and_then(|()| fs::rename(&part, file));
        kept.and_then(|()| sync_folder_of(file))
            .map_err(|error| Failure(format!("{shown} cannot be written: {error}")))?;
        Ok(count)
    };
    let done = done.await;
    if done.is_err() {
        let _ = fs::remove_file(&part);
    }
    done
}

async fn copy(database: &Path, part: &Path, secret: &[u8]) -> Result<i64, sqlx::Error> {
    let wait = Duration::from_secs(30);
    // Nothing is written to the site; but only a connection that could write takes its log away when it is the last to go.
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

/// What has been put back.
#[derive(Debug)]
pub struct Restored {
    /// How many tables there are.
    pub tables: i64,
    /// Where the site lies that was there before.
    pub set_aside: Option<PathBuf>,
}

/// Puts a backup into the folder `data`, which no program may use meanwhile. A site that is there already is set aside if
/// `replace` says so, and stops this otherwise.
///
/// The files are written whole beside their places and then renamed, the secret first. If that is interrupted the folder has
/// a secret and no database, which no site opens from.
pub async fn restore(data: &Path, file: &Path, replace: bool) -> Result<Restored, Failure> {
    if !file.is_file() {
        return Err(Failure(format!("there is no file {}", file.display())));
    }
    let _lock = folder::lock(data)?;
    let (database, secret) = (folder::database(data), folder::secret(data));
    if folder::is_filled(&database) && !replace {
        return Err(Failure(format!(
            "{} has a site already: name another folder with --data, or say --replace, which sets that site aside",
            data.display()
        )));
    }
    let (new_database, new_secret) = (data.join("restoring.sqlite"), data.join("restoring.key"));
    let cannot = |error: io::Error| Failure(format!("the folder {} cannot be written to: {error}", data.display()));
    let read = async {
        write_private(&new_database, |to| io::copy(&mut File::open(file)?, to).map(drop)).map_err(cannot)?;
        let (tables, key) = opened(&new_database, file).await?;
        write_private(&new_secret, |to| to.write_all(&key)).map_err(cannot)?;
        File::open(&new_database).and_then(|file| file.sync_all()).map_err(cannot)?;
        Ok(tables)
    };
    let tables = match read.await {
        Ok(tables) => tables,
        Err(failure) => {
            let _ = fs::remove_file(&new_database);
            let _ = fs::remove_file(&new_secret);
            return Err(failure);
        }
    };
    let placed = || {
        let set_aside = set_aside(data)?;
        fs::rename(&new_secret, &secret)?;
        sync_folder_of(&secret)?;
        fs::rename(&new_database, &database)?;
        sync_folder_of(&database)?;
        Ok(set_aside)
    };
    placed().map(|set_aside| Restored { tables, set_aside }).map_err(cannot)
}

/// Checks a copy of a backup, takes the secret out of it, and counts its tables.
async fn opened(copy: &Path, file: &Path) -> Result<(i64, Vec<u8>), Failure> {
    let shown = file.display();
    let damaged = |error: &dyn std::fmt::Display| {
        Failure(format!("{shown} is damaged or no backup ({error}): use another backup"))
    };
    let options = SqliteConnectOptions::new().filename(copy).pragma("secure_delete", "on");
    let mut copy = options.connect().await.map_err(|error| damaged(&error))?;
    let found: String =
        sqlx::query_scalar("PRAGMA integrity_check(1)").fetch_one(&mut copy).await.map_err(|error| damaged(&error))?;
    if found != "ok" {
        // SQLite puts a heading above what it found.
        return Err(damaged(&found.lines().last().unwrap_or_default()));
    }
    let read = contents(&mut copy).await;
    let closed = copy.close().await;
    let (version, contents) = read.map_err(|_| {
        Failure(format!("{shown} was not made by `chronotope backup`: only such a file can be restored"))
    })?;
    if version > newest_migration() {
        return Err(Failure(format!(
            "{shown} was made by a newer version of this program: restore it with that version"
        )));
    }
    closed.map(|()| contents).map_err(|error| damaged(&error))
}

/// The newest migration that a backup has seen; its tables, and its secret, which is removed.
async fn contents(copy: &mut SqliteConnection) -> Result<(i64, (i64, Vec<u8>)), sqlx::Error> {
    let secret = sqlx::query_scalar("SELECT secret FROM backup").fetch_one(&mut *copy).await?;
    let version = sqlx::query_scalar("SELECT max(version) FROM _sqlx_migrations").fetch_one(&mut *copy).await?;
    let tables = sqlx::query_scalar("SELECT count(*) FROM tables").fetch_one(&mut *copy).await?;
    sqlx::query("DROP TABLE backup").execute(copy).await?;
    Ok((version, (tables, secret)))
}

/// Moves the files of a site into a folder of their own. The secret is copied instead: while it has no database beside it,
/// nobody takes the folder for a new site.
fn set_aside(data: &Path) -> io::Result<Option<PathBuf>> {
    let (database, secret) = (folder::database(data), folder::secret(data));
    let [log, index] = folder::beside(&database);
    // The database goes first: without its log it would lack what was written last.
    let files: Vec<_> = [database, log, index].into_iter().filter(|path| path.exists()).collect();
    if files.is_empty() && !secret.exists() {
        return Ok(None);
    }
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
    let free = |path: &PathBuf| !path.exists();
    let aside = (seconds..).map(|number| data.join(format!("replaced-{number}"))).find(free);
    let aside = aside.ok_or_else(|| io::Error::other("there is no name for what was there before"))?;
    fs::create_dir(&aside)?;
    #[cfg(unix)]
    fs::set_permissions(&aside, std::os::unix::fs::PermissionsExt::from_mode(0o700))?;
    if secret.exists() {
        fs::copy(&secret, aside.join("secret.key"))?;
    }
    for file in files {
        fs::rename(&file, aside.join(file.file_name().unwrap_or_default()))?;
    }
    Ok(Some(aside))
}

/// Writes a file that only its owner can read; it is on the disk when this returns.
fn write_private(path: &Path, write: impl FnOnce(&mut File) -> io::Result<()>) -> io::Result<()> {
    if path.exists() {
        fs::remove_file(path)?;
    }
    let mut file = folder::private(OpenOptions::new().write(true).create_new(true), path)?;
    write(&mut file)?;
    file.sync_all()
}

fn sync_folder_of(path: &Path) -> io::Result<()> {
    let parent = path.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
    // Only there can a folder be opened like a file.
    if cfg!(unix) { File::open(parent)?.sync_all() } else { Ok(()) }
}

fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut path = path.as_os_str().to_owned();
    path.push(ending);
    path.into()
}
