//! Loading a table into memory: from its journal, or after an upgrade from its snapshot.

use super::absence::Proposal;
use super::core::Core;
use super::journal::{AbsenceTimeout, Hints, Line, SeatHolder};
use super::snapshot::{self, ResumedGame};
use super::subscribers::Presence;
use crate::scheduler::Attention;
use crate::signing::SigningKey;
use crate::storage::{Snapshot, StoredTable};
use games::AnyTable;
use games::GameEntry;
use serde_json::Value;
use std::sync::{Arc, Weak};
use std::time::{Duration, Instant, SystemTime};
use tabletop::{Error, ErrorKind, Seat, Seats};
use tokio::sync::watch;

pub(crate) struct LoadInput {
    pub(crate) id: String,
    pub(crate) stored: StoredTable,
    pub(crate) game: &'static GameEntry,
    pub(crate) signing_key: Arc<SigningKey>,
    pub(crate) away_after: Duration,
    pub(crate) pause_after: Duration,
}

impl Core {
    pub(crate) fn load(input: &LoadInput) -> Result<Self, Error> {
        let (record, lines) = parse(&input.stored)?;
        let hosted = input.game.load(&record)?;
        Ok(Self::build(input, hosted, lines))
    }

    /// Loads a table that was saved with other rules. Its journal is replayed if that leads to the position of the snapshot;
    /// otherwise the game goes on from the snapshot.
    pub(crate) fn load_or_resume(input: &LoadInput, snapshot: &Snapshot) -> Result<Self, Error> {
        let LoadInput { id, stored, game, .. } = input;
        let replayed = Self::load(input);
        if replayed.is_ok() && snapshot::matches_journal(game, snapshot, stored) {
            return replayed;
        }
        let ResumedGame { hosted, line } = snapshot::resume(game, snapshot, stored)?;
        tracing::warn!(table = id, lost = line.lost, "the rules have changed; the table resumes from its snapshot");
        let lines = stored.lines.iter().filter_map(|line| serde_json::from_str(line).ok()).collect();
        let mut core = Self::build(input, hosted, lines);
        core.hosted.restore_events(&line.events);
        core.entries = 0;
        core.lost_entries = Some(line.lost);
        core.resumed = Some(line);
        core.snapshot_requested = true;
        Ok(core)
    }

    /// Adds everything else that is in the journal to the game.
    fn build(input: &LoadInput, hosted: Box<dyn AnyTable>, lines: Vec<Line>) -> Self {
        let stored = &input.stored;
        let entries = hosted.entries_from(0).len();
        let in_snapshot = |number: u64| stored.snapshot_lines.is_some_and(|lines| number < lines);
        let is_new = |(number, line): &(u64, &Line)| matches!(line, Line::Entry(_)) && !in_snapshot(*number);
        let entries_after_snapshot = (0..).zip(&lines).filter(is_new).count();
        let seats = hosted.seats().len();
        let mut core = Self {
            id: input.id.clone(),
            game: input.game,
            hosted,
            signing_key: input.signing_key.clone(),
            opened_by: stored.opened_by.clone(),
            holders: vec![SeatHolder::vacant(); seats],
            confirming: Seats::NONE,
            chat: Vec::new(),
            next_table: None,
            hints: Hints::default(),
            learning: false,
            absence_timeout: AbsenceTimeout::default(),
            proposals: vec![None; seats],
            // Possibly too late, so that nobody is replaced too early.
            waiting_since: vec![SystemTime::UNIX_EPOCH + Duration::from_secs(stored.last_activity); seats],
            overdue: Seats::NONE,
            bot_choices: vec![0; seats],
            away_after: input.away_after,
            hints_in_progress: (0..seats).map(|_| Weak::new()).collect(),
            revisions: stored.revisions.clone(),
            hashes: Vec::new(),
            oldest_accepted: Vec::new(),
            last_action: vec![None; seats],
            held: vec![None; seats],
            entries,
            snapshot_entries: entries.saturating_sub(entries_after_snapshot),
            snapshot_requested: false,
            resumed: None,
            lost_entries: None,
            lines: stored.lines.len() as u64,
            played: false,
            saved_revisions: Vec::new(),
            unsaved_lines: Vec::new(),
            shared_revision: 0,
            subscribers: Vec::new(),
            last_subscriber_id: 0,
            presence: Presence::default(),
            last_seen: vec![Instant::now(); seats],
            thinking_bots: Seats::NONE,
            failed_bots: Seats::NONE,
            address: None,
            last_visit: None,
            pause_after: input.pause_after,
            attention: watch::Sender::new(Attention::Nobody),
            bots_paused: false,
            show_pause_notice: false,
        };
        core.revisions.resize(seats, 1);
        core.saved_revisions.clone_from(&core.revisions);
        core.restore(lines);
        core.hashes = core.hosted.seats().iter().map(|seat| core.seat_hashes(seat)).collect();
        core.oldest_accepted.clone_from(&core.revisions);
        core.reset_wait_clocks();
        // The game was unloaded while it waited for a bot.
        core.bots_paused = entries > 0 && core.waits_for_bots();
        core
    }

