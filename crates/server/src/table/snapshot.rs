//! Snapshots: how a table goes on when its journal no longer replays.
//!
//! Usually a table is loaded from its journal. After a change of the rules, entries may be refused or lead to another position.
//! Then the table goes on from its newest snapshot. Snapshots are saved together with the journal: every [`SNAPSHOT_INTERVAL`]
//! entries, at the end of a game, when the table leaves memory and when the program ends.

use super::journal::{Line, Resumed};
use super::load::parse;
use crate::storage::{Snapshot, StoredTable};
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use games::AnyTable;
use games::GameEntry;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::io::{Read, Write};
use tabletop::record::Origin;
use tabletop::{Error, ErrorKind};

/// In entries. A clean stop before an upgrade saves a snapshot anyway; this bounds what is lost after a crash.
pub(super) const SNAPSHOT_INTERVAL: usize = 64;

/// The maximum size of a decompressed snapshot.
const MAX_BYTES: u64 = 64 * 1024 * 1024;

#[derive(Serialize, Deserialize)]
struct Body {
    state: Value,
    events: Vec<Value>,
}

impl Snapshot {
    /// The game after so many lines of the journal.
    pub(super) fn of(hosted: &dyn AnyTable, rules: u32, lines: u64) -> Option<Self> {
        let Value::Array(events) = hosted.events() else { return None };
        let body = serde_json::to_vec(&Body { state: hosted.state(), events }).ok()?;
        let mut compressed = GzEncoder::new(Vec::new(), Compression::fast());
        compressed.write_all(&body).ok()?;
        Some(Self { lines, rules, body: compressed.finish().ok()? })
    }

    fn decompress(&self) -> Result<Body, Error> {
        let invalid = |error: &dyn std::fmt::Display| {
            Error::new(ErrorKind::Record, format!("the snapshot of this table cannot be read: {error}"))
        };
        let mut body = Vec::new();
        GzDecoder::new(&*self.body).take(MAX_BYTES).read_to_end(&mut body).map_err(|error| invalid(&error))?;
        serde_json::from_slice(&body).map_err(|error| invalid(&error))
    }
}

/// The game, and the line that later loads start from.
pub(super) struct ResumedGame {
    pub(super) hosted: Box<dyn AnyTable>,
    pub(super) line: Resumed,
}

/// Restores the game of a snapshot, with as many of the later entries as the rules still allow.
pub(super) fn resume(game: &GameEntry, snapshot: &Snapshot, stored: &StoredTable) -> Result<ResumedGame, Error> {
    let Body { state, events } = snapshot.decompress()?;
    let header = game.start(&Value::Null, Origin::State(state))?.header();
    let later = stored.lines.iter().skip(usize::try_from(snapshot.lines).unwrap_or(usize::MAX));
    let later: Vec<String> = later.filter_map(|line| entry(line)).collect();
    for count in (0..=later.len()).rev() {
        let record: Vec<&str> = std::iter::once(&header).chain(&later[..count]).map(String::as_str).collect();
        let Ok(hosted) = game.load(&record.join("\n")) else { continue };
        let header = serde_json::from_str(&header).unwrap_or_default();
        return Ok(ResumedGame { hosted, line: Resumed { header, events, lost: later.len() - count } });
    }
    Err(Error::new(ErrorKind::Record, "the game cannot go on from the snapshot of this table"))
}

/// Whether the journal, if it replays, leads to the position of the snapshot.
pub(super) fn matches_journal(game: &GameEntry, snapshot: &Snapshot, stored: &StoredTable) -> bool {
    let lines = usize::try_from(snapshot.lines).unwrap_or(usize::MAX).min(stored.lines.len());
    let until = StoredTable { lines: stored.lines[..lines].to_vec(), ..stored.clone() };
    let replayed = parse(&until).and_then(|(record, _)| game.load(&record));
    let saved = snapshot.decompress().and_then(|body| game.start(&Value::Null, Origin::State(body.state)));
    matches!((replayed, saved), (Ok(replayed), Ok(saved)) if replayed.state() == saved.state())
}

/// The entry of the record in a line, if there is one.
fn entry(line: &str) -> Option<String> {
    match serde_json::from_str(line) {
        Ok(Line::Entry(entry)) => Some(entry.to_string()),
        _ => None,
    }
}
