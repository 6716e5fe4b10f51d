//! The table as text.

use super::super::paper::{Column, Paper, table, wrap};
use super::{era, mark, names};
use crate::language::words;
use pages::words::capital;
use the_loop::View;
use the_loop::data::{Agent, Card, CardSet, Era, Mission};
use the_loop::state::{Fate, Phase};
use the_loop::view::{DeckView, EraView};

/// The turn, the eras, the agents and their hands.
pub(super) fn board(view: &View, paper: Paper) -> Vec<String> {
    let mut lines = wrap(&turn(view, paper), 2);
    lines.extend(eras(view, paper));
    lines.extend(artifacts(view));
    lines.extend(open_missions(view));
    for one in &view.agents {
        let active = if view.active == Some(one.agent) { ">" } else { " " };
        let free = if one.moved { String::new() } else { format!(", {}", words().say("loop-terminal-free-move")) };
        let head = format!("{active}{} ({}{free})", names().agent(one.agent), era(one.era));
        let cards = hand(one.ready, "").into_iter().chain(hand(one.exhausted, " x")).collect::<Vec<_>>();
        lines.extend(wrap(&format!("{}: {}", paper.heading(head), listed(&cards)), 4));
    }
    lines.push(String::new());
    lines
}

fn turn(view: &View, paper: Paper) -> String {
    let phase = match view.phase {
        Phase::Choose => "loop-terminal-phase-choose",
        Phase::Deal { .. } => "loop-terminal-phase-deal",
        Phase::Fallen { .. } => "loop-terminal-phase-fallen",
        Phase::Actions => "loop-terminal-phase-actions",
        Phase::Take => "loop-terminal-phase-take",
        Phase::Archive => "loop-terminal-phase-archive",
        Phase::Bonus { .. } => "loop-terminal-phase-bonus",
        Phase::Over { .. } => "loop-terminal-phase-over",
    };
    let values = [("turn", view.turn.into()), ("cycle", view.cycle.into()), ("n", view.archived.len().into())];
    paper.heading(format!("{}. {}", words().with("loop-board-turn", &values), capital(&words().say(phase))))
}

fn eras(view: &View, paper: Paper) -> Vec<String> {
    let headings = words().say("loop-terminal-columns");
    let mut rows = vec![[""].into_iter().chain(headings.split('|')).map(String::from).collect()];
    rows.extend(view.eras.iter().map(|ground| {
        let clones: Vec<String> = ground.clones.iter().map(|clone| short(clone.destroyed_in)).collect();
        let agents: Vec<String> = ground.agents.iter().map(|&agent| initials(agent)).collect();
        vec![
            if view.doctor == Some(ground.era) { words().say("loop-terminal-doctor") } else { String::new() },
            era(ground.era),
            format!("{}/{}", ground.rifts, ground.holds),
            ground.energy.to_string(),
            clones.join(" "),
            agents.join(" "),
            tile(ground),
        ]
    }));
    let columns = [Column::Left(1), Column::Left(13), Column::Left(3), Column::Right(2), Column::Left(0)];
    let mut lines: Vec<String> = table(&rows, 1, &columns).iter().flat_map(|line| wrap(line, 20)).collect();
    if let Some(head) = lines.first_mut() {
        *head = paper.heading(&head);
    }
    lines
}

fn tile(ground: &EraView) -> String {
    let vortex = if ground.vortex { words().say("loop-terminal-vortex") } else { String::new() };
    match (ground.tile.fate, ground.tile.mission) {
        (Fate::Open, Some(mission)) => format!("{} {}/{}", number(mission), ground.tile.cubes, mission.needs()),
        (Fate::FaceDown, _) => "?".into(),
        (Fate::Archived, _) if !ground.vortex => words().say("loop-terminal-archived"),
        _ => vortex,
    }
}

/// Such as `M4`.
fn number(mission: Mission) -> String {
    words().with("loop-terminal-mission", &[("n", (mission as usize + 1).into())])
}

/// An era in three letters.
fn short(of: Era) -> String {
    era(of).chars().take(3).collect()
}

/// An agent in two letters.
fn initials(agent: Agent) -> String {
    words().say("loop-terminal-agents").split(' ').nth(agent as usize).unwrap_or_default().to_owned()
}

