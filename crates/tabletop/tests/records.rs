//! Records that load, and records that are refused with the line and the reason.
#![allow(clippy::unwrap_used)] // everything here is a test

mod toy;

use serde_json::{Value, json};
use tabletop::record::{self, Origin, Record};
use tabletop::{Dice, Error, ErrorKind, Game, Seat, Seed, Table};
use toy::Choice::{Bid, Draw, Stop};
use toy::{Oracle, play, play_at_random, table};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

const HEADER: &str = r#"{"game":"oracle","format":1,"rules":2,"options":{"players":2,"rounds":1},"seed":"x"}"#;

fn load(text: &str) -> Result<Table<Oracle>, Error> {
    Table::load(text)
}

/// The header, then these lines.
fn with_lines(lines: &[&str]) -> String {
    [&[HEADER], lines].concat().join("\n")
}

#[track_caller]
fn refused(text: &str, why: &str) {
    let error = load(text).map(|table| table.record().to_text()).unwrap_err();
    assert_eq!(error.kind, ErrorKind::Record, "{error}");
    assert!(error.message.contains(why), "{error}");
}

fn finished() -> Table<Oracle> {
    let mut table = table(2, 3);
    play_at_random(&mut table, &mut Dice::new(Seed([1; 32]), 0), usize::MAX);
    table
}

