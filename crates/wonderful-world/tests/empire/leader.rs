//! Leaders and special costs.

use crate::support::{Played, drop_site, place, position};
use serde_json::json;
use wonderful_world::data::Piece::{Exploration, Financier, General, Gold, Materials};
use wonderful_world::data::Resource;
use wonderful_world::state::Phase;

#[test]
fn a_general_fills_a_slot_for_generals_and_no_other() {
    // WW-LEADER-01, WW-LEADER-03
    let mut game =
        position(3).site(0, "center_of_the_earth", &[]).drafted(0, &["zeppelin"]).leaders(0, 1, 1).round(2).ready();
    assert!(!game.offers(0, place("financier", 1, "center_of_the_earth")));
    game.choose(0, place("general", 1, "center_of_the_earth"));
    assert_eq!(game.player(0).building(1).unwrap().filled.of(General), 1);
    assert_eq!((game.player(0).generals, game.player(0).financiers), (0, 1));
    assert!(!game.offers(0, place("general", 1, "center_of_the_earth")));
    game.choose(0, json!({"recycle": "zeppelin"}));
}

#[test]
fn a_financier_fills_a_slot_for_financiers_and_no_other() {
    // WW-LEADER-01, WW-LEADER-03
    let mut game =
        position(3).site(0, "world_congress", &[]).drafted(0, &["zeppelin"]).leaders(0, 1, 1).round(2).ready();
    assert!(!game.offers(0, place("general", 1, "world_congress")));
    game.choose(0, place("financier", 1, "world_congress"));
    assert_eq!(game.player(0).building(1).unwrap().filled.of(Financier), 1);
    assert_eq!((game.player(0).generals, game.player(0).financiers), (1, 0));
}

#[test]
fn leaders_fill_no_slot_of_a_resource_or_of_krystallium() {
    // WW-LEADER-03
    let game = position(3).site(0, "lunar_base", &[]).drafted(0, &["zeppelin"]).leaders(0, 3, 3).round(2).ready();
    assert_eq!(game.named(0, "place").len(), 0);
    for leader in ["general", "financier"] {
        let disguised = json!({"place": {"piece": leader, "as": "gold", "on": {"site": 1, "card": "lunar_base"}}});
        assert!(!game.offers(0, disguised));
    }
}

#[test]
fn leaders_are_placed_in_the_draft_and_in_any_step_of_production() {
    // WW-LEADER-01
    let mut game = position(2).site(0, "center_of_the_earth", &[]).leaders(0, 2, 0).round(2).producing();
    game.idle_to_step(Resource::Gold);
    game.choose(0, place("general", 1, "center_of_the_earth"));
    game.idle_until(|game| matches!(game.phase, Phase::Draft { .. }));
    game.choose(0, place("general", 1, "center_of_the_earth"));
    assert_eq!(game.player(0).building(1).unwrap().filled.of(General), 2);
    assert_eq!(game.player(0).generals, 0);
}

#[test]
fn a_leader_may_be_kept_though_a_slot_is_free_for_it() {
    // WW-LEADER-02
    let mut game = position(2).site(0, "giant_tower", &[(Materials, 2)]).built(0, &["recycling_plant"]).producing();
    assert_eq!(game.player(0).financiers, 1, "won by supremacy in materials");
    assert!(game.offers(0, place("financier", 1, "giant_tower")));
    game.choose(0, json!("done"));
    game.idle_until(|game| game.round == 2);
    assert_eq!(game.player(0).financiers, 1);
}

#[test]
fn a_leader_won_by_supremacy_is_spent_in_the_last_step_of_the_last_round() {
    // WW-LEADER-01, WW-LEADER-04, WW-ENDROUND-05
    let mut game = position(2)
        .site(0, "center_of_the_earth", &[(Exploration, 5), (General, 1)])
        .built(0, &["zeppelin"])
        .round(4)
        .producing();
    game.idle_to_step(Resource::Exploration);
    assert_eq!(game.player(0).generals, 1, "won by supremacy in exploration");
    game.choose(0, place("general", 1, "center_of_the_earth"));
    let outcome = game.idle_to_the_end();
    assert_eq!((outcome.seats[0].score.total, outcome.seats[0].leaders), (15, 0));
}

#[test]
fn leaders_spent_on_a_completed_card_are_owned_no_longer() {
    // WW-LEADER-04
    let mut game = position(2)
        .site(0, "universal_exposition", &[(Gold, 3)])
        .drafted(0, &["zeppelin"])
        .leaders(0, 1, 2)
        .round(4)
        .ready();
    assert_eq!(game.view(None).players[0].points, 3);
    game.choose(0, place("financier", 1, "universal_exposition"));
    game.choose(0, place("financier", 1, "universal_exposition"));
    assert_eq!(Played::ids(&game.player(0).built), ["universal_exposition"]);
    assert_eq!((game.player(0).generals, game.player(0).financiers), (1, 0));
    assert_eq!(game.view(None).players[0].points, 1);
}

#[test]
fn a_leader_on_an_unfinished_card_is_not_taken_back() {
    // WW-LEADER-05
    let mut game = position(3)
        .site(0, "giant_tower", &[])
        .site(0, "universal_exposition", &[])
        .drafted(0, &["zeppelin"])
        .leaders(0, 0, 1)
        .round(2)
        .ready();
    game.choose(0, place("financier", 1, "giant_tower"));
    let expected = [
        json!({"build": "zeppelin"}),
        json!({"recycle": "zeppelin"}),
        drop_site(1, "giant_tower"),
        drop_site(2, "universal_exposition"),
    ];
    assert_eq!(game.choices(0), expected);
    game.choose(0, drop_site(1, "giant_tower"));
    assert_eq!(game.player(0).financiers, 0, "not even by dropping the card");
}
