//! The structure of an era, and its preparation.

use crate::support::{position, start, start_with, workers};
use anachrony::Event;
use anachrony::Participant;
use anachrony::data::{Good, MINE_CARDS, RECRUIT_CARDS, Row, Worker};
use anachrony::state::Phase;
use serde_json::json;

#[test]
fn a_game_has_seven_eras_with_six_phases_in_order() {
    // ANA-ERA-01, ANA-ERA-02, ANA-ERA-03
    let mut game = start(json!({"players": 2, "leaders": "dealt"}));
    assert_eq!((game.0.era, game.0.phase), (1, Phase::PowerUp { rank: 0 }), "the first era has no paradox phase");
    let number = |phase: Phase| match phase {
        Phase::Paradox { .. } | Phase::Recovery { .. } => 2,
        Phase::PowerUp { .. } => 3,
        Phase::Warp | Phase::Arrival { .. } => 4,
        Phase::Actions => 5,
        _ => 6,
    };
    for era in 1..=7 {
        let mut seen = Vec::new();
        game.idle_until(|game| game.era == era);
        while game.0.era == era && game.0.phase != Phase::Over {
            let phase = game.0.phase;
            seen.push(number(phase));
            game.idle_until(|game| game.phase != phase || game.era != era);
        }
        assert!(seen.is_sorted(), "era {era}: {seen:?}");
        assert!([3, 4, 5].iter().all(|phase| seen.contains(phase)), "era {era}: {seen:?}");
    }
    assert!(game.0.phase == Phase::Over && game.0.era == 7);
}

#[test]
fn turn_order_is_clockwise_from_the_first_player() {
    // ANA-ERA-04
    let options = json!({"players": 3, "paths": ["harmony", "progress", "salvation"], "leaders": ["haulani", "cornella", "amena"]});
    let mut game = start_with(options, json!({"first_player": 1}));
    let mut order = Vec::new();
    while matches!(game.0.phase, Phase::PowerUp { .. }) {
        order.extend(game.waiting());
        let seat = game.waiting()[0];
        game.choose(seat, json!("done"));
    }
    assert_eq!(order, [1, 2, 0]);
    game.idle_until(|game| game.phase == Phase::Actions);
    let mut turns = Vec::new();
    while game.0.era == 1 {
        turns.extend(game.waiting());
        let seat = game.waiting()[0];
        game.choose(seat, json!("pass"));
    }
    assert_eq!(turns, [1, 2, 0]);
}

#[test]
fn the_superproject_of_the_next_era_is_turned_up_and_in_the_last_era_none() {
    // ANA-PREP-01, ANA-PREP-02
    let mut game = start(json!({"players": 2, "leaders": "dealt"}));
    for era in 1..=7 {
        assert_eq!(game.view(None).superprojects.len(), (usize::from(era) + 1).min(7), "era {era}");
        let events = game.idle_until(|game| game.era > era);
        let turned = events.iter().filter(|event| matches!(event, Event::Superproject { .. })).count();
        assert_eq!(turned, usize::from(era < 6), "era {}", era + 1);
    }
}

#[test]
fn each_era_a_building_of_each_kind_goes_to_the_secondary_stack_and_both_tops_can_be_built() {
    // ANA-PREP-03, ANA-PREP-04, ANA-CONSTRUCT-04
    let mut game = start(json!({"players": 2, "leaders": "dealt"}));
    assert!(game.0.secondary.iter().all(|stack| stack.len() == 1), "also in the first era");
    let top = game.0.primary[0].top();
    let below = game.0.secondary[0][0];
    game.idle_until(|game| game.era == 2);
    assert_eq!((game.0.second_top(Row::Plant), game.0.secondary[0][0]), (top, below), "it covers the one there");

    let rich = position(2).era(3).goods(0, "20W 20T 20U 20G 20N").active(0, "1S").charged(0, 1);
    let mut game = rich
        .with(|game| {
            for row in 0..4 {
                for _ in 0..2 {
                    let top = game.primary[row].tiles.pop().unwrap();
                    game.secondary[row].push(top);
                }
            }
        })
        .ready();
    let below = game.0.secondary[3][game.0.secondary[3].len() - 2];
    game.choose(0, crate::support::place("scientist", "construct", 1));
    assert_eq!(game.named(0, "build").len(), 8);
    game.choose(0, json!({"build": {"row": "lab", "from": "secondary"}}));
    assert_eq!(game.0.second_top(Row::Lab), Some(below), "the one below is there at once");
}

