//! Searching bots of It's a Wonderful World: each knows no more than its seat, keeps to the rules, and sees what matters.
#![allow(clippy::unwrap_used)]

use players::tuning::Tunable;
use players::{Bot, Bots, Player};
use tabletop::{Assignment, Dice, Game, List, Results, Seat, Seed, Viewer};
use wonderful_world::choice::{Placement, Site};
use wonderful_world::data::{Card, Piece, ROUNDS, Resource, Scenario, Side};
use wonderful_world::state::{Building, Phase, Unplaced};
use wonderful_world::{Choice, Options, WonderfulWorld};

fn seed(text: &str) -> Seed {
    Seed::from_text(text).unwrap()
}

fn card(id: &str) -> Card {
    Card::from_id(id).unwrap()
}

fn strong(iterations: u32, seed: Seed) -> Box<dyn Player<WonderfulWorld>> {
    WonderfulWorld::bot(&format!("strong:{iterations}"), seed).unwrap()
}

/// The same with what *best* has learned, which bots with so little time do not use.
fn insightful(bot: &str, seed: Seed) -> Box<dyn Player<WonderfulWorld>> {
    WonderfulWorld::tuned(bot.parse().unwrap(), &[("insight", 1.0)], seed).unwrap()
}

/// One to five players on both sides of the empire cards, and every scenario.
fn every_mode() -> Vec<Options> {
    let tables = (1..=5).flat_map(|players| Side::ALL.map(|side| Options { players, side, ..Options::default() }));
    let scenario =
        |scenario| Options { players: 1, side: Side::B, empires: Assignment::Chosen, scenario: Some(scenario) };
    tables.chain(Scenario::ALL.map(scenario)).collect()
}

/// Plays on to the end; `look` is shown every position and the choice made in it.
fn play(
    mut game: WonderfulWorld,
    iterations: u32,
    mut look: impl FnMut(&WonderfulWorld, Seat, Choice),
) -> WonderfulWorld {
    let seats = game.seats().len() as u64;
    let mut bots: Vec<_> = (0..seats).map(|seat| strong(iterations, seed("play").nth(seat))).collect();
    while let Some(seat) = game.waiting_for().iter().next() {
        let choice = bots[seat.index()].choose(&game, seat).unwrap();
        look(&game, seat, choice);
        game.apply(seat, choice, &mut ()).unwrap();
    }
    game
}

#[test]
fn what_the_seat_cannot_see_changes_no_choice() {
    for (number, options) in (0..).zip(every_mode()) {
        let mut dice = Dice::new(seed("behind the cards").nth(number), 1);
        play(WonderfulWorld::start(&options, seed("hidden").nth(number)).unwrap(), 4, |game, seat, _| {
            if dice.below(12) > 0 {
                return;
            }
            let same = dice.seed();
            let choice = strong(12, same).choose(game, seat);
            let guess = game.guess(Viewer::Seat(seat), &mut dice);
            assert_eq!(strong(12, same).choose(&guess, seat), choice, "{options:?}, {seat}");
        });
    }
}

#[test]
fn the_same_seed_and_iterations_give_the_same_game_with_listed_choices_only() {
    let mut listed = Vec::new();
    for (number, options) in (0..).zip(every_mode()) {
        let start = WonderfulWorld::start(&options, seed("same").nth(number)).unwrap();
        let once = play(start.clone(), 6, |game, seat, choice| {
            game.choices(seat, &mut listed);
            assert!(listed.contains(&choice), "{options:?}: {choice:?} is not among {listed:?}");
        });
        assert_eq!(play(start, 6, |_, _, _| {}), once, "{options:?}");
    }
}

#[test]
fn alone_it_says_what_it_would_do_and_what_it_is_asked_about() {
    let options = Options { players: 1, scenario: Some(Scenario::ALL[2]), side: Side::B, ..Options::default() };
    let mut game = WonderfulWorld::start(&options, seed("advice alone")).unwrap();
    let mut listed = Vec::new();
    let mut asked = 0;
    while game.round < 2 {
        game.choices(Seat(0), &mut listed);
        let choice = strong(60, seed("b")).choose(&game, Seat(0)).unwrap();
        if matches!(listed[0], Choice::Build(_) | Choice::Keep(_)) {
            let mut thinker = "strong:60".parse::<Bot>().unwrap().thinker::<WonderfulWorld>(seed("b"));
            let usual = thinker.consider(&game, Seat(0), None);
            assert_eq!(usual[0].choice, choice, "the best is what it would do");
            assert!(usual.iter().all(|candidates| (0.0..=1.0).contains(&candidates.value)));
            let question = *listed.iter().rfind(|other| matches!(other, Choice::Recycle(_) | Choice::Keep(_))).unwrap();
            let about = thinker.consider(&game, Seat(0), Some(question));
            let answer = about.iter().find(|candidates| candidates.choice == question).unwrap();
            let most = about.iter().map(|candidates| candidates.visits).max();
            assert_eq!(Some(answer.visits), most, "it is tried to the last");
            asked += 1;
        }
        game.apply(Seat(0), choice, &mut ()).unwrap();
    }
    assert!(asked > 3, "{asked}");
}

