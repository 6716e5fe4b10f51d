//! The final points as stacked bars: what was gained to the right of the line, what was lost to its left.

use super::Context;
use super::names::Names;
use super::result::{Part, parts, signed};
use anachrony::view::PlayerView;
use maud::{Markup, html};

/// Where bars begin at the earliest, how long they can be together, and how far they are apart, in the drawing's own units.
const LEFT: i32 = 130;
const LENGTH: i32 = 700;
const ROW: i32 = 34;

/// How many points take how much room.
struct Scale {
    /// Where the line between gains and losses is.
    zero: i32,
    points: i32,
}

impl Scale {
    fn x(&self, points: i32) -> i32 {
        self.zero + points * LENGTH / self.points
    }
}

/// A bar for each player, the best first. The table below says the same in numbers, so that the drawing needs only a title.
pub(super) fn chart(context: &Context, names: Names) -> Markup {
    let players = &context.view.players;
    let parts = parts(players);
    let sum = |player: &PlayerView, wanted: fn(i32) -> bool| -> i32 {
        parts.iter().map(|part| (part.points)(player)).filter(|&points| wanted(points)).sum()
    };
    let lost = players.iter().map(|player| -sum(player, |points| points < 0)).max().unwrap_or_default();
    let gained = players.iter().map(|player| sum(player, |points| points > 0)).max().unwrap_or_default();
    let points = (lost + gained).max(1);
    let scale = Scale { zero: LEFT + lost * LENGTH / points, points };
    let mut ranked: Vec<&PlayerView> = players.iter().collect();
    ranked.sort_by_key(|player| -player.score.total);
    let height = ROW * players.len() as i32 + 8;
    html! {
        svg.chart viewBox=(format!("0 0 900 {height}")) role="img" aria-label=(names.0.say("ana-chart")) {
            line.zero x1=(scale.zero) x2=(scale.zero) y1="0" y2=(height) {}
            @for (index, player) in ranked.iter().enumerate() {
                @let top = ROW * index as i32 + 4;
                text x=(LEFT - 10) y=(top + 18) text-anchor="end" { (context.name(player.seat.seat())) }
                (bar(names, &parts, player, top, &scale))
                text.total x=(scale.x(sum(player, |points| points > 0)) + 8) y=(top + 18) { (signed(player.score.total)) }
            }
        }
        ul.legend aria-hidden="true" {
            @for part in &parts { li { span.key.(class(part)) {} (names.0.say(part.key)) } }
        }
    }
}

/// What sets a part apart in the chart.
fn class(part: &Part) -> String {
    format!("of-{}", part.icon)
}

fn bar(names: Names, parts: &[Part], player: &PlayerView, top: i32, scale: &Scale) -> Markup {
    let (mut right, mut left) = (0, 0);
    let pieces = parts.iter().map(|part| (part, (part.points)(player))).filter(|(_, points)| *points != 0);
    let placed = pieces.map(|(part, points)| {
        let end = if points > 0 { &mut right } else { &mut left };
        let from = *end;
        *end += points;
        (part, points, scale.x(from.min(*end)), scale.x(from.max(*end)))
    });
    html! {
        @for (part, points, from, to) in placed {
            rect.(class(part)) x=(from) y=(top) width=((to - from).max(1)) height=(ROW - 8) {
                title { (names.0.say(part.key)) ": " (signed(points)) }
            }
            @if to - from > 18 { text.inner x=((from + to) / 2) y=(top + 18) text-anchor="middle" { (signed(points)) } }
        }
    }
}
