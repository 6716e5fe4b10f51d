//! The file that a game is kept in.

use super::{Args, Terminal};
use crate::options::Given;
use serde::Deserialize;
use serde_json::Value;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use tabletop::record::Origin;
use tabletop::{Error, ErrorKind, Seed, Table};

/// Where a game is saved; nowhere if no file was named.
#[derive(Clone, Debug)]
pub(crate) struct Save {
    pub(crate) path: Option<PathBuf>,
}

impl Save {
    /// The game that the file holds, if there is such a file.
    pub(crate) fn read<G: Terminal>(&self) -> Result<Option<Table<G>>, Error> {
        let Some(path) = &self.path else {
            return Ok(None);
        };
        let refuse = |what: String| {
            let message =
                format!("{}: {what}. The file stays as it is: name another one with --record", path.display());
            Error::new(ErrorKind::Record, message)
        };
        match fs::read_to_string(path) {
            Ok(text) if text.trim().is_empty() => Ok(None),
            Ok(text) => Table::load(&text).map(Some).map_err(|error| refuse(error.message)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) if error.kind() == io::ErrorKind::InvalidData => {
                Err(refuse("this is no record of a game".into()))
            }
            Err(error) => Err(refuse(error.to_string())),
        }
    }

    /// Writes the whole record beside the file, down to the disk, and puts it in its place: there is a whole one at any
    /// moment, and what has been shown as chosen is kept.
    pub(crate) fn write<G: Terminal>(&self, table: &Table<G>) -> io::Result<()> {
        let Some(path) = &self.path else {
            return Ok(());
        };
        let beside = beside(path);
        let written = write_through(&beside, &table.record().to_text()).and_then(|()| fs::rename(&beside, path));
        written.inspect_err(|_| {
            fs::remove_file(&beside).ok();
        })
    }
}

fn write_through(path: &Path, text: &str) -> io::Result<()> {
    let mut file = fs::File::create(path)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

fn beside(path: &Path) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_os_string();
    name.push(format!(".{}.tmp", std::process::id()));
    path.with_file_name(name)
}

/// Refuses flags that say otherwise than the record of the game.
pub(crate) fn agree<G: Terminal>(args: &Args, table: &Table<G>) -> Result<(), Error> {
    let header = table.header();
    for Given { key, value: wanted, flag } in args.options.given(&G::about())? {
        let mut options = header.options.clone();
        options[&key] = wanted.clone();
        let same = G::Options::deserialize(&options).is_ok_and(|options| options == table.now().options());
        if !same {
            let recorded = header.options.get(&key).map_or("none".into(), plain);
            let message = format!(
                "the recorded game has {key} {recorded}, not {}: leave {flag} out to go on with it, or name another \
                 file with --record to begin a new game",
                plain(&wanted)
            );
            return Err(Error::new(ErrorKind::Options, message));
        }
    }
    if let Some(text) = &args.seed
        && header.origin != Origin::Seed(Seed::from_text(text)?)
    {
        let message = "the recorded game has another seed: leave --seed out to go on with it, or name another file \
                       with --record to begin a new game";
        return Err(Error::new(ErrorKind::Options, message));
    }
    Ok(())
}

/// A value as one would write it behind a flag.
fn plain(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(items) => items.iter().map(plain).collect::<Vec<_>>().join(","),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::OptionFlags;
    use wonderful_world::WonderfulWorld;

    fn table() -> Table<WonderfulWorld> {
        Table::start(&Value::Null, Origin::Seed(Seed([1; 32]))).unwrap()
    }

    #[test]
    fn a_game_is_read_as_it_was_written_and_nothing_is_left_beside_it() {
        let folder = std::env::temp_dir().join(format!("chronotope-save-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let save = Save { path: Some(folder.join("game.jsonl")) };
        assert!(save.read::<WonderfulWorld>().unwrap().is_none());
        save.write(&table()).unwrap();
        let read = save.read::<WonderfulWorld>().unwrap().unwrap();
        assert_eq!(read.record(), table().record());
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn flags_agree_with_a_record_however_they_are_written() {
        let args = |players, seed: &str| {
            let options = OptionFlags { players, ..OptionFlags::default() };
            Args { options, seed: Some(seed.into()), ..Args::default() }
        };
        assert!(agree(&args(Some(3), &"01".repeat(32)), &table()).is_ok());
        assert!(agree(&args(Some(2), &"01".repeat(32)), &table()).is_err());
        assert!(agree(&args(None, "1"), &table()).is_err());
        let further = |text: &str| {
            let options = OptionFlags { further: vec![text.into()], ..OptionFlags::default() };
            agree(&Args { options, ..Args::default() }, &table())
        };
        assert!(further("players=3").is_ok() && further("scenario=null").is_ok());
        assert!(further("players=2").unwrap_err().message.contains("leave --option players out"));
    }
}
