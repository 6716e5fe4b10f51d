//! The table itself: what people and bots may do at it.

use super::absence::Proposal;
use super::denial::Denial;
use super::journal::{Chair, Hints, Line, Patience, Resumed, Said};
use super::show::Watcher;
use super::snapshot::ENTRIES_BETWEEN;
use crate::games::SiteGame;
use crate::hosted::Hosted;
use crate::keys::Keys;
use crate::scheduler::Attention;
use crate::storage::{Append, NewTable, Snapshot, Standing};
use crate::text;
use crate::thinking::{Thinking, Thought};
use pages::words::Language;
use serde_json::Value;
use std::sync::{Arc, Weak};
use std::time::{Duration, Instant, SystemTime};
use tabletop::record::Origin;
use tabletop::{Kind, Refusal, Seat, Seats, Seed, Viewer};
use tokio::sync::watch;

/// What is kept of what people said.
const MOST_SAID: usize = 50;

/// A table in memory.
pub(crate) struct Core {
    pub(super) id: String,
    pub(super) game: &'static SiteGame,
    pub(super) hosted: Box<dyn Hosted>,
    pub(super) keys: Arc<Keys>,
    pub(super) opened_by: String,
    pub(super) chairs: Vec<Chair>,
    pub(super) confirming: Seats,
    pub(super) chat: Vec<Said>,
    pub(super) next: Option<String>,
    pub(super) hints: Hints,
    /// After how long without a move a bot may play for somebody who is away.
    pub(super) patience: Patience,
    /// What is proposed for each seat whose holder is away.
    pub(super) proposals: Vec<Option<Proposal>>,
    /// Since when each seat has been waited for without a sign of its holder.
    pub(super) since_when: Vec<SystemTime>,
    /// The seats whose holders have been waited for longer than was agreed.
    pub(super) overdue: Seats,
    /// How many choices a bot has made for each person since they last chose.
    pub(super) stood_in: Vec<usize>,
    /// After so long without a sign of them, somebody is away.
    pub(super) away: Duration,
    /// For each seat, what lives as long as a hint for it is being thought about.
    pub(super) asked: Vec<Weak<()>>,
    /// Each seat's number, which rises whenever something changes for that seat.
    pub(super) revisions: Vec<u64>,
    /// What stood for what a seat sees, and for what it can do, when its number last rose.
    pub(super) prints: Vec<(u64, u64)>,
    /// Each seat's number when what it can do last changed, or it last did something. What it was shown since then can be
    /// chosen from: that another seat does something meanwhile must not be in its way.
    pub(super) since: Vec<u64>,
    /// Each seat's last accepted deed, to know it again.
    pub(super) last: Vec<Option<(u64, Deed)>>,
    /// The held choices as the journal has them.
    pub(super) held: Vec<Option<Value>>,
    /// How many entries of the record the journal has.
    pub(super) entries: usize,
    /// How many of them the newest snapshot has.
    pub(super) kept_entries: usize,
    /// Whether a snapshot is wanted now.
    pub(super) wants_snapshot: bool,
    /// That the table goes on from a snapshot, until it is written.
    pub(super) resumed: Option<Resumed>,
    /// How many entries were lost when the table went on from a snapshot; none if it never did.
    pub(super) lost: Option<usize>,
    /// How many lines the journal has.
    pub(super) lines: u64,
    /// Whether a person has made a choice that is not written yet.
    pub(super) played: bool,
    /// Each seat's number as the storage has it.
    pub(super) written: Vec<u64>,
    /// Lines that are not written yet.
    pub(super) new: Vec<Line>,
    /// Rises whenever something changes that everybody sees beside the game.
    pub(super) common: u64,
    pub(super) watchers: Vec<Watcher>,
    /// How many browsers have ever followed since the table was loaded.
    pub(super) watched: u64,
    /// The seats whose holders look, and those that have been left.
    pub(super) presence: (Seats, Seats),
    /// When each seat's holder was last seen looking.
    pub(super) seen: Vec<Instant>,
    /// Seats that a bot thinks for just now.
    pub(super) thinking: Seats,
    /// Seats whose bot has failed, and would again.
    pub(super) failed: Seats,
    /// The address that the table's owner was last seen at.
    pub(super) address: Option<String>,
    /// When somebody was last here who does not follow the table.
    pub(super) visited: Option<Instant>,
    /// How long the bots go on after that.
    pub(super) pause_after: Duration,
    /// Whether somebody is here, for those who think.
    pub(super) attention: watch::Sender<Attention>,
    /// Whether bots have paused since nobody was here.
    pub(super) paused: bool,
    /// Whether people are told that the bots had paused.
    pub(super) tells_pause: bool,
}

