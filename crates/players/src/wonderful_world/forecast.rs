//! How the rest of the game would go for one empire that went on with what it has.
//!
//! Cubes go first to cards that they complete, then to the cards that bring most for what they still need;
//! krystallium and leaders complete what nothing else will. Of cards that are yet to come, only averages are known.

use super::empire_state::{Construction, EmpireState, ForecastContext};
use super::value_network;
use wonderful_world::data::{Leader, PICKS, Piece, ROUNDS, Resource, SOLO_SUPREMACY};

const KRYSTALLIUM: usize = Piece::Krystallium as usize;

/// Where a forecast begins.
#[derive(Clone, Copy, Debug)]
pub(super) enum StartPoint {
    /// In planning, with these cubes still to come from recycling.
    Planning([i32; 5]),
    /// In the step of a resource, with so many cubes to place.
    Step(usize, i32),
    /// At the start of the step of this number; the fifth ends the round.
    Next(usize),
}

impl StartPoint {
    /// How far the round has gone; 0 in planning.
    pub(super) fn step(self) -> i32 {
        match self {
            Self::Planning(_) => 0,
            Self::Step(step, _) => step as i32 + 1,
            Self::Next(step) => step as i32,
        }
    }
}

/// What an empire will come to, in hundredths of a point.
pub(super) fn forecast(empire_state: &EmpireState, context: &ForecastContext, from: StartPoint) -> i32 {
    Projection::of(empire_state, context, from).sum()
}

/// An empire as it will stand in the end, and what was learned of such empires beyond that.
pub(super) struct Projection {
    /// The empire.
    pub end: EmpireState,
    /// What will surround it when the round has ended.
    context: ForecastContext,
    /// What it comes to beyond the forecast, in hundredths of a point.
    correction: i32,
}

impl Projection {
    pub(super) fn of(empire_state: &EmpireState, context: &ForecastContext, from: StartPoint) -> Self {
        if !context.weights.value_network {
            return Self { end: outlook(empire_state, context, from), context: *context, correction: 0 };
        }
        let (now, projection) = Self::round_by_round(empire_state, context, from);
        let correction = value_network::correction(&projection.features(&now, context, from));
        Self { correction: (100.0 * correction) as i32, ..projection }
    }

    /// An empire that nothing more will happen to.
    pub(super) fn over(empire_state: &EmpireState, context: &ForecastContext) -> Self {
        Self { end: *empire_state, context: *context, correction: 0 }
    }

    /// The empire as it will stand when the round has ended, and in the end.
    pub(super) fn round_by_round(
        empire_state: &EmpireState,
        context: &ForecastContext,
        from: StartPoint,
    ) -> (EmpireState, Self) {
        if context.round == ROUNDS {
            let end = outlook(empire_state, context, from);
            return (end, Self::over(&end, context));
        }
        let mut run = Forecast::new(empire_state, context);
        run.finish_round(from);
        let after = ForecastContext { round: context.round + 1, picks_left: PICKS.into(), ..*context };
        (run.empire_state, Self::over(&outlook(&run.empire_state, &after, StartPoint::Planning([0; 5])), &after))
    }

    /// All of it together.
    pub(super) fn sum(&self) -> i32 {
        self.end.sum(&self.context) + self.correction
    }

    /// The same part by part, as [`EmpireState::parts`] names them.
    pub(super) fn parts(&self) -> [i32; 8] {
        let mut parts = self.end.parts(&self.context);
        parts[7] += self.correction;
        parts
    }

    /// The inputs of the value network.
    pub(super) fn features<'a>(
        &'a self,
        now: &'a EmpireState,
        context: &'a ForecastContext,
        from: StartPoint,
    ) -> value_network::Features<'a> {
        value_network::Features { now, end: &self.end, context, after: &self.context, step: from.step() }
    }
}

