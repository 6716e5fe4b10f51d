//! What a game alone is about: a rating, or the cards and medals of a scenario.

use super::names::Names;
use super::{Context, icons, names, nothing};
use crate::words::{Value, capital};
use maud::{Markup, html};
use wonderful_world::data::{Medal, RATINGS, Rating, SIDE_A_HANDICAP, Scenario, Side};
use wonderful_world::view::PlayerView;

pub(super) fn goal(context: &Context) -> Markup {
    let [player] = &context.view.players[..] else {
        return nothing("ww-goal");
    };
    let names = names(context);
    html! {
        section #ww-goal aria-labelledby="ww-goal-title" {
            @match context.view.options.scenario {
                Some(scenario) => (of_scenario(names, scenario, player)),
                None => (rating(names, context.view.options.side, player)),
            }
        }
    }
}

fn rating(names: Names, side: Side, player: &PlayerView) -> Markup {
    let handicap = if side == Side::A { SIDE_A_HANDICAP } else { 0 };
    html! {
        h2 #ww-goal-title { (names.say("ww-goal-rating")) }
        @if handicap > 0 { p.soft { (names.with("ww-goal-handicap", &[("n", handicap.into())])) } }
        ol.steps {
            @for (from, rating) in RATINGS.into_iter().filter(|(_, rating)| *rating != Rating::Novice) {
                (step(names, player.points, from + handicap, &names.say(&format!("ww-rating-{rating}"))))
            }
        }
    }
}

fn of_scenario(names: Names, scenario: Scenario, player: &PlayerView) -> Markup {
    let printed = scenario.printed();
    html! {
        h2 #ww-goal-title { (names.scenario(scenario)) }
        p.soft { (names.say("ww-goal-build")) }
        ul.required {
            @for card in printed.required() {
                @let built = player.built.contains(&card);
                li.done[built] {
                    (icons::icon(if built { "check" } else { icons::of_type(card.printed().kind) }))
                    (names.card(card))
                    @if built { span.unseen { " (" (names.say("ww-built")) ")" } }
                }
            }
        }
        ol.steps {
            @for medal in Medal::ALL {
                (step(names, player.points, printed.points_for(medal), &capital(&names.say(&format!("ww-medal-{medal}")))))
            }
        }
    }
}

/// A title and the points it takes; how many are still missing.
fn step(names: Names, points: i32, from: i32, title: &str) -> Markup {
    let missing = from - points;
    let values: [(&str, Value); 1] = [("n", missing.into())];
    html! {
        li.done[missing <= 0] {
            b { (from) } " " (title)
            @if missing > 0 { " " span.soft { (names.with("ww-goal-missing", &values)) } }
            @else { (icons::icon("check")) }
        }
    }
}
