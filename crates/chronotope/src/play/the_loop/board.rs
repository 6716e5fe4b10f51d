//! The table as text.

use super::super::paper::{Column, Paper, table, wrap};
use super::{era, mark, names};
use the_loop::View;
use the_loop::data::{Agent, Card, CardSet, Era, Mission};
use the_loop::state::{Fate, Phase};
use the_loop::view::{DeckView, EraView};

/// The turn, the eras, the agents and their hands.
pub(super) fn board(view: &View, paper: Paper) -> Vec<String> {
    let mut lines = vec![turn(view, paper)];
    lines.extend(eras(view, paper));
    lines.extend(artifacts(view));
    lines.extend(open_missions(view));
    for one in &view.agents {
        let active = if view.active == Some(one.agent) { ">" } else { " " };
        let free = if one.moved { "" } else { ", free move" };
        let head = format!("{active}{} ({}{free})", names().agent(one.agent), era(one.era));
        let cards = hand(one.ready, "").into_iter().chain(hand(one.exhausted, " x")).collect::<Vec<_>>();
        lines.extend(wrap(&format!("{}: {}", paper.heading(head), listed(&cards)), 4));
    }
    lines.push(String::new());
    lines
}

fn turn(view: &View, paper: Paper) -> String {
    let phase = match view.phase {
        Phase::Choose => "choosing agents",
        Phase::Deal { .. } => "dealing",
        Phase::Fallen { .. } => "I rifts fall",
        Phase::Actions => "II actions",
        Phase::Take => "III take an artifact",
        Phase::Archive => "IV archive a mission",
        Phase::Bonus { .. } => "IV bonus of the Agency",
        Phase::Over { .. } => "over",
    };
    let (turn, cycle, archived) = (view.turn, view.cycle, view.archived.len());
    paper.heading(format!("Turn {turn} of 21, cycle {cycle}: {phase}.  {archived} of 4 missions archived"))
}

fn eras(view: &View, paper: Paper) -> Vec<String> {
    let mut rows =
        vec![["", "Era", "R", "E", "Clones, by where they are destroyed", "Agents", "Tile"].map(String::from).to_vec()];
    rows.extend(view.eras.iter().map(|ground| {
        let clones: Vec<&str> = ground.clones.iter().map(|clone| short(clone.destroyed_in)).collect();
        let agents: Vec<&str> = ground.agents.iter().map(|&agent| initials(agent)).collect();
        vec![
            if view.doctor == Some(ground.era) { "D" } else { "" }.to_owned(),
            era(ground.era).to_owned(),
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
    let vortex = if ground.vortex { "VORTEX" } else { "" };
    match (ground.tile.fate, ground.tile.mission) {
        (Fate::Open, Some(mission)) => format!("{} {}/{}", number(mission), ground.tile.cubes, mission.needs()),
        (Fate::FaceDown, _) => "?".into(),
        (Fate::Archived, _) if !ground.vortex => "archived".into(),
        _ => vortex.into(),
    }
}

/// Such as `M4`.
fn number(mission: Mission) -> String {
    format!("M{}", mission as usize + 1)
}

fn short(of: Era) -> &'static str {
    ["Daw", "Med", "Ren", "Ind", "Glo", "Rob", "End"][of.index()]
}

/// An agent in two letters.
fn initials(agent: Agent) -> &'static str {
    ["TP", "Cz", "RF", "MT", "VG"][agent as usize]
}

fn artifacts(view: &View) -> Vec<String> {
    let lying = view.eras.iter().filter(|ground| !ground.artifacts.is_empty());
    let parts: Vec<String> =
        lying.map(|ground| format!("{}: {}", era(ground.era), listed(&hand(ground.artifacts, "")))).collect();
    if parts.is_empty() { Vec::new() } else { wrap(&format!("Artifacts: {}", parts.join("; ")), 2) }
}

fn open_missions(view: &View) -> Vec<String> {
    let open = view.eras.iter().filter(|ground| ground.tile.fate == Fate::Open);
    open.flat_map(|ground| {
        let tile = &ground.tile;
        let Some(mission) = tile.mission else { return Vec::new() };
        let mut text = format!(
            "{} {} in {}, {}/{}: {}",
            number(mission),
            names().mission(mission),
            era(ground.era),
            tile.cubes,
            mission.needs(),
            names().task(mission)
        );
        if !tile.slots.is_empty() {
            let slots: Vec<&str> = tile.slots.iter().map(|&slot| short(slot)).collect();
            text += &format!(" (done: {})", slots.join(" "));
        }
        wrap(&text, 2)
    })
    .collect()
}

fn hand(cards: CardSet, state: &str) -> Vec<String> {
    cards.iter().map(|card| format!("{} {}{state}", names().card(card), mark(card))).collect()
}

fn listed(cards: &[String]) -> String {
    if cards.is_empty() { "none".into() } else { cards.join(", ") }
}

/// Everybody's cards, decks and piles.
pub(super) fn cards(view: &View, paper: Paper) -> Vec<String> {
    let mut lines = Vec::new();
    for one in &view.agents {
        lines.extend(wrap(&format!("{}: {}", paper.heading(names().agent(one.agent)), names().ability(one.agent)), 2));
        for card in one.ready.and(one.exhausted).iter() {
            lines.extend(described(card));
        }
    }
    for (index, pile) in view.piles.iter().enumerate() {
        let whose = match view.piles.len() {
            1 => "Common deck".to_owned(),
            _ => view.agents.get(index).map_or_else(String::new, |one| names().agent(one.agent)),
        };
        lines.extend(deck(&whose, &pile.deck));
        lines.extend(wrap(&format!("  discard pile: {}", listed(&hand(pile.discard, ""))), 4));
    }
    lines.push(format!("Big Deck: {} cards; destroyed: {}", view.great_deck.count(), view.destroyed.len()));
    let visits: Vec<&str> = view.doctor_to_come.iter().map(|&to| era(to)).collect();
    lines.extend(wrap(&format!("The Doctor has yet to visit: {}", visits.join(", ")), 2));
    lines
}

fn described(card: Card) -> Vec<String> {
    wrap(&format!("  {} {}: {}", names().card(card), mark(card), names().text(card)), 4)
}

fn deck(whose: &str, deck: &DeckView) -> Vec<String> {
    let top: Vec<&str> = deck.on_top.iter().map(|card| names().card(*card)).collect();
    let top = if top.is_empty() { String::new() } else { format!(" on top {};", top.join(", then ")) };
    wrap(&format!("{whose}: {} cards;{top} in no order {}", deck.count(), listed(&hand(deck.below, ""))), 4)
}

/// The missions, one by one.
pub(super) fn missions(view: &View, paper: Paper) -> Vec<String> {
    let open = |mission| view.eras.iter().find(|ground| ground.tile.mission == Some(mission));
    Mission::ALL
        .into_iter()
        .flat_map(|mission| {
            let state = match open(mission) {
                Some(ground) => format!("{:?} in {}", ground.tile.fate, era(ground.era)).to_lowercase(),
                None => "not seen".into(),
            };
            let head = paper.heading(format!("{} {}", number(mission), names().mission(mission)));
            wrap(&format!("{head} ({state}): {} {}", names().task(mission), names().needs(mission)), 4)
        })
        .collect()
}