/// What a new table begins with.
pub(crate) struct Opening<'a> {
    pub(crate) game: &'static SiteGame,
    pub(crate) options: &'a Value,
    pub(crate) origin: Origin,
    pub(crate) chairs: &'a [Chair],
    pub(crate) opened_by: &'a str,
    /// Whether it is in the list of open tables.
    pub(crate) listed: bool,
    pub(crate) hints: Hints,
    pub(crate) patience: Patience,
}

/// What a person does at a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Deed {
    /// Makes the choice at this place of the list, so many times.
    Choose(usize, u8),
    /// Takes back the last choice.
    TakeBack,
    /// Takes back what a bot has chosen for the seat, as far as it goes.
    TakeBackFromBot,
    /// Takes back the whole turn.
    TakeBackTurn,
    /// Makes again what was taken back.
    Redo,
    /// Makes the choice that is held.
    Confirm,
    /// Sets whether the table goes on by itself.
    GoOn(bool),
    /// Sets whether the end of a turn is confirmed.
    Confirming(bool),
}

/// What became of a deed.
#[derive(Debug)]
pub(crate) enum Answer {
    /// It is done; the seat's number now.
    Done(u64),
    /// It was done before: nothing happened.
    Repeated,
    /// It was meant for an older table: nothing happened.
    Stale,
    /// It cannot be done: nothing happened.
    Refused(Denial),
}

/// What is to be done outside once people and bots have acted.
pub(super) struct Outcome {
    pub(super) append: Option<Append>,
    pub(super) thoughts: Vec<(Seat, Box<dyn Thought>)>,
}

impl Core {
    /// A new table of this id, as it is to be kept.
    pub(crate) fn open(id: &str, opening: &Opening) -> Result<NewTable, Refusal> {
        let Opening { game, options, origin, chairs, opened_by, listed, hints, patience } = opening;
        let hosted = game.start(options, origin.clone())?;
        let seats = hosted.seats().len();
        if hosted.over() {
            return Err(Refusal::new(Kind::Position, "the game is over there: nothing is left to play"));
        }
        if chairs.len() != seats {
            let message = format!("{} seats are filled at a table of {seats}", chairs.len());
            return Err(Refusal::new(Kind::Options, message));
        }
        let sit = |(seat, chair): (Seat, &Chair)| Line::Chair { seat, chair: chair.clone() };
        let hints = (*hints != Hints::default()).then_some(Line::Hints { to: *hints });
        let patience = (*patience != Patience::default()).then_some(Line::Patience { time: *patience });
        let agreed = hints.into_iter().chain(patience);
        let lines = (0..).map(Seat).zip(*chairs).map(sit).chain(agreed).map(|line| written(&line)).collect();
        Ok(NewTable {
            id: id.to_owned(),
            game: game.name.to_owned(),
            opened_by: (*opened_by).to_owned(),
            listed: *listed,
            header: hosted.header(),
            first: Append {
                table: id.to_owned(),
                number: 0,
                lines,
                revisions: vec![1; seats],
                played: false,
                seated: true,
                standing: standing(&*hosted, chairs),
                snapshot: None,
            },
        })
    }

