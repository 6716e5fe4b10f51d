//! Time travel: the focus, and what is repaid there.

use super::{Flow, GO_ON, Offers};
use crate::choice::Choice;
use crate::data::{Good, Warp};
use crate::event::Event;
use crate::participant::Participant;
use crate::player::PlayerArea;
use crate::state::Anachrony;
use crate::step::Step;
use tabletop::{Events, Sink};

impl Anachrony {
    pub(super) fn offer_focus(&self, range: u8, out: &mut impl Offers) -> Flow {
        for era in PlayerArea::eras_within(range, self.era) {
            out.push(Choice::Focus(era))?;
        }
        GO_ON
    }

    /// The water for a travel with plant 112 to this era: one for each era between, less what labs reach, but one at least.
    fn water_to(&self, who: Participant, era: u8) -> u16 {
        let distance = self.era.saturating_sub(era);
        distance.saturating_sub(self.player(who).longer_range()).max(1).into()
    }

    pub(super) fn offer_focus_for_water(&self, who: Participant, out: &mut impl Offers) -> Flow {
        let water = self.purse(who).of(Good::Water);
        for era in (1..self.era).filter(|&era| self.water_to(who, era) <= water) {
            out.push(Choice::Focus(era))?;
        }
        GO_ON
    }

    /// Plant 113: no more than there are eras to go back.
    pub(super) fn offer_spending(&self, who: Participant, out: &mut impl Offers) -> Flow {
        let most = self.player(who).common().min(self.era.saturating_sub(1).into()) as u8;
        for count in 1..=most {
            out.push(Choice::Spend(count))?;
        }
        GO_ON
    }

    pub(super) fn spend_on_focus(&mut self, who: Participant, count: u8) {
        let range = count + self.player(who).longer_range();
        self.steps.push(Step::Focus { range });
        self.steps.push(Step::Gain { goods: [0; 6], points: count });
        self.steps.push(Step::PayAny(count));
    }

    pub(super) fn set_focus<S: Sink<Event>>(&mut self, who: Participant, step: Step, era: u8, events: &mut Events<S>) {
        if step == Step::FocusForWater {
            let water = self.water_to(who, era);
            self.pay(who, Good::Water, water, events);
        }
        self.player_mut(who).focus = era;
        events.push(Event::Focus { seat: who, era });
        self.steps.push(Step::Repay);
    }

    pub(super) fn offer_repayment(&self, who: Participant, out: &mut impl Offers) -> Flow {
        let player = self.player(who);
        out.push(Choice::Skip)?;
        for warp in player.warped().filter(|&warp| player.era_of(warp) == Some(player.focus)) {
            if player.can_repay(warp) {
                out.push(Choice::Repay(warp))?;
            }
        }
        GO_ON
    }

    pub(super) fn repay<S: Sink<Event>>(&mut self, who: Participant, warp: Warp, events: &mut Events<S>) {
        let last = self.player(who).board(self.options.side).time_travel.len() as u8 - 1;
        let player = self.player_mut(who);
        player.repay(warp);
        player.time_travel = (player.time_travel + 1).min(last);
        let steps = player.time_travel;
        events.push(Event::Repaid { seat: who, warp });
        events.push(Event::TimeTravel { seat: who, steps });
    }

    pub(super) fn offer_take_back(&self, who: Participant, may_skip: bool, out: &mut impl Offers) -> Flow {
        for warp in self.player(who).warped() {
            out.push(Choice::TakeBack(warp))?;
        }
        if may_skip {
            out.push(Choice::Skip)?;
        }
        GO_ON
    }

    pub(super) fn take_back<S: Sink<Event>>(
        &mut self,
        who: Participant,
        step: Step,
        warp: Warp,
        events: &mut Events<S>,
    ) {
        self.player_mut(who).warps[warp as usize] = None;
        events.push(Event::TookBack { seat: who, warp });
        if let Step::TakeBack { count, may_skip } = step
            && count > 1
        {
            self.steps.push(Step::TakeBack { count: count - 1, may_skip });
        }
    }
}
