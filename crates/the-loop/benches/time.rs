//! Times: whole random games, and one listing, choice and apply. Numbers and how they were taken: `BENCHMARKS.md`.

use divan::Bencher;
use divan::counter::ItemsCount;
use tabletop::kit::Series;
use tabletop::{Dice, Game, Seat, Seed, Viewer};
use the_loop::TheLoop;

/// Games in one sample.
const BATCH: u64 = 100;

const TWO: &str = r#"{"players":2}"#;
const FOUR: &str = r#"{"players":4}"#;

fn main() {
    divan::main();
}

/// Deal to final score, uniform among the listed choices.
#[divan::bench(args = [TWO, r#"{"players":3}"#, FOUR, r#"{"players":1}"#], sample_count = 50)]
fn whole_games(bencher: Bencher, options: &str) {
    let series = Series::<TheLoop>::new(options);
    let mut number = 0;
    bencher.counter(ItemsCount::new(BATCH)).bench_local(|| {
        for _ in 0..BATCH {
            number += 1;
            divan::black_box(series.play(number).0.outcome());
        }
    });
}

/// One listing, uniform choice and apply, on average over whole games that have been dealt already.
#[divan::bench(sample_count = 50)]
fn one_choice(bencher: Bencher) {
    let series = Series::<TheLoop>::new(TWO);
    let choices: usize = (0..BATCH).map(|number| series.play(number).1).sum();
    let mut list = Vec::with_capacity(256);
    bencher
        .counter(ItemsCount::new(choices))
        .with_inputs(|| (0..BATCH).map(|number| series.start(number)).collect::<Vec<_>>())
        .bench_local_values(|mut dealt| {
            for (game, number) in dealt.iter_mut().zip(0..) {
                divan::black_box(Series::play_on(game, number, &mut list));
            }
            dealt
        });
}

/// A copy of the state, as a search makes them.
#[divan::bench]
fn copy(bencher: Bencher) {
    let game = Series::<TheLoop>::new(FOUR).start(1);
    bencher.bench_local(|| divan::black_box(game.clone()));
}

/// A guess for a seat at the first choice of a game.
#[divan::bench]
fn guess(bencher: Bencher) {
    let game = Series::<TheLoop>::new(FOUR).start(1);
    let mut dice = Dice::new(Seed([1; 32]), 0);
    bencher.bench_local(|| divan::black_box(game.guess(Viewer::Seat(Seat(0)), &mut dice)));
}
