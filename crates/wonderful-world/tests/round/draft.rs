//! The draft.

use crate::support::{Played, card, place, position, start, start_with};
use serde_json::json;
use tabletop::{Game, Seat, Viewer};
use wonderful_world::data::{Card, Direction};
use wonderful_world::state::Phase;
use wonderful_world::{Event, View, WonderfulWorld};

fn hands(game: &Played) -> Vec<Vec<Card>> {
    game.0.players.iter().map(|player| player.hand.to_vec()).collect()
}

fn at_pick(wanted: u8) -> impl Fn(&WonderfulWorld) -> bool {
    move |game| game.phase == Phase::Draft { pick: wanted }
}

/// Everybody picks the first card; where the rest of each hand must be then, if it went `steps` seats on.
fn passed_by(game: &mut Played, steps: usize) -> Vec<Vec<Card>> {
    let mut hands = hands(game);
    hands.iter_mut().for_each(|hand| _ = hand.remove(0));
    hands.rotate_right(steps);
    let events = game.all_pick();
    assert!(events.contains(&Event::Passed { to: if steps == 1 { Direction::Left } else { Direction::Right } }));
    hands
}

#[test]
fn the_rest_of_a_hand_goes_to_the_left_in_rounds_one_and_three() {
    // WW-DRAFT-03, WW-DRAFT-13
    for (players, round) in [(3, 1), (3, 3), (4, 1), (5, 3)] {
        let mut game = start(json!({"players": players}));
        game.idle_until(|game| game.round == round);
        assert_eq!(game.view(None).passing, Some(Direction::Left));
        for _ in 0..2 {
            let passed = passed_by(&mut game, 1);
            assert_eq!(hands(&game), passed, "round {round}");
        }
    }
}

#[test]
fn the_rest_of_a_hand_goes_to_the_right_in_rounds_two_and_four() {
    // WW-DRAFT-04, WW-DRAFT-13
    for (players, round) in [(3, 2), (3, 4), (4, 4), (5, 2)] {
        let mut game = start(json!({"players": players}));
        game.idle_until(|game| game.round == round);
        assert_eq!(game.view(None).passing, Some(Direction::Right));
        for _ in 0..2 {
            let passed = passed_by(&mut game, players - 1);
            assert_eq!(hands(&game), passed, "round {round}");
        }
    }
}

#[test]
fn seven_cards_are_dealt_to_each_at_the_start_of_every_round_and_the_deck_never_runs_out() {
    // WW-DRAFT-01, WW-DRAFT-11
    for (players, left) in [(3, 66), (4, 38), (5, 10)] {
        let mut game = start(json!({"players": players}));
        for round in 1..=4 {
            assert_eq!((game.0.round, game.0.phase), (round, Phase::Draft { pick: 1 }));
            assert!(hands(&game).iter().all(|hand| hand.len() == 7));
            assert_eq!(game.0.deck.len(), 150 - 7 * players * usize::from(round));
            let events = game.watch_until(|game| game.round > round);
            let dealt = events.iter().filter(|event| matches!(event, Event::Dealt { count: 7, .. })).count();
            assert_eq!(dealt, if round < 4 { players } else { 0 });
        }
        assert_eq!(game.0.deck.len(), left);
        assert!(game.0.outcome().is_some());
    }
}

#[test]
fn hands_come_from_the_top_of_the_deck_seat_after_seat() {
    // WW-DRAFT-01
    let first = ["military_base", "zeppelin", "wind_turbines", "wind_turbines", "museum", "roswell", "atlantis"];
    let second = ["mega_drill"; 4].iter().chain(&["tank_division"; 3]).copied();
    let game = start_with(json!({"players": 3}), &first.into_iter().chain(second).collect::<Vec<_>>());
    let mut sorted = first.map(card);
    sorted.sort_unstable();
    assert_eq!(hands(&game)[0], sorted);
    assert_eq!(Played::ids(&hands(&game)[1]).join(" ").matches("mega_drill").count(), 4);
}

#[test]
fn a_player_picks_one_card_of_the_own_hand_and_no_second_one() {
    // WW-DRAFT-02
    let mut game = start(json!({"players": 3}));
    let hand = game.player(0).hand;
    let stranger = *game.player(1).hand.iter().find(|card| !hand.contains(card)).unwrap();
    assert!(game.named(0, "pick").iter().all(|id| hand.contains(&card(id.as_str().unwrap()))));
    assert!(!game.offers(0, json!({"pick": stranger})));
    game.choose(0, json!({"pick": hand[0]}));
    assert_eq!(game.player(0).pick, Some(hand[0]));
    assert!(hand.iter().all(|card| !game.offers(0, json!({"pick": card}))));
    assert_eq!(game.waiting(), [1, 2]);
    game.all_pick();
    assert_eq!(game.player(0).draft_area[..], [hand[0]]);
}

