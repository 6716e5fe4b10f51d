//! One file for each kind of action. Each says what it offers and what it does; a choice is legal if it is offered.

mod board;
mod construct;
mod council;
mod free;
mod leaders;
mod main_board;
mod paradox;
mod pay;
mod place;
mod recruit;
mod research;
mod spaces;
mod travel;

use crate::choice::Choice;
use crate::data::Worker;
use crate::event::Event;
use crate::participant::Participant;
use crate::state::{Anachrony, Phase};
use crate::step::Step;
use tabletop::{Happenings, Illegal, Seat, Seek, Sink};

pub(crate) use pay::Purse;

pub(crate) use tabletop::{Flow, GO_ON};

/// Where offers go.
pub trait Offers: tabletop::Offers<Choice> {
    /// Whether placements of this worker are of interest at all; nobody is Valerian's empty suit.
    #[inline]
    fn wants(&self, worker: Option<Worker>) -> bool {
        match self.wanted() {
            Some(Choice::Place(placement)) => placement.worker == worker,
            Some(_) => false,
            None => true,
        }
    }
}

impl<T: tabletop::Offers<Choice>> Offers for T {}

/// What a seat has to choose from.
pub(crate) type Offered = tabletop::Offered<Choice>;

impl Anachrony {
    /// Fills `into` with every legal choice.
    pub(crate) fn list(&self, seat: Seat, into: &mut Vec<Choice>) {
        into.clear();
        if self.seats_waited_for().contains(seat) {
            let _ = self.offers(seat.into(), into);
        }
    }

    /// Whether a seat has a real choice.
    pub(crate) fn offered(&self, who: Participant) -> Offered {
        let mut offered = Offered::Nothing;
        let _ = self.offers(who, &mut offered);
        offered
    }

    /// Makes a choice, if it is legal.
    pub(crate) fn act<S: Sink<Event>>(
        &mut self,
        seat: Seat,
        choice: Choice,
        happenings: &mut Happenings<S>,
    ) -> Result<(), Illegal> {
        if !self.seats_waited_for().contains(seat) {
            return Err(Illegal("this seat has nothing to choose now"));
        }
        let mut seek = Seek::new(choice);
        let _ = self.offers(seat.into(), &mut seek);
        if !seek.found() {
            return Err(Illegal("this seat cannot choose that now"));
        }
        self.act_listed(seat, choice, happenings);
        Ok(())
    }

    /// Makes a choice that was listed.
    pub(crate) fn act_listed<S: Sink<Event>>(&mut self, seat: Seat, choice: Choice, happenings: &mut Happenings<S>) {
        let before = (self.era, self.phase);
        let together = self.is_simultaneous();
        self.make(seat.into(), choice, happenings);
        self.move_on(happenings);
        let same = match together {
            true => before == (self.era, self.phase),
            false => !self.is_simultaneous() && self.seats_waited_for().contains(seat),
        };
        self.block += u32::from(!same);
    }

    /// Offers what a seat that is waited for can choose.
    fn offers(&self, who: Participant, out: &mut impl Offers) -> Flow {
        if let Some(&step) = self.steps.last() {
            return self.offer_step(who, step, out);
        }
        match self.phase {
            Phase::Paths | Phase::Boards | Phase::Assets { .. } | Phase::Leaders | Phase::Goals => {
                self.offer_setup(who, out)
            }
            Phase::PowerUp { .. } => self.offer_charging(who, out),
            Phase::Warp => self.offer_warps(who, out),
            Phase::Actions => self.offer_turn(who, out),
            _ => GO_ON,
        }
    }

    fn offer_step(&self, who: Participant, step: Step, out: &mut impl Offers) -> Flow {
        match step {
            Step::EndTurn | Step::Erect { .. } | Step::Gain { .. } | Step::Remove { .. } => GO_ON,
            Step::PlaceOnMainBoard => self.offer_main_board(who, self.players[who.index()].markers, out),
            Step::PlaceOnOwnBoard => self.offer_own_board(who, out),
            Step::Construct(terms) => self.offer_construction(who, terms, out),
            Step::Settle { cost, discounts } => self.offer_discounts(who, cost, discounts, out),
            Step::PayWorker(worker) => self.offer_worker_payment(who, worker, out),
            Step::PayBreakthroughs(project) => self.offer_breakthrough_payment(who, project, out),
            Step::PayShape(shape) => self.offer_shape_payment(who, shape, out),
            Step::Recruit { worker, may_skip, .. } => self.offer_recruits(worker, may_skip, out),
            Step::Bonus => self.offer_bonuses(out),
            Step::Research { may_skip, .. } => self.offer_first_die(may_skip, out),
            Step::SecondDie { shape, symbol, freely } => self.offer_second_die(who, shape, symbol, freely, out),
            Step::QuestionMark { shape } => self.offer_symbols(shape, out),
            Step::Reroll { shape, symbol } => self.offer_rerolls(shape, symbol, out),
            Step::Perform { worker, council } => self.offer_capital_actions(who, worker, council, out),
            Step::CopySpace { .. } => self.offer_copies(who, out),
            Step::Mine => self.offer_mine(out),
            Step::GainAny(_) => self.offer_gains(&[], out),
            Step::PayAny(count) => self.offer_payment_of_any(who, count, out),
            Step::ThreeOrNeutronium => self.offer_gains(&[crate::data::Good::Neutronium], out),
            Step::NewWorker { .. } => self.offer_new_workers(step, out),
            Step::Lose => self.offer_losses(who, out),
            Step::Converted => self.offer_converted(out),
            Step::Collide => self.offer_collisions(who, out),
            Step::Trade { second, .. } => self.offer_trades(who, second, out),
            Step::SpendOnFocus => self.offer_spending(who, out),
            Step::Focus { range } => self.offer_focus(range, out),
            Step::FocusForWater => self.offer_focus_for_water(who, out),
            Step::Repay => self.offer_repayment(who, out),
            Step::TakeBack { may_skip, .. } => self.offer_take_back(who, may_skip, out),
            Step::RemoveAnomaly { .. } => self.offer_anomaly_payment(who, out),
            Step::Anomaly => self.offer_anomaly_spots(who, out),
            Step::ReturnParadoxes(_) => self.offer_paradox_return(who, out),
            Step::Bargain => self.offer_bargains(who, out),
            Step::Exchange => self.offer_exchanges(who, out),
            Step::Zaida => self.offer_zaida(who, out),
            Step::Samira { pays } => self.offer_samira(who, pays, out),
            Step::Module(step) => self.offer_module_step(who, step, out),
        }
    }

