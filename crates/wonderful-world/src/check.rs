//! Whether a state from outside can be: every card somewhere, once, and nothing where it cannot lie.
//!
//! Refused is what contradicts itself, and what could not be played to the end. What no real game would have led to (a
//! hoard of krystallium in the first round) may still be a good puzzle, and is let in.

use crate::data::{CUBES_TO_KRYSTALLIUM, Card, Leader, PICKS, PILE, PILES, PILES_A_ROUND, ROUNDS, Resource, Slots};
use crate::setup::{full_box, required};
use crate::state::{Building, Heap, Phase, Player, WonderfulWorld};
use tabletop::{Assignment, ensure};

/// The most leaders of a kind that a card gives.
const LEADERS_A_CARD: usize = 2;
/// More krystallium than a game can bring; a position from outside may have no more, so that sums stay in range.
pub(crate) const MOST_KRYSTALLIUM: u16 = 10_000;

impl WonderfulWorld {
    pub(crate) fn empires_can_be(&self) -> Result<(), String> {
        let chosen = self.players.iter().filter(|player| player.empire.is_some()).count();
        let all = chosen == self.players.len();
        ensure!(all || self.phase == Phase::Empires, "every player needs an empire");
        ensure!(!all || self.phase != Phase::Empires, "all empires are chosen, so the first round has begun");
        ensure!(self.players[..chosen].iter().all(|player| player.empire.is_some()), "empires are chosen seat by seat");
        for (index, player) in self.players.iter().enumerate() {
            let taken = |other: &Player| player.empire.is_some() && other.empire == player.empire;
            ensure!(!self.players[..index].iter().any(taken), "two players rule the same empire");
        }
        if let Assignment::Named(named) = self.options.empires {
            ensure!(
                self.players.iter().zip(&named).all(|(player, named)| player.empire == Some(*named)),
                "the empires are not those that the options name"
            );
        }
        ensure!(
            self.phase != Phase::Empires || self.options.empires == Assignment::Chosen,
            "the options do not let players choose their empires"
        );
        Ok(())
    }

    pub(crate) fn piles_can_be(&self) -> Result<(), String> {
        ensure!(
            self.piles.len() == if self.is_solo() { PILES } else { 0 },
            "one player has {PILES} piles, others have none"
        );
        ensure!(
            self.piles.iter().all(|pile| [0, PILE].contains(&pile.len())),
            "a pile has {PILE} cards, or none once it is taken"
        );
        if self.is_solo() {
            let before = self.round.saturating_sub(1) * PILES_A_ROUND;
            let taken = self.piles_taken();
            let after = self.round * PILES_A_ROUND;
            let fits = match self.phase {
                Phase::Empires | Phase::Planning => (before..=after).contains(&taken),
                _ => taken == after,
            };
            ensure!(fits, "{taken} piles are taken, which does not go with round {}", self.round);
        }
        Ok(())
    }

    pub(crate) fn cards_are_all_there(&self) -> Result<(), String> {
        let mut missing = full_box();
        let players = self.players.iter().flat_map(|player| {
            let sites = player.sites.iter().map(|building| &building.card);
            player.hand.iter().chain(&player.draft_area).chain(&player.built).chain(&player.dug).chain(sites)
        });
        let piles = self.piles.iter().flat_map(|pile| pile.iter());
        let lying = players.chain(piles).chain(self.deck.cards.iter()).copied();
        // The discard pile is counted by number: a written one may claim more cards than there are.
        for (card, count) in self.discard.iter() {
            ensure!(
                count <= card.printed().copies,
                "{count} of {card:?} are discarded, there are only {}",
                card.printed().copies
            );
        }
        for card in lying.chain(self.discard.cards()) {
            ensure!(missing.take(card), "there are more than {} of {card:?}", card.printed().copies);
        }
        if let Some((card, count)) = missing.iter().next() {
            return Err(format!("{count} of {card:?} are nowhere"));
        }
        let reshuffled = [self.reshuffled.in_deck, self.reshuffled.in_deck_or_hand];
        ensure!(self.is_solo() || reshuffled.iter().all(Heap::is_empty), "only the solo deck is ever reshuffled");
        for card in Card::all() {
            let count = |cards: &mut dyn Iterator<Item = &Card>| cards.filter(|&&other| other == card).count();
            let in_deck = count(&mut self.deck.cards.iter());
            let in_hand = count(&mut self.players.iter().flat_map(|player| player.hand.iter().chain(&player.dug)));
            ensure!(
                usize::from(self.reshuffled.in_deck.count(card)) <= in_deck,
                "{card:?} is said to be in the deck and is not"
            );
            ensure!(
                usize::from(self.reshuffled.in_deck_or_hand.count(card)) <= in_deck + in_hand,
                "{card:?} is said to be in the deck or in hand and is not"
            );
        }
        Ok(())
    }

