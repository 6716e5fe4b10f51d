//! What tiles and path boards do, in words: made from their data, so that the two cannot differ.

use super::names::Names;
use crate::words::capital;
use anachrony::choice::Waiting;
use anachrony::data::{
    Ability, Bill, CARATACUS_WATER, Collapse, Column, Condition, Effect, Evacuation, Good, Leader, Once, Passive,
    PrintedAction, ProjectTile, Returns, Reward, SAMIRA_WATER, TILE_DISCOUNT, TILE_PARADOXES, TILE_PROJECT_POINTS,
    TILE_RESEARCH_POINTS, WATER_FOR_DIE, WOLFE_WATER, Who, Worker, ZAIDA_WATER,
};

/// What a building or superproject is good for, in a sentence or two.
pub(super) fn tile(names: Names, ability: &Ability, once: Once) -> String {
    let parts = [ability_text(names, ability), once_text(names, once)];
    parts.into_iter().flatten().map(|part| part + ".").collect::<Vec<_>>().join(" ")
}

/// What a superproject costs and is good for.
pub(super) fn project(names: Names, printed: &ProjectTile) -> String {
    let words = names.0;
    let mut cost = vec![names.bill(&printed.cost)];
    cost.extend(printed.worker.map(|worker| names.a_worker(worker)));
    let exact = printed.breakthroughs.exact.map_or_else(|| "none".to_owned(), |exact| names.breakthrough(exact));
    let [one, other] = printed.breakthroughs.pair.map(|shape| names.shape(shape));
    let values = [("exact", exact.into()), ("one", one.into()), ("other", other.into())];
    cost.push(words.with("ana-text-breakthroughs", &values));
    let cost = words.with("ana-text-cost", &[("what", cost.join(", ").into())]);
    format!("{cost}. {}", tile(names, &printed.ability, printed.once))
}

fn ability_text(names: Names, ability: &Ability) -> Option<String> {
    let words = names.0;
    Some(match ability {
        Ability::None => return None,
        Ability::Passive(always) => passive(names, *always),
        Ability::Free(action) => words.with("ana-text-free", &[("what", action_text(names, action).into())]),
        Ability::Worker(space) => {
            let who = match space.who {
                Who::Any => words.say("ana-text-anybody"),
                Who::Only(worker) => capital(&names.worker(worker)),
            };
            let returns = match space.returns {
                Returns::Tired => "tired",
                Returns::Motivated => "motivated",
                Returns::AdministratorsMotivated => "administrators",
                Returns::Dies => "dies",
            };
            let what = action_text(names, &space.action);
            words.with("ana-text-worker", &[("who", who.into()), ("returns", returns.into()), ("what", what.into())])
        }
    })
}