#[test]
fn an_empty_stack_is_skipped_and_offers_nothing() {
    // ANA-PREP-09, ANA-CONSTRUCT-04
    let mut game = position(2)
        .goods(0, "9W 9T 9U 9G 9N")
        .active(0, "1S")
        .charged(0, 1)
        .with(|game| {
            // All plants lie on the secondary stack.
            while let Some(plant) = game.primary[0].tiles.pop() {
                game.secondary[0].push(plant);
            }
            while let Some(lab) = game.secondary[3].pop() {
                game.primary[3].tiles.insert(0, lab);
            }
        })
        .ready();
    game.choose(0, crate::support::place("scientist", "construct", 1));
    assert!(!game.offers(0, crate::support::build("power_plant")));
    assert!(!game.offers(0, json!({"build": {"row": "lab", "from": "secondary"}})));
    game.choose(0, crate::support::build("lab"));
    game.idle_until(|game| game.era == 3);
    assert_eq!((game.0.primary[0].tiles.len(), game.0.secondary[0].len()), (0, 15));
    assert_eq!(game.0.secondary[3].len(), 1);
}

#[test]
fn pools_are_emptied_and_filled_from_one_card_each() {
    // ANA-PREP-05, ANA-PREP-06
    let mut game = position(2)
        .pool("3G")
        .mine("N N")
        .with(|game| {
            game.recruit_deck = (0..9).collect();
            game.mine_deck = (0..9).collect();
        })
        .ready();
    game.end_era();
    let card = RECRUIT_CARDS[8];
    assert_eq!(game.0.recruit_pool, Worker::ALL.into_iter().zip(card).collect());
    assert_eq!(game.0.mine_pool[..], MINE_CARDS[8][..]);
    assert_eq!((game.0.recruit_deck.len(), game.0.mine_deck.len()), (8, 8));
    assert!(RECRUIT_CARDS.iter().all(|card| card.iter().sum::<u16>() == 4), "four workers on every card");
}

#[test]
fn the_mine_has_a_uranium_a_gold_and_a_titanium_beside_its_spaces_every_era() {
    // ANA-PREP-07, ANA-MINE-02
    for (space, good) in [(1, "1U"), (2, "1G"), (3, "1T")] {
        let mut game = position(2).active(0, "1S").charged(0, 1).mine("N").ready();
        game.choose(0, crate::support::place("scientist", "mine", space));
        assert!(game.has(0, &format!("{good} 1N")));
    }
}

#[test]
fn after_the_impact_neutronium_takes_the_top_square() {
    // ANA-PREP-08, ANA-IMPACT-09
    for (era, top) in [(3, Good::Gold), (4, Good::Neutronium), (5, Good::Neutronium)] {
        let mut game = position(2).era(era).ready();
        game.0.mine_deck = (0..11 - era).map(|card| if card == 10 - era { 0 } else { card + 1 }).collect();
        game.end_era();
        assert_eq!(
            game.0.mine_pool[..],
            [top, Good::Uranium, Good::Uranium, Good::Uranium, Good::Titanium][..],
            "after era {era}"
        );
    }
}

#[test]
fn what_is_prepared_is_told() {
    let mut game = position(2).ready();
    let events = game.end_era();
    let told = |event: &Event| events.contains(event);
    assert!(told(&Event::Era { era: 3 }) && told(&Event::FirstPlayer { seat: Participant(0) }));
    assert!(events.iter().any(|event| matches!(event, Event::RecruitPool { workers: pool } if *pool != workers(""))));
}
