//! A game at a table of the site, whichever game it is.

use crate::thinking::{self, Looking, Question, Thought, json};
use pages::board::{Board, Chapter, Offers, Sight, Teller, Zone};
use pages::hint::in_words;
use pages::words::Words;
use players::Bots;
use serde_json::Value;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{self, Write};
use tabletop::{Game, Kind, Place, Refusal, Seat, Seats, Seed, Table, Viewer};

/// What the site asks of a game being played. Refusals change nothing.
pub(crate) trait Hosted: Send {
    fn seats(&self) -> Seats;
    fn waiting_for(&self) -> Seats;
    fn over(&self) -> bool;
    fn places(&self) -> Option<Vec<Place>>;
    /// How many choices stand.
    fn steps(&self) -> usize;

    /// Makes the choice at `place` of the list that the seat was shown, and again as often as `times` says while it can.
    fn choose(&mut self, seat: Seat, place: usize, times: u8) -> Result<(), Refusal>;
    /// Holds a choice again that was held when the table was last in memory, if it still can be.
    fn hold(&mut self, seat: Seat, choice: &Value);
    /// Makes a choice that a bot wrote down.
    fn choose_written(&mut self, seat: Seat, choice: &Value) -> Result<(), Refusal>;
    fn take_back(&mut self, seat: Seat) -> Result<(), Refusal>;
    fn take_back_turn(&mut self, seat: Seat) -> Result<(), Refusal>;
    fn redo(&mut self, seat: Seat) -> Result<(), Refusal>;
    fn confirm(&mut self, seat: Seat) -> Result<(), Refusal>;
    fn set_going_on(&mut self, seat: Seat, on: bool) -> Result<(), Refusal>;
    /// What the seats had asked for when the table was last in memory.
    fn restore_going_on(&mut self, seats: Seats);
    fn set_holding(&mut self, seat: Seat, on: bool) -> Result<(), Refusal>;
    fn going_on(&self, seat: Seat) -> bool;
    fn held(&self, seat: Seat) -> Option<Value>;
    fn can_take_back(&self, seat: Seat) -> bool;
    fn can_redo(&self, seat: Seat) -> bool;
    /// What the bot of this name will think about for a seat.
    fn thought(&self, seat: Seat, bot: &str, seed: Seed) -> Option<Box<dyn Thought>>;
    /// What a seat had best choose, to be thought about elsewhere.
    fn question(&self, seat: Seat, seed: Seed) -> Question;
    /// The game from its beginning, to be looked at again elsewhere: only for what is over.
    fn looking(&self, seed: Seed) -> Looking;

    /// The header of the record.
    fn header(&self) -> String;
    /// The entries of the record from `from` on, a line each.
    fn entries_from(&self, from: usize) -> Vec<Value>;
    /// The whole record.
    fn record(&self) -> String;
    /// The options, written.
    fn options(&self) -> Value;
    /// The whole state after so many choices: only for what is over.
    fn state_at(&self, step: usize) -> Value;
    /// The whole state as it is, for a snapshot.
    fn state(&self) -> Value;
    /// All that has happened, untold to anybody, for a snapshot.
    fn events(&self) -> Value;
    /// Puts what happened before this table's record began at the beginning of its log.
    fn restore_events(&mut self, events: &[Value]);

    /// Stands for all that a viewer sees.
    fn view_print(&self, viewer: Viewer) -> u64;
    /// Stands for all that a seat can do.
    fn choices_print(&self, seat: Seat) -> u64;
    /// What a viewer sees, for a report.
    fn view(&self, viewer: Viewer) -> Value;
    /// What a seat can choose, for a report.
    fn choices(&self, seat: Seat) -> Vec<Value>;
    /// Whether a viewer sees what others in the same room must not see.
    fn hides(&self, viewer: Viewer) -> bool;

    /// What a viewer is shown of the game.
    fn shown(&self, to: &Reader) -> Shown;
    /// The same, as it was after so many choices.
    fn shown_at(&self, step: usize, to: &Reader) -> (Shown, Vec<Chapter>);
    /// Choices that a viewer had after so many others, in words: only for what is over.
    fn said_at(&self, step: usize, choices: &[Value; 2], to: &Reader) -> [String; 2];
    /// How many chapters the log has, and what stands for each: a chapter that has ended stays as it is.
    fn chapters(&self) -> Vec<(usize, usize)>;
    /// A chapter of the log.
    fn chapter(&self, number: usize, to: &Reader) -> Chapter;
}

/// Who looks, what everybody is called, and in which language.
pub(crate) struct Reader<'a> {
    pub(crate) viewer: Viewer,
    pub(crate) names: &'a [String],
    pub(crate) words: &'static Words,
}

/// What a viewer is shown of a game.
pub(crate) struct Shown {
    pub(crate) board: Vec<Zone>,
    pub(crate) offers: Vec<Offers>,
    /// The held choice in words.
    pub(crate) held: Option<String>,
    pub(crate) result: Option<maud::Markup>,
}