#[test]
fn a_record_is_its_header_its_entries_and_its_outcome() {
    let text = finished().record().to_text();
    assert!(text.starts_with(r#"{"game":"oracle","format":1,"rules":2,"options":{"players":2,"rounds":3},"setup":"#));
    assert!(text.lines().last().unwrap().starts_with(r#"{"outcome":{"scores":["#), "{text}");
    let loaded = load(&text).unwrap();
    assert_eq!((loaded.now(), loaded.record().to_text()), (finished().now(), text.clone()));
    assert_eq!(Record::<Oracle>::parse(&text).unwrap(), finished().record());
    assert_eq!(record::header(&text).unwrap(), *finished().header());
}

#[test]
fn a_record_without_its_outcome_loads_and_so_does_one_with_spaces_and_blank_lines() {
    let text = finished().record().to_text();
    let lines: Vec<&str> = text.lines().collect();
    let without = lines[..lines.len() - 1].join("\n");
    assert_eq!(load(&without).unwrap().now(), finished().now());
    let spaced = text.replace("{\"outcome\":", "\r\n  { \"outcome\" : ").replace('\n', "\r\n\n");
    assert_eq!(load(&spaced).unwrap().now(), finished().now());
}

#[test]
fn nothing_is_no_record() {
    refused("", "the record is empty");
    refused("\n \n", "the record is empty");
    refused("an evening in May", "line 1: this is not the header of a record: expected value at column 1");
    refused("\n\n[]", "line 3: this is not the header of a record");
    refused(r#"{"seat":0,"choice":"draw"}"#, "line 1: this is not the header of a record");
}

#[test]
fn a_record_of_another_game_is_not_loaded() {
    refused(&HEADER.replace("oracle", "chess"), "this is a record of chess, not of oracle");
}

#[test]
fn a_newer_form_is_said_to_be_newer_whatever_else_is_new_in_it() {
    let newer = "this record has form 2, this program reads up to 1: a newer program will open it";
    refused(&HEADER.replace(r#""format":1"#, r#""format":2"#), newer);
    refused(r#"{"format":2,"moon":"full"}"#, newer);
}

#[test]
fn a_header_says_what_it_began_from_once_and_nothing_unknown() {
    let header = |end: &str| HEADER.replace(r#""seed":"x"}"#, end);
    let once = "a game begins from exactly one of seed, setup and state";
    refused(&header(r#""seed":"x","state":{}}"#), once);
    refused(&header(r#""setup":{},"state":{}}"#), once);
    refused(&HEADER.replace(r#","seed":"x""#, ""), once);
    refused(&header(r#""seed":"x","moon":"full"}"#), "unknown field `moon`");
    refused(&HEADER.replace(r#""rules":2,"#, ""), "missing field `rules`");
}

#[test]
fn broken_lines_are_named() {
    refused(&with_lines(&[r#"{"seat":0,"choice":{"bid":1}}"#, r#"{"seat":0,"choice""#]), "line 3: EOF while parsing");
    let blank = with_lines(&["", r#"{"seat":0,"choice":{"bid":1}}"#, "", "?"]);
    refused(&blank, "line 5: expected value at column 1");
    refused(&with_lines(&[r#"{"seat":0,"choice":"dance"}"#]), "line 2: unknown variant `dance`");
    refused(&with_lines(&[r#"{"seat":0,"choice":"draw","moon":"full"}"#]), "line 2: unknown field `moon`");
    refused(&with_lines(&[r#"{"seat":256,"choice":"draw"}"#]), "line 2: there is no such seat");
    let one = "line 2: an entry has exactly one of choice, take_back and redo";
    for line in [r#"{"seat":0}"#, r#"{"seat":0,"choice":"draw","redo":true}"#, r#"{"seat":0,"take_back":false}"#] {
        refused(&with_lines(&[line]), one);
    }
    refused(&with_lines(&[r#"{"seat":0,"redo":true,"by_itself":true}"#]), "line 2: only a choice is made by_itself");
}

#[test]
fn a_choice_that_is_not_legal_is_named_by_its_line() {
    let bid = r#"{"seat":0,"choice":{"bid":1}}"#;
    refused(&with_lines(&[bid, bid]), "line 3 does not replay: this seat has nothing to choose now");
    refused(&with_lines(&["", bid, "", "", bid]), "line 6 does not replay: this seat has nothing to choose now");
    refused(&with_lines(&[r#"{"seat":1,"take_back":true}"#]), "line 2 does not replay: this seat has made no choice");
    refused(&with_lines(&[bid, r#"{"seat":0,"redo":true}"#]), "line 3 does not replay: seat 0 has taken nothing back");
    for seat in [2, 16, 255] {
        let line = format!(r#"{{"seat":{seat},"choice":{{"bid":0}}}}"#);
        refused(&with_lines(&[&line]), &format!("line 2 does not replay: there is no seat {seat} at this table"));
        let line = format!(r#"{{"seat":{seat},"redo":true}}"#);
        refused(&with_lines(&[&line]), &format!("line 2 does not replay: there is no seat {seat} at this table"));
    }
}

#[test]
fn a_record_by_other_rules_says_so_where_it_does_not_replay() {
    let old = HEADER.replace(r#""rules":2"#, r#""rules":1"#);
    assert!(load(&old).is_ok());
    let text = old + "\n" + r#"{"seat":0,"choice":"draw"}"#;
    refused(&text, "(it was played by rules 1, this program has rules 2)");
}

#[test]
fn an_outcome_that_is_not_that_of_the_game_is_refused_and_nothing_follows_one() {
    let text = finished().record().to_text();
    let (played, _) = text.trim_end().rsplit_once('\n').unwrap();
    let other = format!("{played}\n{{\"outcome\":{{\"scores\":[99,99]}}}}\n");
    refused(&other, "the game ends otherwise than the record says");
    refused(&with_lines(&[r#"{"outcome":{"scores":[1,2]}}"#]), "the game ends otherwise than the record says");
    let line = text.lines().count() + 1;
    refused(
        &format!("{text}{{\"seat\":0,\"take_back\":true}}"),
        &format!("line {line}: nothing may follow the outcome"),
    );
    refused(&with_lines(&[r#"{"outcome":{"scores":[1,2]},"moon":1}"#]), "line 2: unknown field `moon`");
}

#[test]
fn a_dumped_state_is_played_on_and_its_record_loads() {
    let mut first = table(2, 2);
    play(&mut first, &[(A, Bid(1)), (B, Bid(0)), (A, Draw)]);
    let state = serde_json::to_value(first.now()).unwrap();
    let mut on = Table::<Oracle>::start(&Value::Null, Origin::State(state.clone())).unwrap();
    assert_eq!(on.now(), first.now());
    assert_eq!(on.header().options, json!({ "players": 2, "rounds": 2 }));
    play_at_random(&mut on, &mut Dice::new(Seed([2; 32]), 0), usize::MAX);
    assert_eq!(load(&on.record().to_text()).unwrap().now(), on.now());
    assert_eq!(on.take_back(B).map_err(|error| error.kind), Err(ErrorKind::Undo));

    let same = Table::<Oracle>::start(&json!({ "rounds": 2 }), Origin::State(state.clone())).unwrap();
    assert_eq!(same.now(), first.now());
    let other = Table::<Oracle>::start(&json!({ "rounds": 3 }), Origin::State(state)).unwrap_err();
    assert_eq!(other, Error::new(ErrorKind::Options, "the options are not those of the state: leave them out"));
}

#[test]
fn a_state_that_cannot_be_is_refused_with_the_reason() {
    let mut state = serde_json::to_value(table(2, 1).now()).unwrap();
    state["deck"][0] = json!(24);
    let error = Table::<Oracle>::start(&Value::Null, Origin::State(state.clone())).unwrap_err();
    assert_eq!(error.kind, ErrorKind::Position);
    assert!(error.message.starts_with("the cards are [2, 3, 4,"), "{error}");
    let record = json!({ "game": "oracle", "format": 1, "rules": 2, "options": null, "state": state }).to_string();
    assert_eq!(load(&record).unwrap_err(), error);
    let error = Table::<Oracle>::start(&Value::Null, Origin::State(Value::Null)).unwrap_err();
    assert_eq!(error, Error::new(ErrorKind::Position, "state: missing field `options`"));
}

#[test]
fn options_and_setups_are_refused_with_the_reason() {
    let start = |options: Value, origin: Origin| Table::<Oracle>::start(&options, origin).unwrap_err();
    let seed = || Origin::Seed(Seed([0; 32]));
    let error = start(json!({ "players": 5 }), seed());
    assert_eq!(error.kind, ErrorKind::Options);
    assert!(error.message.contains("2 to 4 players"), "{error}");
    let error = start(json!({ "moon": 1 }), seed());
    assert!(error.message.starts_with("options: unknown field `moon`"), "{error}");
    for deck in [vec![1, 2, 3], vec![0; 24], vec![0; 25]] {
        assert_eq!(start(Value::Null, Origin::Setup(json!({ "deck": deck }))).kind, ErrorKind::Position);
    }
    let error = start(Value::Null, Origin::Setup(Value::Null));
    assert_eq!(error, Error::new(ErrorKind::Position, "setup: missing field `deck`"));
}

#[test]
fn a_refused_choice_is_not_in_the_record() {
    let mut table = table(2, 1);
    let error = table.choose(A, Stop).unwrap_err();
    assert_eq!(error, Error::new(ErrorKind::Illegal, "this seat cannot choose that now"));
    assert_eq!((table.record().entries.len(), table.now().block()), (0, toy::table(2, 1).now().block()));
}
