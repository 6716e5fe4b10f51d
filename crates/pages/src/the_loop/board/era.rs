//! What lies in an era: its tile, rifts, energy, agents, clones and artifacts; and what can be chosen there.

use super::super::names::dashed;
use super::card::{self, Lies};
use super::danger::{Fall, next_rift};
use super::{Scene, icons, ring};
use crate::board::MenuItem;
use maud::{Markup, html};
use the_loop::Choice;
use the_loop::choice::CloneAt;
use the_loop::data::{Agent, Era, Mission, RIFT_SLOTS, Token, Way};
use the_loop::state::{Fate, Phase};
use the_loop::step::Step;
use the_loop::view::{CloneView, EraView};

pub(super) fn era(scene: &Scene, era: Era) -> Markup {
    let ground = scene.view.era(era);
    let name = era.name();
    let lit = ring::is_lit(scene, era);
    let (clones, lying) = (ground.clones.len(), ground.artifacts.len());
    let crowded = (clones > 2 && lying > 0) || lying > 1 || clones > 4 || clones + ground.agents.len() > 4;
    html! {
        (rim(scene, ground))
        div.era.(name) .pickable[lit] .crowded[crowded] #{ "era-" (name) } {
            h3 {
                (icons::emblem(era))
                span.nm { (scene.names.era_in_short(era)) }
                @if crowded { (tile(scene, ground)) }
                (state(scene, ground))
                (route(scene, era))
            }
            div.ground {
                @if !crowded { (tile(scene, ground)) }
                (counts(scene, ground))
                span.figures { @for agent in &ground.agents { (pawn(scene, *agent)) } }
                span.clones.{ "n" (clones) } data-figure={ "clones-" (name) } { @for clone in &ground.clones { (token(scene, era, *clone)) } }
                (marks(scene, era))
            }
            @if lying > 0 {
                ul.lying {
                    @for card in ground.artifacts.iter() {
                        (card::card(scene, card, &Lies { class: "chip", choice: Some(Choice::Take(card)), ..Lies::default() }))
                    }
                }
            }
        }
        (sector_button(scene, era))
    }
}

/// The rim: rifts that lie there, those that are falling, and the place of the vortex.
fn rim(scene: &Scene, ground: &EraView) -> Markup {
    let name = ground.era.name();
    let falling = ring::falling(scene, ground.era);
    let prowler = scene.view.agent(Agent::TimeProwler).is_some_and(|one| one.era == ground.era);
    html! {
        @for slot in 0..ground.rifts.min(RIFT_SLOTS + 1) {
            span.rift.{ "p-" (name) "-" (slot) } #{ "rift-" (name) "-" (slot) } data-piece={ "rift-" (name) "-" (slot) } data-from="loop-machine" data-order="4" aria-hidden="true" {
                (icons::icon("rift"))
            }
        }
        @for slot in ground.rifts..ground.rifts + falling {
            span.rift.falling.{ "p-" (name) "-" (slot.min(RIFT_SLOTS)) " heap-" (slot.saturating_sub(RIFT_SLOTS).min(3)) } #{ "rift-" (name) "-" (slot) } data-piece={ "rift-" (name) "-" (slot) } data-from="loop-machine" data-order="4" {
                (scene.perhaps(prowler.then_some(Choice::Cancel), "fallen", &icons::icon("rift")))
            }
        }
        @if ground.rifts + falling <= ground.holds {
            span.brink.{ "p-" (name) "-" (ground.holds) } aria-hidden="true" { (icons::icon("vortex")) }
        }
    }
}

/// A vortex, or what the next rift would do.
fn state(scene: &Scene, ground: &EraView) -> Markup {
    html! {
        @match next_rift(scene.view, ground.era) {
            Some(Fall::Vortex) => span.warn { (icons::icon("warn")) span { (scene.say("loop-next-vortex")) } },
            Some(Fall::Defeat) => span.warn { (icons::icon("warn")) span { (scene.say("loop-next-defeat")) } },
            None if ground.vortex => span.warn.quiet { (scene.say("loop-vortex")) },
            None => {},
        }
    }
}

