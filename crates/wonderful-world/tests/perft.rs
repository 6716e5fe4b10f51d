//! Counting as proof: how many lines of play there are from fixed positions.
//!
//! Counts of up to two choices are taken twice: from the list of choices, and by trying every choice that can be written
//! down.
#![allow(clippy::unwrap_used)] // everything here is a test

#[path = "support/mod.rs"]
mod support;

use serde_json::json;
use support::{Position, position, start};
use tabletop::{Game, Seat};
use wonderful_world::choice::{Placement, Site};
use wonderful_world::data::{Card, Empire, Leader, Piece, Resource};
use wonderful_world::state::Phase;
use wonderful_world::{Choice, WonderfulWorld};

/// Lines of `depth` choices, the lowest waited-for seat choosing; a line that ends earlier counts as one.
fn lines(game: &WonderfulWorld, depth: usize) -> u64 {
    let Some(seat) = game.waiting_for().iter().next().filter(|_| depth > 0) else { return 1 };
    let mut list = Vec::new();
    game.choices(seat, &mut list);
    list.iter().map(|&choice| lines(&after(game, seat, choice), depth - 1)).sum()
}

fn after(game: &WonderfulWorld, seat: Seat, choice: Choice) -> WonderfulWorld {
    let mut next = game.clone();
    next.apply(seat, choice, &mut ()).unwrap();
    next
}

/// Every choice that can be written down, with sites up to the given number.
fn everything(sites: u8) -> Vec<Choice> {
    let cards = || Card::all();
    let mut all = vec![Choice::Done];
    all.extend(Empire::ALL.map(Choice::Choose));
    all.extend(Resource::ALL.map(Choice::Empire));
    all.extend(Leader::ALL.map(Choice::Take));
    all.extend((0..=9).chain([255]).map(Choice::Pile));
    for of_card in [Choice::Pick, Choice::Build, Choice::Recycle, Choice::Dig, Choice::Keep] {
        all.extend(cards().map(of_card));
    }
    for site in (0..=sites).chain([255]) {
        for on in cards().map(|card| Site { site, card }) {
            all.push(Choice::Drop(on));
            for piece in Piece::ALL {
                for stands_for in Resource::ALL.map(Some).into_iter().chain([None]) {
                    all.push(Choice::Place(Placement { piece, stands_for, on }));
                }
            }
        }
    }
    all
}

/// The same count without the list of choices.
fn lines_by_trial(game: &WonderfulWorld, depth: usize, all: &[Choice]) -> u64 {
    let Some(seat) = game.waiting_for().iter().next().filter(|_| depth > 0) else { return 1 };
    let tried = all.iter().filter_map(|&choice| {
        let mut next = game.clone();
        next.apply(seat, choice, &mut ()).ok().map(|_| next)
    });
    tried.map(|next| lines_by_trial(&next, depth - 1, all)).sum()
}

fn count(position: &WonderfulWorld, expected: &[u64]) {
    let counted: Vec<u64> = (1..=expected.len()).map(|depth| lines(position, depth)).collect();
    assert_eq!(counted, expected);
    let all = everything(position.players.iter().map(|player| player.opened).max().unwrap_or_default() + 2);
    let by_trial: Vec<u64> = (1..=expected.len().min(2)).map(|depth| lines_by_trial(position, depth, &all)).collect();
    assert_eq!(by_trial, expected[..by_trial.len()], "by trial");
}

#[test]
fn the_first_picks_of_two_and_three_players() {
    count(&start(json!({"players": 2})).0, &[9, 90, 810, 6570, 47520]);
    count(&start(json!({"players": 3, "side": "B", "empires": "chosen"})).0, &[5, 20, 60, 360, 2520]);
}

#[test]
fn the_first_pile_of_a_solo_game() {
    count(&start(json!({"players": 1, "empires": ["aztec_empire"]})).0, &[8, 120, 1160, 8325, 53200]);
    count(&start(json!({"scenario": "04", "empires": ["noram_states"]})).0, &[11, 174, 2158, 22492]);
}

#[test]
fn planning_with_a_card_begun_and_krystallium_at_hand() {
    let game = position(2)
        .round(2)
        .site(0, "juggernaut", &[(Piece::Materials, 2)])
        .drafted(0, &["zeppelin", "wind_turbines", "tank_division"])
        .krystallium(0, 1)
        .ready();
    count(&game.0, &[10, 78, 483, 2494, 10574]);
}

/// Two cubes of exploration, two places for them, a general to spend and a krystallium to come: every line to the very
/// end. That there are 173 was counted by another program as well, which knows this one position only.
#[test]
fn the_last_step_of_a_game_to_its_very_end() {
    let game = Position::of(json!({"players": 2, "side": "A", "empires": ["aztec_empire", "noram_states"]}))
        .round(4)
        .phase(Phase::Production(Resource::Gold))
        .built(0, &["zeppelin"])
        .site(0, "center_of_the_earth", &[(Piece::Exploration, 4), (Piece::General, 1)])
        .site(0, "ark_of_the_covenant", &[(Piece::Exploration, 3)])
        .with(|game| game.players.iter_mut().for_each(|player| player.finished = true))
        .ready();
    assert_eq!(game.waiting(), [0]);
    count(&game.0, &[6, 28, 89, 155, 173, 173, 173]);
}
