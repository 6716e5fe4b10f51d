//! LOOP-VORTEX, LOOP-LOSE: vortexes and defeat.

use crate::support::*;
use serde_json::json;
use tabletop::{Dice, Game, Seed};
use the_loop::data::Era;
use the_loop::outcome::Ending;
use the_loop::state::{Fate, Phase};
use the_loop::{Event, Options, TheLoop};

/// The next turn drops a rift into the Industrial Era, where the Doctor then is, and one into Globalization.
fn flooded(rifts: u8) -> Position {
    position(&["mr_time", "v_girl"])
        .rifts("industrial", rifts)
        .next_doctor(&["industrial"])
        .next_clones(&[("dawn", "end")])
        .chutes(&["doctor", "next"])
}

#[test]
fn the_fourth_rift_makes_a_vortex_and_the_third_does_not() {
    // LOOP-VORTEX-01, LOOP-VORTEX-06, LOOP-MACH-09
    for (rifts, vortex, left) in [(2, false, 3), (3, true, 0)] {
        let mut game = flooded(rifts).ready();
        game.end_turn();
        assert_eq!((game.is_vortex("industrial"), game.rifts("industrial")), (vortex, left));
        assert_eq!((game.is_vortex("globalization"), game.rifts("globalization")), (false, 1));
    }
}

#[test]
fn a_vortex_takes_rifts_tile_and_artifacts_and_leaves_the_rest() {
    // LOOP-VORTEX-02, LOOP-VORTEX-03, LOOP-VORTEX-04, LOOP-VORTEX-06, LOOP-VORTEX-08, LOOP-VORTEX-11, LOOP-EX-02
    let mut game = position(&["mr_time", "v_girl"])
        .agent(1, "industrial")
        .mission("industrial", "block_exhaust", 5)
        .available(&["matryoshka", "dynamo", "currywurst"])
        .rifts("industrial", 2)
        .energy("industrial", 2)
        .clone_in("industrial", "dawn")
        .clone_in("globalization", "dawn")
        .clone_in("globalization", "medieval")
        .next_doctor(&["globalization"])
        .next_clones(&[("dawn", "end")])
        .great_deck(&["flint_starter"])
        .chutes(&["previous", "previous", "doctor", "doctor"])
        .ready();
    game.end_turn();
    assert!(game.is_vortex("industrial") && game.is_destroyed("matryoshka") && game.is_destroyed("dynamo"));
    assert!(game.is_available("currywurst") && game.is_available("flint_starter"), "other eras keep theirs");
    assert_eq!((game.rifts("industrial"), game.rifts("globalization")), (0, 2));
    assert_eq!((game.energy("industrial"), game.clones("industrial").len(), game.place(1)), (2, 1, "industrial"));
    assert_eq!((game.tile("industrial").0, game.cubes("block_exhaust")), (Fate::Failed, 0));
    assert_eq!(game.0.tiles(Fate::Open), 2, "LOOP-VORTEX-05");
}

#[test]
fn a_face_down_tile_is_gone_unseen() {
    // LOOP-VORTEX-03
    let mut game = flooded(3).face_down("industrial", "surrounded").ready();
    game.end_turn();
    assert_eq!(game.tile("industrial"), (Fate::Buried, "surrounded"));
    let seen = game.0.view(tabletop::Viewer::Spectator);
    assert_eq!(seen.era(Era::Industrial).tile.mission, None);
    assert!(seen.unseen_missions.contains(&named("surrounded")));
}

#[test]
fn an_archived_mission_is_not_lost_to_a_vortex_that_comes_later() {
    // LOOP-VORTEX-03: the era has no tile any more; LOOP-VORTEX-02
    let mut game = flooded(3).archived("industrial").ready();
    game.end_turn();
    assert!(game.is_vortex("industrial"));
    assert_eq!((game.tile("industrial").0, game.0.tiles(Fate::Archived)), (Fate::Archived, 1));
}

#[test]
fn however_many_rifts_there_are_it_is_one_vortex() {
    // LOOP-VORTEX-07: eight are not two vortexes, which would be defeat
    let mut game = flooded(3)
        .clone_in("industrial", "dawn")
        .clone_in("industrial", "medieval")
        .clone_in("industrial", "end")
        .chutes(&["doctor"; 5])
        .ready();
    let events = game.end_turn();
    assert_eq!(events.iter().filter(|event| matches!(event, Event::Vortex { .. })).count(), 1);
    assert_eq!((game.0.vortexes().len(), game.rifts("industrial"), game.0.phase), (1, 0, Phase::Actions));
}

#[test]
fn agents_enter_vortexes_and_use_their_energy() {
    // LOOP-VORTEX-12
    let mut game = position(&["mr_time", "v_girl"])
        .vortex("dawn")
        .energy("end", 1)
        .energy("dawn", 2)
        .exhausted(0, &["grab_boot"])
        .ready();
    game.choose_all(&[walk("dawn"), loop_("star"), walk("medieval"), free("dawn")]);
    assert_eq!((game.place(0), game.energy("dawn"), game.ready_cards(0)), ("dawn", 0, vec!["grab_boot"]));
}

#[test]
fn rifts_that_a_vortex_swallows_count_for_no_mission() {
    // LOOP-VORTEX-13
    let mut game = flooded(3).mission("dawn", "block_exhaust", 0).mission("end", "reflash_continuum", 0).ready();
    game.end_turn();
    assert!(game.is_vortex("industrial"));
    assert_eq!((game.cubes("block_exhaust"), game.cubes("reflash_continuum")), (0, 0));
}

