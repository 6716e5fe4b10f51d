//! Bots against each other, for whoever works on them: `cargo run --release -p players --example contest --
//! wonderful-world '{"players":4}' strong,fair,fair,fair 200`, and after it perhaps a seed. One name stands for every seat.
//!
//! Different bots play each deal once for each seat, moving on by one; where all are the same, that would only repeat a game, and
//! each has a deal of its own. It builds quickly and says what thinking costs; for all else there is `chronotope simulate`.
#![allow(clippy::unwrap_used)] // a tool for developers: what goes wrong ends it

use anachrony::Anachrony;
use players::{Bot, Bots};
use std::collections::BTreeMap;
use std::time::{Duration, Instant};
use tabletop::{Seed, Standing};
use the_loop::TheLoop;
use wonderful_world::WonderfulWorld;

/// What came of the games for one of the bots.
#[derive(Default)]
struct Tally {
    bot: String,
    wins: Vec<f64>,
    scores: Vec<f64>,
    verdicts: BTreeMap<&'static str, u32>,
    thinking: Vec<Duration>,
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, options, bots, games, ..] = &args[..] else {
        eprintln!("contest GAME OPTIONS BOT,BOT,… GAMES [SEED]");
        return;
    };
    let seed = Seed::from_text(args.get(4).map_or("contest", String::as_str)).unwrap();
    let bots: Vec<Bot> = bots.split(',').map(|bot| bot.parse().unwrap_or_else(|refusal| panic!("{refusal}"))).collect();
    let play = match game.as_str() {
        "wonderful-world" => contest::<WonderfulWorld>,
        "anachrony" => contest::<Anachrony>,
        "the-loop" => contest::<TheLoop>,
        other => panic!("there is no game {other:?}"),
    };
    play(options, &bots, games.parse().unwrap(), seed);
}

fn contest<G: Bots>(options: &str, bots: &[Bot], games: u64, seed: Seed) {
    let options: G::Options = serde_json::from_str(options).unwrap();
    let seats = G::start(&options, seed).unwrap().seats().len();
    let bots = if bots.len() == 1 { vec![bots[0]; seats] } else { bots.to_vec() };
    let sittings = if bots.iter().all(|bot| *bot == bots[0]) { 1 } else { seats as u64 };
    assert_eq!(bots.len(), seats, "one bot for each seat");
    let mut tallies: Vec<Tally> = bots.iter().map(|bot| Tally { bot: bot.to_string(), ..Tally::default() }).collect();
    for number in 0..games {
        let (deal, shift) = (seed.nth(number / sittings), (number % sittings) as usize);
        let mut game = G::start(&options, deal).unwrap();
        let at = |seat: usize| (seat + shift) % seats;
        let mut players: Vec<_> =
            (0..seats).map(|seat| bots[at(seat)].seated::<G>(deal.nth(1000 + seat as u64))).collect();
        while let Some(seat) = game.waiting_for().iter().next() {
            let began = Instant::now();
            let choice = players[seat.index()].choose(&game, seat).unwrap();
            tallies[at(seat.index())].thinking.push(began.elapsed());
            game.apply(seat, choice, &mut ()).unwrap();
        }
        let outcome = game.outcome().unwrap();
        let places = outcome.places();
        let winners = if outcome.is_shared_by_all() { 1 } else { places.iter().filter(|place| place.won).count() };
        for (seat, place) in places.iter().enumerate() {
            let tally = &mut tallies[at(seat)];
            tally.wins.push(if place.won { 1.0 / winners as f64 } else { 0.0 });
            tally.scores.push(f64::from(place.score));
            if let Some(verdict) = outcome.verdict() {
                *tally.verdicts.entry(verdict).or_default() += 1;
            }
        }
        if (number + 1) % sittings == 0 {
            eprint!("\r{} of {games}: {:.1} % ", number + 1, 100.0 * mean(&tallies[0].wins).0);
        }
    }
    eprintln!();
    for tally in &mut tallies {
        tally.thinking.sort_unstable();
        let time = |share: f64| tally.thinking[((tally.thinking.len() - 1) as f64 * share) as usize];
        let ((wins, about), (score, score_about)) = (mean(&tally.wins), mean(&tally.scores));
        println!(
            "{:14} wins {:5.1} ± {:.1} %  scores {score:6.2} ± {score_about:.2}  thinks {:.2?} / {:.2?} / {:.2?} (half, 99 %, all) {:?}",
            tally.bot,
            100.0 * wins,
            100.0 * about,
            time(0.5),
            time(0.99),
            time(1.0),
            tally.verdicts
        );
    }
}

/// The mean, and how far it may be off in 95 of 100 cases.
fn mean(values: &[f64]) -> (f64, f64) {
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count;
    let variance = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    (mean, 1.96 * (variance / count).sqrt())
}
