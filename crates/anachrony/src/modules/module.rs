//! The questions that the base game asks a module.

use crate::actions::{Flow, GO_ON, Offers, Pilot, Purse};
use crate::choice::{Choice as BaseChoice, Space as BaseSpace};
use crate::data::Worker;
use crate::event::Event as BaseEvent;
use crate::participant::Participant;
use crate::state::{Anachrony, Stream};
use crate::step::Step as BaseStep;
use tabletop::{Chance, Dice, Events, Sink, Viewer};

/// What the base game asks a module. What a module leaves out is as in the base game.
#[allow(unused_variables)] // the answers of the base game
pub trait Module: Sized {
    type Choice;
    type Step;
    type Event: Copy;
    /// Its spaces, on the main board and on the own board.
    type Space;
    type FreeAction;
    /// The suits it brings.
    type Suit;
    /// Its endgame cards.
    type Goal;
    /// What a given setup can say of its decks and dice.
    type Setup: Default;
    type View;

    /// How many take part without a seat. The module acts for them: see [`Module::act`].
    const PARTICIPANTS: u8 = 0;

    /// Decks are shuffled, or arranged as a given setup says, and pieces laid out.
    fn set_up(setup: &Self::Setup, chance: &mut Chance<{ Stream::COUNT }>) -> Result<Self, String>;

    /// An era is prepared.
    fn prepare<S: Sink<BaseEvent>>(game: &mut Anachrony, events: &mut Events<S>) {}

    /// Clean-up, after everybody has come home and before the impact is looked at.
    fn clean_up<S: Sink<BaseEvent>>(game: &mut Anachrony, events: &mut Events<S>) {}

    /// Whether the asteroid falls in this clean-up.
    fn impact_is_due(&self, game: &Anachrony) -> Option<bool> {
        None
    }

    /// Whether the asteroid has fallen.
    fn impact_has_happened(&self) -> Option<bool> {
        None
    }

    /// The asteroid falls.
    fn note_impact(&mut self) {}

    /// How many eras come before the impact, after this one, as far as one can tell.
    fn eras_to_impact(&self, game: &Anachrony) -> Option<u8> {
        None
    }

    /// Whether the game ends in the clean-up of this era, though neither the last era is over nor the capital has collapsed.
    fn ends_game(&self, game: &Anachrony) -> bool {
        false
    }

    /// Something is due for a participant without a seat: a step that asks it, or without a step its part of the phase: to
    /// charge its suits, to choose warp tokens (in [`Phase::Arrival`](crate::state::Phase)), or to take a turn, which ends
    /// by itself.
    fn act<S: Sink<BaseEvent>>(game: &mut Anachrony, who: Participant, step: Option<BaseStep>, events: &mut Events<S>) {
    }

    /// The suit of the module that a player can send to the main board now.
    fn suit_ready(&self, game: &Anachrony, who: Participant) -> Option<Self::Suit> {
        None
    }

    /// The worker that such a suit counts as piloted by, though no worker is in it.
    fn counts_as(suit: Self::Suit) -> Worker;

    /// Such a suit goes to a space. In an open zone the module keeps count of it.
    fn send_suit(game: &mut Anachrony, who: Participant, suit: Self::Suit, on: BaseSpace) {}

    /// Clean-up: such a suit comes back from a space of its own.
    fn return_suit(game: &mut Anachrony, who: Participant, suit: Self::Suit) {}

    /// How many of the suits in a player's supply, on slots and in open zones are the module's.
    fn suits_of(&self, who: Participant) -> u8 {
        0
    }

    /// Offers the spaces that the module adds to the main board.
    fn offer_spaces(
        &self,
        game: &Anachrony,
        who: Participant,
        pilot: Pilot,
        purse: Purse,
        out: &mut impl Offers,
    ) -> Flow {
        GO_ON
    }

    /// Offers the spaces that the module adds to the own board, to a worker.
    fn offer_own_spaces(
        &self,
        game: &Anachrony,
        who: Participant,
        worker: Worker,
        purse: Purse,
        out: &mut impl Offers,
    ) -> Flow {
        GO_ON
    }

    /// Whether it takes a suit to go to a space.
    fn is_on_main_board(space: Self::Space) -> bool {
        true
    }

    /// A suit or a worker was placed on a space. From the own board the module lets the worker come home.
    fn work<S: Sink<BaseEvent>>(
        game: &mut Anachrony,
        who: Participant,
        space: Self::Space,
        worker: Worker,
        events: &mut Events<S>,
    );

    /// Offers free actions to a player who has a path marker to use.
    fn offer_free_actions(&self, game: &Anachrony, who: Participant, purse: Purse, out: &mut impl Offers) -> Flow {
        GO_ON
    }

    /// A free action was used, and its path marker placed.
    fn use_free_action<S: Sink<BaseEvent>>(
        game: &mut Anachrony,
        who: Participant,
        action: Self::FreeAction,
        events: &mut Events<S>,
    ) {
    }

    /// Offers what the module adds to a turn, or to charging suits; `game.phase` says which.
    fn offer_choices(&self, game: &Anachrony, who: Participant, out: &mut impl Offers) -> Flow {
        GO_ON
    }

    /// Such a choice was made. If it was the main choice of a turn, the module pushes `Step::EndTurn`.
    fn choose<S: Sink<BaseEvent>>(
        game: &mut Anachrony,
        who: Participant,
        choice: Self::Choice,
        events: &mut Events<S>,
    ) {
    }

    /// Offers what answers a step of the module.
    fn offer_step(&self, game: &Anachrony, who: Participant, step: Self::Step, out: &mut impl Offers) -> Flow;

    /// A step of the module was answered, with a choice of its own or of the base game.
    fn answer<S: Sink<BaseEvent>>(
        game: &mut Anachrony,
        who: Participant,
        step: Self::Step,
        choice: BaseChoice,
        events: &mut Events<S>,
    );

    /// Whether there is nothing to choose in a step: then the base game calls [`Module::carry_out`].
    fn is_automatic(step: Self::Step) -> bool {
        false
    }

    /// Does such a step.
    fn carry_out<S: Sink<BaseEvent>>(game: &mut Anachrony, who: Participant, step: Self::Step, events: &mut Events<S>) {
    }

    /// What an endgame card of the module counts.
    fn counted(&self, game: &Anachrony, who: Participant, goal: Self::Goal) -> u16 {
        0
    }

    /// Points of the module at the end.
    fn score(&self, who: Participant) -> i32 {
        0
    }

    /// What a viewer sees of the module.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// An event as a viewer may learn of it.
    fn event_for(event: Self::Event, viewer: Viewer) -> Option<Self::Event> {
        Some(event)
    }

    /// What is hidden from a viewer is dealt anew.
    fn reshuffle(&mut self, viewer: Viewer, dice: &mut Dice) {}

    /// Whether the module's part of a state from outside can be.
    fn check(&self, game: &Anachrony) -> Result<(), String>;
}
