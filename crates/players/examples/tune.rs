//! Tunes players by measurement.
//!
//! `cargo run --release -p players --example tune -- match '{"players":4}' fair,fair,fair,fair 400 growth 30 60 90` gives the first
//! bot each of these values of an opinion in turn, plays the same deals with each (every deal once from each seat) and prints how
//! often it won and what it scored, with 95 % intervals, and how much more it scored than with its usual opinion, deal by deal.
//! What a row of opinions is called is found in `src/wonderful_world/weights.rs`: `cube.0.4` is the fifth number of the first row.
//!
//! `… -- experience '{"players":4}' 3000` lets *fair* play so many games, compares what it forecast with what came of it, and
//! prints the table of `src/wonderful_world/experience.rs`: what each card it was going to build brought beyond the forecast.
//! Several options, separated by `;`, are played in turn and fitted together.
#![allow(clippy::unwrap_used)] // a tool for developers: what goes wrong ends it

use players::wonderful_world::tuning::expectation;
use players::{Bot, Bots, Tunable};
use tabletop::{Game, Seed, Standing};
use wonderful_world::data::{DIFFERENT, ROUNDS};
use wonderful_world::{Choice, Options, WonderfulWorld};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    match &words[..] {
        ["match", options, bots, games, opinion, values @ ..] => {
            let bots: Vec<Bot> = bots.split(',').map(|bot| bot.parse().unwrap()).collect();
            let values: Vec<i32> = values.iter().map(|value| value.parse().unwrap()).collect();
            compare::<WonderfulWorld>(options, &bots, games.parse().unwrap(), opinion, &values);
        }
        ["experience", options, games] => {
            let mut seen = Vec::new();
            for options in options.split(';') {
                look_back(&serde_json::from_str(options).unwrap(), games.parse().unwrap(), &mut seen);
            }
            print_experience(&seen);
        }
        _ => eprintln!("tune match OPTIONS BOT,BOT,… GAMES OPINION VALUE… | tune experience OPTIONS[;OPTIONS…] GAMES"),
    }
}

/// What the first bot did: its share of each victory, and its score.
struct Series {
    wins: Vec<f64>,
    scores: Vec<f64>,
}

fn compare<G: Tunable>(options: &str, bots: &[Bot], games: u64, opinion: &str, values: &[i32]) {
    let options: G::Options = serde_json::from_str(options).unwrap();
    let usual = series::<G>(&options, bots, games, &[]);
    report(&format!("{opinion} as it is"), &usual, &usual);
    for &value in values {
        let changed = series::<G>(&options, bots, games, &[(opinion.to_owned(), value)]);
        report(&format!("{opinion} {value}"), &changed, &usual);
    }
}

fn series<G: Tunable>(options: &G::Options, bots: &[Bot], games: u64, changes: &[(String, i32)]) -> Series {
    let mut series = Series { wins: Vec::new(), scores: Vec::new() };
    let seats = bots.len() as u64;
    for number in 0..games {
        let deal = Seed::from_text("tune").unwrap().nth(number / seats);
        let mut game = G::start(options, deal).unwrap();
        let first = (number % seats) as usize;
        let mut players: Vec<_> = (0..bots.len())
            .map(|seat| {
                let bot = bots[(seat + bots.len() - first) % bots.len()];
                let seed = deal.nth(1000 + seat as u64);
                if seat == first { G::tuned(bot, changes, seed).unwrap() } else { bot.seated::<G>(seed) }
            })
            .collect();
        while let Some(seat) = game.waiting_for().iter().next() {
            let choice = players[seat.index()].choose(&game, seat).unwrap();
            game.apply(seat, choice, &mut ()).unwrap();
        }
        let places = game.outcome().unwrap().places();
        let winners = places.iter().filter(|place| place.won).count();
        series.wins.push(if places[first].won { 1.0 / winners as f64 } else { 0.0 });
        series.scores.push(f64::from(places[first].score));
    }
    series
}

fn report(what: &str, series: &Series, usual: &Series) {
    let more: Vec<f64> = series.scores.iter().zip(&usual.scores).map(|(score, usual)| score - usual).collect();
    let [(wins, wins_about), (score, about), (more, more_about)] =
        [&series.wins, &series.scores, &more].map(|of| mean(of));
    println!(
        "{what:28} wins {:5.1} ± {:.1} %  scores {score:6.2} ± {about:.2}  {more:+.2} ± {more_about:.2}",
        100.0 * wins,
        100.0 * wins_about
    );
}

