//! Positions in a line or two, and a table to try them on.
// Every test program uses another part of it, and a position that cannot be made ends the test.
#![allow(dead_code, unreachable_pub, clippy::unwrap_used, clippy::needless_pass_by_value)]

use anachrony::data::{Building, Collapse, Good, Goods, Project, Row, SpotId, Warp, Worker, Workers};
use anachrony::player::{Busy, Home, Player, Tile, Warped};
use anachrony::state::{Phase, Suit};
use anachrony::{Anachrony, Choice, Event, Options, Outcome, Setup, View};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tabletop::{Game, List, Seat, Seed, Viewer};

/// The thing of this name.
pub fn named<T: DeserializeOwned>(name: &str) -> T {
    serde_json::from_value(json!(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// A spot: its row, and its place from 1.
pub fn spot(row: &str, place: usize) -> SpotId {
    SpotId::new(named::<Row>(row), place - 1)
}

/// Goods such as `"3W 2T 1C"`.
pub fn goods(text: &str) -> Goods {
    counted(text, |letter| match letter {
        'W' => Good::Water,
        'T' => Good::Titanium,
        'U' => Good::Uranium,
        'G' => Good::Gold,
        'N' => Good::Neutronium,
        'C' => Good::Core,
        _ => panic!("no such good: {letter}"),
    })
}

/// Workers such as `"2S 1E 1A 1G"`.
pub fn workers(text: &str) -> Workers {
    counted(text, |letter| match letter {
        'S' => Worker::Scientist,
        'E' => Worker::Engineer,
        'A' => Worker::Administrator,
        'G' => Worker::Genius,
        _ => panic!("no such worker: {letter}"),
    })
}

fn counted<K: anachrony::tally::Kind, const N: usize>(
    text: &str,
    kind: fn(char) -> K,
) -> anachrony::tally::Tally<K, N> {
    let one = |word: &str| {
        let (count, letter) = word.split_at(word.len() - 1);
        (kind(letter.chars().next().unwrap()), count.parse().unwrap())
    };
    text.split_whitespace().map(one).collect()
}

/// A game from its options, as written in JSON.
pub fn start(options: Value) -> Played {
    let options: Options = serde_json::from_value(options).unwrap();
    Played(Anachrony::start(&options, Seed::from_text("a test").unwrap()).unwrap())
}

/// A game from its options and a given setup.
pub fn start_with(options: Value, setup: Value) -> Played {
    let options: Options = serde_json::from_value(options).unwrap();
    let setup: Setup = serde_json::from_value(setup).unwrap();
    Played(Anachrony::start_from(&options, &setup).unwrap())
}

/// What is said of options or a setup that do not go together.
pub fn refused(options: Value, setup: Value) -> String {
    let options: Result<Options, _> = serde_json::from_value(options);
    let setup: Setup = serde_json::from_value(setup).unwrap();
    match options {
        Err(error) => error.to_string(),
        Ok(options) => Anachrony::start_from(&options, &setup).unwrap_err().message,
    }
}

/// Paths and leaders by seat, the quietest first.
const PATHS: [(&str, &str); 4] =
    [("salvation", "amena"), ("progress", "cornella"), ("dominance", "wolfe"), ("harmony", "haulani")];

/// A position to be described: seat 0 is to act in era 2, and nobody has anything.
pub struct Position(Anachrony);

/// A position of so many players on side A.
pub fn position(players: usize) -> Position {
    position_on("A", players, &[])
}

/// The same with board side and variants.
pub fn position_on(side: &str, players: usize, variants: &[&str]) -> Position {
    let (paths, leaders): (Vec<_>, Vec<_>) = PATHS[..players].iter().copied().unzip();
    Position::of(json!({"players": players, "side": side, "paths": paths, "leaders": leaders, "variants": variants,
        "evacuation": vec!["A"; players]}))
}

/// A position of two players on side B, the first of this path.
pub fn side_b(path: &str, leader: &str) -> Position {
    let other = if path == "salvation" { ("progress", "cornella") } else { ("salvation", "amena") };
    Position::of(json!({"players": 2, "side": "B", "paths": [path, other.0], "leaders": [leader, other.1],
        "evacuation": ["A", "A"]}))
}

/// A position of two players on side A, the first of this path.
pub fn led_by(path: &str, leader: &str) -> Position {
    let other = if path == "salvation" { ("progress", "cornella") } else { ("salvation", "amena") };
    Position::of(json!({"players": 2, "paths": [path, other.0], "leaders": [leader, other.1],
        "evacuation": ["A", "A"]}))
}

impl Position {
    /// A position of a game with these options, which must not leave anything to be chosen in setup.
    pub fn of(options: Value) -> Self {
        let setup = json!({
            "recruit": (1..=11).collect::<Vec<u8>>(),
            "mine": (1..=11).collect::<Vec<u8>>(),
            "buildings": Building::all().collect::<Vec<_>>(),
            "superprojects": &Project::ALL[..],
            "collapsing": &Collapse::ALL[..],
            "goals": ["most_workers", "most_water", "most_breakthroughs", "most_spots", "highest_morale"],
            "first_player": 0,
        });
        let mut game = start_with(options, setup).0;
        for player in game.players.iter_mut() {
            let Player { path, leader, evacuation, morale, .. } = *player;
            *player = Player { path, leader, evacuation, morale, ..Player::default() };
        }
        game.steps = List::new();
        game.phase = Phase::Actions;
        game.actor = Seat(0);
        let all = anachrony::data::Breakthrough::ALL;
        game.breakthroughs = all.into_iter().map(|kind| (kind, 3)).collect();
        game.recruit_pool = Workers::NONE;
        game.mine_pool = List::new();
        Self(game).era(2)
    }

    fn player(&mut self, seat: usize) -> &mut Player {
        &mut self.0.players[seat]
    }

    /// The era; after the fourth the asteroid has fallen, and the tiles lie in the order of their list.
    pub fn era(mut self, era: u8) -> Self {
        let game = &mut self.0;
        game.era = era;
        game.recruit_deck = (0..11 - era).collect();
        game.mine_deck = (0..11 - era).collect();
        for player in game.players.iter_mut() {
            player.focus = era;
        }
        if era > 4 {
            let spaces = game.capital_spaces();
            for (action, tiles) in game.collapsing.iter_mut().enumerate() {
                for (space, hex) in game.capital[action][..spaces].iter_mut().enumerate() {
                    hex.tile = Some(Collapse::ALL[action * 5 + space]);
                }
                tiles.clear();
            }
            let side = game.options.side;
            for player in game.players.iter_mut().filter(|player| player.leader != Some(named("amena"))) {
                player.closed = anachrony::data::board(player.path(), side).closing;
            }
        }
        self
    }

    /// The side of this seat's path board.
    pub fn evacuation(mut self, seat: usize, side: &str) -> Self {
        self.player(seat).evacuation = Some(named(side));
        if let anachrony::How::Named(sides) = &mut self.0.options.evacuation {
            sides[seat] = named(side);
        }
        self
    }

    /// Goods such as `"3W 2T 1C"`.
    pub fn goods(mut self, seat: usize, text: &str) -> Self {
        self.player(seat).goods = goods(text);
        self
    }

    /// Active workers such as `"2S 1E 1A 1G"`.
    pub fn active(mut self, seat: usize, text: &str) -> Self {
        self.player(seat).active = workers(text);
        self
    }

    /// Tired workers.
    pub fn tired(mut self, seat: usize, text: &str) -> Self {
        self.player(seat).tired = workers(text);
        self
    }

    /// So many charged suits, on open slots first.
    pub fn charged(mut self, seat: usize, count: usize) -> Self {
        let player = self.player(seat);
        let mut slots: Vec<usize> = (0..6).collect();
        slots.sort_by_key(|&slot| player.closed[slot]);
        for &slot in &slots[..count] {
            player.charged[slot] = true;
        }
        player.suits -= count as u8;
        self
    }

    fn out_of_stacks(&mut self, number: u16) -> Building {
        let building = Building::numbered(number).unwrap();
        let row = building.row() as usize;
        let found = self.0.primary[row].tiles.take(building) || self.0.secondary[row].take(building);
        assert!(found, "{number} is elsewhere already");
        building
    }

    /// Buildings, each on the first free spot of its row.
    pub fn built(mut self, seat: usize, numbers: &[u16]) -> Self {
        for &number in numbers {
            let building = self.out_of_stacks(number);
            let row = building.row();
            let free = (0..3).map(|column| SpotId::new(row, column)).find(|&id| self.player(seat).spot(id).is_free());
            self.player(seat).spots[free.unwrap().index()].tile = Tile::Building(building);
        }
        self
    }

    /// A superproject on a spot and the next.
    pub fn project(mut self, seat: usize, name: &str, row: &str, place: usize) -> Self {
        let project: Project = named(name);
        let at = spot(row, place).index();
        self.player(seat).spots[at].tile = Tile::Superproject(project);
        self.player(seat).spots[at + 1].tile = Tile::Beside;
        // There are seven in a game: it comes from above a tile, and what lay face down there from one that is open.
        let shown = (usize::from(self.0.era) + 1).min(7);
        let above = self.0.superprojects.iter().position(|above| *above == Some(project));
        let from = match above {
            Some(tile) if tile < shown => tile,
            _ => self.0.superprojects[..shown].iter().position(Option::is_some).unwrap(),
        };
        self.0.superprojects.swap(from, above.unwrap_or(from));
        self.0.superprojects[above.filter(|tile| *tile < shown).unwrap_or(from)] = None;
        self
    }

    /// The superproject above the tile of an era.
    pub fn above(mut self, era: usize, name: &str) -> Self {
        let project: Project = named(name);
        let old = self.0.superprojects[era - 1];
        for other in &mut self.0.superprojects {
            if *other == Some(project) {
                *other = old;
            }
        }
        self.0.superprojects[era - 1] = Some(project);
        self
    }

    /// An anomaly on a spot, on what is there.
    pub fn anomaly(mut self, seat: usize, row: &str, place: usize) -> Self {
        self.player(seat).spots[spot(row, place).index()].anomaly = true;
        self
    }

    /// A warp token on the tile of an era.
    pub fn warp(mut self, seat: usize, name: &str, era: u8) -> Self {
        let taken = self.0.players.iter().flat_map(|player| player.warps.iter().flatten());
        let cell = 1 + taken.filter(|warped| warped.era == era).count() as u8;
        self.player(seat).warps[named::<Warp>(name) as usize] = Some(Warped { era, cell });
        self
    }

    /// The era in focus.
    pub fn focus(mut self, seat: usize, era: u8) -> Self {
        self.player(seat).focus = era;
        self
    }

    /// Morale, from 0 at the left end to 6.
    pub fn morale(mut self, seat: usize, morale: u8) -> Self {
        self.player(seat).morale = morale;
        self
    }

    /// Paradox tokens.
    pub fn paradoxes(mut self, seat: usize, count: u8) -> Self {
        self.player(seat).paradoxes = count;
        self
    }

    /// Breakthroughs.
    pub fn breakthroughs(mut self, seat: usize, names: &[&str]) -> Self {
        for name in names {
            let kind = named(name);
            self.0.breakthroughs[kind] -= 1;
            self.player(seat).breakthroughs[kind] += 1;
        }
        self
    }

    /// The recruit pool.
    pub fn pool(mut self, text: &str) -> Self {
        self.0.recruit_pool = workers(text);
        self
    }

    /// The mining pool, such as `"N G U"`.
    pub fn mine(mut self, text: &str) -> Self {
        let one = |letter: &str| goods(&format!("1{letter}")).iter().next().unwrap().0;
        self.0.mine_pool = text.split_whitespace().map(one).collect();
        self
    }

    /// The tile on a space of a capital action, from 1; another of the action that lay there changes places.
    pub fn tile(mut self, name: &str, space: usize) -> Self {
        let tile: Collapse = named(name);
        let hexes = &mut self.0.capital[tile.action() as usize];
        let old = hexes[space - 1].tile;
        for hex in hexes.iter_mut().filter(|hex| hex.tile == Some(tile)) {
            hex.tile = old;
        }
        hexes[space - 1].tile = Some(tile);
        self
    }

    /// A seat's suit with a worker stands on every space of a capital action.
    pub fn full(mut self, seat: usize, action: usize) -> Self {
        for space in 0..self.0.capital_spaces() {
            self.0.capital[action][space].suit =
                Some(Suit { seat: Seat(seat as u8), worker: Some(Worker::Engineer), home: Home::Tired });
            self.player(seat).suits -= 1;
        }
        self
    }

    /// A worker is busy on a spot of the own board.
    pub fn busy(mut self, seat: usize, row: &str, place: usize, worker: &str, home: Home) -> Self {
        let busy = Busy { worker: named(worker), home };
        self.player(seat).spots[spot(row, place).index()].busy = Some(busy);
        self
    }

    /// These buildings lie on their primary stacks, the last of them uppermost.
    pub fn on_top(mut self, numbers: &[u16]) -> Self {
        for &number in numbers {
            let building = self.out_of_stacks(number);
            self.0.primary[building.row() as usize].tiles.push(building);
        }
        self
    }

    /// Anything else.
    pub fn with(mut self, change: impl FnOnce(&mut Anachrony)) -> Self {
        change(&mut self.0);
        self
    }

    /// The position, made ready to be played on.
    pub fn ready(self) -> Played {
        Played(self.0.admit().unwrap_or_else(|refusal| panic!("no such position: {refusal}")))
    }

    /// Why the position cannot be.
    pub fn impossible(self) -> String {
        self.0.admit().unwrap_err().message
    }

    /// The position when the warp phase begins.
    pub fn warping(self) -> Played {
        self.with(|game| game.phase = Phase::Warp).ready()
    }

    /// The position when the power-up phase begins.
    pub fn powering_up(self) -> Played {
        self.with(|game| game.phase = Phase::PowerUp { place: 0 }).ready()
    }

    /// The position when the paradox phase begins.
    pub fn rolling(self) -> Played {
        self.with(|game| game.phase = Phase::Paradox { tile: 1, place: 0 }).ready()
    }

    /// The position once everybody has passed.
    pub fn cleaned_up(self) -> Played {
        self.with(|game| game.players.iter_mut().for_each(|player| player.passed = true)).ready()
    }

    /// The outcome, if the game ends with everything as it lies.
    pub fn outcome(self) -> Outcome {
        let game = self.era(7).cleaned_up();
        game.0.outcome().unwrap_or_else(|| panic!("not over: {:?} {:?}", game.0.phase, game.0.steps))
    }
}

/// A game being tried. Choices are written as JSON.
pub struct Played(pub Anachrony);

impl Played {
    /// Makes a choice, which must be legal. Answers what happened.
    pub fn choose(&mut self, seat: u8, choice: Value) -> Vec<Event> {
        let mut events = Vec::new();
        let read: Choice = serde_json::from_value(choice.clone()).unwrap_or_else(|error| panic!("{choice}: {error}"));
        if let Err(illegal) = self.0.apply(Seat(seat), read, &mut events) {
            panic!("seat {seat} cannot choose {choice}: {illegal}; it has {:#?}", self.choices(seat));
        }
        self.0.check().unwrap();
        events
    }

    /// Makes several choices of one seat.
    pub fn choose_all(&mut self, seat: u8, choices: &[Value]) {
        for choice in choices {
            self.choose(seat, choice.clone());
        }
    }

    /// What a seat is offered.
    pub fn choices(&self, seat: u8) -> Vec<Value> {
        let mut choices = Vec::new();
        self.0.choices(Seat(seat), &mut choices);
        choices.iter().map(|choice| serde_json::to_value(choice).unwrap()).collect()
    }

    /// Whether a seat is offered a choice. That what is not offered is refused is tried as well.
    pub fn offers(&self, seat: u8, choice: Value) -> bool {
        let offered = self.choices(seat).contains(&choice);
        let read: Choice = serde_json::from_value(choice.clone()).unwrap_or_else(|error| panic!("{choice}: {error}"));
        let mut copy = self.0.clone();
        assert_eq!(copy.apply(Seat(seat), read, &mut ()).is_ok(), offered, "{choice} is offered: {offered}");
        offered
    }

    /// What a seat is offered under this name: `named(0, "build")`.
    pub fn named(&self, seat: u8, name: &str) -> Vec<Value> {
        let choices = self.choices(seat).into_iter();
        choices.filter_map(|choice| if choice == name { Some(choice) } else { choice.get(name).cloned() }).collect()
    }

    /// The names of what a seat is offered under this name.
    pub fn words(&self, seat: u8, name: &str) -> Vec<String> {
        self.named(seat, name).iter().map(|value| value.as_str().map_or(value.to_string(), str::to_owned)).collect()
    }

    /// Whether anybody of a seat can go there: `can_go(0, json!({"construct": 1}))`.
    pub fn can_go(&self, seat: u8, on: Value) -> bool {
        self.named(seat, "place").iter().any(|place| place["on"] == on)
    }

    /// Who of a seat can go there.
    pub fn who_can_go(&self, seat: u8, on: Value) -> Vec<String> {
        let places = self.named(seat, "place").into_iter().filter(|place| place["on"] == on);
        places.map(|place| place["worker"].as_str().unwrap_or("nobody").to_owned()).collect()
    }

    /// The seats that are waited for.
    pub fn waiting(&self) -> Vec<u8> {
        self.0.waiting_for().iter().map(|seat| seat.0).collect()
    }

    /// Whoever is waited for takes the first choice that leads on dully, until `stop` or the end. Answers what happened.
    pub fn idle_until(&mut self, stop: impl Fn(&Anachrony) -> bool) -> Vec<Event> {
        let mut events = Vec::new();
        while !stop(&self.0) {
            let Some(seat) = self.0.waiting_for().iter().next() else { break };
            let mut choices = Vec::new();
            self.0.choices(seat, &mut choices);
            let dull = |choice: &&Choice| matches!(choice, Choice::Pass | Choice::Done | Choice::Skip);
            let choice = *choices.iter().find(dull).unwrap_or(&choices[0]);
            self.0.apply(seat, choice, &mut events).unwrap();
            assert!(events.len() < 20_000, "the game goes on for ever");
        }
        events
    }

    /// Everybody passes; the next era, or the end, or a leader's choice in clean-up.
    pub fn end_era(&mut self) -> Vec<Event> {
        let era = self.0.era;
        self.idle_until(|game| game.era > era || matches!(game.phase, Phase::CleanUp { .. }))
    }

    /// A player's things.
    pub fn player(&self, seat: usize) -> &Player {
        &self.0.players[seat]
    }

    /// Whether a player's goods are these.
    pub fn has(&self, seat: usize, text: &str) -> bool {
        let has = self.player(seat).goods == goods(text);
        if !has {
            println!("seat {seat} has {:?}", self.player(seat).goods);
        }
        has
    }

    /// What a seat sees; a spectator with none.
    pub fn view(&self, seat: Option<u8>) -> View {
        self.0.view(Viewer::from(seat.map(Seat)))
    }
}

/// `{"place":…}` on a numbered space.
pub fn place(worker: &str, space: &str, number: u8) -> Value {
    json!({"place": {"worker": worker, "on": {space: number}}})
}

/// `{"place":…}` in a zone or on Supply.
pub fn go(worker: &str, zone: &str) -> Value {
    json!({"place": {"worker": worker, "on": zone}})
}

/// `{"place":…}` on a building or superproject.
pub fn work(worker: &str, row: &str, place: u8) -> Value {
    json!({"place": {"worker": worker, "on": {"spot": {"row": row, "spot": place}}}})
}

/// A spot as it is written.
pub fn at(row: &str, place: u8) -> Value {
    json!({"row": row, "spot": place})
}

/// `{"use":…}` of a building or superproject.
pub fn use_spot(row: &str, place: u8) -> Value {
    json!({"use": {"spot": at(row, place)}})
}

/// `{"build":…}` from a primary stack.
pub fn build(row: &str) -> Value {
    json!({"build": {"row": row, "from": "primary"}})
}
