//! What each viewer is shown: the page as a whole, and later only what has changed of it.

use super::core::Core;
use super::journal::Chair;
use crate::hosted::{Reader, Shown};
use crate::text;
use maud::Markup;
use pages::board::Zone;
use pages::table::{self, Chair as ShownChair, Frame, Proposal, Said, Sitter};
use pages::words::{Language, Words};
use serde::Serialize;
use std::collections::{HashMap, HashSet};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;
use std::time::Instant;
use tabletop::{Seat, Seats, Viewer};
use tokio::sync::mpsc;

/// How many updates wait for a slow browser before it is let go. It comes back and catches up.
pub(crate) const WAITING_UPDATES: usize = 16;

/// Who looks, and in which language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Look {
    pub(crate) guest: String,
    pub(crate) viewer: Viewer,
    pub(crate) language: Language,
}

/// A browser that follows a table.
pub(crate) struct Watcher {
    number: u64,
    look: Look,
    updates: mpsc::Sender<Arc<str>>,
    /// What this browser has, zone by zone.
    has: HashMap<String, u64>,
    /// What stood for all that this viewer could see when it was last sent something.
    at: Option<(u64, u64)>,
    /// Whether the page that this browser has owed a choice, and whether it showed what others must not see.
    turn: bool,
    hid: bool,
}

impl Watcher {
    pub(crate) fn new(look: Look, updates: mpsc::Sender<Arc<str>>) -> Self {
        Self { number: 0, look, updates, has: HashMap::new(), at: None, turn: false, hid: false }
    }

    pub(super) fn guest(&self) -> &str {
        &self.look.guest
    }

    pub(super) fn is_gone(&self) -> bool {
        self.updates.is_closed()
    }
}

/// An update as a browser reads it.
#[derive(Serialize)]
struct Update<'a> {
    table: &'a str,
    seat: String,
    language: &'static str,
    /// Stands for the whole page after the update.
    print: String,
    turn: bool,
    zones: Vec<&'a Zone>,
    gone: Vec<&'a str>,
    /// Where to go on when another seat of the same person is waited for.
    #[serde(skip_serializing_if = "Option::is_none")]
    hand_to: Option<u8>,
}

/// All that a viewer is shown.
struct Page {
    names: Vec<String>,
    around: Vec<Zone>,
    board: Vec<Zone>,
    /// What stands for each chapter of the log: most of them have ended and need not be told again.
    chapters: Vec<u64>,
    turn: bool,
    /// Whether it shows what others in the same room must not see, and this browser holds other seats too.
    hides: bool,
    hand_to: Option<u8>,
}

impl Page {
    /// The id of each zone and what stands for what is in it.
    fn prints(&self) -> impl Iterator<Item = (String, u64)> {
        let zones = self.around.iter().chain(&self.board).map(|zone| (zone.id.clone(), hash(&zone.html)));
        zones.chain(self.chapters.iter().enumerate().map(|(number, print)| (format!("log-{number}"), *print)))
    }

    fn print(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        for part in self.prints() {
            part.hash(&mut hasher);
        }
        hasher.finish()
    }
}

/// An update, and the number of the browser it is for.
pub(super) type Addressed = (u64, Arc<str>);

impl Core {
    /// Lets a browser follow the table. It has the page that `print` stands for, if it has one.
    pub(crate) fn watch(&mut self, mut watcher: Watcher, print: Option<&str>) {
        let page = self.page(&watcher.look);
        (watcher.turn, watcher.hid) = (page.turn, page.hides);
        if print.is_some_and(|print| print == format!("{:x}", page.print())) {
            watcher.has = page.prints().collect();
            watcher.at = Some(self.at(&watcher.look));
        }
        self.watched += 1;
        watcher.number = self.watched;
        self.watchers.push(watcher);
        self.look_around();
    }

    /// Ends the streams of browsers that look from a seat which is theirs no longer. They come back as spectators.
    pub(super) fn let_go_of_strangers(&mut self) {
        let chairs = &self.chairs;
        self.watchers.retain(|watcher| match watcher.look.viewer {
            Viewer::Seat(seat) => chairs.get(seat.index()).is_some_and(|chair| chair.is_of(&watcher.look.guest)),
            Viewer::Spectator => true,
        });
    }

