//! What comes forward by itself: the zone in which the next choice lies.

use super::Context;
use anachrony::state::Phase;
use anachrony::step::Step;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Forward {
    /// Before the first era nothing lies on the table yet.
    Setup,
    /// The spaces of the main board.
    Main,
    /// My board as it lies.
    Mine,
    /// My rows, large: something is built and paid for.
    Build,
    /// The timeline, large.
    Time,
}

impl Forward {
    pub(super) fn of(context: &Context) -> Self {
        let view = context.view;
        if view.era == 0 {
            return Self::Setup;
        }
        // What another player is in the middle of does not move one's table.
        let step = view.steps.last().filter(|_| !context.choices.is_empty());
        step.map_or_else(|| Self::of_phase(view.phase), Self::of_step)
    }

    fn of_phase(phase: Phase) -> Self {
        match phase {
            Phase::Warp | Phase::Arrival { .. } | Phase::Paradox { .. } | Phase::Recovery { .. } => Self::Time,
            Phase::PowerUp { .. } => Self::Mine,
            _ => Self::Main,
        }
    }

    fn of_step(step: &Step) -> Self {
        match step {
            Step::Construct(_)
            | Step::Settle { .. }
            | Step::PayWorker(_)
            | Step::PayBreakthroughs(_)
            | Step::PayShape(_)
            | Step::Erect { .. } => Self::Build,
            Step::SpendOnFocus | Step::Focus { .. } | Step::FocusForWater | Step::Repay | Step::TakeBack { .. } => {
                Self::Time
            }
            Step::PlaceOnOwnBoard
            | Step::PayAny(_)
            | Step::GainAny(_)
            | Step::ThreeOrNeutronium
            | Step::NewWorker { .. }
            | Step::Lose
            | Step::Converted
            | Step::Collide
            | Step::RemoveAnomaly { .. }
            | Step::Anomaly
            | Step::ReturnParadoxes(_)
            | Step::Bargain
            | Step::Exchange => Self::Mine,
            Step::EndTurn
            | Step::PlaceOnMainBoard
            | Step::Gain { .. }
            | Step::Remove { .. }
            | Step::Recruit { .. }
            | Step::Bonus
            | Step::Research { .. }
            | Step::SecondDie { .. }
            | Step::QuestionMark { .. }
            | Step::Reroll { .. }
            | Step::Perform { .. }
            | Step::CopySpace { .. }
            | Step::Mine
            | Step::Trade { .. }
            | Step::Zaida
            | Step::Samira { .. }
            | Step::Module(_) => Self::Main,
        }
    }

    /// Whether the main board lies folded, to leave room for another zone.
    pub(super) const fn folds_main_board(self) -> bool {
        matches!(self, Self::Build | Self::Time)
    }
}
