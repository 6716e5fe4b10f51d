//! What things turn out to be worth when an era begins: least squares over many games.

use super::least_squares::eliminate;
use anachrony::Anachrony;
use anachrony::data::{Good, Row, Worker};
use anachrony::state::Phase;
use players::Bots;
use players::tuning::terms;
use tabletop::{Game, Seat, Seed};

/// What can be counted when an era begins, by name.
fn counts(game: &Anachrony, seat: Seat) -> Vec<(&'static str, f64)> {
    let player = &game.players[seat.index()];
    let mut counts = vec![("one", 1.0)];
    for good in Good::ALL {
        counts.push((good.name(), f64::from(player.goods[good])));
    }
    for worker in Worker::ALL {
        counts.push((worker.name(), f64::from(player.active[worker] + player.tired[worker])));
    }
    let workers = player.active.total() + player.tired.total();
    counts.push(("beyond 4 workers", f64::from(workers.saturating_sub(4))));
    counts.push(("beyond 6 workers", f64::from(workers.saturating_sub(6))));
    counts.push(("active", f64::from(player.active.total())));
    counts.push(("beyond 4 active", f64::from(player.active.total().saturating_sub(4))));
    counts.push(("beyond 4 cores", f64::from(player.goods[Good::Core].saturating_sub(4))));
    counts.push(("beyond 6 water", f64::from(player.goods[Good::Water].saturating_sub(6))));
    counts.push(("breakthroughs", f64::from(player.breakthroughs.total())));
    counts.push(("morale", f64::from(player.morale)));
    counts.push(("travel", f64::from(player.time_travel)));
    counts.push(("paradoxes", f64::from(player.paradoxes)));
    counts.push(("anomalies", player.anomalies() as f64));
    counts.push(("owed", player.warped().count() as f64));
    for row in Row::ALL {
        counts.push((row.name(), player.buildings_of(row) as f64));
    }
    counts.push(("beyond 1 plant", player.buildings_of(Row::Plant).saturating_sub(1) as f64));
    counts.push(("projects", player.superprojects().count() as f64));
    for (name, value) in terms(game, seat) {
        if ["engine", "plans", "time-travel", "paradoxes", "evacuation", "goals"].contains(&name) {
            counts.push((name, f64::from(value)));
        }
    }
    counts.push(("banner", f64::from(u8::from(game.banner == seat))));
    counts.push(("evacuated", f64::from(u8::from(player.evacuated.is_some()))));
    counts
}

/// What things turn out to be worth when an era begins: the points still made, by least squares on what there is.
pub(super) fn learn(games: u64) {
    let mut rows: Vec<Vec<(Vec<f64>, f64)>> = vec![Vec::new(); 8];
    let mut names = Vec::new();
    for number in 0..games {
        let seed = Seed([44; 32]).nth(number);
        let mut bots: Vec<_> = (0..2).map(|at| Anachrony::bot("fair", seed.nth(at)).unwrap()).collect();
        let mut game = Anachrony::start(&serde_json::from_str(r#"{"players":2}"#).unwrap(), seed).unwrap();
        let mut era = 0;
        let mut seen = Vec::new();
        while let Some(seat) = game.waiting_for().iter().next() {
            if matches!(game.phase, Phase::PowerUp { .. }) && era != game.era {
                era = game.era;
                for seat in [0, 1].map(Seat) {
                    let score = game.score_of(seat);
                    let counts = counts(&game, seat);
                    names = counts.iter().map(|(name, _)| *name).collect();
                    let values = counts.iter().map(|(_, value)| *value).collect::<Vec<_>>();
                    seen.push((era, seat, values, f64::from(score.total - score.goals - score.warp_tokens)));
                }
            }
            let choice = bots[seat.index()].choose(&game, seat).unwrap();
            game.apply(seat, choice, &mut ()).unwrap();
        }
        for (era, seat, values, score) in seen {
            let total = f64::from(game.score_of(seat).total);
            rows[usize::from(era)].push((values, total - score));
        }
    }
    let fits: Vec<_> = rows[1..].iter().map(|rows| least_squares(rows, names.len())).collect();
    for (at, name) in names.iter().enumerate() {
        print!("{name:18}");
        for fit in &fits {
            print!(" {:6.2}±{:4.2}", fit[at].0, fit[at].1);
        }
        println!();
    }
}

/// Coefficients with the half of their 95 % intervals.
fn least_squares(rows: &[(Vec<f64>, f64)], width: usize) -> Vec<(f64, f64)> {
    let mut table = vec![vec![0.0; 2 * width + 1]; width];
    for (values, target) in rows {
        for one in 0..width {
            for other in 0..width {
                table[one][other] += values[one] * values[other];
            }
            table[one][2 * width] += values[one] * target;
        }
    }
    for (at, row) in table.iter_mut().enumerate() {
        row[at] += 1.0;
        row[width + at] = 1.0;
    }
    eliminate(&mut table);
    let fitted: Vec<f64> = table.iter().map(|row| row[2 * width]).collect();
    let error = |(values, target): &(Vec<f64>, f64)| {
        (target - values.iter().zip(&fitted).map(|(value, weight)| value * weight).sum::<f64>()).powi(2)
    };
    let variance = rows.iter().map(error).sum::<f64>() / rows.len() as f64;
    (0..width).map(|at| (fitted[at], 1.96 * (variance * table[at][width + at]).max(0.0).sqrt())).collect()
}