#[test]
fn picks_are_turned_up_together_and_only_then_do_the_hands_move() {
    // WW-DRAFT-05, WW-DRAFT-06
    let mut game = start(json!({"players": 3}));
    let before = hands(&game);
    for seat in [2, 0] {
        let events = game.choose(seat, json!({"pick": before[usize::from(seat)][3]}));
        assert_eq!(events.len(), 1, "{events:?}");
        assert!(game.0.players.iter().all(|player| player.draft_area.is_empty()));
        assert_eq!(hands(&game), before);
    }
    let events = game.choose(1, json!({"pick": before[1][3]}));
    let shown = (0..3).map(|seat| Event::Shown { seat: Seat(seat), card: before[usize::from(seat)][3] });
    let picked = Event::Picked { seat: Seat(1), card: Some(before[1][3]) };
    let expected: Vec<_> = [picked].into_iter().chain(shown).chain([Event::Passed { to: Direction::Left }]).collect();
    assert_eq!(events, expected);
    game.all_pick();
    for viewer in [None, Some(0), Some(2)] {
        for (player, hand) in game.view(viewer).players.iter().zip(&before) {
            assert_eq!((player.draft_area.len(), player.draft_area[0]), (2, hand[3]), "face up for good");
        }
    }
}

/// What everybody but seat 0 can know after seat 0 made this pick.
fn known_to_others(game: &Played, pick: Card) -> Vec<(View, Vec<Option<Event>>)> {
    let mut game = Played(game.0.clone());
    let events = game.choose(0, json!({"pick": pick}));
    assert_eq!(game.view(Some(0)).players[0].pick, Some(pick));
    let others = Viewer::all(game.0.seats()).filter(|viewer| !viewer.is(Seat(0)));
    let known = |viewer: Viewer| {
        let events = events.iter().map(|event| WonderfulWorld::event_for(event, viewer)).collect();
        (game.0.view(viewer), events)
    };
    others.map(known).collect()
}

#[test]
fn no_view_and_no_event_tells_a_pick_before_all_have_picked() {
    // WW-DRAFT-12
    for pick in [1, 3, 6] {
        let mut game = start(json!({"players": 3}));
        game.idle_until(at_pick(pick));
        let hand = game.player(0).hand;
        let (one, other) = (hand[0], hand[hand.len() - 1]);
        assert_ne!(one, other);
        let known = known_to_others(&game, one);
        assert_eq!(known, known_to_others(&game, other));
        assert!(known.iter().all(|(view, _)| view.players[0].has_picked && view.players[0].pick.is_none()));
    }
}

/// The seats whose hands a seat sees.
fn sees(game: &Played, seat: Option<u8>) -> Vec<u8> {
    let view = game.view(seat);
    assert!(view.players.iter().all(|player| player.hand_size == game.player(player.seat.0).hand.len()));
    view.players.iter().filter(|player| player.hand.is_some()).map(|player| player.seat.0).collect()
}

#[test]
fn a_hand_is_seen_by_its_holder_and_by_those_who_passed_it_on_and_by_nobody_else() {
    // WW-DRAFT-12
    let mut game = start(json!({"players": 4}));
    assert_eq!([sees(&game, Some(0)), sees(&game, Some(3)), sees(&game, None)], [vec![0], vec![3], vec![]]);
    game.all_pick();
    assert_eq!([sees(&game, Some(0)), sees(&game, Some(3)), sees(&game, None)], [vec![0, 1], vec![0, 3], vec![]]);
    game.all_pick();
    assert_eq!([sees(&game, Some(0)), sees(&game, Some(3))], [vec![0, 1, 2], vec![0, 1, 3]]);
    game.all_pick();
    assert_eq!([sees(&game, Some(0)), sees(&game, None)], [vec![0, 1, 2, 3], vec![]]);
    game.idle_until(|game| game.round == 2);
    game.all_pick();
    assert_eq!([sees(&game, Some(0)), sees(&game, Some(3))], [vec![0, 3], vec![2, 3]]);
}

#[test]
fn nobody_learns_what_another_was_dealt() {
    // WW-DRAFT-01, WW-DRAFT-12
    let mut game = start(json!({"players": 3}));
    let events = game.watch_until(|game| game.round == 2);
    for event in events.iter().filter(|event| matches!(event, Event::Dealt { .. })) {
        for viewer in Viewer::all(game.0.seats()) {
            let Some(Event::Dealt { seat, count: 7, cards }) = WonderfulWorld::event_for(event, viewer) else {
                panic!("everybody hears of the deal");
            };
            assert_eq!(cards.is_some(), viewer.is(seat));
        }
    }
}

