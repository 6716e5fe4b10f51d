//! A game being played: what was chosen, what can be taken back, and the record of it all.

use crate::record::{Act, Entry, FORMAT, Header, Origin, Record, json};
use crate::{Error, ErrorKind, Game, Seat, Seats, Viewer};
use serde::de::DeserializeOwned;
use serde_json::Value;

mod action;

pub use action::{ActionPart, Preview};

/// How many choices lie between two kept states; what a take-back replays at most, besides what others have chosen
/// since in the same block.
const STRIDE: usize = 32;

/// A game with its record, take-back and redo.
///
/// A seat may take back its own last choice while the simultaneous block it was made in is still open, and
/// elsewhere as long as no other seat has chosen since and the choice revealed nothing. Choices that the
/// table made by itself, for seats that asked it to go on, stand in nobody's way. A seat that has taken something
/// back is not gone on for until it has chosen again, has redone it all, or asks for it anew.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    header: Header,
    log: Vec<Entry<G::Choice>>,
    history: History<G::Choice>,
    checkpoints: Vec<G>,
    now: G,
    taken_back: Vec<Vec<G::Choice>>,
    going_on: Seats,
    holding: Seats,
    held: Vec<Option<G::Choice>>,
}

/// Choices that stand, in the order in which they were made.
type History<C> = Vec<PastChoice<C>>;

/// A choice that stands.
#[derive(Clone, Copy, Debug)]
struct PastChoice<C> {
    seat: Seat,
    choice: C,
    block: u32,
    revealed: bool,
    by_itself: bool,
}

impl<G: Game> Table<G> {
    /// A new game with these options, from a seed, a given setup or a dumped state.
    ///
    /// A dumped state brings its own options; those given with it must be the same or be left out (`null`).
    pub fn start(options: &Value, origin: Origin) -> Result<Self, Error> {
        let now = match &origin {
            Origin::Seed(seed) => G::start(&read(options, ErrorKind::Options, "options")?, *seed)?,
            Origin::Setup(setup) => G::start_from(
                &read(options, ErrorKind::Options, "options")?,
                &read(setup, ErrorKind::Position, "setup")?,
            )?,
            Origin::State(state) => {
                let now = read::<G>(state, ErrorKind::Position, "state")?.admit()?;
                if !options.is_null() && read::<G::Options>(options, ErrorKind::Options, "options")? != now.options() {
                    let message = "the options are not those of the state: leave them out";
                    return Err(Error::new(ErrorKind::Options, message));
                }
                now
            }
        };
        let header =
            Header { game: G::NAME.into(), format: FORMAT, rules: G::RULES, options: json(&now.options()), origin };
        Ok(Self {
            header,
            log: Vec::new(),
            history: Vec::new(),
            checkpoints: vec![now.clone()],
            taken_back: vec![Vec::new(); now.seats().len()],
            held: vec![None; now.seats().len()],
            now,
            going_on: Seats::NONE,
            holding: Seats::NONE,
        })
    }

    /// The game as a record left it. Refused, with the line, where the record does not replay.
    pub fn load(text: &str) -> Result<Self, Error> {
        let (record, lines) = Record::<G>::parse_with_lines(text)?;
        let rules = record.header.rules;
        Self::replay(record, &lines).map_err(|mut error| {
            if rules != G::RULES {
                let note = format!(" (it was played by rules {rules}, this program has rules {})", G::RULES);
                error.message.push_str(&note);
            }
            error
        })
    }

    fn replay(record: Record<G>, lines: &[usize]) -> Result<Self, Error> {
        let Header { options, origin, rules, .. } = record.header;
        let mut table = Self::start(&options, origin)?;
        table.header.rules = rules;
        for (entry, line) in record.entries.iter().zip(lines) {
            let done = match entry.act {
                Act::Choose { choice, by_itself } => table.make(entry.seat, choice, by_itself, &mut Vec::new()),
                Act::TakeBack => table.undo(entry.seat),
                Act::Redo => table.make_again(entry.seat, &mut Vec::new()),
            };
            done.map_err(|error| Error::new(ErrorKind::Record, format!("line {line} does not replay: {error}")))?;
        }
        if record.outcome.is_some() && record.outcome != table.now.outcome() {
            return Err(Error::new(ErrorKind::Record, "the game ends otherwise than the record says"));
        }
        Ok(table)
    }

    /// The state.
    pub fn now(&self) -> &G {
        &self.now
    }

    /// What began it, and by which rules.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// How many choices stand.
    pub fn choices_made(&self) -> usize {
        self.history.len()
    }

