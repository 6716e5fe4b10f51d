//! The one implementation of [`AnyTable`].

use crate::any_table::{AnyTable, PreviewOf, Reader, Shown};
use crate::thinking::{self, Looking, Question, Thought, json};
use pages::board::{Board, Chapter, LogContext, Zone};
use pages::hint::in_words;
use players::{Bot, Bots};
use serde_json::Value;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{self, Write};
use tabletop::{Error, ErrorKind, Game, Results, Seat, SeatResult, Seats, Seed, Table, Viewer};

/// A [`Table`] with its log.
pub(crate) struct TableOf<G: Game> {
    pub(crate) table: Table<G>,
    /// What happened before the table's record began: it goes on from a snapshot.
    earlier: Vec<G::Event>,
    /// All that has happened; kept in step with the table.
    events: Vec<G::Event>,
    /// Where the chapters of the log begin.
    beginnings: Vec<usize>,
}

impl<G: Board + Bots> TableOf<G> {
    pub(crate) fn new(table: Table<G>) -> Self {
        let mut table_of = Self { table, earlier: Vec::new(), events: Vec::new(), beginnings: Vec::new() };
        table_of.tell_anew();
        table_of
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

    /// Refuses a viewer that sits at no seat of the table.
    fn check(&self, viewer: Viewer) -> Result<(), Error> {
        match viewer {
            Viewer::Seat(seat) => self.table.seated(seat),
            Viewer::Spectator => Ok(()),
        }
    }

    pub(crate) fn listed(&self, viewer: Viewer) -> Vec<G::Choice> {
        let mut choices = Vec::new();
        if let Viewer::Seat(seat) = viewer {
            self.table.now().choices(seat, &mut choices);
        }
        choices
    }

    fn chapter_of(events: &[G::Event], to: &Reader) -> Chapter {
        let told = Table::<G>::events_for(events, to.viewer);
        G::chapter(&told, &LogContext { viewer: to.viewer, names: to.names, words: to.words })
    }

    fn show(game: &G, choices: &[G::Choice], held: Option<G::Choice>, to: &Reader) -> Shown {
        let view = game.view(to.viewer);
        let context = Self::context(&view, choices, held, to);
        let offers = G::offers(&context);
        let label = |held: &G::Choice| {
            let index = context.index_of(held)?;
            offers.iter().flat_map(|offers| &offers.choices).find(|(other, _)| *other == index).map(|(_, label)| label)
        };
        Shown {
            board: G::zones(&context),
            held: held.map(|held| label(&held).cloned().unwrap_or_default()),
            result: game.waiting_for().is_empty().then(|| G::result(&context)),
            question: if choices.is_empty() { String::new() } else { G::question(&context) },
            offers,
            chain: Vec::new(),
            recent: Vec::new(),
            could_auto_continue: false,
            lessons: Vec::new(),
        }
    }
}

impl<G: Board + Bots> AnyTable for TableOf<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn seats(&self) -> Seats {
        self.table.now().seats()
    }

    fn waiting_for(&self) -> Seats {
        self.table.now().waiting_for()
    }

    fn over(&self) -> bool {
        self.waiting_for().is_empty()
    }

    fn outcome(&self) -> Option<Value> {
        self.table.now().outcome().as_ref().map(json)
    }

    fn results(&self) -> Option<Vec<SeatResult>> {
        self.table.now().outcome().as_ref().map(Results::results)
    }

    fn steps(&self) -> usize {
        self.table.choices_made()
    }

    fn last_to_choose(&self) -> Option<Seat> {
        self.table.last_to_choose()
    }

    fn choices(&self, seat: Seat) -> Result<Vec<Value>, Error> {
        self.table.seated(seat)?;
        Ok(self.listed(Viewer::Seat(seat)).iter().map(json).collect())
    }

    fn choose(&mut self, seat: Seat, choice: &Value) -> Result<(), Error> {
        self.table.seated(seat)?;
        let choice = serde::Deserialize::deserialize(choice).map_err(|error| {
            let message = format!("no choice is written like this ({error}): ask for the choices of this seat");
            Error::new(ErrorKind::Illegal, message)
        })?;
        let happened = self.table.choose(seat, choice)?;
        self.tell(happened);
        Ok(())
    }

