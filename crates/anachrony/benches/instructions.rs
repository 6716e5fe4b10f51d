//! Instruction counts of a fixed set of games, the same on every machine with the same compiler: for comparing one
//! change with the next where times are too noisy. Needs valgrind and `cargo install gungraun-runner`.
#![allow(missing_docs, unreachable_pub, unused_qualifications)] // what the macros below make

use anachrony::Anachrony;
use gungraun::{library_benchmark, library_benchmark_group, main};
use tabletop::kit::Series;

#[library_benchmark]
#[bench::two(r#"{"players":2}"#)]
#[bench::three(r#"{"players":3}"#)]
#[bench::four(r#"{"players":4}"#)]
fn whole_games(options: &str) -> usize {
    Series::<Anachrony>::new(options).play_first(20)
}

library_benchmark_group!(name = random; benchmarks = whole_games);
main!(library_benchmark_groups = random);