/// An empire as it will stand in the end.
fn outlook(empire_state: &EmpireState, context: &ForecastContext, from: StartPoint) -> EmpireState {
    let mut run = Forecast::new(empire_state, context);
    run.play(from);
    if run.empire_state.sites.is_empty() {
        return run.empire_state;
    }
    // What never gets finished only ate cubes: without it there may be more.
    let mut hopeful = *empire_state;
    hopeful.sites.clear();
    for work in &empire_state.sites {
        if !run.empire_state.sites.iter().any(|left| left.card == work.card && left.site == work.site) {
            hopeful.sites.push(*work);
        }
    }
    let mut again = Forecast::new(&hopeful, context);
    again.play(from);
    if again.empire_state.sum(context) > run.empire_state.sum(context) { again.empire_state } else { run.empire_state }
}

struct Forecast<'a> {
    empire_state: EmpireState,
    context: &'a ForecastContext,
    round: u8,
    /// Recycled cubes of any colour that are still expected, in hundredths.
    recycled: i32,
}

impl<'a> Forecast<'a> {
    fn new(empire_state: &EmpireState, context: &'a ForecastContext) -> Self {
        Self { empire_state: *empire_state, context, round: context.round, recycled: 0 }
    }

    fn play(&mut self, from: StartPoint) {
        self.finish_round(from);
        while self.round < ROUNDS {
            self.round += 1;
            self.recycle(self.context.weights.recycled_a_round);
            (0..5).for_each(|step| self.step(step));
        }
    }

    fn finish_round(&mut self, from: StartPoint) {
        let first = match from {
            StartPoint::Planning(recycled) => {
                for (resource, &cubes) in recycled.iter().enumerate() {
                    self.place(resource, cubes);
                }
                self.recycle(self.context.weights.recycled_a_pick * self.context.picks_left);
                self.spend(None);
                0
            }
            StartPoint::Step(resource, cubes) => {
                self.place(resource, cubes);
                self.spend(Some(resource));
                resource + 1
            }
            StartPoint::Next(step) => step,
        };
        (first..5).for_each(|step| self.step(step));
    }

    fn step(&mut self, resource: usize) {
        let cubes = self.empire_state.makes[resource];
        self.hope_for_supremacy(resource, cubes);
        self.place(resource, cubes);
        self.spend(Some(resource));
    }

    fn hope_for_supremacy(&mut self, resource: usize, cubes: i32) {
        let weights = self.context.weights;
        let chance = match self.context.rivals {
            _ if cubes == 0 => 0,
            None => 100 * i32::from(cubes >= i32::from(SOLO_SUPREMACY)),
            Some(rivals) => {
                let grown = weights.growth * i32::from(self.round - self.context.round) / 100;
                let ahead = (cubes - rivals[resource] - grown).clamp(-3, 3);
                weights.supremacy[(ahead + 3) as usize]
            }
        };
        let leader = match *Resource::ALL[resource].supremacy() {
            [leader] => leader,
            _ => self.better_leader(),
        };
        self.empire_state.hoped[leader as usize] += chance;
    }

    fn better_leader(&self) -> Leader {
        let financier =
            self.empire_state.leader_worth(Leader::Financier) > self.empire_state.leader_worth(Leader::General);
        if financier { Leader::Financier } else { Leader::General }
    }

    /// Cubes of one resource find their places.
    fn place(&mut self, resource: usize, cubes: i32) {
        let mut cubes = cubes;
        let mut at = 0;
        while cubes > 0 && at < self.empire_state.sites.len() {
            let work = &self.empire_state.sites[at];
            let needs = work.missing[resource];
            if needs > 0 && needs == work.left && i32::from(needs) <= cubes {
                cubes -= i32::from(needs);
                self.complete(at);
            } else {
                at += 1;
            }
        }
        for work in self.empire_state.sites.iter_mut() {
            if cubes == 0 {
                return;
            }
            let needs = i32::from(work.missing[resource]).min(cubes);
            fill(work, resource, needs as u8);
            cubes -= needs;
        }
        if cubes > 0 {
            self.spare(resource, cubes);
        }
    }

