//! Chance that a setup or an edited position decides in advance.

use crate::support::{Played, place, position, refused, start_with};
use anachrony::data::{Breakthrough, Shape, Symbol};
use serde_json::{Value, json};
use tabletop::{Dice, Game, Seat, Seed, Viewer};

/// A scientist of seat 0 researches; these are the results to come.
fn researching(foretold: Value) -> Played {
    let foretold = serde_json::from_value(foretold).unwrap();
    let position = position(2).active(0, "1S").charged(0, 1).with(|game| game.foretold = foretold);
    let mut game = position.ready();
    game.choose(0, place("scientist", "research", 1));
    game
}

#[test]
fn paradox_dice_show_what_was_foretold_and_then_what_chance_brings() {
    for (foretold, paradoxes) in [(json!([2, 0]), [2, 0]), (json!([0, 1]), [0, 1])] {
        let position = position(2).era(4).warp(0, "gold", 1).warp(1, "gold", 2).warp(0, "water", 3);
        let game = position.with(|game| game.foretold.paradox = serde_json::from_value(foretold).unwrap()).rolling();
        let rolled: Vec<u8> = game.0.paradox_rolls.iter().map(|roll| roll.paradoxes).collect();
        assert_eq!((&rolled[..2], rolled.len()), (&paradoxes[..], 3));
        assert!(game.0.foretold.paradox.is_empty());
    }
}

#[test]
fn research_dice_show_what_was_foretold() {
    let mut game = researching(json!({"shape": ["triangle"], "symbol": [null]}));
    let mut by_shape = Played(game.0.clone());
    by_shape.choose(0, json!({"set_shape": "circle"}));
    assert_eq!(by_shape.named(0, "set_symbol").len(), 5, "the question mark was foretold");
    game.choose(0, json!({"set_symbol": "genetics"}));
    assert_eq!(game.player(0).breakthroughs[Breakthrough::of(Shape::Triangle, Symbol::Genetics)], 1);
    assert!(game.0.foretold.shape.is_empty() && game.0.foretold.symbol.len() == 1);
}

#[test]
fn a_die_rolled_again_until_it_helps_passes_over_what_does_not() {
    let foretold = serde_json::from_value(json!({"shape": ["circle", "circle", "square", "triangle"]})).unwrap();
    let mut game = position(3)
        .active(0, "1S")
        .charged(0, 1)
        .with(|game| game.foretold = foretold)
        .breakthroughs(1, &["circle_warfare", "circle_warfare", "circle_warfare"])
        .ready();
    game.choose_all(0, &[place("scientist", "research", 1), json!({"set_symbol": "warfare"})]);
    assert_eq!(game.0.research_dice.rolls, 1);
    game.choose(0, json!({"reroll": "shape"}));
    assert_eq!(game.0.research_dice.rolls, 2, "rolling again is another roll");
    assert_eq!(game.player(0).breakthroughs[Breakthrough::of(Shape::Square, Symbol::Warfare)], 1);
    assert_eq!(game.0.foretold.shape[..], [Shape::Triangle]);
}

#[test]
fn a_setup_foretells_the_breakthrough_of_progress() {
    let options = json!({"players": 2, "paths": ["progress", "harmony"]});
    for name in ["square_society", "circle_time_travel"] {
        let game = start_with(options.clone(), json!({"foretold": {"breakthroughs": [name]}}));
        let own: Vec<_> = game.player(0).breakthroughs.iter().map(|(kind, _)| json!(kind)).collect();
        assert_eq!(own, [json!(name)]);
    }
}

#[test]
fn nobody_at_the_table_knows_what_was_foretold() {
    let options = json!({"players": 2, "paths": ["progress", "harmony"]});
    let game = start_with(options, json!({"foretold": {"paradox": [2, 2, 2], "shape": ["square"]}}));
    assert_eq!(game.0.foretold.paradox.len(), 3);
    let viewer = Viewer::from(Some(Seat(0)));
    let guess = game.0.guess(viewer, &mut Dice::new(Seed([1; 32]), 0));
    assert!(guess.foretold.paradox.is_empty() && guess.foretold.shape.is_empty());
    assert!(!serde_json::to_string(&game.view(Some(0))).unwrap().contains("foretold"));
}

#[test]
fn a_die_that_cannot_show_it_is_refused() {
    let said = refused(json!({"players": 2}), json!({"foretold": {"paradox": [1, 3]}}));
    assert!(said.contains("no face of the paradox die shows 3"), "{said}");
    let options = json!({"players": 2, "variants": ["fixed_paradox"]});
    let said = refused(options, json!({"foretold": {"paradox": [1]}}));
    assert!(said.contains("not rolled in this variant"), "{said}");
    let said = position(2).with(|game| game.foretold.paradox.push(4)).impossible();
    assert!(said.contains("no face of the paradox die shows 4"), "{said}");
}
