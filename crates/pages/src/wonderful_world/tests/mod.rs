//! What the board shows, tried in whole games: every mode, from everybody's eyes, in every language.

mod board;
mod ended;
mod log;

use crate::board::BoardContext;
use crate::words::Language;
use players::Bots;
use tabletop::{Dice, Game, Seed, Viewer};
use wonderful_world::{Choice, Event, Options, View, WonderfulWorld};

/// Every way to play.
const MODES: [&str; 8] = [
    r#"{"players": 1, "side": "A"}"#,
    r#"{"players": 1, "side": "B", "empires": "dealt"}"#,
    r#"{"scenario": "01"}"#,
    r#"{"scenario": "06"}"#,
    r#"{"players": 2}"#,
    r#"{"players": 3, "side": "B", "empires": "chosen"}"#,
    r#"{"players": 4}"#,
    r#"{"players": 5, "side": "A"}"#,
];

/// Plays a game of each mode, by chance or with care, and looks at it before every choice and at its end.
fn in_games(bot: &str, mut look: impl FnMut(&WonderfulWorld, &[Event])) {
    for (number, mode) in (1..).zip(MODES) {
        let options: Options = serde_json::from_str(mode).unwrap();
        let mut game = WonderfulWorld::start(&options, Seed([number; 32])).unwrap();
        let mut bot = WonderfulWorld::bot(bot, Seed([number; 32])).unwrap();
        let mut dice = Dice::new(Seed([number; 32]), 3);
        let mut events = Vec::new();
        loop {
            look(&game, &events);
            let waiting: Vec<_> = game.waiting_for().iter().collect();
            let Some(seat) = dice.pick(&waiting) else { break };
            let choice = bot.choose(&game, seat).unwrap();
            game.apply(seat, choice, &mut events).unwrap();
        }
    }
}

/// Whether to look at what looks much the same from choice to choice: now and then, and at the end.
fn now_and_then(game: &WonderfulWorld, events: &[Event]) -> bool {
    events.len().is_multiple_of(19) || game.outcome().is_some()
}

/// Everybody who may look at a game, and what they can choose.
fn eyes(game: &WonderfulWorld) -> Vec<(Viewer, View, Vec<Choice>)> {
    let look = |viewer: Viewer| {
        let mut choices = Vec::new();
        if let Viewer::Seat(seat) = viewer {
            game.choices(seat, &mut choices);
        }
        (viewer, game.view(viewer), choices)
    };
    Viewer::all(game.seats()).map(look).collect()
}

fn context<'a>(
    (viewer, view, choices): &'a (Viewer, View, Vec<Choice>),
    names: &'a [String],
    language: Language,
) -> BoardContext<'a, WonderfulWorld> {
    BoardContext { viewer: *viewer, view, choices, held: None, names, words: language.words() }
}

fn five_names() -> Vec<String> {
    ["Karel", "Anna", "<script>alert(1)</script>", "Mira & Co", "\"Eva\""].map(String::from).to_vec()
}

/// What a person reads or hears of a page: text, labels and titles.
fn read(html: &str) -> String {
    let mut heard = String::new();
    for part in html.split('<').skip(1) {
        let (tag, text) = part.split_once('>').unwrap_or((part, ""));
        heard.push_str(text);
        heard.push('\n');
        for attribute in [" aria-label=\"", " title=\""] {
            heard.extend(
                tag.split(attribute).skip(1).filter_map(|rest| rest.split('"').next()).map(|said| format!("{said}\n")),
            );
        }
    }
    heard
}

/// The values of an attribute, in order.
fn values<'a>(html: &'a str, attribute: &str) -> Vec<&'a str> {
    html.split(&format!(" {attribute}=\"")).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}
