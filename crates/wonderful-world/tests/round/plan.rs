//! Planning.

use crate::support::{Played, drop_site, place, position};
use serde_json::json;
use wonderful_world::Event;
use wonderful_world::data::{Piece, Resource};
use wonderful_world::state::Phase;

const SEVEN: [&str; 7] = ["zeppelin", "museum", "roswell", "atlantis", "university", "satellites", "wind_turbines"];

#[test]
fn each_of_seven_cards_is_built_or_recycled_and_never_both() {
    // WW-PLAN-01
    let mut game = position(3).drafted(0, &SEVEN).drafted(1, &["museum"]).ready();
    for (done, id) in SEVEN.iter().enumerate() {
        assert_eq!(game.named(0, "build").len(), 7 - done);
        assert_eq!(game.named(0, "recycle").len(), 7 - done);
        game.choose(0, if done % 2 == 0 { json!({"build": id}) } else { json!({"recycle": id}) });
        while game.player(0).unplaced.is_some() {
            game.choose(0, json!({"empire": game.player(0).unplaced.unwrap().resource}));
        }
        assert!(!game.offers(0, json!({"build": id})) && !game.offers(0, json!({"recycle": id})));
    }
    let begun: Vec<_> = game.player(0).sites.iter().map(|building| building.card.printed().id).collect();
    assert_eq!(begun, ["zeppelin", "roswell", "university", "wind_turbines"]);
    assert_eq!((game.0.discard.len(), game.player(0).cubes), (3, 3));
}

#[test]
fn nobody_plans_a_card_of_somebody_else_or_one_that_was_not_drafted() {
    // WW-PLAN-01
    let game = position(3).drafted(0, &["zeppelin"]).drafted(1, &["museum"]).ready();
    assert!(!game.offers(0, json!({"build": "museum"})) && !game.offers(0, json!({"recycle": "museum"})));
    assert!(!game.offers(1, json!({"build": "atlantis"})));
    assert!(!game.offers(2, json!({"build": "museum"})));
}

#[test]
fn to_begin_a_card_costs_nothing() {
    // WW-PLAN-02
    let rich = position(3).drafted(0, &["time_travel"]).cubes(0, 3).krystallium(0, 2).leaders(0, 1, 2);
    let mut game = rich.round(2).ready();
    let events = game.choose(0, json!({"build": "time_travel"}));
    assert_eq!(events.len(), 1, "{events:?}");
    let player = game.player(0);
    assert_eq!((player.cubes, player.krystallium, player.generals, player.financiers), (3, 2, 1, 2));
    assert!(player.building(1).unwrap().filled.is_empty() && player.unplaced.is_none());
    assert_eq!((player.draft_area.len(), game.0.discard.len()), (0, 0));
}

#[test]
fn a_card_under_construction_produces_nothing_and_counts_for_no_type() {
    // WW-PLAN-03, WW-PROD-05
    let filled = [(Piece::Materials, 1)];
    let table = position(3).site(0, "recycling_plant", &filled).site(0, "zeppelin", &[]).site(0, "tank_division", &[]);
    let mut game = table.built(0, &["super_sonar", "robot_assistants"]).round(3).producing();
    assert_eq!(game.player(0).produced, 2, "robot assistants count built structures: there is none");
    game.idle_to_step(Resource::Exploration);
    assert_eq!(game.player(0).produced, 0, "super-sonar counts built vehicles: there is none");
}

#[test]
fn cards_are_planned_in_any_order_so_that_one_can_be_recycled_onto_another() {
    // WW-PLAN-04
    let table = || position(3).drafted(0, &["tank_division", "zeppelin", "wind_turbines"]).round(2).ready();
    for first in ["tank_division", "zeppelin", "wind_turbines"] {
        assert!(table().offers(0, json!({"build": first})) && table().offers(0, json!({"recycle": first})));
    }
    let mut game = table();
    game.choose(0, json!({"build": "wind_turbines"}));
    game.choose(0, json!({"recycle": "tank_division"}));
    game.choose(0, place("materials", 1, "wind_turbines"));
    assert_eq!(game.player(0).building(1).unwrap().filled.of(Piece::Materials), 1);
    let mut game = table();
    game.choose(0, json!({"recycle": "tank_division"}));
    assert_eq!(game.player(0).cubes, 1, "nothing was there yet to take the cube");
}

#[test]
fn any_number_of_cards_may_be_under_construction() {
    // WW-PLAN-05
    let begun = ["recycling_plant", "research_center", "tank_division"];
    let begun = begun.iter().flat_map(|id| std::iter::repeat_n(*id, 6)).chain(["mega_drill"; 3]);
    let table = begun.fold(position(3), |table, id| table.site(0, id, &[]));
    let mut game = table.drafted(0, &SEVEN).round(4).ready();
    for id in SEVEN {
        game.choose(0, json!({"build": id}));
    }
    assert_eq!(game.player(0).sites.len(), 28);
}

