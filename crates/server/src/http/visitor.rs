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

const COOKIE: &str = "chronotope";
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
    let known = cookies(headers).find(|cookie| cookie.name() == COOKIE);
    let known = known.and_then(|cookie| signed(&site.tables.desk().keys, cookie.value()));
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
    if visitor.is_new && reads {
        let value = format!("{}.{}", visitor.guest, site.tables.desk().keys.sign(&to_sign(&visitor.guest)));
        set_cookie(&mut response, COOKIE, value, &site);
    }
    response
}

/// The guest that a cookie names, if this site has signed it.
fn signed(keys: &Keys, value: &str) -> Option<String> {
    let (guest, signature) = value.split_once('.')?;
    keys.has_signed(&to_sign(guest), signature).then(|| guest.to_owned())
}

/// What is signed for a cookie: nothing that is signed for another purpose can look like it.
fn to_sign(guest: &str) -> String {
    format!("guest {guest}")
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
        .secure(site.origin.as_deref().is_some_and(|origin| origin.starts_with("https://")))
        .max_age(cookie::time::Duration::days(365))
        .build();
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

/// A name as it will be shown: nothing but its letters, not too long. None if nothing is left.
pub(super) fn clean(text: &str, most: usize) -> Option<String> {
    // What turns the writing around or cannot be seen could make one name look like another.
    let is_trick = |letter: char| matches!(letter, '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{FEFF}');
    let text: String = text.chars().filter(|&letter| !letter.is_control() && !is_trick(letter)).collect();
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let text: String = text.chars().take(most).collect();
    (!text.is_empty()).then_some(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_keep_their_letters_and_lose_tricks() {
        assert_eq!(clean("  Anna \n Nováková ", 24).as_deref(), Some("Anna Nováková"));
        assert_eq!(clean("<b>", 24).as_deref(), Some("<b>"));
        assert_eq!(clean("\u{202E}evil\u{200B}", 24).as_deref(), Some("evil"));
        assert_eq!(clean(&"x".repeat(100), 24).unwrap().len(), 24);
        assert_eq!((clean("  ", 24), clean("\u{7}", 24)), (None, None));
    }

    #[test]
    fn everybody_has_a_name_from_the_start_and_keeps_it() {
        assert_eq!(first_name("abc"), first_name("abc"));
        assert_ne!(first_name("abc"), first_name("abd"));
    }
}
