//! How the rest of the game would go for one empire that went on with what it has.
//!
//! Cubes go first to cards that they complete, then to the cards that bring most for what they still need;
//! krystallium and leaders complete what nothing else will. Of cards that are yet to come, only averages are known.

use super::insight;
use super::realm::{Realm, Setting, Work};
use wonderful_world::data::{Leader, PICKS, Piece, ROUNDS, Resource, SOLO_SUPREMACY};

const KRYSTALLIUM: usize = Piece::Krystallium as usize;

/// Where a forecast begins.
#[derive(Clone, Copy, Debug)]
pub(super) enum From {
    /// In planning, with these cubes still to come from recycling.
    Planning([i32; 5]),
    /// In the step of a resource, with so many cubes to place.
    Step(usize, i32),
    /// At the start of the step of this number; the fifth ends the round.
    Next(usize),
}

impl From {
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
pub(super) fn forecast(realm: &Realm, setting: &Setting, from: From) -> i32 {
    Prospect::of(realm, setting, from).sum()
}

/// An empire as it will stand in the end, and what was learned of such empires beyond that.
pub(super) struct Prospect {
    /// The empire.
    pub end: Realm,
    /// What will surround it when the round has ended.
    setting: Setting,
    /// What it comes to beyond the forecast, in hundredths of a point.
    beyond: i32,
}

impl Prospect {
    pub(super) fn of(realm: &Realm, setting: &Setting, from: From) -> Self {
        if !setting.weights.insight {
            return Self { end: outlook(realm, setting, from), setting: *setting, beyond: 0 };
        }
        let (now, prospect) = Self::round_by_round(realm, setting, from);
        let beyond = insight::beyond(&prospect.sight(&now, setting, from));
        Self { beyond: (100.0 * beyond) as i32, ..prospect }
    }

    /// An empire that nothing more will happen to.
    pub(super) fn over(realm: &Realm, setting: &Setting) -> Self {
        Self { end: *realm, setting: *setting, beyond: 0 }
    }

    /// The empire as it will stand when the round has ended, and in the end.
    pub(super) fn round_by_round(realm: &Realm, setting: &Setting, from: From) -> (Realm, Self) {
        if setting.round == ROUNDS {
            let end = outlook(realm, setting, from);
            return (end, Self::over(&end, setting));
        }
        let mut run = Forecast::new(realm, setting);
        run.finish_round(from);
        let after = Setting { round: setting.round + 1, picks_left: PICKS.into(), ..*setting };
        (run.realm, Self::over(&outlook(&run.realm, &after, From::Planning([0; 5])), &after))
    }

    /// All of it together.
    pub(super) fn sum(&self) -> i32 {
        self.end.sum(&self.setting) + self.beyond
    }

    /// The same part by part, as [`Realm::parts`] names them.
    pub(super) fn parts(&self) -> [i32; 8] {
        let mut parts = self.end.parts(&self.setting);
        parts[7] += self.beyond;
        parts
    }

    /// What insight looks at.
    pub(super) fn sight<'a>(&'a self, now: &'a Realm, setting: &'a Setting, from: From) -> insight::Sight<'a> {
        insight::Sight { now, end: &self.end, setting, after: &self.setting, step: from.step() }
    }
}

/// An empire as it will stand in the end.
fn outlook(realm: &Realm, setting: &Setting, from: From) -> Realm {
    let mut run = Forecast::new(realm, setting);
    run.play(from);
    if run.realm.sites.is_empty() {
        return run.realm;
    }
    // What never gets finished only ate cubes: without it there may be more.
    let mut hopeful = *realm;
    hopeful.sites.clear();
    for work in &realm.sites {
        if !run.realm.sites.iter().any(|left| left.card == work.card && left.site == work.site) {
            hopeful.sites.push(*work);
        }
    }
    let mut again = Forecast::new(&hopeful, setting);
    again.play(from);
    if again.realm.sum(setting) > run.realm.sum(setting) { again.realm } else { run.realm }
}

struct Forecast<'a> {
    realm: Realm,
    setting: &'a Setting,
    round: u8,
    /// Recycled cubes of any colour that are still expected, in hundredths.
    recycled: i32,
}

impl<'a> Forecast<'a> {
    fn new(realm: &Realm, setting: &'a Setting) -> Self {
        Self { realm: *realm, setting, round: setting.round, recycled: 0 }
    }

    fn play(&mut self, from: From) {
        self.finish_round(from);
        while self.round < ROUNDS {
            self.round += 1;
            self.recycle(self.setting.weights.recycled_a_round);
            (0..5).for_each(|step| self.step(step));
        }
    }

    fn finish_round(&mut self, from: From) {
        let first = match from {
            From::Planning(recycled) => {
                for (resource, &cubes) in recycled.iter().enumerate() {
                    self.place(resource, cubes);
                }
                self.recycle(self.setting.weights.recycled_a_pick * self.setting.picks_left);
                self.spend(None);
                0
            }
            From::Step(resource, cubes) => {
                self.place(resource, cubes);
                self.spend(Some(resource));
                resource + 1
            }
            From::Next(step) => step,
        };
        (first..5).for_each(|step| self.step(step));
    }

