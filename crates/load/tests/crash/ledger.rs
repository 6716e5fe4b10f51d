//! What a person has done at a table according to the replies, and whether the database agrees.

use serde_json::{Value, json};
use std::sync::atomic::{AtomicU64, Ordering};

/// Orders requests and replies of all clients.
static CLOCK: AtomicU64 = AtomicU64::new(1);

fn tick() -> u64 {
    CLOCK.fetch_add(1, Ordering::SeqCst)
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Action {
    Choice { index: usize, choice: Value },
    TakeBack,
    Redo,
    Said(String),
}

impl Action {
    /// Its line in the journal.
    fn line(&self, seat: usize) -> Value {
        match self {
            Self::Choice { choice, .. } => json!({ "act": { "seat": seat, "choice": choice } }),
            Self::TakeBack => json!({ "act": { "seat": seat, "take_back": true } }),
            Self::Redo => json!({ "act": { "seat": seat, "redo": true } }),
            Self::Said(text) => json!({ "said": text }),
        }
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Pending {
    pub(crate) what: Action,
    pub(crate) revision: u64,
    sent: u64,
}

/// An acknowledged action.
struct Done {
    what: Action,
    sent: u64,
    acknowledged: u64,
}

/// The actions of one seat.
pub(crate) struct Ledger {
    seat: usize,
    done: Vec<Done>,
    /// The last request, if its reply did not arrive.
    doubt: Option<Pending>,
    /// What was refused since the last acknowledgement while syncs might fail.
    unsynced: Vec<Pending>,
    /// The highest revision that the server reported.
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
        self.done.last().is_some_and(|done| done.what == Action::TakeBack)
    }

    /// Records a request. It is in doubt until there is a reply.
    pub(crate) fn ask(&mut self, what: Action, revision: u64) {
        assert!(self.doubt.is_none());
        self.revision = self.revision.max(revision);
        self.doubt = Some(Pending { what, revision, sent: tick() });
    }

    pub(crate) fn acknowledge(&mut self, revision: Option<u64>) {
        let Pending { what, sent, .. } = self.doubt.take().unwrap();
        if let Some(revision) = revision {
            assert!(revision > self.revision, "every action increases the revision of its seat");
            self.revision = revision;
        }
        self.done.push(Done { what, sent, acknowledged: tick() });
        self.unsynced.clear();
    }

    /// It was refused, so it must not be in the database.
    pub(crate) fn refuse(&mut self) {
        self.doubt = None;
    }

    /// It was refused because nothing could be saved. It must not be in the database, except after a failed sync, when this is
    /// unknown until the next write succeeds.
    pub(crate) fn not_saved(&mut self, syncs_fail: bool) {
        self.unsynced.extend(self.doubt.take().filter(|_| syncs_fail));
    }

    /// Compares with the lines of the table. Every acknowledged action must be there once, in order. A request in doubt may be
    /// there; it is returned with whether it is.
    fn check_lines(&mut self, lines: &[(usize, Value)]) -> Option<(Pending, bool)> {
        let seat = self.seat;
        for (number, done) in self.done.iter().enumerate() {
            let found = lines.get(number).map(|(_, line)| line);
            assert_eq!(found, Some(&done.what.line(seat)), "act {number} of seat {seat} is not what was acknowledged");
        }
        let more = &lines[self.done.len()..];
        let unsynced = std::mem::take(&mut self.unsynced);
        let there = |asked: &Pending| matches!(more, [(_, line)] if *line == asked.what.line(seat));
        let mut doubtful: Vec<Pending> = unsynced.into_iter().chain(self.doubt.take()).collect();
        let doubt = doubtful.iter().rposition(there).map(|index| doubtful.remove(index)).or_else(|| doubtful.pop());
        let expected = doubt.as_ref().map(|doubt| doubt.what.line(seat));
        let is_there = match more {
            [] => false,
            [(_, line)] if Some(line) == expected.as_ref() => true,
            more => panic!("seat {seat} never did, or did only once: {more:?}; in doubt was {doubt:?}"),
        };
        doubt.map(|doubt| {
            if is_there {
                self.done.push(Done { what: doubt.what.clone(), sent: doubt.sent, acknowledged: tick() });
            }
            (doubt, is_there)
        })
    }
}

/// Compares the ledgers of a table with its lines. Returns the requests in doubt, and whether they are there.
pub(crate) fn check_lines(ledgers: &mut [Ledger], lines: &[Value]) -> Vec<Option<(Pending, bool)>> {
    let of_seats: Vec<Vec<(usize, Value)>> = ledgers.iter().map(|ledger| of_seat(lines, ledger.seat)).collect();
    let outcomes = ledgers.iter_mut().zip(&of_seats).map(|(ledger, lines)| ledger.check_lines(lines)).collect();
    check_order(ledgers, &of_seats);
    outcomes
}

/// The lines of a seat with their indices.
fn of_seat(lines: &[Value], seat: usize) -> Vec<(usize, Value)> {
    let own = lines.iter().enumerate().filter_map(|(index, line)| {
        if let Some(text) = line["said"]["text"].as_str() {
            // Chat messages begin with the seat.
            return text.starts_with(&format!("{seat}.")).then(|| (index, json!({ "said": text })));
        }
        (line["act"]["seat"] == seat).then(|| (index, line.clone()))
    });
    own.collect()
}

/// An action that was acknowledged before another was sent must come first.
fn check_order(ledgers: &[Ledger], lines: &[Vec<(usize, Value)>]) {
    let mut all: Vec<(usize, &Done)> = ledgers
        .iter()
        .zip(lines)
        .flat_map(|(ledger, lines)| lines.iter().map(|(index, _)| *index).zip(&ledger.done))
        .collect();
    all.sort_by_key(|(index, _)| *index);
    let mut acknowledged_later = u64::MAX;
    for (index, done) in all.iter().rev() {
        assert!(done.sent < acknowledged_later, "line {index} was asked for after a later line was acknowledged");
        acknowledged_later = acknowledged_later.min(done.acknowledged);
    }
}