/// The sabotage tile; in its place the vortex.
fn tile(scene: &Scene, ground: &EraView) -> Markup {
    let mission = |mission: Option<Mission>| mission.map(|mission| scene.names.mission(mission)).unwrap_or_default();
    let sign = |mission: Option<Mission>| icons::icon(&format!("m-{}", dashed(mission.map_or("", Mission::name))));
    let tile = &ground.tile;
    let of = tile.needs.unwrap_or_default();
    let full = tile.fate == Fate::Open && tile.cubes >= of;
    let (class, words, inside) = match tile.fate {
        _ if ground.vortex => ("gone", scene.say("loop-vortex"), icons::icon("vortex")),
        Fate::Open => {
            let inside = html! { (sign(tile.mission)) b { (tile.cubes) "/" (of) } };
            (if full { "open full" } else { "open" }, mission(tile.mission), inside)
        }
        Fate::Archived => {
            let words = scene.with("loop-archived", &[("mission", mission(tile.mission).into())]);
            ("archived", words, icons::icon("check"))
        }
        Fate::FaceDown | Fate::Failed | Fate::Buried => ("down", scene.say("loop-face-down"), icons::icon("hidden")),
    };
    let mine = scene.view.active.and_then(|agent| scene.view.agent(agent)).is_some_and(|one| one.era == ground.era);
    let class = format!("tile {class}");
    let id = format!("tile-{}", ground.era.name());
    html! {
        span.tile-at #(id) title=(words) data-figure=[tile.mission.filter(|_| tile.fate == Fate::Open).map(|mission| format!("progress-{mission}"))] {
            (scene.perhaps((mine && full).then_some(Choice::Archive), &class, &inside))
            span.unseen { (words) }
        }
    }
}

fn counts(scene: &Scene, ground: &EraView) -> Markup {
    let name = ground.era.name();
    let danger = ground.rifts >= ground.holds;
    html! {
        span.counts {
            span.count.rifts .none[ground.rifts == 0] .hot[danger] .warm[ground.rifts + 1 == ground.holds] data-figure={ "rifts-" (name) } {
                (icons::icon("rift")) b { (ground.rifts) } span.unseen { (scene.say("loop-rifts")) }
            }
            span.count.energy .none[ground.energy == 0] data-figure={ "energy-" (name) } #{ "energy-" (name) } {
                (icons::icon("energy")) b { (ground.energy) } span.unseen { (scene.say("loop-energy")) }
            }
        }
    }
}

/// What choosing a figure means now.
fn choice_of(scene: &Scene, agent: Agent) -> Choice {
    let choices = [Choice::Deal(agent), Choice::TakeTurn(agent)];
    choices.into_iter().find(|choice| scene.can(*choice)).unwrap_or(Choice::Agent(agent))
}

fn pawn(scene: &Scene, agent: Agent) -> Markup {
    let name = dashed(agent.name());
    let active = scene.view.active == Some(agent);
    let words = scene.names.agent(agent);
    html! {
        span.pawn .me[scene.is_me(agent)] .active[active] #{ "pawn-" (name) } data-piece={ "pawn-" (name) } data-figure={ "agent-" (name) } data-order="0" title=(words) {
            (scene.piece(choice_of(scene, agent), "figure", &html! { (icons::figure(agent)) span.unseen { (words) } }))
        }
    }
}

/// The shorter way to where a clone is destroyed, and how far it is.
pub(super) fn shorter_way(from: Era, to: Era) -> (Way, u8) {
    let clockwise = (1..7).find(|steps| from.clockwise(*steps) == to).unwrap_or_default();
    if clockwise <= 3 { (Way::Next, clockwise) } else { (Way::Previous, 7 - clockwise) }
}

fn token(scene: &Scene, era: Era, clone: CloneView) -> Markup {
    let dies = clone.destroyed_in;
    let id = format!("clone-{}", clone.clone.number());
    let (way, far) = shorter_way(era, dies);
    let key = if way == Way::Next { "loop-clone-clockwise" } else { "loop-clone-counter" };
    let words = scene.with(key, &[("where", scene.names.in_era(dies).into()), ("n", far.into())]);
    let chosen = is_chosen(scene, clone.clone);
    let inside = html! {
        (icons::icon("clone"))
        (icons::emblem(dies))
        b.far .back[way == Way::Previous] aria-hidden="true" { (far) (icons::icon("loop")) }
        span.unseen { (words) }
    };
    let choice = Choice::Clone(CloneAt { era, destroyed_in: dies });
    let pushed = is_pushed(scene, clone.clone);
    html! {
        span.clone-at #(id) data-piece=(id) data-from="loop-bag" data-order="1" title=(words) .chosen[chosen] {
            (scene.perhaps((!pushed).then_some(choice), "clone", &inside))
        }
    }
}

