//! The first state: laid out at random, or as a setup says.

mod options;

pub use options::Options;

use crate::data::{Agent, Card, CardSet, Chute, ERAS, Era, HAND, Mission, SETUP, TILES_IN_BOX, Token, TokenSet};
use crate::deck::Deck;
use crate::event::Event;
use crate::state::{AgentState, EraState, Fate, Given, MOST_GIVEN, Phase, Pile, Stream, TheLoop, ThisTurn, Tile};
use serde::{Deserialize, Serialize};
use tabletop::{Assignment, Chance, Events, Game, List, Seat, Seed, Sink};

/// A given arrangement instead of a shuffled one. Everything is listed in the order in which it comes; what is left out is
/// shuffled from the seed, and so is what a list leaves out, behind what it names.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(
    deny_unknown_fields,
    default,
    expecting = "a setup is an object, such as {\"doctor\": [\"dawn\", \"end\"], \"first_player\": 0}"
)]
pub struct Setup {
    /// The Great Deck; the first cards are the artifacts of setup.
    pub great_deck: Vec<Card>,
    /// The own decks, by seat; the first three cards of each are the hand.
    pub own_decks: Vec<Vec<Card>>,
    /// The common deck of a player alone.
    pub common_deck: Vec<Card>,
    /// Clones by number, in the order in which they leave the bag; one that is not in it then is passed over.
    pub bag: Vec<Token>,
    /// The sabotage tiles of the eras, from the Dawn on; further ones are in the box.
    pub missions: Vec<Mission>,
    /// The Doctor cards: the two of setup, then one for each turn.
    pub doctor: Vec<Era>,
    /// Where each rift falls.
    pub chutes: Vec<Chute>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first_player: Option<Seat>,
    /// All other chance: what is left out here.
    pub seed: SetupSeed,
}

/// The seed of a setup; zeros if left out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SetupSeed(pub Seed);

impl Default for SetupSeed {
    fn default() -> Self {
        Self(Seed([0; 32]))
    }
}

/// Doctor cards revealed in setup.
const SETUP_DOCTOR: usize = 2;

impl TheLoop {
    /// The table laid out and the first turn begun.
    pub(crate) fn laid_out(options: Options, setup: &Setup) -> Result<Self, String> {
        let mut chance = Chance::new(setup.seed.0);
        let agents = found(&options, &mut chance);
        agree(&options, setup)?;
        let missions = deck("mission", &setup.missions, &Mission::ALL, &mut chance, Stream::Missions)?;
        let great: Vec<Card> = CardSet::great_deck().iter().collect();
        let great_deck = deck("card of the Great Deck", &setup.great_deck, &great, &mut chance, Stream::GreatDeck)?;
        let first_eras = first_of(&setup.doctor, SETUP_DOCTOR);
        let first_eras = deck("era", first_eras, &Era::ALL, &mut chance, Stream::Doctor)?;
        let (doctor_deck, later) = doctor_cards(&setup.doctor, &mut chance)?;
        let mut game = Self {
            options,
            turn: 0,
            cycle: 1,
            phase: Phase::Deal { card: None },
            active: 0,
            this_turn: ThisTurn::default(),
            steps: List::new(),
            block: 0,
            agents: agents
                .iter()
                .map(|&agent| AgentState { agent, era: agent.start(), ..Default::default() })
                .collect(),
            piles: List::new(),
            eras: std::array::from_fn(|era| EraState {
                tile: Tile { mission: missions[era], ..Tile::default() },
                ..EraState::default()
            }),
            doctor: None,
            doctor_deck,
            bag: TokenSet::ALL,
            great_deck: face_down(&great_deck),
            destroyed: CardSet::NONE,
            available: CardSet::NONE,
            discarded: CardSet::NONE,
            bonus: CardSet::NONE,
            boxed: std::array::from_fn(|index| missions[ERAS + index]),
            given: Given {
                bag: setup.bag.iter().rev().copied().collect(),
                chutes: setup.chutes.iter().rev().copied().collect(),
                doctor: later,
            },
            chance,
        };
        debug_assert_eq!(game.boxed.len(), TILES_IN_BOX);
        game.lay_out_eras(&first_eras[..SETUP_DOCTOR]);
        if matches!(options.agents, Assignment::Chosen) {
            game.phase = Phase::Choose;
            return Ok(game);
        }
        game.lay_out_decks(setup)?;
        let mut nobody = ();
        let events = &mut Events::new(&mut nobody);
        game.open(setup.first_player, events);
        game.move_on(events);
        Ok(game)
    }

