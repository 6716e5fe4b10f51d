//! What came of the games: shares and quantiles, as a table, as JSON, as CSV.

use super::thinking::{Thinking, Times, spoken};
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt::Write;
use tabletop::SeatResult;

/// One game.
#[derive(Clone)]
pub(crate) struct Played {
    /// Which of the named bots sat at each seat.
    pub(crate) bot_at: Vec<usize>,
    pub(crate) results: Vec<SeatResult>,
    /// Whether all seats win or lose as one.
    pub(crate) team: bool,
    pub(crate) choices: u32,
    pub(crate) verdict: Option<&'static str>,
}

/// All games.
#[derive(Serialize)]
pub(crate) struct Report {
    pub(crate) game: &'static str,
    pub(crate) options: Value,
    pub(crate) games: u64,
    pub(crate) seconds: f64,
    pub(crate) games_per_second: f64,
    pub(crate) choices_per_second: f64,
    pub(crate) choices_per_game: f64,
    /// By the name of the bot, all its seats together.
    pub(crate) bots: Vec<Line>,
    /// By seat, whichever bot sat there.
    pub(crate) seats: Vec<Line>,
    /// How often each named result came, where the game has names for them.
    pub(crate) verdicts: BTreeMap<&'static str, u64>,
}

/// What a bot, or a seat, made of the games.
#[derive(Serialize)]
pub(crate) struct Line {
    pub(crate) name: String,
    /// Games won, shared victories among them.
    pub(crate) wins: u64,
    /// The share of all games that were won, a shared victory counting in part, but that of a whole team in full.
    pub(crate) win_share: f64,
    /// The 95 % interval of that share, by Wilson's formula.
    pub(crate) win_share_95: (f64, f64),
    pub(crate) mean_score: f64,
    /// The 95 % interval of the mean.
    pub(crate) mean_score_95: (f64, f64),
    pub(crate) median_score: f64,
    /// The scores below which 5, 25, 75 and 95 % of the games stay.
    pub(crate) quantiles: Quantiles,
    /// How long a bot that searches thought.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) thinking: Option<Thinking>,
    #[serde(skip)]
    pub(crate) scores: Vec<i32>,
}

#[derive(Clone, Copy, Serialize)]
pub(crate) struct Quantiles {
    pub(crate) q05: i32,
    pub(crate) q25: i32,
    pub(crate) q75: i32,
    pub(crate) q95: i32,
}

impl Report {
    pub(crate) fn new(
        game: &'static str,
        options: Value,
        bots: &[String],
        seconds: f64,
        played: &[Played],
        times: &[Times],
    ) -> Self {
        let games = played.len() as u64;
        let choices: u64 = played.iter().map(|game| u64::from(game.choices)).sum();
        let mut names: Vec<&String> = Vec::new();
        for name in bots {
            if !names.contains(&name) {
                names.push(name);
            }
        }
        let by_bot = names.iter().map(|name| {
            let mut own = bots.iter().zip(times).filter(|(bot, _)| bot == name).map(|(_, times)| times);
            let mut taken = own.next().cloned();
            own.for_each(|times| taken.iter_mut().for_each(|taken| taken.add(times)));
            let line = Line::of(name, played, |game, seat| &bots[game.bot_at[seat]] == *name);
            Line { thinking: taken.and_then(|taken| taken.thinking()), ..line }
        });
        let by_seat = (0..bots.len()).map(|seat| Line::of(&seat.to_string(), played, |_, other| other == seat));
        let mut verdicts = BTreeMap::new();
        for verdict in played.iter().filter_map(|game| game.verdict) {
            *verdicts.entry(verdict).or_default() += 1;
        }
        Self {
            game,
            options,
            games,
            seconds,
            games_per_second: games as f64 / seconds.max(1e-9),
            choices_per_second: choices as f64 / seconds.max(1e-9),
            choices_per_game: choices as f64 / games as f64,
            bots: by_bot.collect(),
            seats: by_seat.collect(),
            verdicts,
        }
    }

    pub(crate) fn json(&self) -> String {
        serde_json::to_string_pretty(self).unwrap_or_default()
    }

