//! Two players.

use crate::support::{Played, card, position, start, start_with};
use serde_json::json;
use tabletop::{Game, Seat};
use wonderful_world::Event;
use wonderful_world::data::{Card, Direction, Resource};
use wonderful_world::state::{Heap, Phase};

fn hands(game: &Played) -> [Vec<Card>; 2] {
    [0, 1].map(|seat| game.player(seat).hand.to_vec())
}

#[test]
fn ten_cards_are_dealt_to_each_in_every_round() {
    // WW-TWO-01, WW-TWO-06
    let mut game = start(json!({"players": 2}));
    for round in 1..=4 {
        assert_eq!((game.0.round, hands(&game).map(|hand| hand.len())), (round, [10, 10]));
        assert_eq!(game.0.deck.len(), 150 - 20 * usize::from(round));
        let events = game.watch_until(|game| game.round > round);
        assert!(!events.contains(&Event::Reshuffled));
    }
    assert!(game.0.outcome().is_some());
    assert_eq!(game.0.deck.len(), 70);
}

#[test]
fn seven_picks_are_made_out_of_ten_to_four_cards() {
    // WW-TWO-02
    let mut game = start(json!({"players": 2}));
    for (pick, size) in (1..).zip([10, 9, 8, 7, 6, 5, 4]) {
        assert_eq!(game.0.phase, Phase::Draft { pick });
        assert_eq!(hands(&game).map(|hand| hand.len()), [size, size]);
        game.all_pick();
    }
    assert_eq!(game.0.phase, Phase::Planning);
    assert!(game.0.players.iter().all(|player| player.draft_area.len() == 7 && player.hand.is_empty()));
}

#[test]
fn the_seventh_pick_is_a_choice_of_its_own() {
    // WW-TWO-02
    let mut game = start(json!({"players": 2}));
    game.idle_until(|game| game.phase == Phase::Draft { pick: 7 });
    let hand = hands(&game)[1].clone();
    game.choose(1, json!({"pick": hand[3]}));
    game.all_pick();
    assert_eq!(game.player(1).draft_area[6], hand[3]);
}

#[test]
fn the_last_three_cards_of_each_hand_are_discarded_where_they_are_and_bring_nothing() {
    // WW-TWO-03, WW-TWO-04, WW-TWO-07
    let mut game = start(json!({"players": 2}));
    let mut passes = 0;
    let mut events = Vec::new();
    let mut last = hands(&game);
    while game.0.phase != Phase::Planning {
        last = hands(&game);
        events = game.all_pick();
        passes += events.iter().filter(|event| matches!(event, Event::Passed { .. })).count();
    }
    assert_eq!(passes, 6, "not after the seventh pick");
    let left: Heap = last.iter().flat_map(|hand| &hand[1..]).copied().collect();
    assert_eq!((game.0.discard, left.len()), (left, 6));
    for (seat, hand) in (0..).map(Seat).zip(&last) {
        let cards = hand[1..].iter().copied().collect();
        assert!(events.contains(&Event::LeftOver { seat, cards }));
        let player = &game.0.players[seat.index()];
        assert_eq!((player.cubes, player.krystallium, player.unplaced), (0, 0, None));
    }
    assert!(!events.iter().any(|event| matches!(event, Event::Recycled { .. } | Event::OnEmpire { .. })));
}

#[test]
fn the_discarded_cards_lie_open() {
    // WW-TWO-03, WW-DRAFT-14
    let mut game = start_with(json!({"players": 2}), &["wind_turbines"; 7]);
    game.idle_until(|game| game.phase == Phase::Planning);
    for viewer in [None, Some(0), Some(1)] {
        assert_eq!(game.view(viewer).discard, game.0.discard);
    }
    assert_eq!(game.0.discard.len(), 6);
    assert!(game.0.discard.count(card("wind_turbines")) <= 7);
}

#[test]
fn three_players_discard_nothing_after_the_draft() {
    // WW-TWO-03
    let mut game = start(json!({"players": 3}));
    game.idle_until(|game| game.phase == Phase::Planning);
    assert!(game.0.discard.is_empty());
}

#[test]
fn hands_are_passed_as_ever() {
    // WW-TWO-05
    let mut game = start(json!({"players": 2}));
    for (round, passing) in [(1, Direction::Left), (2, Direction::Right), (3, Direction::Left), (4, Direction::Right)] {
        game.idle_until(|game| game.round == round);
        assert_eq!(game.view(Some(1)).passing, Some(passing));
        let before = hands(&game);
        let events = game.all_pick();
        assert!(events.contains(&Event::Passed { to: passing }));
        assert_eq!(hands(&game), [before[1][1..].to_vec(), before[0][1..].to_vec()]);
    }
}

#[test]
fn supremacy_between_two_is_as_strict_as_ever() {
    // WW-TWO-05
    let mut game = position(2).built(1, &["recycling_plant"]).site(0, "museum", &[]).producing();
    assert_eq!((game.player(0).financiers, game.player(1).financiers), (0, 1), "four cubes are enough");
    game.idle_to_step(Resource::Energy);
    assert_eq!((game.player(0).generals, game.player(1).generals), (0, 0), "one each is a tie");
}

#[test]
fn all_the_rest_follows_the_standard_rules() {
    // WW-TWO-05
    let mut game = start(json!({"players": 2, "side": "B"}));
    game.all_pick();
    assert!(game.view(Some(0)).players[1].hand.is_some(), "what was passed on is remembered");
    game.idle_until(|game| game.phase == Phase::Planning);
    assert_eq!(game.waiting(), [0, 1]);
    let drafted = game.player(0).draft_area[0];
    assert!(game.offers(0, json!({"build": drafted})) && game.offers(0, json!({"recycle": drafted})));
    let events = game.watch_until(|game| game.round == 2);
    let steps = events.iter().filter(|event| matches!(event, Event::Step { .. })).count();
    assert_eq!(steps, 5);
}
