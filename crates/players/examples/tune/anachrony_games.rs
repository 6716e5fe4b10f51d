//! How games of Anachrony go, by their parts and by who sits where.

use super::mean;
use anachrony::Anachrony;
use anachrony::score::Score;
use players::Bots;
use std::time::Instant;
use tabletop::{Game, Seed};

/// What bots score, by its parts, and when games end.
pub(super) fn means(games: u64, names: &[&str]) {
    let mut parts = vec![Vec::<Score>::new(); names.len()];
    let (mut eras, mut longest, mut times, mut won) =
        ([0u32; 8], 0.0f64, vec![Vec::<f64>::new(); names.len()], vec![0.0; names.len()]);
    for number in 0..games {
        let seed = Seed([43; 32]).nth(number);
        let side = if number % 4 == 3 { "B" } else { "A" };
        let text = format!(r#"{{"players":{},"side":"{side}"}}"#, names.len());
        let mut game = Anachrony::start(&serde_json::from_str(&text).unwrap(), seed).unwrap();
        let turned = number as usize % names.len();
        let bots =
            (0..names.len()).map(|at| Anachrony::bot(names[(at + turned) % names.len()], seed.nth(at as u64)).unwrap());
        let mut bots: Vec<_> = bots.collect();
        while let Some(seat) = game.waiting_for().iter().next() {
            let began = Instant::now();
            let choice = bots[seat.index()].choose(&game, seat).unwrap();
            let took = began.elapsed().as_secs_f64();
            longest = longest.max(took);
            times[(seat.index() + turned) % names.len()].push(took);
            game.apply(seat, choice, &mut ()).unwrap();
        }
        let outcome = game.outcome().unwrap();
        eras[usize::from(game.era)] += 1;
        for (at, seat) in outcome.seats.iter().enumerate() {
            let player = (at + turned) % names.len();
            parts[player].push(seat.score);
            won[player] += if seat.rank == 1 { 1.0 / outcome.winners.len() as f64 } else { 0.0 };
        }
    }
    println!("{games} games ended in era {:?}; longest decision {:.1} ms", &eras[4..], 1000.0 * longest);
    for (at, name) in names.iter().enumerate() {
        let of = |part: fn(&Score) -> i32| -> Vec<f64> { parts[at].iter().map(|score| part(score).into()).collect() };
        let (total, about) = mean(&of(|score| score.total));
        let mean = |part: fn(&Score) -> i32| mean(&of(part)).0;
        let times = &mut times[at];
        times.sort_by(f64::total_cmp);
        println!(
            "{name}: won {:.1} %, {total:.1} ± {about:.1} points: buildings {:.1} superprojects {:.1} anomalies {:.1} travel {:.1} morale {:.1} tokens {:.1} goals {:.1} warps {:.1} breakthroughs {:.1}; {:.0} choices a game, mean {:.2} ms, p99 {:.2} ms",
            100.0 * won[at] / games as f64,
            mean(|score| score.buildings),
            mean(|score| score.superprojects),
            mean(|score| score.anomalies),
            mean(|score| score.time_travel),
            mean(|score| score.morale),
            mean(|score| score.tokens),
            mean(|score| score.goals),
            mean(|score| score.warp_tokens),
            mean(|score| score.breakthroughs),
            times.len() as f64 / games as f64,
            1000.0 * times.iter().sum::<f64>() / times.len() as f64,
            1000.0 * times[times.len() * 99 / 100],
        );
    }
}

/// How far paths, sides of path boards and leaders bring fair players ahead of the mean of two, all of it dealt.
pub(super) fn setups(games: u64) {
    let mut sums = std::collections::BTreeMap::<String, (f64, f64)>::new();
    for number in 0..games {
        let seed = Seed([46; 32]).nth(number);
        let side = if number % 2 == 1 { "B" } else { "A" };
        let text = format!(r#"{{"players":2,"side":"{side}","leaders":"dealt"}}"#);
        let mut game = Anachrony::start(&serde_json::from_str(&text).unwrap(), seed).unwrap();
        let mut bots: Vec<_> = (0..2).map(|at| Anachrony::bot("fair", seed.nth(at)).unwrap()).collect();
        while let Some(seat) = game.waiting_for().iter().next() {
            let choice = bots[seat.index()].choose(&game, seat).unwrap();
            game.apply(seat, choice, &mut ()).unwrap();
        }
        let scores = [0, 1].map(|seat| f64::from(game.score_of(tabletop::Seat(seat)).total));
        for (seat, player) in game.players.iter().enumerate() {
            let ahead = scores[seat] - scores[1 - seat];
            let path = player.path();
            for name in [
                format!("{side} {path}"),
                format!("{path} {}", player.evacuation.unwrap()),
                format!("{side} {path} {}", player.leader.unwrap()),
            ] {
                let sum = sums.entry(name).or_default();
                *sum = (sum.0 + ahead, sum.1 + 1.0);
            }
        }
    }
    for (name, (sum, count)) in sums {
        println!("{name:30} {:+.1} ({count})", sum / count);
    }
}