    /// What a player holds goes with the phase.
    pub(crate) fn phase_can_be(&self, player: &Player) -> Result<(), String> {
        let planning = self.phase == Phase::Planning;
        let production = match self.phase {
            Phase::Production(resource) => Some(resource),
            _ => None,
        };
        ensure!(player.hand.is_sorted() && player.dug.is_sorted(), "cards in hand lie in the order of their numbers");
        if let Phase::Draft { pick } = self.phase {
            ensure!(!self.is_solo() && (1..=PICKS).contains(&pick), "there is no pick {pick} in this game");
            let hand = usize::from(self.options.dealt() - (pick - 1));
            ensure!(player.hand.len() == hand, "at pick {pick} a hand has {hand} cards");
            ensure!(
                player.draft_area.len() == usize::from(pick - 1),
                "at pick {pick} {} cards lie in the draft area",
                pick - 1
            );
            ensure!(hand > 1, "the last card is no choice");
        } else {
            ensure!(player.hand.is_empty() || (planning && self.is_solo()), "hands are empty in this phase");
            ensure!(player.hand.len() <= PILE, "a hand taken from a pile has at most {PILE} cards");
            ensure!(
                player.draft_area.is_empty() || (planning && !self.is_solo()),
                "the draft area is empty in this phase"
            );
        }
        if let Some(card) = player.pick {
            ensure!(
                matches!(self.phase, Phase::Draft { .. }) && player.hand.contains(&card),
                "{card:?} cannot be picked"
            );
        }
        let digging = player.thrown || !player.dug.is_empty();
        ensure!(!digging || (planning && self.is_solo()), "only a planning player alone digs");
        ensure!(
            !player.thrown || (!player.hand.is_empty() && player.dug.is_empty()),
            "one card of a hand is thrown away, a second must be there"
        );
        ensure!([0, PILE].contains(&player.dug.len()), "{PILE} cards are dug up at a time");
        ensure!(
            player.kept == 0 || (self.is_solo() && usize::from(player.kept) < PILE),
            "so many cards cannot be dug up"
        );
        ensure!(
            !self.is_solo() || player.hand.len() + lost_by_digging(player) <= PILE,
            "digging makes the hand smaller"
        );
        if let Some(unplaced) = player.unplaced {
            let most = match production {
                Some(resource) if resource == unplaced.resource => player.produced,
                _ => u16::from(planning),
            };
            ensure!(
                (1..=most).contains(&unplaced.count),
                "{} cubes of {} cannot be at hand",
                unplaced.count,
                unplaced.resource
            );
            ensure!(!digging, "a cube is placed before digging goes on");
        }
        ensure!(player.produced == 0 || production.is_some(), "nothing is produced in this phase");
        if let Some(resource) = production {
            let (made, most) = (player.produced, player.production(resource, self.options.side));
            ensure!(made <= most, "{made} {resource} cannot have been produced: what is built makes {most}");
        }
        let science = production.is_some_and(|resource| resource.supremacy().len() > 1);
        ensure!(!player.owed_leader || science, "a leader is chosen only in the science step");
        let busy = player.unplaced.is_some()
            || player.owed_leader
            || digging
            || !player.hand.is_empty()
            || !player.draft_area.is_empty();
        ensure!(!player.finished || ((planning || production.is_some()) && !busy), "this player cannot have finished");
        ensure!(
            !player.finished || !planning || !self.is_solo() || self.piles_taken() == self.round * PILES_A_ROUND,
            "a pile is still to be taken"
        );
        Ok(())
    }

