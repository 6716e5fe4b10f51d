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
    const PAGES: &'static [Page<Self>] = &[Page {
        letter: "s",
        word: "sites",
        about: "everybody's sites, built cards and picks in detail",
        lines: details::details,
    }];
    const LOOK: &'static str = "the card of choice 3 in full; or by name: i zeppelin";

    fn welcome(view: &View) -> Vec<String> {
        let side = view.options.side;
        let Some(scenario) = view.options.scenario else {
            return match view.players.len() {
                1 => {
                    let points = cards::listed(RATINGS.iter().skip(1).map(|(from, _)| from.to_string()), "or");
                    wrap(
                        &format!("One player, side {side}, {ROUNDS} rounds. Reach {points} points to be rated higher."),
                        2,
                    )
                }
                players => vec![format!("{players} players, side {side}, {ROUNDS} rounds; the most points win.")],
            };
        };
        let printed = scenario.printed();
        let names = cards::names(&printed.required().collect::<Vec<_>>());
        let medals = Medal::ALL.map(|medal| format!("{medal} {}", printed.points_for(medal)));
        let mut lines = vec![format!("Scenario {scenario}, {}: side {side}, {ROUNDS} rounds.", printed.title)];
        lines.extend(wrap(&format!("Build {names}."), 2));
        lines.push(format!("Medals by points: {}.", medals.join(", ")));
        lines
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

/// What a player is called by whoever looks.
fn called(view: &View, seat: Seat) -> String {
    if view.viewer.is(seat) { words().say("you") } else { WonderfulWorld::name(view, seat) }
}
