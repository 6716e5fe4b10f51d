//! My board: each row is one line from the buildings on offer to my spots, with the price on the next free one.

use super::space::placements;
use super::{Forward, Table, icons, path_class, stores, tile};
use crate::board::MenuItem;
use crate::words::capital as capitalised;
use anachrony::Choice;
use anachrony::choice::{FreeAction, OtherSpace, Pile, Space, Stack};
use anachrony::data::{Bill, Building, COLUMNS, Collapse, Good, Passive, Row, SpotId, TILE_DISCOUNT};
use anachrony::player::{Spot, Tile};
use anachrony::step::{Step, Terms, What};
use anachrony::view::PlayerView;
use maud::{Markup, html};

pub(super) fn own_board(table: &Table) -> Markup {
    let Some(owner) = table.owner().filter(|_| table.view.era > 0) else {
        return html! { section #ana-mine .zone.my hidden {} };
    };
    let build = table.forward == Forward::Build;
    let forward = build || table.forward == Forward::Mine;
    html! {
        section #ana-mine .zone.my.build[build].forward[forward].(path_class(owner)) aria-label=(table.say("ana-tab-mine")) {
            div.rows {
                div.hd aria-hidden="true" {
                    span {} span { (table.say("ana-on-offer")) }
                    span.y { (table.say(if table.me.is_some() { "ana-your-spots" } else { "ana-spots" })) " 1" } span { "2" } span { "3" }
                }
                @for row in Row::ALL { (line(table, owner, row)) }
            }
            (stores::stores(table, owner))
        }
    }
}

fn line(table: &Table, owner: &PlayerView, row: Row) -> Markup {
    let name = capitalised(&table.names.row(row));
    let full = (0..COLUMNS).all(|column| !owner.spot(SpotId::new(row, column)).is_free());
    html! {
        div class={ "rw " (dashed(row)) (if full { " full" } else { "" }) } role="group" aria-label=(name) {
            div.em title=(name) { (icons::row(row)) small { (name) } }
            @for from in Pile::ALL { (on_offer(table, Stack { row, from })) }
            @for column in 0..COLUMNS { (spot(table, owner, SpotId::new(row, column))) }
        }
    }
}

fn dashed(row: Row) -> String {
    row.name().replace('_', "-")
}

/// The top of a stack.
fn on_offer(table: &Table, stack: Stack) -> Markup {
    let view = &table.view.stacks[stack.row as usize];
    let (top, left): (Option<Building>, usize) = match stack.from {
        Pile::Primary => (view.primary, view.primary_count),
        Pile::Secondary => (view.secondary.last().copied(), view.secondary.len()),
    };
    let Some(top) = top else {
        return html! { div.tile.off.none { small { (table.say("ana-board-empty")) } } };
    };
    let label = table.names.with_text(table.names.building(top), table.names.building_text(top));
    let inside = tile::building(table, top, Some(left));
    let piece = format!("tile-{}", top.printed().number);
    html! { div.at data-piece=(piece) { (table.single(Choice::Build(stack), "tile off card", &label, &inside)) } }
}

/// A spot: what is built there, an anomaly, or its price.
fn spot(table: &Table, owner: &PlayerView, id: SpotId) -> Markup {
    let spot = owner.spot(id);
    if spot.tile == Tile::Beside && !spot.anomaly {
        return Markup::default();
    }
    let items = if table.is_mine(owner) { choices(table, owner, id) } else { Vec::new() };
    if spot.is_free() {
        return free(table, owner, id, &items);
    }
    let words = tile::words_of(table, spot);
    let label = table.names.with_text(&capitalised(&table.names.spot(id)), &words);
    let wide = matches!(spot.tile, Tile::Superproject(_))
        && owner.spots.get(id.index() + 1).is_some_and(|next| next.tile == Tile::Beside && !next.anomaly);
    let class = match spot.tile {
        _ if spot.anomaly => "tile anom card",
        Tile::Superproject(_) => "tile super card",
        _ => "tile card",
    };
    let piece = if spot.anomaly { Some(format!("anomaly-{}", id.index())) } else { tile::piece_of(spot.tile) };
    let inside = html! { (tile::on_spot(table, spot)) (standing(table, owner, spot)) };
    html! {
        div.at.w2[wide] data-piece=[piece.filter(|_| table.is_mine(owner))] { (table.piece(&format!("spot-{}", id.index()), &items, class, &label, &inside)) }
    }
}

