//! Who makes a request, and in which language. There are no accounts: each new visitor gets a signed cookie with a random id.

use super::Site;
use crate::random::random_id;
use crate::scheduler::QueueKey;
use crate::signing::SigningKey;
use axum::extract::{FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;
use cookie::{Cookie, SameSite};
use ipnet::IpNet;
use pages::words::{Language, Words};
use std::convert::Infallible;
use std::time::{SystemTime, UNIX_EPOCH};

const COOKIE: &str = "chronotope";
/// Browsers accept a cookie with this prefix only over HTTPS and for this host.
const HOST_COOKIE: &str = "__Host-chronotope";
pub(super) const LANGUAGE_COOKIE: &str = "language";

#[derive(Clone, Default, Debug)]
pub(crate) struct Visitor {
    /// The id in their cookie.
    pub(crate) guest: String,
    /// Whether they came without a valid cookie.
    pub(crate) is_new: bool,
    pub(crate) language: Language,
    /// Whether the response is JSON for a script, not a page for a person.
    pub(crate) wants_json: bool,
    pub(crate) network: Option<IpNet>,
}

impl Visitor {
    pub(crate) fn words(&self) -> &'static Words {
        self.language.words()
    }

    /// Thinking for this person at a table is charged to this key.
    pub(crate) fn queue_key(&self, table: &str) -> QueueKey {
        let network = self.network.map_or_else(|| self.guest.clone(), |network| network.to_string());
        [network, self.guest.clone(), table.to_owned()]
    }

    pub(crate) async fn name(&self, site: &Site) -> String {
        match site.tables.services().storage.name_of(&self.guest).await {
            Ok(Some(name)) => name,
            Ok(None) => default_name(&self.guest),
            Err(error) => {
                tracing::error!(%error, "the name of a visitor could not be read");
                default_name(&self.guest)
            }
        }
    }
}

impl<S: Sync> FromRequestParts<S> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(parts.extensions.get::<Self>().cloned().unwrap_or_default())
    }
}

/// Identifies visitors by their cookie, or gives them one.
pub(super) async fn identify(State(site): State<Site>, mut request: Request, next: Next) -> Response {
    let headers = request.headers();
    let key = site.tables.services().signing_key.clone();
    let name = if site.is_https() { HOST_COOKIE } else { COOKIE };
    let (verified, plain) = (find_cookie(headers, &key, name), find_cookie(headers, &key, COOKIE));
    // A valid cookie is renewed once a day, so that it does not expire for a regular visitor.
    let current = verified.as_ref().is_some_and(|cookie| cookie.day == today());
    let old_name = site.is_https() && plain.is_some();
    let guest = verified.or(plain).map(|cookie| cookie.guest);
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let chosen = cookies(headers).find(|cookie| cookie.name() == LANGUAGE_COOKIE);
    let chosen = chosen.and_then(|cookie| Language::from_code(cookie.value()));
    let visitor = Visitor {
        is_new: guest.is_none(),
        guest: guest.or_else(random_id).unwrap_or_default(),
        language: chosen.unwrap_or_else(|| Language::wanted_by(accepted)),
        wants_json: headers.get(header::ACCEPT).is_some_and(|accept| accept == "application/json"),
        network: site.proxies.network_of(&request),
    };
    request.extensions_mut().insert(visitor.clone());
    let is_read = request.method().is_safe();
    let mut response = next.run(request).await;
    if is_read && !current {
        let day = today();
        let value = format!("{}.{day}.{}", visitor.guest, key.sign(&cookie_payload(&visitor.guest, Some(day))));
        set_cookie(&mut response, name, value, &site);
    }
    if is_read && old_name {
        let expired = Cookie::build((COOKIE, "")).path("/").max_age(cookie::time::Duration::ZERO).build();
        append_cookie(&mut response, &expired);
    }
    response
}

struct VerifiedCookie {
    guest: String,
    /// When it was set, in days since 1970. Older cookies have no day, which counts as 0.
    day: u64,
}

