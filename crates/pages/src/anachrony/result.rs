//! How it stands and how it ended: the verdict, the points part by part, the endgame cards, and the story of the game.

use super::names::Names;
use super::{Context, chart, evacuation, icons};
use crate::words::capital;
use anachrony::View;
use anachrony::data::{GOAL_POINTS, Goal, LAST_ERA_BEFORE_IMPACT};
use anachrony::score::{Decision, Ending, Outcome, SeatOutcome};
use anachrony::view::PlayerView;
use maud::{Markup, html};
use tabletop::Seat;

/// A part of the score.
#[derive(Clone, Copy)]
pub(super) struct Part {
    /// The key of its name.
    pub(super) key: &'static str,
    /// Its drawing; also its class in the chart.
    pub(super) icon: &'static str,
    pub(super) points: fn(&PlayerView) -> i32,
    /// Left out where nobody has any.
    rare: bool,
}

const fn part(key: &'static str, icon: &'static str, points: fn(&PlayerView) -> i32) -> Part {
    Part { key, icon, points, rare: false }
}

const fn rare(key: &'static str, icon: &'static str, points: fn(&PlayerView) -> i32) -> Part {
    Part { key, icon, points, rare: true }
}

const PARTS: [Part; 11] = [
    part("ana-part-buildings", "construct", |player| player.score.buildings),
    part("ana-part-superprojects", "project", |player| player.score.superprojects),
    part("ana-part-breakthroughs", "breakthrough", |player| player.score.breakthroughs),
    part("ana-part-time-travel", "travel", |player| player.score.time_travel),
    part("ana-part-morale", "morale", |player| player.score.morale),
    part("ana-part-goals", "cup", |player| player.score.goals),
    rare("ana-part-evacuation", "evacuate", |player| player.evacuation_points.into()),
    part("ana-part-tokens", "points", |player| player.score.tokens - i32::from(player.evacuation_points)),
    rare("ana-part-modules", "free", |player| player.score.modules),
    part("ana-part-anomalies", "anomaly", |player| player.score.anomalies),
    part("ana-part-warp-tokens", "warp", |player| player.score.warp_tokens),
];

/// The parts in which somebody has points, and those that everybody looks for.
pub(super) fn parts(players: &[PlayerView]) -> Vec<Part> {
    let wanted = |part: &Part| !part.rare || players.iter().any(|player| (part.points)(player) != 0);
    PARTS.into_iter().filter(wanted).collect()
}

/// A number as people write it.
pub(super) fn signed(n: i32) -> String {
    if n < 0 { format!("−{}", -n) } else { n.to_string() }
}

