//! The fair player of It's a Wonderful World: it knows no more than its seat, keeps to the rules, and is no beginner.
#![allow(clippy::unwrap_used)]

use players::{Bots, Player};
use tabletop::{Assignment, Dice, Game, Results, Seat, Seed, Viewer};
use wonderful_world::choice::{Placement, Site};
use wonderful_world::data::{Card, Piece, ROUNDS, Resource, Scenario, Side};
use wonderful_world::state::{Building, Phase, Unplaced};
use wonderful_world::{Choice, Options, Outcome, WonderfulWorld};

type Bot = Box<dyn Player<WonderfulWorld>>;

fn bot(name: &str, seed: Seed) -> Bot {
    WonderfulWorld::bot(name, seed).unwrap()
}

fn seed(text: &str) -> Seed {
    Seed::from_text(text).unwrap()
}

/// Two to five players and one alone, on both sides of the empire cards; every scenario; empires dealt and chosen.
fn every_mode() -> Vec<Options> {
    let empires = [Assignment::Dealt, Assignment::Chosen];
    let tables = (1..=5).flat_map(|players| Side::ALL.map(|side| (players, side)));
    let tables =
        tables.flat_map(|(players, side)| empires.map(|empires| Options { players, side, empires, scenario: None }));
    let scenarios = Scenario::ALL.map(|scenario| Options {
        players: 1,
        side: Side::B,
        empires: Assignment::Chosen,
        scenario: Some(scenario),
    });
    tables.chain(scenarios).collect()
}

/// Plays a game to its end; `look` is shown every position before a choice is made, and with it who chooses what.
fn play(
    options: &Options,
    seed: Seed,
    bots: &mut [Bot],
    mut look: impl FnMut(&WonderfulWorld, Seat, Choice),
) -> Outcome {
    let mut game = WonderfulWorld::start(options, seed).unwrap();
    while let Some(seat) = game.waiting_for().iter().next() {
        let choice = bots[seat.index()].choose(&game, seat).unwrap();
        look(&game, seat, choice);
        game.apply(seat, choice, &mut ()).unwrap();
    }
    game.outcome().unwrap()
}

#[test]
fn what_the_seat_cannot_see_changes_no_choice() {
    for (number, options) in (0..).zip(every_mode()) {
        for players in ["fair", "random"] {
            let seed = seed("behind the cards").nth(number);
            let mut dice = Dice::new(seed, 1);
            let mut bots: Vec<Bot> = (0..options.players).map(|_| bot(players, dice.seed())).collect();
            play(&options, seed.nth(0), &mut bots, |game, seat, _| {
                if dice.below(3) > 0 {
                    return;
                }
                let same = dice.seed();
                for name in ["random", "easy", "fair"] {
                    let choice = bot(name, same).choose(game, seat);
                    for _ in 0..3 {
                        let guess = game.guess(Viewer::Seat(seat), &mut dice);
                        let blind = bot(name, same).choose(&guess, seat);
                        assert_eq!(blind, choice, "{name}, {options:?}, {seat}: {:?}", game.view(Viewer::Seat(seat)));
                    }
                }
            });
        }
    }
}

#[test]
fn whole_games_are_played_in_every_mode_with_listed_choices_only() {
    let mut listed = Vec::new();
    for (number, options) in (0..).zip(every_mode()) {
        for game in 0..4 {
            let seed = seed("whole games").nth(number).nth(game);
            let mut bots: Vec<Bot> = (0..options.players).map(|_| bot("fair", seed)).collect();
            let outcome = play(&options, seed, &mut bots, |game, seat, choice| {
                game.choices(seat, &mut listed);
                assert!(listed.contains(&choice), "{options:?}: {choice:?} is not among {listed:?}");
            });
            assert_eq!(outcome.results().len(), usize::from(options.players));
        }
    }
}

#[test]
fn a_seat_that_is_not_waited_for_chooses_nothing() {
    let options = Options { players: 3, ..Options::default() };
    let mut game = WonderfulWorld::start(&options, seed("nothing")).unwrap();
    let seat = Seat(1);
    let choice = bot("fair", seed("a")).choose(&game, seat).unwrap();
    game.apply(seat, choice, &mut ()).unwrap();
    assert_eq!(bot("fair", seed("a")).choose(&game, seat), None);
}