    /// The seat that chose last, not counting what the table did by itself.
    pub fn last_to_choose(&self) -> Option<Seat> {
        self.history.iter().rev().find(|past| !past.by_itself).map(|past| past.seat)
    }

    /// Makes a choice, then goes on for the seats that asked for it. Answers what happened: nothing, if the choice is
    /// [held](Self::set_holding).
    pub fn choose(&mut self, seat: Seat, choice: G::Choice) -> Result<Vec<G::Event>, Error> {
        self.seated(seat)?;
        if self.holding.contains(seat) && self.ends_turn(seat, choice)? {
            self.held[seat.index()] = Some(choice);
            return Ok(Vec::new());
        }
        self.make_and_go_on(seat, choice)
    }

    /// Whether a legal choice leaves its seat with nothing more to choose in the block.
    fn ends_turn(&self, seat: Seat, choice: G::Choice) -> Result<bool, Error> {
        let mut next = self.now.clone();
        next.apply(seat, choice, &mut ())?;
        Ok(next.block() != self.now.block() || !next.waiting_for().contains(seat))
    }

    /// Makes the choice that is held for `seat`.
    pub fn confirm(&mut self, seat: Seat) -> Result<Vec<G::Event>, Error> {
        let Some(choice) = self.held(seat) else {
            return Err(Error::new(ErrorKind::Request, format!("{seat} has no choice to confirm")));
        };
        self.make_and_go_on(seat, choice)
    }

    /// The choice of `seat` that waits to be confirmed. It is not made yet: nobody sees it, no record has it.
    pub fn held(&self, seat: Seat) -> Option<G::Choice> {
        self.held.get(seat.index()).copied().flatten()
    }

    /// Holds a choice again, for a table that is loaded again. Nothing happens unless [`choose`](Self::choose) would hold it.
    pub fn hold(&mut self, seat: Seat, choice: G::Choice) {
        if self.holding.contains(seat) && self.ends_turn(seat, choice).is_ok_and(|ends| ends) {
            self.held[seat.index()] = Some(choice);
        }
    }

    /// Sets whether a choice that ends what `seat` can do in a block is held until it is confirmed, so that the last
    /// click of a turn can be taken back too.
    pub fn set_holding(&mut self, seat: Seat, on: bool) -> Result<(), Error> {
        self.seated(seat)?;
        if on {
            self.holding.insert(seat);
        } else {
            self.holding.remove(seat);
        }
        Ok(())
    }

    fn make_and_go_on(&mut self, seat: Seat, choice: G::Choice) -> Result<Vec<G::Event>, Error> {
        let mut events = Vec::new();
        self.make(seat, choice, false, &mut events)?;
        self.go_on(None, &mut events)?;
        Ok(events)
    }

    /// Takes back the last choice of `seat`; one that is held comes first.
    pub fn take_back(&mut self, seat: Seat) -> Result<(), Error> {
        self.seated(seat)?;
        if self.held[seat.index()].take().is_some() {
            return Ok(());
        }
        self.undo(seat)?;
        self.go_on(None, &mut Vec::new())
    }

    /// Takes back what `seat` has chosen since its turn began: all of its choices in the block of its last one, as far as
    /// they can be taken back.
    pub fn take_back_turn(&mut self, seat: Seat) -> Result<(), Error> {
        self.seated(seat)?;
        let held = self.held[seat.index()].take().is_some();
        let own = |past: &&PastChoice<G::Choice>| past.seat == seat && !past.by_itself;
        let block_of_last = |table: &Self| table.history.iter().rev().find(own).map(|past| past.block);
        // What is held belongs to the block at hand, be it the only choice there.
        let turn = if held { Some(self.now.block()) } else { block_of_last(self) };
        if !held {
            self.undo(seat)?;
        }
        while block_of_last(self) == turn && self.undo(seat).is_ok() {}
        self.go_on(None, &mut Vec::new())
    }

    /// Makes the choice again that `seat` took back last, or holds it as [`choose`](Self::choose) would.
    pub fn redo(&mut self, seat: Seat) -> Result<Vec<G::Event>, Error> {
        let mut events = Vec::new();
        let again = self.taken_back.get(seat.index()).and_then(|taken| taken.last()).copied();
        if let Some(choice) = again.filter(|_| self.holding.contains(seat))
            && self.ends_turn(seat, choice)?
        {
            self.held[seat.index()] = Some(choice);
            return Ok(events);
        }
        self.make_again(seat, &mut events)?;
        self.go_on(None, &mut events)?;
        Ok(events)
    }

