//! LOOP-PROG, LOOP-M1 to LOOP-M10: progress on missions.

use crate::support::*;
use serde_json::json;

#[test]
fn both_missions_get_their_cubes_and_one_action_may_bring_several() {
    // LOOP-PROG-03, LOOP-PROG-04, LOOP-M3-01, LOOP-M6-01, LOOP-M6-02, LOOP-EX-03
    let mut game = position(&["mr_time", "v_girl"])
        .hand(0, &["spartan_shield"])
        .rifts("end", 3)
        .mission("dawn", "block_exhaust", 0)
        .mission("medieval", "reflash_continuum", 0)
        .ready();
    game.choose(play("spartan_shield"));
    assert_eq!((game.cubes("block_exhaust"), game.cubes("reflash_continuum")), (2, 1));
}

#[test]
fn a_clean_era_counts_before_the_first_action_and_after_each_but_once_a_turn() {
    // LOOP-M2-01 to LOOP-M2-03, LOOP-M2-07, LOOP-M2-09
    let base = || position(&["mr_time", "v_girl"]).mission("dawn", "quantum_fitters", 0).energy("robots", 2);
    let mut game = base().active(1).agent(0, "robots").next_doctor(&["medieval"]).chutes(&["next", "next"]).ready();
    game.end_turn();
    assert_eq!(game.cubes("quantum_fitters"), 1, "before the first action");
    game.choose(free("globalization"));
    assert_eq!(game.cubes("quantum_fitters"), 1, "once a turn");
    let mut game = base().agent(0, "robots").rifts("robots", 1).hand(0, &["duct_tape"]).ready();
    assert_eq!(game.cubes("quantum_fitters"), 0);
    game.choose(play("duct_tape"));
    assert_eq!(game.cubes("quantum_fitters"), 1, "LOOP-EX-04");
}

#[test]
fn a_taken_slot_does_not_use_up_the_turn() {
    // LOOP-M2-04, LOOP-M2-08
    let mut game = position(&["mr_time", "v_girl"]).mission_with("dawn", "quantum_fitters", &["end"]).ready();
    assert_eq!(game.cubes("quantum_fitters"), 1);
    game.choose(free("robots"));
    assert_eq!(game.cubes("quantum_fitters"), 2);
}

#[test]
fn the_doctor_is_surrounded_by_two_one_of_them_active() {
    // LOOP-M1-01, LOOP-M1-03, LOOP-M1-05
    let base = |mine: &str, other: &str| {
        position(&["mr_time", "v_girl", "cztwyzzek"])
            .doctor("end")
            .agent(0, mine)
            .agent(1, other)
            .agent(2, "dawn")
            .mission("industrial", "surrounded", 0)
            .ready()
    };
    let mut game = base("medieval", "robots");
    game.choose(free("dawn"));
    assert_eq!(game.cubes("surrounded"), 1, "after an action");
    let mut game = base("industrial", "robots");
    game.choose(free("renaissance"));
    assert_eq!(game.cubes("surrounded"), 0, "others hold both sides");
}

#[test]
fn every_loop_counts_where_it_is_used() {
    // LOOP-M4-01, LOOP-M4-02, LOOP-M7-01, LOOP-M7-02, LOOP-LOOP-10
    let mut game = position(&["mr_time", "v_girl"])
        .energy("end", 3)
        .mission("dawn", "run_rings", 0)
        .mission("medieval", "loop_tour", 0)
        .ready();
    game.choose_all(&[loop_("star"), loop_("star")]);
    assert_eq!((game.cubes("run_rings"), game.cubes("loop_tour"), game.energy("end")), (2, 1, 0));
}

