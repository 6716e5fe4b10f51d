//! LOOP-ABIL: the agents' abilities.

use crate::support::*;
use serde_json::json;

#[test]
fn the_second_clone_destroyed_in_a_turn_brings_a_rift_away() {
    let mut game = position(&["robofinisher_404", "v_girl"])
        .agent(0, "dawn")
        .hand(0, &["piston", "magnet"])
        .clone_in("dawn", "medieval")
        .clone_in("medieval", "dawn")
        .rifts("medieval", 1)
        .rifts("dawn", 2)
        .ready();
    game.choose_all(&[play("piston"), era("medieval")]);
    assert_eq!(game.rifts("medieval"), 1, "LOOP-ABIL-03: not for the first");
    game.choose(play("magnet"));
    assert_eq!(game.named("era"), ["dawn"], "LOOP-ABIL-11");
    assert!(game.offers(skip()), "LOOP-AGENT-03");
    game.choose(era("dawn"));
    assert_eq!(game.rifts("dawn"), 1);
}

#[test]
fn the_count_of_destroyed_clones_begins_anew_each_turn() {
    // LOOP-ABIL-09
    let mut game = position(&["robofinisher_404", "v_girl"])
        .active(1)
        .agent(0, "dawn")
        .hand(0, &["piston"])
        .with(|game| game.this_turn.destroyed = 3)
        .clone_in("dawn", "medieval")
        .rifts("medieval", 1)
        .next_doctor(&["industrial"])
        .chutes(&["doctor", "doctor"])
        .ready();
    game.end_turn();
    game.choose_all(&[play("piston"), era("medieval")]);
    assert_eq!(game.rifts("medieval"), 1);
    assert!(game.offers(end()));
}

#[test]
fn two_clones_destroyed_by_a_swap_count_in_the_order_their_player_says() {
    // LOOP-ABIL-04, LOOP-CLONE-12
    let mut game = position(&["robofinisher_404", "v_girl"])
        .agent(0, "dawn")
        .hand(0, &["pole_swapper"])
        .clone_in("dawn", "industrial")
        .clone_in("industrial", "dawn")
        .rifts("dawn", 1)
        .rifts("industrial", 1)
        .ready();
    game.choose(play("pole_swapper"));
    assert_eq!(game.named("era"), ["industrial", "dawn"]);
    game.choose(era("dawn"));
    assert_eq!(game.named("era"), ["industrial"], "the other one is the second");
    game.choose(era("industrial"));
    assert_eq!((game.rifts("dawn"), game.rifts("industrial")), (1, 0));
}

#[test]
fn a_rift_on_one_side_is_enough_to_ask_for_the_order() {
    // LOOP-ABIL-04: the second one to count may be the one without a rift
    for rifts in ["dawn", "industrial"] {
        let mut game = position(&["robofinisher_404", "v_girl"])
            .agent(0, "dawn")
            .hand(0, &["pole_swapper"])
            .clone_in("dawn", "industrial")
            .clone_in("industrial", "dawn")
            .rifts(rifts, 1)
            .ready();
        game.choose(play("pole_swapper"));
        assert_eq!(game.named("era"), ["industrial", "dawn"]);
        game.choose(era(rifts));
        assert_eq!(game.rifts(rifts), 1, "it came first, and brings nothing away");
    }
}

#[test]
fn time_prowler_cancels_a_rift_on_anybodys_turn_before_it_is_a_vortex() {
    let position = || {
        position(&["v_girl", "time_prowler"])
            .agent(1, "medieval")
            .rifts("medieval", 3)
            .mission("medieval", "reflash_continuum", 0)
            .next_doctor(&["dawn"])
            .chutes(&["next", "previous"])
    };
    let mut game = position().ready();
    game.choose(end());
    assert_eq!(game.waiting(), 1, "LOOP-ABIL-10: her player is asked, on her own turn or not");
    game.choose(json!("cancel"));
    assert!(!game.is_vortex("medieval"), "LOOP-ABIL-06");
    assert_eq!(game.rifts("medieval"), 3, "LOOP-ABIL-05");
    assert_eq!(game.cubes("reflash_continuum"), 0, "LOOP-ABIL-07");
    let mut game = position().ready();
    game.choose_all(&[end(), skip()]);
    assert!(game.is_vortex("medieval"));
    let mut game = position().agent(1, "dawn").ready();
    game.choose(end());
    assert!(game.is_vortex("medieval"), "LOOP-ABIL-10: only where she is");
}

