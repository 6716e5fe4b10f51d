//! How it ended: the verdict, and the points part by part.

use super::chart;
use super::names::Names;
use super::{Context, icons, names};
use crate::words::{Value, capital};
use maud::{Markup, html};
use tabletop::Seat;
use wonderful_world::View;
use wonderful_world::data::{Leader, Medal, SIDE_A_HANDICAP, Side, Type};
use wonderful_world::score::{Decision, Outcome, SeatOutcome, SoloOutcome};

pub(super) fn result(context: &Context) -> Markup {
    let Some(outcome) = &context.view.outcome else {
        return Markup::default();
    };
    let names = names(context);
    html! {
        div.ww-result {
            @for line in names.verdict(context.view, |seat| context.name(seat)) { p.verdict { (line) } }
            @if let Some(rank) = rank_text(context, names, outcome) { p.place { (rank) } }
            (chart::chart(context, names, outcome))
            (points(context, names, outcome))
        }
    }
}

impl Names {
    /// Who has won and what decided, or what came of a game alone; empty before the end.
    pub fn verdict(self, view: &View, name: impl Fn(Seat) -> String) -> Vec<String> {
        let Some(outcome) = &view.outcome else { return Vec::new() };
        match &outcome.solo {
            Some(solo) => alone(view, self, outcome, solo),
            None => vec![winners(self, outcome, name)],
        }
    }

    /// The points of every seat, part by part, with how they came about; then what decides between equals.
    pub fn scores(self, outcome: &Outcome) -> Vec<(String, Vec<String>)> {
        let seats = &outcome.seats;
        let row = |key: &str, cell: fn(&SeatOutcome) -> i64| {
            (self.say(key), seats.iter().map(|seat| cell(seat).to_string()).collect())
        };
        let cell = |(points, product): (&i32, &Option<String>)| match product {
            Some(product) => format!("{product} = {points}"),
            None => points.to_string(),
        };
        let parts = parts(self, outcome).into_iter();
        let mut rows: Vec<(String, Vec<String>)> =
            parts.map(|part| (part.title, part.points.iter().zip(&part.product).map(cell).collect())).collect();
        rows.push(row("ww-total", |seat| seat.score.total.into()));
        if seats.len() > 1 {
            rows.push(row("ww-tie-built", |seat| seat.built.into()));
            rows.push(row("ww-tie-leaders", |seat| seat.leaders.into()));
            rows.push(row("ww-rank", |seat| seat.rank.into()));
        }
        rows
    }
}

/// The viewer's rank, if they have not won against others.
fn rank_text(context: &Context, names: Names, outcome: &Outcome) -> Option<String> {
    if outcome.solo.is_some() {
        return None;
    }
    let mine = outcome.seats.iter().find(|seat| context.viewer.is(seat.seat) && seat.rank > 1)?;
    let values: [(&str, Value); 2] = [("n", mine.rank.into()), ("of", outcome.seats.len().into())];
    Some(names.with("ww-place-of", &values))
}

/// A part of the points: what it is for, and what a seat has of it.
pub(super) struct Part {
    pub(super) title: String,
    /// What sets it apart in the chart.
    pub(super) class: &'static str,
    pub(super) points: Vec<i32>,
    /// How they came about, such as `4 × 2`.
    product: Vec<Option<String>>,
}

/// The parts that somebody has points in, or that everybody always looks for.
pub(super) fn parts(names: Names, outcome: &Outcome) -> Vec<Part> {
    let seats = &outcome.seats;
    let product = |count: u16, each: i32| (count > 0 && each > 0).then(|| format!("{count} × {each}"));
    let flat = Part {
        title: names.say("ww-part-flat"),
        class: "flat",
        points: seats.iter().map(|seat| seat.score.flat).collect(),
        product: vec![None; seats.len()],
    };
    let of_type = |kind: Type| {
        let part = |seat: &SeatOutcome| seat.score.per_type.iter().find(|part| part.kind == kind).cloned();
        Part {
            title: capital(&names.each_type(kind)),
            class: kind.name(),
            points: seats.iter().map(|seat| part(seat).map_or(0, |part| part.points)).collect(),
            product: seats.iter().map(|seat| part(seat).and_then(|part| product(part.built, part.each))).collect(),
        }
    };
    let of_leader = |leader: Leader| {
        let part = |seat: &SeatOutcome| match leader {
            Leader::General => seat.score.generals,
            Leader::Financier => seat.score.financiers,
        };
        Part {
            title: capital(&names.each_leader(leader)),
            class: leader.name(),
            points: seats.iter().map(|seat| part(seat).points).collect(),
            product: seats.iter().map(|seat| product(part(seat).count, part(seat).each)).collect(),
        }
    };
    let types = Type::ALL.map(of_type).into_iter().filter(|part| part.points.iter().any(|&points| points > 0));
    std::iter::once(flat).chain(types).chain(Leader::ALL.map(of_leader)).collect()
}

