//! Power up.

use crate::support::{goods, led_by, position, side_b, use_spot};
use anachrony::Event;
use anachrony::Participant;
use anachrony::state::Phase;
use serde_json::{Value, json};

fn charge(slot: u8, pay: Option<&str>) -> Value {
    match pay {
        Some(good) => json!({"charge": {"slot": slot, "pay": good}}),
        None => json!({"charge": {"slot": slot}}),
    }
}

#[test]
fn top_slots_are_free_bottom_slots_cost_a_core_and_empty_ones_give_water() {
    // ANA-POWER-01, ANA-POWER-02, ANA-POWER-03
    let mut game = position(2).goods(0, "1C").powering_up();
    assert_eq!(game.waiting(), [0], "in turn order");
    assert!(!game.offers(0, charge(2, None)), "of slots alike the first is offered");
    game.choose_all(0, &[charge(1, None), charge(4, Some("core"))]);
    assert!(!game.offers(0, charge(5, Some("core"))), "no core left");
    game.choose(0, charge(2, None));
    game.choose(0, json!("done"));
    assert!(game.has(0, "3W"), "slots 3, 5 and 6 are empty");
    assert_eq!((game.player(0).suits, game.player(0).suits_charged()), (3, 3));
    assert_eq!(game.waiting(), [1]);
}

#[test]
fn all_six_or_none_can_be_charged() {
    // ANA-POWER-01
    let mut game = position(2).goods(0, "3C").powering_up();
    game.choose_all(0, &[charge(1, None), charge(2, None), charge(3, None)]);
    game.choose_all(0, &[charge(4, Some("core")), charge(5, Some("core"))]);
    game.choose(0, charge(6, Some("core")));
    assert!(game.has(0, ""), "no slot is empty; done goes without saying");
    assert_eq!(game.waiting(), [1]);
    game.choose(1, json!("done"));
    assert!(game.has(1, "6W"));
}

#[test]
fn a_closed_slot_holds_no_suit_and_gives_no_water() {
    // ANA-POWER-04, ANA-IMPACT-06, ANA-IMPACT-07
    let mut game = led_by("progress", "cornella").era(5).powering_up();
    assert_eq!(game.player(0).closed, [true, false, true, false, false, false]);
    assert_eq!(game.choices(0), [charge(2, None), json!("done")]);
    game.choose(0, json!("done"));
    assert!(game.has(0, "4W"), "four slots are left");
}

#[test]
fn charging_one_after_the_other_comes_to_the_same_as_at_once() {
    // ANA-POWER-05
    let mut orders = Vec::new();
    for first in [0, 1] {
        let mut game = position(2)
            .goods(0, "1C")
            .goods(1, "1C")
            .with(|game| game.first_player = Participant(first))
            .with(|game| game.actor = Participant(first))
            .powering_up();
        for seat in [first, 1 - first] {
            game.choose_all(seat, &[charge(1, None), charge(4, Some("core")), json!("done")]);
        }
        orders.push([*game.player(0), *game.player(1)]);
    }
    assert_eq!(orders[0], orders[1]);
}

#[test]
fn charging_outside_the_phase_costs_no_core_and_takes_an_open_slot() {
    // ANA-POWER-06, ANA-SUPER-17
    let mut game = position(2).project(0, "uranium_cores", "lab", 1).charged(0, 3).ready();
    let events = game.choose(0, use_spot("lab", 1));
    assert!(events.contains(&Event::Charged { seat: Participant(0), slot: 4 }), "a bottom slot, and nothing paid");
    assert_eq!((game.player(0).suits_charged(), game.player(0).suits), (4, 2));
    let full = side_b("dominance", "wolfe").era(5).project(0, "uranium_cores", "lab", 1).charged(0, 4).ready();
    assert!(!full.offers(0, use_spot("lab", 1)), "every open slot is taken, the closed ones do not count");
    let none = position(2).project(0, "uranium_cores", "lab", 1).with(|game| {
        game.players[0].suits = 0;
        game.players[0].suits_away = 6;
    });
    assert!(!none.ready().offers(0, use_spot("lab", 1)), "no suit is left");
}

#[test]
fn warp_comes_after_everybody_has_charged() {
    // ANA-ERA-02
    let mut game = position(2).powering_up();
    game.choose(0, json!("done"));
    assert!(matches!(game.0.phase, Phase::PowerUp { rank: 1 }));
    game.choose(1, json!("done"));
    assert_eq!((game.0.phase, game.waiting()), (Phase::Warp, vec![0, 1]));
    assert_eq!(game.player(0).goods, goods("6W"));
}
