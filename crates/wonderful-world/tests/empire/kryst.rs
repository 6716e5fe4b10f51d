//! Krystallium, and when the standing rights hold.

use crate::support::{Played, Position, drop_site, place, position, stand_in, start};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use wonderful_world::Event;
use wonderful_world::data::Piece::{Exploration, Gold, Krystallium, Materials, Science};
use wonderful_world::data::Resource;
use wonderful_world::state::Phase;

#[test]
fn the_fifth_cube_on_the_empire_card_becomes_krystallium_at_once() {
    // WW-KRYST-01, WW-KRYST-03
    let mut game =
        position(3).cubes(0, 3).site(0, "museum", &[]).drafted(0, &["military_base", "wind_turbines"]).ready();
    let events = game.choose(0, json!({"recycle": "military_base"}));
    assert_eq!((game.player(0).cubes, game.player(0).krystallium), (4, 0), "four are too few");
    assert!(!events.iter().any(|event| matches!(event, Event::Krystallium { .. })));
    let events = game.choose(0, json!({"recycle": "wind_turbines"}));
    assert!(matches!(events.last(), Some(Event::Krystallium { .. })), "nobody is asked: {events:?}");
    assert_eq!((game.player(0).cubes, game.player(0).krystallium), (0, 1));
}

#[test]
fn five_cubes_of_five_colours_make_krystallium() {
    // WW-KRYST-02
    let colours = ["military_base", "wind_turbines", "research_center", "financial_center", "zeppelin"];
    let mut game = position(3).drafted(0, &colours).site(0, "atlantis", &[(Exploration, 7)]).ready();
    for card in colours {
        assert_eq!(game.player(0).krystallium, 0);
        game.choose(0, json!({ "recycle": card }));
    }
    assert_eq!((game.player(0).cubes, game.player(0).krystallium), (0, 1));
    let alike = ["military_base", "recycling_plant", "tank_division", "tank_division", "mega_drill"];
    let mut game = position(3).drafted(0, &alike).site(0, "museum", &[]).ready();
    for card in alike {
        game.choose(0, json!({ "recycle": card }));
    }
    assert_eq!((game.player(0).cubes, game.player(0).krystallium), (0, 1), "and so do five of one");
}

#[test]
fn the_exchange_happens_in_the_draft_in_planning_and_in_production() {
    // WW-KRYST-03
    let mut game = position(2).site(0, "museum", &[]).drafting();
    assert_eq!(game.player(0).cubes, 4);
    game.choose(0, drop_site(1, "museum"));
    assert_eq!((game.player(0).cubes, game.player(0).krystallium), (0, 1), "in the draft");
    let mut game = position(2).cubes(0, 4).site(0, "museum", &[]).drafted(0, &["military_base"]).ready();
    game.choose(0, json!({"recycle": "military_base"}));
    assert_eq!((game.player(0).cubes, game.player(0).krystallium), (0, 1), "in planning");
    let mut game = position(2).cubes(0, 4).site(0, "wind_turbines", &[]).producing();
    game.choose(0, json!({"empire": "materials"}));
    assert_eq!((game.player(0).cubes, game.player(0).krystallium), (0, 1), "in production");
}

#[test]
fn no_position_rests_with_five_cubes_on_an_empire_card() {
    // WW-KRYST-03
    use tabletop::Game;
    assert!(position(3).cubes(0, 4).untouched().0.check().is_ok());
    assert!(position(3).cubes(0, 5).untouched().0.check().is_err());
}

#[test]
fn krystallium_stays_on_the_empire_card_across_rounds() {
    // WW-KRYST-04
    let mut game = position(2).krystallium(0, 3).site(0, "secret_society", &[]).drafting();
    assert_eq!((game.player(0).krystallium, game.player(0).cubes), (3, 4));
    game.idle_until(|game| game.phase == Phase::Planning);
    assert_eq!((game.0.round, game.player(0).krystallium), (2, 3));
    game.choose(0, place("krystallium", 1, "secret_society"));
}

