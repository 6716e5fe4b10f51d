//! The faces of buildings, superprojects and anomalies: drawings as they lie, words too when they come forward or are enlarged.

use super::{Table, icons};
use crate::anachrony::effect;
use anachrony::data::{ANOMALY_POINTS, Bill, Building, Good, Project, ProjectTile};
use anachrony::player::{Spot, Tile};
use anachrony::view::PlayerView;
use maud::{Markup, html};

/// A building; `left` is the size of its stack.
pub(super) fn building(table: &Table, building: Building, left: Option<usize>) -> Markup {
    let printed = building.printed();
    html! {
        b.nm { (table.names.building(building)) }
        span.t1 aria-hidden="true" {
            span.who { (icons::who(&printed.ability)) }
            @if let Some(left) = left { span.cnt { (left) (icons::drawn("i sm", "stack")) } }
            b.vpn { (icons::points(printed.points)) }
        }
        span.t2 aria-hidden="true" { (icons::does(&printed.ability, printed.once)) }
        span.say { (table.names.building_text(building)) }
    }
}

/// A superproject on two spots.
pub(super) fn superproject(table: &Table, project: Project) -> Markup {
    let printed = project.printed();
    html! {
        span.t1 {
            (icons::icon("project"))
            b.nm { (table.names.project(project)) }
            b.vpn aria-hidden="true" { (icons::points(printed.points)) }
        }
        span.t2 aria-hidden="true" { span.who { (icons::who(&printed.ability)) } (icons::does(&printed.ability, printed.once)) }
        span.say { (table.names.project_text(project)) }
    }
}

/// An anomaly, and what it takes to remove it.
pub(super) fn anomaly(table: &Table) -> Markup {
    html! {
        span.t1 {
            (icons::icon("anomaly")) b.nm { (table.say("ana-anomaly")) }
            b.vpn.bad aria-hidden="true" { "−" (-ANOMALY_POINTS) }
        }
        span.t2 aria-hidden="true" {
            (icons::anyone()) (icons::drawn("i sm", "dies"))
            span.q { "2" (icons::icon("water")) } span.q { "2" (icons::any()) }
        }
        span.say { (table.say("ana-anomaly-text")) }
    }
}

/// What lies on a spot; nothing on a free one.
pub(super) fn on_spot(table: &Table, spot: &Spot) -> Markup {
    match spot.tile {
        _ if spot.anomaly => anomaly(table),
        Tile::Building(one) => building(table, one, None),
        Tile::Superproject(project) => superproject(table, project),
        Tile::None | Tile::Beside => Markup::default(),
    }
}

/// What lies on a spot, in words.
pub(super) fn words_of(table: &Table, spot: &Spot) -> String {
    let names = table.names;
    match spot.tile {
        _ if spot.anomaly => names.with_text(&table.say("ana-anomaly"), &table.say("ana-anomaly-text")),
        Tile::Building(one) => names.with_text(names.building(one), names.building_text(one)),
        Tile::Superproject(project) => names.with_text(names.project(project), names.project_text(project)),
        Tile::None | Tile::Beside => String::new(),
    }
}

/// The tile as a piece that moves from its stack or era to its spot.
pub(super) fn piece_of(tile: Tile) -> Option<String> {
    match tile {
        Tile::Building(building) => Some(format!("tile-{}", building.printed().number)),
        Tile::Superproject(project) => Some(format!("project-{}", project.name())),
        Tile::None | Tile::Beside => None,
    }
}

/// The plate of a superproject above an era: what it costs, and what it does.
pub(super) fn plate(table: &Table, project: Project) -> Markup {
    let printed = project.printed();
    html! {
        span.h { b.nm { (table.names.project(project)) } b.vpn aria-hidden="true" { (icons::points(printed.points)) } }
        span.c aria-hidden="true" { (cost(table, &printed.cost)) @if let Some(worker) = printed.worker { (icons::worker(worker)) } }
        span.c aria-hidden="true" { (breakthroughs(table, printed)) }
        span.e aria-hidden="true" { span.who { (icons::who(&printed.ability)) } (icons::does(&printed.ability, printed.once)) }
        span.say { (effect::tile(table.names, &printed.ability, printed.once)) }
    }
}

/// The breakthroughs of a superproject: the very one, or two of other shapes.
fn breakthroughs(table: &Table, printed: &ProjectTile) -> Markup {
    html! {
        @if let Some(exact) = printed.breakthroughs.exact { (icons::breakthrough(exact)) span.or { (table.say("ana-or-short")) } }
        @for shape in printed.breakthroughs.pair { (icons::shape(shape)) }
    }
}

/// A price, with what I lack marked.
pub(super) fn cost(table: &Table, bill: &Bill) -> Markup {
    cost_for(table.me, bill)
}

pub(super) fn cost_for(player: Option<&PlayerView>, bill: &Bill) -> Markup {
    const ORDER: [Good; 6] = [Good::Titanium, Good::Uranium, Good::Gold, Good::Neutronium, Good::Core, Good::Water];
    let lacks = |good: Good| player.is_some_and(|player| player.goods[good] < bill.of(good).into());
    html! {
        span.cost {
            @for good in ORDER { @if bill.of(good) > 0 {
                span.q.lack[lacks(good)] { @if bill.of(good) > 1 { (bill.of(good)) } (icons::good(good)) }
            } }
        }
    }
}