    pub(crate) fn csv(&self) -> String {
        let mut text = String::from(
            "by,name,games,wins,win_share,win_share_low,win_share_high,mean_score,mean_low,mean_high,median,q05,q25,q75,q95\n",
        );
        let lines = self.bots.iter().map(|line| ("bot", line)).chain(self.seats.iter().map(|line| ("seat", line)));
        for (by, line) in lines {
            let Quantiles { q05, q25, q75, q95 } = line.quantiles;
            let ((low, high), (mean_low, mean_high)) = (line.win_share_95, line.mean_score_95);
            let _ = writeln!(
                text,
                "{by},{},{},{},{:.6},{low:.6},{high:.6},{:.4},{mean_low:.4},{mean_high:.4},{},{q05},{q25},{q75},{q95}",
                line.name, self.games, line.wins, line.win_share, line.mean_score, line.median_score
            );
        }
        text
    }

    pub(crate) fn table(&self) -> String {
        let mut text = String::new();
        let _ = writeln!(
            text,
            "{}: {} games in {:.2} s ({:.0} games/s, {:.0} choices/s, {:.0} choices a game)\n",
            self.game, self.games, self.seconds, self.games_per_second, self.choices_per_second, self.choices_per_game
        );
        let names = self.bots.iter().map(|line| line.name.chars().count() + 1).fold(8, usize::max);
        let head = "   wins   share  [95 %]          mean  [95 %]          q05  q25    med  q75  q95";
        for (by, lines) in [("bot", &self.bots), ("seat", &self.seats)] {
            let _ = writeln!(text, "{by:<names$}{head}");
            for line in lines {
                let Quantiles { q05, q25, q75, q95 } = line.quantiles;
                let ((low, high), (mean_low, mean_high)) = (line.win_share_95, line.mean_score_95);
                let _ = writeln!(
                    text,
                    "{:<names$}{:>7}{:>7.1}%  {:>4.1}-{:<4.1}%    {:>7.1}  {:>6.1}-{:<6.1}  {q05:>4} {q25:>4} {:>6.1} {q75:>4} {q95:>4}",
                    line.name,
                    line.wins,
                    100.0 * line.win_share,
                    100.0 * low,
                    100.0 * high,
                    line.mean_score,
                    mean_low,
                    mean_high,
                    line.median_score,
                );
            }
            text.push('\n');
        }
        for line in &self.bots {
            let Some(Thinking { median, q99, longest }) = line.thinking else { continue };
            let [median, q99, longest] = [median, q99, longest].map(spoken);
            let _ = writeln!(text, "{:<names$}thinks {median} (median), {q99} (99 %), {longest} (longest)", line.name);
        }
        for (verdict, count) in &self.verdicts {
            let _ = writeln!(text, "{verdict:<20}{count:>7}{:>7.1}%", 100.0 * *count as f64 / self.games as f64);
        }
        text
    }
}

impl Line {
    /// What those did whom `counts` picks out by game and seat.
    fn of(name: &str, played: &[Played], counts: impl Fn(&Played, usize) -> bool) -> Self {
        let (mut wins, mut shares, mut scores) = (0, 0.0, Vec::new());
        for game in played {
            // What a team wins is won whole by each of its members, and once by a bot that sits at several seats.
            let winners = match game.team {
                true => (0..game.results.len()).filter(|&seat| counts(game, seat)).count(),
                false => game.results.iter().filter(|result| result.won).count(),
            };
            let mine = game.results.iter().enumerate().filter(|(seat, _)| counts(game, *seat));
            let mut won = 0;
            for (_, result) in mine {
                won += usize::from(result.won);
                scores.push(result.score);
            }
            wins += u64::from(won > 0);
            shares += won as f64 / winners.max(1) as f64;
        }
        scores.sort_unstable();
        let quantile =
            |percent: usize| scores.get(scores.len().saturating_sub(1) * percent / 100).copied().unwrap_or_default();
        let (mean, error) = mean_and_error(&scores);
        Self {
            name: name.to_owned(),
            wins,
            win_share: shares / played.len() as f64,
            win_share_95: wilson(shares, played.len() as f64),
            mean_score: mean,
            mean_score_95: (mean - 1.96 * error, mean + 1.96 * error),
            median_score: median(&scores),
            quantiles: Quantiles { q05: quantile(5), q25: quantile(25), q75: quantile(75), q95: quantile(95) },
            thinking: None,
            scores,
        }
    }
}

