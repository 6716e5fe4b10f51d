//! What bots advise, in words.

use crate::language::words;
use crate::play::Terminal;
use pages::hint::spoken;
use players::{Advice, Bot, Bots, Level, Reason, advise};
use serde_json::{Value, json};
use tabletop::face::AnyTable;
use tabletop::{Kind, Refusal, Seat, Seed, Table, Viewer};

/// Who advises where nobody is named.
pub(crate) const ADVISER: Level = Level::Strong;

/// What a bot advises a seat, for programs.
pub(crate) fn hint<G: Bots>(table: &dyn AnyTable, seat: Seat, bot: Bot, seed: Seed) -> Result<Value, Refusal> {
    let table: Option<&Table<G>> = table.as_any().downcast_ref();
    let game = table.map(Table::now).ok_or_else(|| Refusal::new(Kind::Internal, "this is another game"))?;
    if !game.waiting_for().contains(seat) {
        return Err(Refusal::new(
            Kind::Request,
            format!("{seat} has nothing to choose now, so there is nothing to advise"),
        ));
    }
    let told = |advice: &Advice<G::Choice>| {
        let why: Vec<Value> =
            advice.reasons.iter().map(|reason| json!({ "term": reason.term, "more": rounded(reason.more) })).collect();
        json!({ "choice": advice.choice, "expected": rounded(advice.expected), "why": why })
    };
    Ok(advise(game, seat, bot, seed).iter().map(told).collect())
}

/// To three places.
pub(crate) fn rounded(number: f32) -> f64 {
    (f64::from(number) * 1000.0).round() / 1000.0
}

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
    match spoken(words(), G::KEYS, reasons) {
        told if told.is_empty() => told,
        told => format!(" ({told})"),
    }
}

/// A part of a whole, in hundredths.
pub(crate) fn percent(share: f32) -> String {
    format!("{:.0} %", 100.0 * share)
}
