//! The question a player has to answer, and its rule.

use super::names::Names;
use super::{Context, short};
use anachrony::View;
use anachrony::data::{ASSETS_KEPT, Good, MOST_WARPS, SAMIRA_WATER, ZAIDA_WATER};
use anachrony::state::Phase;
use anachrony::step::Step;

/// What is asked, for the end of the chain: with what is left to do it with.
pub(super) fn question(context: &Context) -> String {
    let (words, view) = (context.words, context.view);
    let me = short::me(context);
    let left = |of: &dyn Fn(&anachrony::view::PlayerView) -> usize| me.map_or(0, of);
    match view.steps.last() {
        Some(Step::Settle { discounts, .. }) => words.with("ana-question-discount", &[("n", (*discounts).into())]),
        Some(Step::Focus { range }) => words.with("ana-question-focus", &[("n", (*range).into())]),
        Some(Step::Research { times, .. }) if *times > 1 => {
            words.with("ana-question-research", &[("n", (*times).into())])
        }
        Some(Step::ReturnParadoxes(n)) => words.with("ana-question-return-paradoxes", &[("n", (*n).into())]),
        Some(Step::TakeBack { count, .. }) => words.with("ana-question-take-back", &[("n", (*count).into())]),
        Some(Step::Construct(terms)) if terms.only_superproject => words.say("ana-question-superproject"),
        Some(_) => asked(Names(words), view).0,
        None => match view.phase {
            Phase::PowerUp { .. } => {
                let (charged, rest) = (left(&|me| me.suits_charged().into()), left(&|me| me.suits.into()));
                words.with("ana-question-charge", &[("charged", charged.into()), ("rest", rest.into())])
            }
            Phase::Warp => {
                let taken = left(&|me| me.warping.as_ref().map_or(0, Vec::len));
                words.with("ana-question-warp", &[("n", taken.into()), ("of", MOST_WARPS.into())])
            }
            Phase::Actions => {
                let (suits, workers) = (left(&|me| me.suits_charged().into()), left(&|me| me.active.total().into()));
                words.with("ana-question-turn", &[("suits", suits.into()), ("workers", workers.into())])
            }
            _ => asked(Names(words), view).0,
        },
    }
}

/// The question that stands open, by the step of a half-made action or else by the phase.
pub(super) fn asked(names: Names, view: &View) -> (String, &'static str) {
    let words = names.0;
    match view.steps.last() {
        Some(Step::GainAny(n)) => (words.with("ana-ask-gain", &[("n", (*n).into())]), "ANA-SPACE-06"),
        Some(Step::PayAny(n)) => (words.with("ana-ask-pay", &[("n", (*n).into())]), "ANA-SPACE-06"),
        Some(step) => {
            let (key, rule) = of_step(step);
            let pays = match step {
                Step::Zaida => ZAIDA_WATER,
                Step::Samira { .. } => SAMIRA_WATER,
                _ => 0,
            };
            (words.with(key, &[("water", names.count(Good::Water, pays).into())]), rule)
        }
        None => of_phase(names, view.phase),
    }
}

fn of_phase(names: Names, phase: Phase) -> (String, &'static str) {
    let words = names.0;
    let (key, rule) = match phase {
        Phase::Assets { pick } => {
            let values = [("n", pick.into()), ("of", ASSETS_KEPT.into())];
            return (words.with("ana-ask-asset", &values), "ANA-DRAFT-03");
        }
        Phase::Paths => ("ana-ask-path", "ANA-SETUP-12"),
        Phase::Boards => ("ana-ask-board", "ANA-SETUP-14"),
        Phase::Leaders => ("ana-ask-leader", "ANA-SETUP-19"),
        Phase::Goals => ("ana-ask-goal", "ANA-GOALDRAFT-01"),
        Phase::PowerUp { .. } => ("ana-ask-charge", "ANA-POWER-01"),
        Phase::Warp | Phase::Arrival { .. } => ("ana-ask-warp", "ANA-WARP-01"),
        // These ask by their steps.
        Phase::Paradox { .. } | Phase::Recovery { .. } | Phase::Actions | Phase::CleanUp { .. } | Phase::Over => {
            ("ana-ask-main-board", "ANA-TURN-02")
        }
    };
    (words.say(key), rule)
}

