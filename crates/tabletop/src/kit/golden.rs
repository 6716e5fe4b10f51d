//! Golden records: finished games that must replay to the same outcome for ever.

use crate::record::Record;
use crate::{Game, Table};
use std::path::Path;

/// Loads every record (`*.jsonl`) of a folder: each replays to the outcome it ends with, and says the same when it
/// is written and read again. A newer program may write it with other letters.
///
/// # Panics
/// When one does not, or there is none.
pub fn replay<G: Game>(folder: &Path) -> Vec<Table<G>> {
    let files = std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut files: Vec<_> = files.flatten().map(|file| file.path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "jsonl"));
    assert!(!files.is_empty(), "no record in {}", folder.display());
    files.sort();
    files.iter().map(|file| replay_one(file)).collect()
}

fn replay_one<G: Game>(file: &Path) -> Table<G> {
    let name = file.display();
    let text = std::fs::read_to_string(file).unwrap_or_else(|error| panic!("{name}: {error}"));
    let written = Record::<G>::parse(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
    let table = Table::<G>::load(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
    assert!(written.outcome.is_some(), "{name} is of an unfinished game");
    assert_eq!(table.now().outcome(), written.outcome, "{name}");
    let again = Record::<G>::parse(&table.record().to_text()).unwrap_or_else(|error| panic!("{name}: {error}"));
    assert_eq!(
        (&again.entries, &again.outcome),
        (&written.entries, &written.outcome),
        "{name} says the same when written again"
    );
    assert_eq!(again.header.rules, written.header.rules, "{name} keeps the number of its rules");
    table
}
