//! LOOP-TILE: two missions are open, and which.

use crate::support::*;
use serde_json::json;
use the_loop::data::Era;
use the_loop::state::Fate;

/// The open missions by the eras of their tiles, from the Dawn on.
fn open(game: &Played) -> Vec<&'static str> {
    Era::ALL.into_iter().filter(|&era| game.0.era(era).tile.fate == Fate::Open).map(Era::name).collect()
}

/// Turn 2 brings a vortex to the Renaissance, whose mission is open; the Doctor is in the Industrial Era.
fn failing() -> Position {
    position(&["mr_time", "v_girl"])
        .mission("renaissance", "quantum_bomb", 3)
        .mission("dawn", "loop_tour", 0)
        .rifts("renaissance", 3)
        .next_doctor(&["industrial"])
        .next_clones(&[("dawn", "end")])
        .chutes(&["previous", "doctor"])
}

#[test]
fn three_open_missions_cannot_be() {
    // LOOP-TILE-01
    let three = failing().mission("end", "surrounded", 0);
    assert!(three.impossible().contains("2 missions at most are open"));
}

#[test]
fn a_failed_mission_opens_the_tile_of_the_era_where_the_doctor_now_is() {
    // LOOP-TILE-02, LOOP-TILE-03, LOOP-TILE-05, LOOP-TILE-09: he was in the End of Times before
    let mut game = failing().face_down("industrial", "surrounded").face_down("end", "feed_time").ready();
    game.end_turn();
    assert_eq!(game.tile("renaissance"), (Fate::Failed, "quantum_bomb"));
    assert_eq!(open(&game), ["dawn", "industrial"]);
}

#[test]
fn eras_without_a_face_down_tile_are_passed_over_clockwise() {
    // LOOP-TILE-04: Industrial is archived, Globalization a vortex, and Robots comes before what lies the other way
    let mut game = failing().archived("industrial").vortex("globalization").ready();
    game.end_turn();
    assert_eq!(open(&game), ["dawn", "robots"]);
    // An open one is passed over as well, and the way round goes on at the Dawn.
    let mut game = failing().vortex("industrial").vortex("globalization").archived("robots").archived("end").ready();
    game.end_turn();
    assert_eq!(open(&game), ["dawn", "medieval"]);
}

#[test]
fn when_no_face_down_tile_is_left_fewer_missions_stay_open() {
    // LOOP-TILE-07
    let gone = |position: Position| position.archived("medieval").archived("industrial").vortex("globalization");
    let mut game = gone(failing()).vortex("robots").archived("end").ready();
    game.end_turn();
    assert_eq!(open(&game), ["dawn"]);
    assert_eq!(game.waiting(), 1, "and the game goes on");
}

#[test]
fn a_new_mission_begins_with_no_cubes_whatever_was_done_before() {
    // LOOP-TILE-08: the energy was added to the tile's era in the same turn
    let mut game = position(&["mr_time", "v_girl"])
        .doctor("end")
        .mission("end", "run_rings", 4)
        .mission("dawn", "clone_hunt", 0)
        .face_down("medieval", "quantum_bomb")
        .agent(0, "medieval")
        .hand(0, &["flint_starter", "flying_screw"])
        .ready();
    game.choose_all(&[play("flint_starter"), play("flying_screw"), era("end"), end(), json!("archive")]);
    assert_eq!((open(&game), game.cubes("quantum_bomb")), (vec!["dawn", "medieval"], 0));
}

#[test]
fn a_mission_opened_in_the_doctors_phase_looks_at_the_board_when_actions_begin() {
    // LOOP-TILE-05: it is open before the game goes on, so that the beginning of the action phase counts for it
    let mut game = failing()
        .face_down("industrial", "quantum_fitters")
        .agent(1, "globalization")
        .chutes(&["previous", "doctor"])
        .ready();
    game.end_turn();
    assert_eq!((open(&game), game.cubes("quantum_fitters")), (vec!["dawn", "industrial"], 1));
}

#[test]
fn a_lost_face_down_tile_opens_no_mission() {
    // LOOP-TILE-06
    let mut game = position(&["mr_time", "v_girl"])
        .mission("dawn", "loop_tour", 0)
        .mission("end", "run_rings", 0)
        .rifts("industrial", 3)
        .next_doctor(&["industrial"])
        .next_clones(&[("dawn", "end")])
        .chutes(&["doctor", "next"])
        .ready();
    game.end_turn();
    assert_eq!((game.tile("industrial").0, open(&game)), (Fate::Buried, vec!["dawn", "end"]));
}
