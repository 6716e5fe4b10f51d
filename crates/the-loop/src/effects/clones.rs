//! Clones: pushed, pulled, taken along, swapped, destroyed.

use crate::actions::{Flow, GO_ON, Offers};
use crate::choice::{Choice, CloneAt};
use crate::data::{Agent, DESTROYED_IN, Era, EraSet, Token, TokenSet, Way};
use crate::event::Event;
use crate::missions::Deed;
use crate::state::TheLoop;
use crate::step::Step;
use tabletop::{Events, Sink};

impl TheLoop {
    /// The clones in these eras, but for some; those that are alike are one choice.
    pub(super) fn offer_clones(&self, eras: EraSet, but: TokenSet, into: &mut impl Offers) -> Flow {
        for era in eras.iter() {
            let clones = self.era(era).clones.without(but);
            if clones.is_empty() {
                continue;
            }
            for destroyed_in in Era::ALL {
                if !clones.common(DESTROYED_IN[destroyed_in.index()]).is_empty() {
                    into.push(Choice::Clone(CloneAt { era, destroyed_in }))?;
                }
            }
        }
        GO_ON
    }

    /// The token that was chosen.
    fn clone_at(&self, at: CloneAt, but: TokenSet) -> Option<Token> {
        self.era(at.era).clones.without(but).common(DESTROYED_IN[at.destroyed_in.index()]).first()
    }

    pub(super) fn pick_clone<S: Sink<Event>>(&mut self, step: Step, at: CloneAt, events: &mut Events<S>) {
        let before = match step {
            Step::Push { pushed, .. } => pushed,
            Step::TakeAlong { taken, .. } => taken,
            _ => TokenSet::NONE,
        };
        let Some(clone) = self.clone_at(at, before) else { return };
        match step {
            Step::Push { clones, eras, each, mut pushed } => {
                pushed.insert(clone);
                if let Some((clones, eras)) = left_over(clones, eras, each, at.era) {
                    self.steps.push(Step::Push { clones, eras, each, pushed });
                }
                self.steps.push(Step::PushTo { clone });
            }
            Step::Pull { clones, eras, each } => {
                if let Some((clones, eras)) = left_over(clones, eras, each, at.era) {
                    self.steps.push(Step::Pull { clones, eras, each });
                }
                self.clone_enters(clone, at.era, self.me().era, events);
            }
            Step::Destroy { .. } => {
                self.note([Some(at.era), None]);
                self.destroy_clone(clone, at.era, events);
            }
            Step::Swap => self.steps.push(Step::SwapWith { clone }),
            Step::SwapWith { clone: one } => self.swap_clones(one, clone, at.era, events),
            Step::TakeAlong { .. } => self.take_along(step, clone, at.era),
            _ => {}
        }
    }

    /// A clone goes from one era to another, and is destroyed there if that is its era.
    fn clone_enters<S: Sink<Event>>(&mut self, clone: Token, from: Era, to: Era, events: &mut Events<S>) {
        self.era_mut(from).clones.remove(clone);
        self.era_mut(to).clones.insert(clone);
        events.push(Event::CloneMoved { clone, era: to });
        if clone.destroyed_in() == to {
            self.destroy_clone(clone, to, events);
        }
    }

    /// A clone goes back to the bag. Missions count it, and from the second of a turn on so does Robofinisher 404.
    pub(super) fn destroy_clone<S: Sink<Event>>(&mut self, clone: Token, era: Era, events: &mut Events<S>) {
        self.era_mut(era).clones.remove(clone);
        self.bag.insert(clone);
        self.this_turn.destroyed = self.this_turn.destroyed.saturating_add(1);
        events.push(Event::CloneDestroyed { clone, era });
        self.count(Deed::CloneDestroyed(era), events);
        if self.me().agent == Agent::Robofinisher && self.this_turn.destroyed > 1 && self.era(era).rifts > 0 {
            self.steps.push(Step::Finish { era });
        }
    }

    /// Where a clone can be pushed: one era either way, or two by V-Girl, unless it is destroyed on the way.
    pub(super) fn offer_pushes(&self, clone: Token, into: &mut impl Offers) -> Flow {
        let Some(from) = self.era_of(clone) else { return GO_ON };
        let far = if self.me().agent == Agent::VGirl { 2 } else { 1 };
        Way::ALL.into_iter().try_for_each(|way| offer_on_the_way(clone, from, way, far, into))
    }

    pub(super) fn push_clone<S: Sink<Event>>(&mut self, clone: Token, to: Era, events: &mut Events<S>) {
        let Some(from) = self.era_of(clone) else { return };
        let way = if [from.next(), from.clockwise(2)].contains(&to) { Way::Next } else { Way::Previous };
        self.note([Some(to), None]);
        self.clone_goes(clone, from, way, to, events);
    }