/// The middle score, or the mean of the two in the middle.
fn median(scores: &[i32]) -> f64 {
    match scores.len() {
        0 => 0.0,
        count if count % 2 == 1 => f64::from(scores[count / 2]),
        count => f64::from(scores[count / 2 - 1] + scores[count / 2]) / 2.0,
    }
}

fn mean_and_error(scores: &[i32]) -> (f64, f64) {
    let count = scores.len() as f64;
    let mean = scores.iter().map(|&score| f64::from(score)).sum::<f64>() / count;
    let squares: f64 = scores.iter().map(|&score| (f64::from(score) - mean).powi(2)).sum();
    (mean, (squares / (count - 1.0).max(1.0) / count).sqrt())
}

/// The 95 % interval of a share.
fn wilson(shares: f64, games: f64) -> (f64, f64) {
    let z = 1.96;
    let share = shares / games;
    let middle = share + z * z / (2.0 * games);
    let reach = z * (share * (1.0 - share) / games + z * z / (4.0 * games * games)).sqrt();
    let scale = 1.0 + z * z / games;
    // Rounding may leave a share of nothing or of all just outside.
    (((middle - reach) / scale).clamp(0.0, share), ((middle + reach) / scale).clamp(share, 1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn result(rank: u8, score: i32) -> SeatResult {
        SeatResult { rank, score, won: rank == 1 }
    }

    fn played(bot_at: [usize; 2], results: [SeatResult; 2]) -> Played {
        Played { bot_at: bot_at.into(), results: results.into(), team: false, choices: 10, verdict: None }
    }

    #[test]
    fn what_a_team_wins_is_won_whole_by_everybody() {
        let bots = vec!["a".to_owned(), "b".to_owned()];
        let won = Played { team: true, ..played([0, 1], [result(1, 4), result(1, 4)]) };
        let lost = SeatResult { rank: 2, score: 2, won: false };
        let lost = Played { team: true, ..played([0, 1], [lost, lost]) };
        let report = Report::new("toy", Value::Null, &bots, 1.0, &[won, lost], &[]);
        assert!(report.bots.iter().chain(&report.seats).all(|line| (line.wins, line.win_share) == (1, 0.5)));
        let alike = vec!["a".to_owned(), "a".to_owned()];
        let won = Played { team: true, ..played([0, 1], [result(1, 4), result(1, 4)]) };
        assert_eq!(Report::new("toy", Value::Null, &alike, 1.0, &[won], &[]).bots[0].win_share, 1.0);
    }

    #[test]
    fn a_shared_victory_counts_for_both_and_is_shared() {
        let bots = vec!["a".to_owned(), "b".to_owned()];
        let games =
            vec![played([0, 1], [result(1, 50), result(1, 50)]), played([1, 0], [result(1, 60), result(2, 40)])];
        let report = Report::new("toy", Value::Null, &bots, 2.0, &games, &[]);
        let [a, b] = &report.bots[..] else { panic!("two bots") };
        assert_eq!((a.wins, a.win_share, a.mean_score), (1, 0.25, 45.0));
        assert_eq!((b.wins, b.win_share, b.mean_score), (2, 0.75, 55.0));
        assert_eq!((report.seats[0].wins, report.seats[1].wins), (2, 1));
        assert_eq!((report.games_per_second, report.choices_per_second), (1.0, 10.0));
        assert!(report.csv().lines().all(|line| line.split(',').count() == 15), "{}", report.csv());
    }

    #[test]
    fn intervals_are_those_of_the_formula() {
        let (low, high) = wilson(50.0, 100.0);
        assert!((low - 0.4038).abs() < 1e-3 && (high - 0.5962).abs() < 1e-3, "{low} {high}");
        assert_eq!(wilson(7.0, 7.0).1, 1.0);
        assert_eq!((median(&[1, 2, 9]), median(&[1, 2, 9, 10]), median(&[])), (2.0, 5.5, 0.0));
        let (mean, error) = mean_and_error(&[2, 4, 4, 4, 5, 5, 7, 9]);
        assert!((mean - 5.0).abs() < 1e-9 && (error - (32.0f64 / 7.0 / 8.0).sqrt()).abs() < 1e-9);
    }
}
