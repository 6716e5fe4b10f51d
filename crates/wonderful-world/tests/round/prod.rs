//! Production: its order, and what is counted.

use crate::support::{Played, Position, place, position, start};
use serde_json::json;
use tabletop::{Game, Seat};
use wonderful_world::Event;
use wonderful_world::data::{DEVELOPMENTS, Empire, Piece, Resource, Side};
use wonderful_world::state::{Phase, Unplaced};

use Resource::{Energy, Exploration, Gold, Materials, Science};

#[test]
fn five_steps_follow_each_other_in_the_order_of_the_board() {
    // WW-PROD-01, WW-PROD-02, WW-GAP-03
    assert_eq!(Resource::ALL.map(Resource::name), ["materials", "energy", "science", "gold", "exploration"]);
    let mut game = position(3).site(0, "museum", &[]).producing();
    for resource in [Materials, Energy, Science, Gold, Exploration] {
        assert_eq!((game.0.phase, game.0.round), (Phase::Production(resource), 1));
        assert_eq!(game.choices(0)[0], json!("done"));
        game.choose(0, json!("done"));
    }
    assert_eq!((game.0.phase, game.0.round), (Phase::Draft { pick: 1 }, 2));
}

#[test]
fn a_step_is_count_then_supremacy_then_construction() {
    // WW-PROD-03
    let mut game = position(3).built(1, &["recycling_plant"]).drafted(0, &["zeppelin"]).round(2).ready();
    let events = game.choose(0, json!({"recycle": "zeppelin"}));
    let step = events.iter().position(|event| *event == Event::Step { resource: Materials }).unwrap();
    let produced = |seat, cubes| Event::Produced { seat: Seat(seat), resource: Materials, cubes };
    let supreme = Some(wonderful_world::data::Leader::Financier);
    let expected = [
        produced(0, 2),
        produced(1, 4),
        produced(2, 2),
        Event::Supremacy { seat: Seat(1), resource: Materials, leader: supreme },
        Event::OnEmpire { seat: Seat(0), resource: Materials },
    ];
    assert_eq!(events[step + 1..][..5], expected);
}

#[test]
fn icons_are_counted_on_the_empire_card_and_on_every_built_card() {
    // WW-PROD-04
    let noram = Position::of(
        json!({"players": 3, "side": "A", "empires": ["noram_states", "aztec_empire", "panafrican_union"]}),
    );
    let built = ["recycling_plant", "recycling_plant", "mega_drill", "bionic_grafts", "museum"];
    let mut game = noram.built(0, &built).site(0, "roswell", &[]).producing();
    assert_eq!(game.player(0).empire, Some(Empire::NoramStates));
    assert_eq!(game.player(0).produced, 3 + 2 + 2 + 1 + 2);
    assert_eq!((game.player(1).produced, game.player(2).produced), (0, 2));
    game.idle_to_step(Gold);
    assert_eq!(game.player(0).produced, 1);
    game.idle_to_step(Exploration);
    assert_eq!((game.player(0).produced, game.player(1).produced), (1, 1));
}

/// What seat 0 produces in a step with these cards built, two of them by somebody else.
fn made(resource: Resource, built: &[&str], by_other: &[&str]) -> u16 {
    let table = position(3).built(0, built).built(1, by_other).site(0, "wind_turbines", &[]).round(3);
    let mut game = table.producing();
    game.idle_to_step(resource);
    game.player(0).produced
}

#[test]
fn a_card_that_counts_a_type_produces_for_each_built_card_of_it_in_the_own_empire() {
    // WW-PROD-06, WW-PROD-07
    let vehicles = ["zeppelin", "zeppelin", "icebreaker"];
    assert_eq!(made(Exploration, &["super_sonar"], &vehicles), 0, "those of others do not count");
    assert_eq!(made(Exploration, &["super_sonar", "zeppelin", "tank_division", "mega_drill"], &[]), 3 + 3);
    let structures = ["wind_turbines", "wind_turbines", "nuclear_plant", "museum"];
    let with = |id| [&structures[..], &[id]].concat();
    assert_eq!(made(Gold, &with("king_solomons_mines"), &[]), 3);
    assert_eq!(made(Gold, &with("magnetic_train"), &[]), 3);
    assert_eq!(made(Materials, &with("robot_assistants"), &[]), 2 + 3);
    assert_eq!(made(Gold, &["magnetic_train"], &structures), 0);
}