impl Names {
    /// Everybody's points as of now, part by part; the total comes last.
    pub fn scores(self, players: &[PlayerView]) -> Vec<(String, Vec<i32>)> {
        let parts = parts(players).into_iter();
        let row = |part: Part| (self.0.say(part.key), players.iter().map(part.points).collect());
        let total = (self.0.say("ana-total"), players.iter().map(|player| player.score.total).collect());
        parts.map(row).chain([total]).collect()
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

    /// What is worth telling of a game that is over, a sentence each.
    pub fn story(self, view: &View, name: impl Fn(Seat) -> String) -> Vec<String> {
        let words = self.0;
        let mut story = Vec::new();
        if view.after_impact {
            let spaces: Vec<_> = view.capital.iter().flatten().collect();
            let gone = spaces.iter().filter(|hex| hex.unavailable).count();
            let values = [
                ("era", LAST_ERA_BEFORE_IMPACT.into()),
                ("gone", gone.into()),
                ("of", spaces.len().into()),
                ("last", view.era.into()),
            ];
            story.push(words.with("ana-story-impact", &values));
        }
        let mut evacuated: Vec<_> = view.players.iter().filter(|player| player.evacuated.is_some()).collect();
        evacuated.sort_by_key(|player| player.evacuated);
        for player in &evacuated {
            story.push(self.evacuated(player, name(player.seat.seat())));
        }
        if evacuated.is_empty() && view.after_impact {
            story.push(words.say("ana-story-nobody-evacuated"));
        }
        let mut each = |key: &str, what: &dyn Fn(&PlayerView) -> Option<String>| {
            for player in &view.players {
                if let Some(what) = what(player) {
                    story.push(words.with(key, &[("name", name(player.seat.seat()).into()), ("what", what.into())]));
                }
            }
        };
        each("ana-story-superprojects", &|player| {
            let built: Vec<&str> = player.superprojects().map(|project| self.project(project)).collect();
            (!built.is_empty()).then(|| built.join(", "))
        });
        each("ana-story-anomalies", &|player| {
            Some(player.anomalies()).filter(|&count| count > 0).map(|count| count.to_string())
        });
        each("ana-story-debts", &|player| {
            let left: Vec<String> = player.warped().map(|warp| self.warp(warp)).collect();
            (!left.is_empty()).then(|| left.join(", "))
        });
        story
    }

    fn evacuated(self, player: &PlayerView, name: String) -> String {
        let title = player.path.zip(player.evacuation).map(|(path, side)| self.evacuation(path, side));
        let values = [
            ("name", name.into()),
            ("n", player.evacuated.unwrap_or_default().into()),
            ("points", self.points(player.evacuation_points.into()).into()),
            ("title", title.unwrap_or_default().into()),
        ];
        self.0.with("ana-story-evacuated", &values)
    }
}

/// The result on the page.
pub(super) fn result(context: &Context) -> Markup {
    let Some(outcome) = &context.view.outcome else { return Markup::default() };
    let names = Names(context.words);
    let [end, won] = names.verdict(outcome, |seat| context.name(seat));
    html! {
        div.ana-result {
            p.end { (end) }
            p.verdict { (won) }
            @if let Some(rank) = rank(context, outcome) { p.place { (rank) } }
            (chart::chart(context, names))
            (points(context, names, outcome))
            (goals(context, names))
            (story(context, names))
        }
    }
}

/// The viewer's rank, if they have not won.
fn rank(context: &Context, outcome: &Outcome) -> Option<String> {
    let mine = outcome.seats.iter().find(|seat| context.viewer.is(seat.seat) && seat.rank > 1)?;
    Some(context.words.with("ana-place-of", &[("n", mine.rank.into()), ("of", outcome.seats.len().into())]))
}

/// Players under each other, the best first, parts beside each other.
fn points(context: &Context, names: Names, outcome: &Outcome) -> Markup {
    let (words, players) = (context.words, &context.view.players);
    let parts = parts(players);
    let mut ranked: Vec<(&SeatOutcome, &PlayerView)> = outcome.seats.iter().zip(players).collect();
    ranked.sort_by_key(|(seat, _)| seat.rank);
    html! {
        table.scores {
            caption { (words.say("ana-scores")) }
            thead {
                tr {
                    th scope="col" { (words.say("ana-rank")) }
                    @for part in &parts { th scope="col" { (icons::icon(part.icon)) span { (words.say(part.key)) } } }
                    th.total scope="col" { (words.say("ana-total")) }
                    th.tie scope="col" { (icons::icon("water")) span { (words.say("ana-tie-water")) } }
                    th.tie scope="col" { (icons::icon("any")) span { (words.say("ana-tie-resources")) } }
                }
            }
            tbody {
                @for (seat, player) in &ranked {
                    tr.won[seat.rank == 1].mine[context.viewer.is(seat.seat)] {
                        th scope="row" {
                            span.rank { (seat.rank) }
                            @if let Some(path) = player.path { (icons::path(path)) }
                            span.name { (context.name(seat.seat)) @if let Some(leader) = player.leader { small { (names.leader(leader)) } } }
                        }
                        @for part in &parts { (cell((part.points)(player), part.icon, "")) }
                        (cell(seat.score.total, "points", "total"))
                        (cell(seat.water.into(), "water", "tie"))
                        (cell(seat.resources.into(), "any", "tie"))
                    }
                }
            }
        }
    }
}

/// A number of the table; on a phone, where there is no room for headings, with its drawing.
fn cell(n: i32, icon: &str, class: &str) -> Markup {
    html! { td.(class).less[n < 0].none[n == 0] { (icons::drawn("i key", icon)) (signed(n)) } }
}

/// The endgame cards: who counted how much, and who got the points.
fn goals(context: &Context, names: Names) -> Markup {
    let view = context.view;
    let best = |goal: Goal| (0..view.players.len()).map(|index| view.counted(goal, index)).max();
    html! {
        @if !view.goals.is_empty() {
            h3 { (context.words.say("ana-part-goals")) }
            table.goals {
                thead { tr { td {} @for player in &view.players { th scope="col" {
                    @if let Some(path) = player.path { (icons::path(path)) } (context.name(player.seat.seat()))
                } } } }
                tbody {
                    @for goal in &view.goals {
                        tr {
                            th scope="row" { (icons::goal(*goal)) (capital(&names.goal(*goal))) }
                            @for (index, _) in view.players.iter().enumerate() {
                                @let count = view.counted(*goal, index);
                                @let leads = best(*goal) == Some(count);
                                td.won[leads] {
                                    (count)
                                    @if leads { small { "+" (GOAL_POINTS) (icons::icon("cup")) span.unseen { (names.points(GOAL_POINTS)) } } }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn story(context: &Context, names: Names) -> Markup {
    let view = context.view;
    let told = names.story(view, |seat| context.name(seat));
    let waiting = view.players.iter().filter(|player| player.evacuated.is_none() && view.after_impact);
    html! {
        h3 { (context.words.say("ana-story")) }
        ul.story {
            @for sentence in told { li { (capital(&sentence)) } }
            @for player in waiting {
                @if let Some((have, need)) = evacuation::progress(view, player) {
                    @let values = [("name", context.name(player.seat.seat()).into()), ("have", have.into()), ("need", need.into())];
                    li { (capital(&context.words.with("ana-story-stayed", &values))) }
                }
            }
        }
    }
}
