//! What is thought about a game apart from its table: a bot's turn, a hint, a review. Each has a copy of the game, so that the
//! table goes on meanwhile.

use pages::Board;
use pages::review::rounds;
use players::{Advice, Bot, Bots, Level, Player, Reason, advise, review};
use serde::Serialize;
use serde_json::Value;
use std::time::{Duration, Instant};
use tabletop::{Seat, Seed, Table};

/// Who looks at a game again: a game has some hundred choices, and people wait.
const REVIEWER: &str = "strong:200";
/// After so long a bot lets others think before it goes on.
const A_WHILE: Duration = Duration::from_millis(50);

/// A bot's turn: the choices that it makes one after the other until its seat is waited for no more or the block closes.
/// Whatever others do meanwhile in the block, they stay legal.
pub(crate) trait Thought: Send {
    /// Thinks about the next choice, and about those after it until a while has passed.
    fn go_on(&mut self) -> Thinking;

    /// Whether the bot answers at once, and does not search.
    fn is_quick(&self) -> bool;
}

/// How far a bot has come.
pub(crate) struct Thinking {
    /// What it has chosen since it was last asked, written as in a record.
    pub(crate) choices: Vec<Value>,
    /// Whether its turn is over.
    pub(crate) finished: bool,
}

/// The turn of a bot of this name; none if nobody is called so.
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
            if began.elapsed() >= A_WHILE {
                break;
            }
        }
        Thinking { choices, finished: self.is_over() }
    }

    fn is_quick(&self) -> bool {
        self.quick
    }
}

/// A question that takes a while to answer: what a seat had best choose.
pub(crate) type Question = Box<dyn FnOnce() -> Vec<Advised> + Send>;

/// A choice that is advised, or that comes close.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Advised {
    /// Its place in the list of choices that the seat was shown.
    pub(crate) place: usize,
    /// What the seat can expect of it, from 0 (lost) to 1 (won).
    pub(crate) expected: f32,
    /// What speaks for it, or against it.
    pub(crate) reasons: Vec<Reason>,
}

/// What a seat had best choose, as a strong player sees it who knows what that seat knows.
pub(crate) fn question<G: Bots>(game: &G, seat: Seat, seed: Seed) -> Question {
    let game = game.clone();
    Box::new(move || {
        let mut choices = Vec::new();
        game.choices(seat, &mut choices);
        let advised = |Advice { choice, expected, reasons }: Advice<G::Choice>| {
            Some(Advised { place: choices.iter().position(|other| *other == choice)?, expected, reasons })
        };
        advise(&game, seat, Bot::of(Level::Strong), seed).into_iter().filter_map(advised).collect()
    })
}

/// A game to be looked at again. It tells how many choices it has looked at, and is told whether to go on.
pub(crate) type Looking = Box<dyn FnOnce(&mut dyn FnMut(usize) -> bool) -> Option<Reviewed> + Send>;

/// What looking at a game again showed.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Reviewed {
    /// What every seat could expect before each choice, from 0 (lost) to 1 (won), and after the last one what it got.
    pub(crate) expected: Vec<Vec<f32>>,
    /// After how many choices each round began, and its number.
    pub(crate) rounds: Vec<(usize, u8)>,
    /// Where most was given away.
    pub(crate) turns: Vec<Missed>,
}

/// A choice that gave something away.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Missed {
    pub(crate) step: usize,
    pub(crate) seat: Seat,
    /// What was chosen and what would have been better, written as in a record.
    pub(crate) choices: [Value; 2],
    /// How much less the seat could expect for it.
    pub(crate) lost: f32,
    pub(crate) reasons: Vec<Reason>,
}

/// A finished game, to be looked at again from its beginning.
pub(crate) fn looking<G: Board + Bots>(table: &Table<G>, seed: Seed) -> Looking {
    let (start, line) = (table.at(0).0, table.line());
    Box::new(move |progress| {
        let reviewer = REVIEWER.parse().unwrap_or_else(|_| Bot::of(Level::Strong));
        let rounds = rounds(start.clone(), &line);
        let found = review(start, &line, reviewer, seed, progress)?;
        let missed = |turn: players::Turn<G::Choice>| Missed {
            step: turn.step,
            seat: turn.seat,
            choices: [json(&turn.chosen), json(&turn.better)],
            lost: turn.lost,
            reasons: turn.reasons,
        };
        let turns = found.turns.into_iter().map(missed).collect();
        Some(Reviewed { expected: found.expected, rounds, turns })
    })
}

pub(crate) fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).unwrap_or_default()
}
