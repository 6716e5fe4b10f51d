//! Modules: rules that come on top of the base game, each in a folder of its own.
//!
//! The list at the end of this file names them. The base game knows none of them: it asks the questions of [`Module`] where
//! the rulebook lets a module in, and the answers of the modules that are played count. A game without modules writes nothing
//! of them, and states from before a module existed load as games without it.

#[cfg(test)]
mod trial;

use crate::actions::{Flow, GO_ON, Offers, Purse};
use crate::choice::Choice as BaseChoice;
use crate::data::{Goal as BaseGoal, Worker};
use crate::event::Event as BaseEvent;
use crate::participant::Participant;
use crate::state::{Anachrony, Stream};
use serde::{Deserialize, Serialize};
use tabletop::{Chance, Dice, Happenings, Sink, Viewer};

/// What the base game asks a module. Left out means: as in the base game.
#[allow(unused_variables)] // the answers of the base game
pub trait Module: Sized {
    /// Its choices.
    type Choice;
    /// Its steps.
    type Step;
    /// Its events.
    type Event: Copy;
    /// Its spaces on the main board.
    type Space;
    /// Its endgame cards.
    type Goal;
    /// What is seen of it.
    type Seen;

    /// Decks are shuffled and pieces laid out.
    fn set_up(chance: &mut Chance<{ Stream::COUNT }>) -> Self;

    /// An era is prepared.
    fn prepare<S: Sink<BaseEvent>>(game: &mut Anachrony, happenings: &mut Happenings<S>) {}

    /// Clean-up, after everybody has come home and before the impact is looked at.
    fn clean_up<S: Sink<BaseEvent>>(game: &mut Anachrony, happenings: &mut Happenings<S>) {}

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

    /// Offers the spaces that the module adds to the main board.
    fn offer_spaces(
        &self,
        game: &Anachrony,
        who: Participant,
        pilot: Option<Worker>,
        purse: Purse,
        out: &mut impl Offers,
    ) -> Flow {
        GO_ON
    }

    /// A suit was placed on such a space.
    fn work<S: Sink<BaseEvent>>(
        game: &mut Anachrony,
        who: Participant,
        space: Self::Space,
        worker: Worker,
        happenings: &mut Happenings<S>,
    );

    /// Offers what answers a step of the module.
    fn offer_step(&self, game: &Anachrony, who: Participant, step: Self::Step, out: &mut impl Offers) -> Flow;

    /// A step of the module was answered, with a choice of its own or of the base game.
    fn answer<S: Sink<BaseEvent>>(
        game: &mut Anachrony,
        who: Participant,
        step: Self::Step,
        choice: BaseChoice,
        happenings: &mut Happenings<S>,
    );

    /// Whether there is nothing to choose in a step: then the base game calls [`Module::carry_out`].
    fn is_automatic(step: Self::Step) -> bool {
        false
    }

