//! LOOP-TURN, LOOP-CLONE, LOOP-ART: a turn begins; clones and an artifact appear.

use crate::support::*;
use serde_json::json;
use std::collections::BTreeSet;
use tabletop::{Game, Seed};
use the_loop::data::{Card, CardSet, Era, Token};
use the_loop::state::Phase;
use the_loop::{Event, Options, TheLoop};

fn base() -> Position {
    position(&["mr_time", "v_girl"]).chutes(&["doctor", "next"])
}

/// The names of what happened, one for each kind.
fn order(events: &[Event]) -> Vec<String> {
    let name = |event: &Event| {
        let written = serde_json::to_value(event).unwrap();
        written.as_str().map_or_else(|| written.as_object().unwrap().keys().next().unwrap().clone(), str::to_owned)
    };
    let mut names: Vec<String> = events.iter().map(name).collect();
    names.dedup();
    names
}

#[test]
fn turns_pass_clockwise_round_the_table() {
    // LOOP-TURN-01, LOOP-END-06
    let mut game = position(&["mr_time", "v_girl", "cztwyzzek"]).active(1).ready();
    let mut turns = vec![game.waiting()];
    for _ in 0..4 {
        game.0.eras.iter_mut().for_each(|era| era.rifts = 0);
        game.end_turn();
        turns.push(game.waiting());
    }
    assert_eq!(turns, [1, 2, 0, 1, 2]);
}

#[test]
fn the_five_phases_come_in_their_order() {
    // LOOP-TURN-02, LOOP-TURN-03: clones, then the artifact, then the Doctor card; actions; taking; archiving; the end
    let mut game = base()
        .mission("end", "quantum_bomb", 6)
        .available(&["alarm_clock"])
        .hand(0, &["duct_tape"])
        .next_doctor(&["industrial"])
        .ready();
    assert_eq!(game.0.phase, Phase::Actions);
    assert!(!game.offers(take("alarm_clock")) && !game.offers(json!("archive")));
    game.choose(end());
    assert_eq!(game.0.phase, Phase::Take);
    assert!(!game.offers(play("duct_tape")) && !game.offers(free("dawn")) && !game.offers(json!("archive")));
    game.choose(take("alarm_clock"));
    assert_eq!(game.0.phase, Phase::Archive);
    assert!(!game.offers(end()));
    let mut events = game.choose(json!("archive"));
    for _ in 0..2 {
        let first = game.choices()[0].clone();
        events.extend(game.choose(first));
    }
    let names = order(&events);
    let expected = ["archived", "opened", "bonus", "took", "destroyed", "end_of_turn", "drew"];
    assert_eq!(names[..7], expected, "{names:?}");
    assert_eq!(names[7..], ["turn", "clone_appeared", "appeared", "doctor", "fell"], "{names:?}");
}

#[test]
fn each_cycle_has_its_own_number_of_clones_and_always_one_artifact() {
    // LOOP-CLONE-01, LOOP-CLONE-02, LOOP-CLONE-03, LOOP-MODE-06: on every level
    for level in ["employee_of_the_month", "agent_of_the_year", "agency_legend"] {
        for (turn, clones) in [(1, 1), (6, 1), (7, 2), (13, 2), (14, 3), (20, 3)] {
            let mut game =
                position_on(level, &["mr_time", "v_girl"]).turn(turn).chutes(&["doctor", "next", "previous"]);
            game = game.next_doctor(&["industrial"]).next_clones(&[("dawn", "end"), ("dawn", "industrial")]);
            let mut game = game.ready();
            game.end_turn();
            assert_eq!(28 - game.0.bag.len(), clones, "after turn {turn}, {level}");
            assert_eq!(game.0.available.len(), 1);
        }
    }
}

#[test]
fn clones_leave_the_bag_at_random_each_for_the_era_where_it_appears() {
    // LOOP-CLONE-04
    let options: Options = serde_json::from_value(json!({"players": 4})).unwrap();
    let mut drawn = BTreeSet::new();
    for number in 0..60 {
        let game = TheLoop::start(&options, Seed::from_text("clones").unwrap().nth(number)).unwrap();
        for era in Era::ALL {
            assert!(game.era(era).clones.iter().all(|clone| clone.appears_in() == era));
            drawn.extend(game.era(era).clones.iter().map(Token::number));
        }
    }
    assert_eq!(drawn.len(), 28, "any clone can come");
}

#[test]
fn a_bag_with_too_few_clones_gives_what_it_has() {
    // LOOP-CLONE-05: three are wanted, two are there
    let mut game = base()
        .turn(15)
        .next_doctor(&["industrial"])
        .with(|game| {
            let all = std::mem::take(&mut game.bag);
            for clone in all.iter() {
                match clone.appears_in() {
                    Era::Dawn if game.bag.len() < 2 => game.bag.insert(clone),
                    _ if clone.destroyed_in() == Era::Medieval => game.eras[0].clones.insert(clone),
                    _ => game.eras[1].clones.insert(clone),
                }
            }
        })
        .ready();
    let events = game.choose(end());
    assert_eq!(events.iter().filter(|event| matches!(event, Event::CloneAppeared { .. })).count(), 2);
    assert!(game.0.bag.is_empty() && game.0.phase == Phase::Actions);
}

