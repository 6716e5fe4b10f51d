//! LOOP-M1 to LOOP-M10: what earns a cube, and what does not.

use crate::support::*;

/// The Doctor in the End of Times; agents in three eras.
fn three(mine: &str, one: &str, other: &str) -> Position {
    let base = position(&["mr_time", "v_girl", "cztwyzzek"]).agent(0, mine).agent(1, one).agent(2, other);
    base.doctor("end").mission("industrial", "surrounded", 0)
}

#[test]
fn both_sides_of_the_doctor_must_be_held_and_one_of_them_by_you() {
    // LOOP-M1-01, LOOP-M1-04, LOOP-M1-05
    for (mine, one, other, cubes) in [
        ("medieval", "robots", "industrial", 1), // one other agent is enough, be it this one
        ("medieval", "industrial", "robots", 1), // or that one
        ("medieval", "dawn", "end", 0),          // two on the same side are not two sides
        ("medieval", "end", "industrial", 0),    // the Doctor's own era is no side
        ("medieval", "globalization", "dawn", 0),
    ] {
        let mut game = three(mine, one, other).ready();
        game.choose(free("dawn"));
        assert_eq!(game.cubes("surrounded"), cubes, "{one} {other}");
    }
    let mut game = three("medieval", "robots", "dawn").ready();
    game.choose(free("renaissance"));
    assert_eq!(game.cubes("surrounded"), 0, "others hold both sides, and you look on");
}

#[test]
fn the_doctor_is_surrounded_once_a_turn() {
    // LOOP-M1-03
    let mut game = three("medieval", "robots", "industrial").energy_everywhere(2).ready();
    game.choose_all(&[walk("dawn"), walk("medieval"), walk("dawn"), free("end")]);
    assert_eq!(game.cubes("surrounded"), 1);
}

#[test]
fn the_doctor_is_surrounded_before_the_first_action_as_well() {
    // LOOP-M1-07
    let mut game = three("globalization", "end", "medieval")
        .doctor("industrial")
        .next_doctor(&["dawn"])
        .chutes(&["doctor", "doctor"])
        .ready();
    game.end_turn();
    assert_eq!((game.waiting(), game.cubes("surrounded")), (1, 1), "the next player has not done anything yet");
}

#[test]
fn nobody_looks_at_the_agents_while_an_action_goes_on() {
    // LOOP-M1-02
    let mut game =
        three("dawn", "globalization", "medieval").hand(0, &["megaphone"]).clone_in("robots", "medieval").ready();
    game.choose_all(&[play("megaphone"), agent("v_girl"), era("robots")]);
    assert_eq!((game.place(1), game.cubes("surrounded")), ("robots", 0), "a clone is still to be pushed");
    game.choose(era("globalization"));
    assert_eq!(game.cubes("surrounded"), 1);
}

#[test]
fn a_clean_era_fills_its_own_slot_and_both_clones_and_rifts_stain_it() {
    // LOOP-M2-01, LOOP-M2-02
    let base = || position(&["mr_time", "v_girl"]).mission_with("medieval", "quantum_fitters", &["medieval"]);
    let mut game = base().ready();
    game.choose(free("dawn"));
    assert_eq!(game.0.eras[1].tile.cubes, 0b11, "the slots of Dawn and Medieval");
    for dirty in [base().rifts("dawn", 1), base().clone_in("dawn", "robots")] {
        let mut game = dirty.ready();
        game.choose(free("dawn"));
        assert_eq!(game.cubes("quantum_fitters"), 1);
    }
}

#[test]
fn an_era_cleared_from_afar_or_passed_through_does_not_count() {
    // LOOP-M2-05, LOOP-M2-07, LOOP-TERM-35
    let mut game = position(&["mr_time", "time_prowler"])
        .hand(0, &["binoculars", "alley_shortcut"])
        .rifts("end", 1)
        .rifts("dawn", 1)
        .rifts("medieval", 1)
        .mission("industrial", "quantum_fitters", 0)
        .ready();
    game.choose(play("binoculars"));
    assert_eq!((game.rifts("dawn"), game.cubes("quantum_fitters")), (0, 0));
    game.choose_all(&[play("alley_shortcut"), era("medieval")]);
    assert_eq!(game.cubes("quantum_fitters"), 0, "the Dawn was only passed");
}

