//! When a bot may play for a person who is away, and what that person can take back afterwards.
//!
//! The others may let a bot play once the absence timeout of the table is over, or when all who are present agree. One person
//! alone cannot decide about a rival: with two people at a table, only the timeout counts.

use super::action_error::ActionError;
use super::core::Core;
use super::journal::{Line, SeatHolder};
use std::time::{Instant, SystemTime};
use tabletop::{Error, ErrorKind, Seat, Seats};

const MIN_VOTES: usize = 2;

/// A proposal to let a bot play for a person who is away. People are identified by their first seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Proposal {
    pub(super) by: Seat,
    pub(super) bot: String,
    pub(super) agreed: Seats,
}

impl Core {
    /// The bots that a person may put on a seat. Empty if they may not.
    pub(super) fn allowed_bots(&self, guest: &str, seat: Seat) -> &'static [&'static str] {
        let failed = self.failed_bots.contains(seat);
        let replaceable = |holder: &&SeatHolder| holder.bot.is_none() || failed;
        let Some(holder) = self.holders.get(seat.index()).filter(replaceable) else { return &[] };
        if self.hosted.over() {
            return &[];
        }
        if holder.is_guest(guest) {
            return self.game.bots;
        }
        let seated = !self.seats_of(guest).is_empty();
        let allowed = if holder.guests.is_empty() {
            seated || self.opened_by == guest
        } else {
            // A bot that has failed may be replaced by another one.
            seated && (self.is_overdue(seat) || (failed && self.is_away(seat)))
        };
        if allowed { self.game.fair_bots() } else { &[] }
    }

    /// The bots that a person may propose for a seat whose holder is away. Empty if they may not.
    pub(super) fn bots_to_propose(&self, guest: &str, seat: Seat) -> &'static [&'static str] {
        let voters = self.voters(seat);
        let is_voter = self.first_seat_of(guest).is_some_and(|person| voters.contains(person));
        let open = self.is_replaceable(seat) && self.proposals[seat.index()].is_none() && !self.is_overdue(seat);
        if open && is_voter && voters.len() >= MIN_VOTES { self.game.fair_bots() } else { &[] }
    }

    /// Proposes that a bot plays for a person who is away. The proposer's own vote counts.
    pub(crate) fn propose(&mut self, guest: &str, seat: Seat, bot: &str) -> Result<(), ActionError> {
        let bots = if self.hosted.seats().contains(seat) { self.bots_to_propose(guest, seat) } else { &[] };
        let by = self.first_seat_of(guest).filter(|_| !bots.is_empty()).ok_or(ActionError::NotAway)?;
        if !self.game.bots.contains(&bot) {
            return Err(ActionError::NoSuchBot);
        }
        if !bots.contains(&bot) {
            return Err(ActionError::BotTooWeak);
        }
        self.unsaved_lines.push(Line::Proposed { seat, by, bot: bot.to_owned() });
        self.proposals[seat.index()] = Some(Proposal { by, bot: bot.to_owned(), agreed: Seats::only(by) });
        self.shared_revision += 1;
        Ok(())
    }

    /// Votes on the proposal for a seat. A single vote against it ends it.
    pub(crate) fn vote(&mut self, guest: &str, seat: Seat, agrees: bool) -> Result<(), ActionError> {
        let is_own = self.holders.get(seat.index()).is_some_and(|holder| holder.is_guest(guest));
        let by = self.first_seat_of(guest).filter(|_| !is_own).ok_or(ActionError::NotYours)?;
        let proposal = self.proposals.get_mut(seat.index()).ok_or(ActionError::NoSuchSeat)?;
        let proposed = proposal.as_mut().ok_or(ActionError::NoProposal)?;
        if agrees {
            proposed.agreed.insert(by);
        } else {
            *proposal = None;
        }
        self.unsaved_lines.push(Line::Voted { seat, by, agrees });
        // A person who votes is present, even if none of their pages follows the table.
        for own in self.seats_of(guest).iter() {
            self.last_seen[own.index()] = Instant::now();
        }
        self.shared_revision += 1;
        self.apply_if_agreed(seat);
        Ok(())
    }

    /// Updates timeouts and proposals after somebody has come or gone, or time has passed.
    pub(super) fn check_absences(&mut self) {
        let overdue = self.hosted.seats().iter().filter(|&seat| self.is_overdue(seat)).collect();
        if overdue != self.overdue {
            self.overdue = overdue;
            self.shared_revision += 1;
        }
        for seat in self.hosted.seats().iter() {
            if self.is_online(seat) || self.hosted.over() {
                self.withdraw_proposal(seat);
            }
            self.apply_if_agreed(seat);
        }
    }

    pub(super) fn withdraw_proposal(&mut self, seat: Seat) {
        if self.proposals[seat.index()].take().is_some() {
            self.unsaved_lines.push(Line::ProposalWithdrawn { seat });
            self.shared_revision += 1;
        }
    }

    /// Restarts the timeout of every seat that has nothing to choose or whose holder is online.
    pub(super) fn reset_wait_clocks(&mut self) {
        let waiting = self.hosted.waiting_for();
        for seat in self.hosted.seats().iter() {
            if !waiting.contains(seat) || self.is_online(seat) {
                self.waiting_since[seat.index()] = SystemTime::now();
            }
        }
    }

    fn is_overdue(&self, seat: Seat) -> bool {
        let waited = self.waiting_since[seat.index()].elapsed().unwrap_or_default();
        let over = self.absence_timeout.duration().is_some_and(|timeout| waited >= timeout);
        over && self.is_replaceable(seat) && self.hosted.waiting_for().contains(seat)
    }

    /// Whether the holder of a seat is a person who is away, and no bot plays it yet.
    fn is_replaceable(&self, seat: Seat) -> bool {
        let holder = &self.holders[seat.index()];
        holder.bot.is_none() && !self.hosted.over() && self.is_away(seat)
    }

    /// Puts the proposed bot on a seat once all voters agree.
    fn apply_if_agreed(&mut self, seat: Seat) {
        let Some(proposal) = &self.proposals[seat.index()] else { return };
        let vote_missing = self.voters(seat).iter().any(|voter| !proposal.agreed.contains(voter));
        if !vote_missing && proposal.agreed.len() >= MIN_VOTES && self.is_replaceable(seat) {
            let holder = SeatHolder { bot: Some(proposal.bot.clone()), ..self.holders[seat.index()].clone() };
            self.set_holder(seat, holder);
        }
    }

    /// The people who vote about a seat: all who hold another one and are not away.
    pub(super) fn voters(&self, seat: Seat) -> Seats {
        let Some(absent) = self.holders.get(seat.index()) else { return Seats::NONE };
        let others = (0..).map(Seat).zip(&self.holders).filter(|(other, holder)| {
            let same = holder.guests.iter().any(|guest| absent.is_guest(guest));
            !holder.guests.is_empty() && !same && !self.is_away(*other)
        });
        others.filter_map(|(_, holder)| self.first_seat_of(holder.guests.first()?)).collect()
    }

    /// The first seat of a person, who may use several devices.
    pub(super) fn first_seat_of(&self, guest: &str) -> Option<Seat> {
        let own = self.holders.iter().find(|holder| holder.is_guest(guest))?;
        let first = self.holders.iter().position(|holder| holder.guests.iter().any(|guest| own.is_guest(guest)))?;
        u8::try_from(first).ok().map(Seat)
    }

    /// Takes back the choices that a bot made for a seat, as far as possible.
    pub(super) fn take_back_from_bot(&mut self, seat: Seat) -> Result<(), Error> {
        let count = self.bot_choices[seat.index()];
        if count == 0 {
            return Err(Error::new(
                ErrorKind::Undo,
                "no bot has made a choice for this seat since its holder last chose",
            ));
        }
        self.hosted.take_back(seat)?;
        for _ in 1..count {
            if self.hosted.take_back(seat).is_err() {
                break;
            }
        }
        Ok(())
    }
}
