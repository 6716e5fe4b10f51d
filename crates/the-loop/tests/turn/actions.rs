//! LOOP-MOVE, LOOP-FREE, LOOP-LOOP: phase II.

use crate::support::*;

#[test]
fn a_move_costs_an_energy_of_the_era_that_is_left() {
    // LOOP-MOVE-01 to LOOP-MOVE-04, LOOP-COMP-14
    let mut game = position(&["mr_time", "v_girl"]).energy("end", 1).energy("dawn", 1).moved().ready();
    assert_eq!(game.named("move"), ["dawn", "robots"], "LOOP-ERA-03");
    game.choose(walk("dawn"));
    assert_eq!((game.energy("end"), game.energy("dawn")), (0, 1));
    game.choose(walk("medieval"));
    assert!(game.named("move").is_empty());
}

#[test]
fn the_free_move_is_used_once_at_any_time_and_no_loop_brings_it_back() {
    // LOOP-FREE-01 to LOOP-FREE-03, LOOP-LOOP-11
    let mut game = position(&["mr_time", "v_girl"]).energy("end", 1).energy("dawn", 3).ready();
    game.choose_all(&[walk("dawn"), free("end")]);
    assert!(game.named("free_move").is_empty());
    let mut game = position(&["mr_time", "v_girl"]).energy("dawn", 3).ready();
    game.choose_all(&[free("dawn"), loop_("star")]);
    assert!(game.named("free_move").is_empty());
}

#[test]
fn each_loop_of_a_turn_costs_one_more_and_readies_one_dimension_of_the_own_hand() {
    // LOOP-LOOP-01 to LOOP-LOOP-09
    let mut game = position(&["mr_time", "v_girl"])
        .energy("end", 4)
        .exhausted(0, &["ionic_temporograph", "duct_tape", "grab_boot", "leashed_meteor"])
        .exhausted(1, &["sketchbook"])
        .ready();
    assert_eq!(game.named("loop"), ["spiral", "star", "line"]);
    game.choose(loop_("spiral"));
    assert_eq!((game.energy("end"), game.ready_cards(0)), (3, vec!["ionic_temporograph", "duct_tape"]));
    assert!(game.ready_cards(1).is_empty());
    game.choose(loop_("spiral"));
    assert_eq!(game.energy("end"), 1);
    assert!(game.named("loop").is_empty(), "the third costs 3");
}

#[test]
fn the_loop_cost_is_one_again_on_the_next_turn() {
    // LOOP-LOOP-03
    let mut game =
        position(&["mr_time", "v_girl"]).with(|game| game.this_turn.loops = 4).chutes(&["next", "doctor"]).ready();
    game.end_turn();
    assert_eq!(game.0.loop_cost(), 1);
}
