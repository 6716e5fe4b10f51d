//! A table in memory: what people and bots may do at it.

use super::absence::Proposal;
use super::action_error::ActionError;
use super::journal::{AbsenceTimeout, ChatMessage, Hints, Line, Resumed, SeatHolder};
use super::subscribers::{Presence, Subscriber};
use crate::scheduler::Attention;
use crate::signing::SigningKey;
use crate::text;
use games::AnyTable;
use games::GameEntry;
use games::Thinking;
use pages::words::Language;
use serde_json::Value;
use std::sync::{Arc, Weak};
use std::time::{Duration, Instant, SystemTime};
use tabletop::{Seat, Seats, Viewer};
use tokio::sync::watch;

/// How many chat messages are kept in memory.
const MAX_MESSAGES: usize = 50;

/// A table in memory. Vectors have one element for each seat unless said otherwise.
pub(crate) struct Core {
    pub(super) id: String,
    pub(super) game: &'static GameEntry,
    pub(super) hosted: Box<dyn AnyTable>,
    pub(super) signing_key: Arc<SigningKey>,
    pub(super) opened_by: String,
    pub(super) holders: Vec<SeatHolder>,
    pub(super) confirming: Seats,
    /// The last messages, oldest first.
    pub(super) chat: Vec<ChatMessage>,
    /// The table of the rematch.
    pub(super) next_table: Option<String>,
    pub(super) hints: Hints,
    /// Whether the table was opened to learn the game.
    pub(super) learning: bool,

    pub(super) absence_timeout: AbsenceTimeout,
    /// The proposals to let a bot play for a person who is away.
    pub(super) proposals: Vec<Option<Proposal>>,
    /// Since when the game has waited for the seat while its holder was away.
    pub(super) waiting_since: Vec<SystemTime>,
    /// The seats whose absence timeout is over.
    pub(super) overdue: Seats,
    /// How many choices a bot has made for the person who holds the seat since that person last chose.
    pub(super) bot_choices: Vec<usize>,
    /// How long after they were last seen a person counts as away.
    pub(super) away_after: Duration,

    /// Alive while a hint for the seat is being computed.
    pub(super) hints_in_progress: Vec<Weak<()>>,

    /// Incremented whenever the view or the choices of the seat change.
    pub(super) revisions: Vec<u64>,
    /// Hashes of the seat's view and of its choices at its current revision.
    pub(super) hashes: Vec<(u64, u64)>,
    /// The oldest revision for which an action of the seat is accepted: the seat's choices have not changed since. An action
    /// of another seat in the meantime must not make this seat's request fail.
    pub(super) oldest_accepted: Vec<u64>,
    /// The last accepted action of the seat, to recognise a repeated request.
    pub(super) last_action: Vec<Option<(u64, SeatAction)>>,

    /// The held choices as the journal has them.
    pub(super) held: Vec<Option<Value>>,
    /// How many entries of the record are in the journal.
    pub(super) entries: usize,
    /// How many of them are covered by the newest snapshot.
    pub(super) snapshot_entries: usize,
    pub(super) snapshot_requested: bool,
    /// Set after resuming from a snapshot, until the line is saved.
    pub(super) resumed: Option<Resumed>,
    /// How many entries were lost by resuming from a snapshot. `None` if that never happened.
    pub(super) lost_entries: Option<usize>,
    /// How many lines the journal has.
    pub(super) lines: u64,
    /// Whether a person has made a choice that is not saved yet.
    pub(super) played: bool,
    /// The revisions as the storage has them.
    pub(super) saved_revisions: Vec<u64>,
    pub(super) unsaved_lines: Vec<Line>,

    /// Incremented whenever something changes that every viewer sees beside the game.
    pub(super) shared_revision: u64,
    pub(super) subscribers: Vec<Subscriber>,
    pub(super) last_subscriber_id: u64,
    pub(super) presence: Presence,
    /// When the seat's holder was last seen.
    pub(super) last_seen: Vec<Instant>,

