//! Home page, new tables, rules, names, static files and the health check.

use super::Site;
use super::error::HttpError;
use super::form::FormFields;
use super::options::parse_options;
use super::visitor::{LANGUAGE_COOKIE, Visitor, set_cookie};
use crate::random::random_id;
use crate::storage::{StorageError, Summary};
use crate::table::{AbsenceTimeout, ActionError, Core, Hints, SeatHolder, TableSetup, names};
use crate::text;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderName, StatusCode, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use games::GameEntry;
use maud::Markup;
use pages::create::Create;
use pages::home::{GameCard, Home, TableRow};
use pages::notice::RetryForm;
use pages::words::{Language, Words};
use pages::{assets, create, home, me, rules};
use serde::Deserialize;
use serde_json::Value;
use tabletop::record::Origin;
use tabletop::{Error, ErrorKind};

/// How many tables a list shows. A person cannot have opened more running tables.
const MAX_LISTED: u32 = 60;

pub(super) fn html(page: &Markup) -> Response {
    Html(page.0.clone()).into_response()
}

pub(super) fn respond(result: Result<Response, HttpError>, visitor: &Visitor) -> Response {
    result.unwrap_or_else(|error| error.response(visitor))
}

/// Like `respond`, for a form that can be sent again if nothing can be saved at the moment.
pub(super) fn respond_with_retry(
    result: Result<Response, HttpError>,
    visitor: &Visitor,
    fields: &FormFields,
) -> Response {
    result.unwrap_or_else(|error| error.response_with_retry(visitor, Some(fields.retry())))
}

pub(super) fn card(game: &'static GameEntry, words: &Words) -> GameCard {
    let about = words.get(&format!("{}-about", game.keys), &[]).unwrap_or_default();
    GameCard {
        name: game.name,
        title: game.title(words),
        about,
        players: game.about().players,
        teaches: !game.lessons.is_empty(),
    }
}

pub(super) fn find_game(site: &Site, name: &str) -> Result<&'static GameEntry, HttpError> {
    site.tables.services().games.iter().find(|game| game.name == name).ok_or(HttpError::NotFound)
}

pub(super) async fn home(State(site): State<Site>, visitor: Visitor) -> Response {
    respond(home_page(&site, &visitor).await, &visitor)
}

async fn home_page(site: &Site, visitor: &Visitor) -> Result<Response, HttpError> {
    let (words, storage) = (visitor.words(), &site.tables.services().storage);
    let games: Vec<_> = site.tables.services().games.iter().map(|game| card(game, words)).collect();
    let row = |summary| row(site, visitor, summary);
    let mut mine: Vec<_> = storage.tables_of(&visitor.guest, false, MAX_LISTED).await?.into_iter().map(row).collect();
    mine.sort_by_key(|row: &TableRow| !row.your_turn);
    let open = storage.open_tables(MAX_LISTED).await?.into_iter();
    let open = open.filter(|summary| !summary.status.holders.iter().any(|holder| holder.is_guest(&visitor.guest)));
    let open: Vec<_> = open.map(row).collect();
    let finished: Vec<_> = storage.tables_of(&visitor.guest, true, MAX_LISTED).await?.into_iter().map(row).collect();
    let person = visitor.name(site).await;
    let page = Home { person: &person, games: &games, mine: &mine, open: &open, finished: &finished };
    Ok(html(&home::home(words, &page)))
}

fn row(site: &Site, visitor: &Visitor, summary: Summary) -> TableRow {
    let words = visitor.words();
    let holders = &summary.status.holders;
    let people = names(holders, words);
    let game = site.tables.services().games.iter().find(|game| game.name == summary.game);
    let is_own = |seat: &u8| {
        holders.get(usize::from(*seat)).is_some_and(|holder| holder.is_guest(&visitor.guest) && holder.bot.is_none())
    };
    let scores = people.iter().zip(&summary.status.scores).map(|(name, score)| format!("{name} {score}"));
    TableRow {
        title: game.map_or(summary.game.clone(), |game| game.title(words)),
        your_turn: summary.status.waiting.iter().any(is_own),
        open_seats: holders.iter().filter(|holder| holder.is_vacant()).count(),
        minutes: summary.seconds_inactive / 60,
        result: summary.status.over.then(|| scores.collect::<Vec<_>>().join(" · ")),
        id: summary.id,
        people,
    }
}

/// "Play now": the default number of players, and default bots.
pub(super) async fn play(State(site): State<Site>, visitor: Visitor, Path(game): Path<String>) -> Response {
    let play = async {
        let game = find_game(&site, &game)?;
        let about = game.about();
        let default =
            about.options.iter().find(|field| field.name == "players").and_then(|field| field.default.as_deref());
        let seats = default.and_then(|players| players.parse().ok()).unwrap_or(about.players.0);
        let mut holders = vec![SeatHolder::bot(game.usual_bot()); usize::from(seats)];
        holders[0] = SeatHolder::person(&visitor.guest, &visitor.name(&site).await);
        let (options, opened_by, origin) = (&Value::Null, visitor.guest.as_str(), random_origin(&site)?);
        let (holders, hints, absence_timeout) = (&holders, Hints::default(), AbsenceTimeout::default());
        open_table(
            &site,
            &visitor,
            &TableSetup {
                game,
                options,
                origin,
                holders,
                opened_by,
                listed: false,
                hints,
                absence_timeout,
                learning: false,
            },
        )
        .await
    };
    match play.await {
        Ok(id) => Redirect::to(&format!("/t/{id}")).into_response(),
        Err(error) => {
            let action = format!("/play/{game}");
            error.response_with_retry(&visitor, Some(RetryForm { action: &action, fields: Vec::new() }))
        }
    }
}

