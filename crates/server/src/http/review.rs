//! A finished game, looked at again.

use super::Site;
use super::after::finished;
use super::answer::Denied;
use super::site::{or_denied, shown};
use super::visitor::Visitor;
use crate::hosted::Reader;
use crate::reviews::Review;
use crate::scheduler::{Ask, Attention, Kind};
use crate::table::{Core, Trouble};
use crate::thinking::{Missed, Reviewed};
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Response};
use pages::hint::why;
use pages::review::{self, Found, Stand, Turn};
use serde::Deserialize;
use serde_json::json;
use tabletop::Viewer;

#[derive(Deserialize, Default)]
pub(super) struct Wanted {
    #[serde(default)]
    part: String,
}

/// The page, or only how far it is. Whoever asks first has it made.
pub(super) async fn review(
    State(site): State<Site>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
) -> Response {
    let desk = site.tables.desk();
    let (asking, table, reviews, chance) = (visitor.clone(), id.clone(), desk.reviews.clone(), desk.chance.clone());
    let page = site.tables.at(&id, move |core| {
        let hosted = finished(core)?.hosted();
        let looking = || chance.seed().map(|seed| hosted.looking(seed));
        let ask = Ask::new(asking.payer(&table), Kind::Review, Attention::Visited);
        let review = reviews.of(&table, hosted.steps(), ask, looking).ok_or(Trouble::Busy)?;
        if !wanted.part.is_empty() {
            let (done, of) = review.progress();
            let answer = if review.found().is_some() { json!({}) } else { json!({ "done": done, "of": of }) };
            return Ok(Json(answer).into_response());
        }
        Ok::<_, Denied>(page(core, &asking, &table, &review))
    });
    let page = page.await.map_err(Denied::from).and_then(|page| page);
    or_denied(page, &visitor)
}

fn page(core: &Core, visitor: &Visitor, id: &str, review: &Review) -> Response {
    let (words, game) = (visitor.words(), core.game());
    let (seats, title) = (core.names(words), game.title(words));
    let stand = match review.found() {
        None => {
            let (done, of) = review.progress();
            Stand::Working(done, of)
        }
        Some(None) => Stand::Failed,
        Some(Some(found)) => Stand::Found(told(core, visitor, &seats, found)),
    };
    shown(&review::review(words, &review::Review { id, title: &title, keys: game.keys, seats: &seats, stand }))
}

/// What was found, in words.
fn told(core: &Core, visitor: &Visitor, names: &[String], found: &Reviewed) -> Found {
    let words = visitor.words();
    let turn = |missed: &Missed| {
        let reader = Reader { viewer: Viewer::Seat(missed.seat), names, words };
        let [chosen, better] = core.hosted().said_at(missed.step, &missed.choices, &reader);
        let reasons = missed.reasons.iter().map(|reason| (reason.term, reason.more));
        let why = why(words, core.game().keys, reasons);
        Turn { step: missed.step, seat: missed.seat, chosen, better, lost: missed.lost, why }
    };
    Found {
        expected: found.expected.clone(),
        rounds: found.rounds.clone(),
        turns: found.turns.iter().map(turn).collect(),
    }
}
