//! What viewers see: everything that lies open, as it lies, and of decks only what anybody could have counted.

use crate::support::{Played, position, position_on};
use anachrony::data::Row;
use anachrony::{Anachrony, Event, View};
use serde_json::{Value, json};
use tabletop::kit::Series;
use tabletop::{Dice, Game, Seat, Seed, Viewer};

/// Fields of a state that a view has under the same name, and as they are.
const OPEN: [&str; 11] = [
    "options",
    "era",
    "phase",
    "first_player",
    "banner",
    "actor",
    "recruit_pool",
    "mine_pool",
    "breakthroughs",
    "goals",
    "paradox_rolls",
];

/// Fields of a player that everybody sees.
const OPEN_OF_PLAYER: [&str; 18] = [
    "path",
    "leader",
    "evacuation",
    "goods",
    "points",
    "breakthroughs",
    "active",
    "tired",
    "away",
    "spots",
    "charged",
    "closed",
    "suits",
    "markers",
    "morale",
    "time_travel",
    "paradoxes",
    "warps",
];

fn is_seen_as_it_lies(game: &Anachrony, view: &View) {
    let (state, seen) = (json!(game), json!(view));
    for field in OPEN {
        assert_eq!(seen[field], state[field], "{field}");
    }
    for (seat, player) in (0..).zip(state["players"].as_array().unwrap()) {
        for field in OPEN_OF_PLAYER {
            assert_eq!(seen["players"][seat][field], player[field], "{field} of player {seat}");
        }
    }
    let numbers = |deck: &[u8]| {
        let mut cards: Vec<u8> = deck.iter().map(|card| card + 1).collect();
        cards.sort_unstable();
        cards
    };
    assert_eq!(view.recruits_to_come, numbers(&game.recruit_deck));
    assert_eq!(view.mines_to_come, numbers(&game.mine_deck));
    assert_eq!(view.timeline, game.timeline.iter().map(|tile| tile + 1).collect::<Vec<_>>());
    let shown = usize::from(game.era + 1).min(7);
    assert_eq!(view.superprojects, game.superprojects[..shown], "the next era's lies face up, later ones do not");
    for row in Row::ALL {
        let (stack, primary) = (&view.stacks[row as usize], &game.primary[row as usize]);
        let (top, below) = primary.tiles.split_last().map_or((None, &[][..]), |(top, below)| (Some(*top), below));
        assert_eq!((stack.primary, stack.primary_count), (top, primary.tiles.len()));
        let mut all: Vec<_> = stack.unseen.iter().chain(&stack.underneath).copied().collect();
        all.sort_unstable();
        let mut lying = below.to_vec();
        lying.sort_unstable();
        assert_eq!((all, &stack.secondary[..]), (lying, &game.secondary[row as usize][..]));
        assert!(stack.unseen.is_sorted(), "in no order of the stack");
    }
}

#[test]
fn everything_open_is_seen_as_it_lies_throughout_whole_games() {
    for options in [
        r#"{"players":2,"side":"B"}"#,
        r#"{"players":4,"variants":["alternate_timeline","asset_draft","goal_draft"]}"#,
        r#"{"players":3,"paths":"chosen","evacuation":"chosen","variants":["fixed_paradox"]}"#,
    ] {
        let series = Series::<Anachrony>::new(options);
        for number in 0..20 {
            let mut game = series.start(number);
            let mut dice = Dice::new(Seed([4; 32]), number);
            let mut list = Vec::new();
            while let Some(seat) = game.waiting_for().iter().next() {
                is_seen_as_it_lies(&game, &game.view(Viewer::Spectator));
                is_seen_as_it_lies(&game, &game.view(Viewer::Seat(seat)));
                game.choices(seat, &mut list);
                game.apply(seat, dice.pick(&list).unwrap(), &mut ()).unwrap();
            }
            assert_eq!(game.view(Viewer::Spectator).outcome, game.outcome());
        }
    }
}

#[test]
fn a_building_put_under_its_stack_is_known_to_all() {
    let mut game = position_on("B", 2, &[]).ready();
    let view = game.view(None);
    assert!(view.stacks.iter().all(|stack| stack.underneath.is_empty()));
    let stack = &mut game.0.primary[Row::Lab as usize];
    let top = stack.tiles.pop().unwrap();
    stack.tiles.insert(0, top);
    stack.known = 1;
    let seen = &game.view(None).stacks[Row::Lab as usize];
    assert_eq!((&seen.underneath[..], seen.unseen.contains(&top)), (&[top][..], false));
}

#[test]
fn everybody_hears_what_happens_but_for_what_is_chosen_in_secret() {
    let spectator =
        |events: &[Event]| events.iter().filter_map(|event| Anachrony::event_for(event, Viewer::Spectator)).count();
    let mut game = position(2).goods(0, "2W").warping();
    let chosen = game.choose(0, json!({"warp": "gold"}));
    assert_eq!((chosen.len(), spectator(&chosen)), (1, 0), "in secret");
    assert!(Anachrony::event_for(&chosen[0], Viewer::Seat(Seat(0))).is_some(), "known to the player who chose");
    game.choose(0, json!("done"));
    let revealed = game.choose(1, json!("done"));
    assert!(revealed.len() > 1 && spectator(&revealed) == revealed.len());
    let mut game = position(2).era(2).ready();
    let events = game.end_era();
    let turned_up = events.iter().filter(|event| matches!(event, Event::Superproject { era: 4, .. })).count();
    assert_eq!((game.0.era, turned_up), (3, 1), "the one above the next tile is turned up, and told");
}

/// What somebody else sees of seat 0's choice of warp tokens.
fn warping(game: &Played) -> Option<Vec<Value>> {
    game.view(Some(1)).players[0].warping.as_ref().map(|warps| warps.iter().map(|warp| json!(warp)).collect())
}

#[test]
fn a_guess_of_chosen_warp_tokens_can_be_paid_for() {
    // ANA-WARP-02
    let game = position(2).warping();
    assert_eq!(warping(&game), None, "in secret");
    let mut ready = Played(game.0.clone());
    ready.choose_all(0, &[json!({"warp": "water"}), json!({"warp": "scientist"}), json!("done")]);
    let mut dice = Dice::new(Seed([6; 32]), 0);
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..200 {
        let guess = ready.0.guess(Viewer::Seat(Seat(1)), &mut dice);
        guess.check().unwrap();
        let warps: Vec<String> = guess.players[0].warping.iter().map(ToString::to_string).collect();
        let workers =
            ["scientist", "engineer", "administrator"].iter().filter(|kind| warps.contains(&(**kind).to_owned()));
        let water = if warps.contains(&"water".to_owned()) { 2 } else { 0 };
        assert!(workers.count() <= water, "a worker from the future drinks, and there is no other water: {warps:?}");
        seen.insert(warps);
    }
    assert!(seen.len() > 10, "any tokens may have been chosen: {seen:?}");
}
