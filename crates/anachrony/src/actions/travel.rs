//! Time travel: the focus, and what is repaid there.

use super::{Flow, GO_ON, Offers};
use crate::choice::Choice;
use crate::data::{Good, Warp};
use crate::event::Event;
use crate::player::Player;
use crate::state::Anachrony;
use crate::step::Step;
use tabletop::{Happenings, Seat, Sink};

impl Anachrony {
    pub(super) fn offer_focus(&self, range: u8, out: &mut impl Offers) -> Flow {
        for era in Player::eras_within(range, self.era) {
            out.push(Choice::Focus(era))?;
        }
        GO_ON
    }

    /// The water for a travel with plant 112 to this era: one for each era between, less what labs reach, but one at least.
    fn water_to(&self, seat: Seat, era: u8) -> u16 {
        let distance = self.era.saturating_sub(era);
        distance.saturating_sub(self.player(seat).longer_range()).max(1).into()
    }

    pub(super) fn offer_focus_for_water(&self, seat: Seat, out: &mut impl Offers) -> Flow {
        let water = self.purse(seat).of(Good::Water);
        for era in (1..self.era).filter(|&era| self.water_to(seat, era) <= water) {
            out.push(Choice::Focus(era))?;
        }
        GO_ON
    }

    /// Plant 113: no more than there are eras to go back.
    pub(super) fn offer_spending(&self, seat: Seat, out: &mut impl Offers) -> Flow {
        let most = self.player(seat).common().min(self.era.saturating_sub(1).into()) as u8;
        for count in 1..=most {
            out.push(Choice::Spend(count))?;
        }
        GO_ON
    }

    pub(super) fn spend_on_focus<S: Sink<Event>>(&mut self, seat: Seat, count: u8, happenings: &mut Happenings<S>) {
        let range = count + self.player(seat).longer_range();
        self.steps.push(Step::Focus { range });
        self.steps.push(Step::PayAny(count));
        self.score(seat, count.into(), happenings);
    }

    pub(super) fn set_focus<S: Sink<Event>>(
        &mut self,
        seat: Seat,
        step: Step,
        era: u8,
        happenings: &mut Happenings<S>,
    ) {
        if step == Step::FocusForWater {
            let water = self.water_to(seat, era);
            self.pay(seat, Good::Water, water, happenings);
        }
        self.player_mut(seat).focus = era;
        happenings.tell(Event::Focus { seat, era });
        self.steps.push(Step::Repay);
    }

    pub(super) fn offer_repayment(&self, seat: Seat, out: &mut impl Offers) -> Flow {
        let player = self.player(seat);
        out.push(Choice::Skip)?;
        for warp in player.warped().filter(|&warp| player.era_of(warp) == Some(player.focus)) {
            if player.can_repay(warp) {
                out.push(Choice::Repay(warp))?;
            }
        }
        GO_ON
    }

    pub(super) fn repay<S: Sink<Event>>(&mut self, seat: Seat, warp: Warp, happenings: &mut Happenings<S>) {
        let last = self.player(seat).board(self.options.side).time_travel.len() as u8 - 1;
        let player = self.player_mut(seat);
        player.repay(warp);
        player.time_travel = (player.time_travel + 1).min(last);
        let steps = player.time_travel;
        happenings.tell(Event::Repaid { seat, warp });
        happenings.tell(Event::TimeTravel { seat, steps });
    }

    pub(super) fn offer_take_back(&self, seat: Seat, may_skip: bool, out: &mut impl Offers) -> Flow {
        for warp in self.player(seat).warped() {
            out.push(Choice::TakeBack(warp))?;
        }
        if may_skip {
            out.push(Choice::Skip)?;
        }
        GO_ON
    }

    pub(super) fn take_back<S: Sink<Event>>(
        &mut self,
        seat: Seat,
        step: Step,
        warp: Warp,
        happenings: &mut Happenings<S>,
    ) {
        self.player_mut(seat).warps[warp as usize] = None;
        happenings.tell(Event::TookBack { seat, warp });
        if let Step::TakeBack { count, may_skip } = step
            && count > 1
        {
            self.steps.push(Step::TakeBack { count: count - 1, may_skip });
        }
    }
}
