//! How a table comes into memory: from its lines, or after an upgrade from its snapshot.

use super::absence::Proposal;
use super::core::Core;
use super::journal::{Chair, Hints, Line, Patience};
use super::snapshot::{self, Continued};
use crate::games::SiteGame;
use crate::hosted::Hosted;
use crate::keys::Keys;
use crate::scheduler::Attention;
use crate::storage::{Snapshot, StoredTable};
use serde_json::Value;
use std::sync::{Arc, Weak};
use std::time::{Duration, Instant, SystemTime};
use tabletop::{Kind, Refusal, Seat, Seats};
use tokio::sync::watch;

/// What a table is loaded from.
pub(crate) struct Loading {
    pub(crate) id: String,
    pub(crate) stored: StoredTable,
    pub(crate) game: &'static SiteGame,
    pub(crate) keys: Arc<Keys>,
    /// How long a person's absence goes unnoticed.
    pub(crate) away: Duration,
    /// How long after the last person has gone the bots pause.
    pub(crate) pause_after: Duration,
}

impl Core {
    /// A table as it was kept.
    pub(crate) fn load(loading: &Loading) -> Result<Self, Refusal> {
        let (record, lines) = record(&loading.stored)?;
        let hosted = loading.game.load(&record)?;
        Ok(Self::seated(loading, hosted, lines))
    }

    /// A table as it was kept by a program with other rules. Its lines are replayed if they lead to where they led then; if
    /// not, it goes on from its snapshot.
    pub(crate) fn load_or_resume(loading: &Loading, snapshot: &Snapshot) -> Result<Self, Refusal> {
        let Loading { id, stored, game, .. } = loading;
        let replayed = Self::load(loading);
        if replayed.is_ok() && snapshot::agrees(game, snapshot, stored) {
            return replayed;
        }
        let Continued { hosted, line } = snapshot::continued(game, snapshot, stored)?;
        tracing::warn!(table = id, lost = line.lost, "the rules have changed: a table goes on from its snapshot");
        let lines = stored.lines.iter().filter_map(|line| serde_json::from_str(line).ok()).collect();
        let mut core = Self::seated(loading, hosted, lines);
        core.hosted.restore_events(&line.events);
        core.entries = 0;
        core.lost = Some(line.lost);
        core.resumed = Some(line);
        core.wants_snapshot = true;
        Ok(core)
    }

    /// A game with everything that the lines say besides the record.
    fn seated(loading: &Loading, hosted: Box<dyn Hosted>, lines: Vec<Line>) -> Self {
        let stored = &loading.stored;
        let entries = hosted.entries_from(0).len();
        let has_snapshot = |number: u64| stored.snapshot_lines.is_some_and(|lines| number < lines);
        let is_new = |(number, line): &(u64, &Line)| matches!(line, Line::Act(_)) && !has_snapshot(*number);
        let without_snapshot = (0..).zip(&lines).filter(is_new).count();
        let seats = hosted.seats().len();
        let mut core = Self {
            id: loading.id.clone(),
            game: loading.game,
            hosted,
            keys: loading.keys.clone(),
            opened_by: stored.opened_by.clone(),
            chairs: vec![Chair::open(); seats],
            confirming: Seats::NONE,
            chat: Vec::new(),
            next: None,
            hints: Hints::default(),
            patience: Patience::default(),
            proposals: vec![None; seats],
            // Later is on the safe side: nobody is replaced too early.
            since_when: vec![SystemTime::UNIX_EPOCH + Duration::from_secs(stored.moved); seats],
            overdue: Seats::NONE,
            stood_in: vec![0; seats],
            away: loading.away,
            asked: (0..seats).map(|_| Weak::new()).collect(),
            revisions: stored.revisions.clone(),
            prints: Vec::new(),
            since: Vec::new(),
            last: vec![None; seats],
            held: vec![None; seats],
            entries,
            kept_entries: entries.saturating_sub(without_snapshot),
            wants_snapshot: false,
            resumed: None,
            lost: None,
            lines: stored.lines.len() as u64,
            played: false,
            written: Vec::new(),
            new: Vec::new(),
            common: 0,
            watchers: Vec::new(),
            watched: 0,
            presence: (Seats::NONE, Seats::NONE),
            seen: vec![Instant::now(); seats],
            thinking: Seats::NONE,
            failed: Seats::NONE,
            address: None,
            visited: None,
            pause_after: loading.pause_after,
            attention: watch::Sender::new(Attention::Nobody),
            paused: false,
            tells_pause: false,
        };
        core.revisions.resize(seats, 1);
        core.written.clone_from(&core.revisions);
        core.recall(lines);
        core.prints = core.hosted.seats().iter().map(|seat| core.print(seat)).collect();
        core.since.clone_from(&core.revisions);
        core.count_waiting();
        // A game that has begun and left memory while it waited for a bot.
        core.paused = entries > 0 && core.waits_for_bots();
        core
    }

