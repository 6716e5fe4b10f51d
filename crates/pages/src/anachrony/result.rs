//! How it stands and how it ended: the points part by part, and the verdict.

use super::Context;
use super::names::Names;
use anachrony::score::{Decision, Ending, Outcome, Score};
use anachrony::view::PlayerView;
use maud::{Markup, html};
use tabletop::Seat;

/// A part of the score, and the key of its name.
type Part = (&'static str, fn(&Score) -> i32);

const PARTS: [Part; 10] = [
    ("ana-part-buildings", |score| score.buildings),
    ("ana-part-superprojects", |score| score.superprojects),
    ("ana-part-anomalies", |score| score.anomalies),
    ("ana-part-time-travel", |score| score.time_travel),
    ("ana-part-morale", |score| score.morale),
    ("ana-part-tokens", |score| score.tokens),
    ("ana-part-goals", |score| score.goals),
    ("ana-part-warp-tokens", |score| score.warp_tokens),
    ("ana-part-breakthroughs", |score| score.breakthroughs),
    ("ana-total", |score| score.total),
];

impl Names {
    /// Everybody's points as of now, part by part; the total comes last.
    pub fn scores(self, players: &[PlayerView]) -> Vec<(String, Vec<i32>)> {
        let of = |part: fn(&Score) -> i32| players.iter().map(|player| part(&player.score)).collect();
        PARTS.into_iter().map(|(key, part)| (self.0.say(key), of(part))).collect()
    }

    /// What decides between equal points, and the ranks.
    pub fn ties(self, outcome: &Outcome) -> Vec<(String, Vec<u16>)> {
        let seats = &outcome.seats;
        vec![
            (self.0.say("ana-tie-water"), seats.iter().map(|seat| seat.water).collect()),
            (self.0.say("ana-tie-resources"), seats.iter().map(|seat| seat.resources).collect()),
            (self.0.say("ana-rank"), seats.iter().map(|seat| seat.rank.into()).collect()),
        ]
    }

    /// Why the game ended, and who has won.
    pub fn verdict(self, outcome: &Outcome, name: impl Fn(Seat) -> String) -> [String; 2] {
        let end = match outcome.ending {
            Ending::LastEra => self.0.say("ana-over-last-era"),
            Ending::Collapse => self.0.say("ana-over-collapse"),
            Ending::Module(module) => match module {},
        };
        let key = match outcome.decided_by {
            Decision::Points => "ana-won",
            Decision::Water => "ana-won-by-water",
            Decision::Resources => "ana-won-by-resources",
            Decision::Shared => "ana-won-shared",
        };
        let best = outcome.seats.iter().map(|seat| seat.score.total).max().unwrap_or_default();
        let winners: Vec<String> = outcome.winners.iter().map(|&seat| name(seat)).collect();
        [end, self.0.with(key, &[("names", winners.join(", ").into()), ("n", best.into())])]
    }
}

/// The result on the page.
pub(super) fn result(context: &Context) -> Markup {
    let Some(outcome) = &context.view.outcome else { return Markup::default() };
    let names = Names(context.words);
    let [end, won] = names.verdict(outcome, |seat| context.name(seat));
    html! {
        div.plain {
            p { (end) }
            p.verdict { (won) }
            (scores(context, names))
        }
    }
}

fn scores(context: &Context, names: Names) -> Markup {
    let ties = context.view.outcome.as_ref().map(|outcome| names.ties(outcome)).unwrap_or_default();
    html! {
        table.scores {
            caption { (context.words.say("ana-scores")) }
            thead { tr { td {} @for player in &context.view.players { th scope="col" { (context.name(player.seat.seat())) } } } }
            tbody {
                @for (title, points) in names.scores(&context.view.players) {
                    tr { th scope="row" { (title) } @for points in points { td { (points) } } }
                }
                @for (title, numbers) in ties {
                    tr.tie { th scope="row" { (title) } @for number in numbers { td { (number) } } }
                }
            }
        }
    }
}
