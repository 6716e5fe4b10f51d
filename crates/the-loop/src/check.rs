//! Whether a state from outside can be: every piece somewhere, once, and nothing where it cannot lie.
//!
//! Refused is what contradicts itself, and what could not be played to the end. What no real game would have led to (four
//! artifacts in a hand on the first turn) may still be a good puzzle, and is let in.

use crate::data::{
    Agent, CYCLES, CardSet, ERAS, Era, MISSIONS_TO_WIN, Mission, OPEN_MISSIONS, Op, Slots, Token, TokenSet, VORTEXES,
};
use crate::outcome::Ending;
use crate::state::{Fate, Phase, TheLoop};
use crate::step::{Frame, Step};
use tabletop::{Assignment, ensure};

/// More blocks than any game has.
pub(crate) const MOST_BLOCKS: u32 = 1 << 24;
/// More energy than an era can come to have in any game; what is more could overflow.
const MOST_ENERGY: u32 = 10_000_000;
/// More steps than any chain of choices leaves pending.
const MOST_PENDING: usize = 8;

impl TheLoop {
    pub(crate) fn agents_can_be(&self) -> Result<(), String> {
        let agents: Vec<Agent> = self.agents.iter().map(|one| one.agent).collect();
        ensure!(different(&agents), "an agent is at the table twice");
        let size = usize::from(self.options.team);
        if self.phase == Phase::Choose {
            let to_come = matches!(self.options.agents, Assignment::Chosen) && agents.len() < size;
            ensure!(to_come && self.piles.is_empty(), "no agent is chosen in this game any more");
            ensure!(self.active == 0, "nobody is active before the first turn");
            let figures =
                self.agents.iter().all(|one| one.hand.is_empty() && one.era == one.agent.start() && !one.moved);
            ensure!(figures, "agents wait in their own eras, without cards, until all are chosen");
            return Ok(());
        }
        ensure!(agents.len() == size, "the options say {size} agents, the state has {}", agents.len());
        if let Assignment::Named(named) = self.options.agents {
            ensure!(*named == *agents, "the options name other agents than the state has");
        }
        let piles = if self.is_solo() { 1 } else { size };
        ensure!(self.piles.len() == piles, "{} own decks are there for {size} agents", self.piles.len());
        ensure!(usize::from(self.active) < size, "the active agent is not at the table");
        for one in &self.agents {
            let strange = one.exhausted.without(one.hand);
            ensure!(strange.is_empty(), "{} has exhausted cards that are not in hand: {strange:?}", one.agent);
        }
        Ok(())
    }

    /// In every cycle as many turns have been begun as Doctor cards are gone.
    pub(crate) fn time_can_be(&self) -> Result<(), String> {
        ensure!((1..=CYCLES).contains(&self.cycle), "there is no cycle {}", self.cycle);
        ensure!(different(&self.doctor_deck), "an era is twice among the Doctor cards");
        let turns = usize::from(self.cycle) * ERAS - self.doctor_deck.len();
        ensure!(usize::from(self.turn) == turns, "turn {} does not go with the Doctor cards left", self.turn);
        let dealing = matches!(self.phase, Phase::Choose | Phase::Deal { .. });
        ensure!(dealing == self.doctor.is_none() || self.turn > 0, "the Doctor is nowhere before the first turn only");
        ensure!(self.turn == 0 || self.doctor.is_some(), "the Doctor is somewhere from the first turn on");
        if let Some(doctor) = self.doctor {
            let new_cycle = self.doctor_deck.len() == ERAS;
            ensure!(new_cycle || !self.doctor_deck.contains(&doctor), "the Doctor's own card is still to come");
        }
        Ok(())
    }