#[test]
fn the_first_clean_era_of_a_turn_counts_and_no_later_one() {
    // LOOP-M2-03, LOOP-M2-09
    let mut game =
        position(&["mr_time", "v_girl"]).energy_everywhere(1).mission("industrial", "quantum_fitters", 0).ready();
    game.choose_all(&[walk("dawn"), walk("medieval"), free("renaissance")]);
    assert_eq!(game.0.eras[3].tile.cubes, 0b1, "the slot of the Dawn");
}

#[test]
fn an_era_whose_slot_is_taken_gives_nothing_and_another_one_later_does() {
    // LOOP-M2-04, LOOP-M2-08
    let mut game = position(&["mr_time", "v_girl"])
        .energy_everywhere(1)
        .mission_with("industrial", "quantum_fitters", &["dawn", "end"])
        .ready();
    game.choose(walk("dawn"));
    assert_eq!(game.cubes("quantum_fitters"), 2);
    game.choose(walk("medieval"));
    assert_eq!(game.cubes("quantum_fitters"), 3);
}

#[test]
fn each_rift_of_the_doctors_era_counts_and_no_other() {
    // LOOP-M3-01, LOOP-M3-02
    let mut game = position(&["mr_time", "v_girl"])
        .hand(0, &["spartan_shield", "duct_tape", "fresco_filler"])
        .rifts("end", 3)
        .rifts("dawn", 3)
        .rifts("robots", 3)
        .mission("medieval", "block_exhaust", 0)
        .ready();
    game.choose_all(&[play("spartan_shield"), play("duct_tape")]);
    assert_eq!(game.cubes("block_exhaust"), 3, "as often as there are rifts");
    game.choose(play("fresco_filler"));
    assert_eq!((game.rifts("dawn"), game.cubes("block_exhaust")), (2, 3));
}

#[test]
fn a_loop_counts_where_the_doctor_is_or_once_in_each_era() {
    // LOOP-M4-01, LOOP-M4-02, LOOP-M4-04, LOOP-M7-01, LOOP-M7-02, LOOP-M7-03
    let mut game = position(&["mr_time", "v_girl"])
        .energy_everywhere(9)
        .mission("dawn", "run_rings", 1)
        .mission_with("medieval", "loop_tour", &["robots"])
        .ready();
    game.choose_all(&[loop_("star"), loop_("line")]);
    assert_eq!((game.cubes("run_rings"), game.cubes("loop_tour")), (3, 2), "any slot; only one for the era");
    game.choose_all(&[walk("dawn"), loop_("star")]);
    assert_eq!((game.cubes("run_rings"), game.cubes("loop_tour")), (3, 3), "the Doctor is not here");
    assert_eq!(game.0.eras[1].tile.cubes, 0b110_0001);
}

#[test]
fn a_clone_pulled_into_the_doctors_era_and_destroyed_there_counts() {
    // LOOP-M5-01, LOOP-M5-02, LOOP-M5-05, LOOP-EX-06
    let mut game = position(&["mr_time", "v_girl"])
        .hand(0, &["grab_boot", "gravity_bag"])
        .clone_in("dawn", "end")
        .clone_in("dawn", "end")
        .clone_in("robots", "end")
        .mission("medieval", "prodigal_clones", 0)
        .ready();
    game.choose_all(&[play("grab_boot"), clone("dawn", "end")]);
    assert_eq!(game.cubes("prodigal_clones"), 1);
    game.choose_all(&[play("gravity_bag"), clone("dawn", "end")]);
    assert_eq!(game.cubes("prodigal_clones"), 3, "two by one action");
}

#[test]
fn a_clone_counts_where_it_is_destroyed_wherever_you_are() {
    // LOOP-M5-04, LOOP-M8-01, LOOP-M8-03
    let mut game = position(&["robofinisher_404", "v_girl"])
        .doctor("dawn")
        .hand(0, &["monocle"])
        .clone_in("end", "dawn")
        .clone_in("globalization", "industrial")
        .mission("medieval", "prodigal_clones", 0)
        .mission("robots", "clone_hunt", 0)
        .ready();
    game.choose_all(&[play("monocle"), clone("end", "dawn"), era("dawn"), era("industrial")]);
    assert_eq!((game.place(0), game.cubes("prodigal_clones")), ("robots", 1), "one of them in the Doctor's era");
    assert_eq!(game.0.eras[5].tile.cubes, 0b1001, "the slots of Dawn and Industrial, by one action");
}

