//! The fifteen tiles of the collapsing capital.

use crate::support::{Played, Position, at, build, place, position, workers};
use anachrony::data::Good;
use serde_json::json;

/// Era 5, with this tile on the first space of its action; seat 0 has what it needs.
fn on(tile: &str) -> Position {
    position(2).era(5).tile(tile, 1).active(0, "1S 1E 1A 1G").charged(0, 2).pool("2S 1E 1A 2G").on_top(&[303])
}

/// A worker is placed on the first space of an action.
fn placed(position: Position, worker: &str, action: &str) -> Played {
    let mut game = position.ready();
    game.choose(0, place(worker, action, 1));
    game
}

#[test]
fn a_tile_takes_a_resource_of_choice_off_the_cost() {
    // ANA-TILE-01
    let mut game = placed(on("less_of_any").goods(0, "2T 1G"), "scientist", "construct");
    game.choose(0, build("factory"));
    assert_eq!(game.words(0, "discount"), ["titanium", "gold"]);
    game.choose(0, json!({"discount": "gold"}));
    assert!(game.has(0, "1G"));
}

#[test]
fn a_tile_takes_a_neutronium_off_the_cost() {
    // ANA-TILE-02, ANA-CONSTRUCT-15
    let mut game = placed(on("less_neutronium").goods(0, "2T 1W"), "scientist", "construct");
    game.choose(0, build("power_plant"));
    assert!(game.has(0, ""), "1 N 2 T 1 W without the N");
    let game = on("less_neutronium").goods(0, "2T 1W").ready();
    assert!(game.can_go(0, json!({"construct": 2})), "a life support for 2 T there");
}

#[test]
fn a_tile_gives_the_number_of_the_spot_in_points_for_buildings_only() {
    // ANA-TILE-03
    for (built, points) in [(&[][..], 1), (&[304][..], 2), (&[304, 305][..], 3)] {
        let mut game = placed(on("building_points").goods(0, "9T 9U 9G 9W").built(0, built), "scientist", "construct");
        game.choose(0, build("life_support"));
        assert_eq!(game.player(0).points, points);
    }
    let project = on("building_points")
        .goods(0, "9T 9G")
        .above(5, "continuum_stabilizer")
        .breakthroughs(0, &["square_time_travel"]);
    let mut game = placed(project, "scientist", "construct");
    game.choose(0, json!({"superproject": at("lab", 1)}));
    assert_eq!(game.player(0).points, 0);
}

#[test]
fn a_tile_gives_two_points_for_a_superproject_only() {
    // ANA-TILE-04
    let ready = || {
        on("superproject_points")
            .goods(0, "9T 9G")
            .above(5, "continuum_stabilizer")
            .breakthroughs(0, &["square_time_travel"])
    };
    let mut game = placed(ready(), "scientist", "construct");
    game.choose(0, json!({"superproject": at("lab", 1)}));
    assert_eq!(game.player(0).points, 2);
    let mut game = placed(ready(), "scientist", "construct");
    game.choose(0, build("life_support"));
    assert_eq!(game.player(0).points, 0);
}

#[test]
fn a_tile_lets_construct_once_more_by_the_same_worker() {
    // ANA-TILE-05, ANA-ABILITY-04
    let mut game = placed(on("construct_again").goods(0, "2T 1G"), "engineer", "construct");
    game.choose(0, build("life_support"));
    assert!(game.has(0, "1T 1G") && game.offers(0, json!("skip")), "it may be left out");
    game.choose(0, build("factory"));
    assert!(game.has(0, ""), "an engineer's titanium less both times");
    assert_eq!(game.player(0).spots_taken(), 2);
    let mut game = placed(on("construct_again").goods(0, "2T"), "scientist", "construct");
    game.choose(0, build("life_support"));
    assert_eq!(game.waiting(), [1], "what cannot be paid for is not asked for");
}