    /// The seats for which the table goes on by itself when they have nothing left but standing rights.
    pub fn going_on(&self) -> Seats {
        self.going_on
    }

    /// Sets whether the table goes on by itself for `seat`, and does so at once if it can.
    pub fn set_going_on(&mut self, seat: Seat, on: bool) -> Result<Vec<G::Event>, Error> {
        self.seated(seat)?;
        let mut events = Vec::new();
        if on {
            self.going_on.insert(seat);
            self.go_on(Some(seat), &mut events)?;
        } else {
            self.going_on.remove(seat);
        }
        Ok(events)
    }

    /// Sets for which seats the table goes on by itself, without doing so now: for a table that is loaded again, whose
    /// record already has whatever it went on with.
    pub fn restore_going_on(&mut self, seats: Seats) {
        self.going_on = seats;
    }

    /// Whether [`take_back`](Self::take_back) would take something back.
    pub fn can_take_back(&self, seat: Seat) -> bool {
        self.held(seat).is_some() || self.history_without_last_choice_of(seat).is_ok()
    }

    /// Whether `seat` has taken something back that [`redo`](Self::redo) would make again.
    pub fn can_redo(&self, seat: Seat) -> bool {
        self.taken_back.get(seat.index()).is_some_and(|taken| !taken.is_empty())
    }

    /// The game as it was when the first `choices` of those that stand had been made, and what they had brought about.
    pub fn at(&self, choices: usize) -> (G, Vec<G::Event>) {
        let mut events = Vec::new();
        let mut game = self.checkpoints[0].clone();
        for past in self.history.iter().take(choices) {
            // Every one of them has been applied to this state before.
            let _ = game.apply(past.seat, past.choice, &mut events);
        }
        (game, events)
    }

    /// The choices that stand, in the order in which they were made.
    pub fn line(&self) -> Vec<(Seat, G::Choice)> {
        self.history.iter().map(|past| (past.seat, past.choice)).collect()
    }

    /// Everything that the choices that stand have brought about, from the start.
    pub fn events(&self) -> Vec<G::Event> {
        self.at(self.history.len()).1
    }

    /// What was done so far, detours and all: the lines of the record after its header.
    pub fn entries(&self) -> &[Entry<G::Choice>] {
        &self.log
    }

    /// The record so far.
    pub fn record(&self) -> Record<G> {
        Record { header: self.header.clone(), entries: self.log.clone(), outcome: self.now.outcome() }
    }

    /// The record without detours: only the choices that stand, those of one block ordered by seat. Games
    /// that differ only in who clicked first have the same one.
    pub fn canonical_record(&self) -> Record<G> {
        let mut line = self.history.clone();
        line.sort_by_key(|past| (past.block, past.seat));
        let entries = line
            .into_iter()
            .map(|past| Entry { seat: past.seat, act: Act::Choose { choice: past.choice, by_itself: false } });
        Record { entries: entries.collect(), ..self.record() }
    }

    /// Events as `viewer` may learn of them.
    pub fn events_for(events: &[G::Event], viewer: Viewer) -> Vec<G::Event> {
        events.iter().filter_map(|event| G::event_for(event, viewer)).collect()
    }

    /// Refuses a seat that the table does not have.
    pub fn seated(&self, seat: Seat) -> Result<(), Error> {
        if self.now.seats().contains(seat) {
            return Ok(());
        }
        let last = self.now.seats().len().saturating_sub(1);
        let message = format!("there is no {seat} at this table; its seats are 0 to {last}");
        Err(Error::new(ErrorKind::Request, message))
    }

    fn make(
        &mut self,
        seat: Seat,
        choice: G::Choice,
        by_itself: bool,
        events: &mut Vec<G::Event>,
    ) -> Result<(), Error> {
        self.push(seat, choice, by_itself, events)?;
        self.log.push(Entry { seat, act: Act::Choose { choice, by_itself } });
        self.taken_back[seat.index()].clear();
        Ok(())
    }

    fn make_again(&mut self, seat: Seat, events: &mut Vec<G::Event>) -> Result<(), Error> {
        self.seated(seat)?;
        let Some(&choice) = self.taken_back[seat.index()].last() else {
            let message = format!("{seat} has taken nothing back that could be done again");
            return Err(Error::new(ErrorKind::Undo, message));
        };
        self.push(seat, choice, false, events).map_err(|error| {
            Error::new(ErrorKind::Undo, format!("what was taken back cannot be done again: {error}"))
        })?;
        self.taken_back[seat.index()].pop();
        self.log.push(Entry { seat, act: Act::Redo });
        Ok(())
    }

