//! LOOP-VORTEX, LOOP-LOSE, LOOP-MODE-08: vortexes and defeat.

use crate::support::*;
use the_loop::outcome::Ending;
use the_loop::state::Fate;

#[test]
fn a_vortex_takes_rifts_tile_and_artifacts_and_leaves_the_rest() {
    // LOOP-VORTEX-01 to LOOP-VORTEX-08, LOOP-VORTEX-11, LOOP-EX-02
    let mut game = position(&["mr_time", "v_girl"])
        .agent(1, "industrial")
        .mission("industrial", "block_exhaust", 5)
        .available(&["matryoshka"])
        .rifts("industrial", 2)
        .energy("industrial", 2)
        .clone_in("industrial", "dawn")
        .clone_in("globalization", "dawn")
        .clone_in("globalization", "medieval")
        .next_doctor(&["globalization"])
        .next_clones(&[("dawn", "end")])
        .chutes(&["previous", "previous", "doctor", "doctor"])
        .ready();
    game.end_turn();
    assert!(game.is_vortex("industrial") && game.is_destroyed("matryoshka"));
    assert_eq!((game.rifts("industrial"), game.rifts("globalization")), (0, 2));
    assert_eq!((game.energy("industrial"), game.clones("industrial").len(), game.place(1)), (2, 1, "industrial"));
    assert_eq!(game.tile("industrial").0, Fate::Failed);
    assert_eq!(game.cubes("block_exhaust"), 0);
}

#[test]
fn a_face_down_tile_is_gone_unseen_and_opens_no_mission() {
    // LOOP-TILE-06, LOOP-VORTEX-03
    let mut game = position(&["mr_time", "v_girl"])
        .face_down("industrial", "surrounded")
        .rifts("industrial", 3)
        .next_doctor(&["industrial"])
        .next_clones(&[("dawn", "end")])
        .chutes(&["doctor", "next"])
        .ready();
    let open = game.0.tiles(Fate::Open);
    game.end_turn();
    assert_eq!((game.tile("industrial").0, game.0.tiles(Fate::Open)), (Fate::Buried, open));
}

/// The next turn drops two rifts into an era that is full.
fn flooded(level: &str, rifts: u8) -> Position {
    position_on(level, &["mr_time", "v_girl"])
        .rifts("industrial", rifts)
        .next_doctor(&["industrial"])
        .next_clones(&[("dawn", "end")])
        .chutes(&["doctor", "next"])
}

#[test]
fn a_second_vortex_in_an_era_is_defeat_and_a_vortex_holds_three_rifts_again() {
    // LOOP-LOSE-01, LOOP-VORTEX-10
    let mut game = flooded("employee_of_the_month", 3).vortex("industrial").ready();
    game.end_turn();
    assert_eq!(game.outcome().ending, Ending::SecondVortex);
    assert!(!game.outcome().won);
    let mut game = flooded("employee_of_the_month", 2).vortex("industrial").ready();
    game.end_turn();
    assert_eq!(game.rifts("industrial"), 3);
}

#[test]
fn a_mega_vortex_holds_two() {
    // LOOP-MODE-08, LOOP-MODE-09
    let mut game = flooded("agency_legend", 2).vortex("industrial").ready();
    game.end_turn();
    assert_eq!(game.outcome().ending, Ending::SecondVortex);
    let mut game = flooded("agency_legend", 2).ready();
    game.end_turn();
    assert_eq!((game.rifts("industrial"), game.is_vortex("industrial")), (3, false));
}

#[test]
fn a_fourth_vortex_is_defeat() {
    // LOOP-LOSE-02
    let mut game = flooded("employee_of_the_month", 3).vortex("dawn").vortex("medieval").vortex("end").ready();
    game.end_turn();
    assert_eq!(game.outcome().ending, Ending::FourthVortex);
}

#[test]
fn a_drop_that_makes_two_vortexes_makes_one_after_the_other_until_defeat() {
    // LOOP-VORTEX-14: the Doctor's era first
    let mut game =
        flooded("employee_of_the_month", 3).rifts("globalization", 3).vortex("dawn").vortex("medieval").ready();
    game.end_turn();
    assert_eq!(game.outcome().ending, Ending::FourthVortex);
    assert!(game.is_vortex("industrial") && !game.is_vortex("globalization"));
}
