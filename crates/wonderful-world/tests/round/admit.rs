//! Dumped states that cannot be: each is a legal state with one edit, and is refused with the reason.

use crate::support::{Position, card, position, start};
use serde_json::json;
use tabletop::{Assignment, ErrorKind, Game, List};
use wonderful_world::WonderfulWorld;
use wonderful_world::data::{Card, Empire, Piece, Resource};
use wonderful_world::state::{Heap, Phase, Player, Unplaced};

/// Round 2 is planned: seat 0 has cards to plan and two sites, seat 2 has finished.
fn planning() -> WonderfulWorld {
    let table = position(3).drafted(0, &["atlantis", "museum"]).drafted(1, &["roswell"]).built(1, &["university"]);
    let sites = table.site(0, "wind_turbines", &[(Piece::Materials, 1)]).site(0, "secret_society", &[]);
    sites.round(2).with(|game| game.players[2].finished = true).untouched().0
}

/// The same in the solo game: two cards in hand, the second pile of round 1 taken.
fn alone() -> WonderfulWorld {
    Position::of(json!({"players": 1})).hand(0, &["zeppelin", "museum"]).untouched().0
}

/// The third pick of the first draft.
fn drafting() -> WonderfulWorld {
    let mut game = start(json!({"players": 3}));
    game.idle_until(|game| game.phase == Phase::Draft { pick: 3 });
    game.0
}

/// The science step of round 1: seat 0 is to place two cubes and to take a leader.
fn producing() -> WonderfulWorld {
    let table = position(3).site(0, "university", &[]).built(0, &["military_base"]).at_hand(0, Resource::Science, 2);
    table.with(|game| game.players[0].owed_leader = true).untouched().0
}

fn choosing() -> WonderfulWorld {
    let mut game = start(json!({"players": 3, "empires": "chosen"}));
    game.choose(0, json!({"choose": "noram_states"}));
    game.0
}

fn named() -> WonderfulWorld {
    start(json!({"players": 2, "empires": ["noram_states", "aztec_empire"]})).0
}

/// The deck, cards taken out or put in.
fn edit_deck(game: &mut WonderfulWorld, edit: impl FnOnce(&mut Vec<Card>)) {
    let cards: List<Card, 150> = game.deck.clone().into();
    let mut cards = cards.to_vec();
    edit(&mut cards);
    game.deck = cards.into_iter().collect::<List<Card, 150>>().into();
}

/// A card moves from the deck to where `take` puts it.
fn deal(game: &mut WonderfulWorld, id: &str, take: impl FnOnce(&mut Player, Card)) {
    edit_deck(game, |deck| _ = deck.remove(deck.iter().position(|&other| other == card(id)).unwrap_or(0)));
    take(&mut game.players[0], card(id));
}

/// Any card moves from the deck to where `take` puts it.
fn deal_any(game: &mut WonderfulWorld, take: impl FnOnce(&mut WonderfulWorld, Card)) {
    let mut top = card("zeppelin");
    edit_deck(game, |deck| top = deck.remove(0));
    take(game, top);
}

fn heap(id: &str, count: usize) -> Heap {
    std::iter::repeat_n(card(id), count).collect()
}