/// Who works there, and whether the free action was used.
fn standing(table: &Table, owner: &PlayerView, spot: &Spot) -> Markup {
    html! {
        @if let Some(busy) = spot.busy {
            span.busy title=(table.names.worker(busy.worker)) { (icons::worker(busy.worker)) }
        }
        @if spot.marked { span.busy title=(table.say("ana-used")) { (icons::outline(owner.path())) } }
    }
}

/// What can be chosen on a spot.
fn choices(table: &Table, owner: &PlayerView, id: SpotId) -> Vec<MenuItem<Choice>> {
    let mut items = placements(table, Space::Spot(id));
    items.extend(placements(table, Space::Anomaly(id)));
    let collides = matches!(table.step(), Some(Step::Collide))
        && owner.spot(id).tile == Tile::Superproject(anachrony::data::Project::ParticleCollider);
    items.extend(table.items(|choice| match choice {
        Choice::Use(FreeAction::Spot(at)) | Choice::Anomaly(at) | Choice::GiveUp(at) | Choice::Superproject(at) => {
            (at == id).then(|| table.item(choice))
        }
        Choice::CopySpace(OtherSpace { seat, spot }) => (seat == owner.seat && spot == id).then(|| table.item(choice)),
        Choice::Trade(_) => collides.then(|| table.item(choice)),
        _ => None,
    }));
    items
}

/// What is being built, if it goes there.
fn goes_here(table: &Table, id: SpotId) -> bool {
    let step = table.view.steps.iter().rev().find(|step| matches!(step, Step::Erect { .. }));
    matches!(step, Some(Step::Erect { at, .. }) if *at == id && table.step().is_some())
}

fn free(table: &Table, owner: &PlayerView, id: SpotId, items: &[MenuItem<Choice>]) -> Markup {
    let (row, column) = (id.row(), id.column());
    let next = (0..column).all(|before| !owner.spot(SpotId::new(row, before)).is_free());
    let printed = table.printed(owner).spots[row as usize][column];
    let terms = match table.step() {
        Some(Step::Construct(terms)) if next => Some(*terms),
        _ => None,
    };
    let price = terms.map_or(printed, |terms| reduced(printed, terms));
    let cheaper = terms.map_or(0, |terms| discounts(owner, terms));
    let here = goes_here(table, id);
    let label = format!("{}: {}", capitalised(&table.names.spot(id)), table.names.bill(&price));
    let project = table.offers(Choice::Superproject(id));
    let class = match (here, next) {
        (true, _) => "tile free ghost",
        (false, true) => "tile free nx",
        (false, false) => "tile free",
    };
    let inside = html! {
        @if here { span.gh { (table.say("ana-goes-here")) @if is_project(table) { (icons::icon("project")) } } }
        @if project { span.gh { (icons::icon("project")) (table.say("ana-two-spots")) } }
        @else {
            span.t2 aria-hidden="true" { (tile::cost_for(table.me.filter(|_| next && table.is_mine(owner)), &price)) }
            @if cheaper > 0 || price != printed {
                span.cut aria-hidden="true" {
                    (table.say("ana-less"))
                    @for good in Good::ALL { @if printed.of(good) > price.of(good) { span.q { (printed.of(good) - price.of(good)) (icons::good(good)) } } }
                    @if cheaper > 0 { span.q { (cheaper) (icons::any()) } }
                }
            }
        }
        span.unseen { (label) }
    };
    table.piece(&format!("spot-{}", id.index()), items, class, &label, &inside)
}

/// Whether a superproject is being paid for.
fn is_project(table: &Table) -> bool {
    table.view.steps.iter().any(|step| matches!(step, Step::Erect { what: What::Superproject, .. }))
}

/// A price with the discounts that leave no choice.
fn reduced(mut price: Bill, terms: Terms) -> Bill {
    let mut less = |good: Good, n: u8| price.goods[good as usize] = price.of(good).saturating_sub(n);
    if terms.engineer {
        less(Good::Titanium, 1);
    }
    if terms.tile == Some(Collapse::LessNeutronium) {
        less(Good::Neutronium, TILE_DISCOUNT);
    }
    price
}

/// How many of titanium, uranium or gold are taken off as the player likes.
fn discounts(owner: &PlayerView, terms: Terms) -> u8 {
    let tile = if terms.tile == Some(Collapse::LessOfAny) { TILE_DISCOUNT } else { 0 };
    let passive = owner.spots.iter().filter_map(Spot::ability);
    let passive =
        passive.filter(|ability| **ability == anachrony::data::Ability::Passive(Passive::CheaperConstruction));
    tile + passive.count() as u8
}
