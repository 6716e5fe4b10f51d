//! What every seat could expect, as one line each over the whole game.

use super::{Findings, Review, round_name};
use crate::hint::percent;
use crate::words::Words;
use maud::{Markup, PreEscaped, html};

/// The drawing, in its own units: where the lines are, and what is around them.
const WIDTH: f32 = 640.0;
const HEIGHT: f32 = 300.0;
const LEFT: f32 = 66.0;
const RIGHT: f32 = 12.0;
const TOP: f32 = 12.0;
const BOTTOM: f32 = 28.0;

/// What stands above and below the drawing in a picture of its own.
const HEADING: f32 = 28.0;
const LEGEND: f32 = 24.0;

/// How far marks stay apart.
const APART: f32 = 20.0;
/// A line goes through the mean of so many choices to either side: each was judged by somebody who knew other things.
const AROUND: usize = 2;

/// Where a step and a share stand.
struct Scale {
    steps: usize,
}

impl Scale {
    fn x(&self, step: usize) -> f32 {
        tenths(LEFT + (WIDTH - LEFT - RIGHT) * step as f32 / self.steps.max(1) as f32)
    }

    fn y(expected: f32) -> f32 {
        tenths(TOP + (HEIGHT - TOP - BOTTOM) * (1.0 - expected.clamp(0.0, 1.0)))
    }
}

fn tenths(number: f32) -> f32 {
    (number * 10.0).round() / 10.0
}

pub(super) fn chart(words: &Words, review: &Review, findings: &Findings, lines: &[String]) -> Markup {
    html! {
        svg.chart viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) role="group" aria-labelledby="chart-title" aria-describedby="chart-about" {
            desc #chart-about { (description(words, findings, lines)) }
            (drawing(words, review, findings, lines.len()))
        }
    }
}

/// The same with its title, its legend and its colours, for a file of its own.
pub(super) fn picture(words: &Words, review: &Review, findings: &Findings, lines: &[String]) -> Markup {
    let title = format!("{}: {}", review.title, words.say("review-chart"));
    let height = HEIGHT + HEADING + LEGEND;
    let each = (WIDTH - LEFT - RIGHT) / lines.len().max(1) as f32;
    html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox=(format!("0 0 {WIDTH} {height}")) {
            title { (title) }
            desc { (description(words, findings, lines)) }
            style { (PreEscaped(include_str!("picture.css"))) }
            rect.ground width=(WIDTH) height=(height) {}
            text.title x=(RIGHT) y="18" { (title) }
            g transform=(format!("translate(0 {HEADING})")) { (drawing(words, review, findings, lines.len())) }
            @for (seat, name) in lines.iter().enumerate() {
                @let (x, y) = (tenths(LEFT + each * seat as f32), HEADING + HEIGHT + LEGEND / 2.0);
                path.{ "curve line-" (seat) } d=(format!("M{x} {}h24", y - 3.0)) {}
                text x=(x + 30.0) y=(y) { (name) }
            }
        }
    }
}

fn drawing(words: &Words, review: &Review, findings: &Findings, lines: usize) -> Markup {
    let scale = Scale { steps: findings.expected.len().saturating_sub(1) };
    html! {
        (grid(words, review, findings, &scale))
        @for seat in 0..lines { path.{ "curve line-" (seat) } d=(curve(findings, &scale, seat)) {} }
        (marks(words, review, findings, &scale))
    }
}

/// The chart in a sentence for each line.
fn description(words: &Words, findings: &Findings, lines: &[String]) -> String {
    let at = |all: Option<&Vec<f32>>, seat: usize| {
        let expected = all.and_then(|all| all.get(seat)).copied().unwrap_or_default();
        words.with("percent", &[("n", percent(expected).into())])
    };
    let said = lines.iter().enumerate().map(|(seat, name)| {
        let (start, end) = (at(findings.expected.first(), seat), at(findings.expected.last(), seat));
        let values = [("name", name.as_str().into()), ("start", start.into()), ("end", end.into())];
        words.with("review-chart-describes", &values)
    });
    said.collect::<Vec<_>>().join(" ")
}

