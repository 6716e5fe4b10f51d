//! The deck and the discard pile of the solo game.

use crate::support::{Played, Position, card, drop_site, position};
use serde_json::json;
use tabletop::{Chance, List, Seed};
use wonderful_world::Event;
use wonderful_world::data::Card;

/// Alone with three cards in hand, so many in the deck, and all others discarded.
fn deck_of(count: usize) -> Position {
    position(1).hand(0, &["zeppelin", "museum", "icebreaker"]).deck_of(count)
}

fn dig(game: &mut Played) -> Vec<Event> {
    game.choose(0, json!({"dig": "zeppelin"}));
    game.choose(0, json!({"dig": "museum"}))
}

fn deck(game: &Played) -> Vec<Card> {
    let deck: List<Card, 150> = game.0.deck.clone().into();
    deck.to_vec()
}

#[test]
fn five_cards_in_the_deck_are_drawn_without_a_reshuffle() {
    // WW-SOLO-18
    let mut game = deck_of(5).ready();
    let mut five = deck(&game);
    five.sort_unstable();
    let discard = game.0.discard.len();
    let events = dig(&mut game);
    assert!(!events.contains(&Event::Reshuffled));
    assert_eq!(*game.player(0).dug, *five);
    assert_eq!((game.0.deck.len(), game.0.discard.len()), (0, discard + 2));
}

#[test]
fn with_fewer_than_five_the_whole_discard_pile_is_shuffled_in_with_the_two_just_thrown() {
    // WW-SOLO-18
    for count in [4, 1, 0] {
        let mut game = deck_of(count).ready();
        let all = count + game.0.discard.len() + 2;
        game.choose(0, json!({"dig": "zeppelin"}));
        assert_eq!(game.0.deck.len(), count, "not before the second is thrown");
        let events = game.choose(0, json!({"dig": "museum"}));
        assert!(events.contains(&Event::Reshuffled), "with {count}");
        assert_eq!((game.0.deck.len(), game.0.discard.len(), game.player(0).dug.len()), (all - 5, 0, 5));
    }
}

#[test]
fn the_deck_is_not_reshuffled_before_it_has_to_be() {
    // WW-SOLO-18
    let mut game = deck_of(9).ready();
    let drawn = deck(&game);
    assert!(!dig(&mut game).contains(&Event::Reshuffled));
    assert_eq!(deck(&game), drawn[5..], "the rest lies as before");
    let kept = game.player(0).dug[0];
    game.choose(0, json!({ "keep": kept }));
    assert_eq!(game.0.deck.len(), 4, "not even with four cards left, until five are needed");
    game.choose(0, json!({"dig": "icebreaker"}));
    assert_eq!((game.player(0).dug.len(), game.0.discard.len()), (5, 0), "the second followed by itself");
}

#[test]
fn discards_and_deck_are_mixed_by_chance() {
    // WW-SOLO-18
    let dug = |number: u64| {
        let seed = Seed::from_text("reshuffles").unwrap().nth(number);
        let mut game = deck_of(4).with(|game| game.chance = Chance::new(seed)).ready();
        let four = deck(&game);
        dig(&mut game);
        (four.iter().all(|card| game.player(0).dug.contains(card)), game.player(0).dug, deck(&game))
    };
    let first = dug(0);
    assert_eq!(dug(0), first, "the same seed brings the same cards");
    assert!((1..20).all(|number| dug(number).1 != first.1 && dug(number).2 != first.2));
    assert!((0..20).any(|number| !dug(number).0), "the four of the old deck are not simply drawn first");
}

#[test]
fn a_thrown_card_can_come_back_with_the_reshuffle() {
    // WW-SOLO-18
    let comes_back = (0..40).any(|number| {
        let seed = Seed::from_text("thrown").unwrap().nth(number);
        let mut game = deck_of(0).with(|game| game.chance = Chance::new(seed)).ready();
        dig(&mut game);
        game.player(0).dug.contains(&card("zeppelin"))
    });
    assert!(comes_back);
}

#[test]
fn there_is_one_discard_pile_for_cards_of_all_kinds() {
    // WW-SOLO-21
    let mut game = position(1)
        .hand(0, &["zeppelin", "museum", "icebreaker", "satellites"])
        .site(0, "submarine", &[])
        .on_top(&["wind_turbines", "tank_division", "roswell", "university", "atlantis"])
        .ready();
    dig(&mut game);
    game.choose(0, json!({"keep": "roswell"}));
    game.choose(0, json!({"recycle": "satellites"}));
    game.choose(0, drop_site(1, "submarine"));
    let thrown = ["zeppelin", "museum"];
    let rejected = ["wind_turbines", "tank_division", "university", "atlantis"];
    for id in thrown.iter().chain(&rejected).chain(&["satellites", "submarine"]) {
        assert_eq!(game.0.discard.count(card(id)), 1, "{id}");
    }
    assert_eq!((game.0.discard.len(), game.view(None).discard.len()), (8, 8));
}

#[test]
fn recycled_and_dropped_cards_are_shuffled_in_as_well() {
    // WW-SOLO-21, WW-SOLO-18
    let mut game = position(1)
        .hand(0, &["zeppelin", "museum", "icebreaker", "satellites"])
        .site(0, "submarine", &[])
        .deck_of(2)
        .ready();
    game.choose(0, json!({"recycle": "satellites"}));
    game.choose(0, drop_site(1, "submarine"));
    let before = game.0.discard.len();
    dig(&mut game);
    assert_eq!((game.0.discard.len(), game.0.deck.len()), (0, before + 2 + 2 - 5));
    let back = |id: &str| deck(&game).contains(&card(id)) || game.player(0).dug.contains(&card(id));
    assert!(back("satellites") && back("submarine"));
}
