//! What a first game teaches.

use super::Context;
use super::offers::is_right;
use crate::lesson::{FirstGame, Lesson};
use tabletop::Viewer;
use wonderful_world::data::Piece;
use wonderful_world::{Choice, Event};

const fn lesson(name: &'static str, beside: &'static str, rule: &'static str) -> Lesson {
    Lesson { name, beside, rule }
}

pub(super) const LESSONS: &[Lesson] = &[
    lesson("empire", "#ww-hand", "WW-SETUP-10"),
    lesson("pick", "#ww-hand", "WW-DRAFT-02"),
    lesson("passed", "#ww-players", "WW-DRAFT-03"),
    lesson("plan", "#ww-picks, #ww-hand", "WW-PLAN-01"),
    lesson("recycle", "#ww-picks, #ww-hand", "WW-RECYCLE-01"),
    lesson("production", "#ww-status", "WW-PROD-01"),
    lesson("cube", "#ww-sites", "WW-BUILD-02"),
    lesson("supremacy", "#ww-race", "WW-SUPREM-02"),
    lesson("built", "#ww-built, #ww-empire", "WW-BUILD-08"),
    lesson("krystallium", "#ww-empire", "WW-KRYST-05"),
    lesson("leaders", "#ww-sites", "WW-BUILD-15"),
    lesson("leader", "#ww-race", "WW-SUPREM-07"),
    lesson("finish", "#actions", "WW-PROD-16"),
    lesson("drop", "#ww-sites", "WW-DISCARD-01"),
    lesson("last-round", "#ww-empire", "WW-COMP-02"),
    lesson("pile", "#ww-piles, #ww-hand", "WW-SOLO-05"),
    lesson("dig", "#ww-hand", "WW-SOLO-06"),
    lesson("keep", "#ww-hand", "WW-SOLO-06"),
];

/// The empire with materials to spend and a simple score, against two that want other cards.
pub(super) const FIRST_GAME: FirstGame = FirstGame {
    options: r#"{"players":3,"side":"A","empires":["noram_states","republic_of_europe","aztec_empire"]}"#,
    seed: "1",
    next: "full_game",
};

pub(super) fn of_choice(choice: Choice, context: &Context) -> &'static str {
    let is_planning = context.choices.iter().any(|choice| matches!(choice, Choice::Build(_)));
    match choice {
        Choice::Choose(_) => "empire",
        Choice::Pick(_) => "pick",
        Choice::Build(_) => "plan",
        Choice::Recycle(_) => "recycle",
        Choice::Place(placement) if placement.piece == Piece::Krystallium => "krystallium",
        Choice::Place(placement) if is_right(placement.piece) => "leaders",
        Choice::Place(_) | Choice::Empire(_) => "cube",
        Choice::Drop(_) if is_planning => "plan",
        Choice::Drop(_) => "drop",
        Choice::Take(_) => "leader",
        Choice::Pile(_) => "pile",
        Choice::Dig(_) => "dig",
        Choice::Keep(_) => "keep",
        Choice::Done => "finish",
    }
}

pub(super) fn of_event(event: &Event, viewer: Viewer) -> Option<&'static str> {
    match event {
        Event::Passed { .. } => Some("passed"),
        Event::Step { .. } => Some("production"),
        Event::Supremacy { .. } => Some("supremacy"),
        Event::Built { seat, .. } if viewer.is(*seat) => Some("built"),
        Event::Krystallium { seat } if viewer.is(*seat) => Some("krystallium"),
        Event::Round { round: 4 } => Some("last-round"),
        _ => None,
    }
}
