//! A game for tests whose bots take their time: both seats count to twenty in one block.

use super::games::{NoOptions, Passed};
use pages::Board;
use players::search::{Heuristic, RandomRollouts};
use players::{Bots, Budget, Candidate, Effort, Player, Random, Thinker};
use serde::{Deserialize, Serialize};
use std::thread::sleep;
use std::time::Duration;
use tabletop::{About, Dice, Error, Game, IllegalChoice, Seat, Seats, Seed, Sink, Viewer};

/// How far each seat counts.
const FAR: u8 = 20;
/// How long a bot that searches thinks about each number.
const LONG: Duration = Duration::from_millis(300);

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Slow {
    counted: [u8; 2],
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Count {
    Aloud,
    Silently,
}

impl Game for Slow {
    type Options = NoOptions;
    type Setup = NoOptions;
    type Choice = Count;
    type Event = Seat;
    type View = [u8; 2];
    type Outcome = Passed;

    const NAME: &'static str = "slow";
    const RULES: u32 = 1;
    const MOST_CHOICES: usize = 40;

    fn about() -> About {
        About {
            name: "slow",
            title: "Slow",
            rules: 1,
            players: (2, 2),
            options: Vec::new(),
            relations: Vec::new(),
            presets: Vec::new(),
        }
    }
    fn start(_: &NoOptions, _: Seed) -> Result<Self, Error> {
        Ok(Self { counted: [0; 2] })
    }
    fn start_from(_: &NoOptions, _: &NoOptions) -> Result<Self, Error> {
        Ok(Self { counted: [0; 2] })
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
        self.seats().iter().filter(|seat| self.counted[seat.index()] < FAR).collect()
    }
    fn block(&self) -> u32 {
        0
    }
    fn choices(&self, seat: Seat, into: &mut Vec<Count>) {
        into.clear();
        if self.waiting_for().contains(seat) {
            into.extend([Count::Aloud, Count::Silently]);
        }
    }
    fn apply(&mut self, seat: Seat, _: Count, events: &mut impl Sink<Seat>) -> Result<Seats, IllegalChoice> {
        self.counted[seat.index()] += 1;
        events.push(seat);
        Ok(Seats::NONE)
    }
    fn view(&self, _: Viewer) -> [u8; 2] {
        self.counted
    }
    fn event_for(event: &Seat, _: Viewer) -> Option<Seat> {
        Some(*event)
    }
    fn guess(&self, _: Viewer, _: &mut Dice) -> Self {
        self.clone()
    }
    fn outcome(&self) -> Option<Passed> {
        self.waiting_for().is_empty().then_some(Passed)
    }
}

impl Board for Slow {
    const RULES_PAGES: &'static [(&'static str, &'static str)] = &[];
    const KEYS: &'static str = "slow";
}

impl Bots for Slow {
    const TERMS: &[&str] = <RandomRollouts as Heuristic<Self>>::TERMS;
    const ITERATIONS: u32 = 1;

    fn thinker(_: Budget, _: usize, _: Seed) -> Box<dyn Thinker<Self>> {
        Box::new(Ponderer)
    }

    fn fair() -> Box<dyn Player<Self>> {
        Box::new(Random::new(Seed([1; 32])))
    }
}

struct Ponderer;

impl Player<Slow> for Ponderer {
    fn choose(&mut self, _: &Slow, _: Seat) -> Option<Count> {
        sleep(LONG);
        Some(Count::Aloud)
    }
}

impl Thinker<Slow> for Ponderer {
    fn consider(&mut self, _: &Slow, _: Seat, _: Option<Count>) -> Vec<Candidate<Count>> {
        sleep(LONG);
        let considered =
            |choice, value: f32| Candidate { choice, visits: 1, value, expected: vec![value; 2], terms: vec![value] };
        vec![considered(Count::Silently, 0.75), considered(Count::Aloud, 0.5)]
    }

    fn effort(&self) -> Effort {
        Effort::default()
    }
}
