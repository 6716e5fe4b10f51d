//! Paradoxes and anomalies.

use crate::support::{Position, at, place, position, position_on, use_spot, work, workers};
use anachrony::data::Warp;
use anachrony::player::Home;
use serde_json::{Value, json};
use tabletop::Game;

/// Seat 0 has two paradoxes and lab 414, whose free action brings the third.
fn at_the_brink() -> Position {
    position(2).built(0, &[414]).paradoxes(0, 2)
}

fn anomaly(row: &str, place: u8) -> Value {
    json!({"anomaly": at(row, place)})
}

#[test]
fn the_third_paradox_brings_an_anomaly_at_once_in_any_phase() {
    // ANA-PARADOX-01, ANA-PARADOX-04, ANA-LAB-14
    let mut game = at_the_brink().ready();
    game.choose(0, use_spot("lab", 1));
    assert_eq!((game.player(0).paradoxes, game.player(0).points), (0, 2));
    assert_eq!(game.named(0, "anomaly").len(), 3);
    game.choose(0, anomaly("factory", 1));
    assert_eq!(game.player(0).anomalies(), 1);
    let mut game = position(2).built(0, &[414]).paradoxes(0, 1).ready();
    game.choose(0, use_spot("lab", 1));
    assert_eq!((game.player(0).paradoxes, game.player(0).anomalies()), (2, 0));
}

#[test]
fn a_higher_limit_needs_one_paradox_more() {
    // ANA-PARADOX-02, ANA-LAB-05
    let mut game = at_the_brink().built(0, &[405]).ready();
    game.choose(0, use_spot("lab", 1));
    assert_eq!((game.player(0).paradoxes, game.player(0).anomalies()), (3, 0));
    let mut game = at_the_brink().built(0, &[405]).paradoxes(0, 3).ready();
    game.choose(0, use_spot("lab", 1));
    assert_eq!(game.player(0).paradoxes, 0);
}

#[test]
fn tokens_above_the_limit_are_lost_too_and_only_one_anomaly_comes() {
    // ANA-PARADOX-04
    let doubles = (0..200u8).find_map(|seed| {
        let position = position(2).era(3).paradoxes(0, 2).warp(0, "gold", 1);
        let game = position.with(|game| game.chance = tabletop::Chance::new(tabletop::Seed([seed; 32]))).rolling();
        (game.0.paradox_rolls[0].paradoxes == 2).then_some(game)
    });
    let mut game = doubles.expect("one face of six shows two");
    game.choose(0, anomaly("lab", 1));
    assert_eq!((game.player(0).paradoxes, game.player(0).anomalies()), (0, 1));
}

#[test]
fn with_an_anomaly_a_warp_token_may_be_taken_back_for_nothing() {
    // ANA-PARADOX-05, ANA-PARADOX-07
    let mut game = at_the_brink().warp(0, "gold", 1).warp(0, "suit", 2).ready();
    game.choose_all(0, &[use_spot("lab", 1), anomaly("factory", 1)]);
    assert_eq!(game.choices(0), [json!({"take_back": "gold"}), json!({"take_back": "suit"}), json!("skip")]);
    game.choose(0, json!({"take_back": "suit"}));
    assert_eq!((game.player(0).warped().count(), game.player(0).time_travel), (1, 0));
    assert!(game.has(0, ""));
}

#[test]
fn in_the_paradox_phase_it_is_taken_back_only_after_all_have_rolled() {
    // ANA-PARADOX-06
    let fixed = position_on("A", 2, &["fixed_paradox"]).era(3).paradoxes(0, 2);
    let mut game = fixed.warp(0, "gold", 1).warp(0, "suit", 2).warp(1, "gold", 2).ready();
    game.0.phase = anachrony::state::Phase::Paradox { tile: 1, rank: 0 };
    let mut game = crate::support::Played(game.0.admit().unwrap());
    game.choose(0, anomaly("lab", 1));
    assert_eq!(game.player(1).paradoxes, 1, "the other has rolled for tile 2 meanwhile");
    game.choose(0, json!({"take_back": "suit"}));
    assert_eq!(game.player(0).era_of(Warp::Suit), None);
}

#[test]
fn an_anomaly_goes_as_far_left_as_there_is_room() {
    // ANA-PARADOX-08
    let mut game = at_the_brink().built(0, &[101, 201, 301]).ready();
    game.choose(0, use_spot("lab", 1));
    let spots = game.named(0, "anomaly");
    let second = ["power_plant", "factory", "life_support", "lab"].map(|row| at(row, 2));
    assert_eq!(spots, second, "all first spots are taken; among the second the player chooses");
    let mut game = at_the_brink().built(0, &[101, 201, 202, 402, 403]).ready();
    game.choose(0, use_spot("lab", 1));
    assert!(game.player(0).spots[6].anomaly, "the only first spot left");
}

#[test]
fn without_room_it_covers_a_building_which_then_is_good_for_nothing() {
    // ANA-PARADOX-09, ANA-PARADOX-10
    let full = at_the_brink().built(0, &[101, 102, 103, 201, 202, 203, 301, 303, 305, 401, 402]).active(0, "2S");
    let mut game = full.ready();
    assert_eq!(game.player(0).spots_taken(), 12);
    let before = game.0.score_of(tabletop::Seat(0)).buildings;
    game.choose(0, use_spot("lab", 1));
    assert_eq!(game.named(0, "anomaly").len(), 12, "any building");
    game.choose(0, anomaly("life_support", 3));
    assert!(!game.offers(0, work("scientist", "life_support", 3)));
    assert_eq!(game.0.score_of(tabletop::Seat(0)).buildings, before - 3, "its points are gone");
    assert_eq!((game.player(0).spots_taken(), game.player(0).buildings().count()), (12, 11), "its spot counts once");
    let mut game = position(2).built(0, &[414, 303]).anomaly(0, "life_support", 1).ready();
    assert!(!game.offers(0, use_spot("life_support", 1)), "no free action either");
    game.choose(0, json!("pass"));
}

