//! The supremacy bonus.

use crate::support::{Played, place, position};
use serde_json::{Value, json};
use tabletop::Seat;
use wonderful_world::Event;
use wonderful_world::data::{Leader, Piece, Resource};
use wonderful_world::state::Phase;

use Resource::{Energy, Exploration, Gold, Materials, Science};

/// Generals and financiers of each seat.
fn leaders(game: &Played) -> Vec<(u8, u8)> {
    game.0.players.iter().map(|player| (player.generals, player.financiers)).collect()
}

/// A step of three players of whom each has built these cards.
fn step(resource: Resource, built: [&[&str]; 3]) -> Played {
    let table = position(3).built(0, built[0]).built(1, built[1]).built(2, built[2]).site(0, "nuclear_plant", &[]);
    let mut game = table.round(3).producing();
    game.idle_to_step(resource);
    game
}

#[test]
fn everybodys_total_is_announced_to_everybody() {
    // WW-SUPREM-01
    let table = position(3).built(1, &["recycling_plant"]).drafted(0, &["zeppelin"]).site(0, "roswell", &[]);
    let mut game = table.round(2).ready();
    game.choose(0, json!({"recycle": "zeppelin"}));
    game.choose(0, json!({"empire": "exploration"}));
    let events = game.choose(0, json!("done"));
    for (seat, cubes) in (0..).map(Seat).zip([2, 4, 2]) {
        assert!(events.contains(&Event::Produced { seat, resource: Materials, cubes }));
    }
    for viewer in [None, Some(0), Some(1), Some(2)] {
        let totals: Vec<_> = game.view(viewer).players.iter().map(|player| player.produced).collect();
        assert_eq!(totals, [2, 4, 2]);
    }
    let events = game.watch_until(|game| game.phase == Phase::Production(Gold));
    let zero = Event::Produced { seat: Seat(2), resource: Gold, cubes: 0 };
    assert!(events.contains(&zero), "nothing is a total too");
}

#[test]
fn who_alone_produces_the_most_gains_one_leader_on_the_empire_card() {
    // WW-SUPREM-02, WW-SUPREM-05
    let game = step(Materials, [&[], &["recycling_plant"], &["industrial_complex"]]);
    assert_eq!(leaders(&game), [(0, 0), (0, 1), (0, 0)], "four against three and two");
    assert_eq!(game.view(None).players[1].financiers, 1);
    let game = step(Materials, [&["mega_drill"], &[], &[]]);
    assert_eq!(leaders(&game), [(0, 1), (0, 0), (0, 0)], "one more is enough");
    let game = step(Materials, [&[], &[], &["recycling_plant", "recycling_plant", "recycling_plant"]]);
    assert_eq!(leaders(&game), [(0, 0), (0, 0), (0, 1)], "far more brings no second");
}

#[test]
fn a_tie_for_the_most_gives_nothing_and_the_next_gets_nothing_either() {
    // WW-SUPREM-03
    let game = step(Materials, [&["recycling_plant"], &["recycling_plant"], &["mega_drill"]]);
    assert_eq!(leaders(&game), [(0, 0); 3]);
    let game = step(Materials, [&[], &["recycling_plant"], &["mega_drill", "industrial_complex"]]);
    assert_eq!(leaders(&game), [(0, 0); 3], "two and two are as many");
    let game = step(Materials, [&[], &[], &[]]);
    assert_eq!(leaders(&game), [(0, 0); 3]);
}

#[test]
fn a_tie_below_the_most_does_no_harm() {
    // WW-SUPREM-02
    let game = step(Energy, [&[], &[], &["wind_turbines"]]);
    assert_eq!(leaders(&game), [(0, 0), (0, 0), (1, 0)]);
}

#[test]
fn where_nobody_produces_nobody_is_supreme() {
    // WW-SUPREM-04
    for players in [2, 3, 5] {
        let mut game = position(players).site(0, "nuclear_plant", &[]).producing();
        let events = game.watch_until(|game| game.round == 2);
        assert!(events.contains(&Event::Produced { seat: Seat(0), resource: Gold, cubes: 0 }));
        assert!(!events.iter().any(|event| matches!(event, Event::Supremacy { .. })));
        assert!(leaders(&game).iter().all(|&leaders| leaders == (0, 0)));
    }
}

#[test]
fn each_resource_has_its_leader() {
    // WW-SUPREM-06, WW-GAP-03
    for (resource, id, leader) in [
        (Materials, "recycling_plant", (0, 1)),
        (Energy, "wind_turbines", (1, 0)),
        (Gold, "financial_center", (0, 1)),
        (Exploration, "zeppelin", (1, 0)),
    ] {
        let game = step(resource, [&[], &[id], &[]]);
        assert_eq!(leaders(&game)[1], leader, "{resource}");
        assert!(!game.player(1).owed_leader);
    }
}

#[test]
fn supremacy_in_science_lets_the_winner_choose() {
    // WW-SUPREM-07
    for (leader, expected) in [("general", (1, 0)), ("financier", (0, 1))] {
        let mut game = step(Science, [&[], &["research_center"], &[]]);
        assert_eq!((leaders(&game)[1], game.waiting()), ((0, 0), vec![0, 1]));
        assert_eq!(game.choices(1), [json!({"take": "general"}), json!({"take": "financier"})]);
        assert!(!game.offers(0, json!({"take": leader})), "and nobody else");
        let events = game.choose(1, json!({"take": leader}));
        let took = if leader == "general" { Leader::General } else { Leader::Financier };
        assert_eq!(events[0], Event::Took { seat: Seat(1), leader: took });
        assert_eq!((leaders(&game)[1], game.waiting()), (expected, vec![0]));
        assert!(!game.offers(1, json!({"take": leader})), "once");
    }
}

