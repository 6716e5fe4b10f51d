//! The contract: one trait.

use crate::{About, Dice, Error, ErrorKind, Seat, Seats, Seed, Viewer};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::{self, Debug};
use std::hash::Hash;

/// A game's whole state, and the questions that everything else is built on.
///
/// The laws, checked by [`kit`](crate::kit) for every game as far as random play can:
///
/// * **Choices are atomic**: one click is one choice; a half-made action is part of the state.
/// * **What is listed can be done, and finished.** A seat is waited for only when it has at least two
///   choices: a forced choice is made by the game itself. What is not listed is refused and changes nothing.
/// * **A listed choice does the same either way**: [`apply_listed`](Self::apply_listed) leads to the same state as
///   [`apply`](Self::apply), with the same events, and reveals something to the same seats.
/// * **Simultaneous choices commute.** Where several seats are waited for, their choices draw no
///   randomness and lead to the same state, byte for byte, in whatever order they arrive.
/// * **Nothing hidden leaks.** A viewer's [`view`](Self::view) of a [`guess`](Self::guess) made for that
///   viewer is the same, byte for byte, as of the real state.
/// * **Every game ends** within [`MOST_CHOICES`](Self::MOST_CHOICES), and no state comes back.
/// * **Same start, same choices, same game**, on every machine.
///
/// `choices`, `apply` and `apply_listed` allocate nothing (beyond the growth of the caller's buffers).
pub trait Game: Clone + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// What is agreed before the game and stays as it is.
    type Options: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// A given arrangement of the hidden things (decks, bags) instead of a shuffled one.
    type Setup: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// One click.
    type Choice: Copy + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// Something that happened, for logs and animations.
    type Event: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What one viewer may see.
    type View: Clone + PartialEq + Debug + Serialize + Send + Sync;
    /// How the game ended.
    type Outcome: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Results;

    /// The game's name in addresses, records and commands.
    const NAME: &'static str;
    /// Raised whenever a change of the rules could make an old record play differently.
    const RULES: u32;
    /// More choices than any game can take.
    const MOST_CHOICES: usize;

    /// How the game presents itself to a list of games and to a form of options.
    fn about() -> About;

    /// The first state with these options, all chance from `seed`.
    fn start(options: &Self::Options, seed: Seed) -> Result<Self, Error>;

    /// The first state with these options and a given setup.
    fn start_from(options: &Self::Options, setup: &Self::Setup) -> Result<Self, Error>;

    /// The options that this game is played with.
    fn options(&self) -> Self::Options;

    /// The seats of this game.
    fn seats(&self) -> Seats;

    /// Whether the state can be: every piece somewhere, once, and nothing where it cannot lie. The reason if not.
    fn check(&self) -> Result<(), String>;

    /// A state from outside, made ready to be played on, or refused with the reason.
    fn admit(self) -> Result<Self, Error> {
        match self.check() {
            Ok(()) => Ok(self),
            Err(reason) => Err(Error::new(ErrorKind::Position, reason)),
        }
    }

    /// The seats that owe a choice now. None: the game is over.
    fn waiting_for(&self) -> Seats;

    /// The number of the simultaneous block that the game is in. It rises when a block closes; choices of
    /// different seats made under the same number commute.
    fn block(&self) -> u32;

    /// Fills `into` anew with every legal choice of `seat`, in a stable order; with none if the seat is not waited for
    /// or is not at the table.
    fn choices(&self, seat: Seat, into: &mut Vec<Self::Choice>);

    /// The one choice that goes on with the game when nothing else that `seat` could do now would matter: it can be done as
    /// well later, or is worth nothing. None in a game without such rights.
    fn idle_choice(&self, seat: Seat) -> Option<Self::Choice> {
        let _ = seat;
        None
    }

    /// Whether `seat` is in the middle of an action, so that its last choice belongs to the one it is asked for now.
    fn is_mid_action(&self, seat: Seat) -> bool {
        let _ = seat;
        false
    }

    /// Makes a choice. Answers to which seats it revealed something they could not have known.
    /// An illegal choice leaves the state untouched.
    fn apply(
        &mut self,
        seat: Seat,
        choice: Self::Choice,
        events: &mut impl Sink<Self::Event>,
    ) -> Result<Seats, IllegalChoice>;

    /// Makes a choice that [`choices`](Self::choices) has listed for `seat` in this very state: does what [`apply`](Self::apply)
    /// does, without looking for the choice among the legal ones again. For programs that choose from the list; whatever comes
    /// from outside goes through `apply`.
    ///
    /// What happens with any other choice is not defined, except that it does not panic.
    fn apply_listed(&mut self, seat: Seat, choice: Self::Choice, events: &mut impl Sink<Self::Event>) -> Seats {
        self.apply(seat, choice, events).unwrap_or_default()
    }

    /// What `viewer` may see, with all that this viewer has seen before and a perfect memory would keep.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// The event as `viewer` may learn of it; None if not at all.
    fn event_for(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// A state that `viewer` cannot tell from this one: what is hidden from that viewer is dealt anew,
    /// consistent with everything the viewer ever saw, and the coming chance is fresh. What is hidden has no part in it: states
    /// that look the same to the viewer give, with the same dice, the same guess.
    #[must_use]
    fn guess(&self, viewer: Viewer, dice: &mut Dice) -> Self;

    /// How it ended, once it has.
    fn outcome(&self) -> Option<Self::Outcome>;
}

