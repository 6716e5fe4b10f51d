//! How hard The LOOP is for a team of bots: how often it wins on each level with each number of agents, how it loses, which
//! agents and cards do well. `cargo run --release -p players --example balance -- 2000 fair`
#![allow(clippy::unwrap_used)] // a tool for developers: what goes wrong ends it

use players::{Bot, Level};
use std::collections::BTreeMap;
use std::thread;
use tabletop::{Game, Seed};
use the_loop::data::{Agent, CARDS, Card};
use the_loop::outcome::Ending;
use the_loop::state::Phase;
use the_loop::{Choice, Options, TheLoop};

const MODES: [&str; 6] = [
    r#""players":2"#,
    r#""players":3"#,
    r#""players":4"#,
    r#""players":1,"team":2"#,
    r#""players":1,"team":3"#,
    r#""players":1,"team":4"#,
];
const LEVELS: [&str; 3] = ["employee_of_the_month", "agent_of_the_year", "agency_legend"];

/// What is counted.
#[derive(Default)]
struct Tally {
    games: u32,
    endings: BTreeMap<&'static str, u32>,
    turns: u32,
    choices: u32,
    longest_turn: u32,
    /// Games and victories of each agent.
    agents: BTreeMap<Agent, (u32, u32)>,
    /// How often each card could have been taken, was taken, was used.
    cards: BTreeMap<Card, (u32, u32, u32)>,
}

impl Tally {
    fn play(&mut self, options: &Options, bot: Bot, number: u64) {
        let mut game = TheLoop::start(options, Seed::from_text("balance").unwrap().nth(number)).unwrap();
        let mut team = bot.seated::<TheLoop>(Seed([5; 32]).nth(number));
        let (mut turn, mut in_turn, mut offered) = (0, 0, Vec::new());
        while let Some(seat) = game.waiting_for().iter().next() {
            let choice = team.choose(&game, seat).unwrap();
            game.choices(seat, &mut offered);
            for card in
                offered.iter().filter_map(|offer| if let Choice::Take(card) = offer { Some(*card) } else { None })
            {
                self.cards.entry(card).or_default().0 += 1;
            }
            match choice {
                Choice::Take(card) => self.cards.entry(card).or_default().1 += 1,
                Choice::Use(card) => self.cards.entry(card).or_default().2 += 1,
                _ => {}
            }
            in_turn = if turn == game.turn { in_turn + 1 } else { 1 };
            turn = game.turn;
            self.longest_turn = self.longest_turn.max(in_turn);
            self.choices += 1;
            game.apply(seat, choice, &mut ()).unwrap();
        }
        let Phase::Over { ending } = game.phase else { return };
        self.games += 1;
        self.turns += u32::from(game.turn);
        *self.endings.entry(ending.name()).or_default() += 1;
        for agent in game.agents.iter().map(|one| one.agent) {
            let (games, won) = self.agents.entry(agent).or_default();
            *games += 1;
            *won += u32::from(ending == Ending::Won);
        }
    }

    fn add(&mut self, other: Self) {
        self.games += other.games;
        self.turns += other.turns;
        self.choices += other.choices;
        self.longest_turn = self.longest_turn.max(other.longest_turn);
        for (ending, count) in other.endings {
            *self.endings.entry(ending).or_default() += count;
        }
        for (agent, (games, won)) in other.agents {
            let entry = self.agents.entry(agent).or_default();
            *entry = (entry.0 + games, entry.1 + won);
        }
        for (card, (offered, taken, used)) in other.cards {
            let entry = self.cards.entry(card).or_default();
            *entry = (entry.0 + offered, entry.1 + taken, entry.2 + used);
        }
    }

    fn share(&self, count: u32) -> f64 {
        100.0 * f64::from(count) / f64::from(self.games.max(1))
    }

    fn mean(&self, sum: u32) -> f64 {
        f64::from(sum) / f64::from(self.games.max(1))
    }
}

fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|count| count.parse().ok()).unwrap_or(400);
    let bot: Bot = std::env::args().nth(2).map_or(Bot::of(Level::Fair), |bot| bot.parse().unwrap());
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let (mut agents, mut all) = (BTreeMap::<Agent, (u32, u32)>::new(), Tally::default());
    println!(
        "{bot}, {games} games a row: won, turns, choices, longest turn; lost by second vortex, fourth vortex, fourth cycle"
    );
    for mode in MODES {
        for level in LEVELS {
            let options: Options = serde_json::from_str(&format!("{{{mode},\"level\":\"{level}\"}}")).unwrap();
            let workers: Vec<_> = (0..threads as u64)
                .map(|first| {
                    thread::spawn(move || {
                        let mut tally = Tally::default();
                        (first..games).step_by(threads).for_each(|number| tally.play(&options, bot, number));
                        tally
                    })
                })
                .collect();
            let mut tally = Tally::default();
            workers.into_iter().for_each(|worker| tally.add(worker.join().unwrap()));
            let ended = |ending: Ending| tally.share(tally.endings.get(ending.name()).copied().unwrap_or_default());
            println!(
                "{mode:24} {level:22} {:5.1} %  {:4.1}  {:5.0}  {:3}   {:4.1}  {:4.1}  {:4.1}",
                ended(Ending::Won),
                tally.mean(tally.turns),
                tally.mean(tally.choices),
                tally.longest_turn,
                ended(Ending::SecondVortex),
                ended(Ending::FourthVortex),
                ended(Ending::FourthCycle),
            );
            if level == LEVELS[0] {
                for (agent, (played, won)) in &tally.agents {
                    let entry = agents.entry(*agent).or_default();
                    *entry = (entry.0 + played, entry.1 + won);
                }
            }
            all.add(tally);
        }
    }
    println!("\nwon on the first level, by agent");
    for (agent, (played, won)) in agents {
        println!("{:24} {:5.1} %", agent.name(), 100.0 * f64::from(won) / f64::from(played));
    }
    println!("\ntaken of a hundred times it could have been, and used in a game; by how often it is taken");
    let mut cards: Vec<_> = all.cards.iter().collect();
    let share = |(_, (offered, taken, _)): &(&Card, &(u32, u32, u32))| f64::from(*taken) / f64::from((*offered).max(1));
    cards.sort_by(|one, other| share(other).total_cmp(&share(one)));
    for entry in cards {
        let (card, (offered, _, used)) = entry;
        let taken = if *offered == 0 { "  -".to_owned() } else { format!("{:3.0}", 100.0 * share(&entry)) };
        println!("{:22} {taken} {:5.2}  {:?}", CARDS[card.index()].name, all.mean(*used), CARDS[card.index()].effect);
    }
}
