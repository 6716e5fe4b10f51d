//! My hand, by dimension, each with its LOOP; or the cards that are to be chosen from.

use super::super::names::dashed;
use super::card::{self, Lies};
use super::{Scene, icons, is_alone};
use maud::{Markup, html};
use the_loop::Choice;
use the_loop::data::{Agent, Card, CardSet, Dimension};
use the_loop::state::Phase;
use the_loop::step::Step;
use the_loop::view::AgentView;

pub(super) fn hand(scene: &Scene) -> Markup {
    html! {
        section #loop-hand aria-label=(scene.say("loop-zone-hand")) {
            @match (scene.view.phase, offered(scene)) {
                (Phase::Choose, _) => (agents(scene)),
                (_, Some((title, cards))) => {
                    (folded(scene))
                    (choice_of_cards(scene, &title, cards))
                },
                _ => (columns(scene)),
            }
        }
    }
}

/// Cards outside the hand that are to be chosen from, or that the question is about.
fn offered(scene: &Scene) -> Option<(String, CardSet)> {
    let view = scene.view;
    let active = view.active.and_then(|agent| view.agent(agent));
    match (view.steps.last(), view.phase) {
        (Some(Step::Recover), _) => {
            let pile = active.and_then(|one| scene.pile(one.agent))?;
            Some((scene.say("loop-offer-recover"), pile.discard))
        }
        (Some(_), _) => None,
        (None, Phase::Take) => {
            let here = active.map(|one| view.era(one.era).artifacts)?;
            (!here.is_empty()).then(|| (scene.say("loop-offer-take"), here))
        }
        (None, Phase::Bonus { .. }) => Some((scene.say("loop-offer-bonus"), view.bonus)),
        (None, Phase::Deal { card: Some(card) }) => Some((scene.say("loop-offer-deal"), CardSet::only(card))),
        _ => None,
    }
}

fn choice_of_cards(scene: &Scene, title: &str, cards: CardSet) -> Markup {
    let take = |card: Card| {
        let choices = [Choice::Take(card), Choice::Card(card)];
        choices.into_iter().find(|choice| scene.can(*choice))
    };
    // An artifact that lies beside its era has its place there.
    let lies_elsewhere = matches!(scene.view.phase, Phase::Take);
    html! {
        div.offered {
            p.offer-title { (icons::icon("card")) (title) }
            ul.cards .{ "n" (cards.len()) } {
                @for card in cards.iter() {
                    @let lies = Lies { choice: take(card), ..Lies::default() };
                    @if lies_elsewhere { li.holds-card { (card::bare(scene, card, &lies)) } } @else { (card::card(scene, card, &lies)) }
                }
            }
            @if let Phase::Deal { .. } = scene.view.phase { (team(scene)) }
        }
    }
}

/// Alone, while cards are dealt: the team as it stands, to give a card to somebody.
fn team(scene: &Scene) -> Markup {
    html! {
        ul.deal {
            @for one in &scene.view.agents {
                li {
                    (scene.piece(Choice::Deal(one.agent), "deal-to", &html! {
                        (icons::figure(one.agent))
                        b { (scene.names.agent(one.agent)) }
                        span { (scene.with("loop-holds", &[("n", (one.ready.len() + one.exhausted.len()).into())])) }
                    }))
                }
            }
        }
    }
}

/// The hand as strips, while something else is to be chosen.
fn folded(scene: &Scene) -> Markup {
    let Some(one) = scene.me else { return Markup::default() };
    html! {
        div.folded-hand {
            p.offer-title { (scene.say("loop-zone-hand")) }
            (super::team::hand(scene, one))
        }
    }
}

fn columns(scene: &Scene) -> Markup {
    let Some(one) = scene.me else { return turn_takers(scene) };
    let cards = one.ready.union(one.exhausted);
    let of = |dimension: Dimension| cards.common(CardSet::BY_DIMENSION[dimension as usize]);
    let with_cards = Dimension::ALL.into_iter().filter(|dimension| !of(*dimension).is_empty());
    let empty: Vec<_> = Dimension::LOOPED.into_iter().filter(|dimension| of(*dimension).is_empty()).collect();
    let lying = scene.view.era(one.era).artifacts;
    html! {
        div.columns .{ "n" (cards.len()) } {
            @for dimension in with_cards {
                div.column .{ "n" (of(dimension).len()) } #{ "column-" (dashed(dimension.name())) } {
                    (head(scene, one, dimension))
                    ul.cards { @for card in of(dimension).iter() { (in_hand(scene, one, card)) } }
                }
            }
            @if !empty.is_empty() || !lying.is_empty() {
                div.column.bare #column-bare {
                    @for dimension in empty { (head(scene, one, dimension)) }
                    @if !lying.is_empty() {
                        p.offer-title { (icons::icon("card")) (scene.say("loop-lies-here")) }
                        ul.strips { @for card in lying.iter() { li.holds-card { (card::bare(scene, card, &Lies { class: "strip", ..Lies::default() })) } } }
                    }
                }
            }
        }
    }
}

/// Alone: several agents hold enough cards, and one of them takes the turn.
fn turn_takers(scene: &Scene) -> Markup {
    html! {
        ul.deal {
            @for one in &scene.view.agents {
                @if scene.can(Choice::TakeTurn(one.agent)) {
                    li { (scene.piece(Choice::TakeTurn(one.agent), "deal-to", &html! { (icons::figure(one.agent)) b { (scene.names.agent(one.agent)) } })) }
                }
            }
        }
    }
}

fn in_hand(scene: &Scene, one: &AgentView, card: Card) -> Markup {
    let used = one.exhausted.contains(card);
    let choices = [Choice::Use(card), Choice::Card(card)];
    let frame = card::applied(scene).filter(|frame| frame.card == Some(card));
    let from = if is_alone(scene.view) { "loop-deck".to_owned() } else { format!("deck-{}", dashed(one.agent.name())) };
    let class = match (used, frame.is_some()) {
        (true, true) => "full used applied",
        (true, false) => "full used",
        _ => "full",
    };
    let choice = choices.into_iter().find(|choice| scene.can(*choice));
    card::card(scene, card, &Lies { class, choice, from: &from, frame, figure: true })
}

/// The LOOP of a dimension: its price, and how many cards it would ready.
fn head(scene: &Scene, one: &AgentView, dimension: Dimension) -> Markup {
    let sign = icons::dimension(dimension);
    if dimension == Dimension::BlackHole {
        return html! { div.loop-head.never title=(scene.say("loop-never-readied")) { (sign) span { (scene.names.dimension(dimension)) } } };
    }
    let readied = one.exhausted.common(CardSet::BY_DIMENSION[dimension as usize]).len();
    let cost = if scene.is_my_turn() { scene.view.loop_cost } else { 1 };
    let inside = html! {
        (sign)
        b { (scene.say("loop-loop")) } " " b { (cost) } (icons::icon("energy"))
        span { (scene.with("loop-readies", &[("n", readied.into())])) }
    };
    let class = if readied == 0 { "loop-head idle" } else { "loop-head" };
    scene.piece(Choice::Loop(dimension), class, &inside)
}

/// Before the game: who will it be?
fn agents(scene: &Scene) -> Markup {
    html! {
        ul.agents-to-choose {
            @for agent in Agent::ALL {
                li {
                    (scene.piece(Choice::Agent(agent), "agent-card", &html! {
                        (icons::figure(agent))
                        b { (scene.names.agent(agent)) }
                        (scene.badge(agent.start()))
                        span { (scene.names.ability(agent)) }
                    }))
                }
            }
        }
    }
}
