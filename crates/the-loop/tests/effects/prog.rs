//! LOOP-PROG: progress on missions, whichever they are.

use crate::support::*;
use serde_json::json;
use the_loop::state::Fate;

/// The needs of the ten missions, and whether they are slots of different eras.
const NEEDS: [(&str, u8, bool); 10] = [
    ("surrounded", 3, false),       // LOOP-M1-06
    ("quantum_fitters", 3, true),   // LOOP-M2-06
    ("block_exhaust", 5, false),    // LOOP-M3-03
    ("run_rings", 4, false),        // LOOP-M4-03
    ("prodigal_clones", 4, false),  // LOOP-M5-03
    ("reflash_continuum", 7, true), // LOOP-M6-04
    ("loop_tour", 6, true),         // LOOP-M7-04
    ("clone_hunt", 6, true),        // LOOP-M8-04
    ("feed_time", 3, false),        // LOOP-M9-06
    ("quantum_bomb", 6, false),     // LOOP-M10-04
];

const ERAS: [&str; 7] = ["dawn", "medieval", "renaissance", "industrial", "globalization", "robots", "end"];

#[test]
fn a_mission_is_complete_with_the_cubes_it_needs_and_not_with_one_fewer() {
    // LOOP-PROG-05, and the last rule of every mission; slots of eras may be any of the seven
    for (mission, needs, by_era) in NEEDS {
        for (cubes, complete) in [(needs - 1, false), (needs, true)] {
            for from in [0, 7 - usize::from(cubes)] {
                let base = position(&["mr_time", "v_girl"]).doctor("industrial").rifts("end", 1);
                let base = match by_era {
                    true => base.mission_with("end", mission, &ERAS[from..][..usize::from(cubes)]),
                    false => base.mission("end", mission, cubes),
                };
                let mut game = base.chutes(&["doctor", "doctor"]).ready();
                game.choose(end());
                let archive = game.0.turn == 1 && game.offers(json!("archive"));
                assert_eq!(archive, complete, "{mission} with {cubes} cubes");
            }
        }
    }
}

#[test]
fn only_an_open_mission_gets_a_cube() {
    // LOOP-PROG-01
    let base = || position(&["mr_time", "v_girl"]).agent(1, "dawn").hand(0, &["ionic_temporograph"]);
    let mut game = base().mission("dawn", "quantum_bomb", 0).ready();
    game.choose(play("ionic_temporograph"));
    assert_eq!(game.cubes("quantum_bomb"), 1);
    let mut game = base().face_down("dawn", "quantum_bomb").ready();
    game.choose(play("ionic_temporograph"));
    assert_eq!((game.energy("dawn"), game.cubes("quantum_bomb")), (1, 0));
}

#[test]
fn of_the_cubes_on_a_mission_only_the_number_is_kept() {
    // LOOP-PROG-02: red or green, nobody asks
    let game = position(&["mr_time", "v_girl"]).mission("dawn", "block_exhaust", 2).ready();
    let tile = serde_json::to_value(game.0.eras[0].tile).unwrap();
    assert_eq!(tile, json!({"mission": "block_exhaust", "fate": "open", "cubes": 2}));
}

#[test]
fn one_deed_serves_both_missions_and_each_only_by_its_own_condition() {
    // LOOP-PROG-03, LOOP-EX-04
    let mut game = position(&["v_girl", "mr_time"])
        .doctor("renaissance")
        .hand(0, &["super_pants"])
        .rifts("renaissance", 1)
        .mission("dawn", "block_exhaust", 2)
        .mission("medieval", "quantum_fitters", 0)
        .ready();
    game.choose(play("super_pants"));
    assert_eq!((game.cubes("block_exhaust"), game.cubes("quantum_fitters")), (3, 1));
}

#[test]
fn cubes_come_at_once_in_the_middle_of_an_effect_and_unasked() {
    // LOOP-PROG-11
    let mut game = position(&["mr_time", "v_girl"])
        .hand(0, &["gutenberg"])
        .vortex("dawn")
        .vortex("robots")
        .rifts("dawn", 1)
        .rifts("robots", 1)
        .rifts("end", 1)
        .mission("medieval", "reflash_continuum", 0)
        .ready();
    game.choose(play("gutenberg"));
    assert_eq!((game.cubes("reflash_continuum"), game.named("era")), (1, vec!["dawn".to_owned(), "robots".to_owned()]));
    game.choose(era("robots"));
    assert_eq!(game.cubes("reflash_continuum"), 2);
}