    /// Does something for a person at a seat, if the number is the seat's.
    pub(crate) fn act(&mut self, guest: &str, seat: Seat, revision: u64, deed: Deed) -> Answer {
        if let Err(denial) = self.holds(guest, seat) {
            return Answer::Refused(denial);
        }
        let index = seat.index();
        self.seen[index] = Instant::now();
        self.since_when[index] = SystemTime::now();
        self.lapse(seat);
        let now = self.revisions[index];
        if !self.is_fresh(seat, revision) {
            let again = self.last[index].as_ref().is_some_and(|(old, last)| *old == revision && *last == deed);
            return if again { Answer::Repeated } else { Answer::Stale };
        }
        let done = match deed {
            Deed::Choose(place, times) => self.hosted.choose(seat, place, times),
            Deed::TakeBack => self.hosted.take_back(seat),
            Deed::TakeBackFromBot => self.take_back_from_bot(seat),
            Deed::TakeBackTurn => self.hosted.take_back_turn(seat),
            Deed::Redo => self.hosted.redo(seat),
            Deed::Confirm => self.hosted.confirm(seat),
            Deed::GoOn(on) => {
                self.new.push(Line::GoOn { seat, on });
                self.hosted.set_going_on(seat, on)
            }
            Deed::Confirming(on) => {
                self.new.push(Line::Confirming { seat, on });
                self.set_confirming(seat, on);
                Ok(())
            }
        };
        if let Err(refusal) = done {
            return Answer::Refused(refusal.into());
        }
        self.played |= matches!(deed, Deed::Choose(..));
        if !matches!(deed, Deed::GoOn(_) | Deed::Confirming(_)) {
            self.stood_in[index] = 0;
        }
        self.last[index] = Some((revision, deed));
        if std::mem::take(&mut self.tells_pause) {
            self.common += 1;
        }
        self.count();
        // Whatever a seat has done, what it was shown before is old now, though it may look the same.
        self.revisions[index] = self.revisions[index].max(now + 1);
        self.since[index] = self.revisions[index];
        Answer::Done(self.revisions[index])
    }

    /// Whether what a seat was shown at this number is still what it can do.
    pub(super) fn is_fresh(&self, seat: Seat, revision: u64) -> bool {
        (self.since[seat.index()]..=self.revisions[seat.index()]).contains(&revision)
    }

    fn set_confirming(&mut self, seat: Seat, on: bool) {
        if on {
            self.confirming.insert(seat);
        } else {
            self.confirming.remove(seat);
        }
        self.hold_or_not(seat);
    }

    /// A seat's last choice of a turn is held if its holder wants to confirm it: a bot never does.
    pub(super) fn hold_or_not(&mut self, seat: Seat) {
        let hold = self.confirming.contains(seat) && self.chairs[seat.index()].bot.is_none();
        // The seat is one of this table's, and what is held can be let go.
        let _ = self.hosted.set_holding(seat, hold);
        if !hold && self.hosted.held(seat).is_some() {
            let _ = self.hosted.take_back(seat);
        }
    }

    /// What a bot has chosen for a seat since so many choices stood; nothing if it has failed. If its turn is not over and it
    /// may go on, how many choices stand now.
    pub(super) fn bot_chose(&mut self, seat: Seat, steps: usize, thinking: Option<Thinking>) -> Option<usize> {
        self.thinking.remove(seat);
        let Some(Thinking { choices, finished }) = thinking else {
            tracing::error!(table = self.id, %seat, "a bot has failed");
            self.failed.insert(seat);
            return None;
        };
        self.chairs[seat.index()].bot.as_ref()?;
        let made = choices.iter().take_while(|choice| self.hosted.choose_written(seat, choice).is_ok()).count();
        if !self.chairs[seat.index()].guests.is_empty() {
            self.stood_in[seat.index()] += made;
        }
        // It may have thought about a table that has changed since. If it has not, it would think the same again.
        if made == 0 && self.hosted.steps() == steps {
            tracing::error!(table = self.id, %seat, "a bot finds nothing to do");
            self.failed.insert(seat);
        }
        if finished || made < choices.len() || made == 0 || self.attention() == Attention::Nobody {
            return None;
        }
        self.thinking.insert(seat);
        Some(self.hosted.steps())
    }

