//! The timeline: the superproject of each era, who looks where, and what everybody owes to the past. The impact stands where it falls.

use super::{Forward, Table, icons, tile, warp_tray};
use crate::words::capital as capitalised;
use anachrony::Choice;
use anachrony::data::{ERAS, LAST_ERA_BEFORE_IMPACT, TIMELINE, Warp};
use anachrony::view::PlayerView;
use maud::{Markup, html};

pub(super) fn timeline(table: &Table) -> Markup {
    if table.view.era == 0 {
        return html! { section #ana-time .zone.time hidden {} };
    }
    let forward = table.forward == Forward::Time;
    html! {
        section #ana-time .zone.time.forward[forward].fiery[!table.view.timeline.is_empty()] aria-label=(table.say("ana-board-timeline")) {
            ol.eras {
                @for era in 1..=ERAS {
                    (one_era(table, era))
                    @if era == LAST_ERA_BEFORE_IMPACT { (impact(table)) }
                }
            }
            (warp_tray::tray(table))
        }
    }
}

fn impact(table: &Table) -> Markup {
    html! {
        li.impact.struck[table.view.after_impact] {
            span.rock data-piece="asteroid" { (icons::drawn("asteroid", "asteroid")) }
            span { (table.say("ana-impact")) }
        }
    }
}

fn one_era(table: &Table, era: u8) -> Markup {
    let view = table.view;
    let class = match era.cmp(&view.era) {
        std::cmp::Ordering::Less => "past",
        std::cmp::Ordering::Equal => "now",
        std::cmp::Ordering::Greater => "future",
    };
    let above = view.superprojects.get(usize::from(era) - 1);
    let thin = !matches!(above, Some(Some(_)));
    html! {
        li.era.(class).thin[thin] {
            (plate(table, era))
            (base(table, era))
            @if view.timeline.is_empty() { (tokens(table, era)) } @else { (cells(table, era)) }
        }
    }
}

fn plate(table: &Table, era: u8) -> Markup {
    let Some(above) = table.view.superprojects.get(usize::from(era) - 1) else {
        return html! { div.sp.hid { span { (table.say("ana-board-face-down")) } } };
    };
    let Some(project) = *above else {
        return html! { div.sp.gone { span { (table.say("ana-board-built")) } } };
    };
    let in_focus = table.me.is_some_and(|me| me.focus == era);
    let items = table.items(|choice| match choice {
        Choice::Superproject(_) if in_focus => Some(table.item(choice)),
        _ => None,
    });
    let label = table.names.with_text(table.names.project(project), table.names.project_text(project));
    let class = if in_focus { "sp card foc" } else { "sp card" };
    html! {
        div.at data-piece={ "project-" (project.name()) } {
            (table.piece(&format!("plate-{era}"), &items, class, &label, &tile::plate(table, project)))
        }
    }
}

/// The strip of an era: its number, who looks there, and who rolls for it. Lit where the focus can go.
fn base(table: &Table, era: u8) -> Markup {
    let words = table.context.words;
    let looking: Vec<&PlayerView> = table.view.players.iter().filter(|player| player.focus == era).collect();
    let most = table.view.players.iter().map(|player| player.warped_in(era)).max().unwrap_or_default();
    let rolling = table.view.players.iter().filter(|player| most > 0 && player.warped_in(era) == most);
    let inside = html! {
        b.no { (era) }
        span.pins {
            @if !looking.is_empty() { (icons::drawn("i sm", "focus")) }
            @for player in looking {
                @let title = words.with("ana-focus-of", &[("name", table.context.name(player.seat.seat()).into())]);
                span.pin.mine[table.is_mine(player)] data-piece={ "focus-" (player.seat.0) } title=(title) { (icons::path(player.path())) }
            }
        }
        @if most > 0 {
            span.roll title=(words.say("ana-rolls")) {
                (icons::drawn("i sm", "die"))
                @for player in rolling { (icons::outline(player.path())) }
            }
        }
    };
    let label = words.with("ana-choose-era", &[("n", era.into())]);
    table.single(Choice::Focus(era), "base", &label, &inside)
}

/// Whoever owes something here, me first.
fn owing<'a>(table: &Table<'a>, era: u8) -> Vec<(&'a PlayerView, Warp)> {
    let mut players: Vec<&PlayerView> = table.view.players.iter().collect();
    players.sort_by_key(|player| !table.is_mine(player));
    let of = |player: &'a PlayerView| {
        player.warped().filter(move |&warp| player.era_of(warp) == Some(era)).map(move |warp| (player, warp))
    };
    players.into_iter().flat_map(of).collect()
}

/// The warp tokens on an era; from the seventh on they overlap.
fn tokens(table: &Table, era: u8) -> Markup {
    let owing = owing(table, era);
    let mine = table.me.map_or(0, |me| me.warped_in(era));
    html! {
        div.toks.many[owing.len() > 6] data-figure={ "warp-" (era) } data-mine=(mine) {
            @for (player, warp) in &owing { (token(table, player, *warp)) }
            (picks(table, era))
        }
    }
}

/// What I have picked in secret, where it will lie.
fn picks(table: &Table, era: u8) -> Markup {
    let picking = table.view.phase == anachrony::state::Phase::Warp && era == table.view.era;
    let Some(me) = table.me.filter(|_| picking) else { return Markup::default() };
    html! {
        @for n in 0..anachrony::data::MOST_WARPS {
            span.pick { @if let Some(warp) = me.warping.as_ref().and_then(|warping| warping.get(n)) { (icons::warp_token("mine", me.path(), *warp)) } }
        }
    }
}

pub(super) fn piece_of(player: &PlayerView, warp: Warp) -> String {
    format!("warp-{}-{warp}", player.seat.0)
}

fn token(table: &Table, player: &PlayerView, warp: Warp) -> Markup {
    let mine = table.is_mine(player);
    let name = table.context.name(player.seat.seat());
    let label = format!("{}: {}", capitalised(&name), table.names.warp(warp));
    let inside = icons::warp_token(if mine { "mine" } else { "" }, player.path(), warp);
    let choices = [Choice::Repay(warp), Choice::TakeBack(warp)];
    let choice = choices.into_iter().find(|&choice| mine && table.offers(choice));
    html! {
        span.of data-piece=(piece_of(player, warp)) data-from={ "ana-player-" (player.seat.0) } {
            @match choice {
                Some(choice) => (table.single(choice, "token", &label, &inside)),
                None => div.token title=(label) { (inside) },
            }
        }
    }
}

/// The fiery side: eight spaces along the arrows, each with its symbol or the token that lies there.
fn cells(table: &Table, era: u8) -> Markup {
    let owing = owing(table, era);
    let tile =
        table.view.timeline.get(usize::from(era) - 1).and_then(|&tile| TIMELINE.get(usize::from(tile).wrapping_sub(1)));
    let on = |cell: usize| {
        owing
            .iter()
            .find(|(player, warp)| player.warps[*warp as usize].is_some_and(|at| usize::from(at.cell) == cell + 1))
    };
    html! {
        div.toks.cells data-figure={ "warp-" (era) } {
            @for (index, &cell) in tile.into_iter().flatten().enumerate() {
                @match on(index) {
                    Some((player, warp)) => (token(table, player, *warp)),
                    None => span.cell title=(table.names.cell(cell)) { (icons::cell(cell).unwrap_or_default()) },
                }
            }
            (picks(table, era))
        }
    }
}