#[test]
fn one_krystallium_fills_one_slot_of_any_basic_resource() {
    // WW-KRYST-06
    for (resource, id) in [
        (Resource::Materials, "wind_turbines"),
        (Resource::Energy, "zeppelin"),
        (Resource::Science, "neuroscience"),
        (Resource::Gold, "museum"),
        (Resource::Exploration, "cities_of_gold"),
    ] {
        let mut game = position(3).site(0, id, &[]).krystallium(0, 2).drafted(0, &["financial_center"]).ready();
        assert!(game.offers(0, stand_in(resource.name(), 1, id)), "{resource}");
        game.choose(0, stand_in(resource.name(), 1, id));
        let building = *game.player(0).building(1).unwrap();
        assert_eq!((building.filled.of(resource.piece()), building.filled.total()), (1, 1), "{resource}");
        assert_eq!(game.player(0).krystallium, 1, "{resource}");
    }
}

#[test]
fn a_krystallium_slot_takes_krystallium_and_nothing_else() {
    // WW-KRYST-07
    let mut game = position(3)
        .site(0, "gravity_inverter", &[])
        .built(0, &["nuclear_plant"])
        .krystallium(0, 1)
        .leaders(0, 1, 1)
        .producing();
    for resource in [Resource::Materials, Resource::Energy, Resource::Science] {
        game.idle_to_step(resource);
        let pieces: BTreeSet<String> =
            game.named(0, "place").iter().map(|place| place["piece"].as_str().unwrap().to_owned()).collect();
        assert!(pieces.iter().all(|piece| piece == "krystallium" || piece == resource.name()), "{pieces:?}");
    }
    assert!(game.offers(0, place("krystallium", 1, "gravity_inverter")));
    let before = game.player(0).krystallium;
    game.choose(0, place("krystallium", 1, "gravity_inverter"));
    let filled = game.player(0).building(1).unwrap().filled;
    assert_eq!((filled.of(Krystallium), filled.total(), game.player(0).krystallium), (1, 1, before - 1));
}

#[test]
fn a_card_that_lacks_only_krystallium_waits_for_it() {
    // WW-KRYST-07
    let game = position(3)
        .site(0, "secret_society", &[(Gold, 3)])
        .drafted(0, &["casino_city", "secret_society"])
        .leaders(0, 2, 2)
        .round(2)
        .cubes(0, 4)
        .ready();
    assert_eq!(game.named(0, "place").len(), 0);
    let mut with_gold = game;
    with_gold.choose(0, json!({"build": "secret_society"}));
    with_gold.choose(0, json!({"recycle": "casino_city"}));
    assert!(!with_gold.offers(0, place("gold", 1, "secret_society")));
    assert!(with_gold.offers(0, place("gold", 2, "secret_society")));
}

#[test]
fn krystallium_never_stands_in_for_a_leader() {
    // WW-KRYST-08
    let game = position(3)
        .site(0, "center_of_the_earth", &[(Exploration, 5)])
        .site(0, "world_congress", &[(Gold, 6)])
        .drafted(0, &["zeppelin"])
        .krystallium(0, 5)
        .ready();
    assert_eq!(game.named(0, "place").len(), 0);
    assert!(!game.offers(0, place("krystallium", 1, "center_of_the_earth")));
    assert!(!game.offers(0, place("krystallium", 2, "world_congress")));
    for resource in Resource::ALL {
        assert!(!game.offers(0, stand_in(resource.name(), 1, "center_of_the_earth")));
    }
}

#[test]
fn krystallium_is_not_one_of_the_five() {
    // WW-KRYST-09
    let mut game =
        position(3).cubes(0, 1).krystallium(0, 7).site(0, "museum", &[]).drafted(0, &["military_base"]).ready();
    game.choose(0, json!({"recycle": "military_base"}));
    assert_eq!((game.player(0).cubes, game.player(0).krystallium), (2, 7));
}

#[test]
fn krystallium_may_be_kept_though_a_slot_is_free() {
    // WW-KRYST-10
    let mut game = position(3).cubes(0, 4).site(0, "transportation_network", &[(Materials, 1)]).producing();
    game.choose_all(0, &[json!({"empire": "materials"}), json!({"empire": "materials"})]);
    assert_eq!(game.player(0).krystallium, 1);
    assert!(game.offers(0, stand_in("materials", 1, "transportation_network")));
    game.choose(0, json!("done"));
    assert_eq!(game.0.phase, Phase::Production(Resource::Energy));
    assert_eq!(game.player(0).krystallium, 1);
}

