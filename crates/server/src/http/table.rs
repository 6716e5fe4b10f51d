//! The page of a table, and actions there.

use super::Site;
use super::error::HttpError;
use super::form::FormFields;
use super::site::{html, respond, respond_with_retry};
use super::visitor::Visitor;
use crate::table::{ActionError, ActionResult, Core, SeatAction, TableError, ViewContext, names};
use crate::text;
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::{StatusCode, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use pages::notice::Notice;
use pages::{hand_over, notice};
use serde::Deserialize;
use serde_json::json;
use tabletop::{Seat, Viewer};

/// In characters.
const MAX_MESSAGE: usize = 300;
/// How often one request may repeat a choice.
const MAX_TIMES: u8 = 60;

#[derive(Deserialize, Default)]
pub(super) struct ViewQuery {
    #[serde(default)]
    seat: String,
    /// View as a spectator, even with a seat at the table.
    #[serde(default)]
    watch: String,
    /// Whether the curtain that protects hidden information has been opened.
    #[serde(default)]
    open: String,
}

impl ViewQuery {
    pub(super) fn context(&self, core: &Core, visitor: &Visitor) -> ViewContext {
        let requested = self.seat.parse().ok().map(Seat);
        let viewer = if self.watch.is_empty() { core.viewer(&visitor.guest, requested) } else { Viewer::Spectator };
        ViewContext { guest: visitor.guest.clone(), viewer, language: visitor.language }
    }
}

pub(super) async fn page(
    State(site): State<Site>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(query): Query<ViewQuery>,
) -> Response {
    let person = visitor.name(&site).await;
    let (requester, table) = (visitor.clone(), id.clone());
    let page = site.visit(&visitor, &id, move |core| {
        let context = query.context(core, &requester);
        if let Viewer::Seat(seat) = context.viewer
            && query.open.is_empty()
            && core.seats_of(&requester.guest).len() > 1
            && core.hosted().hides(context.viewer)
        {
            let words = requester.words();
            let name = core.names(words).swap_remove(seat.index());
            let href = format!("/t/{table}?seat={}&open=1", seat.0);
            return hand_over::hand_over(words, &person, &core.game().title(words), &name, &href).into_string();
        }
        core.whole_page(&context, &maud::Markup::default())
    });
    match page.await {
        Ok(page) => Html(page).into_response(),
        Err(error @ TableError::Broken(_)) => {
            let result = result_only(&site, &visitor, &id).await;
            result.unwrap_or_else(|| HttpError::from(error).response(&visitor))
        }
        Err(error) => HttpError::from(error).response(&visitor),
    }
}

/// The result of a finished game that this version cannot load.
async fn result_only(site: &Site, visitor: &Visitor, id: &str) -> Option<Response> {
    let words = visitor.words();
    let summary = site.tables.services().storage.summary(id).await.ok()?.filter(|summary| summary.status.over)?;
    let people = names(&summary.status.holders, words);
    let result = people.iter().zip(&summary.status.scores).map(|(name, score)| format!("{name} {score}"));
    let result = result.collect::<Vec<_>>().join(" · ");
    let page = Notice {
        status: StatusCode::OK.as_u16(),
        title: words.say("note-unreadable"),
        text: words.with("note-unreadable-result", &[("result", result.into())]),
        link: Some(("/", words.say("home-link"))),
        retry: None,
    };
    Some(html(&notice::notice(words, &visitor.name(site).await, &page)))
}

/// The current page as JSON, for a browser that has lost its stream.
pub(super) async fn now(
    State(site): State<Site>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(query): Query<ViewQuery>,
) -> Response {
    let requester = visitor.clone();
    let update = site.visit(&visitor, &id, move |core| core.full_update(&query.context(core, &requester))).await;
    respond(update.map(json_text).map_err(Into::into), &visitor)
}

fn json_text(text: String) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], text).into_response()
}

