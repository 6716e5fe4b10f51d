//! The World Council.

use crate::support::{Position, place, position};
use anachrony::Participant;
use serde_json::json;

/// Seat 0 has one of each worker and water; all construct spaces are taken by seat 1.
fn crowded() -> Position {
    position(2).active(0, "1S 1E 1A 1G").charged(0, 2).goods(0, "2W 2T").pool("1S").full(1, 0).on_top(&[303])
}

#[test]
fn the_left_space_costs_two_water_and_makes_first_player_and_the_right_one_water() {
    // ANA-COUNCIL-01
    let mut game = crowded().ready();
    game.choose(0, place("engineer", "council", 1));
    assert!(game.has(0, "2T"));
    assert_eq!(game.0.banner, Participant(0));
    let mut game = crowded().with(|game| game.banner = Participant(1)).ready();
    game.choose(0, place("engineer", "council", 2));
    game.choose(0, crate::support::build("life_support"));
    assert!(game.has(0, "1W 1T"), "a life support for an engineer costs one titanium");
    assert_eq!(game.0.banner, Participant(1));
    let poor = crowded().goods(0, "2T").ready();
    assert!(!poor.can_go(0, json!({"council": 1})) && !poor.can_go(0, json!({"council": 2})));
    assert!(!crowded().goods(0, "1W 2T").ready().can_go(0, json!({"council": 1})));
}

#[test]
fn only_an_action_whose_spaces_are_all_taken_can_be_copied() {
    // ANA-COUNCIL-02, ANA-COUNCIL-03
    let mut game = crowded().ready();
    game.choose(0, place("genius", "council", 1));
    assert_eq!(game.words(0, "perform"), ["construct"], "recruit and research have free spaces");
    let one_free = crowded().with(|game| {
        game.capital[0][1].suit = None;
        game.players[1].suits += 1;
    });
    assert!(!one_free.ready().can_go(0, json!({"council": 2})), "even if the free space would cost water");
}

#[test]
fn workers_do_at_the_council_what_they_do_on_the_spaces() {
    // ANA-COUNCIL-04
    let game = crowded().ready();
    assert_eq!(
        game.who_can_go(0, json!({"council": 2})),
        ["scientist", "engineer", "genius"],
        "no administrator constructs"
    );
    let mut game = crowded().goods(0, "1W 1T").ready();
    assert_eq!(game.who_can_go(0, json!({"council": 2})), ["engineer", "genius"], "with one titanium less");
    game.choose(0, place("engineer", "council", 2));
    game.idle_until(|game| game.actor == Participant(1));
    assert_eq!(game.player(0).spots_taken(), 1);
}

#[test]
fn neither_fees_nor_tiles_of_the_copied_action_count() {
    // ANA-COUNCIL-05, ANA-IMPACT-11
    let mut game = crowded().era(5).tile("building_points", 1).tile("less_of_any", 2).ready();
    game.choose(0, place("scientist", "council", 2));
    game.choose(0, crate::support::build("life_support"));
    assert!(game.has(0, "1W"), "two titanium are paid, nothing is taken off");
    assert_eq!(game.player(0).points, 0);
    game.end_era();
    assert!(game.0.capital[0][..2].iter().all(|hex| hex.unavailable), "by the suits that stood there");
    assert!(game.0.capital[1][..2].iter().all(|hex| !hex.unavailable));
}

#[test]
fn the_left_space_may_be_used_just_to_become_first_player_by_anybody() {
    // ANA-COUNCIL-06, ANA-COUNCIL-07, ANA-COUNCIL-09
    let mut game =
        position(2).active(0, "1A").charged(0, 1).goods(0, "2W").with(|game| game.banner = Participant(1)).ready();
    assert!(!game.can_go(0, json!({"council": 2})));
    game.choose(0, place("administrator", "council", 1));
    assert_eq!((game.0.banner, game.waiting()), (Participant(0), vec![1]));
    let mut game = crowded().ready();
    game.choose(0, place("engineer", "council", 1));
    assert_eq!(game.choices(0), [json!({"perform": "construct"}), json!("skip")]);
    game.choose(0, json!("skip"));
    assert_eq!((game.waiting(), game.player(0).spots_taken()), (vec![1], 0));
}

#[test]
fn the_right_space_is_for_copying_only() {
    // ANA-COUNCIL-08
    let game = crowded().goods(0, "2W").ready();
    assert!(!game.can_go(0, json!({"council": 2})), "construct is full, but nothing can be paid for");
    let game = position(2).active(0, "1A 1S").charged(0, 1).goods(0, "9W").pool("1S").full(1, 1).ready();
    assert_eq!(game.who_can_go(0, json!({"council": 2})), ["administrator"]);
}

#[test]
fn each_space_of_the_council_takes_one_suit() {
    // ANA-COUNCIL-01, ANA-SPACE-01
    let mut game = crowded().goods(0, "9W 9T").active(1, "1E").charged(1, 1).goods(1, "9W 9T").ready();
    game.choose(0, place("engineer", "council", 1));
    game.choose(0, json!("skip"));
    assert!(!game.can_go(1, json!({"council": 1})) && game.can_go(1, json!({"council": 2})));
}

#[test]
fn after_the_impact_turned_tiles_count_as_taken() {
    // ANA-COUNCIL-11
    let turned = |both: bool| {
        let game = position(2).era(5).active(0, "1A").charged(0, 1).goods(0, "1W").pool("1S").with(|game| {
            game.capital[1][0].unavailable = true;
            game.capital[1][1].unavailable = both;
        });
        game.ready().can_go(0, json!({"council": 2}))
    };
    assert!(turned(true) && !turned(false));
}
