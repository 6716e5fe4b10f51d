//! The choices in words: what is asked, and the answers.

use super::{Context, effect, names::Names};
use crate::board::Offers;
use crate::words::capital;
use the_loop::data::{Agent, Card};
use the_loop::state::Phase;
use the_loop::step::{Step, Task, Until};
use the_loop::{Choice, View};

/// What belongs together, in the order of the bar.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// What a step or a phase asks for.
    Answer,
    Use,
    Move,
    Loop,
    Ability,
    /// Ends a step or a phase.
    End,
}

/// What the player has to answer.
pub(super) fn asked(context: &Context) -> String {
    Menu { view: context.view, names: Names(context.words) }.asked().0
}

/// The choices in groups.
pub(super) fn offers(context: &Context) -> Vec<Offers> {
    let menu = Menu { view: context.view, names: Names(context.words) };
    let kinds = [Kind::Answer, Kind::Use, Kind::Move, Kind::Loop, Kind::Ability, Kind::End];
    let group = |kind| {
        let (title, rule) = menu.heading(kind);
        let choices = context.choices.iter().enumerate().filter(|(_, choice)| kind_of(**choice) == kind);
        let mut choices: Vec<_> = choices.map(|(index, &choice)| (index, choice)).collect();
        choices.sort_by_key(|(_, choice)| place(*choice));
        let choices = choices.into_iter().map(|(index, choice)| (index, menu.say(choice))).collect();
        Offers { title, rule: Some(rule), choices, ends: kind == Kind::End, ..Offers::default() }
    };
    kinds.map(group).into_iter().filter(|group| !group.choices.is_empty()).collect()
}

/// Cards stand by dimension, as the hand lies; both ways to go to an era stand together.
fn place(choice: Choice) -> (usize, bool) {
    match choice {
        Choice::Use(card) => (card.face().dimension as usize, false),
        Choice::FreeMove(era) => (era.index(), false),
        Choice::Move(era) => (era.index(), true),
        _ => (0, false),
    }
}

const fn kind_of(choice: Choice) -> Kind {
    match choice {
        Choice::Use(_) => Kind::Use,
        Choice::Loop(_) => Kind::Loop,
        Choice::Move(_) | Choice::FreeMove(_) => Kind::Move,
        Choice::Ability => Kind::Ability,
        Choice::End | Choice::Skip => Kind::End,
        _ => Kind::Answer,
    }
}

struct Menu<'a> {
    view: &'a View,
    names: Names,
}

