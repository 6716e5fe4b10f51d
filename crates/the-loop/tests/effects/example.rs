//! LOOP-EX-05 to LOOP-EX-07: the turn that the rulebook plays through to the end.

use crate::support::*;
use serde_json::json;

#[test]
fn the_turn_of_the_rulebook_from_the_bookworm_hole_to_the_second_use_after_a_loop() {
    let mut game = position(&["mr_time", "time_prowler", "v_girl"])
        .doctor("globalization")
        .agent(0, "robots")
        .agent(1, "renaissance")
        .agent(2, "dawn")
        .vortex("dawn")
        .vortex("medieval")
        .hand(0, &["gutenberg", "grab_boot", "ionic_temporograph"])
        .rifts("robots", 1)
        .rifts("industrial", 1)
        .rifts("dawn", 2)
        .rifts("medieval", 2)
        .energy("robots", 1)
        .clone_in("industrial", "globalization")
        .mission("end", "prodigal_clones", 0)
        .ready();
    // LOOP-EX-05
    game.choose_all(&[play("gutenberg"), era("medieval"), walk("globalization")]);
    assert_eq!((game.rifts("robots"), game.rifts("medieval"), game.energy("robots")), (0, 1, 0));
    // LOOP-EX-06
    game.choose(play("grab_boot"));
    assert_eq!((game.0.bag.len(), game.cubes("prodigal_clones")), (28, 1));
    game.choose_all(&[json!("ability"), agent("time_prowler"), era("industrial")]);
    game.choose_all(&[play("ionic_temporograph"), era("industrial"), free("industrial")]);
    assert_eq!((game.place(0), game.place(1), game.energy("industrial")), ("industrial", "industrial", 1));
    assert!(game.ready_cards(0).is_empty());
    // LOOP-EX-07
    game.choose(loop_("spiral"));
    assert_eq!((game.ready_cards(0), game.energy("industrial")), (vec!["ionic_temporograph", "gutenberg"], 0));
    game.choose_all(&[play("gutenberg"), era("dawn"), play("ionic_temporograph"), era("industrial")]);
    assert_eq!((game.rifts("industrial"), game.rifts("dawn"), game.energy("industrial")), (0, 1, 1));
}
