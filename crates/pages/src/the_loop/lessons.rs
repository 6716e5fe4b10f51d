//! What a first game teaches.

use super::Context;
use crate::lesson::{FirstGame, Lesson};
use the_loop::state::Phase;
use the_loop::step::Step;
use the_loop::{Choice, Event};

const fn lesson(name: &'static str, beside: &'static str, rule: &'static str) -> Lesson {
    Lesson { name, beside, rule }
}

pub(super) const LESSONS: &[Lesson] = &[
    lesson("agent", "#loop-hand", "LOOP-SETUP-08"),
    lesson("deal", "#loop-hand", "LOOP-SOLO-06"),
    lesson("doctor", "#loop-machine", "LOOP-MACH-04"),
    lesson("vortex", "#loop-vortexes", "LOOP-VORTEX-01"),
    lesson("use", "#loop-hand", "LOOP-USE-01"),
    lesson("move", "#loop-me", "LOOP-MOVE-01"),
    lesson("loop", "#loop-hand", "LOOP-LOOP-01"),
    lesson("ability", "#loop-me", "LOOP-ABIL-01"),
    lesson("cubes", "#loop-ring", "LOOP-TERM-23"),
    lesson("clones", "#loop-ring", "LOOP-CLONE-06"),
    lesson("walk", "#loop-ring", "LOOP-TERM-19"),
    lesson("agents", "#loop-agents", "LOOP-TERM-05"),
    lesson("cards", "#loop-hand", "LOOP-TERM-26"),
    lesson("either", "#loop-now", "LOOP-TERM-02"),
    lesson("missions", "#loop-missions", "LOOP-PROG-01"),
    lesson("end", "#loop-status", "LOOP-ACT-04"),
    lesson("take", "#loop-hand", "LOOP-TAKE-01"),
];

/// Two agents whose cards show most kinds of effects.
pub(super) const FIRST_GAME: FirstGame = FirstGame {
    options: r#"{"players":2,"level":"employee_of_the_month","agents":["v_girl","mr_time"]}"#,
    seed: "1",
    next: "full_game",
};

pub(super) fn of_choice(choice: Choice, context: &Context) -> &'static str {
    if let Some(step) = context.view.steps.last() {
        return of_step(step);
    }
    match (choice, context.view.phase) {
        (_, Phase::Choose) => "agent",
        (_, Phase::Deal { .. }) => "deal",
        (_, Phase::Fallen { .. }) | (Choice::Ability, _) => "ability",
        (Choice::Move(_) | Choice::FreeMove(_), _) => "move",
        (Choice::Loop(_), _) => "loop",
        (Choice::End, _) => "end",
        (_, Phase::Take) => "take",
        (_, Phase::Archive | Phase::Bonus { .. }) => "missions",
        _ => "use",
    }
}

const fn of_step(step: &Step) -> &'static str {
    match step {
        Step::Add { .. } | Step::Remove { .. } | Step::Until { .. } => "cubes",
        Step::Move { .. } | Step::MoveTo { .. } | Step::TakeAlong { .. } | Step::Leave { .. } => "walk",
        Step::Agent { .. } | Step::AgentTo { .. } => "agents",
        Step::Discard | Step::DestroyCard | Step::Ready | Step::Recover | Step::UseOther => "cards",
        Step::Either { .. } => "either",
        Step::Finish { .. } => "ability",
        _ => "clones",
    }
}

pub(super) const fn of_event(event: &Event) -> Option<&'static str> {
    match event {
        Event::Doctor { .. } => Some("doctor"),
        Event::Vortex { .. } => Some("vortex"),
        Event::Progress { .. } => Some("missions"),
        Event::CloneDestroyed { .. } => Some("clones"),
        _ => None,
    }
}
