//! What artifacts do. An effect is applied part by part: each operation is done at once, or leaves a step that says what
//! its player has to choose. What cannot be done is left out.

mod agents;
mod cards;
mod clones;
mod cubes;

use crate::actions::{Flow, GO_ON, Offered, Offers};
use crate::choice::Choice;
use crate::data::{Along, At, Era, EraSet, Op, TokenSet};
use crate::event::Event;
use crate::state::TheLoop;
use crate::step::{Frame, Step, Task, Until};
use tabletop::{Events, Sink};

impl TheLoop {
    /// Begins the next operation of the effect on top of the stack; at its end the effect is taken off.
    pub(crate) fn apply_next_part<S: Sink<Event>>(&mut self, events: &mut Events<S>) {
        let Some(Step::Run(frame)) = self.steps.last_mut() else { return };
        match frame.next() {
            Some(op) => self.begin_part(op, events),
            None => _ = self.steps.pop(),
        }
    }

    fn begin_part<S: Sink<Event>>(&mut self, op: Op, events: &mut Events<S>) {
        match op {
            Op::Add(energy, at) => self.begin_adding(energy, at, events),
            Op::Remove(rifts, at) => self.begin_removing(rifts, at, events),
            Op::EnergyUntilRifts(at) => self.begin_until(Until::EnergyIsRifts, at),
            Op::RiftsUntilClones(at) => self.begin_until(Until::RiftsAreClones, at),
            Op::RiftsUntilEnergy(at) => self.begin_until(Until::RiftsAreEnergy, at),
            Op::Push(clones, at) => {
                let eras = self.targets(at);
                self.note([None; 2]);
                self.steps.push(Step::Push { clones, eras, each: at.is_each(), pushed: TokenSet::NONE });
            }
            Op::Pull(clones, at) => self.steps.push(Step::Pull { clones, eras: self.targets(at), each: at.is_each() }),
            Op::Destroy(at) => {
                self.note([None; 2]);
                self.steps.push(Step::Destroy { eras: self.targets(at) });
            }
            Op::SwapClones => self.steps.push(Step::Swap),
            Op::Move(eras) => self.steps.push(Step::Move { eras, clones: 0, from_vortex: false }),
            Op::Carry(eras, clones, along) => {
                self.steps.push(Step::Move { eras, clones, from_vortex: along == Along::Vortex });
            }
            Op::MoveTo(at) => self.steps.push(Step::MoveTo { eras: self.targets(at) }),
            Op::MoveAny => self.begin_task(Task::MoveAny),
            Op::MoveOther => self.begin_task(Task::MoveOther),
            Op::Summon => self.begin_task(Task::Summon),
            Op::SwapAgents => self.begin_task(Task::Swap),
            Op::OtherDraws => self.begin_task(Task::Draw),
            Op::Draw(count) => {
                let cards = self.draw_for(self.active.into(), count.into(), events);
                self.note_homes(cards);
            }
            Op::EachDraws => {
                for steps in 0..self.agents.len() {
                    self.draw_for(self.index_after(steps as u8), 1, events);
                }
            }
            Op::Discard => self.steps.push(Step::Discard),
            Op::DestroyCard => self.steps.push(Step::DestroyCard),
            Op::Ready => self.steps.push(Step::Ready),
            Op::Recover => self.steps.push(Step::Recover),
            Op::UseOther => self.steps.push(Step::UseOther),
            Op::Reveal(count) => self.reveal_artifacts(count, events),
            Op::Either(first, second) => self.steps.push(Step::Either { first, second }),
            Op::May(count) => self.with_frame(|frame| frame.optional = count),
            Op::WithCompany(count) => {
                if !self.has_company() {
                    self.with_frame(|frame| frame.at += count);
                }
            }
        }
    }

    /// The eras that an operation is about: all of them, or one of them to be chosen.
    fn targets(&self, at: At) -> EraSet {
        let here = self.me().era;
        let doctor = || self.doctor.map_or(EraSet::NONE, EraSet::only);
        match at {
            At::Own => EraSet::only(here),
            At::Adjacent | At::EachAdjacent => here.adjacent(),
            At::OwnOrAdjacent => here.adjacent().union(EraSet::only(here)),
            At::Next => EraSet::only(here.next()),
            At::Previous => EraSet::only(here.previous()),
            At::Doctor => doctor(),
            At::Vortex | At::EachVortex => self.vortexes(),
            At::VortexOrDoctor => self.vortexes().union(doctor()),
            At::OtherAgent => self.eras_of_others(),
            At::OtherAgentOrDoctor => self.eras_of_others().union(doctor()),
            At::Any => EraSet::ALL,
            At::There => self.there().into_iter().flatten().collect(),
        }
    }