#[test]
fn krystallium_on_a_card_stays_until_the_card_is_built_or_dropped() {
    // WW-KRYST-11
    let mut game = position(3)
        .site(0, "secret_society", &[])
        .site(0, "museum", &[])
        .drafted(0, &["zeppelin"])
        .krystallium(0, 2)
        .ready();
    game.choose_all(0, &[place("krystallium", 1, "secret_society"), stand_in("gold", 1, "secret_society")]);
    assert_eq!(game.named(0, "place").len(), 0, "none is left to be placed elsewhere");
    let building = *game.player(0).building(1).unwrap();
    assert_eq!((building.stood_in.of(Gold), building.stood_in.total()), (1, 1));
    game.choose(0, drop_site(1, "secret_society"));
    assert_eq!((game.player(0).krystallium, game.player(0).cubes), (0, 1));

    let mut game = position(3).site(0, "museum", &[(Gold, 1)]).drafted(0, &["zeppelin"]).krystallium(0, 2).ready();
    game.choose_all(0, &[stand_in("gold", 1, "museum"), stand_in("gold", 1, "museum")]);
    assert_eq!((game.player(0).built.len(), game.player(0).krystallium), (1, 0));
}

#[test]
fn every_group_of_five_is_exchanged() {
    // WW-KRYST-12
    let mut game = position(2)
        .built(0, &["recycling_plant", "recycling_plant", "recycling_plant", "mega_drill"])
        .site(0, "museum", &[])
        .cubes(0, 4)
        .round(2)
        .producing();
    assert_eq!(game.player(0).produced, 9);
    assert_eq!((game.player(0).krystallium, game.player(0).cubes), (2, 3), "thirteen cubes");
    game.choose(0, json!("done"));
    assert_eq!((game.player(0).krystallium, game.player(0).cubes), (2, 4), "and one of energy");
}

#[test]
fn the_player_chooses_which_of_the_free_slots_a_krystallium_fills() {
    // WW-KRYST-14
    let mut game = position(3).site(0, "lunar_base", &[]).drafted(0, &["zeppelin"]).krystallium(0, 9).ready();
    let ways = ["energy", "science", "gold"].map(|resource| stand_in(resource, 1, "lunar_base"));
    for way in ways.iter().chain([&place("krystallium", 1, "lunar_base")]) {
        assert!(game.offers(0, way.clone()), "{way}");
    }
    assert!(!game.offers(0, stand_in("materials", 1, "lunar_base")));
    game.choose(0, ways[2].clone());
    let filled = game.player(0).building(1).unwrap().filled;
    assert_eq!((filled.of(Gold), filled.total()), (1, 1));
    game.choose(0, ways[1].clone());
    let filled = game.player(0).building(1).unwrap().filled;
    assert_eq!((filled.of(Science), filled.total()), (1, 2));
}

/// Whether seat 0 may use krystallium, a general and a discard on its card at site 1, the center of the earth.
fn rights(game: &Played) -> [bool; 3] {
    let center = "center_of_the_earth";
    [stand_in("exploration", 1, center), place("general", 1, center), drop_site(1, center)]
        .map(|right| game.offers(0, right))
}

fn with_rights(position: Position) -> Position {
    position.site(0, "center_of_the_earth", &[]).krystallium(0, 1).leaders(0, 1, 0)
}

#[test]
fn the_rights_hold_in_the_draft_until_the_pick_is_made() {
    // WW-KRYST-05, WW-KRYST-13, WW-LEADER-01, WW-DISCARD-01
    let mut game = with_rights(position(3).round(2)).drafting();
    for pick in 1..=6 {
        assert_eq!(game.0.phase, Phase::Draft { pick });
        assert_eq!(rights(&game), [true; 3], "before pick {pick}");
        let picked = json!({"pick": game.named(0, "pick")[0]});
        game.choose(0, picked);
        assert_eq!(rights(&game), [false; 3], "after pick {pick}");
        game.idle_until(|game| game.phase != Phase::Draft { pick });
    }
    assert_eq!(game.0.phase, Phase::Planning);
}

