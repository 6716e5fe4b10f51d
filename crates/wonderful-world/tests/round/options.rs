//! Options and setups that no game can be started with: each refusal says what would do instead.

use crate::support::card;
use serde_json::{Value, json};
use tabletop::{Assignment, Error, ErrorKind, Game, Seed};
use wonderful_world::data::{Card, Empire, Scenario, Side};
use wonderful_world::{Options, Setup, WonderfulWorld};

/// Why written options are refused.
fn why_not(options: &Value) -> String {
    match serde_json::from_value::<Options>(options.clone()) {
        Ok(read) => panic!("{options} is taken for {read:?}"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn options_that_cannot_be_are_refused_with_what_would_do_instead() {
    // WW-COMP-09, WW-SETUP-04, WW-SETUP-05, WW-SETUP-10, WW-SCEN-02
    let five = ["aztec_empire", "federation_of_asia", "noram_states", "panafrican_union", "republic_of_europe"];
    let cases = [
        (json!({"players": 6}), "6 cannot play", "1 to 5"),
        (json!({"players": 0}), "0 cannot play", "1 to 5"),
        (json!({"players": -1}), "-1 cannot play", "1 to 5"),
        (json!({"players": 257}), "257 cannot play", "1 to 5"),
        (json!({"players": 3, "scenario": "01"}), "scenario 01 is for one player, not for 3", "set players to 1"),
        (json!({"players": 0, "scenario": "01"}), "scenario 01 is for one player, not for 0", "set players to 1"),
        (json!({"players": 3, "side": "C"}), "no side \"C\"", "\"A\" or \"B\""),
        (json!({"players": 3, "side": "a"}), "no side \"a\"", "\"A\" or \"B\""),
        (json!({"scenario": "01", "side": "C"}), "no side \"C\"", "\"A\" or \"B\""),
        (json!({"scenario": "02", "side": "A"}), "scenario 02 is played on side B", "set side to \"B\""),
        (json!({"scenario": "07"}), "no scenario \"07\"", r#""01", "02", "03", "04", "05" or "06""#),
        (json!({"scenario": 7}), "no scenario \"7\"", r#""01", "02", "03", "04", "05" or "06""#),
        (json!({"scenario": ""}), "no scenario \"\"", r#""01", "02", "03", "04", "05" or "06""#),
        (json!({"scenario": ["01"]}), "a scenario is written as its number", "\"03\""),
        (json!({"players": 1, "empires": ["atlantis"]}), "no empire \"atlantis\"", "choose \"aztec_empire\","),
        (json!({"players": 2, "empires": [five[2], five[2]]}), "noram_states is named twice", "another empire"),
        (json!({"players": 3, "empires": five[..2]}), "2 empires are named for 3 players", "one for each seat"),
        (json!({"players": 3, "empires": five}), "5 empires are named for 3 players", "one for each seat"),
        (json!({"players": 3, "empires": []}), "0 empires are named for 3 players", "one for each seat"),
        (json!({"players": 3, "empires": "drawn"}), "empires cannot be \"drawn\"", "\"dealt\", \"chosen\" or a list"),
        (json!({"players": 3, "empires": 2}), "empires are", "\"dealt\", \"chosen\" or a list"),
        (json!({"player": 3}), "unknown field `player`", "`players`, `side`, `empires`, `scenario`"),
        (json!({"players": 3, "seats": 3}), "unknown field `seats`", "`players`, `side`, `empires`, `scenario`"),
    ];
    for (options, what, instead) in cases {
        let why = why_not(&options);
        assert!(why.contains(what) && why.contains(instead), "{options}: {why}");
    }
}

#[test]
fn options_of_another_kind_are_refused() {
    for (options, instead) in [
        (json!({"players": "three"}), "1 to 5"),
        (json!({"players": 2.5}), "1 to 5"),
        (json!({"side": 1}), "\"A\" or \"B\""),
        (json!({"empires": 3}), "dealt"),
        (json!({"scenario": true}), "\"03\""),
        (json!("A"), "an object"),
    ] {
        let why = why_not(&options);
        assert!(why.contains(instead), "{options}: {why}");
    }
}

#[test]
fn what_is_left_out_is_filled_in() {
    // WW-SETUP-06, WW-SCEN-02, WW-SOLO-01
    let read = |options: Value| serde_json::from_value::<Options>(options).unwrap();
    assert_eq!(read(json!({})), Options { players: 3, side: Side::A, empires: Assignment::Dealt, scenario: None });
    let alone = Options { players: 1, side: Side::A, empires: Assignment::Chosen, scenario: None };
    assert_eq!(read(json!({"players": 1})), alone);
    for written in [json!("03"), json!("3"), json!(3)] {
        let scenario = Options { side: Side::B, scenario: Some(Scenario::S03), ..alone };
        assert_eq!(read(json!({"scenario": written})), scenario);
    }
    for options in [json!({"players": 4, "empires": "chosen"}), json!({"scenario": "05"}), json!({"side": "B"})] {
        let options = read(options);
        assert_eq!(read(serde_json::to_value(options).unwrap()), options, "and written out in full");
    }
}

#[test]
fn options_made_by_a_program_are_held_to_the_same() {
    // WW-COMP-09, WW-SETUP-07, WW-SETUP-10
    let named = |empires: &[Empire]| Assignment::Named(empires.iter().copied().collect());
    let three = Options::default();
    let cases = [
        (Options { players: 6, ..three }, "1 to 5"),
        (Options { players: 0, ..three }, "1 to 5"),
        (Options { scenario: Some(Scenario::S01), ..three }, "set players to 1"),
        (Options { players: 1, scenario: Some(Scenario::S01), ..three }, "set side to \"B\""),
        (Options { empires: named(&Empire::ALL[..2]), ..three }, "one for each seat"),
        (Options { empires: named(&[Empire::NoramStates; 3]), ..three }, "another empire"),
    ];
    for (options, instead) in cases {
        let error = WonderfulWorld::start(&options, Seed([0; 32])).unwrap_err();
        assert_eq!(error.kind, ErrorKind::Options);
        assert!(error.message.contains(instead), "{options:?}: {error}");
    }
}

/// All 150 cards, in the order of their numbers.
fn all_cards() -> Vec<Card> {
    Card::all().flat_map(|card| std::iter::repeat_n(card, card.printed().copies.into())).collect()
}

fn started(options: Value, deck: Vec<Card>, empires: Option<&[&str]>) -> Result<WonderfulWorld, Error> {
    let options: Options = serde_json::from_value(options).unwrap_or_else(|error| panic!("{error}"));
    let empires = empires.map(|empires| empires.iter().map(|&empire| empire.into()).collect());
    WonderfulWorld::start_from(&options, &Setup { deck, empires, seed: Seed([0; 32]) })
}

#[test]
fn a_deck_that_is_not_the_150_cards_is_refused() {
    // WW-COMP-05, WW-COMP-13, WW-SETUP-02
    let three = || json!({"players": 3});
    assert!(started(three(), all_cards(), None).is_ok());
    let mut short = all_cards();
    short.pop();
    let mut long = all_cards();
    long.push(card("zeppelin"));
    let mut swapped = all_cards();
    swapped[0] = card("zeppelin");
    let cases = [
        (short, "0 of treasure_of_the_templars instead of 1", "it must be all 150"),
        (long, "151 cards", "it must be all 150"),
        (swapped, "4 of financial_center instead of 5", "it must be all 150"),
        (vec![], "0 of financial_center instead of 5", "it must be all 150"),
        (vec![card("zeppelin"); 150], "0 of financial_center instead of 5", "it must be all 150"),
        (vec![card("zeppelin"); 256 + 150], "406 cards", "it must be all 150"),
    ];
    for (deck, what, instead) in cases {
        let error = started(three(), deck, None).unwrap_err();
        assert_eq!(error.kind, ErrorKind::Position);
        assert!(error.message.contains(what) && error.message.contains(instead), "{error}");
    }
}

#[test]
fn the_deck_of_a_scenario_lacks_the_cards_that_begin_under_construction() {
    // WW-SCEN-04
    let mut deck = all_cards();
    for id in ["polar_base", "mega_drill", "super_sonar", "center_of_the_earth"] {
        deck.remove(deck.iter().position(|&other| other == card(id)).unwrap());
    }
    let without = started(json!({"scenario": "01"}), deck.clone(), None).unwrap();
    let whole = started(json!({"scenario": "01"}), all_cards(), None).unwrap();
    assert_eq!((&without, without.deck.len()), (&whole, 106), "the first copy of each is taken out");
    deck[0] = card("mega_drill");
    let error = started(json!({"scenario": "01"}), deck, None).unwrap_err();
    assert!(error.message.contains("without one copy of each card that a scenario"), "{error}");
}

#[test]
fn the_empires_of_a_setup_must_go_with_the_options() {
    // WW-SETUP-07, WW-SETUP-10
    let three = ["aztec_empire", "noram_states", "panafrican_union"];
    let named = json!({"players": 3, "empires": three});
    let game = started(named.clone(), all_cards(), Some(&three)).unwrap();
    assert_eq!(game.players[1].empire, Some(Empire::NoramStates));
    let cases: [(Value, &[&str], &str); 4] = [
        (json!({"players": 3}), &three[..2], "name one for each seat"),
        (json!({"players": 3}), &["aztec_empire", "aztec_empire", "noram_states"], "another empire"),
        (json!({"players": 3}), &["aztec_empire", "noram_states", "atlantis"], "choose \"aztec_empire\","),
        (named, &["noram_states", "aztec_empire", "panafrican_union"], "name them in one place"),
    ];
    for (options, empires, instead) in cases {
        let error = started(options, all_cards(), Some(empires)).unwrap_err();
        assert_eq!(error.kind, ErrorKind::Position);
        assert!(error.message.contains(instead), "{error}");
    }
}

#[test]
fn names_that_do_not_exist_are_refused_with_those_that_do() {
    // WW-COMP-12, WW-COMP-13
    let refused = |setup: Value| serde_json::from_value::<Setup>(setup).unwrap_err().to_string();
    let why = refused(json!({"deck": ["zepelin"]}));
    assert!(why.contains("no card \"zepelin\"") && why.contains("did you mean \"zeppelin\""), "{why}");
    let why = refused(json!({"deck": ["Mega-Drill"]}));
    assert!(why.contains("did you mean \"mega_drill\""), "{why}");
    let why = refused(json!({"deck": ["x"]}));
    assert!(why.contains("no card \"x\"") && why.contains("written like \"financial_center\""), "{why}");
    let why = refused(json!({"deck": [], "emperors": []}));
    assert!(why.contains("unknown field `emperors`") && why.contains("`deck`, `empires`, `seed`"), "{why}");
    let choice = |choice: Value| serde_json::from_value::<wonderful_world::Choice>(choice).unwrap_err().to_string();
    let why = choice(json!({"take": "admiral"}));
    assert!(why.contains("no leader \"admiral\"") && why.contains(r#""general" or "financier""#), "{why}");
    let why = choice(json!({"empire": "krystallium"}));
    assert!(why.contains(r#""materials", "energy", "science", "gold" or "exploration""#), "{why}");
}
