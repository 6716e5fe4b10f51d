//! Turns and free actions.

use crate::support::{go, led_by, place, position, use_spot, work};
use anachrony::state::Phase;
use serde_json::json;

#[test]
fn players_take_turns_until_all_have_passed() {
    // ANA-TURN-01, ANA-TURN-05
    let mut game = position(3).active(0, "2S").charged(0, 2).active(1, "1S").charged(1, 1).ready();
    game.choose(0, go("scientist", "purify"));
    assert_eq!(game.waiting(), [1]);
    game.choose(1, go("scientist", "purify"));
    game.choose(2, json!("pass"));
    game.choose(0, go("scientist", "purify"));
    assert_eq!(game.waiting(), [1], "a player who has passed takes no more turns");
    game.choose(1, json!("pass"));
    assert_eq!(game.waiting(), [0]);
    assert!(game.choices(2).is_empty());
    game.choose(0, json!("pass"));
    assert_eq!(game.0.era, 3);
}

#[test]
fn a_turn_is_any_number_of_free_actions_and_then_one_worker_or_a_pass() {
    // ANA-TURN-02, ANA-TURN-03, ANA-TURN-04, ANA-TURN-06
    let mut game = position(2).active(0, "2S").charged(0, 2).built(0, &[301, 303]).ready();
    game.choose_all(0, &[use_spot("life_support", 1), use_spot("life_support", 2)]);
    assert!(game.has(0, "3W"));
    assert_eq!(game.waiting(), [0], "a worker must still be placed, or the player passes");
    assert!(game.offers(0, json!("pass")));
    game.choose(0, go("scientist", "purify"));
    assert_eq!(game.waiting(), [1], "after that the turn is over");
    game.choose(1, json!({"use": "force"}));
    assert!(game.player(1).passed, "nothing else was left to do");
}

#[test]
fn own_board_needs_a_worker_and_the_main_board_a_charged_suit_too() {
    // ANA-TURN-02, ANA-SPACE-07
    let game = position(2).active(0, "1S").built(0, &[305]).ready();
    assert!(game.can_go(0, json!({"spot": crate::support::at("life_support", 1)})) && !game.can_go(0, json!("purify")));
    let game = position(2).tired(0, "1S").charged(0, 1).built(0, &[305]).ready();
    assert!(game.named(0, "place").is_empty(), "a tired worker goes nowhere");
}

#[test]
fn a_free_action_is_used_once_an_era_for_a_path_marker() {
    // ANA-TURN-07, ANA-TURN-12
    let mut game = position(2).built(0, &[303]).ready();
    game.choose(0, use_spot("life_support", 1));
    assert_eq!(game.player(0).markers, 6);
    assert!(!game.offers(0, use_spot("life_support", 1)));
    game.end_era();
    assert_eq!((game.player(0).markers, game.0.era), (7, 3));
    assert!(!game.offers(0, use_spot("life_support", 1)), "only in own turns of the action phase");
    game.idle_until(|game| game.phase == Phase::Actions);
    assert!(game.offers(0, use_spot("life_support", 1)));
}

#[test]
fn without_a_path_marker_there_are_no_free_actions() {
    // ANA-TURN-08
    let game =
        position(2).built(0, &[303]).active(0, "1S").charged(0, 1).with(|game| game.players[0].markers = 0).ready();
    assert!(game.named(0, "use").is_empty());
    assert!(game.can_go(0, json!("purify")));
}

#[test]
fn buildings_superprojects_force_workers_and_leaders_have_free_actions_each_counted_for_itself() {
    // ANA-TURN-09
    let mut game = led_by("salvation", "caratacus").built(0, &[303, 304]).project(0, "uranium_cores", "lab", 1).ready();
    assert_eq!(game.named(0, "use").len(), 5);
    game.choose(0, json!({"use": "force"}));
    game.choose(0, json!({"use": "leader"}));
    game.choose(0, use_spot("life_support", 1));
    assert_eq!((game.named(0, "use").len(), game.player(0).markers), (2, 4));
}

#[test]
fn what_cannot_be_carried_out_cannot_be_chosen() {
    // ANA-TURN-10
    let game = position(2).built(0, &[215, 205]).active(0, "1E").charged(0, 1).ready();
    assert!(!game.offers(0, use_spot("factory", 1)), "215 without water");
    assert!(!game.offers(0, work("engineer", "factory", 2)), "205 without water");
    assert!(!game.offers(0, place("engineer", "construct", 1)), "nothing can be paid for");
    assert!(!game.offers(0, go("engineer", "nomads")), "nothing to exchange");
}

#[test]
fn an_action_without_any_effect_counts_as_impossible() {
    // ANA-TURN-11
    let game = position(2).built(0, &[403, 404, 407]).active(0, "1S").goods(0, "1C").charged(0, 6);
    let game = game.ready();
    for place in 1..=3 {
        assert!(!game.offers(0, work("scientist", "lab", place)), "lab {place}");
    }
    let game = position(2).built(0, &[408]).active(0, "1S").ready();
    assert!(!game.offers(0, work("scientist", "lab", 1)), "408 without a tired worker");
    let able = position(2)
        .built(0, &[403, 404, 407])
        .active(0, "1S")
        .goods(0, "1C")
        .paradoxes(0, 1)
        .warp(0, "gold", 2)
        .ready();
    for place in 1..=3 {
        assert!(able.offers(0, work("scientist", "lab", place)), "lab {place}");
    }
    let able = position(2).built(0, &[408]).active(0, "1S").tired(0, "1E").ready();
    assert!(able.offers(0, work("scientist", "lab", 1)));
}
