//! It's a Wonderful World in the terminal.

mod board;
mod cards;
mod details;
mod menu;
mod result;

use super::paper::{Paper, wrap};
use super::{Page, Terminal};
use crate::language::words;
use pages::wonderful_world::Names;
use tabletop::{Seat, Viewer};
use wonderful_world::data::{Medal, RATINGS, ROUNDS};
use wonderful_world::view::PlayerView;
use wonderful_world::{Choice, View, WonderfulWorld};

impl Terminal for WonderfulWorld {
    const PAGES: &'static [Page<Self>] =
        &[Page { letter: "s", word: "sites", about: "ww-terminal-help-sites", lines: details::details }];
    const LOOK: &'static str = "ww-terminal-help-look";

    fn welcome(view: &View) -> Vec<String> {
        let side = ("side", view.options.side.name().into());
        let rounds = ("rounds", ROUNDS.into());
        let Some(scenario) = view.options.scenario else {
            let text = match view.players.len() {
                1 => {
                    let points: Vec<_> = RATINGS.iter().skip(1).map(|(from, _)| from.to_string()).collect();
                    let values = [side, rounds, ("points", points.join(", ").into())];
                    words().with("ww-terminal-welcome-alone", &values)
                }
                players => {
                    let values = [("players", players.into()), side, rounds];
                    words().with("ww-terminal-welcome", &values)
                }
            };
            return wrap(&text, 2);
        };
        let printed = scenario.printed();
        let title = [("number", scenario.name().into()), ("title", names().scenario(scenario).into()), side, rounds];
        let cards = cards::names(&printed.required().collect::<Vec<_>>());
        let medal =
            |medal: Medal| format!("{} {}", words().say(&format!("ww-medal-{medal}")), printed.points_for(medal));
        let lines = [
            words().with("ww-terminal-scenario", &title),
            words().with("ww-terminal-scenario-build", &[("cards", cards.into())]),
            words().with("ww-terminal-medals", &[("medals", Medal::ALL.map(medal).join(", ").into())]),
        ];
        lines.iter().flat_map(|line| wrap(line, 2)).collect()
    }

    fn name(view: &View, seat: Seat) -> String {
        let empire = view.players.get(seat.index()).and_then(|player| player.empire);
        empire.map_or_else(
            || words().with("terminal-player", &[("n", (seat.0 + 1).into())]),
            |empire| names().empire_short(empire),
        )
    }

    fn board(view: &View, choices: &[Choice], paper: Paper) -> Vec<String> {
        let mut lines = board::board(view, paper);
        lines.extend(menu::menu(view, choices, paper));
        lines
    }

    fn look(choices: &[Choice], wanted: &str, paper: Paper) -> Result<Vec<String>, String> {
        cards::look(choices, wanted, paper)
    }

    fn legend(paper: Paper) -> Vec<String> {
        cards::legend(paper)
    }

    fn ending(view: &View, paper: Paper) -> Vec<String> {
        result::result(view, paper)
    }
}

/// What things are called.
fn names() -> Names {
    Names(words())
}

/// The player who looks.
fn me(view: &View) -> Option<&PlayerView> {
    match view.viewer {
        Viewer::Seat(seat) => view.players.get(seat.index()),
        Viewer::Spectator => None,
    }
}

/// The name of a player as the viewer reads it.
fn called(view: &View, seat: Seat) -> String {
    if view.viewer.is(seat) { words().say("you") } else { WonderfulWorld::name(view, seat) }
}
