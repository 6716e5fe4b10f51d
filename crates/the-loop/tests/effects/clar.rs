//! LOOP-CLAR, LOOP-EFFECT: how effects are applied, and what players ask about.

use crate::support::*;
use serde_json::json;

#[test]
fn parts_that_cannot_be_done_are_left_out_and_the_rest_is_done() {
    // LOOP-EFFECT-02, LOOP-EFFECT-03
    let mut game = position(&["mr_time", "v_girl"]).hand(0, &["umbrella"]).ready();
    game.choose(play("umbrella"));
    assert_eq!(game.energy("end"), 1, "there is no vortex, but there is an era");
}

#[test]
fn a_part_that_cannot_be_done_is_told() {
    // LOOP-EFFECT-03
    let left_out = |card: &str, rifts: u8| {
        let mut game = position(&["mr_time", "v_girl"]).hand(0, &[card]).rifts("end", rifts).ready();
        let events = game.choose(play(card));
        events.iter().filter(|event| matches!(event, the_loop::Event::LeftOut { .. })).count()
    };
    assert_eq!((left_out("umbrella", 0), left_out("duct_tape", 0), left_out("duct_tape", 1)), (1, 1, 0));
}

#[test]
fn a_card_may_be_used_for_nothing_and_is_exhausted() {
    // LOOP-EFFECT-04, LOOP-USE-01, LOOP-DECK-04
    let mut game = position(&["mr_time", "v_girl"]).hand(0, &["duct_tape", "grab_boot"]).ready();
    game.choose(play("duct_tape"));
    assert_eq!(game.ready_cards(0), ["grab_boot"]);
    assert!(!game.offers(play("duct_tape")));
}

#[test]
fn where_there_is_no_rift_none_is_removed_and_that_era_is_not_asked_for() {
    // LOOP-EFFECT-05: compulsory where possible
    let mut game =
        position(&["time_prowler", "v_girl"]).agent(0, "dawn").hand(0, &["binoculars"]).rifts("medieval", 1).ready();
    game.choose(play("binoculars"));
    assert_eq!(game.rifts("medieval"), 0, "the only adjacent era with a rift");
}

#[test]
fn a_card_of_another_hand_keeps_its_state_and_never_applies_a_third() {
    // LOOP-CLAR-01, LOOP-CLAR-03, LOOP-TERM-39
    let mut game = position(&["mr_time", "v_girl"])
        .agent(0, "dawn")
        .hand(0, &["vitruvian_copier"])
        .hand(1, &["donut"])
        .exhausted(1, &["super_pants"])
        .rifts("dawn", 1)
        .ready();
    game.choose(play("vitruvian_copier"));
    assert_eq!(game.named("card"), ["super_pants", "donut"], "ready or exhausted");
    game.choose(card("super_pants"));
    assert_eq!((game.rifts("dawn"), game.ready_cards(1)), (0, vec!["donut"]));
    let mut game = position(&["mr_time", "v_girl"]).hand(0, &["duct_tape"]).hand(1, &["vitruvian_copier"]).ready();
    assert!(game.offers(play("duct_tape")));
    game.end_turn();
    game.choose(play("vitruvian_copier"));
    assert!(game.0.steps.is_empty() || !game.named("card").contains(&"vitruvian_copier".to_owned()));
}

#[test]
fn an_artifact_that_an_effect_reveals_in_a_vortex_serves_that_effect_and_is_gone() {
    // LOOP-CLAR-04, LOOP-CLAR-05, LOOP-ART-03
    let mut game = position(&["mr_time", "v_girl"])
        .vortex("dawn")
        .hand(0, &["patron_purse"])
        .great_deck(&["spartan_shield"])
        .ready();
    game.choose(play("patron_purse"));
    assert_eq!((game.energy("dawn"), game.energy("end")), (1, 2));
    assert!(game.is_destroyed("spartan_shield") && !game.is_available("spartan_shield"));
}

#[test]
fn two_artifacts_of_one_era_bring_it_two_energy() {
    // LOOP-TERM-36: once for each revealed artifact
    let mut game = position(&["mr_time", "v_girl"])
        .hand(0, &["last_calendar"])
        .great_deck(&["spartan_shield", "cave_map"])
        .ready();
    game.choose(play("last_calendar"));
    assert_eq!(game.energy("dawn"), 2);
    assert!(game.is_available("spartan_shield") && game.is_available("cave_map"));
}

