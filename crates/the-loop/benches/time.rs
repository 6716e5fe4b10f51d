//! Times: whole random games, and one listing, choice and apply. Numbers and how they were taken: `BENCHMARKS.md`.

mod games;

use divan::Bencher;
use divan::counter::ItemsCount;
use games::{options, play_random, start};
use tabletop::{Dice, Game, Seat, Seed, Viewer};

fn main() {
    divan::main();
}

/// Deal to final score, uniform among the listed choices.
#[divan::bench(args = ["2 players", "3 players", "4 players", "alone"], sample_count = 50)]
fn whole_games(bencher: Bencher, mode: &str) {
    let options = options(mode);
    let mut number = 0;
    bencher.counter(ItemsCount::new(games::BATCH)).bench_local(|| {
        for _ in 0..games::BATCH {
            number += 1;
            divan::black_box(play_random(&options, number));
        }
    });
}

/// One listing, uniform choice and apply, on average over whole games that have been dealt already.
#[divan::bench(sample_count = 50)]
fn one_choice(bencher: Bencher) {
    let options = options("2 players");
    let choices: usize = (0..games::BATCH).map(|number| play_random(&options, number).1).sum();
    bencher
        .counter(ItemsCount::new(choices))
        .with_inputs(|| (0..games::BATCH).map(|number| start(&options, number)).collect::<Vec<_>>())
        .bench_local_values(|dealt| {
            for (game, number) in dealt.into_iter().zip(0..) {
                divan::black_box(games::play_on(game, number));
            }
        });
}

/// A copy of the state, as a search makes them.
#[divan::bench]
fn copy(bencher: Bencher) {
    let game = start(&options("4 players"), 1);
    bencher.bench_local(|| divan::black_box(game.clone()));
}

/// A guess for a seat at the first choice of a game.
#[divan::bench]
fn guess(bencher: Bencher) {
    let game = start(&options("4 players"), 1);
    let mut dice = Dice::new(Seed([1; 32]), 0);
    bencher.bench_local(|| divan::black_box(game.guess(Viewer::Seat(Seat(0)), &mut dice)));
}
