//! Whether anybody is at a table. Bots pause where nobody is.

use super::core::Core;
use super::subscribers::Subscriber;
use crate::scheduler::{Attention, JobKind, ThinkRequest};
use std::time::Instant;
use tabletop::Seat;

impl Core {
    /// Records that a person uses the table, from this address if it is known.
    pub(crate) fn visit(&mut self, guest: &str, address: Option<&str>) {
        if guest == self.opened_by
            && let Some(address) = address
        {
            self.address = Some(address.to_owned());
        }
        self.last_visit = Some(Instant::now());
        self.update_attention();
    }

    /// Spectators of other people's tables count as visitors only.
    pub(super) fn attention(&self) -> Attention {
        let connected = || self.subscribers.iter().filter(|subscriber| !subscriber.is_gone());
        let takes_part = |subscriber: &Subscriber| {
            let guest = subscriber.guest();
            guest == self.opened_by || !self.seats_of(guest).is_empty()
        };
        if connected().any(takes_part) {
            Attention::Watched
        } else if connected().next().is_some()
            || self.last_visit.is_some_and(|visit| visit.elapsed() < self.pause_after)
        {
            Attention::Visited
        } else {
            Attention::Nobody
        }
    }

    /// Publishes the current attention to running bots. A person who comes back sees that the bots had paused.
    pub(super) fn update_attention(&mut self) {
        let attention = self.attention();
        self.attention.send_if_modified(|last| std::mem::replace(last, attention) != attention);
        if attention != Attention::Nobody && std::mem::take(&mut self.bots_paused) {
            self.show_pause_notice = true;
            self.shared_revision += 1;
        }
    }

    /// Thinking time of this table's bots is charged to the person who opened it.
    pub(super) fn think_request(&self) -> ThinkRequest {
        let address = self.address.clone().unwrap_or_else(|| self.opened_by.clone());
        let queue_key = [address, self.opened_by.clone(), self.id.clone()];
        ThinkRequest { queue_key, kind: JobKind::Turn, attention: self.attention.subscribe() }
    }

    pub(super) fn pause_bot(&mut self, seat: Seat) {
        self.thinking_bots.remove(seat);
    }

    /// Whether the game waits for a bot that has not failed.
    pub(super) fn waits_for_bots(&self) -> bool {
        let can_play = |seat: &Seat| self.holders[seat.index()].bot.is_some() && !self.failed_bots.contains(*seat);
        self.hosted.waiting_for().iter().any(|seat| can_play(&seat))
    }
}