#[test]
fn cubes_beyond_the_last_slot_are_lost() {
    // LOOP-PROG-06
    let mut game = position(&["mr_time", "v_girl"])
        .hand(0, &["spartan_shield", "duct_tape"])
        .rifts("end", 3)
        .mission("dawn", "block_exhaust", 4)
        .ready();
    game.choose_all(&[play("spartan_shield"), play("duct_tape")]);
    assert_eq!((game.rifts("end"), game.cubes("block_exhaust")), (0, 5));
}

#[test]
fn cubes_stay_for_the_next_player_to_add_to() {
    // LOOP-PROG-07
    let mut game = position(&["mr_time", "v_girl"])
        .hand(0, &["ionic_temporograph"])
        .hand(1, &["donut"])
        .mission("renaissance", "quantum_bomb", 1)
        .chutes(&["doctor", "doctor"])
        .next_doctor(&["dawn"])
        .ready();
    game.choose(play("ionic_temporograph"));
    game.end_turn();
    assert_eq!(game.cubes("quantum_bomb"), 2);
    game.choose(play("donut"));
    assert_eq!(game.cubes("quantum_bomb"), 4);
}

#[test]
fn what_happens_outside_the_action_phase_earns_nothing() {
    // LOOP-PROG-08, LOOP-VORTEX-13
    let mut game = position(&["mr_time", "v_girl"])
        .rifts("medieval", 3)
        .mission("dawn", "block_exhaust", 0)
        .mission("end", "reflash_continuum", 0)
        .next_doctor(&["medieval"])
        .chutes(&["doctor", "doctor"])
        .ready();
    game.end_turn();
    assert!(game.is_vortex("medieval") && game.rifts("medieval") == 0);
    assert_eq!((game.cubes("block_exhaust"), game.cubes("reflash_continuum")), (0, 0));
}

#[test]
fn an_era_that_was_clean_until_the_rifts_fell_earns_nothing() {
    // LOOP-PROG-08, LOOP-M2-01
    let base = |chute: &str| {
        position(&["mr_time", "v_girl"])
            .mission("end", "quantum_fitters", 0)
            .next_doctor(&["renaissance"])
            .next_clones(&[("dawn", "end")])
            .chutes(&[chute, chute])
            .rifts("end", 1)
            .ready()
    };
    let mut game = base("doctor");
    game.end_turn();
    assert_eq!((game.place(1), game.cubes("quantum_fitters")), ("renaissance", 0));
    let mut game = base("next");
    game.end_turn();
    assert_eq!(game.cubes("quantum_fitters"), 1, "unless they fell elsewhere");
}

#[test]
fn a_mission_is_served_from_anywhere() {
    // LOOP-PROG-09, LOOP-M3-04, LOOP-M10-02
    let mut game = position(&["mr_time", "v_girl"])
        .doctor("industrial")
        .agent(1, "medieval")
        .hand(0, &["patch_cable", "ionic_temporograph"])
        .rifts("industrial", 2)
        .mission("dawn", "block_exhaust", 0)
        .mission("medieval", "quantum_bomb", 0)
        .ready();
    game.choose_all(&[play("patch_cable"), play("ionic_temporograph")]);
    assert_eq!((game.place(0), game.cubes("block_exhaust"), game.cubes("quantum_bomb")), ("end", 2, 1));
}

#[test]
fn a_complete_mission_is_still_one_of_two_and_can_be_lost() {
    // LOOP-PROG-10
    let mut game = position(&["mr_time", "v_girl"])
        .mission("medieval", "quantum_bomb", 6)
        .mission("end", "run_rings", 0)
        .rifts("medieval", 3)
        .next_doctor(&["medieval"])
        .chutes(&["doctor", "doctor"])
        .ready();
    assert_eq!(game.0.tiles(Fate::Open), 2, "no third one was opened");
    game.end_turn();
    assert_eq!(game.tile("medieval"), (Fate::Failed, "quantum_bomb"));
    assert_eq!((game.0.tiles(Fate::Archived), game.0.tiles(Fate::Open)), (0, 2));
}

#[test]
fn progress_is_yours_whoever_owns_the_card_and_whoever_is_moved() {
    // LOOP-PROG-12, LOOP-M1-04
    let mut game = position(&["mr_time", "v_girl"])
        .doctor("end")
        .agent(0, "dawn")
        .agent(1, "globalization")
        .hand(0, &["vitruvian_copier"])
        .hand(1, &["super_pants"])
        .rifts("dawn", 1)
        .mission("medieval", "reflash_continuum", 0)
        .mission("industrial", "surrounded", 0)
        .ready();
    game.choose(play("vitruvian_copier"));
    assert_eq!((game.cubes("reflash_continuum"), game.cubes("surrounded")), (1, 0));
    game.choose_all(&[json!("ability"), era("robots")]);
    assert_eq!(game.cubes("surrounded"), 1);
}
