//! LOOP-MODE: S.A.B.O.T.A.G.E. and its levels.

use crate::support::*;
use serde_json::json;
use the_loop::data::{Era, Level, Token, TokenSet};
use the_loop::outcome::Ending;
use the_loop::state::Phase;

const LEVELS: [&str; 3] = ["employee_of_the_month", "agent_of_the_year", "agency_legend"];

#[test]
fn there_are_three_levels() {
    // LOOP-MODE-02
    assert_eq!(Level::ALL.map(Level::name), LEVELS);
}

#[test]
fn rifts_go_by_level_and_cycle() {
    // LOOP-MODE-03, LOOP-MODE-04, LOOP-MODE-05, LOOP-MACH-04
    for (level, rifts) in LEVELS.into_iter().zip([[2, 2, 2], [2, 3, 3], [2, 3, 3]]) {
        for (cycle, rifts) in (0..3).zip(rifts) {
            let mut game = position_on(level, &["mr_time", "v_girl"])
                .turn(cycle * 7 + 1)
                .next_doctor(&["industrial"])
                .next_clones(&[("dawn", "end"), ("dawn", "industrial"), ("dawn", "globalization")])
                .chutes(&["previous", "doctor", "next", "next", "next"])
                .ready();
            game.end_turn();
            assert_eq!(5 - game.0.given.chutes.len(), rifts, "{level}, cycle {}", cycle + 1);
        }
    }
}

#[test]
fn more_clones_go_by_level_and_players_and_come_after_those_of_setup() {
    // LOOP-MODE-03, LOOP-MODE-04, LOOP-MODE-05, LOOP-MODE-07, LOOP-SOLO-17; the first turn brings one more
    let more = [[0, 0, 0, 0], [0, 0, 1, 2], [2, 2, 3, 4]];
    for (level, more) in LEVELS.into_iter().zip(more) {
        for (players, (usual, more)) in (1..).zip([7, 7, 5, 4].into_iter().zip(more)) {
            let setup = json!({
                "doctor": ["dawn", "renaissance", "robots"],
                "chutes": ["previous", "next"],
                "bag": (1..=20).collect::<Vec<_>>(),
            });
            let game = start_with(json!({"players": players, "level": level}), setup);
            let on_board = game.0.eras.iter().fold(TokenSet::NONE, |all, era| all.union(era.clones));
            let on_board: Vec<u8> = on_board.iter().map(Token::number).collect();
            let expected: Vec<u8> = (1..=usual + more + 1).collect();
            assert_eq!(on_board, expected, "{level}, {players} players");
        }
    }
}

/// The next turn drops a rift into the Industrial Era and one beside it.
fn flooded(level: &str, rifts: u8) -> Position {
    position_on(level, &["mr_time", "v_girl"])
        .rifts("industrial", rifts)
        .next_doctor(&["industrial"])
        .next_clones(&[("dawn", "end")])
        .chutes(&["doctor", "next"])
}

#[test]
fn a_mega_vortex_holds_two_rifts_and_a_vortex_three() {
    // LOOP-MODE-03, LOOP-MODE-04, LOOP-MODE-05, LOOP-MODE-08
    for (level, ending) in LEVELS.into_iter().zip([None, None, Some(Ending::SecondVortex)]) {
        let mut game = flooded(level, 2).vortex("industrial").ready();
        game.end_turn();
        let ended = matches!(game.0.phase, Phase::Over { .. }).then(|| game.outcome().ending);
        assert_eq!(ended, ending, "{level}");
        let mut game = flooded(level, 1).vortex("industrial").ready();
        game.end_turn();
        assert_eq!((game.rifts("industrial"), game.0.phase), (2, Phase::Actions), "{level}");
    }
}

#[test]
fn on_the_mega_vortex_side_too_an_era_becomes_a_vortex_with_four_rifts() {
    // LOOP-MODE-09: and then everything that is told of vortexes holds
    let mut game = flooded("agency_legend", 2).ready();
    game.end_turn();
    assert_eq!((game.rifts("industrial"), game.is_vortex("industrial")), (3, false));
    let mut game = flooded("agency_legend", 3).available(&["matryoshka"]).energy("industrial", 1).ready();
    game.end_turn();
    assert!(game.is_vortex("industrial") && game.is_destroyed("matryoshka"));
    assert_eq!((game.rifts("industrial"), game.energy("industrial")), (0, 1));
    assert_eq!(game.0.holds(Era::Industrial), 2);
}