type Case = (fn() -> WonderfulWorld, fn(&mut WonderfulWorld), &'static str);

fn all_refused(cases: &[Case]) {
    for (number, (base, edit, reason)) in cases.iter().enumerate() {
        let mut game = base();
        assert_eq!(game.check(), Ok(()), "case {number} begins with a state that can be");
        edit(&mut game);
        let Err(error) = game.admit() else { panic!("case {number} is not refused: {reason}") };
        assert_eq!(error.kind, ErrorKind::Position);
        assert!(error.message.contains(reason), "case {number}: {error} is not: {reason}");
    }
}

#[test]
fn players_rounds_and_phases_must_go_together() {
    // WW-COMP-01, WW-COMP-09, WW-ROUND-04
    all_refused(&[
        (planning, |game| _ = game.players.pop(), "the options say 3 players, the state has 2"),
        (planning, |game| game.options.players = 4, "the options say 4 players, the state has 3"),
        (planning, |game| game.round = 0, "round 0 does not go with this phase"),
        (planning, |game| game.round = 5, "round 5 does not go with this phase"),
        (choosing, |game| game.round = 1, "round 1 does not go with this phase"),
        (planning, |game| game.phase = Phase::Over, "a game is over only after round 4"),
    ]);
}

#[test]
fn empires_must_be_there_once_each_and_as_agreed() {
    // WW-SETUP-07, WW-SETUP-10
    all_refused(&[
        (planning, |game| game.players[1].empire = None, "every player needs an empire"),
        (
            choosing,
            |game| game.players.iter_mut().zip(Empire::ALL).for_each(|(player, empire)| player.empire = Some(empire)),
            "all empires are chosen, so the first round has begun",
        ),
        (choosing, |game| game.players.swap(0, 2), "empires are chosen seat by seat"),
        (planning, |game| game.players[2].empire = game.players[0].empire, "two players rule the same empire"),
        (named, |game| game.players[1].empire = Some(Empire::PanafricanUnion), "not those that the options name"),
        (choosing, |game| game.options.empires = Assignment::Dealt, "do not let players choose"),
    ]);
}

#[test]
fn piles_must_be_those_of_a_solo_game_in_this_round() {
    // WW-COMP-09
    all_refused(&[
        (planning, |game| game.piles = alone().piles, "one player has 8 piles, others have none"),
        (alone, |game| _ = game.piles.pop(), "one player has 8 piles, others have none"),
        (alone, |game| _ = game.piles[7].pop(), "a pile has 5 cards, or none once it is taken"),
        (alone, |game| game.piles[7].clear(), "3 piles are taken, which does not go with round 1"),
        (alone, |game| game.round = 4, "2 piles are taken, which does not go with round 4"),
        (
            alone,
            |game| {
                game.round = 2;
                game.phase = Phase::Production(Resource::Energy);
            },
            "2 piles are taken, which does not go with round 2",
        ),
    ]);
}

#[test]
fn every_card_must_be_somewhere_once() {
    // WW-COMP-05, WW-COMP-13
    all_refused(&[
        (planning, |game| game.discard = heap("roswell", 2), "2 of roswell are discarded, there are only 1"),
        (planning, |game| game.discard = heap("roswell", 1), "there are more than 1 of roswell"),
        (planning, |game| game.players[1].built.push(card("atlantis")), "there are more than 1 of atlantis"),
        (planning, |game| edit_deck(game, |deck| _ = deck.remove(0)), "1 of financial_center are nowhere"),
        (planning, |game| _ = game.players[0].draft_area.pop(), "1 of museum are nowhere"),
        (planning, |game| game.reshuffled.in_deck = heap("zeppelin", 1), "only the solo deck is ever reshuffled"),
        (
            planning,
            |game| game.reshuffled.in_deck_or_hand = heap("zeppelin", 1),
            "only the solo deck is ever reshuffled",
        ),
        (alone, |game| game.reshuffled.in_deck = heap("museum", 2), "museum is said to be in the deck and is not"),
        (
            alone,
            |game| game.reshuffled.in_deck_or_hand = heap("museum", 3),
            "museum is said to be in the deck or in hand",
        ),
    ]);
}

#[test]
fn hands_and_picks_must_go_with_the_draft() {
    // WW-DRAFT-02, WW-DRAFT-07, WW-DRAFT-08, WW-PLAN-09
    all_refused(&[
        (drafting, |game| game.players[1].hand.reverse(), "cards in hand lie in the order of their numbers"),
        (drafting, |game| game.phase = Phase::Draft { pick: 0 }, "there is no pick 0"),
        (drafting, |game| game.phase = Phase::Draft { pick: 8 }, "there is no pick 8"),
        (alone, |game| game.phase = Phase::Draft { pick: 1 }, "there is no pick 1"),
        (drafting, |game| game.phase = Phase::Draft { pick: 4 }, "at pick 4 a hand has 4 cards"),
        (
            drafting,
            |game| deal_any(game, |game, card| game.players[2].draft_area.push(card)),
            "at pick 3 2 cards lie in the draft area",
        ),
        (drafting, to_last_pick, "the last card is no choice"),
        (planning, |game| deal(game, "zeppelin", |player, card| player.hand.push(card)), "hands are empty"),
        (alone, |game| to_hand(game, 4), "a hand taken from a pile has at most 5 cards"),
        (producing, |game| deal(game, "zeppelin", |player, card| player.draft_area.push(card)), "draft area is empty"),
        (alone, |game| deal(game, "zeppelin", |player, card| player.draft_area.push(card)), "draft area is empty"),
        (planning, |game| game.players[0].pick = Some(card("atlantis")), "atlantis cannot be picked"),
        (drafting, |game| game.players[0].pick = Some(game.players[0].draft_area[0]), "cannot be picked"),
    ]);
}

/// Every hand down to the card that is not chosen any more.
fn to_last_pick(game: &mut WonderfulWorld) {
    game.phase = Phase::Draft { pick: 7 };
    for player in game.players.iter_mut() {
        while player.hand.len() > 1 {
            let card = player.hand.remove(0);
            player.draft_area.push(card);
        }
    }
}

fn to_hand(game: &mut WonderfulWorld, count: usize) {
    for _ in 0..count {
        deal_any(game, |game, card| game.players[0].hand.insert_sorted(card));
    }
}

fn dig_up(game: &mut WonderfulWorld, count: usize) {
    for _ in 0..count {
        deal_any(game, |game, card| game.players[0].dug.insert_sorted(card));
    }
}

fn empty_hand(game: &mut WonderfulWorld) {
    let hand = std::mem::take(&mut game.players[0].hand);
    edit_deck(game, |deck| deck.extend(&hand[..]));
}

/// A pile that was taken lies there again.
fn give_back_pile(game: &mut WonderfulWorld) {
    for _ in 0..5 {
        deal_any(game, |game, card| game.piles[0].push(card));
    }
}

#[test]
fn digging_must_be_alone_in_planning_and_half_done_in_a_way_that_can_be() {
    // WW-COMP-09
    all_refused(&[
        (planning, |game| game.players[0].thrown = true, "only a planning player alone digs"),
        (planning, |game| dig_up(game, 5), "only a planning player alone digs"),
        (
            alone,
            |game| {
                empty_hand(game);
                game.players[0].thrown = true;
            },
            "a second must be there",
        ),
        (
            alone,
            |game| {
                to_hand(game, 3);
                game.players[0].thrown = true;
            },
            "digging makes the hand smaller",
        ),
        (
            alone,
            |game| {
                dig_up(game, 5);
                game.players[0].thrown = true;
            },
            "a second must be there",
        ),
        (alone, |game| dig_up(game, 4), "5 cards are dug up at a time"),
        (alone, |game| game.players[0].kept = 5, "so many cards cannot be dug up"),
        (planning, |game| game.players[0].kept = 1, "so many cards cannot be dug up"),
        (alone, |game| game.players[0].kept = 4, "digging makes the hand smaller"),
        (
            alone,
            |game| {
                to_hand(game, 2);
                dig_up(game, 5);
            },
            "digging makes the hand smaller",
        ),
        (
            alone,
            |game| {
                dig_up(game, 5);
                game.players[0].opened = 8;
            },
            "8 sites cannot have been opened",
        ),
    ]);
    let mut legal = alone();
    legal.players[0].thrown = true;
    assert_eq!(legal.check(), Ok(()), "with two cards left in hand it can be");
}

fn at_hand(game: &mut WonderfulWorld, resource: Resource, count: u16) {
    game.players[0].unplaced = Some(Unplaced { resource, count });
}

#[test]
fn cubes_at_hand_and_produced_must_go_with_the_step() {
    // WW-RECYCLE-02, WW-PROD-15, WW-SUPREM-07, WW-SUPREM-11
    use Resource::{Energy, Science};
    all_refused(&[
        (planning, |game| at_hand(game, Energy, 2), "2 cubes of energy cannot be at hand"),
        (planning, |game| at_hand(game, Energy, 0), "0 cubes of energy cannot be at hand"),
        (producing, |game| at_hand(game, Science, 3), "3 cubes of science cannot be at hand"),
        (producing, |game| at_hand(game, Energy, 1), "1 cubes of energy cannot be at hand"),
        (drafting, |game| at_hand(game, Energy, 1), "1 cubes of energy cannot be at hand"),
        (
            alone,
            |game| {
                dig_up(game, 5);
                at_hand(game, Energy, 1);
            },
            "a cube is placed before digging goes on",
        ),
        (planning, |game| game.players[1].produced = 1, "nothing is produced in this phase"),
        (
            producing,
            |game| game.players.iter_mut().for_each(|player| player.owed_leader = true),
            "3 players are owed a leader",
        ),
        (
            producing,
            |game| game.players[0].produced = 10,
            "10 science cannot have been produced: what is built makes 2",
        ),
        (producing, |game| game.players[1].produced = u16::MAX, "65535 science cannot have been produced"),
        (planning, |game| game.players[0].owed_leader = true, "a leader is chosen only in the science step"),
        (
            producing,
            |game| {
                game.players[0].unplaced = None;
                game.players[0].produced = 1;
                game.phase = Phase::Production(Energy);
            },
            "a leader is chosen only in the science step",
        ),
    ]);
}

#[test]
fn nobody_can_have_finished_with_something_left_to_do() {
    // WW-PLAN-09, WW-PROD-15, WW-SUPREM-11
    let nothing_at_hand: fn(&mut WonderfulWorld) = |game| {
        game.players[0].unplaced = None;
        game.players[0].finished = true;
    };
    all_refused(&[
        (planning, |game| game.players[0].finished = true, "seat 0: this player cannot have finished"),
        (planning, |game| game.players[1].finished = true, "seat 1: this player cannot have finished"),
        (producing, |game| game.players[0].finished = true, "this player cannot have finished"),
        (producing, nothing_at_hand, "this player cannot have finished"),
        (drafting, |game| game.players[1].finished = true, "this player cannot have finished"),
        (alone, |game| game.players[0].finished = true, "this player cannot have finished"),
        (
            alone,
            |game| {
                empty_hand(game);
                give_back_pile(game);
                game.players[0].finished = true;
            },
            "a pile is still to be taken",
        ),
    ]);
}

#[test]
fn nobody_has_more_than_the_game_so_far_can_have_brought() {
    // WW-SUPREM-08, WW-PLAN-01
    all_refused(&[
        (planning, |game| game.players[0].cubes = 5, "5 cubes on an empire card become krystallium at once"),
        (planning, |game| game.players[0].krystallium = 10_001, "more krystallium than a game can bring"),
        (planning, |game| game.players[0].generals = 4, "4 generals are more than the game so far can have brought"),
        (planning, |game| game.players[1].financiers = 6, "6 financiers are more than the game so far can"),
        (
            planning,
            |game| (0..13).for_each(|_| deal_any(game, |game, card| game.players[1].built.push(card))),
            "seat 1: 14 cards are begun or built, more than the rounds so far have brought",
        ),
        (planning, |game| game.players[1].opened = 0, "0 sites cannot have been opened"),
        (planning, |game| game.players[0].opened = 13, "13 sites cannot have been opened"),
        (planning, discard_most, "the deck has 41 cards, the rounds to come need 42"),
    ]);
}

/// All but 41 cards of the deck are discarded.
fn discard_most(game: &mut WonderfulWorld) {
    let mut gone = Heap::default();
    edit_deck(game, |deck| gone = deck.drain(41..).collect());
    game.discard = gone;
}

#[test]
fn a_site_has_its_number_and_holds_what_its_card_takes() {
    // WW-PLAN-02, WW-PLAN-06
    fn fill(game: &mut WonderfulWorld, site: usize, filled: &[(Piece, u8)], stood_in: &[(Piece, u8)]) {
        let building = &mut game.players[0].sites[site];
        building.filled = filled.iter().copied().collect();
        building.stood_in = stood_in.iter().copied().collect();
    }
    use Piece::{Energy, Krystallium, Materials};
    all_refused(&[
        (planning, |game| game.players[0].sites.swap(0, 1), "sites are numbered in order"),
        (planning, |game| game.players[0].sites[1].site = 1, "sites are numbered in order"),
        (planning, |game| game.players[0].sites[0].site = 0, "sites are numbered in order"),
        (planning, |game| game.players[0].sites[1].site = 3, "up to the number opened"),
        (planning, |game| fill(game, 0, &[(Materials, 3)], &[]), "more lies on site 1 than wind_turbines takes"),
        (planning, |game| fill(game, 0, &[(Energy, 1)], &[]), "more lies on site 1 than wind_turbines takes"),
        (planning, |game| fill(game, 0, &[(Materials, 2)], &[]), "site 1 is full, so wind_turbines would be built"),
        (planning, |game| fill(game, 0, &[], &[(Materials, 1)]), "krystallium stands in slots of site 1"),
        (
            planning,
            |game| fill(game, 1, &[(Krystallium, 1)], &[(Krystallium, 1)]),
            "krystallium stands for basic resources only, on site 2 too",
        ),
    ]);
}

#[test]
fn a_dump_that_cannot_be_read_is_refused_with_what_would_do() {
    let dump = serde_json::to_value(planning()).unwrap();
    let refused = |pointer: &str, value: serde_json::Value| {
        let mut dump = dump.clone();
        *dump.pointer_mut(pointer).unwrap() = value;
        serde_json::from_value::<WonderfulWorld>(dump).unwrap_err().to_string()
    };
    let cases = [
        ("/discard", json!({"zepelin": 1}), "did you mean \"zeppelin\""),
        ("/discard", json!({"zeppelin": 300}), "u8"),
        ("/players", json!(vec![dump["players"][0].clone(); 6]), "at most 5 entries"),
        ("/players/0/sites/0/filled", json!({"materials": 16}), "16 materials fit on no card"),
        ("/players/0/empire", json!("atlantis"), r#""aztec_empire", "federation_of_asia", "noram_states""#),
        (
            "/phase",
            json!({"production": "krystallium"}),
            r#""materials", "energy", "science", "gold" or "exploration""#,
        ),
        ("/options/players", json!(6), "1 to 5 players"),
    ];
    for (pointer, value, reason) in cases {
        let why = refused(pointer, value);
        assert!(why.contains(reason), "{pointer}: {why}");
    }
}

#[test]
fn a_state_that_can_be_is_taken_up_and_what_the_game_does_by_itself_is_done() {
    // WW-PROD-15
    let mut game = planning();
    at_hand(&mut game, Resource::Exploration, 1);
    let game = game.admit().unwrap();
    assert_eq!((game.players[0].cubes, game.players[0].unplaced), (1, None), "it fits no slot");
    let again: WonderfulWorld = serde_json::from_value(serde_json::to_value(&game).unwrap()).unwrap();
    assert_eq!(again, game);
}
