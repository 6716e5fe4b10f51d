//! Whether anybody is at a table. Where nobody is, its bots pause.

use super::core::Core;
use super::show::Watcher;
use crate::scheduler::{Ask, Attention, Kind};
use std::time::Instant;
use tabletop::Seat;

impl Core {
    /// Somebody is here: they look at the page or do something, from this address if it is known.
    pub(crate) fn visit(&mut self, guest: &str, address: Option<&str>) {
        if guest == self.opened_by
            && let Some(address) = address
        {
            self.address = Some(address.to_owned());
        }
        self.visited = Some(Instant::now());
        self.note_attention();
    }

    /// Whether somebody is here. Those who follow a table of others without sitting at it count as passing visitors.
    pub(super) fn attention(&self) -> Attention {
        let here = || self.watchers.iter().filter(|watcher| !watcher.is_gone());
        let belongs = |watcher: &Watcher| {
            let guest = watcher.guest();
            guest == self.opened_by || !self.seats_of(guest).is_empty()
        };
        if here().any(belongs) {
            Attention::Watched
        } else if here().next().is_some() || self.visited.is_some_and(|visited| visited.elapsed() < self.pause_after) {
            Attention::Visited
        } else {
            Attention::Nobody
        }
    }

    /// Tells those who think whether somebody is here. Whoever comes back is told that the bots had paused.
    pub(super) fn note_attention(&mut self) {
        let attention = self.attention();
        self.attention.send_if_modified(|known| std::mem::replace(known, attention) != attention);
        if attention != Attention::Nobody && std::mem::take(&mut self.paused) {
            self.tells_pause = true;
            self.common += 1;
        }
    }

    /// What a bot of this table says when it wants to think: whoever opened the table pays.
    pub(super) fn ask_to_think(&self) -> Ask {
        let address = self.address.clone().unwrap_or_else(|| self.opened_by.clone());
        let payer = [address, self.opened_by.clone(), self.id.clone()];
        Ask { payer, kind: Kind::Turn, attention: self.attention.subscribe() }
    }

    /// A bot has stopped thinking, since nobody is here.
    pub(super) fn bot_paused(&mut self, seat: Seat) {
        self.thinking.remove(seat);
    }

    /// Whether the game waits for a bot that could play.
    pub(super) fn waits_for_bots(&self) -> bool {
        let plays = |seat: &Seat| self.chairs[seat.index()].bot.is_some() && !self.failed.contains(*seat);
        self.hosted.waiting_for().iter().any(|seat| plays(&seat))
    }
}
