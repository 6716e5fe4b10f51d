//! Scoring.

use crate::support::{Position, position};
use serde_json::json;
use wonderful_world::data::Piece::{Financier, General, Gold};
use wonderful_world::data::Type;
use wonderful_world::score::{LeaderPoints, Score, TypePoints};

/// Seat 0's points as everything lies.
fn score(position: Position) -> Score {
    position.outcome().seats[0].score.clone()
}

fn total(position: Position) -> i32 {
    score(position).total
}

#[test]
fn the_total_is_the_sum_of_four_parts() {
    // WW-SCORE-01
    let built = ["island_of_avalon", "museum", "security_automatons", "aquaculture"];
    let score = score(position(3).built(0, &built).leaders(0, 3, 2));
    assert_eq!(score.flat, 7);
    assert_eq!(score.per_type, [TypePoints { kind: Type::Discovery, built: 1, each: 2, points: 2 }]);
    assert_eq!(score.generals, LeaderPoints { count: 3, each: 2, points: 6 });
    assert_eq!(score.financiers, LeaderPoints { count: 2, each: 2, points: 4 });
    assert_eq!(score.total, 7 + 2 + 6 + 4);
}

#[test]
fn the_points_shown_during_the_game_are_those_of_the_end() {
    // WW-SCORE-01
    let built = ["alexanders_tomb", "museum", "security_automatons", "aquaculture"];
    let lying = || position(3).built(0, &built).leaders(0, 3, 2).round(4);
    let shown = lying().site(1, "museum", &[]).drafted(1, &["zeppelin"]).ready().view(Some(1)).players[0].points;
    assert_eq!((shown, total(lying())), (10 + 2 + 6 + 4, 22));
}

#[test]
fn fixed_points_are_added_up() {
    // WW-SCORE-02
    let built = ["teleportation", "time_travel", "giant_tower", "human_cloning", "wind_turbines"];
    let score = score(position(3).built(0, &built));
    assert_eq!((score.flat, score.total), (8 + 15 + 10 + 1, 34));
    assert!(score.per_type.is_empty());
}

#[test]
fn points_for_a_type_are_counted_for_each_built_card_of_it_in_ones_own_empire() {
    // WW-SCORE-03
    let mine = ["transportation_network", "zeppelin", "zeppelin", "tank_division", "garden_of_the_hesperides"];
    let score = score(position(3).built(0, &mine).built(1, &["icebreaker", "museum", "university"]));
    assert_eq!(
        score.per_type,
        [
            TypePoints { kind: Type::Vehicle, built: 3, each: 1, points: 3 },
            TypePoints { kind: Type::Project, built: 0, each: 2, points: 0 },
        ]
    );
    assert_eq!(score.total, 3);
}

#[test]
fn several_cards_for_one_type_are_all_paid() {
    // WW-SCORE-03
    let built = ["museum", "museum", "polar_base", "cities_of_gold", "blackbeards_treasure"];
    assert_eq!(total(position(3).built(0, &built)), (2 + 2 + 2) * 2 + 3 + 2);
}

#[test]
fn a_card_counts_itself_for_its_own_type() {
    // WW-SCORE-04
    assert_eq!(total(position(3).built(0, &["unknown_technology"])), 3);
    assert_eq!(total(position(3).built(0, &["world_congress"])), 3);
    assert_eq!(total(position(3).built(0, &["lost_continent_of_mu"])), 2);
    assert_eq!(total(position(3).built(0, &["juggernaut", "zeppelin"])), 2);
    assert_eq!(total(position(3).built(0, &["gravity_inverter"])), 0, "unless it is of another");
}

#[test]
fn each_general_is_worth_one_and_what_the_cards_add() {
    // WW-SCORE-05
    assert_eq!(total(position(3).leaders(0, 4, 0)), 4);
    let built = ["atlantis", "roswell", "solar_cannon"];
    let score = score(position(3).built(0, &built).leaders(0, 4, 0));
    assert_eq!(score.generals, LeaderPoints { count: 4, each: 1 + 2 + 1 + 1, points: 20 });
    assert_eq!(score.total, 20);
}

#[test]
fn each_financier_is_worth_one_and_what_the_cards_add() {
    // WW-SCORE-06
    assert_eq!(total(position(3).leaders(0, 0, 4)), 4);
    let built = ["casino_city", "casino_city", "space_elevator"];
    let score = score(position(3).built(0, &built).leaders(0, 0, 4));
    assert_eq!(score.financiers, LeaderPoints { count: 4, each: 1 + 1 + 1 + 1, points: 16 });
    assert_eq!(score.total, 16);
}

#[test]
fn cards_for_one_kind_of_leader_pay_nothing_for_the_other() {
    // WW-SCORE-05, WW-SCORE-06
    assert_eq!(total(position(3).built(0, &["atlantis"]).leaders(0, 0, 5)), 5);
    assert_eq!(total(position(3).built(0, &["aquaculture"]).leaders(0, 5, 0)), 5);
}

#[test]
fn the_points_of_the_empire_card_count_like_those_of_built_cards() {
    // WW-SCORE-07
    let ruling = |empire: &str, side: &str| {
        let others =
            ["aztec_empire", "noram_states"].map(|other| if other == empire { "federation_of_asia" } else { other });
        let options = json!({"players": 3, "side": side, "empires": [empire, others[0], others[1]]});
        Position::of(options).built(0, &["cities_of_gold", "university", "satellites"]).leaders(0, 2, 3)
    };
    let cards = 3 + 2 + 3 + 2 + 3;
    for (empire, extra) in [
        ("aztec_empire", 3),
        ("federation_of_asia", 2),
        ("noram_states", 3),
        ("panafrican_union", 2),
        ("republic_of_europe", 2),
    ] {
        assert_eq!(total(ruling(empire, "A")), cards + extra, "{empire}");
        assert_eq!(total(ruling(empire, "B")), cards, "{empire}");
    }
}

#[test]
fn krystallium_is_worth_nothing() {
    // WW-SCORE-08
    assert_eq!(total(position(3).krystallium(0, 12)), 0);
}

#[test]
fn cards_under_construction_are_worth_nothing_and_count_for_nothing() {
    // WW-SCORE-09
    let position = position(3)
        .built(0, &["national_monument"])
        .site(0, "giant_tower", &[(Gold, 3), (Financier, 1)])
        .site(0, "world_congress", &[(Gold, 6)])
        .site(0, "atlantis", &[])
        .leaders(0, 1, 0);
    assert_eq!(total(position), 2 + 1);
}

#[test]
fn cubes_left_over_are_worth_nothing() {
    // WW-SCORE-10
    assert_eq!(total(position(3).cubes(0, 4)), 0);
}

#[test]
fn leaders_on_unfinished_cards_are_worth_nothing() {
    // WW-SCORE-11
    let position = position(3)
        .built(0, &["atlantis"])
        .site(0, "center_of_the_earth", &[(General, 2)])
        .site(0, "world_congress", &[(Financier, 2)])
        .leaders(0, 1, 1);
    let score = score(position);
    assert_eq!((score.generals.count, score.financiers.count, score.total), (1, 1, 3 + 1));
}

#[test]
fn without_leaders_points_for_leaders_are_none() {
    // WW-SCORE-12
    let score = score(position(3).built(0, &["atlantis", "aquaculture", "super_soldiers"]));
    assert_eq!((score.generals.points, score.financiers.points, score.total), (0, 0, 0));
}
