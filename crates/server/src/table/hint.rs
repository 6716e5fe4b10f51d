//! Hints: who may ask for one, and what it shows.

use super::action_error::ActionError;
use super::core::Core;
use super::journal::{Hints, SeatHolder};
use super::page::ViewContext;
use games::{ADVISER, Advised, Question};
use maud::Markup;
use pages::hint::{self, Advice};
use players::Bot;
use std::sync::Arc;
use tabletop::{Seat, Seed, Viewer};

impl Core {
    pub(crate) fn gives_hints(&self) -> bool {
        let is_bot = |holder: &&SeatHolder| holder.guests.is_empty() && holder.bot.is_some();
        match self.hints {
            Hints::Alone => self.holders.iter().filter(|holder| !is_bot(holder)).count() <= 1,
            Hints::Everybody => true,
            Hints::Nobody => false,
        }
    }

    pub(crate) fn hints(&self) -> Hints {
        self.hints
    }

    /// Prepares a hint for a seat. Returns `None` if the revision is stale.
    pub(crate) fn request_hint(
        &mut self,
        guest: &str,
        seat: Seat,
        revision: u64,
        seed: Seed,
    ) -> Result<Option<Question>, ActionError> {
        self.check_seat(guest, seat)?;
        if !self.gives_hints() {
            return Err(ActionError::NoHints);
        }
        if !self.hosted.waiting_for().contains(seat) || self.hosted.held(seat).is_some() {
            return Err(ActionError::NothingToChoose);
        }
        if self.hints_in_progress[seat.index()].strong_count() > 0 {
            return Err(ActionError::HintInProgress);
        }
        if !self.is_fresh(seat, revision) {
            return Ok(None);
        }
        let (in_progress, question) = (Arc::new(()), self.hosted.question(seat, Bot::of(ADVISER), seed));
        self.hints_in_progress[seat.index()] = Arc::downgrade(&in_progress);
        Ok(Some(Box::new(move || {
            let _until_answered = in_progress;
            question()
        })))
    }

    /// The hint as HTML. Returns `None` if the revision has become stale.
    pub(crate) fn hint(&self, context: &ViewContext, revision: u64, advised: &[Advised]) -> Option<Markup> {
        let Viewer::Seat(seat) = context.viewer else { return None };
        if !self.is_fresh(seat, revision) {
            return None;
        }
        let (words, keys) = (context.language.words(), self.game.keys);
        let advice = |advised: &Advised| {
            let reasons = advised.reasons.iter().map(|reason| (reason.term, reason.more));
            let why = hint::why(words, keys, reasons);
            Advice { index: advised.place, expected: advised.expected, why }
        };
        let advice: Vec<_> = advised.iter().map(advice).collect();
        let offers = self.shown(context, &self.names(words)).offers;
        Some(hint::hint(words, &offers, &advice))
    }
}
