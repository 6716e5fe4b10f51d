//! A table of any game: JSON in, JSON out, and errors for what cannot be.
#![allow(clippy::unwrap_used)] // everything here is a test

#[allow(clippy::duplicate_mod, unreachable_pub)]
#[path = "../../tabletop/tests/toy/mod.rs"]
mod toy;

use games::{AnyTable, GameEntry};
use pages::Board;
use players::search::{Heuristic, RandomRollouts, Search, SearchParams};
use players::{Bots, Budget, Player, Random, Thinker};
use serde_json::{Value, json};
use tabletop::record::Origin;
use tabletop::{ErrorKind, Seat, Seats, Seed, Viewer};
use toy::Oracle;

const A: Seat = Seat(0);
const B: Seat = Seat(1);
static GAMES: &[GameEntry] = &[GameEntry::of::<Oracle>()];

impl Board for Oracle {
    const RULES_PAGES: &'static [(&'static str, &'static str)] = &[("en", "# The Oracle")];
    const KEYS: &'static str = "oracle";
}

impl Bots for Oracle {
    const TERMS: &[&str] = <RandomRollouts as Heuristic<Self>>::TERMS;
    const ITERATIONS: u32 = 100;

    fn thinker(budget: Budget, threads: usize, seed: Seed) -> Box<dyn Thinker<Self>> {
        Box::new(Search::new(RandomRollouts::default, SearchParams::default(), budget, threads, seed))
    }

    fn fair() -> Box<dyn Player<Self>> {
        Box::new(Random::new(Seed([1; 32])))
    }
}

/// A table whose deck is drawn from 24 downwards.
fn opened(rounds: u16) -> Box<dyn AnyTable> {
    let setup = json!({ "deck": (1..=24).collect::<Vec<_>>() });
    GAMES[0].start(&json!({ "rounds": rounds }), Origin::Setup(setup)).unwrap_or_else(|error| panic!("{error}"))
}

fn play(table: &mut dyn AnyTable, choices: &[(Seat, Value)]) {
    for (seat, choice) in choices {
        table.choose(*seat, choice).unwrap_or_else(|error| panic!("{choice} of {seat}: {error}"));
    }
}

fn bid(coins: u16) -> Value {
    json!({ "bid": coins })
}

#[test]
fn a_game_presents_itself_and_its_tables_know_it() {
    let about = GAMES[0].about();
    assert_eq!((about.name, about.players, about.options[0].name), ("oracle", (2, 4), "players"));
    let table = opened(1);
    assert_eq!((table.game(), table.seats(), table.waiting_for()), ("oracle", Seats::first(2), Seats::first(2)));
}

#[test]
fn a_whole_game_is_played_in_json() {
    let mut table = opened(1);
    assert_eq!(table.choices(A).unwrap(), [bid(0), bid(1), bid(2), bid(3)]);
    play(&mut *table, &[(A, bid(2)), (B, bid(0)), (A, json!("draw")), (A, json!("keep")), (A, json!("stop"))]);
    assert_eq!((table.outcome(), table.results()), (None, None));
    assert_eq!(table.choices(A).unwrap(), [json!("done"), json!({ "sell": 24 })]);
    assert!(table.choices(B).unwrap().is_empty());
    play(&mut *table, &[(A, json!("done"))]);
    assert!(table.waiting_for().is_empty());
    assert_eq!(table.outcome(), Some(json!({ "scores": [25, 3] })));
    let places = table.results().unwrap();
    assert_eq!((places[0].rank, places[0].score, places[0].won), (1, 25, true));
    assert_eq!((places[1].rank, places[1].score, places[1].won), (2, 3, false));

    let loaded = GAMES[0].load(&table.record()).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!((loaded.state(), loaded.record()), (table.state(), table.record()));
    let on = GAMES[0].start(&Value::Null, Origin::State(table.state())).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(on.state(), table.state());
}

#[test]
fn choices_are_made_by_their_index_too() {
    let mut table = opened(1);
    table.choose_listed(A, 2, 1).unwrap();
    let mut same = opened(1);
    same.choose(A, &bid(2)).unwrap();
    assert_eq!(table.record(), same.record());
    assert_eq!(table.choose_listed(B, 4, 1).unwrap_err().message, "there is no choice 4: this seat has 4");
    assert_eq!(table.record(), same.record());
}

#[test]
fn the_concrete_game_is_found_by_its_name() {
    struct Name;
    impl<G: tabletop::Game> games::Visitor<G> for Name {
        type Output = &'static str;
        fn visit(self) -> &'static str {
            G::NAME
        }
    }
    for entry in games::GAMES {
        assert_eq!(games::with_game(entry.name, Name).unwrap(), entry.name);
        assert_eq!(games::find(entry.name).unwrap().name, entry.name);
    }
    let error = games::with_game("anachrnoy", Name).unwrap_err();
    assert_eq!(error.message, "there is no game \"anachrnoy\": did you mean \"anachrony\"?");
}

