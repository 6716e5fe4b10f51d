//! LOOP-SOLO: one player.

use crate::support::*;
use serde_json::json;
use std::collections::BTreeSet;
use tabletop::{Game, Seat};
use the_loop::data::{Card, CardSet};
use the_loop::state::Phase;
use the_loop::{Choice, Event};

fn base(agents: &[&str]) -> Position {
    solo(agents).next_clones(&[("dawn", "end")]).chutes(&["doctor", "next"])
}

#[test]
fn one_player_leads_two_three_or_four_agents_each_at_home() {
    // LOOP-SOLO-01, LOOP-SOLO-02: the row of one player, whatever the number of agents
    let agents = ["mr_time", "v_girl", "cztwyzzek", "robofinisher_404"];
    let homes = ["end", "renaissance", "dawn", "robots"];
    for count in 2..=4 {
        let setup = json!({
            "doctor": ["dawn", "renaissance", "robots"], "chutes": ["previous", "next"],
            "bag": (1..=20).collect::<Vec<_>>(),
        });
        let game = start_with(json!({"players": 1, "agents": agents[..count]}), setup);
        assert_eq!((0..count).map(|place| game.place(place)).collect::<Vec<_>>(), homes[..count]);
        assert_eq!((28 - game.0.bag.len(), game.0.available.len()), (8, 3));
        assert_eq!((game.waiting(), game.0.seats().len()), (0, 1));
    }
    for options in [json!({"players": 1, "team": 5}), json!({"players": 1, "agents": ["mr_time", "mr_time"]})] {
        assert!(!refused(options, json!({})).is_empty());
    }
}

#[test]
fn cards_are_dealt_before_the_turn_until_an_agent_holds_three_and_takes_it() {
    // LOOP-SOLO-03, LOOP-SOLO-04, LOOP-SOLO-05, LOOP-SOLO-06, LOOP-SOLO-07: a starting artifact goes to its own agent
    let options = json!({"players": 1, "agents": ["mr_time", "v_girl"]});
    let deck = ["donut", "duct_tape", "soles", "grab_boot", "exo_kick", "shredder"];
    let game = start_with(options.clone(), json!({"common_deck": deck, "chutes": ["doctor", "next"]}));
    assert_eq!((game.hand(0), game.0.me().agent.name()), (vec!["duct_tape", "grab_boot"], "v_girl"));
    assert_eq!(game.hand(1), ["exo_kick", "donut", "soles"], "and no fourth card");
    assert_eq!((game.0.piles.len(), game.deck(0).len(), game.deck(0)[0]), (1, 7, "shredder"));
    assert!(game.discard(0).is_empty());
    assert!(refused(options.clone(), json!({"first_player": 0})).contains("no first player"));
    let top = |number: u8| start_with(options.clone(), json!({"seed": format!("{number:02x}").repeat(32)})).deck(0)[0];
    assert!((0..30).map(top).collect::<BTreeSet<_>>().len() > 5, "the common deck is shuffled");
}

#[test]
fn the_dealing_comes_before_the_doctor() {
    // LOOP-SOLO-05
    let mut game = base(&["mr_time", "v_girl"]).ready();
    let events = game.choose(end());
    let at = |wanted: &dyn Fn(&Event) -> bool| events.iter().position(wanted).unwrap();
    let last_dealt = events.iter().rposition(|event| matches!(event, Event::Dealt { .. })).unwrap();
    assert!(last_dealt < at(&|event| matches!(event, Event::Turn { .. })));
    assert!(at(&|event| matches!(event, Event::Turn { .. })) < at(&|event| matches!(event, Event::Doctor { .. })));
}

#[test]
fn any_other_artifact_goes_to_whom_the_player_likes_before_the_next_is_seen() {
    // LOOP-SOLO-06
    let mut game = base(&["mr_time", "v_girl"]).hand(0, &["duct_tape"]).deck(0, &["battle_steed", "donut"]).ready();
    game.choose(end());
    assert_eq!(game.choices(), [json!({"deal": "mr_time"}), json!({"deal": "v_girl"})]);
    assert_eq!((game.hand(0).len(), game.hand(1).len()), (0, 0), "the next card is still in the deck");
    game.choose(json!({"deal": "mr_time"}));
    assert!(game.hand(0).contains(&"battle_steed") && game.hand(1).contains(&"donut"));
}

