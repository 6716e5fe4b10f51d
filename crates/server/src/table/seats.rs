//! Taking a seat, using it on another device, handing it over to a bot and returning to it.

use super::action_error::ActionError;
use super::core::Core;
use super::journal::{Line, SeatHolder};
use std::time::{Instant, SystemTime};
use tabletop::{Seat, Seats, Viewer};

/// On how many devices a person can use a seat.
const MAX_DEVICES: usize = 8;

impl Core {
    pub(crate) fn seats_of(&self, guest: &str) -> Seats {
        (0..).map(Seat).zip(&self.holders).filter(|(_, holder)| holder.is_guest(guest)).map(|(seat, _)| seat).collect()
    }

    /// The seat from which a person sees the table: the requested one if it is theirs, or else one of theirs, preferably one
    /// that has to choose.
    pub(crate) fn viewer(&self, guest: &str, requested: Option<Seat>) -> Viewer {
        let mine = self.seats_of(guest);
        let waiting = self.hosted.waiting_for();
        let requested = requested.filter(|seat| mine.contains(*seat));
        let choosing = mine.iter().find(|seat| waiting.contains(*seat));
        requested.or(choosing).or(mine.iter().next()).into()
    }

    pub(crate) fn sit(&mut self, guest: &str, name: &str, seat: Seat) -> Result<(), ActionError> {
        match self.holders.get(seat.index()) {
            None => Err(ActionError::NoSuchSeat),
            Some(holder) if holder.is_guest(guest) => Ok(()),
            Some(holder) if !holder.is_vacant() => Err(ActionError::Taken),
            Some(_) => {
                self.set_holder(seat, SeatHolder::person(guest, name));
                Ok(())
            }
        }
    }

    /// Lets a person use a seat on another device. The secret of the seat link is enough.
    pub(crate) fn add_device(&mut self, guest: &str, seat: Seat, secret: &str) -> Result<(), ActionError> {
        self.check_secret(seat, secret)?;
        let mut holder = self.holders[seat.index()].clone();
        if holder.is_guest(guest) {
            return Ok(());
        }
        if holder.guests.len() >= MAX_DEVICES {
            return Err(ActionError::TooManyDevices);
        }
        holder.guests.push(guest.to_owned());
        self.set_holder(seat, holder);
        Ok(())
    }

    pub(crate) fn check_secret(&self, seat: Seat, secret: &str) -> Result<(), ActionError> {
        let valid = self.link_payload(seat).is_some_and(|text| self.signing_key.verify(&text, secret));
        if valid { Ok(()) } else { Err(ActionError::WrongSecret) }
    }

    /// The secret of the seat link. Only for the holder of the seat.
    pub(crate) fn seat_secret(&self, seat: Seat) -> Option<String> {
        self.link_payload(seat).map(|text| self.signing_key.sign(&text))
    }

    fn link_payload(&self, seat: Seat) -> Option<String> {
        let holder = self.holders.get(seat.index())?;
        let (owner, id) = (holder.guests.first()?, &self.id);
        Some(match holder.link {
            // Links from before they could be replaced stay valid.
            0 => format!("seat {id} {} {owner}", seat.0),
            link => format!("seat {id} {} {owner} {link}", seat.0),
        })
    }

    /// Replaces the seat link; the old one stops working. If `only_this_device`, all other devices lose the seat.
    pub(crate) fn renew_link(&mut self, guest: &str, seat: Seat, only_this_device: bool) -> Result<(), ActionError> {
        let mut holder = self.holders.get(seat.index()).ok_or(ActionError::NoSuchSeat)?.clone();
        if !holder.is_guest(guest) {
            return Err(ActionError::NotYours);
        }
        holder.link = holder.link.wrapping_add(1);
        if only_this_device {
            holder.guests = vec![guest.to_owned()];
        }
        self.set_holder(seat, holder);
        self.drop_former_holders();
        Ok(())
    }

    /// Lets a bot play a seat.
    pub(crate) fn hand_over(&mut self, guest: &str, seat: Seat, bot: &str) -> Result<(), ActionError> {
        if !self.game.bots.contains(&bot) {
            return Err(ActionError::NoSuchBot);
        }
        let bots = self.allowed_bots(guest, seat);
        if bots.is_empty() {
            return Err(ActionError::NotAway);
        }
        if !bots.contains(&bot) {
            return Err(ActionError::BotTooWeak);
        }
        let holder = SeatHolder { bot: Some(bot.to_owned()), ..self.holders[seat.index()].clone() };
        self.set_holder(seat, holder);
        Ok(())
    }

    /// Whether the seat's holder is a person who has not been seen for a while.
    pub(super) fn is_away(&self, seat: Seat) -> bool {
        let index = seat.index();
        !self.holders[index].guests.is_empty()
            && !self.presence.online.contains(seat)
            && self.last_seen[index].elapsed() >= self.away_after
    }

    /// Takes a seat back from the bot that plays it for its holder.
    pub(crate) fn return_to_seat(&mut self, guest: &str, seat: Seat) -> Result<(), ActionError> {
        match self.holders.get(seat.index()) {
            Some(holder) if holder.is_guest(guest) => {
                let holder = SeatHolder { bot: None, ..holder.clone() };
                self.set_holder(seat, holder);
                Ok(())
            }
            _ => Err(ActionError::NotYours),
        }
    }

    pub(crate) fn rename(&mut self, guest: &str, name: &str) {
        for seat in self.seats_of(guest).iter() {
            let holder = &self.holders[seat.index()];
            if holder.name != name && holder.guests.first().is_some_and(|first| first == guest) {
                let holder = SeatHolder { name: name.to_owned(), ..holder.clone() };
                self.set_holder(seat, holder);
            }
        }
    }

    pub(super) fn set_holder(&mut self, seat: Seat, holder: SeatHolder) {
        if holder.bot.is_some() {
            self.bot_choices[seat.index()] = 0;
        }
        self.proposals[seat.index()] = None;
        self.waiting_since[seat.index()] = SystemTime::now();
        self.holders[seat.index()] = holder.clone();
        self.last_seen[seat.index()] = Instant::now();
        self.unsaved_lines.push(Line::Holder { seat, holder });
        self.update_holding(seat);
        self.failed_bots.remove(seat);
        self.shared_revision += 1;
    }
}
