//! How it ended: a scene of its own for each way, and the story of the team.

use super::super::Context;
use super::super::names::Names;
use super::icons;
use crate::words::capital;
use maud::{Markup, html};
use the_loop::data::{CYCLES, ERAS, Era, MISSIONS_TO_WIN, VORTEXES};
use the_loop::outcome::{Ending, Outcome};
use the_loop::state::Fate;
use the_loop::view::EraView;

impl Names {
    /// How it ended.
    pub fn verdict(self, outcome: &Outcome) -> [String; 2] {
        let values = [
            ("turns", outcome.turns.into()),
            ("archived", outcome.archived.into()),
            ("vortexes", outcome.vortexes.into()),
        ];
        [capital(&self.ending(outcome.ending)), self.0.with("loop-board-result", &values)]
    }
}

pub(in super::super) fn result(context: &Context) -> Markup {
    let (view, names) = (context.view, Names(context.words));
    let Some(outcome) = &view.outcome else { return Markup::default() };
    let [how, _] = names.verdict(outcome);
    let words = names.0;
    let number = |key: &str, n: usize, of: usize, sign: &str| {
        html! {
            li { (icons::icon(sign)) b { (n) @if of > 0 { small { "/" (of) } } } span { (words.say(key)) } }
        }
    };
    html! {
        div.loop-result .won[outcome.won] .{ "by-" (outcome.ending.name().replace('_', "-")) } {
            (scene(context, outcome.ending))
            p.verdict { (how) }
            ul.numbers {
                (number("loop-zone-missions", outcome.archived.into(), MISSIONS_TO_WIN, "check"))
                (number("loop-result-vortexes", outcome.vortexes.into(), VORTEXES, "vortex"))
                (number("loop-result-turns", outcome.turns.into(), usize::from(CYCLES) * ERAS, "e-end"))
                (number("loop-result-clones", view.eras.iter().map(|era| era.clones.len()).sum(), 0, "clone"))
                (number("loop-result-rifts", view.eras.iter().map(|era| usize::from(era.rifts)).sum(), 0, "rift"))
            }
            ol.tiles {
                @for ground in &view.eras { (tile(names, ground)) }
            }
        }
    }
}

/// The team before what became of the Doctor's plan.
fn scene(context: &Context, ending: Ending) -> Markup {
    let name = ending.name().replace('_', "-");
    html! {
        div.result-scene aria-hidden="true" {
            (icons::drawing("backdrop", &format!("end-{name}")))
            span.cast { @for one in &context.view.agents { (icons::figure(one.agent)) } }
            span.villain { (icons::icon("doctor")) }
        }
    }
}

/// What became of the tile of an era.
fn tile(names: Names, ground: &EraView) -> Markup {
    let words = names.0;
    let mission = ground.tile.mission.map(|mission| names.mission(mission));
    let (class, state) = match (ground.tile.fate, ground.vortex) {
        (Fate::Archived, false) => ("done", words.say("loop-result-archived")),
        (Fate::Archived, true) => ("done", words.say("loop-result-archived-vortex")),
        (_, true) => ("lost", words.say("loop-vortex")),
        (Fate::Open, _) => {
            let of = ground.tile.needs.unwrap_or_default();
            ("open", format!("{}/{of}", ground.tile.cubes))
        }
        _ => ("down", words.say("loop-face-down")),
    };
    html! {
        li.(class).(ground.era.name()) { (icons::emblem(ground.era)) span { b { (era_name(names, ground.era)) } @if let Some(mission) = mission { (mission) } small { (state) } } }
    }
}

fn era_name(names: Names, era: Era) -> String {
    names.era_in_short(era)
}
