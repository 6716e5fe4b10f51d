//! Research.

use crate::support::{Played, named, place, position, work};
use anachrony::data::{Breakthrough, SHAPE_DIE, SYMBOL_DIE, Shape, Symbol};
use anachrony::state::ResearchDice;
use serde_json::json;

/// A scientist of seat 0 researches; this seed rolls the dice.
fn researching(seed: u8) -> Played {
    let position = position(2).active(0, "1S").charged(0, 1);
    let position = position.with(|game| game.chance = tabletop::Chance::new(tabletop::Seed([seed; 32])));
    let mut game = position.ready();
    game.choose(0, place("scientist", "research", 1));
    game
}

fn own(game: &Played) -> Vec<Breakthrough> {
    game.player(0).breakthroughs.iter().map(|(kind, _)| kind).collect()
}

#[test]
fn one_die_is_set_and_the_other_rolled() {
    // ANA-RESEARCH-01
    let mut shapes = std::collections::BTreeSet::new();
    for seed in 0..30 {
        let mut game = researching(seed);
        assert_eq!(game.choices(0).len(), 8, "three shapes or five symbols");
        game.choose(0, json!({"set_symbol": "warfare"}));
        let [found] = own(&game)[..] else { panic!("one breakthrough") };
        assert_eq!(found.symbol(), Symbol::Warfare);
        shapes.insert(found.shape());
        let mut game = researching(seed);
        game.choose(0, json!({"set_shape": "square"}));
        if let [found] = own(&game)[..] {
            assert_eq!(found.shape(), Shape::Square);
            let dice = game.0.research_dice;
            assert_eq!(
                dice,
                ResearchDice {
                    shape: Some(Shape::Square),
                    symbol: Some(found.symbol()),
                    symbol_rolled: true,
                    rolls: 1,
                    ..dice
                }
            );
        }
    }
    assert_eq!(shapes.len(), 3);
    assert!(Shape::ALL.iter().all(|shape| SHAPE_DIE.iter().filter(|face| *face == shape).count() == 2));
}

#[test]
fn a_question_mark_means_what_the_player_likes_and_is_never_set() {
    // ANA-RESEARCH-02
    let asked = (0..60).find_map(|seed| {
        let mut game = researching(seed);
        game.choose(0, json!({"set_shape": "circle"}));
        (game.waiting() == [0]).then_some(game)
    });
    let mut game = asked.expect("one roll in six is a question mark");
    assert_eq!(game.words(0, "set_symbol").len(), 5);
    game.choose(0, json!({"set_symbol": "society"}));
    assert_eq!(own(&game), [named("circle_society")]);
    assert_eq!(SYMBOL_DIE.iter().filter(|face| face.is_none()).count(), 1);
}

/// All breakthroughs but these are in the hands of seat 1.
fn only_left(game: &mut Played, left: &[&str]) {
    for kind in Breakthrough::ALL {
        if !left.iter().any(|name| named::<Breakthrough>(name) == kind) {
            game.0.players[1].breakthroughs[kind] = 3;
            game.0.breakthroughs[kind] = 0;
        }
    }
}

#[test]
fn what_is_not_there_is_rolled_again_with_a_die_of_choice_until_it_is() {
    // ANA-RESEARCH-03
    let asked = (0..60).find_map(|seed| {
        let mut game = researching(seed);
        only_left(&mut game, &["circle_warfare", "square_genetics", "triangle_genetics"]);
        game.choose(0, json!({"set_shape": "circle"}));
        (game.named(0, "reroll").len() == 2).then_some(game)
    });
    let game = asked.expect("genetics are rolled, and there are none on circles");
    let tried = |die: &str| {
        let mut game = Played(game.0.clone());
        game.choose(0, json!({"reroll": die}));
        own(&game)
    };
    let genetics = [named("square_genetics"), named("triangle_genetics")];
    assert!(genetics.contains(&tried("shape")[0]), "the symbol stays, the shape is rolled until it fits");
    assert_eq!(tried("symbol"), [named("circle_warfare")]);
}

#[test]
fn a_die_that_cannot_help_is_not_rolled_again() {
    // ANA-RESEARCH-03
    for seed in 0..20 {
        let mut game = researching(seed);
        only_left(&mut game, &["square_society"]);
        game.choose(0, json!({"set_symbol": "warfare"}));
        assert_eq!(own(&game), [named("square_society")], "both are rolled, or the one that helps");
        let mut game = researching(seed);
        only_left(&mut game, &["square_society"]);
        game.choose(0, json!({"set_shape": "circle"}));
        assert_eq!(own(&game), [named("square_society")]);
    }
}

#[test]
fn only_scientists_and_geniuses_research_and_not_without_breakthroughs() {
    // ANA-RESEARCH-04, ANA-RESEARCH-06
    let game = position(2).active(0, "1S 1E 1A 1G").charged(0, 1).ready();
    assert_eq!(game.who_can_go(0, json!({"research": 1})), ["scientist", "genius"]);
    let mut game = position(2).active(0, "1S").charged(0, 1).ready();
    only_left(&mut game, &[]);
    assert!(!game.can_go(0, json!({"research": 1})));
}

#[test]
fn there_are_three_of_each_of_fifteen_breakthroughs() {
    // ANA-RESEARCH-05
    assert_eq!((Shape::ALL.len(), Symbol::ALL.len(), Breakthrough::ALL.len()), (3, 5, 15));
    for shape in Shape::ALL {
        for symbol in Symbol::ALL {
            let kind = Breakthrough::of(shape, symbol);
            assert_eq!((kind.shape(), kind.symbol(), kind.name()), (shape, symbol, &*format!("{shape}_{symbol}")));
        }
    }
}

#[test]
fn a_player_who_sets_both_dice_sets_them_to_something_in_stock() {
    // ANA-RESEARCH-07, ANA-LAB-11
    let mut game = position(2).active(0, "1S").charged(0, 1).goods(0, "1W").built(0, &[411]).ready();
    only_left(&mut game, &["circle_warfare", "circle_society", "square_genetics"]);
    game.choose(0, place("scientist", "research", 1));
    game.choose(0, json!({"set_shape": "circle"}));
    assert_eq!(game.words(0, "set_symbol"), ["warfare", "society"]);
    assert!(game.offers(0, json!("roll")));
    game.choose(0, json!({"set_symbol": "society"}));
    assert!(game.has(0, ""));
    assert_eq!(own(&game), [named("circle_society")]);
}

#[test]
fn a_paid_breakthrough_goes_back_and_can_be_found_again() {
    // ANA-RESEARCH-08
    let rich = position(2).active(0, "1S").charged(0, 1).goods(0, "9T 9G").above(2, "continuum_stabilizer");
    let mut game = rich.breakthroughs(0, &["square_time_travel"; 3]).ready();
    assert_eq!(game.0.breakthroughs[named("square_time_travel")], 0);
    game.choose(0, place("scientist", "construct", 1));
    game.choose(0, json!({"superproject": crate::support::at("lab", 1)}));
    assert_eq!(game.0.breakthroughs[named("square_time_travel")], 1);
    assert_eq!(work("scientist", "lab", 1)["place"]["worker"], "scientist");
}
