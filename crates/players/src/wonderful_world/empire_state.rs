//! One player's empire and building sites, boiled down to what a forecast needs.

use super::weights::Weights;
use tabletop::{List, Seat};
use wonderful_world::WonderfulWorld;
use wonderful_world::data::{Card, Counted, Leader, Piece, Points, ROUNDS, Resource, Side, Type};
use wonderful_world::state::Player;

/// The most building sites that are thought about; what ranks below them is left out.
pub(super) const MOST_SITES: usize = 20;

/// What surrounds an empire while it is thought about.
#[derive(Clone, Copy, Debug)]
pub(super) struct ForecastContext {
    /// What things are worth.
    pub weights: &'static Weights,
    pub round: u8,
    /// How many play.
    pub players: u8,
    /// The side of the empire cards.
    pub side: Side,
    /// The most that another player produces of each resource; nothing when alone.
    pub rivals: Option<[i32; 5]>,
    /// The cards that a scenario requires.
    pub required: [Option<Card>; 4],
    /// The picks still to be made in this round's draft.
    pub picks_left: i32,
}

impl ForecastContext {
    /// What surrounds any seat, with nobody to compare with.
    pub(super) fn alone(game: &WonderfulWorld, weights: &'static Weights) -> Self {
        let mut required = [None; 4];
        if let Some(scenario) = game.options.scenario {
            for (slot, card) in required.iter_mut().zip(scenario.printed().required()) {
                *slot = Some(card);
            }
        }
        let (side, players) = (game.options.side, game.options.players);
        Self { weights, round: game.round.max(1), players, side, rivals: None, required, picks_left: 0 }
    }

    /// What `seat` sees around itself.
    pub(super) fn of(game: &WonderfulWorld, seat: Seat, weights: &'static Weights) -> Self {
        let side = game.options.side;
        let rivals = (!game.is_solo()).then(|| {
            Resource::ALL.map(|resource| {
                let others = (0..).zip(&game.players).filter(|(other, _)| *other != seat.0);
                others.map(|(_, other)| i32::from(other.production(resource, side))).max().unwrap_or_default()
            })
        });
        Self { rivals, ..Self::alone(game, weights) }
    }

    /// What a built card was found to bring beyond what a forecast in this round says.
    pub(super) fn experience(&self, card: Card) -> i32 {
        self.weights.experience[usize::from(self.round - 1)][card.index()].into()
    }

    /// The rounds to come after this one.
    pub(super) fn rounds_after(&self) -> i32 {
        i32::from(ROUNDS - self.round.min(ROUNDS))
    }
}

/// A card under construction.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Construction {
    pub card: Card,
    /// The number of its site; 0 for one that is only thought of.
    pub site: u8,
    /// The slots still to fill, by piece.
    pub missing: [u8; 8],
    /// All of them together.
    pub left: u8,
    /// What it brings once it is built, roughly.
    pub evaluation: i32,
}

impl Construction {
    /// How much it deserves to be served before others.
    fn rank(&self) -> i32 {
        4 * self.evaluation / (i32::from(self.left) + 1)
    }
}

/// An empire and its building sites.
#[derive(Clone, Copy, Debug)]
pub(super) struct EmpireState {
    /// The cubes that each step brings.
    pub makes: [i32; 5],
    makes_for_each: [[i32; 5]; 5],
    built: [i32; 5],
    flat: i32,
    per_type: [i32; 5],
    per_leader: [i32; 2],
    /// Generals and financiers on the empire card.
    pub leaders: [i32; 2],
    /// Leaders that supremacy may bring, in hundredths.
    pub hoped: [i32; 2],
    /// Krystallium on the empire card.
    pub krystallium: i32,
    /// Cubes on the empire card.
    pub cubes: i32,
    /// Points beyond those printed, in hundredths.
    pub extra: i32,
    /// What the cards built were found to bring beyond that.
    pub experience: i32,
    /// The cards that are built, as bits.
    pub cards: u128,
    /// The required cards that are built, as bits.
    required: u8,
    /// Cards under construction, those to serve first in front.
    pub sites: List<Construction, MOST_SITES>,
}

