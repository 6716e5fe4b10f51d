//! LOOP-ERA, LOOP-ACT, LOOP-MOVE, LOOP-FREE: where things are, and what the active agent may do about it.

use crate::support::*;
use serde_json::json;
use tabletop::{Game, Seat};
use the_loop::Choice;

const CLOCKWISE: [&str; 7] = ["dawn", "medieval", "renaissance", "industrial", "globalization", "robots", "end"];

fn around(index: usize) -> (&'static str, &'static str) {
    (CLOCKWISE[(index + 6) % 7], CLOCKWISE[(index + 1) % 7])
}

#[test]
fn every_era_has_one_before_and_one_after_it_all_round_the_circle() {
    // LOOP-ERA-02, LOOP-ERA-03, LOOP-ERA-04, LOOP-MOVE-02
    for (index, here) in CLOCKWISE.into_iter().enumerate() {
        let game = position(&["mr_time", "v_girl"]).agent(0, here).energy(here, 1).ready();
        let (before, after) = around(index);
        for moves in [game.named("move"), game.named("free_move")] {
            assert_eq!(moves.len(), 2, "{here}");
            assert!(moves.contains(&before.to_owned()) && moves.contains(&after.to_owned()), "{here}: {moves:?}");
        }
    }
}

#[test]
fn the_next_era_is_the_one_after_that_of_the_figure_wherever_it_stands() {
    // LOOP-ERA-04, LOOP-ERA-05, LOOP-TERM-08
    for (index, here) in CLOCKWISE.into_iter().enumerate() {
        let (before, after) = around(index);
        let base = position(&["mr_time", "v_girl"]).agent(0, here).hand(0, &["riveter"]);
        let mut game = base.rifts(before, 3).rifts(after, 3).rifts(here, 3).ready();
        game.choose(play("riveter"));
        assert_eq!((game.rifts(before), game.rifts(here), game.rifts(after)), (3, 3, 1), "{here}");
    }
}

#[test]
fn your_era_is_that_of_the_figure_and_not_where_the_agent_started() {
    // LOOP-ERA-01, LOOP-TERM-06
    let mut game = position(&["v_girl", "mr_time"])
        .agent(0, "dawn")
        .agent(1, "renaissance")
        .hand(0, &["super_pants"])
        .rifts("dawn", 1)
        .rifts("renaissance", 1)
        .ready();
    game.choose(play("super_pants"));
    assert_eq!((game.rifts("dawn"), game.rifts("renaissance")), (0, 1));
}

#[test]
fn what_lies_in_your_own_era_or_two_eras_away_is_not_adjacent() {
    // LOOP-ERA-06, LOOP-TERM-09
    let mut game = position(&["mr_time", "time_prowler"])
        .agent(0, "dawn")
        .hand(0, &["grab_boot", "binoculars"])
        .clone_in("dawn", "robots")
        .clone_in("renaissance", "robots")
        .rifts("dawn", 1)
        .rifts("robots", 1)
        .ready();
    game.choose_all(&[play("grab_boot"), play("binoculars")]);
    assert_eq!((game.clones("dawn").len(), game.clones("renaissance").len()), (1, 1));
    assert_eq!((game.rifts("dawn"), game.rifts("robots")), (1, 1));
    assert!(game.ready_cards(0).is_empty(), "both were used all the same");
}

#[test]
fn actions_of_all_kinds_come_in_any_order_and_number() {
    // LOOP-ACT-01, LOOP-FREE-03, LOOP-USE-02, LOOP-LOOP-03
    let mut game = position(&["mr_time", "v_girl"])
        .hand(0, &["duct_tape", "super_pants"])
        .rifts("end", 3)
        .rifts("dawn", 1)
        .energy("end", 4)
        .ready();
    game.choose_all(&[play("duct_tape"), loop_("spiral"), play("duct_tape"), walk("dawn"), play("super_pants")]);
    game.choose_all(&[free("end"), loop_("spiral"), play("duct_tape")]);
    assert_eq!((game.rifts("end"), game.rifts("dawn"), game.energy("end"), game.place(0)), (0, 0, 0, "end"));
}