/// A [`Table`] on the site.
pub(crate) struct Seated<G: Game> {
    table: Table<G>,
    /// What happened before the table's record began: it goes on from a snapshot.
    earlier: Vec<G::Event>,
    /// All that has happened; kept in step with the table.
    events: Vec<G::Event>,
    /// Where the chapters of the log begin.
    beginnings: Vec<usize>,
}

impl<G: Board + Bots> Seated<G> {
    pub(crate) fn new(table: Table<G>) -> Self {
        let mut seated = Self { table, earlier: Vec::new(), events: Vec::new(), beginnings: Vec::new() };
        seated.tell_anew();
        seated
    }

    fn tell(&mut self, events: Vec<G::Event>) {
        for event in events {
            if self.beginnings.is_empty() || G::begins_chapter(&event) {
                self.beginnings.push(self.events.len());
            }
            self.events.push(event);
        }
    }

    /// After something was taken back, nothing says which events are gone.
    fn tell_anew(&mut self) {
        self.events.clear();
        self.beginnings.clear();
        self.tell(self.earlier.clone());
        self.tell(self.table.events());
    }

    fn listed(&self, viewer: Viewer) -> Vec<G::Choice> {
        let mut choices = Vec::new();
        if let Viewer::Seat(seat) = viewer {
            self.table.now().choices(seat, &mut choices);
        }
        choices
    }

    fn chapter_of(events: &[G::Event], to: &Reader) -> Chapter {
        let told = Table::<G>::events_for(events, to.viewer);
        G::tell(&told, &Teller { viewer: to.viewer, names: to.names, words: to.words })
    }

    fn show(game: &G, choices: &[G::Choice], held: Option<G::Choice>, to: &Reader) -> Shown {
        let view = game.view(to.viewer);
        let sight = Sight { viewer: to.viewer, view: &view, choices, held, names: to.names, words: to.words };
        let offers = G::offers(&sight);
        let label = |held: &G::Choice| {
            let place = sight.place(held)?;
            offers.iter().flat_map(|offers| &offers.choices).find(|(other, _)| *other == place).map(|(_, label)| label)
        };
        Shown {
            board: G::zones(&sight),
            held: held.map(|held| label(&held).cloned().unwrap_or_default()),
            result: game.waiting_for().is_empty().then(|| G::result(&sight)),
            offers,
        }
    }
}

impl<G: Board + Bots> Hosted for Seated<G> {
    fn seats(&self) -> Seats {
        self.table.now().seats()
    }

    fn waiting_for(&self) -> Seats {
        self.table.now().waiting_for()
    }

    fn over(&self) -> bool {
        self.waiting_for().is_empty()
    }

    fn places(&self) -> Option<Vec<Place>> {
        self.table.now().outcome().map(|outcome| tabletop::Standing::places(&outcome))
    }

    fn steps(&self) -> usize {
        self.table.choices_made()
    }

    fn choose(&mut self, seat: Seat, place: usize, times: u8) -> Result<(), Refusal> {
        let choices = self.listed(Viewer::Seat(seat));
        let Some(&choice) = choices.get(place) else {
            let message = format!("there is no choice {place}: this seat has {}", choices.len());
            return Err(Refusal::new(Kind::Illegal, message));
        };
        let happened = self.table.choose(seat, choice)?;
        self.tell(happened);
        for _ in 1..times {
            if self.table.held(seat).is_some() || !self.listed(Viewer::Seat(seat)).contains(&choice) {
                break;
            }
            // What is listed can be chosen; if it could not, what was made before would stand all the same.
            let Ok(happened) = self.table.choose(seat, choice) else { break };
            self.tell(happened);
        }
        Ok(())
    }

    fn hold(&mut self, seat: Seat, choice: &Value) {
        if let Ok(choice) = serde::Deserialize::deserialize(choice) {
            self.table.hold(seat, choice);
        }
    }

    fn choose_written(&mut self, seat: Seat, choice: &Value) -> Result<(), Refusal> {
        let choice = serde::Deserialize::deserialize(choice)
            .map_err(|error| Refusal::new(Kind::Illegal, format!("no choice is written like this: {error}")))?;
        let happened = self.table.choose(seat, choice)?;
        self.tell(happened);
        Ok(())
    }

    fn take_back(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.table.take_back(seat)?;
        self.tell_anew();
        Ok(())
    }

    fn take_back_turn(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.table.take_back_turn(seat)?;
        self.tell_anew();
        Ok(())
    }

    fn redo(&mut self, seat: Seat) -> Result<(), Refusal> {
        let happened = self.table.redo(seat)?;
        self.tell(happened);
        Ok(())
    }

    fn confirm(&mut self, seat: Seat) -> Result<(), Refusal> {
        let happened = self.table.confirm(seat)?;
        self.tell(happened);
        Ok(())
    }

