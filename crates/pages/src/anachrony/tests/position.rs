//! Positions of two players, Harmony and Dominance, on side A: era 2, seat 0 to act, and nobody has anything.

use anachrony::data::{Goods, Leader, Path, Side, Workers};
use anachrony::player::{Player, PlayerArea};
use anachrony::state::Phase;
use anachrony::{Anachrony, Choice, Event, Options, Participant};
use serde_json::json;
use tabletop::{Game, List, Seat, Seed};

/// A position.
pub(super) fn position() -> Anachrony {
    let options: Options = serde_json::from_value(
        json!({"players": 2, "paths": ["harmony", "dominance"], "leaders": ["haulani", "samira"], "evacuation": ["A", "A"]}),
    )
    .unwrap();
    let mut game = Anachrony::start(&options, Seed([3; 32])).unwrap();
    for (player, (path, leader)) in
        game.players.iter_mut().zip([(Path::Harmony, Leader::Haulani), (Path::Dominance, Leader::Samira)])
    {
        let (path, leader, evacuation) = (Some(path), Some(leader), Some(Side::A));
        let area = PlayerArea { path, leader, evacuation, morale: 3, focus: 2, ..PlayerArea::default() };
        *player = Player { area, ..Player::default() };
    }
    (game.era, game.phase, game.actor, game.steps) = (2, Phase::Actions, Participant(0), List::new());
    (game.recruit_pool, game.mine_pool) = (Workers::NONE, List::new());
    game
}

/// What seat 0 has: goods, active workers, and a charged suit for each.
pub(super) fn give(game: &mut Anachrony, goods: Goods, active: Workers) {
    let me = &mut game.players[0];
    (me.area.goods, me.area.active) = (goods, active);
    for slot in 0..usize::from(active.total()).min(6) {
        me.area.charged[slot] = true;
        me.area.suits -= 1;
    }
}

/// Seat 0 makes a choice.
pub(super) fn choose(game: &mut Anachrony, choice: Choice) -> Vec<Event> {
    let mut events = Vec::new();
    game.apply(Seat(0), choice, &mut events).unwrap();
    events
}