    /// Rifts and missions where the Doctor was seen, energy elsewhere; then clones and artifacts.
    fn lay_out_eras(&mut self, seen: &[Era]) {
        for era in Era::ALL {
            let ground = self.era_mut(era);
            if seen.contains(&era) {
                ground.rifts = 1;
                ground.tile.fate = Fate::Open;
            } else {
                ground.energy = 1;
            }
        }
        let row = usize::from(self.options.players) - 1;
        let (clones, artifacts) = SETUP[row];
        let mut nobody = ();
        let events = &mut Events::new(&mut nobody);
        self.clones_appear(clones + self.options.level.numbers().extra_clones[row], events);
        self.artifacts_appear(artifacts, events);
    }

    /// Own decks and hands, or the common deck.
    fn lay_out_decks(&mut self, setup: &Setup) -> Result<(), String> {
        let starters = |agent: Agent| CardSet::starters(agent).iter();
        if self.is_solo() {
            let all: Vec<Card> = self.agents.iter().flat_map(|one| starters(one.agent)).collect();
            let cards = deck("card of the common deck", &setup.common_deck, &all, &mut self.chance, Stream::OwnDecks)?;
            self.piles.push(Pile { deck: face_down(&cards), discard: CardSet::NONE });
            return Ok(());
        }
        for index in 0..self.agents.len() {
            let agent = self.agents[index].agent;
            let given = setup.own_decks.get(index).map(Vec::as_slice).unwrap_or_default();
            let what = format!("starting artifact of {agent}");
            let all: Vec<Card> = starters(agent).collect();
            let cards = deck_from(&what, given, &all, &mut self.chance, Stream::OwnDecks as usize + index)?;
            let (hand, rest) = cards.split_at(HAND);
            self.agents[index].hand = hand.iter().copied().collect();
            self.piles.push(Pile { deck: face_down(rest), discard: CardSet::NONE });
        }
        Ok(())
    }

    /// The first turn begins, or the dealing before it.
    fn open<S: Sink<Event>>(&mut self, first: Option<Seat>, events: &mut Events<S>) {
        if self.is_solo() {
            self.phase = Phase::Deal { card: None };
            return;
        }
        let players = self.agents.len() as u32;
        let drawn = self.chance.draw(Stream::FirstPlayer as usize, |dice| dice.below(players) as u8);
        self.begin_turn(first.map_or(drawn, |seat| seat.0), events);
    }

    /// An agent is chosen. With the last of them decks are shuffled, and the game begins.
    pub(crate) fn choose_agent<S: Sink<Event>>(&mut self, agent: Agent, events: &mut Events<S>) {
        events.push(Event::Chosen { agent, seat: self.seat_of(self.agents.len()) });
        self.agents.push(AgentState { agent, era: agent.start(), ..Default::default() });
        if self.agents.len() < usize::from(self.options.team) {
            return;
        }
        events.reveal(self.seats());
        if self.is_solo() {
            let all = self.agents.iter().fold(CardSet::NONE, |all, one| all.union(CardSet::starters(one.agent)));
            let deck = self.shuffled(all, Stream::OwnDecks as usize);
            self.piles.push(Pile { deck, discard: CardSet::NONE });
        } else {
            for index in 0..self.agents.len() {
                let starters = CardSet::starters(self.agents[index].agent);
                let mut deck = self.shuffled(starters, Stream::OwnDecks as usize + index);
                self.agents[index].hand = (0..HAND).filter_map(|_| deck.cards.pop()).collect();
                self.piles.push(Pile { deck, discard: CardSet::NONE });
            }
        }
        self.open(None, events);
    }

    fn shuffled(&mut self, cards: CardSet, stream: usize) -> Deck {
        let mut deck = Deck { cards: cards.iter().collect(), known: 0 };
        self.chance.draw(stream, |dice| dice.shuffle(&mut deck.cards));
        deck
    }
}