    /// What the lines say besides the record.
    fn recall(&mut self, lines: Vec<Line>) {
        let mut going_on = Seats::NONE;
        for line in lines {
            match line {
                Line::Act(entry) => self.recall_act(&entry),
                Line::Chair { seat, chair } if self.hosted.seats().contains(seat) => {
                    if chair.bot.is_some() {
                        self.stood_in[seat.index()] = 0;
                    }
                    self.proposals[seat.index()] = None;
                    self.chairs[seat.index()] = chair;
                }
                Line::Held { seat, choice } if self.hosted.seats().contains(seat) => self.held[seat.index()] = choice,
                Line::Chair { .. } | Line::Held { .. } => {}
                Line::GoOn { seat, on: true } => going_on.insert(seat),
                Line::GoOn { seat, on: false } => going_on.remove(seat),
                Line::Confirming { seat, on: true } => self.confirming.insert(seat),
                Line::Confirming { seat, on: false } => self.confirming.remove(seat),
                Line::Hints { to } => self.hints = to,
                Line::Patience { time } => self.patience = time,
                Line::Proposed { seat, by, bot } => {
                    self.recall_proposal(seat, Some(Proposal { by, bot, agreed: Seats::only(by) }));
                }
                Line::Answered { seat, by, agrees: true } => {
                    if let Some(Some(proposal)) = self.proposals.get_mut(seat.index()) {
                        proposal.agreed.insert(by);
                    }
                }
                Line::Answered { seat, .. } | Line::Lapsed { seat } => self.recall_proposal(seat, None),
                Line::Said(said) => self.remember(said),
                Line::Next { table } => self.next = Some(table),
                Line::Resumed(resumed) => {
                    self.hosted.restore_events(&resumed.events);
                    self.lost = Some(resumed.lost);
                }
            }
        }
        self.hosted.restore_going_on(going_on);
        for seat in self.hosted.seats().iter() {
            self.hold_or_not(seat);
            if let Some(choice) = self.held[seat.index()].clone() {
                self.hosted.hold(seat, &choice);
            }
        }
    }

    /// Counts what bots have chosen for people.
    fn recall_act(&mut self, entry: &Value) {
        let seat = entry["seat"].as_u64().and_then(|seat| usize::try_from(seat).ok());
        let Some((seat, chair)) = seat.and_then(|seat| Some((seat, self.chairs.get(seat)?))) else { return };
        if chair.bot.is_some() && !chair.guests.is_empty() {
            self.stood_in[seat] += 1;
        } else {
            self.stood_in[seat] = 0;
        }
    }

    fn recall_proposal(&mut self, seat: Seat, proposal: Option<Proposal>) {
        if let Some(place) = self.proposals.get_mut(seat.index()) {
            *place = proposal;
        }
    }
}

/// The number of the rules that a table's entries were made by.
pub(super) fn rules_of(stored: &StoredTable) -> Option<u32> {
    let (record, _) = record(stored).ok()?;
    tabletop::record::header(&record).ok().map(|header| header.rules)
}

/// The record that a table's lines hold, and all of them.
pub(super) fn record(stored: &StoredTable) -> Result<(String, Vec<Line>), Refusal> {
    let mut record = stored.header.clone();
    let unread = |error| Refusal::new(Kind::Record, format!("a line of this table cannot be read: {error}"));
    let lines = stored.lines.iter().map(|line| serde_json::from_str(line).map_err(unread));
    let lines = lines.collect::<Result<Vec<Line>, Refusal>>()?;
    for line in &lines {
        match line {
            Line::Act(entry) => {
                record.push('\n');
                record.push_str(&entry.to_string());
            }
            Line::Resumed(resumed) => record = resumed.header.to_string(),
            _ => {}
        }
    }
    Ok((record, lines))
}