#[test]
fn a_card_that_counts_its_own_type_counts_itself() {
    // WW-PROD-08
    assert_eq!(made(Science, &["neuroscience"], &[]), 1 + 1);
    assert_eq!(made(Science, &["neuroscience", "human_cloning"], &[]), 1 + 2);
    assert_eq!(made(Exploration, &["aircraft_carrier"], &[]), 1);
    assert_eq!(made(Gold, &["propaganda_center", "propaganda_center"], &[]), 2 + 2);
    assert_eq!(made(Science, &["university"], &[]), 1 + 1);
    assert_eq!(made(Science, &["ancient_astronauts"], &[]), 1 + 1);
    assert_eq!(made(Gold, &["virtual_reality"], &[]), 1);
}

#[test]
fn a_card_completed_in_a_step_adds_nothing_to_that_step() {
    // WW-PROD-09, WW-PROD-11
    let mut game = position(3).site(0, "recycling_plant", &[]).site(0, "museum", &[]).producing();
    game.choose(0, place("materials", 1, "recycling_plant"));
    game.choose(0, place("materials", 1, "recycling_plant"));
    let player = game.player(0);
    assert_eq!((Played::ids(&player.built), player.produced), (vec!["recycling_plant"], 2));
    assert_eq!((player.unplaced, player.cubes), (None, 0));
    game.choose(0, json!("done"));
    assert_eq!(game.0.phase, Phase::Production(Energy));
    assert_eq!(game.player(0).cubes, 1, "one of energy, and none of materials");
    game.idle_until(|game| game.round == 2);
    game.idle_to_step(Materials);
    assert_eq!(game.player(0).produced, 4, "from the next round on");
}

#[test]
fn a_card_completed_in_a_step_produces_in_every_later_step_of_the_round() {
    // WW-PROD-10
    let table = position(3).site(0, "wind_turbines", &[]).site(0, "museum", &[]);
    let mut game = table.producing();
    game.choose_all(0, &[place("materials", 1, "wind_turbines"), place("materials", 1, "wind_turbines")]);
    game.choose(0, json!("done"));
    assert_eq!((game.0.phase, game.player(0).produced), (Phase::Production(Energy), 2));

    let filled = [(Piece::Materials, 1), (Piece::Energy, 1)];
    let mut game = position(3).site(0, "mega_drill", &filled).site(0, "roswell", &[]).producing();
    game.idle_to_step(Energy);
    game.choose(0, place("energy", 1, "mega_drill"));
    game.idle_to_step(Exploration);
    assert_eq!(game.player(0).produced, 1, "its exploration is yet to come, its materials were missed");
}

#[test]
fn a_card_completed_after_its_step_starts_in_the_next_round() {
    // WW-PROD-11
    let filled = [(Piece::Materials, 3)];
    let mut game = position(3).site(0, "industrial_complex", &filled).site(0, "roswell", &[]).producing();
    game.idle_to_step(Energy);
    game.choose(0, place("energy", 1, "industrial_complex"));
    assert_eq!(game.player(0).cubes, 2);
    game.idle_to_step(Gold);
    assert_eq!(game.player(0).produced, 1);
    game.idle_until(|game| game.round == 2);
    game.idle_to_step(Materials);
    assert_eq!(game.player(0).produced, 3);
}

#[test]
fn krystallium_comes_out_of_no_step() {
    // WW-PROD-12
    let empires = Empire::ALL.into_iter().flat_map(|empire| Side::ALL.map(|side| empire.side(side).makes));
    let mut makes = DEVELOPMENTS.iter().map(|card| card.makes.cubes).chain(empires);
    assert!(
        makes
            .all(|makes| [Piece::Krystallium, Piece::General, Piece::Financier].map(|piece| makes.of(piece)) == [0; 3])
    );
    let mut game = position(3).site(0, "wind_turbines", &[]).producing();
    game.choose(0, place("materials", 1, "wind_turbines"));
    game.idle_until(|game| game.round == 2);
    assert_eq!((game.player(0).cubes, game.player(0).krystallium), (3, 0), "two, one and one, less the one placed");
    assert_eq!((game.player(1).cubes, game.player(1).krystallium), (4, 0));
}

#[test]
fn production_is_in_full_whatever_lies_about_already() {
    // WW-PROD-13, WW-PROD-17
    let all_over = (0..5).fold(position(5), |table, seat| table.cubes(seat, 4).krystallium(seat, 30));
    let built = ["recycling_plant"; 7];
    let mut game = all_over.built(0, &built).site(0, "wind_turbines", &[]).round(2).producing();
    assert_eq!((game.player(0).produced, game.player(0).unplaced.unwrap().count), (16, 16));
    game.idle_to_step(Energy);
    assert_eq!(game.player(0).krystallium, 30 + 4, "four and sixteen cubes are four krystallium");
}