/// A deck as it lies: the first to come is on top, that is last.
fn face_down(cards: &[Card]) -> Deck {
    Deck { cards: cards.iter().rev().copied().collect(), known: 0 }
}

fn found(options: &Options, chance: &mut Chance<{ Stream::COUNT }>) -> Vec<Agent> {
    match options.agents {
        Assignment::Named(agents) => agents.to_vec(),
        Assignment::Chosen => Vec::new(),
        Assignment::Dealt => {
            let mut all = Agent::ALL;
            chance.draw(Stream::Agents as usize, |dice| dice.shuffle(&mut all));
            all[..usize::from(options.team)].to_vec()
        }
    }
}

/// Whether what is given goes with the options.
fn agree(options: &Options, setup: &Setup) -> Result<(), String> {
    let players = options.players;
    let unknown = matches!(options.agents, Assignment::Chosen);
    if unknown && (setup.first_player.is_some() || !setup.own_decks.is_empty() || !setup.common_deck.is_empty()) {
        return Err("decks and the first player are given for agents that are yet to be chosen: name the agents".into());
    }
    if players == 1 {
        if !setup.own_decks.is_empty() {
            return Err("a player alone has a common deck: give common_deck, not own_decks".into());
        }
        if setup.first_player.is_some() {
            return Err("a player alone has no first player: the cards dealt say who begins".into());
        }
    } else if !setup.common_deck.is_empty() {
        return Err(format!("{players} players have own decks: give own_decks, not common_deck"));
    }
    if setup.own_decks.len() > usize::from(players) {
        return Err(format!("{} own decks are given for {players} players", setup.own_decks.len()));
    }
    if setup.first_player.is_some_and(|seat| seat.0 >= players) {
        return Err(format!("the first player is no seat of {players} players"));
    }
    for (what, given) in [("clones", setup.bag.len()), ("chutes", setup.chutes.len())] {
        if given > MOST_GIVEN {
            return Err(format!("{given} {what} are given, and {MOST_GIVEN} at most can be"));
        }
    }
    Ok(())
}

fn first_of<T>(items: &[T], count: usize) -> &[T] {
    &items[..items.len().min(count)]
}

/// The Doctor cards of the first cycle, the next one last, and what is given of the others.
fn doctor_cards(
    given: &[Era],
    chance: &mut Chance<{ Stream::COUNT }>,
) -> Result<(List<Era, ERAS>, List<Era, { 2 * ERAS }>), String> {
    let given = given.get(SETUP_DOCTOR..).unwrap_or_default();
    let later = given.get(ERAS..).unwrap_or_default();
    if later.len() > 2 * ERAS {
        return Err(format!("{} Doctor cards are given beyond the last turn", later.len() - 2 * ERAS));
    }
    for cycle in given.chunks(ERAS) {
        if let Some((_, era)) = cycle.iter().enumerate().find(|(index, era)| cycle[..*index].contains(era)) {
            return Err(format!("the Doctor visits {era} twice in a cycle: there is one card of each era"));
        }
    }
    let first = deck("era", first_of(given, ERAS), &Era::ALL, chance, Stream::Doctor)?;
    Ok((first.into_iter().rev().collect(), later.iter().rev().copied().collect()))
}

/// The things given, each once, and the others shuffled behind them.
fn deck<T: Copy + PartialEq + std::fmt::Display>(
    what: &str,
    given: &[T],
    all: &[T],
    chance: &mut Chance<{ Stream::COUNT }>,
    stream: Stream,
) -> Result<Vec<T>, String> {
    deck_from(what, given, all, chance, stream as usize)
}

fn deck_from<T: Copy + PartialEq + std::fmt::Display>(
    what: &str,
    given: &[T],
    all: &[T],
    chance: &mut Chance<{ Stream::COUNT }>,
    stream: usize,
) -> Result<Vec<T>, String> {
    for (index, card) in given.iter().enumerate() {
        if given[..index].contains(card) {
            return Err(format!("{card} is given twice: there is one of each"));
        }
        if !all.contains(card) {
            return Err(format!("{card} is no {what}"));
        }
    }
    let mut rest: Vec<T> = all.iter().copied().filter(|card| !given.contains(card)).collect();
    chance.draw(stream, |dice| dice.shuffle(&mut rest));
    Ok(given.iter().copied().chain(rest).collect())
}