impl EmpireState {
    /// What lies before a player.
    pub(super) fn of(player: &Player, context: &ForecastContext) -> Self {
        let mut empire_state = Self {
            makes: [0; 5],
            makes_for_each: [[0; 5]; 5],
            built: [0; 5],
            flat: 0,
            per_type: [0; 5],
            per_leader: [0; 2],
            leaders: Leader::ALL.map(|leader| player.leaders(leader).into()),
            hoped: [0; 2],
            krystallium: player.krystallium.into(),
            cubes: player.cubes.into(),
            extra: 0,
            experience: 0,
            cards: 0,
            required: 0,
            sites: List::new(),
        };
        if let Some(empire) = player.empire {
            let side = empire.side(context.side);
            for resource in Resource::ALL {
                empire_state.makes[resource as usize] = side.makes.of(resource.piece()).into();
            }
            empire_state.add_points(side.points);
        }
        for &card in &player.built {
            empire_state.add(card, context);
        }
        for building in &player.sites {
            let missing = building.missing();
            empire_state.begin(building.card, building.site, Piece::ALL.map(|piece| missing.of(piece)), context);
        }
        empire_state
    }

    /// Puts a card under construction that nothing lies on.
    pub(super) fn slate(&mut self, card: Card, context: &ForecastContext) {
        let cost = card.printed().cost;
        self.begin(card, 0, Piece::ALL.map(|piece| cost.of(piece)), context);
    }

    fn begin(&mut self, card: Card, site: u8, missing: [u8; 8], context: &ForecastContext) {
        let left = missing.iter().sum();
        let work = Construction { card, site, missing, left, evaluation: self.evaluation(card, context) };
        if self.sites.len() == MOST_SITES {
            if self.sites[MOST_SITES - 1].rank() >= work.rank() {
                return;
            }
            self.sites.pop();
        }
        let at = self.sites.partition_point(|other| other.rank() >= work.rank());
        self.sites.insert(at, work);
    }

    /// A card is built, and its bonus taken.
    pub(super) fn complete(&mut self, card: Card, context: &ForecastContext) {
        self.add(card, context);
        let bonus = card.printed().bonus;
        self.krystallium += i32::from(bonus.of(Piece::Krystallium));
        for leader in Leader::ALL {
            self.leaders[leader as usize] += i32::from(bonus.of(leader.piece()));
        }
    }

    fn add(&mut self, card: Card, context: &ForecastContext) {
        let printed = card.printed();
        let kind = printed.kind as usize;
        self.built[kind] += 1;
        for (makes, more) in self.makes.iter_mut().zip(self.makes_for_each[kind]) {
            *makes += more;
        }
        if !printed.makes.cubes.is_empty() {
            for resource in Resource::ALL {
                let cubes = i32::from(printed.makes.cubes.of(resource.piece()));
                let times = printed.makes.for_each.map_or(1, |kind| {
                    self.makes_for_each[kind as usize][resource as usize] += cubes;
                    self.built[kind as usize]
                });
                self.makes[resource as usize] += cubes * times;
            }
        }
        self.cards |= 1 << card.index();
        self.experience += context.experience(card);
        self.add_points(printed.points);
        if let Some(which) = context.required.iter().position(|required| *required == Some(card)) {
            self.required |= 1 << which;
        }
    }

    fn add_points(&mut self, points: Points) {
        match points {
            Points::Flat(points) => self.flat += i32::from(points),
            Points::Each(points, Counted::Built(kind)) => self.per_type[kind as usize] += i32::from(points),
            Points::Each(points, Counted::Token(leader)) => self.per_leader[leader as usize] += i32::from(points),
        }
    }

    /// What one more leader is worth.
    pub(super) fn leader_worth(&self, leader: Leader) -> i32 {
        100 * (1 + self.per_leader[leader as usize])
    }

