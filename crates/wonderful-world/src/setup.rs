//! Options, their checks, and the first state.

use crate::data::{COPIES, Card, DEALT_TO_TWO, Empire, PICKS, PILE, PILES, Scenario, Side};
use crate::state::{Building, Deck, EMPIRE_STREAM, Heap, Phase, Player, Reshuffled, WonderfulWorld};
use serde::{Deserialize, Serialize};
use tabletop::{Assignment, Chance, Error, ErrorKind, Events, Game, List, Seed, Written, any_of, read_players};

pub const MOST_PLAYERS: usize = 5;

/// What is agreed before a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "WrittenOptions", into = "WrittenOptions")]
pub struct Options {
    /// How many play; 1 is the solo game.
    pub players: u8,
    /// The side of every empire card.
    pub side: Side,
    /// How the players come to their empires.
    pub empires: Assignment<Empire, MOST_PLAYERS>,
    /// The scenario of a solo game.
    pub scenario: Option<Scenario>,
}

impl Options {
    /// The cards dealt to each player for a draft.
    pub fn dealt(&self) -> u8 {
        if self.players == 2 { DEALT_TO_TWO } else { PICKS }
    }

    /// Options that a program made by hand must keep the same rules as written ones.
    pub(crate) fn checked(self) -> Result<Self, Error> {
        Self::try_from(WrittenOptions::from(self)).map_err(|message| Error::new(ErrorKind::Options, message))
    }
}

impl Default for Options {
    fn default() -> Self {
        Self { players: 3, side: Side::A, empires: Assignment::Dealt, scenario: None }
    }
}

/// Options as they are written; what is left out is filled in.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "options are an object, such as {\"players\": 3, \"side\": \"A\"}")]
struct WrittenOptions {
    #[serde(default)]
    players: Option<Written>,
    #[serde(default)]
    side: Option<Side>,
    #[serde(default)]
    empires: Option<Written>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    scenario: Option<WrittenScenario>,
}

#[derive(Serialize, Deserialize)]
#[serde(untagged, expecting = "a scenario is written as its number, such as \"03\"")]
enum WrittenScenario {
    Text(String),
    Number(u64),
}

impl TryFrom<WrittenOptions> for Options {
    type Error = String;

    fn try_from(written: WrittenOptions) -> Result<Self, String> {
        let scenario = written.scenario.map(read_scenario).transpose()?;
        let players = match (&written.players, scenario) {
            (None, Some(_)) => 1,
            (None, None) => Self::default().players,
            (Some(Written::Number(players)), Some(scenario)) if *players != 1 => {
                return Err(format!(
                    "scenario {scenario} is for one player, not for {players}: set players to 1, or leave the scenario out"
                ));
            }
            (Some(players), _) => read_players(players, (1, MOST_PLAYERS as u8))?,
        };
        let side = match (written.side, scenario) {
            (side, None) => side.unwrap_or(Side::A),
            (Some(Side::B) | None, Some(_)) => Side::B,
            (Some(Side::A), Some(scenario)) => {
                return Err(format!("scenario {scenario} is played on side B: set side to \"B\", or leave it out"));
            }
        };
        let empires = match written.empires {
            None if players == 1 => Assignment::Chosen,
            None => Assignment::Dealt,
            Some(written) => read_empires(written, players)?,
        };
        Ok(Self { players, side, empires, scenario })
    }
}

impl From<Options> for WrittenOptions {
    fn from(options: Options) -> Self {
        Self {
            players: Some(Written::Number(options.players.into())),
            side: Some(options.side),
            empires: Some(options.empires.write(Empire::name)),
            scenario: options.scenario.map(|scenario| WrittenScenario::Text(scenario.name().into())),
        }
    }
}

fn read_scenario(written: WrittenScenario) -> Result<Scenario, String> {
    let text = match written {
        WrittenScenario::Text(text) => text,
        WrittenScenario::Number(number) => number.to_string(),
    };
    let known = Scenario::ALL
        .into_iter()
        .find(|scenario| scenario.name().trim_start_matches('0') == text.trim_start_matches('0'));
    known.ok_or_else(|| format!("there is no scenario {text:?}: choose {}", any_of(&Scenario::ALL.map(Scenario::name))))
}

fn read_empires(written: Written, players: u8) -> Result<Assignment<Empire, MOST_PLAYERS>, String> {
    Assignment::read(written, "empires", players)?.distinct("every player rules another empire")
}

