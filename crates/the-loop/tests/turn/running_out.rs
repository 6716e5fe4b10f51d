//! LOOP-DECK, LOOP-ART, LOOP-BONUS, LOOP-TILE: what happens when something runs out; and what everybody knows.

use crate::support::*;
use serde_json::json;
use tabletop::{Game, Viewer};
use the_loop::data::CardSet;
use the_loop::state::Fate;

#[test]
fn without_deck_and_discard_pile_the_draw_is_left_out() {
    // LOOP-DECK-09
    let mut game = position(&["mr_time", "v_girl"])
        .hand(0, &["firmware_oracle"])
        .deck(0, &[])
        .with(|game| game.destroyed = std::mem::take(&mut game.piles[0].discard))
        .ready();
    game.choose(play("firmware_oracle"));
    assert_eq!(game.hand(0), ["firmware_oracle"]);
    assert!(game.0.eras.iter().all(|era| era.energy == 0), "no card was drawn that would have a home");
}

#[test]
fn without_great_deck_and_destroyed_pile_no_artifact_appears() {
    // LOOP-ART-05, LOOP-BONUS-09
    let mut game = position(&["mr_time", "v_girl"])
        .mission("end", "quantum_bomb", 6)
        .with(|game| {
            let all: CardSet = std::mem::take(&mut game.great_deck).cards.iter().copied().collect();
            game.piles[1].discard = all;
        })
        .great_deck(&["battle_steed"])
        .chutes(&["doctor", "next"])
        .ready();
    game.choose_all(&[end(), json!("archive")]);
    assert!(game.0.great_deck.cards.is_empty() && game.0.destroyed.is_empty() && game.0.available.is_empty());
    assert!(game.hand(0).contains(&"battle_steed"), "the active player had the only card, by itself");
}

#[test]
fn without_face_down_tiles_fewer_missions_are_open() {
    // LOOP-TILE-07
    let mut game = position(&["mr_time", "v_girl"])
        .mission("end", "quantum_bomb", 6)
        .mission("dawn", "loop_tour", 0)
        .archived("medieval")
        .archived("renaissance")
        .vortex("industrial")
        .vortex("globalization")
        .vortex("robots")
        .ready();
    game.choose_all(&[end(), json!("archive")]);
    assert_eq!((game.0.tiles(Fate::Open), game.0.tiles(Fate::Archived)), (1, 3));
}

#[test]
fn a_card_put_on_top_is_known_to_all_until_it_is_drawn() {
    // LOOP-SETUP-28
    let mut game = position(&["mr_time", "v_girl"])
        .agent(0, "medieval")
        .available(&["battle_steed"])
        .mission("medieval", "quantum_bomb", 6)
        .great_deck(&["trebuchet", "spartan_shield", "flint_starter"])
        .ready();
    game.choose_all(&[end(), take("battle_steed"), json!("archive"), take("spartan_shield")]);
    let view = game.0.view(Viewer::Spectator);
    let top: Vec<&str> = view.piles[0].deck.on_top.iter().map(|card| card.name()).collect();
    assert_eq!(top, ["spartan_shield", "battle_steed"]);
    assert_eq!(view.unseen_missions.len(), 10 - game.0.eras.iter().filter(|era| era.tile.is_seen()).count());
}

#[test]
fn no_artifact_appears_in_a_vortex_any_more() {
    // LOOP-VORTEX-09
    let mut game = position(&["mr_time", "v_girl"])
        .rifts("industrial", 3)
        .next_doctor(&["industrial", "dawn"])
        .next_clones(&[("dawn", "end"), ("dawn", "globalization")])
        .chutes(&["doctor", "doctor", "next", "next", "previous", "previous"])
        .great_deck(&["battle_steed", "matryoshka"])
        .ready();
    game.end_turn();
    assert!(game.is_vortex("industrial"));
    game.end_turn();
    assert!(game.is_destroyed("matryoshka"));
}

#[test]
fn drawing_all_that_is_left_shows_nothing_that_was_not_known() {
    let draws = |deck: &[&str]| {
        let mut game = position(&["mr_time", "v_girl"]).hand(0, &["firmware_oracle"]).deck(0, deck).ready().0;
        let choice = serde_json::from_value(play("firmware_oracle")).unwrap();
        game.apply(tabletop::Seat(0), choice, &mut ()).unwrap()
    };
    assert!(draws(&["duct_tape"]).is_empty(), "everybody could count");
    assert_eq!(draws(&["duct_tape", "whistle"]).len(), 2);
}
