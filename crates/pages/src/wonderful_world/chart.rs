//! The final points as stacked bars.

use super::Context;
use super::names::Names;
use super::result::{Part, parts};
use maud::{Markup, html};
use wonderful_world::score::Outcome;

/// Where bars begin, how long the longest can be, and how far they are apart, in the drawing's own units.
const LEFT: i32 = 130;
const LENGTH: i32 = 430;
const ROW: i32 = 34;

/// A bar for each player. The table beside it says the same in numbers, so that the drawing needs only a title.
pub(super) fn chart(context: &Context, names: Names, outcome: &Outcome) -> Markup {
    let parts = parts(names, outcome);
    let most = outcome.seats.iter().map(|seat| seat.score.total).max().unwrap_or_default().max(1);
    let height = ROW * outcome.seats.len() as i32 + 4;
    html! {
        svg.chart viewBox={ "0 0 620 " (height) } role="img" aria-label=(names.say("ww-chart")) {
            @for (index, seat) in outcome.seats.iter().enumerate() {
                @let top = ROW * index as i32 + 4;
                text x=(LEFT - 10) y=(top + 19) text-anchor="end" { (context.name(seat.seat)) }
                (bar(&parts, index, top, most))
                text.total x=(LEFT + seat.score.total.max(0) * LENGTH / most + 8) y=(top + 19) { (seat.score.total) }
            }
        }
    }
}

fn bar(parts: &[Part], seat: usize, top: i32, most: i32) -> Markup {
    let points = |part: &Part| part.points.get(seat).copied().unwrap_or_default();
    let ends = parts.iter().scan(0, |end, part| {
        *end += points(part);
        Some(*end)
    });
    html! {
        @for (part, end) in parts.iter().zip(ends).filter(|(part, _)| points(part) > 0) {
            @let (from, to) = ((end - points(part)) * LENGTH / most, end * LENGTH / most);
            rect.(part.class) x=(LEFT + from) y=(top) width=((to - from).max(1)) height=(ROW - 8) {
                title { (part.title) ": " (points(part)) }
            }
            @if to - from > 18 {
                text.inner x=(LEFT + (from + to) / 2) y=(top + 18) text-anchor="middle" { (points(part)) }
            }
        }
    }
}