    /// The seats that a bot is thinking for.
    pub(super) thinking_bots: Seats,
    /// The seats whose bot has failed and is not tried again.
    pub(super) failed_bots: Seats,
    /// The address of the person who opened the table, when last seen.
    pub(super) address: Option<String>,
    /// The last visit of somebody who does not follow the table.
    pub(super) last_visit: Option<Instant>,
    /// How long the bots go on after the last visit.
    pub(super) pause_after: Duration,
    pub(super) attention: watch::Sender<Attention>,
    pub(super) bots_paused: bool,
    /// Whether pages say that the bots had paused.
    pub(super) show_pause_notice: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum SeatAction {
    /// Makes the choice at this index of the seat's list, so many times.
    Choose(usize, u8),
    TakeBack,
    /// Takes back what a bot has chosen for the seat, as far as possible.
    TakeBackFromBot,
    TakeBackTurn,
    /// Takes back until so many choices of the game are left.
    TakeBackTo(usize),
    Redo,
    /// Makes the choice that is held.
    Confirm,
    /// Sets whether the table goes on by itself.
    GoOn(bool),
    /// Sets whether the end of a turn has to be confirmed.
    Confirming(bool),
}

#[derive(Debug)]
pub(crate) enum ActionResult {
    /// Contains the seat's new revision.
    Done(u64),
    /// The same request was done before. Nothing happened.
    Repeated,
    /// The request was made for an older revision. Nothing happened.
    Stale,
    /// The request is not allowed. Nothing happened.
    Refused(ActionError),
}

impl Core {
    /// Performs an action for a person, who made it at this revision of the seat.
    pub(crate) fn act(&mut self, guest: &str, seat: Seat, revision: u64, action: SeatAction) -> ActionResult {
        if let Err(error) = self.check_seat(guest, seat) {
            return ActionResult::Refused(error);
        }
        let index = seat.index();
        self.last_seen[index] = Instant::now();
        self.waiting_since[index] = SystemTime::now();
        self.withdraw_proposal(seat);
        let before = self.revisions[index];
        if !self.is_fresh(seat, revision) {
            let again = self.last_action[index].as_ref().is_some_and(|(old, last)| *old == revision && *last == action);
            return if again { ActionResult::Repeated } else { ActionResult::Stale };
        }
        let done = match action {
            SeatAction::Choose(index, times) => self.hosted.choose_listed(seat, index, times),
            SeatAction::TakeBack => self.hosted.take_back(seat),
            SeatAction::TakeBackFromBot => self.take_back_from_bot(seat),
            SeatAction::TakeBackTurn => self.hosted.take_back_turn(seat),
            SeatAction::TakeBackTo(choices) => self.hosted.take_back_to(seat, choices),
            SeatAction::Redo => self.hosted.redo(seat),
            SeatAction::Confirm => self.hosted.confirm(seat),
            SeatAction::GoOn(on) => {
                self.unsaved_lines.push(Line::GoOn { seat, on });
                self.hosted.set_going_on(seat, on)
            }
            SeatAction::Confirming(on) => {
                self.unsaved_lines.push(Line::Confirming { seat, on });
                self.set_confirming(seat, on);
                Ok(())
            }
        };
        if let Err(error) = done {
            return ActionResult::Refused(error.into());
        }
        self.played |= matches!(action, SeatAction::Choose(..));
        if !matches!(action, SeatAction::GoOn(_) | SeatAction::Confirming(_)) {
            self.bot_choices[index] = 0;
        }
        self.last_action[index] = Some((revision, action));
        if std::mem::take(&mut self.show_pause_notice) {
            self.shared_revision += 1;
        }
        self.update_revisions();
        // An action always makes the seat's earlier revisions stale, even if its choices look the same afterwards.
        self.revisions[index] = self.revisions[index].max(before + 1);
        self.oldest_accepted[index] = self.revisions[index];
        ActionResult::Done(self.revisions[index])
    }

    /// Whether an action made at this revision of a seat is still accepted.
    pub(super) fn is_fresh(&self, seat: Seat, revision: u64) -> bool {
        (self.oldest_accepted[seat.index()]..=self.revisions[seat.index()]).contains(&revision)
    }

    fn set_confirming(&mut self, seat: Seat, on: bool) {
        if on {
            self.confirming.insert(seat);
        } else {
            self.confirming.remove(seat);
        }
        self.update_holding(seat);
    }

    /// The last choice of a turn is held if the seat's holder wants to confirm it. A bot never confirms.
    pub(super) fn update_holding(&mut self, seat: Seat) {
        let hold = self.confirming.contains(seat) && self.holders[seat.index()].bot.is_none();
        // Cannot fail: the seat exists, and a held choice can be taken back.
        let _ = self.hosted.set_holding(seat, hold);
        if !hold && self.hosted.held(seat).is_some() {
            let _ = self.hosted.take_back(seat);
        }
    }

    /// Makes the choices of a bot that began to think after `steps` choices; `None` means that it failed. Returns the number
    /// of choices made in the game so far if the bot's turn goes on.
    pub(super) fn bot_chose(&mut self, seat: Seat, steps: usize, thinking: Option<Thinking>) -> Option<usize> {
        self.thinking_bots.remove(seat);
        let Some(Thinking { choices, finished }) = thinking else {
            tracing::error!(table = self.id, %seat, "a bot failed");
            self.failed_bots.insert(seat);
            return None;
        };
        self.holders[seat.index()].bot.as_ref()?;
        let made = choices.iter().take_while(|choice| self.hosted.choose(seat, choice).is_ok()).count();
        if !self.holders[seat.index()].guests.is_empty() {
            self.bot_choices[seat.index()] += made;
        }
        // If the game has not changed since, the bot would fail in the same way again.
        if made == 0 && self.hosted.steps() == steps {
            tracing::error!(table = self.id, %seat, "a bot returned no legal choice");
            self.failed_bots.insert(seat);
        }
        if finished || made < choices.len() || made == 0 || self.attention() == Attention::Nobody {
            return None;
        }
        self.thinking_bots.insert(seat);
        Some(self.hosted.steps())
    }

