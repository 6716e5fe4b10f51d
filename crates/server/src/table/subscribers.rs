//! Browsers that follow a table: who is present, and what each browser has to be sent.

use super::core::Core;
use super::page::{Page, ViewContext};
use pages::board::Zone;
use pages::table;
use pages::words::Language;
use serde::Serialize;
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;
use std::time::Instant;
use tabletop::{Seat, Seats, Viewer};
use tokio::sync::mpsc;

/// How many updates are buffered for a slow browser before it is disconnected. It reconnects and catches up.
pub(crate) const UPDATE_BUFFER: usize = 16;

/// A browser that follows a table.
pub(crate) struct Subscriber {
    id: u64,
    context: ViewContext,
    updates: mpsc::Sender<Arc<str>>,
    /// What the browser has, by the id of the zone.
    zone_hashes: HashMap<String, u64>,
    /// The view state of the last update, see [`Core::view_state`].
    view_state: Option<(u64, u64)>,
    /// Whether the browser's page showed a seat that had to choose, and whether it showed hidden information.
    had_turn: bool,
    had_hidden: bool,
}

impl Subscriber {
    pub(crate) fn new(context: ViewContext, updates: mpsc::Sender<Arc<str>>) -> Self {
        let zone_hashes = HashMap::new();
        Self { id: 0, context, updates, zone_hashes, view_state: None, had_turn: false, had_hidden: false }
    }

    pub(super) fn guest(&self) -> &str {
        &self.context.guest
    }

    pub(super) fn is_gone(&self) -> bool {
        self.updates.is_closed()
    }
}

/// Which holders of seats are there.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Presence {
    /// A browser of theirs follows the table.
    pub(super) online: Seats,
    /// They have not been seen for a while.
    pub(super) away: Seats,
}

/// An update in the JSON that `table.js` reads.
#[derive(Serialize)]
struct Update<'a> {
    table: &'a str,
    seat: String,
    language: &'static str,
    /// The hash of the whole page after the update.
    hash: String,
    turn: bool,
    zones: Vec<&'a Zone>,
    #[serde(rename = "gone")]
    removed: Vec<&'a str>,
    /// Another seat of the same person, which has to choose now.
    #[serde(rename = "hand_to", skip_serializing_if = "Option::is_none")]
    next_seat: Option<u8>,
}

/// The id of a subscriber, and its update.
pub(super) type PendingUpdate = (u64, Arc<str>);

impl Core {
    /// Lets a browser follow the table. `hash` is the hash of the page that it already shows.
    pub(crate) fn subscribe(&mut self, mut subscriber: Subscriber, hash: Option<&str>) {
        let page = self.page(&subscriber.context);
        (subscriber.had_turn, subscriber.had_hidden) = (page.turn, page.hides);
        if hash.is_some_and(|hash| hash == format!("{:x}", page.whole_hash())) {
            subscriber.zone_hashes = page.hashes().collect();
            subscriber.view_state = Some(self.view_state(&subscriber.context));
        }
        self.last_subscriber_id += 1;
        subscriber.id = self.last_subscriber_id;
        self.subscribers.push(subscriber);
        self.update_presence();
    }

    /// Disconnects browsers that show a seat which is no longer theirs. They reconnect as spectators.
    pub(super) fn drop_former_holders(&mut self) {
        let holders = &self.holders;
        self.subscribers.retain(|Subscriber { context, .. }| match context.viewer {
            Viewer::Seat(seat) => holders.get(seat.index()).is_some_and(|holder| holder.is_guest(&context.guest)),
            Viewer::Spectator => true,
        });
    }

    /// Removes closed subscriptions and updates everything that depends on who is present.
    pub(super) fn update_presence(&mut self) {
        let (gone, connected) = std::mem::take(&mut self.subscribers).into_iter().partition(Subscriber::is_gone);
        self.subscribers = connected;
        for subscriber in gone {
            self.mark_left(&subscriber);
        }
        let before = self.presence;
        self.presence.online = self.hosted.seats().iter().filter(|&seat| self.is_online(seat)).collect();
        // Depends on who is online.
        self.presence.away = self.hosted.seats().iter().filter(|&seat| self.is_away(seat)).collect();
        if self.presence != before {
            self.shared_revision += 1;
        }
        self.check_absences();
        self.update_attention();
    }

