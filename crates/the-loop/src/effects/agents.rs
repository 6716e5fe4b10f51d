//! Agents: moving yourself, moving others.

use crate::actions::{Flow, Offers};
use crate::choice::Choice;
use crate::data::{Agent, Era, EraSet, TokenSet, Way};
use crate::event::Event;
use crate::state::TheLoop;
use crate::step::{Step, Task};
use tabletop::{Events, Sink};

impl TheLoop {
    /// The eras of the other agents.
    pub(super) fn eras_of_others(&self) -> EraSet {
        self.others().map(|index| self.agents[index].era).collect()
    }

    fn others(&self) -> impl Iterator<Item = usize> {
        let active = usize::from(self.active);
        (0..self.agents.len()).filter(move |&index| index != active)
    }

    /// Whether another agent is in the era of the active one.
    pub(super) fn has_company(&self) -> bool {
        self.eras_of_others().contains(self.me().era)
    }

    /// A figure goes to an era.
    pub(crate) fn move_agent<S: Sink<Event>>(&mut self, index: usize, era: Era, events: &mut Events<S>) {
        self.agents[index].era = era;
        events.push(Event::Moved { agent: self.agents[index].agent, era });
    }

    /// The two ways round, by where they end.
    pub(super) fn offer_directions(&self, eras: u8, into: &mut impl Offers) -> Flow {
        let here = self.me().era;
        Way::ALL.into_iter().try_for_each(|way| into.push(Choice::Era(here.towards(way, eras))))
    }

    /// The direction is known: clones may come along, then the figure arrives.
    pub(super) fn begin_move(&mut self, eras: u8, clones: u8, from_vortex: bool, to: Era) {
        let from = self.me().era;
        let way = if from.clockwise(eras) == to { Way::Next } else { Way::Previous };
        self.steps.push(Step::Arrive(to));
        if clones > 0 {
            self.steps.push(Step::TakeAlong { from, way, eras, clones, from_vortex, taken: TokenSet::NONE });
        }
    }

    pub(super) fn begin_task(&mut self, task: Task) {
        self.note([None; 2]);
        self.steps.push(Step::Agent { task });
    }

    pub(super) fn offer_agents(&self, task: Task, into: &mut impl Offers) -> Flow {
        let mine = usize::from(self.active);
        let eligible = |index: &usize| task == Task::MoveAny || *index != mine;
        let indices = (0..self.agents.len()).filter(eligible);
        indices.map(|index| self.agents[index].agent).try_for_each(|agent| into.push(Choice::Agent(agent)))
    }

    pub(super) fn pick_agent<S: Sink<Event>>(&mut self, step: Step, agent: Agent, events: &mut Events<S>) {
        let (Step::Agent { task }, Some(index)) = (step, self.index_of(agent)) else { return };
        let (here, there) = (self.me().era, self.agents[index].era);
        match task {
            Task::MoveAny | Task::MoveOther => self.steps.push(Step::AgentTo { index: index as u8 }),
            Task::Summon => {
                self.move_agent(index, here, events);
                self.note([Some(here), None]);
            }
            Task::Swap => {
                self.move_agent(index, here, events);
                self.arrive(there, events);
            }
            Task::Draw => _ = self.draw_for(index, 1, events),
        }
    }
}
