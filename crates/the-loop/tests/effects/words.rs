//! LOOP-TERM: who, where and how many.

use crate::support::*;
use serde_json::json;
use the_loop::Event;
use the_loop::data::CardSet;
use the_loop::step::{Frame, Step};

#[test]
fn any_agent_may_be_yourself_and_any_other_never() {
    // LOOP-TERM-04, LOOP-TERM-05
    let base = || position(&["mr_time", "v_girl", "cztwyzzek"]).active(1);
    let mut game = base().hand(1, &["radio_watch"]).ready();
    game.choose(play("radio_watch"));
    assert_eq!(game.named("agent"), ["mr_time", "v_girl", "cztwyzzek"]);
    for card in ["round_table", "spinning_top", "megaphone", "telegraph"] {
        let mut game = base().hand(1, &[card]).ready();
        game.choose(play(card));
        assert_eq!(game.named("agent"), ["mr_time", "cztwyzzek"], "{card}");
    }
}

#[test]
fn a_moved_agent_goes_to_an_era_adjacent_to_it_and_not_to_you() {
    // LOOP-TERM-10, LOOP-ERA-05
    let mut game = position(&["mr_time", "v_girl", "cztwyzzek"]).hand(0, &["radio_watch"]).ready();
    game.choose_all(&[play("radio_watch"), agent("v_girl")]);
    assert_eq!(game.named("era"), ["medieval", "industrial"]);
}

#[test]
fn adjacent_eras_are_those_next_to_where_you_are_now() {
    // LOOP-TERM-07
    let mut game = position(&["mr_time", "v_girl"]).hand(0, &["charging_dock"]).ready();
    game.choose_all(&[free("dawn"), play("charging_dock")]);
    assert_eq!(game.named("era"), ["medieval", "end"]);
}

#[test]
fn a_move_without_a_number_goes_one_era_and_one_with_a_number_exactly_so_many() {
    // LOOP-TERM-10, LOOP-TERM-11
    let base = || position(&["mr_time", "v_girl", "time_prowler"]);
    for (card, eras) in [
        ("laser_broom", ["dawn", "robots"]),
        ("alley_shortcut", ["medieval", "globalization"]),
        ("locomotive", ["renaissance", "industrial"]),
    ] {
        let mut game = base().hand(0, &[card]).ready();
        game.choose(play(card));
        assert_eq!(game.choices().len(), 2, "{card}");
        eras.into_iter().for_each(|to| assert!(game.offers(era(to)), "{card} {to}"));
    }
}

#[test]
fn swapped_agents_stand_where_the_other_was() {
    // LOOP-TERM-12
    let mut game =
        position(&["mr_time", "v_girl", "cztwyzzek"]).agent(1, "industrial").hand(0, &["spinning_top"]).ready();
    game.choose_all(&[play("spinning_top"), agent("v_girl")]);
    assert_eq!([game.place(0), game.place(1), game.place(2)], ["industrial", "end", "dawn"]);
    assert_eq!((game.energy("industrial"), game.energy("end")), (2, 0), "and you are there already");
}

#[test]
fn swapped_clones_pass_through_nothing_and_one_alone_stays() {
    // LOOP-TERM-12, LOOP-EFFECT-03
    let base = || position(&["mr_time", "v_girl"]).hand(0, &["pole_swapper"]).clone_in("end", "medieval");
    let mut game = base().clone_in("industrial", "robots").clone_in("end", "globalization").ready();
    game.choose(play("pole_swapper"));
    assert_eq!(game.named("clone"), ["end medieval", "end globalization"], "first one of your era");
    game.choose(clone("end", "medieval"));
    let (mut here, there) = (game.clones("end"), game.clones("industrial"));
    here.sort_unstable();
    assert_eq!((here, there), (vec!["globalization", "robots"], vec!["medieval"]));
    let mut game = base().clone_in("end", "globalization").ready();
    game.choose(play("pole_swapper"));
    assert!(game.offers(end()), "there is none to swap with, and nothing is asked");
    assert_eq!((game.clones("end").len(), game.energy("end")), (2, 1));
}

#[test]
fn a_vortex_is_an_era_with_its_tile_on_either_side() {
    // LOOP-TERM-14, LOOP-VORTEX-16
    for level in ["employee_of_the_month", "agency_legend"] {
        let base = || position_on(level, &["mr_time", "v_girl"]).rifts("dawn", 2).rifts("medieval", 2);
        let mut game = base().vortex("medieval").hand(0, &["gutenberg"]).ready();
        game.choose(play("gutenberg"));
        assert_eq!((game.rifts("dawn"), game.rifts("medieval")), (2, 1), "{level}");
        let mut game = base().hand(0, &["gutenberg"]).ready();
        game.choose(play("gutenberg"));
        assert_eq!((game.rifts("dawn"), game.rifts("medieval")), (2, 2), "rifts alone are no vortex");
    }
}