#[test]
fn a_clone_in_its_destruction_era_is_destroyed_at_once_however_it_came_there() {
    // LOOP-CLONE-06: pushed, taken along, pulled
    let doomed = |position: Position| position.clone_in("dawn", "medieval");
    let mut pushed = doomed(base()).agent(0, "dawn").hand(0, &["exo_kick"]).ready();
    pushed.choose_all(&[play("exo_kick"), era("medieval")]);
    let mut taken = doomed(base()).agent(0, "dawn").hand(0, &["battle_steed"]).ready();
    taken.choose_all(&[play("battle_steed"), era("renaissance"), clone("dawn", "medieval")]);
    let mut pulled = doomed(base()).agent(0, "medieval").hand(0, &["grab_boot"]).ready();
    pulled.choose(play("grab_boot"));
    for game in [pushed, taken, pulled] {
        assert!(game.0.eras.iter().all(|era| era.clones.is_empty()));
        assert_eq!(game.0.bag.len(), 28, "back in the bag");
    }
}

#[test]
fn a_destroyed_clone_may_come_again() {
    // LOOP-CLONE-07
    let mut game = base().agent(0, "medieval").clone_in("dawn", "medieval").hand(0, &["grab_boot"]).ready();
    let clone = game.0.eras[0].clones.first().unwrap();
    game.0.given.bag.push(clone);
    game.choose(play("grab_boot"));
    let events = game.end_turn();
    assert!(events.contains(&Event::CloneAppeared { clone, era: clone.appears_in() }));
    assert!(!game.0.bag.contains(clone));
}

#[test]
fn clones_appear_before_the_doctor_moves_and_in_vortexes_too() {
    // LOOP-CLONE-08, LOOP-CLONE-09: the clone of this turn adds a rift
    let mut game = base()
        .vortex("industrial")
        .next_doctor(&["industrial"])
        .next_clones(&[("industrial", "end")])
        .chutes(&["previous", "doctor", "doctor", "next"])
        .ready();
    game.end_turn();
    assert_eq!(game.clones("industrial"), ["end"]);
    let fallen = [game.rifts("renaissance"), game.rifts("industrial"), game.rifts("globalization")];
    assert_eq!(fallen, [1, 2, 0], "LOOP-EX-01: 2 + 1 = 3 have fallen");
}

#[test]
fn the_top_of_the_great_deck_appears_at_home_or_is_destroyed_in_a_vortex_without_another() {
    // LOOP-ART-01, LOOP-ART-03, LOOP-VORTEX-09
    let base = || base().great_deck(&["battle_steed", "matryoshka"]);
    let mut game = base().ready();
    game.end_turn();
    assert!(game.is_available("battle_steed") && !game.is_available("matryoshka"));
    assert_eq!(game.0.available_in(Era::Medieval).len(), 1);
    let mut game = base().vortex("medieval").ready();
    game.end_turn();
    assert!(game.is_destroyed("battle_steed") && !game.is_available("matryoshka"));
    assert!(game.0.available.is_empty());
}

#[test]
fn an_empty_great_deck_is_made_anew_of_the_destroyed_pile_when_a_card_is_needed() {
    // LOOP-ART-04, LOOP-TERM-33
    let mut game = base().only_great_deck(&["battle_steed"]).chutes(&["doctor", "next", "doctor", "next"]).ready();
    game.end_turn();
    assert_eq!((game.0.great_deck.cards.len(), game.0.destroyed.len()), (0, 48), "not before it is needed");
    game.end_turn();
    assert_eq!((game.0.available.len(), game.0.great_deck.cards.len(), game.0.destroyed.len()), (2, 47, 0));
}

#[test]
fn artifacts_appear_from_the_great_deck_only_and_without_one_none_appears() {
    // LOOP-ART-02, LOOP-ART-05: own decks and discard piles are full of cards
    let mut game = base()
        .with(|game| {
            let great: CardSet = std::mem::take(&mut game.great_deck.cards).iter().copied().collect();
            game.piles[0].discard = game.piles[0].discard.union(great);
        })
        .ready();
    let events = game.end_turn();
    assert!(game.0.available.is_empty() && !events.contains(&Event::NewGreatDeck));
    assert_eq!((game.0.turn, game.waiting()), (2, 1));
}

#[test]
fn any_number_of_artifacts_can_lie_in_one_era() {
    // LOOP-ART-06
    let home: Vec<&str> =
        CardSet::great_deck().common(CardSet::BY_HOME[Era::Medieval.index()]).iter().map(Card::name).collect();
    let mut game = base().available(&home[1..]).great_deck(&home[..1]).ready();
    game.end_turn();
    assert_eq!(game.0.available_in(Era::Medieval).len(), 7);
}
