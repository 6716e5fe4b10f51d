//! A finished game, looked at again: what every seat could expect, and where a better choice was missed.

mod chart;

use crate::board::Board;
use crate::frame::{Head, page};
use crate::hint::percent;
use crate::replay::bar;
use crate::words::Words;
use maud::{Markup, html};
use tabletop::{Seat, Viewer};

/// What is looked at again, and how far that is.
pub struct Review<'a> {
    /// The table's name in addresses.
    pub id: &'a str,
    pub title: &'a str,
    /// What the keys of this game begin with in the Fluent files.
    pub keys: &'a str,
    /// What each seat is called, in the order of seats.
    pub seats: &'a [String],
    /// How far it is.
    pub status: ReviewStatus,
}

/// How far a review is.
pub enum ReviewStatus {
    /// So many choices of so many have been looked at.
    Working(usize, usize),
    /// It cannot be had.
    Failed,
    /// It is there.
    Ready(Findings),
}

/// What looking at a game again showed.
#[derive(Default)]
pub struct Findings {
    /// What every seat could expect before each choice, from 0 (lost) to 1 (won), and after the last one what it got.
    pub expected: Vec<Vec<f32>>,
    /// After how many choices each round began, and its number.
    pub rounds: Vec<(usize, u8)>,
    /// Where most was given away, in the order of the game.
    pub turning_points: Vec<TurningPoint>,
}

/// A choice that gave something away.
pub struct TurningPoint {
    /// How many choices were made before it.
    pub step: usize,
    pub seat: Seat,
    /// What was chosen, in words.
    pub chosen: String,
    /// What would have been better, in words.
    pub better: String,
    /// How much less the seat could expect for it.
    pub lost: f32,
    /// What the better choice would have brought, in words.
    pub why: String,
}

/// After how many choices each round of a game began, and its number.
pub fn rounds<G: Board>(mut game: G, line: &[(Seat, G::Choice)]) -> Vec<(usize, u8)> {
    let mut rounds: Vec<(usize, u8)> = Vec::new();
    for (step, &(seat, choice)) in line.iter().enumerate() {
        let round = G::round(&game.view(Viewer::Spectator));
        if let Some(round) = round.filter(|round| rounds.last().is_none_or(|(_, last)| last < round)) {
            rounds.push((step, round));
        }
        if game.apply(seat, choice, &mut ()).is_err() {
            break;
        }
    }
    rounds
}

pub fn review(words: &'static Words, review: &Review) -> Markup {
    let tab = format!("{} · {} · Chronotope", words.say("review-title"), review.title);
    let here = format!("/t/{}/review", review.id);
    let body = html! {
        a.skip href="#main" { (words.say("skip-to-content")) }
        (bar(words, review.id, review.title, "review-title", "replay", &here))
        main #main tabindex="-1" {
            p.lead { (words.say("review-lead")) }
            @match &review.status {
                ReviewStatus::Working(done, of) => (working(words, *done, *of, &here)),
                ReviewStatus::Failed => p.failed role="alert" { (words.say("review-failed")) },
                ReviewStatus::Ready(findings) => { (curves(words, review, findings)) (turning_points(words, review, findings)) },
            }
        }
    };
    let scripts: &[&str] = if matches!(review.status, ReviewStatus::Working(..)) { &["review.js"] } else { &[] };
    page(&Head { words, title: &tab, styles: &["review.css"], scripts, class: "review" }, &body)
}

/// The chart as a picture that stands by itself; none before the review is there.
pub fn picture(words: &Words, review: &Review) -> Option<String> {
    let ReviewStatus::Ready(findings) = &review.status else { return None };
    Some(chart::picture(words, review, findings, &lines(words, review, findings)).into_string())
}

/// While it is being looked at: how far that is. The script asks again by itself.
fn working(words: &Words, done: usize, of: usize, here: &str) -> Markup {
    // The script fills the places of this sentence anew.
    let sentence = |done: &str, of: &str| words.with("review-progress", &[("done", done.into()), ("of", of.into())]);
    html! {
        section #working data-address={ (here) "?part=1" } data-words=(sentence("%1", "%2")) {
            label for="progress" { (words.say("review-working")) }
            progress #progress max=(of.max(1)) value=(done) {}
            p #how-far role="status" { (sentence(&done.to_string(), &of.to_string())) }
            a.button.without-script href=(here) { (words.say("review-again")) }
        }
    }
}