#[test]
fn the_doctors_era_is_where_he_is_now() {
    // LOOP-TERM-15
    let mut game = position(&["mr_time", "v_girl"])
        .doctor("industrial")
        .hand(1, &["nano_caulk"])
        .rifts("industrial", 2)
        .rifts("robots", 1)
        .next_doctor(&["robots"])
        .next_clones(&[("dawn", "end")])
        .chutes(&["doctor", "next"])
        .ready();
    game.end_turn();
    game.choose(play("nano_caulk"));
    assert_eq!((game.rifts("industrial"), game.rifts("robots"), game.energy("robots")), (2, 1, 1));
}

#[test]
fn the_places_a_card_names_are_all_offered_and_no_others() {
    // LOOP-TERM-13, LOOP-TERM-18, LOOP-CLAR-12; the Doctor is in Industrial, Dawn and Robots are vortexes
    let table = |card: &str| {
        position(&["mr_time", "v_girl", "cztwyzzek"])
            .doctor("industrial")
            .agent(2, "globalization")
            .vortex("dawn")
            .vortex("robots")
            .hand(0, &[card])
            .ready()
    };
    for (card, eras) in [
        ("whistle", vec!["renaissance", "globalization"]),
        ("ionic_temporograph", vec!["renaissance", "globalization"]),
        ("frequent_flyer", vec!["renaissance", "industrial", "globalization"]),
        ("ash_parachute", vec!["dawn", "industrial", "robots"]),
    ] {
        let mut game = table(card);
        game.choose(play(card));
        assert_eq!(game.named("era"), eras, "{card}");
    }
}

#[test]
fn a_clone_to_destroy_is_chosen_among_those_of_the_eras_named_and_goes_to_the_bag() {
    // LOOP-TERM-18
    let base = |card: &str| {
        let base = position(&["mr_time", "v_girl"]).hand(0, &[card]).rifts("robots", 2);
        let base = base.clone_in("end", "dawn").clone_in("end", "medieval").clone_in("robots", "dawn");
        base.clone_in("dawn", "medieval").clone_in("medieval", "dawn").ready()
    };
    let mut game = base("leashed_meteor");
    game.choose(play("leashed_meteor"));
    assert_eq!(game.named("clone"), ["end dawn", "end medieval"]);
    let bag = game.0.bag.len();
    game.choose(clone("end", "medieval"));
    assert_eq!((game.clones("end"), game.0.bag.len()), (vec!["dawn"], bag + 1));
    let mut game = base("kill_switch");
    game.choose(play("kill_switch"));
    assert_eq!(game.named("clone"), ["dawn medieval", "robots dawn", "end dawn", "end medieval"]);
    game.choose(clone("robots", "dawn"));
    assert_eq!(game.rifts("robots"), 1, "a rift of the era where it was destroyed");
}

#[test]
fn a_pushed_clone_goes_one_era_either_way_from_where_it_is() {
    // LOOP-TERM-16
    let mut game = position(&["robofinisher_404", "mr_time"])
        .hand(0, &["piston", "monocle"])
        .clone_in("robots", "industrial")
        .clone_in("end", "medieval")
        .clone_in("medieval", "end")
        .ready();
    game.choose(play("piston"));
    assert_eq!(game.named("era"), ["end", "globalization"], "the clone of the own era, not of another");
    game.choose_all(&[era("globalization"), play("monocle")]);
    assert_eq!(game.named("clone"), ["globalization industrial", "end medieval"]);
    game.choose(clone("end", "medieval"));
    assert_eq!(game.named("era"), ["dawn", "robots"], "next to the clone, not to you");
}

#[test]
fn a_pulled_clone_comes_from_an_adjacent_era_to_yours() {
    // LOOP-TERM-17
    let mut game = position(&["mr_time", "v_girl"])
        .hand(0, &["grab_boot"])
        .clone_in("dawn", "medieval")
        .clone_in("robots", "medieval")
        .clone_in("medieval", "dawn")
        .clone_in("end", "dawn")
        .ready();
    game.choose(play("grab_boot"));
    assert_eq!(game.named("clone"), ["dawn medieval", "robots medieval"]);
    game.choose(clone("robots", "medieval"));
    assert_eq!((game.clones("end").len(), game.clones("robots").len(), game.clones("dawn").len()), (2, 0, 1));
}

#[test]
fn as_many_as_there_are_if_there_are_fewer() {
    // LOOP-TERM-37
    let mut game = position(&["v_girl", "cztwyzzek"])
        .agent(0, "dawn")
        .hand(0, &["spartan_shield", "burp", "sketchbook"])
        .rifts("dawn", 1)
        .clone_in("dawn", "industrial")
        .clone_in("medieval", "robots")
        .ready();
    game.choose(play("spartan_shield"));
    assert_eq!(game.rifts("dawn"), 0);
    game.choose_all(&[play("burp"), era("end")]);
    assert!(game.offers(end()), "one clone was all there was");
    game.choose_all(&[play("sketchbook"), json!("first"), clone("medieval", "robots"), era("end")]);
    assert_eq!(game.named("era"), ["dawn", "medieval", "robots", "globalization"], "the other one, not the same again");
    game.choose(era("globalization"));
    assert_eq!((game.clones("end"), game.clones("globalization")), (vec!["robots"], vec!["industrial"]));
}

