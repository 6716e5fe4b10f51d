//! LOOP-END, LOOP-CYCLE, LOOP-LOSE-03: phase V.

use crate::support::*;
use the_loop::outcome::Ending;

#[test]
fn the_active_hand_is_discarded_and_everybody_draws_up_to_three() {
    // LOOP-END-01 to LOOP-END-04
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
    assert!(!game.0.agents[0].moved);
    assert_eq!(game.waiting(), 1, "LOOP-END-06, LOOP-TURN-01");
}

#[test]
fn an_empty_doctor_deck_begins_the_next_cycle_with_all_seven_cards() {
    // LOOP-CYCLE-01, LOOP-CYCLE-02, LOOP-EX-09, LOOP-MACH-10
    let mut game = position(&["mr_time", "v_girl"]).turn(7).chutes(&["next", "doctor"]).ready();
    game.choose(end());
    assert_eq!((game.0.cycle, game.0.turn, game.0.doctor_deck.len()), (2, 8, 6));
}

#[test]
fn there_is_no_fourth_cycle() {
    // LOOP-LOSE-03, LOOP-CYCLE-03
    let mut game = position(&["mr_time", "v_girl"]).turn(21).ready();
    game.end_turn();
    assert_eq!((game.outcome().ending, game.outcome().turns), (Ending::FourthCycle, 21));
}
