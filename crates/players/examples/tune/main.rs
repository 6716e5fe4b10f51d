//! Tunes players by measurement: `cargo run --release -p players --example tune -- …`
//!
//! * `match wonderful-world '{"players":4}' fair,fair,fair,fair 400 growth=30 growth=90,glut=10` gives the first bot each of these
//!   changes of opinion in turn, plays the same deals with each (every deal once from each seat) and prints how often it won and what
//!   it scored, with 95 % intervals, and how much more it scored than with its usual opinions, deal by deal. What opinions are called
//!   is found in the `weights.rs` of each game (`cube.0.4` is the fifth number of the first row); Anachrony's search also has
//!   `exploration` and `untried_penalty`.
//! * `experience '{"players":4}' 3000` lets *fair* play so many games of It's a Wonderful World, compares what it forecast with what
//!   came of it, and prints the table of `experience.rs`: what each card brought beyond the forecast. Several options, separated by
//!   `;`, are fitted together.
//! * `insight '{"players":4}*7;{"players":2}' 2400 SEED FILE` lets *fair* players with insight play so many games of It's a Wonderful World
//!   with each of these options, fits the networks of `value_network.rs` anew to what came of their empires, and writes them into a file:
//!   `cat` puts two such files together into `crates/players/src/wonderful_world/insight.bin`, if they turn out better. `match …
//!   insight=1` tells.
//! * `learn 1500`: what things turn out to be worth in Anachrony when an era begins.
//! * `setups 1600`: how paths, path boards and leaders of Anachrony do.
//! * `means 300 fair fair fair`: scores in Anachrony by their parts, and when games end.
#![allow(clippy::unwrap_used)] // a tool for developers: what goes wrong ends it

mod anachrony_games;
mod experience;
mod insight;
mod learn;
mod least_squares;
mod matches;

use anachrony::Anachrony;
use wonderful_world::WonderfulWorld;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    match &words[..] {
        ["match", "wonderful-world", options, bots, games, changes @ ..] => {
            matches::compare::<WonderfulWorld>(options, bots, games.parse().unwrap(), changes);
        }
        ["match", "anachrony", options, bots, games, changes @ ..] => {
            matches::compare::<Anachrony>(options, bots, games.parse().unwrap(), changes);
        }
        ["experience", options, games] => experience::look_back(options, games.parse().unwrap()),
        ["insight", options, games, seed, into] => insight::teach(options, games.parse().unwrap(), seed, into),
        ["learn", games] => learn::learn(games.parse().unwrap()),
        ["setups", games] => anachrony_games::setups(games.parse().unwrap()),
        ["means", games, bots @ ..] => anachrony_games::means(games.parse().unwrap(), bots),
        _ => eprintln!("match, experience, insight, learn, setups or means: the head of this file says how"),
    }
}

/// The mean, and how far it may be off in 95 of 100 cases.
fn mean(values: &[f64]) -> (f64, f64) {
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count;
    let variance = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    (mean, 1.96 * (variance / count).sqrt())
}
