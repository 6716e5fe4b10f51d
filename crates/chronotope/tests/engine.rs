//! The engine protocol, spoken with the real program.
#![allow(clippy::unwrap_used, clippy::needless_pass_by_value)] // everything here is a test

use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// A running engine.
struct Engine {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Engine {
    fn new() -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_chronotope"));
        let mut child = command.arg("engine").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let (input, output) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
        Self { child, input, output: BufReader::new(output) }
    }

    fn ask_raw(&mut self, line: &[u8]) -> Value {
        self.input.write_all(line).unwrap();
        self.input.write_all(b"\n").unwrap();
        let mut answer = String::new();
        assert!(self.output.read_line(&mut answer).unwrap() > 0, "no answer to {}", String::from_utf8_lossy(line));
        serde_json::from_str(&answer).unwrap()
    }

    fn ask(&mut self, request: Value) -> Value {
        self.ask_raw(request.to_string().as_bytes())
    }

    fn ok(&mut self, request: Value) -> Value {
        let answer = self.ask(request.clone());
        assert!(answer.get("ok").is_some(), "{request} was refused: {answer}");
        answer["ok"].clone()
    }

    fn refused(&mut self, request: Value) -> (String, String) {
        let answer = self.ask(request.clone());
        let error = &answer["error"];
        let text = |key: &str| error[key].as_str().unwrap_or_else(|| panic!("{request}: {answer}")).to_owned();
        (text("kind"), text("message"))
    }

    /// Ends the input; the engine must end by itself, and well.
    fn end(mut self) {
        drop(self.input);
        assert!(self.child.wait().unwrap().success());
    }
}

/// Whether `part` is found in `whole`: objects by key, lists from their start.
fn holds(whole: &Value, part: &Value) -> bool {
    match (whole, part) {
        (Value::Object(whole), Value::Object(part)) => {
            part.iter().all(|(key, value)| whole.get(key).is_some_and(|other| holds(other, value)))
        }
        (Value::Array(whole), Value::Array(part)) => {
            part.len() <= whole.len() && whole.iter().zip(part).all(|(whole, part)| holds(whole, part))
        }
        _ => whole == part,
    }
}

#[test]
fn hints_name_choices_of_the_seat_and_are_the_same_for_the_same_request() {
    for game in ["wonderful-world", "anachrony", "the-loop"] {
        let mut engine = Engine::new();
        engine.ok(json!({ "do": "start", "game": game, "options": { "players": 2 }, "seed": "hints" }));
        let seat = engine.ok(json!({ "do": "waiting" }))[0].clone();
        let choices = engine.ok(json!({ "do": "choices", "seat": seat }));
        let request = json!({ "do": "hint", "seat": seat, "bot": "strong:40" });
        let hints = engine.ok(request.clone());
        let hints = hints.as_array().unwrap();
        assert!(!hints.is_empty() && hints.len() <= 3, "{game}: {hints:?}");
        for hint in hints {
            assert!(choices.as_array().unwrap().contains(&hint["choice"]), "{game}: {hint}");
            assert!((0.0..=1.0).contains(&hint["expected"].as_f64().unwrap()), "{game}: {hint}");
        }
        assert_eq!(engine.ok(request).as_array().unwrap(), hints);
        let (kind, message) = engine.refused(json!({ "do": "hint", "seat": seat, "bot": "fair:2s" }));
        assert_eq!((kind.as_str(), message.contains("only strong and best")), ("request", true), "{message}");
        assert_eq!(engine.refused(json!({ "do": "hint", "seat": 9 })).0, "request");
        engine.end();
    }
}

#[test]
fn the_documented_exchange_is_what_the_engine_says() {
    let text = include_str!("../../../docs/engine-protocol.md");
    let mut engine = Engine::new();
    let mut answer = Value::Null;
    let mut exchanged = 0;
    for line in text.lines() {
        if let Some(request) = line.strip_prefix("> ") {
            answer = engine.ask_raw(request.as_bytes());
        } else if let Some(expected) = line.strip_prefix("< ") {
            assert_eq!(answer, serde_json::from_str::<Value>(expected).unwrap());
            exchanged += 1;
        } else if let Some(part) = line.strip_prefix("<~ ") {
            let part = serde_json::from_str(part).unwrap();
            assert!(holds(&answer, &part), "{part} is not in {answer}");
            exchanged += 1;
        }
    }
    assert!(exchanged > 12, "the exchange is there");
    engine.end();
}

