//! LOOP-SETUP, LOOP-MODE: the first state.

use crate::support::*;
use serde_json::json;
use the_loop::state::Fate;

/// All that falls in the first turn falls into the Doctor's era.
fn laid_out(options: serde_json::Value) -> Played {
    start_with(options, json!({"doctor": ["dawn", "renaissance", "robots"], "chutes": vec!["doctor"; 20]}))
}

#[test]
fn clones_and_artifacts_by_the_number_of_players_and_the_level() {
    // LOOP-SETUP-15 to LOOP-SETUP-18, LOOP-MODE-03 to LOOP-MODE-07, LOOP-SOLO-02; the first turn adds one of each
    for (players, level, clones, artifacts) in [
        (2, "employee_of_the_month", 7, 2),
        (3, "employee_of_the_month", 5, 3),
        (4, "employee_of_the_month", 4, 4),
        (2, "agent_of_the_year", 8, 2),
        (3, "agency_legend", 7, 3),
    ] {
        let game = laid_out(json!({"players": players, "level": level})).0;
        assert_eq!(28 - game.bag.len(), clones + 1, "{players} {level}");
        // An artifact in an era that became a vortex at once is destroyed.
        assert_eq!(game.available.len() + game.destroyed.len(), artifacts + 1, "{players} {level}");
    }
    let game = laid_out(json!({"players": 1, "team": 4})).0;
    let dealing = usize::from(game.turn == 0);
    assert_eq!(28 - game.bag.len(), 8 - dealing);
}

#[test]
fn two_eras_have_a_rift_and_a_mission_the_others_energy() {
    // LOOP-SETUP-11, LOOP-SETUP-12, LOOP-SETUP-14, LOOP-SETUP-13
    let game = start_with(
        json!({"players": 2, "agents": ["mr_time", "cztwyzzek"]}),
        json!({"doctor": ["dawn", "renaissance", "robots"], "chutes": ["doctor", "previous"], "bag": [1, 2, 3, 4, 5, 6, 7, 8]}),
    );
    assert_eq!([game.rifts("dawn"), game.rifts("renaissance"), game.rifts("medieval")], [1, 1, 0]);
    assert_eq!([game.energy("dawn"), game.energy("renaissance"), game.energy("medieval")], [0, 0, 1]);
    assert_eq!(game.tile("dawn").0, Fate::Open);
    assert_eq!(game.0.tiles(Fate::Open), 2, "LOOP-TILE-01");
    assert_eq!(game.0.tiles(Fate::FaceDown), 5, "LOOP-SETUP-02");
    assert_eq!(game.0.doctor_deck.len(), 6, "LOOP-SETUP-13: all seven were shuffled again");
}

#[test]
fn figures_start_at_home_with_three_of_six_cards() {
    // LOOP-SETUP-09, LOOP-SETUP-21, LOOP-SETUP-25
    let game = start(json!({"players": 4, "agents": ["cztwyzzek", "v_girl", "time_prowler", "robofinisher_404"]}));
    assert_eq!(
        (0..4).map(|place| game.place(place)).collect::<Vec<_>>(),
        ["dawn", "renaissance", "globalization", "robots"]
    );
    assert!((0..4).all(|place| game.hand(place).len() == 3 && game.deck(place).len() == 3));
    assert!(game.0.agents.iter().all(|one| !one.moved));
}