#[test]
fn at_a_table_it_advises_what_it_would_do_and_the_order_of_a_plan_is_no_mistake() {
    let mut game = WonderfulWorld::start(&Options { players: 3, ..Options::default() }, seed("advice")).unwrap();
    let mut bots: Vec<_> = (0..3).map(|_| strong(60, seed("b"))).collect();
    let (mut listed, mut plans, mut lost) = (Vec::new(), 0, Vec::new());
    while game.round < 3 {
        let seat = game.waiting_for().iter().next().unwrap();
        game.choices(seat, &mut listed);
        let now = game.clone();
        let choice = bots[seat.index()].choose(&game, seat).unwrap();
        game.apply(seat, choice, &mut ()).unwrap();
        if !matches!((listed[0], choice), (Choice::Build(_), Choice::Build(_))) || !game.waiting_for().contains(seat) {
            continue;
        }
        let thinker = || "strong:60".parse::<Bot>().unwrap().thinker::<WonderfulWorld>(seed("b"));
        let usual = thinker().consider(&now, seat, None);
        assert_eq!(Some(usual[0].choice), strong(60, seed("b")).choose(&now, seat), "the best is what it would do");
        assert_eq!(usual[0].expected.len(), 3);
        let next = bots[seat.index()].choose(&game, seat).unwrap();
        if let Choice::Build(_) = next {
            let about = thinker().consider(&now, seat, Some(next));
            let answer = about.iter().find(|candidates| candidates.choice == next).unwrap();
            lost.push(about[0].value - answer.value);
        }
        game.apply(seat, next, &mut ()).unwrap();
        plans += 1;
    }
    assert!(plans > 5 && lost.len() > 5, "{plans} plans");
    assert!(lost.iter().filter(|lost| **lost < 0.02).count() * 10 >= lost.len() * 9, "{lost:?}");
}

#[test]
fn insight_is_worth_points_and_sees_no_more_than_the_seat() {
    let (mut lead, mut dice) = (0, Dice::new(seed("insight"), 1));
    for number in 0..80 {
        let options = Options { players: 4, ..Options::default() };
        let mut game = WonderfulWorld::start(&options, seed("insight").nth(number / 4)).unwrap();
        let one = Seat((number % 4) as u8);
        let mut bots: Vec<_> = game.seats().iter().map(|_| WonderfulWorld::bot("fair", seed("a")).unwrap()).collect();
        bots[one.index()] = insightful("fair", seed("a"));
        while let Some(seat) = game.waiting_for().iter().next() {
            let choice = bots[seat.index()].choose(&game, seat).unwrap();
            if seat == one && dice.below(40) == 0 {
                let guess = game.guess(Viewer::Seat(seat), &mut dice);
                assert_eq!(insightful("fair", seed("b")).choose(&guess, seat), Some(choice));
                let same = dice.seed();
                let searched = [&game, &guess].map(|game| insightful("strong:12", same).choose(game, seat));
                assert_eq!(searched[0], searched[1]);
            }
            game.apply(seat, choice, &mut ()).unwrap();
        }
        let results = game.outcome().unwrap().results();
        let all: i32 = results.iter().map(|result| result.score).sum();
        lead += 4 * results[one.index()].score - all;
    }
    assert!(lead / (3 * 80) >= 5, "{} points ahead of the others", lead / (3 * 80));
}

#[test]
fn alone_a_scenario_does_not_look_lost_before_it_begins() {
    for scenario in Scenario::ALL {
        let options = Options { players: 1, scenario: Some(scenario), side: Side::B, empires: Assignment::Chosen };
        let game = WonderfulWorld::start(&options, seed("hope")).unwrap();
        let candidates =
            "strong:120".parse::<Bot>().unwrap().thinker::<WonderfulWorld>(seed("c")).consider(&game, Seat(0), None);
        assert_eq!(candidates.len(), 5, "every empire is thought of");
        assert!(candidates[0].value > 0.1, "{scenario:?}: {}", candidates[0].value);
    }
}

