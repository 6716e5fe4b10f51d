//! LOOP-SOLO: one player.

use crate::support::*;
use serde_json::json;
use the_loop::state::Phase;

#[test]
fn cards_are_dealt_until_an_agent_holds_three_and_takes_the_turn() {
    // LOOP-SOLO-03 to LOOP-SOLO-07
    let game = start_with(
        json!({"players": 1, "agents": ["mr_time", "v_girl"]}),
        json!({"common_deck": ["donut", "duct_tape", "soles", "grab_boot", "exo_kick"], "chutes": ["doctor", "next"]}),
    );
    assert_eq!(
        (game.hand(0), game.hand(1).len(), game.0.me().agent.name()),
        (vec!["duct_tape", "grab_boot"], 3, "v_girl")
    );
    assert_eq!(game.deck(0).len(), 7);
}

#[test]
fn any_other_artifact_goes_to_whom_the_player_likes_before_the_next_is_seen() {
    // LOOP-SOLO-06, LOOP-SOLO-15
    let mut game = solo(&["mr_time", "v_girl"])
        .hand(0, &["duct_tape"])
        .deck(0, &["battle_steed", "donut"])
        .chutes(&["doctor", "next"])
        .ready();
    game.choose(end());
    assert_eq!(game.discard(0).len(), 11, "only the hand of the turn is discarded, and nobody draws");
    assert_eq!(game.choices(), [json!({"deal": "mr_time"}), json!({"deal": "v_girl"})]);
    game.choose(json!({"deal": "mr_time"}));
    assert!(game.hand(0).contains(&"battle_steed") && game.hand(1).contains(&"donut"));
}

#[test]
fn of_several_agents_with_three_cards_the_player_chooses_one() {
    // LOOP-SOLO-08, LOOP-SOLO-09
    let mut game = solo(&["mr_time", "v_girl", "cztwyzzek"])
        .hand(1, &["donut", "soles", "exo_kick"])
        .hand(2, &["tentacle", "antenna", "burp", "egg"])
        .chutes(&["doctor", "next"])
        .ready();
    game.choose(end());
    assert_eq!(game.choices(), [json!({"take_turn": "v_girl"}), json!({"take_turn": "cztwyzzek"})]);
    game.choose(json!({"take_turn": "cztwyzzek"}));
    assert_eq!((game.0.phase, game.0.active), (Phase::Actions, 2));
}

#[test]
fn the_bonus_is_one_of_two_cards_on_top_of_the_common_deck() {
    // LOOP-SOLO-13, LOOP-SOLO-14
    let mut game = solo(&["mr_time", "v_girl"])
        .mission("end", "quantum_bomb", 6)
        .great_deck(&["battle_steed", "trebuchet"])
        .ready();
    game.choose_all(&[end(), json!("archive")]);
    assert_eq!(game.named("take"), ["battle_steed", "trebuchet"]);
    game.choose(take("trebuchet"));
    assert!(game.is_destroyed("battle_steed"));
    assert_eq!(game.choices(), [json!({"deal": "mr_time"}), json!({"deal": "v_girl"})], "the first card that is dealt");
}

#[test]
fn when_no_card_is_left_to_deal_the_fullest_hand_takes_the_turn() {
    // LOOP-SOLO-10
    let mut game = solo(&["mr_time", "v_girl"])
        .deck(0, &[])
        .hand(1, &["donut", "soles"])
        .with(|game| game.destroyed = std::mem::take(&mut game.piles[0].discard))
        .chutes(&["doctor", "next"])
        .ready();
    game.choose(end());
    assert_eq!((game.0.turn, game.0.me().agent.name()), (2, "v_girl"));
}

#[test]
fn the_others_are_other_agents_and_their_dealt_cards_are_hands() {
    // LOOP-SOLO-11, LOOP-SOLO-12
    let mut game = solo(&["mr_time", "v_girl"])
        .hand(0, &["vitruvian_copier", "telegraph"])
        .hand(1, &["donut"])
        .deck(0, &["soles", "duct_tape"])
        .ready();
    game.choose(play("vitruvian_copier"));
    assert_eq!(game.energy("end"), 2);
    game.choose(play("telegraph"));
    assert_eq!((game.ready_cards(0), game.hand(1)), (vec!["soles"], vec!["duct_tape", "donut"]));
}