    /// Notices who is here. Whoever has come or gone, or has been away for long, is seen by all.
    pub(super) fn look_around(&mut self) {
        let (gone, stay) = std::mem::take(&mut self.watchers).into_iter().partition(Watcher::is_gone);
        self.watchers = stay;
        for watcher in gone {
            self.has_gone(&watcher);
        }
        let before = self.presence;
        self.presence.0 = self.hosted.seats().iter().filter(|&seat| self.is_here(seat)).collect();
        self.presence.1 = self.hosted.seats().iter().filter(|&seat| self.is_left(seat)).collect();
        if self.presence != before {
            self.common += 1;
        }
        self.look_for_absent();
        self.note_attention();
    }

    /// What has changed for each browser since it was last told.
    pub(super) fn updates(&mut self) -> Vec<Addressed> {
        let mut watchers = std::mem::take(&mut self.watchers);
        let mut pages: Vec<((Viewer, Language, Seats, bool), Page)> = Vec::new();
        let mut updates = Vec::new();
        for watcher in &mut watchers {
            let look = &watcher.look;
            let at = self.at(look);
            if watcher.at == Some(at) {
                continue;
            }
            watcher.at = Some(at);
            let opener = self.opened_by == look.guest;
            let key = (look.viewer, look.language, self.seats_of(&look.guest), opener);
            let found = pages.iter().position(|(other, _)| *other == key);
            let index = found.unwrap_or_else(|| {
                pages.push((key, self.page(look)));
                pages.len() - 1
            });
            if let Some(update) = self.update(watcher, &pages[index].1) {
                updates.push((watcher.number, update));
            }
        }
        self.watchers = watchers;
        updates
    }

    /// Sends updates. A browser that cannot take one more is let go: it comes back and catches up.
    pub(super) fn send(&mut self, updates: Vec<Addressed>) {
        for (number, update) in updates {
            let Some(index) = self.watchers.iter().position(|watcher| watcher.number == number) else { continue };
            if self.watchers[index].updates.try_send(update).is_err() {
                let watcher = self.watchers.remove(index);
                self.has_gone(&watcher);
            }
        }
    }

    /// From now on it is counted how long somebody has been away.
    fn has_gone(&mut self, watcher: &Watcher) {
        self.visited = Some(Instant::now());
        for seat in self.seats_of(&watcher.look.guest).iter() {
            self.seen[seat.index()] = Instant::now();
        }
    }

    /// Stands for all that a viewer could see.
    fn at(&self, look: &Look) -> (u64, u64) {
        let mut hasher = DefaultHasher::new();
        self.hosted.view_print(look.viewer).hash(&mut hasher);
        if let Viewer::Seat(seat) = look.viewer {
            self.revisions[seat.index()].hash(&mut hasher);
        }
        (hasher.finish(), self.common)
    }

    fn update(&self, watcher: &mut Watcher, page: &Page) -> Option<Arc<str>> {
        let ended_turn = watcher.turn && !page.turn;
        let begins_to_hide = page.hides && !watcher.hid;
        (watcher.turn, watcher.hid) = (page.turn, page.hides);
        if begins_to_hide && let Viewer::Seat(own) = watcher.look.viewer {
            // Hands are dealt: whoever sits before the screen may be somebody else. Nothing is shown before they say who.
            let curtain =
                Update { zones: Vec::new(), gone: Vec::new(), hand_to: Some(own.0), ..self.header(watcher, page) };
            return serde_json::to_string(&curtain).ok().map(Into::into);
        }
        let has: HashMap<String, u64> = page.prints().collect();
        let is_new = |id: &str| watcher.has.get(id) != has.get(id);
        let chapters: Vec<Zone> = (0..page.chapters.len())
            .filter(|number| is_new(&format!("log-{number}")))
            .map(|number| self.chapter(number, &watcher.look, &page.names))
            .collect();
        let zones: Vec<&Zone> =
            page.around.iter().chain(&page.board).filter(|zone| is_new(&zone.id)).chain(&chapters).collect();
        let gone: Vec<&str> = watcher.has.keys().map(String::as_str).filter(|id| !has.contains_key(*id)).collect();
        if zones.is_empty() && gone.is_empty() {
            return None;
        }
        let hand_to = page.hand_to.filter(|_| ended_turn);
        let update = Update { zones, gone, hand_to, ..self.header(watcher, page) };
        let update = serde_json::to_string(&update).ok().map(Into::into);
        watcher.has = has;
        update
    }

