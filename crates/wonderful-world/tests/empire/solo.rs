//! Playing alone: piles, stages, actions and supremacy.

use crate::support::{Played, Position, card, drop_site, place, position, stand_in, start};
use serde_json::json;
use tabletop::{Game, Seat, Viewer};
use wonderful_world::data::Piece::{Energy, Exploration, Materials};
use wonderful_world::data::{Resource, Side};
use wonderful_world::state::{Phase, Unplaced};
use wonderful_world::{Event, WonderfulWorld};

/// Alone in round 1, both piles taken, with these cards in hand.
fn hand(ids: &[&str]) -> Position {
    position(1).hand(0, ids)
}

#[test]
fn any_empire_may_be_taken_on_either_side() {
    // WW-SOLO-01
    for (side, read) in [("A", Side::A), ("B", Side::B)] {
        let mut game = start(json!({"players": 1, "side": side}));
        assert_eq!(game.named(0, "choose").len(), 5);
        game.choose(0, json!({"choose": "panafrican_union"}));
        assert_eq!(game.0.options.side, read);
        assert_eq!(game.player(0).empire.unwrap().name(), "panafrican_union");
    }
}

#[test]
fn eight_piles_of_five_lie_face_down_beside_a_deck_of_110() {
    // WW-SOLO-02
    let game = start(json!({"players": 1}));
    assert_eq!(game.0.piles.iter().map(|pile| pile.len()).collect::<Vec<_>>(), [5; 8]);
    assert_eq!(game.0.deck.len(), 110);
    let view = game.view(Some(0));
    assert_eq!((view.piles, view.deck), (Some((1..=8).collect()), 110));
}

#[test]
fn there_is_no_draft() {
    // WW-SOLO-03
    let mut game = start(json!({"players": 1}));
    game.choose(0, json!({"choose": "noram_states"}));
    assert_eq!((game.0.round, game.0.phase), (1, Phase::Planning));
    game.idle_until(|game| matches!(game.phase, Phase::Draft { .. }));
    assert_eq!(game.0.phase, Phase::Over, "in no round");
}

#[test]
fn each_round_takes_two_piles_and_the_game_all_eight() {
    // WW-SOLO-04, WW-SOLO-14
    let mut game = start(json!({"players": 1, "side": "B", "empires": ["noram_states"]}));
    for round in 1..=4 {
        // A card under construction keeps every step open.
        for left in [9 - 2 * round, 8 - 2 * round] {
            let taken = game.named(0, "pile").first().cloned();
            if let Some(number) = taken {
                game.choose(0, json!({ "pile": number }));
            }
            assert_eq!(game.view(None).piles.unwrap().len(), left, "round {round}");
            while let Some(card) = game.named(0, "build").first().cloned() {
                assert_eq!((game.0.round as usize, game.0.phase), (round, Phase::Planning));
                game.choose(0, json!({ "build": card }));
            }
        }
        assert_eq!(game.0.phase, Phase::Planning, "until planning is finished");
        game.choose(0, json!("done"));
        assert_eq!(game.0.phase, Phase::Production(Resource::Materials));
        assert_eq!(game.player(0).produced, 2);
        game.idle_until(|game| game.phase == Phase::Planning);
    }
    assert_eq!(game.0.phase, Phase::Over);
}

#[test]
fn any_pile_may_be_taken_and_its_five_cards_are_the_hand() {
    // WW-SOLO-05
    let mut game = start(json!({"players": 1, "side": "B", "empires": ["noram_states"]}));
    let mut pile = game.0.piles[5];
    pile.sort_unstable();
    assert_eq!(game.named(0, "pile"), (1..=8).map(|number| json!(number)).collect::<Vec<_>>());
    game.choose(0, json!({"pile": 6}));
    assert_eq!(*game.player(0).hand, *pile);
    assert_eq!(game.view(Some(0)).players[0].hand.as_deref(), Some(&pile[..]));
    assert_eq!(game.view(None).players[0].hand, None);
    game.idle_until(|game| game.players[0].hand.is_empty());
    let left: Vec<_> = [1, 2, 3, 4, 5, 7, 8].map(|number| json!(number)).into();
    assert_eq!(game.named(0, "pile"), left);
    assert!(!game.offers(0, json!({"pile": 6})));
    assert!(!game.offers(0, json!({"pile": 0})) && !game.offers(0, json!({"pile": 9})));
}