    /// Does such a step.
    fn carry_out<S: Sink<BaseEvent>>(
        game: &mut Anachrony,
        who: Participant,
        step: Self::Step,
        happenings: &mut Happenings<S>,
    ) {
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
    fn seen_by(&self, viewer: Viewer) -> Self::Seen;

    /// An event as a viewer may learn of it.
    fn event_for(event: Self::Event, viewer: Viewer) -> Option<Self::Event> {
        Some(event)
    }

    /// What is hidden from a viewer is dealt anew.
    fn reshuffle(&mut self, viewer: Viewer, dice: &mut Dice) {}

    /// Whether the module's part of a state from outside can be.
    fn check(&self, game: &Anachrony) -> Result<(), String>;
}

/// From the list of modules: their part of options, state and view, their choices, steps, events, spaces and endgame cards,
/// and the questions put to each that is played. A row is a name, the folder, and the type that keeps its state; the folder lists
/// its endgame cards as `GOALS`.
macro_rules! modules {
    ($($(#[$when:meta])* $Name:ident in $folder:ident as $State:ident;)*) => {
        /// The modules that were agreed on.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
        #[serde(deny_unknown_fields, default, expecting = "modules are an object that names each with true")]
        pub struct Chosen { $($(#[$when])* #[allow(missing_docs)] pub $folder: bool,)* }

        /// What the modules that are played keep in the state.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
        #[serde(deny_unknown_fields, default)]
        pub struct Modules {
            $($(#[$when])* #[allow(missing_docs)] #[serde(skip_serializing_if = "Option::is_none")]
            pub $folder: Option<$folder::$State>,)*
        }

        /// What a viewer sees of the modules.
        #[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
        pub struct Seen {
            $($(#[$when])* #[allow(missing_docs)] #[serde(skip_serializing_if = "Option::is_none")]
            pub $folder: Option<$folder::Seen>,)*
        }

        modules!(@kind "A choice of a module.", Choice, [Serialize, Deserialize], $($(#[$when])* $Name in $folder as $State;)*);
        modules!(@kind "A step of a module.", Step, [Serialize, Deserialize], $($(#[$when])* $Name in $folder as $State;)*);
        modules!(@kind "A space of a module.", Space, [Serialize, Deserialize], $($(#[$when])* $Name in $folder as $State;)*);
        modules!(@kind "An event of a module.", Event, [Serialize, Deserialize], $($(#[$when])* $Name in $folder as $State;)*);
        modules!(@kind "An endgame card of a module.", Goal, [Serialize, Deserialize, PartialOrd, Ord], $($(#[$when])* $Name in $folder as $State;)*);

        impl Modules {
            pub(crate) fn set_up(chosen: Chosen, chance: &mut Chance<{ Stream::COUNT }>) -> Self {
                let _ = (&chosen, &chance);
                Self { $($(#[$when])* $folder: chosen.$folder.then(|| Module::set_up(chance)),)* }
            }

            /// Whether the modules in the state are those of the options.
            pub(crate) fn are_as(&self, chosen: Chosen) -> bool {
                Chosen { $($(#[$when])* $folder: self.$folder.is_some(),)* } == chosen
            }

            /// The endgame cards of the modules that are played.
            pub(crate) fn goals(self) -> impl Iterator<Item = BaseGoal> {
                let played = move |goal: &Goal| match *goal { $($(#[$when])* Goal::$Name(_) => self.$folder.is_some(),)* };
                Goal::all().filter(played).map(BaseGoal::Module)
            }

            pub(crate) fn impact_is_due(&self, game: &Anachrony) -> Option<bool> {
                let _ = game;
                $($(#[$when])* if let Some(due) = self.$folder.and_then(|module| module.impact_is_due(game)) { return Some(due); })*
                None
            }

            #[inline]
            pub(crate) fn impact_has_happened(&self) -> Option<bool> {
                $($(#[$when])* if let Some(fallen) = self.$folder.and_then(|module| module.impact_has_happened()) { return Some(fallen); })*
                None
            }

            pub(crate) fn note_impact(&mut self) {
                $($(#[$when])* if let Some(module) = &mut self.$folder { module.note_impact(); })*
            }

            pub(crate) fn score(&self, who: Participant) -> i32 {
                let _ = who;
                [0, $($(#[$when])* self.$folder.map_or(0, |module| module.score(who)),)*].iter().sum()
            }

            pub(crate) fn seen_by(&self, viewer: Viewer) -> Seen {
                let _ = viewer;
                Seen { $($(#[$when])* $folder: self.$folder.map(|module| module.seen_by(viewer)),)* }
            }

            pub(crate) fn reshuffle(&mut self, viewer: Viewer, dice: &mut Dice) {
                let _ = (viewer, &dice);
                $($(#[$when])* if let Some(module) = &mut self.$folder { module.reshuffle(viewer, dice); })*
            }

            pub(crate) fn check(&self, game: &Anachrony) -> Result<(), String> {
                let _ = game;
                $($(#[$when])* if let Some(module) = &self.$folder { module.check(game)?; })*
                Ok(())
            }
        }

        impl Anachrony {
            pub(crate) fn prepare_modules<S: Sink<BaseEvent>>(&mut self, happenings: &mut Happenings<S>) {
                let _ = &happenings;
                $($(#[$when])* if self.modules.$folder.is_some() { <$folder::$State as Module>::prepare(self, happenings); })*
            }

            pub(crate) fn clean_up_modules<S: Sink<BaseEvent>>(&mut self, happenings: &mut Happenings<S>) {
                let _ = &happenings;
                $($(#[$when])* if self.modules.$folder.is_some() { <$folder::$State as Module>::clean_up(self, happenings); })*
            }

            #[inline]
            pub(crate) fn offer_module_spaces(
                &self, who: Participant, pilot: Option<Worker>, purse: Purse, out: &mut impl Offers,
            ) -> Flow {
                let _ = (who, pilot, &purse, &out);
                $($(#[$when])* if let Some(module) = &self.modules.$folder { module.offer_spaces(self, who, pilot, purse, out)?; })*
                GO_ON
            }

            pub(crate) fn work_on_module<S: Sink<BaseEvent>>(
                &mut self, who: Participant, space: Space, worker: Worker, happenings: &mut Happenings<S>,
            ) {
                let _ = (who, worker, &happenings);
                match space { $($(#[$when])* Space::$Name(space) => <$folder::$State as Module>::work(self, who, space, worker, happenings),)* }
            }

            pub(crate) fn offer_module_step(&self, who: Participant, step: Step, out: &mut impl Offers) -> Flow {
                let _ = (who, &out);
                match step { $($(#[$when])* Step::$Name(step) => match &self.modules.$folder {
                    Some(module) => module.offer_step(self, who, step, out),
                    None => GO_ON,
                },)* }
            }

            pub(crate) fn answer_module<S: Sink<BaseEvent>>(
                &mut self, who: Participant, step: Step, choice: BaseChoice, happenings: &mut Happenings<S>,
            ) {
                let _ = (who, choice, &happenings);
                match step { $($(#[$when])* Step::$Name(step) => <$folder::$State as Module>::answer(self, who, step, choice, happenings),)* }
            }

            pub(crate) fn carry_out_module<S: Sink<BaseEvent>>(
                &mut self, who: Participant, step: Step, happenings: &mut Happenings<S>,
            ) {
                let _ = (who, &happenings);
                match step { $($(#[$when])* Step::$Name(step) => <$folder::$State as Module>::carry_out(self, who, step, happenings),)* }
            }

            pub(crate) fn counted_by_module(&self, who: Participant, goal: Goal) -> u16 {
                let _ = who;
                match goal { $($(#[$when])* Goal::$Name(goal) => self.modules.$folder.map_or(0, |module| module.counted(self, who, goal)),)* }
            }
        }

        impl Step {
            pub(crate) fn is_automatic(self) -> bool {
                match self { $($(#[$when])* Self::$Name(step) => <$folder::$State as Module>::is_automatic(step),)* }
            }
        }

        impl Goal {
            /// Every endgame card of a module, played or not.
            pub(crate) fn all() -> impl Iterator<Item = Self> {
                let all: &[&[Self]] = &[$($(#[$when])* $folder::GOALS,)*];
                all.iter().copied().flatten().copied()
            }

            /// The name that records and requests use.
            pub fn name(self) -> &'static str {
                match self { $($(#[$when])* Self::$Name(goal) => goal.name(),)* }
            }
        }

        impl Event {
            pub(crate) fn seen_by(self, viewer: Viewer) -> Option<Self> {
                let _ = viewer;
                match self { $($(#[$when])* Self::$Name(event) => <$folder::$State as Module>::event_for(event, viewer).map(Self::$Name),)* }
            }
        }
    };
    (@kind $about:literal, $Kind:ident, [$($derived:ident),*], $($(#[$when:meta])* $Name:ident in $folder:ident as $State:ident;)*) => {
        #[doc = $about]
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, $($derived),*)]
        #[serde(rename_all = "snake_case")]
        pub enum $Kind { $($(#[$when])* #[allow(missing_docs)] $Name($folder::$Kind),)* }
    };
}

modules! {
    #[cfg(test)]
    Trial in trial as Trial;
}

/// The streams of chance that modules draw from.
pub(crate) const STREAMS: usize = if cfg!(test) { 1 } else { 0 };
