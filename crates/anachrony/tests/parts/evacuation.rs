//! Evacuation.

use crate::support::{Position, go, led_by, position};
use anachrony::player::Home;
use serde_json::json;

/// Era 5: seat 0 of this path, with this side of the path board, one active scientist and a charged suit.
fn of(path: &str, leader: &str, side: &str) -> Position {
    led_by(path, leader).era(5).evacuation(0, side).active(0, "1S").charged(0, 1)
}

fn can(position: Position) -> bool {
    position.ready().can_go(0, json!("evacuate"))
}

/// The points of the evacuation.
fn points(position: Position) -> u16 {
    let mut game = position.ready();
    game.choose(0, go("scientist", "evacuate"));
    game.player(0).points
}

#[test]
fn welfare_and_prosperity() {
    // ANA-EVACSET-01, ANA-EVAC-02, ANA-EVAC-04
    let with = |built: &[u16]| of("harmony", "haulani", "A").built(0, built);
    assert!(!can(with(&[301, 302])) && can(with(&[301, 302, 303])));
    assert_eq!(points(with(&[301, 302, 303])), 2);
    assert_eq!(points(with(&[301, 302, 303]).tired(0, "3G").goods(0, "2G")), 2 + 2 * 3, "pairs of genius and gold");
}

#[test]
fn natures_resurgence() {
    // ANA-EVACSET-02, ANA-EVACSET-09
    let five = || {
        of("harmony", "haulani", "B").built(0, &[301, 302]).project(0, "exocrawler", "lab", 1).anomaly(0, "factory", 1)
    };
    assert!(!can(five()) && can(five().built(0, &[101])), "superprojects take two spots, anomalies one");
    assert_eq!(points(five().built(0, &[101]).tired(0, "5A")), 2 + 3 * 3, "three buildings and administrators");
}

#[test]
fn industrial_revolution() {
    // ANA-EVACSET-03
    let with = |built: &[u16]| of("dominance", "samira", "A").built(0, built);
    assert!(!can(with(&[201, 202])) && can(with(&[201, 202, 203])));
    assert_eq!(points(with(&[201, 202, 203]).tired(0, "2E").goods(0, "5T")), 5 + 2 * 2);
}

#[test]
fn the_power_of_unity() {
    // ANA-EVACSET-04, ANA-EVAC-10
    let with = |morale: u8| of("dominance", "samira", "B").morale(0, morale);
    assert!(!can(with(5)) && can(with(6)));
    let busy =
        with(6).active(0, "1S 1E").tired(0, "2A").built(0, &[305]).busy(0, "life_support", 1, "genius", Home::Tired);
    assert_eq!(points(busy), 3 + 5, "active, tired and busy, the evacuated one included");
}

#[test]
fn technological_superiority() {
    // ANA-EVACSET-05
    let with = |built: &[u16]| of("progress", "cornella", "A").built(0, built);
    assert!(!can(with(&[401, 402])) && can(with(&[401, 402, 403])));
    let rich = with(&[401, 402, 403])
        .tired(0, "3S")
        .breakthroughs(0, &["circle_society", "circle_society", "square_genetics"]);
    assert_eq!(points(rich), 5 + 3 * 2);
}

#[test]
fn the_apex_of_humanity() {
    // ANA-EVACSET-06
    let with = |water: &str| of("progress", "cornella", "B").goods(0, water);
    assert!(!can(with("7W")) && can(with("8W")));
    assert_eq!(
        points(with("8W").project(0, "exocrawler", "lab", 1).project(0, "cloning_vat", "factory", 1)),
        3 + 2 * 4
    );
    let covered = with("8W").project(0, "exocrawler", "lab", 1).anomaly(0, "lab", 1);
    assert_eq!(points(covered), 3);
}

#[test]
fn overwhelming_power() {
    // ANA-EVACSET-07
    let with = |built: &[u16]| of("salvation", "amena", "A").built(0, built);
    assert!(!can(with(&[101, 102])) && can(with(&[101, 102, 103])));
    assert_eq!(points(with(&[101, 102, 103]).goods(0, "4N")), 3 + 4 * 3);
}

