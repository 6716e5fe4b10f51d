//! The end of the game and the score.

use crate::support::{position, workers};
use anachrony::score::{Decision, Ending};
use serde_json::json;
use tabletop::{Game, Results, Seat};

#[test]
fn the_last_era_ends_the_game() {
    // ANA-END-01
    let outcome = position(2).outcome();
    assert_eq!(outcome.ending, Ending::LastEra);
    assert_eq!(outcome.verdict(), Some("last_era"));
}

#[test]
fn what_can_be_repaid_is_without_points_or_steps() {
    // ANA-END-02, ANA-END-03, ANA-END-04, ANA-END-05
    let tokens = ["gold", "titanium", "water", "engineer", "scientist", "suit"];
    let warped = tokens.iter().fold(position(2).era(7), |position, token| position.warp(0, token, 7));
    let game = warped.goods(0, "1G 1W").active(0, "1E").tired(0, "1S").charged(0, 1).cleaned_up();
    let left: Vec<_> = game.player(0).warped().map(anachrony::data::Warp::name).collect();
    assert_eq!(left, ["water", "titanium", "scientist"], "too little water, no titanium, a tired scientist");
    assert!(game.has(0, "1W"));
    assert_eq!((game.player(0).active, game.player(0).time_travel), (workers(""), 0));
    assert_eq!(game.0.outcome().unwrap().seats[0].score.warp_tokens, -6);
}

#[test]
fn a_genius_does_not_repay_a_worker() {
    // ANA-END-06
    let game = position(2).era(7).warp(0, "engineer", 3).active(0, "2G").cleaned_up();
    assert_eq!((game.player(0).warped().count(), game.player(0).active), (1, workers("2G")));
}

#[test]
fn endgame_cards_are_judged_after_the_repayment_and_ties_all_score() {
    // ANA-END-07, ANA-END-08
    let outcome =
        position(2).goods(0, "5W").warp(0, "water", 3).goods(1, "4W").active(0, "2S").active(1, "1S").outcome();
    assert_eq!(outcome.seats[0].score.goals, 3 + 3 + 3 + 3, "workers alone; breakthroughs, spots and morale tied");
    assert_eq!(outcome.seats[1].score.goals, 3 + 3 + 3 + 3, "4 W against 3");
    let nothing = position(3).outcome();
    assert!(nothing.seats.iter().all(|seat| seat.score.goals == 15), "a tie at nothing scores too");
}

#[test]
fn the_score_is_the_sum_of_its_nine_parts() {
    // ANA-END-09
    let game = position(2)
        .built(0, &[101, 305])
        .project(0, "exocrawler", "factory", 1)
        .anomaly(0, "lab", 1)
        .breakthroughs(0, &["circle_society", "triangle_society", "square_society", "square_genetics"])
        .warp(0, "gold", 3)
        .morale(0, 5)
        .with(|game| {
            game.players[0].points = 7;
            game.players[0].time_travel = 3;
        });
    let outcome = game.outcome();
    let score = outcome.seats[0].score;
    assert_eq!((score.buildings, score.superprojects, score.anomalies), (7, 6, -3));
    assert_eq!((score.time_travel, score.morale, score.tokens), (6, 4, 7));
    assert_eq!((score.goals, score.warp_tokens, score.breakthroughs), (15, -2, 6));
    assert_eq!(score.total, 7 + 6 - 3 + 6 + 4 + 7 + 15 - 2 + 6);
    assert_eq!(outcome.results()[0].score, score.total);
}

#[test]
fn breakthroughs_give_a_point_each_and_two_more_for_three_shapes() {
    // ANA-END-10, ANA-END-11
    let points = |names: &[&str]| position(2).breakthroughs(0, names).outcome().seats[0].score.breakthroughs;
    assert_eq!(points(&["circle_society", "circle_genetics"]), 2);
    assert_eq!(points(&["circle_society", "triangle_warfare", "square_genetics"]), 5, "symbols do not matter");
    let five = ["circle_society", "circle_genetics", "triangle_warfare", "triangle_society", "square_genetics"];
    assert_eq!(points(&five), 7, "each belongs to one set");
}

#[test]
fn ties_are_broken_by_water_then_by_resources_then_shared() {
    // ANA-END-12, ANA-END-13
    let goals = |position: crate::support::Position| {
        position.with(|game| {
            game.goals = [2, 3, 4, 5, 7].map(|index| anachrony::data::Goal::ALL[index]).into_iter().collect();
        })
    };
    let decided = |first: &str, second: &str| {
        let outcome = goals(position(2).goods(0, first).goods(1, second)).outcome();
        (outcome.decided_by, outcome.winners)
    };
    assert_eq!(decided("3W", "4W"), (Decision::Water, vec![Seat(1)]));
    assert_eq!(decided("3W 1T 1N", "3W 1G"), (Decision::Resources, vec![Seat(0)]));
    assert_eq!(decided("3W 2T 9C", "3W 1U 1N"), (Decision::Shared, vec![Seat(0), Seat(1)]), "cores are no resources");
    let points = goals(position(2).with(|game| game.players[1].points = 1)).outcome();
    assert_eq!((points.decided_by, points.winners), (Decision::Points, vec![Seat(1)]));
    let repaid =
        goals(position(2).goods(0, "5W").warp(0, "water", 2).goods(1, "4W").with(|game| game.players[0].points = 0))
            .outcome();
    assert_eq!(repaid.winners, [Seat(1)], "water is counted after the repayment");
    assert_eq!(json!(repaid.decided_by), json!("water"));
}
