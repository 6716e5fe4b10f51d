//! LOOP-USE, LOOP-EFFECT, LOOP-DESTROY: using a card.

use crate::support::*;
use serde_json::json;
use the_loop::Event;

#[test]
fn a_card_is_exhausted_before_its_effect_is_applied() {
    // LOOP-EFFECT-01, LOOP-USE-01
    let mut game = position(&["mr_time", "v_girl"]).hand(0, &["flying_screw", "duct_tape"]).ready();
    let events = game.choose(play("flying_screw"));
    assert!(matches!(events[..], [Event::Used { .. }]) && !game.0.steps.is_empty(), "nothing else has happened yet");
    assert_eq!(game.ready_cards(0), ["duct_tape"]);
}

#[test]
fn every_ready_card_can_be_used_one_after_the_other_and_none_twice() {
    // LOOP-USE-02
    let mut game = position(&["mr_time", "v_girl"])
        .hand(0, &["duct_tape", "super_pants", "viral_video", "grab_boot"])
        .rifts("end", 3)
        .ready();
    game.choose_all(&[play("super_pants"), play("duct_tape"), play("viral_video")]);
    assert_eq!((game.rifts("end"), game.named("use")), (0, vec!["grab_boot".to_owned()]));
}

#[test]
fn energy_comes_from_the_supply_and_rifts_go_back_to_it() {
    // LOOP-USE-03, LOOP-USE-04, LOOP-TERM-23, LOOP-TERM-24
    let mut game = position(&["mr_time", "v_girl"])
        .agent(1, "dawn")
        .hand(0, &["ionic_temporograph", "spartan_shield"])
        .energy_everywhere(40)
        .rifts("end", 3)
        .rifts("dawn", 3)
        .ready();
    game.choose_all(&[play("ionic_temporograph"), play("spartan_shield")]);
    let eras = game.0.eras;
    assert_eq!(eras.map(|era| era.energy), [41, 40, 40, 40, 40, 40, 40], "from no other era, and without a limit");
    assert_eq!(eras.map(|era| era.rifts), [3, 0, 0, 0, 0, 0, 1], "and to no other era");
}

#[test]
fn a_clone_moved_into_its_era_is_in_the_bag_before_the_effect_goes_on() {
    // LOOP-USE-05
    let mut game = position(&["mr_time", "v_girl"])
        .agent(0, "dawn")
        .hand(0, &["gravity_bag", "dragon_timer"])
        .clone_in("end", "dawn")
        .clone_in("medieval", "robots")
        .clone_in("medieval", "industrial")
        .ready();
    let bag = game.0.bag.len();
    game.choose_all(&[play("gravity_bag"), clone("end", "dawn")]);
    assert_eq!((game.0.bag.len(), game.clones("dawn").len()), (bag + 1, 0), "while the other one is not yet pulled");
    assert_eq!(game.named("clone"), ["medieval industrial", "medieval robots"]);
    game.choose(clone("medieval", "robots"));
    assert_eq!((game.0.bag.len(), game.clones("dawn")), (bag + 1, vec!["robots"]));
}

#[test]
fn cards_move_your_agent_and_some_move_others() {
    // LOOP-USE-06
    let base = || position(&["mr_time", "v_girl", "cztwyzzek"]).hand(0, &["double_joystick", "round_table"]);
    let mut game = base().ready();
    game.choose_all(&[play("double_joystick"), era("medieval")]);
    assert_eq!([game.place(0), game.place(1), game.place(2)], ["medieval", "renaissance", "dawn"]);
    game.choose_all(&[play("round_table"), agent("cztwyzzek")]);
    assert_eq!([game.place(0), game.place(1), game.place(2)], ["medieval", "renaissance", "medieval"]);
    assert!(!game.0.agents[0].moved && !game.0.agents[2].moved, "no free move was used");
}

#[test]
fn cards_bring_other_cards_into_the_hand_and_onto_the_board() {
    // LOOP-USE-07
    let mut game = position(&["mr_time", "v_girl"])
        .hand(0, &["cloud_backup", "last_calendar"])
        .discard(0, &["duct_tape", "grab_boot"])
        .great_deck(&["spartan_shield", "trebuchet", "holy_grails"])
        .ready();
    game.choose_all(&[play("cloud_backup"), card("grab_boot"), play("last_calendar")]);
    assert_eq!((game.discard(0), game.ready_cards(0)), (vec!["duct_tape"], vec!["grab_boot"]));
    assert!(game.is_available("spartan_shield") && game.is_available("trebuchet") && !game.is_available("holy_grails"));
}

#[test]
fn the_symbols_promise_nothing_that_the_text_does_not_do() {
    // LOOP-USE-08, LOOP-TERM-02: the paperclip shows energy and clones, and does one of the two
    let base = || position(&["mr_time", "v_girl"]).hand(0, &["paperclip"]).clone_in("end", "industrial");
    let mut game = base().ready();
    game.choose_all(&[play("paperclip"), json!("second"), era("robots")]);
    assert_eq!((game.energy("end"), game.clones("robots").len()), (0, 1));
    let mut game = base().ready();
    game.choose_all(&[play("paperclip"), json!("first")]);
    assert_eq!((game.energy("end"), game.clones("end").len()), (2, 1));
}