    /// What every update says, whatever it brings.
    fn header<'a>(&'a self, watcher: &Watcher, page: &Page) -> Update<'a> {
        Update {
            table: &self.id,
            seat: table::seat_of(watcher.look.viewer),
            language: watcher.look.language.name(),
            print: format!("{:x}", page.print()),
            turn: page.turn,
            zones: Vec::new(),
            gone: Vec::new(),
            hand_to: None,
        }
    }

    /// The whole page for a browser that opens it, perhaps with a hint that was asked for.
    pub(crate) fn whole_page(&self, look: &Look, hint: &Markup) -> String {
        let page = self.page(look);
        let chapters: Vec<_> = (0..page.chapters.len()).map(|number| self.chapter(number, look, &page.names)).collect();
        let shown = self.shown(look, &page.names);
        self.framed(look, &page.names, &shown, |frame| {
            table::page(frame, &page.board, &chapters, hint, page.print()).into_string()
        })
    }

    /// The page as an update that has everything.
    pub(crate) fn fresh(&self, look: &Look) -> String {
        let (updates, _) = mpsc::channel(1);
        let mut nobody = Watcher::new(look.clone(), updates);
        let page = self.page(look);
        // Whoever asks has the page open already; they have made their choice if it is another seat's turn now.
        (nobody.turn, nobody.hid) = (true, true);
        self.update(&mut nobody, &page).map(|update| update.to_string()).unwrap_or_default()
    }

    fn page(&self, look: &Look) -> Page {
        let names = self.names(look.language.words());
        let shown = self.shown(look, &names);
        let ranges = self.hosted.chapters();
        let chapter_print = |(number, range): (usize, &(usize, usize))| {
            if number + 1 < ranges.len() {
                return hash(&(range, &names));
            }
            // The last chapter grows by what this viewer may not learn of: only what is told of it counts.
            hash(&self.chapter(number, look, &names).html)
        };
        Page {
            around: self.framed(look, &names, &shown, table::zones),
            board: shown.board,
            chapters: ranges.iter().enumerate().map(chapter_print).collect(),
            turn: self.is_waited_for(look.viewer),
            hides: self.seats_of(&look.guest).len() > 1 && self.hosted.hides(look.viewer),
            hand_to: self.hand_to(look),
            names,
        }
    }

    fn chapter(&self, number: usize, look: &Look, names: &[String]) -> Zone {
        let reader = Reader { viewer: look.viewer, names, words: look.language.words() };
        table::chapter(number, &self.hosted.chapter(number, &reader))
    }

    pub(super) fn shown(&self, look: &Look, names: &[String]) -> Shown {
        self.hosted.shown(&Reader { viewer: look.viewer, names, words: look.language.words() })
    }

    fn is_waited_for(&self, viewer: Viewer) -> bool {
        matches!(viewer, Viewer::Seat(seat) if self.hosted.waiting_for().contains(seat))
    }

    /// Another seat of the same person that owes a choice, when this one does not.
    fn hand_to(&self, look: &Look) -> Option<u8> {
        let Viewer::Seat(looking) = look.viewer else { return None };
        if self.is_waited_for(look.viewer) {
            return None;
        }
        let owes = |seat: &Seat| self.is_waited_for(Viewer::Seat(*seat)) && self.chairs[seat.index()].bot.is_none();
        let others = self.seats_of(&look.guest).without(looking);
        others.iter().find(owes).map(|seat| seat.0)
    }

    fn framed<T>(&self, look: &Look, names: &[String], shown: &Shown, make: impl FnOnce(&Frame) -> T) -> T {
        let words = look.language.words();
        let title = self.game.title(words);
        let chairs = self.chairs_shown(look, names);
        let heard = |said: &super::journal::Said| Said {
            name: if said.watching {
                words.with("chat-watching", &[("name", said.name.as_str().into())])
            } else {
                said.name.clone()
            },
            text: said.text.clone(),
        };
        let resumed = self.lost.map(|lost| Said {
            name: words.say("chat-site"),
            text: words.with("chat-resumed", &[("lost", lost.into())]),
        });
        let chat: Vec<_> = resumed.into_iter().chain(self.chat.iter().map(heard)).collect();
        let seat = match look.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let secret = seat.and_then(|seat| Some((seat, self.seat_secret(seat)?)));
        make(&Frame {
            words,
            id: &self.id,
            game: self.game.name,
            title: &title,
            viewer: look.viewer,
            revision: seat.map_or(0, |seat| self.revisions[seat.index()]),
            waited_for: self.is_waited_for(look.viewer),
            chairs: &chairs,
            offers: &shown.offers,
            held: shown.held.clone(),
            can_take_back: seat.is_some_and(|seat| self.hosted.can_take_back(seat)),
            can_redo: seat.is_some_and(|seat| self.hosted.can_redo(seat)),
            going_on: seat.is_some_and(|seat| self.hosted.going_on(seat)),
            confirming: seat.is_some_and(|seat| self.confirming.contains(seat)),
            result: shown.result.clone(),
            chat: &chat,
            goes_on: self.next.is_some(),
            other_devices: seat.is_some_and(|seat| self.chairs[seat.index()].guests.len() > 1),
            seat_link: secret.map(|(seat, secret)| format!("/take/{}/{}/{secret}", self.id, seat.0)),
            stood_in: seat.map_or(0, |seat| self.stood_in[seat.index()]),
            patience: self.patience.name(),
            hints: self.gives_hints(),
            bots_paused: self.tells_pause,
        })
    }

    /// What each seat is called in a language.
    pub(crate) fn names(&self, words: &Words) -> Vec<String> {
        names(&self.chairs, words)
    }

    fn chairs_shown(&self, look: &Look, names: &[String]) -> Vec<ShownChair> {
        let shown = |((seat, chair), name): ((Seat, &Chair), &String)| {
            let looks = self.presence.0.contains(seat) || chair.is_of(&look.guest);
            let sitter = match (&chair.bot, chair.guests.is_empty()) {
                (Some(_), true) => Sitter::Bot,
                (Some(_), false) => Sitter::StandIn,
                (None, true) => Sitter::Nobody,
                (None, false) if looks => Sitter::Here,
                (None, false) => Sitter::Away,
            };
            ShownChair {
                name: name.clone(),
                sitter,
                mine: chair.is_of(&look.guest),
                bots: self.bots_for(&look.guest, seat),
                bots_to_propose: self.bots_to_propose(&look.guest, seat),
                proposal: self.proposal_shown(look, names, seat),
            }
        };
        (0..).map(Seat).zip(&self.chairs).zip(names).map(shown).collect()
    }

    fn proposal_shown(&self, look: &Look, names: &[String], seat: Seat) -> Option<Proposal> {
        let proposal = self.proposals[seat.index()].as_ref()?;
        let name = |seat: Seat| names.get(seat.index()).cloned().unwrap_or_default();
        let asked = |person: Seat| self.voters(seat).contains(person) && !proposal.agreed.contains(person);
        Some(Proposal {
            by: name(proposal.by),
            bot: proposal.bot.clone(),
            agreed: proposal.agreed.iter().map(name).collect(),
            asked: self.person(&look.guest).is_some_and(asked),
        })
    }

    /// Whether the holder of a seat looks at the table.
    pub(super) fn is_here(&self, seat: Seat) -> bool {
        let chair = &self.chairs[seat.index()];
        self.watchers.iter().any(|watcher| !watcher.is_gone() && chair.is_of(&watcher.look.guest))
    }
}

