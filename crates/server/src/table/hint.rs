//! Hints: who may ask for one, and what they are shown.

use super::core::Core;
use super::denial::Denial;
use super::journal::{Chair, Hints};
use super::show::Look;
use crate::thinking::{Advised, Question};
use maud::Markup;
use pages::hint::{self, Advice};
use std::sync::Arc;
use tabletop::{Seat, Seed, Viewer};

impl Core {
    /// Whether hints are given at this table.
    pub(crate) fn gives_hints(&self) -> bool {
        let is_bots = |chair: &&Chair| chair.guests.is_empty() && chair.bot.is_some();
        match self.hints {
            Hints::Alone => self.chairs.iter().filter(|chair| !is_bots(chair)).count() <= 1,
            Hints::Everybody => true,
            Hints::Nobody => false,
        }
    }

    /// Who is given hints, as it was agreed.
    pub(crate) fn hints(&self) -> Hints {
        self.hints
    }

    /// What a person asks who wants a hint for their seat; nothing if the table has moved on from what they were shown.
    pub(crate) fn ask(
        &mut self,
        guest: &str,
        seat: Seat,
        revision: u64,
        seed: Seed,
    ) -> Result<Option<Question>, Denial> {
        self.holds(guest, seat)?;
        if !self.gives_hints() {
            return Err(Denial::NoHints);
        }
        if !self.hosted.waiting_for().contains(seat) || self.hosted.held(seat).is_some() {
            return Err(Denial::NothingToChoose);
        }
        if self.asked[seat.index()].strong_count() > 0 {
            return Err(Denial::HintUnderWay);
        }
        if !self.is_fresh(seat, revision) {
            return Ok(None);
        }
        let (under_way, question) = (Arc::new(()), self.hosted.question(seat, seed));
        self.asked[seat.index()] = Arc::downgrade(&under_way);
        Ok(Some(Box::new(move || {
            let _until_it_is_answered = under_way;
            question()
        })))
    }

    /// The answer in words; nothing if the table has moved on meanwhile.
    pub(crate) fn hint(&self, look: &Look, revision: u64, advised: &[Advised]) -> Option<Markup> {
        let Viewer::Seat(seat) = look.viewer else { return None };
        if !self.is_fresh(seat, revision) {
            return None;
        }
        let (words, keys) = (look.language.words(), self.game.keys);
        let advice = |advised: &Advised| {
            let reasons = advised.reasons.iter().map(|reason| (reason.term, reason.more));
            let why = hint::why(words, keys, reasons);
            Advice { place: advised.place, expected: advised.expected, why }
        };
        let advice: Vec<_> = advised.iter().map(advice).collect();
        let offers = self.shown(look, &self.names(words)).offers;
        Some(hint::hint(words, &offers, &advice))
    }
}