#[test]
fn a_recycled_cube_that_fills_the_last_slot_builds_the_card_at_once() {
    // WW-PLAN-06
    let filled = [(Piece::Materials, 2), (Piece::Energy, 1)];
    let table = position(3).site(0, "military_base", &filled).drafted(0, &["tank_division", "museum"]).round(2);
    let mut game = table.ready();
    game.choose(0, json!({"recycle": "tank_division"}));
    game.choose(0, place("materials", 1, "military_base"));
    assert_eq!(game.0.phase, Phase::Planning);
    assert_eq!((Played::ids(&game.player(0).built), game.player(0).sites.len()), (vec!["military_base"], 0));
    assert_eq!(game.player(0).generals, 1);
}

#[test]
fn a_card_built_in_planning_produces_in_every_step_of_the_same_round() {
    // WW-PLAN-07
    let filled = [(Piece::Materials, 2), (Piece::Energy, 1)];
    let table = position(3).site(0, "military_base", &filled).site(0, "roswell", &[]).drafted(0, &["tank_division"]);
    let mut game = table.round(2).ready();
    game.choose(0, json!({"recycle": "tank_division"}));
    game.choose(0, place("materials", 1, "military_base"));
    game.choose(0, json!("done"));
    assert_eq!((game.0.phase, game.player(0).produced), (Phase::Production(Resource::Materials), 3));
    game.idle_to_step(Resource::Science);
    assert_eq!(game.player(0).produced, 2);
}

#[test]
fn every_built_card_shows_its_icons_however_many_lie_on_top() {
    // WW-PLAN-08
    let built = ["recycling_plant", "zeppelin", "recycling_plant", "bionic_grafts", "museum"];
    let game = position(3).built(0, &built).site(0, "roswell", &[]).producing();
    assert_eq!(game.player(0).produced, 2 + 2 + 2 + 2);
    let backwards: Vec<_> = built.into_iter().rev().collect();
    let game = position(3).built(0, &backwards).site(0, "roswell", &[]).producing();
    assert_eq!(game.player(0).produced, 8, "whatever the order");
}

#[test]
fn planning_ends_when_every_draft_area_is_empty_and_not_before() {
    // WW-PLAN-09
    let table = position(3).drafted(0, &["zeppelin", "zeppelin"]).drafted(1, &["roswell"]).site(0, "museum", &[]);
    let mut game = table.round(2).ready();
    assert!(!game.offers(0, json!("done")) && !game.offers(1, json!("done")));
    game.choose(0, json!({"build": "zeppelin"}));
    assert!(!game.offers(0, json!("done")));
    game.choose(0, json!({"build": "zeppelin"}));
    game.choose(0, json!("done"));
    assert_eq!((game.0.phase, game.waiting()), (Phase::Planning, vec![1]));
    let events = game.choose(1, json!({"recycle": "roswell"}));
    assert!(events.contains(&Event::Step { resource: Resource::Materials }));
    assert!(game.0.players.iter().all(|player| player.draft_area.is_empty()));
}

#[test]
fn who_has_begun_nothing_is_done_with_planning_by_the_last_card() {
    // WW-PLAN-09
    let mut game = position(3).drafted(0, &["zeppelin"]).drafted(1, &["roswell"]).ready();
    let events = game.choose(0, json!({"recycle": "zeppelin"}));
    assert_eq!(events.last(), Some(&Event::Finished { seat: tabletop::Seat(0) }));
    assert_eq!(game.waiting(), [1]);
}

#[test]
fn what_was_planned_is_not_taken_back() {
    // WW-PLAN-10
    let mut game = position(3).drafted(0, &["tank_division", "wind_turbines"]).ready();
    game.choose(0, json!({"build": "wind_turbines"}));
    let rights = [json!({"build": "tank_division"}), json!({"recycle": "tank_division"})];
    assert_eq!(game.choices(0), rights.into_iter().chain([drop_site(1, "wind_turbines")]).collect::<Vec<_>>());
    assert!(!game.offers(0, json!({"recycle": "wind_turbines"})));
    game.choose(0, json!({"build": "tank_division"}));
    let events = game.choose(0, drop_site(2, "tank_division"));
    assert!(events.contains(&Event::OnEmpire { seat: tabletop::Seat(0), resource: Resource::Materials }));
    assert_eq!((game.player(0).cubes, game.player(0).unplaced), (1, None));
    assert!(game.player(0).building(1).unwrap().filled.is_empty(), "the cube of a discard goes to the empire card");
}
