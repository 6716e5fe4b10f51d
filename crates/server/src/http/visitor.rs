//! Who asks, and in which language. Nobody registers: whoever comes gets a cookie that nobody else can write.

use super::Site;
use crate::keys::{self, Keys};
use crate::scheduler::Payer;
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
/// Browsers take a cookie of this name only over HTTPS and for this very host.
const HOST_COOKIE: &str = "__Host-chronotope";
pub(super) const LANGUAGE_COOKIE: &str = "language";

/// The person who asks.
#[derive(Clone, Default, Debug)]
pub(crate) struct Visitor {
    /// Who they are to the site.
    pub(crate) guest: String,
    /// Whether they came without a good cookie.
    pub(crate) is_new: bool,
    pub(crate) language: Language,
    /// Whether a script asks, which reads JSON, and not a person who reads a page.
    pub(crate) script: bool,
    /// The network that they come from, as far as it is known.
    pub(crate) network: Option<IpNet>,
}

impl Visitor {
    pub(crate) fn words(&self) -> &'static Words {
        self.language.words()
    }

    /// Who pays for what is thought about for this person at a table.
    pub(crate) fn payer(&self, table: &str) -> Payer {
        let network = self.network.map_or_else(|| self.guest.clone(), |network| network.to_string());
        [network, self.guest.clone(), table.to_owned()]
    }

    /// What this person is called.
    pub(crate) async fn name(&self, site: &Site) -> String {
        match site.tables.desk().storage.name_of(&self.guest).await {
            Ok(Some(name)) => name,
            Ok(None) => first_name(&self.guest),
            Err(error) => {
                tracing::error!(%error, "a name cannot be read");
                first_name(&self.guest)
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

/// Recognises whoever asks by their cookie, or gives them one.
pub(super) async fn recognise(State(site): State<Site>, mut request: Request, next: Next) -> Response {
    let headers = request.headers();
    let keys = site.tables.desk().keys.clone();
    let name = if site.is_https() { HOST_COOKIE } else { COOKIE };
    let (known, plain) = (cookie_of(headers, &keys, name), cookie_of(headers, &keys, COOKIE));
    // A good cookie is renewed once a day, so that it lasts as long as somebody comes.
    let current = known.as_ref().is_some_and(|known| known.day == today());
    let old_name = site.is_https() && plain.is_some();
    let known = known.or(plain).map(|known| known.guest);
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let chosen = cookies(headers).find(|cookie| cookie.name() == LANGUAGE_COOKIE);
    let chosen = chosen.and_then(|cookie| Language::from_code(cookie.value()));
    let visitor = Visitor {
        is_new: known.is_none(),
        guest: known.or_else(keys::random_word).unwrap_or_default(),
        language: chosen.unwrap_or_else(|| Language::wanted_by(accepted)),
        script: headers.get(header::ACCEPT).is_some_and(|accept| accept == "application/json"),
        network: site.proxies.network_of(&request),
    };
    request.extensions_mut().insert(visitor.clone());
    let reads = request.method().is_safe();
    let mut response = next.run(request).await;
    if reads && !current {
        let day = today();
        let value = format!("{}.{day}.{}", visitor.guest, keys.sign(&to_sign(&visitor.guest, Some(day))));
        set_cookie(&mut response, name, value, &site);
    }
    if reads && old_name {
        let gone = Cookie::build((COOKIE, "")).path("/").max_age(cookie::time::Duration::ZERO).build();
        append_cookie(&mut response, &gone);
    }
    response
}

/// A cookie that this site has signed.
struct Known {
    guest: String,
    /// The day that it was given on, in days since 1970; 0 for one from before days were kept.
    day: u64,
}

/// The person that a cookie of this name is for, if there is one that this site has signed.
fn cookie_of(headers: &HeaderMap, keys: &Keys, name: &str) -> Option<Known> {
    cookies(headers).filter(|cookie| cookie.name() == name).find_map(|cookie| signed(keys, cookie.value()))
}

fn signed(keys: &Keys, value: &str) -> Option<Known> {
    let (text, signature) = value.rsplit_once('.')?;
    let (guest, day) = match text.split_once('.') {
        Some((guest, day)) => (guest, Some(day.parse().ok()?)),
        None => (text, None),
    };
    let known = Known { guest: guest.to_owned(), day: day.unwrap_or_default() };
    keys.has_signed(&to_sign(guest, day), signature).then_some(known)
}

/// What is signed for a cookie: nothing that is signed for another purpose can look like it.
fn to_sign(guest: &str, day: Option<u64>) -> String {
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

/// Gives a browser a cookie for a year, which no script can read and no other site can make it send with a change.
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

/// What somebody is called who has not said how: a star, and a number.
fn first_name(guest: &str) -> String {
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
    fn cookies_from_before_days_were_kept_are_good_and_a_changed_day_is_not() {
        let folder = std::env::temp_dir().join(format!("chronotope-cookies-{}", keys::random_word().unwrap()));
        let keys = Keys::in_file(&folder).unwrap();
        std::fs::remove_file(&folder).unwrap();
        let old = format!("abc.{}", keys.sign("guest abc"));
        assert!(signed(&keys, &old).is_some_and(|known| (known.guest.as_str(), known.day) == ("abc", 0)));
        let signature = keys.sign("cookie abc 20000");
        assert!(signed(&keys, &format!("abc.20000.{signature}")).is_some_and(|known| known.day == 20000));
        for forged in [
            format!("abc.20001.{signature}"),
            format!("abc.{signature}"),
            format!("abc.x.{signature}"),
            format!("abc 20000.{signature}"),
        ] {
            assert!(signed(&keys, &forged).is_none(), "{forged}");
        }
    }

    #[test]
    fn everybody_has_a_name_from_the_start_and_keeps_it() {
        assert_eq!(first_name("abc"), first_name("abc"));
        assert_ne!(first_name("abc"), first_name("abd"));
    }
}
