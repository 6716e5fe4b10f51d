//! The components, the goal, and how many play.

use crate::support::{place, position, start};
use serde_json::json;
use tabletop::Game;
use wonderful_world::data::{Piece, Resource};
use wonderful_world::score::Decision;
use wonderful_world::state::Phase;
use wonderful_world::{Event, WonderfulWorld};

#[test]
fn a_game_lasts_four_rounds_and_no_fifth() {
    // WW-COMP-01, WW-COMP-08
    for players in [2, 3, 5] {
        let mut game = start(json!({"players": players}));
        let mut counter = vec![game.view(None).round];
        for event in game.watch_until(|_| false) {
            if let Event::Round { round } = event {
                counter.push(round);
            }
        }
        assert_eq!(counter, [1, 2, 3, 4]);
        assert_eq!((game.0.phase, game.view(None).round), (Phase::Over, 4));
    }
}

#[test]
fn the_most_points_after_round_four_win() {
    // WW-COMP-02, WW-COMP-08
    let built = position(3).built(0, &["zeppelin", "zeppelin"]).built(1, &["alexanders_tomb"]).leaders(2, 2, 3);
    let outcome = built.round(4).site(0, "museum", &[]).producing().idle_to_the_end();
    let totals: Vec<_> = outcome.seats.iter().map(|seat| seat.score.total).collect();
    assert_eq!(totals, [1, 10, 5], "two zeppelins alone explore, which is worth a general");
    assert_eq!((outcome.winners.len(), outcome.winners[0].0, outcome.decided_by), (1, 1, Decision::Points));
}

#[test]
fn the_board_has_a_part_for_each_of_five_resources() {
    // WW-COMP-03
    let mut game = position(3).site(0, "roswell", &[]).producing();
    let mut steps = vec![Resource::Materials];
    for event in game.watch_until(|game| game.round == 2) {
        if let Event::Step { resource } = event {
            steps.push(resource);
        }
    }
    assert_eq!(steps, Resource::ALL);
    assert_eq!(Resource::ALL.len(), 5);
}

#[test]
fn more_cubes_than_the_box_holds_can_be_produced_and_held() {
    // WW-COMP-06, WW-PROD-13, WW-PROD-14
    let mut built = ["recycling_plant"; 7].to_vec();
    built.extend(["industrial_complex"; 6].iter().chain(&["military_base"; 6]).chain(&["robot_assistants"]));
    let materials = 2 + 14 + 6 + 6 + 19;
    let mut game = position(3).round(4).built(0, &built).krystallium(0, 15).site(0, "museum", &[]).producing();
    assert_eq!(game.player(0).produced, materials);
    assert_eq!(game.player(0).unplaced, None);
    assert_eq!((game.player(0).krystallium, game.player(0).cubes), (15 + materials / 5, 2));
    game.idle_until(|_| false);
    let energy_science_gold = 1 + (1 + 6) + 6;
    let cubes = 2 + energy_science_gold;
    assert_eq!((game.player(0).krystallium, game.player(0).cubes), (15 + materials / 5 + cubes / 5, 1));
}

#[test]
fn more_leaders_than_the_box_holds_can_be_gained() {
    // WW-COMP-07, WW-PROD-17
    let sites = position(3).site(0, "mega_bomb", &[(Piece::Energy, 1), (Piece::Science, 2)]).site(0, "museum", &[]);
    let built = ["wind_turbines", "recycling_plant"].repeat(7);
    let table = sites.built(0, &built).built(0, &["tank_division"; 4]).leaders(0, 40, 40);
    let mut game = table.round(4).producing();
    assert_eq!((game.player(0).generals, game.player(0).financiers), (40, 41), "supremacy in materials");
    game.idle_to_step(Resource::Energy);
    game.choose(0, place("energy", 1, "mega_bomb"));
    assert_eq!((game.player(0).generals, game.player(0).financiers), (43, 41), "one for supremacy, two as bonus");
}

#[test]
fn one_player_has_piles_two_have_ten_cards_and_three_to_five_have_seven() {
    // WW-COMP-09, WW-TWO-01
    assert_eq!(WonderfulWorld::about().players, (1, 5));
    for (players, piles, hand) in [(1, 8, 0), (2, 0, 10), (3, 0, 7), (4, 0, 7), (5, 0, 7)] {
        let game = start(json!({"players": players, "empires": "dealt"}));
        assert_eq!(game.0.players.len(), players);
        assert_eq!((game.0.piles.len(), game.player(0).hand.len()), (piles, hand), "{players}");
        assert_eq!(matches!(game.0.phase, Phase::Draft { .. }), players > 1);
    }
}

#[test]
fn a_card_is_used_by_building_or_by_recycling_it_and_in_no_third_way() {
    // WW-COMP-10
    let game = position(3).drafted(0, &["zeppelin"]).ready();
    assert_eq!(game.choices(0), [json!({"build": "zeppelin"}), json!({"recycle": "zeppelin"})]);
}