#[derive(Deserialize)]
pub(super) struct NewTableQuery {
    #[serde(default)]
    preset: String,
}

pub(super) async fn new(
    State(site): State<Site>,
    visitor: Visitor,
    Path(game): Path<String>,
    Query(query): Query<NewTableQuery>,
) -> Response {
    let game = match find_game(&site, &game) {
        Ok(game) => game,
        Err(error) => return error.response(&visitor),
    };
    let preset = game.about().presets.into_iter().find(|preset| preset.name == query.preset);
    let options = preset.map_or(Value::Null, |preset| Value::Object(preset.options));
    html(&form(&site, &visitor, game, &options, &|_| None, None).await)
}

async fn form(
    site: &Site,
    visitor: &Visitor,
    game: &'static GameEntry,
    options: &Value,
    chosen: &(dyn Fn(&str) -> Option<String> + Sync),
    error: Option<&str>,
) -> Markup {
    let words = visitor.words();
    let person = visitor.name(site).await;
    let about = game.about();
    let card = card(game, words);
    let (keys, bots) = (game.keys, game.bots);
    let page = Create { person: &person, game: &card, keys, about: &about, bots, options, chosen, error };
    create::create(words, &page)
}

pub(super) async fn create(State(site): State<Site>, visitor: Visitor, fields: FormFields) -> Response {
    let game = match find_game(&site, fields.text("game")) {
        Ok(game) => game,
        Err(error) => return error.response(&visitor),
    };
    let name = visitor.name(&site).await;
    let listed = fields.text("listed") == "on";
    let options = parse_options(&game.about(), &fields);
    let opened = async {
        let seats = game.start(&options, random_origin(&site)?)?.seats().len();
        let holders =
            (0..seats).map(|seat| parse_holder(fields.text(&format!("seat.{seat}")), game, &visitor.guest, &name));
        let holders = holders.collect::<Result<Vec<_>, HttpError>>()?;
        let (options, opened_by, origin) = (&options, visitor.guest.as_str(), random_origin(&site)?);
        let (holders, hints) = (&holders, parse_hints(fields.text("hints")));
        let absence_timeout =
            AbsenceTimeout::ALL.into_iter().find(|absence_timeout| absence_timeout.name() == fields.text("patience"));
        let absence_timeout = absence_timeout.unwrap_or_default();
        open_table(
            &site,
            &visitor,
            &TableSetup { game, options, origin, holders, opened_by, listed, hints, absence_timeout, learning: false },
        )
        .await
    };
    match opened.await {
        Ok(id) => Redirect::to(&format!("/t/{id}")).into_response(),
        Err(HttpError::Action(error)) => {
            let reason = error.message(visitor.words());
            let chosen = |name: &str| Some(fields.text(name).to_owned()).filter(|text| !text.is_empty());
            let page = form(&site, &visitor, game, &options, &chosen, Some(&reason)).await;
            (StatusCode::UNPROCESSABLE_ENTITY, html(&page)).into_response()
        }
        Err(error) => error.response_with_retry(&visitor, Some(fields.retry())),
    }
}

fn parse_holder(text: &str, game: &GameEntry, guest: &str, name: &str) -> Result<SeatHolder, HttpError> {
    match text.strip_prefix("bot:") {
        Some(bot) if game.bots.contains(&bot) => Ok(SeatHolder::bot(bot)),
        Some(_) => Err(ActionError::NoSuchBot.into()),
        None if text == "me" => Ok(SeatHolder::person(guest, name)),
        None => Ok(SeatHolder::vacant()),
    }
}

fn parse_hints(text: &str) -> Hints {
    match text {
        "everybody" => Hints::Everybody,
        "nobody" => Hints::Nobody,
        _ => Hints::default(),
    }
}

/// A new random seed.
pub(super) fn random_origin(site: &Site) -> Result<Origin, HttpError> {
    let none = || ActionError::Rules(Error::new(ErrorKind::Internal, "the system has no random numbers"));
    Ok(Origin::Seed(site.tables.services().seeds.next_seed().ok_or_else(none)?))
}

