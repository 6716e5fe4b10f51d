//! The worked examples.

use crate::support::{Played, place, position};
use serde_json::json;
use tabletop::Seat;
use wonderful_world::Event;
use wonderful_world::data::Piece::{Exploration, Gold};
use wonderful_world::data::{Leader, Resource, Type};
use wonderful_world::score::{LeaderPoints, TypePoints};
use wonderful_world::state::Phase;

#[test]
fn boris_counts_five_materials_in_his_empire() {
    // WW-EX-01
    let game = position(3)
        .built(0, &["recycling_plant", "military_base", "wind_turbines"])
        .site(0, "nuclear_plant", &[])
        .site(0, "recycling_plant", &[])
        .producing();
    assert_eq!(game.0.phase, Phase::Production(Resource::Materials));
    assert_eq!(game.player(0).produced, 5);
}

#[test]
fn the_super_sonar_gives_exploration_for_each_vehicle() {
    // WW-EX-02
    let exploration = |built: &[&str]| {
        let mut game = position(2).built(0, built).site(0, "museum", &[]).producing();
        game.idle_to_step(Resource::Exploration);
        game.player(0).produced
    };
    assert_eq!(exploration(&["super_sonar"]), 0);
    let vehicles = ["zeppelin", "zeppelin", "tank_division"];
    assert_eq!(exploration(&vehicles), 3, "of their own");
    assert_eq!(exploration(&[&vehicles[..], &["super_sonar"]].concat()), 3 + 3);
}

#[test]
fn the_only_one_with_the_most_takes_a_financier_and_a_tie_gives_none() {
    // WW-EX-03
    let financiers = |second: &[&str]| {
        let mut game = position(3)
            .built(0, &["financial_center"])
            .built(1, second)
            .site(0, "museum", &[])
            .built(2, &["human_cloning"])
            .producing();
        game.idle_to_step(Resource::Gold);
        [0, 1, 2].map(|seat| game.player(seat).financiers)
    };
    assert_eq!(financiers(&[]), [1, 0, 0]);
    assert_eq!(financiers(&["financial_center"]), [0, 0, 0], "the third does not get it either");
}

#[test]
fn maxim_builds_wind_turbines_and_has_their_energy_right_after() {
    // WW-EX-04
    let mut game = position(3).site(0, "wind_turbines", &[]).site(0, "zeppelin", &[]).producing();
    assert_eq!(game.player(0).produced, 2);
    game.choose(0, place("materials", 1, "wind_turbines"));
    game.choose(0, place("materials", 1, "wind_turbines"));
    assert_eq!(Played::ids(&game.player(0).built), ["wind_turbines"]);
    let events = game.choose(0, json!("done"));
    assert!(events.contains(&Event::Produced { seat: Seat(0), resource: Resource::Energy, cubes: 2 }));
    let general = Some(Leader::General);
    assert!(events.contains(&Event::Supremacy { seat: Seat(0), resource: Resource::Energy, leader: general }));
}

#[test]
fn maxim_scores_sixty_two_points() {
    // WW-EX-05, WW-EX-06, WW-EX-07, WW-EX-08, WW-EX-09
    let built = [
        "harbor_zone",
        "alexanders_tomb",
        "universal_vaccine",
        "national_monument",
        "world_congress",
        "secret_society",
        "casino_city",
    ];
    let outcome = position(3)
        .built(0, &built)
        .leaders(0, 2, 6)
        .krystallium(0, 2)
        .site(0, "giant_tower", &[(Gold, 3)])
        .site(0, "atlantis", &[(Exploration, 6)])
        .outcome();
    let score = &outcome.seats[0].score;
    assert_eq!(score.flat, 2 + 10);
    assert_eq!(score.per_type, [TypePoints { kind: Type::Project, built: 5, each: 1 + 2 + 3, points: 30 }]);
    assert_eq!(score.generals, LeaderPoints { count: 2, each: 1, points: 2 });
    assert_eq!(score.financiers, LeaderPoints { count: 6, each: 1 + 2, points: 18 });
    assert_eq!(score.total, 62);
    assert_eq!(outcome.winners, [Seat(0)]);
}