#[test]
fn a_covered_lab_no_longer_helps() {
    // ANA-PARADOX-10
    let game = position(2).era(6).active(0, "1S").built(0, &[102, 402]).anomaly(0, "lab", 1);
    let mut game = game.ready();
    game.choose(0, work("scientist", "power_plant", 1));
    assert_eq!(game.words(0, "focus"), ["4", "5"]);
}

#[test]
fn without_an_uncovered_building_it_goes_on_a_superproject() {
    // ANA-PARADOX-11
    let rows = [
        ("power_plant", "exocrawler"),
        ("factory", "cloning_vat"),
        ("life_support", "rescue_pods"),
        ("lab", "the_ultimate_plan"),
    ];
    let mut full = position(2).era(3);
    for (row, name) in rows {
        full = full.project(0, name, row, 1).anomaly(0, row, 3);
    }
    let mut game =
        full.paradoxes(0, 2).warp(0, "gold", 1).with(|game| game.options.variants.fixed_paradox = true).rolling();
    assert_eq!(game.named(0, "anomaly").len(), 4);
    game.choose(0, anomaly("lab", 1));
    assert_eq!((game.player(0).superprojects().count(), game.player(0).anomalies()), (3, 5));
}

#[test]
fn an_anomaly_is_no_building_but_takes_a_spot() {
    // ANA-PARADOX-12
    let game = position(2).active(0, "1S").charged(0, 1).goods(0, "9T 9U 9W").anomaly(0, "lab", 1);
    let mut game = game.ready();
    assert_eq!((game.player(0).buildings().count(), game.player(0).spots_taken()), (0, 1));
    game.choose(0, place("scientist", "construct", 1));
    game.choose(0, crate::support::build("lab"));
    assert!(game.has(0, "7T 8U 7W"), "the second spot and its cost");
}

#[test]
fn anomalies_cost_three_points_each_and_paradoxes_nothing() {
    // ANA-PARADOX-13, ANA-PARADOX-14
    let outcome = position(2).anomaly(0, "lab", 1).anomaly(0, "factory", 1).paradoxes(1, 2).outcome();
    assert_eq!((outcome.seats[0].score.anomalies, outcome.seats[1].score.anomalies), (-6, 0));
    assert_eq!(outcome.seats[1].score.total, outcome.seats[1].score.goals);
}

#[test]
fn an_anomaly_is_removed_by_any_worker_for_water_and_two_resources_or_a_neutronium() {
    // ANA-PARADOX-15, ANA-PARADOX-16, ANA-PARADOX-17, ANA-PARADOX-18
    let broken = |owned: &str| position(2).active(0, "1A").goods(0, owned).anomaly(0, "lab", 1).built(0, &[401]);
    let there = json!({"place": {"worker": "administrator", "on": {"anomaly": at("lab", 1)}}});
    for (owned, can) in [("2W 1N", true), ("2W 1T 1G", true), ("2W 1T", false), ("1W 1N", false), ("9N", false)] {
        assert_eq!(broken(owned).ready().offers(0, there.clone()), can, "{owned}");
    }
    let mut game = broken("2W 1N 1T 2G").ready();
    game.choose(0, there.clone());
    assert_eq!(game.words(0, "pay"), ["neutronium", "titanium", "gold"]);
    game.choose(0, json!({"pay": "neutronium"}));
    assert!(game.has(0, "1T 2G"));
    assert_eq!(
        (game.player(0).anomalies(), game.0.workers_of(tabletop::Seat(0))),
        (0, workers("")),
        "the worker is gone too"
    );
    let mut game = broken("2W 1N 1T 2G").ready();
    game.choose_all(0, &[there, json!({"pay": "gold"})]);
    assert_eq!(game.words(0, "pay"), ["titanium", "gold"], "a neutronium is not half of it");
    game.choose(0, json!({"pay": "gold"}));
    assert!(game.has(0, "1N 1T"));
    assert!(game.player(0).spots[9].is_free() && !game.player(0).spots[10].is_free(), "a gap");
    let gap = game.player(0).spots;
    let mut game = position(2)
        .active(0, "1S")
        .charged(0, 1)
        .goods(0, "9T 9U 9W")
        .built(0, &[401])
        .with(|game| {
            game.players[0].spots.swap(9, 10);
        })
        .ready();
    assert_eq!(game.player(0).spots, gap);
    game.choose(0, place("scientist", "construct", 1));
    game.choose(0, crate::support::build("lab"));
    assert!(!game.player(0).spots[9].is_free(), "it can be built on again");
}

#[test]
fn a_worker_on_a_covered_building_comes_home_by_the_rule_of_its_space() {
    // ANA-PARADOX-19
    let full = at_the_brink().built(0, &[101, 102, 103, 201, 202, 203, 301, 303, 305, 401, 402]).active(0, "1S");
    let mut game = full.goods(0, "2W 1N").busy(0, "life_support", 3, "engineer", Home::Motivated).ready();
    game.choose_all(0, &[use_spot("lab", 1), anomaly("life_support", 3)]);
    let removal = json!({"place": {"worker": "scientist", "on": {"anomaly": at("life_support", 3)}}});
    assert!(game.offers(0, removal), "the anomaly has a space of its own");
    game.end_era();
    assert_eq!((game.player(0).active, game.player(0).tired), (workers("1S 1E"), workers("")));
}