#[test]
fn every_event_and_every_field_of_a_state_is_documented() {
    let text = include_str!("../../../docs/engine-protocol.md");
    let (exchange, the_loop) = (text.find("\n## An exchange").unwrap(), text.find("\n## The LOOP").unwrap());
    let (wonderful_world, anachrony) =
        (text.find("\n## It's a Wonderful World").unwrap(), text.find("\n## Anachrony").unwrap());
    let mut engine = Engine::new();
    for (game, events, chapter) in [
        ("wonderful-world", include_str!("../../wonderful-world/src/event.rs"), &text[wonderful_world..anachrony]),
        ("anachrony", include_str!("../../anachrony/src/event.rs"), &text[anachrony..exchange]),
        ("the-loop", include_str!("../../the-loop/src/event.rs"), &text[the_loop..]),
    ] {
        engine.ok(json!({"do": "start", "game": game, "options": {"players": 2}, "seed": 1}));
        let state = engine.ok(json!({"do": "state"}));
        let person = state.get("players").or(state.get("agents")).unwrap()[0].clone();
        let mut names = variants(events);
        assert!(names.len() > 20, "the events of {game} are found: {names:?}");
        for object in [state, person] {
            names.extend(object.as_object().unwrap().keys().cloned());
        }
        let missing: Vec<_> = names.iter().filter(|name| !chapter.contains(&format!("`{name}`"))).collect();
        assert!(missing.is_empty(), "{game}: the protocol does not document {missing:?}");
    }
    engine.end();
}

/// The variants of the enum `Event` in this source, as they are written in JSON.
fn variants(source: &str) -> Vec<String> {
    let (_, body) = source.split_once("pub enum Event {\n").unwrap();
    let (body, _) = body.split_once("\n}\n").unwrap();
    let names =
        body.lines().filter_map(|line| line.strip_prefix("    ")).filter(|line| line.starts_with(char::is_uppercase));
    let snake = |line: &str| {
        let name: String = line.chars().take_while(char::is_ascii_alphanumeric).collect();
        let parts = name.char_indices().map(|(at, letter)| match letter.is_uppercase() {
            true if at > 0 => format!("_{}", letter.to_ascii_lowercase()),
            _ => letter.to_ascii_lowercase().to_string(),
        });
        parts.collect()
    };
    names.map(snake).collect()
}

/// The whole deck in the order of the cards, from the game's own state.
fn deck(engine: &mut Engine) -> Vec<String> {
    engine.ok(
        json!({"do": "start", "game": "wonderful-world", "options": {"players": 1, "empires": "dealt"}, "seed": 1}),
    );
    let state = engine.ok(json!({"do": "state"}));
    let piles = state["piles"].as_array().unwrap().iter().flat_map(|pile| pile.as_array().unwrap());
    let mut cards: Vec<String> =
        piles.chain(state["deck"].as_array().unwrap()).map(|card| card.as_str().unwrap().to_owned()).collect();
    cards.sort_unstable();
    cards
}

#[test]
fn a_given_deck_is_dealt_seat_by_seat_and_cut_into_piles_from_its_top() {
    let mut engine = Engine::new();
    let deck = deck(&mut engine);
    assert_eq!(deck.len(), 150);
    for (players, dealt) in [(2, 10), (3, 7), (4, 7), (5, 7)] {
        let empires = &["noram_states", "aztec_empire", "panafrican_union", "federation_of_asia", "republic_of_europe"];
        let setup = json!({"deck": deck, "empires": empires[..players]});
        engine.ok(json!({"do": "start", "game": "wonderful-world", "options": {"players": players}, "setup": setup}));
        for seat in 0..players {
            let mut hand: Vec<&String> = deck[seat * dealt..][..dealt].iter().collect();
            hand.sort_unstable();
            let view = engine.ok(json!({"do": "view", "seat": seat}));
            let mut seen: Vec<&str> =
                view["players"][seat]["hand"].as_array().unwrap().iter().map(|card| card.as_str().unwrap()).collect();
            seen.sort_unstable();
            assert_eq!(seen, hand, "{players} players, seat {seat}");
        }
    }
    let setup = json!({"deck": deck, "empires": ["noram_states"]});
    engine.ok(json!({"do": "start", "game": "wonderful-world", "options": {"players": 1}, "setup": setup}));
    let taken = engine.ok(json!({"do": "apply", "seat": 0, "choice": {"pile": 3}}));
    assert_eq!(taken["events"][0]["pile"]["cards"], json!(deck[10..15]));

    let mut short = deck.clone();
    short.pop();
    let mut doubled = deck.clone();
    doubled[0] = deck[149].clone();
    let mut strange = deck;
    strange[0] = "mega_dril".into();
    for (wrong, says) in [(short, "150"), (doubled, "150"), (strange, "mega_drill")] {
        let request =
            json!({"do": "start", "game": "wonderful-world", "options": {"players": 3}, "setup": {"deck": wrong}});
        let (kind, message) = engine.refused(request);
        assert_eq!(kind, "position");
        assert!(message.contains(says), "{message}");
    }
    engine.end();
}

