//! Teaches the networks of It's a Wonderful World what empires come to beyond their forecasts.

use players::tuning::{Network, features, with_network};
use std::array;
use std::fs;
use std::thread;
use tabletop::{Dice, Game, Results, Seat, Seed};
use wonderful_world::data::{Card, ROUNDS};
use wonderful_world::state::Phase;
use wonderful_world::{Choice, Options, WonderfulWorld};

const THREADS: usize = 2;
const WIDTH: usize = Network::WIDTH;
/// How often what was seen is gone through, and how much of it at a time.
const EPOCHS: usize = 8;
const BATCH: usize = 256;
/// How far a step goes at first; steps become shorter to the end.
const RATE: f32 = 2e-3;
/// How much of a weight is lost with each step, as a share of its length.
const DECAY: f32 = 1e-3;

/// An empire as insight sees it, and what it came to beyond the forecast.
struct Seen {
    round: u8,
    features: Vec<(u16, f32)>,
    beyond: f32,
}

/// Plays so many games with each of these options (`{"players":4}*7` stands for seven times as many) and writes the networks that
/// are fitted to them into a file.
pub(super) fn teach(options: &str, games: usize, seed: &str, file: &str) {
    let mut tables: Vec<Options> = Vec::new();
    for part in options.split(';') {
        let (options, times) = part.split_once('*').unwrap_or((part, "1"));
        let options: Options = serde_json::from_str(options).unwrap();
        tables.extend(vec![options; games * times.parse::<usize>().unwrap()]);
    }
    let seen = play_all(&tables, Seed::from_text(seed).unwrap());
    let rounds: Vec<u8> = (1..=ROUNDS).collect();
    let mut bytes = Vec::new();
    for some in rounds.chunks(THREADS) {
        let fitted: Vec<Network> = thread::scope(|scope| {
            let threads: Vec<_> = some.iter().map(|round| scope.spawn(|| fit(*round, &seen))).collect();
            threads.into_iter().map(|thread| thread.join().unwrap()).collect()
        });
        fitted.iter().for_each(|network| bytes.extend(network.bytes()));
    }
    fs::write(file, bytes).unwrap();
}

fn play_all(tables: &[Options], seed: Seed) -> Vec<Seen> {
    let play_some = |first: usize| {
        let mut seen = Vec::new();
        for number in (first..tables.len()).step_by(THREADS) {
            play(&tables[number], seed.nth(number as u64), &mut seen);
            if number % 1000 == 0 {
                eprint!("\r{number} of {} games ", tables.len());
            }
        }
        seen
    };
    thread::scope(|scope| {
        let threads: Vec<_> = (0..THREADS).map(|first| scope.spawn(move || play_some(first))).collect();
        threads.into_iter().flat_map(|thread| thread.join().unwrap()).collect()
    })
}

/// One game of players with insight, some of whom now and then pick at random, so that there is something to see.
fn play(options: &Options, deal: Seed, into: &mut Vec<Seen>) {
    let mut game = WonderfulWorld::start(options, deal).unwrap();
    let mut dice = Dice::new(deal, 77);
    let lapses: Vec<u32> = (0..options.players).map(|_| dice.pick(&[0, 0, 3, 10]).unwrap()).collect();
    let mut players: Vec<_> = (0..options.players).map(|_| with_network()).collect();
    let (mut choices, mut noted) = (Vec::new(), Vec::new());
    while let Some(seat) = game.waiting_for().iter().next() {
        game.choices(seat, &mut choices);
        let picks = matches!(choices[0], Choice::Pick(_));
        let choice = if picks && dice.below(100) < lapses[seat.index()] {
            dice.pick(&choices).unwrap()
        } else {
            players[seat.index()].choose(&game, seat).unwrap()
        };
        if let Some(more) = looked(&game, seat, choice, &mut dice) {
            noted.push((game.round, seat, features(&game, seat, more)));
        }
        let round = game.round;
        game.apply(seat, choice, &mut ()).unwrap();
        if game.round > round && game.phase != Phase::Over {
            noted.extend(game.seats().iter().map(|seat| (game.round, seat, features(&game, seat, None))));
        }
    }
    let results = game.outcome().unwrap().results();
    into.extend(noted.into_iter().map(|(round, seat, (features, forecast))| {
        let beyond = results[seat.index()].score as f32 - forecast;
        Seen { round, features, beyond }
    }));
}