#[test]
fn what_it_says_of_a_choice_adds_up_to_points() {
    let game = WonderfulWorld::start(&Options { players: 4, ..Options::default() }, seed("terms")).unwrap();
    let mut thinker = "strong:200".parse::<Bot>().unwrap().thinker::<WonderfulWorld>(seed("a"));
    let candidates = thinker.consider(&game, Seat(0), None);
    assert!(candidates.len() > 1);
    for one in candidates.iter().filter(|one| one.visits > 5) {
        assert_eq!(one.terms.len(), WonderfulWorld::TERMS.len());
        let points: f32 = one.terms.iter().sum();
        assert!((15.0..90.0).contains(&points), "{:?} comes to {points}", one.choice);
        assert!(one.expected.len() == 4 && (0.0..=1.0).contains(&one.value));
    }
}

/// A table in the last round, everybody's things cleared away.
fn last_round(options: &Options, phase: Phase) -> WonderfulWorld {
    let mut game = WonderfulWorld::start(options, seed("the end")).unwrap();
    (game.round, game.phase) = (ROUNDS, phase);
    for player in game.players.iter_mut() {
        (player.hand, player.sites, player.draft_area) = (List::new(), List::new(), List::new());
    }
    game
}

#[test]
fn a_card_that_wins_the_game_for_the_next_player_is_not_passed_on() {
    let options = Options { players: 3, side: Side::B, ..Options::default() };
    let mut game = last_round(&options, Phase::Draft { pick: 6 });
    let junk = ["research_center", "recycling_plant", "zeppelin", "tank_division", "mega_drill"].map(card);
    for player in game.players.iter_mut() {
        player.draft_area = junk.into_iter().collect();
        player.hand = [card("zeppelin"), card("tank_division")].into_iter().collect();
    }
    // In the last round hands go to the right: from seat 1 to seat 0, who explores and is a few points behind.
    game.players[1].hand = [card("wind_turbines"), card("alexanders_tomb")].into_iter().collect();
    game.players[1].hand.sort_unstable();
    game.players[1].built = ["center_of_the_earth", "giant_tower"].map(card).into_iter().collect();
    let explorers = ["saucer_squadron", "saucer_squadron", "icebreaker", "center_of_the_earth"];
    game.players[0].built = explorers.map(card).into_iter().collect();
    for number in 0..3 {
        assert_eq!(
            strong(200, seed("deny").nth(number)).choose(&game, Seat(1)),
            Some(Choice::Pick(card("alexanders_tomb")))
        );
    }
}

#[test]
fn of_two_cards_that_bring_no_points_the_one_that_brings_supremacy_is_completed() {
    let options = Options { players: 2, side: Side::B, ..Options::default() };
    let mut game = last_round(&options, Phase::Planning);
    game.players[0].draft_area = [card("recycling_plant"), card("wind_turbines")].into_iter().collect();
    game.players[1].finished = true;
    let end = play(game, 50, |_, _, _| {});
    assert!(end.players[0].built.contains(&card("wind_turbines")), "{:?}", end.players[0].built);
    assert_eq!(end.players[0].generals, 1, "two energy against one");
}

#[test]
fn the_last_cube_completes_the_required_card_whatever_else_it_could_do() {
    let options = Options { players: 1, side: Side::B, empires: Assignment::Chosen, scenario: Some(Scenario::S06) };
    let mut game = last_round(&options, Phase::Production(Resource::Gold));
    let filled = |pieces: &[(Piece, u8)]| pieces.iter().copied().collect();
    let player = &mut game.players[0];
    player.built = ["financial_center", "propaganda_center"].map(card).into_iter().collect();
    let gold = [(Piece::Materials, 5), (Piece::Gold, 2)];
    player.sites.push(Building {
        site: 1,
        card: card("national_monument"),
        filled: filled(&gold),
        ..Building::default()
    });
    let tower = [(Piece::Materials, 2), (Piece::Gold, 2), (Piece::Financier, 1)];
    player.sites.push(Building { site: 2, card: card("giant_tower"), filled: filled(&tower), ..Building::default() });
    (player.opened, player.produced) = (4, 1);
    player.unplaced = Some(Unplaced { resource: Resource::Gold, count: 1 });
    let on = Site { site: 1, card: card("national_monument") };
    let monument = Choice::Place(Placement { piece: Piece::Gold, stands_for: None, on });
    assert_eq!(strong(50, seed("required")).choose(&game, Seat(0)), Some(monument));
}
