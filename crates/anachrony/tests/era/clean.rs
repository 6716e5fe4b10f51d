//! Clean-up.

use crate::support::{go, led_by, place, position, work, workers};
use anachrony::Event;
use anachrony::Participant;
use anachrony::player::Home;
use anachrony::state::Phase;
use serde_json::json;
use tabletop::Seat;

#[test]
fn workers_come_home_tired_unless_motivated() {
    // ANA-CLEAN-01, ANA-CLEAN-02
    let mut game = position(2).active(0, "2S 1E").charged(0, 2).built(0, &[305]).mine("N").ready();
    game.choose(0, go("scientist", "purify"));
    game.choose(1, json!("pass"));
    game.choose(0, work("scientist", "life_support", 1));
    game.choose(0, place("engineer", "mine", 1));
    assert_eq!(game.player(0).active, workers(""));
    game.choose(0, json!("pass"));
    assert_eq!((game.player(0).active, game.player(0).tired), (workers("1S 1E"), workers("1S")));
}

#[test]
fn a_worker_on_a_deadly_space_does_not_come_home() {
    // ANA-CLEAN-03, ANA-LIFE-10, ANA-LAB-15
    let mut game = position(2).active(0, "2S").built(0, &[310, 415]).ready();
    game.choose(0, work("scientist", "life_support", 1));
    game.choose(1, json!("pass"));
    game.choose(0, work("scientist", "lab", 1));
    assert_eq!(game.0.workers_of(Seat(0)), workers("2S"), "until then they are still owned");
    game.choose(0, json!("pass"));
    assert_eq!(game.0.workers_of(Seat(0)), workers(""));
}

#[test]
fn used_suits_go_to_the_supply_and_unused_ones_with_the_next_era() {
    // ANA-CLEAN-04, ANA-CLEAN-12
    let mut game = position(2).active(0, "1S 1E").charged(0, 4).goods(0, "3C").mine("N").ready();
    game.choose(0, go("scientist", "purify"));
    game.choose(1, json!("pass"));
    game.choose(0, place("engineer", "mine", 2));
    game.choose(0, json!("pass"));
    let player = game.player(0);
    assert_eq!((player.suits, player.suits_charged(), player.suits_away), (6, 0, 0));
    assert!(game.has(0, "4W 3C 1N 1G"), "no core comes back");
}

#[test]
fn a_collapsing_tile_that_was_used_is_turned_and_the_others_stay() {
    // ANA-CLEAN-05, ANA-CLEAN-06
    let mut game = position(2).era(5).active(0, "1S").charged(0, 1).ready();
    game.choose(0, place("scientist", "research", 1));
    game.idle_until(|game| game.actor == Participant(1));
    game.choose(1, json!("pass"));
    let events = game.choose(0, json!("pass"));
    assert!(events.contains(&Event::Collapsed { action: anachrony::data::Capital::Research, space: 1 }));
    let turned: Vec<_> = game.0.capital.iter().flatten().map(|hex| hex.unavailable).collect();
    assert_eq!(turned.iter().filter(|turned| **turned).count(), 1);
    assert!(game.0.capital[2][0].unavailable && !game.0.capital[2][1].unavailable);
    game.idle_until(|game| game.phase == Phase::Actions && game.era == 6);
    game.0.players[0].charged[1] = true;
    game.0.players[0].suits -= 1;
    game.0.players[0].active = workers("1S");
    assert!(!game.can_go(0, json!({"research": 1})) && game.can_go(0, json!({"research": 2})));
}

#[test]
fn markers_come_home_but_the_one_of_the_evacuation() {
    // ANA-CLEAN-07, ANA-EVAC-03
    let evac =
        position(2).era(5).evacuation(0, "B").anomaly(0, "lab", 1).anomaly(0, "lab", 2).active(0, "1S").charged(0, 1);
    let mut game = evac.built(0, &[303]).ready();
    game.choose(0, json!({"use": "force"}));
    game.choose(0, crate::support::use_spot("life_support", 1));
    game.choose(0, go("scientist", "evacuate"));
    assert_eq!(game.player(0).markers, 4);
    game.end_era();
    assert_eq!((game.player(0).markers, game.player(0).evacuated), (6, Some(1)));
    assert!(!game.player(0).forced && !game.player(0).spots[6].marked);
}

