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
use tabletop::{Events, Sink};

pub(crate) use pay::Purse;
pub(crate) use place::Pilot;

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
    /// Whether a seat has a real choice.
    pub(crate) fn offered(&self, who: Participant) -> Offered {
        let mut offered = Offered::Nothing;
        let _ = self.offers(who, &mut offered);
        offered
    }

    /// Offers what a seat that is waited for can choose.
    pub(crate) fn offers(&self, who: Participant, out: &mut impl Offers) -> Flow {
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
    pub(crate) fn make<S: Sink<Event>>(&mut self, who: Participant, choice: Choice, events: &mut Events<S>) {
        let Some(step) = self.steps.pop() else {
            return self.make_in_phase(who, choice, events);
        };
        if let Step::Module(step) = step {
            return self.answer_module(who, step, choice, events);
        }
        match choice {
            Choice::Place(placement) => self.place(who, placement, events),
            Choice::Build(_) | Choice::Superproject(_) => self.begin_construction(who, step, choice, events),
            Choice::Discount(good) => self.discount(who, step, good, events),
            Choice::Pay(good) => self.pay_chosen(who, step, good, events),
            Choice::PayWorker(waiting) => self.lose_worker(who, waiting, events),
            Choice::PayBreakthrough(breakthrough) => self.pay_breakthrough(who, step, breakthrough, events),
            Choice::Recruit(worker) => self.recruit(who, step, worker, events),
            Choice::Bonus(bonus) => self.give_bonus(who, bonus, events),
            Choice::SetShape(shape) => self.set_shape(who, step, shape, events),
            Choice::SetSymbol(symbol) => self.set_symbol(who, step, symbol, events),
            Choice::Roll => self.roll_second_die(who, step, events),
            Choice::Reroll(die) => self.reroll(who, step, die, events),
            Choice::Perform(action) => self.perform(who, step, action, events),
            Choice::CopySpace(space) => self.copy_space(who, step, space, events),
            Choice::Take(good) => self.take_mined(who, step, good, events),
            Choice::Gain(good) => self.gain_chosen(who, step, good, events),
            Choice::NewWorker(worker) => self.add_worker(who, worker, events),
            Choice::Trade(trade) => self.trade(who, step, trade, events),
            Choice::Spend(count) => self.spend_on_focus(who, count),
            Choice::Focus(era) => self.set_focus(who, step, era, events),
            Choice::Repay(warp) => self.repay(who, warp, events),
            Choice::TakeBack(warp) => self.take_back(who, step, warp, events),
            Choice::Anomaly(spot) => self.put_anomaly(who, spot, events),
            Choice::GiveUp(spot) => self.give_up(who, spot, events),
            Choice::ReturnParadox => self.return_paradox(who, step, events),
            Choice::Lose(waiting) => self.lose_worker(who, waiting, events),
            Choice::Bargain(bargain) => self.bargain(who, bargain, events),
            Choice::Exchange(exchange) => {
                self.steps.push(step);
                self.exchange(who, exchange, events);
            }
            // Skipping leaves the step out.
            _ => {}
        }
    }

    /// Makes a choice that answers no step but the phase.
    fn make_in_phase<S: Sink<Event>>(&mut self, who: Participant, choice: Choice, events: &mut Events<S>) {
        match choice {
            Choice::Path(path) => self.choose_path(who, path, events),
            Choice::Board(side) => self.choose_board(who, side, events),
            Choice::Leader(leader) => self.choose_leader(who, leader, events),
            Choice::Pick(asset) => self.pick_asset(who, asset, events),
            Choice::Keep(goal) => self.keep_goal(who, goal, events),
            Choice::Charge(charge) => self.charge_slot(who, charge, events),
            Choice::Exchange(exchange) => self.exchange(who, exchange, events),
            Choice::Warp(warp) => self.choose_warp(who, warp, events),
            Choice::Done if self.phase == Phase::Warp => self.finish_warping(who, events),
            Choice::Done => self.finish_charging(who, events),
            Choice::Place(placement) => {
                self.steps.push(Step::EndTurn);
                self.place(who, placement, events);
            }
            Choice::Use(action) => self.use_free_action(who, action, events),
            Choice::Module(choice) => self.choose_of_module(who, choice, events),
            Choice::Pass => {
                self.players[who.index()].passed = true;
                events.push(Event::Passed { seat: who });
                self.steps.push(Step::EndTurn);
            }
            _ => {}
        }
    }
}