#[test]
fn an_option_without_anything_to_do_leaves_the_other_one() {
    // LOOP-TERM-02, LOOP-EFFECT-05
    let mut game = position(&["mr_time", "v_girl"]).hand(0, &["paperclip"]).ready();
    game.choose(play("paperclip"));
    assert_eq!(game.energy("end"), 2, "there is no clone to push");
}

#[test]
fn parts_are_applied_in_the_order_of_the_text() {
    // LOOP-EFFECT-02, LOOP-TERM-01: first move, then remove rifts from where you are now
    let base = |card: &str| position(&["mr_time", "v_girl"]).hand(0, &[card]).rifts("end", 3).rifts("dawn", 3);
    let mut game = base("laser_broom").ready();
    game.choose_all(&[play("laser_broom"), era("dawn")]);
    assert_eq!((game.rifts("end"), game.rifts("dawn")), (3, 1));
    // First remove, then move.
    let mut game = base("cave_map").rifts("dawn", 0).ready();
    game.choose_all(&[play("cave_map"), era("dawn")]);
    assert_eq!((game.rifts("end"), game.rifts("dawn")), (2, 0));
}

#[test]
fn what_cannot_be_done_is_left_out_wherever_it_stands_in_the_text() {
    // LOOP-EFFECT-03, LOOP-TERM-01
    let mut game = position(&["mr_time", "v_girl"])
        .hand(0, &["gutenberg", "steam_whistle"])
        .vortex("dawn")
        .rifts("dawn", 1)
        .clone_in("robots", "medieval")
        .ready();
    game.choose(play("gutenberg"));
    assert_eq!(game.rifts("dawn"), 0, "without a rift in the own era the vortex still loses one");
    game.choose_all(&[play("steam_whistle"), era("globalization")]);
    assert_eq!((game.clones("globalization").len(), game.energy("end")), (1, 1));
}

#[test]
fn what_is_not_optional_must_be_done_even_if_it_does_harm() {
    // LOOP-EFFECT-05
    let mut game = position(&["mr_time", "time_prowler"])
        .hand(0, &["elbow_guard", "drawbridge"])
        .clone_in("end", "industrial")
        .rifts("dawn", 1)
        .rifts("robots", 1)
        .ready();
    game.choose(play("elbow_guard"));
    assert_eq!(game.choices().len(), 2, "one way or the other, but not neither");
    game.choose_all(&[era("dawn"), play("drawbridge")]);
    assert!(!game.offers(skip()));
}

#[test]
fn a_part_left_out_takes_with_it_what_was_to_follow_only_if_it_was_done() {
    // LOOP-TERM-03, LOOP-EFFECT-03
    let mut game = position(&["v_girl", "mr_time"]).hand(0, &["recycler"]).ready();
    game.choose_all(&[play("recycler"), skip()]);
    assert_eq!((game.energy("renaissance"), game.hand(0)), (0, vec!["recycler"]));
    let mut game = position(&["mr_time", "v_girl"]).hand(0, &["cave_map"]).rifts("end", 3).ready();
    game.choose_all(&[play("cave_map"), skip()]);
    assert_eq!((game.rifts("end"), game.place(0)), (2, "end"), "without the move no second rift");
    let mut game = position(&["mr_time", "v_girl"]).hand(0, &["viral_video"]).rifts("end", 3).ready();
    game.choose(play("viral_video"));
    assert_eq!(game.rifts("end"), 2, "but here the last part stands for itself");
}

#[test]
fn an_optional_part_once_begun_is_done_to_its_end() {
    // LOOP-TERM-03, LOOP-EFFECT-05
    let mut game = position(&["mr_time", "v_girl"]).hand(0, &["viral_video"]).clone_in("end", "medieval").ready();
    game.choose(play("viral_video"));
    assert!(game.offers(skip()));
    game.choose(clone("end", "medieval"));
    assert_eq!(game.choices(), [era("dawn"), era("robots")], "it has been picked, and goes somewhere");
}

#[test]
fn a_destroyed_card_comes_from_where_the_text_says_and_leaves_the_deck_for_good() {
    // LOOP-DESTROY-01, LOOP-DESTROY-03, LOOP-TERM-30
    let mut game = position(&["v_girl", "mr_time"])
        .hand(0, &["shredder", "donut"])
        .hand(1, &["duct_tape"])
        .deck(0, &["soles"])
        .available(&["gutenberg"])
        .ready();
    game.choose(play("shredder"));
    assert_eq!(game.named("card"), ["donut", "shredder"], "from the own hand, not from decks, eras or other hands");
    game.choose(card("donut"));
    assert!(game.is_destroyed("donut") && !game.discard(0).contains(&"donut") && !game.deck(0).contains(&"donut"));
    assert_eq!((game.0.destroyed.len(), game.hand(0)), (1, vec!["soles", "shredder"]));
}

#[test]
fn artifacts_destroyed_together_are_not_put_in_an_order() {
    // LOOP-DESTROY-02
    let mut game = position(&["mr_time", "v_girl"])
        .available(&["trebuchet", "holy_grails", "spartan_shield"])
        .rifts("medieval", 3)
        .great_deck(&["matryoshka"])
        .next_doctor(&["medieval"])
        .chutes(&["doctor", "doctor"])
        .ready();
    game.choose(end());
    assert!(game.is_vortex("medieval") && game.offers(end()), "nobody was asked");
    assert!(game.is_destroyed("trebuchet") && game.is_destroyed("holy_grails"));
    assert!(game.is_available("spartan_shield"), "that one lies elsewhere");
}