#[test]
fn a_starting_artifact_of_an_agent_who_is_not_there_is_any_other_artifact() {
    // LOOP-SOLO-16: no card of this program brings one, so it is put into the deck by hand
    let mut game = base(&["mr_time", "v_girl"]).ready();
    game.0.piles[0].deck.cards.push(named("needle"));
    game.0.apply(Seat(0), Choice::End, &mut ()).unwrap();
    assert_eq!(game.0.phase, Phase::Deal { card: Some(named("needle")) });
    assert_eq!(game.choices(), [json!({"deal": "mr_time"}), json!({"deal": "v_girl"})]);
}

#[test]
fn an_agent_with_three_cards_takes_the_turn_without_any_being_dealt() {
    // LOOP-SOLO-08
    let mut game =
        base(&["mr_time", "v_girl"]).hand(0, &["duct_tape"]).hand(1, &["donut", "soles", "exo_kick"]).ready();
    let events = game.choose(end());
    assert!(!events.iter().any(|event| matches!(event, Event::Dealt { .. })));
    assert_eq!((game.0.active, game.0.phase, game.hand(0).len()), (1, Phase::Actions, 0));
}

#[test]
fn of_several_agents_with_three_cards_the_player_chooses_one() {
    // LOOP-SOLO-08
    let mut game = base(&["mr_time", "v_girl", "cztwyzzek"])
        .hand(1, &["donut", "soles", "exo_kick"])
        .hand(2, &["tentacle", "antenna", "burp", "egg"])
        .ready();
    game.choose(end());
    assert_eq!(game.choices(), [json!({"take_turn": "v_girl"}), json!({"take_turn": "cztwyzzek"})]);
    game.choose(json!({"take_turn": "cztwyzzek"}));
    assert_eq!((game.0.phase, game.0.active), (Phase::Actions, 2));
}

#[test]
fn the_same_agent_may_take_several_turns_in_a_row() {
    // LOOP-SOLO-09
    let mut game = base(&["mr_time", "v_girl"]).deck(0, &["duct_tape", "whistle", "grab_boot"]).ready();
    game.choose(end());
    assert_eq!((game.0.turn, game.0.active), (2, 0));
}

#[test]
fn an_empty_common_deck_is_made_anew_of_the_common_discard_pile() {
    // LOOP-SOLO-03, LOOP-SOLO-10: what Mr. Time has just discarded is dealt again
    let mut game = base(&["mr_time", "v_girl"])
        .hand(0, &["duct_tape", "whistle", "grab_boot"])
        .deck(0, &[])
        .with(|game| game.destroyed = std::mem::take(&mut game.piles[0].discard))
        .ready();
    game.choose(end());
    assert_eq!((game.0.turn, game.hand(0)), (2, vec!["duct_tape", "grab_boot", "whistle"]));
}

#[test]
fn when_no_card_is_left_to_deal_the_fullest_hand_takes_the_turn() {
    // LOOP-SOLO-10: among equals the player chooses
    let bare = |others: &[&str]| {
        let position = base(&["mr_time", "v_girl", "cztwyzzek"]).deck(0, &[]).hand(1, &["donut", "soles"]);
        let position = position.hand(2, others);
        position.with(|game| game.destroyed = std::mem::take(&mut game.piles[0].discard)).ready()
    };
    let mut game = bare(&["tentacle"]);
    game.choose(end());
    assert_eq!((game.0.turn, game.0.me().agent.name()), (2, "v_girl"));
    let mut game = bare(&["tentacle", "egg"]);
    game.choose(end());
    assert_eq!(game.choices(), [json!({"take_turn": "v_girl"}), json!({"take_turn": "cztwyzzek"})]);
}

