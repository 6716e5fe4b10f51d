//! A table: its page, and what is done there.

use super::Site;
use super::answer::Denied;
use super::fields::Fields;
use super::site::{or_again, or_denied, shown};
use super::visitor::Visitor;
use crate::table::{Answer, Core, Deed, Denial, Look, Trouble, names};
use crate::text;
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::{StatusCode, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use pages::note::Note;
use pages::{curtain, note};
use serde::Deserialize;
use serde_json::json;
use tabletop::{Seat, Viewer};

/// The most letters of something said.
const MOST_SAID: usize = 300;
/// The most times that one choice is made in one go.
const MOST_TIMES: u8 = 60;

/// From where somebody wants to look.
#[derive(Deserialize, Default)]
pub(super) struct From {
    #[serde(default)]
    seat: String,
    /// As a spectator, whatever seats they hold.
    #[serde(default)]
    watch: String,
    /// Whether the curtain has been lifted.
    #[serde(default)]
    open: String,
}

impl From {
    fn look(&self, core: &Core, visitor: &Visitor) -> Look {
        let wanted = self.seat.parse().ok().map(Seat);
        let viewer = if self.watch.is_empty() { core.viewer(&visitor.guest, wanted) } else { Viewer::Spectator };
        Look { guest: visitor.guest.clone(), viewer, language: visitor.language }
    }
}

pub(super) async fn page(
    State(site): State<Site>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(from): Query<From>,
) -> Response {
    let person = visitor.name(&site).await;
    let (asking, table) = (visitor.clone(), id.clone());
    let page = site.visit(&visitor, &id, move |core| {
        let look = from.look(core, &asking);
        if let Viewer::Seat(seat) = look.viewer
            && from.open.is_empty()
            && core.seats_of(&asking.guest).len() > 1
            && core.hosted().hides(look.viewer)
        {
            let words = asking.words();
            let name = core.names(words).swap_remove(seat.index());
            let href = format!("/t/{table}?seat={}&open=1", seat.0);
            return curtain::curtain(words, &person, &core.game().title(words), &name, &href).into_string();
        }
        core.whole_page(&look, &maud::Markup::default())
    });
    match page.await {
        Ok(page) => Html(page).into_response(),
        Err(trouble @ Trouble::Broken(_)) => {
            let unreadable = unreadable(&site, &visitor, &id).await;
            unreadable.unwrap_or_else(|| Denied::from(trouble).answer(&visitor))
        }
        Err(trouble) => Denied::from(trouble).answer(&visitor),
    }
}

/// What is known of a finished game that this version of the program cannot show.
async fn unreadable(site: &Site, visitor: &Visitor, id: &str) -> Option<Response> {
    let words = visitor.words();
    let summary = site.tables.desk().storage.summary(id).await.ok()?.filter(|summary| summary.standing.over)?;
    let people = names(&summary.standing.chairs, words);
    let result = people.iter().zip(&summary.standing.scores).map(|(name, score)| format!("{name} {score}"));
    let result = result.collect::<Vec<_>>().join(" · ");
    let note = Note {
        status: StatusCode::OK.as_u16(),
        title: words.say("note-unreadable"),
        text: words.with("note-unreadable-result", &[("result", result.into())]),
        link: Some(("/", words.say("home-link"))),
        again: None,
    };
    Some(shown(&note::note(words, &visitor.name(site).await, &note)))
}

/// The table as it stands, for a page that has lost its stream.
pub(super) async fn now(
    State(site): State<Site>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(from): Query<From>,
) -> Response {
    let asking = visitor.clone();
    let fresh = site.visit(&visitor, &id, move |core| core.fresh(&from.look(core, &asking))).await;
    or_denied(fresh.map(json_text).map_err(Into::into), &visitor)
}

fn json_text(text: String) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], text).into_response()
}

pub(super) async fn choose(
    State(site): State<Site>,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: Fields,
) -> Response {
    let deed = || {
        let (place, times) = fields.text("choice").split_once('x').unwrap_or((fields.text("choice"), "1"));
        let times = times.parse().ok().filter(|times| (1..=MOST_TIMES).contains(times)).ok_or(Denied::Unread)?;
        Ok(Deed::Choose(place.parse().map_err(|_| Denied::Unread)?, times))
    };
    or_again(done(&site, &visitor, id, &fields, deed()).await, &visitor, &fields)
}

pub(super) async fn act(
    State(site): State<Site>,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: Fields,
) -> Response {
    let deed = match fields.text("deed") {
        "back" => Ok(Deed::TakeBack),
        "back-from-bot" => Ok(Deed::TakeBackFromBot),
        "back-turn" => Ok(Deed::TakeBackTurn),
        "redo" => Ok(Deed::Redo),
        "confirm" => Ok(Deed::Confirm),
        "go-on-on" => Ok(Deed::GoOn(true)),
        "go-on-off" => Ok(Deed::GoOn(false)),
        "confirming-on" => Ok(Deed::Confirming(true)),
        "confirming-off" => Ok(Deed::Confirming(false)),
        _ => Err(Denied::Unread),
    };
    or_again(done(&site, &visitor, id, &fields, deed).await, &visitor, &fields)
}

