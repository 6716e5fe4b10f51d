//! The strip of what happened: an entry for what a player did in one go, or for what befell the whole table in a phase.
//!
//! The strip shows an entry in drawings; its words, the same as in the log, are for the panel and for screen readers.

use super::names::Names;
use super::{icons, log};
use crate::board::{LogContext, RecentEvent};
use anachrony::choice::{FreeAction, Space};
use anachrony::data::Good;
use anachrony::{Event, Participant};
use maud::{Markup, html};

/// What belongs to one entry.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Entry {
    /// What a player chose before the first era.
    Setup(Participant),
    /// What an era begins with.
    Era,
    /// Paradoxes, rolled by everybody in turn.
    Paradoxes,
    /// Suits that a player charged.
    Charging(Participant),
    /// Warp tokens, turned up by all at once, and what they brought.
    Warps,
    /// A worker placed or a free action used, with all that came of it.
    Action(Participant),
    CleanUp,
    Impact,
    Over,
}

pub(super) fn recent(events: &[Event], context: &LogContext) -> Vec<RecentEvent> {
    let mut entries: Vec<(Entry, Vec<Event>)> = Vec::new();
    for &event in events {
        let current = entries.last().map(|(entry, _)| *entry);
        let Some((entry, begins)) = entry_of(event, current) else { continue };
        match entries.last_mut() {
            Some((last, list)) if *last == entry && !begins => list.push(event),
            _ => entries.push((entry, vec![event])),
        }
    }
    entries.iter().filter_map(|(entry, events)| told(*entry, events, context)).collect()
}

/// The entry that an event belongs to, and whether it begins a new one; nothing for what is not worth an entry.
fn entry_of(event: Event, current: Option<Entry>) -> Option<(Entry, bool)> {
    Some(match event {
        Event::Path { seat, .. }
        | Event::Board { seat, .. }
        | Event::Leader { seat, .. }
        | Event::Picked { seat, .. }
        | Event::Assets { seat, .. }
        | Event::Kept { seat, .. } => (Entry::Setup(seat), false),
        // A phase begins: what happens in it is told.
        Event::PowerUp | Event::Warp | Event::Actions | Event::Ready { .. } | Event::Warping { .. } => return None,
        Event::Era { .. } => (Entry::Era, true),
        Event::Goals { .. }
        | Event::Superproject { .. }
        | Event::Stocked { .. }
        | Event::RecruitPool { .. }
        | Event::MinePool { .. } => (Entry::Era, false),
        Event::FirstPlayer { .. } if current == Some(Entry::CleanUp) => (Entry::CleanUp, false),
        Event::FirstPlayer { .. } => (Entry::Era, false),
        Event::Rolled { .. } => (Entry::Paradoxes, false),
        Event::Warped { .. } => (Entry::Warps, false),
        Event::Placed { seat, .. } | Event::Used { seat, .. } | Event::Passed { seat } => (Entry::Action(seat), true),
        Event::CleanUp => (Entry::CleanUp, true),
        Event::Home | Event::Collapsed { .. } => (Entry::CleanUp, false),
        Event::Impact => (Entry::Impact, true),
        Event::Laid { .. } => (Entry::Impact, false),
        Event::Over => (Entry::Over, true),
        Event::Module(_) => return None,
        _ => (joins(seat_of(event)?, event, current?), false),
    })
}

/// Where something that follows from something else belongs.
fn joins(seat: Participant, event: Event, current: Entry) -> Entry {
    match current {
        Entry::Paradoxes | Entry::Warps | Entry::CleanUp => match event {
            Event::Charged { .. } if current != Entry::Warps => Entry::Charging(seat),
            _ => current,
        },
        Entry::Action(who) | Entry::Charging(who) if who == seat => current,
        _ if matches!(event, Event::Charged { .. }) => Entry::Charging(seat),
        _ => Entry::Action(seat),
    }
}