pub(super) async fn choose(
    State(site): State<Site>,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: FormFields,
) -> Response {
    let action = || {
        let (index, times) = fields.text("choice").split_once('x').unwrap_or((fields.text("choice"), "1"));
        let times = times.parse().ok().filter(|times| (1..=MAX_TIMES).contains(times)).ok_or(HttpError::BadRequest)?;
        Ok(SeatAction::Choose(index.parse().map_err(|_| HttpError::BadRequest)?, times))
    };
    respond_with_retry(perform(&site, &visitor, id, &fields, action()).await, &visitor, &fields)
}

pub(super) async fn act(
    State(site): State<Site>,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: FormFields,
) -> Response {
    let action = match fields.text("command") {
        "back" => Ok(SeatAction::TakeBack),
        "back-from-bot" => Ok(SeatAction::TakeBackFromBot),
        "back-turn" => Ok(SeatAction::TakeBackTurn),
        "redo" => Ok(SeatAction::Redo),
        "confirm" => Ok(SeatAction::Confirm),
        "go-on-on" => Ok(SeatAction::GoOn(true)),
        "go-on-off" => Ok(SeatAction::GoOn(false)),
        "confirming-on" => Ok(SeatAction::Confirming(true)),
        "confirming-off" => Ok(SeatAction::Confirming(false)),
        other => match other.strip_prefix("back-to:").and_then(|choices| choices.parse().ok()) {
            Some(choices) => Ok(SeatAction::TakeBackTo(choices)),
            None => Err(HttpError::BadRequest),
        },
    };
    respond_with_retry(perform(&site, &visitor, id, &fields, action).await, &visitor, &fields)
}

/// Performs an action at a seat. Without scripts the response is a redirect to the table, with scripts it is JSON.
async fn perform(
    site: &Site,
    visitor: &Visitor,
    id: String,
    fields: &FormFields,
    action: Result<SeatAction, HttpError>,
) -> Result<Response, HttpError> {
    let (action, seat, revision) = (action?, fields.seat()?, fields.number("revision")?);
    let context = ViewContext { guest: visitor.guest.clone(), viewer: Viewer::Seat(seat), language: visitor.language };
    let performed = site.visit(visitor, &id, move |core| {
        let result = core.act(&context.guest, seat, revision, action);
        // A client with an old page gets the current one at once.
        let update = matches!(result, ActionResult::Stale | ActionResult::Repeated).then(|| core.full_update(&context));
        (result, update)
    });
    let (result, update) = performed.await?;
    if let ActionResult::Refused(error) = result {
        return Err(error.into());
    }
    let update = update.unwrap_or_default();
    Ok(match result {
        ActionResult::Done(_) | ActionResult::Repeated if !visitor.wants_json => back_to(&id, seat),
        ActionResult::Done(revision) => Json(json!({ "done": true, "revision": revision })).into_response(),
        ActionResult::Repeated => json_text(format!("{{\"repeated\":{update}}}")),
        _ => stale(visitor, &id, seat, &update),
    })
}

/// The response to a request for an old revision: the current page.
pub(super) fn stale(visitor: &Visitor, id: &str, seat: Seat, update: &str) -> Response {
    if visitor.wants_json {
        (StatusCode::CONFLICT, json_text(format!("{{\"stale\":{update}}}"))).into_response()
    } else {
        back_to(id, seat)
    }
}

fn back_to(id: &str, seat: Seat) -> Response {
    Redirect::to(&format!("/t/{id}?seat={}&open=1", seat.0)).into_response()
}

pub(super) async fn sit(
    State(site): State<Site>,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: FormFields,
) -> Response {
    let sit = async {
        let (seat, guest, name) = (fields.seat()?, visitor.guest.clone(), visitor.name(&site).await);
        site.visit(&visitor, &id, move |core| core.sit(&guest, &name, seat)).await??;
        Ok(Redirect::to(&format!("/t/{id}?seat={}", seat.0)).into_response())
    };
    respond_with_retry(sit.await, &visitor, &fields)
}