/// Opens a table and returns its id. All ways to open a table use this function, which enforces the limits.
pub(super) async fn open_table(site: &Site, visitor: &Visitor, setup: &TableSetup<'_>) -> Result<String, HttpError> {
    if !site.limits.may_open_table(visitor) {
        return Err(HttpError::TablesRateLimited);
    }
    let services = site.tables.services();
    if let Some(space) = services.low_disk_space().await? {
        tracing::warn!(%space, "refused to open a table: the disk is nearly full");
        return Err(HttpError::DiskNearlyFull);
    }
    let storage = &services.storage;
    let lock = site.limits.opening_lock(setup.opened_by);
    let _one_at_a_time = lock.lock().await;
    if site.limits.is_table_limit_reached(storage.running_opened_by(setup.opened_by).await?) {
        return Err(HttpError::TooManyTables);
    }
    let id = random_id().ok_or(HttpError::BadRequest)?;
    storage.create(Core::open(&id, setup)?).await?;
    tracing::info!(table = id, game = setup.game.name, "table opened");
    Ok(id)
}

pub(super) async fn rules_list(State(site): State<Site>, visitor: Visitor) -> Response {
    let words = visitor.words();
    let games: Vec<_> = site.tables.services().games.iter().map(|game| card(game, words)).collect();
    html(&rules::rules_list(words, &visitor.name(&site).await, &games))
}

pub(super) async fn rules(State(site): State<Site>, visitor: Visitor, Path(game): Path<String>) -> Response {
    let words = visitor.words();
    match find_game(&site, &game) {
        Ok(game) => {
            let (person, title) = (visitor.name(&site).await, game.title(words));
            html(&rules::rules(words, &person, &title, game.name, game.rules_in(visitor.language)))
        }
        Err(error) => error.response(&visitor),
    }
}

pub(super) async fn me(State(site): State<Site>, visitor: Visitor) -> Response {
    html(&me::me(visitor.words(), &visitor.name(&site).await, None))
}

pub(super) async fn rename(State(site): State<Site>, visitor: Visitor, fields: FormFields) -> Response {
    let Some(name) = text::name(fields.text("name"), me::LONGEST_NAME) else {
        let reason = visitor.words().say("denied-empty-name");
        let page = me::me(visitor.words(), &visitor.name(&site).await, Some(&reason));
        return (StatusCode::UNPROCESSABLE_ENTITY, html(&page)).into_response();
    };
    let renamed = async {
        let storage = &site.tables.services().storage;
        storage.set_name(&visitor.guest, &name).await?;
        for table in storage.tables_of(&visitor.guest, false, MAX_LISTED).await? {
            let (guest, name) = (visitor.guest.clone(), name.clone());
            // One table that cannot be loaded must not prevent renaming at the others.
            let _ = site.tables.at(&table.id, move |core| core.rename(&guest, &name)).await;
        }
        Ok(Redirect::to("/").into_response())
    };
    respond_with_retry(renamed.await, &visitor, &fields)
}

pub(super) async fn language(State(site): State<Site>, visitor: Visitor, fields: FormFields) -> Response {
    let Some(language) = Language::from_code(fields.text("language")) else {
        return HttpError::BadRequest.response(&visitor);
    };
    let back = Some(fields.text("back")).filter(|back| is_local_path(back)).unwrap_or("/");
    let mut response = Redirect::to(back).into_response();
    set_cookie(&mut response, LANGUAGE_COOKIE, language.name().to_owned(), &site);
    response
}

/// Whether browsers take this for a path on this site.
fn is_local_path(path: &str) -> bool {
    path.starts_with('/')
        && !path.starts_with("//")
        && path.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\')
}

pub(super) async fn asset(Path((hash, name)): Path<(String, String)>) -> Response {
    let Some(asset) = assets::find(&name).filter(|_| hash == assets::fingerprint()) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let headers: [(HeaderName, &str); 2] =
        [(header::CONTENT_TYPE, asset.mime), (header::CACHE_CONTROL, "public, max-age=31536000, immutable")];
    (headers, asset.bytes.as_slice()).into_response()
}

pub(super) async fn health(State(site): State<Site>) -> Response {
    let Err(error) = site.tables.services().storage.health().await else {
        // If the disk space is unknown, the disk counts as not full.
        let low_space = site.tables.services().low_disk_space().await.ok().flatten().is_some();
        let health = serde_json::json!({
            "status": "ok", "version": env!("CARGO_PKG_VERSION"), "tables_in_memory": site.tables.in_memory(),
            "opens_tables": !low_space,
            "database_check": site.tables.services().storage.integrity_check().message(),
        });
        return axum::Json(health).into_response();
    };
    tracing::error!(%error, "the health check of the database failed");
    let status = match &error {
        StorageError::NotSaved(_) => "nothing can be saved",
        StorageError::Stopped(_) => "stopped",
        StorageError::Failed(_) => "no database",
    };
    let health = axum::Json(serde_json::json!({ "status": status, "reason": error.to_string() }));
    (StatusCode::SERVICE_UNAVAILABLE, [(header::RETRY_AFTER, "2")], health).into_response()
}

impl From<Error> for HttpError {
    fn from(error: Error) -> Self {
        ActionError::Rules(error).into()
    }
}

#[cfg(test)]
mod tests {
    use super::is_local_path;

    #[test]
    fn only_local_paths_are_accepted() {
        assert!(is_local_path("/t/abc?seat=1"));
        for other in ["", "t", "//evil.example", "/\\evil.example", "https://evil.example", "/\n", "/ä"] {
            assert!(!is_local_path(other), "{other:?}");
        }
    }
}
