//! The LOOP in the terminal.

mod board;

use super::paper::{Paper, wrap};
use super::session::no_choice;
use super::{Page, Terminal, menu};
use crate::language::words;
use pages::the_loop::Names;
use tabletop::{Seat, closest};
use the_loop::data::{Agent, Card};
use the_loop::{Choice, TheLoop, View};

impl Terminal for TheLoop {
    const PAGES: &'static [Page<Self>] = &[
        Page { letter: "c", word: "cards", about: "loop-terminal-help-cards", lines: board::cards },
        Page { letter: "m", word: "missions", about: "loop-terminal-help-missions", lines: board::missions },
    ];
    const LOOK: &'static str = "loop-terminal-help-look";

    fn welcome(view: &View) -> Vec<String> {
        let values = [("n", view.agents.len().into()), ("level", names().level(view.options.level).into())];
        wrap(&words().with("loop-terminal-welcome", &values), 2)
    }

    fn name(view: &View, seat: Seat) -> String {
        let mut own = view.agents.iter().filter(|one| one.seat == seat);
        match (own.next(), own.next()) {
            (Some(one), None) => names().agent(one.agent),
            _ => words().say("loop-terminal-team"),
        }
    }

    fn board(view: &View, choices: &[Choice], paper: Paper) -> Vec<String> {
        let mut lines = board::board(view, paper);
        lines.extend(menu::menu::<Self>(view, view.viewer, choices, paper));
        lines
    }

    fn look(choices: &[Choice], wanted: &str, paper: Paper) -> Result<Vec<String>, String> {
        if let Ok(number) = wanted.parse::<usize>() {
            return match number.checked_sub(1).and_then(|index| choices.get(index)) {
                Some(Choice::Use(card) | Choice::Card(card) | Choice::Take(card)) => Ok(face(*card, paper)),
                Some(_) => Err(words().with("terminal-choice-no-card", &[("number", number.into())])),
                None => Err(no_choice(number, choices.len())),
            };
        }
        let name = wanted.trim().to_lowercase().replace([' ', '-'], "_");
        let title = wanted.trim().to_lowercase();
        let fits =
            |agent: &Agent| agent.name().starts_with(&name) || names().agent(*agent).to_lowercase().starts_with(&title);
        if let Some(agent) = Agent::ALL.into_iter().find(|agent| !name.is_empty() && fits(agent)) {
            return Ok(wrap(&format!("{}: {}", paper.heading(names().agent(agent)), names().ability(agent)), 2));
        }
        let by_title = Card::all().find(|&card| names().card(card).to_lowercase() == title);
        match by_title.or_else(|| Card::named(&name)) {
            Some(card) => Ok(face(card, paper)),
            None => Err(match closest(wanted.trim(), Card::all().map(|card| names().card(card))) {
                Some(card) => words().with("loop-terminal-did-you-mean", &[("card", card.into())]),
                None => words().say("loop-terminal-no-artifact"),
            }),
        }
    }

    fn legend(_: Paper) -> Vec<String> {
        wrap(&words().say("loop-terminal-legend"), 0)
    }

    fn ending(view: &View, paper: Paper) -> Vec<String> {
        let Some(outcome) = &view.outcome else { return vec![words().say("terminal-not-over")] };
        let [how, more] = names().verdict(outcome);
        wrap(&paper.heading(how), 2).into_iter().chain(wrap(&more, 2)).collect()
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
    let mut values = vec![
        ("card", names().card(card).into()),
        ("dimension", names().dimension(face.dimension).into()),
        ("era", names().era(face.home).into()),
    ];
    let head = match card.starter_of() {
        None => words().with("loop-terminal-card", &values),
        Some(agent) => {
            values.push(("agent", names().agent(agent).into()));
            words().with("loop-terminal-starter", &values)
        }
    };
    let mut lines = wrap(&paper.heading(head), 2);
    lines.extend(wrap(&format!("  {}", names().text(card)), 2));
    lines
}

/// What an era is called, briefly.
fn era(era: the_loop::data::Era) -> String {
    words().say("loop-terminal-eras").split('|').nth(era.index()).unwrap_or_default().to_owned()
}