    /// How many slots krystallium and leaders can fill at most.
    pub(super) fn purse(&self) -> i32 {
        self.krystallium + self.leaders[0] + self.leaders[1]
    }

    /// A cube onto the empire card.
    pub(super) fn put_aside(&mut self, cubes: i32) {
        let cubes = self.cubes + cubes;
        self.krystallium += cubes / 5;
        self.cubes = cubes % 5;
    }

    /// A rough idea of what a card brings once it is built.
    pub(super) fn evaluation(&self, card: Card, context: &ForecastContext) -> i32 {
        let (weights, rounds) = (context.weights, context.rounds_after());
        let printed = card.printed();
        let count = |kind: Type| {
            let begun = self.sites.iter().filter(|work| work.card.printed().kind == kind).count() as i32;
            100 * self.built[kind as usize] + 70 * begun + weights.coming_builds * rounds
        };
        let points = match printed.points {
            Points::Flat(points) => 100 * i32::from(points),
            Points::Each(points, Counted::Built(kind)) => i32::from(points) * count(kind),
            Points::Each(points, Counted::Token(leader)) => {
                i32::from(points) * (100 * self.leaders[leader as usize] + weights.coming_leaders * rounds)
            }
        };
        let times = printed.makes.for_each.map_or(100, count);
        let makes = Resource::ALL.map(|resource| {
            let cubes = i32::from(printed.makes.cubes.of(resource.piece()));
            cubes * times / 100 * weights.cubes_a_round(resource as usize, rounds)
        });
        let leaders = Leader::ALL.map(|leader| i32::from(printed.bonus.of(leader.piece())) * self.leader_worth(leader));
        let krystallium = i32::from(printed.bonus.of(Piece::Krystallium)) * weights.krystallium[rounds as usize];
        let required = if self.still_requires(card, context) { weights.required } else { 0 };
        context.experience(card)
            + points
            + 100 * self.per_type[printed.kind as usize]
            + makes.iter().sum::<i32>()
            + leaders.iter().sum::<i32>()
            + krystallium
            + required
    }

    fn still_requires(&self, card: Card, context: &ForecastContext) -> bool {
        let which = context.required.iter().position(|required| *required == Some(card));
        which.is_some_and(|which| self.required & 1 << which == 0)
    }

    /// What it all comes to if nothing more is built, apart from the cards that coming rounds will bring.
    pub(super) fn sum(&self, context: &ForecastContext) -> i32 {
        self.parts(context).iter().sum()
    }

    /// The same part by part: points that depend on nothing, sets, leaders, supremacy, production, krystallium, required cards,
    /// and what experience adds.
    pub(super) fn parts(&self, context: &ForecastContext) -> [i32; 8] {
        let (weights, rounds) = (context.weights, context.rounds_after());
        let sets: i32 =
            (0..5).map(|kind| self.per_type[kind] * (100 * self.built[kind] + weights.coming_builds * rounds)).sum();
        let each = Leader::ALL.map(|leader| self.leader_worth(leader));
        let leaders = self.leaders[0] * each[0] + self.leaders[1] * each[1];
        let supremacy = (self.hoped[0] * each[0] + self.hoped[1] * each[1]) / 100;
        let krystallium = weights.krystallium[rounds as usize];
        let aside = self.krystallium * krystallium + self.cubes * krystallium / 5;
        let required = self.required_built() * weights.required;
        [100 * self.flat, sets, leaders, supremacy, self.extra, aside, required, self.experience]
    }

    /// What counts other things: cards built of each type; points for each of a type and for each leader; cubes for each of a type.
    pub(super) fn multipliers(&self) -> ([i32; 5], [i32; 5], [i32; 2], [i32; 5]) {
        (self.built, self.per_type, self.per_leader, self.makes_for_each.map(|makes| makes.iter().sum()))
    }

    /// How many of the required cards are built.
    pub(super) fn required_built(&self) -> i32 {
        self.required.count_ones() as i32
    }
}