#[test]
fn the_impact_comes_at_the_end_of_the_fourth_era() {
    // ANA-CLEAN-08, ANA-CLEAN-09, ANA-IMPACT-01
    for era in 1..=6 {
        let mut game = position(2).era(era).ready();
        let events = game.end_era();
        assert_eq!(events.contains(&Event::Impact), era == 4, "era {era}");
        assert_eq!(game.0.is_after_impact(), era >= 4);
    }
}

#[test]
fn the_game_ends_after_the_seventh_era_or_with_the_last_tile() {
    // ANA-CLEAN-10, ANA-END-01, ANA-IMPACT-10
    let mut game = position(2).era(7).ready();
    game.end_era();
    assert_eq!(game.0.phase, Phase::Over);
    let collapsed = |left: bool| {
        let position = position(2).era(5).active(0, "1S").charged(0, 1);
        let mut game = position
            .with(|game| {
                game.capital.iter_mut().for_each(|hexes| hexes[..2].iter_mut().for_each(|hex| hex.unavailable = true));
                game.capital[2][0].unavailable = false;
                game.capital[0][0].unavailable = !left;
            })
            .ready();
        game.choose(0, place("scientist", "research", 1));
        game.idle_until(|game| game.phase == Phase::Over || game.era == 6);
        game.0
    };
    let over = collapsed(false);
    assert_eq!((over.era, over.phase), (5, Phase::Over));
    assert_eq!(tabletop::Game::outcome(&over).unwrap().ending, anachrony::score::Ending::Collapse);
    assert_eq!(collapsed(true).era, 6);
}

#[test]
fn before_the_impact_no_tile_can_end_the_game() {
    // ANA-CLEAN-11
    let mut game = position(2).era(3).ready();
    game.end_era();
    assert_eq!(game.0.era, 4);
}

#[test]
fn the_focus_moves_on_with_the_era_wherever_it_was() {
    // ANA-CLEAN-13, ANA-TRAVEL-17
    let mut game = position(2).era(3).focus(0, 1).ready();
    game.end_era();
    assert_eq!((game.player(0).focus, game.player(1).focus), (4, 4));
}

#[test]
fn the_first_player_of_the_next_era_is_whoever_has_the_banner() {
    // ANA-CLEAN-14, ANA-COUNCIL-10
    let mut game = position(3).active(2, "1A").charged(2, 1).goods(2, "2W").ready();
    game.choose(0, json!("pass"));
    game.choose(1, json!("pass"));
    game.choose(2, place("administrator", "council", 1));
    assert_eq!(
        (game.0.banner, game.0.first_player),
        (Participant(2), Participant(0)),
        "turn order changes with the era"
    );
    game.end_era();
    assert_eq!((game.0.first_player, game.waiting()), (Participant(2), vec![2]));
    game.end_era();
    assert_eq!(game.0.first_player, Participant(2), "it stays without a change");
}

#[test]
fn at_the_end_unused_charged_suits_still_repay_the_future() {
    // ANA-CLEAN-15, ANA-END-02
    let repaid = |charged: usize| {
        let game = position(2).era(7).warp(0, "suit", 3).charged(0, charged).cleaned_up();
        (game.player(0).warped().count(), tabletop::Game::outcome(&game.0).unwrap().seats[0].score.warp_tokens)
    };
    assert_eq!((repaid(1), repaid(0)), ((0, 0), (1, -2)));
}

#[test]
fn zaida_and_samira_act_when_everybody_is_home_in_the_last_era_too() {
    // ANA-LEADER-10
    let zaida = led_by("harmony", "zaida").era(7).goods(0, "2W").pool("1G").active(0, "1S").charged(0, 1).ready();
    let mut game = zaida;
    game.choose(0, go("scientist", "purify"));
    game.choose(1, json!("pass"));
    game.choose(0, json!("pass"));
    assert!(matches!(game.0.phase, Phase::CleanUp { .. }));
    assert_eq!((game.player(0).suits, game.player(0).tired), (6, workers("1S")), "suits and workers are home");
    game.choose(0, json!({"recruit": "genius"}));
    assert_eq!((game.0.phase, game.player(0).active), (Phase::Over, workers("1G")));
    assert_eq!(Home::Tired, Home::Tired);
}