#[test]
fn a_tile_gives_the_recruit_bonus_twice_and_for_a_genius_two_of_choice() {
    // ANA-TILE-06
    let mut game = placed(on("bonus_twice"), "administrator", "recruit");
    game.choose(0, json!({"recruit": "scientist"}));
    assert!(game.has(0, "4W"));
    let mut game = placed(on("bonus_twice"), "administrator", "recruit");
    game.choose_all(0, &[json!({"recruit": "genius"}), json!({"bonus": "core"}), json!({"bonus": "point"})]);
    assert!(game.has(0, "1C"));
    assert_eq!(game.player(0).points, 1);
}

#[test]
fn a_tile_charges_a_suit_raises_morale_or_wakes_everybody() {
    // ANA-TILE-07, ANA-TILE-08, ANA-TILE-09, ANA-POWER-06
    let recruited = |tile: &str| {
        let mut game = placed(on(tile).tired(0, "2A"), "administrator", "recruit");
        game.choose(0, json!({"recruit": "engineer"}));
        game
    };
    let game = recruited("charge_suit");
    assert_eq!((game.player(0).suits_charged(), game.player(0).goods[Good::Core]), (2, 1), "one placed, one charged");
    let mut full = placed(
        on("charge_suit").with(|game| game.players[0].suits = 0).with(|game| game.players[0].suits_away = 4),
        "administrator",
        "recruit",
    );
    full.choose(0, json!({"recruit": "engineer"}));
    assert_eq!(full.player(0).suits_charged(), 1, "without a suit it is lost");
    assert_eq!(recruited("raise_morale").player(0).morale, 4);
    let game = recruited("wake_all");
    assert_eq!((game.player(0).active, game.player(0).tired), (workers("1S 2E 2A 1G"), workers("")));
    let mut top = placed(on("raise_morale").morale(0, 6), "administrator", "recruit");
    top.choose(0, json!({"recruit": "engineer"}));
    assert_eq!((top.player(0).morale, top.player(0).points), (6, 2));
}

#[test]
fn a_tile_lets_recruit_once_more_by_the_same_worker() {
    // ANA-TILE-10
    let mut game = placed(on("recruit_again"), "engineer", "recruit");
    game.choose(0, json!({"recruit": "scientist"}));
    assert_eq!(game.words(0, "recruit"), ["scientist", "engineer", "administrator"], "still no genius for an engineer");
    game.choose(0, json!({"recruit": "administrator"}));
    assert_eq!((game.player(0).points, game.waiting()), (1, vec![1]));
    let mut game = placed(on("recruit_again"), "engineer", "recruit");
    game.choose_all(0, &[json!({"recruit": "scientist"}), json!("skip")]);
    assert_eq!(game.0.recruit_pool.total(), 5);
}

#[test]
fn a_tile_lets_set_both_dice_for_nothing() {
    // ANA-TILE-11
    let mut game = placed(on("set_both_dice"), "scientist", "research");
    game.choose_all(0, &[json!({"set_shape": "circle"}), json!({"set_symbol": "genetics"})]);
    assert_eq!(game.player(0).breakthroughs[crate::support::named("circle_genetics")], 1);
    let mut game = placed(on("set_both_dice"), "scientist", "research");
    game.choose_all(0, &[json!({"set_symbol": "genetics"}), json!("roll")]);
    assert_eq!((game.player(0).breakthroughs.total(), game.0.research_dice.rolls), (1, 1), "or not");
}

#[test]
fn a_tile_gives_two_points_for_research() {
    // ANA-TILE-12
    let mut game = placed(on("research_points"), "scientist", "research");
    game.choose(0, json!({"set_symbol": "genetics"}));
    assert_eq!((game.player(0).points, game.player(0).breakthroughs.total()), (2, 1));
}