#[test]
fn feeding_time_asks_what_every_era_had_before_the_action() {
    // LOOP-M9-01 to LOOP-M9-03, LOOP-M9-07, LOOP-M10-01
    let mut game = position(&["mr_time", "v_girl"])
        .energy_everywhere(1)
        .energy("end", 0)
        .hand(0, &["dynamo", "paperclip"])
        .agent(0, "dawn")
        .mission("dawn", "feed_time", 0)
        .ready();
    game.choose(play("dynamo"));
    assert_eq!((game.energy("end"), game.cubes("feed_time")), (1, 0), "only the action filled the last era");
    game.choose(play("paperclip"));
    assert_eq!((game.energy("dawn"), game.cubes("feed_time")), (5, 2));
}

#[test]
fn a_complete_mission_takes_no_more_cubes_and_stays_open() {
    // LOOP-PROG-06, LOOP-PROG-10
    let mut game = position(&["v_girl", "mr_time"])
        .agent(0, "dawn")
        .hand(0, &["flint_starter"])
        .mission("dawn", "quantum_bomb", 5)
        .ready();
    game.choose(play("flint_starter"));
    assert_eq!((game.energy("dawn"), game.cubes("quantum_bomb")), (3, 6));
}

#[test]
fn rifts_that_the_robofinisher_removes_count() {
    // LOOP-ABIL-12
    let mut game = position(&["robofinisher_404", "v_girl"])
        .agent(0, "dawn")
        .hand(0, &["piston"])
        .with(|game| game.this_turn.destroyed = 1)
        .clone_in("dawn", "medieval")
        .rifts("medieval", 1)
        .mission("industrial", "reflash_continuum", 0)
        .ready();
    game.choose_all(&[play("piston"), era("medieval"), era("medieval")]);
    assert_eq!(game.cubes("reflash_continuum"), 1);
}

#[test]
fn clones_are_counted_where_they_are_destroyed_each_era_once() {
    // LOOP-M5-01, LOOP-M5-02, LOOP-M5-04, LOOP-M8-01, LOOP-M8-02, LOOP-M8-03
    let mut game = position(&["mr_time", "cztwyzzek"])
        .doctor("dawn")
        .agent(0, "medieval")
        .hand(0, &["trebuchet", "currywurst"])
        .clone_in("medieval", "dawn")
        .clone_in("medieval", "dawn")
        .clone_in("renaissance", "industrial")
        .mission("industrial", "prodigal_clones", 0)
        .mission("robots", "clone_hunt", 0)
        .ready();
    game.choose_all(&[play("trebuchet"), era("dawn"), era("dawn")]);
    assert_eq!((game.cubes("prodigal_clones"), game.cubes("clone_hunt")), (2, 1), "you are in neither era");
    game.choose_all(&[play("currywurst"), era("industrial")]);
    assert_eq!((game.cubes("prodigal_clones"), game.cubes("clone_hunt")), (2, 2));
}

#[test]
fn six_of_seven_eras_complete_a_loop_tour() {
    // LOOP-M7-04, LOOP-PROG-05, LOOP-PROG-06
    let five = ["medieval", "renaissance", "industrial", "globalization", "robots"];
    let mut game = position(&["mr_time", "cztwyzzek"])
        .energy("end", 1)
        .energy("dawn", 2)
        .mission_with("end", "loop_tour", &five)
        .chutes(&["doctor", "next"])
        .ready();
    game.choose_all(&[loop_("line"), free("dawn"), loop_("line")]);
    assert_eq!(game.cubes("loop_tour"), 6, "the seventh slot stays empty");
    game.choose(end());
    assert!(game.0.turn == 2, "LOOP-ARCHIVE-02: it lies elsewhere");
}

#[test]
fn all_seven_eras_complete_the_continuum() {
    // LOOP-M6-03, LOOP-M6-04
    let five = ["renaissance", "industrial", "globalization", "robots", "dawn"];
    let mut game = position(&["mr_time", "cztwyzzek"])
        .agent(0, "dawn")
        .hand(0, &["fresco_filler"])
        .rifts("end", 2)
        .rifts("medieval", 1)
        .mission_with("dawn", "reflash_continuum", &five)
        .ready();
    game.choose_all(&[play("fresco_filler"), end(), json!("archive")]);
    assert_eq!(game.tile("dawn").0, the_loop::state::Fate::Archived);
}