#[test]
fn a_whole_game_is_played_dumped_and_loaded_again() {
    let mut engine = Engine::new();
    engine
        .ok(json!({"do": "start", "game": "wonderful-world", "options": {"players": 3, "side": "B"}, "seed": "whole"}));
    let mut made = 0;
    loop {
        let waiting = engine.ok(json!({"do": "waiting"}));
        let Some(seat) = waiting.as_array().unwrap().last().cloned() else { break };
        let choices = engine.ok(json!({"do": "choices", "seat": seat}));
        let choice = &choices[made % choices.as_array().unwrap().len()];
        engine.ok(json!({"do": "apply", "seat": seat, "choice": choice}));
        made += 1;
        if made % 50 == 0 {
            let state = engine.ok(json!({"do": "state"}));
            let record = engine.ok(json!({"do": "record"}));
            engine.ok(json!({"do": "start", "game": "wonderful-world", "state": state}));
            assert_eq!(engine.ok(json!({"do": "state"})), state);
            engine.ok(json!({"do": "load", "record": record}));
            assert_eq!(engine.ok(json!({"do": "state"})), state);
            assert_eq!(engine.ok(json!({"do": "record"})), record);
        }
    }
    let outcome = engine.ok(json!({"do": "outcome"}));
    assert_eq!(outcome["seats"].as_array().unwrap().len(), 3);
    assert!(made > 100, "{made}");
    let (kind, _) = engine.refused(json!({"do": "apply", "seat": 0, "choice": "done"}));
    assert_eq!(kind, "illegal");
    engine.end();
}

#[test]
fn going_on_by_itself_spares_the_empty_clicks() {
    let clicks = |on: bool| {
        let mut engine = Engine::new();
        engine.ok(json!({"do": "start", "game": "wonderful-world", "options": {"players": 2}, "seed": "clicks"}));
        for seat in 0..2 {
            engine.ok(json!({"do": "go_on", "seat": seat, "on": on}));
        }
        let mut dones = 0;
        while let Some(seat) = engine.ok(json!({"do": "waiting"})).as_array().unwrap().first().cloned() {
            let choices = engine.ok(json!({"do": "choices", "seat": seat}));
            let choice = &choices[0];
            dones += usize::from(choice == "done");
            engine.ok(json!({"do": "apply", "seat": seat, "choice": choice}));
        }
        engine.end();
        dones
    };
    let (asked, spared) = (clicks(false), clicks(true));
    assert!(spared > 0 && spared < asked, "{spared} of {asked} are asked still: a card could be completed then");
}

/// A game of two in its first draft, the choices of seat 0 held.
fn holding() -> (Engine, Value) {
    let mut engine = Engine::new();
    engine.ok(json!({"do": "start", "game": "wonderful-world", "options": {"players": 2}, "seed": "hold"}));
    assert_eq!(engine.ok(json!({"do": "hold", "seat": 0, "on": true})), json!({"seat": 0, "waiting": [0, 1]}));
    let choices = engine.ok(json!({"do": "choices", "seat": 0}));
    (engine, choices)
}

#[test]
fn a_held_choice_is_nothing_to_anybody_until_it_is_confirmed() {
    let (mut engine, choices) = holding();
    let before = engine.ok(json!({"do": "state"}));
    for choice in [&choices[0], &choices[1]] {
        let held = engine.ok(json!({"do": "apply", "seat": 0, "choice": choice}));
        assert_eq!(held, json!({"seat": 0, "events": [], "waiting": [0, 1], "held": choice}));
        assert_eq!(engine.ok(json!({"do": "state"})), before);
        assert_eq!(engine.ok(json!({"do": "record"})).as_str().unwrap().lines().count(), 1);
    }
    let made = engine.ok(json!({"do": "confirm", "seat": 0}));
    let picked = json!([{"picked": {"seat": 0, "card": choices[1]["pick"]}}]);
    assert_eq!(made, json!({"seat": 0, "events": picked, "waiting": [1]}));
    assert_eq!(engine.ok(json!({"do": "record"})).as_str().unwrap().lines().count(), 2);
    engine.end();
}