/// Does a deed at a seat. A person without scripts is shown the table; a script is told what became of it.
async fn done(
    site: &Site,
    visitor: &Visitor,
    id: String,
    fields: &Fields,
    deed: Result<Deed, Denied>,
) -> Result<Response, Denied> {
    let (deed, seat, revision) = (deed?, fields.seat()?, fields.number("revision")?);
    let look = Look { guest: visitor.guest.clone(), viewer: Viewer::Seat(seat), language: visitor.language };
    let answer = site.visit(visitor, &id, move |core| {
        let answer = core.act(&look.guest, seat, revision, deed);
        // Whoever is behind gets the fresh table at once.
        let fresh = matches!(answer, Answer::Stale | Answer::Repeated).then(|| core.fresh(&look));
        (answer, fresh)
    });
    let (answer, fresh) = answer.await?;
    if let Answer::Refused(denial) = answer {
        return Err(denial.into());
    }
    let fresh = fresh.unwrap_or_default();
    Ok(match answer {
        Answer::Done(_) | Answer::Repeated if !visitor.script => back_to(&id, seat),
        Answer::Done(revision) => Json(json!({ "done": true, "revision": revision })).into_response(),
        Answer::Repeated => json_text(format!("{{\"repeated\":{fresh}}}")),
        _ => stale(visitor, &id, seat, &fresh),
    })
}

/// The answer to what was meant for an older table: the table as it stands.
pub(super) fn stale(visitor: &Visitor, id: &str, seat: Seat, fresh: &str) -> Response {
    if visitor.script {
        (StatusCode::CONFLICT, json_text(format!("{{\"stale\":{fresh}}}"))).into_response()
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
    fields: Fields,
) -> Response {
    let sit = async {
        let (seat, guest, name) = (fields.seat()?, visitor.guest.clone(), visitor.name(&site).await);
        site.visit(&visitor, &id, move |core| core.sit(&guest, &name, seat)).await??;
        Ok(Redirect::to(&format!("/t/{id}?seat={}", seat.0)).into_response())
    };
    or_again(sit.await, &visitor, &fields)
}

/// Hands a seat to a bot or takes it back; proposes a bot for whoever is away, and answers that.
pub(super) async fn chair(
    State(site): State<Site>,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: Fields,
) -> Response {
    let chair = async {
        let (seat, guest) = (fields.seat()?, visitor.guest.clone());
        let deed = fields.text("deed").to_owned();
        let changed = site.visit(&visitor, &id, move |core| match deed.split_once(':').unwrap_or((&deed, "")) {
            ("hand-over", bot) => core.hand_over(&guest, seat, bot),
            ("propose", bot) => core.propose(&guest, seat, bot),
            ("agree", _) => core.answer(&guest, seat, true),
            ("disagree", _) => core.answer(&guest, seat, false),
            _ => core.come_back(&guest, seat),
        });
        changed.await??;
        Ok(told(&visitor, &id))
    };
    or_again(chair.await, &visitor, &fields)
}

/// Makes a new link to a seat, so that the old one stops working; perhaps the seat's other devices lose it too.
pub(super) async fn link(
    State(site): State<Site>,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: Fields,
) -> Response {
    let link = async {
        let (seat, guest) = (fields.seat()?, visitor.guest.clone());
        let alone = match fields.text("devices") {
            "all" => false,
            "this" => true,
            _ => return Err(Denied::Unread),
        };
        site.tables.at(&id, move |core| core.renew_link(&guest, seat, alone)).await??;
        Ok(if visitor.script { told(&visitor, &id) } else { back_to(&id, seat) })
    };
    or_denied(link.await, &visitor)
}

pub(super) async fn say(
    State(site): State<Site>,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: Fields,
) -> Response {
    let say = async {
        let text = text::said(fields.text("text"), MOST_SAID).ok_or(Denied::Unread)?;
        if !site.limits.may_talk(&visitor, &id) {
            return Err(Denied::TooOften);
        }
        let (guest, name) = (visitor.guest.clone(), visitor.name(&site).await);
        site.visit(&visitor, &id, move |core| core.say(&guest, &name, &text)).await?;
        Ok(told(&visitor, &id))
    };
    or_again(say.await, &visitor, &fields)
}

/// The answer to what has no number: what became of it comes by the stream.
fn told(visitor: &Visitor, id: &str) -> Response {
    if visitor.script {
        Json(json!({ "done": true })).into_response()
    } else {
        Redirect::to(&format!("/t/{id}")).into_response()
    }
}

/// The way of a seat's secret link.
type Secret = Path<(String, u8, String)>;

pub(super) async fn take_page(
    State(site): State<Site>,
    visitor: Visitor,
    Path((id, seat, secret)): Secret,
) -> Response {
    let asking = visitor.clone();
    let token = format!("{id}/{seat}/{secret}");
    let asked = site.visit(&visitor, &id, move |core| {
        core.knows_secret(Seat(seat), &secret)?;
        let words = asking.words();
        Ok::<_, Denial>((core.game().title(words), core.names(words).swap_remove(usize::from(seat))))
    });
    let page = async {
        let (title, name) = asked.await??;
        Ok(shown(&note::take(visitor.words(), &visitor.name(&site).await, &title, &name, &token)))
    };
    or_denied(page.await, &visitor)
}

pub(super) async fn take(State(site): State<Site>, visitor: Visitor, Path((id, seat, secret)): Secret) -> Response {
    let guest = visitor.guest.clone();
    let taken = site.visit(&visitor, &id, move |core| core.take_along(&guest, Seat(seat), &secret)).await;
    let taken = taken.map_err(Denied::from).and_then(|taken| taken.map_err(Denied::from));
    or_denied(taken.map(|()| Redirect::to(&format!("/t/{id}?seat={seat}")).into_response()), &visitor)
}
