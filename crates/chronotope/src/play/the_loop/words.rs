//! What happened, in the words of a player at the table.

use super::super::paper::{Paper, Tint, wrap};
use super::{era, names};
use the_loop::Event;
use the_loop::data::CardSet;

/// What happened: a strong line for each turn, mission and vortex, and what lies between them in one paragraph.
pub(super) fn tell(events: &[Event], paper: Paper) -> Vec<String> {
    let mut lines = Vec::new();
    let mut between: Vec<String> = Vec::new();
    for &event in events {
        let text = say(event);
        if is_loud(event) {
            lines.extend(paragraph(&mut between));
            lines.extend(wrap(&text, 2).iter().map(|line| paper.paint(Tint::Strong, line)));
        } else {
            between.push(text);
        }
    }
    lines.extend(paragraph(&mut between));
    lines
}

fn paragraph(between: &mut Vec<String>) -> Vec<String> {
    let text = std::mem::take(between).join("; ");
    if text.is_empty() { Vec::new() } else { wrap(&format!("  {text}."), 2) }
}

fn is_loud(event: Event) -> bool {
    matches!(
        event,
        Event::Turn { .. }
            | Event::Vortex { .. }
            | Event::Failed { .. }
            | Event::Opened { .. }
            | Event::Archived { .. }
            | Event::Cycle { .. }
            | Event::Over { .. }
    )
}

fn titles(cards: CardSet) -> String {
    cards.iter().map(|card| names().card(card)).collect::<Vec<_>>().join(", ")
}

fn say(event: Event) -> String {
    match event {
        Event::Dealt { agent, card } => format!("{} is dealt {}", names().agent(agent), names().card(card)),
        Event::Turn { turn, agent } => format!("Turn {turn}: {}.", names().agent(agent)),
        Event::CloneAppeared { clone, era: at } => {
            format!("a clone appears in {}, destroyed in {}", era(at), era(clone.destroyed_in()))
        }
        Event::Appeared { card, era: at } => format!("{} appears in {}", names().card(card), era(at)),
        Event::Destroyed { card } => format!("{} is destroyed", names().card(card)),
        Event::NewGreatDeck => "the destroyed artifacts are the new Big Deck".into(),
        Event::Doctor { era: at } => format!("the Doctor is in {}", era(at)),
        Event::Fell { rifts: [before, here, after] } => {
            format!("rifts fall: {before} before his era, {here} into it, {after} after it")
        }
        Event::Cancelled { era: at } => format!("Time Prowler cancels a rift in {}", era(at)),
        Event::Vortex { era: at } => format!("{} becomes a vortex!", era(at)),
        Event::Failed { mission, .. } => format!("{} has failed.", names().mission(mission)),
        Event::Opened { mission, era: at } => format!("A mission opens in {}: {}.", era(at), names().mission(mission)),
        Event::Moved { agent, era: to } => format!("{} goes to {}", names().agent(agent), era(to)),
        Event::Spent { era: at, energy } => format!("{energy} energy of {} is spent", era(at)),
        Event::Used { agent, card } => format!("{} uses {}", names().agent(agent), names().card(card)),
        Event::Applied { agent, card } => format!("{} applies {}", names().agent(agent), names().card(card)),
        Event::Ability { agent } => format!("{} uses the ability", names().agent(agent)),
        Event::Looped { agent, dimension } => format!("{}: LOOP {dimension}", names().agent(agent)),
        Event::Energy { era: at, added } => format!("+{added} energy in {}", era(at)),
        Event::Removed { era: at, rifts } => format!("-{rifts} rifts in {}", era(at)),
        Event::CloneMoved { era: to, .. } => format!("a clone goes to {}", era(to)),
        Event::CloneDestroyed { era: at, .. } => format!("a clone is destroyed in {}", era(at)),
        Event::Drew { agent, cards } => format!("{} draws {}", names().agent(agent), titles(cards)),
        Event::NewDeck { agent } => format!("{} shuffles the discard pile", names().agent(agent)),
        Event::Discarded { card, .. } => format!("{} is discarded", names().card(card)),
        Event::Readied { card, .. } => format!("{} is ready again", names().card(card)),
        Event::Recovered { card, .. } => format!("{} comes back", names().card(card)),
        Event::Progress { mission, cubes } => format!("{}: {cubes} of {}", names().mission(mission), mission.needs()),
        Event::Took { agent, card } => format!("{} takes {}", names().agent(agent), names().card(card)),
        Event::Archived { mission } => format!("{} is archived!", names().mission(mission)),
        Event::Bonus { cards } => format!("bonus of the Agency: {}", titles(cards)),
        Event::EndOfTurn { agent } => format!("{} ends the turn", names().agent(agent)),
        Event::Cycle { cycle } => format!("Cycle {cycle} begins."),
        Event::Over { .. } => "The game is over.".into(),
    }
}
