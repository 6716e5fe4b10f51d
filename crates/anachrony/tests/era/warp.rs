//! Warp.

use crate::support::{goods, led_by, position, workers};
use anachrony::Participant;
use anachrony::state::Phase;
use anachrony::{Anachrony, Event};
use serde_json::{Value, json};
use tabletop::{Game, Seat, Viewer};

fn warp(name: &str) -> Value {
    json!({"warp": name})
}

#[test]
fn up_to_two_tokens_are_chosen_in_secret_and_revealed_together() {
    // ANA-WARP-01, ANA-WARP-02
    let mut game = position(2).goods(0, "5W").goods(1, "5W").warping();
    game.choose_all(0, &[warp("gold"), warp("uranium")]);
    assert_eq!(game.choices(0), [json!("done")], "not more than two");
    let events = game.choose(0, json!("done"));
    assert_eq!(events, [Event::Ready { seat: Participant(0) }]);
    assert_eq!(game.view(Some(1)).players[0].warping, None);
    assert_eq!(game.view(None).players[0].warping, None);
    assert_eq!(game.view(Some(0)).players[0].warping.as_ref().unwrap().len(), 2);
    assert!(game.has(0, "5W"), "nothing comes before all have chosen");
    game.choose(1, json!("done"));
    assert!(game.has(0, "5W 1G 1U") && game.has(1, "5W"));
    assert_eq!((game.player(0).warped_in(2), game.player(1).warped_in(2)), (2, 0));
    assert_eq!(game.0.phase, Phase::Actions);
}

#[test]
fn others_hear_nothing_of_the_tokens_before_all_are_turned_up() {
    // ANA-WARP-01
    let game = position(2).goods(0, "5W").warping();
    let known = |choice: Value| {
        let mut copy = crate::support::Played(game.0.clone());
        let events = copy.choose(0, choice);
        let heard: Vec<_> =
            events.iter().filter_map(|event| Anachrony::event_for(event, Viewer::Seat(Seat(1)))).collect();
        (heard, copy.view(Some(1)))
    };
    assert_eq!(known(warp("gold")), known(warp("scientist")));
}

#[test]
fn a_worker_from_the_future_costs_a_water_and_is_active() {
    // ANA-WARP-03, ANA-WARP-05
    let mut game = position(2).goods(0, "2W").warping();
    game.choose_all(0, &[warp("scientist"), warp("administrator"), json!("done")]);
    game.choose(1, json!("done"));
    assert!(game.has(0, ""));
    assert_eq!(game.player(0).active, workers("1S 1A"));
    let mut game = position(2).goods(0, "1W").warping();
    game.choose(0, warp("engineer"));
    assert!(!game.offers(0, warp("scientist")), "one water pays for one of them");
    assert!(game.offers(0, warp("gold")));
}

#[test]
fn the_water_token_may_pay_for_the_worker_of_the_other() {
    // ANA-WARP-04
    let mut game = position(2).warping();
    assert!(game.offers(0, warp("engineer")), "if the water follows");
    game.choose(0, warp("engineer"));
    assert_eq!(game.choices(0), [warp("water")], "then it must");
    game.choose_all(0, &[warp("water"), json!("done")]);
    game.choose(1, json!("done"));
    assert!(game.has(0, "1W"));
    assert_eq!(game.player(0).active, workers("1E"));
    let dry = position(2).warp(0, "water", 1).warping();
    assert!(!dry.offers(0, warp("engineer")), "the water token lies on the timeline");
}

#[test]
fn a_suit_from_the_future_is_charged_even_on_a_closed_slot() {
    // ANA-WARP-06
    let mut game = led_by("progress", "cornella").era(5).charged(0, 4).warping();
    game.choose_all(0, &[warp("suit"), json!("done")]);
    game.choose(1, json!("done"));
    assert_eq!((game.player(0).suits_charged(), game.player(0).suits), (5, 1));
    assert!(game.player(0).charged[0] && game.has(0, ""), "on the closed top left slot, and no core is paid");
}

#[test]
fn without_a_suit_or_an_empty_slot_the_suit_token_cannot_be_chosen() {
    // ANA-WARP-07
    assert!(!position(2).charged(0, 6).warping().offers(0, warp("suit")));
    assert!(position(2).charged(0, 5).warping().offers(0, warp("suit")));
}

#[test]
fn a_token_on_the_timeline_cannot_be_used_until_it_is_back() {
    // ANA-WARP-08, ANA-TRAVEL-19
    let game = position(2).warp(0, "gold", 1).warping();
    assert!(!game.offers(0, warp("gold")) && game.offers(0, warp("titanium")));
    let mut game = position(2).warp(0, "gold", 1).goods(0, "1G").active(0, "1S").built(0, &[101]).ready();
    game.choose(0, crate::support::work("scientist", "power_plant", 1));
    game.choose(0, json!({"repay": "gold"}));
    game.idle_until(|game| game.phase == Phase::Warp);
    assert!(game.offers(0, warp("gold")));
}

#[test]
fn nothing_is_owed_in_the_era_of_the_warp() {
    // ANA-WARP-09, ANA-TRAVEL-16
    let mut game =
        position(2).warp(0, "gold", 2).warp(0, "uranium", 1).goods(0, "1G 1U").active(0, "1S").built(0, &[106]).ready();
    game.choose(0, crate::support::work("scientist", "power_plant", 1));
    assert_eq!(game.words(0, "repay"), ["uranium"], "only what lies on the past tile");
    game.choose(0, json!("skip"));
    assert_eq!(game.player(0).goods, goods("1G 1U"));
}

#[test]
fn a_player_who_can_take_nothing_is_not_asked() {
    let full = anachrony::data::Warp::ALL
        .iter()
        .fold(position(2), |position, token| position.warp(0, token.name(), 1).with(|_| ()));
    let full = full.with(|game| {
        for (cell, warped) in game.players[0].warps.iter_mut().flatten().enumerate() {
            (warped.era, warped.cell) = (1 + (cell as u8 / 8), 1 + cell as u8 % 8);
        }
    });
    assert_eq!(full.warping().waiting(), [1]);
}
