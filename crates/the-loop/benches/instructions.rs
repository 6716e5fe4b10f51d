//! Instruction counts of a fixed set of games, the same on every machine with the same compiler: for comparing one
//! change with the next where times are too noisy. Needs valgrind and `cargo install gungraun-runner`.
#![allow(missing_docs, unreachable_pub, unused_qualifications)] // what the macros below make

mod games;

use gungraun::{library_benchmark, library_benchmark_group, main};
use std::hint::black_box;

#[library_benchmark]
#[bench::two("2 players")]
#[bench::three("3 players")]
#[bench::four("4 players")]
#[bench::alone("alone")]
fn whole_games(mode: &str) -> i32 {
    let options = games::options(mode);
    (0..games::BATCH).map(|number| black_box(games::play_random(&options, number)).0).sum()
}

library_benchmark_group!(name = random; benchmarks = whole_games);
main!(library_benchmark_groups = random);