    pub(crate) fn cards_are_all_there(&self) -> Result<(), String> {
        let dealt = match self.phase {
            Phase::Deal { card } => card.map_or(CardSet::NONE, CardSet::only),
            _ => CardSet::NONE,
        };
        let mut places = vec![self.destroyed, self.available, self.discarded, self.bonus, dealt];
        let decks = self.piles.iter().map(|pile| &pile.deck).chain([&self.great_deck]);
        for deck in decks {
            ensure!(usize::from(deck.known) <= deck.cards.len(), "more cards of a deck are known than there are");
            let cards: CardSet = deck.cards.iter().copied().collect();
            ensure!(cards.len() == deck.cards.len(), "a card is twice in a deck");
            places.push(cards);
        }
        places.extend(self.piles.iter().map(|pile| pile.discard));
        places.extend(self.agents.iter().map(|one| one.hand));
        let sets: usize = places.iter().map(|set| set.len()).sum();
        let all = places.iter().fold(CardSet::NONE, |all, set| all.union(*set));
        let dealt_out = self.agents.iter().filter(|_| self.phase != Phase::Choose);
        let starters = dealt_out.fold(CardSet::NONE, |all, one| all.union(CardSet::starters(one.agent)));
        let wanted = CardSet::great_deck().union(starters);
        let (missing, strange) = (wanted.without(all), all.without(wanted));
        ensure!(missing.is_empty(), "cards are missing: {missing:?}");
        ensure!(strange.is_empty(), "cards are not in this game: {strange:?}");
        ensure!(sets == wanted.len(), "a card is in two places");
        Ok(())
    }

    pub(crate) fn clones_are_all_there(&self) -> Result<(), String> {
        let places = self.eras.iter().map(|era| era.clones).chain([self.bag]);
        let (mut all, mut count) = (TokenSet::NONE, 0);
        for place in places {
            all = all.union(place);
            count += place.len();
        }
        ensure!(all == TokenSet::ALL && count == all.len(), "every clone is in one era or in the bag");
        let waiting = self.steps.iter().find_map(|step| match step {
            Step::Order { one, other } => Some([*one, *other]),
            _ => None,
        });
        for era in Era::ALL {
            let doomed = self.era(era).clones.iter().filter(|clone| clone.destroyed_in() == era);
            let strange = doomed.into_iter().find(|clone| !waiting.is_some_and(|two| two.contains(clone)));
            ensure!(strange.is_none(), "a clone lies in {era}, where it is destroyed");
        }
        Ok(())
    }

    pub(crate) fn eras_can_be(&self) -> Result<(), String> {
        let lost = matches!(self.phase, Phase::Over { ending } if ending != Ending::Won);
        for era in Era::ALL {
            let ground = self.era(era);
            ensure!(ground.energy <= MOST_ENERGY, "{era} has more energy than any game leads to");
            let (rifts, holds) = (ground.rifts, self.holds(era));
            ensure!(lost || rifts <= holds, "{era} has {rifts} rifts and holds {holds}");
            let here = self.available_in(era);
            ensure!(
                !ground.vortex || here.is_empty() || !self.steps.is_empty(),
                "artifacts lie beside a vortex: {here:?}"
            );
            ensure!(
                !ground.vortex || !matches!(ground.tile.fate, Fate::Open | Fate::FaceDown),
                "a sabotage tile lies in {era}, which is a vortex"
            );
            let taken = matches!(ground.tile.fate, Fate::Failed | Fate::Buried);
            ensure!(ground.vortex || !taken, "no vortex took the tile of {era}");
        }
        ensure!(self.vortexes().len() <= VORTEXES, "there are {VORTEXES} vortex tiles");
        Ok(())
    }

    pub(crate) fn missions_can_be(&self) -> Result<(), String> {
        let all: Vec<Mission> = self.eras.iter().map(|era| era.tile.mission).chain(self.boxed).collect();
        ensure!(different(&all), "a sabotage tile is there twice");
        ensure!(self.tiles(Fate::Open) <= OPEN_MISSIONS, "{OPEN_MISSIONS} missions at most are open");
        for tile in self.eras.iter().map(|era| era.tile) {
            let most = match tile.mission.slots() {
                Slots::Any(cubes) => cubes,
                Slots::Eras(_) => (1 << ERAS) - 1,
            };
            let needs = tile.mission.needs();
            ensure!(tile.cubes <= most && tile.count() <= needs, "{} has more than {needs} cubes", tile.mission);
            ensure!(tile.cubes == 0 || tile.fate == Fate::Open, "{} has cubes and is not open", tile.mission);
        }
        let archived = self.tiles(Fate::Archived);
        let won = self.phase == Phase::Over { ending: Ending::Won };
        ensure!((archived >= MISSIONS_TO_WIN) == won, "{archived} missions are archived, {MISSIONS_TO_WIN} win");
        Ok(())
    }