#[test]
fn a_second_vortex_in_an_era_is_defeat_and_a_vortex_holds_three_rifts_again() {
    // LOOP-LOSE-01, LOOP-VORTEX-10
    let mut game = flooded(3).vortex("industrial").ready();
    game.end_turn();
    assert_eq!((game.outcome().ending, game.outcome().won), (Ending::SecondVortex, false));
    let mut game = flooded(2).vortex("industrial").ready();
    game.end_turn();
    assert_eq!((game.rifts("industrial"), game.0.phase), (3, Phase::Actions));
}

#[test]
fn a_fourth_vortex_is_defeat_and_a_third_is_not() {
    // LOOP-LOSE-02, LOOP-COMP-06
    let two = || flooded(3).vortex("dawn").vortex("medieval");
    let mut game = two().ready();
    game.end_turn();
    assert_eq!((game.0.vortexes().len(), game.0.phase), (3, Phase::Actions));
    let mut game = two().vortex("end").ready();
    game.end_turn();
    assert_eq!((game.outcome().ending, game.outcome().vortexes), (Ending::FourthVortex, 3));
}

#[test]
fn a_drop_that_makes_two_vortexes_makes_one_after_the_other_until_defeat() {
    // LOOP-VORTEX-14: the Doctor's era first, then clockwise
    let mut game = flooded(3).rifts("globalization", 3).vortex("dawn").vortex("medieval").ready();
    game.end_turn();
    assert_eq!(game.outcome().ending, Ending::FourthVortex);
    assert!(game.is_vortex("industrial") && !game.is_vortex("globalization"));
    let mut game = flooded(3).rifts("globalization", 3).rifts("renaissance", 3).chutes(&["previous", "next"]).ready();
    let events = game.end_turn();
    let vortexes: Vec<&Event> = events.iter().filter(|event| matches!(event, Event::Vortex { .. })).collect();
    let (first, second) = (Era::Globalization, Era::Renaissance);
    assert_eq!(vortexes, [&Event::Vortex { era: first }, &Event::Vortex { era: second }]);
}

#[test]
fn a_mission_opened_by_the_first_of_two_vortexes_fails_with_the_second() {
    // LOOP-VORTEX-05, LOOP-VORTEX-14: those open at the end do not depend on the order
    let mut game = flooded(3)
        .mission("industrial", "quantum_bomb", 6)
        .mission("dawn", "loop_tour", 0)
        .face_down("globalization", "surrounded")
        .face_down("robots", "feed_time")
        .rifts("globalization", 3)
        .ready();
    game.end_turn();
    assert_eq!(game.tile("industrial").0, Fate::Failed);
    assert_eq!(game.tile("globalization").0, Fate::Failed);
    assert_eq!((game.tile("robots").0, game.tile("dawn").0), (Fate::Open, Fate::Open));
    assert_eq!(game.0.tiles(Fate::Open), 2);
}

#[test]
fn cards_that_speak_of_a_vortex_mean_mega_vortexes_as_well() {
    // LOOP-VORTEX-16: and no era without one, were it full of rifts
    for level in ["employee_of_the_month", "agency_legend"] {
        let mut game = position_on(level, &["mr_time", "v_girl"])
            .vortex("dawn")
            .rifts("dawn", 2)
            .rifts("medieval", 3)
            .hand(0, &["umbrella"])
            .ready();
        game.choose(play("umbrella"));
        assert_eq!((game.rifts("dawn"), game.rifts("medieval")), (0, 3), "{level}");
    }
}

#[test]
fn no_action_of_this_game_adds_a_rift_so_that_no_vortex_comes_of_one() {
    // LOOP-VORTEX-15: the rule speaks of effects that no artifact here has; an artifact that had one would show here
    let mut list = Vec::new();
    for number in 0..60 {
        let options: Options = serde_json::from_value(json!({"players": 4})).unwrap();
        let mut game = TheLoop::start(&options, Seed([4; 32]).nth(number)).unwrap();
        let mut dice = Dice::new(Seed([5; 32]), number);
        while let Some(seat) = game.waiting_for().iter().next() {
            game.choices(seat, &mut list);
            let before = game.clone();
            game.apply(seat, dice.pick(&list).unwrap(), &mut ()).unwrap();
            if before.phase == Phase::Actions && game.phase == Phase::Actions && game.turn == before.turn {
                assert!(Era::ALL.iter().all(|era| game.era(*era).rifts <= before.era(*era).rifts));
                assert_eq!(game.vortexes(), before.vortexes());
            }
        }
    }
}

#[test]
fn defeat_comes_at_once_and_before_a_victory_that_was_near() {
    // LOOP-LOSE-04: the fourth mission is complete, and its player already stands there
    let near = || {
        let three = flooded(3).archived("dawn").archived("medieval").archived("renaissance");
        three.mission("globalization", "quantum_bomb", 6).agent(1, "globalization")
    };
    let mut game = near().vortex("industrial").ready();
    let events = game.end_turn();
    assert_eq!(game.outcome().ending, Ending::SecondVortex);
    assert_eq!(events.last(), Some(&Event::Over { ending: Ending::SecondVortex }));
    assert!(game.0.waiting_for().is_empty(), "nobody has anything to choose any more");
    // In the last turn the victory comes first: it is phase IV, and the cycles end in phase V.
    let mut game = near().turn(21).active(1).ready();
    game.choose_all(&[end(), json!("archive")]);
    assert_eq!(game.outcome().ending, Ending::Won);
}
