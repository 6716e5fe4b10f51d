//! Power up: suits on slots, water for what stays empty.

use crate::actions::{Flow, Offers};
use crate::choice::{Charge, Choice};
use crate::data::{Good, Leader, SLOTS, SlotCost};
use crate::event::Event;
use crate::participant::Participant;
use crate::state::{Anachrony, Phase};
use crate::step::Step;
use tabletop::{Events, List, Sink};

/// The goods of this kind that charging a slot takes.
fn price(good: Good) -> u16 {
    if good == Good::Water { crate::data::WATER_FOR_SLOT } else { 1 }
}

impl Anachrony {
    pub(super) fn next_to_charge(&mut self, rank: u8) {
        if usize::from(rank) >= self.players.len() {
            self.begin_warp();
            return;
        }
        self.phase = Phase::PowerUp { rank };
        self.actor = self.in_turn(rank);
        let actor = self.actor;
        let player = self.player_mut(actor);
        player.ready = false;
        player.exchanged = None;
    }

    /// Of slots that cost the same, the first is offered: which of them holds a suit makes no difference.
    pub(crate) fn offer_charging(&self, who: Participant, out: &mut impl Offers) -> Flow {
        let player = self.player(who);
        let board = player.board(self.options.side);
        let mut seen: List<SlotCostKey, SLOTS> = List::new();
        for slot in (0..SLOTS).filter(|&slot| player.suits > 0 && !player.charged[slot] && !player.closed[slot]) {
            let cost = board.slots[slot];
            if seen.contains(&SlotCostKey(Some(cost))) {
                continue;
            }
            seen.push(SlotCostKey(Some(cost)));
            let number = slot as u8 + 1;
            if cost == SlotCost::Free {
                out.push(Choice::Charge(Charge { slot: number, pay: None }))?;
            }
            for &good in cost.goods() {
                if player.goods[good] >= price(good) {
                    out.push(Choice::Charge(Charge { slot: number, pay: Some(good) }))?;
                }
            }
        }
        self.offer_wolfe(who, out)?;
        self.offer_module_choices(who, out)?;
        out.push(Choice::Done)
    }

    pub(crate) fn charge_slot<S: Sink<Event>>(&mut self, who: Participant, charge: Charge, events: &mut Events<S>) {
        let player = self.player_mut(who);
        let slot = usize::from(charge.slot).clamp(1, SLOTS) - 1;
        player.charged[slot] = true;
        player.suits = player.suits.saturating_sub(1);
        if let Some(good) = charge.pay {
            self.give(who, good, price(good), events);
        }
        events.push(Event::Charged { seat: who, slot: charge.slot });
    }

    /// Water comes for every open slot left empty; Wolfe may still exchange.
    pub(crate) fn finish_charging<S: Sink<Event>>(&mut self, who: Participant, events: &mut Events<S>) {
        let side = self.options.side;
        let player = self.player_mut(who);
        player.ready = true;
        let empty = (0..SLOTS).filter(|&slot| !player.charged[slot] && !player.closed[slot]).count() as u16;
        let wolfe = player.is_led_by(Leader::Wolfe);
        let water = player.board(side).water_for_empty * empty;
        events.push(Event::Ready { seat: who });
        self.gain(who, Good::Water, water, events);
        if wolfe {
            self.steps.push(Step::Exchange);
        }
    }
}

/// A cost in a list.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct SlotCostKey(Option<SlotCost>);
