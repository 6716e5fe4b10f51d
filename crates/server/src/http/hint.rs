//! Hints.

use super::Site;
use super::error::HttpError;
use super::form::FormFields;
use super::site::respond;
use super::table::stale;
use super::visitor::Visitor;
use crate::scheduler::{Attention, JobKind, ThinkRequest};
use crate::table::{ActionError, TableError, ViewContext};
use axum::Json;
use axum::extract::{Path, State};
use axum::response::{Html, IntoResponse, Response};
use serde_json::json;
use tabletop::Viewer;

/// Lets a strong bot think about the choices of a seat. The table goes on meanwhile, and the result is not stored.
pub(super) async fn hint(
    State(site): State<Site>,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: FormFields,
) -> Response {
    respond(hint_response(&site, &visitor, &id, &fields).await, &visitor)
}

async fn hint_response(site: &Site, visitor: &Visitor, id: &str, fields: &FormFields) -> Result<Response, HttpError> {
    if fields.text("seat").is_empty() {
        return Err(ActionError::OnlyWatching.into());
    }
    let (seat, revision) = (fields.seat()?, fields.number("revision")?);
    if !site.limits.may_request_hint(visitor, id) {
        return Err(HttpError::RateLimited);
    }
    let context = ViewContext { guest: visitor.guest.clone(), viewer: Viewer::Seat(seat), language: visitor.language };
    let seed = site.tables.services().seeds.next_seed().ok_or(TableError::Panicked)?;
    let asked = context.clone();
    let question = site.visit(visitor, id, move |core| {
        let question = core.request_hint(&asked.guest, seat, revision, seed)?;
        Ok::<_, ActionError>(question.ok_or_else(|| core.full_update(&asked)))
    });
    let question = match question.await?? {
        Ok(question) => question,
        Err(update) => return Ok(stale(visitor, id, seat, &update)),
    };
    let request = ThinkRequest::new(visitor.queue_key(id), JobKind::Hint, Attention::Watched);
    let advised =
        site.tables.services().scheduler.think(request, false, question).await.map_err(|_| TableError::Panicked)?;
    let wants_json = visitor.wants_json;
    let response = site.tables.at(id, move |core| match core.hint(&context, revision, &advised) {
        Some(hint) if wants_json => Ok(Json(json!({ "hint": hint.into_string() })).into_response()),
        Some(hint) => Ok(Html(core.whole_page(&context, &hint)).into_response()),
        None => Err(core.full_update(&context)),
    });
    Ok(response.await?.unwrap_or_else(|update| stale(visitor, id, seat, &update)))
}
