//! Everybody's things, player by player.

use super::super::paper::{Paper, wrap};
use super::board::filled;
use super::called;
use super::cards::{self, names, slots};
use wonderful_world::View;
use wonderful_world::data::Type;
use wonderful_world::view::{PlayerView, SiteView};

/// What everybody has built, is building and has picked, as far as the viewer knows.
pub(super) fn details(view: &View, paper: Paper) -> Vec<String> {
    view.players.iter().flat_map(|player| of_player(view, player, paper)).collect()
}

fn of_player(view: &View, player: &PlayerView, paper: Paper) -> Vec<String> {
    let mut lines = title(view, player, paper);
    for kind in Type::ALL {
        let built: Vec<_> = player.built.iter().copied().filter(|card| card.printed().kind == kind).collect();
        if !built.is_empty() {
            lines.extend(wrap(&format!("  {}: {}", super::names().kind(kind), names(&built)), 8));
        }
    }
    for SiteView { building, missing } in &player.sites {
        let (name, state) = (super::names().card(building.card), filled(building, paper));
        lines.push(format!("  Building {name}: {state} (needs {})", slots(*missing, paper)));
    }
    if !player.draft_area.is_empty() {
        lines.extend(wrap(&format!("  Picks: {}", names(&player.draft_area)), 8));
    }
    match &player.hand {
        Some(hand) if !hand.is_empty() => lines.extend(wrap(&format!("  Hand: {}", names(hand)), 8)),
        None if player.hand_size > 0 => lines.push(format!("  Hand: {} cards", player.hand_size)),
        _ => {}
    }
    if player.built.is_empty() && player.sites.is_empty() {
        lines.push("  Nothing built or under construction.".into());
    }
    lines
}

fn title(view: &View, player: &PlayerView, paper: Paper) -> Vec<String> {
    let name = called(view, player.seat);
    let Some(empire) = player.empire else {
        return vec![paper.heading(name)];
    };
    let side = empire.side(view.options.side);
    let title = paper.heading(format!("{name}: {}", super::names().empire(empire)));
    let (makes, points) = (slots(side.makes, paper), cards::points(side.points));
    vec![format!("{title}, side {} (makes {makes}, points {points})", view.options.side)]
}
