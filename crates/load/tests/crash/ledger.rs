//! What a person has done at a table by their own notes, and whether the database has it too.

use serde_json::{Value, json};
use std::sync::atomic::{AtomicU64, Ordering};

/// Tells earlier from later, for everybody.
static CLOCK: AtomicU64 = AtomicU64::new(1);

fn tick() -> u64 {
    CLOCK.fetch_add(1, Ordering::SeqCst)
}

/// Something that a person did.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum What {
    Choice { place: usize, choice: Value },
    TakeBack,
    Redo,
    Said(String),
}

impl What {
    /// The line that says so.
    fn line(&self, seat: usize) -> Value {
        match self {
            Self::Choice { choice, .. } => json!({ "act": { "seat": seat, "choice": choice } }),
            Self::TakeBack => json!({ "act": { "seat": seat, "take_back": true } }),
            Self::Redo => json!({ "act": { "seat": seat, "redo": true } }),
            Self::Said(text) => json!({ "said": text }),
        }
    }
}

/// Something that was asked for.
#[derive(Clone, Debug)]
pub(crate) struct Asked {
    pub(crate) what: What,
    pub(crate) revision: u64,
    sent: u64,
}

/// Something that is known to be done.
struct Done {
    what: What,
    sent: u64,
    told: u64,
}

/// A person's notes about one seat.
pub(crate) struct Ledger {
    seat: usize,
    done: Vec<Done>,
    /// What the last answer was cut off for.
    doubt: Option<Asked>,
    /// What was refused, since something was last acknowledged, while syncs might fail.
    unsynced: Vec<Asked>,
    /// The highest number that the seat was ever told.
    pub(crate) revision: u64,
}

impl Ledger {
    pub(crate) fn new(seat: usize) -> Self {
        Self { seat, done: Vec::new(), doubt: None, unsynced: Vec::new(), revision: 0 }
    }

    pub(crate) fn acknowledged(&self) -> usize {
        self.done.len()
    }

    pub(crate) fn has_taken_back(&self) -> bool {
        self.done.last().is_some_and(|done| done.what == What::TakeBack)
    }

    /// Notes that something is about to be asked for. It is in doubt until there is an answer.
    pub(crate) fn ask(&mut self, what: What, revision: u64) {
        assert!(self.doubt.is_none());
        self.revision = self.revision.max(revision);
        self.doubt = Some(Asked { what, revision, sent: tick() });
    }

    /// It was acknowledged.
    pub(crate) fn told_done(&mut self, revision: Option<u64>) {
        let Asked { what, sent, .. } = self.doubt.take().unwrap();
        if let Some(revision) = revision {
            assert!(revision > self.revision, "the number of a seat rises with whatever it does");
            self.revision = revision;
        }
        self.done.push(Done { what, sent, told: tick() });
        self.unsynced.clear();
    }

    /// It was refused, and so must not be there.
    pub(crate) fn told_not(&mut self) {
        self.doubt = None;
    }

    /// It was refused since nothing could be saved. It must not be there, unless it was the sync that failed: then nobody knows
    /// until the next write has succeeded.
    pub(crate) fn told_not_saved(&mut self, syncs_fail: bool) {
        self.unsynced.extend(self.doubt.take().filter(|_| syncs_fail));
    }

    /// Compares with the lines of the table. Everything that was acknowledged is there, in order and once; so may be what
    /// is in doubt. That is told with whether it is there.
    fn settle(&mut self, lines: &[(usize, Value)]) -> Option<(Asked, bool)> {
        let seat = self.seat;
        for (number, done) in self.done.iter().enumerate() {
            let found = lines.get(number).map(|(_, line)| line);
            assert_eq!(found, Some(&done.what.line(seat)), "act {number} of seat {seat} is not what was acknowledged");
        }
        let more = &lines[self.done.len()..];
        let unsynced = std::mem::take(&mut self.unsynced);
        let there = |asked: &Asked| matches!(more, [(_, line)] if *line == asked.what.line(seat));
        let mut doubtful: Vec<Asked> = unsynced.into_iter().chain(self.doubt.take()).collect();
        let doubt = doubtful.iter().rposition(there).map(|place| doubtful.remove(place)).or_else(|| doubtful.pop());
        let expected = doubt.as_ref().map(|doubt| doubt.what.line(seat));
        let is_there = match more {
            [] => false,
            [(_, line)] if Some(line) == expected.as_ref() => true,
            more => panic!("seat {seat} never did, or did only once: {more:?}; in doubt was {doubt:?}"),
        };
        doubt.map(|doubt| {
            if is_there {
                self.done.push(Done { what: doubt.what.clone(), sent: doubt.sent, told: tick() });
            }
            (doubt, is_there)
        })
    }
}

/// Compares the notes of everybody at a table with its lines, and tells what became of everything in doubt.
pub(crate) fn settle(ledgers: &mut [Ledger], lines: &[Value]) -> Vec<Option<(Asked, bool)>> {
    let of_seats: Vec<Vec<(usize, Value)>> = ledgers.iter().map(|ledger| of_seat(lines, ledger.seat)).collect();
    let fates = ledgers.iter_mut().zip(&of_seats).map(|(ledger, lines)| ledger.settle(lines)).collect();
    check_order(ledgers, &of_seats);
    fates
}

/// The lines that say what a seat did, with where they stand among all.
fn of_seat(lines: &[Value], seat: usize) -> Vec<(usize, Value)> {
    let own = lines.iter().enumerate().filter_map(|(place, line)| {
        if let Some(text) = line["said"]["text"].as_str() {
            // People begin whatever they say with their seat.
            return text.starts_with(&format!("{seat}.")).then(|| (place, json!({ "said": text })));
        }
        (line["act"]["seat"] == seat).then(|| (place, line.clone()))
    });
    own.collect()
}

/// What one person was told before another asked stands before what the other did.
fn check_order(ledgers: &[Ledger], lines: &[Vec<(usize, Value)>]) {
    let mut all: Vec<(usize, &Done)> = ledgers
        .iter()
        .zip(lines)
        .flat_map(|(ledger, lines)| lines.iter().map(|(place, _)| *place).zip(&ledger.done))
        .collect();
    all.sort_by_key(|(place, _)| *place);
    let mut told_later = u64::MAX;
    for (place, done) in all.iter().rev() {
        assert!(done.sent < told_later, "line {place} was asked for after a later line was acknowledged");
        told_later = told_later.min(done.told);
    }
}