#[test]
fn two_cards_thrown_away_bring_five_of_which_one_is_kept() {
    // WW-SOLO-06, WW-SOLO-19
    let five = ["satellites", "roswell", "atlantis", "museum", "university"];
    let mut game = hand(&["zeppelin", "submarine", "icebreaker", "mega_drill", "juggernaut"]).on_top(&five).ready();
    let deck = game.0.deck.len();
    assert_eq!(game.named(0, "dig").len(), 5);
    game.choose(0, json!({"dig": "submarine"}));
    assert_eq!((game.player(0).dug.len(), game.0.deck.len()), (0, deck), "one card is not enough");
    assert!(!game.offers(0, json!({"build": "zeppelin"})), "a second must follow");
    assert!(!game.offers(0, json!({"dig": "submarine"})));
    game.choose(0, json!({"dig": "zeppelin"}));
    let mut seen = five.map(card);
    seen.sort_unstable();
    assert_eq!(game.view(Some(0)).players[0].dug.as_deref(), Some(&seen[..]), "all five are seen before one is kept");
    assert_eq!((game.view(None).players[0].dug_size, game.view(None).players[0].dug.clone()), (5, None));
    assert!(five.iter().all(|id| game.offers(0, json!({ "keep": id }))));
    assert!(!game.offers(0, json!({"keep": "icebreaker"})) && !game.offers(0, json!({"build": "icebreaker"})));
    game.choose(0, json!({"keep": "roswell"}));
    assert_eq!(Played::ids(&game.player(0).hand), ["icebreaker", "juggernaut", "mega_drill", "roswell"]);
    assert_eq!((game.0.deck.len(), game.0.discard.len()), (deck - 5, 6));
    for id in ["submarine", "zeppelin", "satellites", "atlantis", "museum", "university"] {
        assert_eq!(game.0.discard.count(card(id)), 1, "{id}");
    }
}

#[test]
fn digging_may_go_on_until_one_card_is_left_and_throw_away_what_was_just_gained() {
    // WW-SOLO-07, WW-SOLO-08
    let tops = ["roswell", "atlantis", "museum", "university"];
    let others = ["tank_division", "zeppelin", "financial_center", "wind_turbines"];
    let order = tops.map(|top| [&[top][..], &others].concat()).concat();
    let mut game =
        hand(&["wind_turbines", "submarine", "icebreaker", "mega_drill", "juggernaut"]).on_top(&order).ready();
    let mut gained = "wind_turbines";
    for (top, size) in tops.into_iter().zip([4, 3, 2, 1]) {
        assert!(game.offers(0, json!({ "dig": gained })), "what was just gained may go");
        game.choose(0, json!({ "dig": gained }));
        if let Some(second) = game.named(0, "dig").first().cloned() {
            game.choose(0, json!({ "dig": second }));
        }
        game.choose(0, json!({ "keep": top }));
        assert_eq!(game.player(0).hand.len(), size);
        gained = top;
    }
    assert_eq!(Played::ids(&game.player(0).hand), ["university"]);
    assert_eq!(game.named(0, "dig").len(), 0, "a hand of one cannot dig");
    assert!(!game.offers(0, json!({"dig": "university"})));
    assert_eq!(game.0.discard.len(), 4 * 6);
}

#[test]
fn of_two_cards_the_second_follows_by_itself() {
    // WW-SOLO-08
    let mut game = hand(&["zeppelin", "museum"]).ready();
    assert!(game.offers(0, json!({"dig": "zeppelin"})) && game.offers(0, json!({"dig": "museum"})));
    game.choose(0, json!({"dig": "zeppelin"}));
    assert_eq!((game.player(0).hand.len(), game.player(0).dug.len()), (0, 5));
    let kept = game.named(0, "keep")[0].clone();
    game.choose(0, json!({ "keep": kept }));
    assert_eq!(game.player(0).hand.len(), 1);
}

#[test]
fn neither_thrown_nor_rejected_cards_give_a_cube() {
    // WW-SOLO-09
    let mut game = hand(&["zeppelin", "museum", "espionage_agency"])
        .on_top(&["wind_turbines", "tank_division", "satellites", "roswell", "university"])
        .site(0, "atlantis", &[])
        .ready();
    game.choose_all(0, &[json!({"dig": "zeppelin"}), json!({"dig": "museum"})]);
    assert_eq!((game.player(0).cubes, game.player(0).unplaced), (0, None));
    game.choose(0, json!({"keep": "roswell"}));
    assert_eq!((game.player(0).cubes, game.player(0).unplaced), (0, None));
    assert!(game.player(0).building(1).unwrap().filled.is_empty());
}