#[test]
fn a_tile_lets_construct_a_superproject_after_research_and_a_genius_as_an_engineer() {
    // ANA-TILE-13
    for (worker, left) in [("scientist", "7T 7G"), ("genius", "8T 7G")] {
        let ready = on("then_superproject")
            .goods(0, "9T 9G")
            .above(5, "continuum_stabilizer")
            .breakthroughs(0, &["square_time_travel"]);
        let mut game = placed(ready, worker, "research");
        game.choose(0, json!({"set_symbol": "genetics"}));
        assert!(
            game.named(0, "build").is_empty() && game.offers(0, json!("skip")),
            "no building, and only if one likes"
        );
        game.choose(0, json!({"superproject": at("lab", 1)}));
        let paid_with = game.words(0, "pay_breakthrough");
        if !paid_with.is_empty() {
            game.choose(0, json!({"pay_breakthrough": "square_time_travel"}));
        }
        assert!(game.has(0, left), "{worker}");
    }
}

#[test]
fn the_breakthrough_just_found_may_pay_for_that_superproject() {
    // ANA-TILE-13
    let ready = on("then_superproject").goods(0, "9T 9G").above(5, "continuum_stabilizer").built(0, &[411]);
    let mut game = placed(ready.with(|game| game.players[0].goods[Good::Water] = 1), "scientist", "research");
    game.choose_all(0, &[json!({"set_shape": "square"}), json!({"set_symbol": "time_travel"})]);
    game.choose(0, json!({"superproject": at("factory", 1)}));
    assert_eq!((game.player(0).superprojects().count(), game.player(0).breakthroughs.total()), (1, 0));
}

#[test]
fn a_tile_lets_return_up_to_two_paradoxes() {
    // ANA-TILE-14
    let after = |count: usize| {
        let mut game = placed(on("return_paradoxes").paradoxes(0, 2), "scientist", "research");
        game.choose(0, json!({"set_symbol": "genetics"}));
        for _ in 0..count {
            game.choose(0, json!("return_paradox"));
        }
        if count < 2 {
            game.choose(0, json!("skip"));
        }
        assert_eq!(game.waiting(), [1]);
        game.player(0).paradoxes
    };
    assert_eq!([after(0), after(1), after(2)], [2, 1, 0]);
}

#[test]
fn a_tile_lets_research_once_more() {
    // ANA-TILE-15
    let mut game = placed(on("research_again"), "scientist", "research");
    game.choose_all(0, &[json!({"set_symbol": "genetics"}), json!({"set_symbol": "genetics"})]);
    assert_eq!((game.player(0).breakthroughs.total(), game.waiting()), (2, vec![1]));
    let mut game = placed(on("research_again"), "scientist", "research");
    game.choose_all(0, &[json!({"set_symbol": "genetics"}), json!("skip")]);
    assert_eq!(game.player(0).breakthroughs.total(), 1);
}

#[test]
fn the_action_on_a_tile_must_be_possible_by_itself() {
    // ANA-TILE-16, ANA-IMPACT-05
    let game = on("raise_morale").pool("").ready();
    assert!(!game.can_go(0, json!({"recruit": 1})), "not for the morale alone");
    let game = on("building_points").ready();
    assert!(!game.can_go(0, json!({"construct": 1})));
}

#[test]
fn the_longest_chain_of_steps_has_room() {
    // Research on a tile leads to a superproject, whose one-time research is rolled twice and more.
    let ready = on("then_superproject")
        .goods(0, "9N 9T")
        .above(5, "neutronium_research_center")
        .breakthroughs(0, &["circle_technology"])
        .tired(0, "1S");
    let mut game = placed(ready, "scientist", "research");
    let mut deepest = 0;
    while game.waiting() == [0] {
        deepest = deepest.max(game.0.steps.len());
        let choices = game.choices(0);
        let wanted = choices.iter().find(|choice| **choice != json!("skip")).unwrap().clone();
        game.choose(0, wanted);
    }
    assert!(deepest < anachrony::step::MOST_STEPS, "{deepest}");
    assert_eq!(game.player(0).superprojects().count(), 1);
}
