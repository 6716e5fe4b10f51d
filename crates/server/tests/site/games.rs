//! Games for tests: the toy that uses every part of the contract and shows nothing for itself, and one with a fault.

use crate::slow::Slow;
use anachrony::Anachrony;
use games::GameEntry;
use pages::Board;
use players::search::{Heuristic, RandomRollouts, Search, SearchParams};
use players::{Bots, Budget, Player, Random, Thinker};
use serde::{Deserialize, Serialize};
use tabletop::{About, Dice, Error, Game, IllegalChoice, Results, Seat, SeatResult, Seats, Seed, Sink, Viewer};
use wonderful_world::WonderfulWorld;

#[allow(clippy::duplicate_mod, unreachable_pub)]
#[path = "../../../tabletop/tests/toy/mod.rs"]
mod toy;

pub(crate) static GAMES: &[GameEntry] = &[
    GameEntry::of::<WonderfulWorld>(),
    GameEntry::of::<toy::Oracle>(),
    GameEntry::of::<Trap>(),
    GameEntry::of::<Slow>(),
    GameEntry::of::<Anachrony>(),
];

impl Board for toy::Oracle {
    const RULES_PAGES: &'static [(&'static str, &'static str)] = &[("en", "# The Oracle\n\nBid. [ORA-BID-01]\n")];
    const KEYS: &'static str = "oracle";
}

impl Bots for toy::Oracle {
    const TERMS: &[&str] = <RandomRollouts as Heuristic<Self>>::TERMS;
    const ITERATIONS: u32 = 100;

    fn thinker(budget: Budget, threads: usize, seed: Seed) -> Box<dyn Thinker<Self>> {
        Box::new(Search::new(RandomRollouts::default, SearchParams::default(), budget, threads, seed))
    }

    fn fair() -> Box<dyn Player<Self>> {
        Box::new(Random::new(Seed([1; 32])))
    }
}

/// A game whose rules have a fault: touching the trap makes them panic. Its bot always does.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Trap {
    steps: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Move {
    Step,
    Touch,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Passed;

impl Results for Passed {
    fn results(&self) -> Vec<SeatResult> {
        vec![SeatResult { rank: 1, score: 1, won: true }; 2]
    }
}

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct NoOptions {}

impl Game for Trap {
    type Options = NoOptions;
    type Setup = NoOptions;
    type Choice = Move;
    type Event = u8;
    type View = u8;
    type Outcome = Passed;

    const NAME: &'static str = "trap";
    const RULES: u32 = 1;
    const MOST_CHOICES: usize = 10;

    fn about() -> About {
        About {
            name: "trap",
            title: "Trap",
            rules: 1,
            players: (2, 2),
            options: Vec::new(),
            relations: Vec::new(),
            presets: Vec::new(),
        }
    }
    fn start(_: &NoOptions, _: Seed) -> Result<Self, Error> {
        Ok(Self { steps: 0 })
    }
    fn start_from(_: &NoOptions, _: &NoOptions) -> Result<Self, Error> {
        Ok(Self { steps: 0 })
    }
    fn options(&self) -> NoOptions {
        NoOptions {}
    }
    fn seats(&self) -> Seats {
        Seats::first(2)
    }
    fn check(&self) -> Result<(), String> {
        Ok(())
    }
    fn waiting_for(&self) -> Seats {
        if self.steps < 9 { Seats::only(Seat(self.steps % 2)) } else { Seats::NONE }
    }
    fn block(&self) -> u32 {
        self.steps.into()
    }
    fn choices(&self, seat: Seat, into: &mut Vec<Move>) {
        into.clear();
        if self.waiting_for().contains(seat) {
            into.extend([Move::Step, Move::Touch]);
        }
    }
    fn apply(&mut self, _: Seat, choice: Move, events: &mut impl Sink<u8>) -> Result<Seats, IllegalChoice> {
        assert!(choice != Move::Touch, "the trap is touched");
        self.steps += 1;
        events.push(self.steps);
        Ok(Seats::NONE)
    }
    fn view(&self, _: Viewer) -> u8 {
        self.steps
    }
    fn event_for(event: &u8, _: Viewer) -> Option<u8> {
        Some(*event)
    }
    fn guess(&self, _: Viewer, _: &mut Dice) -> Self {
        self.clone()
    }
    fn outcome(&self) -> Option<Passed> {
        (self.steps == 9).then_some(Passed)
    }
}

impl Board for Trap {
    const RULES_PAGES: &'static [(&'static str, &'static str)] = &[];
    const KEYS: &'static str = "trap";
}

impl Bots for Trap {
    const TERMS: &[&str] = <RandomRollouts as Heuristic<Self>>::TERMS;
    const ITERATIONS: u32 = 100;

    fn thinker(budget: Budget, threads: usize, seed: Seed) -> Box<dyn Thinker<Self>> {
        Box::new(Search::new(RandomRollouts::default, SearchParams::default(), budget, threads, seed))
    }

    fn fair() -> Box<dyn Player<Self>> {
        Box::new(Clumsy)
    }
}

struct Clumsy;

impl Player<Trap> for Clumsy {
    fn choose(&mut self, _: &Trap, _: Seat) -> Option<Move> {
        Some(Move::Touch)
    }
}
