//! Snapshots: how a table goes on when its lines no longer replay.
//!
//! A table is its lines, and usually they are all that is read. After a change of the rules they may be refused, or lead
//! elsewhere. Then the table goes on from its newest snapshot, which was written together with its lines: every so many
//! entries, at the end of a game, when the table leaves memory and when the program ends.

use super::journal::{Line, Resumed};
use super::load::record;
use crate::games::SiteGame;
use crate::hosted::Hosted;
use crate::storage::{Snapshot, StoredTable};
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::io::{Read, Write};
use tabletop::record::Origin;
use tabletop::{Kind, Refusal};

/// After so many entries without a snapshot one is made. An upgrade ends the program cleanly and makes one anyway: this
/// bounds what a crash before an upgrade can cost.
pub(super) const ENTRIES_BETWEEN: usize = 64;

/// The most that a snapshot can unpack to.
const MOST_BYTES: u64 = 64 * 1024 * 1024;

#[derive(Serialize, Deserialize)]
struct Body {
    state: Value,
    events: Vec<Value>,
}

impl Snapshot {
    /// The game as it is after so many lines.
    pub(super) fn of(hosted: &dyn Hosted, rules: u32, lines: u64) -> Option<Self> {
        let Value::Array(events) = hosted.events() else { return None };
        let body = serde_json::to_vec(&Body { state: hosted.state(), events }).ok()?;
        let mut packed = GzEncoder::new(Vec::new(), Compression::fast());
        packed.write_all(&body).ok()?;
        Some(Self { lines, rules, body: packed.finish().ok()? })
    }

    fn unpacked(&self) -> Result<Body, Refusal> {
        let unread = |error: &dyn std::fmt::Display| {
            Refusal::new(Kind::Record, format!("the snapshot of this table cannot be read: {error}"))
        };
        let mut body = Vec::new();
        GzDecoder::new(&*self.body).take(MOST_BYTES).read_to_end(&mut body).map_err(|error| unread(&error))?;
        serde_json::from_slice(&body).map_err(|error| unread(&error))
    }
}

/// What a table goes on from: the game, and the line that tells later loads of it.
pub(super) struct Continued {
    pub(super) hosted: Box<dyn Hosted>,
    pub(super) line: Resumed,
}

/// The game of a snapshot, with as many of the entries after it as the rules still allow.
pub(super) fn continued(game: &SiteGame, snapshot: &Snapshot, stored: &StoredTable) -> Result<Continued, Refusal> {
    let Body { state, events } = snapshot.unpacked()?;
    let header = game.start(&Value::Null, Origin::State(state))?.header();
    let later = stored.lines.iter().skip(usize::try_from(snapshot.lines).unwrap_or(usize::MAX));
    let later: Vec<String> = later.filter_map(|line| entry(line)).collect();
    for made in (0..=later.len()).rev() {
        let record: Vec<&str> = std::iter::once(&header).chain(&later[..made]).map(String::as_str).collect();
        let Ok(hosted) = game.load(&record.join("\n")) else { continue };
        let header = serde_json::from_str(&header).unwrap_or_default();
        return Ok(Continued { hosted, line: Resumed { header, events, lost: later.len() - made } });
    }
    Err(Refusal::new(Kind::Record, "the snapshot of this table cannot be played on"))
}

/// Whether lines that still replay lead to the snapshot that was made of them.
pub(super) fn agrees(game: &SiteGame, snapshot: &Snapshot, stored: &StoredTable) -> bool {
    let lines = usize::try_from(snapshot.lines).unwrap_or(usize::MAX).min(stored.lines.len());
    let until = StoredTable { lines: stored.lines[..lines].to_vec(), ..stored.clone() };
    let replayed = record(&until).and_then(|(record, _)| game.load(&record));
    let kept = snapshot.unpacked().and_then(|body| game.start(&Value::Null, Origin::State(body.state)));
    matches!((replayed, kept), (Ok(replayed), Ok(kept)) if replayed.state() == kept.state())
}

/// The entry of the record that a line holds, if it holds one.
fn entry(line: &str) -> Option<String> {
    match serde_json::from_str(line) {
        Ok(Line::Act(entry)) => Some(entry.to_string()),
        _ => None,
    }
}
