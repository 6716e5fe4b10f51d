//! What a first game teaches.

use super::Context;
use crate::lesson::{FirstGame, Lesson};
use anachrony::choice::{FreeAction, Placement, Space};
use anachrony::state::Phase;
use anachrony::{Choice, Event};
use tabletop::Viewer;

const fn lesson(name: &'static str, beside: &'static str, rule: &'static str) -> Lesson {
    Lesson { name, beside, rule }
}

pub(super) const LESSONS: &[Lesson] = &[
    lesson("path", "#ana-dialog", "ANA-SETUP-12"),
    lesson("path-board", "#ana-dialog", "ANA-SETUP-14"),
    lesson("leader", "#ana-dialog", "ANA-SETUP-19"),
    lesson("asset", "#ana-dialog", "ANA-DRAFT-03"),
    lesson("goal", "#ana-dialog", "ANA-GOALDRAFT-01"),
    lesson("era-1", "#ana-time", "ANA-ERA-01"),
    lesson("charge", "#ana-mine", "ANA-POWER-01"),
    lesson("warp", "#ana-time", "ANA-WARP-01"),
    lesson("place", "#ana-main", "ANA-TURN-02"),
    lesson("own-board", "#ana-mine", "ANA-SPACE-04"),
    lesson("supply", "#ana-mine", "ANA-SUPPLY-01"),
    lesson("force", "#ana-mine", "ANA-FORCE-01"),
    lesson("free-action", "#ana-mine", "ANA-TURN-07"),
    lesson("pass", "#actions", "ANA-TURN-05"),
    lesson("construct", "#ana-mine", "ANA-CONSTRUCT-01"),
    lesson("superproject", "#ana-time", "ANA-SUPER-24"),
    lesson("pay", "#ana-mine", "ANA-CONSTRUCT-15"),
    lesson("recruit", "#ana-main", "ANA-RECRUIT-01"),
    lesson("research", "#ana-main", "ANA-RESEARCH-01"),
    lesson("breakthrough", "#ana-mine", "ANA-END-10"),
    lesson("council", "#ana-main", "ANA-COUNCIL-01"),
    lesson("mine", "#ana-main", "ANA-MINE-01"),
    lesson("trade", "#ana-main", "ANA-TRADE-01"),
    lesson("gain", "#ana-mine", "ANA-SPACE-06"),
    lesson("focus", "#ana-time", "ANA-TRAVEL-02"),
    lesson("repay", "#ana-time", "ANA-TRAVEL-08"),
    lesson("paradox", "#ana-time", "ANA-ROLL-02"),
    lesson("anomaly", "#ana-mine", "ANA-PARADOX-08"),
    lesson("remove-anomaly", "#ana-mine", "ANA-PARADOX-15"),
    lesson("morale", "#ana-mine", "ANA-SUPPLY-02"),
    lesson("clean-up", "#ana-mine", "ANA-CLEAN-01"),
    lesson("era-2", "#ana-time", "ANA-ERA-01"),
    lesson("era-3", "#ana-time", "ANA-ERA-01"),
    lesson("era-4", "#ana-time", "ANA-IMPACT-01"),
    lesson("impact", "#ana-main", "ANA-IMPACT-01"),
    lesson("evacuation", "#ana-main", "ANA-EVAC-01"),
    lesson("last-eras", "#ana-time", "ANA-END-01"),
    lesson("scoring", "#result", "ANA-END-01"),
];

/// Equal boards, a path rich in water with a leader whose ability is plain, against one that needs other things.
pub(super) const FIRST_GAME: FirstGame = FirstGame {
    options: r#"{"players":2,"side":"A","paths":["harmony","progress"],"leaders":["zaida","cornella"],"evacuation":["A","A"]}"#,
    seed: "1",
    next: "full_game",
};

pub(super) fn of_choice(choice: Choice, context: &Context) -> &'static str {
    match choice {
        Choice::Path(_) => "path",
        Choice::Board(_) => "path-board",
        Choice::Leader(_) => "leader",
        Choice::Pick(_) => "asset",
        Choice::Keep(_) => "goal",
        Choice::Charge(_) | Choice::Exchange(_) => "charge",
        Choice::Warp(_) => "warp",
        Choice::Place(Placement { on, .. }) => placing(on),
        Choice::Use(FreeAction::Force) => "force",
        Choice::Use(FreeAction::Supply) => "supply",
        Choice::Use(_) => "free-action",
        Choice::Pass => "pass",
        Choice::Build(_) => "construct",
        Choice::Superproject(_) => "superproject",
        Choice::Discount(_) | Choice::Pay(_) | Choice::PayWorker(_) | Choice::PayBreakthrough(_) | Choice::Lose(_) => {
            "pay"
        }
        Choice::Recruit(_) | Choice::Bonus(_) => "recruit",
        Choice::SetShape(_) | Choice::SetSymbol(_) | Choice::Roll | Choice::Reroll(_) => "research",
        Choice::Perform(_) | Choice::CopySpace(_) => "council",
        Choice::Take(_) => "mine",
        Choice::Gain(_) | Choice::NewWorker(_) => "gain",
        Choice::Trade(_) => "trade",
        Choice::Spend(_) | Choice::Focus(_) => "focus",
        Choice::Repay(_) | Choice::TakeBack(_) => "repay",
        Choice::Anomaly(_) | Choice::GiveUp(_) => "anomaly",
        Choice::ReturnParadox | Choice::Bargain(_) => "paradox",
        Choice::Skip | Choice::Done => ending(context),
    }
}

fn placing(on: Space) -> &'static str {
    match on {
        Space::Supply => "supply",
        Space::Spot(_) => "own-board",
        Space::Anomaly(_) => "remove-anomaly",
        Space::Evacuate => "evacuation",
        Space::Council(_) => "council",
        _ => "place",
    }
}

/// What ends something belongs to what it ends.
fn ending(context: &Context) -> &'static str {
    let other = context.choices.iter().find(|choice| !matches!(choice, Choice::Skip | Choice::Done));
    match (other, context.view.phase) {
        (Some(&other), _) => of_choice(other, context),
        (None, Phase::PowerUp { .. }) => "charge",
        (None, Phase::Warp) => "warp",
        (None, _) => "pass",
    }
}

pub(super) fn of_event(event: &Event, viewer: Viewer) -> Option<&'static str> {
    Some(match *event {
        Event::Era { era: 1 } => "era-1",
        Event::Era { era: 2 } => "era-2",
        Event::Era { era: 3 } => "era-3",
        Event::Era { era: 4 } => "era-4",
        Event::Era { era: 5 } => "evacuation",
        Event::Era { .. } => "last-eras",
        Event::Rolled { .. } => "paradox",
        Event::Anomaly { seat, .. } if viewer.is(seat.seat()) => "anomaly",
        Event::Breakthrough { seat, .. } if viewer.is(seat.seat()) => "breakthrough",
        Event::Morale { seat, .. } if viewer.is(seat.seat()) => "morale",
        Event::BuiltSuperproject { .. } => "superproject",
        Event::CleanUp => "clean-up",
        Event::Impact => "impact",
        Event::Over => "scoring",
        _ => return None,
    })
}