    /// Checks that a person holds a seat and plays it.
    pub(super) fn check_seat(&self, guest: &str, seat: Seat) -> Result<(), ActionError> {
        match self.holders.get(seat.index()) {
            None => Err(ActionError::NoSuchSeat),
            Some(holder) if !holder.is_guest(guest) => Err(ActionError::NotYours),
            Some(holder) if holder.bot.is_some() => Err(ActionError::BotPlays),
            Some(_) => Ok(()),
        }
    }

    pub(crate) fn say(&mut self, guest: &str, name: &str, text: &str) {
        let from_spectator = self.seats_of(guest).is_empty();
        let name = self.name_in_chat(guest).unwrap_or_else(|| name.to_owned());
        let message = ChatMessage { name, text: text.to_owned(), from_spectator };
        self.unsaved_lines.push(Line::Chat(message.clone()));
        self.push_message(message);
        self.shared_revision += 1;
    }

    /// The numbered name of a person, if another name at the table looks the same.
    fn name_in_chat(&self, guest: &str) -> Option<String> {
        let seat = self.seats_of(guest).iter().next()?;
        let skeleton = text::skeleton(&self.holders[seat.index()].name);
        let others = self.holders.iter().filter(|holder| !holder.guests.is_empty() && !holder.is_guest(guest));
        let alike = others.map(|holder| text::skeleton(&holder.name)).any(|other| other == skeleton);
        alike.then(|| self.names(Language::default().words()).swap_remove(seat.index()))
    }

    pub(super) fn push_message(&mut self, message: ChatMessage) {
        if self.chat.len() == MAX_MESSAGES {
            self.chat.remove(0);
        }
        self.chat.push(message);
    }

    /// Sets the table of the rematch, unless another one was set since `before` was read. Returns the one that is set.
    pub(crate) fn set_next_table(&mut self, table: &str, before: Option<&str>) -> String {
        if let Some(next) = self.next_table.as_ref().filter(|next| Some(next.as_str()) != before) {
            return next.clone();
        }
        self.unsaved_lines.push(Line::NextTable { table: table.to_owned() });
        self.next_table = Some(table.to_owned());
        self.shared_revision += 1;
        table.to_owned()
    }

    pub(crate) fn next_table(&self) -> Option<String> {
        self.next_table.clone()
    }

    pub(crate) fn absence_timeout(&self) -> AbsenceTimeout {
        self.absence_timeout
    }

    pub(crate) fn revision(&self, seat: Seat) -> u64 {
        self.revisions.get(seat.index()).copied().unwrap_or_default()
    }

    /// The options and seats of a rematch: bots and this person keep their seats, those of the other people are vacant.
    pub(crate) fn rematch(&self, guest: &str) -> (Value, Vec<SeatHolder>) {
        let holder = |holder: &SeatHolder| match holder {
            holder if holder.is_guest(guest) => SeatHolder { bot: None, ..holder.clone() },
            SeatHolder { guests, bot: Some(bot), .. } if guests.is_empty() => SeatHolder::bot(bot),
            _ => SeatHolder::vacant(),
        };
        (self.hosted.options(), self.holders.iter().map(holder).collect())
    }

    pub(crate) fn hosted(&self) -> &dyn AnyTable {
        &*self.hosted
    }

    pub(crate) fn game(&self) -> &'static GameEntry {
        self.game
    }

    pub(super) fn seat_hashes(&self, seat: Seat) -> (u64, u64) {
        (self.hosted.view_hash(Viewer::Seat(seat)), self.hosted.choices_hash(seat))
    }

    /// Increments the revisions of the seats for which something has changed.
    pub(super) fn update_revisions(&mut self) {
        for seat in self.hosted.seats().iter() {
            let (index, hash) = (seat.index(), self.seat_hashes(seat));
            let old = std::mem::replace(&mut self.hashes[index], hash);
            if old != hash {
                self.revisions[index] += 1;
            }
            if old.1 != hash.1 {
                self.oldest_accepted[index] = self.revisions[index];
            }
        }
    }

    /// Whether the table can leave memory.
    pub(super) fn is_idle(&self) -> bool {
        self.subscribers.is_empty() && self.thinking_bots.is_empty()
    }
}