    fn step(&mut self, resource: usize) {
        let cubes = self.realm.makes[resource];
        self.hope_for_supremacy(resource, cubes);
        self.place(resource, cubes);
        self.spend(Some(resource));
    }

    fn hope_for_supremacy(&mut self, resource: usize, cubes: i32) {
        let weights = self.setting.weights;
        let chance = match self.setting.rivals {
            _ if cubes == 0 => 0,
            None => 100 * i32::from(cubes >= i32::from(SOLO_SUPREMACY)),
            Some(rivals) => {
                let grown = weights.growth * i32::from(self.round - self.setting.round) / 100;
                let ahead = (cubes - rivals[resource] - grown).clamp(-3, 3);
                weights.supremacy[(ahead + 3) as usize]
            }
        };
        let leader = match *Resource::ALL[resource].supremacy() {
            [leader] => leader,
            _ => self.better_leader(),
        };
        self.realm.hoped[leader as usize] += chance;
    }

    fn better_leader(&self) -> Leader {
        let financier = self.realm.leader_worth(Leader::Financier) > self.realm.leader_worth(Leader::General);
        if financier { Leader::Financier } else { Leader::General }
    }

    /// Cubes of one resource find their places.
    fn place(&mut self, resource: usize, cubes: i32) {
        let mut cubes = cubes;
        let mut at = 0;
        while cubes > 0 && at < self.realm.sites.len() {
            let work = &self.realm.sites[at];
            let needs = work.missing[resource];
            if needs > 0 && needs == work.left && i32::from(needs) <= cubes {
                cubes -= i32::from(needs);
                self.complete(at);
            } else {
                at += 1;
            }
        }
        for work in self.realm.sites.iter_mut() {
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
        let weights = self.setting.weights;
        let after = usize::from(ROUNDS - self.round);
        let share = if self.round == self.setting.round {
            self.realm.put_aside(cubes);
            weights.spare_a_pick * self.setting.picks_left
        } else {
            100
        };
        let worth = cubes * weights.cube(resource, after) * share / 100;
        self.realm.extra += worth * weights.glut / (weights.glut + cubes);
    }

    /// Recycled cubes of whatever colour: onto what they complete, else where they are hardest to come by.
    fn recycle(&mut self, hundredths: i32) {
        self.recycled += hundredths;
        let mut cubes = self.recycled / 100;
        self.recycled %= 100;
        let mut at = 0;
        while cubes > 0 && at < self.realm.sites.len() {
            let work = &self.realm.sites[at];
            let basic: u8 = work.missing[..5].iter().sum();
            if basic == work.left && i32::from(basic) <= cubes {
                cubes -= i32::from(basic);
                self.complete(at);
            } else {
                at += 1;
            }
        }
        for work in self.realm.sites.iter_mut() {
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
        let (mut at, mut purse) = (0, self.realm.purse());
        // Mostly there is nothing to spend.
        while let Some(ahead) = self.realm.sites[at..].iter().position(|work| i32::from(work.left) <= purse) {
            at += ahead;
            let work = self.realm.sites[at];
            let comes = |resource: usize| work.missing[resource] > 0 && self.realm.makes[resource] > 0;
            let makes = work.card.printed().makes.cubes;
            let helps = |resource: usize| makes.of(Resource::ALL[resource].piece()) > 0;
            let waits = (next..5).any(comes) && !(next..5).any(helps);
            if !waits && affords(&self.realm, &work, self.setting) {
                pay(&mut self.realm, &work);
                self.complete(at);
                (at, purse) = (0, self.realm.purse());
            } else {
                at += 1;
            }
        }
    }

    fn complete(&mut self, at: usize) {
        let work = self.realm.sites.remove(at);
        self.realm.complete(work.card, self.setting);
    }
}

fn fill(work: &mut Work, piece: usize, count: u8) {
    work.missing[piece] -= count;
    work.left -= count;
}

/// Whether krystallium and leaders can complete a card, and it is worth them.
pub(super) fn affords(realm: &Realm, work: &Work, setting: &Setting) -> bool {
    if i32::from(work.left) > realm.purse() {
        return false;
    }
    let krystallium = krystallium_for(work);
    let leaders = leaders_for(work);
    if krystallium > realm.krystallium || leaders[0] > realm.leaders[0] || leaders[1] > realm.leaders[1] {
        return false;
    }
    let price = krystallium * setting.weights.krystallium[setting.rounds_after() as usize]
        + Leader::ALL.map(|leader| leaders[leader as usize] * realm.leader_worth(leader)).iter().sum::<i32>();
    work.worth > price
}

/// Takes away what [`affords`] counted.
pub(super) fn pay(realm: &mut Realm, work: &Work) {
    realm.krystallium -= krystallium_for(work);
    for (has, needs) in realm.leaders.iter_mut().zip(leaders_for(work)) {
        *has -= needs;
    }
}

fn krystallium_for(work: &Work) -> i32 {
    work.missing[..=KRYSTALLIUM].iter().map(|&slots| i32::from(slots)).sum()
}

fn leaders_for(work: &Work) -> [i32; 2] {
    Leader::ALL.map(|leader| work.missing[leader.piece() as usize].into())
}
