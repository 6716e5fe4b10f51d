//! A module that is played in tests only. It uses every kind of room: a deck, a space on the main board, steps, a choice, an
//! event, an endgame card, points, an impact that comes an era later, a free action, a suit that needs no worker, a space of the own
//! board, and a rival who takes part without a seat.

mod tests;

use super::Module;
use crate::actions::{Flow, GO_ON, Offers, Pilot, Purse};
use crate::choice::{Choice as BaseChoice, FreeAction as BaseFreeAction, Placement, Space as BaseSpace};
use crate::data::{Good, Warp, Worker};
use crate::event::Event as BaseEvent;
use crate::modules;
use crate::participant::Participant;
use crate::setup::deck;
use crate::state::{Anachrony, Phase, Stream};
use crate::step::Step as BaseStep;
use serde::{Deserialize, Serialize};
use tabletop::{Chance, Dice, Events, Game, List, Sink, Viewer, ensure};

/// The cards of the survey deck.
const CARDS: u8 = 24;
/// The water that a survey costs.
const FEE: u16 = 1;
/// The era at whose end the asteroid falls.
const IMPACT: u8 = 5;
/// The game ends when a player has kept so many cards.
const CARDS_TO_END: u8 = 15;
/// The turns that the rival takes in an era.
const RIVAL_TURNS: u8 = 3;
/// The warp token that the rival chooses.
const RIVAL_WARP: Warp = Warp::Gold;
/// The survey deck.
pub(super) const STREAMS: usize = 1;
/// The endgame cards of the module.
pub(super) const GOALS: &[modules::Goal] = &[modules::Goal::Trial(Goal::Surveys)];

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trial {
    /// The survey cards yet to come, the next one last.
    deck: List<u8, { CARDS as usize }>,
    /// How many each player has kept.
    kept: [u8; 4],
    fallen: bool,
    /// The suits of the module: drones that need no worker.
    drones: [u8; 4],
    drones_away: [u8; 4],
    /// Who has used the free action in this era.
    tuned: [bool; 4],
    /// Workers on the space of the own board.
    charted: [u8; 4],
    /// The turns of the rival.
    turns: u8,
}

