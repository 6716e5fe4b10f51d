//! What lies below the timeline when it is forward: my nine warp tokens, or what I spend on a travel.

use super::timeline::piece_of;
use super::{Table, icons};
use crate::words::capital as capitalised;
use anachrony::Choice;
use anachrony::data::{PARADOX_DIE, Shown, WARP_POINTS, Warp};
use anachrony::state::Phase;
use anachrony::step::Step;
use anachrony::view::PlayerView;
use maud::{Markup, html};

pub(super) fn tray(table: &Table) -> Markup {
    match (table.me, table.step()) {
        (Some(me), _) if table.view.phase == Phase::Warp => warps(table, me),
        (_, Some(Step::SpendOnFocus)) => spending(table),
        (Some(me), Some(Step::Focus { .. } | Step::FocusForWater | Step::Repay)) => travel(table, me),
        _ => Markup::default(),
    }
}

fn warps(table: &Table, me: &PlayerView) -> Markup {
    let words = table.context.words;
    html! {
        div.tray {
            div.th {
                h3 { (icons::icon("warp")) (words.say("ana-warp-title")) }
                p { (words.with("ana-warp-about", &[("n", table.view.era.into())])) }
            }
            div.tt9 { @for warp in Warp::ALL { (token(table, me, warp)) } }
            (odds(table, me))
        }
    }
}

fn token(table: &Table, me: &PlayerView, warp: Warp) -> Markup {
    let words = table.context.words;
    let picked = me.warping.as_ref().is_some_and(|picked| picked.contains(&warp));
    let name = match warp.shows() {
        Shown::Goods(good, n) => table.names.amount(good, n),
        Shown::Worker(worker) => table.names.worker(worker),
        Shown::Suit => words.say("ana-charged-suit"),
    };
    let owed = me.era_of(warp);
    let state = match owed {
        Some(era) => words.with("ana-warp-owed", &[("n", era.into())]),
        None if picked => words.say("ana-warp-picked"),
        None if matches!(warp.shows(), Shown::Worker(_)) => words.say("ana-warp-fee"),
        None => words.say("ana-warp-free"),
    };
    let class = match (owed, picked) {
        (Some(_), _) => "wtb owed",
        (None, true) => "wtb sel",
        (None, false) => "wtb",
    };
    let inside = html! {
        (icons::warp_token("xl", me.path(), warp))
        b { (capitalised(&name)) }
        small { (state) }
    };
    // A token that lies on the timeline moves there, not here.
    let piece = owed.is_none().then(|| piece_of(me, warp));
    html! { div.at data-piece=[piece] { (table.single(Choice::Warp(warp), class, &format!("{}: {state}", capitalised(&name)), &inside)) } }
}

/// What the tokens will ask for, and who would roll for paradoxes with one more here.
fn odds(table: &Table, me: &PlayerView) -> Markup {
    let words = table.context.words;
    let picked = me.warping.as_ref().map_or(0, Vec::len);
    let owed = me.warped().count();
    let here = me.warped_in(table.view.era) + picked;
    let most = table
        .view
        .players
        .iter()
        .filter(|player| !table.is_mine(player))
        .map(|player| player.warped_in(table.view.era))
        .max()
        .unwrap_or_default();
    let faces = PARADOX_DIE.len();
    let some = PARADOX_DIE.iter().filter(|&&paradoxes| paradoxes > 0).count();
    let debts =
        [("from", owed.into()), ("to", (owed + picked).into()), ("points", table.names.points(-WARP_POINTS).into())];
    html! {
        div.pre {
            p { (words.with("ana-warp-debts", &debts)) }
            p { (words.with("ana-warp-here", &[("n", table.view.era.into()), ("mine", here.into()), ("most", most.into())])) }
            p { (icons::icon("die")) (words.with("ana-warp-odds", &[("n", some.into()), ("of", faces.into())])) }
        }
    }
}

fn spending(table: &Table) -> Markup {
    html! {
        div.tray.spend {
            div.th { h3 { (icons::icon("focus")) (table.say("ana-ask-spend")) } }
            div.tt9 {
                @for &choice in table.context.choices {
                    @if let Choice::Spend(n) = choice {
                        (table.single(choice, "wtb", "", &html! { b { (n) (icons::any()) } small { (icons::icon("focus")) (n) " " (icons::points(n)) } }))
                    }
                }
            }
        }
    }
}

/// Where the travel leads: what I owe in the eras, and what a repayment is worth.
fn travel(table: &Table, me: &PlayerView) -> Markup {
    let words = table.context.words;
    let track = table.printed(me).time_travel;
    let step = usize::from(me.time_travel);
    let next = track.get(step + 1).copied().unwrap_or(track[step]);
    let gain = i32::from(next) - i32::from(track[step]) - WARP_POINTS;
    html! {
        div.tray.travel {
            div.th {
                h3 { (icons::icon("focus")) (words.say(if matches!(table.step(), Some(Step::Repay)) { "ana-travel-repay" } else { "ana-travel-focus" })) }
                p { (words.with("ana-travel-worth", &[("points", table.names.points(gain).into())])) }
            }
            ul.owing {
                @for warp in me.warped() {
                    @if let Some(era) = me.era_of(warp) {
                        li {
                            (icons::warp_token("", me.path(), warp))
                            span { (words.with("ana-board-debt", &[("what", table.names.warp(warp).into()), ("n", era.into())])) }
                            small { (words.with("ana-you-have", &[("n", held(me, warp).into())])) }
                        }
                    }
                }
                @if me.warped().next().is_none() { li { (words.say("ana-nothing-owed")) } }
            }
        }
    }
}

/// How much one has of what a token shows.
fn held(me: &PlayerView, warp: Warp) -> u16 {
    match warp.shows() {
        Shown::Goods(good, _) => me.goods[good],
        Shown::Worker(worker) => me.active[worker],
        Shown::Suit => me.suits_charged().into(),
    }
}
