//! What bots advise, in words.

use crate::language::words;
use crate::play::Terminal;
use pages::hint::reasons_in_words;
use players::Reason;
use tabletop::{Seat, Viewer};

/// What a seat can choose, each with its words, in the order of its choices.
pub(crate) fn labels<G: Terminal>(game: &G, seat: Seat) -> Vec<(G::Choice, String)> {
    let mut choices = Vec::new();
    game.choices(seat, &mut choices);
    let labels = G::labels(&game.view(Viewer::Seat(seat)), Viewer::Seat(seat), &choices);
    choices.into_iter().zip(labels).collect()
}

/// What speaks for a choice, or against it, in brackets behind it; nothing if nothing in particular does.
pub(crate) fn why<G: Terminal>(reasons: &[Reason]) -> String {
    let reasons = reasons.iter().map(|reason| (reason.term, reason.more));
    match reasons_in_words(words(), G::KEYS, reasons) {
        told if told.is_empty() => told,
        told => format!(" ({told})"),
    }
}

/// A part of a whole, in hundredths.
pub(crate) fn percent(share: f32) -> String {
    format!("{:.0} %", 100.0 * share)
}