#[test]
fn masters_of_time() {
    // ANA-EVACSET-08, ANA-EVAC-09
    let with = |count: u8| {
        (1..=count).fold(of("salvation", "amena", "B"), |position, place| position.anomaly(0, "lab", place.into()))
    };
    assert!(!can(with(1)) && can(with(2)));
    let tokens = ["gold", "suit", "water", "titanium", "uranium", "neutronium"]
        .iter()
        .fold(with(2), |position, token| position.warp(0, token, 3));
    assert_eq!(points(tokens.goods(0, "9U")), 6 + 3 * 2, "three of nine tokens are not on the timeline");
    assert_eq!(points(with(2).goods(0, "2U")), 6 + 2 * 2, "each uranium counts once");
}

#[test]
fn anybody_is_evacuated_but_only_once() {
    // ANA-EVAC-01, ANA-EVAC-02
    let pods = position(2).era(5).project(0, "rescue_pods", "lab", 1).active(0, "1S 1E 1A 1G").charged(0, 2);
    let mut game = pods.ready();
    assert_eq!(game.who_can_go(0, json!("evacuate")).len(), 4);
    game.choose(0, go("administrator", "evacuate"));
    game.choose(1, json!("pass"));
    assert!(!game.can_go(0, json!("evacuate")));
}

#[test]
fn the_topmost_free_circle_is_taken_for_good() {
    // ANA-EVAC-03
    let pods = position(2).era(5).project(0, "rescue_pods", "lab", 1).active(0, "1S").charged(0, 1).ready();
    let mut game = pods;
    game.choose(0, go("scientist", "evacuate"));
    assert_eq!((game.player(0).evacuated, game.player(0).markers), (Some(1), 6));
    game.end_era();
    assert_eq!((game.player(0).evacuated, game.player(0).markers), (Some(1), 6));
}

#[test]
fn points_end_at_thirty_and_at_nothing_and_the_last_circle_counts_before() {
    // ANA-EVAC-05, ANA-EVAC-06, ANA-EVAC-07
    let evacuated = |neutronium: u16, last: bool| {
        let position = of("salvation", "amena", "A").built(0, &[101, 102, 103]).with(|game| {
            game.players[0].goods[anachrony::data::Good::Neutronium] = neutronium;
            game.players[1].evacuated = last.then_some(1);
            game.players[1].markers = 6;
        });
        points(position)
    };
    assert_eq!([evacuated(9, false), evacuated(10, false), evacuated(20, false)], [30, 30, 30]);
    assert_eq!([evacuated(9, true), evacuated(10, true), evacuated(20, true)], [27, 30, 30], "33 less 3 is 30");
    assert_eq!(evacuated(0, true), 0);
    let low = of("harmony", "haulani", "A")
        .built(0, &[301, 302, 303])
        .with(|game| (game.players[1].evacuated, game.players[1].markers) = (Some(1), 6));
    assert_eq!(points(low), 0, "2 less 3 is nothing");
}

#[test]
fn what_was_counted_is_kept_and_may_be_lost_later() {
    // ANA-EVAC-08
    let mut game = of("salvation", "amena", "A").built(0, &[101, 102, 103]).goods(0, "2N").ready();
    game.choose(0, go("scientist", "evacuate"));
    assert!(game.has(0, "2N"));
    game.0.players[0].goods[anachrony::data::Good::Neutronium] = 0;
    assert_eq!(game.0.score_of(tabletop::Seat(0)).tokens, 9);
}

#[test]
fn a_covered_building_does_not_count_for_the_condition() {
    // ANA-EVAC-11
    let with = of("harmony", "haulani", "A").built(0, &[301, 302, 303]).anomaly(0, "life_support", 2);
    assert!(!can(with));
}

#[test]
fn without_a_path_marker_nobody_is_evacuated() {
    // ANA-EVAC-12
    let with = |markers: u8| {
        of("salvation", "amena", "A").built(0, &[101, 102, 103]).with(|game| game.players[0].markers = markers)
    };
    assert!(can(with(1)) && !can(with(0)));
}
