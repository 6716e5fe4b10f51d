//! Recycling a drafted card.

use crate::support::{card, place, position};
use serde_json::{Value, json};
use tabletop::Seat;
use wonderful_world::Event;
use wonderful_world::data::{Piece, Resource};
use wonderful_world::state::{Phase, Unplaced};

#[test]
fn a_recycled_card_goes_to_the_discard_pile_for_one_cube_of_the_resource_printed_on_it() {
    // WW-RECYCLE-01
    let mut game = position(3).drafted(0, &["alexanders_tomb", "museum"]).site(0, "museum", &[]).round(2).ready();
    let events = game.choose(0, json!({"recycle": "alexanders_tomb"}));
    let tomb = card("alexanders_tomb");
    assert_eq!(events, [Event::Recycled { seat: Seat(0), card: tomb, gives: Resource::Gold }]);
    assert_eq!((game.0.discard.count(tomb), game.player(0).draft_area.len()), (1, 1));
    assert_eq!(game.player(0).unplaced, Some(Unplaced { resource: Resource::Gold, count: 1 }));
    game.choose(0, place("gold", 1, "museum"));
    assert_eq!((game.player(0).unplaced, game.player(0).cubes), (None, 0), "exactly one");
}

#[test]
fn the_cube_is_placed_before_anything_else_is_planned_or_finished() {
    // WW-RECYCLE-02
    let table = position(3).drafted(0, &["tank_division", "museum"]).site(0, "wind_turbines", &[]).krystallium(0, 1);
    let mut game = table.round(2).ready();
    game.choose(0, json!({"recycle": "tank_division"}));
    assert!(game.named(0, "build").is_empty() && game.named(0, "recycle").is_empty());
    for other in [json!({"build": "museum"}), json!({"recycle": "museum"}), json!("done")] {
        assert!(!game.offers(0, other));
    }
    game.choose(0, json!({"empire": "materials"}));
    assert_eq!(game.named(0, "build"), ["museum"]);
}

#[test]
fn the_last_card_recycled_still_leaves_its_cube_to_place() {
    // WW-RECYCLE-02, WW-PLAN-09
    let mut game = position(3).drafted(0, &["tank_division"]).site(0, "wind_turbines", &[]).round(2).ready();
    game.choose(0, json!({"recycle": "tank_division"}));
    assert!(!game.offers(0, json!("done")));
    assert_eq!(game.0.phase, Phase::Planning);
    game.choose(0, place("materials", 1, "wind_turbines"));
    assert!(game.offers(0, json!("done")));
}

/// Where a cube may be put.
fn places(choices: Vec<Value>) -> Vec<Value> {
    choices.into_iter().filter(|choice| choice.get("place").is_some() || choice.get("empire").is_some()).collect()
}

#[test]
fn the_cube_goes_on_an_own_card_that_needs_it_or_on_the_own_empire_card() {
    // WW-RECYCLE-03
    let full = [(Piece::Materials, 1)];
    let table = position(3).site(0, "wind_turbines", &[]).site(0, "zeppelin", &[]).site(0, "mega_drill", &full);
    let table = table.site(0, "research_center", &[(Piece::Materials, 2)]).site(1, "recycling_plant", &[]);
    let mut game = table.drafted(0, &["tank_division"]).round(2).ready();
    game.choose(0, json!({"recycle": "tank_division"}));
    let expected = [
        place("materials", 1, "wind_turbines"),
        place("materials", 4, "research_center"),
        json!({"empire": "materials"}),
    ];
    assert_eq!(places(game.choices(0)), expected);
    for (site, id) in [(2, "zeppelin"), (3, "mega_drill"), (1, "recycling_plant")] {
        assert!(!game.offers(0, place("materials", site, id)), "{id}");
        assert!(!game.offers(0, place("energy", site, id)), "{id}");
    }
    assert!(!game.offers(0, json!({"empire": "energy"})));
    game.choose(0, place("materials", 4, "research_center"));
    assert_eq!(game.player(0).building(4).unwrap().filled.of(Piece::Materials), 3);
}

