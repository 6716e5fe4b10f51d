//! The choices in words.

use super::super::Terminal;
use super::super::paper::{Paper, flow, wrap};
use super::things::{building, capital, letter, one, project};
use anachrony::choice::{Bargain, Bonus, Die, Exchange, FreeAction, Pile, Placement, Space, Waiting};
use anachrony::data::{Asset, SpotId};
use anachrony::player::Tile;
use anachrony::{Anachrony, Choice, View};

/// Every choice with its number, from 1; buildings and superprojects each on a line of their own.
pub(super) fn menu(view: &View, choices: &[Choice], paper: Paper) -> Vec<String> {
    let mut lines = Vec::new();
    let mut short = Vec::new();
    for (number, &choice) in (1..).zip(choices) {
        let text = format!("{number}) {}", say(view, choice));
        if matches!(choice, Choice::Build(_) | Choice::Pick(_) | Choice::CopySpace(_)) || text.len() > 38 {
            lines.extend(wrap(&text, 4));
        } else {
            short.push(text);
        }
    }
    let mut all = if choices.is_empty() { Vec::new() } else { vec![paper.heading("Your choices")] };
    all.extend(flow(&short, 0));
    all.extend(lines);
    all
}

fn good(good: anachrony::data::Good) -> String {
    format!("{good} ({})", letter(good))
}

fn waiting(who: Waiting) -> String {
    format!("{} {}", who.column, who.worker)
}

fn place(spot: SpotId) -> String {
    format!("{} {}", spot.row().name().replace('_', " "), spot.column() + 1)
}

/// What stands on a spot of whoever looks.
fn tile(view: &View, seat: usize, spot: SpotId) -> String {
    match view.players.get(seat).map(|player| player.spots[spot.index()].tile) {
        Some(Tile::Building(building)) => building.printed().number.to_string(),
        Some(Tile::Superproject(project)) => project.printed().name.to_owned(),
        _ => place(spot),
    }
}

fn own(view: &View) -> usize {
    view.actor.index()
}

fn space(view: &View, on: Space) -> String {
    match on {
        Space::Construct(number) => format!("Construct {number}"),
        Space::Recruit(number) => format!("Recruit {number}"),
        Space::Research(number) => format!("Research {number}"),
        Space::Council(1) => "Council, left".into(),
        Space::Council(_) => "Council, right".into(),
        Space::Mine(number) => format!("Mine {number}"),
        Space::Purify => "Purify water".into(),
        Space::Nomads => "Nomads".into(),
        Space::Evacuate => "Evacuation".into(),
        Space::Supply => "Supply".into(),
        Space::Spot(spot) => tile(view, own(view), spot),
        Space::Anomaly(spot) => format!("remove the anomaly on {}", place(spot)),
    }
}

fn asset(asset: Asset) -> String {
    let card = asset.printed();
    let mut parts = vec![super::things::bill(&card.goods)];
    parts.extend(card.worker.map(|(worker, column)| format!("{column} {worker}")));
    parts.extend((card.breakthroughs > 0).then(|| "a breakthrough".to_owned()));
    parts.retain(|part| !part.is_empty());
    format!("card {}: {}", asset.number(), parts.join(", "))
}

/// A choice in words.
pub(super) fn say(view: &View, choice: Choice) -> String {
    match choice {
        Choice::Path(path) => format!("follow {}", capital(path.name())),
        Choice::Board(side) => format!("path board, side {side}"),
        Choice::Leader(leader) => format!("be led by {}", capital(leader.name())),
        Choice::Pick(card) => asset(card),
        Choice::Keep(goal) => format!("keep {}", goal.name().replace('_', " ")),
        Choice::Charge(charge) => match charge.pay {
            Some(pay) => format!("charge slot {} for {}", charge.slot, good(pay)),
            None => format!("charge slot {}", charge.slot),
        },
        Choice::Exchange(Exchange::WaterForCore) => "exchange 2 W for 1 C".into(),
        Choice::Exchange(Exchange::CoreForWater) => "exchange 1 C for 2 W".into(),
        Choice::Warp(warp) => format!("warp: {warp}"),
        Choice::Place(Placement { worker, on }) => {
            let who = worker.map_or("empty suit".to_owned(), |worker| worker.name().to_owned());
            format!("{who} to {}", space(view, on))
        }
        Choice::Use(action) => match action {
            FreeAction::Force => "free: Force Workers".into(),
            FreeAction::Supply => "free: Supply".into(),
            FreeAction::Leader => "free: your leader".into(),
            FreeAction::Spot(spot) => format!("free: {}", tile(view, own(view), spot)),
        },
        Choice::Pass => "pass".into(),
        Choice::Build(stack) => {
            let stacks = view.stacks.get(stack.row as usize);
            let top = stacks.and_then(|stacks| match stack.from {
                Pile::Primary => stacks.primary,
                Pile::Secondary => stacks.secondary.last().copied(),
            });
            top.map_or("build".into(), |top| format!("build {}", building(top)))
        }
        Choice::Superproject(spot) => {
            let focus = view.players.get(own(view)).map_or(0, |player| player.focus);
            let above = view.superprojects.get(usize::from(focus).wrapping_sub(1)).copied().flatten();
            let what = above.map_or("the superproject".into(), project);
            format!("build on {}: {what}", place(spot))
        }
        Choice::Discount(less) => format!("1 {} less", good(less)),
        Choice::Pay(pay) => format!("pay {}", good(pay)),
        Choice::PayWorker(who) => format!("pay the {}", waiting(who)),
        Choice::PayBreakthrough(breakthrough) => format!("pay {}", breakthrough.name().replace('_', " ")),
        Choice::Recruit(worker) => format!("recruit {}", one(worker.name())),
        Choice::Bonus(bonus) => format!(
            "bonus: {}",
            match bonus {
                Bonus::Water => "2 W",
                Bonus::Core => "1 C",
                Bonus::Point => "1 point",
            }
        ),
        Choice::SetShape(shape) => format!("set {shape}"),
        Choice::SetSymbol(symbol) => format!("set {}", symbol.name().replace('_', " ")),
        Choice::Roll => "roll the other die".into(),
        Choice::Reroll(Die::Both) => "roll both dice again".into(),
        Choice::Reroll(die) => format!("roll the {die} die again"),
        Choice::Perform(action) => capital(action.name()),
        Choice::CopySpace(other) => {
            format!(
                "copy {} of {}",
                tile(view, other.seat.index(), other.spot),
                Anachrony::name(view, other.seat.seat())
            )
        }
        Choice::Take(take) => format!("take {}", good(take)),
        Choice::Gain(gain) => format!("gain {}", good(gain)),
        Choice::NewWorker(worker) => format!("gain an active {worker}"),
        Choice::Trade(trade) => trade.name().replace('_', " "),
        Choice::Spend(count) => format!("spend {count}"),
        Choice::Focus(era) => format!("travel to era {era}"),
        Choice::Repay(warp) => format!("repay {warp}"),
        Choice::TakeBack(warp) => format!("take back the token of {warp}"),
        Choice::Anomaly(spot) => format!("anomaly on {}", place(spot)),
        Choice::GiveUp(spot) => format!("give up {}", tile(view, own(view), spot)),
        Choice::ReturnParadox => "return a paradox".into(),
        Choice::Lose(who) => format!("lose the {}", waiting(who)),
        Choice::Bargain(Bargain::Gain) => "2 W and a paradox".into(),
        Choice::Bargain(Bargain::Return) => "pay 2 W, return a paradox".into(),
        Choice::Skip => "leave it out".into(),
        Choice::Done => "done".into(),
    }
}
