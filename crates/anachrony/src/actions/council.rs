//! Capital actions performed elsewhere than on their spaces: the World Council and the Outback Conditioner.

use super::{Flow, GO_ON, Offers, Purse, construct};
use crate::choice::Choice;
use crate::data::{Capital, Collapse, Worker};
use crate::event::Event;
use crate::participant::Participant;
use crate::state::Anachrony;
use crate::step::{Step, Terms};
use tabletop::{Events, Sink};

impl Anachrony {
    /// Whether the council would have a full action for this worker, with this to pay.
    pub(super) fn can_copy(&self, who: Participant, worker: Worker, purse: Purse) -> bool {
        Capital::ALL
            .into_iter()
            .any(|action| self.is_full(action) && self.can_perform(who, action, worker, purse, None))
    }

    /// Whether any capital action can be performed, full or not.
    pub(super) fn can_perform_any(&self, who: Participant, worker: Worker, purse: Purse) -> bool {
        Capital::ALL.into_iter().any(|action| self.can_perform(who, action, worker, purse, None))
    }

    /// At the council only full actions, and on its left space none at all if the player likes.
    pub(super) fn offer_capital_actions(
        &self,
        who: Participant,
        worker: Worker,
        council: Option<u8>,
        out: &mut impl Offers,
    ) -> Flow {
        let purse = self.purse(who);
        for action in Capital::ALL {
            if (council.is_none() || self.is_full(action)) && self.can_perform(who, action, worker, purse, None) {
                out.push(Choice::Perform(action))?;
            }
        }
        if council == Some(1) {
            out.push(Choice::Skip)?;
        }
        GO_ON
    }

    pub(super) fn perform<S: Sink<Event>>(
        &mut self,
        who: Participant,
        step: Step,
        action: Capital,
        events: &mut Events<S>,
    ) {
        events.push(Event::Performs { seat: who, action });
        if let Step::Perform { worker, .. } = step {
            self.begin_capital(action, worker, None);
        }
    }

    /// A capital action begins, on a collapsing tile or not. What the tile adds comes after the action.
    pub(super) fn begin_capital(&mut self, action: Capital, worker: Worker, tile: Option<Collapse>) {
        match tile {
            Some(Collapse::ConstructAgain) => {
                self.steps.push(Step::Construct(Terms { may_skip: true, ..construct::terms(worker, None) }));
            }
            Some(Collapse::RecruitAgain) => self.steps.push(Step::Recruit { worker, tile: None, may_skip: true }),
            Some(Collapse::ResearchAgain) => {
                self.steps.push(Step::Research { tile: None, may_skip: true, times: 1 });
            }
            Some(Collapse::ThenProject) => {
                let terms = Terms { only_superproject: true, may_skip: true, ..construct::terms(worker, None) };
                self.steps.push(Step::Construct(terms));
            }
            Some(Collapse::ReturnParadoxes) => self.steps.push(Step::ReturnParadoxes(crate::data::TILE_PARADOXES)),
            _ => {}
        }
        self.steps.push(match action {
            Capital::Construct => Step::Construct(construct::terms(worker, tile)),
            Capital::Recruit => Step::Recruit { worker, tile, may_skip: false },
            Capital::Research => Step::Research { tile, may_skip: false, times: 1 },
        });
    }
}