    /// A clone goes era by era; no way that is offered leads beyond the era where it is destroyed.
    fn clone_goes<S: Sink<Event>>(&mut self, clone: Token, from: Era, way: Way, to: Era, events: &mut Events<S>) {
        let mut at = from;
        while at != to {
            let next = at.towards(way, 1);
            self.clone_enters(clone, at, next, events);
            at = next;
        }
    }

    /// Clones on the way of a move that may come along, or none.
    pub(super) fn offer_taking_along(
        &self,
        from: Era,
        way: Way,
        eras: u8,
        from_vortex: bool,
        taken: TokenSet,
        into: &mut impl Offers,
    ) -> Flow {
        let passed: EraSet = (0..eras).map(|steps| from.towards(way, steps)).collect();
        let passed = passed.which(|era| !from_vortex || self.era(era).vortex);
        if passed.iter().all(|era| self.era(era).clones.without(taken).is_empty()) {
            return GO_ON;
        }
        self.offer_clones(passed, taken, into)?;
        into.push(Choice::Skip)
    }

    fn take_along(&mut self, step: Step, clone: Token, era: Era) {
        let Step::TakeAlong { from, way, eras, clones, from_vortex, mut taken } = step else { return };
        taken.insert(clone);
        if clones > 1 {
            self.steps.push(Step::TakeAlong { from, way, eras, clones: clones - 1, from_vortex, taken });
        }
        let passed = (0..eras).find(|&steps| from.towards(way, steps) == era).unwrap_or_default();
        self.steps.push(Step::Leave { clone, way, eras: eras - passed });
    }

    /// Where a clone that comes along can be left: in any later era of the move, as far as it lives.
    pub(super) fn offer_leaving(&self, clone: Token, way: Way, eras: u8, into: &mut impl Offers) -> Flow {
        self.era_of(clone).map_or(GO_ON, |from| offer_on_the_way(clone, from, way, eras, into))
    }

    pub(super) fn leave_clone<S: Sink<Event>>(&mut self, clone: Token, way: Way, to: Era, events: &mut Events<S>) {
        if let Some(from) = self.era_of(clone) {
            self.clone_goes(clone, from, way, to, events);
        }
    }

    /// Nothing is swapped unless there is a clone here and one elsewhere.
    pub(super) fn offer_swap(&self, into: &mut impl Offers) -> Flow {
        let here = self.me().era;
        if EraSet::ALL.without(here).iter().all(|era| self.era(era).clones.is_empty()) {
            return GO_ON;
        }
        self.offer_clones(EraSet::only(here), TokenSet::NONE, into)
    }

    pub(super) fn offer_swap_with(&self, clone: Token, into: &mut impl Offers) -> Flow {
        let here = self.era_of(clone);
        self.offer_clones(EraSet::ALL.which(|era| Some(era) != here), TokenSet::NONE, into)
    }

    /// Both change places; then each is looked at.
    fn swap_clones<S: Sink<Event>>(&mut self, one: Token, other: Token, there: Era, events: &mut Events<S>) {
        let Some(here) = self.era_of(one) else { return };
        for (clone, from, to) in [(one, here, there), (other, there, here)] {
            self.era_mut(from).clones.remove(clone);
            self.era_mut(to).clones.insert(clone);
            events.push(Event::CloneMoved { clone, era: to });
        }
        let dies = [one.destroyed_in() == there, other.destroyed_in() == here];
        let ordered = dies == [true; 2] && self.me().agent == Agent::Robofinisher && self.this_turn.destroyed == 0;
        // Which of two counts first matters only where the second brings a rift away.
        if ordered && (self.era(here).rifts > 0 || self.era(there).rifts > 0) {
            self.steps.push(Step::Order { one, other });
            return;
        }
        if dies[0] {
            self.destroy_clone(one, there, events);
        }
        if dies[1] {
            self.destroy_clone(other, here, events);
        }
    }

    /// Two clones are destroyed together; the one in this era counts first.
    pub(super) fn destroy_both<S: Sink<Event>>(
        &mut self,
        one: Token,
        other: Token,
        first: Era,
        events: &mut Events<S>,
    ) {
        let order = if one.destroyed_in() == first { [one, other] } else { [other, one] };
        for clone in order {
            self.destroy_clone(clone, clone.destroyed_in(), events);
        }
    }
}

/// What is left of pushing or pulling after one clone of `era`: from each era one, or so many in all.
fn left_over(clones: u8, eras: EraSet, each: bool, era: Era) -> Option<(u8, EraSet)> {
    let (clones, eras) = if each { (clones, eras.without(era)) } else { (clones - 1, eras) };
    (clones > 0 && !eras.is_empty()).then_some((clones, eras))
}

/// The eras on a clone's way; beyond the one where it is destroyed there is nothing to choose.
fn offer_on_the_way(clone: Token, from: Era, way: Way, far: u8, into: &mut impl Offers) -> Flow {
    for steps in 1..=far {
        let era = from.towards(way, steps);
        into.push(Choice::Era(era))?;
        if era == clone.destroyed_in() {
            break;
        }
    }
    GO_ON
}