    /// Makes a choice that is offered. What answers a step takes it off the stack.
    pub(crate) fn make<S: Sink<Event>>(&mut self, who: Participant, choice: Choice, happenings: &mut Happenings<S>) {
        let Some(step) = self.steps.pop() else {
            return self.make_in_phase(who, choice, happenings);
        };
        if let Step::Module(step) = step {
            return self.answer_module(who, step, choice, happenings);
        }
        match choice {
            Choice::Place(placement) => self.place(who, placement, happenings),
            Choice::Build(_) | Choice::Superproject(_) => self.begin_construction(who, step, choice, happenings),
            Choice::Discount(good) => self.discount(who, step, good, happenings),
            Choice::Pay(good) => self.pay_chosen(who, step, good, happenings),
            Choice::PayWorker(waiting) => self.lose_worker(who, waiting, happenings),
            Choice::PayBreakthrough(breakthrough) => self.pay_breakthrough(who, step, breakthrough, happenings),
            Choice::Recruit(worker) => self.recruit(who, step, worker, happenings),
            Choice::Bonus(bonus) => self.give_bonus(who, bonus, happenings),
            Choice::SetShape(shape) => self.set_shape(who, step, shape, happenings),
            Choice::SetSymbol(symbol) => self.set_symbol(who, step, symbol, happenings),
            Choice::Roll => self.roll_second_die(who, step, happenings),
            Choice::Reroll(die) => self.reroll(who, step, die, happenings),
            Choice::Perform(action) => self.perform(who, step, action, happenings),
            Choice::CopySpace(space) => self.copy_space(who, step, space, happenings),
            Choice::Take(good) => self.take_mined(who, step, good, happenings),
            Choice::Gain(good) => self.gain_chosen(who, step, good, happenings),
            Choice::NewWorker(worker) => self.add_worker(who, worker, happenings),
            Choice::Trade(trade) => self.trade(who, step, trade, happenings),
            Choice::Spend(count) => self.spend_on_focus(who, count),
            Choice::Focus(era) => self.set_focus(who, step, era, happenings),
            Choice::Repay(warp) => self.repay(who, warp, happenings),
            Choice::TakeBack(warp) => self.take_back(who, step, warp, happenings),
            Choice::Anomaly(spot) => self.put_anomaly(who, spot, happenings),
            Choice::GiveUp(spot) => self.give_up(who, spot, happenings),
            Choice::ReturnParadox => self.return_paradox(who, step, happenings),
            Choice::Lose(waiting) => self.lose_worker(who, waiting, happenings),
            Choice::Bargain(bargain) => self.bargain(who, bargain, happenings),
            Choice::Exchange(exchange) => {
                self.steps.push(step);
                self.exchange(who, exchange, happenings);
            }
            // Skipping leaves the step out.
            _ => {}
        }
    }

    /// Makes a choice that answers no step but the phase.
    fn make_in_phase<S: Sink<Event>>(&mut self, who: Participant, choice: Choice, happenings: &mut Happenings<S>) {
        match choice {
            Choice::Path(path) => self.choose_path(who, path, happenings),
            Choice::Board(side) => self.choose_board(who, side, happenings),
            Choice::Leader(leader) => self.choose_leader(who, leader, happenings),
            Choice::Pick(asset) => self.pick_asset(who, asset, happenings),
            Choice::Keep(goal) => self.keep_goal(who, goal, happenings),
            Choice::Charge(charge) => self.charge_slot(who, charge, happenings),
            Choice::Exchange(exchange) => self.exchange(who, exchange, happenings),
            Choice::Warp(warp) => self.choose_warp(who, warp, happenings),
            Choice::Done if self.phase == Phase::Warp => self.finish_warping(who, happenings),
            Choice::Done => self.finish_charging(who, happenings),
            Choice::Place(placement) => {
                self.steps.push(Step::EndTurn);
                self.place(who, placement, happenings);
            }
            Choice::Use(action) => self.use_free_action(who, action, happenings),
            Choice::Pass => {
                self.players[who.index()].passed = true;
                happenings.tell(Event::Passed { seat: who });
                self.steps.push(Step::EndTurn);
            }
            _ => {}
        }
    }
}
