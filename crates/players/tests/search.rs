//! The search, the levels and what they say, on a small game that uses every part of the contract: bids at once and in secret,
//! chains of choices, cards that are hidden, a die.
#![allow(clippy::unwrap_used)]

use players::search::{Heuristic, RandomRollouts, Search, SearchParams};
use players::{Advice, Bot, Bots, Budget, Effort, Level, Player, Random, Thinker, advise, review};
use std::time::{Duration, Instant};
use tabletop::{Dice, Game, Results, Seat, Seed, Viewer};
use toy::{Choice, Options, Oracle};

#[allow(unreachable_pub)]
#[path = "../../tabletop/tests/toy/mod.rs"]
mod toy;

impl Bots for Oracle {
    const TERMS: &[&str] = <RandomRollouts as Heuristic<Self>>::TERMS;
    const ITERATIONS: u32 = 300;

    fn fair() -> Box<dyn Player<Self>> {
        Box::new(Random::new(Seed([1; 32])))
    }

    fn thinker(budget: Budget, threads: usize, seed: Seed) -> Box<dyn Thinker<Self>> {
        match budget {
            Budget::Iterations(1) => Box::new(Broken),
            _ => Box::new(search(budget, threads, seed)),
        }
    }
}

fn search(budget: Budget, threads: usize, seed: Seed) -> Search<Oracle, RandomRollouts> {
    Search::new(RandomRollouts::default, SearchParams::default(), budget, threads, seed)
}

/// Falls to pieces as soon as it is asked.
struct Broken;

impl Player<Oracle> for Broken {
    fn choose(&mut self, _: &Oracle, _: Seat) -> Option<Choice> {
        panic!("it falls to pieces")
    }
}

impl Thinker<Oracle> for Broken {
    fn consider(&mut self, _: &Oracle, _: Seat, _: Option<Choice>) -> Vec<players::Candidate<Choice>> {
        panic!("it falls to pieces")
    }

    fn effort(&self) -> Effort {
        Effort::default()
    }
}

fn start(players: u8, rounds: u16, number: u8) -> Oracle {
    Oracle::start(&Options { players, rounds }, Seed([number; 32])).unwrap()
}

/// Plays a game to its end; `look` is shown every position and the choice made in it.
fn play(mut game: Oracle, bots: &[&str], mut look: impl FnMut(&Oracle, Seat, Choice)) -> Oracle {
    let mut bots: Vec<_> = (0..).zip(bots).map(|(seat, bot)| Oracle::bot(bot, Seed([seat; 32])).unwrap()).collect();
    while let Some(seat) = game.waiting_for().iter().next() {
        let choice = bots[seat.index()].choose(&game, seat).unwrap();
        look(&game, seat, choice);
        game.apply(seat, choice, &mut ()).unwrap();
    }
    game
}

#[test]
fn searching_wins_against_chance() {
    let mut won = 0;
    for number in 0..40 {
        let mut bots = ["random"; 3];
        let seat = usize::from(number) % 3;
        bots[seat] = "strong";
        let outcome = play(start(3, 4, number), &bots, |_, _, _| {}).outcome().unwrap();
        won += usize::from(outcome.results()[seat].won);
    }
    assert!(won >= 30, "{won} of 40");
}

#[test]
fn what_a_seat_cannot_see_changes_no_choice_for_the_same_seed_and_iterations() {
    let mut dice = Dice::new(Seed([7; 32]), 0);
    for number in 0..4 {
        play(start(3, 3, number), &["strong:50", "random", "easy"], |game, seat, _| {
            let seed = dice.seed();
            for bot in ["easy", "strong:60", "strong:60:2"] {
                let choice = Oracle::bot(bot, seed).unwrap().choose(game, seat);
                let other = game.guess(Viewer::Seat(seat), &mut dice);
                assert_eq!(Oracle::bot(bot, seed).unwrap().choose(&other, seat), choice, "{bot}");
            }
        });
    }
}

#[test]
fn the_same_seed_and_iterations_play_the_same_game_on_one_thread_or_two() {
    for bot in ["strong:80", "strong:80:2"] {
        assert_eq!(play(start(2, 4, 5), &[bot; 2], |_, _, _| {}), play(start(2, 4, 5), &[bot; 2], |_, _, _| {}));
    }
}

