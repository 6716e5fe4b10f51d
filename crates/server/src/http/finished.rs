//! After a game: replays, records and rematches. Also reports, which can be made at any time.

use super::Site;
use super::error::HttpError;
use super::form::FormFields;
use super::site::{html, open_table, random_origin, respond, respond_with_retry};
use super::visitor::Visitor;
use crate::table::{AbsenceTimeout, Core, Hints, SeatHolder, TableSetup};
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Redirect, Response};
use games::{Reader, Shown};
use maud::{Markup, PreEscaped};
use pages::board::{Chapter, Zone};
use pages::notice::RetryForm;
use pages::replay::Replay;
use pages::{replay, table};
use serde::Deserialize;
use serde_json::{Value, json};
use tabletop::record::Origin;
use tabletop::{Seat, Viewer};

#[derive(Deserialize, Default)]
pub(super) struct ReplayQuery {
    #[serde(default)]
    seat: String,
    step: Option<usize>,
    #[serde(default)]
    part: String,
}

pub(super) fn require_finished(core: &Core) -> Result<&Core, HttpError> {
    if core.hosted().over() { Ok(core) } else { Err(HttpError::GameRunning) }
}

fn file(name: &str, mime: &'static str, text: String) -> Response {
    let disposition = format!("attachment; filename=\"{name}\"");
    ([(header::CONTENT_TYPE, mime.to_owned()), (header::CONTENT_DISPOSITION, disposition)], text).into_response()
}

pub(super) async fn record(State(site): State<Site>, visitor: Visitor, Path(id): Path<String>) -> Response {
    let record = site.tables.at(&id, |core| require_finished(core).map(|core| core.hosted().record())).await;
    let record = record.map_err(HttpError::from).and_then(|record| record);
    respond(record.map(|text| file(&format!("{id}.jsonl"), "application/jsonl", text)), &visitor)
}

/// A bug report with what the person can see, and the whole record of a finished game.
pub(super) async fn report(
    State(site): State<Site>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(query): Query<ReplayQuery>,
) -> Response {
    let (guest, table) = (visitor.guest.clone(), id.clone());
    let report = site.visit(&visitor, &id, move |core| {
        let seat = query.seat.parse().ok().map(Seat).filter(|seat| core.seats_of(&guest).contains(*seat));
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        let over = core.hosted().over();
        json!({
            "program": "chronotope",
            "version": env!("CARGO_PKG_VERSION"),
            "game": core.game().name,
            "rules": core.game().about().rules,
            "table": table,
            "seat": seat,
            // The seat's own revision, because the number of choices that others made may be hidden.
            "step": seat.map(|seat| core.revision(seat)),
            "options": core.hosted().options(),
            "view": core.hosted().view(viewer).ok(),
            "choices": seat.and_then(|seat| core.hosted().choices(seat).ok()),
            "record": over.then(|| core.hosted().record()),
        })
    });
    let pretty = |report: Value| serde_json::to_string_pretty(&report).unwrap_or_default();
    let answer = report.await.map(|report| file(&format!("report-{id}.json"), "application/json", pretty(report)));
    respond(answer.map_err(Into::into), &visitor)
}

pub(super) async fn replay(
    State(site): State<Site>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(query): Query<ReplayQuery>,
) -> Response {
    let (requester, table) = (visitor.clone(), id.clone());
    let page = site.tables.at(&id, move |core| {
        require_finished(core)?;
        Ok::<_, HttpError>(replay_page(core, &requester, &table, &query))
    });
    let page = page.await.map_err(HttpError::from).and_then(|page| page);
    respond(page, &visitor)
}

