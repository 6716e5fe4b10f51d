//! Positions in a line or two.

use super::{Played, goods, named, spot, start_with, workers};
use anachrony::Participant;
use anachrony::data::{Building, Collapse, Project, SpotId, Warp, Worker, Workers};
use anachrony::player::{Busy, Home, Player, PlayerArea, Tile, Warped};
use anachrony::state::{Phase, Suit};
use anachrony::{Anachrony, Outcome};
use serde_json::{Value, json};
use tabletop::{Game, List};

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
            let PlayerArea { path, leader, evacuation, morale, .. } = player.area;
            let area = PlayerArea { path, leader, evacuation, morale, ..PlayerArea::default() };
            *player = Player { area, ..Player::default() };
        }
        game.steps = List::new();
        game.phase = Phase::Actions;
        game.actor = Participant(0);
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
        if let tabletop::Assignment::Named(sides) = &mut self.0.options.evacuation {
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
            self.0.capital[action][space].suit = Some(Suit {
                owner: Participant(seat as u8),
                worker: Some(Worker::Engineer),
                home: Home::Tired,
                suit: None,
            });
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
        Played(self.0.admit().unwrap_or_else(|error| panic!("no such position: {error}")))
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
        self.with(|game| game.phase = Phase::PowerUp { rank: 0 }).ready()
    }

    /// The position when the paradox phase begins.
    pub fn rolling(self) -> Played {
        self.with(|game| game.phase = Phase::Paradox { tile: 1, rank: 0 }).ready()
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
