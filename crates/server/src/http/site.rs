//! Home, new tables, rules, names, files.

use super::Site;
use super::answer::Denied;
use super::fields::Fields;
use super::options::options_of;
use super::visitor::{LANGUAGE_COOKIE, Visitor, set_cookie};
use crate::games::SiteGame;
use crate::keys;
use crate::storage::{StorageError, Summary};
use crate::table::{Chair, Core, Denial, Hints, Opening, Patience, names};
use crate::text;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderName, StatusCode, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use maud::Markup;
use pages::create::Create;
use pages::home::{GameCard, Home, TableRow};
use pages::note::Again;
use pages::words::{Language, Words};
use pages::{assets, create, home, me, rules};
use serde::Deserialize;
use serde_json::Value;
use tabletop::record::Origin;
use tabletop::{Kind, Refusal};

/// How many tables a list shows; nobody can have opened more that run.
const LISTED: u32 = 60;

pub(super) fn shown(page: &Markup) -> Response {
    Html(page.0.clone()).into_response()
}

/// Answers, or says why not.
pub(super) fn or_denied(answer: Result<Response, Denied>, visitor: &Visitor) -> Response {
    answer.unwrap_or_else(|denied| denied.answer(visitor))
}

/// The same to a form, which can be sent again if nothing can be saved at the moment.
pub(super) fn or_again(answer: Result<Response, Denied>, visitor: &Visitor, fields: &Fields) -> Response {
    answer.unwrap_or_else(|denied| denied.answer_to(visitor, Some(fields.again())))
}

fn card(game: &'static SiteGame, words: &Words) -> GameCard {
    let about = words.get(&format!("{}-about", game.keys), &[]).unwrap_or_default();
    GameCard { name: game.name, title: game.title(words), about, players: game.about().players }
}

fn find(site: &Site, name: &str) -> Result<&'static SiteGame, Denied> {
    site.tables.desk().games.iter().find(|game| game.name == name).ok_or(Denied::NoSuchPage)
}

pub(super) async fn home(State(site): State<Site>, visitor: Visitor) -> Response {
    or_denied(home_page(&site, &visitor).await, &visitor)
}

async fn home_page(site: &Site, visitor: &Visitor) -> Result<Response, Denied> {
    let (words, storage) = (visitor.words(), &site.tables.desk().storage);
    let games: Vec<_> = site.tables.desk().games.iter().map(|game| card(game, words)).collect();
    let row = |summary| row(site, visitor, summary);
    let mut mine: Vec<_> = storage.tables_of(&visitor.guest, false, LISTED).await?.into_iter().map(row).collect();
    mine.sort_by_key(|row: &TableRow| !row.your_turn);
    let open = storage.open_tables(LISTED).await?.into_iter();
    let open = open.filter(|summary| !summary.standing.chairs.iter().any(|chair| chair.is_of(&visitor.guest)));
    let open: Vec<_> = open.map(row).collect();
    let finished: Vec<_> = storage.tables_of(&visitor.guest, true, LISTED).await?.into_iter().map(row).collect();
    let person = visitor.name(site).await;
    let page = Home { person: &person, games: &games, mine: &mine, open: &open, finished: &finished };
    Ok(shown(&home::home(words, &page)))
}

fn row(site: &Site, visitor: &Visitor, summary: Summary) -> TableRow {
    let words = visitor.words();
    let chairs = &summary.standing.chairs;
    let people = names(chairs, words);
    let game = site.tables.desk().games.iter().find(|game| game.name == summary.game);
    let waits = |seat: &u8| {
        chairs.get(usize::from(*seat)).is_some_and(|chair| chair.is_of(&visitor.guest) && chair.bot.is_none())
    };
    let scores = people.iter().zip(&summary.standing.scores).map(|(name, score)| format!("{name} {score}"));
    TableRow {
        title: game.map_or(summary.game.clone(), |game| game.title(words)),
        your_turn: summary.standing.waiting.iter().any(waits),
        open_seats: chairs.iter().filter(|chair| chair.is_open()).count(),
        minutes: summary.seconds / 60,
        result: summary.standing.over.then(|| scores.collect::<Vec<_>>().join(" · ")),
        id: summary.id,
        people,
    }
}

/// "Play now": the game as it is usually played, against its usual bots.
pub(super) async fn play(State(site): State<Site>, visitor: Visitor, Path(game): Path<String>) -> Response {
    let play = async {
        let game = find(&site, &game)?;
        let about = game.about();
        let usual =
            about.options.iter().find(|field| field.name == "players").and_then(|field| field.default.as_deref());
        let seats = usual.and_then(|players| players.parse().ok()).unwrap_or(about.players.0);
        let mut chairs = vec![Chair::bot(game.usual_bot()); usize::from(seats)];
        chairs[0] = Chair::person(&visitor.guest, &visitor.name(&site).await);
        let (options, opened_by, origin) = (&Value::Null, visitor.guest.as_str(), origin(&site)?);
        let (chairs, hints, patience) = (&chairs, Hints::default(), Patience::default());
        open(&site, &visitor, &Opening { game, options, origin, chairs, opened_by, listed: false, hints, patience })
            .await
    };
    match play.await {
        Ok(id) => Redirect::to(&format!("/t/{id}")).into_response(),
        Err(denied) => {
            let action = format!("/play/{game}");
            denied.answer_to(&visitor, Some(Again { action: &action, fields: Vec::new() }))
        }
    }
}