#[test]
fn the_rights_hold_in_planning_also_while_a_cube_waits_but_not_after_finishing() {
    // WW-KRYST-05, WW-KRYST-13, WW-LEADER-01, WW-DISCARD-01
    let mut game = with_rights(position(3).round(2)).drafted(0, &["zeppelin"]).drafted(1, &["zeppelin"]).ready();
    assert_eq!(rights(&game), [true; 3]);
    game.choose(0, json!({"recycle": "zeppelin"}));
    assert!(game.player(0).unplaced.is_some());
    assert_eq!(rights(&game), [true; 3], "while the cube waits");
    game.choose(0, json!({"empire": "exploration"}));
    assert_eq!(rights(&game), [true; 3], "with nothing else to do");
    game.choose(0, json!("done"));
    assert_eq!((rights(&game), game.waiting()), ([false; 3], vec![1]));
}

#[test]
fn the_rights_hold_in_each_production_step_until_it_is_finished() {
    // WW-KRYST-05, WW-KRYST-13, WW-LEADER-01, WW-DISCARD-01
    let mut game = with_rights(position(2)).built(0, &["nuclear_plant"]).site(1, "museum", &[]).producing();
    for resource in Resource::ALL {
        assert_eq!(game.0.phase, Phase::Production(resource));
        assert_eq!(rights(&game), [true; 3], "{resource}");
        while !game.offers(0, json!("done")) {
            game.choose(0, json!({"empire": resource.name()}));
            assert_eq!(rights(&game), [true; 3], "{resource}");
        }
        game.choose(0, json!("done"));
        assert_eq!(rights(&game), [false; 3], "{resource} is finished");
        game.choose(1, json!("done"));
    }
}

#[test]
fn the_rights_hold_while_a_leader_of_science_is_owed() {
    // WW-KRYST-05, WW-KRYST-13
    let mut game = with_rights(position(2)).built(0, &["supercomputer"]).producing();
    game.idle_to_step(Resource::Science);
    assert!(game.player(0).owed_leader);
    assert_eq!(rights(&game), [true; 3]);
}

#[test]
fn the_rights_hold_alone_while_a_pile_is_chosen_and_while_cards_are_dug_up() {
    // WW-KRYST-05, WW-KRYST-13, WW-SOLO-20
    let alone = || Position::of(json!({"players": 1, "side": "B"}));
    let mut game = with_rights(alone()).round(2).ready();
    assert_eq!(game.named(0, "pile").len(), 6);
    assert_eq!(rights(&game), [true; 3], "with a pile to choose");
    game.choose(0, json!({"pile": 8}));
    assert_eq!(rights(&game), [true; 3], "with a hand");
    let mut game = with_rights(alone()).hand(0, &["zeppelin", "museum", "satellites"]).round(2).ready();
    game.choose(0, json!({"dig": "zeppelin"}));
    assert_eq!(rights(&game), [true; 3], "with a second card to throw away");
    game.choose(0, json!({"dig": "museum"}));
    assert_eq!(game.player(0).dug.len(), 5);
    assert_eq!(rights(&game), [true; 3], "with five cards to look at");
}

#[test]
fn the_rights_do_not_hold_while_empires_are_chosen_nor_when_the_game_is_over() {
    // WW-KRYST-13
    let mut game = start(json!({"scenario": "01"}));
    game.0.players[0].krystallium = 1;
    game.0.players[0].generals = 2;
    assert_eq!(game.0.phase, Phase::Empires);
    assert!(game.choices(0).iter().all(|choice| choice.get("choose").is_some()));
    let center = "center_of_the_earth";
    for right in [stand_in("exploration", 4, center), place("general", 4, center), drop_site(4, center)] {
        assert!(!game.offers(0, right));
    }
    let game = with_rights(position(3)).round(4).phase(Phase::Over).ready();
    assert_eq!(rights(&game), [false; 3]);
    assert_eq!(game.choices(0), Vec::<Value>::new());
}

#[test]
fn krystallium_is_used_in_the_midst_of_placing_cubes() {
    // WW-KRYST-05
    let mut game = position(3)
        .site(0, "wind_turbines", &[])
        .site(0, "ark_of_the_covenant", &[(Exploration, 3)])
        .site(0, "lunar_base", &[])
        .krystallium(0, 1)
        .producing();
    game.choose(0, place("materials", 1, "wind_turbines"));
    game.choose(0, stand_in("exploration", 2, "ark_of_the_covenant"));
    game.choose(0, place("krystallium", 3, "lunar_base"));
    assert_eq!(game.player(0).unplaced.map(|cubes| cubes.count), Some(1), "the second cube still waits");
    game.choose(0, place("materials", 1, "wind_turbines"));
    assert_eq!(game.player(0).built.len(), 2);
}