#[test]
fn the_card_being_applied_may_be_the_one_that_is_discarded_or_destroyed() {
    // LOOP-CLAR-07
    let mut game = position(&["v_girl", "mr_time"]).hand(0, &["shredder"]).deck(0, &["donut", "soles"]).ready();
    game.choose(play("shredder"));
    assert!(game.offers(skip()), "LOOP-TERM-03");
    game.choose(card("shredder"));
    assert!(game.is_destroyed("shredder"));
    assert_eq!(game.hand(0), ["donut"], "and the rest of the effect goes on");
    assert_eq!(game.ready_cards(0), ["donut"], "LOOP-DECK-03, LOOP-CLAR-08");
}

#[test]
fn what_an_effect_discards_joins_the_pile_when_the_effect_has_ended() {
    let mut game = position(&["mr_time", "v_girl"])
        .hand(0, &["alchemy_receipt"])
        .deck(0, &["duct_tape", "grab_boot", "whistle"])
        .discard(0, &[])
        .ready();
    game.choose(play("alchemy_receipt"));
    assert_eq!(game.named("card"), ["duct_tape", "grab_boot", "alchemy_receipt"], "LOOP-CLAR-07");
    game.choose(card("alchemy_receipt"));
    assert_eq!((game.discard(0), game.hand(0).len()), (vec!["alchemy_receipt"], 2));
}

#[test]
fn with_another_agent_there_it_counts_once() {
    // LOOP-CLAR-16
    for (others, energy) in [(["dawn", "dawn"], 3), (["dawn", "end"], 3), (["end", "end"], 1)] {
        let mut game = position(&["mr_time", "v_girl", "cztwyzzek"])
            .agent(0, "dawn")
            .agent(1, others[0])
            .agent(2, others[1])
            .hand(0, &["crowdfunding"])
            .ready();
        game.choose(play("crowdfunding"));
        assert_eq!(game.energy("dawn"), energy, "{others:?}");
    }
}

#[test]
fn one_by_one_until_equal_never_goes_the_other_way() {
    // LOOP-CLAR-17, LOOP-CLAR-18, LOOP-EX-11
    let mut game = position(&["mr_time", "v_girl"])
        .agent(0, "dawn")
        .hand(0, &["holy_grails", "entropy_hourglass"])
        .energy("medieval", 1)
        .rifts("medieval", 3)
        .energy("end", 2)
        .rifts("end", 1)
        .ready();
    game.choose(play("holy_grails"));
    assert_eq!((game.energy("medieval"), game.energy("end")), (3, 2));
    game.choose(play("entropy_hourglass"));
    assert_eq!((game.rifts("medieval"), game.rifts("end")), (3, 1));
}

#[test]
fn standing_in_a_vortex_it_gets_one_energy_whichever_part_is_chosen() {
    // LOOP-CLAR-13
    for option in ["first", "second"] {
        let mut game = position(&["mr_time", "v_girl"])
            .agent(0, "dawn")
            .vortex("dawn")
            .vortex("robots")
            .hand(0, &["boiler_valve"])
            .ready();
        game.choose_all(&[play("boiler_valve"), skip(), json!(option)]);
        assert_eq!((game.energy("dawn"), game.energy("robots")), (1, u32::from(option == "second")));
    }
}

#[test]
fn without_a_push_there_is_no_era_the_clone_went_to() {
    // LOOP-CLAR-14, LOOP-CLAR-15
    let base = || position(&["mr_time", "v_girl"]).agent(0, "dawn").hand(0, &["bone_boomerang"]).rifts("medieval", 1);
    let mut game = base().rifts("dawn", 1).ready();
    game.choose(play("bone_boomerang"));
    assert_eq!((game.rifts("dawn"), game.rifts("medieval")), (1, 1));
    let mut game = base().clone_in("dawn", "medieval").ready();
    game.choose_all(&[play("bone_boomerang"), era("medieval")]);
    assert_eq!(game.rifts("medieval"), 0, "even though it was destroyed there");
}

