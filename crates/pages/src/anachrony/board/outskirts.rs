//! The outskirts: mine, water, nomads and the evacuation.

use super::space::{Face, hexagon, zone};
use super::{Table, capital::NUMERALS, icons};
use crate::words::capital as capitalised;
use anachrony::Choice;
use anachrony::choice::Space;
use anachrony::data::{BESIDE_THE_MINE, Condition, Evacuation, Good, LAST_CIRCLE, PURIFIED, Trade, Worker, evacuation};
use anachrony::step::Step;
use anachrony::view::PlayerView;
use maud::{Markup, html};

pub(super) fn outskirts(table: &Table) -> Markup {
    html! {
        div.row.r2 {
            (mine(table))
            (purify(table))
            (nomads(table))
            (evacuate(table))
        }
        @if let Some(Step::CopySpace { .. }) = table.step() { (copies(table)) }
    }
}

fn mine(table: &Table) -> Markup {
    let words = table.context.words;
    let face = |(index, suit): (usize, &Option<anachrony::state::Suit>)| {
        let beside = BESIDE_THE_MINE[index];
        Face {
            space: Space::Mine(index as u8 + 1),
            number: index + 1,
            suit: *suit,
            tile: None,
            closed: false,
            tag: html! { "+" (icons::good(beside)) },
            text: table.names.amount(beside, 1),
        }
    };
    html! {
        div.act.mine {
            h3.head { (icons::icon("mine")) span { (words.say("ana-mine")) } }
            div.hexes { @for space in table.view.mine.iter().enumerate() { (hexagon(table, &face(space))) } }
            div.mining {
                small { (words.say("ana-take-one")) }
                div.cubes #ana-cubes {
                    @for good in Good::ALL {
                        @let n = table.view.mine_pool.iter().filter(|&&other| other == good).count();
                        @if n > 0 { (cubes(table, good, n)) }
                    }
                    @if table.view.mine_pool.is_empty() { small { (words.say("ana-board-empty")) } }
                }
                small title=(words.say("ana-note-miners")) { (icons::worker(Worker::Engineer)) (icons::drawn("i sm", "motivated")) }
            }
        }
    }
}

/// The cubes of a good in the mining pool.
fn cubes(table: &Table, good: Good, n: usize) -> Markup {
    let label = capitalised(&table.names.good(good));
    let inside = html! { @for _ in 0..n { (icons::good(good)) } };
    html! { span.of data-figure={ "mine-pool-" (good) } { (table.single(Choice::Take(good), "cube", &label, &inside)) } }
}

fn purify(table: &Table) -> Markup {
    let text = table.context.words.with(
        "ana-purify-text",
        &[
            ("water", table.names.count(Good::Water, PURIFIED).into()),
            ("more", table.names.count(Good::Water, PURIFIED + 1).into()),
        ],
    );
    let inside = html! {
        span.big { (PURIFIED) (icons::icon("water")) }
        span.ft { span.q { (icons::worker(Worker::Scientist)) (PURIFIED + 1) (icons::icon("water")) } }
    };
    zone(table, Space::Purify, "purify", "water", &text, &inside)
}

/// The exchanges, two ways each: what stands left is given for what stands right, or back.
const EXCHANGES: [(Trade, Trade); 4] = [
    (Trade::WaterForCore, Trade::CoreForWater),
    (Trade::CoreForNeutronium, Trade::NeutroniumForCore),
    (Trade::NeutroniumForTwo, Trade::TwoForNeutronium),
    (Trade::TwoForWater, Trade::WaterForTwo),
];

fn nomads(table: &Table) -> Markup {
    let trading = matches!(table.step(), Some(Step::Trade { .. }));
    let inside = html! {
        span.exs.trading[trading] {
            @for (there, back) in EXCHANGES {
                @if trading { (trade(table, there)) (trade(table, back)) }
                @else {
                    @let (give, gain) = there.terms();
                    span { (icons::bill(&give)) (icons::drawn("i ar", "swap")) (icons::bill(&gain)) }
                }
            }
        }
        span.ft { span.q { (icons::worker(Worker::Administrator)) (table.say("ana-twice")) } }
    };
    zone(table, Space::Nomads, "nomads", "swap", &table.say("ana-nomads-text"), &inside)
}

fn trade(table: &Table, trade: Trade) -> Markup {
    let (give, gain) = trade.terms();
    let inside = html! { (icons::bill(&give)) (icons::drawn("i ar", "arrow")) (icons::bill(&gain)) };
    table.single(Choice::Trade(trade), "trade", "", &inside)
}

/// What an evacuation asks for: how many, of how many.
pub(super) fn progress(table: &Table, player: &PlayerView, printed: &Evacuation) -> (usize, usize) {
    match printed.condition {
        Condition::ThreeOf(row) => (player.buildings_of(row), 3),
        Condition::SixSpots => (player.spots_taken(), 6),
        Condition::BestMorale => (player.morale.into(), table.printed(player).morale.len() - 1),
        Condition::EightWater => (player.goods[Good::Water].into(), 8),
        Condition::TwoAnomalies => (player.anomalies(), 2),
    }
}

fn evacuate(table: &Table) -> Markup {
    let players = &table.view.players;
    let circle = |n: usize| {
        let gone = players.iter().find(|player| player.evacuated == Some(n as u8));
        html! {
            span.ev.last[n == players.len()] {
                @match gone {
                    Some(player) => span data-piece={ "gone-" (player.seat.0) } data-from={ "ana-player-" (player.seat.0) } { (icons::crest(player.path())) },
                    None => { (["I", "II", "III", "IV"].get(n - 1).copied().unwrap_or(NUMERALS[0])) }
                }
                @if n == players.len() && gone.is_none() { small { "−" (LAST_CIRCLE) } }
            }
        }
    };
    let own = table.owner().and_then(|me| Some((me, evacuation(me.path?, me.evacuation?))));
    let text = own.map(|(me, _)| table.names.evacuation_text(me.path(), me.evacuation.unwrap_or_default()));
    let inside = html! {
        span.evs { @for n in 1..=players.len() { (circle(n)) } }
        @if let Some((me, printed)) = own {
            @let (n, of) = progress(table, me, printed);
            span.ft {
                span.q { (icons::condition(printed.condition)) (n) "/" (of) }
                (icons::drawn("i ar", "arrow"))
                (icons::points(printed.points))
                "+ " (icons::points(printed.extra)) (table.say("ana-per")) (icons::reward(printed.reward))
            }
        }
        @if !table.view.after_impact { small.when { (table.say("ana-after-impact")) } }
    };
    zone(table, Space::Evacuate, "evacuate", "evacuate", &text.unwrap_or_default(), &inside)
}

/// The spaces of others that the Quantum Chameleon can use; those on one's own board are lit there.
fn copies(table: &Table) -> Markup {
    html! {
        div.copies {
            @for player in table.view.players.iter().filter(|player| !table.is_mine(player)) {
                @for &choice in table.context.choices {
                    @if let Choice::CopySpace(other) = choice {
                        @if other.seat == player.seat {
                            @let face = super::tile::on_spot(table, player.spot(other.spot));
                            (table.single(choice, "copy", "", &html! { (icons::path(player.path())) (face) }))
                        }
                    }
                }
            }
        }
    }
}
