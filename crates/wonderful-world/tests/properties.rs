//! Odd corners, by chance: dumps that somebody edited, sums of points, orders of arrival.
#![allow(clippy::unwrap_used, clippy::expect_used)] // everything here is a test

#[path = "support/mod.rs"]
mod support;

use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use serde_json::{Value, json};
use support::position;
use tabletop::record::Origin;
use tabletop::{Dice, Game, Seat, Seed, Table};
use wonderful_world::data::{Card, Empire, Side};
use wonderful_world::state::PublicPlayer;
use wonderful_world::{Options, WonderfulWorld};

const MODES: [&str; 6] = [
    r#"{"players":2}"#,
    r#"{"players":3,"empires":"chosen"}"#,
    r#"{"players":5,"side":"B"}"#,
    r#"{"players":1}"#,
    r#"{"scenario":"01"}"#,
    r#"{"scenario":"06","empires":"dealt"}"#,
];

/// A random game of a mode after so many choices.
fn somewhere(mode: usize, number: u64, choices: usize) -> WonderfulWorld {
    let options: Options = serde_json::from_str(MODES[mode % MODES.len()]).unwrap();
    let mut game = WonderfulWorld::start(&options, Seed([5; 32]).nth(number)).unwrap();
    let mut dice = Dice::new(Seed([6; 32]), number);
    for _ in 0..choices {
        if !random_choice(&mut game, &mut dice) {
            break;
        }
    }
    game
}

/// Makes one random choice; false when the game is over.
fn random_choice(game: &mut WonderfulWorld, dice: &mut Dice) -> bool {
    let waiting: Vec<Seat> = game.waiting_for().iter().collect();
    let Some(seat) = dice.pick(&waiting) else { return false };
    let mut list = Vec::new();
    game.choices(seat, &mut list);
    let choice = dice.pick(&list).expect("a waited-for seat has a choice");
    game.apply(seat, choice, &mut ()).expect("what is listed applies");
    true
}

/// Changes something somewhere in a dump.
fn damage(value: &mut Value, dice: &mut Dice) {
    let deeper = dice.below(8) > 0;
    match value {
        Value::Object(fields) if deeper && !fields.is_empty() => {
            let index = dice.below(fields.len() as u32) as usize;
            let key = fields.keys().nth(index).cloned().unwrap_or_default();
            damage(&mut fields[&key], dice);
            if dice.below(20) == 0 {
                fields.remove(&key);
            }
        }
        Value::Array(items) if deeper && !items.is_empty() => {
            let (one, other) = (dice.below(items.len() as u32) as usize, dice.below(items.len() as u32) as usize);
            match dice.below(6) {
                0 => items.swap(one, other),
                1 => drop(items.remove(one)),
                2 => items.push(items[one].clone()),
                _ => damage(&mut items[one], dice),
            }
        }
        Value::Number(_) => {
            *value = json!([0, 1, 2, 3, 4, 5, 7, 8, 40, 99, 255, 256, 9_999, 70_000][dice.below(14) as usize]);
        }
        Value::Bool(is) => *is = !*is,
        Value::String(_) => {
            let cards: Vec<&str> = Card::all().map(|card| card.printed().id).collect();
            let words = [
                "materials",
                "science",
                "exploration",
                "aztec_empire",
                "noram_states",
                "planning",
                "over",
                "empires",
                "A",
                "B",
            ];
            let all = [&cards[..], &words[..]].concat();
            *value = json!(dice.pick(&all));
        }
        Value::Null => *value = json!(["zeppelin", "aztec_empire", "03"][dice.below(3) as usize]),
        Value::Object(fields) => drop(fields.insert("energy".into(), json!(dice.below(4)))),
        Value::Array(items) => items.push(json!("zeppelin")),
    }
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 8000,
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(1),
        ..ProptestConfig::default()
    })]

    /// Whatever an edited dump is, it is refused with a reason, or played to its end.
    #[test]
    fn an_edited_dump_is_refused_or_can_be_played_to_its_end(
        mode in 0usize..6, number in 0u64..40, choices in 0usize..160, changes in 1usize..4, dice in any::<u64>(),
    ) {
        let mut dice = Dice::new(Seed([8; 32]), dice);
        let mut dump = serde_json::to_value(somewhere(mode, number, choices)).unwrap();
        for _ in 0..changes {
            damage(&mut dump, &mut dice);
        }
        let Ok(read) = serde_json::from_value::<WonderfulWorld>(dump) else { return Ok(()) };
        match read.admit() {
            Err(error) => prop_assert!(!error.message.is_empty()),
            Ok(mut game) => {
                prop_assert_eq!(game.check(), Ok(()));
                while random_choice(&mut game, &mut dice) {
                    prop_assert_eq!(game.check(), Ok(()));
                }
                prop_assert!(game.outcome().is_some());
            }
        }
    }

    /// The parts of a score are its total, whatever is built.
    #[test]
    fn the_parts_of_a_score_make_its_total(
        built in proptest::collection::vec(0usize..78, 0..40), generals in 0u8..30, financiers in 0u8..30, empire in 0usize..5, b: bool,
    ) {
        let side = if b { Side::B } else { Side::A };
        let mut player =
            PublicPlayer { empire: Some(Empire::ALL[empire]), generals, financiers, ..PublicPlayer::default() };
        for index in built {
            player.built.push(Card::all().nth(index).unwrap());
        }
        let score = player.score(side);
        let per_type: i32 = score.per_type.iter().map(|part| part.points).sum();
        prop_assert_eq!(score.flat + per_type + score.generals.points + score.financiers.points, player.total(side));
    }

    /// WW-KRYST-03, WW-KRYST-12: however many cubes fall on an empire card, every five become one krystallium.
    #[test]
    fn every_five_cubes_become_krystallium(before in 0u8..5, plants in 0usize..7) {
        let built = vec!["recycling_plant"; plants];
        let game = position(2).built(0, &built).cubes(0, before).producing();
        let cubes = u16::from(before) + 4 + 2 * plants as u16;
        prop_assert_eq!((game.0.round, game.player(0).krystallium), (2, cubes / 5));
        prop_assert_eq!(u16::from(game.player(0).cubes), cubes % 5);
    }

    /// Which seat answers first changes nothing: the same picks and plans make the same record.
    #[test]
    fn the_order_of_arrival_leaves_no_trace(number in 0u64..500, first in any::<u64>(), second in any::<u64>()) {
        let record = |order: u64| {
            let options = json!({"players": 4, "side": "B"});
            let mut table = Table::<WonderfulWorld>::start(&options, Origin::Seed(Seed([2; 32]).nth(number))).unwrap();
            let mut arrival = Dice::new(Seed([3; 32]), order);
            let mut minds: Vec<Dice> = (0..4).map(|seat| Dice::new(Seed([4; 32]).nth(number), seat)).collect();
            let mut list = Vec::new();
            loop {
                let waiting: Vec<Seat> = table.now().waiting_for().iter().collect();
                let Some(seat) = arrival.pick(&waiting) else { break };
                table.now().choices(seat, &mut list);
                let choice = minds[seat.index()].pick(&list).unwrap();
                table.choose(seat, choice).unwrap();
            }
            table.canonical_record().to_text()
        };
        prop_assert_eq!(record(first), record(second));
    }
}