    /// What each browser has to be sent. Browsers with the same view share a page.
    pub(super) fn updates(&mut self) -> Vec<PendingUpdate> {
        let mut subscribers = std::mem::take(&mut self.subscribers);
        let mut pages: Vec<((Viewer, Language, Seats, bool), Page)> = Vec::new();
        let mut updates = Vec::new();
        for subscriber in &mut subscribers {
            let context = &subscriber.context;
            let view_state = self.view_state(context);
            if subscriber.view_state == Some(view_state) {
                continue;
            }
            subscriber.view_state = Some(view_state);
            let opener = self.opened_by == context.guest;
            let key = (context.viewer, context.language, self.seats_of(&context.guest), opener);
            let found = pages.iter().position(|(other, _)| *other == key);
            let index = found.unwrap_or_else(|| {
                pages.push((key, self.page(context)));
                pages.len() - 1
            });
            if let Some(update) = self.update(subscriber, &pages[index].1) {
                updates.push((subscriber.id, update));
            }
        }
        self.subscribers = subscribers;
        updates
    }

    /// Sends updates and disconnects browsers whose buffer is full.
    pub(super) fn send(&mut self, updates: Vec<PendingUpdate>) {
        for (id, update) in updates {
            let Some(index) = self.subscribers.iter().position(|subscriber| subscriber.id == id) else { continue };
            if self.subscribers[index].updates.try_send(update).is_err() {
                let subscriber = self.subscribers.remove(index);
                self.mark_left(&subscriber);
            }
        }
    }

    fn mark_left(&mut self, subscriber: &Subscriber) {
        self.last_visit = Some(Instant::now());
        for seat in self.seats_of(&subscriber.context.guest).iter() {
            self.last_seen[seat.index()] = Instant::now();
        }
    }

    /// Whether a browser of the seat's holder follows the table.
    pub(super) fn is_online(&self, seat: Seat) -> bool {
        let holder = &self.holders[seat.index()];
        self.subscribers.iter().any(|subscriber| !subscriber.is_gone() && holder.is_guest(subscriber.guest()))
    }

    /// Changes whenever the page of a viewer could have changed.
    fn view_state(&self, context: &ViewContext) -> (u64, u64) {
        let mut hasher = DefaultHasher::new();
        self.hosted.view_hash(context.viewer).hash(&mut hasher);
        if let Viewer::Seat(seat) = context.viewer {
            self.revisions[seat.index()].hash(&mut hasher);
        }
        (hasher.finish(), self.shared_revision)
    }

    fn update(&self, subscriber: &mut Subscriber, page: &Page) -> Option<Arc<str>> {
        let ended_turn = subscriber.had_turn && !page.turn;
        let starts_hiding = page.hides && !subscriber.had_hidden;
        (subscriber.had_turn, subscriber.had_hidden) = (page.turn, page.hides);
        if starts_hiding && let Viewer::Seat(own) = subscriber.context.viewer {
            // Hands were dealt, and another person may sit at the screen. Show nothing until they say who they are.
            let curtain = Update { next_seat: Some(own.0), ..self.update_header(subscriber, page) };
            return serde_json::to_string(&curtain).ok().map(Into::into);
        }
        let hashes: HashMap<String, u64> = page.hashes().collect();
        let is_new = |id: &str| subscriber.zone_hashes.get(id) != hashes.get(id);
        let chapters: Vec<Zone> = (0..page.chapters.len())
            .filter(|number| is_new(&format!("log-{number}")))
            .map(|number| self.chapter(number, &subscriber.context, &page.names))
            .collect();
        let zones = page.frame.iter().chain(&page.board).filter(|zone| is_new(&zone.id));
        let zones: Vec<&Zone> = zones.chain(&chapters).collect();
        let removed = subscriber.zone_hashes.keys().map(String::as_str).filter(|id| !hashes.contains_key(*id));
        let removed: Vec<&str> = removed.collect();
        if zones.is_empty() && removed.is_empty() {
            return None;
        }
        let next_seat = page.next_seat.filter(|_| ended_turn);
        let update = Update { zones, removed, next_seat, ..self.update_header(subscriber, page) };
        let update = serde_json::to_string(&update).ok().map(Into::into);
        subscriber.zone_hashes = hashes;
        update
    }

    /// An update without content.
    fn update_header<'a>(&'a self, subscriber: &Subscriber, page: &Page) -> Update<'a> {
        Update {
            table: &self.id,
            seat: table::seat_of(subscriber.context.viewer),
            language: subscriber.context.language.name(),
            hash: format!("{:x}", page.whole_hash()),
            turn: page.turn,
            zones: Vec::new(),
            removed: Vec::new(),
            next_seat: None,
        }
    }

    /// The whole page as an update.
    pub(crate) fn full_update(&self, context: &ViewContext) -> String {
        let (updates, _) = mpsc::channel(1);
        let mut subscriber = Subscriber::new(context.clone(), updates);
        let page = self.page(context);
        // The client has the page open already; if it is another seat's turn now, they have just made their choice.
        (subscriber.had_turn, subscriber.had_hidden) = (true, true);
        self.update(&mut subscriber, &page).map(|update| update.to_string()).unwrap_or_default()
    }
}
