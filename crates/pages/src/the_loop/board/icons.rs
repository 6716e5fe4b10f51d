//! Our drawings: signs in one sprite on the page; pictures of artifacts and eras in a file of their own, which browsers keep.

use super::super::names::{Names, dashed};
use crate::assets;
use maud::{Markup, PreEscaped, html};
use the_loop::data::{Along, Card, Dimension, Era, Op};

const SPRITE: &str = include_str!("sprite.svg");

/// All signs, once on a page, unseen.
pub(super) fn sprite() -> Markup {
    PreEscaped(SPRITE.to_owned())
}

/// A sign. Screen readers skip it: its meaning stands beside it in words.
pub(in super::super) fn icon(name: &str) -> Markup {
    html! { svg.i aria-hidden="true" { use href={ "#l-" (name) } {} } }
}

/// The emblem of an era on its colour.
pub(in super::super) fn badge(names: Names, era: Era) -> Markup {
    let name = names.era(era);
    html! { span.badge.(era.name()) role="img" aria-label=(name) title=(name) { (icon(&format!("e-{}", era.name()))) } }
}

/// The same where the era stands beside it in words.
pub(in super::super) fn emblem(era: Era) -> Markup {
    html! { span.badge.(era.name()) aria-hidden="true" { (icon(&format!("e-{}", era.name()))) } }
}

/// The sign of a dimension.
pub(in super::super) fn dimension(dimension: Dimension) -> Markup {
    html! { svg.i.dim aria-hidden="true" { use href={ "#l-d-" (dashed(dimension.name())) } {} } }
}

/// A figure, or the picture of one.
pub(in super::super) fn figure(agent: the_loop::data::Agent) -> Markup {
    icon(&format!("a-{}", dashed(agent.name())))
}

/// The picture of an artifact.
pub(super) fn picture(card: Card) -> Markup {
    drawing("art", &dashed(card.name()))
}

/// A drawing of the file that browsers keep.
pub(super) fn drawing(class: &str, name: &str) -> Markup {
    html! { svg.(class) aria-hidden="true" { use href={ (assets::address("the-loop.svg")) "#" (name) } {} } }
}

/// What an effect does, in signs.
pub(super) fn signs(effect: &[Op]) -> Markup {
    let mut options: Option<(u8, u8)> = None;
    html! {
        @for op in effect {
            @match op {
                Op::Either(first, second) => { ({ options = Some((*first, *second)); "" }) }
                Op::May(_) => { b.perhaps { "?" } }
                Op::WithCompany(_) => { b.perhaps { (icon("agent")) ":" } }
                _ => {
                    (sign(*op))
                    @if let Some((first, second)) = options {
                        ({ options = (first > 1).then_some((first - 1, second)); "" })
                        @if first == 1 { b.perhaps { "/" } }
                    }
                }
            }
        }
    }
}

fn sign(op: Op) -> Markup {
    let several = |name: &str, n: u8| html! { span.op { (icon(name)) @if n > 1 { b { (n) } } } };
    match op {
        Op::Add(n, _) => several("plus", n),
        Op::Remove(n, _) => several("mend", n),
        Op::EnergyUntilRifts(_) => html! { span.op { (icon("plus")) b { "=" } } },
        Op::RiftsUntilClones(_) | Op::RiftsUntilEnergy(_) => html! { span.op { (icon("mend")) b { "=" } } },
        Op::Push(n, _) => several("push", n),
        Op::Pull(n, _) => several("pull", n),
        Op::Destroy(_) => several("kill", 1),
        Op::SwapClones => several("swap", 1),
        Op::Move(n) => several("move", n),
        Op::Carry(eras, clones, along) => html! {
            span.op { (icon("move")) b { (eras) } }
            span.op { (icon("clone")) @if clones > 1 { b { (clones) } } @if along == Along::Vortex { (icon("vortex")) } }
        },
        Op::MoveTo(_) => several("leap", 1),
        Op::MoveAny | Op::MoveOther | Op::Summon | Op::SwapAgents => several("agent-move", 1),
        Op::Draw(n) => several("draw", n),
        Op::OtherDraws | Op::EachDraws => several("draw", 1),
        Op::Discard => several("discard", 1),
        Op::DestroyCard => several("shred", 1),
        Op::Ready => several("loop", 1),
        Op::Recover => several("draw", 1),
        Op::UseOther => several("card", 1),
        Op::Reveal(n) => several("deck", n),
        Op::Either(..) | Op::May(_) | Op::WithCompany(_) => Markup::default(),
    }
}
