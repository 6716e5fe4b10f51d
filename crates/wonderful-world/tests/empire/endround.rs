//! The end of a round and of the game.

use crate::support::{Played, card, drop_site, place, position, stand_in, start};
use serde_json::{Value, json};
use tabletop::Game;
use wonderful_world::data::Piece::{Exploration, General, Gold, Krystallium, Materials};
use wonderful_world::data::{Resource, Slots};
use wonderful_world::state::Phase;

#[test]
fn the_round_ends_when_everybody_has_placed_the_cubes_of_exploration() {
    // WW-ENDROUND-01, WW-ENDROUND-02
    let mut game = position(2)
        .site(0, "cities_of_gold", &[])
        .site(1, "island_of_avalon", &[])
        .built(0, &["zeppelin"])
        .built(1, &["zeppelin"])
        .producing();
    game.idle_to_step(Resource::Exploration);
    game.choose(0, place("exploration", 1, "cities_of_gold"));
    game.choose(0, json!("done"));
    assert_eq!((game.0.round, game.0.phase), (1, Phase::Production(Resource::Exploration)), "seat 1 has a cube left");
    game.choose(1, place("exploration", 1, "island_of_avalon"));
    assert_eq!(game.0.round, 1, "and may still use what it has");
    game.choose(1, json!("done"));
    assert_eq!((game.0.round, game.0.phase), (2, Phase::Draft { pick: 1 }));
    assert_eq!(game.view(None).round, 2);
}

#[test]
fn the_counter_goes_from_one_to_four() {
    // WW-ENDROUND-02, WW-ENDROUND-04
    for players in 1..=5 {
        let mut game = start(json!({"players": players, "empires": "dealt"}));
        let mut rounds = Vec::new();
        while game.0.outcome().is_none() {
            let round = game.0.round;
            rounds.push(round);
            game.idle_until(|game| game.round != round);
        }
        assert_eq!((rounds, game.0.round), (vec![1, 2, 3, 4], 4), "{players} players");
    }
}

#[test]
fn everything_stays_from_round_to_round() {
    // WW-ENDROUND-03
    let begun = [(Exploration, 3), (General, 1)];
    let mut game = position(2)
        .site(0, "center_of_the_earth", &begun)
        .site(0, "secret_society", &[(Krystallium, 1), (Gold, 2)])
        .built(0, &["museum"])
        .cubes(0, 2)
        .krystallium(0, 3)
        .leaders(0, 2, 1)
        .drafting();
    assert_eq!(game.0.round, 2);
    let begun: Slots = begun.into_iter().collect();
    assert_eq!(game.player(0).building(1).unwrap().filled, begun);
    assert_eq!(game.player(0).building(2).unwrap().filled.total(), 3);
    assert_eq!(Played::ids(&game.player(0).built), ["museum"]);
    // Four cubes were produced: six have become krystallium and one cube.
    assert_eq!((game.player(0).cubes, game.player(0).krystallium), (1, 4));
    assert_eq!((game.player(0).generals, game.player(0).financiers), (2, 1));
    game.choose(0, stand_in("gold", 2, "secret_society"));
    assert_eq!(Played::ids(&game.player(0).built), ["museum", "secret_society"], "and is used as before");
}

#[test]
fn there_is_no_fifth_round() {
    // WW-ENDROUND-04
    let mut game = position(3).site(0, "museum", &[]).round(4).producing();
    game.idle_to_step(Resource::Exploration);
    assert_eq!(game.0.outcome(), None);
    game.choose(0, json!("done"));
    assert_eq!((game.0.round, game.0.phase), (4, Phase::Over));
    assert!(game.0.outcome().is_some() && game.waiting().is_empty());
    assert_eq!(game.choices(0), Vec::<Value>::new());
}

#[test]
fn all_rights_last_until_the_end_of_the_last_step_and_not_longer() {
    // WW-ENDROUND-05
    let mut game = position(2)
        .site(0, "giant_tower", &[(Materials, 1), (Gold, 3)])
        .site(0, "museum", &[(Gold, 2)])
        .site(0, "zeppelin", &[])
        .site(0, "city_of_agartha", &[(Exploration, 4)])
        .krystallium(0, 2)
        .leaders(0, 0, 1)
        .round(4)
        .producing();
    game.idle_to_step(Resource::Exploration);
    assert_eq!((game.player(0).cubes, game.player(0).krystallium), (4, 2));
    game.choose(0, stand_in("materials", 1, "giant_tower"));
    game.choose(0, place("financier", 1, "giant_tower"));
    game.choose(0, stand_in("gold", 2, "museum"));
    game.choose(0, drop_site(3, "zeppelin"));
    assert_eq!(game.player(0).krystallium, 1, "the cube of the zeppelin was the fifth");
    game.choose(0, place("krystallium", 4, "city_of_agartha"));
    assert_eq!(game.player(0).built.len(), 3);
    assert_eq!(game.0.discard.count(card("zeppelin")), 1);
    let score = game.idle_to_the_end().seats[0].score.clone();
    assert_eq!((score.total, score.flat), (12, 10), "the tower, and a discovery for the museum");
}

#[test]
fn nothing_is_built_while_points_are_counted() {
    // WW-ENDROUND-05
    let game = position(2)
        .site(0, "museum", &[(Gold, 2)])
        .site(0, "center_of_the_earth", &[(Exploration, 5), (General, 1)])
        .krystallium(0, 3)
        .leaders(0, 3, 0)
        .round(4)
        .phase(Phase::Over)
        .ready();
    assert!(!game.offers(0, stand_in("gold", 1, "museum")));
    assert!(!game.offers(0, place("general", 2, "center_of_the_earth")));
    assert!(!game.offers(0, drop_site(1, "museum")));
    assert_eq!(game.0.outcome().unwrap().seats[0].score.total, 3);
}
