//! What cards are worth to a seat at a glance: what they bring less what their cubes cost, with a penalty for cubes that do not
//! come in this round or never come.

use super::empire_state::{EmpireState, ForecastContext};
use super::weights::Weights;
use tabletop::List;
use wonderful_world::WonderfulWorld;
use wonderful_world::data::{COPIES, Card, DIFFERENT, Empire, Leader, PILE, Piece, Resource};
use wonderful_world::state::{MOST_CARDS, Phase, Player};

/// What the quick policy goes by, in hundredths of a point.
#[derive(Debug, Clone, Copy)]
struct QuickWeights {
    /// What a cube that production brings in this round costs.
    cube: i32,
    /// What it costs more when it comes only in a later round.
    late: i32,
    /// What it costs more when production never brings it.
    never: i32,
    /// What a krystallium slot costs when there is no krystallium for it.
    krystallium: i32,
    /// What a leader slot costs when there is no leader for it.
    leader: i32,
    /// What a recycled cube is worth where it is needed.
    recycled: i32,
    /// What a recycled cube is worth on the empire card.
    aside: i32,
    /// What digging must promise beyond the two cards that it costs.
    dig: i32,
}

/// Found by playing the quick policy against itself.
const QUICK_WEIGHTS: QuickWeights =
    QuickWeights { cube: 60, late: 30, never: 90, krystallium: 150, leader: 200, recycled: 150, aside: 0, dig: 250 };

/// What a seat thinks of every card in one round.
#[derive(Debug, Clone)]
pub(super) struct CardValues {
    round: u8,
    empire: Option<Empire>,
    built: List<Card, MOST_CARDS>,
    /// What each card brings once it is built.
    pub evaluation: [i32; DIFFERENT],
    /// The cubes of each resource that a round brings.
    pub makes: [i32; 5],
    rounds_after: i32,
    /// Alone: what the best of five cards from the deck is worth on average.
    pub dug: i32,
}

impl CardValues {
    pub(super) fn none() -> Self {
        Self {
            round: 0,
            empire: None,
            built: List::new(),
            evaluation: [0; DIFFERENT],
            makes: [0; 5],
            rounds_after: 0,
            dug: 0,
        }
    }

    /// Whether it still holds: in the same round it does, though more may have been built since.
    pub(super) fn holds(&self, game: &WonderfulWorld, player: &Player) -> bool {
        let drafting = matches!(game.phase, Phase::Draft { .. });
        self.round == game.round
            && self.empire == player.empire
            && if drafting { *self.built == *player.built } else { player.built.starts_with(&self.built) }
    }

    pub(super) fn for_each(&mut self, game: &WonderfulWorld, player: &Player, weights: &'static Weights) {
        let context = ForecastContext::alone(game, weights);
        let mut empire_state = EmpireState::of(player, &context);
        self.makes = empire_state.makes;
        empire_state.sites.clear();
        for card in Card::all() {
            self.evaluation[card.index()] = empire_state.evaluation(card, &context);
        }
        self.round = game.round;
        (self.empire, self.built) = (player.empire, player.built);
        self.rounds_after = context.rounds_after();
        if game.is_solo() {
            self.dug = self.best_of_five(&Demand::of(player), player);
        }
    }

    /// What the best of five cards is worth on average, wherever the cards seen so far may be.
    fn best_of_five(&self, demand: &Demand, player: &Player) -> i32 {
        let mut values: List<(i32, u8), DIFFERENT> =
            Card::all().map(|card| (demand.net(card, self, player), card.printed().copies)).collect();
        values.sort_unstable();
        let (mut below, mut seen, mut mean) = (0.0, 0.0, 0.0);
        for &(value, copies) in &values {
            seen += f32::from(copies) / COPIES as f32;
            let not_better = seen.powi(PILE as i32);
            mean += value as f32 * (not_better - below);
            below = not_better;
        }
        mean as i32
    }
}

/// The cubes that what is begun still needs.
pub(super) struct Demand([i32; 5]);

impl Demand {
    pub(super) fn of(player: &Player) -> Self {
        let mut demand = [0; 5];
        for building in &player.sites {
            let missing = building.missing();
            for (needs, resource) in demand.iter_mut().zip(Resource::ALL) {
                *needs += i32::from(missing.of(resource.piece()));
            }
        }
        Self(demand)
    }

    pub(super) fn add(&mut self, card: Card) {
        let cost = card.printed().cost;
        for (needs, resource) in self.0.iter_mut().zip(Resource::ALL) {
            *needs += i32::from(cost.of(resource.piece()));
        }
    }

    /// What building a card brings, less what it costs.
    fn net(&self, card: Card, card_values: &CardValues, player: &Player) -> i32 {
        let cost = card.printed().cost;
        let mut price = 0;
        for resource in 0..5 {
            let cubes = i32::from(cost.of(Resource::ALL[resource].piece()));
            if cubes == 0 {
                continue;
            }
            let over = |supply: i32| cubes.min((self.0[resource] + cubes - supply).max(0));
            let now = card_values.makes[resource];
            price += cubes * QUICK_WEIGHTS.cube
                + over(now) * QUICK_WEIGHTS.late
                + over(now * (1 + card_values.rounds_after)) * QUICK_WEIGHTS.never;
        }
        let short = |piece: Piece, has: i32| (i32::from(cost.of(piece)) - has).max(0);
        price += short(Piece::Krystallium, player.krystallium.into()) * QUICK_WEIGHTS.krystallium;
        for leader in Leader::ALL {
            let slots = i32::from(cost.of(leader.piece()));
            if slots > 0 {
                price += slots * 100 + short(leader.piece(), player.leaders(leader).into()) * QUICK_WEIGHTS.leader;
            }
        }
        card_values.evaluation[card.index()] - price
    }

    /// What recycling a card brings.
    pub(super) fn recycling(&self, card: Card, card_values: &CardValues) -> i32 {
        let resource = card.printed().recycling as usize;
        if self.0[resource] > card_values.makes[resource] {
            QUICK_WEIGHTS.recycled
        } else if self.0[resource] > 0 {
            QUICK_WEIGHTS.recycled / 2
        } else {
            QUICK_WEIGHTS.aside
        }
    }

    /// What building a card brings beyond recycling it.
    pub(super) fn gain(&self, card: Card, card_values: &CardValues, player: &Player) -> i32 {
        self.net(card, card_values, player) - self.recycling(card, card_values)
    }

    /// What a card brings, put to its better use.
    pub(super) fn use_of(&self, card: Card, card_values: &CardValues, player: &Player) -> i32 {
        self.net(card, card_values, player).max(self.recycling(card, card_values))
    }

    /// What digging promises, if that is more than the two cards it costs are worth.
    pub(super) fn is_worth_digging(card_values: &CardValues, two: i32) -> bool {
        card_values.dug > two + QUICK_WEIGHTS.dig
    }
}