#[test]
fn mr_time_moves_another_agent_once_a_turn_for_nothing() {
    // LOOP-ABIL-08, LOOP-ABIL-02
    let mut game = position(&["mr_time", "v_girl", "cztwyzzek"]).energy("renaissance", 1).ready();
    game.choose(json!("ability"));
    assert_eq!(game.named("agent"), ["v_girl", "cztwyzzek"]);
    game.choose(agent("v_girl"));
    assert_eq!(game.named("era"), ["medieval", "industrial"]);
    game.choose(era("medieval"));
    assert_eq!((game.place(1), game.energy("renaissance"), game.0.agents[1].moved), ("medieval", 1, false));
    assert!(!game.offers(json!("ability")));
    assert!(!position(&["v_girl", "mr_time"]).ready().offers(json!("ability")));
}

#[test]
fn cztwyzzek_moves_freely_to_any_other_era_and_walks_like_everybody() {
    // LOOP-ABIL-13
    let game = position(&["cztwyzzek", "v_girl"]).energy("dawn", 1).ready();
    assert_eq!(game.named("free_move").len(), 6);
    assert!(!game.offers(free("dawn")));
    assert_eq!(game.named("move"), ["medieval", "end"]);
}

#[test]
fn v_girl_pushes_a_clone_two_eras_unless_it_is_destroyed_on_the_way() {
    // LOOP-ABIL-14, LOOP-CLONE-10
    let mut game = position(&["v_girl", "mr_time"])
        .hand(0, &["exo_kick", "bone_boomerang", "grab_boot"])
        .clone_in("renaissance", "industrial")
        .clone_in("renaissance", "end")
        .rifts("dawn", 1)
        .ready();
    game.choose_all(&[play("exo_kick"), clone("renaissance", "industrial")]);
    assert_eq!(game.named("era"), ["industrial", "medieval", "dawn"], "beyond Industrial it is gone");
    game.choose(era("industrial"));
    assert!(game.clones("industrial").is_empty());
    // LOOP-ABIL-15: the era where it ended
    game.choose_all(&[play("bone_boomerang"), era("dawn")]);
    assert_eq!((game.rifts("dawn"), game.clones("dawn")), (0, vec!["end"]));
}

#[test]
fn a_card_of_another_hand_brings_neither_that_agents_ability_nor_position() {
    // LOOP-ABIL-17, LOOP-CLAR-01
    let mut game = position(&["mr_time", "v_girl"])
        .agent(0, "dawn")
        .hand(0, &["vitruvian_copier"])
        .hand(1, &["exo_kick"])
        .clone_in("dawn", "industrial")
        .ready();
    game.choose(play("vitruvian_copier"));
    assert_eq!(game.named("era"), ["medieval", "end"]);
}

#[test]
fn the_third_clone_counts_too_and_only_for_the_robofinisher() {
    // LOOP-ABIL-03, LOOP-ABIL-11
    let base = |agents: &[&str]| {
        position(agents)
            .agent(0, "dawn")
            .hand(0, &["smiling_portrait", "grab_boot"])
            .clone_in("medieval", "dawn")
            .clone_in("medieval", "dawn")
            .clone_in("medieval", "dawn")
            .rifts("dawn", 3)
    };
    let mut game = base(&["robofinisher_404", "mr_time"]).ready();
    game.choose(play("smiling_portrait"));
    assert_eq!(game.rifts("dawn"), 3, "the second of two asks before the rest of the effect");
    game.choose(era("dawn"));
    assert_eq!(game.rifts("dawn"), 1, "one for the clone, one by the portrait");
    game.choose_all(&[play("grab_boot"), era("dawn")]);
    assert_eq!(game.rifts("dawn"), 0);
    let mut game = base(&["v_girl", "mr_time"]).ready();
    game.choose(play("smiling_portrait"));
    assert_eq!(game.rifts("dawn"), 2);
}

#[test]
fn where_the_clone_was_destroyed_without_a_rift_nothing_is_asked() {
    // LOOP-ABIL-11: a rift elsewhere does not do
    let mut game = position(&["robofinisher_404", "mr_time"])
        .hand(0, &["grab_boot"])
        .with(|game| game.this_turn.destroyed = 1)
        .clone_in("end", "robots")
        .rifts("end", 1)
        .ready();
    game.choose(play("grab_boot"));
    assert!(game.offers(end()) && game.rifts("end") == 1);
}

