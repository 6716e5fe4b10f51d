//! Recruit.

use crate::support::{place, position, workers};
use serde_json::json;

#[test]
fn a_worker_comes_out_of_the_pool_active_with_a_bonus_by_kind() {
    // ANA-RECRUIT-01, ANA-RECRUIT-02
    for (kind, owned, points) in [("scientist", "2W", 0), ("engineer", "1C", 0), ("administrator", "", 1)] {
        let mut game = position(2).active(0, "1A").charged(0, 1).pool("2S 1E 1A").ready();
        game.choose(0, place("administrator", "recruit", 1));
        game.choose(0, json!({"recruit": kind}));
        assert!(game.has(0, owned), "{kind}");
        assert_eq!(game.player(0).points, points);
        assert_eq!((game.player(0).active.total(), game.0.recruit_pool.total()), (1, 3));
    }
}

#[test]
fn a_genius_brings_one_of_the_three_bonuses() {
    // ANA-RECRUIT-02
    for (bonus, owned, points) in [("water", "2W", 0), ("core", "1C", 0), ("point", "", 1)] {
        let mut game = position(2).active(0, "1A").charged(0, 1).pool("2G").ready();
        game.choose(0, place("administrator", "recruit", 1));
        assert_eq!(game.words(0, "bonus"), ["water", "core", "point"]);
        game.choose(0, json!({"bonus": bonus}));
        assert!(game.has(0, owned));
        assert_eq!(game.player(0).points, points);
    }
}

#[test]
fn scientists_do_not_recruit_and_engineers_recruit_no_genius() {
    // ANA-RECRUIT-03, ANA-RECRUIT-04
    let mut game = position(2).active(0, "1S 1E 1A 1G").charged(0, 1).pool("1E 1G").ready();
    assert_eq!(game.who_can_go(0, json!({"recruit": 1})), ["engineer", "administrator", "genius"]);
    let mut by_genius = crate::support::Played(game.0.clone());
    by_genius.choose(0, place("genius", "recruit", 1));
    assert_eq!(by_genius.words(0, "recruit"), ["engineer", "genius"]);
    game.choose(0, place("engineer", "recruit", 1));
    assert_eq!(game.player(0).active, workers("1S 1E 1A 1G"), "the only one it could recruit has come");
}

#[test]
fn without_anybody_to_recruit_the_action_cannot_be_chosen() {
    // ANA-RECRUIT-05
    assert!(!position(2).active(0, "1A").charged(0, 1).ready().can_go(0, json!({"recruit": 1})));
    let geniuses = position(2).active(0, "1E 1A").charged(0, 1).pool("2G").ready();
    assert_eq!(geniuses.who_can_go(0, json!({"recruit": 1})), ["administrator"]);
}

#[test]
fn a_recruit_can_work_in_the_same_turn_if_recruiting_was_not_its_main_choice() {
    // ANA-RECRUIT-06, ANA-SUPER-20
    let mut game = position(2).active(0, "1A").charged(0, 2).pool("1S").project(0, "exocrawler", "lab", 1).ready();
    game.choose(0, crate::support::use_spot("lab", 1));
    game.choose(0, place("administrator", "recruit", 1));
    assert_eq!((game.waiting(), game.player(0).active), (vec![0], workers("1S")));
    game.choose(0, crate::support::go("scientist", "purify"));
    assert!(game.has(0, "6W"));
}
