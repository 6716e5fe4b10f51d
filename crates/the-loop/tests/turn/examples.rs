//! LOOP-EX: the rulebook's long example, Sasha's turn. The short ones stand with the rules that they show.

use crate::support::*;
use serde_json::json;

/// Sasha plays Mr. Time, in the Age of Robots; the Doctor is in the Globalization Era.
fn sasha() -> Played {
    position(&["mr_time", "time_prowler"])
        .doctor("globalization")
        .agent(0, "robots")
        .agent(1, "end")
        .hand(0, &["gutenberg", "grab_boot", "ionic_temporograph"])
        .energy("robots", 1)
        .rifts("robots", 2)
        .vortex("dawn")
        .vortex("medieval")
        .rifts("dawn", 2)
        .rifts("medieval", 1)
        .clone_in("industrial", "globalization")
        .mission("renaissance", "prodigal_clones", 0)
        .ready()
}

fn first_part(game: &mut Played) {
    game.choose(play("gutenberg"));
    assert_eq!(game.named("era"), ["dawn", "medieval"]);
    game.choose_all(&[era("dawn"), walk("globalization")]);
}

fn second_part(game: &mut Played) {
    game.choose(play("grab_boot"));
    game.choose_all(&[json!("ability"), era("robots"), play("ionic_temporograph"), free("robots")]);
}

#[test]
fn sasha_removes_a_rift_here_and_one_in_a_vortex_and_pays_for_a_move() {
    // LOOP-EX-05
    let mut game = sasha();
    first_part(&mut game);
    assert_eq!((game.rifts("robots"), game.rifts("dawn"), game.rifts("medieval")), (1, 1, 1));
    assert_eq!((game.place(0), game.energy("robots")), ("globalization", 0));
    assert!(!game.offers(play("gutenberg")));
}

#[test]
fn sasha_destroys_a_clone_where_the_doctor_is_and_follows_the_agent_she_moved() {
    // LOOP-EX-06
    let mut game = sasha();
    first_part(&mut game);
    second_part(&mut game);
    assert_eq!((game.cubes("prodigal_clones"), game.0.bag.len()), (1, 28));
    assert_eq!((game.place(0), game.place(1), game.energy("robots")), ("robots", "robots", 1));
    assert!(game.named("free_move").is_empty() && !game.offers(json!("ability")));
}

#[test]
fn sasha_loops_and_uses_both_cards_of_a_dimension_again() {
    // LOOP-EX-07
    let mut game = sasha();
    first_part(&mut game);
    second_part(&mut game);
    game.choose(loop_("spiral"));
    assert_eq!((game.energy("robots"), game.ready_cards(0)), (0, vec!["ionic_temporograph", "gutenberg"]));
    game.choose_all(&[play("gutenberg"), era("medieval"), play("ionic_temporograph")]);
    assert_eq!((game.rifts("robots"), game.rifts("medieval"), game.energy("robots")), (0, 0, 1));
    assert_eq!(game.0.loop_cost(), 2);
}
