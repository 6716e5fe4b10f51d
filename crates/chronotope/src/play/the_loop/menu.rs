//! The choices in words.

use super::super::paper::{Paper, flow, wrap};
use super::{era, mark, names};
use the_loop::data::{Agent, Card};
use the_loop::state::Phase;
use the_loop::step::{Step, Task, Until};
use the_loop::{Choice, View};

/// What is asked, and every choice with its number, from 1; cards each on a line of their own.
pub(super) fn menu(view: &View, choices: &[Choice], paper: Paper) -> Vec<String> {
    if choices.is_empty() {
        return Vec::new();
    }
    let mut lines = vec![paper.heading(asked(view))];
    let mut short = Vec::new();
    for (number, &choice) in (1..).zip(choices) {
        let text = format!("{number}) {}", say(view, choice));
        if text.len() > 38 { lines.extend(wrap(&text, 4)) } else { short.push(text) }
    }
    lines.extend(flow(&short, 0));
    lines
}

/// What the choices are about.
fn asked(view: &View) -> String {
    if let Some(step) = view.steps.last() {
        return step_asks(step).to_owned();
    }
    match view.phase {
        Phase::Deal { card: Some(card) } => format!("Who gets {}?", names().card(card)),
        Phase::Deal { card: None } => "Who takes the turn?".into(),
        Phase::Fallen { rifts: [before, here, after] } => {
            format!("{before} rifts fall before the Doctor's era, {here} into it, {after} after it:")
        }
        Phase::Take => "Take an artifact on top of your deck?".into(),
        Phase::Archive => "Archive the mission?".into(),
        Phase::Bonus { .. } => "Bonus of the Agency: take one.".into(),
        _ => "Your choices".into(),
    }
}

fn step_asks(step: &Step) -> &'static str {
    match step {
        Step::Either { .. } => "Which of the two?",
        Step::Add { .. } => "Where is energy added?",
        Step::Remove { .. } => "Where are rifts removed?",
        Step::Until { what: Until::EnergyIsRifts, .. } => "Where is energy added?",
        Step::Until { .. } => "Where are rifts removed?",
        Step::Push { .. } => "Which clone is pushed?",
        Step::PushTo { .. } => "Where to?",
        Step::Pull { .. } => "Which clone is pulled?",
        Step::Destroy { .. } => "Which clone is destroyed?",
        Step::Swap | Step::SwapWith { .. } => "Which clone is swapped?",
        Step::Order { .. } => "Where does the clone that counts first lie?",
        Step::Move { .. } | Step::MoveTo { .. } => "Where do you go?",
        Step::TakeAlong { .. } => "Which clone comes along?",
        Step::Leave { .. } => "Where is it left?",
        Step::Agent { task: Task::Draw } => "Who draws a card?",
        Step::Agent { task: Task::Swap } => "With whom do you swap places?",
        Step::Agent { .. } => "Who is moved?",
        Step::AgentTo { .. } => "Where to?",
        Step::Discard => "Which card is discarded?",
        Step::DestroyCard => "Which card is destroyed?",
        Step::Ready => "Which card is readied?",
        Step::Recover => "Which card comes back?",
        Step::UseOther => "Which card do you apply?",
        Step::Finish { .. } => "Remove a rift from there?",
        Step::EndAction | Step::Run(_) | Step::Arrive(_) => "Your choices",
    }
}

fn card(of: Card) -> String {
    format!("{} {}: {}", names().card(of), mark(of), names().text(of))
}

fn whose(view: &View, of: Card) -> String {
    let held = view.agents.iter().find(|one| one.ready.and(one.exhausted).contains(of));
    held.filter(|one| view.active != Some(one.agent))
        .map_or(String::new(), |one| format!(" ({})", names().agent(one.agent)))
}

/// A choice in words.
fn say(view: &View, choice: Choice) -> String {
    match choice {
        Choice::Deal(agent) | Choice::TakeTurn(agent) | Choice::Agent(agent) => named(view, agent),
        Choice::Cancel => "Time Prowler cancels a rift".into(),
        Choice::Move(to) => format!("move to {} (1 energy)", era(to)),
        Choice::FreeMove(to) => format!("free move to {}", era(to)),
        Choice::Use(of) => format!("use {}", card(of)),
        Choice::Loop(dimension) => {
            let name = names().dimension(dimension);
            format!("LOOP {name} ({} energy)", view.loop_cost)
        }
        Choice::Ability => "move another agent (ability)".into(),
        Choice::End => "end the action phase".into(),
        Choice::Era(to) => era(to).into(),
        Choice::Clone(clone) => format!("in {}, destroyed in {}", era(clone.era), era(clone.destroyed_in)),
        Choice::Card(of) => format!("{}{}", card(of), whose(view, of)),
        Choice::First => "the first".into(),
        Choice::Second => "the second".into(),
        Choice::Take(of) => format!("take {}", card(of)),
        Choice::Archive => "archive".into(),
        Choice::Skip => "no".into(),
    }
}

fn named(view: &View, agent: Agent) -> String {
    let place = view.agent(agent).map_or(String::new(), |one| format!(" ({})", era(one.era)));
    format!("{}{place}", names().agent(agent))
}