#[test]
fn building_recycling_and_digging_mix_in_any_order() {
    // WW-SOLO-10, WW-SOLO-11, WW-SOLO-12
    let mut game = hand(&["cities_of_gold", "zeppelin", "museum", "icebreaker", "museum"])
        .on_top(&["espionage_agency", "wind_turbines", "roswell", "university", "tank_division"])
        .ready();
    game.choose(0, json!({"recycle": "zeppelin"}));
    assert_eq!(game.player(0).cubes, 1, "there is no card yet");
    game.choose(0, json!({"build": "cities_of_gold"}));
    assert!(game.offers(0, json!({"dig": "museum"})) && game.offers(0, json!({"recycle": "icebreaker"})));
    game.choose_all(0, &[json!({"dig": "museum"}), json!({"dig": "museum"}), json!({"keep": "espionage_agency"})]);
    game.choose(0, json!({"recycle": "espionage_agency"}));
    assert_eq!(game.player(0).unplaced, Some(Unplaced { resource: Resource::Exploration, count: 1 }));
    assert!(!game.offers(0, json!({"build": "icebreaker"})), "a recycling cube is placed at once");
    game.choose(0, place("exploration", 1, "cities_of_gold"));
    game.choose(0, json!({"build": "icebreaker"}));
    assert_eq!(game.player(0).building(1).unwrap().filled.of(Exploration), 1);
    assert_eq!(game.player(0).building(2).unwrap().card, card("icebreaker"));
    assert!(game.player(0).hand.is_empty());
}

#[test]
fn all_five_cards_may_be_built_or_all_recycled() {
    // WW-SOLO-10, WW-SOLO-11
    let five = ["zeppelin", "zeppelin", "museum", "icebreaker", "satellites"];
    let mut game = hand(&five).ready();
    for id in five {
        assert!(game.offers(0, json!({ "build": id })) && game.offers(0, json!({ "recycle": id })));
        game.choose(0, json!({ "build": id }));
    }
    assert_eq!(game.player(0).sites.len(), 5);
    let mut game = hand(&five).site(0, "aquaculture", &[]).ready();
    for id in five {
        game.choose(0, json!({ "recycle": id }));
    }
    assert_eq!((game.player(0).krystallium, game.0.discard.len()), (1, 5));
}

#[test]
fn a_stage_ends_only_with_an_empty_hand() {
    // WW-SOLO-13
    let mut game = start(json!({"players": 1, "side": "B", "empires": ["noram_states"]}));
    game.choose(0, json!({"pile": 1}));
    for left in (1..=5).rev() {
        assert_eq!(game.player(0).hand.len(), left);
        assert!(!game.offers(0, json!({"pile": 2})) && !game.offers(0, json!("done")), "{left} cards left");
        let card = game.named(0, "build")[0].clone();
        game.choose(0, json!({ "build": card }));
    }
    assert!(game.offers(0, json!({"pile": 2})));
    assert!(!game.offers(0, json!("done")), "the second stage is not left out");
    game.choose(0, json!({"pile": 2}));
    assert_eq!(game.named(0, "pile").len(), 0);
    assert!(!game.offers(0, json!("done")));
}

#[test]
fn after_the_second_stage_comes_production() {
    // WW-SOLO-14
    let mut game = hand(&["zeppelin"]).site(0, "museum", &[]).ready();
    game.choose(0, json!({"build": "zeppelin"}));
    assert_eq!((game.0.phase, game.named(0, "pile").len()), (Phase::Planning, 0));
    game.choose(0, json!("done"));
    for resource in Resource::ALL {
        assert_eq!(game.0.phase, Phase::Production(resource));
        game.idle_until(|game| game.phase != Phase::Production(resource));
    }
    assert_eq!((game.0.round, game.0.phase), (2, Phase::Planning));
}

/// Leaders (generals, financiers) after the step of this resource has begun, and what was produced.
fn step(resource: Resource, built: &[&str]) -> (u16, u8, u8) {
    let mut game = position(1).taken(8).round(4).built(0, built).site(0, "juggernaut", &[]).producing();
    game.idle_to_step(resource);
    let (generals, financiers) = (game.player(0).generals, game.player(0).financiers);
    (game.player(0).produced, generals, financiers)
}