#[test]
fn rifts_that_a_vortex_swallows_or_the_machine_drops_count_for_nothing() {
    // LOOP-PROG-08, LOOP-VORTEX-13
    let mut game = position(&["mr_time", "cztwyzzek"])
        .mission("dawn", "block_exhaust", 0)
        .mission("medieval", "reflash_continuum", 0)
        .rifts("industrial", 3)
        .next_doctor(&["industrial"])
        .next_clones(&[("dawn", "end")])
        .chutes(&["doctor", "doctor"])
        .ready();
    game.end_turn();
    assert!(game.is_vortex("industrial"));
    assert_eq!((game.cubes("block_exhaust"), game.cubes("reflash_continuum")), (0, 0));
}

#[test]
fn the_active_player_makes_progress_with_any_card_and_any_moved_agent() {
    // LOOP-PROG-12, LOOP-M1-04, LOOP-CLAR-02
    let mut game = position(&["mr_time", "v_girl"])
        .doctor("medieval")
        .agent(0, "dawn")
        .agent(1, "industrial")
        .hand(0, &["vitruvian_copier"])
        .hand(1, &["nano_caulk"])
        .rifts("medieval", 1)
        .mission("robots", "surrounded", 0)
        .mission("end", "block_exhaust", 0)
        .ready();
    game.choose(play("vitruvian_copier"));
    assert_eq!(game.cubes("block_exhaust"), 1);
    game.choose_all(&[json!("ability"), era("renaissance")]);
    assert_eq!(game.cubes("surrounded"), 1);
}

#[test]
fn energy_counts_for_the_era_of_the_tile_from_wherever_it_is_added() {
    // LOOP-M10-02, LOOP-M10-03, LOOP-M9-04, LOOP-M9-05
    let mut game = position(&["mr_time", "cztwyzzek"])
        .agent(0, "end")
        .energy_everywhere(1)
        .rifts("dawn", 3)
        .hand(0, &["holy_grails"])
        .mission("dawn", "quantum_bomb", 0)
        .ready();
    game.choose(play("holy_grails"));
    assert_eq!(game.cubes("quantum_bomb"), 2);
    let mut game = position(&["mr_time", "cztwyzzek"])
        .agent(0, "end")
        .energy_everywhere(1)
        .rifts("dawn", 3)
        .hand(0, &["holy_grails"])
        .mission("dawn", "feed_time", 0)
        .ready();
    game.choose(play("holy_grails"));
    assert_eq!(game.cubes("feed_time"), 2);
}

#[test]
fn the_doctor_may_be_surrounded_before_the_first_action() {
    // LOOP-M1-02, LOOP-M1-07
    let mut game = position(&["mr_time", "v_girl"])
        .mission("end", "surrounded", 0)
        .agent(0, "medieval")
        .agent(1, "dawn")
        .next_doctor(&["medieval"])
        .agent(0, "renaissance")
        .chutes(&["doctor", "doctor"])
        .ready();
    game.end_turn();
    assert_eq!(game.cubes("surrounded"), 1);
}

#[test]
fn a_new_mission_starts_with_nothing_even_if_its_condition_was_met_before() {
    // LOOP-TILE-08
    let mut game = position(&["mr_time", "v_girl"])
        .energy("end", 3)
        .mission("end", "quantum_bomb", 6)
        .mission("medieval", "surrounded", 0)
        .face_down("renaissance", "loop_tour")
        .doctor("renaissance")
        .ready();
    game.choose_all(&[loop_("star"), end(), json!("archive")]);
    assert_eq!((game.tile("renaissance").1, game.cubes("loop_tour")), ("loop_tour", 0));
}