/// What each chair is called in a language: people as they like, bots by what they are, numbered if several look alike.
pub(crate) fn names(chairs: &[Chair], words: &Words) -> Vec<String> {
    let base = |chair: &Chair| match chair {
        Chair { guests, name, .. } if !guests.is_empty() => name.clone(),
        Chair { bot: Some(bot), .. } => words.get(&format!("bot-name-{bot}"), &[]).unwrap_or_else(|| bot.clone()),
        _ => words.say("chair-nobody"),
    };
    let bases: Vec<String> = chairs.iter().map(base).collect();
    let looks: Vec<String> = bases.iter().map(|name| text::look(name)).collect();
    let is_single = |look: &String| looks.iter().filter(|other| *other == look).count() == 1;
    // Somebody may be called like somebody else with a number.
    let mut taken: HashSet<String> = looks.iter().filter(|look| is_single(look)).cloned().collect();
    let mut numbered = |(name, look): (&String, &String)| {
        if is_single(look) {
            return name.clone();
        }
        let names = (1..).map(|number: u32| format!("{name} {number}"));
        names.into_iter().find(|name| taken.insert(text::look(name))).unwrap_or_default()
    };
    bases.iter().zip(&looks).map(&mut numbered).collect()
}

fn hash(value: &(impl Hash + ?Sized)) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_looks_alike_is_numbered() {
        let named = |names: &[&str]| {
            let chairs: Vec<_> = names.iter().map(|name| Chair::person(name, name)).collect();
            super::names(&chairs, Language::default().words())
        };
        assert_eq!(named(&["Anna", "Bob"]), ["Anna", "Bob"]);
        assert_eq!(named(&["Anna", "Anna"]), ["Anna 1", "Anna 2"]);
        let cyrillic = "\u{410}nna";
        assert_eq!(named(&["Anna", cyrillic]), ["Anna 1".to_owned(), format!("{cyrillic} 2")]);
        assert_eq!(named(&["Anna", "Anna", "Anna 2"]), ["Anna 1", "Anna 3", "Anna 2"]);
    }
}
