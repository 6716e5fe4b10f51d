//! LOOP-CLONE: clones on their way.

use crate::support::*;
use the_loop::Event;

#[test]
fn a_pushed_clone_goes_no_further_than_its_destruction_era() {
    // LOOP-CLONE-10: V-Girl could push it two eras
    let mut game = position(&["v_girl", "mr_time"])
        .agent(0, "dawn")
        .clone_in("dawn", "medieval")
        .clone_in("dawn", "renaissance")
        .hand(0, &["exo_kick"])
        .ready();
    game.choose_all(&[play("exo_kick"), clone("dawn", "medieval")]);
    assert_eq!(game.named("era"), ["medieval", "end", "robots"]);
    let events = game.choose(era("medieval"));
    assert!(events.iter().any(|event| matches!(event, Event::CloneDestroyed { .. })));
    assert!(game.clones("medieval").is_empty() && game.clones("renaissance").is_empty());
}

#[test]
fn a_clone_taken_along_is_destroyed_on_the_way() {
    // LOOP-CLONE-10: the agent goes on without it
    let mut game =
        position(&["mr_time", "v_girl"]).agent(0, "dawn").clone_in("dawn", "medieval").hand(0, &["locomotive"]).ready();
    game.choose_all(&[play("locomotive"), era("industrial"), clone("dawn", "medieval")]);
    assert_eq!((game.place(0), game.0.bag.len()), ("industrial", 28));
}

#[test]
fn a_clone_that_passes_through_enters_each_era_in_turn() {
    // LOOP-CLONE-10
    let mut game =
        position(&["mr_time", "v_girl"]).agent(0, "dawn").clone_in("dawn", "end").hand(0, &["locomotive"]).ready();
    game.choose_all(&[play("locomotive"), era("industrial"), clone("dawn", "end")]);
    assert_eq!(game.named("era"), ["medieval", "renaissance", "industrial"]);
    let events = game.choose(era("industrial"));
    let entered = events.iter().filter_map(|event| match event {
        Event::CloneMoved { era, .. } => Some(era.name()),
        _ => None,
    });
    assert_eq!(entered.collect::<Vec<_>>(), ["medieval", "renaissance", "industrial"]);
    assert_eq!(game.clones("industrial"), ["end"]);
}

#[test]
fn clones_that_swap_both_change_place_before_either_is_destroyed() {
    // LOOP-CLONE-12
    let mut game = position(&["mr_time", "v_girl"])
        .clone_in("end", "dawn")
        .clone_in("dawn", "end")
        .hand(0, &["pole_swapper"])
        .ready();
    let events = game.choose(play("pole_swapper"));
    let moved = |event: &Event| matches!(event, Event::CloneMoved { .. });
    let destroyed = |event: &Event| matches!(event, Event::CloneDestroyed { .. });
    let last_moved = events.iter().rposition(moved).unwrap();
    assert!(last_moved < events.iter().position(destroyed).unwrap());
    assert_eq!((events.iter().filter(|event| moved(event)).count(), game.0.bag.len()), (2, 28));
}
