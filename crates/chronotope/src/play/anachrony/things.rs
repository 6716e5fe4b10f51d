//! Components in words.

use super::super::paper::{Paper, wrap};
use anachrony::Choice;
use anachrony::data::{
    Ability, Bill, Building, Deed, Effect, Good, Once, Passive, Project, Returns, Shape, Symbol, Who, Worker, Workers,
};
use anachrony::tally::{Kind, Tally};

/// The letter of a good.
pub(super) fn letter(good: Good) -> &'static str {
    match good {
        Good::Water => "W",
        Good::Titanium => "T",
        Good::Uranium => "U",
        Good::Gold => "G",
        Good::Neutronium => "N",
        Good::Core => "C",
    }
}

/// Such as `a scientist`, `an engineer`.
pub(super) fn one(name: &str) -> String {
    let article = if name.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" };
    format!("{article} {name}")
}

/// A name with its first letter large and spaces for underscores.
pub(super) fn capital(name: &str) -> String {
    let plain = name.replace('_', " ");
    let mut chars = plain.chars();
    chars.next().map(|first| first.to_uppercase().chain(chars).collect()).unwrap_or_default()
}

/// Such as `2 scientists, 1 genius`.
pub(super) fn counted<K: Kind + std::fmt::Display, const N: usize>(tally: &Tally<K, N>) -> String {
    let parts: Vec<String> =
        tally.iter().map(|(kind, count)| format!("{count} {}", kind.to_string().replace('_', " "))).collect();
    if parts.is_empty() { "none".into() } else { parts.join(", ") }
}

/// Workers as `S2 E1`.
pub(super) fn workers(workers: &Workers) -> String {
    let letter = |worker: Worker| match worker {
        Worker::Scientist => "S",
        Worker::Engineer => "E",
        Worker::Administrator => "A",
        Worker::Genius => "Ge",
    };
    let parts: Vec<String> = workers.iter().map(|(worker, count)| format!("{}{count}", letter(worker))).collect();
    if parts.is_empty() { "-".into() } else { parts.join(" ") }
}

/// Such as `1 N, 2 T`.
pub(super) fn bill(bill: &Bill) -> String {
    let mut parts: Vec<String> = Good::ALL
        .into_iter()
        .filter(|&good| bill.of(good) > 0)
        .map(|good| format!("{} {}", bill.of(good), letter(good)))
        .collect();
    if bill.any > 0 {
        parts.push(format!("{} of T/U/G", bill.any));
    }
    if bill.points > 0 {
        parts.push(format!("{} points", bill.points));
    }
    parts.join(", ")
}

fn effect(effect: Effect) -> String {
    match effect {
        Effect::Nothing => String::new(),
        Effect::Focus(range) => format!("travel up to {range} eras back"),
        Effect::FocusTwice(range) => format!("travel up to {range} eras back, twice"),
        Effect::FocusForWater => "travel as many eras back as water is paid".into(),
        Effect::FocusForResources => "pay T/U/G: travel as far back, and as many points".into(),
        Effect::ThreeOrNeutronium => "gain 3 of T/U/G, or 1 N".into(),
        Effect::ChargeSuit => "charge a suit".into(),
        Effect::ReturnParadox => "return a paradox".into(),
        Effect::Paradox => "take a paradox".into(),
        Effect::TakeBack => "take back a warp token".into(),
        Effect::WakeAll => "wake all tired workers".into(),
        Effect::NewWorker(kinds) => {
            format!("gain an active {}", kinds.iter().map(|kind| kind.name()).collect::<Vec<_>>().join(" or "))
        }
        Effect::RaiseMorale => "raise morale".into(),
        Effect::CapitalAction => "construct, recruit or research".into(),
        Effect::CloneWorker => "gain a tired worker of the same kind".into(),
        Effect::CopySpace => "work on any worker space of any player".into(),
        Effect::Convert => "give up a worker for an active genius, 1 N or 1 C".into(),
        Effect::Collide => "exchange 2 of T/U/G for 1 N, or back".into(),
        Effect::PlaceOnMainBoard => "place a worker on the main board".into(),
    }
}

fn deed(deed: &Deed) -> String {
    let mut parts = Vec::new();
    if deed.cost != Bill::NOTHING {
        parts.push(format!("pay {}", bill(&deed.cost)));
    }
    if deed.gain != Bill::NOTHING {
        parts.push(format!("gain {}", bill(&deed.gain)));
    }
    parts.push(effect(deed.effect));
    parts.retain(|part| !part.is_empty());
    parts.join(", ")
}

