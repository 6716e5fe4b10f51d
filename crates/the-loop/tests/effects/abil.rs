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
        .with(|game| game.deeds.destroyed = 3)
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