const fn of_step(step: &Step) -> (&'static str, &'static str) {
    match step {
        Step::Module(module) => match *module {},
        // The end of a turn, a gain and a removal come about by themselves.
        Step::PlaceOnMainBoard | Step::EndTurn | Step::Gain { .. } | Step::Remove { .. } => {
            ("ana-ask-main-board", "ANA-SPACE-07")
        }
        Step::PlaceOnOwnBoard => ("ana-ask-own-board", "ANA-SPACE-04"),
        Step::Construct(_) | Step::Erect { .. } => ("ana-ask-construct", "ANA-CONSTRUCT-01"),
        Step::Settle { .. } => ("ana-ask-discount", "ANA-CONSTRUCT-15"),
        Step::PayWorker(_) => ("ana-ask-pay-worker", "ANA-CONSTRUCT-08"),
        Step::PayBreakthroughs(_) | Step::PayShape(_) => ("ana-ask-pay-breakthrough", "ANA-SUPER-24"),
        Step::Recruit { .. } => ("ana-ask-recruit", "ANA-RECRUIT-01"),
        Step::Bonus => ("ana-ask-bonus", "ANA-RECRUIT-02"),
        Step::Research { .. } => ("ana-ask-research", "ANA-RESEARCH-01"),
        Step::SecondDie { .. } => ("ana-ask-second-die", "ANA-RESEARCH-01"),
        Step::QuestionMark { .. } => ("ana-ask-question-mark", "ANA-RESEARCH-02"),
        Step::Reroll { .. } => ("ana-ask-reroll", "ANA-RESEARCH-03"),
        Step::Perform { .. } => ("ana-ask-perform", "ANA-COUNCIL-02"),
        Step::CopySpace { .. } => ("ana-ask-copy", "ANA-SUPER-08"),
        Step::Mine => ("ana-ask-mine", "ANA-MINE-01"),
        Step::GainAny(_) => ("ana-ask-gain", "ANA-SPACE-06"),
        Step::PayAny(_) => ("ana-ask-pay", "ANA-SPACE-06"),
        Step::ThreeOrNeutronium => ("ana-ask-three-or-neutronium", "ANA-FACTORY-10"),
        Step::NewWorker { .. } => ("ana-ask-new-worker", "ANA-LAB-09"),
        Step::Lose => ("ana-ask-lose", "ANA-FORCE-02"),
        Step::Converted => ("ana-ask-converted", "ANA-SUPER-10"),
        Step::Collide => ("ana-ask-trade", "ANA-SUPER-18"),
        Step::Trade { .. } => ("ana-ask-trade", "ANA-TRADE-01"),
        Step::SpendOnFocus => ("ana-ask-spend", "ANA-PLANT-13"),
        Step::Focus { .. } => ("ana-ask-focus", "ANA-TRAVEL-02"),
        Step::FocusForWater => ("ana-ask-focus", "ANA-PLANT-12"),
        Step::Repay => ("ana-ask-repay", "ANA-TRAVEL-08"),
        Step::TakeBack { .. } => ("ana-ask-take-back", "ANA-TRAVEL-15"),
        Step::RemoveAnomaly { .. } => ("ana-ask-anomaly-price", "ANA-PARADOX-15"),
        Step::Anomaly => ("ana-ask-anomaly", "ANA-PARADOX-08"),
        Step::ReturnParadoxes(_) => ("ana-ask-return-paradoxes", "ANA-TILE-14"),
        Step::Bargain => ("ana-ask-bargain", "ANA-LEADER-07"),
        Step::Exchange => ("ana-ask-exchange", "ANA-LEADER-03"),
        Step::Zaida => ("ana-ask-zaida", "ANA-LEADER-02"),
        Step::Samira { pays: false } => ("ana-ask-samira", "ANA-LEADER-04"),
        Step::Samira { pays: true } => ("ana-ask-samira-pays", "ANA-LEADER-04"),
    }
}
