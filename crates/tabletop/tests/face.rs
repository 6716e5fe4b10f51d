//! Everything through the face of "some game": JSON in, JSON out, and refusals for what cannot be.

mod toy;

use serde_json::{Value, json};
use tabletop::face::{AnyGame, AnyTable, Of};
use tabletop::record::Origin;
use tabletop::{Kind, Seat, Seats, Seed, Table, Viewer};
use toy::Oracle;

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const GAMES: [&dyn AnyGame; 1] = [&Of::<Oracle>::GAME];

/// A table whose deck is drawn from 24 downwards.
fn opened(rounds: u16) -> Box<dyn AnyTable> {
    let setup = json!({ "deck": (1..=24).collect::<Vec<_>>() });
    GAMES[0].start(&json!({ "rounds": rounds }), Origin::Setup(setup)).unwrap_or_else(|refusal| panic!("{refusal}"))
}

fn play(table: &mut dyn AnyTable, choices: &[(Seat, Value)]) {
    for (seat, choice) in choices {
        table.choose(*seat, choice).unwrap_or_else(|refusal| panic!("{choice} of {seat}: {refusal}"));
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
    assert!(table.as_any().downcast_ref::<Table<Oracle>>().is_some());
}

#[test]
fn a_whole_game_is_played_in_json() {
    let mut table = opened(1);
    assert_eq!(table.choices(A).unwrap(), [bid(0), bid(1), bid(2), bid(3)]);
    play(&mut *table, &[(A, bid(2)), (B, bid(0)), (A, json!("draw")), (A, json!("keep")), (A, json!("stop"))]);
    assert_eq!((table.outcome(), table.places()), (None, None));
    assert_eq!(table.choices(A).unwrap(), [json!("done"), json!({ "sell": 24 })]);
    assert!(table.choices(B).unwrap().is_empty());
    play(&mut *table, &[(A, json!("done"))]);
    assert!(table.waiting_for().is_empty());
    assert_eq!(table.outcome(), Some(json!({ "scores": [25, 3] })));
    let places = table.places().unwrap();
    assert_eq!((places[0].rank, places[0].score, places[0].won), (1, 25, true));
    assert_eq!((places[1].rank, places[1].score, places[1].won), (2, 3, false));

    let loaded = GAMES[0].load(&table.record()).unwrap_or_else(|refusal| panic!("{refusal}"));
    assert_eq!((loaded.state(), loaded.record()), (table.state(), table.record()));
    let on = GAMES[0].start(&Value::Null, Origin::State(table.state())).unwrap_or_else(|refusal| panic!("{refusal}"));
    assert_eq!(on.state(), table.state());
}

#[test]
fn each_viewer_sees_and_hears_what_is_meant_for_them() {
    let mut table = opened(1);
    let secret = table.choose(A, &bid(2)).unwrap();
    assert_eq!(secret.told_to(Viewer::Seat(A)), [json!({ "bid": { "seat": 0, "coins": 2 } })]);
    for viewer in [Viewer::Seat(B), Viewer::Spectator, Viewer::Seat(Seat(255))] {
        assert_eq!(secret.told_to(viewer), [json!({ "bid": { "seat": 0, "coins": null } })]);
    }
    assert_eq!(table.view(Viewer::Seat(A)).unwrap()["players"][0]["bid"], json!(2));
    assert_eq!(table.view(Viewer::Seat(B)).unwrap()["players"][0]["bid"], json!(null));
    assert_eq!(table.view(Viewer::Spectator).unwrap()["players"][0]["has_bid"], json!(true));

    play(&mut *table, &[(B, bid(0))]);
    let drawn = table.choose(A, &json!("draw")).unwrap();
    let own = [json!({ "drew": { "seat": 0 } }), json!({ "card": { "seat": 0, "card": 24 } })];
    assert_eq!(drawn.told_to(Viewer::Seat(A)), own);
    assert_eq!(drawn.told_to(Viewer::Seat(B)), own[..1]);
    assert_eq!(drawn.told_to(Viewer::Spectator), own[..1]);
}

#[test]
fn choices_are_taken_back_and_made_again() {
    let mut table = opened(1);
    play(&mut *table, &[(A, bid(2)), (B, bid(0)), (A, json!("skip"))]);
    let (before, skipped) = (table.record(), table.state());
    table.take_back(A).unwrap();
    assert_eq!(table.choices(A).unwrap(), [json!("draw"), json!("skip")]);
    assert_eq!(table.last_to_choose(), Some(B));
    assert!(table.redo(A).unwrap().told_to(Viewer::Seat(A)).is_empty());
    assert_eq!(table.state(), skipped);
    assert_eq!(table.record(), before + "{\"seat\":0,\"take_back\":true}\n{\"seat\":0,\"redo\":true}\n");
    assert_eq!(table.redo(A).err().unwrap().kind, Kind::Undo);
    assert_eq!(table.take_back(B).unwrap_err().kind, Kind::Undo);
}

#[test]
fn the_table_goes_on_by_itself_and_tells_what_it_did() {
    let mut table = opened(2);
    table.set_going_on(A, true).unwrap();
    assert_eq!(table.going_on(), Seats::only(A));
    play(&mut *table, &[(A, bid(2)), (B, bid(0)), (A, json!("draw")), (A, json!("keep")), (A, json!("stop"))]);
    assert_eq!(table.view(Viewer::Spectator).unwrap()["round"], json!(2));
    assert!(table.record().ends_with("\"by_itself\":true}\n"));
    table.set_going_on(A, false).unwrap();
    assert_eq!(table.going_on(), Seats::NONE);
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
            table.take_back(seat).unwrap_err(),
            table.redo(seat).err().unwrap(),
            table.set_going_on(seat, true).err().unwrap(),
            table.set_going_on(seat, false).err().unwrap(),
            table.view(Viewer::Seat(seat)).unwrap_err(),
        ];
        for refusal in refusals {
            assert_eq!(refusal.kind, Kind::Request);
            assert_eq!(refusal.message, format!("there is no {seat} at this table; its seats are 0 to 1"));
        }
        assert_eq!((table.record(), table.going_on()), (record, Seats::NONE));
    }
}

#[test]
fn ill_formed_choices_are_refused_and_change_nothing() {
    let mut table = opened(1);
    let before = (table.state(), table.record());
    for choice in
        [json!(null), json!(7), json!("dance"), json!({ "bid": -1 }), json!({ "bid": 1, "sell": 2 }), json!([])]
    {
        let refusal = table.choose(A, &choice).err().unwrap();
        assert_eq!(refusal.kind, Kind::Illegal);
        assert!(refusal.message.starts_with("no choice is written like this ("), "{refusal}");
    }
    for choice in [bid(4), json!("draw"), json!({ "sell": 255 })] {
        assert_eq!(table.choose(A, &choice).err().unwrap().kind, Kind::Illegal);
    }
    assert_eq!((table.state(), table.record()), before);
}

#[test]
fn tables_that_cannot_be_are_refused() {
    let seed = || Origin::Seed(Seed([0; 32]));
    assert_eq!(GAMES[0].start(&json!({ "players": 1 }), seed()).err().unwrap().kind, Kind::Options);
    assert_eq!(GAMES[0].start(&json!("two"), seed()).err().unwrap().kind, Kind::Options);
    assert_eq!(GAMES[0].start(&Value::Null, Origin::State(json!(7))).err().unwrap().kind, Kind::Position);
    assert_eq!(GAMES[0].load("").err().unwrap().kind, Kind::Record);
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