#[test]
fn a_step_brings_one_leader_at_most_and_a_round_five() {
    // WW-SUPREM-08
    let built = ["recycling_plant", "nuclear_plant", "research_center", "financial_center", "saucer_squadron"];
    let double: Vec<_> = built.iter().chain(&built).copied().collect();
    let mut game = position(3).built(2, &double).drafted(0, &["roswell"]).round(2).ready();
    let mut events = game.choose(0, json!({"recycle": "roswell"}));
    events.extend(game.watch_until(|game| game.round == 3));
    let supreme: Vec<_> = events
        .iter()
        .filter_map(|event| match event {
            Event::Supremacy { seat: Seat(2), resource, .. } => Some(*resource),
            Event::Supremacy { .. } => panic!("nobody else"),
            _ => None,
        })
        .collect();
    assert_eq!(supreme, Resource::ALL);
    let (generals, financiers) = leaders(&game)[2];
    assert_eq!(generals + financiers, 5);
}

#[test]
fn the_leader_gained_may_be_used_in_the_same_step() {
    // WW-SUPREM-09
    let filled = [(Piece::Materials, 2), (Piece::Gold, 3)];
    let table = position(3).site(0, "giant_tower", &filled).site(0, "museum", &[]).built(0, &["recycling_plant"]);
    let mut game = table.round(2).producing();
    assert_eq!(game.0.phase, Phase::Production(Materials));
    game.choose(0, place("financier", 1, "giant_tower"));
    assert_eq!(Played::ids(&game.player(0).built), ["recycling_plant", "giant_tower"]);
    assert_eq!((game.0.phase, game.player(0).financiers), (Phase::Production(Materials), 0));

    let table = position(3).site(0, "roswell", &[]).site(0, "ancient_astronauts", &[(Piece::Exploration, 6)]);
    let mut game = table.built(0, &["zeppelin"]).round(2).producing();
    game.idle_to_step(Exploration);
    assert!(game.player(0).unplaced.is_some());
    game.choose(0, place("general", 2, "ancient_astronauts"));
    assert_eq!(game.player(0).built.len(), 2, "before the cubes of the step are placed, too");
}

#[test]
fn only_what_is_produced_counts_for_supremacy() {
    // WW-SUPREM-10
    let rich = position(3).cubes(0, 4).krystallium(0, 12).leaders(0, 3, 3);
    let table = rich.site(0, "national_monument", &[(Piece::Materials, 4)]).site(0, "recycling_plant", &[]);
    let game = table.round(2).producing();
    assert_eq!(game.0.players.iter().map(|player| player.produced).collect::<Vec<_>>(), [2, 2, 2]);
    assert_eq!(leaders(&game), [(3, 3), (0, 0), (0, 0)]);
}

/// Two cubes of science to place, a slot for two of them, and a leader to be taken.
fn scientist() -> Played {
    let table = position(3).site(0, "icebreaker", &[(Piece::Energy, 2)]).site(0, "university", &[]);
    let mut game = table.built(0, &["military_base"]).round(2).producing();
    game.idle_to_step(Science);
    assert_eq!((game.player(0).produced, game.player(0).owed_leader), (2, true));
    game
}

#[test]
fn the_leader_of_science_is_taken_before_between_or_after_the_cubes() {
    // WW-SUPREM-11
    let take = json!({"take": "general"});
    let cubes = [place("science", 1, "icebreaker"), place("science", 2, "university")];
    let mut ends = Vec::new();
    for moment in 0..=2 {
        let mut game = scientist();
        let mut order: Vec<Value> = cubes.to_vec();
        order.insert(moment, take.clone());
        for choice in order {
            assert!(!game.offers(0, json!("done")), "not before all is done");
            assert!(game.offers(0, choice.clone()), "{choice}");
            game.choose(0, choice);
        }
        assert!(game.offers(0, json!("done")));
        ends.push(game.0);
    }
    assert!(ends.iter().all(|end| *end == ends[0]), "and it makes no difference");
}

#[test]
fn the_science_step_is_not_finished_without_the_choice_even_when_nothing_else_is_left() {
    // WW-SUPREM-11
    let mut game = step(Science, [&[], &["research_center"], &[]]);
    game.idle_until(|game| game.players[0].finished);
    assert_eq!((game.0.phase, game.waiting()), (Phase::Production(Science), vec![1]));
    assert!(!game.offers(1, json!("done")));
    game.choose(1, json!({"take": "financier"}));
    assert_eq!(game.0.phase, Phase::Production(Gold));
}

#[test]
fn the_leader_of_science_may_be_used_in_the_same_step() {
    // WW-SUPREM-07, WW-SUPREM-09
    let filled = [(Piece::Materials, 2), (Piece::Gold, 3)];
    let table = position(3).site(0, "giant_tower", &filled).site(0, "museum", &[]).built(0, &["research_center"]);
    let mut game = table.round(2).producing();
    game.idle_to_step(Science);
    assert!(!game.offers(0, place("financier", 1, "giant_tower")), "it is yet to be taken");
    game.choose(0, json!({"take": "financier"}));
    game.choose(0, place("financier", 1, "giant_tower"));
    assert_eq!(Played::ids(&game.player(0).built), ["research_center", "giant_tower"]);
}