    /// Whether a person holds a seat, and plays it.
    pub(super) fn holds(&self, guest: &str, seat: Seat) -> Result<(), Denial> {
        match self.chairs.get(seat.index()) {
            None => Err(Denial::NoSuchSeat),
            Some(chair) if !chair.is_of(guest) => Err(Denial::NotYours),
            Some(chair) if chair.bot.is_some() => Err(Denial::BotPlays),
            Some(_) => Ok(()),
        }
    }

    /// A person says something; whoever only watches is known as such, whatever their name.
    pub(crate) fn say(&mut self, guest: &str, name: &str, text: &str) {
        let watching = self.seats_of(guest).is_empty();
        let name = self.name_in_chat(guest).unwrap_or_else(|| name.to_owned());
        let said = Said { name, text: text.to_owned(), watching };
        self.new.push(Line::Said(said.clone()));
        self.remember(said);
        self.common += 1;
    }

    /// What the table calls somebody, if another person at it could be taken for them.
    fn name_in_chat(&self, guest: &str) -> Option<String> {
        let seat = self.seats_of(guest).iter().next()?;
        let look = text::look(&self.chairs[seat.index()].name);
        let others = self.chairs.iter().filter(|chair| !chair.guests.is_empty() && !chair.is_of(guest));
        let alike = others.map(|chair| text::look(&chair.name)).any(|other| other == look);
        alike.then(|| self.names(Language::default().words()).swap_remove(seat.index()))
    }

    pub(super) fn remember(&mut self, said: Said) {
        if self.chat.len() == MOST_SAID {
            self.chat.remove(0);
        }
        self.chat.push(said);
    }

    /// Says where the game goes on, unless somebody has said so since `before` was the answer; the table where it does.
    pub(crate) fn go_to(&mut self, table: &str, before: Option<&str>) -> String {
        if let Some(next) = self.next.as_ref().filter(|next| Some(next.as_str()) != before) {
            return next.clone();
        }
        self.new.push(Line::Next { table: table.to_owned() });
        self.next = Some(table.to_owned());
        self.common += 1;
        table.to_owned()
    }

    /// Where the game goes on, once that has been said.
    pub(crate) fn next(&self) -> Option<String> {
        self.next.clone()
    }

    /// After how long a bot may play for somebody who is away.
    pub(crate) fn patience(&self) -> Patience {
        self.patience
    }

    /// A seat's number.
    pub(crate) fn revision(&self, seat: Seat) -> u64 {
        self.revisions.get(seat.index()).copied().unwrap_or_default()
    }

    /// What a table with the same options and the same company begins with: a bot stays a bot, this person sits where
    /// they sat, and the chairs of others are open to them.
    pub(crate) fn again(&self, guest: &str) -> (Value, Vec<Chair>) {
        let chair = |chair: &Chair| match chair {
            chair if chair.is_of(guest) => Chair { bot: None, ..chair.clone() },
            Chair { guests, bot: Some(bot), .. } if guests.is_empty() => Chair::bot(bot),
            _ => Chair::open(),
        };
        (self.hosted.options(), self.chairs.iter().map(chair).collect())
    }

    /// The game, for whoever has to ask it something.
    pub(crate) fn hosted(&self) -> &dyn Hosted {
        &*self.hosted
    }

