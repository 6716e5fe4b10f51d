//! One file for each kind of action. Each says what it offers, whether it allows a choice, and what it does.

mod dig;
mod draft;
mod drop;
mod empire;
mod place;
mod plan;

use crate::choice::Choice;
use crate::data::Card;
use crate::event::Event;
use crate::flow::Step;
use crate::state::{Phase, WonderfulWorld};
use tabletop::{Happenings, Illegal, Seat, Seats, Sink};

const NOT_NOW: Illegal = Illegal("this seat cannot choose that now");
const NO_SUCH_CARD: Illegal = Illegal("that card is not there to be chosen");

impl WonderfulWorld {
    /// Fills `into` with every legal choice: what has to be done first, then the standing rights.
    pub(crate) fn offers(&self, seat: Seat, into: &mut Vec<Choice>) {
        into.clear();
        let step = self.step(seat);
        match step {
            Step::Nothing => return,
            Step::ChooseEmpire => self.offer_empires(into),
            Step::Pick => self.offer_picks(seat, into),
            Step::PlaceCube(resource) => self.offer_cube(seat, resource, into),
            Step::Keep => self.offer_dug(seat, into),
            Step::ThrowSecond => self.offer_throws(seat, into),
            Step::TakePile => self.offer_piles(into),
            Step::Plan => self.offer_plans(seat, into),
            Step::TakeLeader => {}
            Step::Finish => into.push(Choice::Done),
        }
        self.offer_leaders(seat, into);
        if self.rights_hold() {
            self.offer_pieces(seat, into);
            self.offer_drops(seat, into);
        }
    }

    /// Whether krystallium, leaders and discards may be used by whoever is to choose.
    fn rights_hold(&self) -> bool {
        !matches!(self.phase, Phase::Empires | Phase::Over)
    }

    /// Makes a choice, if it is legal.
    pub(crate) fn act<S: Sink<Event>>(
        &mut self,
        seat: Seat,
        choice: Choice,
        happenings: &mut Happenings<S>,
    ) -> Result<(), Illegal> {
        let step = self.step(seat);
        match choice {
            _ if step == Step::Nothing => return Err(Illegal("this seat has nothing to choose now")),
            Choice::Choose(empire) if step == Step::ChooseEmpire => self.choose_empire(seat, empire, happenings)?,
            Choice::Pick(card) if step == Step::Pick => self.pick(seat, card, happenings)?,
            Choice::Build(card) if step == Step::Plan => self.build(seat, card, happenings)?,
            Choice::Recycle(card) if step == Step::Plan => self.recycle(seat, card, happenings)?,
            Choice::Pile(pile) if step == Step::TakePile => self.choose_pile(seat, pile, happenings)?,
            Choice::Dig(card) if matches!(step, Step::Plan | Step::ThrowSecond) => self.dig(seat, card, happenings)?,
            Choice::Keep(card) if step == Step::Keep => self.keep(seat, card, happenings)?,
            Choice::Empire(resource) if step == Step::PlaceCube(resource) => {
                self.put_cube_on_empire(seat, resource, happenings);
            }
            Choice::Take(leader) => self.take_leader(seat, leader, happenings)?,
            Choice::Place(placement) if self.rights_hold() => self.place(seat, placement, step, happenings)?,
            Choice::Drop(site) if self.rights_hold() => self.drop_card(seat, site, happenings)?,
            Choice::Done if step == Step::Finish => self.finish(seat, happenings),
            _ => return Err(NOT_NOW),
        }
        let concerned = if step == Step::ChooseEmpire { self.all_seats() } else { Seats::only(seat) };
        self.move_on(concerned, happenings);
        Ok(())
    }
}

/// Each different card of a hand once: hands are sorted, so that equal cards lie side by side.
fn different_in_hand(hand: &[Card]) -> impl Iterator<Item = Card> {
    let mut before = None;
    hand.iter().filter_map(move |&card| (before.replace(card) != Some(card)).then_some(card))
}

/// Each different card once, in whatever order they lie.
fn different(cards: &[Card]) -> impl Iterator<Item = Card> {
    let first = |(index, card): (usize, &Card)| (!cards[..index].contains(card)).then_some(*card);
    cards.iter().enumerate().filter_map(first)
}
