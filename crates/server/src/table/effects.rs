//! What a change at a table leads to: lines and snapshots to be saved, and bots that have to think.

use super::core::Core;
use super::journal::{Line, SeatHolder};
use super::snapshot::SNAPSHOT_INTERVAL;
use crate::scheduler::Attention;
use crate::storage::{Append, Snapshot, TableStatus};
use games::AnyTable;
use games::Thought;
use tabletop::{Seat, Seed};

pub(super) struct Effects {
    pub(super) append: Option<Append>,
    pub(super) thoughts: Vec<(Seat, Box<dyn Thought>)>,
}

impl Core {
    /// What has to be saved since the last call, and which bots have to think.
    pub(super) fn take_effects(&mut self, seed: &mut dyn FnMut() -> Option<Seed>) -> Effects {
        self.reset_wait_clocks();
        let entries: Vec<_> = self.hosted.entries_from(self.entries).into_iter().map(Line::Entry).collect();
        let acted = !entries.is_empty();
        self.entries += entries.len();
        let mut lines: Vec<Line> = self.resumed.take().map(Line::Resumed).into_iter().collect();
        lines.extend(entries);
        lines.append(&mut self.unsaved_lines);
        for seat in self.hosted.seats().iter() {
            let held = self.hosted.held(seat);
            if self.held[seat.index()] != held {
                self.held[seat.index()].clone_from(&held);
                lines.push(Line::Held { seat, choice: held });
            }
        }
        if acted {
            self.update_revisions();
        }
        let holders_changed = lines.iter().any(|line| matches!(line, Line::Holder { .. }));
        let changed = !lines.is_empty() || self.saved_revisions != self.revisions;
        self.saved_revisions.clone_from(&self.revisions);
        let snapshot = self.snapshot_if_due(self.lines + lines.len() as u64, acted);
        let append = (changed || snapshot.is_some()).then(|| Append {
            snapshot,
            table: self.id.clone(),
            number: self.lines,
            lines: lines.iter().map(to_json).collect(),
            revisions: self.revisions.clone(),
            played: std::mem::take(&mut self.played),
            holders_changed,
            status: status_of(&*self.hosted, &self.holders),
        });
        self.lines += lines.len() as u64;
        Effects { append, thoughts: self.thoughts(seed) }
    }

    /// Has a snapshot saved, if anything has changed since the last one.
    pub(crate) fn request_snapshot(&mut self) {
        self.snapshot_requested = self.needs_snapshot();
    }

    pub(super) fn needs_snapshot(&self) -> bool {
        self.entries != self.snapshot_entries
    }

    fn snapshot_if_due(&mut self, lines: u64, acted: bool) -> Option<Snapshot> {
        let interval_over = self.entries.abs_diff(self.snapshot_entries) >= SNAPSHOT_INTERVAL;
        if !(std::mem::take(&mut self.snapshot_requested) || acted && (interval_over || self.hosted.over())) {
            return None;
        }
        self.snapshot_entries = self.entries;
        Snapshot::of(&*self.hosted, self.game.about().rules, lines)
    }

    /// The bots that have to think now.
    fn thoughts(&mut self, seed: &mut dyn FnMut() -> Option<Seed>) -> Vec<(Seat, Box<dyn Thought>)> {
        let mut thoughts = Vec::new();
        self.update_attention();
        if self.attention() == Attention::Nobody {
            self.bots_paused |= self.entries > 0 && self.waits_for_bots();
            return thoughts;
        }
        for seat in self.hosted.waiting_for().iter() {
            let Some(bot) = self.holders.get(seat.index()).and_then(|holder| holder.bot.as_deref()) else { continue };
            if self.thinking_bots.contains(seat) || self.failed_bots.contains(seat) {
                continue;
            }
            let Some(thought) = seed().and_then(|seed| self.hosted.thought(seat, bot, seed)) else { continue };
            self.thinking_bots.insert(seat);
            thoughts.push((seat, thought));
        }
        thoughts
    }
}

pub(super) fn status_of(hosted: &dyn AnyTable, holders: &[SeatHolder]) -> TableStatus {
    TableStatus {
        holders: holders.to_vec(),
        waiting: hosted.waiting_for().iter().map(|seat| seat.0).collect(),
        over: hosted.over(),
        scores: hosted.results().unwrap_or_default().iter().map(|result| result.score).collect(),
    }
}

pub(super) fn to_json(line: &Line) -> String {
    serde_json::to_string(line).unwrap_or_default()
}
