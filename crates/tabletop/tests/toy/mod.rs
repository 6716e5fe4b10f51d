//! The Oracle: a small game that uses every part of the contract.
//!
//! A round has three parts. All bid at once and in secret; the bids are turned up, and the highest (of equals the
//! first seat) pays and takes the turn. The turn is a chain: draw a card in secret or skip it; keep it face up or
//! bury it face down; roll a die for coins or stop. Then there is a market, which everybody leaves when they like.
//! One right always stands: the player to choose may sell a card that lies face up in front of them.
#![allow(dead_code, clippy::unwrap_used)] // each test program uses its own part of the toy

mod contract;

use serde::{Deserialize, Serialize};
use std::cell::Cell;
use tabletop::record::Origin;
use tabletop::{
    Chance, Dice, Error, ErrorKind, Game, IllegalChoice, List, Results, Seat, SeatResult, Seats, Seed, Sink, Table,
};

/// The cards are numbered from 1 to this.
pub(crate) const CARDS: u8 = 24;
pub(crate) const MOST_ROUNDS: u16 = 600;
pub(crate) const HIGHEST_BID: u16 = 3;
const DECK: usize = 0;
const DIE: usize = 1;

thread_local! {
    /// How often a choice was applied by this thread, so that tests can count work instead of time.
    pub(crate) static APPLIED: Cell<usize> = const { Cell::new(0) };
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Options {
    pub(crate) players: u8,
    pub(crate) rounds: u16,
}

impl Default for Options {
    fn default() -> Self {
        Self { players: 2, rounds: 3 }
    }
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Setup {
    /// Every card once; the last is drawn first.
    pub(crate) deck: Vec<u8>,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Oracle {
    pub(crate) options: Options,
    pub(crate) chance: Chance<2>,
    pub(crate) deck: List<u8, 24>,
    pub(crate) sold: List<u8, 24>,
    pub(crate) players: Vec<Player>,
    pub(crate) round: u16,
    pub(crate) phase: Phase,
    /// The bids of the round, once they lie open.
    pub(crate) bids: List<u16, 4>,
    /// Whose turn it is, or was last.
    pub(crate) turn: Seat,
    /// What is left of the turn; the last comes first.
    pub(crate) steps: List<Step, 3>,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Player {
    pub(crate) coins: u16,
    pub(crate) bid: Option<u16>,
    /// A card drawn and not yet placed.
    pub(crate) hand: Option<u8>,
    pub(crate) row: List<u8, 24>,
    pub(crate) buried: List<u8, 24>,
    pub(crate) done: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Phase {
    Bids,
    Turn,
    Market,
    Over,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub(crate) enum Step {
    #[default]
    Draw,
    Place,
    Gamble,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Choice {
    Bid(u16),
    Draw,
    Skip,
    Keep,
    Bury,
    Roll,
    Stop,
    Done,
    Sell(u8),
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Event {
    Bid {
        seat: Seat,
        coins: Option<u16>,
    },
    Opened {
        bids: List<u16, 4>,
    },
    Drew {
        seat: Seat,
    },
    /// Told only to the player who drew it.
    Card {
        seat: Seat,
        card: u8,
    },
    Kept {
        seat: Seat,
        card: u8,
    },
    Buried {
        seat: Seat,
    },
    Rolled {
        seat: Seat,
        die: u8,
    },
    Sold {
        seat: Seat,
        card: u8,
    },
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Outcome {
    pub(crate) scores: Vec<i32>,
}

impl Results for Outcome {
    fn results(&self) -> Vec<SeatResult> {
        let rank = |score: i32| 1 + self.scores.iter().filter(|&&other| other > score).count() as u8;
        self.scores.iter().map(|&score| SeatResult { rank: rank(score), score, won: rank(score) == 1 }).collect()
    }
}

impl Oracle {
    fn begin(options: &Options, chance: Chance<2>, deck: List<u8, 24>) -> Result<Self, Error> {
        if !(2..=4).contains(&options.players) || !(1..=MOST_ROUNDS).contains(&options.rounds) {
            let message = format!("the Oracle is for 2 to 4 players and 1 to {MOST_ROUNDS} rounds");
            return Err(Error::new(ErrorKind::Options, message));
        }
        let mut game = Self {
            options: *options,
            chance,
            deck,
            sold: List::new(),
            players: vec![Player { coins: 2, ..Player::default() }; options.players.into()],
            round: 0,
            phase: Phase::Market,
            bids: List::new(),
            turn: Seat(0),
            steps: List::new(),
        };
        game.next_round();
        Ok(game)
    }

    fn shuffled(options: &Options, seed: Seed) -> Result<Self, Error> {
        let mut chance = Chance::new(seed);
        let mut deck: List<u8, 24> = (1..=CARDS).collect();
        chance.draw(DECK, |dice| dice.shuffle(&mut deck));
        Self::begin(options, chance, deck)
    }

    /// The next thing that a seat has to do.
    fn task(&self, seat: Seat) -> Option<Task> {
        let player = self.players.get(seat.index())?;
        match self.phase {
            Phase::Bids => player.bid.is_none().then_some(Task::Bid),
            Phase::Turn if seat == self.turn => self.steps.last().copied().map(Task::Turn),
            Phase::Market => (!player.done).then_some(Task::Trade),
            _ => None,
        }
    }

    fn act(&mut self, seat: Seat, choice: Choice, events: &mut impl Sink<Event>) -> Result<Seats, IllegalChoice> {
        let task = self.task(seat).ok_or(IllegalChoice("this seat has nothing to choose now"))?;
        let all = Seats::first(self.players.len());
        let mut revealed = Seats::NONE;
        let player = &mut self.players[seat.index()];
        match (task, choice) {
            (_, Choice::Sell(card)) => {
                if !player.row.take(card) {
                    return Err(IllegalChoice("that card does not lie in front of this seat"));
                }
                player.coins += 1;
                player.done |= self.phase == Phase::Market && player.row.is_empty();
                self.sold.insert_sorted(card);
                events.push(Event::Sold { seat, card });
            }
            (Task::Bid, Choice::Bid(coins)) if coins <= player.coins.min(HIGHEST_BID) => {
                player.bid = Some(coins);
                events.push(Event::Bid { seat, coins: Some(coins) });
                if self.players.iter().all(|player| player.bid.is_some()) {
                    self.open_bids(events);
                    revealed = all;
                }
            }
            (Task::Turn(Step::Draw), Choice::Draw) => {
                revealed = Seats::only(seat).iter().filter(|&seat| self.hidden_from(seat) > 1).collect();
                let card = self.deck.pop().ok_or(IllegalChoice("there is no card left"))?;
                self.players[seat.index()].hand = Some(card);
                self.steps.pop();
                self.steps.push(Step::Place);
                events.push(Event::Drew { seat });
                events.push(Event::Card { seat, card });
            }
            (Task::Turn(Step::Draw), Choice::Skip) => _ = self.steps.pop(),
            (Task::Turn(Step::Place), Choice::Keep | Choice::Bury) => {
                let keeps = choice == Choice::Keep;
                revealed = all.without(seat).iter().filter(|&other| keeps && self.hidden_from(other) > 1).collect();
                let player = &mut self.players[seat.index()];
                let card = player.hand.take().ok_or(IllegalChoice("there is no card in hand"))?;
                let place = if keeps { &mut player.row } else { &mut player.buried };
                place.insert_sorted(card);
                events.push(if keeps { Event::Kept { seat, card } } else { Event::Buried { seat } });
                self.steps.pop();
            }
            (Task::Turn(Step::Gamble), Choice::Roll) => {
                let die = self.chance.draw(DIE, |dice| dice.below(6)) as u8 + 1;
                player.coins += u16::from(die);
                revealed = all;
                events.push(Event::Rolled { seat, die });
                self.steps.pop();
            }
            (Task::Turn(Step::Gamble), Choice::Stop) => _ = self.steps.pop(),
            (Task::Trade, Choice::Done) => player.done = true,
            _ => return Err(IllegalChoice("this seat cannot choose that now")),
        }
        self.go_on();
        Ok(revealed)
    }

    fn open_bids(&mut self, events: &mut impl Sink<Event>) {
        let bids: List<u16, 4> = self.players.iter_mut().filter_map(|player| player.bid.take()).collect();
        let highest = bids.iter().copied().max().unwrap_or_default();
        let first = bids.iter().position(|&bid| bid == highest).unwrap_or_default();
        self.players[first].coins -= highest;
        self.turn = Seat(first as u8);
        self.bids = bids;
        self.phase = Phase::Turn;
        self.steps.push(Step::Gamble);
        if !self.deck.is_empty() {
            self.steps.push(Step::Draw);
        }
        events.push(Event::Opened { bids });
    }

    /// A turn without steps is over, and so is a market that everybody has left.
    fn go_on(&mut self) {
        if self.phase == Phase::Turn && self.steps.is_empty() {
            self.phase = Phase::Market;
            for player in &mut self.players {
                player.done = player.row.is_empty();
            }
        }
        if self.phase == Phase::Market && self.players.iter().all(|player| player.done) {
            self.next_round();
        }
    }

    pub(crate) fn next_round(&mut self) {
        self.phase = Phase::Over;
        self.bids.clear();
        if self.round < self.options.rounds {
            self.round += 1;
            self.phase = Phase::Bids;
        }
        for player in &mut self.players {
            player.done = false;
            player.coins += u16::from(self.phase == Phase::Bids);
        }
    }

    /// How many cards lie somewhere, and this seat cannot know where.
    fn hidden_from(&self, seat: Seat) -> usize {
        let others = (0..).map(Seat).zip(&self.players).filter(|&(other, _)| other != seat);
        self.deck.len() + others.map(|(_, other)| other.buried.len() + usize::from(other.hand.is_some())).sum::<usize>()
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Task {
    Bid,
    Turn(Step),
    Trade,
}

/// A table whose deck is drawn from 24 downwards.
pub(crate) fn table(players: u8, rounds: u16) -> Table<Oracle> {
    let options = serde_json::json!({ "players": players, "rounds": rounds });
    let setup = serde_json::json!({ "deck": (1..=CARDS).collect::<Vec<_>>() });
    Table::start(&options, Origin::Setup(setup)).unwrap()
}

/// Makes these choices, each of which must be legal.
pub(crate) fn play(table: &mut Table<Oracle>, choices: &[(Seat, Choice)]) {
    for &(seat, choice) in choices {
        table.choose(seat, choice).unwrap_or_else(|error| panic!("{choice:?} of {seat}: {error}"));
    }
}

/// Plays a game to its end, or until so many choices stand.
pub(crate) fn play_at_random(table: &mut Table<Oracle>, dice: &mut Dice, until: usize) {
    let mut list = Vec::new();
    while table.choices_made() < until {
        let waiting: Vec<Seat> = table.now().waiting_for().iter().collect();
        let Some(seat) = dice.pick(&waiting) else { return };
        table.now().choices(seat, &mut list);
        let choice = dice.pick(&list).unwrap();
        table.choose(seat, choice).unwrap();
    }
}
