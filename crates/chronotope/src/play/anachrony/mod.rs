//! Anachrony in the terminal.

mod board;
mod menu;
mod result;
mod things;
mod words;

use super::paper::Paper;
use super::{Page, Terminal};
use anachrony::data::ERAS;
use anachrony::view::PlayerView;
use anachrony::{Anachrony, Choice, Event, View};
use tabletop::{Seat, Viewer};

impl Terminal for Anachrony {
    const PAGES: &'static [Page<Self>] = &[
        Page { letter: "o", word: "others", about: "everybody's boards", lines: board::boards },
        Page { letter: "v", word: "value", about: "everybody's points as of now, part by part", lines: result::so_far },
    ];
    const LOOK: &'static str = "a building or superproject by number or name: i 305, i exocrawler";

    fn welcome(view: &View) -> Vec<String> {
        let players = view.players.len();
        vec![format!("{players} players, side {}, {ERAS} eras; the most points win.", view.options.side)]
    }

    fn name(view: &View, seat: Seat) -> String {
        let path = view.players.get(seat.index()).and_then(|player| player.path);
        path.map_or_else(|| format!("Player {}", seat.0 + 1), |path| things::capital(path.name()))
    }

    fn labels(view: &View, _: Viewer, choices: &[Choice]) -> Vec<String> {
        choices.iter().map(|&choice| menu::say(view, choice)).collect()
    }

    fn board(view: &View, choices: &[Choice], paper: Paper) -> Vec<String> {
        let mut lines = board::board(view, paper);
        lines.extend(menu::menu(view, choices, paper));
        lines
    }

    fn news(view: &View, _: Viewer, events: &[Event], paper: Paper) -> Vec<String> {
        words::tell(view, events, paper)
    }

    fn look(choices: &[Choice], wanted: &str, paper: Paper) -> Result<Vec<String>, String> {
        things::look(choices, wanted, paper)
    }

    fn legend(_: Paper) -> Vec<String> {
        things::legend()
    }

    fn ending(view: &View, paper: Paper) -> Vec<String> {
        result::result(view, paper)
    }
}

/// The player who looks.
fn me(view: &View) -> Option<&PlayerView> {
    match view.viewer {
        Viewer::Seat(seat) => view.players.get(seat.index()),
        Viewer::Spectator => None,
    }
}

/// What a player is called by whoever looks.
fn called(view: &View, who: impl Into<Seat>) -> String {
    let seat = who.into();
    if view.viewer.is(seat) { "You".into() } else { Anachrony::name(view, seat) }
}