    /// What lies in front of a player is no more than the game so far can have brought.
    pub(crate) fn possessions_can_be(&self, player: &Player) -> Result<(), String> {
        ensure!(
            player.cubes < CUBES_TO_KRYSTALLIUM,
            "{CUBES_TO_KRYSTALLIUM} cubes on an empire card become krystallium at once"
        );
        for leader in Leader::ALL {
            let most = player.built.len() * LEADERS_A_CARD + self.steps_that_gave(leader);
            let count = player.leaders(leader);
            ensure!(usize::from(count) <= most, "{count} {leader}s are more than the game so far can have brought");
        }
        let mut before = 0;
        for building in &player.sites {
            ensure!(
                before < building.site && building.site <= player.opened,
                "sites are numbered in order, up to the number opened"
            );
            before = building.site;
            building_can_be(building)?;
        }
        let got = if self.is_solo() {
            usize::from(self.piles_taken()) * PILE + required(&self.options).count()
        } else {
            let drafts = match self.phase {
                Phase::Draft { .. } | Phase::Empires => self.round.saturating_sub(1),
                _ => self.round,
            };
            usize::from(drafts) * usize::from(PICKS)
        };
        let in_hand = if self.is_solo() { player.hand.len() + lost_by_digging(player) } else { 0 };
        let undrafted = match self.phase {
            Phase::Draft { .. } => 0,
            _ => player.draft_area.len(),
        };
        let kept = player.sites.len() + player.built.len();
        ensure!(
            kept + in_hand + undrafted <= got,
            "{kept} cards are begun or built, more than the rounds so far have brought"
        );
        ensure!(
            kept <= usize::from(player.opened) && usize::from(player.opened) + in_hand + undrafted <= got,
            "{} sites cannot have been opened",
            player.opened
        );
        Ok(())
    }

    /// The production steps so far whose supremacy could bring this leader.
    fn steps_that_gave(&self, leader: Leader) -> usize {
        let (rounds, steps) = match self.phase {
            Phase::Production(resource) => (self.round - 1, resource as usize + 1),
            Phase::Over => (self.round, 0),
            _ => (self.round.saturating_sub(1), 0),
        };
        let gave =
            |resources: &[Resource]| resources.iter().filter(|resource| resource.supremacy().contains(&leader)).count();
        usize::from(rounds) * gave(&Resource::ALL) + gave(&Resource::ALL[..steps])
    }

    /// The rounds to come can be dealt.
    pub(crate) fn deck_suffices(&self) -> Result<(), String> {
        let deals = if self.is_solo() { 0 } else { ROUNDS - self.round };
        let needed = usize::from(deals) * self.players.len() * usize::from(self.options.dealt());
        ensure!(self.deck.len() >= needed, "the deck has {} cards, the rounds to come need {needed}", self.deck.len());
        Ok(())
    }
}

/// The cards that digging has cost the hand since the last pile was taken.
fn lost_by_digging(player: &Player) -> usize {
    usize::from(player.kept) + 2 * usize::from(!player.dug.is_empty()) + usize::from(player.thrown)
}

fn building_can_be(building: &Building) -> Result<(), String> {
    let Building { site, card, filled, stood_in } = *building;
    ensure!(filled.fit_in(card.printed().cost), "more lies on site {site} than {card:?} takes");
    ensure!(filled != card.printed().cost, "site {site} is full, so {card:?} would be built");
    ensure!(stood_in.fit_in(filled), "krystallium stands in slots of site {site} that are not filled");
    let basic = stood_in.iter().all(|(piece, _)| Resource::ALL.iter().any(|resource| resource.piece() == piece));
    ensure!(basic || stood_in == Slots::NONE, "krystallium stands for basic resources only, on site {site} too");
    Ok(())
}
