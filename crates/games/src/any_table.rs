//! A table of any game.

use crate::thinking::{Looking, Question, Thought};
use pages::board::{Chapter, Offers, RecentEvent, Zone};
use pages::table::ChainLink;
use pages::words::Words;
use players::Bot;
use serde::Serialize;
use serde_json::Value;
use tabletop::{Error, Seat, SeatResult, Seats, Seed, Viewer};

/// A table of any game; choices, views, states and events are JSON. A call that fails changes nothing.
pub trait AnyTable: Send + 'static {
    /// The name of the game.
    fn game(&self) -> &'static str;
    /// The seats of the table.
    fn seats(&self) -> Seats;
    /// The seats that have to choose now.
    fn waiting_for(&self) -> Seats;
    /// Whether the game is over.
    fn over(&self) -> bool;
    /// How it ended, as the game writes it; nothing before the end.
    fn outcome(&self) -> Option<Value>;
    /// The rank and score of each seat; nothing before the end.
    fn results(&self) -> Option<Vec<SeatResult>>;
    /// How many choices stand.
    fn steps(&self) -> usize;
    /// The seat that chose last, not counting what the table did by itself.
    fn last_to_choose(&self) -> Option<Seat>;

    fn choices(&self, seat: Seat) -> Result<Vec<Value>, Error>;
    /// Makes a choice given as JSON.
    fn choose(&mut self, seat: Seat, choice: &Value) -> Result<(), Error>;
    /// Makes the choice at `index` of the seat's list, and repeats it up to `times` in all while it stays legal.
    fn choose_listed(&mut self, seat: Seat, index: usize, times: u8) -> Result<(), Error>;
    /// Takes back the last choice of a seat.
    fn take_back(&mut self, seat: Seat) -> Result<(), Error>;
    /// Takes back everything a seat chose in its turn.
    fn take_back_turn(&mut self, seat: Seat) -> Result<(), Error>;
    /// Takes back choices of a seat, down to the one that was made when `choices` stood.
    fn take_back_to(&mut self, seat: Seat, choices: usize) -> Result<(), Error>;
    /// Makes the choice again that a seat took back last.
    fn redo(&mut self, seat: Seat) -> Result<(), Error>;
    /// Whether a seat can take something back.
    fn can_take_back(&self, seat: Seat) -> bool;
    /// Whether a seat has taken something back that it can make again.
    fn can_redo(&self, seat: Seat) -> bool;

    /// Sets whether the table goes on by itself for a seat that can do nothing that matters.
    fn set_going_on(&mut self, seat: Seat, on: bool) -> Result<(), Error>;
    /// Whether the table goes on by itself for a seat.
    fn going_on(&self, seat: Seat) -> bool;
    /// Restores the setting for all seats when a table is loaded.
    fn restore_going_on(&mut self, seats: Seats);
    /// Sets whether a choice that ends what a seat can do in a block is held until it is confirmed.
    fn set_holding(&mut self, seat: Seat, on: bool) -> Result<(), Error>;
    /// The choice of a seat that waits to be confirmed.
    fn held(&self, seat: Seat) -> Option<Value>;
    /// Holds a choice again when a table is loaded, if it still can be held.
    fn hold(&mut self, seat: Seat, choice: &Value);
    /// Makes the choice that is held for a seat.
    fn confirm(&mut self, seat: Seat) -> Result<(), Error>;

    /// The turn of a bot of this name; none if there is no such bot.
    fn thought(&self, seat: Seat, bot: &str, seed: Seed) -> Option<Box<dyn Thought>>;
    /// The search for what a seat should choose, to be run elsewhere.
    fn question(&self, seat: Seat, bot: Bot, seed: Seed) -> Question;
    /// The review of a finished game, to be run elsewhere.
    fn looking(&self, seed: Seed) -> Looking;

    /// The header of the record, as JSON.
    fn header(&self) -> String;
    /// The entries of the record from `from` on.
    fn entries_from(&self, from: usize) -> Vec<Value>;
    /// The record as JSON Lines. It contains secrets.
    fn record(&self) -> String;
    /// The options of the game.
    fn options(&self) -> Value;
    /// The whole state with all secrets.
    fn state(&self) -> Value;
    /// The whole state after so many choices.
    fn state_at(&self, step: usize) -> Value;
    /// All events with all secrets, for a snapshot.
    fn events(&self) -> Value;
    /// How many events there are.
    fn event_count(&self) -> usize;
    /// The events from `from` on, as a viewer may learn of them.
    fn events_for(&self, from: usize, viewer: Viewer) -> Vec<Value>;
    /// Puts the events from before the record began at the beginning of the log.
    fn restore_events(&mut self, events: &[Value]);

    /// What a viewer sees.
    fn view(&self, viewer: Viewer) -> Result<Value, Error>;
    /// A hash of what a viewer sees.
    fn view_hash(&self, viewer: Viewer) -> u64;
    /// A hash of what a seat can do.
    fn choices_hash(&self, seat: Seat) -> u64;
    /// Whether a viewer sees something that others in the same room must not see.
    fn hides(&self, viewer: Viewer) -> bool;

    /// The page of the game for a reader.
    fn shown(&self, to: &Reader) -> Shown;
    /// What the choice at `index` of the reader's list would change, as far as the reader can know.
    fn preview(&self, index: usize, to: &Reader) -> Option<PreviewOf>;
    /// The boards since the reader last chose, to be played back.
    fn boards_since(&self, to: &Reader) -> Vec<Vec<Zone>>;
    /// The page after so many choices, and the log up to then.
    fn shown_at(&self, step: usize, to: &Reader) -> (Shown, Vec<Chapter>);
    /// Two choices that a seat had after so many others, in words.
    fn said_at(&self, step: usize, choices: &[Value; 2], to: &Reader) -> [String; 2];
    /// The chapters of the log, as ranges of events.
    fn chapters(&self) -> Vec<(usize, usize)>;
    /// A chapter of the log.
    fn chapter(&self, number: usize, to: &Reader) -> Chapter;
}

/// Who reads a page, the names of the seats, and the language.
pub struct Reader<'a> {
    /// Who looks.
    pub viewer: Viewer,
    /// The names in the order of seats.
    pub names: &'a [String],
    /// The language.
    pub words: &'static Words,
}

/// The page of a game.
pub struct Shown {
    pub board: Vec<Zone>,
    /// The choices in words.
    pub offers: Vec<Offers>,
    /// The held choice in words.
    pub held: Option<String>,
    /// The result, once the game is over.
    pub result: Option<maud::Markup>,
    /// What is asked of the reader, in a few words.
    pub question: String,
    /// What the reader has chosen of the action at hand.
    pub chain: Vec<ChainLink>,
    /// What is new to the reader.
    pub recent: Vec<RecentEvent>,
    /// Whether nothing that the reader could do now would matter.
    pub could_auto_continue: bool,
    /// The names of the lessons that belong to this moment.
    pub lessons: Vec<&'static str>,
}

/// What a choice would change.
#[derive(Serialize)]
pub struct PreviewOf {
    pub figures: Vec<Change>,
    /// Whether it could not be taken back.
    #[serde(rename = "final")]
    pub is_final: bool,
}

/// A figure on the board that would change.
#[derive(Serialize, PartialEq, Eq, Debug)]
pub struct Change {
    pub key: String,
    pub label: String,
    pub from: String,
    pub to: String,
}
