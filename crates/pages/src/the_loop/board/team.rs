//! The team mates: where they are, what they can do, and their hands, which lie open.

use super::super::names::dashed;
use super::card::{self, Lies};
use super::{Scene, icons, is_alone};
use maud::{Markup, html};
use the_loop::Choice;
use the_loop::view::AgentView;

pub(super) fn team(scene: &Scene) -> Markup {
    let others: Vec<_> = scene.view.agents.iter().filter(|one| !scene.is_me(one.agent)).collect();
    html! {
        section #loop-agents .{ "n" (others.len()) } aria-label=(scene.say("loop-zone-team")) {
            @for one in others { (mate(scene, one)) }
        }
    }
}

fn mate(scene: &Scene, one: &AgentView) -> Markup {
    let names = scene.names;
    let name = dashed(one.agent.name());
    let choices = [Choice::Agent(one.agent), Choice::Deal(one.agent), Choice::TakeTurn(one.agent)];
    let choice = choices.into_iter().find(|choice| scene.can(*choice));
    let head = html! {
        (icons::figure(one.agent))
        span.who {
            b { (names.agent(one.agent)) }
            @if !is_alone(scene.view) { small { (scene.context.name(one.seat)) } }
        }
        (scene.badge(one.era))
    };
    html! {
        article.mate .active[scene.view.active == Some(one.agent)] #{ "mate-" (name) } {
            (scene.perhaps(choice, "mate-head", &head))
            p.abil { (icons::icon("ability")) (names.ability_in_short(one.agent)) }
            (hand(scene, one))
            @if !is_alone(scene.view) && let Some(pile) = scene.pile(one.agent) {
                p.piles {
                    (icons::icon("deck")) span #{ "deck-" (name) } { (scene.with("loop-deck", &[("n", pile.deck.count().into())])) }
                    (icons::icon("discard")) span { (scene.with("loop-discard", &[("n", pile.discard.len().into())])) }
                }
            }
        }
    }
}

/// A hand as strips; a card of it can be applied by another agent.
pub(super) fn hand(scene: &Scene, one: &AgentView) -> Markup {
    let from = if is_alone(scene.view) { "loop-deck".to_owned() } else { format!("deck-{}", dashed(one.agent.name())) };
    let cards = card::by_dimension(one.ready.union(one.exhausted));
    html! {
        ul.strips {
            @for card in cards {
                @let class = if one.exhausted.contains(card) { "strip used" } else { "strip" };
                (card::card(scene, card, &Lies { class, choice: Some(Choice::Card(card)), from: &from, ..Lies::default() }))
            }
        }
    }
}
