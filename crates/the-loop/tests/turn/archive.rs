//! LOOP-ARCHIVE, LOOP-WIN: phase IV.

use crate::support::*;
use serde_json::json;
use the_loop::Event;
use the_loop::outcome::Ending;
use the_loop::state::{Fate, Phase};

fn archive() -> serde_json::Value {
    json!("archive")
}

fn complete() -> Position {
    position(&["mr_time", "v_girl", "cztwyzzek"])
        .mission("end", "quantum_bomb", 6)
        .mission("dawn", "surrounded", 0)
        .great_deck(&["battle_steed", "trebuchet", "spartan_shield", "flint_starter"])
        .next_clones(&[("dawn", "end")])
        .chutes(&["next", "doctor"])
        .next_doctor(&["industrial"])
}

#[test]
fn a_complete_mission_of_the_own_era_may_be_archived_and_another_opens() {
    // LOOP-ARCHIVE-04, LOOP-ARCHIVE-05, LOOP-TILE-05: before the bonus
    let mut game = complete().face_down("medieval", "feed_time").archived("industrial").ready();
    game.choose(end());
    let events = game.choose(archive());
    assert_eq!((game.tile("end").0, game.cubes("quantum_bomb")), (Fate::Archived, 0));
    assert_eq!(events[0], Event::Archived { mission: named("quantum_bomb") });
    assert_eq!(events[1], Event::Opened { mission: named("feed_time"), era: named("medieval") });
    assert!(matches!(events[2], Event::Bonus { .. }));
    assert_eq!(game.0.tiles(Fate::Open), 2);
}

#[test]
fn archiving_is_optional_and_the_mission_stays_for_anybody() {
    // LOOP-ARCHIVE-07, LOOP-ARCHIVE-08: V-Girl put no cube on it
    let mut game = complete().agent(1, "end").chutes(&["next", "doctor", "next", "doctor"]).ready();
    game.choose(end());
    assert!(game.offers(archive()) && game.offers(skip()));
    game.choose(skip());
    assert_eq!((game.waiting(), game.tile("end").0, game.cubes("quantum_bomb")), (1, Fate::Open, 6));
    game.choose_all(&[end(), archive()]);
    assert_eq!(game.tile("end").0, Fate::Archived);
}

#[test]
fn the_tile_must_lie_open_where_the_actions_ended_and_be_complete() {
    for (position, why) in [
        (complete().agent(0, "robots"), "LOOP-ARCHIVE-02: it is next door"),
        (complete().mission("end", "quantum_bomb", 5), "LOOP-ARCHIVE-03: a cube is missing"),
        (complete().agent(0, "dawn"), "LOOP-ARCHIVE-03: another one is there, without cubes"),
        (complete().agent(0, "medieval"), "LOOP-ARCHIVE-02: the tile there lies face down"),
    ] {
        let mut game = position.ready();
        game.choose(end());
        assert_eq!((game.0.turn, game.0.tiles(Fate::Archived)), (2, 0), "{why}");
    }
    let mut game = complete().agent(0, "dawn").ready();
    game.choose_all(&[free("end"), end()]);
    assert!(game.offers(archive()), "LOOP-ARCHIVE-02: where the actions ended");
}

#[test]
fn at_most_one_mission_is_archived_in_a_turn() {
    // LOOP-ARCHIVE-01: both are complete
    let mut game = complete().mission("dawn", "surrounded", 3).ready();
    game.choose_all(&[end(), archive(), take("battle_steed"), take("trebuchet"), take("spartan_shield")]);
    assert_eq!((game.0.turn, game.0.phase, game.0.tiles(Fate::Archived)), (2, Phase::Actions, 1));
    assert_eq!(game.cubes("surrounded"), 3);
}

#[test]
fn artifacts_of_the_era_stay_when_its_mission_is_archived() {
    // LOOP-ARCHIVE-06
    let mut game = complete().available(&["alarm_clock", "umbrella"]).ready();
    game.choose_all(&[end(), skip(), archive()]);
    assert!(game.is_available("alarm_clock") && game.is_available("umbrella"));
}

fn three() -> Position {
    complete().archived("medieval").archived("industrial").archived("robots")
}

#[test]
fn the_fourth_archived_mission_wins_at_once() {
    // LOOP-WIN-01, LOOP-WIN-03: no new mission, no bonus, no end of the turn
    let mut game = three().hand(0, &["duct_tape"]).ready();
    game.choose(end());
    let events = game.choose(archive());
    assert_eq!(events, [Event::Archived { mission: named("quantum_bomb") }, Event::Over { ending: Ending::Won }]);
    let outcome = game.outcome();
    assert!(outcome.won && outcome.archived == 4);
    assert_eq!((game.0.tiles(Fate::Open), game.0.tiles(Fate::FaceDown)), (1, 2));
    assert!(game.0.bonus.is_empty() && game.hand(0) == ["duct_tape"]);
}

#[test]
fn the_third_does_not_win() {
    // LOOP-WIN-01
    let mut game = complete().archived("medieval").archived("industrial").ready();
    game.choose_all(&[end(), archive()]);
    assert_eq!(game.0.tiles(Fate::Archived), 3);
    assert!(matches!(game.0.phase, Phase::Bonus { .. }));
}

#[test]
fn complete_missions_on_the_board_do_not_count() {
    // LOOP-WIN-04: three are archived, the other two complete
    let mut game = three().mission("dawn", "surrounded", 3).agent(0, "medieval").ready();
    game.end_turn();
    assert_eq!((game.0.turn, game.0.phase), (2, Phase::Actions));
}

#[test]
fn nothing_but_four_missions_is_asked_for() {
    // LOOP-WIN-02, LOOP-MODE-01, LOOP-MODE-06: not even on the highest level, with three vortexes and rifts everywhere
    for level in ["employee_of_the_month", "agent_of_the_year", "agency_legend"] {
        let torn = position_on(level, &["mr_time", "v_girl"]).vortex("dawn").vortex("globalization");
        let torn = torn.archived("medieval").archived("industrial").archived("robots").rifts("robots", 3);
        let mut game = torn.clone_in("end", "dawn").mission("end", "quantum_bomb", 6).ready();
        game.choose_all(&[end(), archive()]);
        assert_eq!(game.outcome().ending, Ending::Won, "{level}");
    }
}
