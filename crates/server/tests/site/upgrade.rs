//! The rules of a game change in an upgrade: its tables go on.

use crate::games::NoOptions;
use crate::support::{Folder, NOBODY, Person, Site};
use games::GameEntry;
use pages::Board;
use players::search::{Heuristic, RandomRollouts, Search, SearchParams};
use players::{Bots, Budget, Player, Random, Thinker};
use reqwest::StatusCode;
use serde::{Deserialize, Serialize};
use tabletop::{About, Dice, Error, Game, IllegalChoice, Results, Seat, SeatResult, Seats, Seed, Sink, Viewer};

/// Both seats climb in turn, by one step or two, to the hundredth. By rules 2 nobody may leap any more; by rules 3 a leap is
/// four steps; by rules 4 a state is written otherwise.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
struct Stairs<const RULES: u32> {
    climbed: [u8; 2],
    turn: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    banner: Option<u8>,
}

const TOP: u8 = 100;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Climb {
    Step,
    Leap,
    Rest,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Reached(u8);

impl Results for Reached {
    fn results(&self) -> Vec<SeatResult> {
        (0..2).map(|seat| SeatResult { rank: 1 + u8::from(seat != self.0), score: 7, won: seat == self.0 }).collect()
    }
}

impl<const RULES: u32> Game for Stairs<RULES> {
    type Options = NoOptions;
    type Setup = NoOptions;
    type Choice = Climb;
    type Event = (Seat, u8);
    type View = [u8; 2];
    type Outcome = Reached;

    const NAME: &'static str = "stairs";
    const RULES: u32 = RULES;
    const MOST_CHOICES: usize = 400;

    fn about() -> About {
        About {
            name: "stairs",
            title: "Stairs",
            rules: RULES,
            players: (2, 2),
            options: Vec::new(),
            relations: Vec::new(),
            presets: Vec::new(),
        }
    }
    fn start(_: &NoOptions, _: Seed) -> Result<Self, Error> {
        Ok(Self { climbed: [0; 2], turn: 0, banner: (RULES == 4).then_some(1) })
    }
    fn start_from(options: &NoOptions, _: &NoOptions) -> Result<Self, Error> {
        Self::start(options, Seed([0; 32]))
    }
    fn options(&self) -> NoOptions {
        NoOptions {}
    }
    fn seats(&self) -> Seats {
        Seats::first(2)
    }
    fn check(&self) -> Result<(), String> {
        if RULES == 4 && self.banner.is_none() { Err("there is no banner".into()) } else { Ok(()) }
    }
    fn waiting_for(&self) -> Seats {
        if self.climbed.iter().all(|&steps| steps < TOP) { Seats::only(Seat(self.turn)) } else { Seats::NONE }
    }
    fn block(&self) -> u32 {
        self.climbed.iter().map(|&steps| u32::from(steps)).sum()
    }
    fn choices(&self, seat: Seat, into: &mut Vec<Climb>) {
        into.clear();
        if self.waiting_for().contains(seat) {
            into.extend([Climb::Step, if RULES == 2 { Climb::Rest } else { Climb::Leap }]);
        }
    }
    fn apply(&mut self, seat: Seat, choice: Climb, events: &mut impl Sink<(Seat, u8)>) -> Result<Seats, IllegalChoice> {
        let mut choices = Vec::new();
        self.choices(seat, &mut choices);
        if !choices.contains(&choice) || RULES == 4 {
            return Err(IllegalChoice("this cannot be chosen"));
        }
        let steps = match (choice, RULES) {
            (Climb::Step, _) => 1,
            (Climb::Leap, 3) => 4,
            (Climb::Leap, _) => 2,
            (Climb::Rest, _) => 0,
        };
        self.climbed[seat.index()] += steps;
        self.turn = 1 - self.turn;
        events.push((seat, self.climbed[seat.index()]));
        Ok(Seats::first(2))
    }
    fn view(&self, _: Viewer) -> [u8; 2] {
        self.climbed
    }
    fn event_for(event: &(Seat, u8), _: Viewer) -> Option<(Seat, u8)> {
        Some(*event)
    }
    fn guess(&self, _: Viewer, _: &mut Dice) -> Self {
        self.clone()
    }
    fn outcome(&self) -> Option<Reached> {
        self.climbed.iter().position(|&steps| steps >= TOP).map(|seat| Reached(seat as u8))
    }
}

impl<const RULES: u32> Board for Stairs<RULES> {
    const RULES_PAGES: &'static [(&'static str, &'static str)] = &[];
    const KEYS: &'static str = "stairs";
}

impl<const RULES: u32> Bots for Stairs<RULES> {
    const TERMS: &[&str] = <RandomRollouts as Heuristic<Self>>::TERMS;
    const ITERATIONS: u32 = 100;

    fn thinker(budget: Budget, threads: usize, seed: Seed) -> Box<dyn Thinker<Self>> {
        Box::new(Search::new(RandomRollouts::default, SearchParams::default(), budget, threads, seed))
    }

    fn fair() -> Box<dyn Player<Self>> {
        Box::new(Random::new(Seed([1; 32])))
    }
}

static RULES_1: &[GameEntry] = &[GameEntry::of::<Stairs<1>>()];
static RULES_2: &[GameEntry] = &[GameEntry::of::<Stairs<2>>()];
static RULES_3: &[GameEntry] = &[GameEntry::of::<Stairs<3>>()];
static RULES_4: &[GameEntry] = &[GameEntry::of::<Stairs<4>>()];

const STAIRS: [(&str, &str); 3] = [("game", "stairs"), ("seat.0", "me"), ("seat.1", "me")];
const STEP: &str = "0";
const LEAP: &str = "1";

async fn start(folder: &Folder, games: &'static [GameEntry]) -> Site {
    Site::with_games(&folder.0, games, |config| config.limited = false).await
}

/// Climbs so often, in turn from the first seat on.
async fn climb(anna: &Person, table: &str, how: &str, times: u8) {
    for turn in 0..times {
        let seat = turn % 2;
        let revision = anna.now(table, seat).await.revision();
        let (status, answer) = anna.choose(table, seat, revision, how).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
    }
}

async fn climbed(anna: &Person, table: &str) -> serde_json::Value {
    let report: serde_json::Value = anna.get(&format!("{table}/report")).await.json().await.unwrap();
    report["view"].clone()
}

/// The same person at the site as it is after an upgrade.
fn again(anna: &Person, site: &Site) -> Person {
    Person { url: site.url.clone(), ..anna.clone() }
}

#[tokio::test]
async fn a_running_table_whose_lines_no_longer_replay_goes_on_from_where_it_was() {
    let folder = Folder::new();
    let site = start(&folder, RULES_1).await;
    let anna = site.person("en").await;
    let table = anna.open(&STAIRS).await;
    climb(&anna, &table, LEAP, 10).await;
    site.end().await;

    let site = start(&folder, RULES_2).await;
    let anna = again(&anna, &site);
    assert_eq!(climbed(&anna, &table).await, serde_json::json!([10, 10]));
    let now = anna.now(&table, NOBODY).await;
    assert!(now.zone("chat").contains("goes on from its last saved position"), "{}", now.all());
    climb(&anna, &table, STEP, 4).await;
    site.end().await;

    // From then on its lines tell it all, in the next program too.
    let site = start(&folder, RULES_2).await;
    assert_eq!(climbed(&again(&anna, &site), &table).await, serde_json::json!([12, 12]));
    site.end().await;
}

#[tokio::test]
async fn lines_that_replay_to_another_position_are_not_believed() {
    let folder = Folder::new();
    let site = start(&folder, RULES_1).await;
    let anna = site.person("en").await;
    let (leapt, stepped) = (anna.open(&STAIRS).await, anna.open(&STAIRS).await);
    climb(&anna, &leapt, LEAP, 4).await;
    climb(&anna, &stepped, STEP, 4).await;
    site.end().await;
    let site = start(&folder, RULES_3).await;
    let anna = again(&anna, &site);
    assert_eq!(climbed(&anna, &leapt).await, serde_json::json!([4, 4]), "what the players saw stands");
    assert_eq!(climbed(&anna, &stepped).await, serde_json::json!([2, 2]));
    let untouched = anna.now(&stepped, NOBODY).await;
    assert!(!untouched.zone("chat").contains("last saved position"), "lines that lead to the same place are replayed");
    site.end().await;
}

#[tokio::test]
async fn a_finished_table_keeps_its_result_its_log_and_its_last_board() {
    let folder = Folder::new();
    let site = start(&folder, RULES_1).await;
    let anna = site.person("en").await;
    let table = anna.open(&STAIRS).await;
    climb(&anna, &table, LEAP, 99).await;
    let before = anna.now(&table, NOBODY).await;
    assert!(before.is_over());
    site.end().await;
    let site = start(&folder, RULES_2).await;
    let anna = again(&anna, &site);
    let after = anna.now(&table, NOBODY).await;
    assert!(after.is_over());
    for zone in ["result", "board", "log-0"] {
        assert_eq!(after.zone(zone), before.zone(zone), "{zone}");
    }
    assert_eq!(anna.get(&format!("{table}/replay")).await.status(), StatusCode::OK);
    site.end().await;
}

#[tokio::test]
async fn a_finished_table_that_cannot_be_read_at_all_still_tells_its_result() {
    let folder = Folder::new();
    let site = start(&folder, RULES_1).await;
    let anna = site.person("en").await;
    let table = anna.open(&STAIRS).await;
    climb(&anna, &table, LEAP, 99).await;
    site.end().await;
    let site = start(&folder, RULES_4).await;
    let page = again(&anna, &site).get(&table).await;
    assert_eq!(page.status(), StatusCode::OK);
    let page = page.text().await.unwrap();
    assert!(page.contains("earlier version") && page.contains(" 7 · "), "{page}");
    site.end().await;
}