/// Whose doing it is.
fn seat_of(event: Event) -> Option<Participant> {
    match event {
        Event::Paradoxes { seat, .. }
        | Event::Anomaly { seat, .. }
        | Event::GaveUp { seat, .. }
        | Event::TookBack { seat, .. }
        | Event::Charged { seat, .. }
        | Event::Paid { seat, .. }
        | Event::Gained { seat, .. }
        | Event::Points { seat, .. }
        | Event::LostWorker { seat, .. }
        | Event::NewWorker { seat, .. }
        | Event::Performs { seat, .. }
        | Event::Copies { seat, .. }
        | Event::Built { seat, .. }
        | Event::BuiltSuperproject { seat, .. }
        | Event::Set { seat, .. }
        | Event::RolledDie { seat, .. }
        | Event::Breakthrough { seat, .. }
        | Event::PaidBreakthrough { seat, .. }
        | Event::Focus { seat, .. }
        | Event::Repaid { seat, .. }
        | Event::TimeTravel { seat, .. }
        | Event::Morale { seat, .. }
        | Event::Woke { seat }
        | Event::Removed { seat, .. }
        | Event::Banner { seat }
        | Event::Evacuated { seat, .. } => Some(seat),
        _ => None,
    }
}

fn told(entry: Entry, events: &[Event], context: &LogContext) -> Option<RecentEvent> {
    let names = Names(context.words);
    let title = |key: &str| html! { b { (context.words.say(key)) } };
    let chapter = log::chapter(events, context);
    let mut lines: Vec<String> = chapter.lines.into_iter().map(|(_, line)| line).collect();
    let (seat, icons) = match entry {
        Entry::Setup(seat) => (Some(seat), Markup::default()),
        Entry::Era => {
            if let Some(&Event::Era { .. }) = events.first() {
                lines.insert(0, chapter.title);
            }
            (None, era(events, names))
        }
        Entry::Paradoxes => (None, html! { (icons::icon("die")) (title("ana-phase-paradox")) (by_player(events)) }),
        Entry::Warps => (None, html! { (icons::icon("warp")) (title("ana-phase-warp")) (by_player(events)) }),
        Entry::Charging(seat) => (Some(seat), charging(events, names)),
        Entry::Action(seat) => (Some(seat), action(events, names)),
        Entry::CleanUp => {
            lines.insert(0, context.words.say("ana-phase-clean-up"));
            (None, html! { (title("ana-phase-clean-up")) (results(events, names)) })
        }
        Entry::Impact => (None, html! { (icons::icon("asteroid")) (title("ana-recent-impact")) }),
        Entry::Over => {
            lines.insert(0, context.words.say("ana-phase-over"));
            (None, Markup::default())
        }
    };
    let text = lines.join(". ");
    (!text.is_empty()).then(|| RecentEvent {
        seat: seat.map(Participant::seat),
        icons: html! { @if !icons.0.is_empty() { span.told aria-hidden="true" { (icons) } } },
        text,
    })
}

fn era(events: &[Event], names: Names) -> Markup {
    html! {
        @for event in events {
            @match event {
                Event::Era { era } => b { (names.0.with("ana-log-era", &[("n", (*era).into())])) },
                Event::Superproject { superproject, .. } => span { (icons::icon("project")) (names.project(*superproject)) },
                _ => {}
            }
        }
    }
}

/// What befell each player in a phase: a mark of the player, and what it was.
fn by_player(events: &[Event]) -> Markup {
    let mut seats: Vec<Participant> = Vec::new();
    for event in events {
        let seat = match *event {
            Event::Rolled { seat, .. } | Event::Warped { seat, .. } | Event::Anomaly { seat, .. } => seat,
            _ => continue,
        };
        if !seats.contains(&seat) {
            seats.push(seat);
        }
    }
    html! {
        @for seat in seats {
            span.of data-seat=(seat.0) {
                @for event in events {
                    @match *event {
                        Event::Rolled { seat: who, paradoxes, .. } if who == seat => span.dice { (paradoxes) },
                        Event::Warped { seat: who, warp, .. } if who == seat => (icons::icon(icons::shown(warp))),
                        Event::Anomaly { seat: who, .. } if who == seat => (icons::icon("anomaly")),
                        Event::GaveUp { seat: who, building, .. } if who == seat => { "−" (icons::row(building.row())) }
                        Event::TookBack { seat: who, .. } if who == seat => { (icons::icon("warp")) "↩" }
                        _ => {}
                    }
                }
            }
        }
    }
}

fn charging(events: &[Event], names: Names) -> Markup {
    let suits = events.iter().filter(|event| matches!(event, Event::Charged { .. })).count();
    let rest: Vec<Event> = events.iter().copied().filter(|event| !matches!(event, Event::Charged { .. })).collect();
    html! { (icons::count(suits as u32, &icons::icon("suit"))) (results(&rest, names)) }
}

