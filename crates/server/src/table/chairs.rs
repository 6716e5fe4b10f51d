//! Who sits where: taking a seat, taking it along, leaving it to a bot and coming back.

use super::core::Core;
use super::denial::Denial;
use super::journal::{Chair, Line};
use std::time::{Instant, SystemTime};
use tabletop::{Seat, Seats, Viewer};

/// On how many devices a person can hold a seat.
const MOST_DEVICES: usize = 8;

impl Core {
    /// The seats that belong to a person.
    pub(crate) fn seats_of(&self, guest: &str) -> Seats {
        (0..).map(Seat).zip(&self.chairs).filter(|(_, chair)| chair.is_of(guest)).map(|(seat, _)| seat).collect()
    }

    /// From where a person looks: from the seat they ask for if it is theirs, else from one that is theirs, first from
    /// one that owes a choice.
    pub(crate) fn viewer(&self, guest: &str, wanted: Option<Seat>) -> Viewer {
        let mine = self.seats_of(guest);
        let waiting = self.hosted.waiting_for();
        let wanted = wanted.filter(|seat| mine.contains(*seat));
        let owing = mine.iter().find(|seat| waiting.contains(*seat));
        wanted.or(owing).or(mine.iter().next()).into()
    }

    /// Sits a person down on an open chair.
    pub(crate) fn sit(&mut self, guest: &str, name: &str, seat: Seat) -> Result<(), Denial> {
        match self.chairs.get(seat.index()) {
            None => Err(Denial::NoSuchSeat),
            Some(chair) if chair.is_of(guest) => Ok(()),
            Some(chair) if !chair.is_open() => Err(Denial::Taken),
            Some(_) => {
                self.place(seat, Chair::person(guest, name));
                Ok(())
            }
        }
    }

    /// Lets a person hold a seat on this device too: whoever has the seat's secret may.
    pub(crate) fn take_along(&mut self, guest: &str, seat: Seat, secret: &str) -> Result<(), Denial> {
        self.knows_secret(seat, secret)?;
        let mut chair = self.chairs[seat.index()].clone();
        if chair.is_of(guest) {
            return Ok(());
        }
        if chair.guests.len() >= MOST_DEVICES {
            return Err(Denial::TooManyDevices);
        }
        chair.guests.push(guest.to_owned());
        self.place(seat, chair);
        Ok(())
    }

    /// Whether this is the secret of a seat.
    pub(crate) fn knows_secret(&self, seat: Seat, secret: &str) -> Result<(), Denial> {
        let known = self.seat_text(seat).is_some_and(|text| self.keys.has_signed(&text, secret));
        if known { Ok(()) } else { Err(Denial::WrongSecret) }
    }

    /// What lets another device hold a seat; only for whoever holds it.
    pub(crate) fn seat_secret(&self, seat: Seat) -> Option<String> {
        self.seat_text(seat).map(|text| self.keys.sign(&text))
    }

    fn seat_text(&self, seat: Seat) -> Option<String> {
        let chair = self.chairs.get(seat.index())?;
        let (owner, id) = (chair.guests.first()?, &self.id);
        Some(match chair.link {
            // The first link is signed as it was before links could be replaced.
            0 => format!("seat {id} {} {owner}", seat.0),
            link => format!("seat {id} {} {owner} {link}", seat.0),
        })
    }

    /// Replaces the link to a seat; the old one stops working. If `alone`, this is the only device that keeps the seat.
    pub(crate) fn renew_link(&mut self, guest: &str, seat: Seat, alone: bool) -> Result<(), Denial> {
        let mut chair = self.chairs.get(seat.index()).ok_or(Denial::NoSuchSeat)?.clone();
        if !chair.is_of(guest) {
            return Err(Denial::NotYours);
        }
        chair.link = chair.link.wrapping_add(1);
        if alone {
            chair.guests = vec![guest.to_owned()];
        }
        self.place(seat, chair);
        self.let_go_of_strangers();
        Ok(())
    }

    /// Lets a bot play a seat: any bot one's own, a fair one at least that of somebody else.
    pub(crate) fn hand_over(&mut self, guest: &str, seat: Seat, bot: &str) -> Result<(), Denial> {
        if !self.game.bots.contains(&bot) {
            return Err(Denial::NoSuchBot);
        }
        let bots = self.bots_for(guest, seat);
        if bots.is_empty() {
            return Err(Denial::NotLeft);
        }
        if !bots.contains(&bot) {
            return Err(Denial::TooWeak);
        }
        let chair = Chair { bot: Some(bot.to_owned()), ..self.chairs[seat.index()].clone() };
        self.place(seat, chair);
        Ok(())
    }

    /// Whether a person's seat has been without its holder for long.
    pub(super) fn is_left(&self, seat: Seat) -> bool {
        let index = seat.index();
        !self.chairs[index].guests.is_empty()
            && !self.presence.0.contains(seat)
            && self.seen[index].elapsed() >= self.away
    }

    /// Gives a seat back to the person whose it is.
    pub(crate) fn come_back(&mut self, guest: &str, seat: Seat) -> Result<(), Denial> {
        match self.chairs.get(seat.index()) {
            Some(chair) if chair.is_of(guest) => {
                let chair = Chair { bot: None, ..chair.clone() };
                self.place(seat, chair);
                Ok(())
            }
            _ => Err(Denial::NotYours),
        }
    }

    /// Calls a person by the name they go by now.
    pub(crate) fn rename(&mut self, guest: &str, name: &str) {
        for seat in self.seats_of(guest).iter() {
            let chair = &self.chairs[seat.index()];
            if chair.name != name && chair.guests.first().is_some_and(|first| first == guest) {
                let chair = Chair { name: name.to_owned(), ..chair.clone() };
                self.place(seat, chair);
            }
        }
    }

    pub(super) fn place(&mut self, seat: Seat, chair: Chair) {
        if chair.bot.is_some() {
            self.stood_in[seat.index()] = 0;
        }
        self.proposals[seat.index()] = None;
        self.since_when[seat.index()] = SystemTime::now();
        self.chairs[seat.index()] = chair.clone();
        self.seen[seat.index()] = Instant::now();
        self.new.push(Line::Chair { seat, chair });
        self.hold_or_not(seat);
        self.failed.remove(seat);
        self.common += 1;
    }
}
