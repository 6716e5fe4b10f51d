//! Everybody's things, player by player.

use super::super::paper::{Paper, wrap};
use super::board::filled;
use super::called;
use super::cards::{self, names, slots};
use crate::language::words;
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
        let values = [
            ("card", super::names().card(building.card).into()),
            ("filled", filled(building, paper).into()),
            ("missing", slots(*missing, paper).into()),
        ];
        lines.extend(wrap(&format!("  {}", words().with("ww-terminal-building", &values)), 8));
    }
    if !player.draft_area.is_empty() {
        lines.extend(wrap(&format!("  {}: {}", words().say("ww-picks"), names(&player.draft_area)), 8));
    }
    match &player.hand {
        Some(hand) if !hand.is_empty() => {
            lines.extend(wrap(&format!("  {}: {}", words().say("ww-zone-hand"), names(hand)), 8));
        }
        None if player.hand_size > 0 => {
            lines.push(format!("  {}", words().with("ww-hand-size", &[("n", player.hand_size.into())])));
        }
        _ => {}
    }
    if player.built.is_empty() && player.sites.is_empty() {
        lines.push(format!("  {}", words().say("ww-terminal-nothing-built")));
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
    let values = [
        ("title", title.into()),
        ("side", view.options.side.name().into()),
        ("makes", slots(side.makes, paper).into()),
        ("points", cards::points(side.points).into()),
    ];
    wrap(&words().with("ww-terminal-empire", &values), 2)
}
