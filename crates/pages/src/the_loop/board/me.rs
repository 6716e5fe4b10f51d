//! My agent: where, what it can do, and what is left to it in this turn.

use super::super::names::dashed;
use super::{Scene, icons, is_alone};
use crate::words::capital;
use maud::{Markup, html};
use the_loop::Choice;
use the_loop::data::{Agent, CardSet};

pub(super) fn me(scene: &Scene) -> Markup {
    let Some(one) = scene.me else { return alone_between_turns(scene) };
    let names = scene.names;
    let energy = scene.view.era(one.era).energy;
    let ability = html! { (icons::icon("ability")) span { (names.ability_in_short(one.agent)) } };
    html! {
        section #loop-me aria-label=(scene.say("loop-zone-me")) {
            header {
                span.portrait { (icons::figure(one.agent)) }
                div {
                    h2 { (names.agent(one.agent)) }
                    p.soft { (scene.badge(one.era)) " " (names.era_in_short(one.era)) }
                }
            }
            div.abil title=(names.ability(one.agent)) .spent[one.agent == Agent::MrTime && scene.is_my_turn() && scene.view.this_turn.ability] {
                (scene.perhaps((one.agent == Agent::MrTime).then_some(Choice::Ability), "able", &ability))
            }
            ul.states {
                li.fresh[!one.moved] .spent[one.moved] data-figure="free-move" {
                    (icons::icon("free")) (scene.say(if one.moved { "loop-free-used" } else { "loop-free-ready" }))
                }
                li data-figure={ "energy-" (one.era.name()) } { (icons::icon("energy")) (scene.with("loop-energy-here", &[("n", energy.into())])) }
            }
            (piles(scene, one.agent))
        }
    }
}

/// Deck and discard pile; everybody knows what is in them, and what was put on top.
fn piles(scene: &Scene, agent: Agent) -> Markup {
    let Some(pile) = scene.pile(agent) else { return Markup::default() };
    let id = if is_alone(scene.view) { "loop-deck".to_owned() } else { format!("deck-{}", dashed(agent.name())) };
    html! {
        div.piles {
            details #loop-deck-list {
                summary { (icons::icon("deck")) span #(id) data-figure="deck" { (scene.with("loop-deck", &[("n", pile.deck.count().into())])) } }
                div.heap-list tabindex="0" { (listed(scene, pile.deck.below)) }
            }
            details #loop-discard-list {
                summary { (icons::icon("discard")) span #loop-discard data-figure="discard" { (scene.with("loop-discard", &[("n", pile.discard.len().into())])) } }
                div.heap-list tabindex="0" { (listed(scene, pile.discard)) }
            }
        }
        @if let Some(card) = pile.deck.on_top.first() {
            p.on-top { (icons::dimension(card.face().dimension)) span { (scene.with("loop-on-top", &[("card", scene.names.card(*card).into())])) } }
        }
    }
}

fn listed(scene: &Scene, cards: CardSet) -> Markup {
    html! {
        @if cards.is_empty() { p { (scene.say("loop-none")) } }
        ul { @for card in cards.iter() { li { (icons::dimension(card.face().dimension)) b { (scene.names.card(card)) } " " span { (scene.names.text(card)) } } } }
    }
}

/// Alone, between two turns, nobody is in front: what there is to know of the deck.
fn alone_between_turns(scene: &Scene) -> Markup {
    let agent = scene.view.agents.first().map(|one| one.agent).filter(|_| is_alone(scene.view));
    html! {
        section #loop-me aria-label=(scene.say("loop-zone-me")) {
            h2 { (capital(&scene.say("loop-zone-team"))) }
            @if let Some(agent) = agent { (piles(scene, agent)) }
        }
    }
}
