//! The alternate timeline.

use crate::support::{Played, Position, at, position_on, start, workers};
use anachrony::Participant;
use anachrony::data::Warp;
use anachrony::state::Phase;
use serde_json::{Value, json};

/// Era 2 on this tile of the alternate timeline, by number from 1; both have water.
fn on_tile(number: u8) -> Position {
    position_on("A", 2, &["alternate_timeline"]).goods(0, "9W").goods(1, "9W").with(|game| {
        let tile = number - 1;
        let others = (0..12).filter(|&other| other != tile).take(6);
        game.timeline = others.collect();
        game.timeline.insert(1, tile);
    })
}

fn choose(game: &mut Played, seat: u8, tokens: &[&str]) {
    let choices: Vec<Value> = tokens.iter().map(|token| json!({"warp": token})).chain([json!("done")]).collect();
    game.choose_all(seat, &choices);
}

#[test]
fn seven_of_twelve_tiles_lie_there_at_random_with_their_fiery_side_up() {
    // ANA-ALT-01, ANA-ALT-08
    let tiles = |players: u8| {
        start(json!({"players": players, "leaders": "dealt", "variants": ["alternate_timeline"]})).0.timeline
    };
    assert_eq!(tiles(2).len(), 7);
    assert!(start(json!({"players": 2})).0.timeline.is_empty());
    let seeds: std::collections::BTreeSet<Vec<u8>> = (0..10u8)
        .map(|seed| {
            let options = serde_json::from_value(json!({"variants": ["alternate_timeline"]})).unwrap();
            <anachrony::Anachrony as tabletop::Game>::start(&options, tabletop::Seed([seed; 32]))
                .unwrap()
                .timeline
                .to_vec()
        })
        .collect();
    assert!(seeds.len() > 5);
}

#[test]
fn tokens_are_placed_in_turn_order_each_on_the_first_free_space_in_an_order_of_choice() {
    // ANA-ALT-02, ANA-ALT-03, ANA-ALT-04
    // Tile 5 gives a point on each of its first two spaces, and a paradox on the fourth.
    let mut game = on_tile(5).with(|game| game.first_player = Participant(1)).warping();
    choose(&mut game, 0, &["gold", "water"]);
    choose(&mut game, 1, &["titanium"]);
    let cells = |seat: usize, warp: Warp| game.player(seat).warps[warp as usize].unwrap().cell;
    assert_eq!([cells(1, Warp::Titanium), cells(0, Warp::Gold), cells(0, Warp::Water)], [1, 2, 3]);
    assert_eq!((game.player(0).points, game.player(1).points), (1, 1));
    let mut game = on_tile(5).with(|game| game.first_player = Participant(1)).warping();
    choose(&mut game, 0, &["water", "gold"]);
    choose(&mut game, 1, &["titanium"]);
    assert_eq!(game.player(0).warps[Warp::Water as usize].unwrap().cell, 2, "the order is that of choosing");
}

#[test]
fn good_spaces() {
    // ANA-ALT-04
    let mut game = on_tile(12).paradoxes(0, 2).warping();
    choose(&mut game, 0, &["gold"]);
    choose(&mut game, 1, &[]);
    assert_eq!(game.player(0).morale, 4, "an inspiring message");
    let mut game = on_tile(4).paradoxes(0, 2).warping();
    choose(&mut game, 0, &["gold"]);
    choose(&mut game, 1, &["gold", "suit"]);
    assert_eq!(
        (game.player(0).paradoxes, game.player(1).paradoxes, game.player(1).points),
        (1, 0, 1),
        "a stable rift, then a glorious future"
    );
    let mut game = on_tile(12).morale(0, 6).warping();
    choose(&mut game, 0, &["gold"]);
    choose(&mut game, 1, &[]);
    assert_eq!(game.player(0).points, 2, "beyond the end of the track");
}

#[test]
fn a_parallel_timeline_brings_the_asset_twice_and_takes_it_back_once() {
    // ANA-ALT-05, ANA-ALT-09
    let mut game = on_tile(7).goods(0, "").warping();
    choose(&mut game, 0, &["water"]);
    choose(&mut game, 1, &[]);
    assert!(game.has(0, "4W"));
    let mut game = on_tile(7).warping();
    choose(&mut game, 0, &["neutronium"]);
    choose(&mut game, 1, &[]);
    assert!(game.has(0, "9W 2N"));
    let outcome = position_on("A", 2, &["alternate_timeline"]).goods(0, "2N").warp(0, "neutronium", 2).outcome();
    assert_eq!(
        (outcome.seats[0].score.warp_tokens, outcome.seats[0].resources),
        (0, 1),
        "one is left after the repayment"
    );
    let mut game = on_tile(7).charged(0, 4).warping();
    choose(&mut game, 0, &["suit"]);
    choose(&mut game, 1, &[]);
    assert_eq!(game.player(0).suits_charged(), 6);
    let mut game = on_tile(7).charged(0, 5).warping();
    choose(&mut game, 0, &["suit"]);
    choose(&mut game, 1, &[]);
    assert_eq!(game.player(0).suits_charged(), 6, "one, where there is no second");
}

#[test]
fn both_of_two_parallel_workers_are_paid_for_or_only_one_comes() {
    // ANA-ALT-06
    let arrived = |water: &str, tokens: &[&str]| {
        let mut game = on_tile(7).goods(0, water).warping();
        choose(&mut game, 0, tokens);
        choose(&mut game, 1, &[]);
        (game.player(0).active, game.player(0).goods[anachrony::data::Good::Water])
    };
    assert_eq!(arrived("2W", &["scientist"]), (workers("2S"), 0));
    assert_eq!(arrived("1W", &["scientist"]), (workers("1S"), 0));
    assert_eq!(arrived("", &["scientist", "water"]), (workers("2S"), 0), "with the water of the other token");
    assert_eq!(arrived("2W", &["scientist", "engineer"]), (workers("1S 1E"), 0), "what must be paid comes first");
}

#[test]
fn bad_spaces() {
    // ANA-ALT-07, ANA-FORCE-04
    let mut game = on_tile(9).morale(0, 0).active(0, "1S").tired(0, "1E").warping();
    choose(&mut game, 0, &["gold"]);
    choose(&mut game, 1, &[]);
    assert_eq!(game.named(0, "lose").len(), 2, "a grim message at the left end");
    game.choose(0, json!({"lose": {"worker": "engineer", "column": "tired"}}));
    assert_eq!((game.player(0).tired, game.0.phase, game.has(0, "9W 1G")), (workers(""), Phase::Actions, true));
    let mut game = on_tile(9).warping();
    choose(&mut game, 0, &["gold"]);
    choose(&mut game, 1, &[]);
    assert_eq!(game.player(0).morale, 2);
    let mut game = on_tile(10).paradoxes(0, 2).warp(0, "suit", 1).warping();
    choose(&mut game, 0, &["gold"]);
    choose(&mut game, 1, &["gold"]);
    game.choose(0, json!({"anomaly": at("lab", 1)}));
    assert_eq!(game.words(0, "take_back"), ["gold", "suit"], "an unstable rift brings the anomaly, and a token back");
    game.choose(0, json!({"take_back": "gold"}));
    assert!(game.has(0, "9W 1G"), "what it showed still comes");
    assert_eq!(game.player(1).warps[Warp::Gold as usize].unwrap().cell, 1, "its space is free for the next");
    assert_eq!(game.player(1).paradoxes, 1);
}
