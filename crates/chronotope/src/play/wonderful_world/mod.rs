//! It's a Wonderful World in the terminal.

mod board;
mod cards;
mod details;
mod menu;
mod result;
mod words;

use super::paper::{Paper, wrap};
use super::{Args, Terminal};
use serde_json::{Map, Value, json};
use tabletop::{Seat, Viewer};
use wonderful_world::data::Medal;
use wonderful_world::state::Phase;
use wonderful_world::view::PlayerView;
use wonderful_world::{Choice, Event, View, WonderfulWorld};

impl Terminal for WonderfulWorld {
    fn agreed(args: &Args) -> Map<String, Value> {
        let empires = match &args.empires[..] {
            [] => None,
            [word] if word == "dealt" || word == "chosen" => Some(json!(word)),
            names => Some(json!(names)),
        };
        let flags = [
            ("players", args.players.map(Value::from)),
            ("side", args.side.as_ref().map(|side| json!(side.to_uppercase()))),
            ("scenario", args.scenario.as_ref().map(|scenario| json!(scenario))),
            ("empires", empires),
        ];
        flags.into_iter().filter_map(|(key, value)| Some((key.to_owned(), value?))).collect()
    }

    fn welcome(view: &View) -> Vec<String> {
        let side = view.options.side;
        let Some(scenario) = view.options.scenario else {
            return match view.players.len() {
                1 => vec![format!("One player, side {side}, 4 rounds. Reach 60, 80 or 100 points to be rated higher.")],
                players => vec![format!("{players} players, side {side}, 4 rounds; the most points win.")],
            };
        };
        let printed = scenario.printed();
        let names: Vec<_> = printed.required().map(|card| card.printed().name).collect();
        let medals = Medal::ALL.map(|medal| format!("{medal} {}", printed.points_for(medal)));
        let mut lines = vec![format!("Scenario {scenario}, {}: side {side}, 4 rounds.", printed.title)];
        lines.extend(wrap(&format!("Build {}.", names.join(", ")), 2));
        lines.push(format!("Medals by points: {}.", medals.join(", ")));
        lines
    }

    fn name(view: &View, seat: Seat) -> String {
        let empire = view.players.get(seat.index()).and_then(|player| player.empire);
        empire.map_or_else(|| format!("Player {}", seat.0 + 1), |empire| cards::short_empire(empire).to_owned())
    }

    fn hides(view: &View) -> bool {
        matches!(view.phase, Phase::Draft { .. })
    }

    fn board(view: &View, choices: &[Choice], paper: Paper) -> Vec<String> {
        let mut lines = board::board(view, paper);
        lines.extend(menu::menu(view, choices, paper));
        lines
    }

    fn tell(view: &View, events: &[Event], paper: Paper) -> Vec<String> {
        words::tell(view, events, paper)
    }

    fn details(view: &View, paper: Paper) -> Vec<String> {
        details::details(view, paper)
    }

    fn look(choices: &[Choice], wanted: &str, paper: Paper) -> Result<Vec<String>, String> {
        cards::look(choices, wanted, paper)
    }

    fn legend(paper: Paper) -> Vec<String> {
        cards::legend(paper)
    }

    fn result(view: &View, paper: Paper) -> Vec<String> {
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
fn called(view: &View, seat: Seat) -> String {
    if view.viewer.is(seat) { "You".into() } else { WonderfulWorld::name(view, seat) }
}
