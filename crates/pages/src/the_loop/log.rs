//! What happened, in the words of a player at the table.

use super::board::icons::{self, badge, icon};
use super::names::Names;
use crate::board::{Chapter, LogContext, RecentEvent};
use crate::words::capital;
use maud::{Markup, html};
use the_loop::Event;
use the_loop::data::{Agent, Era};

/// A chapter is a turn: a line for each thing done, with what came of it.
pub(super) fn chapter(events: &[Event], context: &LogContext) -> Chapter {
    let names = Names(context.words);
    let title = match events.first() {
        Some(&Event::Turn { turn, agent }) => title(names, turn, agent),
        _ => names.0.say("loop-log-beginning"),
    };
    Chapter { title, lines: lines(names, events).iter().map(|(_, line)| (None, capital(line))).collect() }
}

fn title(names: Names, turn: u8, agent: Agent) -> String {
    names.0.with("loop-log-title", &[("n", turn.into()), ("agent", names.agent(agent).into())])
}

/// What was done, with what came of it: the events of each line, and the line.
fn lines(names: Names, events: &[Event]) -> Vec<(Vec<Event>, String)> {
    let mut lines: Vec<(Vec<Event>, String)> = Vec::new();
    let mut last = None;
    for &event in events {
        let Some(text) = say(names, event) else { continue };
        match lines.last_mut() {
            Some((together, line)) if !begins_line(event, last) => {
                together.push(event);
                *line = names.0.with("loop-log-next", &[("before", line.as_str().into()), ("after", text.into())]);
            }
            _ => lines.push((vec![event], text)),
        }
        last = Some(event);
    }
    lines
}

/// The same for the strip of recent events, with signs.
pub(super) fn recent(events: &[Event], context: &LogContext) -> Vec<RecentEvent> {
    let names = Names(context.words);
    let turns = events.chunk_by(|_, next| !matches!(next, Event::Turn { .. }));
    let entries = turns.flat_map(|events| {
        let head = events.iter().find_map(|event| match *event {
            Event::Turn { turn, agent } => {
                Some(RecentEvent { seat: None, icons: icons::figure(agent), text: title(names, turn, agent) })
            }
            _ => None,
        });
        let lines = lines(names, events).into_iter().map(|(events, line)| RecentEvent {
            seat: None,
            icons: html! { @for event in events { (signs(names, event)) } },
            text: capital(&line),
        });
        head.into_iter().chain(lines).collect::<Vec<_>>()
    });
    entries.collect()
}

/// An event in signs.
fn signs(names: Names, event: Event) -> Markup {
    let there = |sign: &str, era: Era| html! { (icon(sign)) (badge(names, era)) };
    match event {
        Event::CloneAppeared { era, .. } | Event::CloneMoved { era, .. } => there("clone", era),
        Event::CloneDestroyed { era, .. } => there("kill", era),
        Event::Appeared { era, .. } => there("card", era),
        Event::Doctor { era } => there("doctor", era),
        Event::Fell { rifts } => html! { (icon("rift")) b { (rifts.iter().sum::<u8>()) } },
        Event::Vortex { era } => there("vortex", era),
        Event::Removed { era, .. } | Event::Cancelled { era } => there("mend", era),
        Event::Energy { era, .. } => there("plus", era),
        Event::Spent { era, .. } => there("energy", era),
        Event::Moved { agent, era } => html! { (icons::figure(agent)) (icon("move")) (badge(names, era)) },
        Event::Used { card, .. } | Event::Applied { card, .. } | Event::Took { card, .. } => {
            icons::dimension(card.face().dimension)
        }
        Event::Looped { dimension, .. } => html! { (icon("loop")) (icons::dimension(dimension)) },
        Event::Ability { .. } => icon("ability"),
        Event::Archived { .. } | Event::Progress { .. } => icon("check"),
        Event::Destroyed { .. } => icon("shred"),
        Event::Drew { .. } | Event::Dealt { .. } | Event::Recovered { .. } => icon("draw"),
        Event::Bonus { .. } => icon("deck"),
        _ => Markup::default(),
    }
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
        Event::LeftOut { card, operation } => {
            let part = names.parts(card).iter().rfind(|part| part.from <= operation);
            words.with("loop-log-left-out", &[("part", part.map(|part| part.text.as_str()).unwrap_or_default().into())])
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
