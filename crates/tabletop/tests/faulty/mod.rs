//! The Oracle with one defect at a time, to see whether the kit notices.

mod contract;

use crate::toy::{self, Oracle, Phase, Step};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::cell::Cell;
use tabletop::{Game, Results, Seat, SeatResult, Sink, Viewer};

/// What is wrong with the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Fault {
    /// Nothing, though a seat is asked to click the only thing there is where others cannot know it.
    AsksInSecret,

    RefusesWhatItLists,
    ListedLeadsElsewhere,
    ListedRevealsLess,
    ListedTellsLess,
    AcceptsWhatItDoesNotList,
    ServesTheNextSeat,
    ServesSeat255,
    RefusalLeavesATrace,
    OffersTwice,
    OffersInAnyOrder,
    OffersOnTopOfTheOld,
    OffersNothing,
    OffersNothingInSecret,
    OffersOneThing,
    OffersOneSecretThing,
    OffersNothingNew,
    OffersOutOfTurn,
    IdlesOutOfTurn,
    IdlesWithWhatItDoesNotList,
    GoesThereAndBack,
    NeverEnds,
    LosesACard,
    EndsTooSoon,
    EndsWithoutOutcome,
    ForgetsAPlace,
    LoserIsFirst,

    BlocksFall,
    BlocksStay,
    ArrivalCounts,
    ArrivalForbids,
    ArrivalCountsLate,
    OneArrivalCountsLate,

    ShowsTheDeck,
    ShowsBids,
    ShowsTheHandToSpectators,
    WritesTheDeck,
    ViewCannotBeWritten,
    GuessHasTwins,
    GuessWaitsForOthers,
    GuessIsInAnotherBlock,
    GuessOffersMore,
    GuessRefuses,
    GuessLosesACard,
    GuessIsTheTruth,
    GuessPeeks,
    GuessKeepsBids,
    DrawsSilently,
    RollsSilently,
    OpensSilently,
    CriesWolf,
    ShowsToOthersInAnOpenBlock,
    TellsTheCard,
    TellsTheBid,
    TellsSpectatorsTheCard,

    StateCannotBeWritten,
    StateCannotBeRead,
    StateForgets,
    AdmitsNothing,
    AdmitsAnother,
    ChoiceCannotBeWritten,
    ChoiceCannotBeRead,
    ChoiceForgets,
    OptionsCannotBeRead,
    OptionsForget,
    OutcomeForgets,
    StartsOnce,
    StartsOtherwise,
    PlaysOtherwise,
    AllowsOtherwise,
    ScoresOtherwise,
}

/// A number that is written as it is, except for three.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Odd(pub(crate) u8);

impl Odd {
    pub(crate) const UNWRITABLE: Self = Self(250);
    pub(crate) const UNREADABLE: Self = Self(251);
    pub(crate) const FORGOTTEN: Self = Self(252);
    pub(crate) const NOBODY_WINS: Self = Self(249);
}

impl Serialize for Odd {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match *self {
            Self::UNWRITABLE => Err(serde::ser::Error::custom("no word for it")),
            Self::UNREADABLE => serializer.serialize_str("?"),
            Self::FORGOTTEN => serializer.serialize_u8(0),
            Self(number) => serializer.serialize_u8(number),
        }
    }
}

impl<'de> Deserialize<'de> for Odd {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        u8::deserialize(deserializer).map(Self)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Options {
    pub(crate) plain: toy::Options,
    pub(crate) fault: Fault,
    pub(crate) odd: Odd,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Faulty {
    options: Options,
    game: Oracle,
    /// Nothing in a sound game; a defect keeps here what it needs.
    odd: Odd,
    /// The order in which bids arrived, where a defect looks at it.
    arrived: Vec<Seat>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Choice {
    Plain(toy::Choice),
    Odd(Odd),
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Event {
    plain: toy::Event,
    #[serde(skip)]
    heard_by: Heard,
}

/// Who hears of an event more than they should.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
enum Heard {
    #[default]
    Nobody,
    Everybody,
    Spectators,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct View {
    plain: <Oracle as Game>::View,
    hint: Option<u16>,
    whisper: Whisper,
}

/// Something that comparison does not see.
#[derive(Clone, Debug, Serialize)]
struct Whisper(Option<Odd>);

impl PartialEq for Whisper {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Outcome {
    plain: toy::Outcome,
    odd: Odd,
}

impl Results for Outcome {
    fn results(&self) -> Vec<SeatResult> {
        let mut results = self.plain.results();
        if self.odd == Odd::NOBODY_WINS {
            results.iter_mut().for_each(|result| result.won = false);
        }
        results
    }
}

thread_local! {
    /// What no game may look at: how often this thread has started one, or asked it something.
    pub(crate) static STARTED: Cell<u8> = const { Cell::new(0) };
    static ASKED: Cell<usize> = const { Cell::new(0) };
}

/// Hands the events of the game on.
struct Relay<'a, S> {
    to: &'a mut S,
    fault: Fault,
}

impl<S: Sink<Event>> Sink<toy::Event> for Relay<'_, S> {
    fn push(&mut self, plain: toy::Event) {
        let heard_by = match (self.fault, &plain) {
            (Fault::TellsTheCard, toy::Event::Card { .. }) => Heard::Everybody,
            (Fault::TellsTheBid, toy::Event::Bid { .. }) => Heard::Everybody,
            (Fault::TellsSpectatorsTheCard, toy::Event::Card { .. }) => Heard::Spectators,
            _ => Heard::Nobody,
        };
        self.to.push(Event { plain, heard_by });
    }
}

impl Faulty {
    fn has(&self, fault: Fault) -> bool {
        self.options.fault == fault
    }

    /// Whether `seat` is at this step of its turn.
    fn is_at(&self, seat: Seat, step: Step) -> bool {
        self.game.waiting_for().contains(seat) && self.game.steps.last() == Some(&step)
    }

    fn hand(&self) -> Option<u8> {
        self.game.players.iter().find_map(|player| player.hand)
    }

    /// What a seat may do besides the choices of the sound game.
    fn odd_choice(&self, seat: Seat) -> Option<Odd> {
        let odd = match self.options.fault {
            Fault::OffersNothingNew => Odd(0),
            Fault::GoesThereAndBack => Odd(1),
            Fault::GuessOffersMore if self.odd == Odd(1) => Odd(2),
            Fault::ChoiceCannotBeWritten => Odd::UNWRITABLE,
            Fault::ChoiceCannotBeRead => Odd::UNREADABLE,
            Fault::ChoiceForgets => Odd::FORGOTTEN,
            _ => return None,
        };
        self.is_at(seat, Step::Gamble).then_some(odd)
    }
}