#[test]
fn each_viewer_sees_and_hears_what_is_meant_for_them() {
    let mut table = opened(1);
    table.choose(A, &bid(2)).unwrap();
    assert_eq!(table.events_for(0, Viewer::Seat(A)), [json!({ "bid": { "seat": 0, "coins": 2 } })]);
    for viewer in [Viewer::Seat(B), Viewer::Spectator, Viewer::Seat(Seat(255))] {
        assert_eq!(table.events_for(0, viewer), [json!({ "bid": { "seat": 0, "coins": null } })]);
    }
    assert_eq!(table.view(Viewer::Seat(A)).unwrap()["players"][0]["bid"], json!(2));
    assert_eq!(table.view(Viewer::Seat(B)).unwrap()["players"][0]["bid"], json!(null));
    assert_eq!(table.view(Viewer::Spectator).unwrap()["players"][0]["has_bid"], json!(true));

    play(&mut *table, &[(B, bid(0))]);
    let before = table.event_count();
    table.choose(A, &json!("draw")).unwrap();
    let own = [json!({ "drew": { "seat": 0 } }), json!({ "card": { "seat": 0, "card": 24 } })];
    assert_eq!(table.events_for(before, Viewer::Seat(A)), own);
    assert_eq!(table.events_for(before, Viewer::Seat(B)), own[..1]);
    assert_eq!(table.events_for(before, Viewer::Spectator), own[..1]);
}

#[test]
fn choices_are_taken_back_and_made_again() {
    let mut table = opened(1);
    play(&mut *table, &[(A, bid(2)), (B, bid(0)), (A, json!("skip"))]);
    let (before, skipped) = (table.record(), table.state());
    table.take_back(A).unwrap();
    assert_eq!(table.choices(A).unwrap(), [json!("draw"), json!("skip")]);
    assert_eq!(table.last_to_choose(), Some(B));
    let told = table.event_count();
    table.redo(A).unwrap();
    assert!(table.events_for(told, Viewer::Seat(A)).is_empty());
    assert_eq!(table.state(), skipped);
    assert_eq!(table.record(), before + "{\"seat\":0,\"take_back\":true}\n{\"seat\":0,\"redo\":true}\n");
    assert_eq!(table.redo(A).err().unwrap().kind, ErrorKind::Undo);
    assert_eq!(table.take_back(B).unwrap_err().kind, ErrorKind::Undo);
}

#[test]
fn the_table_goes_on_by_itself_and_tells_what_it_did() {
    let mut table = opened(2);
    table.set_going_on(A, true).unwrap();
    assert_eq!((table.going_on(A), table.going_on(B)), (true, false));
    play(&mut *table, &[(A, bid(2)), (B, bid(0)), (A, json!("draw")), (A, json!("keep")), (A, json!("stop"))]);
    assert_eq!(table.view(Viewer::Spectator).unwrap()["round"], json!(2));
    assert!(table.record().ends_with("\"by_itself\":true}\n"));
    table.set_going_on(A, false).unwrap();
    assert!(!table.going_on(A));
}

#[test]
fn a_seat_that_is_not_there_is_refused_everything() {
    for seat in [Seat(2), Seat(15), Seat(16), Seat(17), Seat(255)] {
        let mut table = opened(1);
        let record = table.record();
        let refusals = [
            table.choices(seat).unwrap_err(),
            table.choose(seat, &bid(0)).err().unwrap(),
            table.choose(seat, &json!("nonsense")).err().unwrap(),
            table.choose_listed(seat, 0, 1).unwrap_err(),
            table.set_holding(seat, true).unwrap_err(),
            table.confirm(seat).unwrap_err(),
            table.take_back(seat).unwrap_err(),
            table.redo(seat).err().unwrap(),
            table.set_going_on(seat, true).err().unwrap(),
            table.set_going_on(seat, false).err().unwrap(),
            table.view(Viewer::Seat(seat)).unwrap_err(),
        ];
        for error in refusals {
            assert_eq!(error.kind, ErrorKind::Request);
            assert_eq!(error.message, format!("there is no {seat} at this table; its seats are 0 to 1"));
        }
        assert_eq!((table.record(), table.going_on(seat)), (record, false));
    }
}

#[test]
fn ill_formed_choices_are_refused_and_change_nothing() {
    let mut table = opened(1);
    let before = (table.state(), table.record());
    for choice in
        [json!(null), json!(7), json!("dance"), json!({ "bid": -1 }), json!({ "bid": 1, "sell": 2 }), json!([])]
    {
        let error = table.choose(A, &choice).err().unwrap();
        assert_eq!(error.kind, ErrorKind::Illegal);
        assert!(error.message.starts_with("no choice is written like this ("), "{error}");
    }
    for choice in [bid(4), json!("draw"), json!({ "sell": 255 })] {
        assert_eq!(table.choose(A, &choice).err().unwrap().kind, ErrorKind::Illegal);
    }
    assert_eq!((table.state(), table.record()), before);
}

#[test]
fn tables_that_cannot_be_are_refused() {
    let seed = || Origin::Seed(Seed([0; 32]));
    assert_eq!(GAMES[0].start(&json!({ "players": 1 }), seed()).err().unwrap().kind, ErrorKind::Options);
    assert_eq!(GAMES[0].start(&json!("two"), seed()).err().unwrap().kind, ErrorKind::Options);
    assert_eq!(GAMES[0].start(&Value::Null, Origin::State(json!(7))).err().unwrap().kind, ErrorKind::Position);
    assert_eq!(GAMES[0].load("").err().unwrap().kind, ErrorKind::Record);
}

#[test]
fn viewers_and_origins_are_written_as_documented() {
    assert_eq!(serde_json::to_value([Viewer::Seat(B), Viewer::Spectator]).unwrap(), json!([1, null]));
    assert_eq!(serde_json::from_value::<Viewer>(json!(null)).unwrap(), Viewer::Spectator);
    assert_eq!(serde_json::to_value(Seats::first(3)).unwrap(), json!([0, 1, 2]));
    assert_eq!(
        serde_json::from_value::<Origin>(json!({ "seed": 7 })).unwrap(),
        Origin::Seed(Seed::from_text("7").unwrap())
    );
}