/// Whether a clone is the one that is being moved.
fn is_chosen(scene: &Scene, token: Token) -> bool {
    scene.view.steps.last().is_some_and(|step| match step {
        Step::PushTo { clone } | Step::SwapWith { clone } | Step::Leave { clone, .. } => *clone == token,
        _ => false,
    })
}

/// Whether a clone has had its turn in the effect at hand.
fn is_pushed(scene: &Scene, token: Token) -> bool {
    scene.view.steps.last().is_some_and(|step| match step {
        Step::Push { pushed, .. } => pushed.contains(token),
        Step::TakeAlong { taken, .. } => taken.contains(token),
        _ => false,
    })
}

/// The way of a walk that takes clones along: the number of each step.
fn route(scene: &Scene, era: Era) -> Markup {
    let step = scene.view.steps.iter().rev().find_map(|step| match step {
        Step::TakeAlong { from, way, eras, .. } => Some((*from, *way, *eras)),
        _ => None,
    });
    let at = step.and_then(|(from, way, eras)| (0..=eras).find(|steps| from.towards(way, *steps) == era));
    html! { @if let Some(at) = at { span.on-the-way title=(scene.say("loop-on-the-way")) { (icons::icon("move")) (at) } } }
}

/// The numbers of what can be chosen here, as the action bar and the keys have them.
fn marks(scene: &Scene, era: Era) -> Markup {
    let mark = |choice: Choice, sign: Markup| {
        html! { @if let Some(number) = scene.number(choice) { kbd.no { (number) (sign) } } }
    };
    html! {
        span.marks aria-hidden="true" {
            (mark(Choice::FreeMove(era), html! { " " (scene.say("loop-free")) }))
            (mark(Choice::Move(era), icons::icon("energy")))
            (mark(Choice::Era(era), sign_of_step(scene, era)))
        }
    }
}

/// What choosing an era does in the effect at hand.
fn sign_of_step(scene: &Scene, era: Era) -> Markup {
    let several = |name: &str, n: u8| html! { (icons::icon(name)) @if n > 1 { (n) } };
    match scene.view.steps.last() {
        Some(Step::Add { energy, .. }) => several("plus", *energy),
        Some(Step::Remove { rifts, .. }) => several("mend", *rifts),
        Some(Step::Finish { .. } | Step::Until { .. }) => several("mend", 1),
        Some(Step::PushTo { clone } | Step::Leave { clone, .. }) if clone.destroyed_in() == era => several("kill", 1),
        Some(Step::PushTo { .. } | Step::Leave { .. }) => several("clone", 1),
        Some(Step::Move { .. } | Step::MoveTo { .. } | Step::AgentTo { .. }) => several("move", 1),
        _ => Markup::default(),
    }
}

/// The sector itself, as a button where it can be chosen.
fn sector_button(scene: &Scene, era: Era) -> Markup {
    if !ring::is_lit(scene, era) {
        return Markup::default();
    }
    let ground = scene.view.era(era);
    let leaves = scene.me.map(|one| scene.view.era(one.era));
    let note = |choice: Choice| match (choice, leaves) {
        (Choice::Move(_), Some(from)) => {
            html! { (scene.badge(from.era)) " " (icons::icon("energy")) " " (from.energy) " → " (from.energy.saturating_sub(1)) }
        }
        _ => Markup::default(),
    };
    let words = |choice: Choice| match choice {
        Choice::FreeMove(_) => scene.say("loop-free-move"),
        Choice::Move(_) => scene.say("loop-paid-move"),
        _ => String::new(),
    };
    let items = ring::choices(era).map(|choice| MenuItem {
        choice,
        words: words(choice),
        icon: icons::icon(if matches!(choice, Choice::FreeMove(_)) { "free" } else { "move" }),
        note: note(choice),
    });
    let mut label = scene.names.era(era);
    if scene.view.phase == Phase::Actions
        && let Some(fall) = next_rift(scene.view, ground.era)
    {
        label += " · ";
        label += &scene.say(if fall == Fall::Vortex { "loop-next-vortex" } else { "loop-next-defeat" });
    }
    scene.context.piece_menu(
        &format!("era-{}", era.name()),
        &items,
        &format!("pick c-{}", era.name()),
        &label,
        &Markup::default(),
    )
}