fn passive(passive: Passive) -> String {
    match passive {
        Passive::HalvesSupply => "Supply costs half the water".into(),
        Passive::Range(eras) => format!("power plants reach {eras} further"),
        Passive::MoreParadoxes => "one more paradox before an anomaly".into(),
        Passive::AnomaliesCostLess => "anomalies cost 2 points less".into(),
        Passive::SetsSecondDie => "1 W sets the second research die".into(),
        Passive::StepsScore => "1 point for each step of time travel".into(),
        Passive::ProjectsScore => "3 points for each superproject".into(),
        Passive::SavesWater => "1 W less, once a turn".into(),
        Passive::CheaperConstruction => "construction costs 1 of T/U/G less".into(),
        Passive::NoLowMorale => "low morale does no harm".into(),
        Passive::EvacuatesAnyway => "the condition of the evacuation is met".into(),
        Passive::MinesMore => "the mine brings 1 of T/U/G more".into(),
    }
}

/// What a tile is good for.
fn ability(ability: &Ability, once: Once) -> String {
    let mut text = match ability {
        Ability::None => String::new(),
        Ability::Free(free) => format!("Free action: {}", deed(free)),
        Ability::Passive(always) => format!("Always: {}", passive(*always)),
        Ability::Worker(space) => {
            let who = match space.who {
                Who::Any => "Anybody".to_owned(),
                Who::Only(worker) => capital(worker.name()),
            };
            let back = match space.returns {
                Returns::Tired => "",
                Returns::Motivated => " (stays motivated)",
                Returns::AdministratorsMotivated => " (an administrator stays motivated)",
                Returns::Dies => " (dies)",
            };
            format!("{who}{back}: {}", deed(&space.deed))
        }
    };
    let once = match once {
        Once::Nothing => None,
        Once::Water(water) => Some(format!("gain {water} W")),
        Once::TakeBack(count) => Some(format!("take back up to {count} warp tokens")),
        Once::Research(count) => Some(format!("research up to {count} times")),
    };
    if let Some(once) = once {
        let gap = if text.is_empty() { "" } else { ". " };
        text.push_str(&format!("{gap}Once, when built: {once}"));
    }
    text
}

/// A building in a line.
pub(super) fn building(building: Building) -> String {
    let printed = building.printed();
    format!("{} {}. {} points", printed.number, ability(&printed.ability, printed.once), printed.points)
}

/// A superproject in a line or two.
pub(super) fn project(project: Project) -> String {
    let printed = project.printed();
    let mut cost = bill(&printed.cost);
    if let Some(worker) = printed.worker {
        cost.push_str(&format!(", {}", one(worker.name())));
    }
    let [one, other] = printed.breakthroughs.pair;
    let pair = format!("a {one} and a {other}");
    let breakthroughs = match printed.breakthroughs.exact {
        Some(exact) => format!("{} or {pair}", exact.name().replace('_', " ")),
        None => pair,
    };
    let what = ability(&printed.ability, printed.once);
    format!("{}: costs {cost}; breakthrough {breakthroughs}. {what}. {} points", printed.name, printed.points)
}

/// A component in full, by name or by the number of a choice.
pub(super) fn look(choices: &[Choice], wanted: &str, _: Paper) -> Result<Vec<String>, String> {
    let wanted = wanted.trim().to_lowercase();
    if let Some(found) = wanted.parse().ok().and_then(Building::numbered) {
        return Ok(wrap(&building(found), 2));
    }
    if let Ok(number) = wanted.parse::<usize>() {
        return match choices.get(number.wrapping_sub(1)) {
            Some(_) => Err("that choice is about no building or superproject: look one up by number or name".into()),
            None => Err(format!("there is no choice {number} and no building {number}")),
        };
    }
    let plain = |text: &str| text.to_lowercase().replace(['-', '_'], " ");
    let found = Project::ALL.into_iter().find(|other| plain(other.printed().name).contains(&plain(&wanted)));
    match found {
        Some(found) if !wanted.is_empty() => Ok(wrap(&project(found), 2)),
        _ => Err(format!("there is no building or superproject {wanted:?}: try 305, or exocrawler")),
    }
}

/// What the letters mean.
pub(super) fn legend() -> Vec<String> {
    let shapes = Shape::ALL.map(Shape::name).join(", ");
    let symbols = Symbol::ALL.map(|symbol| symbol.name().replace('_', " ")).join(", ");
    let mut lines = vec![
        "W water, T titanium, U uranium, G gold, N neutronium, C energy core".to_owned(),
        "S scientist, E engineer, A administrator, Ge genius".to_owned(),
        "Workers: active/tired. Suits: charged, and left in the supply.".to_owned(),
        "Mor morale, Trv steps of time travel, Par paradoxes, VP points in tokens.".to_owned(),
        "A building is its number; * covered by an anomaly, ! used in this era.".to_owned(),
    ];
    lines.extend(wrap(&format!("Breakthroughs: {shapes}; {symbols}."), 2));
    lines
}
