//! The impact.

use crate::support::{led_by, place, position, side_b};
use anachrony::Event;
use anachrony::data::Collapse;
use anachrony::state::Phase;
use serde_json::json;

#[test]
fn evacuation_opens_with_the_era_after_the_impact() {
    // ANA-IMPACT-02
    let mut game = position(2).era(4).project(0, "rescue_pods", "lab", 1).active(0, "1S").charged(0, 1).ready();
    assert!(!game.can_go(0, json!("evacuate")));
    game.choose(0, json!("pass"));
    game.choose(1, json!("pass"));
    game.choose(0, json!({"charge": {"slot": 1}}));
    game.idle_until(|game| game.phase == Phase::Actions && game.era == 5);
    assert!(game.can_go(0, json!("evacuate")));
}

#[test]
fn two_or_three_tiles_are_drawn_at_random_for_each_action() {
    // ANA-IMPACT-04
    for (players, each) in [(2, 2), (3, 2), (4, 3)] {
        let mut game = position(players).era(4).ready();
        let events = game.end_era();
        let laid = events.iter().filter(|event| matches!(event, Event::Laid { .. })).count();
        assert_eq!(laid, 3 * each);
        for hexes in &game.0.capital {
            assert_eq!(hexes.iter().filter(|hex| hex.tile.is_some() && !hex.unavailable).count(), each);
        }
        assert!(game.0.collapsing.iter().all(|tiles| tiles.is_empty()), "the others are out of the game");
    }
    let first = |seed: u8| {
        let options = serde_json::from_value(json!({"players": 2, "leaders": "dealt"})).unwrap();
        let game = <anachrony::Anachrony as tabletop::Game>::start(&options, tabletop::Seed([seed; 32])).unwrap();
        game.collapsing[0].last().copied()
    };
    let firsts: std::collections::BTreeSet<Option<Collapse>> = (0..40).map(first).collect();
    assert_eq!(firsts.len(), 5);
}

#[test]
fn two_top_slots_close_on_every_side_a_board() {
    // ANA-IMPACT-06, ANA-IMPACT-07
    for (path, leader) in
        [("harmony", "haulani"), ("dominance", "wolfe"), ("progress", "cornella"), ("salvation", "caratacus")]
    {
        let mut game = led_by(path, leader).era(4).ready();
        game.end_era();
        assert_eq!(game.player(0).closed, [true, false, true, false, false, false], "{path}");
    }
    for (path, leader) in [("dominance", "wolfe"), ("progress", "cornella"), ("salvation", "caratacus")] {
        let mut game = side_b(path, leader).era(4).ready();
        game.end_era();
        assert_eq!(game.player(0).closed, [true, false, true, false, false, false], "{path} on side B");
    }
}

#[test]
fn suits_on_a_slot_that_closes_are_not_lost() {
    // ANA-IMPACT-08
    let mut game = led_by("progress", "cornella").era(4).charged(0, 3).ready();
    game.end_era();
    assert_eq!((game.player(0).suits, game.player(0).suits_charged()), (6, 0));
}

#[test]
fn a_suit_on_a_tile_does_the_action_and_gets_the_effect() {
    // ANA-IMPACT-05
    let mut game = position(2).era(5).tile("research_points", 2).active(0, "1S").charged(0, 1).ready();
    game.choose_all(0, &[place("scientist", "research", 2), json!({"set_symbol": "society"})]);
    assert_eq!((game.player(0).breakthroughs.total(), game.player(0).points), (1, 2));
}

#[test]
fn the_last_circle_costs_three_points_with_any_number_of_players() {
    // ANA-IMPACT-03, ANA-EVAC-05
    for players in 2..=4 {
        let mut position = position(players).era(5);
        for seat in 0..players {
            position =
                position.project(seat, ["rescue_pods", "exocrawler", "cloning_vat", "tectonic_drill"][seat], "lab", 1);
            position = position.active(seat, "1S").charged(seat, 1);
        }
        let mut game = position
            .with(|game| {
                for (place, player) in game.players.iter_mut().enumerate().skip(1) {
                    player.evacuated = Some(place as u8);
                    player.markers -= 1;
                }
            })
            .ready();
        game.choose(0, crate::support::go("scientist", "evacuate"));
        assert_eq!((game.player(0).evacuated, game.player(0).points), (Some(players as u8), 0), "3 less 3");
    }
}
