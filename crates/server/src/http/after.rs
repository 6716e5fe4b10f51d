//! What comes after a game: replays, records, another one. And reports, which may be made while it runs.

use super::Site;
use super::answer::Denied;
use super::fields::Fields;
use super::site::{open, or_again, or_denied, origin, shown};
use super::visitor::Visitor;
use crate::hosted::{Reader, Shown};
use crate::table::{Chair, Core, Hints, Opening, Patience};
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, PreEscaped};
use pages::board::{Chapter, Zone};
use pages::note::Again;
use pages::replay::Replay;
use pages::{replay, table};
use serde::Deserialize;
use serde_json::{Value, json};
use tabletop::record::Origin;
use tabletop::{Seat, Viewer};

#[derive(Deserialize, Default)]
pub(super) struct Wanted {
    #[serde(default)]
    seat: String,
    step: Option<usize>,
    #[serde(default)]
    part: String,
}

/// Everything that may be told once a game is over, and nothing before.
pub(super) fn finished(core: &Core) -> Result<&Core, Denied> {
    if core.hosted().over() { Ok(core) } else { Err(Denied::StillRunning) }
}

fn file(name: &str, mime: &'static str, text: String) -> Response {
    let disposition = format!("attachment; filename=\"{name}\"");
    ([(header::CONTENT_TYPE, mime.to_owned()), (header::CONTENT_DISPOSITION, disposition)], text).into_response()
}

pub(super) async fn record(State(site): State<Site>, visitor: Visitor, Path(id): Path<String>) -> Response {
    let record = site.tables.at(&id, |core| finished(core).map(|core| core.hosted().record())).await;
    let record = record.map_err(Denied::from).and_then(|record| record);
    or_denied(record.map(|text| file(&format!("{id}.jsonl"), "application/jsonl", text)), &visitor)
}

/// What a person may send to whoever mends the program: what they see, never more; the whole record of a finished game.
pub(super) async fn report(
    State(site): State<Site>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
) -> Response {
    let (guest, table) = (visitor.guest.clone(), id.clone());
    let report = site.visit(&visitor, &id, move |core| {
        let seat = wanted.seat.parse().ok().map(Seat).filter(|seat| core.seats_of(&guest).contains(*seat));
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        let over = core.hosted().over();
        json!({
            "program": "chronotope",
            "version": env!("CARGO_PKG_VERSION"),
            "game": core.game().name,
            "rules": core.game().about().rules,
            "table": table,
            "seat": seat,
            // How far the game is by this viewer's own count; how often others have chosen may be a secret.
            "step": seat.map(|seat| core.revision(seat)),
            "options": core.hosted().options(),
            "view": core.hosted().view(viewer),
            "choices": seat.map(|seat| core.hosted().choices(seat)),
            "record": over.then(|| core.hosted().record()),
        })
    });
    let pretty = |report: Value| serde_json::to_string_pretty(&report).unwrap_or_default();
    let answer = report.await.map(|report| file(&format!("report-{id}.json"), "application/json", pretty(report)));
    or_denied(answer.map_err(Into::into), &visitor)
}

pub(super) async fn replay(
    State(site): State<Site>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
) -> Response {
    let (asking, table) = (visitor.clone(), id.clone());
    let page = site.tables.at(&id, move |core| {
        finished(core)?;
        Ok::<_, Denied>(replayed(core, &asking, &table, &wanted))
    });
    let page = page.await.map_err(Denied::from).and_then(|page| page);
    or_denied(page, &visitor)
}

fn replayed(core: &Core, visitor: &Visitor, id: &str, wanted: &Wanted) -> Response {
    let words = visitor.words();
    let names = core.names(words);
    let seat = wanted.seat.parse().ok().map(Seat).filter(|seat| core.hosted().seats().contains(*seat));
    let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
    let steps = core.hosted().steps();
    let step = wanted.step.unwrap_or(0).min(steps);
    let (Shown { board, .. }, chapters) = core.hosted().shown_at(step, &Reader { viewer, names: &names, words });
    let log = log(&chapters);
    if !wanted.part.is_empty() {
        return Json(json!({ "step": step, "zones": board, "log": log.0 })).into_response();
    }
    let title = core.game().title(words);
    let style = format!("{}.css", core.game().name);
    shown(&replay::replay(
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

/// Another game with the same options. Whoever asks second is led to the table of the first, unless it has been cleared away.
pub(super) async fn again(State(site): State<Site>, visitor: Visitor, Path(id): Path<String>) -> Response {
    let action = format!("/t/{id}/again");
    let again = async {
        let guest = visitor.guest.clone();
        let asked = site.tables.at(&id, move |core| {
            finished(core)?;
            let (options, chairs) = core.again(&guest);
            Ok::<_, Denied>((core.next(), core.game(), options, chairs, (core.hints(), core.patience())))
        });
        let (next, game, options, chairs, (hints, patience)) = asked.await??;
        let is_there = match &next {
            Some(next) => site.tables.desk().storage.summary(next).await?.is_some(),
            None => false,
        };
        let next = match next {
            Some(next) if is_there => next,
            gone => {
                let (opened_by, origin) = (visitor.guest.as_str(), origin(&site)?);
                let (options, chairs) = (&options, &chairs);
                let opening = Opening { game, options, origin, chairs, opened_by, listed: false, hints, patience };
                let opened = open(&site, &visitor, &opening).await?;
                site.tables.at(&id, move |core| core.go_to(&opened, gone.as_deref())).await?
            }
        };
        Ok(Redirect::to(&format!("/t/{next}")).into_response())
    };
    let form = Again { action: &action, fields: Vec::new() };
    again.await.unwrap_or_else(|denied: Denied| denied.answer_to(&visitor, Some(form)))
}

/// A new table against bots, from any point of a finished game.
pub(super) async fn what_if(
    State(site): State<Site>,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: Fields,
) -> Response {
    let what_if = async {
        let step = usize::try_from(fields.number("step")?).map_err(|_| Denied::Unread)?;
        let seat = fields.seat()?;
        let asked = site.tables.at(&id, move |core| {
            let hosted = finished(core)?.hosted();
            Ok::<_, Denied>((core.game(), hosted.seats(), hosted.state_at(step)))
        });
        let (game, seats, state) = asked.await??;
        let name = visitor.name(&site).await;
        let chair =
            |other| if other == seat { Chair::person(&visitor.guest, &name) } else { Chair::bot(game.usual_bot()) };
        if !seats.contains(seat) {
            return Err(Denied::Unread);
        }
        let chairs: Vec<_> = seats.iter().map(chair).collect();
        let (options, origin) = (&Value::Null, Origin::State(state));
        let (chairs, opened_by) = (&chairs, visitor.guest.as_str());
        let (hints, patience) = (Hints::default(), Patience::default());
        let opening = Opening { game, options, origin, chairs, opened_by, listed: false, hints, patience };
        let opened = open(&site, &visitor, &opening).await?;
        Ok(Redirect::to(&format!("/t/{opened}")).into_response())
    };
    or_again(what_if.await, &visitor, &fields)
}
