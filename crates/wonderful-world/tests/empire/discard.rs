//! Discarding a card under construction.

use crate::support::{Played, card, drop_site, place, position, stand_in};
use serde_json::json;
use wonderful_world::Event;
use wonderful_world::data::Piece::{Energy, Exploration, General, Gold, Krystallium, Materials};
use wonderful_world::data::Resource;
use wonderful_world::state::Phase;

#[test]
fn one_card_after_another_may_be_dropped() {
    // WW-DISCARD-01
    let mut game = position(3)
        .site(0, "museum", &[])
        .site(0, "wind_turbines", &[(Materials, 1)])
        .site(0, "zeppelin", &[])
        .drafted(0, &["financial_center"])
        .ready();
    for (site, id) in [(2, "wind_turbines"), (1, "museum"), (3, "zeppelin")] {
        assert!(game.offers(0, drop_site(site, id)), "{id}");
        game.choose(0, drop_site(site, id));
    }
    assert_eq!((game.player(0).sites.len(), game.player(0).cubes), (0, 3));
}

#[test]
fn a_card_just_begun_may_be_dropped_in_the_same_phase() {
    // WW-DISCARD-01, WW-DISCARD-03
    let mut game = position(3).site(0, "wind_turbines", &[]).drafted(0, &["tank_division", "museum"]).ready();
    game.choose(0, json!({"build": "tank_division"}));
    game.choose(0, drop_site(2, "tank_division"));
    // Recycled instead, its cube of materials could have gone to the wind turbines.
    assert_eq!((game.player(0).cubes, game.player(0).unplaced), (1, None));
    assert!(!game.offers(0, place("materials", 1, "wind_turbines")));
}

#[test]
fn a_dropped_card_goes_to_the_discard_pile_and_gives_its_cube() {
    // WW-DISCARD-02
    let mut game = position(3).site(0, "museum", &[]).drafted(0, &["zeppelin"]).ready();
    let events = game.choose(0, drop_site(1, "museum"));
    assert!(matches!(events[0], Event::Dropped { gives: Resource::Exploration, .. }), "{events:?}");
    assert!(matches!(events[1], Event::OnEmpire { resource: Resource::Exploration, .. }), "{events:?}");
    assert_eq!(game.0.discard.count(card("museum")), 1);
    assert_eq!((game.0.discard.len(), game.player(0).cubes), (1, 1), "one card, one cube");
}

#[test]
fn the_cube_of_a_dropped_card_goes_to_the_empire_card_even_where_a_slot_is_free() {
    // WW-DISCARD-03
    let mut game = position(3)
        .site(0, "tank_division", &[(Energy, 2)])
        .site(0, "wind_turbines", &[(Materials, 1)])
        .drafted(0, &["zeppelin"])
        .ready();
    game.choose(0, drop_site(1, "tank_division"));
    assert_eq!((game.player(0).cubes, game.player(0).unplaced), (1, None), "nothing is asked");
    assert_eq!(game.player(0).building(2).unwrap().filled.of(Materials), 1);
    assert!(!game.offers(0, place("materials", 2, "wind_turbines")));
}

#[test]
fn all_that_lay_on_a_dropped_card_is_lost() {
    // WW-DISCARD-04
    let mut game = position(3)
        .site(0, "parallel_dimension", &[(Exploration, 4), (General, 1)])
        .site(0, "secret_society", &[(Krystallium, 1), (Gold, 1)])
        .site(0, "museum", &[])
        .drafted(0, &["zeppelin"])
        .leaders(0, 1, 0)
        .round(2)
        .krystallium(0, 2)
        .ready();
    game.choose(0, stand_in("science", 1, "parallel_dimension"));
    game.choose(0, drop_site(1, "parallel_dimension"));
    game.choose(0, drop_site(2, "secret_society"));
    let player = game.player(0);
    assert_eq!((player.generals, player.krystallium, player.cubes), (1, 1, 2));
    assert!(player.building(3).unwrap().filled.is_empty());
}

#[test]
fn the_cube_of_a_dropped_card_converts_as_the_fifth() {
    // WW-DISCARD-05
    let mut game = position(3).site(0, "museum", &[]).drafted(0, &["zeppelin"]).cubes(0, 4).ready();
    let events = game.choose(0, drop_site(1, "museum"));
    assert!(matches!(events[2], Event::Krystallium { .. }), "{events:?}");
    assert_eq!((game.player(0).cubes, game.player(0).krystallium), (0, 1));
}

#[test]
fn krystallium_from_a_dropped_card_completes_another_at_once() {
    // WW-DISCARD-05
    let mut game = position(3)
        .site(0, "center_of_the_earth", &[(General, 2)])
        .site(0, "recycling_plant", &[(Materials, 1)])
        .cubes(0, 4)
        .drafted(0, &["zeppelin"])
        .ready();
    game.choose(0, drop_site(1, "center_of_the_earth"));
    game.choose(0, stand_in("materials", 2, "recycling_plant"));
    assert_eq!(Played::ids(&game.player(0).built), ["recycling_plant"]);
}

#[test]
fn built_cards_are_never_dropped() {
    // WW-DISCARD-06
    let game = position(3).built(0, &["wind_turbines"]).site(0, "museum", &[]).drafted(0, &["zeppelin"]).ready();
    assert_eq!(game.named(0, "drop"), [drop_site(2, "museum")["drop"].clone()]);
    for site in 0..=3 {
        assert!(!game.offers(0, drop_site(site, "wind_turbines")));
    }
}

#[test]
fn nobody_drops_a_card_of_another_or_a_card_not_yet_begun() {
    // WW-DISCARD-01
    let game = position(3).site(0, "museum", &[]).drafted(0, &["zeppelin"]).site(1, "wind_turbines", &[]).ready();
    assert!(!game.offers(0, drop_site(1, "wind_turbines")));
    assert!(!game.offers(0, drop_site(1, "zeppelin")));
    assert!(!game.offers(0, drop_site(2, "zeppelin")));
    assert!(game.offers(1, drop_site(1, "wind_turbines")));
}

#[test]
fn copies_under_construction_are_told_apart_by_their_sites() {
    // WW-DISCARD-01, WW-DISCARD-04
    let mut game = position(3)
        .site(0, "nuclear_plant", &[(Materials, 3)])
        .site(0, "nuclear_plant", &[])
        .drafted(0, &["nuclear_plant"])
        .ready();
    game.choose(0, drop_site(2, "nuclear_plant"));
    assert_eq!(game.player(0).building(1).unwrap().filled.of(Materials), 3);
    game.choose(0, json!({"build": "nuclear_plant"}));
    assert!(game.player(0).building(2).is_none(), "a number is never used again");
    assert!(game.player(0).building(3).is_some());
}

#[test]
fn a_waiting_cube_falls_to_the_empire_when_the_only_card_for_it_is_dropped() {
    // WW-DISCARD-01, WW-DISCARD-03
    let mut game = position(3).site(0, "wind_turbines", &[]).site(0, "museum", &[]).producing();
    assert_eq!(game.player(0).unplaced.map(|cubes| cubes.count), Some(2));
    game.choose(0, drop_site(1, "wind_turbines"));
    assert_eq!((game.player(0).cubes, game.player(0).unplaced), (3, None));
    assert_eq!(game.0.phase, Phase::Production(Resource::Materials), "there is still a card to drop");
}
