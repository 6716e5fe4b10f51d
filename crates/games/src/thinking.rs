//! A bot's turn, a hint, a review. Each works on a copy of the game, so that the table goes on meanwhile.

use pages::Board;
use pages::review::rounds;
use players::{Advice, Bot, Bots, Level, Player, Reason, advise, review};
use serde::Serialize;
use serde_json::Value;
use std::time::{Duration, Instant};
use tabletop::{Seat, Seed, Table};

/// The level of the bot that gives hints.
pub const ADVISER: Level = Level::Strong;
/// The bot that reviews a game: a game has some hundred choices, and people wait for the result.
const REVIEWER: &str = "strong:200";
/// How long a bot thinks before others get their turn to think.
const SLICE: Duration = Duration::from_millis(50);

/// A bot's turn: the choices it makes until its seat has nothing to choose or the block closes. They stay legal whatever
/// others do in the block meanwhile.
pub trait Thought: Send {
    /// Makes the next choice, and those after it until the time slice is over.
    fn go_on(&mut self) -> Thinking;

    /// Whether the bot answers at once instead of searching.
    fn is_quick(&self) -> bool;
}

/// How far a bot has come with its turn.
pub struct Thinking {
    /// The choices since it was last asked, as JSON.
    pub choices: Vec<Value>,
    /// Whether its turn is over.
    pub finished: bool,
}

pub(crate) fn turn<G: Bots>(game: &G, seat: Seat, bot: &str, seed: Seed) -> Option<Box<dyn Thought>> {
    let quick = !bot.parse::<Bot>().ok()?.searches();
    let bot = G::bot(bot, seed)?;
    Some(Box::new(Turn { bot, quick, block: game.block(), game: game.clone(), seat }))
}

struct Turn<G> {
    bot: Box<dyn Player<G>>,
    quick: bool,
    game: G,
    seat: Seat,
    block: u32,
}

impl<G: Bots> Turn<G> {
    fn is_over(&self) -> bool {
        self.game.block() != self.block || !self.game.waiting_for().contains(self.seat)
    }
}

impl<G: Bots> Thought for Turn<G> {
    fn go_on(&mut self) -> Thinking {
        let (began, mut choices) = (Instant::now(), Vec::new());
        while !self.is_over() {
            let Some(choice) = self.bot.choose(&self.game, self.seat) else {
                return Thinking { choices, finished: true };
            };
            self.game.apply_listed(self.seat, choice, &mut ());
            choices.push(json(&choice));
            if began.elapsed() >= SLICE {
                break;
            }
        }
        Thinking { choices, finished: self.is_over() }
    }

    fn is_quick(&self) -> bool {
        self.quick
    }
}

/// The search for what a seat should choose.
pub type Question = Box<dyn FnOnce() -> Vec<Advised> + Send>;

/// A choice that is advised, or that comes close.
#[derive(Clone, PartialEq, Debug)]
pub struct Advised {
    /// Its index in the list of the seat's choices.
    pub place: usize,
    /// What the seat can expect of it, from 0 (lost) to 1 (won).
    pub expected: f32,
    /// What speaks for it or against it.
    pub reasons: Vec<Reason>,
}

pub(crate) fn question<G: Bots>(game: &G, seat: Seat, bot: Bot, seed: Seed) -> Question {
    let game = game.clone();
    Box::new(move || {
        let mut choices = Vec::new();
        game.choices(seat, &mut choices);
        let advised = |Advice { choice, expected, reasons }: Advice<G::Choice>| {
            Some(Advised { place: choices.iter().position(|other| *other == choice)?, expected, reasons })
        };
        advise(&game, seat, bot, seed).into_iter().filter_map(advised).collect()
    })
}

/// The review of a finished game. It reports how many choices it has looked at, and stops when the callback returns false.
pub type Looking = Box<dyn FnOnce(&mut dyn FnMut(usize) -> bool) -> Option<Reviewed> + Send>;

/// The result of a review.
#[derive(Clone, PartialEq, Debug)]
pub struct Reviewed {
    /// What every seat could expect before each choice, from 0 (lost) to 1 (won), and its result after the last one.
    pub expected: Vec<Vec<f32>>,
    /// After how many choices each round began, and its number.
    pub rounds: Vec<(usize, u8)>,
    /// The choices that gave most away.
    pub turns: Vec<Missed>,
}

/// A choice that gave something away.
#[derive(Clone, PartialEq, Debug)]
pub struct Missed {
    /// How many choices had been made before it.
    pub step: usize,
    /// The seat that chose.
    pub seat: Seat,
    /// The choice, and the better one, as JSON.
    pub choices: [Value; 2],
    /// How much less the seat could expect after it.
    pub lost: f32,
    /// What speaks for the better choice.
    pub reasons: Vec<Reason>,
}

pub(crate) fn looking<G: Board + Bots>(table: &Table<G>, seed: Seed) -> Looking {
    let (start, line) = (table.at(0).0, table.line());
    Box::new(move |progress| {
        let reviewer = REVIEWER.parse().unwrap_or_else(|_| Bot::of(Level::Strong));
        let rounds = rounds(start.clone(), &line);
        let found = review(start, &line, reviewer, seed, progress)?;
        let missed = |turn: players::TurningPoint<G::Choice>| Missed {
            step: turn.step,
            seat: turn.seat,
            choices: [json(&turn.chosen), json(&turn.better)],
            lost: turn.lost,
            reasons: turn.reasons,
        };
        let turns = found.turning_points.into_iter().map(missed).collect();
        Some(Reviewed { expected: found.expected, rounds, turns })
    })
}

pub(crate) fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).unwrap_or_default()
}
