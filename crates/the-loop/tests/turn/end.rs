//! LOOP-END, LOOP-CYCLE, LOOP-LOSE-03: phase V.

use crate::support::*;
use the_loop::data::Era;
use the_loop::outcome::Ending;
use the_loop::{Event, state::Phase};

#[test]
fn the_active_hand_is_discarded_and_everybody_draws_up_to_three() {
    // LOOP-END-01, LOOP-END-02, LOOP-END-03, LOOP-END-04
    let mut game = position(&["mr_time", "v_girl", "cztwyzzek"])
        .hand(0, &["duct_tape", "trebuchet"])
        .exhausted(0, &["grab_boot"])
        .hand(1, &["donut"])
        .hand(2, &["tentacle", "antenna", "burp", "spartan_shield"])
        .moved()
        .chutes(&["next", "doctor"])
        .ready();
    game.end_turn();
    assert_eq!(game.discard(0), ["duct_tape", "grab_boot", "trebuchet"]);
    assert_eq!([game.hand(0).len(), game.hand(1).len(), game.hand(2).len()], [3, 3, 4]);
    assert!(game.hand(1).contains(&"donut") && game.discard(1).is_empty() && game.discard(2).is_empty());
    assert!(!game.0.agents[0].moved);
    assert_eq!(game.waiting(), 1, "LOOP-END-06, LOOP-TURN-01");
}

#[test]
fn exhausted_cards_of_others_stay_as_they_are() {
    // LOOP-END-02, LOOP-END-04: only the active hand goes
    let mut game = position(&["mr_time", "v_girl"])
        .exhausted(1, &["donut"])
        .hand(1, &["soles", "exo_kick"])
        .chutes(&["next", "doctor"])
        .ready();
    game.end_turn();
    assert_eq!((game.hand(1).len(), game.ready_cards(1)), (3, vec!["exo_kick", "soles"]));
}

#[test]
fn the_doctor_deck_is_looked_at_when_hands_are_full() {
    // LOOP-END-05, LOOP-END-06: cards are drawn, then the cycle begins, then the next turn; before defeat they are drawn too
    let mut game = position(&["mr_time", "v_girl"]).turn(7).chutes(&["next", "doctor"]).ready();
    let events = game.end_turn();
    let at = |wanted: &dyn Fn(&Event) -> bool| events.iter().position(wanted).unwrap();
    let drew = at(&|event| matches!(event, Event::Drew { .. }));
    let cycle = at(&|event| matches!(event, Event::Cycle { cycle: 2 }));
    let turn = at(&|event| matches!(event, Event::Turn { turn: 8, .. }));
    assert!(drew < cycle && cycle < turn);
    let mut game = position(&["mr_time", "v_girl"]).turn(21).ready();
    game.end_turn();
    assert_eq!((game.hand(0).len(), game.outcome().ending), (3, Ending::FourthCycle));
}

#[test]
fn an_empty_doctor_deck_begins_the_next_cycle_with_all_seven_cards() {
    // LOOP-CYCLE-01, LOOP-CYCLE-02, LOOP-EX-09, LOOP-MACH-10
    let mut game = position(&["mr_time", "v_girl"]).turn(7).chutes(&["next", "doctor"]).ready();
    game.end_turn();
    assert_eq!((game.0.cycle, game.0.turn, game.0.doctor_deck.len()), (2, 8, 6));
    let mut game = position(&["mr_time", "v_girl"]).turn(6).doctor("dawn").chutes(&["next", "doctor"]).ready();
    game.end_turn();
    assert_eq!((game.0.cycle, game.0.turn, game.0.doctor_deck.len()), (1, 7, 0), "not before the turn ends");
}

#[test]
fn the_cards_of_a_new_cycle_are_shuffled() {
    // LOOP-CYCLE-02: with different chance he comes to different eras
    let mut first = std::collections::BTreeSet::new();
    for number in 0..60 {
        let seed = tabletop::Seed([1; 32]).nth(number);
        let chance = move |game: &mut the_loop::TheLoop| game.chance = tabletop::Chance::new(seed);
        let mut game = position(&["mr_time", "v_girl"]).turn(7).with(chance).ready();
        game.end_turn();
        first.insert(game.0.doctor);
    }
    assert_eq!(first.len(), 7);
}

#[test]
fn a_new_cycle_brings_its_numbers_with_the_first_turn() {
    // LOOP-CYCLE-04, LOOP-CLONE-01: turn 8 has two clones, and on the second level a third rift
    let mut game = position_on("agent_of_the_year", &["mr_time", "v_girl"])
        .turn(7)
        .next_clones(&[("dawn", "end"), ("dawn", "industrial")])
        .with(|game| game.given.doctor.push(Era::Globalization))
        .chutes(&["next", "doctor", "previous", "next"])
        .ready();
    game.end_turn();
    assert_eq!((game.0.doctor, 28 - game.0.bag.len()), (Some(Era::Globalization), 2));
    assert_eq!(game.0.given.chutes.len(), 1);
}

#[test]
fn there_is_no_fourth_cycle() {
    // LOOP-LOSE-03, LOOP-CYCLE-03
    let mut game = position(&["mr_time", "v_girl"]).turn(20).chutes(&["next", "doctor"]).ready();
    game.end_turn();
    assert_eq!((game.0.turn, game.0.phase), (21, Phase::Actions), "the last turn is played");
    game.end_turn();
    assert_eq!((game.outcome().ending, game.outcome().turns), (Ending::FourthCycle, 21));
    assert!(!game.outcome().won);
}
