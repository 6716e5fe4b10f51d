//! The drawings of `assets/anachrony.svg`, one for each thing. Screen readers skip them: what they mean stands beside them in words,
//! or in the name of the piece that they are on.

use crate::assets;
use anachrony::choice::Bonus;
use anachrony::data::{
    Ability, Bill, Breakthrough, Capital, Cell, Collapse, Condition, Effect, Goal, Good, Once, Passive, Path,
    PrintedAction, Returns, Reward, Row, Shape, Shown, Symbol, Warp, Who, Worker,
};
use maud::{Markup, PreEscaped, html};
use std::sync::OnceLock;

/// The address of a drawing.
fn address(name: &str) -> String {
    static FILE: OnceLock<String> = OnceLock::new();
    format!("{}#{name}", FILE.get_or_init(|| assets::address("anachrony.svg")))
}

/// A drawing by its name.
pub(super) fn icon(name: &str) -> Markup {
    drawn("i", name)
}

/// A drawing of another class than `i`.
pub(super) fn drawn(class: &str, name: &str) -> Markup {
    PreEscaped(format!(r#"<svg class="{class}"><use href="{}"/></svg>"#, address(name)))
}

/// A part of a larger drawing, at a place in its box.
pub(super) fn part(name: &str, x: f32, y: f32, size: f32) -> Markup {
    PreEscaped(format!(r#"<use href="{}" x="{x}" y="{y}" width="{size}" height="{size}"/>"#, address(name)))
}

/// A part that fills the box of a larger drawing.
pub(super) fn whole(name: &str) -> Markup {
    PreEscaped(format!(r#"<use href="{}"/>"#, address(name)))
}

pub(super) fn good(good: Good) -> Markup {
    icon(good.name())
}

/// Titanium, uranium or gold.
pub(super) fn any() -> Markup {
    icon("any")
}

pub(super) fn worker(worker: Worker) -> Markup {
    icon(worker.name())
}

/// A worker of whatever kind.
pub(super) fn anyone() -> Markup {
    icon("anyone")
}

/// The emblem of a path, in its outline and colour.
pub(super) fn path(path: Path) -> Markup {
    icon(path.name())
}

/// The emblem of a path, large.
pub(super) fn crest(path: Path) -> Markup {
    drawn("crest", path.name())
}

/// The outline of a path alone: whose something is.
pub(super) fn outline(path: Path) -> Markup {
    icon(&format!("s-{path}"))
}

/// The emblem of a kind of buildings.
pub(super) fn row(row: Row) -> Markup {
    icon(&dashed(row.name()))
}

/// The emblem of a capital action.
pub(super) fn capital(action: Capital) -> Markup {
    icon(match action {
        Capital::Construct => "construct",
        Capital::Recruit => "recruit",
        Capital::Research => "die",
    })
}

pub(super) fn shape(shape: Shape) -> Markup {
    drawn("i b", shape.name())
}

/// A symbol as the die shows it.
pub(super) fn symbol(symbol: Symbol) -> Markup {
    drawn("i y", &dashed(symbol.name()))
}

pub(super) fn breakthrough(breakthrough: Breakthrough) -> Markup {
    drawn("i b", &format!("{}-{}", breakthrough.shape(), dashed(breakthrough.symbol().name())))
}

/// What an endgame card counts.
pub(super) fn goal(goal: Goal) -> Markup {
    icon(match goal {
        Goal::Workers => "anyone",
        Goal::Water => "water",
        Goal::Breakthroughs => "breakthrough",
        Goal::Spots => "spots",
        Goal::Morale => "morale",
        Goal::Range => "range",
        Goal::Projects => "project",
        Goal::Travel => "travel",
        Goal::Module(_) => "cup",
    })
}

/// A warp token: the outline tells whose it is, the drawing in it what it shows.
pub(super) fn warp_token(class: &str, path: Path, warp: Warp) -> Markup {
    html! {
        svg.wt.(class) viewBox="0 0 24 24" { (whole(&format!("s-{path}"))) g { (part(shown(warp), 4.6, 4.6, 14.8)) } }
    }
}

/// What a warp token shows.
pub(super) fn shown(warp: Warp) -> &'static str {
    match warp.shows() {
        Shown::Goods(good, _) => good.name(),
        Shown::Worker(worker) => worker.name(),
        Shown::Suit => "suit",
    }
}

/// What a space of the fiery timeline does; nothing for a plain one.
pub(super) fn cell(cell: Cell) -> Option<Markup> {
    Some(match cell {
        Cell::Plain => return None,
        Cell::Inspiring => html! { "+" (icon("morale")) },
        Cell::Glorious => html! { "+" (icon("points")) },
        Cell::StableRift => html! { "−" (icon("paradox")) },
        Cell::Parallel => html! { "×2" },
        Cell::Grim => html! { "−" (icon("morale")) },
        Cell::UnstableRift => html! { "+" (icon("paradox")) },
    })
}

/// So many of something; one of it needs no number.
pub(super) fn count(n: impl Into<u32>, icon: &Markup) -> Markup {
    let n = n.into();
    html! { span.q { @if n != 1 { (n) } (icon) } }
}

/// Points, with their number.
pub(super) fn points(n: impl Into<i32>) -> Markup {
    let n: i32 = n.into();
    html! { span.q { @if n < 0 { "−" (-n) } @else { (n) } (icon("points")) } }
}

/// A price or a gain.
pub(super) fn bill(bill: &Bill) -> Markup {
    const ORDER: [Good; 6] = [Good::Titanium, Good::Uranium, Good::Gold, Good::Neutronium, Good::Core, Good::Water];
    html! {
        @for kind in ORDER { @if bill.of(kind) > 0 { (count(bill.of(kind), &good(kind))) } }
        @if bill.any > 0 { (count(bill.any, &any())) }
        @if bill.points > 0 { (points(bill.points)) }
    }
}

/// The bonus that comes with a recruited worker; a genius leaves the choice.
pub(super) fn recruit_bonus(worker: Worker) -> Markup {
    match worker {
        Worker::Scientist => icon("water"),
        Worker::Engineer => icon("core"),
        Worker::Administrator => icon("points"),
        Worker::Genius => html! { b { "?" } },
    }
}

pub(super) fn bonus(bonus: Bonus) -> Markup {
    match bonus {
        Bonus::Water => html! { span.q { "+2" (icon("water")) } },
        Bonus::Core => html! { span.q { "+1" (icon("core")) } },
        Bonus::Point => html! { span.q { "+1" (icon("points")) } },
    }
}

/// Who works on a tile and how they come back; or the mark of a free action, of something that always holds, or of nothing
/// beyond what it gave once.
pub(super) fn who(ability: &Ability) -> Markup {
    match ability {
        Ability::None => icon("once"),
        Ability::Passive(_) => icon("passive"),
        Ability::Free(_) => icon("free"),
        Ability::Worker(space) => html! {
            @match space.who { Who::Any => (anyone()), Who::Only(kind) => (worker(kind)) }
            @match space.returns {
                Returns::Tired => {}
                Returns::Motivated => (drawn("i sm", "motivated")),
                Returns::AdministratorsMotivated => { (drawn("i sm", "administrator")) (drawn("i sm", "motivated")) }
                Returns::Dies => (drawn("i sm", "dies")),
            }
        },
    }
}

/// What a tile does, in drawings.
pub(super) fn does(ability: &Ability, once: Once) -> Markup {
    html! {
        @match ability {
            Ability::None => {}
            Ability::Passive(passive) => (always(*passive)),
            Ability::Free(action) => (printed(action)),
            Ability::Worker(space) => (printed(&space.action)),
        }
        @if once != Once::Nothing {
            span.q.once {
                @if *ability != Ability::None { (drawn("i sm", "once")) }
                @match once {
                    Once::Nothing => {}
                    Once::Water(n) => { "+" (n) (icon("water")) }
                    Once::TakeBack(n) => { @if n > 1 { (n) } (icon("warp")) "↩" }
                    Once::Research(n) => { (n) "×" (icon("die")) }
                }
            }
        }
    }
}

fn printed(action: &PrintedAction) -> Markup {
    let pays = action.cost != Bill::NOTHING;
    html! {
        (bill(&action.cost))
        @if pays || matches!(action.effect, Effect::FocusForWater | Effect::FocusForResources) {
            @match action.effect {
                Effect::FocusForWater => (icon("water")),
                Effect::FocusForResources => (any()),
                _ => {}
            }
            (drawn("i ar", "arrow"))
        }
        (effect(action.effect))
        (bill(&action.gain))
    }
}

fn effect(effect: Effect) -> Markup {
    html! {
        @match effect {
            Effect::Nothing => {}
            Effect::Focus(n) => span.q { (icon("focus")) (n) },
            Effect::FocusTwice(n) => { span.q { (icon("focus")) (n) } span.q { "×2" } }
            Effect::FocusForWater => span.q { (icon("focus")) "n" },
            Effect::FocusForResources => { span.q { (icon("focus")) "n" } span.q { "n" (icon("points")) } }
            Effect::ThreeOrNeutronium => { span.q { "3" (any()) } "/" (icon("neutronium")) }
            Effect::ChargeSuit => span.q { "+" (icon("suit")) },
            Effect::ReturnParadox => span.q { "−1" (icon("paradox")) },
            Effect::Paradox => span.q { "+1" (icon("paradox")) },
            Effect::TakeBack => span.q { (icon("warp")) "↩" },
            Effect::WakeAll => (icon("wake")),
            Effect::NewWorker(kinds) => span.q { "+" @for (n, kind) in kinds.iter().enumerate() { @if n > 0 { "/" } (worker(*kind)) } },
            Effect::RaiseMorale => span.q { "+1" (icon("morale")) },
            Effect::CapitalAction => { (icon("construct")) "/" (icon("recruit")) "/" (icon("die")) }
            Effect::CloneWorker => { (anyone()) span.q { "+" (anyone()) } }
            Effect::CopySpace => { (icon("swap")) (anyone()) }
            Effect::Convert => { (anyone()) (drawn("i ar", "arrow")) (icon("genius")) "/" (icon("neutronium")) "/" (icon("core")) }
            Effect::Collide => { span.q { "2" (any()) } (drawn("i ar", "swap")) (icon("neutronium")) }
            Effect::PlaceOnMainBoard => { span.q { "+" (icon("suit")) } (anyone()) }
        }
    }
}

fn always(passive: Passive) -> Markup {
    html! {
        @match passive {
            Passive::HalvesSupply => { (icon("wake")) span.q { "½" (icon("water")) } }
            Passive::Range(n) => { (icon("power-plant")) span.q { "+" (n) (icon("range")) } }
            Passive::MoreParadoxes => span.q { (icon("paradox")) "max +1" },
            Passive::AnomaliesCostLess => { (icon("anomaly")) span.q { "+2" (icon("points")) } }
            Passive::SetsSecondDie => { (icon("water")) (drawn("i ar", "arrow")) span.q { "2" (icon("die")) } }
            Passive::StepsScore => { (icon("travel")) "=" (icon("points")) }
            Passive::ProjectsScore => { (icon("project")) "=" span.q { "3" (icon("points")) } }
            Passive::SavesWater => span.q { "−1" (icon("water")) },
            Passive::CheaperConstruction => { (icon("construct")) span.q { "−1" (any()) } }
            Passive::NoLowMorale => { (icon("morale")) "≥0" }
            Passive::EvacuatesAnyway => { (icon("evacuate")) (icon("check")) }
            Passive::MinesMore => { (icon("mine")) span.q { "+1" (any()) } }
        }
    }
}

/// What a collapsing tile does.
pub(super) fn collapse(tile: Collapse) -> Markup {
    html! {
        @match tile {
            Collapse::LessOfAny => { "−1" (any()) }
            Collapse::LessNeutronium => { "−1" (icon("neutronium")) }
            Collapse::BuildingPoints => { "+n" (icon("points")) }
            Collapse::ProjectPoints => { (icon("project")) "+2" (icon("points")) }
            Collapse::ConstructAgain | Collapse::RecruitAgain | Collapse::ResearchAgain => { "×2" }
            Collapse::BonusTwice => { "×2" (icon("points")) }
            Collapse::ChargeSuit => { "+1" (icon("suit")) }
            Collapse::RaiseMorale => { "+1" (icon("morale")) }
            Collapse::WakeAll => (icon("wake")),
            Collapse::SetBothDice => { "2" (icon("die")) }
            Collapse::ResearchPoints => { "+2" (icon("points")) }
            Collapse::ThenProject => { "+" (icon("project")) }
            Collapse::ReturnParadoxes => { "−2" (icon("paradox")) }
        }
    }
}

/// When one can be evacuated.
pub(super) fn condition(condition: Condition) -> Markup {
    match condition {
        Condition::ThreeOf(kind) => row(kind),
        Condition::SixSpots => icon("spots"),
        Condition::BestMorale => icon("morale"),
        Condition::EightWater => icon("water"),
        Condition::TwoAnomalies => icon("anomaly"),
    }
}

/// What a set of an evacuation is made of.
pub(super) fn reward(reward: Reward) -> Markup {
    html! {
        @match reward {
            Reward::WorkerAndGood(kind, of) => { (worker(kind)) (good(of)) }
            Reward::BuildingAndAdministrator => { (icon("construct")) (worker(Worker::Administrator)) }
            Reward::AnyWorker => (anyone()),
            Reward::ScientistAndBreakthrough => { (worker(Worker::Scientist)) (icon("breakthrough")) }
            Reward::Superproject => (icon("project")),
            Reward::Neutronium => (good(Good::Neutronium)),
            Reward::WarpTokenAndUranium => { (icon("warp")) (good(Good::Uranium)) }
        }
    }
}

/// A name as drawings have it.
fn dashed(name: &str) -> String {
    name.replace('_', "-")
}