fn points(context: &Context, names: Names, outcome: &Outcome) -> Markup {
    let seats = &outcome.seats;
    let won = |seat: &SeatOutcome| seats.len() > 1 && outcome.winners.contains(&seat.seat);
    html! {
        table.scores {
            caption { (names.say("ww-scores")) }
            thead {
                tr {
                    td {}
                    @for seat in seats {
                        th scope="col" .won[won(seat)] {
                            @if won(seat) { (icons::icon("vp")) span.unseen { (names.say("ww-winner")) " " } }
                            (context.name(seat.seat))
                        }
                    }
                }
            }
            tbody {
                @for part in parts(names, outcome) {
                    tr {
                        th scope="row" { span.key.(part.class) {} (part.title) }
                        @for (points, product) in part.points.iter().zip(&part.product) {
                            td { @if let Some(product) = product { small { (product) " = " } } (points) }
                        }
                    }
                }
                tr.total {
                    th scope="row" { (names.say("ww-total")) }
                    @for seat in seats { td .won[won(seat)] { (seat.score.total) } }
                }
                @if seats.len() > 1 {
                    (row(&names.say("ww-tie-built"), seats, |seat| seat.built))
                    (row(&names.say("ww-tie-leaders"), seats, |seat| seat.leaders))
                    (row(&names.say("ww-rank"), seats, |seat| seat.rank.into()))
                }
            }
        }
    }
}

fn row(title: &str, seats: &[SeatOutcome], cell: impl Fn(&SeatOutcome) -> u16) -> Markup {
    html! { tr.tie { th scope="row" { (title) } @for seat in seats { td { (cell(seat)) } } } }
}

fn winners(names: Names, outcome: &Outcome, name: impl Fn(Seat) -> String) -> String {
    let best = outcome.seats.iter().map(|seat| seat.score.total).max().unwrap_or_default();
    let winners: Vec<_> = outcome.winners.iter().map(|&seat| name(seat)).collect();
    let key = match outcome.decided_by {
        Decision::Shared => "ww-won-shared",
        Decision::BuiltCards => "ww-won-by-built",
        Decision::Leaders => "ww-won-by-leaders",
        Decision::Points | Decision::Solo => "ww-won",
    };
    names.with(key, &[("names", winners.join(", ").into()), ("n", best.into())])
}

fn alone(view: &View, names: Names, outcome: &Outcome, solo: &SoloOutcome) -> Vec<String> {
    let total = outcome.seats.first().map_or(0, |seat| seat.score.total);
    match solo {
        SoloOutcome::Rated { score, rating } => {
            let rating: Value = names.say(&format!("ww-rating-{rating}")).into();
            vec![match view.options.side {
                Side::A => {
                    let values: [(&str, Value); 4] = [
                        ("n", total.into()),
                        ("less", SIDE_A_HANDICAP.into()),
                        ("score", (*score).into()),
                        ("rating", rating),
                    ];
                    names.with("ww-rated-less", &values)
                }
                Side::B => names.with("ww-rated", &[("n", total.into()), ("rating", rating)]),
            }]
        }
        SoloOutcome::Scenario { scenario, won: false, unbuilt, .. } => {
            let scenario: Value = names.scenario(*scenario).into();
            vec![
                names.with("ww-scenario-lost", &[("scenario", scenario)]),
                names.with("ww-unbuilt", &[("cards", names.cards(unbuilt).into())]),
            ]
        }
        SoloOutcome::Scenario { scenario, medal, .. } => {
            let medal_name = |medal: Medal| names.say(&format!("ww-medal-{medal}"));
            let earned = medal.map_or_else(|| names.say("ww-no-medal"), medal_name);
            let title: Value = names.scenario(*scenario).into();
            let mut lines = vec![
                names.with("ww-scenario-won", &[("scenario", title), ("medal", earned.into()), ("n", total.into())]),
            ];
            let next = Medal::ALL.into_iter().find(|&next| total < scenario.printed().points_for(next));
            lines.extend(next.map(|next| {
                let points = scenario.printed().points_for(next);
                names.with("ww-next-medal", &[("medal", capital(&medal_name(next)).into()), ("n", points.into())])
            }));
            lines
        }
    }
}
