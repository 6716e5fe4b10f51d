//! The draft.

use crate::support::start;
use serde_json::json;

#[test]
fn the_rest_of_a_hand_goes_to_the_left_in_round_one() {
    // WW-DRAFT-03, WW-DRAFT-13
    let mut game = start(json!({"players": 3}));
    let before: Vec<_> = game.0.players.iter().map(|player| player.hand).collect();
    for seat in 0..3 {
        let pick = game.choices(seat)[0].clone();
        game.choose(seat, pick);
    }
    for seat in 0..3 {
        let mut passed = before[seat];
        passed.remove(0);
        assert_eq!(game.0.players[(seat + 1) % 3].hand, passed);
    }
}
