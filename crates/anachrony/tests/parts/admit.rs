//! Positions from outside: what can be is admitted, what cannot is refused with the reason.

use crate::support::{Position, named, position, start};
use anachrony::Anachrony;
use anachrony::Participant;
use anachrony::player::Tile;
use anachrony::state::Phase;
use anachrony::step::Step;
use serde_json::json;
use tabletop::Game;

fn says(position: Position, words: &str) {
    let why = position.impossible();
    assert!(why.contains(words), "{why}");
}

#[test]
fn impossible_positions_are_refused_with_the_reason() {
    let plain = || position(2);
    says(plain().with(|game| game.players[0].suits = 5), "5 suits are there instead of 6");
    says(plain().with(|game| game.players[0].markers = 8), "more than 7 path markers");
    says(plain().with(|game| game.players[0].forced = true), "more than 7 path markers");
    says(plain().with(|game| game.players[0].morale = 7), "off the track");
    says(plain().with(|game| game.players[0].time_travel = 9), "off the time-travel track");
    says(plain().with(|game| game.players[0].paradoxes = 3), "would have brought an anomaly");
    says(plain().with(|game| game.players[0].focus = 3), "the focus lies on no era");
    says(plain().with(|game| game.players[0].closed[0] = true), "cannot be closed");
    says(plain().with(|game| game.players[0].path = game.players[1].path), "two players follow the same path");
    says(plain().with(|game| game.players[0].leader = None), "a leader is missing");
    says(plain().with(|game| (game.players[0].evacuated, game.players[0].markers) = (Some(1), 6)), "before the impact");
    says(plain().warp(0, "gold", 1).with(|game| game.players[0].warps[0] = game.players[0].warps[3]), "on one space");
    says(
        plain().with(|game| game.players[0].warps[0] = Some(anachrony::player::Warped { era: 3, cell: 1 })),
        "yet to come",
    );
    says(
        plain().with(|game| (game.players[0].spots[0].marked, game.players[0].markers) = (true, 6)),
        "nobody works on an empty spot",
    );
    says(
        plain().with(|game| {
            (game.players[0].spots[2].tile, game.superprojects[0]) = (Tile::Superproject(named("exocrawler")), None);
        }),
        "needs two spots",
    );
    says(plain().with(|game| game.players[0].spots[1].tile = Tile::Beside), "half a superproject");
    says(plain().with(|game| _ = game.primary[0].tiles.pop()), "is nowhere");
    says(
        plain().built(0, &[201]).with(|game| game.players[1].spots[3].tile = game.players[0].spots[3].tile),
        "is there twice",
    );
    says(plain().built(0, &[201]).with(|game| game.players[0].spots.swap(3, 0)), "row of another kind");
    says(plain().with(|game| game.superprojects[6] = None), "face down is missing");
    says(plain().with(|game| game.superprojects[0] = game.superprojects[1]), "a superproject is there twice");
    says(plain().with(|game| game.era = 5), "recruit cards left");
    says(plain().with(|game| game.era = 0), "does not go with this phase");
    says(plain().era(5).with(|game| game.capital[0][0].tile = None), "after the impact a tile covers");
    says(plain().with(|game| game.goals.clear()), "5 endgame cards");
    says(plain().with(|game| game.actor = Participant(2)), "not at the table");
    says(plain().with(|game| game.phase = Phase::Over), "does not end before the impact");
    for step in [
        Step::GainAny(99),
        Step::PayAny(99),
        Step::ReturnParadoxes(99),
        Step::TakeBack { count: 99, may_skip: true },
        Step::Research { tile: None, may_skip: true, times: 99 },
        Step::Settle { cost: [0; 6], discounts: 99 },
    ] {
        says(plain().with(|game| game.steps.push(step)), "99 times");
    }
    says(
        plain()
            .with(|game| game.players[0].supply = None)
            .with(|game| game.phase = Phase::Warp)
            .with(|game| game.steps.push(Step::Mine)),
        "no step is pending",
    );
    says(
        plain().with(|game| game.players[0].suits_away = 0).with(|game| game.players[0].away[named("genius")] = 1),
        "more workers than suits",
    );
}

#[test]
fn hands_of_the_asset_draft_that_cannot_be_are_refused() {
    let drafting = |change: fn(&mut Anachrony)| {
        let mut game = start(json!({"players": 2, "variants": ["asset_draft"]})).0;
        assert!(matches!(game.phase, Phase::Assets { pick: 1 }));
        change(&mut game);
        game.admit().map_err(|error| error.message)
    };
    let said = |change, words: &str| {
        let why = drafting(change).unwrap_err();
        assert!(why.contains(words), "{why}");
    };
    assert!(drafting(|_| ()).is_ok());
    said(|game| _ = game.packets[0].pop(), "has 8 cards in all");
    said(|game| game.packets[0] = game.packets[1], "is there twice");
    said(|game| game.packets[0].swap(0, 1), "in the order of its numbers");
    said(|game| game.players[0].pick = Some(game.packets[1][0]), "not in hand");
    says(position(2).with(|game| game.packets[3].push(Default::default())), "has 0 cards in all");
}

#[test]
fn a_dump_can_be_edited_and_loaded() {
    let game = position(3).built(0, &[305]).active(0, "1S").ready();
    let mut dump = serde_json::to_value(&game.0).unwrap();
    dump["players"][0]["goods"] = json!({"water": 7, "gold": 1});
    dump["players"][0]["breakthroughs"] = json!({});
    dump["players"][0]["active"]["genius"] = json!(2);
    let read: Anachrony = serde_json::from_value(dump.clone()).unwrap();
    let read = crate::support::Played(read.admit().unwrap());
    assert!(read.has(0, "7W 1G"));
    assert_eq!(read.player(0).active, crate::support::workers("1S 2G"));
    dump["players"][0]["goods"] = json!({"water": 5000});
    assert!(
        serde_json::from_value::<Anachrony>(dump.clone())
            .unwrap_err()
            .to_string()
            .contains("more than a game can bring")
    );
    dump["players"][0]["goods"] = json!({"coins": 1});
    assert!(serde_json::from_value::<Anachrony>(dump).unwrap_err().to_string().contains("there is no good \"coins\""));
}

#[test]
fn what_the_game_would_do_by_itself_is_done() {
    let game = position(2).with(|game| game.players[0].passed = true).ready();
    assert_eq!(game.waiting(), [1], "a seat that has passed is not asked");
}

#[test]
fn what_is_counted_has_bounds() {
    says(position(2).with(|game| game.players[0].points = 65_535), "65535 points are beyond any game");
    says(position(2).with(|game| game.research_dice.rolls = 65_535), "65535 rolls of research dice");
    says(position(2).goods(0, "65535W"), "so much of a good");
    says(position(2).active(0, "65535S"), "so many workers");
}

#[test]
fn a_player_with_an_unknown_field_is_refused() {
    let mut written = serde_json::to_value(&position(2).ready().0).unwrap();
    assert!(serde_json::from_value::<Anachrony>(written.clone()).is_ok());
    written["players"][0]["morals"] = json!(3);
    let error = serde_json::from_value::<Anachrony>(written).unwrap_err();
    assert!(error.to_string().contains("unknown field `morals`"), "{error}");
}