    pub(crate) fn phase_can_be(&self) -> Result<(), String> {
        let acting = self.phase == Phase::Actions;
        ensure!(acting || self.steps.is_empty(), "an action is half-made outside the action phase");
        ensure!(
            !self.steps.is_empty() || self.discarded.is_empty(),
            "an effect has ended, and its cards are not discarded"
        );
        ensure!(!self.steps.is_empty() || !self.this_turn.powered, "no action has begun");
        match self.phase {
            Phase::Choose => ensure!(self.turn == 0, "agents are chosen before the first turn"),
            Phase::Deal { .. } => ensure!(self.is_solo(), "cards are dealt to a player alone only"),
            Phase::Fallen { rifts } => {
                ensure!(self.doctor.is_some(), "rifts fall where the Doctor is");
                let fallen: u32 = rifts.iter().map(|&count| u32::from(count)).sum();
                ensure!(fallen <= 31, "{fallen} rifts are more than can fall in a turn");
            }
            Phase::Bonus { served } => ensure!(served <= self.options.players, "everybody has had a card of the bonus"),
            Phase::Over { ending: Ending::FourthCycle } => {
                ensure!(self.cycle == CYCLES && self.doctor_deck.is_empty(), "there are turns left");
            }
            _ => ensure!(self.turn > 0, "no turn has begun"),
        }
        let sharing = matches!(self.phase, Phase::Bonus { .. });
        ensure!(sharing || self.bonus.is_empty(), "cards of a bonus lie there without one");
        Ok(())
    }

    pub(crate) fn steps_can_be(&self) -> Result<(), String> {
        let ends = self.steps.iter().position(|step| *step == Step::EndAction);
        ensure!(self.steps.is_empty() || ends == Some(0), "an action is half-made that has no end");
        ensure!(self.steps.len() <= MOST_PENDING, "{} steps are pending, more than can be", self.steps.len());
        for (index, step) in self.steps.iter().enumerate().skip(1) {
            match step {
                Step::Either { first, second } => {
                    let asks =
                        |frame: &Frame| frame.at.checked_sub(1).and_then(|at| frame.effect().get(usize::from(at)));
                    let below = self.steps[index - 1];
                    let asked = matches!(below, Step::Run(frame) if asks(&frame) == Some(&Op::Either(*first, *second)));
                    ensure!(asked, "no effect asks for one of two parts");
                }
                Step::EndAction => return Err("an action ends twice".into()),
                Step::Run(frame) => frame_can_be(frame)?,
                Step::PushTo { clone } | Step::SwapWith { clone } | Step::Leave { clone, .. } => {
                    self.is_on_board(*clone)?;
                }
                Step::Order { one, other } => {
                    self.is_on_board(*one)?;
                    self.is_on_board(*other)?;
                    let doomed = [one, other].map(|clone| self.era_of(*clone) == Some(clone.destroyed_in()));
                    ensure!(doomed == [true; 2], "no two clones are destroyed together");
                    ensure!(one.destroyed_in() != other.destroyed_in(), "clones that are swapped lie in two eras");
                }
                Step::AgentTo { index } => {
                    ensure!(usize::from(*index) < self.agents.len(), "an agent is moved who is not at the table");
                }
                Step::Push { clones, .. } | Step::Pull { clones, .. } => ensure!((1..=2).contains(clones), "{CLONES}"),
                Step::Move { eras, clones, .. } => ensure!((1..=3).contains(eras) && *clones <= 2, "{CLONES}"),
                Step::TakeAlong { eras, clones, .. } => {
                    ensure!((1..=3).contains(eras) && (1..=2).contains(clones), "{CLONES}");
                }
                _ => {}
            }
            if let Step::Leave { eras, .. } = step {
                ensure!((1..=3).contains(eras), "no move goes so far");
            }
        }
        Ok(())
    }

    fn is_on_board(&self, clone: Token) -> Result<(), String> {
        ensure!(!self.bag.contains(clone), "clone {} is in the bag and cannot be moved", clone.number());
        Ok(())
    }
}

const CLONES: &str = "no effect has so many clones or eras";

fn frame_can_be(frame: &Frame) -> Result<(), String> {
    let effect = frame.effect().len();
    let ahead = usize::from(frame.at) + usize::from(frame.optional);
    ensure!(
        ahead <= effect + 1 && usize::from(frame.at) <= effect,
        "an effect of {effect} parts has gone beyond its end"
    );
    let leaps = frame.leap.is_none_or(|(from, count)| usize::from(from) + usize::from(count) <= effect);
    ensure!(leaps, "an effect leaves out more than it has");
    Ok(())
}

fn different<T: PartialEq>(items: &[T]) -> bool {
    items.iter().enumerate().all(|(index, item)| !items[..index].contains(item))
}