/// A given arrangement instead of a shuffled one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a setup is an object, such as {\"deck\": [...], \"empires\": [...]}")]
pub struct Setup {
    /// All 150 cards in draw order; in a scenario the required cards may be left out, or the first copy of each is taken
    /// out. Each seat in turn is dealt its whole hand from the top; solo piles are cut from the top, five by five.
    pub deck: Vec<Card>,
    /// The empires by seat; left out, the players come to them as the options say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub empires: Option<Vec<String>>,
    /// Chance that is yet to come (empires dealt, a deck reshuffled in the solo game).
    #[serde(default = "no_seed")]
    pub seed: Seed,
}

fn no_seed() -> Seed {
    Seed([0; 32])
}

impl Setup {
    /// The options, with the empires that the setup names.
    pub(crate) fn complete(&self, mut options: Options) -> Result<Options, String> {
        if let Some(names) = &self.empires {
            let named = read_empires(Written::Names(names.clone()), options.players)?;
            if matches!(options.empires, Assignment::Named(_)) && options.empires != named {
                return Err("the options name other empires than the setup: name them in one place".into());
            }
            options.empires = named;
        }
        Ok(options)
    }

    /// The face-down deck, if it has the cards that a game with these options needs.
    pub(crate) fn face_down(&self, options: &Options) -> Result<Deck, String> {
        let mut deck = self.deck.clone();
        if deck.len() == COPIES {
            // The whole box: what begins under construction is taken out of it.
            for card in required(options) {
                deck.iter().position(|&other| other == card).map(|index| deck.remove(index));
            }
        }
        let expected = cards_of_deck(options);
        let given: Heap = deck.iter().take(COPIES).copied().collect();
        let wrong = Card::all().find(|&card| given.count(card) != expected.count(card));
        if deck.len() > COPIES || wrong.is_some() {
            let wrong = wrong.map_or(String::new(), |card| {
                format!(", with {} of {card:?} instead of {}", given.count(card), expected.count(card))
            });
            return Err(format!(
                "the deck has {} cards{wrong}: it must be all {COPIES}, or without one copy of each card that a \
                 scenario puts under construction",
                self.deck.len()
            ));
        }
        Ok(Deck { cards: deck.iter().rev().copied().collect() })
    }
}

impl WonderfulWorld {
    /// The table laid out and the game begun.
    pub(crate) fn laid_out(options: Options, deck: Deck, chance: Chance<2>) -> Self {
        let mut game = Self {
            options,
            round: 0,
            phase: Phase::Empires,
            players: List::new(),
            deck,
            discard: Heap::default(),
            piles: List::new(),
            reshuffled: Reshuffled::default(),
            chance,
        };
        for _ in 0..options.players {
            game.players.push(Player::default());
        }
        for card in required(&options) {
            let player = &mut game.players[0];
            player.opened += 1;
            player.sites.push(Building { site: player.opened, card, ..Building::default() });
        }
        if game.is_solo() {
            for _ in 0..PILES {
                let pile: List<Card, PILE> = (0..PILE).map(|_| game.deck.draw()).collect();
                game.piles.push(pile);
            }
        }
        game.give_empires();
        game.move_on(game.seats(), &mut Events::new(&mut ()));
        game
    }

    fn give_empires(&mut self) {
        let mut empires = Empire::ALL;
        match self.options.empires {
            Assignment::Chosen => return,
            Assignment::Dealt => self.chance.draw(EMPIRE_STREAM, |dice| dice.shuffle(&mut empires)),
            Assignment::Named(named) => {
                for (player, empire) in self.players.iter_mut().zip(&named) {
                    player.empire = Some(*empire);
                }
                return;
            }
        }
        for (player, empire) in self.players.iter_mut().zip(empires) {
            player.empire = Some(empire);
        }
    }
}

/// Every development card there is.
pub(crate) fn full_box() -> Heap {
    let mut all = Heap::default();
    for card in Card::all() {
        for _ in 0..card.printed().copies {
            all.add(card);
        }
    }
    all
}

/// The cards of the deck: all that no scenario puts under construction.
pub(crate) fn cards_of_deck(options: &Options) -> Heap {
    let mut cards = full_box();
    for card in required(options) {
        cards.take(card);
    }
    cards
}

/// The cards that a scenario puts under construction.
pub(crate) fn required(options: &Options) -> impl Iterator<Item = Card> {
    options.scenario.into_iter().flat_map(|scenario| scenario.printed().required())
}
