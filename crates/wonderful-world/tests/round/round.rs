//! The order of a round, and who acts when.

use crate::support::{Played, place, position, start};
use serde_json::{Value, json};
use tabletop::Game;
use wonderful_world::data::Resource;
use wonderful_world::state::Phase;
use wonderful_world::{Event, WonderfulWorld};

#[test]
fn a_round_is_draft_then_planning_then_the_steps_of_production() {
    // WW-ROUND-01, WW-PROD-01, WW-PROD-02
    let mut game = start(json!({"players": 3}));
    let mut met = vec![];
    for event in game.watch_until(|game| game.round == 2) {
        let name = match event {
            Event::Shown { .. } => "draft".into(),
            Event::Planning => "planning".into(),
            Event::Recycled { .. } => "plans".into(),
            Event::Step { resource } => resource.to_string(),
            Event::Round { round } => format!("round {round}"),
            _ => continue,
        };
        if met.last() != Some(&name) {
            met.push(name);
        }
    }
    let order = "draft planning plans materials energy science gold exploration";
    let expected: Vec<_> = order.split(' ').map(str::to_owned).chain(["round 2".into()]).collect();
    assert_eq!(met, expected);
}

#[test]
fn everybody_is_asked_at_the_same_time_in_every_phase() {
    // WW-ROUND-02
    let mut game = start(json!({"players": 4}));
    assert_eq!(game.waiting(), [0, 1, 2, 3]);
    game.idle_until(|game| game.phase == Phase::Planning);
    assert_eq!(game.waiting(), [0, 1, 2, 3]);
    let sites = (0..4).fold(position(4), |position, seat| position.site(seat, "wind_turbines", &[]));
    let game = sites.producing();
    assert_eq!((game.0.phase, game.waiting()), (Phase::Production(Resource::Materials), vec![0, 1, 2, 3]));
}

/// The state after these choices, made in this order of seats.
fn after(start: &WonderfulWorld, choices: [&[Value]; 3], order: [u8; 3]) -> (WonderfulWorld, Vec<Event>) {
    let mut game = Played(start.clone());
    for seat in order {
        game.choose_all(seat, choices[usize::from(seat)]);
    }
    let mut copy = Played(game.0.clone());
    let events = copy.watch_until(|_| false);
    (game.0, events)
}