fn action_text(names: Names, action: &PrintedAction) -> String {
    let words = names.0;
    let priced = |key: &str, bill: &Bill| {
        (*bill != Bill::NOTHING).then(|| words.with(key, &[("what", names.bill(bill).into())]))
    };
    let parts = [priced("ana-op-pay", &action.cost), effect(names, action.effect), priced("ana-op-gain", &action.gain)];
    parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

fn effect(names: Names, effect: Effect) -> Option<String> {
    let words = names.0;
    let key = match effect {
        Effect::Nothing => return None,
        Effect::Focus(range) => return Some(words.with("ana-op-focus", &[("n", range.into())])),
        Effect::FocusTwice(range) => return Some(words.with("ana-op-focus-twice", &[("n", range.into())])),
        Effect::NewWorker(kinds) => return Some(new_worker(names, kinds)),
        Effect::FocusForWater => "ana-op-focus-for-water",
        Effect::FocusForResources => "ana-op-focus-for-resources",
        Effect::ThreeOrNeutronium => "ana-op-three-or-neutronium",
        Effect::ChargeSuit => "ana-op-charge-suit",
        Effect::ReturnParadox => "ana-op-return-paradox",
        Effect::Paradox => "ana-op-paradox",
        Effect::TakeBack => "ana-op-take-back",
        Effect::WakeAll => "ana-op-wake-all",
        Effect::RaiseMorale => "ana-op-raise-morale",
        Effect::CapitalAction => "ana-op-capital-action",
        Effect::CloneWorker => "ana-op-clone-worker",
        Effect::CopySpace => "ana-op-copy-space",
        Effect::Convert => "ana-op-convert",
        Effect::Collide => "ana-op-collide",
        Effect::PlaceOnMainBoard => "ana-op-place-on-main-board",
    };
    Some(words.say(key))
}

fn new_worker(names: Names, kinds: &[Worker]) -> String {
    let active = |worker: Worker| names.waiting(Waiting { worker, column: Column::Active });
    let either =
        |first: String, second: String| names.0.with("ana-or", &[("first", first.into()), ("second", second.into())]);
    let kinds = kinds.iter().map(|&worker| active(worker)).reduce(either).unwrap_or_default();
    names.0.with("ana-op-gain", &[("what", kinds.into())])
}

fn once_text(names: Names, once: Once) -> Option<String> {
    let words = names.0;
    let what = match once {
        Once::Nothing => return None,
        Once::Water(water) => words.with("ana-op-gain", &[("what", names.count(Good::Water, water).into())]),
        Once::TakeBack(count) => words.with("ana-once-take-back", &[("n", count.into())]),
        Once::Research(count) => words.with("ana-once-research", &[("n", count.into())]),
    };
    Some(words.with("ana-text-once", &[("what", what.into())]))
}

fn passive(names: Names, passive: Passive) -> String {
    let words = names.0;
    let key = match passive {
        Passive::Range(eras) => return words.with("ana-always-range", &[("n", eras.into())]),
        Passive::HalvesSupply => "ana-always-halves-supply",
        Passive::MoreParadoxes => "ana-always-more-paradoxes",
        Passive::AnomaliesCostLess => "ana-always-anomalies-cost-less",
        Passive::SetsSecondDie => {
            let water = names.count(Good::Water, WATER_FOR_DIE);
            return words.with("ana-always-sets-second-die", &[("water", water.into())]);
        }
        Passive::StepsScore => "ana-always-steps-score",
        Passive::ProjectsScore => "ana-always-projects-score",
        Passive::SavesWater => "ana-always-saves-water",
        Passive::CheaperConstruction => "ana-always-cheaper-construction",
        Passive::NoLowMorale => "ana-always-no-low-morale",
        Passive::EvacuatesAnyway => "ana-always-evacuates-anyway",
        Passive::MinesMore => "ana-always-mines-more",
    };
    words.say(key)
}

/// What a leader can do. The rules of a leader are a function of the game; every number is the one it uses.
pub(super) fn leader(names: Names, leader: Leader) -> String {
    let water = match leader {
        Leader::Zaida => ZAIDA_WATER,
        Leader::Wolfe => WOLFE_WATER,
        Leader::Samira => SAMIRA_WATER,
        Leader::Cornella => return passive(names, Passive::SetsSecondDie),
        Leader::Caratacus => CARATACUS_WATER,
        Leader::Haulani | Leader::Valerian | Leader::Amena => 0,
    };
    let values = [
        ("water", names.count(Good::Water, water).into()),
        ("core", names.count(Good::Core, 1).into()),
        ("paradox", effect(names, Effect::Paradox).unwrap_or_default().into()),
        ("return", effect(names, Effect::ReturnParadox).unwrap_or_default().into()),
    ];
    names.0.with(&format!("ana-leader-{leader}-text"), &values)
}

/// What a collapsing tile adds to its action.
pub(super) fn collapse(names: Names, tile: Collapse) -> String {
    let words = names.0;
    let less = |what: String| words.with("ana-tile-less", &[("what", what.into())]);
    let key = match tile {
        Collapse::LessOfAny => return less(names.any(TILE_DISCOUNT)),
        Collapse::LessNeutronium => return less(names.count(Good::Neutronium, TILE_DISCOUNT.into())),
        Collapse::ProjectPoints => {
            let points = names.points(TILE_PROJECT_POINTS.into());
            return words.with("ana-tile-project-points", &[("points", points.into())]);
        }
        Collapse::ResearchPoints => {
            let points = names.points(TILE_RESEARCH_POINTS.into());
            return words.with("ana-op-gain", &[("what", points.into())]);
        }
        Collapse::ReturnParadoxes => {
            return words.with("ana-tile-return-paradoxes", &[("n", TILE_PARADOXES.into())]);
        }
        Collapse::ChargeSuit => return effect(names, Effect::ChargeSuit).unwrap_or_default(),
        Collapse::RaiseMorale => return effect(names, Effect::RaiseMorale).unwrap_or_default(),
        Collapse::WakeAll => return effect(names, Effect::WakeAll).unwrap_or_default(),
        Collapse::ConstructAgain | Collapse::RecruitAgain | Collapse::ResearchAgain => {
            return words.say(&format!("ana-tile-again-{}", tile.action()));
        }
        Collapse::BuildingPoints => "ana-tile-building-points",
        Collapse::BonusTwice => "ana-tile-bonus-twice",
        Collapse::SetBothDice => "ana-tile-set-both-dice",
        Collapse::ThenProject => "ana-tile-then-superproject",
    };
    words.say(key)
}

/// When one can be evacuated, and what it brings.
pub(super) fn evacuation(names: Names, evacuation: &Evacuation) -> String {
    let words = names.0;
    let condition = match evacuation.condition {
        Condition::ThreeOf(row) => words.say(&format!("ana-if-three-{}", row.name().replace('_', "-"))),
        Condition::SixSpots => words.say("ana-if-six-spots"),
        Condition::BestMorale => words.say("ana-if-best-morale"),
        Condition::EightWater => words.say("ana-if-eight-water"),
        Condition::TwoAnomalies => words.say("ana-if-two-anomalies"),
    };
    let values = [
        ("condition", condition.into()),
        ("points", names.points(evacuation.points).into()),
        ("extra", names.points(evacuation.extra).into()),
        ("reward", reward(names, evacuation.reward).into()),
    ];
    words.with("ana-evacuation-text", &values)
}

/// What a set is made of.
fn reward(names: Names, reward: Reward) -> String {
    let words = names.0;
    let worker = |worker: Worker| words.say(&format!("ana-reward-{worker}"));
    let both =
        |first: String, second: String| words.with("ana-and", &[("first", first.into()), ("second", second.into())]);
    match reward {
        Reward::WorkerAndGood(kind, good) => both(worker(kind), names.good(good)),
        Reward::BuildingAndAdministrator => both(words.say("ana-reward-building"), worker(Worker::Administrator)),
        Reward::AnyWorker => words.say("ana-reward-worker"),
        Reward::ScientistAndBreakthrough => both(worker(Worker::Scientist), words.say("ana-reward-breakthrough")),
        Reward::Superproject => words.say("ana-reward-superproject"),
        Reward::Neutronium => names.good(Good::Neutronium),
        Reward::WarpTokenAndUranium => both(words.say("ana-reward-warp-token"), names.good(Good::Uranium)),
    }
}
