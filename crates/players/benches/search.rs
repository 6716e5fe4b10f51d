//! How much the search gets done: `cargo bench -p players --bench search`, perhaps with how long each decision may take
//! (`-- 2s`: with so much time it looks further, or with more care, and gets less done).
//!
//! From the first choice of a game: iterations a second on one core, and how many choices an iteration goes on for. Each goes on
//! at least to the end of the round, the era or the turn.
#![allow(clippy::unwrap_used)] // a tool for developers: what goes wrong ends it

use anachrony::Anachrony;
use players::{Bots, Budget};
use std::time::Instant;
use tabletop::Seed;
use the_loop::TheLoop;
use wonderful_world::WonderfulWorld;

fn main() {
    let budget = std::env::args().find_map(|word| word.parse().ok()).unwrap_or(Budget::Iterations(8000));
    println!("{:18} {:28} {:>14} {:>20}", "game", "options", "iterations/s", "choices an iteration");
    for players in 2..=5 {
        measure::<WonderfulWorld>(&format!(r#"{{"players":{players}}}"#), budget);
    }
    for players in 2..=4 {
        measure::<Anachrony>(&format!(r#"{{"players":{players}}}"#), budget);
    }
    for players in 2..=4 {
        measure::<TheLoop>(&format!(r#"{{"players":{players}}}"#), budget);
    }
}

fn measure<G: Bots>(options: &str, budget: Budget) {
    let game = G::start(&serde_json::from_str(options).unwrap(), Seed([1; 32])).unwrap();
    let seat = game.waiting_for().iter().next().unwrap();
    let mut thinker = G::thinker(budget, 1, Seed([2; 32]));
    let began = Instant::now();
    thinker.choose(&game, seat).unwrap();
    let (seconds, effort) = (began.elapsed().as_secs_f64(), thinker.effort());
    let depth = effort.choices as f64 / effort.iterations.max(1) as f64;
    println!("{:18} {options:28} {:>14.0} {depth:>20.1}", G::NAME, effort.iterations as f64 / seconds);
}