#[test]
fn the_colour_of_a_cube_on_the_empire_card_has_no_meaning() {
    // WW-PROD-14
    let mut game = position(3).cubes(0, 2).site(0, "museum", &[]).producing();
    let colourless = serde_json::to_value(game.view(None)).unwrap()["players"][0]["cubes"].clone();
    assert_eq!(colourless, 4, "two of any colour and two of materials");
    game.choose(0, json!("done"));
    assert_eq!((game.player(0).cubes, game.player(0).krystallium), (0, 1), "and one of energy");
}

#[test]
fn every_cube_produced_has_to_be_placed() {
    // WW-PROD-15
    let mut game = position(3).site(0, "nuclear_plant", &[]).producing();
    assert_eq!(game.player(0).unplaced, Some(Unplaced { resource: Materials, count: 2 }));
    assert!(!game.offers(0, json!("done")));
    game.choose(0, json!({"empire": "materials"}));
    assert_eq!(game.player(0).unplaced, Some(Unplaced { resource: Materials, count: 1 }));
    assert!(!game.offers(0, json!("done")));
    game.choose(0, place("materials", 1, "nuclear_plant"));
    assert!(game.offers(0, json!("done")));
    assert!(!game.offers(0, json!({"empire": "materials"})), "no third cube");
}

#[test]
fn cubes_that_fit_no_slot_go_to_the_empire_card_by_themselves() {
    // WW-PROD-15
    let mut game = position(3).site(0, "zeppelin", &[]).site(0, "mega_drill", &[]).producing();
    assert_eq!(game.player(0).unplaced.unwrap().count, 2);
    game.choose(0, place("materials", 2, "mega_drill"));
    assert_eq!((game.player(0).unplaced, game.player(0).cubes), (None, 1), "the second finds no slot");
    assert_eq!((game.player(1).cubes, game.player(1).finished), (2, true), "and so do those of a player with no sites");
}

#[test]
fn the_next_step_begins_when_all_have_placed_and_after_exploration_the_round_is_over() {
    // WW-PROD-16
    let mut game = position(3).site(0, "roswell", &[]).site(1, "zeppelin", &[]).producing();
    game.choose(0, json!("done"));
    assert_eq!((game.0.phase, game.waiting()), (Phase::Production(Materials), vec![1]));
    game.choose(1, json!("done"));
    assert_eq!(game.0.phase, Phase::Production(Energy));
    game.choose(0, json!("done"));
    game.choose(1, place("energy", 1, "zeppelin"));
    assert_eq!((game.0.phase, game.waiting()), (Phase::Production(Energy), vec![1]));
    game.choose(1, json!("done"));
    game.idle_to_step(Exploration);
    game.choose(0, json!("done"));
    assert_eq!(game.0.round, 1);
    game.choose(1, json!("done"));
    assert_eq!((game.0.round, game.0.phase), (2, Phase::Draft { pick: 1 }));
}

#[test]
fn totals_are_those_at_the_start_of_the_step_for_everybody() {
    // WW-PROD-18, WW-PROD-09
    let table = position(3).site(0, "wind_turbines", &[]).site(0, "museum", &[]).built(0, &["robot_assistants"]);
    let mut game = table.site(1, "recycling_plant", &[]).site(1, "museum", &[]).round(2).producing();
    game.choose_all(0, &[place("materials", 1, "wind_turbines"), place("materials", 1, "wind_turbines")]);
    game.choose_all(1, &[place("materials", 1, "recycling_plant"), place("materials", 1, "recycling_plant")]);
    let totals: Vec<_> = game.view(None).players.iter().map(|player| player.produced).collect();
    assert_eq!(totals, [2, 2, 2]);
    assert!(game.0.players.iter().all(|player| player.unplaced.is_none() && player.financiers == 0));
    assert_eq!(game.view(None).players[0].production[&Materials], 3, "though it would be more by now");
}

#[test]
fn a_whole_game_counts_every_step_on_what_was_built_before_it() {
    // WW-PROD-04, WW-PROD-18
    let mut game = start(json!({"players": 3, "side": "B"}));
    let events = game.watch_until(|_| false);
    let produced = events.iter().filter(|event| matches!(event, Event::Produced { .. })).count();
    assert_eq!(produced, 4 * 5 * 3);
    for event in events {
        if let Event::Produced { resource, cubes, .. } = event {
            assert_eq!(cubes, [2, 1, 1, 0, 0][resource as usize], "nobody built anything");
        }
    }
    assert!(game.0.outcome().is_some());
}
