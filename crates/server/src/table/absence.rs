//! Somebody who is away: when a bot may play for them, and what they can take back of it.
//!
//! The others let a bot play once the time is over that was agreed when the table was opened, or when all of them agree who
//! are there. One person alone is no agreement: with two people at a table it takes the time.

use super::core::Core;
use super::denial::Denial;
use super::journal::{Chair, Line};
use std::time::{Instant, SystemTime};
use tabletop::{Kind, Refusal, Seat, Seats};

/// How many people have to agree at least.
const FEWEST: usize = 2;

/// That a bot plays for somebody who is away. People are known by their first seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Proposal {
    pub(super) by: Seat,
    pub(super) bot: String,
    pub(super) agreed: Seats,
}

impl Core {
    /// The bots that a person may let play a seat; none if they may not.
    pub(super) fn bots_for(&self, guest: &str, seat: Seat) -> &'static [&'static str] {
        let failed = self.failed.contains(seat);
        let plays = |chair: &&Chair| chair.bot.is_none() || failed;
        let Some(chair) = self.chairs.get(seat.index()).filter(plays) else { return &[] };
        if self.hosted.over() {
            return &[];
        }
        if chair.is_of(guest) {
            return self.game.bots;
        }
        let seated = !self.seats_of(guest).is_empty();
        let may = if chair.guests.is_empty() {
            seated || self.opened_by == guest
        } else {
            // Where a bot has failed that played already, another may take its place.
            seated && (self.is_overdue(seat) || (failed && self.is_left(seat)))
        };
        if may { self.game.fair_bots() } else { &[] }
    }

    /// The bots that a person may propose for a seat whose holder is away; none if they may not.
    pub(super) fn bots_to_propose(&self, guest: &str, seat: Seat) -> &'static [&'static str] {
        let voters = self.voters(seat);
        let is_voter = self.person(guest).is_some_and(|person| voters.contains(person));
        let can = self.is_replaceable(seat) && self.proposals[seat.index()].is_none() && !self.is_overdue(seat);
        if can && is_voter && voters.len() >= FEWEST { self.game.fair_bots() } else { &[] }
    }

    /// Proposes that a bot plays for somebody who is away. Whoever proposes agrees.
    pub(crate) fn propose(&mut self, guest: &str, seat: Seat, bot: &str) -> Result<(), Denial> {
        let bots = if self.hosted.seats().contains(seat) { self.bots_to_propose(guest, seat) } else { &[] };
        let by = self.person(guest).filter(|_| !bots.is_empty()).ok_or(Denial::NotLeft)?;
        if !self.game.bots.contains(&bot) {
            return Err(Denial::NoSuchBot);
        }
        if !bots.contains(&bot) {
            return Err(Denial::TooWeak);
        }
        self.new.push(Line::Proposed { seat, by, bot: bot.to_owned() });
        self.proposals[seat.index()] = Some(Proposal { by, bot: bot.to_owned(), agreed: Seats::only(by) });
        self.common += 1;
        Ok(())
    }

    /// Agrees to what is proposed for a seat, or does not: then it is off the table.
    pub(crate) fn answer(&mut self, guest: &str, seat: Seat, agrees: bool) -> Result<(), Denial> {
        let is_own = self.chairs.get(seat.index()).is_some_and(|chair| chair.is_of(guest));
        let by = self.person(guest).filter(|_| !is_own).ok_or(Denial::NotYours)?;
        let proposal = self.proposals.get_mut(seat.index()).ok_or(Denial::NoSuchSeat)?;
        let proposed = proposal.as_mut().ok_or(Denial::NoProposal)?;
        if agrees {
            proposed.agreed.insert(by);
        } else {
            *proposal = None;
        }
        self.new.push(Line::Answered { seat, by, agrees });
        // Whoever answers is here, though no page of theirs may follow the table.
        for own in self.seats_of(guest).iter() {
            self.seen[own.index()] = Instant::now();
        }
        self.common += 1;
        self.decide(seat);
        Ok(())
    }

    /// Notices who has been away for too long, whose absence is over, and what has been agreed.
    pub(super) fn look_for_absent(&mut self) {
        let overdue = self.hosted.seats().iter().filter(|&seat| self.is_overdue(seat)).collect();
        if overdue != self.overdue {
            self.overdue = overdue;
            self.common += 1;
        }
        for seat in self.hosted.seats().iter() {
            if self.is_here(seat) || self.hosted.over() {
                self.lapse(seat);
            }
            self.decide(seat);
        }
    }

    /// Takes what is proposed for a seat off the table.
    pub(super) fn lapse(&mut self, seat: Seat) {
        if self.proposals[seat.index()].take().is_some() {
            self.new.push(Line::Lapsed { seat });
            self.common += 1;
        }
    }

    /// A seat that owes nothing, or whose holder is here, does not keep anybody waiting.
    pub(super) fn count_waiting(&mut self) {
        let waiting = self.hosted.waiting_for();
        for seat in self.hosted.seats().iter() {
            if !waiting.contains(seat) || self.is_here(seat) {
                self.since_when[seat.index()] = SystemTime::now();
            }
        }
    }

    fn is_overdue(&self, seat: Seat) -> bool {
        let waited = self.since_when[seat.index()].elapsed().unwrap_or_default();
        let over = self.patience.time().is_some_and(|time| waited >= time);
        over && self.is_replaceable(seat) && self.hosted.waiting_for().contains(seat)
    }

    /// Whether a seat is that of a person who is away, and no bot plays it yet.
    fn is_replaceable(&self, seat: Seat) -> bool {
        let chair = &self.chairs[seat.index()];
        chair.bot.is_none() && !self.hosted.over() && self.is_left(seat)
    }

    /// Lets the bot play that is proposed for a seat, once everybody agrees who has to.
    fn decide(&mut self, seat: Seat) {
        let Some(proposal) = &self.proposals[seat.index()] else { return };
        let missing = self.voters(seat).iter().any(|voter| !proposal.agreed.contains(voter));
        if !missing && proposal.agreed.len() >= FEWEST && self.is_replaceable(seat) {
            let chair = Chair { bot: Some(proposal.bot.clone()), ..self.chairs[seat.index()].clone() };
            self.place(seat, chair);
        }
    }

    /// The people who decide about a seat: all who hold another one and are not away.
    pub(super) fn voters(&self, seat: Seat) -> Seats {
        let Some(absent) = self.chairs.get(seat.index()) else { return Seats::NONE };
        let others = (0..).map(Seat).zip(&self.chairs).filter(|(other, chair)| {
            let same = chair.guests.iter().any(|guest| absent.is_of(guest));
            !chair.guests.is_empty() && !same && !self.is_left(*other)
        });
        others.filter_map(|(_, chair)| self.person(chair.guests.first()?)).collect()
    }

    /// The first seat of a person, on any of their devices.
    pub(super) fn person(&self, guest: &str) -> Option<Seat> {
        let own = self.chairs.iter().find(|chair| chair.is_of(guest))?;
        let first = self.chairs.iter().position(|chair| chair.guests.iter().any(|guest| own.is_of(guest)))?;
        u8::try_from(first).ok().map(Seat)
    }

    /// Takes back what a bot chose for a seat, as far as it can be taken back.
    pub(super) fn take_back_from_bot(&mut self, seat: Seat) -> Result<(), Refusal> {
        let chosen = self.stood_in[seat.index()];
        if chosen == 0 {
            return Err(Refusal::new(Kind::Undo, "no bot has chosen for this seat since its holder did"));
        }
        self.hosted.take_back(seat)?;
        for _ in 1..chosen {
            if self.hosted.take_back(seat).is_err() {
                break;
            }
        }
        Ok(())
    }
}
