//! What happened, in the words of a player at the table.

use super::super::paper::{Paper, Tint, wrap};
use super::era;
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
    cards.iter().map(|card| card.face().title).collect::<Vec<_>>().join(", ")
}

fn say(event: Event) -> String {
    match event {
        Event::Dealt { agent, card } => format!("{} is dealt {}", agent.title(), card.face().title),
        Event::Turn { turn, agent } => format!("Turn {turn}: {}.", agent.title()),
        Event::CloneAppeared { clone, era: at } => {
            format!("a clone appears in {}, destroyed in {}", era(at), era(clone.destroyed_in()))
        }
        Event::Appeared { card, era: at } => format!("{} appears in {}", card.face().title, era(at)),
        Event::Destroyed { card } => format!("{} is destroyed", card.face().title),
        Event::NewGreatDeck => "the destroyed artifacts are the new Big Deck".into(),
        Event::Doctor { era: at } => format!("the Doctor is in {}", era(at)),
        Event::Fell { rifts: [before, here, after] } => {
            format!("rifts fall: {before} before his era, {here} into it, {after} after it")
        }
        Event::Cancelled { era: at } => format!("Time Prowler cancels a rift in {}", era(at)),
        Event::Vortex { era: at } => format!("{} becomes a vortex!", era(at)),
        Event::Failed { mission, .. } => format!("{} has failed.", mission.title()),
        Event::Opened { mission, era: at } => format!("A mission opens in {}: {}.", era(at), mission.title()),
        Event::Moved { agent, era: to } => format!("{} goes to {}", agent.title(), era(to)),
        Event::Spent { era: at, energy } => format!("{energy} energy of {} is spent", era(at)),
        Event::Used { agent, card } => format!("{} uses {}", agent.title(), card.face().title),
        Event::Applied { agent, card } => format!("{} applies {}", agent.title(), card.face().title),
        Event::Ability { agent } => format!("{} uses the ability", agent.title()),
        Event::Looped { agent, dimension } => format!("{}: LOOP {dimension}", agent.title()),
        Event::Energy { era: at, added } => format!("+{added} energy in {}", era(at)),
        Event::Removed { era: at, rifts } => format!("-{rifts} rifts in {}", era(at)),
        Event::CloneMoved { era: to, .. } => format!("a clone goes to {}", era(to)),
        Event::CloneDestroyed { era: at, .. } => format!("a clone is destroyed in {}", era(at)),
        Event::Drew { agent, cards } => format!("{} draws {}", agent.title(), titles(cards)),
        Event::NewDeck { agent } => format!("{} shuffles the discard pile", agent.title()),
        Event::Discarded { card, .. } => format!("{} is discarded", card.face().title),
        Event::Readied { card, .. } => format!("{} is ready again", card.face().title),
        Event::Recovered { card, .. } => format!("{} comes back", card.face().title),
        Event::Progress { mission, cubes } => format!("{}: {cubes} of {}", mission.title(), mission.needs()),
        Event::Took { agent, card } => format!("{} takes {}", agent.title(), card.face().title),
        Event::Archived { mission } => format!("{} is archived!", mission.title()),
        Event::Bonus { cards } => format!("bonus of the Agency: {}", titles(cards)),
        Event::EndOfTurn { agent } => format!("{} ends the turn", agent.title()),
        Event::Cycle { cycle } => format!("Cycle {cycle} begins."),
        Event::Over { .. } => "The game is over.".into(),
    }
}
