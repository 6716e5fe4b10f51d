//! LOOP-COMP: what lies in the box, as far as it means something in this game.

use crate::support::*;
use serde_json::json;
use std::collections::BTreeSet;
use tabletop::{Game, Results, Viewer};
use the_loop::data::{Agent, CARDS, CLONES, Chute, Era, Mission, Token};
use the_loop::{Options, TheLoop};

#[test]
fn seven_eras_make_a_closed_circle_round_a_machine_of_three_parts() {
    // LOOP-COMP-01
    let round: Vec<&str> = (0..8).map(|steps| Era::Dawn.clockwise(steps).name()).collect();
    let named = ["dawn", "medieval", "renaissance", "industrial", "globalization", "robots", "end", "dawn"];
    assert_eq!(round, named);
    assert_eq!(Chute::ALL.map(|chute| chute.leads_to(Era::Dawn).name()), ["end", "dawn", "medieval"]);
}

#[test]
fn the_box_has_five_agents_ten_missions_and_seventy_nine_artifacts() {
    // LOOP-COMP-02, LOOP-COMP-03, LOOP-COMP-06
    let starts: BTreeSet<Era> = Agent::ALL.iter().map(|agent| agent.start()).collect();
    assert_eq!((Agent::ALL.len(), starts.len()), (5, 5));
    let names: BTreeSet<&str> = CARDS.iter().map(|face| face.name).collect();
    assert_eq!((CARDS.len(), names.len(), Mission::ALL.len()), (79, 79, 10));
}

#[test]
fn a_clone_is_destroyed_two_three_four_or_six_eras_on_from_where_it_appears() {
    // LOOP-COMP-07, LOOP-CLONE-11: one of each kind for each era
    for era in Era::ALL {
        let ways = CLONES.iter().filter(|clone| clone.0 == era).map(|clone| clone.1);
        let steps: Vec<usize> = ways.map(|to| (to.index() + 7 - era.index()) % 7).collect();
        assert_eq!(steps, [2, 3, 4, 6], "{era}");
    }
    assert!(Token::numbered(28).is_some() && Token::numbered(29).is_none());
}

#[test]
fn nothing_of_the_other_modes_is_in_the_game() {
    // LOOP-COMP-09, LOOP-MODE-10: no such thing lies on the table, and no option brings it there
    let game = start(json!({"players": 2})).0;
    let table = serde_json::to_string(&(&game, game.view(Viewer::Spectator))).unwrap();
    for part in ["blue", "perma", "super_clone", "centrifuge", "ultra"] {
        assert!(!table.contains(part), "{part}");
    }
    for options in [json!({"mode": "ultramachine"}), json!({"level": "centrifuge"})] {
        assert!(serde_json::from_value::<Options>(options).is_err());
    }
    assert!(TheLoop::about().options.iter().all(|field| field.name != "mode"));
}

#[test]
fn all_win_together_or_lose_together() {
    // LOOP-COMP-10
    let base = || position(&["mr_time", "v_girl", "cztwyzzek"]);
    let three = || base().archived("dawn").archived("medieval").archived("renaissance");
    let mut won = three().mission("end", "quantum_bomb", 6).ready();
    won.choose_all(&[end(), json!("archive")]);
    let mut lost = base().turn(21).ready();
    lost.end_turn();
    for (game, wins) in [(won, true), (lost, false)] {
        let results = game.outcome().results();
        assert_eq!(results.len(), 3);
        let rank = if wins { 1 } else { 2 };
        assert!(results.iter().all(|result| result.won == wins && result.rank == rank), "{results:?}");
        assert!(game.outcome().is_shared_by_all());
    }
}

#[test]
fn only_rifts_have_a_limit_in_an_era() {
    // LOOP-COMP-11, LOOP-COMP-12
    assert!(position(&["mr_time", "v_girl"]).rifts("dawn", 4).impossible().contains("4 rifts and holds 3"));
    let mut crowded =
        position(&["mr_time", "v_girl", "cztwyzzek", "time_prowler"]).energy("dawn", 100).rifts("dawn", 3);
    for place in 0..4 {
        crowded = crowded.agent(place, "dawn");
    }
    for destroyed_in in ["medieval", "renaissance", "industrial", "globalization", "robots", "end"] {
        for _ in 0..4 {
            crowded = crowded.clone_in("dawn", destroyed_in);
        }
    }
    let artifacts = ["spartan_shield", "flint_starter", "cave_map", "mammoth_sled", "bone_boomerang"];
    let game = crowded.available(&artifacts).ready();
    assert_eq!((game.clones("dawn").len(), game.0.available_in(Era::Dawn).len()), (24, 5));
}

#[test]
fn cubes_never_run_out() {
    // LOOP-COMP-13: there are 30 of each colour in the box
    let mut game = position(&["mr_time", "v_girl"])
        .energy_everywhere(40)
        .mission("end", "quantum_bomb", 0)
        .hand(0, &["flint_starter"])
        .ready();
    game.choose(play("flint_starter"));
    assert_eq!((game.energy("end"), game.cubes("quantum_bomb")), (43, 3));
    let full = |position: Position, era: &Era| position.rifts(era.name(), 3);
    let mut game = Era::ALL
        .iter()
        .fold(position(&["mr_time", "v_girl"]), full)
        .with(|game| {
            for clone in game.bag.iter().filter(|clone| clone.destroyed_in() != Era::Dawn) {
                game.eras[0].clones.insert(clone);
                game.bag.remove(clone);
            }
        })
        .rifts("dawn", 0)
        .next_doctor(&["dawn"])
        .chutes(&["doctor"; 40])
        .ready();
    game.end_turn();
    assert_eq!(game.0.given.chutes.len(), 40 - 26, "18 lie there, and 26 more have fallen");
    assert!(game.is_vortex("dawn"));
}

#[test]
fn energy_of_another_era_pays_for_nothing() {
    // LOOP-COMP-14
    let mut game = position(&["mr_time", "v_girl"]).energy_everywhere(5).energy("end", 0).ready();
    assert!(game.named("move").is_empty() && game.named("loop").is_empty());
    game.choose(free("dawn"));
    assert_eq!(game.named("move"), ["medieval", "end"]);
    game.choose(loop_("star"));
    let all: Vec<u32> = game.0.eras.iter().map(|era| era.energy).collect();
    assert_eq!(all, [4, 5, 5, 5, 5, 5, 0]);
}
