//! What a weight of Anachrony's evaluation is worth: matches on common deals of the fair player with changed weights against
//! the one with the usual ones, seats exchanged. Means with 95 % intervals.
//!
//! * `tune_anachrony versus 250 water 0.2 core 1`: several weights at once.
//! * `tune_anachrony duel 40 300 300 curiosity 0.2`: the same for searching players, with so many iterations.
//! * `tune_anachrony learn 1500`: what things turn out to be worth when an era begins.
//! * `tune_anachrony setups 1600`: how paths, path boards and leaders do.
//! * `tune_anachrony weight 400 water 0.2 0.4 0.6`: values of one weight, games each.
//! * `tune_anachrony climb 200 3600`: goes through all weights again and again for so many seconds, and keeps what is better.
//! * `tune_anachrony show 1 fair fair`: one game, choice by choice.
//! * `tune_anachrony means 300 3 fair fair fair`: mean scores, by part, and when games end.
#![allow(clippy::unwrap_used)] // a tool for developers: what goes wrong ends it

mod learn;

use anachrony::score::Score;
use anachrony::{Anachrony, Options, Outcome};
use players::tuning::{anachrony_fair, anachrony_search, anachrony_weight, anachrony_weights};
use players::{Bots, Budget, Player};
use std::time::Instant;
use tabletop::{Game, Seed};

type Bot = Box<dyn Player<Anachrony>>;
type Changes = Vec<(String, f32)>;

fn play(options: &Options, seed: Seed, bots: &mut [Bot]) -> Outcome {
    let mut game = Anachrony::start(options, seed).unwrap();
    while let Some(seat) = game.waiting_for().iter().next() {
        let choice = bots[seat.index()].choose(&game, seat).unwrap();
        game.apply(seat, choice, &mut ()).unwrap();
    }
    game.outcome().unwrap()
}