#[test]
fn a_held_choice_is_dropped_by_undo() {
    let (mut engine, choices) = holding();
    engine.ok(json!({"do": "apply", "seat": 0, "choice": choices[0]}));
    assert_eq!(engine.ok(json!({"do": "undo", "seat": 0})), json!({"seat": 0, "waiting": [0, 1]}));
    let (kind, message) = engine.refused(json!({"do": "confirm", "seat": 0}));
    assert!(kind == "request" && message.contains("no choice to confirm"), "{kind}: {message}");
    let (kind, _) = engine.refused(json!({"do": "undo", "seat": 0}));
    assert_eq!(kind, "undo", "nothing was ever made");
    engine.ok(json!({"do": "hold", "seat": 0, "on": false}));
    let made = engine.ok(json!({"do": "apply", "seat": 0, "choice": choices[0]}));
    assert_eq!((&made["waiting"], made.get("held")), (&json!([1]), None));
    engine.end();
}

#[test]
fn a_seat_that_can_only_finish_is_gone_on_for_and_can_still_take_back() {
    let mut engine = Engine::new();
    engine.ok(json!({"do": "start", "game": "wonderful-world", "options": {"players": 2}, "seed": "on"}));
    // Both pick; then seat 0 alone plans, until all that is left is to finish.
    loop {
        let waiting = engine.ok(json!({"do": "waiting"}));
        let choices = engine.ok(json!({"do": "choices", "seat": waiting[0]}));
        if choices[0] == "done" {
            break;
        }
        engine.ok(json!({"do": "apply", "seat": waiting[0], "choice": choices[0]}));
    }
    assert_eq!(engine.ok(json!({"do": "waiting"})), json!([0, 1]));
    let gone_on = engine.ok(json!({"do": "go_on", "seat": 0, "on": true}));
    assert_eq!(gone_on["waiting"], json!([1]));
    let record = engine.ok(json!({"do": "record"}));
    let last: Value = serde_json::from_str(record.as_str().unwrap().lines().last().unwrap()).unwrap();
    assert_eq!(last, json!({"seat": 0, "choice": "done", "by_itself": true}));
    // Its own last choice comes back with what the table did, and now it thinks.
    assert_eq!(engine.ok(json!({"do": "undo", "seat": 0}))["waiting"], json!([0, 1]));
    assert_eq!(engine.ok(json!({"do": "redo", "seat": 0}))["waiting"], json!([1]));
    engine.end();
}

#[test]
fn nothing_that_is_sent_ends_the_engine() {
    let mut engine = Engine::new();
    let no_table = engine.refused(json!({"do": "choices", "seat": 0}));
    assert!(no_table.1.contains("start"), "{no_table:?}");
    let start = json!({"do": "start", "game": "wonderful-world", "options": {"players": 3}, "seed": 5});
    engine.ok(start.clone());
    let good = [
        start,
        json!({"do": "apply", "seat": 0, "choice": {"place": {"piece": "energy", "on": {"site": 1, "card": "zeppelin"}}}}),
        json!({"do": "load", "record": engine.ok(json!({"do": "record"}))}),
        json!({"do": "start", "game": "wonderful-world", "state": engine.ok(json!({"do": "state"}))}),
        json!({"do": "view", "seat": null}),
        json!({"do": "undo", "seat": 2}),
    ];
    let mut noise = 12345u32;
    let mut random = move |below: usize| {
        noise = noise.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (noise >> 8) as usize % below
    };
    for round in 0..3000 {
        let mut line = good[round % good.len()].to_string().into_bytes();
        for _ in 0..=random(3) {
            let at = random(line.len());
            match random(4) {
                0 => line[at] = random(256) as u8,
                1 => line.truncate(at),
                2 => line[at] = b"0123456789-{}[],\""[random(17)],
                _ => drop(line.splice(at..at, *b"99999")),
            }
            line.retain(|&byte| byte != b'\n');
            line.push(b' ');
        }
        let answer = engine.ask_raw(&line);
        assert!(answer.get("ok").is_some() != answer.get("error").is_some(), "{answer}");
        assert_ne!(answer["error"]["kind"], "internal", "{} made {answer}", String::from_utf8_lossy(&line));
    }
    let deep = "[".repeat(100_000);
    assert!(engine.ask_raw(deep.as_bytes()).get("error").is_some());
    let long = format!("{{\"do\":\"{}\"}}", "x".repeat(17 << 20));
    assert!(engine.ask_raw(long.as_bytes()).get("error").is_some());
    engine.ok(json!({"do": "games"}));
    engine.end();
}