    /// Cubes that fit nowhere: in this round they go aside, in a coming one there may be new cards for them.
    fn spare(&mut self, resource: usize, cubes: i32) {
        let weights = self.context.weights;
        let after = usize::from(ROUNDS - self.round);
        let share = if self.round == self.context.round {
            self.empire_state.put_aside(cubes);
            weights.spare_a_pick * self.context.picks_left
        } else {
            100
        };
        let evaluation = cubes * weights.cube(resource, after) * share / 100;
        self.empire_state.extra += evaluation * weights.glut / (weights.glut + cubes);
    }

    /// Recycled cubes of whatever colour: onto what they complete, else where they are hardest to come by.
    fn recycle(&mut self, hundredths: i32) {
        self.recycled += hundredths;
        let mut cubes = self.recycled / 100;
        self.recycled %= 100;
        let mut at = 0;
        while cubes > 0 && at < self.empire_state.sites.len() {
            let work = &self.empire_state.sites[at];
            let basic: u8 = work.missing[..5].iter().sum();
            if basic == work.left && i32::from(basic) <= cubes {
                cubes -= i32::from(basic);
                self.complete(at);
            } else {
                at += 1;
            }
        }
        for work in self.empire_state.sites.iter_mut() {
            for resource in (0..5).rev() {
                let needs = i32::from(work.missing[resource]).min(cubes);
                fill(work, resource, needs as u8);
                cubes -= needs;
            }
            if cubes == 0 {
                return;
            }
        }
    }

    /// Krystallium and leaders complete what they can, unless the cubes for it are still to come in this round and
    /// nothing is lost by waiting for them.
    fn spend(&mut self, after: Option<usize>) {
        let next = after.map_or(0, |step| step + 1);
        let (mut at, mut purse) = (0, self.empire_state.purse());
        // Mostly there is nothing to spend.
        while let Some(ahead) = self.empire_state.sites[at..].iter().position(|work| i32::from(work.left) <= purse) {
            at += ahead;
            let work = self.empire_state.sites[at];
            let comes = |resource: usize| work.missing[resource] > 0 && self.empire_state.makes[resource] > 0;
            let makes = work.card.printed().makes.cubes;
            let helps = |resource: usize| makes.of(Resource::ALL[resource].piece()) > 0;
            let waits = (next..5).any(comes) && !(next..5).any(helps);
            if !waits && affords(&self.empire_state, &work, self.context) {
                pay(&mut self.empire_state, &work);
                self.complete(at);
                (at, purse) = (0, self.empire_state.purse());
            } else {
                at += 1;
            }
        }
    }

    fn complete(&mut self, at: usize) {
        let work = self.empire_state.sites.remove(at);
        self.empire_state.complete(work.card, self.context);
    }
}

fn fill(work: &mut Construction, piece: usize, count: u8) {
    work.missing[piece] -= count;
    work.left -= count;
}

/// Whether krystallium and leaders can complete a card, and it is worth them.
pub(super) fn affords(empire_state: &EmpireState, work: &Construction, context: &ForecastContext) -> bool {
    if i32::from(work.left) > empire_state.purse() {
        return false;
    }
    let krystallium = krystallium_for(work);
    let leaders = leaders_for(work);
    if krystallium > empire_state.krystallium
        || leaders[0] > empire_state.leaders[0]
        || leaders[1] > empire_state.leaders[1]
    {
        return false;
    }
    let price = krystallium * context.weights.krystallium[context.rounds_after() as usize]
        + Leader::ALL.map(|leader| leaders[leader as usize] * empire_state.leader_worth(leader)).iter().sum::<i32>();
    work.evaluation > price
}

/// Takes away what [`affords`] counted.
pub(super) fn pay(empire_state: &mut EmpireState, work: &Construction) {
    empire_state.krystallium -= krystallium_for(work);
    for (has, needs) in empire_state.leaders.iter_mut().zip(leaders_for(work)) {
        *has -= needs;
    }
}

fn krystallium_for(work: &Construction) -> i32 {
    work.missing[..=KRYSTALLIUM].iter().map(|&slots| i32::from(slots)).sum()
}

fn leaders_for(work: &Construction) -> [i32; 2] {
    Leader::ALL.map(|leader| work.missing[leader.piece() as usize].into())
}
