//! Placing cubes and completing cards.

use crate::support::{Played, drop_site, place, position, stand_in};
use serde_json::json;
use wonderful_world::data::Piece::{
    Energy, Exploration as X, Financier, General, Gold, Krystallium, Materials, Science,
};
use wonderful_world::data::{Resource, Slots};
use wonderful_world::state::Unplaced;
use wonderful_world::{Event, state::Phase};

#[test]
fn as_many_cubes_are_taken_as_were_counted() {
    // WW-BUILD-01
    let game = position(3).built(0, &["recycling_plant"]).site(0, "nuclear_plant", &[]).producing();
    assert_eq!(game.0.phase, Phase::Production(Resource::Materials));
    assert_eq!(game.player(0).unplaced, Some(Unplaced { resource: Resource::Materials, count: 4 }));
    // The others have nowhere else to put their two.
    assert_eq!((game.player(1).cubes, game.player(2).cubes), (2, 2));
}

#[test]
fn the_cubes_of_a_step_may_be_split_over_cards_and_the_empire() {
    // WW-BUILD-02
    let mut game = position(3)
        .site(0, "nuclear_plant", &[])
        .site(0, "transportation_network", &[])
        .built(0, &["recycling_plant"])
        .producing();
    game.choose(0, place("materials", 1, "nuclear_plant"));
    game.choose(0, place("materials", 2, "transportation_network"));
    game.choose(0, json!({"empire": "materials"}));
    assert!(!game.offers(0, json!("done")), "every cube is placed at once");
    game.choose(0, place("materials", 2, "transportation_network"));
    assert_eq!(game.player(0).building(1).unwrap().filled.of(Materials), 1);
    assert_eq!(game.player(0).building(2).unwrap().filled.of(Materials), 2);
    assert_eq!((game.player(0).cubes, game.player(0).unplaced), (1, None));
    assert!(game.offers(0, json!("done")));
}

#[test]
fn a_cube_goes_only_into_a_free_slot_of_its_own_resource() {
    // WW-BUILD-03
    let game = position(3)
        .site(0, "nuclear_plant", &[(Materials, 4)])
        .site(0, "zeppelin", &[])
        .site(0, "wind_turbines", &[])
        .producing();
    assert!(!game.offers(0, place("materials", 1, "nuclear_plant")), "its slots for materials are full");
    assert!(!game.offers(0, place("materials", 2, "zeppelin")), "it takes no materials");
    assert!(!game.offers(0, place("energy", 2, "zeppelin")), "no energy is at hand");
    assert!(!game.offers(0, place("science", 1, "nuclear_plant")), "nor science");
    assert!(game.offers(0, place("materials", 3, "wind_turbines")));
}

#[test]
fn a_cube_of_materials_cannot_be_called_another_resource() {
    // WW-BUILD-03
    let game = position(3).site(0, "zeppelin", &[]).site(0, "wind_turbines", &[]).producing();
    let disguised = json!({"place": {"piece": "materials", "as": "energy", "on": {"site": 1, "card": "zeppelin"}}});
    assert!(!game.offers(0, disguised));
    let named = json!({"place": {"piece": "materials", "as": "materials", "on": {"site": 2, "card": "wind_turbines"}}});
    assert!(!game.offers(0, named));
}

#[test]
fn the_empire_card_may_be_preferred_to_a_slot_that_fits() {
    // WW-BUILD-04
    let mut game = position(3).site(0, "recycling_plant", &[]).producing();
    assert!(game.offers(0, place("materials", 1, "recycling_plant")));
    assert!(game.offers(0, json!({"empire": "materials"})));
    game.choose(0, json!({"empire": "materials"}));
    game.choose(0, json!({"empire": "materials"}));
    assert_eq!(game.player(0).cubes, 2);
    assert!(game.player(0).building(1).unwrap().filled.is_empty());
}

#[test]
fn nothing_is_placed_on_built_cards_on_drafted_cards_or_on_cards_of_others() {
    // WW-BUILD-05
    let mut game = position(3)
        .built(0, &["recycling_plant"])
        .site(0, "nuclear_plant", &[])
        .drafted(0, &["military_base", "wind_turbines"])
        .site(1, "transportation_network", &[])
        .krystallium(0, 1)
        .round(2)
        .ready();
    game.choose(0, json!({"recycle": "military_base"}));
    assert!(game.offers(0, place("materials", 2, "nuclear_plant")));
    for (site, id) in
        [(1, "recycling_plant"), (1, "transportation_network"), (3, "wind_turbines"), (0, "wind_turbines")]
    {
        assert!(!game.offers(0, place("materials", site, id)), "{id}");
        assert!(!game.offers(0, stand_in("materials", site, id)), "{id}");
    }
}