#[test]
fn a_clone_destroyed_by_force_counts_and_a_second_one_of_the_era_does_not() {
    // LOOP-M8-01, LOOP-M8-02, LOOP-M5-01
    let mut game = position(&["mr_time", "v_girl"])
        .hand(0, &["leashed_meteor", "kill_switch"])
        .clone_in("end", "dawn")
        .clone_in("end", "medieval")
        .mission("medieval", "prodigal_clones", 0)
        .mission("robots", "clone_hunt", 0)
        .ready();
    game.choose_all(&[play("leashed_meteor"), clone("end", "dawn"), play("kill_switch")]);
    assert_eq!((game.cubes("prodigal_clones"), game.cubes("clone_hunt")), (2, 1));
}

#[test]
fn each_era_a_rift_is_removed_from_fills_its_slot_once() {
    // LOOP-M6-01, LOOP-M6-02, LOOP-M6-03
    let mut game = position(&["mr_time", "v_girl"])
        .hand(0, &["fresco_filler", "spartan_shield"])
        .rifts("end", 3)
        .rifts("dawn", 1)
        .rifts("robots", 1)
        .mission("medieval", "reflash_continuum", 0)
        .ready();
    game.choose(play("fresco_filler"));
    assert_eq!(game.0.eras[1].tile.cubes, 0b110_0001);
    game.choose(play("spartan_shield"));
    assert_eq!((game.rifts("end"), game.cubes("reflash_continuum")), (0, 3));
}

#[test]
fn time_is_fed_by_each_energy_for_the_tile_from_anywhere_while_no_era_is_empty() {
    // LOOP-M9-01, LOOP-M9-02, LOOP-M9-04, LOOP-M9-05
    let base = || position(&["mr_time", "v_girl"]).agent(1, "dawn").mission("dawn", "feed_time", 0);
    let mut game = base().energy_everywhere(1).hand(0, &["ionic_temporograph", "donut", "primordial_soup"]).ready();
    game.choose(play("ionic_temporograph"));
    assert_eq!((game.place(0), game.cubes("feed_time")), ("end", 1));
    game.choose(play("donut"));
    assert_eq!(game.cubes("feed_time"), 1, "that energy was for another era");
    game.choose(play("primordial_soup"));
    assert_eq!(game.cubes("feed_time"), 2, "of three energy one was for the tile");
    let mut game = base().energy_everywhere(1).agent(0, "dawn").hand(0, &["flint_starter"]).ready();
    game.choose(play("flint_starter"));
    assert_eq!(game.cubes("feed_time"), 3, "three by one action");
}

#[test]
fn an_action_that_fills_the_last_empty_era_feeds_nothing_yet_and_one_that_empties_an_era_stops_it() {
    // LOOP-M9-03, LOOP-M9-07
    let mut game = position(&["mr_time", "v_girl"])
        .agent(0, "dawn")
        .energy_everywhere(1)
        .energy("end", 0)
        .hand(0, &["primordial_soup", "donut"])
        .mission("dawn", "feed_time", 0)
        .ready();
    game.choose(play("primordial_soup"));
    assert_eq!((game.energy("dawn"), game.energy("end"), game.cubes("feed_time")), (2, 1, 0));
    game.choose_all(&[walk("end"), walk("dawn"), play("donut")]);
    assert_eq!((game.energy("dawn"), game.energy("end"), game.cubes("feed_time")), (3, 0, 0));
}

#[test]
fn the_bomb_takes_every_energy_for_its_era_and_none_for_another() {
    // LOOP-M10-01, LOOP-M10-02, LOOP-M10-03
    let mut game = position(&["mr_time", "v_girl"])
        .agent(1, "dawn")
        .hand(0, &["ionic_temporograph", "flint_starter", "donut"])
        .mission("dawn", "quantum_bomb", 0)
        .ready();
    game.choose_all(&[play("ionic_temporograph"), play("donut")]);
    assert_eq!((game.energy("end"), game.cubes("quantum_bomb")), (2, 1), "from the End of Times");
    game.choose_all(&[free("dawn"), play("flint_starter")]);
    assert_eq!(game.cubes("quantum_bomb"), 4, "three by one action");
}