fn artifacts(view: &View) -> Vec<String> {
    let lying = view.eras.iter().filter(|ground| !ground.artifacts.is_empty());
    let parts: Vec<String> =
        lying.map(|ground| format!("{}: {}", era(ground.era), listed(&hand(ground.artifacts, "")))).collect();
    let artifacts = || words().with("loop-board-artifacts", &[("cards", parts.join("; ").into())]);
    if parts.is_empty() { Vec::new() } else { wrap(&capital(&artifacts()), 2) }
}

fn open_missions(view: &View) -> Vec<String> {
    let open = view.eras.iter().filter(|ground| ground.tile.fate == Fate::Open);
    open.flat_map(|ground| {
        let tile = &ground.tile;
        let Some(mission) = tile.mission else { return Vec::new() };
        let mut text = format!(
            "{} {} {}, {}/{}: {}",
            number(mission),
            names().mission(mission),
            names().in_era(ground.era),
            tile.cubes,
            mission.needs(),
            names().task(mission)
        );
        if !tile.slots.is_empty() {
            let slots: Vec<String> = tile.slots.iter().map(|&slot| short(slot)).collect();
            text += " ";
            text += &words().with("loop-terminal-slots", &[("eras", slots.join(" ").into())]);
        }
        wrap(&text, 2)
    })
    .collect()
}

fn hand(cards: CardSet, state: &str) -> Vec<String> {
    cards.iter().map(|card| format!("{} {}{state}", names().card(card), mark(card))).collect()
}

fn listed(cards: &[String]) -> String {
    if cards.is_empty() { words().say("loop-board-none") } else { cards.join(", ") }
}

/// Everybody's cards, decks and piles.
pub(super) fn cards(view: &View, paper: Paper) -> Vec<String> {
    let mut lines = Vec::new();
    for one in &view.agents {
        lines.extend(wrap(&format!("{}: {}", paper.heading(names().agent(one.agent)), names().ability(one.agent)), 2));
        for card in one.ready.union(one.exhausted).iter() {
            lines.extend(described(card));
        }
    }
    for (index, pile) in view.piles.iter().enumerate() {
        let whose = match view.piles.len() {
            1 => words().say("loop-terminal-common-deck"),
            _ => view.agents.get(index).map_or_else(String::new, |one| names().agent(one.agent)),
        };
        lines.extend(deck(&whose, &pile.deck));
        let discard = listed(&hand(pile.discard, ""));
        let discard = words().with("loop-terminal-discard", &[("cards", discard.into())]);
        lines.extend(wrap(&format!("  {discard}"), 4));
    }
    let values = [("n", view.great_deck.count().into()), ("destroyed", view.destroyed.len().into())];
    lines.push(words().with("loop-terminal-big-deck", &values));
    let visits: Vec<String> = view.doctor_to_come.iter().map(|&to| era(to)).collect();
    let visits = words().with("loop-terminal-doctor-to-come", &[("eras", listed(&visits).into())]);
    lines.extend(wrap(&visits, 2));
    lines
}

fn described(card: Card) -> Vec<String> {
    wrap(&format!("  {} {}: {}", names().card(card), mark(card), names().text(card)), 4)
}

fn deck(whose: &str, deck: &DeckView) -> Vec<String> {
    let top: Vec<String> = deck.on_top.iter().map(|card| names().card(*card).to_owned()).collect();
    let values = [
        ("whose", whose.into()),
        ("n", deck.count().into()),
        ("top", listed(&top).into()),
        ("below", listed(&hand(deck.below, "")).into()),
    ];
    wrap(&words().with("loop-terminal-deck", &values), 4)
}

/// The missions, one by one.
pub(super) fn missions(view: &View, paper: Paper) -> Vec<String> {
    let open = |mission| view.eras.iter().find(|ground| ground.tile.mission == Some(mission));
    Mission::ALL
        .into_iter()
        .flat_map(|mission| {
            let state = match open(mission).map(|ground| (ground.tile.fate, ground.era)) {
                Some((Fate::Open, era)) => words().with("loop-terminal-open", &[("where", names().in_era(era).into())]),
                Some((Fate::Archived, _)) => words().say("loop-terminal-archived"),
                Some((Fate::Failed, _)) => words().say("loop-terminal-failed"),
                Some((Fate::FaceDown | Fate::Buried, _)) | None => words().say("loop-terminal-unseen"),
            };
            let head = paper.heading(format!("{} {}", number(mission), names().mission(mission)));
            wrap(&format!("{head} ({state}): {} {}", names().task(mission), names().needs(mission)), 4)
        })
        .collect()
}