#[test]
fn the_agent_of_the_turn_is_you_and_the_others_are_other_agents_with_hands() {
    // LOOP-SOLO-11: a card of another hand is applied, and works for the agent of the turn
    let mut game = base(&["mr_time", "v_girl", "cztwyzzek"])
        .hand(0, &["vitruvian_copier", "whistle"])
        .hand(1, &["super_pants"])
        .hand(2, &["sealant"])
        .rifts("end", 2)
        .rifts("renaissance", 1)
        .ready();
    game.choose(play("vitruvian_copier"));
    assert_eq!(game.named("card"), ["sealant", "super_pants"], "not of the own hand");
    game.choose(card("super_pants"));
    assert_eq!((game.rifts("end"), game.rifts("renaissance")), (1, 1));
    assert_eq!(game.ready_cards(1), ["super_pants"]);
    assert!(!game.offers(play("super_pants")), "only the agent of the turn uses cards");
    game.choose(play("whistle"));
    assert_eq!(game.named("era"), ["dawn", "renaissance"]);
}

#[test]
fn a_drawn_card_goes_to_the_agent_who_draws_whoever_it_is_of() {
    // LOOP-SOLO-12
    let mut game = base(&["mr_time", "v_girl"]).hand(0, &["telegraph"]).deck(0, &["donut", "whistle"]).ready();
    game.choose(play("telegraph"));
    assert_eq!(game.ready_cards(0), ["donut"]);
    assert_eq!(game.ready_cards(1), ["whistle"]);
}

#[test]
fn what_is_taken_goes_on_top_of_the_common_deck_and_is_dealt_first() {
    // LOOP-SOLO-13
    let mut game = base(&["mr_time", "v_girl"]).available(&["umbrella"]).ready();
    game.choose_all(&[end(), take("umbrella")]);
    assert_eq!(game.0.phase, Phase::Deal { card: Some(named::<Card>("umbrella")) });
}

#[test]
fn the_bonus_is_one_of_two_cards_on_top_of_the_common_deck() {
    // LOOP-SOLO-13, LOOP-SOLO-14
    let mut game = base(&["mr_time", "v_girl", "cztwyzzek"])
        .mission("end", "quantum_bomb", 6)
        .great_deck(&["battle_steed", "trebuchet"])
        .ready();
    game.choose_all(&[end(), json!("archive")]);
    assert_eq!(game.named("take"), ["battle_steed", "trebuchet"], "however many agents there are");
    game.choose(take("trebuchet"));
    assert!(game.is_destroyed("battle_steed"));
    assert_eq!(game.0.phase, Phase::Deal { card: Some(named::<Card>("trebuchet")) }, "the first card that is dealt");
}

#[test]
fn only_the_hand_of_the_turn_is_discarded_and_nobody_draws() {
    // LOOP-SOLO-15
    let mut game = base(&["mr_time", "v_girl", "cztwyzzek"])
        .hand(0, &["duct_tape"])
        .exhausted(0, &["whistle"])
        .exhausted(1, &["donut"])
        .deck(0, &["battle_steed", "tentacle"])
        .with(|game| game.destroyed = std::mem::take(&mut game.piles[0].discard))
        .ready();
    let events = game.choose(end());
    assert_eq!(game.discard(0), ["duct_tape", "whistle"]);
    assert_eq!((game.hand(1), game.ready_cards(1).len()), (vec!["donut"], 0));
    assert!(!events.iter().any(|event| matches!(event, Event::Drew { .. })));
    assert!(game.0.agents[0].exhausted == CardSet::NONE);
}

#[test]
fn everything_else_goes_by_the_standard_rules() {
    // LOOP-SOLO-17: levels, vortexes, victory
    let mut game = base(&["mr_time", "v_girl"])
        .with(|game| game.options.level = named("agency_legend"))
        .vortex("industrial")
        .rifts("industrial", 2)
        .next_doctor(&["industrial"])
        .ready();
    game.choose(end());
    assert!(!game.outcome().won, "a mega-vortex holds two");
    let three = base(&["mr_time", "v_girl"]).archived("dawn").archived("medieval").archived("industrial");
    let mut game = three.mission("end", "quantum_bomb", 6).ready();
    game.choose_all(&[end(), json!("archive")]);
    assert!(game.outcome().won);
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
