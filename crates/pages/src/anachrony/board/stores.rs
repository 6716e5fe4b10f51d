//! What I have beside my rows: leader, goods, workers, suits, tracks, paradoxes, breakthroughs, and how far my evacuation is.

use super::space::{charged, placements};
use super::{Table, icons, outskirts};
use crate::board::MenuItem;
use crate::words::capital as capitalised;
use anachrony::Choice;
use anachrony::choice::{Charge, FreeAction, Space, Waiting};
use anachrony::data::{
    Ability, Column, Good, MARKERS, Passive, SLOTS, SlotCost, WATER_FOR_SLOT, Worker, Workers, evacuation,
};
use anachrony::player::Spot;
use anachrony::view::PlayerView;
use maud::{Markup, html};

/// The goods in the order in which one compares them.
pub(super) const GOODS: [Good; 6] =
    [Good::Water, Good::Core, Good::Titanium, Good::Uranium, Good::Gold, Good::Neutronium];

/// The name of a figure of a good.
pub(super) fn figure(good: Good) -> &'static str {
    match good {
        Good::Core => "cores",
        good => good.name(),
    }
}

pub(super) fn stores(table: &Table, owner: &PlayerView) -> Markup {
    let mine = table.is_mine(owner);
    html! {
        div.own {
            (leader(table, owner))
            ul.goods { @for good in GOODS { (store(table, owner, good)) } }
            (workers(table, owner, mine))
            (suits(table, owner))
            (tracks(table, owner))
            (last(table, owner))
        }
    }
}

/// My stores in one line: for a narrow screen.
pub(super) fn essence(table: &Table, me: &PlayerView) -> Markup {
    html! {
        p.ess {
            @for good in GOODS { span.q title=(table.names.good(good)) data-figure=(figure(good)) { (icons::good(good)) (me.goods[good]) } }
            i {}
            span.q title=(table.say("ana-suits")) data-figure="suits" { (icons::icon("suit")) (me.suits_charged()) }
            @for worker in Worker::ALL { span.q title=(table.names.worker(worker)) data-figure={ "workers-" (worker) } { (icons::worker(worker)) (me.active[worker]) } }
        }
    }
}

fn leader(table: &Table, owner: &PlayerView) -> Markup {
    let names = table.names;
    let name = owner.leader.map(|leader| names.leader(leader)).unwrap_or_default();
    let text = owner.leader.map(|leader| names.leader_text(leader)).unwrap_or_default();
    let items = table.items(|choice| match choice {
        Choice::Use(FreeAction::Leader) | Choice::Bargain(_) | Choice::Exchange(_) => Some(table.item(choice)),
        _ => None,
    });
    let inside = html! {
        (icons::crest(owner.path()))
        span.who { b { (name) } small { (text) } }
        span.marks title=(table.say("ana-board-markers")) {
            span.q data-figure="markers" { (icons::outline(owner.path())) (owner.markers) small { "/" (MARKERS) } }
        }
        b.vpt title=(table.say("ana-board-score")) { span data-figure="points" { (signed(owner.score.total)) } (icons::icon("points")) }
    };
    table.piece("leader", &items, "lead card", &names.with_text(&name, &text), &inside)
}

fn store(table: &Table, owner: &PlayerView, good: Good) -> Markup {
    let label = format!("{}: {}", capitalised(&table.names.good(good)), owner.goods[good]);
    let items = table.items(|choice| match choice {
        Choice::Discount(other) | Choice::Pay(other) | Choice::Gain(other) if other == good => Some(table.item(choice)),
        _ => None,
    });
    let inside = html! { (icons::good(good)) b data-figure=(figure(good)) { (owner.goods[good]) } };
    html! { li { (table.piece(&format!("good-{good}"), &items, "store", &label, &inside)) } }
}

/// Workers who are out: on spaces of either board.
fn away(table: &Table, owner: &PlayerView) -> Workers {
    let view = table.view;
    let out = view.capital.iter().flatten().map(|hex| hex.suit).chain(view.council).chain(view.mine).flatten();
    let out = out.filter(|suit| suit.owner == owner.seat).filter_map(|suit| suit.worker);
    let own = owner.spots.iter().map(|spot| spot.busy).chain([owner.supply]).flatten().map(|busy| busy.worker);
    let zones = Worker::ALL.map(|worker| (worker, owner.away[worker] + owner.set_aside[worker]));
    out.chain(own).map(|worker| (worker, 1)).chain(zones).collect()
}

/// How many workers are out.
pub(super) fn busy(table: &Table, owner: &PlayerView) -> u16 {
    away(table, owner).total()
}

