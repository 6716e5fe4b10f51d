//! The LOOP in the terminal.

mod board;

use super::paper::{Paper, wrap};
use super::{Page, Terminal, menu};
use crate::language::words;
use pages::the_loop::Names;
use tabletop::{Seat, closest};
use the_loop::data::{Agent, Card};
use the_loop::{Choice, TheLoop, View};

impl Terminal for TheLoop {
    const PAGES: &'static [Page<Self>] = &[
        Page { letter: "c", word: "cards", about: "everybody's cards, decks and piles", lines: board::cards },
        Page { letter: "m", word: "missions", about: "the missions, one by one", lines: board::missions },
    ];
    const LOOK: &'static str = "an artifact or an agent by name, or the card of a choice";

    fn welcome(view: &View) -> Vec<String> {
        let agents = view.agents.len();
        let level = names().level(view.options.level);
        vec![format!("{agents} agents, {level}: archive 4 missions in time.")]
    }

    fn name(view: &View, seat: Seat) -> String {
        let mut own = view.agents.iter().filter(|one| one.seat == seat);
        match (own.next(), own.next()) {
            (Some(one), None) => names().agent(one.agent),
            _ => "The team".to_owned(),
        }
    }

    fn board(view: &View, choices: &[Choice], paper: Paper) -> Vec<String> {
        let mut lines = board::board(view, paper);
        lines.extend(menu::menu::<Self>(view, view.viewer, choices, paper));
        lines
    }

    fn look(choices: &[Choice], wanted: &str, paper: Paper) -> Result<Vec<String>, String> {
        let numbered = wanted.parse::<usize>().ok().and_then(|number| choices.get(number.checked_sub(1)?));
        if let Some(choice) = numbered {
            return match choice {
                Choice::Use(card) | Choice::Card(card) | Choice::Take(card) => Ok(face(*card, paper)),
                _ => Err("That choice is about no card.".into()),
            };
        }
        let name = wanted.trim().to_lowercase().replace([' ', '-'], "_");
        if let Some(agent) = Agent::ALL.into_iter().find(|agent| agent.name().starts_with(&name) && !name.is_empty()) {
            return Ok(wrap(&format!("{}: {}", paper.heading(names().agent(agent)), names().ability(agent)), 2));
        }
        let title = wanted.trim().to_lowercase();
        let by_title = Card::all().find(|&card| names().card(card).to_lowercase() == title);
        match by_title.or_else(|| Card::named(&name)) {
            Some(card) => Ok(face(card, paper)),
            None => Err(match closest(&name, Card::all().map(Card::name)) {
                Some(close) => format!("There is no such artifact; did you mean \"{close}\"?"),
                None => "There is no such artifact or agent.".into(),
            }),
        }
    }

    fn legend(_: Paper) -> Vec<String> {
        let text = "R rifts of those an era holds, E energy, VORTEX an era with a vortex, D the Doctor. A clone is shown \
            by the era where it is destroyed. After a card: o spiral, * star, = line, # black hole; x exhausted.";
        wrap(text, 0)
    }

    fn ending(view: &View, paper: Paper) -> Vec<String> {
        let Some(outcome) = &view.outcome else { return vec![words().say("terminal-not-over")] };
        let [how, more] = names().verdict(outcome);
        vec![paper.heading(how), more]
    }
}

/// What things are called.
fn names() -> Names {
    Names(words())
}

/// The mark of a card's dimension.
fn mark(card: Card) -> char {
    ['o', '*', '=', '#'][card.face().dimension as usize]
}

/// A card in full.
fn face(card: Card, paper: Paper) -> Vec<String> {
    let face = card.face();
    let owner = card.starter_of().map_or(String::new(), |agent| format!(", starts with {}", names().agent(agent)));
    let dimension = names().dimension(face.dimension);
    let head = format!("{} ({dimension}, from {}{owner})", names().card(card), era(face.home));
    let mut lines = wrap(&paper.heading(head), 2);
    lines.extend(wrap(&format!("  {}", names().text(card)), 2));
    lines
}

/// What an era is called, briefly.
fn era(era: the_loop::data::Era) -> &'static str {
    ["Dawn", "Medieval", "Renaissance", "Industrial", "Globalization", "Robots", "End"][era.index()]
}