    fn set_going_on(&mut self, seat: Seat, on: bool) -> Result<(), Refusal> {
        let happened = self.table.set_going_on(seat, on)?;
        self.tell(happened);
        Ok(())
    }

    fn restore_going_on(&mut self, seats: Seats) {
        self.table.restore_going_on(seats);
    }

    fn set_holding(&mut self, seat: Seat, on: bool) -> Result<(), Refusal> {
        self.table.set_holding(seat, on)
    }

    fn going_on(&self, seat: Seat) -> bool {
        self.table.going_on().contains(seat)
    }

    fn held(&self, seat: Seat) -> Option<Value> {
        self.table.held(seat).map(|choice| json(&choice))
    }

    fn can_take_back(&self, seat: Seat) -> bool {
        self.table.can_take_back(seat)
    }

    fn can_redo(&self, seat: Seat) -> bool {
        self.table.can_redo(seat)
    }

    fn thought(&self, seat: Seat, bot: &str, seed: Seed) -> Option<Box<dyn Thought>> {
        thinking::turn(self.table.now(), seat, bot, seed)
    }

    fn question(&self, seat: Seat, seed: Seed) -> Question {
        thinking::question(self.table.now(), seat, seed)
    }

    fn looking(&self, seed: Seed) -> Looking {
        thinking::looking(&self.table, seed)
    }

    fn header(&self) -> String {
        serde_json::to_string(self.table.header()).unwrap_or_default()
    }

    fn entries_from(&self, from: usize) -> Vec<Value> {
        self.table.entries().get(from..).unwrap_or_default().iter().map(json).collect()
    }

    fn record(&self) -> String {
        self.table.record().to_text()
    }

    fn options(&self) -> Value {
        self.table.header().options.clone()
    }

    fn state_at(&self, step: usize) -> Value {
        json(&self.table.at(step).0)
    }

    fn state(&self) -> Value {
        json(self.table.now())
    }

    fn events(&self) -> Value {
        json(&self.events)
    }

    fn restore_events(&mut self, events: &[Value]) {
        // An event that this version does not know any more is left out of the log.
        self.earlier = events.iter().filter_map(|event| serde::Deserialize::deserialize(event).ok()).collect();
        self.tell_anew();
    }

    fn view_print(&self, viewer: Viewer) -> u64 {
        let mut print = Print(DefaultHasher::new());
        // Writing to a hasher cannot fail, and whatever games let out can be written.
        let _ = serde_json::to_writer(&mut print, &self.table.now().view(viewer));
        print.0.finish()
    }

    fn choices_print(&self, seat: Seat) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.listed(Viewer::Seat(seat)).hash(&mut hasher);
        let table = &self.table;
        (table.held(seat), table.can_take_back(seat), table.can_redo(seat)).hash(&mut hasher);
        hasher.finish()
    }

    fn view(&self, viewer: Viewer) -> Value {
        json(&self.table.now().view(viewer))
    }

    fn choices(&self, seat: Seat) -> Vec<Value> {
        self.listed(Viewer::Seat(seat)).iter().map(json).collect()
    }

    fn hides(&self, viewer: Viewer) -> bool {
        G::hides(&self.table.now().view(viewer))
    }

    fn shown(&self, to: &Reader) -> Shown {
        let held = match to.viewer {
            Viewer::Seat(seat) => self.table.held(seat),
            Viewer::Spectator => None,
        };
        Self::show(self.table.now(), &self.listed(to.viewer), held, to)
    }

    fn shown_at(&self, step: usize, to: &Reader) -> (Shown, Vec<Chapter>) {
        let (game, events) = self.table.at(step);
        let chapters = events.chunk_by(|_, next| !G::begins_chapter(next)).map(|part| Self::chapter_of(part, to));
        (Self::show(&game, &[], None, to), chapters.collect())
    }

    fn said_at(&self, step: usize, choices: &[Value; 2], to: &Reader) -> [String; 2] {
        let (game, mut listed) = (self.table.at(step).0, Vec::new());
        if let Viewer::Seat(seat) = to.viewer {
            game.choices(seat, &mut listed);
        }
        let offers = Self::show(&game, &listed, None, to).offers;
        choices.each_ref().map(|choice| {
            let place = listed.iter().position(|other| json(other) == *choice);
            place.and_then(|place| in_words(&offers, place)).unwrap_or_else(|| choice.to_string())
        })
    }

    fn chapters(&self) -> Vec<(usize, usize)> {
        let ends = self.beginnings.iter().skip(1).copied().chain([self.events.len()]);
        self.beginnings.iter().copied().zip(ends).collect()
    }

    fn chapter(&self, number: usize, to: &Reader) -> Chapter {
        let (begin, end) = self.chapters().get(number).copied().unwrap_or_default();
        Self::chapter_of(&self.events[begin..end], to)
    }
}

/// A hasher that can be written to.
struct Print(DefaultHasher);

impl Write for Print {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