fn workers(table: &Table, owner: &PlayerView, mine: bool) -> Markup {
    let columns = [
        (Column::Active, owner.active, "active", "ana-active", "workers"),
        (Column::Tired, owner.tired, "tired", "ana-tired", "tired"),
    ];
    let out = away(table, owner);
    let [active, tired] = columns.map(|(column, workers, class, key, figure)| {
        html! {
            div.col.(class).crowd[workers.total() > 5] {
                h4 { (table.say(key)) " " (workers.total()) }
                div.wc { @for worker in Worker::ALL { (group(table, owner, mine, (column, worker, workers[worker], figure))) } }
            }
        }
    });
    html! {
        div.workers {
            (active)
            div.mid { (supply(table, owner)) (force(table, owner)) }
            (tired)
            div.col.away {
                h4 { (table.say("ana-away")) " " (out.total()) }
                div.wc { @for (worker, n) in out.iter() { span.wrow { @for _ in 0..n { (icons::drawn("i wk", worker.name())) } } } }
            }
        }
    }
}

/// The workers of a kind in a column; those who may pay, be lost or come are lit.
fn group(
    table: &Table,
    owner: &PlayerView,
    mine: bool,
    (column, worker, n, figure): (Column, Worker, u16, &str),
) -> Markup {
    let waiting = Waiting { worker, column };
    let items = table.items(|choice| match choice {
        Choice::PayWorker(who) | Choice::Lose(who) => (who == waiting && mine).then(|| table.item(choice)),
        Choice::NewWorker(kind) => (kind == worker && column == Column::Active && mine).then(|| table.item(choice)),
        _ => None,
    });
    if n == 0 && items.is_empty() {
        return html! { span.none data-figure={ (figure) "-" (worker) } {} };
    }
    let label = capitalised(&table.names.waiting(waiting));
    let inside = html! {
        @for _ in 0..n { (icons::drawn("i wk", worker.name())) }
        @if n == 0 { (icons::drawn("i wk new", worker.name())) }
        span.unseen { (n) }
    };
    let _ = owner;
    html! {
        span.of data-figure={ (figure) "-" (worker) } {
            (table.piece(&format!("{figure}-{worker}"), &items, "wrow", &label, &inside))
        }
    }
}

/// The water that Supply costs now.
fn supply_cost(table: &Table, owner: &PlayerView) -> u16 {
    let printed = u16::from(table.printed(owner).supply[usize::from(owner.morale)]);
    let halves = owner.spots.iter().filter_map(Spot::ability);
    let halves = halves.filter(|ability| **ability == Ability::Passive(Passive::HalvesSupply)).count();
    (0..halves).fold(printed, |water, _| water.div_ceil(2))
}

fn supply(table: &Table, owner: &PlayerView) -> Markup {
    let mut items = placements(table, Space::Supply);
    items.extend(table.items(|choice| match choice {
        Choice::Use(FreeAction::Supply) => Some(table.item(choice)),
        _ => None,
    }));
    let cost = supply_cost(table, owner);
    let values = [("water", table.names.count(Good::Water, cost).into())];
    let label = table.context.words.with("ana-supply-text", &values);
    let inside = html! {
        b { (table.say("ana-supply")) @if table.printed(owner).supply_is_free_action { (icons::drawn("i sm", "free")) } }
        small { span.q { "−" (cost) (icons::icon("water")) } span.q { "+1" (icons::icon("morale")) } (icons::icon("wake")) }
        @if let Some(busy) = owner.supply { span.busy { (icons::worker(busy.worker)) } }
        @else if owner.supplied { span.busy { (icons::outline(owner.path())) } }
    };
    table.piece("supply", &items, "sup", &label, &inside)
}

fn force(table: &Table, owner: &PlayerView) -> Markup {
    let inside = html! {
        b { (table.say("ana-force")) }
        small { (icons::drawn("i sm", "free")) span.q { "−1" (icons::icon("morale")) } (icons::icon("wake")) }
        @if owner.forced { span.busy { (icons::outline(owner.path())) } }
    };
    table.single(Choice::Use(FreeAction::Force), "sup", &table.say("ana-choose-force"), &inside)
}

fn suits(table: &Table, owner: &PlayerView) -> Markup {
    let words = table.context.words;
    let printed = table.printed(owner);
    let values = [("charged", owner.suits_charged().into()), ("rest", owner.suits.into())];
    html! {
        div.suits #{ "ana-suits-" (owner.seat.0) } {
            h4 { (words.say("ana-suits")) " " small data-figure="suits" { (words.with("ana-suits-charged", &values)) } }
            div.slots { @for index in 0..SLOTS { (slot(table, owner, index, printed.slots[index])) } }
            p.empty title=(words.say("ana-empty-slots")) { (icons::icon("hexagon")) (icons::drawn("i ar", "arrow")) "+" (printed.water_for_empty) (icons::icon("water")) }
        }
    }
}

