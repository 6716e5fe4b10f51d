//! What cards of It's a Wonderful World bring beyond what *fair* forecasts.

use super::least_squares::solve;
use players::Bots;
use players::tuning::expectation;
use tabletop::{Game, Results, Seed};
use wonderful_world::data::{DIFFERENT, ROUNDS};
use wonderful_world::{Choice, Options, WonderfulWorld};

/// A forecast and what came of it.
struct Seen {
    round: u8,
    /// How much was known when it was made: forecasts are compared with their like.
    stage: usize,
    forecast: f64,
    cards: u128,
    came: f64,
}

/// Plays games with these options, or with each of several, and prints what cards brought beyond the forecast.
pub(super) fn look_back(options: &str, games: u64) {
    let mut seen = Vec::new();
    for options in options.split(';') {
        play(&serde_json::from_str(options).unwrap(), games, &mut seen);
    }
    print_experience(&seen);
}

fn play(options: &Options, games: u64, into: &mut Vec<Seen>) {
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
        let results = game.outcome().unwrap().results();
        into.extend(forecasts.into_iter().map(|(round, stage, seat, (forecast, cards))| {
            let came = f64::from(results[seat.index()].score);
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