const ORDERS: [[u8; 3]; 5] = [[0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

#[test]
fn the_order_in_which_answers_come_never_matters_in_the_draft() {
    // WW-ROUND-02
    let game = start(json!({"players": 3})).0;
    let picks = [0, 3, 6].map(|index| [json!({"pick": game.players[index / 3].hand[index]})]);
    let choices = [&picks[0][..], &picks[1], &picks[2]];
    let first = after(&game, choices, [0, 1, 2]);
    assert_ne!(first.0.phase, game.phase);
    assert!(ORDERS.iter().all(|&order| after(&game, choices, order) == first));
}

#[test]
fn the_order_in_which_answers_come_never_matters_in_planning() {
    // WW-ROUND-02
    let table = position(3).drafted(0, &["wind_turbines", "tank_division"]).drafted(1, &["zeppelin"]);
    let game = table.drafted(2, &["museum", "museum"]).site(2, "atlantis", &[]).round(2).ready().0;
    let zero = ["build", "recycle"].into_iter().zip(["wind_turbines", "tank_division"]);
    let mut zero: Vec<_> = zero.map(|(what, id)| json!({what: id})).collect();
    zero.extend([place("materials", 1, "wind_turbines"), json!("done")]);
    let one = [json!({"recycle": "zeppelin"})];
    let two = [json!({"recycle": "museum"}), place("exploration", 1, "atlantis"), json!({"build": "museum"})];
    let two: Vec<_> = two.into_iter().chain([json!("done")]).collect();
    let choices = [&zero[..], &one, &two];
    let first = after(&game, choices, [0, 1, 2]);
    assert_eq!(first.0.phase, Phase::Production(Resource::Materials));
    assert!(ORDERS.iter().all(|&order| after(&game, choices, order) == first));
}

#[test]
fn the_order_in_which_answers_come_never_matters_in_a_step() {
    // WW-ROUND-02, WW-PROD-18
    let table = position(3).site(0, "wind_turbines", &[]).site(1, "recycling_plant", &[]);
    let game = table.site(2, "wind_turbines", &[]).built(2, &["robot_assistants"]).round(2).producing().0;
    let on = |site: &str| place("materials", 1, site);
    let zero = [on("wind_turbines"), on("wind_turbines")];
    let one = [json!({"empire": "materials"}), on("recycling_plant"), json!("done")];
    let two = [on("wind_turbines"), on("wind_turbines")];
    let choices = [&zero[..], &one, &two];
    let first = after(&game, choices, [0, 1, 2]);
    assert_ne!(first.0.phase, game.phase);
    assert!(ORDERS.iter().all(|&order| after(&game, choices, order) == first));
}

#[test]
fn a_draft_gives_way_to_planning_only_when_the_last_has_picked() {
    // WW-ROUND-03
    let mut game = start(json!({"players": 3}));
    game.idle_until(|game| game.phase == Phase::Draft { pick: 6 });
    game.choose(0, game.choices(0)[0].clone());
    game.choose(2, game.choices(2)[0].clone());
    assert_eq!((game.0.phase, game.waiting(), game.choices(0).len()), (Phase::Draft { pick: 6 }, vec![1], 0));
    game.choose(1, game.choices(1)[0].clone());
    assert_eq!(game.0.phase, Phase::Planning);
}

#[test]
fn planning_and_every_step_wait_for_the_last_player() {
    // WW-ROUND-03, WW-PROD-16
    let table = position(3).drafted(0, &["zeppelin"]).drafted(1, &["zeppelin"]).site(2, "museum", &[]).round(2);
    let mut game = table.ready();
    game.choose(2, json!("done"));
    game.choose(0, json!({"recycle": "zeppelin"}));
    assert_eq!((game.0.phase, game.waiting()), (Phase::Planning, vec![1]));
    assert!(game.0.players.iter().all(|player| player.produced == 0));
    assert!(game.choices(0).is_empty() && game.choices(2).is_empty());
    game.choose(1, json!({"build": "zeppelin"}));
    assert_eq!(game.0.phase, Phase::Planning);
    game.choose(1, json!("done"));
    assert_eq!((game.0.phase, game.waiting()), (Phase::Production(Resource::Materials), vec![1, 2]));
    game.choose(2, json!("done"));
    assert_eq!((game.0.phase, game.choices(2).len()), (Phase::Production(Resource::Materials), 0));
    game.choose(1, json!("done"));
    assert_eq!(game.0.phase, Phase::Production(Resource::Energy));
}

#[test]
fn points_are_counted_once_and_only_after_round_four() {
    // WW-ROUND-04
    let mut game = start(json!({"players": 3}));
    let mut over = 0;
    for round in 1..=4 {
        assert_eq!((game.0.round, game.0.outcome(), game.view(None).outcome), (round, None, None));
        let events = game.watch_until(|game| game.round > round);
        over += events.iter().filter(|&&event| event == Event::Over).count();
        assert_eq!(over, usize::from(round == 4));
    }
    assert_eq!((game.0.phase, game.waiting().len()), (Phase::Over, 0));
    assert_eq!(game.view(None).outcome, game.0.outcome());
    assert_eq!(game.0.outcome().unwrap().seats.len(), 3);
}

#[test]
fn the_game_is_not_over_while_somebody_is_in_the_last_step() {
    // WW-ROUND-04, WW-PROD-16
    let mut game = position(3).site(0, "roswell", &[]).site(1, "museum", &[]).round(4).producing();
    game.idle_to_step(Resource::Exploration);
    game.choose(0, json!("done"));
    assert_eq!((game.0.outcome(), game.waiting()), (None, vec![1]));
    assert_eq!(game.choose(1, json!("done")).last(), Some(&Event::Over));
    assert!(game.0.outcome().is_some());
}

#[test]
fn every_pick_phase_and_step_has_a_number_of_its_own_and_they_rise() {
    // WW-ROUND-01, WW-ROUND-03, WW-PROD-01
    let mut game = start(json!({"players": 3, "empires": "chosen"})).0;
    let mut numbers = vec![game.block()];
    for round in 1..=4 {
        let picks = (1..=7).map(|pick| Phase::Draft { pick });
        let steps = Resource::ALL.into_iter().map(Phase::Production);
        for phase in picks.chain([Phase::Planning]).chain(steps) {
            (game.round, game.phase) = (round, phase);
            numbers.push(game.block());
        }
    }
    game.phase = Phase::Over;
    numbers.push(game.block());
    assert!(numbers.is_sorted_by(|a, b| a < b), "{numbers:?}");
}
