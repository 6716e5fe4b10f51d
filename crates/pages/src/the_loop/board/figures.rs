//! What is asked, and the figures on the board that choices change.

use super::super::names::Names;
use super::super::{Context, offers};
use super::{danger, in_front};
use crate::board::Figure;
use crate::words::Words;
use tabletop::Viewer;
use the_loop::View;
use the_loop::data::Era;
use the_loop::state::{Fate, Phase};
use the_loop::step::Step;

/// What is asked, in a few words.
pub(in super::super) fn question(context: &Context) -> String {
    match context.view.phase {
        Phase::Actions if context.view.steps.is_empty() => context.words.say("loop-question-actions"),
        _ => offers::asked(context),
    }
}

/// Rifts, energy and clones of the eras, progress of missions, where agents are, and what is left to the one in front.
pub(in super::super) fn figures(view: &View, viewer: Viewer, words: &'static Words) -> Vec<Figure> {
    let names = Names(words);
    let figure = |key: String, value: String, label: String| Figure { key, value, label };
    let mut figures = Vec::new();
    for ground in &view.eras {
        let (name, short) = (ground.era.name(), names.era_in_short(ground.era));
        for (key, value) in
            [("rifts", u32::from(ground.rifts)), ("energy", ground.energy), ("clones", ground.clones.len() as u32)]
        {
            let label = words.with(&format!("loop-figure-{key}"), &[("era", short.as_str().into())]);
            figures.push(figure(format!("{key}-{name}"), value.to_string(), label));
        }
        if let (Fate::Open, Some(mission)) = (ground.tile.fate, ground.tile.mission) {
            let value = format!("{}/{}", ground.tile.cubes, mission.needs());
            figures.push(figure(format!("progress-{mission}"), value, names.mission(mission)));
        }
    }
    for one in &view.agents {
        let key = format!("agent-{}", super::super::names::dashed(one.agent.name()));
        figures.push(figure(key, names.era_in_short(one.era), names.agent(one.agent)));
    }
    figures.push(figure("vortexes".into(), danger::vortexes(view).to_string(), words.say("loop-figure-vortexes")));
    figures.push(figure("archived".into(), view.archived.len().to_string(), words.say("loop-zone-missions")));
    figures.extend(mine(view, viewer, names));
    figures.extend(
        targets(view)
            .into_iter()
            .map(|era| figure(format!("target-{}", era.name()), "✓".into(), names.era_in_short(era))),
    );
    figures
}

/// The hand, the deck and the free move of the agent in front.
fn mine(view: &View, viewer: Viewer, names: Names) -> Vec<Figure> {
    let Some(one) = in_front(view, viewer) else { return Vec::new() };
    let words = names.0;
    let ready = |card| words.say(if one.ready.contains(card) { "loop-ready" } else { "loop-exhausted" });
    let cards = one.ready.union(one.exhausted);
    let cards = cards.iter().map(|card| Figure {
        key: format!("card-{}", super::super::names::dashed(card.name())),
        value: ready(card),
        label: names.card(card).to_owned(),
    });
    let free = Figure {
        key: "free-move".into(),
        value: if one.moved { "✗".into() } else { "✓".into() },
        label: words.say("loop-free-move"),
    };
    cards.chain([free]).collect()
}

/// Where the effect at hand goes on: what a card could do from here.
fn targets(view: &View) -> Vec<Era> {
    match view.steps.last() {
        Some(Step::Add { eras, .. } | Step::Remove { eras, .. } | Step::Until { eras, .. } | Step::MoveTo { eras }) => {
            eras.iter().collect()
        }
        Some(Step::Push { eras, .. } | Step::Pull { eras, .. } | Step::Destroy { eras }) => {
            eras.iter().filter(|era| !view.era(*era).clones.is_empty()).collect()
        }
        Some(Step::Move { eras, .. }) => {
            let from = view.active.and_then(|agent| view.agent(agent)).map(|one| one.era);
            from.map(|from| vec![from.clockwise(*eras), from.clockwise(7 - eras % 7)]).unwrap_or_default()
        }
        _ => Vec::new(),
    }
}