impl Menu<'_> {
    /// What a group says above its choices, and its rule.
    fn heading(&self, kind: Kind) -> (String, &'static str) {
        let words = self.names.0;
        match kind {
            Kind::Answer => self.asked(),
            Kind::Use => (words.say("loop-ask-use"), "LOOP-USE-01"),
            Kind::Loop => (words.with("loop-ask-loop", &[("n", self.view.loop_cost.into())]), "LOOP-LOOP-01"),
            Kind::Move => (words.say("loop-ask-move"), "LOOP-MOVE-01"),
            Kind::Ability => (String::new(), "LOOP-ABIL-02"),
            Kind::End => (String::new(), "LOOP-ACT-04"),
        }
    }

    /// The question the player has to answer.
    fn asked(&self) -> (String, &'static str) {
        let words = self.names.0;
        if let Some(step) = self.view.steps.last() {
            return self.step(step);
        }
        match self.view.phase {
            Phase::Choose => (words.say("loop-ask-agent"), "LOOP-SETUP-08"),
            Phase::Deal { card: Some(card) } => {
                (words.with("loop-ask-deal", &[("card", self.names.card(card).into())]), "LOOP-SOLO-06")
            }
            Phase::Deal { card: None } => (words.say("loop-ask-turn"), "LOOP-SOLO-08"),
            Phase::Fallen { rifts: [before, here, after] } => {
                let values = [("before", before.into()), ("here", here.into()), ("after", after.into())];
                (words.with("loop-ask-fallen", &values), "LOOP-ABIL-10")
            }
            Phase::Archive => {
                let here = self.view.active.and_then(|agent| self.view.agent(agent));
                let mission = here.and_then(|one| self.view.era(one.era).tile.mission);
                let mission = mission.map(|mission| self.names.mission(mission)).unwrap_or_default();
                (words.with("loop-ask-archive", &[("mission", mission.into())]), "LOOP-ARCHIVE-01")
            }
            Phase::Bonus { .. } => (words.say("loop-ask-bonus"), "LOOP-BONUS-02"),
            Phase::Take | Phase::Actions | Phase::Over { .. } => (words.say("loop-ask-take"), "LOOP-TAKE-01"),
        }
    }

    fn step(&self, step: &Step) -> (String, &'static str) {
        let words = self.names.0;
        let (key, rule) = match *step {
            Step::Add { energy, .. } => return (words.with("loop-ask-add", &[("n", energy.into())]), "LOOP-TERM-24"),
            Step::Remove { rifts, .. } => {
                return (words.with("loop-ask-remove", &[("n", rifts.into())]), "LOOP-TERM-23");
            }
            Step::Either { .. } => ("loop-ask-either", "LOOP-TERM-02"),
            Step::Until { what: Until::EnergyIsRifts, .. } => ("loop-ask-until-energy", "LOOP-CLAR-17"),
            Step::Until { .. } => ("loop-ask-until-rifts", "LOOP-CLAR-18"),
            Step::Push { .. } => ("loop-ask-push", "LOOP-TERM-16"),
            Step::PushTo { .. } => ("loop-ask-push-to", "LOOP-TERM-16"),
            Step::Pull { .. } => ("loop-ask-pull", "LOOP-TERM-17"),
            Step::Destroy { .. } => ("loop-ask-destroy", "LOOP-TERM-18"),
            Step::Swap => ("loop-ask-swap", "LOOP-CLONE-12"),
            Step::SwapWith { .. } => ("loop-ask-swap-with", "LOOP-CLONE-12"),
            Step::Order { .. } => ("loop-ask-order", "LOOP-ABIL-04"),
            Step::Move { .. } | Step::MoveTo { .. } => ("loop-ask-go", "LOOP-TERM-10"),
            Step::TakeAlong { .. } => ("loop-ask-take-along", "LOOP-TERM-19"),
            Step::Leave { .. } => ("loop-ask-leave", "LOOP-TERM-20"),
            Step::Agent { task: Task::Draw } => ("loop-ask-who-draws", "LOOP-TERM-05"),
            Step::Agent { task: Task::Swap } => ("loop-ask-who-swaps", "LOOP-TERM-12"),
            Step::Agent { .. } => ("loop-ask-who-moves", "LOOP-TERM-05"),
            Step::AgentTo { .. } => ("loop-ask-where-to", "LOOP-TERM-10"),
            Step::Discard => ("loop-ask-discard", "LOOP-TERM-28"),
            Step::DestroyCard => ("loop-ask-destroy-card", "LOOP-TERM-30"),
            Step::Ready => ("loop-ask-ready", "LOOP-TERM-38"),
            Step::Recover => ("loop-ask-recover", "LOOP-TERM-26"),
            Step::UseOther => ("loop-ask-use-other", "LOOP-CLAR-01"),
            Step::Finish { .. } | Step::EndAction | Step::Run(_) | Step::Arrive(_) => {
                ("loop-ask-finish", "LOOP-ABIL-11")
            }
        };
        (words.say(key), rule)
    }

    fn say(&self, choice: Choice) -> String {
        let (names, words) = (self.names, self.names.0);
        match choice {
            Choice::Deal(agent) | Choice::TakeTurn(agent) | Choice::Agent(agent) => self.agent(agent),
            Choice::Cancel => words.say("loop-choose-cancel"),
            Choice::Move(era) => words.with("loop-choose-move", &[("era", names.era_in_short(era).into())]),
            Choice::FreeMove(era) => words.with("loop-choose-free-move", &[("era", names.era_in_short(era).into())]),
            Choice::Loop(dimension) => {
                let mine = self.view.active.and_then(|agent| self.view.agent(agent));
                let readied = mine.map(|one| one.exhausted).unwrap_or_default();
                let readied = readied.iter().filter(|card| card.face().dimension == dimension).collect();
                let (cards, dimension) = (names.cards(readied), names.dimension(dimension));
                if cards.is_empty() {
                    words.with("loop-choose-loop-nothing", &[("dimension", dimension.into())])
                } else {
                    words.with("loop-choose-loop", &[("dimension", dimension.into()), ("cards", cards.into())])
                }
            }
            Choice::Ability => words.say("loop-choose-ability"),
            Choice::End => words.say("loop-choose-end"),
            Choice::Era(era) => names.era(era),
            Choice::Clone(at) => {
                let (here, dies) = (names.in_era(at.era), names.in_era(at.destroyed_in));
                capital(&words.with("loop-choose-clone", &[("where", here.into()), ("dies", dies.into())]))
            }
            Choice::Use(card) | Choice::Take(card) | Choice::Card(card) => self.card(card),
            Choice::First => self.option(true),
            Choice::Second => self.option(false),
            Choice::Archive => words.say("loop-choose-archive"),
            Choice::Skip => words.say(match self.view.phase {
                _ if !self.view.steps.is_empty() => "loop-skip",
                Phase::Fallen { .. } => "loop-let-fall",
                Phase::Take => "loop-skip-take",
                Phase::Archive => "loop-skip-archive",
                _ => "loop-skip",
            }),
        }
    }

    fn agent(&self, agent: Agent) -> String {
        let name = self.names.agent(agent);
        let Some(one) = self.view.agent(agent) else {
            // Not at the table yet: what it can do helps to choose.
            return format!("{name}: {}", self.names.ability(agent));
        };
        let place = self.names.in_era(one.era);
        self.names.0.with("loop-choose-agent", &[("agent", name.into()), ("where", place.into())])
    }

    /// A card; and whose it is, if it is in another hand.
    fn card(&self, card: Card) -> String {
        let name = self.names.card(card);
        let mut hands = self.view.agents.iter().filter(|one| self.view.active != Some(one.agent));
        match hands.find(|one| one.ready.union(one.exhausted).contains(card)) {
            Some(one) => {
                let agent = self.names.agent(one.agent);
                self.names.0.with("loop-choose-card-of", &[("card", name.into()), ("agent", agent.into())])
            }
            None => name.to_owned(),
        }
    }

    /// One of the two parts of an effect between which is chosen.
    fn option(&self, is_first: bool) -> String {
        let mut below = self.view.steps.iter().rev();
        let either = below.next();
        let card =
            below.find_map(|step| if let Step::Run(frame) = step { Some((frame.card?, frame.at)) } else { None });
        let (Some(&Step::Either { first, second }), Some((card, at))) = (either, card) else { return String::new() };
        let (from, count) = if is_first { (at, first) } else { (at + first, second) };
        effect::part(self.names.0, card.face().effect, from, count)
    }
}