/// Whose lines there are: one for each seat, or one for all where all win or lose together.
pub fn lines(words: &Words, review: &Review, findings: &Findings) -> Vec<String> {
    let together = findings.expected.iter().all(|all| all.windows(2).all(|two| two[0] == two[1]));
    if together && review.seats.len() > 1 { vec![words.say("review-team")] } else { review.seats.to_vec() }
}

fn curves(words: &Words, review: &Review, findings: &Findings) -> Markup {
    let lines = lines(words, review, findings);
    html! {
        section aria-labelledby="chart-title" {
            h2 #chart-title { (words.say("review-chart")) }
            ul.legend {
                @for (seat, name) in lines.iter().enumerate() {
                    li { svg.swatch viewBox="0 0 36 12" aria-hidden="true" { path.{ "curve line-" (seat) } d="M0 6H36" {} } (name) }
                }
            }
            (chart::chart(words, review, findings, &lines))
            p.soft { (words.say("review-chart-about")) }
            (numbers(words, review, findings, &lines))
        }
    }
}

/// What the chart shows, at the beginning of each round and at the end.
fn numbers(words: &Words, review: &Review, findings: &Findings, lines: &[String]) -> Markup {
    let at = |step: usize, seat: usize| {
        let expected = findings.expected.get(step).and_then(|all| all.get(seat)).copied().unwrap_or_default();
        words.with("percent", &[("n", percent(expected).into())])
    };
    let last = findings.expected.len().saturating_sub(1);
    html! {
        details {
            summary { (words.say("review-numbers")) }
            div.scroll tabindex="0" role="group" aria-label=(words.say("review-numbers")) {
                table {
                    tr {
                        th scope="col" { (words.say("review-seat")) }
                        @for (_, round) in &findings.rounds { th scope="col" { (round_name(words, review, *round)) } }
                        th scope="col" { (words.say("review-end")) }
                    }
                    @for (seat, name) in lines.iter().enumerate() {
                        tr {
                            th scope="row" { (name) }
                            @for (step, _) in &findings.rounds { td { (at(*step, seat)) } }
                            td { (at(last, seat)) }
                        }
                    }
                }
            }
        }
    }
}

fn round_name(words: &Words, review: &Review, round: u8) -> String {
    words.get(&format!("{}-review-round", review.keys), &[("n", round.into())]).unwrap_or_else(|| round.to_string())
}

fn turning_points(words: &Words, review: &Review, findings: &Findings) -> Markup {
    html! {
        section aria-labelledby="turns-title" {
            h2 #turns-title { (words.say("review-turns")) }
            @if findings.turning_points.is_empty() { p { (words.say("review-turns-none")) } }
            ol.turns {
                @for (number, turn) in (1..).zip(&findings.turning_points) { (turning_point(words, review, number, turn)) }
            }
        }
    }
}

fn turning_point(words: &Words, review: &Review, number: usize, turn: &TurningPoint) -> Markup {
    let seat = turn.seat.index();
    let name = review.seats.get(seat).cloned().unwrap_or_else(|| turn.seat.to_string());
    let (step, lost) = (turn.step, percent(turn.lost));
    let replay = format!("/t/{}/replay?seat={}&step={step}", review.id, turn.seat.0);
    html! {
        li #{ "turn-" (number) } .{ "seat-" (seat) } tabindex="-1" {
            h3 {
                span.number { (number) }
                a href=(replay) { (words.with("review-step", &[("step", step.into())])) }
                span.lost { (words.with("review-lost", &[("n", lost.into())])) }
            }
            dl {
                div { dt { (words.with("review-chose", &[("name", name.into())])) } dd { (turn.chosen) } }
                div { dt { (words.say("review-better")) } dd.better { (turn.better) span.because { (turn.why) } } }
            }
        }
    }
}