#[test]
fn hands_shrink_from_seven_to_two_and_the_seventh_pick_is_made_by_itself() {
    // WW-DRAFT-07, WW-DRAFT-08
    let mut game = start(json!({"players": 3}));
    let mut passes = 0;
    for size in [7, 6, 5, 4, 3] {
        assert!(hands(&game).iter().all(|hand| hand.len() == size));
        let events = game.all_pick();
        passes += events.iter().filter(|event| matches!(event, Event::Passed { .. })).count();
    }
    let last = hands(&game);
    assert!(last.iter().all(|hand| hand.len() == 2));
    let events = game.all_pick();
    passes += events.iter().filter(|event| matches!(event, Event::Passed { .. })).count();
    assert_eq!((game.0.phase, passes), (Phase::Planning, 6));
    for (seat, player) in game.0.players.iter().enumerate() {
        assert_eq!((player.hand.len(), player.draft_area.len()), (0, 7));
        assert_eq!(player.draft_area[5..], [last[seat][0], last[(seat + 2) % 3][1]]);
    }
}

#[test]
fn any_card_may_be_picked_and_none_has_to_be_built() {
    // WW-DRAFT-09
    let hand = ["mega_drill", "mega_drill", "time_travel", "museum", "world_congress", "atlantis", "roswell"];
    let mut game = start_with(json!({"players": 3}), &hand);
    assert_eq!(game.named(0, "pick"), hand[1..]);
    game.idle_until(|game| game.phase == Phase::Planning);
    for id in Played::ids(&game.player(0).draft_area) {
        game.choose(0, json!({"recycle": id}));
    }
    let player = game.player(0);
    assert_eq!((player.sites.len(), player.built.len(), player.finished), (0, 0, true));
}

#[test]
fn a_card_in_the_draft_area_takes_no_piece() {
    // WW-DRAFT-10
    let drafted = ["tank_division", "wind_turbines", "world_congress", "secret_society"];
    let rich = position(3).drafted(0, &drafted).site(0, "recycling_plant", &[]).krystallium(0, 1).leaders(0, 1, 1);
    let mut game = rich.round(2).ready();
    game.choose(0, json!({"recycle": "tank_division"}));
    assert_eq!(game.named(0, "place")[0], place("materials", 1, "recycling_plant")["place"]);
    for site in 0..4 {
        assert!(!game.offers(0, place("materials", site, "wind_turbines")));
        assert!(!game.offers(0, place("financier", site, "world_congress")));
        assert!(!game.offers(0, place("krystallium", site, "secret_society")));
    }
    game.choose(0, place("materials", 1, "recycling_plant"));
    game.choose(0, json!({"build": "wind_turbines"}));
    assert!(game.player(0).building(2).unwrap().filled.is_empty());
}

#[test]
fn all_but_hands_unrevealed_picks_and_the_deck_lies_open_to_everybody() {
    // WW-DRAFT-14, WW-SETUP-08
    let table = position(3).built(0, &["zeppelin", "museum"]).site(1, "roswell", &[]).cubes(2, 3).krystallium(2, 4);
    let drafted = table.drafted(0, &["atlantis"]).drafted(1, &["university"]).drafted(2, &["satellites"]);
    let mut game = drafted.leaders(1, 2, 3).round(2).ready();
    game.choose(2, json!({"recycle": "satellites"}));
    for seat in [None, Some(0), Some(1), Some(2)] {
        let view = game.view(seat);
        assert_eq!((view.round, view.discard.count(card("satellites"))), (2, 1));
        assert_eq!(Played::ids(&view.players[0].built), ["zeppelin", "museum"], "in the order of completion");
        assert_eq!(Played::ids(&view.players[0].draft_area), ["atlantis"]);
        assert_eq!(view.players[1].sites[0].building, *game.player(1).building(1).unwrap());
        assert_eq!((view.players[1].generals, view.players[1].financiers), (2, 3));
        assert_eq!((view.players[2].cubes, view.players[2].krystallium), (4, 4));
        assert_eq!(serde_json::to_value(&view).unwrap()["deck"], json!(game.0.deck.len()));
    }
}

#[test]
fn seats_and_spectators_see_the_same_but_for_hands_and_picks() {
    // WW-DRAFT-14
    let mut game = start(json!({"players": 4}));
    game.idle_until(at_pick(4));
    game.choose(2, game.choices(2)[0].clone());
    let open = |viewer: Viewer| {
        let mut view = game.0.view(viewer);
        view.viewer = Viewer::Spectator;
        view.players.iter_mut().for_each(|player| (player.hand, player.pick) = (None, None));
        view
    };
    assert!(Viewer::all(game.0.seats()).all(|viewer| open(viewer) == game.view(None)));
}

#[test]
fn a_player_is_told_the_own_pick_and_the_others_only_that_there_is_one() {
    // WW-DRAFT-02, WW-DRAFT-12
    let mut game = start(json!({"players": 3}));
    let pick = game.player(1).hand[2];
    let events = game.choose(1, json!({"pick": pick}));
    let told = |viewer| events.iter().filter_map(|event| WonderfulWorld::event_for(event, viewer)).collect::<Vec<_>>();
    assert_eq!(told(Viewer::Seat(Seat(1))), [Event::Picked { seat: Seat(1), card: Some(pick) }]);
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(2)), Viewer::Spectator] {
        assert_eq!(told(viewer), [Event::Picked { seat: Seat(1), card: None }]);
    }
}
