//! Leaders and special costs.

use crate::support::{place, position};
use serde_json::json;
use wonderful_world::data::Piece;

#[test]
fn a_general_fills_a_slot_for_generals_and_no_other() {
    // WW-LEADER-01, WW-LEADER-03
    let mut game =
        position(3).site(0, "center_of_the_earth", &[]).drafted(0, &["zeppelin"]).leaders(0, 1, 1).round(2).ready();
    assert!(!game.offers(0, place("financier", 1, "center_of_the_earth")));
    game.choose(0, place("general", 1, "center_of_the_earth"));
    assert_eq!(game.player(0).building(1).unwrap().filled.of(Piece::General), 1);
    assert_eq!((game.player(0).generals, game.player(0).financiers), (0, 1));
    assert!(!game.offers(0, place("general", 1, "center_of_the_earth")));
    game.choose(0, json!({"recycle": "zeppelin"}));
}
