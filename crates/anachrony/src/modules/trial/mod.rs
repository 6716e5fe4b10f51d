//! A module that is played in tests only. It uses every kind of room: a deck, a space on the main board, steps, a choice, an
//! event, an endgame card, points, and an impact that comes an era later.

mod tests;

use super::Module;
use crate::actions::{Flow, GO_ON, Offers, Purse};
use crate::choice::{Choice as BaseChoice, Placement, Space as BaseSpace};
use crate::data::{Good, Worker};
use crate::event::Event as BaseEvent;
use crate::modules;
use crate::participant::Participant;
use crate::state::{Anachrony, Stream};
use crate::step::Step as BaseStep;
use serde::{Deserialize, Serialize};
use tabletop::{Chance, Dice, Happenings, List, Sink, Viewer, must};

/// The cards of the survey deck.
const CARDS: u8 = 24;
/// The water that a survey costs.
const FEE: u16 = 1;
/// The era at whose end the asteroid falls.
const IMPACT: u8 = 5;
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
}

/// What can be chosen of a drawn card; it may be skipped too.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    Keep(u8),
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
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    Drew { seat: Participant, card: u8 },
    Kept { seat: Participant, card: u8 },
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
pub struct Seen {
    cards_left: usize,
    kept: [u8; 4],
}

fn told(event: Event) -> BaseEvent {
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
    type Goal = Goal;
    type Seen = Seen;

    fn set_up(chance: &mut Chance<{ Stream::COUNT }>) -> Self {
        let mut deck: List<u8, { CARDS as usize }> = (0..CARDS).collect();
        chance.draw(Stream::MODULES, |dice| dice.shuffle(&mut deck));
        Self { deck, kept: [0; 4], fallen: false }
    }

    fn impact_is_due(&self, game: &Anachrony) -> Option<bool> {
        Some(game.era == IMPACT)
    }

    fn impact_has_happened(&self) -> Option<bool> {
        Some(self.fallen)
    }

    fn note_impact(&mut self) {
        self.fallen = true;
    }

    fn offer_spaces(
        &self,
        _: &Anachrony,
        _: Participant,
        pilot: Option<Worker>,
        purse: Purse,
        out: &mut impl Offers,
    ) -> Flow {
        if self.deck.is_empty() || purse.after_water(FEE).is_none() {
            return GO_ON;
        }
        let on = BaseSpace::Module(modules::Space::Trial(Space::Survey));
        out.push(BaseChoice::Place(Placement { worker: pilot, on }))
    }

    fn work<S: Sink<BaseEvent>>(
        game: &mut Anachrony,
        who: Participant,
        Space::Survey: Space,
        _: Worker,
        happenings: &mut Happenings<S>,
    ) {
        game.pay(who, Good::Water, FEE, happenings);
        let Some(card) = game.modules.trial.as_mut().and_then(|trial| trial.deck.pop()) else { return };
        happenings.reveal(game.all_seats());
        happenings.tell(told(Event::Drew { seat: who, card }));
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
        _: &mut Happenings<S>,
    ) {
        if let BaseChoice::Module(modules::Choice::Trial(Choice::Keep(card))) = choice {
            game.steps.push(pending(Step::File(card)));
        }
    }

    fn is_automatic(step: Step) -> bool {
        matches!(step, Step::File(_))
    }

    fn carry_out<S: Sink<BaseEvent>>(
        game: &mut Anachrony,
        who: Participant,
        step: Step,
        happenings: &mut Happenings<S>,
    ) {
        if let (Step::File(card), Some(trial)) = (step, &mut game.modules.trial) {
            trial.kept[who.index()] += 1;
            happenings.tell(told(Event::Kept { seat: who, card }));
        }
    }

    fn counted(&self, _: &Anachrony, who: Participant, Goal::Surveys: Goal) -> u16 {
        self.kept[who.index()].into()
    }

    fn score(&self, who: Participant) -> i32 {
        self.kept[who.index()].into()
    }

    fn seen_by(&self, _: Viewer) -> Seen {
        Seen { cards_left: self.deck.len(), kept: self.kept }
    }

    fn reshuffle(&mut self, _: Viewer, dice: &mut Dice) {
        // Cards that were drawn have been seen by everybody; those that are left are known but for their order.
        dice.deal_anew(&mut self.deck);
    }

    fn check(&self, game: &Anachrony) -> Result<(), String> {
        let kept: usize = self.kept.iter().map(|&kept| usize::from(kept)).sum();
        must!(kept + self.deck.len() <= CARDS.into(), "there are more than {CARDS} survey cards");
        must!(self.deck.iter().all(|&card| card < CARDS), "there is no such survey card");
        must!(game.era <= IMPACT || self.fallen, "the impact comes at the end of era {IMPACT}");
        Ok(())
    }
}
