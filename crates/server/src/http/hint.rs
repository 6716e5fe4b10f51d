//! A hint for whoever asks, and for nobody else.

use super::Site;
use super::answer::Denied;
use super::fields::Fields;
use super::site::or_denied;
use super::table::stale;
use super::visitor::Visitor;
use crate::scheduler::{Ask, Attention, Kind};
use crate::table::{Denial, Look, Trouble};
use axum::Json;
use axum::extract::{Path, State};
use axum::response::{Html, IntoResponse, Response};
use serde_json::json;
use tabletop::Viewer;

/// Thinks like a strong player in the place of a seat that is to choose. The table goes on meanwhile, and nothing of it is kept.
pub(super) async fn hint(
    State(site): State<Site>,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: Fields,
) -> Response {
    or_denied(asked(&site, &visitor, &id, &fields).await, &visitor)
}

async fn asked(site: &Site, visitor: &Visitor, id: &str, fields: &Fields) -> Result<Response, Denied> {
    if fields.text("seat").is_empty() {
        return Err(Denial::OnlyWatching.into());
    }
    let (seat, revision) = (fields.seat()?, fields.number("revision")?);
    if !site.limits.may_ask_for_a_hint(visitor, id) {
        return Err(Denied::TooOften);
    }
    let look = Look { guest: visitor.guest.clone(), viewer: Viewer::Seat(seat), language: visitor.language };
    let seed = site.tables.desk().chance.seed().ok_or(Trouble::Stumbled)?;
    let looking = look.clone();
    let question = site.visit(visitor, id, move |core| {
        let question = core.ask(&looking.guest, seat, revision, seed)?;
        Ok::<_, Denial>(question.ok_or_else(|| core.fresh(&looking)))
    });
    let question = match question.await?? {
        Ok(question) => question,
        Err(fresh) => return Ok(stale(visitor, id, seat, &fresh)),
    };
    let ask = Ask::new(visitor.payer(id), Kind::Hint, Attention::Watched);
    let advised = site.tables.desk().scheduler.think(ask, false, question).await.map_err(|_| Trouble::Stumbled)?;
    let script = visitor.script;
    let told = site.tables.at(id, move |core| match core.hint(&look, revision, &advised) {
        Some(hint) if script => Ok(Json(json!({ "hint": hint.into_string() })).into_response()),
        Some(hint) => Ok(Html(core.whole_page(&look, &hint)).into_response()),
        None => Err(core.fresh(&look)),
    });
    Ok(told.await?.unwrap_or_else(|fresh| stale(visitor, id, seat, &fresh)))
}