/// Hands a seat over to a bot or takes it back; proposes a bot for a person who is away, or votes about it.
pub(super) async fn change_holder(
    State(site): State<Site>,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: FormFields,
) -> Response {
    let response = async {
        let (seat, guest) = (fields.seat()?, visitor.guest.clone());
        let command = fields.text("command").to_owned();
        let changed = site.visit(&visitor, &id, move |core| match command.split_once(':').unwrap_or((&command, "")) {
            ("hand-over", bot) => core.hand_over(&guest, seat, bot),
            ("propose", bot) => core.propose(&guest, seat, bot),
            ("agree", _) => core.vote(&guest, seat, true),
            ("disagree", _) => core.vote(&guest, seat, false),
            _ => core.return_to_seat(&guest, seat),
        });
        changed.await??;
        Ok(done(&visitor, &id))
    };
    respond_with_retry(response.await, &visitor, &fields)
}

/// Replaces the link to a seat, and optionally removes the seat from other devices.
pub(super) async fn link(
    State(site): State<Site>,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: FormFields,
) -> Response {
    let link = async {
        let (seat, guest) = (fields.seat()?, visitor.guest.clone());
        let only_this_device = match fields.text("devices") {
            "all" => false,
            "this" => true,
            _ => return Err(HttpError::BadRequest),
        };
        site.tables.at(&id, move |core| core.renew_link(&guest, seat, only_this_device)).await??;
        Ok(if visitor.wants_json { done(&visitor, &id) } else { back_to(&id, seat) })
    };
    respond(link.await, &visitor)
}

pub(super) async fn say(
    State(site): State<Site>,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: FormFields,
) -> Response {
    let say = async {
        let text = text::message(fields.text("text"), MAX_MESSAGE).ok_or(HttpError::BadRequest)?;
        if !site.limits.may_chat(&visitor, &id) {
            return Err(HttpError::RateLimited);
        }
        let (guest, name) = (visitor.guest.clone(), visitor.name(&site).await);
        site.visit(&visitor, &id, move |core| core.say(&guest, &name, &text)).await?;
        Ok(done(&visitor, &id))
    };
    respond_with_retry(say.await, &visitor, &fields)
}

/// The response to a change that has no revision. The new page comes by the stream.
fn done(visitor: &Visitor, id: &str) -> Response {
    if visitor.wants_json {
        Json(json!({ "done": true })).into_response()
    } else {
        Redirect::to(&format!("/t/{id}")).into_response()
    }
}

/// The path of a seat link.
type SeatLink = Path<(String, u8, String)>;

pub(super) async fn take_page(
    State(site): State<Site>,
    visitor: Visitor,
    Path((id, seat, secret)): SeatLink,
) -> Response {
    let requester = visitor.clone();
    let token = format!("{id}/{seat}/{secret}");
    let names = site.visit(&visitor, &id, move |core| {
        core.check_secret(Seat(seat), &secret)?;
        let words = requester.words();
        Ok::<_, ActionError>((core.game().title(words), core.names(words).swap_remove(usize::from(seat))))
    });
    let page = async {
        let (title, name) = names.await??;
        Ok(html(&notice::take_seat(visitor.words(), &visitor.name(&site).await, &title, &name, &token)))
    };
    respond(page.await, &visitor)
}

pub(super) async fn take(State(site): State<Site>, visitor: Visitor, Path((id, seat, secret)): SeatLink) -> Response {
    let guest = visitor.guest.clone();
    let taken = site.visit(&visitor, &id, move |core| core.add_device(&guest, Seat(seat), &secret)).await;
    let taken = taken.map_err(HttpError::from).and_then(|taken| taken.map_err(HttpError::from));
    respond(taken.map(|()| Redirect::to(&format!("/t/{id}?seat={seat}")).into_response()), &visitor)
}