#[test]
fn a_cube_that_fits_nowhere_goes_to_the_empire_card_by_itself() {
    // WW-RECYCLE-03
    let table = position(3).drafted(0, &["tank_division", "museum"]).site(0, "zeppelin", &[]).round(2);
    let mut game = table.ready();
    let events = game.choose(0, json!({"recycle": "tank_division"}));
    assert_eq!(events.last(), Some(&Event::OnEmpire { seat: Seat(0), resource: Resource::Materials }));
    assert_eq!((game.player(0).cubes, game.player(0).unplaced), (1, None));
}

#[test]
fn a_cube_on_the_empire_card_serves_for_krystallium_and_nothing_else() {
    // WW-RECYCLE-04
    let drafted = ["tank_division", "wind_turbines", "roswell", "atlantis", "museum", "mega_drill"];
    let mut game = position(3).drafted(0, &drafted).ready();
    game.choose(0, json!({"recycle": "tank_division"}));
    game.choose(0, json!({"build": "wind_turbines"}));
    assert!(!game.offers(0, place("materials", 1, "wind_turbines")), "the cube stays on the empire card");
    for (cubes, id) in [(2, "roswell"), (3, "atlantis"), (4, "museum")] {
        game.choose(0, json!({"recycle": id}));
        assert_eq!((game.player(0).cubes, game.player(0).krystallium), (cubes, 0));
    }
    game.choose(0, json!({"recycle": "mega_drill"}));
    let events = game.choose(0, json!({"empire": "materials"}));
    assert!(events.contains(&Event::Krystallium { seat: Seat(0) }));
    assert_eq!((game.player(0).cubes, game.player(0).krystallium), (0, 1), "of whatever colours");
}

#[test]
fn a_recycled_cube_is_no_production_and_wins_no_supremacy() {
    // WW-RECYCLE-05, WW-SUPREM-10
    let table = position(3).drafted(0, &["tank_division", "mega_drill"]).site(0, "military_base", &[]).round(2);
    let mut game = table.ready();
    for (cube, id) in ["tank_division", "mega_drill"].into_iter().enumerate() {
        game.choose(0, json!({"recycle": id}));
        let to = if cube == 0 { place("materials", 1, "military_base") } else { json!({"empire": "materials"}) };
        game.choose(0, to);
    }
    assert_eq!(game.player(0).produced, 0);
    let events = game.choose(0, json!("done"));
    for seat in (0..3).map(Seat) {
        assert!(events.contains(&Event::Produced { seat, resource: Resource::Materials, cubes: 2 }));
    }
    assert!(!events.iter().any(|event| matches!(event, Event::Supremacy { .. })));
    assert_eq!(game.player(0).financiers, 0);
}

#[test]
fn a_recycled_card_gives_no_bonus_no_production_and_no_points() {
    // WW-RECYCLE-06
    let drafted = ["harbor_zone", "fountain_of_youth", "aircraft_carrier"];
    let table = position(3).drafted(0, &drafted).site(0, "university", &[]).built(0, &["museum"]).round(2);
    let mut game = table.ready();
    for id in drafted {
        game.choose(0, json!({"recycle": id}));
        if game.player(0).unplaced.is_some() {
            game.choose(0, json!({"empire": "gold"}));
        }
    }
    let player = game.player(0);
    assert_eq!((player.cubes, player.krystallium, player.generals, player.financiers), (3, 0, 0, 0));
    assert_eq!(game.view(None).players[0].points, 0, "the museum finds no discovery built");
    game.choose(0, json!("done"));
    assert_eq!(game.player(0).produced, 2);
    game.idle_to_step(Resource::Exploration);
    assert_eq!(game.player(0).produced, 0);
}