    /// The effect being applied.
    fn frame(&self) -> Option<&Frame> {
        self.steps.iter().rev().find_map(|step| match step {
            Step::Run(frame) => Some(frame),
            _ => None,
        })
    }

    fn with_frame(&mut self, change: impl FnOnce(&mut Frame)) {
        let frame = self.steps.iter_mut().rev().find_map(|step| match step {
            Step::Run(frame) => Some(frame),
            _ => None,
        });
        if let Some(frame) = frame {
            change(frame);
        }
    }

    /// Where the operation before ended.
    fn there(&self) -> [Option<Era>; 2] {
        self.frame().map_or([None; 2], |frame| frame.there)
    }

    /// Remembers for later operations where this one ended.
    fn note(&mut self, there: [Option<Era>; 2]) {
        self.with_frame(|frame| frame.there = there);
    }

    /// The effect whose optional operation has just been begun: it lies right below the step on top.
    fn begun_optional(&self) -> bool {
        let below = self.steps.len().checked_sub(2).and_then(|index| self.steps.get(index));
        matches!(below, Some(Step::Run(frame)) if frame.optional > 0)
    }

    /// What can be chosen for a step.
    pub(crate) fn offer_step(&self, step: &Step, into: &mut impl Offers) -> Flow {
        if self.begun_optional() {
            let mut offered = Offered::Nothing;
            let _ = self.offer_for(step, &mut offered);
            if offered == Offered::Nothing {
                return GO_ON;
            }
            self.offer_for(step, into)?;
            return into.push(Choice::Skip);
        }
        self.offer_for(step, into)
    }

    fn offer_for(&self, step: &Step, into: &mut impl Offers) -> Flow {
        match *step {
            Step::Add { eras, .. } | Step::Remove { eras, .. } | Step::Until { eras, .. } | Step::MoveTo { eras } => {
                offer_eras(eras, into)
            }
            Step::Push { eras, pushed, .. } => self.offer_clones(eras, pushed, into),
            Step::Pull { eras, .. } | Step::Destroy { eras } => self.offer_clones(eras, TokenSet::NONE, into),
            Step::PushTo { clone } => self.offer_pushes(clone, into),
            Step::Swap => self.offer_swap(into),
            Step::SwapWith { clone } => self.offer_swap_with(clone, into),
            Step::Order { one, other } => {
                [one, other].into_iter().try_for_each(|clone| into.push(Choice::Era(clone.destroyed_in())))
            }
            Step::Move { eras, .. } => self.offer_directions(eras, into),
            Step::TakeAlong { from, way, eras, from_vortex, taken, .. } => {
                self.offer_taking_along(from, way, eras, from_vortex, taken, into)
            }
            Step::Leave { clone, way, eras } => self.offer_leaving(clone, way, eras, into),
            Step::Agent { task } => self.offer_agents(task, into),
            Step::AgentTo { index } => {
                self.agents.get(usize::from(index)).map_or(GO_ON, |one| offer_eras(one.era.adjacent(), into))
            }
            Step::Discard | Step::DestroyCard | Step::Ready | Step::Recover | Step::UseOther => {
                self.cards_for(step).iter().try_for_each(|card| into.push(Choice::Card(card)))
            }
            Step::Finish { era } if self.era(era).rifts > 0 => {
                into.push(Choice::Era(era))?;
                into.push(Choice::Skip)
            }
            Step::Either { first, second } => self.offer_options(first, second, into),
            Step::Finish { .. } | Step::EndAction | Step::Run(_) | Step::Arrive(_) => GO_ON,
        }
    }

    /// Those of two parts that do something.
    fn offer_options(&self, first: u8, second: u8, into: &mut impl Offers) -> Flow {
        let Some(frame) = self.frame() else { return GO_ON };
        let effect = frame.effect();
        let begins_at = |from: u8, count: u8| {
            let part = effect.iter().skip(usize::from(from)).take(usize::from(count));
            part.into_iter().any(|&op| self.does_something(op))
        };
        if begins_at(frame.at, first) {
            into.push(Choice::First)?;
        }
        if begins_at(frame.at + first, second) {
            into.push(Choice::Second)?;
        }
        GO_ON
    }

