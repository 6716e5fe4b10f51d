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
use crate::state::{Anachrony, Phase};
use crate::step::Step;
use tabletop::{Happenings, Illegal, Seat, Seek, Sink};

pub(crate) use pay::Purse;

pub(crate) use tabletop::{Flow, GO_ON};

/// Where offers go.
pub(crate) trait Offers: tabletop::Offers<Choice> {
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
            let _ = self.offers(seat, into);
        }
    }

    /// Whether a seat has a real choice.
    pub(crate) fn offered(&self, seat: Seat) -> Offered {
        let mut offered = Offered::Nothing;
        let _ = self.offers(seat, &mut offered);
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
        let _ = self.offers(seat, &mut seek);
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
        self.make(seat, choice, happenings);
        self.move_on(happenings);
        let same = match together {
            true => before == (self.era, self.phase),
            false => !self.is_simultaneous() && self.seats_waited_for().contains(seat),
        };
        self.block += u32::from(!same);
    }

    /// Offers what a seat that is waited for can choose.
    fn offers(&self, seat: Seat, out: &mut impl Offers) -> Flow {
        if let Some(&step) = self.steps.last() {
            return self.offer_step(seat, step, out);
        }
        match self.phase {
            Phase::Paths | Phase::Boards | Phase::Assets { .. } | Phase::Leaders | Phase::Goals => {
                self.offer_setup(seat, out)
            }
            Phase::PowerUp { .. } => self.offer_charging(seat, out),
            Phase::Warp => self.offer_warps(seat, out),
            Phase::Actions => self.offer_turn(seat, out),
            _ => GO_ON,
        }
    }

    fn offer_step(&self, seat: Seat, step: Step, out: &mut impl Offers) -> Flow {
        match step {
            Step::EndTurn | Step::Erect { .. } => GO_ON,
            Step::PlaceOnMainBoard => self.offer_main_board(seat, self.players[seat.index()].markers, out),
            Step::PlaceOnOwnBoard => self.offer_own_board(seat, out),
            Step::Construct(terms) => self.offer_construction(seat, terms, out),
            Step::Settle { cost, discounts } => self.offer_discounts(seat, cost, discounts, out),
            Step::PayWorker(worker) => self.offer_worker_payment(seat, worker, out),
            Step::PayBreakthroughs(project) => self.offer_breakthrough_payment(seat, project, out),
            Step::PayShape(shape) => self.offer_shape_payment(seat, shape, out),
            Step::Recruit { worker, may_skip, .. } => self.offer_recruits(worker, may_skip, out),
            Step::Bonus => self.offer_bonuses(out),
            Step::Research { may_skip, .. } => self.offer_first_die(may_skip, out),
            Step::SecondDie { shape, symbol, freely } => self.offer_second_die(seat, shape, symbol, freely, out),
            Step::QuestionMark { shape } => self.offer_symbols(shape, out),
            Step::Reroll { shape, symbol } => self.offer_rerolls(shape, symbol, out),
            Step::Perform { worker, council } => self.offer_capital_actions(seat, worker, council, out),
            Step::CopySpace { .. } => self.offer_copies(seat, out),
            Step::Mine => self.offer_mine(out),
            Step::GainAny(_) => self.offer_gains(&[], out),
            Step::PayAny(count) => self.offer_payment_of_any(seat, count, out),
            Step::ThreeOrNeutronium => self.offer_gains(&[crate::data::Good::Neutronium], out),
            Step::NewWorker { .. } => self.offer_new_workers(step, out),
            Step::Lose => self.offer_losses(seat, out),
            Step::Converted => self.offer_converted(out),
            Step::Collide => self.offer_collisions(seat, out),
            Step::Trade { second, .. } => self.offer_trades(seat, second, out),
            Step::SpendOnFocus => self.offer_spending(seat, out),
            Step::Focus { range } => self.offer_focus(range, out),
            Step::FocusForWater => self.offer_focus_for_water(seat, out),
            Step::Repay => self.offer_repayment(seat, out),
            Step::TakeBack { may_skip, .. } => self.offer_take_back(seat, may_skip, out),
            Step::RemoveAnomaly { .. } => self.offer_anomaly_payment(seat, out),
            Step::Anomaly => self.offer_anomaly_spots(seat, out),
            Step::ReturnParadoxes(_) => self.offer_paradox_return(seat, out),
            Step::Bargain => self.offer_bargains(seat, out),
            Step::Exchange => self.offer_exchanges(seat, out),
            Step::Zaida => self.offer_zaida(seat, out),
            Step::Samira { pays } => self.offer_samira(seat, pays, out),
        }
    }

    /// Makes a choice that is offered. What answers a step takes it off the stack.
    pub(crate) fn make<S: Sink<Event>>(&mut self, seat: Seat, choice: Choice, happenings: &mut Happenings<S>) {
        let Some(step) = self.steps.pop() else {
            return self.make_in_phase(seat, choice, happenings);
        };
        match choice {
            Choice::Place(placement) => self.place(seat, placement, happenings),
            Choice::Build(_) | Choice::Superproject(_) => self.begin_construction(seat, step, choice, happenings),
            Choice::Discount(good) => self.discount(seat, step, good, happenings),
            Choice::Pay(good) => self.pay_chosen(seat, step, good, happenings),
            Choice::PayWorker(waiting) => self.lose_worker(seat, waiting, happenings),
            Choice::PayBreakthrough(breakthrough) => self.pay_breakthrough(seat, step, breakthrough, happenings),
            Choice::Recruit(worker) => self.recruit(seat, step, worker, happenings),
            Choice::Bonus(bonus) => self.give_bonus(seat, bonus, happenings),
            Choice::SetShape(shape) => self.set_shape(seat, step, shape, happenings),
            Choice::SetSymbol(symbol) => self.set_symbol(seat, step, symbol, happenings),
            Choice::Roll => self.roll_second_die(seat, step, happenings),
            Choice::Reroll(die) => self.reroll(seat, step, die, happenings),
            Choice::Perform(action) => self.perform(seat, step, action, happenings),
            Choice::CopySpace(space) => self.copy_space(seat, step, space, happenings),
            Choice::Take(good) => self.take_mined(seat, step, good, happenings),
            Choice::Gain(good) => self.gain_chosen(seat, step, good, happenings),
            Choice::NewWorker(worker) => self.add_worker(seat, worker, happenings),
            Choice::Trade(trade) => self.trade(seat, step, trade, happenings),
            Choice::Spend(count) => self.spend_on_focus(seat, count, happenings),
            Choice::Focus(era) => self.set_focus(seat, step, era, happenings),
            Choice::Repay(warp) => self.repay(seat, warp, happenings),
            Choice::TakeBack(warp) => self.take_back(seat, step, warp, happenings),
            Choice::Anomaly(spot) => self.put_anomaly(seat, spot, happenings),
            Choice::GiveUp(spot) => self.give_up(seat, spot, happenings),
            Choice::ReturnParadox => self.return_paradox(seat, step, happenings),
            Choice::Lose(waiting) => self.lose_worker(seat, waiting, happenings),
            Choice::Bargain(bargain) => self.bargain(seat, bargain, happenings),
            Choice::Exchange(exchange) => {
                self.steps.push(step);
                self.exchange(seat, exchange, happenings);
            }
            // Skipping leaves the step out.
            _ => {}
        }
    }

    /// Makes a choice that answers no step but the phase.
    fn make_in_phase<S: Sink<Event>>(&mut self, seat: Seat, choice: Choice, happenings: &mut Happenings<S>) {
        match choice {
            Choice::Path(path) => self.choose_path(seat, path, happenings),
            Choice::Board(side) => self.choose_board(seat, side, happenings),
            Choice::Leader(leader) => self.choose_leader(seat, leader, happenings),
            Choice::Pick(asset) => self.pick_asset(seat, asset, happenings),
            Choice::Keep(goal) => self.keep_goal(seat, goal, happenings),
            Choice::Charge(charge) => self.charge_slot(seat, charge, happenings),
            Choice::Exchange(exchange) => self.exchange(seat, exchange, happenings),
            Choice::Warp(warp) => self.choose_warp(seat, warp, happenings),
            Choice::Done if self.phase == Phase::Warp => self.finish_warping(seat, happenings),
            Choice::Done => self.finish_charging(seat, happenings),
            Choice::Place(placement) => {
                self.steps.push(Step::EndTurn);
                self.place(seat, placement, happenings);
            }
            Choice::Use(action) => self.use_free_action(seat, action, happenings),
            Choice::Pass => {
                self.players[seat.index()].passed = true;
                happenings.tell(Event::Passed { seat });
                self.steps.push(Step::EndTurn);
            }
            _ => {}
        }
    }
}
