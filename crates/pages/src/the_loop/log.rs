//! What happened, in the words of a player at the table.

use super::names::Names;
use crate::board::{Chapter, LogContext};
use crate::words::capital;
use the_loop::Event;

/// A chapter is a turn: a line for each thing done, with what came of it.
pub(super) fn chapter(events: &[Event], context: &LogContext) -> Chapter {
    let names = Names(context.words);
    let mut lines: Vec<String> = Vec::new();
    let mut last = None;
    for &event in events {
        let Some(text) = say(names, event) else { continue };
        match lines.pop() {
            Some(before) if !begins_line(event, last) => {
                lines.push(names.0.with("loop-log-next", &[("before", before.into()), ("after", text.into())]));
            }
            before => {
                lines.extend(before);
                lines.push(text);
            }
        }
        last = Some(event);
    }
    let title = match events.first() {
        Some(&Event::Turn { turn, agent }) => {
            names.0.with("loop-log-title", &[("n", turn.into()), ("agent", names.agent(agent).into())])
        }
        _ => names.0.say("loop-log-beginning"),
    };
    Chapter { title, lines: lines.iter().map(|line| (None, capital(line))).collect() }
}

/// Whether something begins a line of its own, behind the event before it.
fn begins_line(event: Event, last: Option<Event>) -> bool {
    match event {
        // What is paid for stands behind the price.
        Event::Moved { .. } => !matches!(last, Some(Event::Spent { .. })),
        Event::CloneAppeared { .. } => !matches!(last, Some(Event::CloneAppeared { .. })),
        Event::Dealt { .. } => !matches!(last, Some(Event::Dealt { .. })),
        Event::Doctor { .. }
        | Event::Vortex { .. }
        | Event::Spent { .. }
        | Event::Used { .. }
        | Event::Ability { .. }
        | Event::Took { .. }
        | Event::Archived { .. }
        | Event::Bonus { .. }
        | Event::EndOfTurn { .. }
        | Event::Cycle { .. }
        | Event::Over { .. } => true,
        _ => false,
    }
}

/// An event in words; the turn is the title.
fn say(names: Names, event: Event) -> Option<String> {
    let words = names.0;
    Some(match event {
        Event::Turn { .. } => return None,
        Event::Chosen { agent, .. } => words.with("loop-log-chosen", &[("agent", names.agent(agent).into())]),
        Event::Dealt { agent, card } => {
            words.with("loop-log-dealt", &[("agent", names.agent(agent).into()), ("card", names.card(card).into())])
        }
        Event::CloneAppeared { clone, era } => {
            let dies = names.in_era(clone.destroyed_in());
            words.with("loop-log-clone-appeared", &[("where", names.in_era(era).into()), ("dies", dies.into())])
        }
        Event::Appeared { card, era } => {
            words.with("loop-log-appeared", &[("card", names.card(card).into()), ("where", names.in_era(era).into())])
        }
        Event::Destroyed { card } => words.with("loop-log-destroyed", &[("card", names.card(card).into())]),
        Event::NewGreatDeck => words.say("loop-log-new-great-deck"),
        Event::Doctor { era } => words.with("loop-log-doctor", &[("where", names.in_era(era).into())]),
        Event::Fell { rifts: [before, here, after] } => {
            words.with("loop-log-fell", &[("before", before.into()), ("here", here.into()), ("after", after.into())])
        }
        Event::Cancelled { era } => words.with("loop-log-cancelled", &[("where", names.in_era(era).into())]),
        Event::Vortex { era } => words.with("loop-log-vortex", &[("where", names.in_era(era).into())]),
        Event::Failed { mission, .. } => words.with("loop-log-failed", &[("mission", names.mission(mission).into())]),
        Event::Opened { mission, era } => {
            let mission = names.mission(mission);
            words.with("loop-log-opened", &[("where", names.in_era(era).into()), ("mission", mission.into())])
        }
        Event::Moved { agent, era } => {
            words.with("loop-log-moved", &[("agent", names.agent(agent).into()), ("to", names.to_era(era).into())])
        }
        Event::Spent { era, energy } => {
            words.with("loop-log-spent", &[("n", energy.into()), ("where", names.in_era(era).into())])
        }
        Event::Used { agent, card } => {
            words.with("loop-log-used", &[("agent", names.agent(agent).into()), ("card", names.card(card).into())])
        }
        Event::Applied { agent, card } => {
            words.with("loop-log-applied", &[("agent", names.agent(agent).into()), ("card", names.card(card).into())])
        }
        Event::Ability { agent } => words.with("loop-log-ability", &[("agent", names.agent(agent).into())]),
        Event::Looped { agent, dimension } => {
            let dimension = names.dimension(dimension);
            words.with("loop-log-looped", &[("agent", names.agent(agent).into()), ("dimension", dimension.into())])
        }
        Event::Energy { era, added } => {
            words.with("loop-log-energy", &[("n", added.into()), ("where", names.in_era(era).into())])
        }
        Event::Removed { era, rifts } => {
            words.with("loop-log-removed", &[("n", rifts.into()), ("where", names.in_era(era).into())])
        }
        Event::CloneMoved { era, .. } => words.with("loop-log-clone-moved", &[("to", names.to_era(era).into())]),
        Event::CloneDestroyed { era, .. } => {
            words.with("loop-log-clone-destroyed", &[("where", names.in_era(era).into())])
        }
        Event::Drew { agent, cards } => {
            words.with("loop-log-drew", &[("agent", names.agent(agent).into()), ("cards", names.cards(cards).into())])
        }
        Event::NewDeck { .. } => words.say("loop-log-new-deck"),
        Event::Discarded { card, .. } => words.with("loop-log-discarded", &[("card", names.card(card).into())]),
        Event::Readied { card, .. } => words.with("loop-log-readied", &[("card", names.card(card).into())]),
        Event::Recovered { card, .. } => words.with("loop-log-recovered", &[("card", names.card(card).into())]),
        Event::Progress { mission, cubes } => {
            let (of, mission) = (mission.needs(), names.mission(mission));
            words.with("loop-log-progress", &[("mission", mission.into()), ("n", cubes.into()), ("of", of.into())])
        }
        Event::Took { agent, card } => {
            words.with("loop-log-took", &[("agent", names.agent(agent).into()), ("card", names.card(card).into())])
        }
        Event::Archived { mission } => words.with("loop-log-archived", &[("mission", names.mission(mission).into())]),
        Event::Bonus { cards } => words.with("loop-log-bonus", &[("cards", names.cards(cards).into())]),
        Event::EndOfTurn { agent } => words.with("loop-log-end-of-turn", &[("agent", names.agent(agent).into())]),
        Event::Cycle { cycle } => words.with("loop-log-cycle", &[("n", cycle.into())]),
        Event::Over { ending } => names.ending(ending),
    })
}
