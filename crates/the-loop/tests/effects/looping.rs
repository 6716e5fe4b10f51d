//! LOOP-LOOP, LOOP-CARD, LOOP-AGENT: readying cards, and what is printed on cards and boards.

use crate::support::*;
use the_loop::data::{Agent, Card, Dimension};

#[test]
fn a_loop_readies_all_cards_of_one_dimension_in_the_own_hand_and_nothing_else() {
    // LOOP-LOOP-01, LOOP-LOOP-05, LOOP-LOOP-06, LOOP-LOOP-08
    let mut game = position(&["mr_time", "v_girl"])
        .energy("end", 5)
        .exhausted(0, &["duct_tape", "gutenberg", "sketchbook", "grab_boot", "paperclip", "leashed_meteor"])
        .exhausted(1, &["trebuchet", "donut"])
        .ready();
    game.choose(loop_("spiral"));
    assert_eq!(game.ready_cards(0), ["duct_tape", "sketchbook", "gutenberg"], "whoever's starting artifact it is");
    assert!(game.ready_cards(1).is_empty());
    assert_eq!(game.energy("end"), 4);
}

#[test]
fn the_black_hole_is_never_readied_nor_named() {
    // LOOP-LOOP-07, LOOP-CARD-03, LOOP-CARD-04
    let mut game = position(&["mr_time", "v_girl"])
        .energy("end", 9)
        .exhausted(0, &["leashed_meteor", "duct_tape", "grab_boot", "paperclip"])
        .ready();
    assert_eq!(game.named("loop"), ["spiral", "star", "line"]);
    assert!(!game.offers(loop_("black_hole")));
    game.choose_all(&[loop_("spiral"), loop_("star"), loop_("line")]);
    assert_eq!(game.ready_cards(0), ["duct_tape", "grab_boot", "paperclip"]);
    assert_eq!(Dimension::ALL.len(), 4);
}

#[test]
fn each_loop_costs_one_more_wherever_and_after_whatever_it_is_used() {
    // LOOP-LOOP-02, LOOP-LOOP-03, LOOP-LOOP-04
    let mut game = position(&["mr_time", "v_girl"]).hand(0, &["duct_tape"]).energy("end", 2).energy("dawn", 6).ready();
    game.choose_all(&[loop_("star"), play("duct_tape")]);
    assert!(game.named("loop").is_empty(), "1 energy here and 6 next door are not 2 here");
    game.choose_all(&[free("dawn"), loop_("star")]);
    assert_eq!((game.energy("end"), game.energy("dawn")), (1, 4));
    game.choose(loop_("star"));
    assert_eq!(game.energy("dawn"), 1);
    assert!(game.named("loop").is_empty(), "the fourth costs 4");
}

#[test]
fn the_cost_begins_anew_with_the_next_turn() {
    // LOOP-LOOP-03
    let mut game = position(&["mr_time", "v_girl"]).energy_everywhere(3).chutes(&["next", "doctor"]).ready();
    game.choose_all(&[loop_("star"), loop_("star")]);
    game.end_turn();
    game.choose(loop_("star"));
    assert_eq!((game.place(1), game.energy("renaissance")), ("renaissance", 2));
}

#[test]
fn a_loop_for_nothing_is_a_loop_and_may_be_the_same_again() {
    // LOOP-LOOP-09, LOOP-LOOP-10
    let mut game = position(&["mr_time", "v_girl"])
        .energy("end", 6)
        .mission("dawn", "run_rings", 0)
        .hand(0, &["duct_tape"])
        .ready();
    game.choose(loop_("line"));
    assert_eq!((game.cubes("run_rings"), game.0.loop_cost(), game.ready_cards(0).len()), (1, 2, 1));
    game.choose_all(&[play("duct_tape"), loop_("spiral"), play("duct_tape"), loop_("spiral")]);
    assert_eq!((game.cubes("run_rings"), game.energy("end"), game.ready_cards(0)), (3, 0, vec!["duct_tape"]));
}

#[test]
fn an_artifact_lies_beside_its_home_era_and_is_taken_from_there_only() {
    // LOOP-CARD-05, LOOP-TERM-32, LOOP-TERM-34
    let base = || position(&["mr_time", "v_girl"]).hand(0, &["patron_purse"]).great_deck(&["spartan_shield"]);
    let mut game = base().agent(0, "dawn").ready();
    game.choose_all(&[play("patron_purse"), end()]);
    assert_eq!(game.named("take"), ["spartan_shield"], "an effect has laid it there");
    let mut game = base().agent(0, "end").chutes(&["next", "doctor"]).ready();
    game.choose_all(&[play("patron_purse"), end()]);
    assert_eq!(game.0.turn, 2, "there is nothing to take in the End of Times");
    assert!(game.is_available("spartan_shield"));
}

#[test]
fn every_board_has_a_name_a_starting_era_an_ability_and_six_dimensions() {
    // LOOP-AGENT-01, LOOP-ABIL-01, LOOP-CARD-02; spirals, stars, lines, black holes
    let boards = [
        (Agent::TimeProwler, "time_prowler", "globalization", [3, 2, 1, 0]),
        (Agent::Cztwyzzek, "cztwyzzek", "dawn", [1, 3, 2, 0]),
        (Agent::Robofinisher, "robofinisher_404", "robots", [2, 1, 3, 0]),
        (Agent::MrTime, "mr_time", "end", [2, 2, 2, 0]),
        (Agent::VGirl, "v_girl", "renaissance", [1, 2, 2, 1]),
    ];
    assert_eq!(boards.map(|board| board.0), Agent::ALL);
    for (agent, name, start, dimensions) in boards {
        assert_eq!((agent.name(), agent.start().name()), (name, start));
        let starters: Vec<Card> = Card::all().filter(|card| card.starter_of() == Some(agent)).collect();
        let count = |one: Dimension| starters.iter().filter(|card| card.face().dimension == one).count();
        assert_eq!(Dimension::ALL.map(count), dimensions, "{name}");
    }
}