    /// Whether an operation would change anything now; only asked of those that stand in a choice of two.
    fn does_something(&self, op: Op) -> bool {
        match op {
            Op::Add(_, at) => !self.targets(at).is_empty(),
            Op::Remove(_, at) => self.targets(at).iter().any(|era| self.era(era).rifts > 0),
            Op::Push(_, at) | Op::Pull(_, at) | Op::Destroy(at) => {
                self.targets(at).iter().any(|era| !self.era(era).clones.is_empty())
            }
            _ => true,
        }
    }

    /// The step on top cannot be done, and with it what was to follow if it were.
    pub(crate) fn leave_out_step<S: Sink<Event>>(&mut self, events: &mut Events<S>) {
        let Some(step) = self.steps.pop() else { return };
        let untouched = self.is_untouched(&step);
        if let Some(Step::Run(frame)) = self.steps.last_mut() {
            if untouched {
                frame.mark_left_out(1);
                if let Some(card) = frame.card {
                    events.push(Event::LeftOut { card, operation: frame.at.saturating_sub(1) });
                }
            }
            if let Some(Op::Either(first, second)) = frame.effect().get(usize::from(frame.at).wrapping_sub(1)) {
                frame.at += first + second;
            }
            frame.leave_out();
        }
    }

    /// Whether nothing of a step has been done yet: pushing and pulling may end before all of it is done.
    fn is_untouched(&self, step: &Step) -> bool {
        let op = self.frame().and_then(|frame| frame.effect().get(usize::from(frame.at).wrapping_sub(1)));
        match (step, op) {
            (Step::Push { pushed, .. }, _) => pushed.is_empty(),
            (Step::Pull { clones, eras, each: false }, Some(Op::Pull(all, at))) => {
                clones == all && eras.len() == self.targets(*at).len()
            }
            (Step::Pull { eras, .. }, Some(Op::Pull(_, at))) => eras.len() == self.targets(*at).len(),
            (Step::Finish { .. } | Step::TakeAlong { .. }, _) => false,
            _ => true,
        }
    }

    /// Makes a choice that answers a step, which is off the stack already.
    pub(crate) fn answer<S: Sink<Event>>(&mut self, step: Step, choice: Choice, events: &mut Events<S>) {
        if let Some(Step::Run(frame)) = self.steps.last_mut() {
            if choice == Choice::Skip {
                return frame.leave_out();
            }
            frame.optional = 0;
        }
        match choice {
            Choice::Era(era) => self.pick_era(step, era, events),
            Choice::Clone(at) => self.pick_clone(step, at, events),
            Choice::Card(card) => self.pick_card(step, card, events),
            Choice::Agent(agent) => self.pick_agent(step, agent, events),
            Choice::First | Choice::Second => self.pick_part(step, choice == Choice::First),
            // Skipping leaves the step out.
            _ => {}
        }
    }

    fn pick_era<S: Sink<Event>>(&mut self, step: Step, era: Era, events: &mut Events<S>) {
        match step {
            Step::Add { energy, .. } => self.add_energy(era, energy, events),
            Step::Remove { rifts, .. } => self.remove_rifts(era, rifts, events),
            Step::Until { what, .. } => self.make_equal(what, era, events),
            Step::Finish { .. } => self.remove_rifts(era, 1, events),
            Step::PushTo { clone } => self.push_clone(clone, era, events),
            Step::Leave { clone, way, .. } => self.leave_clone(clone, way, era, events),
            Step::Order { one, other } => self.destroy_both(one, other, era, events),
            Step::Move { eras, clones, from_vortex } => self.begin_move(eras, clones, from_vortex, era),
            Step::MoveTo { .. } => self.arrive(era, events),
            Step::AgentTo { index } => {
                self.move_agent(index.into(), era, events);
                self.note([Some(era), None]);
            }
            _ => {}
        }
    }

    /// One of two parts: the other is passed over.
    fn pick_part(&mut self, step: Step, is_first: bool) {
        let Step::Either { first, second } = step else { return };
        self.with_frame(|frame| match is_first {
            true => frame.leap = Some((frame.at + first, second)),
            false => frame.at += first,
        });
    }
}

fn offer_eras(eras: EraSet, into: &mut impl Offers) -> Flow {
    eras.iter().try_for_each(|era| into.push(Choice::Era(era)))
}
