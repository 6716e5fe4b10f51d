//! The page of a table as each viewer sees it.

use super::core::Core;
use super::journal::{ChatMessage, SeatHolder};
use crate::text;
use games::{PreviewOf, Reader, Shown};
use maud::Markup;
use pages::board::Zone;
use pages::table::{self, ChatMessage as PageMessage, Frame, Occupant, Proposal, SeatInfo};
use pages::words::{Language, Words};
use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};
use tabletop::{Seat, Viewer};

/// Who sees a page, from which seat, and in which language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ViewContext {
    pub(crate) guest: String,
    pub(crate) viewer: Viewer,
    pub(crate) language: Language,
}

/// The page of one viewer.
pub(super) struct Page {
    pub(super) names: Vec<String>,
    /// The zones around the board.
    pub(super) frame: Vec<Zone>,
    pub(super) board: Vec<Zone>,
    /// Hashes of the chapters of the log. Most chapters are complete and need not be rendered again.
    pub(super) chapters: Vec<u64>,
    pub(super) turn: bool,
    /// Whether it shows hidden information, and this browser holds other seats too.
    pub(super) hides: bool,
    pub(super) next_seat: Option<u8>,
}

impl Page {
    /// The id and the hash of each zone.
    pub(super) fn hashes(&self) -> impl Iterator<Item = (String, u64)> {
        let zones = self.frame.iter().chain(&self.board).map(|zone| (zone.id.clone(), hash(&zone.html)));
        zones.chain(self.chapters.iter().enumerate().map(|(number, hash)| (format!("log-{number}"), *hash)))
    }

    pub(super) fn whole_hash(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        for part in self.hashes() {
            part.hash(&mut hasher);
        }
        hasher.finish()
    }
}

impl Core {
    /// The whole page as HTML, with a hint if one was requested.
    pub(crate) fn whole_page(&self, context: &ViewContext, hint: &Markup) -> String {
        let page = self.page(context);
        let chapters: Vec<_> =
            (0..page.chapters.len()).map(|number| self.chapter(number, context, &page.names)).collect();
        let shown = self.shown(context, &page.names);
        self.framed(context, &page.names, &shown, |frame| {
            table::page(frame, &page.board, &chapters, hint, page.whole_hash()).into_string()
        })
    }

    pub(super) fn page(&self, context: &ViewContext) -> Page {
        let names = self.names(context.language.words());
        let shown = self.shown(context, &names);
        let ranges = self.hosted.chapters();
        let chapter_hash = |(number, range): (usize, &(usize, usize))| {
            if number + 1 < ranges.len() {
                return hash(&(range, &names));
            }
            // The last chapter may contain events that are hidden from this viewer, so only what they are shown counts.
            hash(&self.chapter(number, context, &names).html)
        };
        Page {
            frame: self.framed(context, &names, &shown, table::zones),
            board: shown.board,
            chapters: ranges.iter().enumerate().map(chapter_hash).collect(),
            turn: self.is_waited_for(context.viewer),
            hides: self.seats_of(&context.guest).len() > 1 && self.hosted.hides(context.viewer),
            next_seat: self.next_seat(context),
            names,
        }
    }

    pub(super) fn chapter(&self, number: usize, context: &ViewContext, names: &[String]) -> Zone {
        let reader = Reader { viewer: context.viewer, names, words: context.language.words() };
        table::chapter(number, &self.hosted.chapter(number, &reader))
    }

    pub(super) fn shown(&self, context: &ViewContext, names: &[String]) -> Shown {
        self.hosted.shown(&Reader { viewer: context.viewer, names, words: context.language.words() })
    }

    /// What a choice of the viewer would change. `None` if the revision is stale.
    pub(crate) fn preview(&self, context: &ViewContext, revision: u64, index: usize) -> Option<PreviewOf> {
        let Viewer::Seat(seat) = context.viewer else { return None };
        if self.check_seat(&context.guest, seat).is_err() || !self.is_fresh(seat, revision) {
            return None;
        }
        let names = self.names(context.language.words());
        self.hosted.preview(index, &Reader { viewer: context.viewer, names: &names, words: context.language.words() })
    }

    /// The boards since the viewer last chose, to be played back.
    pub(crate) fn boards_since(&self, context: &ViewContext) -> Vec<Vec<Zone>> {
        let names = self.names(context.language.words());
        self.hosted.boards_since(&Reader { viewer: context.viewer, names: &names, words: context.language.words() })
    }

    fn is_waited_for(&self, viewer: Viewer) -> bool {
        matches!(viewer, Viewer::Seat(seat) if self.hosted.waiting_for().contains(seat))
    }

    /// Another seat of the same person that has to choose, if this one does not.
    fn next_seat(&self, context: &ViewContext) -> Option<u8> {
        let Viewer::Seat(current) = context.viewer else { return None };
        if self.is_waited_for(context.viewer) {
            return None;
        }
        let must_choose =
            |seat: &Seat| self.is_waited_for(Viewer::Seat(*seat)) && self.holders[seat.index()].bot.is_none();
        let others = self.seats_of(&context.guest).without(current);
        others.iter().find(must_choose).map(|seat| seat.0)
    }

