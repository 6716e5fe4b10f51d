//! The table in words, until there is a board of its own; and how it ended.

use super::Context;
use super::names::Names;
use crate::board::Zone;
use crate::words::capital;
use maud::{Markup, html};
use the_loop::data::CardSet;
use the_loop::outcome::Outcome;
use the_loop::state::Fate;
use the_loop::view::{AgentView, EraView};

pub(super) fn zones(context: &Context) -> Vec<Zone> {
    let (names, view) = (Names(context.words), context.view);
    let zone = html! {
        section #plain .plain tabindex="0" aria-label=(context.words.say("board")) {
            p { (names.turn(view)) }
            h3 { (context.words.say("loop-board-eras")) }
            ul { @for era in &view.eras { li { (in_era(context, names, era)) } } }
            h3 { (context.words.say("loop-board-agents")) }
            ul { @for one in &view.agents { li { (agent(names, one)) } } }
        }
    };
    vec![Zone::new("plain", zone)]
}

impl Names {
    /// Where the game stands.
    pub fn turn(self, view: &the_loop::View) -> String {
        let values = [("turn", view.turn.into()), ("cycle", view.cycle.into()), ("n", view.archived.len().into())];
        self.0.with("loop-board-turn", &values)
    }

    /// How it ended.
    pub fn verdict(self, outcome: &Outcome) -> [String; 2] {
        let values = [
            ("turns", outcome.turns.into()),
            ("archived", outcome.archived.into()),
            ("vortexes", outcome.vortexes.into()),
        ];
        [capital(&self.ending(outcome.ending)), self.0.with("loop-board-result", &values)]
    }

    fn listed(self, cards: CardSet) -> String {
        if cards.is_empty() { self.0.say("loop-board-none") } else { self.cards(cards) }
    }
}

fn in_era(context: &Context, names: Names, era: &EraView) -> Markup {
    let words = names.0;
    let values = [("rifts", era.rifts.into()), ("holds", era.holds.into()), ("energy", era.energy.into())];
    let mut parts = vec![words.with("loop-board-era", &values)];
    parts.extend((context.view.doctor == Some(era.era)).then(|| words.say("loop-board-doctor")));
    parts.extend(era.vortex.then(|| words.say("loop-board-vortex")));
    let clones = era
        .clones
        .iter()
        .map(|clone| words.with("loop-board-clone", &[("dies", names.in_era(clone.destroyed_in).into())]));
    parts.extend(clones);
    if !era.artifacts.is_empty() {
        parts.push(words.with("loop-board-artifacts", &[("cards", names.cards(era.artifacts).into())]));
    }
    if let (Fate::Open, Some(mission)) = (era.tile.fate, era.tile.mission) {
        let values = [
            ("mission", names.mission(mission).into()),
            ("n", era.tile.cubes.into()),
            ("of", mission.needs().into()),
            ("task", names.task(mission).into()),
        ];
        parts.push(words.with("loop-board-mission", &values));
    }
    html! { b { (names.era(era.era)) } ": " (parts.join("; ")) }
}

fn agent(names: Names, one: &AgentView) -> Markup {
    let values = [("ready", names.listed(one.ready).into()), ("exhausted", names.listed(one.exhausted).into())];
    html! {
        b { (names.agent(one.agent)) } ", " (names.in_era(one.era)) ": " (names.0.with("loop-board-hand", &values))
    }
}

pub(super) fn result(context: &Context) -> Markup {
    let Some(outcome) = &context.view.outcome else { return Markup::default() };
    let [how, more] = Names(context.words).verdict(outcome);
    html! { div.plain { p.verdict { (how) } p { (more) } } }
}
