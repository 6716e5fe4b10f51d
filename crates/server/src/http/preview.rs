//! What a choice would change, and what happened since the last one.

use super::Site;
use super::error::HttpError;
use super::site::respond;
use super::table::ViewQuery;
use super::visitor::Visitor;
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::json;

#[derive(Deserialize)]
pub(super) struct PreviewQuery {
    revision: u64,
    /// The choice's index in the list, perhaps with how often it is made: `3x2`.
    choice: String,
}

/// What a choice would change, as far as the person can know.
pub(super) async fn preview(
    State(site): State<Site>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(view): Query<ViewQuery>,
    Query(previewed): Query<PreviewQuery>,
) -> Response {
    let requester = visitor.clone();
    let answer = async {
        let index =
            previewed.choice.split('x').next().and_then(|index| index.parse().ok()).ok_or(HttpError::BadRequest)?;
        let preview = site
            .visit(&visitor, &id, move |core| core.preview(&view.context(core, &requester), previewed.revision, index));
        match preview.await? {
            Some(preview) => Ok(Json(preview).into_response()),
            // Nothing to be shown: the page is about to change anyway.
            None => Ok(Json(json!({ "figures": [], "final": false })).into_response()),
        }
    };
    respond(answer.await, &visitor)
}

/// The boards since the person last chose.
pub(super) async fn since(
    State(site): State<Site>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(view): Query<ViewQuery>,
) -> Response {
    let requester = visitor.clone();
    let boards = site.visit(&visitor, &id, move |core| core.boards_since(&view.context(core, &requester))).await;
    respond(boards.map(|boards| Json(json!({ "boards": boards })).into_response()).map_err(Into::into), &visitor)
}