/// Whether an empire is looked at before a choice, and if so, with which card picked: at some picks, before planning and now and then
/// in production.
fn looked(game: &WonderfulWorld, seat: Seat, choice: Choice, dice: &mut Dice) -> Option<Option<Card>> {
    let player = &game.players[seat.index()];
    match choice {
        Choice::Pick(card) => (dice.below(3) == 0).then_some(Some(card)),
        Choice::Build(_) | Choice::Recycle(_) => {
            (player.draft_area.len() >= 6 && player.unplaced.is_none()).then_some(None)
        }
        Choice::Done | Choice::Place(_) if matches!(game.phase, Phase::Production(_)) => {
            (dice.below(12) == 0).then_some(None)
        }
        _ => None,
    }
}

/// Fits a network to what was seen in a round: stochastic gradient descent by Adam's method. A twentieth is kept to test it.
fn fit(round: u8, seen: &[Seen]) -> Network {
    let seen: Vec<&Seen> = seen.iter().filter(|seen| seen.round == round).collect();
    let (test, train) = seen.split_at(seen.len() / 20);
    let mut dice = Dice::new(Seed([round; 32]), 0);
    let mut random = |scale: f32| (dice.below(20_001) as f32 / 10_000.0 - 1.0) * scale;
    let mut network = Network {
        inputs: (0..Network::INPUTS).map(|_| array::from_fn(|_| random(0.2))).collect(),
        bias: array::from_fn(|_| random(0.2)),
        output: array::from_fn(|_| random(0.5)),
        offset: 0.0,
    };
    let (mut mean, mut square) = (nothing(), nothing());
    let mut order: Vec<usize> = (0..train.len()).collect();
    let steps = EPOCHS * train.len().div_ceil(BATCH);
    let mut step = 0;
    for _ in 0..EPOCHS {
        dice.shuffle(&mut order);
        for batch in order.chunks(BATCH) {
            let mut slope = nothing();
            batch.iter().for_each(|&at| add_slope(&mut slope, &network, train[at], batch.len()));
            step += 1;
            let rate = RATE * (1.0 - step as f32 / (steps + 1) as f32);
            let known = [1.0 - 0.9_f32.powi(step), 1.0 - 0.999_f32.powi(step)];
            let all = weights(&mut network).zip(weights(&mut slope)).zip(weights(&mut mean).zip(weights(&mut square)));
            for ((weight, slope), (mean, square)) in all {
                *mean = 0.9 * *mean + 0.1 * *slope;
                *square = 0.999 * *square + 0.001 * *slope * *slope;
                *weight -= rate * (*mean / known[0] / ((*square / known[1]).sqrt() + 1e-8) + DECAY * *weight);
            }
        }
    }
    let errors = [error(&nothing(), test), error(&network, &train[..test.len()]), error(&network, test)];
    println!("round {round}: {} empires; {errors:.2?} without it, with it, and on others", seen.len());
    network
}

/// How far off it is, as the root of the mean square.
fn error(network: &Network, seen: &[&Seen]) -> f64 {
    let sum: f64 = seen.iter().map(|seen| f64::from(off(network, seen, &hidden(network, seen))).powi(2)).sum();
    (sum / seen.len().max(1) as f64).sqrt()
}

fn hidden(network: &Network, seen: &Seen) -> [f32; WIDTH] {
    network.hidden(seen.features.iter().map(|&(at, value)| (at.into(), value)))
}

fn off(network: &Network, seen: &Seen, hidden: &[f32; WIDTH]) -> f32 {
    network.answer(hidden) - seen.beyond
}

/// Adds what one empire of a batch says about the slope of the error.
fn add_slope(slope: &mut Network, network: &Network, seen: &Seen, batch: usize) {
    let hidden = hidden(network, seen);
    let off = off(network, seen, &hidden) / batch as f32;
    slope.offset += off;
    let mut back = [0.0; WIDTH];
    for unit in (0..WIDTH).filter(|&unit| hidden[unit] > 0.0) {
        slope.output[unit] += off * hidden[unit];
        back[unit] = off * network.output[unit];
        slope.bias[unit] += back[unit];
    }
    for &(at, value) in &seen.features {
        slope.inputs[usize::from(at)].iter_mut().zip(back).for_each(|(sum, back)| *sum += back * value);
    }
}

fn nothing() -> Network {
    Network { inputs: vec![[0.0; WIDTH]; Network::INPUTS], bias: [0.0; WIDTH], output: [0.0; WIDTH], offset: 0.0 }
}

fn weights(network: &mut Network) -> impl Iterator<Item = &mut f32> {
    let rows = network.inputs.iter_mut().chain([&mut network.bias, &mut network.output]);
    rows.flatten().chain([&mut network.offset])
}
