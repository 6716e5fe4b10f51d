//! What a change of opinion brings.

use super::mean;
use players::Bot;
use players::tuning::Tunable;
use tabletop::{Results, Seed};

/// What the first bot did: its share of each victory, and its score.
struct Series {
    wins: Vec<f64>,
    scores: Vec<f64>,
}

pub(super) fn compare<G: Tunable>(options: &str, bots: &str, games: u64, changes: &[&str]) {
    let options: G::Options = serde_json::from_str(options).unwrap();
    let bots: Vec<Bot> = bots.split(',').map(|bot| bot.parse().unwrap()).collect();
    let usual = series::<G>(&options, &bots, games, &[]);
    report("as it is", &usual, &usual);
    for &what in changes {
        let pairs = what.split(',').map(|change| change.split_once('=').unwrap());
        let changes: Vec<(&str, f32)> = pairs.map(|(name, value)| (name, value.parse().unwrap())).collect();
        report(what, &series::<G>(&options, &bots, games, &changes), &usual);
    }
}

fn series<G: Tunable>(options: &G::Options, bots: &[Bot], games: u64, changes: &[(&str, f32)]) -> Series {
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
        let results = game.outcome().unwrap().results();
        let winners = results.iter().filter(|result| result.won).count();
        series.wins.push(if results[first].won { 1.0 / winners as f64 } else { 0.0 });
        series.scores.push(f64::from(results[first].score));
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