#[test]
fn what_lies_on_a_card_stays_there() {
    // WW-BUILD-06
    let mut game = position(3)
        .site(0, "nuclear_plant", &[(Materials, 3), (Science, 1)])
        .site(0, "wind_turbines", &[])
        .drafted(0, &["zeppelin"])
        .ready();
    // Nothing but dropping takes cubes off a card: these are all the choices there are.
    let expected = [
        json!({"build": "zeppelin"}),
        json!({"recycle": "zeppelin"}),
        drop_site(1, "nuclear_plant"),
        drop_site(2, "wind_turbines"),
    ];
    assert_eq!(game.choices(0), expected);
    assert!(!game.offers(0, place("materials", 2, "wind_turbines")));
    game.choose(0, json!({"recycle": "zeppelin"}));
    game.idle_until(|game| game.round == 2);
    let kept: Slots = [(Materials, 3), (Science, 1)].into_iter().collect();
    assert_eq!(game.player(0).building(1).unwrap().filled, kept);
}

#[test]
fn cubes_on_the_empire_card_never_go_to_a_card() {
    // WW-BUILD-07
    let game = position(3).site(0, "lunar_base", &[]).cubes(0, 4).drafted(0, &["military_base"]).ready();
    for resource in Resource::ALL {
        assert!(!game.offers(0, place(resource.name(), 1, "lunar_base")), "{resource}");
    }
    assert_eq!(game.named(0, "place").len(), 0);
}

#[test]
fn the_last_slot_filled_completes_a_card_by_itself_and_at_once() {
    // WW-BUILD-08, WW-BUILD-10, WW-BUILD-11
    let mut game = position(3)
        .built(0, &["wind_turbines"])
        .site(0, "industrial_complex", &[(Materials, 1), (Energy, 1)])
        .site(0, "nuclear_plant", &[])
        .producing();
    game.choose(0, place("materials", 2, "industrial_complex"));
    assert_eq!(Played::ids(&game.player(0).built), ["wind_turbines"], "one slot is still free");
    let events = game.choose(0, place("materials", 2, "industrial_complex"));
    assert!(matches!(events[1], Event::Built { site: 2, bonus, .. } if bonus.of(Financier) == 1), "{events:?}");
    assert_eq!(Played::ids(&game.player(0).built), ["wind_turbines", "industrial_complex"], "it lies on top");
    assert!(game.player(0).building(2).is_none());
    assert_eq!(game.player(0).financiers, 1);
}

#[test]
fn all_that_was_used_on_a_completed_card_is_gone() {
    // WW-BUILD-09
    let mut game = position(3)
        .site(0, "giant_tower", &[(Materials, 2), (Gold, 2)])
        .site(0, "museum", &[])
        .drafted(0, &["zeppelin"])
        .leaders(0, 0, 2)
        .round(2)
        .krystallium(0, 3)
        .cubes(0, 1)
        .ready();
    game.choose(0, place("financier", 1, "giant_tower"));
    game.choose(0, stand_in("gold", 1, "giant_tower"));
    assert_eq!(Played::ids(&game.player(0).built), ["giant_tower"]);
    let player = game.player(0);
    assert_eq!((player.financiers, player.generals, player.krystallium, player.cubes), (1, 0, 2, 1));
    assert_eq!(player.sites.len(), 1);
    assert!(player.building(2).unwrap().filled.is_empty());
}

#[test]
fn copies_of_a_card_are_built_side_by_side_and_each_counts() {
    // WW-BUILD-12
    let mut game = position(3)
        .site(0, "harbor_zone", &[(Gold, 4)])
        .site(0, "harbor_zone", &[(Gold, 4)])
        .drafted(0, &["zeppelin"])
        .krystallium(0, 2)
        .ready();
    game.choose(0, stand_in("gold", 2, "harbor_zone"));
    assert!(game.player(0).building(1).is_some() && game.player(0).building(2).is_none(), "sites tell them apart");
    game.choose(0, stand_in("gold", 1, "harbor_zone"));
    assert_eq!(Played::ids(&game.player(0).built), ["harbor_zone", "harbor_zone"]);
    assert_eq!(game.player(0).financiers, 4);
    assert_eq!(game.view(None).players[0].production[&Resource::Gold], 4);
    assert_eq!(game.view(None).players[0].points, 2 + 2 + 4);
}

