//! Preparation.

use crate::facts::{EMPIRES, pieces};
use crate::support::{Played, Position, start};
use serde_json::json;
use std::collections::BTreeSet;
use tabletop::{Game, Seat, Seed};
use wonderful_world::data::{Card, Empire, Resource, Side};
use wonderful_world::state::{Heap, Phase, Player, PublicPlayer};
use wonderful_world::{Choice, Options, WonderfulWorld};

/// A shuffled game of this seed.
fn shuffled(players: u8, seed: u8) -> WonderfulWorld {
    let options = Options { players, ..Options::default() };
    WonderfulWorld::start(&options, Seed([seed; 32])).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn a_game_begins_in_the_draft_of_round_one_with_nothing_on_the_table() {
    // WW-SETUP-01, WW-SETUP-03, WW-SETUP-09
    for players in 2..=5 {
        let game = start(json!({"players": players}));
        assert_eq!((game.0.round, game.0.phase), (1, Phase::Draft { pick: 1 }));
        assert!(game.0.discard.is_empty());
        for player in &game.0.players {
            let public = PublicPlayer { empire: player.empire, ..PublicPlayer::default() };
            let bare = Player { public, hand: player.hand, ..Player::default() };
            assert_eq!(*player, bare, "no cubes, no leaders, no cards begun or built");
        }
    }
}

#[test]
fn all_150_cards_are_shuffled_into_one_face_down_deck() {
    // WW-SETUP-02, WW-COMP-05
    let orders = [1, 2, 3].map(|seed| {
        let game = shuffled(3, seed);
        let deck: tabletop::List<Card, 150> = game.deck.clone().into();
        let all: Heap = deck.iter().chain(game.players.iter().flat_map(|player| player.hand.iter())).copied().collect();
        assert!(Card::all().all(|card| all.count(card) == card.printed().copies));
        assert!(!deck.is_sorted() && !deck.iter().rev().is_sorted());
        let view = serde_json::to_value(game.view(tabletop::Viewer::Spectator)).unwrap();
        assert_eq!(view["deck"], 129, "of the deck only its height is seen");
        deck
    });
    assert!(orders[0] != orders[1] && orders[1] != orders[2]);
}

#[test]
fn where_a_card_comes_to_lie_is_a_matter_of_chance() {
    // WW-SETUP-02
    let mut firsts = BTreeSet::new();
    let mut lasts = BTreeSet::new();
    for seed in 0..200 {
        let deck: tabletop::List<Card, 150> = shuffled(5, seed).deck.into();
        firsts.insert(deck[0]);
        lasts.insert(deck[deck.len() - 1]);
    }
    assert!(firsts.len() > 50 && lasts.len() > 50, "{} and {}", firsts.len(), lasts.len());
}

#[test]
fn the_table_plays_one_side_and_a_is_what_is_taken_if_nothing_is_said() {
    // WW-SETUP-04, WW-SETUP-05, WW-SETUP-06
    assert_eq!(start(json!({"players": 3})).0.options.side, Side::A);
    assert_eq!(start(json!({"players": 3, "side": "A"})).0.options.side, Side::A);
    let game = start(json!({"players": 5, "side": "B"}));
    let makes = |player: &Player| Resource::ALL.map(|resource| player.production(resource, game.0.options.side));
    assert!(game.0.players.iter().all(|player| makes(player) == [2, 1, 1, 0, 0]));
    for mixed in [json!(["A", "B"]), json!({"0": "A", "1": "B"}), json!("A B"), json!("AB")] {
        assert!(serde_json::from_value::<Options>(json!({"players": 2, "side": mixed})).is_err(), "{mixed}");
    }
}

#[test]
fn every_player_gets_one_empire_and_no_two_get_the_same() {
    // WW-SETUP-07, WW-SETUP-10
    let mut met = [const { BTreeSet::new() }; 5];
    for seed in 0..60 {
        let game = shuffled(5, seed);
        let empires: BTreeSet<Empire> = game.players.iter().map(|player| player.empire.unwrap()).collect();
        assert_eq!(empires.len(), 5);
        for (player, met) in game.players.iter().zip(&mut met) {
            met.insert(player.empire);
        }
    }
    assert!(met.iter().all(|met| met.len() == 5), "any empire may come to any seat");
}

#[test]
fn players_who_choose_their_empires_choose_seat_by_seat_and_none_twice() {
    // WW-SETUP-10
    let mut game = start(json!({"players": 3, "empires": "chosen"}));
    assert_eq!((game.0.phase, game.0.round, game.waiting()), (Phase::Empires, 0, vec![0]));
    game.choose(0, json!({"choose": "noram_states"}));
    assert_eq!(game.waiting(), [1]);
    assert_eq!(game.choices(1).len(), 4);
    assert!(!game.offers(1, json!({"choose": "noram_states"})));
    game.choose(1, json!({"choose": "aztec_empire"}));
    game.choose(2, json!({"choose": "republic_of_europe"}));
    let rule = [Empire::NoramStates, Empire::AztecEmpire, Empire::RepublicOfEurope];
    assert!(game.0.players.iter().zip(rule).all(|(player, empire)| player.empire == Some(empire)));
    assert_eq!((game.0.phase, game.0.round), (Phase::Draft { pick: 1 }, 1));
}

#[test]
fn the_last_of_four_rules_the_empire_chosen_and_the_last_of_five_the_one_that_is_left() {
    // WW-SETUP-07, WW-SETUP-10
    for players in [4, 5] {
        let mut game = start(json!({"players": players, "empires": "chosen"})).0;
        for (seat, empire) in (0..).map(Seat).zip([4, 2, 0, 1].map(|index| Empire::ALL[index])) {
            game.apply(seat, Choice::Choose(empire), &mut ()).unwrap();
        }
        let order = [4, 2, 0, 1, 3].map(|index| Some(Empire::ALL[index]));
        let ruled: Vec<_> = game.players.iter().map(|player| player.empire).collect();
        assert_eq!(ruled, order[..players]);
        assert_eq!(game.round, 1);
    }
}

#[test]
fn the_last_of_five_is_not_asked_even_where_a_game_is_taken_up() {
    // WW-SETUP-10
    let mut game = start(json!({"players": 5, "empires": "chosen"})).0;
    for (player, empire) in game.players.iter_mut().zip(Empire::ALL).take(4) {
        player.empire = Some(empire);
    }
    let game = game.admit().unwrap();
    assert_eq!((game.players[4].empire, game.round), (Some(Empire::RepublicOfEurope), 1));
}

#[test]
fn named_empires_go_to_the_seats_in_the_order_of_the_list() {
    // WW-SETUP-10
    let game = start(json!({"players": 2, "empires": ["panafrican_union", "aztec_empire"]}));
    assert_eq!(game.player(0).empire, Some(Empire::PanafricanUnion));
    assert_eq!(game.player(1).empire, Some(Empire::AztecEmpire));
}

#[test]
fn an_empire_card_counts_with_the_side_that_is_up_and_not_with_the_other() {
    // WW-SETUP-11, WW-SETUP-05
    for (empire, [id, _, makes_a, _, makes_b, _]) in Empire::ALL.into_iter().zip(EMPIRES) {
        for (side, makes) in [("A", makes_a), ("B", makes_b)] {
            let mut all = Empire::ALL;
            all.swap(0, empire as usize);
            let game = Position::of(json!({"players": 3, "side": side, "empires": &all[..3]}));
            let built = ["roswell", "museum", "satellites"];
            let mut game = game.built(0, &built).leaders(0, 1, 1).site(1, "atlantis", &[]).producing();
            let expected = |resource: Resource| {
                let printed = pieces(makes).into_iter().find(|(piece, _)| *piece == resource.piece());
                let cards = [0, 0, 1, 0, 2][resource as usize];
                printed.map_or(0, |(_, cubes)| u16::from(cubes)) + cards
            };
            for resource in Resource::ALL {
                game.idle_to_step(resource);
                assert_eq!(game.player(0).produced, expected(resource), "{id} {side} {resource}");
            }
        }
    }
}

#[test]
fn the_points_of_an_empire_card_are_those_of_the_side_that_is_up() {
    // WW-SETUP-11
    let points = |side: &str, empire: Empire| {
        let mut all = Empire::ALL;
        all.swap(0, empire as usize);
        let position = Position::of(json!({"players": 3, "side": side, "empires": &all[..3]}));
        let built = ["cities_of_gold", "giant_tower", "mega_bomb", "satellites", "human_cloning"];
        let game = position.built(0, &built).leaders(0, 2, 4).drafted(1, &["museum"]).round(3).ready();
        game.view(None).players[0].points
    };
    let plain = 3 + 10 + 3 + 3 + 1 + 2 + 4;
    assert_eq!(Empire::ALL.map(|empire| points("B", empire)), [plain; 5]);
    let bonus = [3, 2, 4, 2 * 3, 2];
    assert_eq!(Empire::ALL.map(|empire| points("A", empire) - plain), bonus);
}

#[test]
fn the_areas_of_a_player_are_kept_apart() {
    // WW-SETUP-08
    let table = Position::of(json!({"players": 3})).built(1, &["museum"]).site(1, "roswell", &[]);
    let game = table.drafted(1, &["atlantis", "zeppelin"]).round(2).ready();
    let seen = &game.view(Some(0)).players[1];
    assert_eq!(Played::ids(&seen.built), ["museum"]);
    assert_eq!(seen.sites.iter().map(|site| site.building.card.printed().id).collect::<Vec<_>>(), ["roswell"]);
    assert_eq!(Played::ids(&seen.draft_area), ["atlantis", "zeppelin"]);
}

#[test]
fn a_player_is_read_with_fields_left_out_but_not_with_unknown_ones() {
    let game = start(json!({"players": 3})).0;
    let written = serde_json::to_value(&game).unwrap();
    assert_eq!(serde_json::from_value::<WonderfulWorld>(written.clone()).unwrap(), game);
    let mut shorter = written.clone();
    shorter["players"][0].as_object_mut().unwrap().remove("krystallium");
    assert_eq!(serde_json::from_value::<WonderfulWorld>(shorter).unwrap(), game);
    let mut strange = written;
    strange["players"][0]["crystal"] = json!(1);
    let error = serde_json::from_value::<WonderfulWorld>(strange).unwrap_err();
    assert!(error.to_string().contains("unknown field `crystal`"), "{error}");
}