    fn choose_listed(&mut self, seat: Seat, index: usize, times: u8) -> Result<(), Error> {
        self.table.seated(seat)?;
        let choices = self.listed(Viewer::Seat(seat));
        let Some(&choice) = choices.get(index) else {
            let message = format!("there is no choice {index}: this seat has {}", choices.len());
            return Err(Error::new(ErrorKind::Illegal, message));
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

    fn take_back(&mut self, seat: Seat) -> Result<(), Error> {
        self.table.seated(seat)?;
        self.table.take_back(seat)?;
        self.tell_anew();
        Ok(())
    }

    fn take_back_turn(&mut self, seat: Seat) -> Result<(), Error> {
        self.table.seated(seat)?;
        self.table.take_back_turn(seat)?;
        self.tell_anew();
        Ok(())
    }

    fn take_back_to(&mut self, seat: Seat, choices: usize) -> Result<(), Error> {
        self.table.take_back_to(seat, choices)?;
        self.tell_anew();
        Ok(())
    }

    fn redo(&mut self, seat: Seat) -> Result<(), Error> {
        self.table.seated(seat)?;
        let happened = self.table.redo(seat)?;
        self.tell(happened);
        Ok(())
    }

    fn confirm(&mut self, seat: Seat) -> Result<(), Error> {
        self.table.seated(seat)?;
        let happened = self.table.confirm(seat)?;
        self.tell(happened);
        Ok(())
    }

    fn set_going_on(&mut self, seat: Seat, on: bool) -> Result<(), Error> {
        self.table.seated(seat)?;
        let happened = self.table.set_going_on(seat, on)?;
        self.tell(happened);
        Ok(())
    }

    fn restore_going_on(&mut self, seats: Seats) {
        self.table.restore_going_on(seats);
    }

    fn set_holding(&mut self, seat: Seat, on: bool) -> Result<(), Error> {
        self.table.seated(seat)?;
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

    fn question(&self, seat: Seat, bot: Bot, seed: Seed) -> Question {
        thinking::question(self.table.now(), seat, bot, seed)
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

    fn event_count(&self) -> usize {
        self.events.len()
    }

    fn events_for(&self, from: usize, viewer: Viewer) -> Vec<Value> {
        let events = self.events.get(from..).unwrap_or_default();
        Table::<G>::events_for(events, viewer).iter().map(json).collect()
    }

    fn restore_events(&mut self, events: &[Value]) {
        // An event that this version does not know any more is left out of the log.
        self.earlier = events.iter().filter_map(|event| serde::Deserialize::deserialize(event).ok()).collect();
        self.tell_anew();
    }

    fn view_hash(&self, viewer: Viewer) -> u64 {
        let mut hash = HashWriter(DefaultHasher::new());
        // Writing to a hasher cannot fail, and whatever games let out can be written.
        let _ = serde_json::to_writer(&mut hash, &self.table.now().view(viewer));
        hash.0.finish()
    }

    fn choices_hash(&self, seat: Seat) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.listed(Viewer::Seat(seat)).hash(&mut hasher);
        let table = &self.table;
        (table.held(seat), table.can_take_back(seat), table.can_redo(seat)).hash(&mut hasher);
        hasher.finish()
    }

    fn view(&self, viewer: Viewer) -> Result<Value, Error> {
        self.check(viewer)?;
        Ok(json(&self.table.now().view(viewer)))
    }

    fn hides(&self, viewer: Viewer) -> bool {
        G::hides(&self.table.now().view(viewer))
    }

    fn shown(&self, to: &Reader) -> Shown {
        let held = match to.viewer {
            Viewer::Seat(seat) => self.table.held(seat),
            Viewer::Spectator => None,
        };
        let shown = Self::show(self.table.now(), &self.listed(to.viewer), held, to);
        let idle = |seat| self.table.now().idle_choice(seat).is_some();
        let could_auto_continue = matches!(to.viewer, Viewer::Seat(seat) if idle(seat));
        let events = self.recent_events(to.viewer);
        let recent = Self::recent(&events, to);
        Shown { chain: self.chain(to), recent, could_auto_continue, lessons: self.lessons(&events, to), ..shown }
    }

    fn preview(&self, index: usize, to: &Reader) -> Option<PreviewOf> {
        let Viewer::Seat(seat) = to.viewer else { return None };
        let choice = *self.listed(to.viewer).get(index)?;
        Some(self.preview_of(seat, choice, to))
    }

    fn boards_since(&self, to: &Reader) -> Vec<Vec<Zone>> {
        self.boards(to)
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
struct HashWriter(DefaultHasher);

impl Write for HashWriter {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
