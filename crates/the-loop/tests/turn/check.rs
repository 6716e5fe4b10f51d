//! Positions from outside that cannot be.

use crate::support::*;
use the_loop::data::Era;
use the_loop::state::{Fate, Phase};
use the_loop::step::{Frame, Step};

fn base() -> Position {
    position(&["mr_time", "v_girl"])
}

#[test]
fn a_position_that_contradicts_itself_is_refused_with_the_reason() {
    for (position, why) in [
        (base().rifts("dawn", 4), "4 rifts and holds 3"),
        (base().vortex("dawn").with(|game| game.eras[0].tile.fate = Fate::Open), "which is a vortex"),
        (
            base().with(|game| game.destroyed = game.destroyed.union(game.great_deck.cards.iter().copied().collect())),
            "two places",
        ),
        (base().with(|game| game.bag = Default::default()), "every clone"),
        (base().with(|game| game.turn = 5), "does not go with the Doctor cards"),
        (base().with(|game| game.active = 2), "not at the table"),
        (base().with(|game| game.phase = Phase::Deal { card: None }), "alone only"),
        (base().clone_in("dawn", "dawn"), "where it is destroyed"),
        (base().mission("dawn", "surrounded", 4), "more than 3 cubes"),
        (base().with(|game| game.steps.push(Step::Arrive(Era::Dawn))), "has no end"),
        (
            base().with(|game| {
                game.steps.push(Step::EndAction);
                game.steps.push(Step::Run(Frame {
                    card: None,
                    at: 9,
                    leap: None,
                    optional: 0,
                    there: [None; 2],
                    left_out: 0,
                }));
            }),
            "beyond its end",
        ),
    ] {
        let said = position.impossible();
        assert!(said.contains(why), "{why}: {said}");
    }
}
