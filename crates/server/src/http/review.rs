//! The review of a finished game.

use super::Site;
use super::error::HttpError;
use super::finished::require_finished;
use super::site::{html, respond};
use super::visitor::Visitor;
use crate::reviews::Review;
use crate::scheduler::{Attention, JobKind, ThinkRequest};
use crate::table::{Core, TableError};
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Response};
use games::Reader;
use games::{Missed, Reviewed};
use pages::hint::why;
use pages::review::{self, Findings, ReviewStatus, TurningPoint};
use serde::Deserialize;
use serde_json::json;
use tabletop::Viewer;

#[derive(Deserialize, Default)]
pub(super) struct ReviewQuery {
    #[serde(default)]
    part: String,
}

/// The page, or with `part` only the progress. The first request starts the review.
pub(super) async fn review(
    State(site): State<Site>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(query): Query<ReviewQuery>,
) -> Response {
    let services = site.tables.services();
    let (requester, table, reviews, seeds) =
        (visitor.clone(), id.clone(), services.reviews.clone(), services.seeds.clone());
    let page = site.tables.at(&id, move |core| {
        let hosted = require_finished(core)?.hosted();
        let looking = || seeds.next_seed().map(|seed| hosted.looking(seed));
        let request = ThinkRequest::new(requester.queue_key(&table), JobKind::Review, Attention::Visited);
        let review = reviews.get_or_start(&table, hosted.steps(), request, looking).ok_or(TableError::Busy)?;
        if !query.part.is_empty() {
            let (done, total) = review.progress();
            let answer = if review.result().is_some() { json!({}) } else { json!({ "done": done, "of": total }) };
            return Ok(Json(answer).into_response());
        }
        Ok::<_, HttpError>(page(core, &requester, &table, &review))
    });
    let page = page.await.map_err(HttpError::from).and_then(|page| page);
    respond(page, &visitor)
}

fn page(core: &Core, visitor: &Visitor, id: &str, review: &Review) -> Response {
    let (words, game) = (visitor.words(), core.game());
    let (seats, title) = (core.names(words), game.title(words));
    let status = match review.result() {
        None => {
            let (done, total) = review.progress();
            ReviewStatus::Working(done, total)
        }
        Some(None) => ReviewStatus::Failed,
        Some(Some(found)) => ReviewStatus::Ready(to_page(core, visitor, &seats, found)),
    };
    html(&review::review(words, &review::Review { id, title: &title, keys: game.keys, seats: &seats, status }))
}

fn to_page(core: &Core, visitor: &Visitor, names: &[String], found: &Reviewed) -> Findings {
    let words = visitor.words();
    let turn = |missed: &Missed| {
        let reader = Reader { viewer: Viewer::Seat(missed.seat), names, words };
        let [chosen, better] = core.hosted().said_at(missed.step, &missed.choices, &reader);
        let reasons = missed.reasons.iter().map(|reason| (reason.term, reason.more));
        let why = why(words, core.game().keys, reasons);
        TurningPoint { step: missed.step, seat: missed.seat, chosen, better, lost: missed.lost, why }
    };
    Findings {
        expected: found.expected.clone(),
        rounds: found.rounds.clone(),
        turning_points: found.turns.iter().map(turn).collect(),
    }
}