#[test]
fn a_site_is_named_by_its_number_and_its_card() {
    // WW-BUILD-03, WW-BUILD-12
    let game = position(3).site(0, "recycling_plant", &[(Materials, 1)]).site(0, "wind_turbines", &[]).producing();
    assert!(game.offers(0, place("materials", 1, "recycling_plant")));
    assert!(!game.offers(0, place("materials", 2, "recycling_plant")));
    assert!(!game.offers(0, place("materials", 1, "wind_turbines")));
    assert!(!game.offers(0, drop_site(2, "recycling_plant")));
}

#[test]
fn a_card_is_completed_in_any_phase_and_by_any_piece() {
    // WW-BUILD-13
    let mut game = position(2)
        .site(0, "wind_turbines", &[(Materials, 1)])
        .site(0, "center_of_the_earth", &[(X, 5), (General, 1)])
        .krystallium(0, 1)
        .leaders(0, 1, 0)
        .round(2)
        .drafting();
    game.choose(0, stand_in("materials", 1, "wind_turbines"));
    game.choose(0, place("general", 2, "center_of_the_earth"));
    assert_eq!(Played::ids(&game.player(0).built), ["wind_turbines", "center_of_the_earth"], "in the draft");

    let mut game = position(2)
        .site(0, "secret_society", &[(Gold, 3)])
        .site(0, "wind_turbines", &[(Materials, 1)])
        .drafted(0, &["military_base"])
        .krystallium(0, 1)
        .ready();
    game.choose(0, place("krystallium", 1, "secret_society"));
    game.choose(0, json!({"recycle": "military_base"}));
    game.choose(0, place("materials", 2, "wind_turbines"));
    assert_eq!(Played::ids(&game.player(0).built), ["secret_society", "wind_turbines"], "in planning");

    let mut game = position(2)
        .site(0, "center_of_the_earth", &[(X, 4), (General, 1)])
        .site(0, "zeppelin", &[(Energy, 1)])
        .leaders(0, 1, 0)
        .round(2)
        .krystallium(0, 1)
        .producing();
    game.idle_to_step(Resource::Energy);
    game.choose(0, stand_in("exploration", 1, "center_of_the_earth"));
    game.choose(0, place("general", 1, "center_of_the_earth"));
    game.choose(0, place("energy", 2, "zeppelin"));
    assert_eq!(Played::ids(&game.player(0).built), ["center_of_the_earth", "zeppelin"], "in production");
}

#[test]
fn several_cards_are_completed_in_one_step() {
    // WW-BUILD-14
    let mut game = position(2)
        .site(0, "wind_turbines", &[])
        .site(0, "wind_turbines", &[(Materials, 1)])
        .site(0, "nuclear_plant", &[(Materials, 3), (Science, 1)])
        .built(0, &["recycling_plant"])
        .producing();
    game.choose(0, place("materials", 2, "wind_turbines"));
    assert_eq!(game.player(0).built.len(), 2);
    game.choose(0, place("materials", 3, "nuclear_plant"));
    assert_eq!(game.player(0).built.len(), 3, "each as soon as it is full");
    game.choose_all(0, &[place("materials", 1, "wind_turbines"), place("materials", 1, "wind_turbines")]);
    assert_eq!(game.player(0).built.len(), 4);
}

#[test]
fn krystallium_and_leaders_find_no_place_on_slots_that_are_full() {
    // WW-BUILD-15
    let game = position(3)
        .site(0, "parallel_dimension", &[(X, 4), (General, 1)])
        .site(0, "secret_society", &[(Krystallium, 1), (Gold, 2)])
        .site(0, "universal_exposition", &[(Gold, 3), (Financier, 1)])
        .drafted(0, &["zeppelin"])
        .krystallium(0, 2)
        .leaders(0, 2, 2)
        .round(2)
        .ready();
    let places = [
        stand_in("science", 1, "parallel_dimension"),
        stand_in("gold", 2, "secret_society"),
        place("financier", 3, "universal_exposition"),
    ];
    let places: Vec<_> = places.iter().map(|choice| choice["place"].clone()).collect();
    assert_eq!(game.named(0, "place"), places, "one kind of free slot on each");
    for refused in [
        stand_in("exploration", 1, "parallel_dimension"),
        place("general", 1, "parallel_dimension"),
        place("krystallium", 2, "secret_society"),
        stand_in("gold", 3, "universal_exposition"),
    ] {
        assert!(!game.offers(0, refused));
    }
}