fn replay_page(core: &Core, visitor: &Visitor, id: &str, query: &ReplayQuery) -> Response {
    let words = visitor.words();
    let names = core.names(words);
    let seat = query.seat.parse().ok().map(Seat).filter(|seat| core.hosted().seats().contains(*seat));
    let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
    let steps = core.hosted().steps();
    let step = query.step.unwrap_or(0).min(steps);
    let (Shown { board, .. }, chapters) = core.hosted().shown_at(step, &Reader { viewer, names: &names, words });
    let log = log(&chapters);
    if !query.part.is_empty() {
        return Json(json!({ "step": step, "zones": board, "log": log.0 })).into_response();
    }
    let title = core.game().title(words);
    let style = format!("{}.css", core.game().name);
    html(&replay::replay(
        words,
        &Replay {
            id,
            title: &title,
            class: core.game().name,
            steps,
            step,
            seats: &names,
            viewer,
            zones: &board,
            log,
            styles: &["table.css", &style],
            can_play: true,
        },
    ))
}

fn log(chapters: &[Chapter]) -> Markup {
    let zones = chapters.iter().enumerate().map(|(number, chapter)| table::chapter(number, chapter));
    PreEscaped(zones.map(|Zone { html, .. }| html).collect())
}

/// A rematch with the same options. Later requests lead to the same table, unless it has been deleted.
pub(super) async fn rematch(State(site): State<Site>, visitor: Visitor, Path(id): Path<String>) -> Response {
    let action = format!("/t/{id}/again");
    let response = async {
        let guest = visitor.guest.clone();
        let asked = site.tables.at(&id, move |core| {
            require_finished(core)?;
            let (options, holders) = core.rematch(&guest);
            Ok::<_, HttpError>((
                core.next_table(),
                core.game(),
                options,
                holders,
                (core.hints(), core.absence_timeout()),
            ))
        });
        let (next, game, options, holders, (hints, absence_timeout)) = asked.await??;
        let exists = match &next {
            Some(next) => site.tables.services().storage.summary(next).await?.is_some(),
            None => false,
        };
        let next = match next {
            Some(next) if exists => next,
            deleted => {
                let (opened_by, origin) = (visitor.guest.as_str(), random_origin(&site)?);
                let (options, holders) = (&options, &holders);
                let setup = TableSetup {
                    game,
                    options,
                    origin,
                    holders,
                    opened_by,
                    listed: false,
                    hints,
                    absence_timeout,
                    learning: false,
                };
                let opened = open_table(&site, &visitor, &setup).await?;
                site.tables.at(&id, move |core| core.set_next_table(&opened, deleted.as_deref())).await?
            }
        };
        Ok(Redirect::to(&format!("/t/{next}")).into_response())
    };
    let form = RetryForm { action: &action, fields: Vec::new() };
    response.await.unwrap_or_else(|error: HttpError| error.response_with_retry(&visitor, Some(form)))
}

/// A new table against bots, from any position of a finished game.
pub(super) async fn what_if(
    State(site): State<Site>,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: FormFields,
) -> Response {
    let what_if = async {
        let step = usize::try_from(fields.number("step")?).map_err(|_| HttpError::BadRequest)?;
        let seat = fields.seat()?;
        let asked = site.tables.at(&id, move |core| {
            let hosted = require_finished(core)?.hosted();
            Ok::<_, HttpError>((core.game(), hosted.seats(), hosted.state_at(step)))
        });
        let (game, seats, state) = asked.await??;
        let name = visitor.name(&site).await;
        let holder = |other| {
            if other == seat { SeatHolder::person(&visitor.guest, &name) } else { SeatHolder::bot(game.usual_bot()) }
        };
        if !seats.contains(seat) {
            return Err(HttpError::BadRequest);
        }
        let holders: Vec<_> = seats.iter().map(holder).collect();
        let (options, origin) = (&Value::Null, Origin::State(state));
        let (holders, opened_by) = (&holders, visitor.guest.as_str());
        let (hints, absence_timeout) = (Hints::default(), AbsenceTimeout::default());
        let setup = TableSetup {
            game,
            options,
            origin,
            holders,
            opened_by,
            listed: false,
            hints,
            absence_timeout,
            learning: false,
        };
        let opened = open_table(&site, &visitor, &setup).await?;
        Ok(Redirect::to(&format!("/t/{opened}")).into_response())
    };
    respond_with_retry(what_if.await, &visitor, &fields)
}