    fn framed<T>(&self, context: &ViewContext, names: &[String], shown: &Shown, make: impl FnOnce(&Frame) -> T) -> T {
        let words = context.language.words();
        let title = self.game.title(words);
        let seats = self.page_seats(context, names);
        let to_page = |message: &ChatMessage| PageMessage {
            name: if message.from_spectator {
                words.with("chat-watching", &[("name", message.name.as_str().into())])
            } else {
                message.name.clone()
            },
            text: message.text.clone(),
        };
        let resumed = self.lost_entries.map(|lost| PageMessage {
            name: words.say("chat-site"),
            text: words.with("chat-resumed", &[("lost", lost.into())]),
        });
        let chat: Vec<_> = resumed.into_iter().chain(self.chat.iter().map(to_page)).collect();
        let seat = match context.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let secret = seat.and_then(|seat| Some((seat, self.seat_secret(seat)?)));
        make(&Frame {
            words,
            id: &self.id,
            game: self.game.name,
            title: &title,
            viewer: context.viewer,
            revision: seat.map_or(0, |seat| self.revisions[seat.index()]),
            waited_for: self.is_waited_for(context.viewer),
            seats: &seats,
            offers: &shown.offers,
            held: shown.held.clone(),
            can_undo: seat.is_some_and(|seat| self.hosted.can_take_back(seat)),
            can_redo: seat.is_some_and(|seat| self.hosted.can_redo(seat)),
            auto_continue: seat.is_some_and(|seat| self.hosted.going_on(seat)),
            confirming: seat.is_some_and(|seat| self.confirming.contains(seat)),
            result: shown.result.clone(),
            chat: &chat,
            has_rematch: self.next_table.is_some(),
            other_devices: seat.is_some_and(|seat| self.holders[seat.index()].guests.len() > 1),
            seat_link: secret.map(|(seat, secret)| format!("/take/{}/{}/{secret}", self.id, seat.0)),
            stand_in_choices: seat.map_or(0, |seat| self.bot_choices[seat.index()]),
            patience: self.absence_timeout.name(),
            hints: self.gives_hints(),
            bots_paused: self.show_pause_notice,
            chain: &shown.chain,
            question: shown.question.clone(),
            recent: &shown.recent,
            could_auto_continue: shown.could_auto_continue,
            teaches: !self.game.lessons.is_empty(),
            learning: self.learning,
            lessons: &shown.lessons,
        })
    }

    pub(crate) fn names(&self, words: &Words) -> Vec<String> {
        names(&self.holders, words)
    }

    fn page_seats(&self, context: &ViewContext, names: &[String]) -> Vec<SeatInfo> {
        let to_page = |((seat, holder), name): ((Seat, &SeatHolder), &String)| {
            let online = self.presence.online.contains(seat) || holder.is_guest(&context.guest);
            let occupant = match (&holder.bot, holder.guests.is_empty()) {
                (Some(_), true) => Occupant::Bot,
                (Some(_), false) => Occupant::StandIn,
                (None, true) => Occupant::Nobody,
                (None, false) if online => Occupant::Here,
                (None, false) => Occupant::Away,
            };
            SeatInfo {
                name: name.clone(),
                occupant,
                mine: holder.is_guest(&context.guest),
                bots: self.allowed_bots(&context.guest, seat),
                bots_to_propose: self.bots_to_propose(&context.guest, seat),
                proposal: self.proposal_shown(context, names, seat),
            }
        };
        (0..).map(Seat).zip(&self.holders).zip(names).map(to_page).collect()
    }

    fn proposal_shown(&self, context: &ViewContext, names: &[String], seat: Seat) -> Option<Proposal> {
        let proposal = self.proposals[seat.index()].as_ref()?;
        let name = |seat: Seat| names.get(seat.index()).cloned().unwrap_or_default();
        let must_vote = |person: Seat| self.voters(seat).contains(person) && !proposal.agreed.contains(person);
        Some(Proposal {
            by: name(proposal.by),
            bot: proposal.bot.clone(),
            agreed: proposal.agreed.iter().map(name).collect(),
            asked: self.first_seat_of(&context.guest).is_some_and(must_vote),
        })
    }
}

/// The names of all seats in a language. Names that look alike are numbered.
pub(crate) fn names(holders: &[SeatHolder], words: &Words) -> Vec<String> {
    let base = |holder: &SeatHolder| match holder {
        SeatHolder { guests, name, .. } if !guests.is_empty() => name.clone(),
        SeatHolder { bot: Some(bot), .. } => words.get(&format!("bot-name-{bot}"), &[]).unwrap_or_else(|| bot.clone()),
        _ => words.say("chair-nobody"),
    };
    let bases: Vec<String> = holders.iter().map(base).collect();
    let skeletons: Vec<String> = bases.iter().map(|name| text::skeleton(name)).collect();
    let is_unique = |skeleton: &String| skeletons.iter().filter(|other| *other == skeleton).count() == 1;
    // A numbered name must not look like a name that somebody has chosen.
    let mut taken: HashSet<String> = skeletons.iter().filter(|skeleton| is_unique(skeleton)).cloned().collect();
    let mut numbered = |(name, skeleton): (&String, &String)| {
        if is_unique(skeleton) {
            return name.clone();
        }
        let names = (1..).map(|number: u32| format!("{name} {number}"));
        names.into_iter().find(|name| taken.insert(text::skeleton(name))).unwrap_or_default()
    };
    bases.iter().zip(&skeletons).map(&mut numbered).collect()
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
    fn names_that_look_alike_are_numbered() {
        let named = |names: &[&str]| {
            let holders: Vec<_> = names.iter().map(|name| SeatHolder::person(name, name)).collect();
            super::names(&holders, Language::default().words())
        };
        assert_eq!(named(&["Anna", "Bob"]), ["Anna", "Bob"]);
        assert_eq!(named(&["Anna", "Anna"]), ["Anna 1", "Anna 2"]);
        let cyrillic = "\u{410}nna";
        assert_eq!(named(&["Anna", cyrillic]), ["Anna 1".to_owned(), format!("{cyrillic} 2")]);
        assert_eq!(named(&["Anna", "Anna", "Anna 2"]), ["Anna 1", "Anna 3", "Anna 2"]);
    }
}