#[test]
fn an_action_is_open_as_soon_as_its_conditions_are_met_and_only_then() {
    // LOOP-ACT-02, LOOP-MOVE-03
    let mut game = position(&["mr_time", "v_girl"]).hand(0, &["flint_starter"]).energy("dawn", 5).ready();
    assert!(!game.offers(walk("dawn")) && !game.offers(loop_("star")), "the energy next door does not count");
    game.choose(play("flint_starter"));
    assert!(game.offers(walk("dawn")) && game.offers(loop_("star")));
    game.choose(walk("robots"));
    assert!(!game.offers(walk("end")) && !game.offers(loop_("star")), "it stayed behind");
}

#[test]
fn a_begun_action_is_finished_before_anything_else() {
    // LOOP-ACT-03, LOOP-ABIL-02
    let mut game = position(&["mr_time", "v_girl"]).hand(0, &["flying_screw", "duct_tape"]).energy("end", 3).ready();
    assert!(game.offers(json!("ability")));
    game.choose(play("flying_screw"));
    for other in [end(), play("duct_tape"), walk("dawn"), free("dawn"), loop_("star"), json!("ability"), skip()] {
        assert!(!game.offers(other));
    }
    game.choose(era("dawn"));
    game.choose_all(&[json!("ability")]);
    for other in [end(), play("duct_tape"), free("medieval"), skip()] {
        assert!(!game.offers(other), "nor during an ability");
    }
}

#[test]
fn the_phase_may_end_at_once_or_after_any_action() {
    // LOOP-ACT-04
    let base = || position(&["mr_time", "v_girl"]).hand(0, &["duct_tape"]).chutes(&["next", "doctor"]);
    let mut game = base().ready();
    game.choose(end());
    assert_eq!((game.0.turn, game.waiting()), (2, 1));
    let mut game = base().ready();
    game.choose_all(&[play("duct_tape"), end()]);
    assert_eq!((game.0.turn, game.waiting()), (2, 1));
}

#[test]
fn nobody_but_the_active_player_acts_and_with_no_cards_but_the_own() {
    // LOOP-ACT-05, LOOP-USE-01
    let game = position(&["mr_time", "v_girl"])
        .hand(0, &["duct_tape"])
        .exhausted(0, &["grab_boot"])
        .hand(1, &["donut"])
        .energy_everywhere(3)
        .ready();
    assert_eq!(game.named("use"), ["duct_tape"]);
    let mut choices = vec![Choice::End];
    game.0.choices(Seat(1), &mut choices);
    assert!(choices.is_empty());
    for choice in [play("donut"), free("medieval"), end()] {
        let read: Choice = serde_json::from_value(choice).unwrap();
        assert!(game.0.clone().apply(Seat(1), read, &mut ()).is_err());
    }
}

#[test]
fn a_paid_move_takes_one_energy_from_the_era_that_is_left_as_often_as_there_is_some() {
    // LOOP-MOVE-01, LOOP-MOVE-03, LOOP-MOVE-04
    let mut game = position(&["mr_time", "v_girl"]).moved().energy("end", 2).energy("dawn", 1).ready();
    game.choose(walk("dawn"));
    assert_eq!((game.place(0), game.energy("end"), game.energy("dawn")), ("dawn", 1, 1));
    game.choose_all(&[walk("end"), walk("dawn")]);
    assert_eq!((game.place(0), game.energy("end"), game.energy("dawn")), ("dawn", 0, 0));
    assert!(game.named("move").is_empty());
}

#[test]
fn the_free_move_leaves_the_energy_and_turns_the_board_until_the_end_of_the_turn() {
    // LOOP-FREE-01, LOOP-FREE-02, LOOP-AGENT-02, LOOP-LOOP-11
    let mut game = position(&["mr_time", "v_girl"]).energy_everywhere(2).chutes(&["next", "doctor"]).ready();
    game.choose(walk("dawn"));
    assert!(!game.0.agents[0].moved, "a paid move is another thing");
    game.choose(free("medieval"));
    assert_eq!((game.energy("dawn"), game.place(0)), (2, "medieval"));
    assert!(game.0.agents[0].moved && !game.0.agents[1].moved);
    for action in [loop_("star"), walk("dawn")] {
        game.choose(action);
        assert!(game.named("free_move").is_empty());
    }
    game.end_turn();
    assert!(!game.0.agents[0].moved && !game.named("free_move").is_empty());
}
