//! LOOP-EX: the worked examples that take a whole turn.

use crate::support::*;
use serde_json::json;

#[test]
fn mr_time_plays_the_turn_of_the_rulebook() {
    // LOOP-EX-05, LOOP-EX-06, LOOP-EX-07: the Doctor in Globalization, Time Prowler to be moved, a vortex elsewhere
    let mut game = position(&["mr_time", "time_prowler"])
        .doctor("globalization")
        .agent(0, "industrial")
        .agent(1, "end")
        .vortex("dawn")
        .rifts("industrial", 1)
        .rifts("robots", 1)
        .rifts("dawn", 2)
        .energy("industrial", 1)
        .clone_in("robots", "globalization")
        .hand(0, &["gutenberg", "grab_boot", "ionic_temporograph"])
        .mission("medieval", "prodigal_clones", 0)
        .mission("end", "loop_tour", 0)
        .ready();
    game.choose(play("gutenberg"));
    assert_eq!((game.rifts("industrial"), game.rifts("dawn")), (0, 1));
    game.choose(walk("globalization"));
    assert_eq!(game.energy("industrial"), 0);
    game.choose(play("grab_boot"));
    assert_eq!((game.clones("globalization").len(), game.cubes("prodigal_clones")), (0, 1), "LOOP-M5-05");
    game.choose_all(&[json!("ability"), era("robots"), play("ionic_temporograph")]);
    assert_eq!((game.place(1), game.energy("robots")), ("robots", 1));
    game.choose_all(&[free("robots"), loop_("spiral")]);
    assert_eq!(game.ready_cards(0), ["ionic_temporograph", "gutenberg"], "LOOP-LOOP-05");
    game.choose_all(&[play("gutenberg"), play("ionic_temporograph")]);
    assert_eq!((game.rifts("robots"), game.rifts("dawn"), game.energy("robots")), (0, 0, 1));
    assert_eq!(game.cubes("loop_tour"), 1, "LOOP-M7-01");
}