fn action(events: &[Event], names: Names) -> Markup {
    html! {
        @match events.first() {
            Some(&Event::Placed { worker, on, .. }) => {
                @match worker { Some(worker) => (icons::worker(worker)), None => (icons::icon("suit")) }
                (icons::drawn("i ar", "arrow"))
                @if matches!(on, Space::Evacuate) { (icons::icon("evacuate")) }
                b { (names.short_space(on)) }
            }
            Some(&Event::Used { action, .. }) => {
                (icons::icon("free"))
                b {
                    @match action {
                        FreeAction::Force => (names.0.say("ana-log-force")),
                        FreeAction::Supply => (names.0.say("ana-log-supply")),
                        FreeAction::Leader => (names.0.say("ana-short-leader")),
                        FreeAction::Spot(spot) => (names.short_spot(spot)),
                    }
                }
            }
            Some(Event::Passed { .. }) => b { (names.0.say("ana-log-passed")) },
            _ => {}
        }
        (results(events, names))
    }
}

/// What was paid and gained, and what else came of it.
fn results(events: &[Event], names: Names) -> Markup {
    let sum = |count: fn(&Event, Good) -> u16, good: Good| events.iter().map(|event| count(event, good)).sum::<u16>();
    let paid = |good| {
        sum(
            |event, of| {
                if let Event::Paid { good, count, .. } = *event
                    && good == of
                {
                    count
                } else {
                    0
                }
            },
            good,
        )
    };
    let gained = |good| {
        sum(
            |event, of| {
                if let Event::Gained { good, count, .. } = *event
                    && good == of
                {
                    count
                } else {
                    0
                }
            },
            good,
        )
    };
    let points: u16 =
        events.iter().map(|event| if let Event::Points { points, .. } = event { *points } else { 0 }).sum();
    html! {
        @for event in events { (before(*event, names)) }
        @for good in Good::ALL { @if paid(good) > 0 { span.q { "−" (icons::count(paid(good), &icons::good(good))) } } }
        @for good in Good::ALL { @if gained(good) > 0 { span.q { "+" (icons::count(gained(good), &icons::good(good))) } } }
        @for event in events { (after(*event)) }
        @if points > 0 { span.q { "+" (icons::points(i32::from(points))) } }
    }
}

/// What was done.
fn before(event: Event, names: Names) -> Markup {
    match event {
        Event::Performs { action, .. } => icons::capital(action),
        Event::Copies { .. } => icons::icon("swap"),
        Event::Built { building, .. } => html! { span.q { (icons::row(building.row())) (building.printed().number) } },
        Event::BuiltSuperproject { superproject, .. } => {
            html! { span.q { (icons::icon("project")) (names.project(superproject)) } }
        }
        Event::Focus { era, .. } => html! { span.q { (icons::icon("focus")) (era) } },
        Event::Repaid { warp, .. } => html! { span.q { (icons::icon("warp")) "−" (icons::icon(icons::shown(warp))) } },
        Event::PaidBreakthrough { breakthrough, .. } => html! { span.q { "−" (icons::breakthrough(breakthrough)) } },
        Event::LostWorker { worker, .. } => html! { span.q { "−" (icons::worker(worker)) } },
        Event::Removed { .. } => html! { span.q { "−" (icons::icon("anomaly")) } },
        Event::Collapsed { action, .. } => html! { span.q { (icons::capital(action)) (icons::icon("closed")) } },
        _ => Markup::default(),
    }
}

/// What came of it.
fn after(event: Event) -> Markup {
    match event {
        Event::NewWorker { worker, .. } => html! { span.q { "+" (icons::worker(worker)) } },
        Event::Breakthrough { breakthrough, .. } => html! { span.q { "+" (icons::breakthrough(breakthrough)) } },
        Event::Charged { .. } => html! { span.q { "+" (icons::icon("suit")) } },
        Event::TimeTravel { steps, .. } => html! { span.q { (icons::icon("travel")) (steps) } },
        Event::Morale { morale, .. } => html! { span.q { (icons::icon("morale")) (morale + 1) "/7" } },
        Event::Paradoxes { paradoxes, .. } => html! { span.q { (icons::icon("paradox")) (paradoxes) } },
        Event::Woke { .. } => icons::icon("wake"),
        Event::Anomaly { .. } => html! { span.q { "+" (icons::icon("anomaly")) } },
        Event::Banner { .. } => icons::icon("first"),
        Event::TookBack { warp, .. } => {
            html! { span.q { (icons::icon("warp")) "↩" (icons::icon(icons::shown(warp))) } }
        }
        _ => Markup::default(),
    }
}