    /// Restores everything that the lines say besides the record.
    fn restore(&mut self, lines: Vec<Line>) {
        let mut going_on = Seats::NONE;
        for line in lines {
            match line {
                Line::Entry(entry) => self.restore_bot_choices(&entry),
                Line::Holder { seat, holder } if self.hosted.seats().contains(seat) => {
                    if holder.bot.is_some() {
                        self.bot_choices[seat.index()] = 0;
                    }
                    self.proposals[seat.index()] = None;
                    self.holders[seat.index()] = holder;
                }
                Line::Held { seat, choice } if self.hosted.seats().contains(seat) => self.held[seat.index()] = choice,
                Line::Holder { .. } | Line::Held { .. } => {}
                Line::GoOn { seat, on: true } => going_on.insert(seat),
                Line::GoOn { seat, on: false } => going_on.remove(seat),
                Line::Confirming { seat, on: true } => self.confirming.insert(seat),
                Line::Confirming { seat, on: false } => self.confirming.remove(seat),
                Line::Hints { to } => self.hints = to,
                Line::Learning {} => self.learning = true,
                Line::AbsenceTimeout { timeout } => self.absence_timeout = timeout,
                Line::Proposed { seat, by, bot } => {
                    self.set_proposal(seat, Some(Proposal { by, bot, agreed: Seats::only(by) }));
                }
                Line::Voted { seat, by, agrees: true } => {
                    if let Some(Some(proposal)) = self.proposals.get_mut(seat.index()) {
                        proposal.agreed.insert(by);
                    }
                }
                Line::Voted { seat, .. } | Line::ProposalWithdrawn { seat } => self.set_proposal(seat, None),
                Line::Chat(message) => self.push_message(message),
                Line::NextTable { table } => self.next_table = Some(table),
                Line::Resumed(resumed) => {
                    self.hosted.restore_events(&resumed.events);
                    self.lost_entries = Some(resumed.lost);
                }
            }
        }
        self.hosted.restore_going_on(going_on);
        for seat in self.hosted.seats().iter() {
            self.update_holding(seat);
            if let Some(choice) = self.held[seat.index()].clone() {
                self.hosted.hold(seat, &choice);
            }
        }
    }

    /// Counts the choices that bots have made for people.
    fn restore_bot_choices(&mut self, entry: &Value) {
        let seat = entry["seat"].as_u64().and_then(|seat| usize::try_from(seat).ok());
        let Some((seat, holder)) = seat.and_then(|seat| Some((seat, self.holders.get(seat)?))) else { return };
        if holder.bot.is_some() && !holder.guests.is_empty() {
            self.bot_choices[seat] += 1;
        } else {
            self.bot_choices[seat] = 0;
        }
    }

    fn set_proposal(&mut self, seat: Seat, proposal: Option<Proposal>) {
        if let Some(current) = self.proposals.get_mut(seat.index()) {
            *current = proposal;
        }
    }
}

/// The version of the rules that the entries of a table were made with.
pub(super) fn rules_of(stored: &StoredTable) -> Option<u32> {
    let (record, _) = parse(stored).ok()?;
    tabletop::record::header(&record).ok().map(|header| header.rules)
}

/// The record of the game, and all lines of the journal.
pub(super) fn parse(stored: &StoredTable) -> Result<(String, Vec<Line>), Error> {
    let mut record = stored.header.clone();
    let invalid = |error| Error::new(ErrorKind::Record, format!("a line of this table cannot be read: {error}"));
    let lines = stored.lines.iter().map(|line| serde_json::from_str(line).map_err(invalid));
    let lines = lines.collect::<Result<Vec<Line>, Error>>()?;
    for line in &lines {
        match line {
            Line::Entry(entry) => {
                record.push('\n');
                record.push_str(&entry.to_string());
            }
            Line::Resumed(resumed) => record = resumed.header.to_string(),
            _ => {}
        }
    }
    Ok((record, lines))
}
