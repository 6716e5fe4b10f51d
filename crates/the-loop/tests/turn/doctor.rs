//! LOOP-CLONE, LOOP-ART, LOOP-MACH, LOOP-TILE: phase I.

use crate::support::*;
use the_loop::state::Fate;

#[test]
fn rifts_fall_for_the_level_and_for_each_clone_in_the_doctors_new_era() {
    // LOOP-MACH-04, LOOP-CLONE-08: the clone of this turn counts too
    let mut game = position(&["mr_time", "v_girl"])
        .next_doctor(&["industrial"])
        .next_clones(&[("industrial", "end")])
        .chutes(&["previous", "doctor", "doctor", "next"])
        .ready();
    game.end_turn();
    assert_eq!(
        [game.rifts("renaissance"), game.rifts("industrial"), game.rifts("globalization")],
        [1, 2, 0],
        "LOOP-EX-01"
    );
    assert_eq!(game.0.given.chutes.len(), 1, "2 + 1 have fallen");
}

#[test]
fn later_cycles_bring_more_clones_and_levels_more_rifts() {
    // LOOP-CLONE-02, LOOP-CLONE-03, LOOP-MODE-05
    for (turn, clones, rifts) in [(1, 1, 2), (8, 2, 3), (15, 3, 3)] {
        let mut game = position_on("agency_legend", &["mr_time", "v_girl"])
            .turn(turn)
            .next_doctor(&["industrial"])
            .next_clones(&[("dawn", "end"), ("dawn", "industrial"), ("dawn", "globalization")])
            .chutes(&["previous", "doctor", "next", "next", "next"])
            .ready();
        game.end_turn();
        assert_eq!((28 - game.0.bag.len(), 5 - game.0.given.chutes.len()), (clones, rifts), "turn {turn}");
    }
}

#[test]
fn an_artifact_appears_at_home_or_is_destroyed_in_a_vortex_without_another() {
    // LOOP-ART-01, LOOP-ART-03
    let base =
        || position(&["mr_time", "v_girl"]).great_deck(&["battle_steed", "matryoshka"]).chutes(&["doctor", "next"]);
    let mut game = base().ready();
    game.end_turn();
    assert!(game.is_available("battle_steed") && !game.is_available("matryoshka"));
    let mut game = base().vortex("medieval").ready();
    game.end_turn();
    assert!(game.is_destroyed("battle_steed") && !game.is_available("matryoshka"));
}

#[test]
fn an_empty_great_deck_is_made_anew_of_the_destroyed_pile() {
    // LOOP-ART-04, LOOP-TERM-33
    let mut game = position(&["mr_time", "v_girl"]).only_great_deck(&[]).chutes(&["doctor", "next"]).ready();
    game.end_turn();
    assert_eq!((game.0.available.len(), game.0.great_deck.cards.len(), game.0.destroyed.len()), (1, 48, 0));
}

#[test]
fn a_bag_with_too_few_clones_gives_what_it_has() {
    // LOOP-CLONE-05
    let mut game = position(&["mr_time", "v_girl"])
        .turn(15)
        .with(|game| {
            let all = std::mem::take(&mut game.bag);
            for clone in all.iter().skip(1) {
                game.eras[clone.appears_in().index()].clones.insert(clone);
            }
            game.bag.insert(all.first().unwrap());
        })
        .chutes(&["doctor", "next", "previous", "doctor", "next", "previous", "next", "previous", "doctor"])
        .ready();
    game.choose(end());
    assert!(game.0.bag.is_empty());
}

#[test]
fn a_failed_mission_opens_the_next_from_the_doctors_era_clockwise() {
    // LOOP-TILE-02 to LOOP-TILE-05, LOOP-TILE-09, LOOP-VORTEX-03 to LOOP-VORTEX-05
    let mut game = position(&["mr_time", "v_girl"])
        .mission("renaissance", "quantum_bomb", 3)
        .mission("industrial", "loop_tour", 0)
        .archived("globalization")
        .face_down("robots", "clone_hunt")
        .rifts("renaissance", 3)
        .next_doctor(&["industrial"])
        .next_clones(&[("dawn", "end")])
        .chutes(&["previous", "doctor"])
        .ready();
    game.end_turn();
    assert_eq!(game.tile("renaissance"), (Fate::Failed, "quantum_bomb"));
    assert_eq!(game.tile("robots"), (Fate::Open, "clone_hunt"), "Industrial is open, Globalization archived");
    assert_eq!(game.0.tiles(Fate::Open), 2);
}
