//! The main board: the capital with its actions, the council and the breakthroughs; below it the outskirts.

use super::space::{self, Face, hexagon, of_capital};
use super::{Table, outskirts, path_of};
use crate::anachrony::icons;
use crate::words::capital as capitalised;
use anachrony::Choice;
use anachrony::choice::{Bonus, Die, Space};
use anachrony::data::{Breakthrough, CAPITAL_FEES, COUNCIL_FEES, Capital, Good, Shape, Symbol, Worker};
use anachrony::state::Hex;
use anachrony::step::Step;
use maud::{Markup, html};

pub(super) fn main_board(table: &Table) -> Markup {
    if table.view.era == 0 {
        return html! { section #ana-main .zone.main hidden {} };
    }
    let folded = table.forward.folds_main_board();
    let forward = table.forward == super::Forward::Main;
    html! {
        section #ana-main .zone.main.forward[forward].folded[folded].struck[table.view.after_impact] aria-label=(table.say("ana-board-main")) {
            (icons::drawn("scene", "scene"))
            div.row.r1 {
                @for (&action, hexes) in Capital::ALL.iter().zip(&table.view.capital) { (capital_action(table, action, hexes)) }
                (council(table))
                (supply(table))
            }
            (outskirts::outskirts(table))
            @if folded { (miniature(table)) }
        }
    }
}

/// Water, as a fee or a gain.
fn water(n: u16) -> String {
    n.to_string()
}

fn capital_action(table: &Table, action: Capital, hexes: &[Hex]) -> Markup {
    let name = table.names.capital(action);
    let face = |(index, hex): (usize, &Hex)| {
        let number = index + 1;
        let fee = CAPITAL_FEES.get(index).copied().unwrap_or_default();
        let text = match hex.tile {
            Some(tile) => table.names.collapse_text(tile),
            None if fee > 0 => table.names.count(Good::Water, fee),
            None => String::new(),
        };
        let tag = html! {
            @match hex.tile {
                _ if hex.unavailable => {}
                Some(tile) => (icons::collapse(tile)),
                None if fee > 0 => { (water(fee)) (icons::icon("water")) }
                None => {}
            }
        };
        let space = of_capital(action)(number as u8);
        Face { space, number, suit: hex.suit, tile: hex.tile, closed: hex.unavailable, tag, text }
    };
    html! {
        div class={ "act " (action) } {
            (heading(table, action, &name))
            div.hexes { @for hex in hexes.iter().enumerate() { (hexagon(table, &face(hex))) } }
            div.ft {
                @match action {
                    Capital::Construct => {
                        span.q title=(table.say("ana-note-engineer-builds")) { (icons::worker(Worker::Engineer)) "−1" (icons::good(Good::Titanium)) }
                        (barred(table, Worker::Administrator))
                    }
                    Capital::Recruit => { (pool(table)) (barred(table, Worker::Scientist)) }
                    Capital::Research => (dice(table)),
                }
            }
        }
    }
}

/// The name of an action; lit where an action is chosen.
fn heading(table: &Table, action: Capital, name: &str) -> Markup {
    let inside = html! { (icons::capital(action)) span { (name) } };
    match table.offers(Choice::Perform(action)) {
        true => table.single(Choice::Perform(action), "head perform", name, &inside),
        false => html! { h3.head { (inside) } },
    }
}

/// Somebody who cannot do it.
fn barred(table: &Table, worker: Worker) -> Markup {
    let title = table.context.words.with("ana-note-barred", &[("worker", table.names.worker(worker).into())]);
    html! { span.barred title=(title) { (icons::worker(worker)) span.unseen { (title) } } }
}

/// The workers to be recruited, each with its bonus.
fn pool(table: &Table) -> Markup {
    let bonus = matches!(table.step(), Some(Step::Bonus));
    html! {
        span.pool id="ana-pool" {
            @if bonus {
                @for bonus in Bonus::ALL { (table.single(Choice::Bonus(bonus), "bonus", "", &icons::bonus(bonus))) }
            } @else {
                @for (worker, n) in table.view.recruit_pool.iter() { (recruits(table, worker, n)) }
                @if table.view.recruit_pool.is_empty() { small { (table.say("ana-board-empty")) } }
            }
        }
    }
}

fn recruits(table: &Table, worker: Worker, n: u16) -> Markup {
    let label = capitalised(&table.names.worker(worker));
    let inside = html! {
        @for _ in 0..n { span.recruit { (icons::worker(worker)) span.with { (icons::recruit_bonus(worker)) } } }
    };
    html! { span.of data-figure={ "recruit-" (worker) } { (table.single(Choice::Recruit(worker), "recruits", &label, &inside)) } }
}