#[test]
fn an_ability_that_answers_something_is_part_of_it() {
    // LOOP-ABIL-16, LOOP-M2-07: the era is looked at when the rift is gone as well
    let mut game = position(&["robofinisher_404", "v_girl"])
        .hand(0, &["magnet", "piston"])
        .with(|game| game.this_turn.destroyed = 1)
        .clone_in("end", "robots")
        .rifts("robots", 1)
        .mission("dawn", "quantum_fitters", 0)
        .ready();
    game.choose(play("magnet"));
    assert!(!game.offers(end()) && !game.offers(play("piston")), "no other action yet");
    let mut declined = Played(game.0.clone());
    declined.choose(skip());
    assert_eq!((declined.rifts("robots"), declined.cubes("quantum_fitters")), (1, 0), "LOOP-AGENT-03");
    game.choose(era("robots"));
    assert_eq!((game.rifts("robots"), game.cubes("quantum_fitters")), (0, 1));
}

#[test]
fn time_prowler_cancels_one_rift_of_several_on_her_own_turn_too() {
    // LOOP-ABIL-10, LOOP-ABIL-05
    let mut game = position(&["v_girl", "time_prowler"])
        .agent(1, "medieval")
        .rifts("dawn", 2)
        .next_doctor(&["dawn"])
        .next_clones(&[("industrial", "end")])
        .chutes(&["next", "next"])
        .ready();
    game.choose(end());
    assert_eq!((game.rifts("medieval"), game.choices()), (0, vec![json!("cancel"), json!("skip")]), "not placed yet");
    game.choose(json!("cancel"));
    assert_eq!(game.rifts("medieval"), 1, "exactly one");
    assert!(game.offers(end()), "and nobody asks again");
}

#[test]
fn rifts_of_the_robofinisher_count_where_the_doctor_is() {
    // LOOP-ABIL-12
    let mut game = position(&["robofinisher_404", "v_girl"])
        .doctor("end")
        .hand(0, &["piston"])
        .with(|game| game.this_turn.destroyed = 1)
        .clone_in("robots", "end")
        .rifts("end", 2)
        .mission("industrial", "block_exhaust", 0)
        .ready();
    game.choose_all(&[play("piston"), era("end"), era("end")]);
    assert_eq!((game.rifts("end"), game.cubes("block_exhaust")), (1, 1));
}

#[test]
fn v_girl_pulls_and_takes_along_like_everybody_and_pushes_any_card_far() {
    // LOOP-ABIL-14, LOOP-ABIL-17
    let base = || position(&["v_girl", "mr_time"]).agent(0, "dawn").clone_in("renaissance", "end");
    let mut game = base().hand(0, &["grab_boot"]).ready();
    game.choose(play("grab_boot"));
    assert_eq!(game.clones("renaissance").len(), 1, "two eras are too far to pull");
    let mut game =
        base().clone_in("dawn", "industrial").hand(0, &["soles", "vitruvian_copier"]).hand(1, &["paperclip"]).ready();
    game.choose_all(&[play("soles"), era("renaissance"), clone("dawn", "industrial")]);
    assert_eq!(game.named("era"), ["medieval", "renaissance"], "no further than the move");
    game.choose(era("renaissance"));
    game.choose_all(&[play("vitruvian_copier"), json!("second"), clone("renaissance", "end")]);
    assert_eq!(game.named("era"), ["industrial", "globalization", "medieval", "dawn"], "it is her push");
}

#[test]
fn the_era_a_clone_went_to_is_where_it_was_destroyed_on_the_way() {
    // LOOP-ABIL-15, LOOP-CLAR-15
    let mut game = position(&["v_girl", "mr_time"])
        .hand(0, &["bone_boomerang"])
        .clone_in("renaissance", "industrial")
        .rifts("industrial", 2)
        .rifts("globalization", 2)
        .ready();
    game.choose_all(&[play("bone_boomerang"), era("industrial")]);
    assert_eq!((game.rifts("industrial"), game.rifts("globalization")), (0, 2));
}

#[test]
fn mr_time_may_use_his_ability_again_on_his_next_turn() {
    // LOOP-ABIL-08
    let mut game = position(&["mr_time", "v_girl"])
        .next_doctor(&["industrial", "renaissance"])
        .chutes(&["doctor", "previous", "next", "previous"])
        .ready();
    game.choose_all(&[json!("ability"), era("medieval")]);
    assert!(!game.0.agents[0].moved && !game.0.agents[1].moved);
    game.end_turn();
    assert!(!game.offers(json!("ability")), "not on the turn of another");
    game.end_turn();
    assert!(game.offers(json!("ability")));
}