#[test]
fn a_card_of_another_hand_works_as_the_card_of_whoever_acts() {
    // LOOP-CLAR-02: "another agent" is another than the one who acts, "your hand" is the hand of that one
    let base = || position(&["mr_time", "v_girl", "cztwyzzek"]).hand(0, &["vitruvian_copier"]);
    let mut game = base().hand(1, &["ionic_temporograph"]).ready();
    game.choose(play("vitruvian_copier"));
    assert_eq!(game.named("era"), ["dawn", "renaissance"], "the owner's era among them");
    let mut game = base().hand(1, &["alchemy_receipt"]).deck(0, &["duct_tape", "grab_boot"]).discard(0, &[]).ready();
    game.choose(play("vitruvian_copier"));
    assert_eq!(game.named("card"), ["duct_tape", "grab_boot", "vitruvian_copier"]);
    game.choose(card("grab_boot"));
    assert_eq!((game.discard(0), game.hand(1)), (vec!["grab_boot"], vec!["alchemy_receipt"]));
}

#[test]
fn an_exhausted_card_of_another_hand_stays_exhausted_and_a_ready_one_ready() {
    // LOOP-CLAR-03
    let base = || position(&["mr_time", "v_girl"]).hand(0, &["vitruvian_copier"]).rifts("end", 3);
    let mut game = base().exhausted(1, &["super_pants"]).ready();
    game.choose(play("vitruvian_copier"));
    assert_eq!((game.rifts("end"), game.ready_cards(1).len(), game.hand(1)), (2, 0, vec!["super_pants"]));
    let mut game = base().hand(1, &["super_pants"]).ready();
    game.choose(play("vitruvian_copier"));
    assert_eq!((game.rifts("end"), game.ready_cards(1)), (2, vec!["super_pants"]));
}

#[test]
fn when_each_agent_draws_the_active_one_is_first() {
    // LOOP-CLAR-06: seen where all draw from one deck
    let mut game = solo(&["mr_time", "v_girl", "cztwyzzek"])
        .active(1)
        .hand(1, &["alarm_clock"])
        .deck(0, &["trebuchet", "holy_grails", "gutenberg", "umbrella"])
        .ready();
    game.choose(play("alarm_clock"));
    assert_eq!(
        (game.ready_cards(1), game.hand(2), game.hand(0)),
        (vec!["trebuchet"], vec!["holy_grails"], vec!["gutenberg"])
    );
}

#[test]
fn an_artifact_in_a_vortex_lies_there_until_the_whole_effect_is_over() {
    // LOOP-CLAR-05
    let mut game = position(&["mr_time", "v_girl"])
        .vortex("dawn")
        .hand(0, &["last_calendar"])
        .great_deck(&["spartan_shield", "trebuchet"])
        .ready();
    let events = game.choose(play("last_calendar"));
    let at = |name: &str| events.iter().position(|event| format!("{event:?}").starts_with(name)).unwrap();
    assert!(at("Energy") < at("Destroyed"), "{events:?}");
    assert!(game.is_destroyed("spartan_shield") && game.is_available("trebuchet"));
    assert_eq!((game.energy("dawn"), game.energy("medieval")), (1, 1));
}

#[test]
fn a_drawn_card_whose_home_is_used_comes_ready() {
    // LOOP-CLAR-08
    let mut game = position(&["mr_time", "v_girl"]).hand(0, &["firmware_oracle"]).deck(0, &["trebuchet"]).ready();
    game.choose(play("firmware_oracle"));
    assert_eq!((game.energy("medieval"), game.ready_cards(0)), (1, vec!["trebuchet"]));
}

#[test]
fn rifts_already_fewer_than_clones_stay() {
    // LOOP-CLAR-18
    for (rifts, clones, left) in [(3, 1, 1), (2, 2, 2), (1, 3, 1), (3, 0, 0)] {
        let mut base = position(&["mr_time", "v_girl"]).hand(0, &["dragon_timer"]).rifts("end", rifts);
        for _ in 0..clones {
            base = base.clone_in("end", "dawn");
        }
        let mut game = base.ready();
        game.choose(play("dragon_timer"));
        assert_eq!((game.rifts("end"), game.clones("end").len()), (left, clones), "{rifts} rifts, {clones} clones");
    }
}