/// The research dice as they lie, and what can be rolled.
fn dice(table: &Table) -> Markup {
    let (words, dice) = (table.context.words, table.view.research_dice);
    let shape = html! { @match dice.shape { Some(shape) => (icons::shape(shape)), None => { "–" } } };
    let symbol = html! { @match dice.symbol { Some(symbol) => (icons::symbol(symbol)), None => { "?" } } };
    // The die that is set stays; the other is rolled.
    let (roll_shape, roll_symbol) = match table.step() {
        Some(Step::SecondDie { shape, .. }) => (shape.is_none(), shape.is_some()),
        _ => (false, false),
    };
    let die = |rolls: bool, again: Die, key: &str, face: &Markup| {
        let label = words.say(key);
        if rolls {
            table.single(Choice::Roll, "d", &label, face)
        } else {
            table.single(Choice::Reroll(again), "d", &label, face)
        }
    };
    html! {
        span.dice {
            (die(roll_shape, Die::Shape, "ana-die-shape", &shape))
            (die(roll_symbol, Die::Symbol, "ana-die-symbol", &symbol))
            @if table.offers(Choice::Reroll(Die::Both)) { (table.single(Choice::Reroll(Die::Both), "d both", "", &icons::icon("die"))) }
        }
        span.only title=(table.say("ana-note-researchers")) { (table.say("ana-only")) (icons::worker(Worker::Scientist)) (icons::worker(Worker::Genius)) }
    }
}

fn council(table: &Table) -> Markup {
    let words = table.context.words;
    let face = |(index, suit): (usize, &Option<anachrony::state::Suit>)| {
        let fee = COUNCIL_FEES[index];
        let banner = index == 0;
        let tag = html! { (water(fee)) (icons::icon("water")) @if banner { (icons::icon("first")) } };
        let key = if banner { "ana-council-banner" } else { "ana-council-copy" };
        let text = words.with(key, &[("water", table.names.count(Good::Water, fee).into())]);
        let space = Space::Council(index as u8 + 1);
        Face { space, number: index + 1, suit: *suit, tile: None, closed: false, tag, text }
    };
    html! {
        div.act.council {
            h3.head { (icons::icon("council")) span { (words.say("ana-council")) } }
            div.hexes { @for space in table.view.council.iter().enumerate() { (hexagon(table, &face(space))) } }
            div.ft {
                span.q { (icons::icon("swap")) (words.say("ana-council-full")) }
                span.banner title=(words.with("ana-board-banner", &[("name", table.context.name(table.view.banner.seat()).into())])) {
                    (icons::icon("first")) (icons::outline(path_of(table.view, table.view.banner)))
                }
            }
        }
    }
}

/// The breakthroughs left, shape by shape. While one researches, a row or column is what the first die is set to, and a single token
/// what the second is.
fn supply(table: &Table) -> Markup {
    let first = matches!(table.step(), Some(Step::Research { .. }));
    html! {
        div.act.supply.setting[first] {
            h3.head { (icons::icon("breakthrough")) span { (table.say("ana-breakthroughs-left")) } }
            div.bsup {
                @if first {
                    span {}
                    @for symbol in Symbol::ALL {
                        (table.single(Choice::SetSymbol(symbol), "set", &table.names.symbol(symbol), &icons::symbol(symbol)))
                    }
                }
                @for shape in Shape::ALL {
                    @if first { (table.single(Choice::SetShape(shape), "set", &table.names.shape(shape), &icons::shape(shape))) }
                    @for symbol in Symbol::ALL { (token(table, Breakthrough::of(shape, symbol))) }
                }
            }
        }
    }
}

fn token(table: &Table, breakthrough: Breakthrough) -> Markup {
    let left = table.view.breakthroughs[breakthrough];
    let name = format!("{}: {left}", capitalised(&table.names.breakthrough(breakthrough)));
    let inside = html! { (icons::breakthrough(breakthrough)) span { (left) } };
    let class = if left == 0 { "bs out" } else { "bs" };
    // The die that already lies decides the row or column; the other is set to this token.
    let choice = match table.step() {
        Some(Step::SecondDie { shape: Some(shape), .. } | Step::QuestionMark { shape })
            if *shape == breakthrough.shape() =>
        {
            Choice::SetSymbol(breakthrough.symbol())
        }
        Some(Step::SecondDie { symbol: Some(symbol), .. }) if *symbol == breakthrough.symbol() => {
            Choice::SetShape(breakthrough.shape())
        }
        _ => return html! { div.(class) title=(name) { (inside) } },
    };
    table.single(choice, class, &name, &inside)
}

/// The folded main board: who stands where, and the pools. A touch opens it over the other zones.
fn miniature(table: &Table) -> Markup {
    let view = table.view;
    let suit = |suit: Option<anachrony::state::Suit>, closed: bool| {
        html! {
            svg.hx viewBox="0 0 56 60" {
                (icons::whole("hex"))
                @if closed { (icons::part("closed", 16.0, 18.0, 24.0)) }
                @if let Some(suit) = suit { (icons::part(path_of(view, suit.owner).name(), 11.0, 13.0, 34.0)) }
            }
        }
    };
    html! {
        button.miniature type="button" data-toggle="main" aria-expanded="false" aria-label=(table.say("ana-unfold-main")) title=(table.say("ana-unfold-main")) {
            @for (&action, hexes) in Capital::ALL.iter().zip(&view.capital) {
                span.g { b { (table.names.capital(action)) } @for hex in hexes { (suit(hex.suit, hex.unavailable)) } }
            }
            span.g { b { (table.say("ana-council-short")) } @for &at in &view.council { (suit(at, false)) } }
            span.g { b { (table.say("ana-mine")) } @for &at in &view.mine { (suit(at, false)) } }
            span.g.pools {
                @for (worker, n) in view.recruit_pool.iter() { @for _ in 0..n { (icons::worker(worker)) } }
                " " @for &good in &view.mine_pool { (icons::good(good)) }
            }
            span.more { (table.say("ana-board-main")) " ▾" }
        }
    }
}

pub(super) use space::NUMERALS;
