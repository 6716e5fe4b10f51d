//! What happens is told in the order of the rules: what is paid comes before what is gained for it.

use crate::support::{at, go, led_by, place, position, position_on, use_spot, work};
use anachrony::Event;
use serde_json::{Value, json};

/// What was told, by name, with what a player pays and gains.
fn names(events: &[Event]) -> Vec<String> {
    let name = |event: &Event| match serde_json::to_value(event).unwrap() {
        Value::String(name) => name,
        value => value.as_object().unwrap().keys().next().unwrap().clone(),
    };
    events.iter().map(name).collect()
}

/// Whether the first event of one name comes before the first of another, and both come.
fn before(events: &[Event], one: &str, other: &str) -> bool {
    let names = names(events);
    let find = |wanted: &str| names.iter().position(|name| name == wanted);
    println!("{names:?}");
    matches!((find(one), find(other)), (Some(one), Some(other)) if one < other)
}

#[test]
fn buildings_are_paid_for_before_they_give() {
    for (number, row, goods, gained) in [
        (203, "factory", "1W", "gained"),
        (208, "factory", "1G 1W", "gained"),
        (309, "life_support", "1N", "gained"),
        (314, "life_support", "1G", "gained"),
        (403, "lab", "1C", "charged"),
    ] {
        let mut game = position(2).built(0, &[number]).active(0, "2E").goods(0, goods).ready();
        let mut events = game.choose(0, work("engineer", row, 1));
        if number == 203 {
            events.extend(game.choose(0, json!({"gain": "gold"})));
        }
        assert!(before(&events, "paid", gained), "{number}");
    }
    let mut game = position(2).built(0, &[215]).active(0, "1E").goods(0, "1W").ready();
    let mut events = game.choose(0, use_spot("factory", 1));
    events.extend(game.choose(0, json!({"gain": "gold"})));
    assert!(before(&events, "paid", "gained"), "215");
}

#[test]
fn payments_of_choice_come_before_the_gain() {
    for (number, row, gained) in [(213, "factory", "gained"), (412, "lab", "points")] {
        let mut game = position(2).built(0, &[number]).active(0, "1E").goods(0, "2T 2G").ready();
        let mut events = game.choose(0, work("engineer", row, 1));
        events.extend(game.choose(0, json!({"pay": "gold"})));
        if number == 213 {
            assert!(!names(&events).contains(&"gained".to_owned()), "half is paid");
            events.extend(game.choose(0, json!({"pay": "gold"})));
        }
        assert!(before(&events, "paid", gained), "{number}");
    }
}

#[test]
fn travels_are_paid_for_before_their_points() {
    let mut game = position(2).era(3).built(0, &[112]).active(0, "1E").goods(0, "3W").ready();
    let mut events = game.choose(0, work("engineer", "power_plant", 1));
    events.extend(game.choose(0, json!({"focus": 1})));
    assert!(before(&events, "paid", "points"), "112");
    let mut game = position(2).era(3).built(0, &[113]).active(0, "1E").goods(0, "1T 1G").ready();
    let mut events = game.choose(0, work("engineer", "power_plant", 1));
    events.extend(game.choose(0, json!({"spend": 1})));
    events.extend(game.choose(0, json!({"pay": "gold"})));
    assert!(before(&events, "paid", "points"), "113");
}

#[test]
fn welfare_nomads_and_leaders_are_paid_first() {
    let mut game = position(2).project(0, "welfare_society", "lab", 1).active(0, "1A").goods(0, "1W").ready();
    assert!(before(&game.choose(0, work("administrator", "lab", 1)), "paid", "morale"));

    let mut game = position(2).active(0, "1S").charged(0, 1).goods(0, "1C 2T 1G").ready();
    game.choose(0, go("scientist", "nomads"));
    let mut copy = crate::support::Played(game.0.clone());
    assert!(before(&copy.choose(0, json!({"trade": "core_for_water"})), "paid", "gained"));
    let mut events = game.choose(0, json!({"trade": "two_for_neutronium"}));
    events.extend(game.choose(0, json!({"pay": "gold"})));
    assert!(before(&events, "paid", "gained"));

    let mut game = led_by("harmony", "zaida").pool("1S 1E").goods(0, "2W").cleaned_up();
    assert!(before(&game.choose(0, json!({"recruit": "engineer"})), "paid", "new_worker"));
    let mut game = led_by("dominance", "samira").mine("T G").goods(0, "2W").cleaned_up();
    game.choose(0, json!({"take": "gold"}));
    assert!(before(&game.choose(0, json!({"take": "titanium"})), "paid", "gained"));
}

#[test]
fn an_anomaly_goes_when_all_of_its_price_is_paid() {
    let mut game = position(2).anomaly(0, "lab", 1).active(0, "1S").goods(0, "2W 1T 2G").ready();
    game.choose(0, json!({"place": {"worker": "scientist", "on": {"anomaly": at("lab", 1)}}}));
    let first = game.choose(0, json!({"pay": "gold"}));
    assert!(!names(&first).contains(&"removed".to_owned()));
    assert_eq!(game.player(0).anomalies(), 1);
    assert!(before(&game.choose(0, json!({"pay": "gold"})), "paid", "removed"));
    assert_eq!(game.player(0).anomalies(), 0);
}

#[test]
fn everybody_comes_home_before_tiles_collapse_and_the_dead_are_named() {
    let mut game = position_on("A", 2, &[])
        .era(5)
        .built(0, &[310])
        .active(0, "2E")
        .charged(0, 1)
        .goods(0, "9T 9U 9G 9N 9W")
        .breakthroughs(1, &["circle_society"])
        .ready();
    game.choose(0, work("engineer", "life_support", 1));
    game.idle_until(|game| game.actor == anachrony::Participant(0));
    game.choose(0, place("engineer", "construct", 1));
    let events = game.end_era();
    assert!(before(&events, "home", "collapsed"));
    let lost = |event: &&Event| matches!(event, Event::LostWorker { .. });
    assert_eq!(events.iter().filter(lost).count(), 1);
    assert!(before(&events, "home", "lost_worker"));
}

#[test]
fn workers_who_will_come_home_count_for_the_endgame_card() {
    let busy = position(2).active(0, "2E").active(1, "1S").goods(1, "9W").built(0, &[310]).charged(0, 1).ready();
    let goals = |game: &crate::support::Played, seat: u8| game.0.score_of(tabletop::Seat(seat)).goals;
    let (own, other) = (goals(&busy, 0), goals(&busy, 1));
    let mut game = crate::support::Played(busy.0.clone());
    game.choose(0, go("engineer", "purify"));
    game.idle_until(|game| game.actor == anachrony::Participant(0));
    assert_eq!(goals(&game, 1), other, "who is away is still there");
    let mut game = busy;
    game.choose(0, work("engineer", "life_support", 1));
    assert_eq!((goals(&game, 0) <= own, goals(&game, 1)), (true, other + 3), "who dies does not come home");
}
