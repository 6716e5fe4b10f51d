//! LOOP-TERM: the words of effects.

use crate::support::*;

#[test]
fn a_clone_comes_along_from_where_the_move_starts_or_passes_and_is_left_anywhere_later() {
    // LOOP-EX-10, LOOP-TERM-19, LOOP-TERM-20
    let mut game = position(&["mr_time", "v_girl"])
        .agent(0, "medieval")
        .hand(0, &["mammoth_sled"])
        .clone_in("medieval", "end")
        .clone_in("renaissance", "robots")
        .clone_in("industrial", "dawn")
        .ready();
    game.choose_all(&[play("mammoth_sled"), era("industrial")]);
    assert_eq!(game.named("clone"), ["medieval end", "renaissance robots"], "not from where it ends");
    game.choose(clone("medieval", "end"));
    assert_eq!(game.named("era"), ["renaissance", "industrial"]);
    game.choose(era("renaissance"));
    assert_eq!((game.clones("renaissance").len(), game.place(0), game.energy("industrial")), (2, "industrial", 1));
}

#[test]
fn a_clone_taken_through_its_destruction_era_goes_no_further() {
    // LOOP-TERM-21, LOOP-CLONE-10
    let mut game = position(&["mr_time", "v_girl"])
        .agent(0, "medieval")
        .hand(0, &["locomotive"])
        .clone_in("medieval", "renaissance")
        .mission("dawn", "clone_hunt", 0)
        .ready();
    game.choose_all(&[play("locomotive"), era("globalization"), clone("medieval", "renaissance")]);
    assert_eq!(game.0.bag.len(), 28);
    assert_eq!((game.cubes("clone_hunt"), game.place(0)), (1, "globalization"));
}

#[test]
fn two_clones_each_picked_up_and_left_on_their_own() {
    // LOOP-TERM-22
    let mut game = position(&["mr_time", "v_girl"])
        .agent(0, "medieval")
        .hand(0, &["battle_steed"])
        .clone_in("medieval", "end")
        .clone_in("medieval", "end")
        .clone_in("renaissance", "robots")
        .ready();
    game.choose_all(&[play("battle_steed"), era("industrial"), clone("medieval", "end"), era("renaissance")]);
    assert_eq!(game.named("clone"), ["medieval end", "renaissance robots"], "not the one that was left, again");
    game.choose(clone("medieval", "end"));
    game.choose(era("industrial"));
    assert_eq!((game.clones("industrial"), game.clones("renaissance").len()), (vec!["end"], 2));
}

#[test]
fn the_double_joystick_takes_a_clone_along_out_of_a_vortex_only() {
    // LOOP-CLAR-11
    let mut game = position(&["mr_time", "v_girl"])
        .agent(0, "medieval")
        .vortex("renaissance")
        .hand(0, &["double_joystick"])
        .clone_in("medieval", "end")
        .clone_in("renaissance", "robots")
        .ready();
    game.choose_all(&[play("double_joystick"), era("industrial")]);
    assert_eq!(game.named("clone"), ["renaissance robots"]);
}

#[test]
fn clones_that_are_alike_are_one_choice() {
    let mut game = position(&["mr_time", "v_girl"])
        .agent(0, "dawn")
        .hand(0, &["trebuchet"])
        .clone_in("dawn", "end")
        .clone_in("dawn", "end")
        .clone_in("dawn", "robots")
        .ready();
    game.choose(play("trebuchet"));
    assert_eq!(game.named("clone"), ["dawn robots", "dawn end"]);
    // LOOP-CLAR-09: they may go different ways
    game.choose_all(&[clone("dawn", "robots"), era("medieval"), era("end")]);
    assert_eq!(
        (game.clones("medieval"), game.clones("end"), game.clones("dawn")),
        (vec!["robots"], vec![], vec!["end"])
    );
}

#[test]
fn pulled_clones_come_from_either_side_as_many_as_there_are() {
    // LOOP-CLAR-10, LOOP-TERM-17, LOOP-TERM-37
    let mut game = position(&["mr_time", "v_girl"])
        .agent(0, "dawn")
        .hand(0, &["smiling_portrait"])
        .clone_in("medieval", "robots")
        .clone_in("end", "industrial")
        .ready();
    game.choose(play("smiling_portrait"));
    assert_eq!(game.named("clone"), ["medieval robots", "end industrial"]);
    game.choose(clone("end", "industrial"));
    assert_eq!(game.clones("dawn").len(), 2, "the last one is pulled by itself");
}

#[test]
fn moving_to_any_era_may_mean_staying() {
    // LOOP-CLAR-19, LOOP-TERM-13
    let mut game = position(&["mr_time", "v_girl"]).hand(0, &["flying_screw"]).ready();
    game.choose(play("flying_screw"));
    assert_eq!(game.named("era").len(), 7);
    game.choose(era("end"));
    assert_eq!(game.place(0), "end");
}

#[test]
fn an_era_of_another_agent_may_be_your_own() {
    // LOOP-CLAR-12
    let mut game = position(&["mr_time", "v_girl", "cztwyzzek"])
        .agent(1, "end")
        .agent(2, "dawn")
        .hand(0, &["ionic_temporograph"])
        .ready();
    game.choose(play("ionic_temporograph"));
    assert_eq!(game.named("era"), ["dawn", "end"]);
}

#[test]
fn readying_leaves_out_the_black_hole_and_the_card_itself() {
    // LOOP-TERM-38
    let mut game = position(&["mr_time", "v_girl"])
        .hand(0, &["matryoshka"])
        .exhausted(0, &["leashed_meteor", "duct_tape", "grab_boot"])
        .ready();
    game.choose(play("matryoshka"));
    assert_eq!(game.named("card"), ["duct_tape", "grab_boot"]);
    game.choose(card("grab_boot"));
    assert_eq!(game.ready_cards(0), ["grab_boot"]);
}

#[test]
fn an_empty_deck_is_made_anew_of_the_discard_pile_only_when_a_card_is_drawn() {
    // LOOP-DECK-08, LOOP-DECK-10, LOOP-TERM-29
    let mut game =
        position(&["mr_time", "v_girl"]).hand(0, &["telegraph", "firmware_oracle"]).deck(0, &["duct_tape"]).ready();
    game.choose(play("telegraph"));
    assert_eq!((game.deck(0).len(), game.discard(0).len()), (0, 5));
    game.choose(play("firmware_oracle"));
    assert_eq!((game.deck(0).len(), game.discard(0).len(), game.hand(0).len()), (4, 0, 4));
}
