//! The time benchmarks that every game has. A macro, so that only the games' benchmarks depend on `divan`.

/// Declares the time benchmarks of a game and their `main`: whole random games with each of the `options`, one choice with the
/// options `usual`, a copy of the state and a guess at the first choice with the options `large`. Times are taken in batches
/// of `batch` games.
#[macro_export]
macro_rules! time_benches {
    ($Game:ty, batch: $batch:literal, options: [$($options:literal),+], usual: $usual:literal, large: $large:literal) => {
        type Series = $crate::kit::Series<$Game>;

        fn main() {
            divan::main();
        }

        /// Deal to final score, uniform among the listed choices.
        #[divan::bench(args = [$($options),+], sample_count = 50)]
        fn whole_games(bencher: divan::Bencher, options: &str) {
            let series = Series::new(options);
            let mut number = 0;
            bencher.counter(divan::counter::ItemsCount::new($batch as u64)).bench_local(|| {
                for _ in 0..$batch {
                    number += 1;
                    divan::black_box($crate::Game::outcome(&series.play(number).0));
                }
            });
        }

        /// One listing, uniform choice and apply, on average over whole games that have been dealt already.
        #[divan::bench(sample_count = 50)]
        fn one_choice(bencher: divan::Bencher) {
            let series = Series::new($usual);
            let choices: usize = (0..$batch).map(|number| series.play(number).1).sum();
            let mut list = Vec::with_capacity(256);
            bencher
                .counter(divan::counter::ItemsCount::new(choices))
                .with_inputs(|| (0..$batch).map(|number| series.start(number)).collect::<Vec<_>>())
                .bench_local_values(|mut dealt| {
                    for (game, number) in dealt.iter_mut().zip(0..) {
                        divan::black_box(Series::play_on(game, number, &mut list));
                    }
                    dealt
                });
        }

        /// A copy of the state, as a search makes them.
        #[divan::bench]
        fn copy(bencher: divan::Bencher) {
            let game = Series::new($large).start(1);
            bencher.bench_local(|| divan::black_box(game.clone()));
        }

        /// A guess for a seat at the first choice of a game.
        #[divan::bench]
        fn guess(bencher: divan::Bencher) {
            let game = Series::new($large).start(1);
            let mut dice = $crate::Dice::new($crate::Seed([1; 32]), 0);
            let viewer = $crate::Viewer::Seat($crate::Seat(0));
            bencher.bench_local(|| divan::black_box($crate::Game::guess(&game, viewer, &mut dice)));
        }
    };
}