    /// The game's place in the list of games.
    pub(crate) fn game(&self) -> &'static SiteGame {
        self.game
    }

    pub(super) fn print(&self, seat: Seat) -> (u64, u64) {
        (self.hosted.view_print(Viewer::Seat(seat)), self.hosted.choices_print(seat))
    }

    /// Raises the numbers of the seats for which something has changed.
    fn count(&mut self) {
        for seat in self.hosted.seats().iter() {
            let (index, print) = (seat.index(), self.print(seat));
            let old = std::mem::replace(&mut self.prints[index], print);
            if old != print {
                self.revisions[index] += 1;
            }
            if old.1 != print.1 {
                self.since[index] = self.revisions[index];
            }
        }
    }

    /// What has happened since the last time: what is to be written, and who has to think.
    pub(super) fn settle(&mut self, seed: &mut dyn FnMut() -> Option<Seed>) -> Outcome {
        self.count_waiting();
        let acts: Vec<_> = self.hosted.entries_from(self.entries).into_iter().map(Line::Act).collect();
        let acted = !acts.is_empty();
        self.entries += acts.len();
        let mut new: Vec<Line> = self.resumed.take().map(Line::Resumed).into_iter().collect();
        new.extend(acts);
        new.append(&mut self.new);
        for seat in self.hosted.seats().iter() {
            let held = self.hosted.held(seat);
            if self.held[seat.index()] != held {
                self.held[seat.index()].clone_from(&held);
                new.push(Line::Held { seat, choice: held });
            }
        }
        if acted {
            self.count();
        }
        let seated = new.iter().any(|line| matches!(line, Line::Chair { .. }));
        let changed = !new.is_empty() || self.written != self.revisions;
        self.written.clone_from(&self.revisions);
        let snapshot = self.snapshot_if_due(self.lines + new.len() as u64, acted);
        let append = (changed || snapshot.is_some()).then(|| Append {
            snapshot,
            table: self.id.clone(),
            number: self.lines,
            lines: new.iter().map(written).collect(),
            revisions: self.revisions.clone(),
            played: std::mem::take(&mut self.played),
            seated,
            standing: standing(&*self.hosted, &self.chairs),
        });
        self.lines += new.len() as u64;
        Outcome { append, thoughts: self.thoughts(seed) }
    }

    /// Asks for a snapshot, if anything has happened since the last one.
    pub(crate) fn ask_for_snapshot(&mut self) {
        self.wants_snapshot = self.lacks_snapshot();
    }

    /// Whether something has happened since the newest snapshot.
    pub(super) fn lacks_snapshot(&self) -> bool {
        self.entries != self.kept_entries
    }

    fn snapshot_if_due(&mut self, lines: u64, acted: bool) -> Option<Snapshot> {
        let long_ago = self.entries.abs_diff(self.kept_entries) >= ENTRIES_BETWEEN;
        if !(std::mem::take(&mut self.wants_snapshot) || acted && (long_ago || self.hosted.over())) {
            return None;
        }
        self.kept_entries = self.entries;
        Snapshot::of(&*self.hosted, self.game.about().rules, lines)
    }

    /// The bots that have to think now.
    fn thoughts(&mut self, seed: &mut dyn FnMut() -> Option<Seed>) -> Vec<(Seat, Box<dyn Thought>)> {
        let mut thoughts = Vec::new();
        self.note_attention();
        if self.attention() == Attention::Nobody {
            self.paused |= self.entries > 0 && self.waits_for_bots();
            return thoughts;
        }
        for seat in self.hosted.waiting_for().iter() {
            let Some(bot) = self.chairs.get(seat.index()).and_then(|chair| chair.bot.as_deref()) else { continue };
            if self.thinking.contains(seat) || self.failed.contains(seat) {
                continue;
            }
            let Some(thought) = seed().and_then(|seed| self.hosted.thought(seat, bot, seed)) else { continue };
            self.thinking.insert(seat);
            thoughts.push((seat, thought));
        }
        thoughts
    }

    /// Whether nobody needs this table in memory.
    pub(super) fn is_idle(&self) -> bool {
        self.watchers.is_empty() && self.thinking.is_empty()
    }
}

fn standing(hosted: &dyn Hosted, chairs: &[Chair]) -> Standing {
    Standing {
        chairs: chairs.to_vec(),
        waiting: hosted.waiting_for().iter().map(|seat| seat.0).collect(),
        over: hosted.over(),
        scores: hosted.places().unwrap_or_default().iter().map(|place| place.score).collect(),
    }
}

fn written(line: &Line) -> String {
    serde_json::to_string(line).unwrap_or_default()
}