/// The first cookie of this name with a valid signature.
fn find_cookie(headers: &HeaderMap, key: &SigningKey, name: &str) -> Option<VerifiedCookie> {
    cookies(headers).filter(|cookie| cookie.name() == name).find_map(|cookie| verify_cookie(key, cookie.value()))
}

fn verify_cookie(key: &SigningKey, value: &str) -> Option<VerifiedCookie> {
    let (text, signature) = value.rsplit_once('.')?;
    let (guest, day) = match text.split_once('.') {
        Some((guest, day)) => (guest, Some(day.parse().ok()?)),
        None => (text, None),
    };
    let cookie = VerifiedCookie { guest: guest.to_owned(), day: day.unwrap_or_default() };
    key.verify(&cookie_payload(guest, day), signature).then_some(cookie)
}

/// The signed text. Texts signed for other purposes begin with other words.
fn cookie_payload(guest: &str, day: Option<u64>) -> String {
    match day {
        Some(day) => format!("cookie {guest} {day}"),
        None => format!("guest {guest}"),
    }
}

fn today() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs() / (24 * 3600)
}

fn cookies(headers: &HeaderMap) -> impl Iterator<Item = Cookie<'_>> {
    let texts = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    texts.flat_map(|text| Cookie::split_parse(text).flatten())
}

/// Valid for a year, not readable by scripts, and not sent with changes requested by other sites.
pub(super) fn set_cookie(response: &mut Response, name: &'static str, value: String, site: &Site) {
    let cookie = Cookie::build((name, value))
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(site.is_https())
        .max_age(cookie::time::Duration::days(365))
        .build();
    append_cookie(response, &cookie);
}

fn append_cookie(response: &mut Response, cookie: &Cookie) {
    if let Ok(value) = HeaderValue::from_str(&cookie.to_string()) {
        response.headers_mut().append(header::SET_COOKIE, value);
    }
}

/// A star and a number, for visitors who have not chosen a name.
fn default_name(guest: &str) -> String {
    const STARS: [&str; 24] = [
        "Altair",
        "Antares",
        "Arcturus",
        "Bellatrix",
        "Canopus",
        "Capella",
        "Castor",
        "Deneb",
        "Electra",
        "Fomalhaut",
        "Izar",
        "Lyra",
        "Maia",
        "Mimosa",
        "Mira",
        "Mizar",
        "Naos",
        "Pollux",
        "Regulus",
        "Rigel",
        "Sirius",
        "Spica",
        "Thuban",
        "Vega",
    ];
    let sum = guest.bytes().fold(7u32, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
    format!("{} {}", STARS[(sum / 90) as usize % STARS.len()], 10 + sum % 90)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn old_cookies_without_a_day_are_valid_and_a_changed_day_is_not() {
        let folder = std::env::temp_dir().join(format!("chronotope-cookies-{}", random_id().unwrap()));
        let key = SigningKey::load_or_create(&folder).unwrap();
        std::fs::remove_file(&folder).unwrap();
        let old = format!("abc.{}", key.sign("guest abc"));
        assert!(verify_cookie(&key, &old).is_some_and(|cookie| (cookie.guest.as_str(), cookie.day) == ("abc", 0)));
        let signature = key.sign("cookie abc 20000");
        assert!(verify_cookie(&key, &format!("abc.20000.{signature}")).is_some_and(|cookie| cookie.day == 20000));
        for forged in [
            format!("abc.20001.{signature}"),
            format!("abc.{signature}"),
            format!("abc.x.{signature}"),
            format!("abc 20000.{signature}"),
        ] {
            assert!(verify_cookie(&key, &forged).is_none(), "{forged}");
        }
    }

    #[test]
    fn a_default_name_depends_on_the_id_only() {
        assert_eq!(default_name("abc"), default_name("abc"));
        assert_ne!(default_name("abc"), default_name("abd"));
    }
}