/// Lines for shares and for the beginnings of rounds.
fn grid(words: &Words, review: &Review, findings: &Findings, scale: &Scale) -> Markup {
    let (bottom, right) = (Scale::y(0.0), WIDTH - RIGHT);
    let ends = findings.rounds.iter().skip(1).map(|(step, _)| *step).chain([scale.steps]);
    html! {
        g.grid aria-hidden="true" {
            @for quarter in 0..=4u8 {
                @let y = Scale::y(f32::from(quarter) / 4.0);
                path.{ @if quarter == 0 { "axis" } @else { "share" } } d=(format!("M{LEFT} {y}H{right}")) {}
                @if quarter % 2 == 0 {
                    text.at-left x=(LEFT - 6.0) y=(y) { (words.with("percent", &[("n", (25 * quarter).into())])) }
                }
            }
            @for ((step, round), end) in findings.rounds.iter().zip(ends) {
                @let (from, to) = (scale.x(*step), scale.x(end));
                path.round d=(format!("M{from} {TOP}V{bottom}")) {}
                text.under x=((from + to) / 2.0) y=(HEIGHT - 9.0) { (round_name(words, review, *round)) }
            }
            @if findings.rounds.is_empty() {
                text.under x=((LEFT + right) / 2.0) y=(HEIGHT - 9.0) { (words.say("review-steps")) }
            }
        }
    }
}

fn curve(findings: &Findings, scale: &Scale, seat: usize) -> String {
    let points =
        (0..findings.expected.len()).map(|step| format!("{} {}", scale.x(step), Scale::y(mean(findings, step, seat))));
    format!("M{}", points.collect::<Vec<_>>().join("L"))
}

/// What a seat could expect around a step. The beginning and the end stay what they are.
fn mean(findings: &Findings, step: usize, seat: usize) -> f32 {
    let last = findings.expected.len().saturating_sub(1);
    let around = AROUND.min(step).min(last.saturating_sub(step));
    let near = findings.expected.get(step - around..=step + around).unwrap_or_default();
    near.iter().filter_map(|all| all.get(seat)).sum::<f32>() / near.len().max(1) as f32
}

/// The turning points, on the line of the player who chose, or as close as there is room.
fn marks(words: &Words, review: &Review, findings: &Findings, scale: &Scale) -> Markup {
    let mut taken: Vec<(f32, f32)> = Vec::new();
    html! {
        @for (number, turn) in (1..).zip(&findings.turning_points) {
            @let seat = turn.seat.index();
            @let (x, y) = (scale.x(turn.step), Scale::y(mean(findings, turn.step, seat)));
            @let beside = room(&mut taken, x, y);
            @let name = review.seats.get(seat).map_or("", String::as_str);
            @let lost = words.with("review-lost", &[("n", percent(turn.lost).into())]);
            @let what = format!("{number}: {name}, {}, {lost}", words.with("review-step", &[("step", turn.step.into())]));
            a.{ "spot seat-" (seat) } href=(format!("#turn-{number}")) aria-label=(what) {
                title { (what) }
                path d=(format!("M{x} {y}V{beside}")) {}
                circle cx=(x) cy=(beside) r="8" {}
                text x=(x) y=(beside) { (number) }
            }
        }
    }
}

/// The height nearest to `y` at which a mark hides no other.
fn room(taken: &mut Vec<(f32, f32)>, x: f32, y: f32) -> f32 {
    let is_free = |y: f32| taken.iter().all(|(one, other)| (one - x).abs() >= APART || (other - y).abs() >= APART);
    let heights = (0..8u8).flat_map(|times| [1.0, -1.0].map(|way| y + way * APART * f32::from(times)));
    let inside = |y: &f32| (TOP..=HEIGHT - BOTTOM).contains(y);
    let free = heights.filter(inside).find(|&height| is_free(height)).unwrap_or(y);
    taken.push((x, free));
    free
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_hide_no_other_and_stay_inside() {
        let mut taken = Vec::new();
        let heights: Vec<f32> = (0..6).map(|_| room(&mut taken, 60.0, TOP)).collect();
        assert_eq!(heights, [0.0, 1.0, 2.0, 3.0, 4.0, 5.0].map(|times| TOP + APART * times));
        assert_eq!(room(&mut taken, 60.0 + APART, TOP), TOP);
    }

    #[test]
    fn a_line_begins_and_ends_where_it_should_and_is_calm_between() {
        let expected = [0.5, 0.0, 1.0, 0.0, 1.0].map(|share| vec![share]).to_vec();
        let findings = Findings { expected, ..Findings::default() };
        assert_eq!([0, 2, 4].map(|step| mean(&findings, step, 0)), [0.5, 0.5, 1.0]);
    }
}
