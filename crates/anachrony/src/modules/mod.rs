//! Modules: rules that come on top of the base game, each in a folder of its own.
//!
//! The list at the end of this file names them. The base game knows none of them: it asks the questions of [`Module`] where
//! the rulebook lets a module in, and the answers of the modules that are played count. A game without modules writes nothing
//! of them, and states from before a module existed load as games without it.

mod module;
#[cfg(test)]
mod trial;

pub use module::Module;

use crate::actions::{Flow, GO_ON, Offers, Pilot, Purse};
use crate::choice::{Choice as BaseChoice, Space as BaseSpace};
use crate::data::{Goal as BaseGoal, Worker};
use crate::event::Event as BaseEvent;
use crate::participant::Participant;
use crate::state::{Anachrony, Stream};
use crate::step::Step as BaseStep;
use serde::{Deserialize, Serialize};
use tabletop::{Chance, Dice, Events, Sink, Viewer};

/// From the list of modules: their part of options, state and view, their choices, steps, events, spaces and endgame cards,
/// and the questions put to each that is played. A row is a name, the folder, and the type that keeps its state; the folder lists
/// its endgame cards as `GOALS` and counts its streams of chance in `STREAMS`. New modules go to the end of the list, so that
/// the streams of saved games stay where they are.
macro_rules! modules {
    ($($(#[$when:meta])* $Name:ident in $folder:ident as $State:ident;)*) => {
        /// The modules by name.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum Name { $($(#[$when])* $Name,)* }

        impl Name {
            pub(crate) const ALL: &[Self] = &[$($(#[$when])* Self::$Name,)*];

            /// The name that options use.
            pub fn name(self) -> &'static str {
                match self { $($(#[$when])* Self::$Name => stringify!($folder),)* }
            }
        }

        /// The streams of chance of each module.
        const STREAMS_OF: &[usize] = &[$($(#[$when])* $folder::STREAMS,)*];

        /// The modules that were agreed on.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
        pub struct Chosen { $($(#[$when])* pub $folder: bool,)* }

        impl Chosen {
            pub(crate) fn choose(&mut self, module: Name) {
                match module { $($(#[$when])* Name::$Name => self.$folder = true,)* }
            }

            /// The names of the chosen modules.
            pub(crate) fn names(&self) -> Vec<String> {
                let is_chosen = |module: Name| match module { $($(#[$when])* Name::$Name => self.$folder,)* };
                Name::ALL.iter().filter(|&&module| is_chosen(module)).map(|module| module.name().to_owned()).collect()
            }

            /// How many take part without a seat.
            pub(crate) fn participants(&self) -> u8 {
                [0, $($(#[$when])* if self.$folder { <$folder::$State as Module>::PARTICIPANTS } else { 0 },)*].iter().sum()
            }
        }

        /// What a given setup says of modules.
        #[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
        #[serde(deny_unknown_fields, default)]
        pub struct Setup {
            $($(#[$when])* #[serde(skip_serializing_if = "Option::is_none")] pub $folder: Option<$folder::Setup>,)*
        }

        /// What the modules that are played keep in the state.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
        #[serde(deny_unknown_fields, default)]
        pub struct Modules {
            $($(#[$when])* #[serde(skip_serializing_if = "Option::is_none")]
            pub $folder: Option<$folder::$State>,)*
        }

        /// What a viewer sees of the modules.
        #[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
        pub struct View {
            $($(#[$when])* #[serde(skip_serializing_if = "Option::is_none")]
            pub $folder: Option<$folder::View>,)*
        }

        modules!(@kind "A choice of a module.", Choice, [Serialize, Deserialize], $($(#[$when])* $Name in $folder as $State;)*);
        modules!(@kind "A step of a module.", Step, [Serialize, Deserialize], $($(#[$when])* $Name in $folder as $State;)*);
        modules!(@kind "A space of a module.", Space, [Serialize, Deserialize], $($(#[$when])* $Name in $folder as $State;)*);
        modules!(@kind "An event of a module.", Event, [Serialize, Deserialize], $($(#[$when])* $Name in $folder as $State;)*);
        modules!(@kind "A free action of a module.", FreeAction, [Serialize, Deserialize], $($(#[$when])* $Name in $folder as $State;)*);
        modules!(@kind "A suit of a module.", Suit, [Serialize, Deserialize], $($(#[$when])* $Name in $folder as $State;)*);
        modules!(@kind "An endgame card of a module.", Goal, [Serialize, Deserialize, PartialOrd, Ord], $($(#[$when])* $Name in $folder as $State;)*);

        impl Modules {
            pub(crate) fn set_up(
                chosen: Chosen, setup: &Setup, chance: &mut Chance<{ Stream::COUNT }>,
            ) -> Result<Self, String> {
                let _ = (&chosen, setup, &chance);
                $($(#[$when])* tabletop::ensure!(
                    chosen.$folder || setup.$folder.is_none(),
                    "{} is not played: add the module, or leave its setup out", Name::$Name.name()
                );)*
                Ok(Self {
                    $($(#[$when])* $folder: match chosen.$folder {
                        true => Some(Module::set_up(&setup.$folder.clone().unwrap_or_default(), chance)?),
                        false => None,
                    },)*
                })
            }

            /// Whether the module of a step is played.
            pub(crate) fn have_step(&self, step: &Step) -> bool {
                match *step { $($(#[$when])* Step::$Name(_) => self.$folder.is_some(),)* }
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

            pub(crate) fn eras_to_impact(&self, game: &Anachrony) -> Option<u8> {
                let _ = game;
                $($(#[$when])* if let Some(eras) = self.$folder.and_then(|module| module.eras_to_impact(game)) { return Some(eras); })*
                None
            }

            /// The module that ends the game before its time.
            pub(crate) fn ends_game(&self, game: &Anachrony) -> Option<Name> {
                let _ = game;
                $($(#[$when])* if self.$folder.is_some_and(|module| module.ends_game(game)) { return Some(Name::$Name); })*
                None
            }

            /// The suits of modules that a player can send to the main board now.
            #[inline]
            pub(crate) fn suits_ready(&self, game: &Anachrony, who: Participant) -> impl Iterator<Item = Option<Suit>> + use<> {
                let _ = (game, who);
                let suits: [Option<Suit>; Name::ALL.len()] =
                    [$($(#[$when])* self.$folder.and_then(|module| module.suit_ready(game, who)).map(Suit::$Name),)*];
                suits.into_iter().filter(Option::is_some)
            }

            pub(crate) fn suits_of(&self, who: Participant) -> u8 {
                let _ = who;
                [0, $($(#[$when])* self.$folder.map_or(0, |module| module.suits_of(who)),)*].iter().sum()
            }

            pub(crate) fn note_impact(&mut self) {
                $($(#[$when])* if let Some(module) = &mut self.$folder { module.note_impact(); })*
            }

            pub(crate) fn score(&self, who: Participant) -> i32 {
                let _ = who;
                [0, $($(#[$when])* self.$folder.map_or(0, |module| module.score(who)),)*].iter().sum()
            }

            pub(crate) fn view(&self, viewer: Viewer) -> View {
                let _ = viewer;
                View { $($(#[$when])* $folder: self.$folder.map(|module| module.view(viewer)),)* }
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
            pub(crate) fn prepare_modules<S: Sink<BaseEvent>>(&mut self, events: &mut Events<S>) {
                let _ = &events;
                $($(#[$when])* if self.modules.$folder.is_some() { <$folder::$State as Module>::prepare(self, events); })*
            }

            pub(crate) fn clean_up_modules<S: Sink<BaseEvent>>(&mut self, events: &mut Events<S>) {
                let _ = &events;
                $($(#[$when])* if self.modules.$folder.is_some() { <$folder::$State as Module>::clean_up(self, events); })*
            }

            #[inline]
            pub(crate) fn offer_module_spaces(
                &self, who: Participant, pilot: Pilot, purse: Purse, out: &mut impl Offers,
            ) -> Flow {
                let _ = (who, pilot, &purse, &out);
                $($(#[$when])* if let Some(module) = &self.modules.$folder { module.offer_spaces(self, who, pilot, purse, out)?; })*
                GO_ON
            }

            #[inline]
            pub(crate) fn offer_own_module_spaces(
                &self, who: Participant, worker: Worker, purse: Purse, out: &mut impl Offers,
            ) -> Flow {
                let _ = (who, worker, &purse, &out);
                $($(#[$when])* if let Some(module) = &self.modules.$folder { module.offer_own_spaces(self, who, worker, purse, out)?; })*
                GO_ON
            }

            #[inline]
            pub(crate) fn offer_module_free_actions(&self, who: Participant, purse: Purse, out: &mut impl Offers) -> Flow {
                let _ = (who, &purse, &out);
                $($(#[$when])* if let Some(module) = &self.modules.$folder { module.offer_free_actions(self, who, purse, out)?; })*
                GO_ON
            }

            pub(crate) fn use_module_free_action<S: Sink<BaseEvent>>(
                &mut self, who: Participant, action: FreeAction, events: &mut Events<S>,
            ) {
                let _ = (who, &events);
                match action { $($(#[$when])* FreeAction::$Name(action) => <$folder::$State as Module>::use_free_action(self, who, action, events),)* }
            }

            #[inline]
            pub(crate) fn offer_module_choices(&self, who: Participant, out: &mut impl Offers) -> Flow {
                let _ = (who, &out);
                $($(#[$when])* if let Some(module) = &self.modules.$folder { module.offer_choices(self, who, out)?; })*
                GO_ON
            }

            pub(crate) fn choose_of_module<S: Sink<BaseEvent>>(
                &mut self, who: Participant, choice: Choice, events: &mut Events<S>,
            ) {
                let _ = (who, &events);
                match choice { $($(#[$when])* Choice::$Name(choice) => <$folder::$State as Module>::choose(self, who, choice, events),)* }
            }

            /// The module that has participants without a seat acts for one of them.
            pub(crate) fn act_for_module<S: Sink<BaseEvent>>(
                &mut self, who: Participant, step: Option<BaseStep>, events: &mut Events<S>,
            ) {
                let _ = (who, step, &events);
                $($(#[$when])* if self.modules.$folder.is_some() && <$folder::$State as Module>::PARTICIPANTS > 0 {
                    return <$folder::$State as Module>::act(self, who, step, events);
                })*
            }

            pub(crate) fn send_suit_of_module(&mut self, who: Participant, suit: Suit, on: BaseSpace) {
                let _ = (who, on);
                match suit { $($(#[$when])* Suit::$Name(suit) => <$folder::$State as Module>::send_suit(self, who, suit, on),)* }
            }

            pub(crate) fn return_suit_of_module(&mut self, who: Participant, suit: Suit) {
                let _ = who;
                match suit { $($(#[$when])* Suit::$Name(suit) => <$folder::$State as Module>::return_suit(self, who, suit),)* }
            }

            pub(crate) fn work_on_module<S: Sink<BaseEvent>>(
                &mut self, who: Participant, space: Space, worker: Worker, events: &mut Events<S>,
            ) {
                let _ = (who, worker, &events);
                match space { $($(#[$when])* Space::$Name(space) => <$folder::$State as Module>::work(self, who, space, worker, events),)* }
            }

            pub(crate) fn offer_module_step(&self, who: Participant, step: Step, out: &mut impl Offers) -> Flow {
                let _ = (who, &out);
                match step { $($(#[$when])* Step::$Name(step) => match &self.modules.$folder {
                    Some(module) => module.offer_step(self, who, step, out),
                    None => GO_ON,
                },)* }
            }

            pub(crate) fn answer_module<S: Sink<BaseEvent>>(
                &mut self, who: Participant, step: Step, choice: BaseChoice, events: &mut Events<S>,
            ) {
                let _ = (who, choice, &events);
                match step { $($(#[$when])* Step::$Name(step) => <$folder::$State as Module>::answer(self, who, step, choice, events),)* }
            }

            pub(crate) fn carry_out_module<S: Sink<BaseEvent>>(
                &mut self, who: Participant, step: Step, events: &mut Events<S>,
            ) {
                let _ = (who, &events);
                match step { $($(#[$when])* Step::$Name(step) => <$folder::$State as Module>::carry_out(self, who, step, events),)* }
            }

            pub(crate) fn counted_by_module(&self, who: Participant, goal: Goal) -> u16 {
                let _ = who;
                match goal { $($(#[$when])* Goal::$Name(goal) => self.modules.$folder.map_or(0, |module| module.counted(self, who, goal)),)* }
            }
        }

        impl Suit {
            pub(crate) fn counts_as(self) -> Worker {
                match self { $($(#[$when])* Self::$Name(suit) => <$folder::$State as Module>::counts_as(suit),)* }
            }
        }

        impl Space {
            pub(crate) fn is_on_main_board(self) -> bool {
                match self { $($(#[$when])* Self::$Name(space) => <$folder::$State as Module>::is_on_main_board(space),)* }
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
            pub(crate) fn for_viewer(self, viewer: Viewer) -> Option<Self> {
                let _ = viewer;
                match self { $($(#[$when])* Self::$Name(event) => <$folder::$State as Module>::event_for(event, viewer).map(Self::$Name),)* }
            }
        }
    };
    (@kind $about:literal, $Kind:ident, [$($derived:ident),*], $($(#[$when:meta])* $Name:ident in $folder:ident as $State:ident;)*) => {
        #[doc = $about]
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, $($derived),*)]
        #[serde(rename_all = "snake_case")]
        pub enum $Kind { $($(#[$when])* $Name($folder::$Kind),)* }
    };
}

modules! {
    #[cfg(test)]
    Trial in trial as Trial;
}

/// The streams of chance that modules draw from.
pub(crate) const STREAMS: usize = streams_before(STREAMS_OF.len());

/// The streams of the modules before this one in the list.
const fn streams_before(module: usize) -> usize {
    let (mut sum, mut index) = (0, 0);
    while index < module {
        sum += STREAMS_OF[index];
        index += 1;
    }
    sum
}

impl Name {
    /// Stream `number` of a module, counted from 0.
    #[allow(dead_code)] // modules draw from their streams
    pub(crate) const fn stream(self, number: usize) -> usize {
        Stream::MODULES + streams_before(self as usize) + number
    }
}