    /// Applies a choice to the state and to the line of choices that stand.
    fn push(
        &mut self,
        seat: Seat,
        choice: G::Choice,
        by_itself: bool,
        events: &mut Vec<G::Event>,
    ) -> Result<(), Error> {
        self.seated(seat)?;
        let block = self.now.block();
        let revealed = self.now.apply(seat, choice, events)?;
        self.history.push(PastChoice { seat, choice, block, revealed: !revealed.is_empty(), by_itself });
        self.held[seat.index()] = None;
        if self.history.len().is_multiple_of(STRIDE) {
            self.checkpoints.push(self.now.clone());
        }
        Ok(())
    }

    /// Makes the idle choices of the seats that asked for it. A seat that has taken something back, or whose choice is
    /// held, thinks, unless it is the one that asks just now.
    fn go_on(&mut self, asking: Option<Seat>, events: &mut Vec<G::Event>) -> Result<(), Error> {
        loop {
            let busy = |seat: Seat| !self.taken_back[seat.index()].is_empty() || self.held(seat).is_some();
            let thinks = |seat: Seat| asking != Some(seat) && busy(seat);
            let goes = |seat: &Seat| self.going_on.contains(*seat) && !thinks(*seat);
            let mut waiting = self.now.waiting_for().iter().filter(goes);
            let next = waiting.find_map(|seat| Some((seat, self.now.idle_choice(seat)?)));
            let Some((seat, choice)) = next else {
                return Ok(());
            };
            self.make(seat, choice, true, events)?;
        }
    }

    fn undo(&mut self, seat: Seat) -> Result<(), Error> {
        self.seated(seat)?;
        let (index, stays) = self.history_without_last_choice_of(seat)?;
        let choice = self.history[index].choice;
        let reach = index / STRIDE;
        let mut kept = Vec::new();
        let mut now = self.checkpoints[reach].clone();
        for (index, past) in stays.iter().enumerate().skip(reach * STRIDE) {
            now.apply(past.seat, past.choice, &mut ())
                .map_err(|illegal| Error::new(ErrorKind::Internal, format!("taking back fails: {illegal}")))?;
            if (index + 1).is_multiple_of(STRIDE) {
                kept.push(now.clone());
            }
        }
        if now.block() != self.now.block() {
            self.held.fill(None);
        }
        self.now = now;
        self.history = stays;
        self.checkpoints.truncate(reach + 1);
        self.checkpoints.extend(kept);
        self.taken_back[seat.index()].push(choice);
        self.log.push(Entry { seat, act: Act::TakeBack });
        Ok(())
    }

    /// Where `seat` made its last choice, and the line as it would be had it not, nor the table gone on since.
    fn history_without_last_choice_of(&self, seat: Seat) -> Result<(usize, History<G::Choice>), Error> {
        let refuse = |why: &str| Err(Error::new(ErrorKind::Undo, why));
        if self.now.waiting_for().is_empty() {
            return refuse("the game is over, so everything stands");
        }
        let Some(index) = self.history.iter().rposition(|past| past.seat == seat && !past.by_itself) else {
            return refuse("this seat has made no choice that could be taken back");
        };
        let block = self.history[index].block;
        let mut stays = self.history.clone();
        let mut open_block = self.now.block();
        while let Some(past) = stays.pop_if(|past| past.by_itself && past.block != block) {
            if past.revealed {
                return refuse("something has been revealed since");
            }
            open_block = past.block;
        }
        let since = &stays[index..];
        if since.iter().any(|past| past.seat == seat && past.revealed) {
            return refuse("the choice revealed something, so it stands");
        }
        let alone = since.iter().all(|past| past.seat == seat || (past.by_itself && past.block == block));
        if !alone && (open_block != block || since.iter().any(|past| past.block != block)) {
            return refuse("another seat has chosen since");
        }
        let since = stays.split_off(index);
        stays.extend(since.into_iter().filter(|past| past.seat != seat));
        Ok((index, stays))
    }
}

/// Reads a JSON value that a caller gave; the refusal says which.
fn read<T: DeserializeOwned>(value: &Value, kind: ErrorKind, what: &str) -> Result<T, Error> {
    if !value.is_object() && !value.is_null() {
        return Err(Error::new(kind, format!("{what} must be an object with named fields")));
    }
    let value = if value.is_null() { &Value::Object(Default::default()) } else { value };
    T::deserialize(value).map_err(|error| Error::new(kind, format!("{what}: {error}")))
}