#[test]
fn cards_are_drawn_from_the_own_deck_ready_and_beyond_three() {
    // LOOP-TERM-25, LOOP-TERM-27
    let mut game = position(&["mr_time", "v_girl"])
        .hand(0, &["telegraph", "super_pants"])
        .exhausted(0, &["donut", "soles"])
        .deck(0, &["trebuchet", "whistle", "grab_boot"])
        .deck(1, &["sketchbook", "shredder"])
        .great_deck(&["spartan_shield"])
        .ready();
    let great = game.0.great_deck.cards.len();
    game.choose(play("telegraph"));
    assert_eq!((game.deck(0), game.deck(1)), (vec!["whistle", "grab_boot"], vec!["shredder"]));
    assert_eq!((game.hand(0).len(), game.hand(1), game.0.great_deck.cards.len()), (5, vec!["sketchbook"], great));
    assert_eq!(game.ready_cards(0), ["super_pants", "trebuchet"]);
}

#[test]
fn every_turn_starts_with_three_ready_cards() {
    // LOOP-TERM-26
    let mut game = position(&["mr_time", "v_girl"])
        .hand(0, &["duct_tape"])
        .exhausted(0, &["grab_boot"])
        .next_doctor(&["industrial", "renaissance"])
        .chutes(&["doctor", "previous", "next", "previous"])
        .ready();
    game.end_turn();
    assert_eq!((game.waiting(), game.ready_cards(1).len()), (1, 3));
    game.end_turn();
    assert_eq!((game.waiting(), game.hand(0).len(), game.ready_cards(0).len()), (0, 3, 3));
}

#[test]
fn a_discarded_card_lies_on_the_own_pile_only() {
    // LOOP-TERM-28
    let mut game = position(&["mr_time", "v_girl"])
        .hand(0, &["alchemy_receipt"])
        .exhausted(0, &["super_pants"])
        .discard(0, &[])
        .ready();
    game.choose_all(&[play("alchemy_receipt"), card("super_pants")]);
    assert_eq!((game.discard(0), game.discard(1)), (vec!["super_pants"], vec![]), "whoever's it was at the start");
    assert!(!game.is_destroyed("super_pants") && game.0.discarded.is_empty());
}

#[test]
fn an_artifact_added_to_the_deck_lies_on_top_of_it() {
    // LOOP-TERM-31
    let mut game = position(&["mr_time", "v_girl"])
        .available(&["entropy_hourglass", "umbrella"])
        .mission("end", "quantum_bomb", 6)
        .ready();
    game.choose_all(&[end(), take("umbrella")]);
    assert_eq!((game.deck(0)[0], game.deck(0).len(), game.hand(0).len()), ("umbrella", 7, 0));
    assert!(game.is_available("entropy_hourglass") && !game.is_available("umbrella"));
}

#[test]
fn a_card_applied_from_another_hand_never_applies_a_third_one() {
    // LOOP-TERM-39: with one such card in the game, a half-made effect that asks for a card while that one is elsewhere
    let game = position(&["mr_time", "v_girl"])
        .exhausted(0, &["duct_tape"])
        .hand(1, &["vitruvian_copier", "donut", "soles"])
        .with(|game| {
            let frame =
                Frame { card: Some(named("duct_tape")), at: 1, leap: None, optional: 0, there: [None; 2], left_out: 0 };
            [Step::EndAction, Step::Run(frame), Step::UseOther].into_iter().for_each(|step| game.steps.push(step));
        })
        .ready();
    assert_eq!(game.named("card"), ["donut", "soles"]);
    assert_eq!(CardSet::USE_OTHERS, CardSet::only(named("vitruvian_copier")));
}

#[test]
fn taking_clones_along_is_up_to_you_each_time() {
    // LOOP-TERM-19, LOOP-TERM-22
    let base = || position(&["mr_time", "v_girl"]).hand(0, &["battle_steed"]).clone_in("end", "industrial");
    let mut game = base().clone_in("dawn", "industrial").ready();
    game.choose_all(&[play("battle_steed"), era("medieval"), clone("end", "industrial"), era("dawn")]);
    assert_eq!(game.named("clone"), ["dawn industrial"], "one of those two may still come along, but only the other");
    let events = game.choose(skip());
    assert!(events.iter().all(|event| !matches!(event, Event::CloneMoved { .. })));
    assert_eq!((game.clones("dawn").len(), game.place(0)), (2, "medieval"));
    let mut game = base().ready();
    game.choose_all(&[play("battle_steed"), era("medieval"), skip()]);
    assert_eq!((game.clones("end").len(), game.place(0)), (1, "medieval"));
}