/// A choice that the seat does not have, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct IllegalChoice(pub &'static str);

impl fmt::Display for IllegalChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl std::error::Error for IllegalChoice {}

impl From<IllegalChoice> for Error {
    fn from(illegal: IllegalChoice) -> Self {
        Self::new(ErrorKind::Illegal, illegal.0)
    }
}

/// Where events go. `()` drops them, and the work of making them with it.
pub trait Sink<E> {
    /// Takes one event.
    fn push(&mut self, event: E);
}

impl<E> Sink<E> for () {
    #[inline]
    fn push(&mut self, _: E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn push(&mut self, event: E) {
        self.push(event);
    }
}

/// What happens while a choice is made: where events go, and who has been shown something new.
#[derive(Debug)]
pub struct Events<'a, S> {
    events: &'a mut S,
    revealed: Seats,
}

impl<'a, S> Events<'a, S> {
    /// Nothing has happened yet.
    pub fn new(events: &'a mut S) -> Self {
        Self { events, revealed: Seats::NONE }
    }

    /// Something happens.
    pub fn push<E>(&mut self, event: E)
    where
        S: Sink<E>,
    {
        self.events.push(event);
    }

    /// These seats see something that was hidden from them.
    pub fn reveal(&mut self, to: Seats) {
        self.revealed = self.revealed.union(to);
    }

    /// Who has been shown something: what [`Game::apply`] answers.
    pub fn revealed(&self) -> Seats {
        self.revealed
    }
}

/// What every outcome can say, whatever the game.
pub trait Results {
    /// The rank of each seat, in the order of seats.
    fn results(&self) -> Vec<SeatResult>;

    /// The name of this result (a medal, a rating, a way to lose) for programs, where the game has one.
    fn verdict(&self) -> Option<&'static str> {
        None
    }

    /// Whether all seats are one team, which wins or loses as a whole: then everybody's victory is a whole one.
    fn is_shared_by_all(&self) -> bool {
        false
    }
}

/// Where a seat ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct SeatResult {
    /// 1 for the winners; equals share a rank. Where a scenario or a whole team can lose, nobody is first then, and all are
    /// second.
    pub rank: u8,
    /// The points it is counted by.
    pub score: i32,
    /// Whether this seat has won (shared victories and victories of a whole team too).
    pub won: bool,
}