/// What the address of a form may say.
#[derive(Deserialize)]
pub(super) struct Wanted {
    #[serde(default)]
    preset: String,
}

pub(super) async fn new(
    State(site): State<Site>,
    visitor: Visitor,
    Path(game): Path<String>,
    Query(wanted): Query<Wanted>,
) -> Response {
    let game = match find(&site, &game) {
        Ok(game) => game,
        Err(denied) => return denied.answer(&visitor),
    };
    let preset = game.about().presets.into_iter().find(|preset| preset.name == wanted.preset);
    let options = preset.map_or(Value::Null, |preset| Value::Object(preset.options));
    shown(&form(&site, &visitor, game, &options, &|_| None, None).await)
}

async fn form(
    site: &Site,
    visitor: &Visitor,
    game: &'static SiteGame,
    options: &Value,
    chosen: &(dyn Fn(&str) -> Option<String> + Sync),
    refusal: Option<&str>,
) -> Markup {
    let words = visitor.words();
    let person = visitor.name(site).await;
    let about = game.about();
    let card = card(game, words);
    let (keys, bots) = (game.keys, game.bots);
    let page = Create { person: &person, game: &card, keys, about: &about, bots, options, chosen, refusal };
    create::create(words, &page)
}

pub(super) async fn create(State(site): State<Site>, visitor: Visitor, fields: Fields) -> Response {
    let game = match find(&site, fields.text("game")) {
        Ok(game) => game,
        Err(denied) => return denied.answer(&visitor),
    };
    let name = visitor.name(&site).await;
    let listed = fields.text("listed") == "on";
    let options = options_of(&game.about(), &fields);
    let opened = async {
        let seats = game.start(&options, origin(&site)?)?.seats().len();
        let chairs = (0..seats).map(|seat| chair_of(fields.text(&format!("seat.{seat}")), game, &visitor.guest, &name));
        let chairs = chairs.collect::<Result<Vec<_>, Denied>>()?;
        let (options, opened_by, origin) = (&options, visitor.guest.as_str(), origin(&site)?);
        let (chairs, hints) = (&chairs, hints_of(fields.text("hints")));
        let patience = Patience::ALL.into_iter().find(|patience| patience.name() == fields.text("patience"));
        let patience = patience.unwrap_or_default();
        open(&site, &visitor, &Opening { game, options, origin, chairs, opened_by, listed, hints, patience }).await
    };
    match opened.await {
        Ok(id) => Redirect::to(&format!("/t/{id}")).into_response(),
        Err(Denied::Denial(denial)) => {
            let reason = denial.in_words(visitor.words());
            let chosen = |name: &str| Some(fields.text(name).to_owned()).filter(|text| !text.is_empty());
            let page = form(&site, &visitor, game, &options, &chosen, Some(&reason)).await;
            (StatusCode::UNPROCESSABLE_ENTITY, shown(&page)).into_response()
        }
        Err(denied) => denied.answer_to(&visitor, Some(fields.again())),
    }
}

fn chair_of(text: &str, game: &SiteGame, guest: &str, name: &str) -> Result<Chair, Denied> {
    match text.strip_prefix("bot:") {
        Some(bot) if game.bots.contains(&bot) => Ok(Chair::bot(bot)),
        Some(_) => Err(Denial::NoSuchBot.into()),
        None if text == "me" => Ok(Chair::person(guest, name)),
        None => Ok(Chair::open()),
    }
}

/// Who is given hints; nothing is said for what is usual.
fn hints_of(text: &str) -> Hints {
    match text {
        "everybody" => Hints::Everybody,
        "nobody" => Hints::Nobody,
        _ => Hints::default(),
    }
}

/// A beginning of its own.
pub(super) fn origin(site: &Site) -> Result<Origin, Denied> {
    let none = || Denial::Rules(Refusal::new(Kind::Internal, "the system gives no random numbers"));
    Ok(Origin::Seed(site.tables.desk().chance.seed().ok_or_else(none)?))
}

/// Opens a table and answers its id. It is in the database when this returns. Every way to open a table comes through
/// here, where tables are counted.
pub(super) async fn open(site: &Site, visitor: &Visitor, opening: &Opening<'_>) -> Result<String, Denied> {
    if !site.limits.may_open(visitor) {
        return Err(Denied::OpenedTooOften);
    }
    let desk = site.tables.desk();
    if let Some(space) = desk.nearly_full().await? {
        tracing::warn!(%space, "no table is opened: the disk is nearly full");
        return Err(Denied::NearlyFull);
    }
    let storage = &desk.storage;
    let turn = site.limits.opening(opening.opened_by);
    let _one_at_a_time = turn.lock().await;
    if site.limits.is_too_many(storage.running_opened_by(opening.opened_by).await?) {
        return Err(Denied::TooManyTables);
    }
    let id = keys::random_word().ok_or(Denied::Unread)?;
    storage.create(Core::open(&id, opening)?).await?;
    tracing::info!(table = id, game = opening.game.name, "a table is opened");
    Ok(id)
}