fn slot(table: &Table, owner: &PlayerView, index: usize, cost: SlotCost) -> Markup {
    let number = index as u8 + 1;
    let items = table.items(|choice| match choice {
        Choice::Charge(Charge { slot, pay }) if slot == number => {
            Some(MenuItem { icon: pay.map_or_else(Markup::default, icons::good), ..table.item(choice) })
        }
        _ => None,
    });
    let label = capitalised(&table.names.slot(number));
    let (closed, full) = (owner.closed[index], owner.charged[index]);
    let class = match (closed, full) {
        (_, true) => "slot full",
        (true, false) => "slot closed",
        (false, false) => "slot",
    };
    let inside = html! {
        svg.hx viewBox="0 0 56 60" {
            (icons::whole("hex"))
            @if full { (charged(owner.path())) }
            @else if closed { (icons::part("closed", 17.0, 19.0, 22.0)) }
            @else { (price(cost)) }
        }
    };
    table.piece(&format!("slot-{number}"), &items, class, &label, &inside)
}

/// What charging costs, in the slot.
fn price(cost: SlotCost) -> Markup {
    let one = |name: &str| icons::part(name, 16.0, 18.0, 24.0);
    let two = |name: &str, other: &str| {
        html! { (icons::part(name, 7.0, 20.0, 20.0)) (icons::part(other, 29.0, 20.0, 20.0)) }
    };
    match cost {
        SlotCost::Free => html! { text.numeral x="28" y="36" { "0" } },
        SlotCost::Core => one("core"),
        SlotCost::CoreOrWater => html! { (two("core", "water")) text.small x="40" y="52" { (WATER_FOR_SLOT) } },
        SlotCost::CoreOrResource => two("core", "any"),
        SlotCost::Resource => one("any"),
    }
}

fn tracks(table: &Table, owner: &PlayerView) -> Markup {
    let printed = table.printed(owner);
    let (morale, travel) = (usize::from(owner.morale), usize::from(owner.time_travel));
    html! {
        div.track.mor {
            h4 { span { (icons::icon("morale")) (table.say("ana-board-morale")) } span { (icons::icon("water")) (table.say("ana-supply")) } }
            ol title=(table.say("ana-board-morale")) data-figure="morale" {
                @for (at, (points, water)) in printed.morale.iter().zip(printed.supply).enumerate() {
                    li.now[at == morale] { b { (signed(*points)) } small { (water) } }
                }
            }
        }
        div.track.tt {
            h4 { span { (icons::icon("travel")) (table.say("ana-travel")) } }
            ol title=(table.say("ana-board-steps")) data-figure="travel" {
                @for (at, points) in printed.time_travel.iter().enumerate() { li.now[at == travel].done[at < travel] { b { (points) } } }
            }
        }
    }
}

/// A number with a true minus.
pub(super) fn signed(n: impl Into<i32>) -> String {
    let n: i32 = n.into();
    if n < 0 { format!("−{}", -n) } else { n.to_string() }
}

fn last(table: &Table, owner: &PlayerView) -> Markup {
    html! {
        div.last {
            (paradoxes(table, owner))
            (breakthroughs(table, owner))
            @if let (Some(path), Some(side)) = (owner.path, owner.evacuation) {
                @let printed = evacuation(path, side);
                @let (n, of) = outskirts::progress(table, owner, printed);
                span.evc.met[n >= of] title=(table.names.evacuation_text(path, side)) {
                    (icons::icon("evacuate")) (icons::condition(printed.condition)) span data-figure="evacuation" { (n) "/" (of) }
                }
            }
        }
    }
}

fn paradoxes(table: &Table, owner: &PlayerView) -> Markup {
    let values = [("n", owner.paradoxes.into()), ("of", owner.paradox_limit.into())];
    let label = format!("{}: {}", table.say("ana-board-paradoxes"), table.context.words.with("ana-board-of", &values));
    let inside = html! {
        @for n in 0..owner.paradox_limit { (icons::drawn(if n < owner.paradoxes { "i px on" } else { "i px" }, "paradox")) }
        span data-figure="paradoxes" { (owner.paradoxes) "/" (owner.paradox_limit) }
    };
    table.single(Choice::ReturnParadox, "pxs", &label, &inside)
}

fn breakthroughs(table: &Table, owner: &PlayerView) -> Markup {
    html! {
        span.bts data-figure="breakthroughs" {
            (icons::icon("breakthrough"))
            @if owner.breakthroughs.is_empty() { small { (table.say("ana-none-yet")) } }
            @for (kind, n) in owner.breakthroughs.iter() {
                @let label = capitalised(&table.names.breakthrough(kind));
                @let inside = html! { (icons::breakthrough(kind)) @if n > 1 { "×" (n) } };
                (table.single(Choice::PayBreakthrough(kind), "bt", &label, &inside))
            }
        }
    }
}