/// The mean, and how far it may be off in 95 of 100 cases.
fn mean(values: &[f64]) -> (f64, f64) {
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count;
    let variance = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    (mean, 1.96 * (variance / count).sqrt())
}

/// A forecast and what came of it.
struct Seen {
    round: u8,
    /// How much was known when it was made: forecasts are compared with their like.
    stage: usize,
    forecast: f64,
    cards: u128,
    came: f64,
}

fn look_back(options: &Options, games: u64, into: &mut Vec<Seen>) {
    for number in 0..games {
        let deal = Seed::from_text("experience").unwrap().nth(number);
        let mut game = WonderfulWorld::start(options, deal).unwrap();
        let mut players: Vec<_> =
            (0..u64::from(options.players)).map(|seat| WonderfulWorld::bot("fair", deal.nth(seat)).unwrap()).collect();
        let mut forecasts = Vec::new();
        while let Some(seat) = game.waiting_for().iter().next() {
            let choice = players[seat.index()].choose(&game, seat).unwrap();
            let player = &game.players[seat.index()];
            let looked = match choice {
                Choice::Pick(card) if player.draft_area.len().is_multiple_of(2) => {
                    Some((player.draft_area.len(), Some(card)))
                }
                Choice::Pile(_) if game.round > 0 => Some((0, None)),
                Choice::Build(_) if game.is_solo() && player.hand.len() > 2 => Some((1, None)),
                _ => None,
            };
            if let Some((stage, more)) = looked {
                forecasts.push((game.round, stage, seat, expectation(&game, seat, more)));
            }
            game.apply(seat, choice, &mut ()).unwrap();
        }
        let places = game.outcome().unwrap().places();
        into.extend(forecasts.into_iter().map(|(round, stage, seat, (forecast, cards))| {
            let came = f64::from(places[seat.index()].score);
            Seen { round, stage, forecast, cards, came }
        }));
    }
}

/// Stages that a forecast may be made at.
const STAGES: usize = 7;
/// How many sightings of a card it takes to believe half of what they say.
const DOUBT: f64 = 100.0;

fn print_experience(seen: &[Seen]) {
    for round in 1..=ROUNDS {
        let fitted = fit(seen.iter().filter(|seen| seen.round == round));
        let cards: Vec<String> = fitted[STAGES + 1..].iter().map(|points| format!("{:.0},", 100.0 * points)).collect();
        println!("    [ // a point of the forecast brings {:.2}", 1.0 + fitted[STAGES] / 10.0);
        cards.chunks(20).for_each(|row| println!("        {}", row.join(" ")));
        println!("    ],");
    }
}

/// What came beyond the forecast, by least squares: something for each stage, something for each ten points of the forecast, and
/// something for each card.
fn fit<'a>(seen: impl Iterator<Item = &'a Seen>) -> Vec<f64> {
    let size = STAGES + 1 + DIFFERENT;
    let mut sums = vec![vec![0.0; size + 1]; size];
    for Seen { stage, forecast, cards, came, .. } in seen {
        let built = (0..DIFFERENT).filter(|card| cards >> card & 1 == 1).map(|card| (STAGES + 1 + card, 1.0));
        let parts: Vec<(usize, f64)> =
            [(*stage, 1.0), (STAGES, (forecast - 58.0) / 10.0)].into_iter().chain(built).collect();
        for &(row, part) in &parts {
            parts.iter().for_each(|&(column, other)| sums[row][column] += part * other);
            sums[row][size] += part * (came - forecast);
        }
    }
    for (index, row) in sums.iter_mut().enumerate() {
        row[index] += if index > STAGES { DOUBT } else { 1e-6 };
    }
    solve(sums)
}

/// Gauss's elimination; the last column is the right side.
fn solve(mut rows: Vec<Vec<f64>>) -> Vec<f64> {
    let size = rows.len();
    for at in 0..size {
        let pivot = (at..size).max_by(|&one, &other| rows[one][at].abs().total_cmp(&rows[other][at].abs())).unwrap();
        rows.swap(at, pivot);
        let scale = rows[at][at];
        rows[at].iter_mut().for_each(|value| *value /= scale);
        let row = rows[at].clone();
        for (other, values) in rows.iter_mut().enumerate().filter(|(other, _)| *other != at) {
            let times = values[at];
            debug_assert_ne!(other, at);
            values.iter_mut().zip(&row).for_each(|(value, part)| *value -= times * part);
        }
    }
    rows.iter().map(|row| row[size]).collect()
}