/// What can be chosen of a drawn card; it may be skipped too.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    Keep(u8),
    /// Instead of placing a worker: discard a kept card.
    Discard,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Keep the card or not.
    Decide(u8),
    /// The card was kept.
    File(u8),
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Space {
    Survey,
    /// A space of the own board.
    Chart,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FreeAction {
    /// Gain a water.
    Tune,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Suit {
    Drone,
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Setup {
    /// The survey cards in the order in which they come.
    pub(super) deck: Vec<u8>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    Drew {
        seat: Participant,
        card: u8,
    },
    Kept {
        seat: Participant,
        card: u8,
    },
    /// The rival took its turn.
    Acted {
        seat: Participant,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Goal {
    Surveys,
}

impl Goal {
    pub(super) fn name(self) -> &'static str {
        "most_surveys"
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    cards_left: usize,
    kept: [u8; 4],
    drones: [u8; 4],
}

fn event(event: Event) -> BaseEvent {
    BaseEvent::Module(modules::Event::Trial(event))
}

fn pending(step: Step) -> BaseStep {
    BaseStep::Module(modules::Step::Trial(step))
}

impl Module for Trial {
    type Choice = Choice;
    type Step = Step;
    type Event = Event;
    type Space = Space;
    type FreeAction = FreeAction;
    type Suit = Suit;
    type Setup = Setup;
    type Goal = Goal;
    type View = View;

    const PARTICIPANTS: u8 = 1;

    fn set_up(setup: &Setup, chance: &mut Chance<{ Stream::COUNT }>) -> Result<Self, String> {
        let stream = modules::Name::Trial.stream(0);
        let cards = deck("survey card", &setup.deck, (0..CARDS).collect(), chance, stream)?;
        Ok(Self {
            deck: cards.into_iter().rev().collect(),
            kept: [0; 4],
            fallen: false,
            drones: [1; 4],
            drones_away: [0; 4],
            tuned: [false; 4],
            charted: [0; 4],
            turns: 0,
        })
    }

    fn impact_is_due(&self, game: &Anachrony) -> Option<bool> {
        Some(game.era == IMPACT)
    }

    fn impact_has_happened(&self) -> Option<bool> {
        Some(self.fallen)
    }

    fn eras_to_impact(&self, game: &Anachrony) -> Option<u8> {
        Some(IMPACT.saturating_sub(game.era))
    }

    fn ends_game(&self, _: &Anachrony) -> bool {
        self.kept.contains(&CARDS_TO_END)
    }

    /// The rival surveys without choosing: it keeps a card each turn, and passes after three.
    fn act<S: Sink<BaseEvent>>(game: &mut Anachrony, who: Participant, step: Option<BaseStep>, events: &mut Events<S>) {
        let Some(trial) = &mut game.modules.trial else { return };
        match (game.phase, step) {
            (Phase::Actions, None) => {
                trial.turns += 1;
                events.push(event(Event::Acted { seat: who }));
                if trial.turns.is_multiple_of(RIVAL_TURNS) {
                    game.player_mut(who).passed = true;
                }
            }
            (Phase::Arrival { .. }, None) => _ = game.player_mut(who).warping.try_push(RIVAL_WARP),
            _ => {}
        }
    }

    fn suit_ready(&self, game: &Anachrony, who: Participant) -> Option<Suit> {
        (game.phase == Phase::Actions && self.drones[who.index()] > 0).then_some(Suit::Drone)
    }

    fn counts_as(Suit::Drone: Suit) -> Worker {
        Worker::Genius
    }

    fn send_suit(game: &mut Anachrony, who: Participant, Suit::Drone: Suit, _: BaseSpace) {
        if let Some(trial) = &mut game.modules.trial {
            trial.drones[who.index()] -= 1;
            trial.drones_away[who.index()] += 1;
        }
    }

    fn return_suit(game: &mut Anachrony, who: Participant, Suit::Drone: Suit) {
        if let Some(trial) = &mut game.modules.trial {
            trial.drones[who.index()] += 1;
            trial.drones_away[who.index()] -= 1;
        }
    }

    /// Drones come back from open zones too.
    fn clean_up<S: Sink<BaseEvent>>(game: &mut Anachrony, _: &mut Events<S>) {
        if let Some(trial) = &mut game.modules.trial {
            trial.drones = [1; 4];
            (trial.drones_away, trial.tuned, trial.charted) = ([0; 4], [false; 4], [0; 4]);
        }
    }

    fn offer_own_spaces(
        &self,
        _: &Anachrony,
        who: Participant,
        worker: Worker,
        _: Purse,
        out: &mut impl Offers,
    ) -> Flow {
        if self.charted[who.index()] > 0 {
            return GO_ON;
        }
        let on = BaseSpace::Module(modules::Space::Trial(Space::Chart));
        out.push(BaseChoice::Place(Placement { worker: Some(worker), on, suit: None }))
    }

    fn is_on_main_board(space: Space) -> bool {
        space == Space::Survey
    }

    fn offer_free_actions(&self, _: &Anachrony, who: Participant, _: Purse, out: &mut impl Offers) -> Flow {
        if self.tuned[who.index()] {
            return GO_ON;
        }
        out.push(BaseChoice::Use(BaseFreeAction::Module(modules::FreeAction::Trial(FreeAction::Tune))))
    }

    fn use_free_action<S: Sink<BaseEvent>>(
        game: &mut Anachrony,
        who: Participant,
        FreeAction::Tune: FreeAction,
        events: &mut Events<S>,
    ) {
        if let Some(trial) = &mut game.modules.trial {
            trial.tuned[who.index()] = true;
        }
        game.gain(who, Good::Water, 1, events);
    }

    /// A card may be discarded for a water, as a turn.
    fn offer_choices(&self, game: &Anachrony, who: Participant, out: &mut impl Offers) -> Flow {
        if game.phase != Phase::Actions || self.kept[who.index()] == 0 {
            return GO_ON;
        }
        out.push(BaseChoice::Module(modules::Choice::Trial(Choice::Discard)))
    }

    fn choose<S: Sink<BaseEvent>>(game: &mut Anachrony, who: Participant, _: Choice, events: &mut Events<S>) {
        if let Some(trial) = &mut game.modules.trial {
            trial.kept[who.index()] = trial.kept[who.index()].saturating_sub(1);
        }
        game.steps.push(BaseStep::EndTurn);
        game.gain(who, Good::Water, 1, events);
    }

    fn note_impact(&mut self) {
        self.fallen = true;
    }

    fn offer_spaces(&self, _: &Anachrony, _: Participant, pilot: Pilot, purse: Purse, out: &mut impl Offers) -> Flow {
        if self.deck.is_empty() || purse.after_water(FEE).is_none() {
            return GO_ON;
        }
        let on = BaseSpace::Module(modules::Space::Trial(Space::Survey));
        out.push(pilot.to(on))
    }

    fn work<S: Sink<BaseEvent>>(
        game: &mut Anachrony,
        who: Participant,
        space: Space,
        worker: Worker,
        events: &mut Events<S>,
    ) {
        if space == Space::Chart {
            game.player_mut(who).set_aside[worker] += 1;
            if let Some(trial) = &mut game.modules.trial {
                trial.charted[who.index()] += 1;
            }
            return;
        }
        game.pay(who, Good::Water, FEE, events);
        let Some(card) = game.modules.trial.as_mut().and_then(|trial| trial.deck.pop()) else { return };
        events.reveal(game.seats());
        events.push(event(Event::Drew { seat: who, card }));
        game.steps.push(pending(Step::Decide(card)));
    }

    fn offer_step(&self, _: &Anachrony, _: Participant, step: Step, out: &mut impl Offers) -> Flow {
        let Step::Decide(card) = step else { return GO_ON };
        out.push(BaseChoice::Module(modules::Choice::Trial(Choice::Keep(card))))?;
        out.push(BaseChoice::Skip)
    }

    fn answer<S: Sink<BaseEvent>>(
        game: &mut Anachrony,
        _: Participant,
        _: Step,
        choice: BaseChoice,
        _: &mut Events<S>,
    ) {
        if let BaseChoice::Module(modules::Choice::Trial(Choice::Keep(card))) = choice {
            game.steps.push(pending(Step::File(card)));
        }
    }

    fn is_automatic(step: Step) -> bool {
        matches!(step, Step::File(_))
    }

    fn carry_out<S: Sink<BaseEvent>>(game: &mut Anachrony, who: Participant, step: Step, events: &mut Events<S>) {
        if let (Step::File(card), Some(trial)) = (step, &mut game.modules.trial) {
            trial.kept[who.index()] += 1;
            events.push(event(Event::Kept { seat: who, card }));
        }
    }

    fn counted(&self, _: &Anachrony, who: Participant, Goal::Surveys: Goal) -> u16 {
        self.kept[who.index()].into()
    }

    fn score(&self, who: Participant) -> i32 {
        self.kept[who.index()].into()
    }

    fn view(&self, _: Viewer) -> View {
        View { cards_left: self.deck.len(), kept: self.kept, drones: self.drones }
    }

    fn reshuffle(&mut self, _: Viewer, dice: &mut Dice) {
        // Cards that were drawn have been seen by everybody; those that are left are known but for their order.
        dice.deal_anew(&mut self.deck);
    }

    fn check(&self, game: &Anachrony) -> Result<(), String> {
        let kept: usize = self.kept.iter().map(|&kept| usize::from(kept)).sum();
        ensure!(kept + self.deck.len() <= CARDS.into(), "there are more than {CARDS} survey cards");
        ensure!(self.deck.iter().all(|&card| card < CARDS), "there is no such survey card");
        ensure!(
            game.everybody().all(|who| self.drones[who.index()] + self.drones_away[who.index()] == 1),
            "each has a drone"
        );
        ensure!(self.turns <= 7 * RIVAL_TURNS, "the rival has taken too many turns");
        ensure!(game.era <= IMPACT || self.fallen, "the impact comes at the end of era {IMPACT}");
        Ok(())
    }
}