/// The options of game `number`: two players, every side and both sides of path boards.
fn options(number: u64) -> Options {
    let side = if number % 4 == 3 { "B" } else { "A" };
    serde_json::from_str(&format!(r#"{{"players":2,"side":"{side}"}}"#)).unwrap()
}

/// Points ahead and games won, with the changes against without, both seats of each deal.
fn match_up(one: &Changes, other: &Changes, games: u64, first: u64) -> (f64, f64, f64, f64) {
    let (mut sum, mut squares, mut won, mut score) = (0.0, 0.0, 0.0, 0.0);
    for number in first..first + games {
        let seed = Seed([42; 32]).nth(number);
        let mut ahead = 0.0;
        for seat in 0..2 {
            let bot = |at: usize| {
                let changes = if at == seat { one } else { other };
                anachrony_fair(changes, seed.nth(at as u64)).unwrap()
            };
            let mut bots = vec![bot(0), bot(1)];
            let outcome = play(&options(number), seed, &mut bots);
            let (own, others) = (&outcome.seats[seat], &outcome.seats[1 - seat]);
            ahead += f64::from(own.score.total - others.score.total) / 2.0;
            won += if own.rank == others.rank {
                0.25
            } else if own.rank == 1 {
                0.5
            } else {
                0.0
            };
            score += f64::from(own.score.total) / 2.0;
        }
        sum += ahead;
        squares += ahead * ahead;
    }
    let n = games as f64;
    let mean = sum / n;
    let deviation = ((squares / n - mean * mean).max(0.0) / n).sqrt();
    (mean, 1.96 * deviation, won / n, score / n)
}

fn show_weight(args: &[String]) {
    let games = args[0].parse().unwrap();
    for value in &args[2..] {
        let changes = vec![(args[1].clone(), value.parse().unwrap())];
        let (mean, spread, won, score) = match_up(&changes, &Vec::new(), games, 0);
        println!("{} = {value}: {mean:+.2} ± {spread:.2} points, won {:.1} %, score {score:.1}", args[1], 100.0 * won);
    }
}

/// Searching players: `duel 40 300 300 name value`, the first with the changes.
fn duel(args: &[String]) {
    let changes: Changes = args[3..].chunks(2).map(|pair| (pair[0].clone(), pair[1].parse().unwrap())).collect();
    let budgets: Vec<Budget> = args[1..3].iter().map(|text| text.parse().unwrap()).collect();
    let (usual, games) = (Vec::new(), args[0].parse::<u64>().unwrap());
    let (mut ahead, mut won, mut score) = (Vec::new(), 0.0, 0.0);
    for number in 0..games {
        let seed = Seed([45; 32]).nth(number / 2);
        let first = (number % 2) as usize;
        let bot = |at: usize| {
            let (changes, budget) = if at == first { (&changes, budgets[0]) } else { (&usual, budgets[1]) };
            anachrony_search(changes, budget, seed.nth(at as u64)).unwrap()
        };
        let outcome = play(&options(number / 2), seed, &mut [bot(0), bot(1)]);
        let (own, others) = (&outcome.seats[first], &outcome.seats[1 - first]);
        ahead.push(f64::from(own.score.total - others.score.total));
        score += f64::from(own.score.total) / games as f64;
        won += if own.rank == others.rank {
            0.5
        } else if own.rank == 1 {
            1.0
        } else {
            0.0
        };
    }
    let mean = ahead.iter().sum::<f64>() / games as f64;
    let variance = ahead.iter().map(|points| (points - mean).powi(2)).sum::<f64>() / games as f64;
    println!(
        "{changes:?}: {mean:+.2} ± {:.2} points, won {:.1} % of {games}, score {score:.1}",
        1.96 * (variance / games as f64).sqrt(),
        100.0 * won / games as f64
    );
}

/// Several changes at once: `name value name value`.
fn versus(args: &[String]) {
    let changes: Changes = args[1..].chunks(2).map(|pair| (pair[0].clone(), pair[1].parse().unwrap())).collect();
    let (mean, spread, won, score) = match_up(&changes, &Vec::new(), args[0].parse().unwrap(), 100_000);
    println!("{changes:?}: {mean:+.2} ± {spread:.2} points, won {:.1} %, score {score:.1}", 100.0 * won);
}

/// One weight after the other, a step up or down; a change is kept if it does better on fresh deals too.
fn climb(args: &[String]) {
    let games: u64 = args[0].parse().unwrap();
    let seconds: u64 = args[1].parse().unwrap();
    let began = Instant::now();
    let mut best: Changes = Vec::new();
    let mut fresh = 1_000;
    let mut step = 1.6f32;
    loop {
        for name in anachrony_weights() {
            if began.elapsed().as_secs() > seconds {
                println!("{best:?}");
                return;
            }
            let now = best.iter().find(|(known, _)| known == name).map(|(_, value)| *value);
            let now = now.or_else(|| anachrony_weight(name)).unwrap();
            for value in [if now == 0.0 { 0.2 } else { now * step }, now / step] {
                let mut changes = best.clone();
                changes.retain(|(known, _)| known != name);
                changes.push(((*name).to_owned(), value));
                fresh += games;
                let (mean, spread, won, _) = match_up(&changes, &best, games, fresh);
                if mean < 0.2 * spread {
                    continue;
                }
                fresh += 2 * games;
                let (again, wide, won_again, score) = match_up(&changes, &best, 2 * games, fresh);
                let kept = (mean + 2.0 * again) / 3.0 > 0.5 * wide;
                println!(
                    "{:5.0} s {name} {now:.3} -> {value:.3}: {mean:+.2} ± {spread:.2} ({won:.2}), {again:+.2} ± {wide:.2} ({won_again:.2}), {score:.1}{}",
                    began.elapsed().as_secs_f64(),
                    if kept { " kept" } else { "" }
                );
                if kept {
                    best = changes;
                    break;
                }
            }
        }
        println!("{best:?}");
        step = 1.0 + (step - 1.0) * 0.7;
    }
}

fn show(args: &[String]) {
    let number: u64 = args[0].parse().unwrap();
    let seed = Seed([42; 32]).nth(number);
    let names = &args[1..];
    let text = format!(r#"{{"players":{},"side":"A"}}"#, names.len());
    let mut game = Anachrony::start(&serde_json::from_str(&text).unwrap(), seed).unwrap();
    let bots = names.iter().enumerate().map(|(at, name)| Anachrony::bot(name, seed.nth(at as u64)).unwrap());
    let mut bots: Vec<Bot> = bots.collect();
    let (mut era, mut phase) = (0, None);
    while let Some(seat) = game.waiting_for().iter().next() {
        if era != game.era || phase != Some(std::mem::discriminant(&game.phase)) {
            era = game.era;
            phase = Some(std::mem::discriminant(&game.phase));
            println!(
                "== era {era} {:?}  pool {:?} mine {:?} projects {:?}",
                game.phase,
                game.recruit_pool,
                game.mine_pool,
                (1..=era + 1).map(|at| game.superproject_above(at)).collect::<Vec<_>>()
            );
            for (seat, player) in game.players.iter().enumerate() {
                let score = game.score_of(tabletop::Seat(seat as u8));
                println!(
                    "   {seat} {:?} {:?} {:?}: {} points; {:?}; active {:?} tired {:?} charged {} morale {} travel {} paradoxes {} anomalies {} warped {:?} breakthroughs {:?} built {:?} {:?}",
                    player.path(),
                    player.leader,
                    player.evacuation,
                    score.total,
                    player.goods,
                    player.active,
                    player.tired,
                    player.suits_charged(),
                    player.morale,
                    player.time_travel,
                    player.paradoxes,
                    player.anomalies(),
                    player.warped().map(|warp| (warp, player.era_of(warp).unwrap())).collect::<Vec<_>>(),
                    player.breakthroughs,
                    player.buildings().collect::<Vec<_>>(),
                    player.superprojects().collect::<Vec<_>>()
                );
            }
        }
        let choice = bots[seat.index()].choose(&game, seat).unwrap();
        println!("{seat}: {choice:?}");
        game.apply(seat, choice, &mut ()).unwrap();
    }
    for seat in game.outcome().unwrap().seats {
        println!("{:?} water {} resources {}", seat.score, seat.water, seat.resources);
    }
}

fn means(args: &[String]) {
    let games: u64 = args[0].parse().unwrap();
    let names = &args[1..];
    let mut parts = vec![Vec::<Score>::new(); names.len()];
    let (mut eras, mut longest, mut times, mut won) =
        ([0u32; 8], 0.0f64, vec![Vec::<f64>::new(); names.len()], vec![0.0; names.len()]);
    for number in 0..games {
        let seed = Seed([43; 32]).nth(number);
        let side = if number % 4 == 3 { "B" } else { "A" };
        let text = format!(r#"{{"players":{},"side":"{side}"}}"#, names.len());
        let mut game = Anachrony::start(&serde_json::from_str(&text).unwrap(), seed).unwrap();
        let turned = number as usize % names.len();
        let bots = (0..names.len())
            .map(|at| Anachrony::bot(&names[(at + turned) % names.len()], seed.nth(at as u64)).unwrap());
        let mut bots: Vec<Bot> = bots.collect();
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
        let mean =
            |part: fn(&Score) -> i32| parts[at].iter().map(|score| f64::from(part(score))).sum::<f64>() / games as f64;
        let total = mean(|score| score.total);
        let squares =
            parts[at].iter().map(|score| (f64::from(score.total) - total).powi(2)).sum::<f64>() / games as f64;
        let times = &mut times[at];
        times.sort_by(f64::total_cmp);
        println!(
            "{name}: won {:.1} %, {total:.1} ± {:.1} points: buildings {:.1} superprojects {:.1} anomalies {:.1} travel {:.1} morale {:.1} tokens {:.1} goals {:.1} warps {:.1} breakthroughs {:.1}; {:.0} choices a game, mean {:.2} ms, p99 {:.2} ms",
            100.0 * won[at] / games as f64,
            1.96 * (squares / games as f64).sqrt(),
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
fn setups(args: &[String]) {
    let mut sums = std::collections::BTreeMap::<String, (f64, f64)>::new();
    for number in 0..args[0].parse::<u64>().unwrap() {
        let seed = Seed([46; 32]).nth(number);
        let side = if number % 2 == 1 { "B" } else { "A" };
        let text = format!(r#"{{"players":2,"side":"{side}","leaders":"dealt"}}"#);
        let mut game = Anachrony::start(&serde_json::from_str(&text).unwrap(), seed).unwrap();
        let mut bots: Vec<Bot> = (0..2).map(|at| anachrony_fair(&[], seed.nth(at)).unwrap()).collect();
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

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args.first().map(String::as_str) {
        Some("weight") => show_weight(&args[1..]),
        Some("climb") => climb(&args[1..]),
        Some("show") => show(&args[1..]),
        Some("setups") => setups(&args[1..]),
        Some("duel") => duel(&args[1..]),
        Some("versus") => versus(&args[1..]),
        Some("learn") => learn::learn(&args[1..]),
        Some("means") => means(&args[1..]),
        _ => println!("weight, versus, duel, climb, learn, setups, show or means: see the head of this file"),
    }
}