#[test]
fn five_cubes_of_a_resource_bring_its_leader_and_four_do_not() {
    // WW-SOLO-15
    assert_eq!(step(Resource::Materials, &["recycling_plant"]), (4, 0, 0));
    assert_eq!(step(Resource::Materials, &["recycling_plant", "industrial_complex"]), (5, 0, 1));
    assert_eq!(step(Resource::Energy, &["nuclear_plant"]), (4, 0, 0));
    assert_eq!(step(Resource::Energy, &["nuclear_plant", "wind_turbines"]), (5, 1, 0));
    assert_eq!(step(Resource::Gold, &["financial_center", "financial_center"]), (4, 0, 0));
    assert_eq!(step(Resource::Gold, &["financial_center", "transmutation"]), (5, 0, 1));
    assert_eq!(step(Resource::Exploration, &["icebreaker", "submarine"]), (4, 0, 0));
    assert_eq!(step(Resource::Exploration, &["icebreaker", "saucer_squadron"]), (5, 1, 0));
}

#[test]
fn ten_cubes_bring_no_second_leader() {
    // WW-SOLO-16
    assert_eq!(step(Resource::Materials, &["recycling_plant"; 4]), (10, 0, 1));
    assert_eq!(step(Resource::Materials, &["recycling_plant"; 7]), (16, 0, 1));
    assert_eq!(step(Resource::Energy, &["nuclear_plant"; 3]), (10, 1, 0));
}

#[test]
fn supremacy_in_science_is_chosen_alone_too() {
    // WW-SOLO-17
    let science = |built: &[&str]| {
        let mut game = position(1).taken(8).round(4).built(0, built).site(0, "juggernaut", &[]).producing();
        game.idle_to_step(Resource::Science);
        game
    };
    let game = science(&["research_center", "supercomputer"]);
    assert_eq!((game.player(0).produced, game.named(0, "take").len()), (4, 0));
    for (leader, generals, financiers) in [("general", 1, 0), ("financier", 0, 1)] {
        let mut game = science(&["research_center", "research_center"]);
        assert_eq!(game.player(0).produced, 5);
        assert!(!game.offers(0, json!("done")));
        game.choose(0, json!({ "take": leader }));
        assert_eq!((game.player(0).generals, game.player(0).financiers), (generals, financiers));
        assert_eq!(game.named(0, "take").len(), 0, "only one");
    }
}

#[test]
fn krystallium_and_drops_are_used_alone_as_with_others() {
    // WW-SOLO-20
    let mut game = hand(&["museum", "zeppelin"])
        .site(0, "submarine", &[(Energy, 3), (Materials, 1)])
        .site(0, "atlantis", &[])
        .cubes(0, 4)
        .on_top(&["wind_turbines", "tank_division", "satellites", "roswell", "university"])
        .ready();
    game.choose(0, json!({"dig": "museum"}));
    game.choose(0, drop_site(2, "atlantis"));
    assert_eq!((game.player(0).cubes, game.player(0).krystallium), (0, 1));
    game.choose(0, stand_in("materials", 1, "submarine"));
    assert_eq!((Played::ids(&game.player(0).built), game.player(0).generals), (vec!["submarine"], 1));
    assert_eq!(game.player(0).dug.len(), 5, "in the midst of digging");
    game.choose(0, json!({"keep": "roswell"}));
}

#[test]
fn a_player_alone_is_told_the_cards_of_a_pile_and_of_a_dig_and_a_spectator_is_not() {
    // WW-SOLO-05, WW-SOLO-06, WW-SOLO-19, WW-DRAFT-12
    let mut game = start(json!({"players": 1, "empires": ["noram_states"]}));
    let mut events = game.choose(0, json!({"pile": 2}));
    let hand = game.player(0).hand;
    events.extend(game.choose(0, json!({"dig": hand[0]})));
    events.extend(game.choose(0, json!({"dig": hand[1]})));
    let dug = game.player(0).dug;
    events.extend(game.choose(0, json!({"keep": dug[0]})));
    let told = |viewer: Viewer| {
        let told = events.iter().filter_map(|event| WonderfulWorld::event_for(event, viewer));
        let (mut pile, mut drew, mut kept) = (None, None, None);
        told.for_each(|event| match event {
            Event::Pile { cards, .. } => pile = cards,
            Event::Drew { cards, .. } => drew = cards,
            Event::Kept { card, .. } => kept = card,
            _ => {}
        });
        (pile.map(|cards| cards.len()), drew, kept)
    };
    assert_eq!(told(Viewer::Seat(Seat(0))), (Some(5), Some(dug), Some(dug[0])));
    assert_eq!(told(Viewer::Spectator), (None, None, None));
}