#[test]
fn time_is_kept() {
    let game = start(3, 50, 1);
    let mut best = Oracle::bot("best:300ms", Seed([1; 32])).unwrap();
    let began = Instant::now();
    best.choose(&game, Seat(0)).unwrap();
    let took = began.elapsed();
    assert!(took >= Duration::from_millis(300) && took < Duration::from_millis(1000), "{took:?}");
}

#[test]
fn a_bot_that_fails_is_answered_for() {
    let game = start(2, 3, 1);
    let mut listed = Vec::new();
    play(game, &["strong:1", "strong:1"], |game, seat, choice| {
        game.choices(seat, &mut listed);
        assert!(listed.contains(&choice));
    });
}

#[test]
fn memory_of_the_last_choice_is_used_while_nothing_new_is_seen() {
    // At the market a seat goes on alone, choice after choice, with nothing to be seen between them.
    let mut again = 0;
    let mut one = search(Budget::Iterations(200), 1, Seed([3; 32]));
    let mut game = start(2, 6, 9);
    let mut dice = Dice::new(Seed([4; 32]), 0);
    let mut listed = Vec::new();
    while let Some(seat) = game.waiting_for().iter().next() {
        let choice = if seat == Seat(0) {
            let choice = one.choose(&game, seat).unwrap();
            again += usize::from((1..90).contains(&one.effort().iterations));
            choice
        } else {
            game.choices(seat, &mut listed);
            dice.pick(&listed).unwrap()
        };
        game.apply(seat, choice, &mut ()).unwrap();
    }
    assert!(again > 0, "no decision was shorter for what was known already");
}

#[test]
fn advice_names_the_best_choice_first_and_says_why() {
    let mut told = 0;
    play(start(2, 4, 2), &["random", "random"], |game, seat, _| {
        let advice: Vec<Advice<Choice>> = advise(game, seat, Bot::of(Level::Strong), Seed([1; 32]));
        let mut listed = Vec::new();
        game.choices(seat, &mut listed);
        assert!(!advice.is_empty() && advice.len() <= 3);
        assert!(advice.iter().all(|advice| listed.contains(&advice.choice) && (0.0..=1.0).contains(&advice.expected)));
        let reasons = advice.iter().flat_map(|advice| &advice.reasons);
        told += reasons.inspect(|reason| assert_eq!(reason.term, "victory")).count();
    });
    assert!(told > 0);
    let over = play(start(2, 1, 2), &["random", "random"], |_, _, _| {});
    assert!(advise(&over, Seat(0), Bot::of(Level::Strong), Seed([1; 32])).is_empty());
}

#[test]
fn a_review_has_a_point_for_every_choice_ends_with_the_result_and_finds_the_blunder() {
    let first = start(2, 2, 3);
    let mut line = Vec::new();
    let end = play(first.clone(), &["strong", "random"], |_, seat, choice| line.push((seat, choice)));
    let mut seen = 0;
    let looked = review(first.clone(), &line, Bot::of(Level::Strong), Seed([1; 32]), |step| {
        seen = step;
        true
    });
    let looked = looked.unwrap();
    assert_eq!((looked.expected.len(), seen), (line.len() + 1, line.len() - 1));
    assert!(looked.expected.iter().flatten().all(|expected| (0.0..=1.0).contains(expected)));
    let won: Vec<bool> = end.outcome().unwrap().results().iter().map(|result| result.won).collect();
    let shown: Vec<bool> = looked.expected.last().unwrap().iter().map(|share| *share > 0.0).collect();
    assert_eq!(shown, won);
    assert!(
        looked
            .turning_points
            .iter()
            .all(|turn| turn.lost > 0.0 && turn.better != turn.chosen && turn.step < line.len())
    );
    assert!(looked.turning_points.iter().any(|turn| turn.seat == Seat(1)), "who plays at random gives something away");
    assert!(looked.turning_points.is_sorted_by_key(|turn| turn.step));
    assert_eq!(review(first, &line, Bot::of(Level::Strong), Seed([1; 32]), |step| step < 2), None);
}