pub(super) async fn rules_list(State(site): State<Site>, visitor: Visitor) -> Response {
    let words = visitor.words();
    let games: Vec<_> = site.tables.desk().games.iter().map(|game| card(game, words)).collect();
    shown(&rules::rules_list(words, &visitor.name(&site).await, &games))
}

pub(super) async fn rules(State(site): State<Site>, visitor: Visitor, Path(game): Path<String>) -> Response {
    let words = visitor.words();
    match find(&site, &game) {
        Ok(game) => {
            let (person, title) = (visitor.name(&site).await, game.title(words));
            shown(&rules::rules(words, &person, &title, game.name, game.rules_in(visitor.language)))
        }
        Err(denied) => denied.answer(&visitor),
    }
}

pub(super) async fn me(State(site): State<Site>, visitor: Visitor) -> Response {
    shown(&me::me(visitor.words(), &visitor.name(&site).await, None))
}

pub(super) async fn rename(State(site): State<Site>, visitor: Visitor, fields: Fields) -> Response {
    let Some(name) = text::name(fields.text("name"), me::LONGEST_NAME) else {
        let reason = visitor.words().say("denied-empty-name");
        let page = me::me(visitor.words(), &visitor.name(&site).await, Some(&reason));
        return (StatusCode::UNPROCESSABLE_ENTITY, shown(&page)).into_response();
    };
    let renamed = async {
        let storage = &site.tables.desk().storage;
        storage.set_name(&visitor.guest, &name).await?;
        for table in storage.tables_of(&visitor.guest, false, LISTED).await? {
            let (guest, name) = (visitor.guest.clone(), name.clone());
            // A table that cannot be opened must not keep the others from hearing of it.
            let _ = site.tables.at(&table.id, move |core| core.rename(&guest, &name)).await;
        }
        Ok(Redirect::to("/").into_response())
    };
    or_again(renamed.await, &visitor, &fields)
}

pub(super) async fn language(State(site): State<Site>, visitor: Visitor, fields: Fields) -> Response {
    let Some(language) = Language::from_code(fields.text("language")) else {
        return Denied::Unread.answer(&visitor);
    };
    let back = Some(fields.text("back")).filter(|back| is_own_path(back)).unwrap_or("/");
    let mut response = Redirect::to(back).into_response();
    set_cookie(&mut response, LANGUAGE_COOKIE, language.name().to_owned(), &site);
    response
}

/// Whether this leads to a page of this site, whatever a browser makes of it.
fn is_own_path(path: &str) -> bool {
    path.starts_with('/')
        && !path.starts_with("//")
        && path.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\')
}

pub(super) async fn asset(Path((print, name)): Path<(String, String)>) -> Response {
    let Some(asset) = assets::find(&name).filter(|_| print == assets::fingerprint()) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let headers: [(HeaderName, &str); 2] =
        [(header::CONTENT_TYPE, asset.mime), (header::CACHE_CONTROL, "public, max-age=31536000, immutable")];
    (headers, asset.bytes).into_response()
}

pub(super) async fn health(State(site): State<Site>) -> Response {
    let Err(error) = site.tables.desk().storage.health().await else {
        // What cannot be told is not known to be full.
        let nearly_full = site.tables.desk().nearly_full().await.ok().flatten().is_some();
        let health = serde_json::json!({
            "status": "ok", "version": env!("CARGO_PKG_VERSION"), "tables_in_memory": site.tables.in_memory(),
            "opens_tables": !nearly_full,
            "database_check": site.tables.desk().storage.check().in_words(),
        });
        return axum::Json(health).into_response();
    };
    tracing::error!(%error, "the database fails");
    let status = match &error {
        StorageError::NotSaved(_) => "nothing can be saved",
        StorageError::Stopped(_) => "stopped",
        StorageError::Failed(_) => "no database",
    };
    let health = axum::Json(serde_json::json!({ "status": status, "reason": error.to_string() }));
    (StatusCode::SERVICE_UNAVAILABLE, [(header::RETRY_AFTER, "2")], health).into_response()
}

impl From<Refusal> for Denied {
    fn from(refusal: Refusal) -> Self {
        Denial::Rules(refusal).into()
    }
}

#[cfg(test)]
mod tests {
    use super::is_own_path;

    #[test]
    fn a_way_back_leads_to_this_site() {
        assert!(is_own_path("/t/abc?seat=1"));
        for other in ["", "t", "//evil.example", "/\\evil.example", "https://evil.example", "/\n", "/ä"] {
            assert!(!is_own_path(other), "{other:?}");
        }
    }
}