#[test]
fn one_fair_player_beats_three_random_ones() {
    let games = 200;
    let mut won = 0;
    for number in 0..games {
        let seed = seed("one against three").nth(number);
        let side = Side::ALL[(number / 4 % 2) as usize];
        let options = Options { players: 4, side, ..Options::default() };
        let fair = (number % 4) as usize;
        let mut bots: Vec<Bot> =
            (0..4).map(|at| bot(if at == fair { "fair" } else { "random" }, seed.nth(at as u64))).collect();
        let outcome = play(&options, seed, &mut bots, |_, _, _| {});
        won += u64::from(outcome.results()[fair].won);
    }
    assert!(won * 100 >= games * 95, "it won {won} of {games}");
}

#[test]
fn among_its_own_kind_and_alone_it_scores_like_a_practised_player() {
    let mean = |options: Options, games: u64| {
        let scores = (0..games).flat_map(|number| {
            let seed = seed("practised").nth(number);
            let mut bots: Vec<Bot> = (0..options.players).map(|_| bot("fair", seed)).collect();
            play(&options, seed, &mut bots, |_, _, _| {}).results()
        });
        let scores: Vec<i32> = scores.map(|result| result.score).collect();
        scores.iter().sum::<i32>() / scores.len() as i32
    };
    let four = mean(Options { players: 4, side: Side::A, ..Options::default() }, 40);
    assert!(four >= 50, "four players score {four} on average");
    let alone = mean(Options { players: 1, side: Side::B, ..Options::default() }, 40);
    assert!(alone >= 60, "alone it scores {alone} on average");
}

/// The last step of a game of two, as far as a player with these things is concerned: `(card, what lies on it)`.
fn last_step(sites: &[(&str, &[(Piece, u8)])], change: impl Fn(&mut wonderful_world::state::Player)) -> WonderfulWorld {
    let options = Options { players: 2, side: Side::B, ..Options::default() };
    let mut game = WonderfulWorld::start(&options, seed("the end")).unwrap();
    (game.round, game.phase) = (ROUNDS, Phase::Production(Resource::Exploration));
    let player = &mut game.players[0];
    player.hand.clear();
    for (site, (card, filled)) in (1..).zip(sites) {
        let (card, filled) = (Card::from_id(card).unwrap(), filled.iter().copied().collect());
        player.sites.push(Building { site, card, filled, ..Building::default() });
    }
    change(player);
    game
}

fn choice(game: &WonderfulWorld) -> Choice {
    bot("fair", seed("any")).choose(game, Seat(0)).unwrap()
}

#[test]
fn krystallium_fills_the_last_slot() {
    let game = last_step(&[("island_of_avalon", &[(Piece::Exploration, 4)])], |player| player.krystallium = 1);
    let on = Site { site: 1, card: Card::from_id("island_of_avalon").unwrap() };
    let placement = Placement { piece: Piece::Krystallium, stands_for: Some(Resource::Exploration), on };
    assert_eq!(choice(&game), Choice::Place(placement));
}

#[test]
fn a_leader_goes_only_on_a_card_that_is_worth_more() {
    let sites: &[(&str, &[(Piece, u8)])] = &[("giant_tower", &[(Piece::Materials, 2), (Piece::Gold, 3)])];
    let game = last_step(sites, |player| player.financiers = 1);
    assert!(matches!(choice(&game), Choice::Place(Placement { piece: Piece::Financier, .. })));
    let sites: &[(&str, &[(Piece, u8)])] = &[("universal_exposition", &[(Piece::Gold, 3)])];
    let game = last_step(sites, |player| player.financiers = 2);
    assert_eq!(choice(&game), Choice::Done, "without research the exposition brings nothing");
}

#[test]
fn at_the_very_end_a_hopeless_card_is_dropped_for_the_krystallium_that_completes_another() {
    let avalon: (&str, &[(Piece, u8)]) = ("island_of_avalon", &[(Piece::Exploration, 4)]);
    let game = last_step(&[("teleportation", &[]), avalon], |player| player.cubes = 4);
    assert_eq!(choice(&game), Choice::Drop(Site { site: 1, card: Card::from_id("teleportation").unwrap() }));
    let game = last_step(&[("teleportation", &[]), avalon], |player| player.cubes = 3);
    assert_eq!(choice(&game), Choice::Done, "one cube would not do");
}

#[test]
fn a_cube_goes_where_it_completes_a_card() {
    let sites: &[(&str, &[(Piece, u8)])] =
        &[("alexanders_tomb", &[]), ("ark_of_the_covenant", &[(Piece::Exploration, 3)])];
    let game = last_step(sites, |player| {
        player.unplaced = Some(Unplaced { resource: Resource::Exploration, count: 1 });
    });
    assert!(matches!(choice(&game), Choice::Place(Placement { on: Site { site: 2, .. }, .. })));
}
