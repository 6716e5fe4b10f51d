//! Cookies, headers, seat links and names: what protects people from each other.

use crate::support::{Folder, NOBODY, ORACLE, Person, Site, WORLD, led_to};
use reqwest::header::ORIGIN;
use reqwest::{Client, Method, Response, StatusCode};
use std::time::Duration;

fn cookies_set(answer: &Response) -> Vec<String> {
    answer.headers().get_all("set-cookie").iter().map(|value| value.to_str().unwrap().to_owned()).collect()
}

/// The part of a cookie that a browser sends back.
fn pair(cookie: &str) -> String {
    cookie.split(';').next().unwrap().to_owned()
}

#[tokio::test]
async fn a_cookie_is_given_once_a_day_and_an_old_one_is_replaced() {
    let folder = Folder::new();
    let site = Site::in_folder(&folder.0).await;
    let ask = async |cookie: &str| Client::new().get(&site.url).header("cookie", cookie).send().await.unwrap();
    let given = cookies_set(&ask("").await);
    assert_eq!(given.len(), 1);
    let new = pair(&given[0]);
    assert!(cookies_set(&ask(&new).await).is_empty(), "it was given today");

    // What was signed before days were kept, and on another day, is good and is renewed for the same person.
    let key: [u8; 32] = std::fs::read(folder.0.join("secret.key")).unwrap().try_into().unwrap();
    let guest = new.strip_prefix("chronotope=").unwrap().split('.').next().unwrap();
    for (text, cookie) in
        [(format!("guest {guest}"), guest.to_owned()), (format!("cookie {guest} 7"), format!("{guest}.7"))]
    {
        let renewed = cookies_set(&ask(&format!("chronotope={cookie}.{}", sign(&key, &text))).await);
        assert_eq!(renewed.iter().map(|cookie| pair(cookie)).collect::<Vec<_>>(), [new.as_str()]);
    }
    site.end().await;
}

/// What the site writes under a text.
fn sign(key: &[u8; 32], text: &str) -> String {
    use hmac::{Hmac, KeyInit, Mac};
    let mut padded = [0; 64];
    padded[..32].copy_from_slice(key);
    let mut mac = Hmac::<sha2::Sha256>::new(&padded.into());
    mac.update(text.as_bytes());
    let mac: [u8; 32] = mac.finalize().into_bytes().into();
    let bits: String = mac[..20].iter().map(|byte| format!("{byte:08b}")).collect();
    let letter = |five: &[u8]| {
        let index = usize::from_str_radix(std::str::from_utf8(five).unwrap(), 2).unwrap();
        char::from(b"abcdefghijkmnpqrstuvwxyz23456789"[index])
    };
    bits.as_bytes().chunks(5).map(letter).collect()
}

#[tokio::test]
async fn over_https_the_cookie_is_for_this_host_alone_and_browsers_keep_to_https() {
    let folder = Folder::new();
    let plain = Site::in_folder(&folder.0).await;
    let old = Client::new().get(&plain.url).send().await.unwrap();
    assert!(old.headers().get("strict-transport-security").is_none());
    let old = pair(&cookies_set(&old)[0]);
    let guest = old.strip_prefix("chronotope=").unwrap().split('.').next().unwrap().to_owned();
    plain.end().await;

    let site = Site::with(&folder.0, |config| config.origin = Some("https://games.example".into())).await;
    let answer = Client::new().get(&site.url).header("cookie", &old).send().await.unwrap();
    assert_eq!(answer.headers()["strict-transport-security"], "max-age=31536000");
    let given = cookies_set(&answer);
    assert!(given[0].starts_with(&format!("__Host-chronotope={guest}.")), "{given:?}");
    assert!(given[0].contains("Secure") && given[0].contains("Path=/") && !given[0].contains("Domain"), "{given:?}");
    assert!(given[1].starts_with("chronotope=;") && given[1].contains("Max-Age=0"), "{given:?}");
    // From then on the new name counts, and nothing is set again.
    let answer = Client::new().get(&site.url).header("cookie", pair(&given[0])).send().await.unwrap();
    assert!(cookies_set(&answer).is_empty());
    // Another's old cookie, planted beside it, changes nothing.
    let both = format!("chronotope=zzz.aaa; {}", pair(&given[0]));
    let me = Client::new().get(format!("{}/me", site.url)).header("cookie", both).send().await.unwrap();
    assert!(cookies_set(&me).is_empty());
    site.end().await;
}

#[tokio::test]
async fn a_wrong_method_gets_a_reason_and_the_right_ones() {
    let folder = Folder::new();
    let site = Site::in_folder(&folder.0).await;
    let anna = site.person("cs").await;
    for (path, method, allowed) in
        [("/tables", Method::GET, "POST"), ("/rules", Method::POST, "GET,HEAD"), ("/live", Method::DELETE, "GET,HEAD")]
    {
        let ask = || anna.client.request(method.clone(), format!("{}{path}", site.url)).header(ORIGIN, &site.url);
        let answer = ask().send().await.unwrap();
        assert_eq!(
            (answer.status(), answer.headers()["allow"].to_str().unwrap()),
            (StatusCode::METHOD_NOT_ALLOWED, allowed)
        );
        assert!(answer.text().await.unwrap().contains("takto použít nelze"), "{path}");
        let answer = ask().header("accept", "application/json").send().await.unwrap();
        assert!(answer.text().await.unwrap().starts_with("{\"refused\":\"Tuto adresu"), "{path}");
    }
    let health = anna.client.post(format!("{}/health", site.url)).send().await.unwrap();
    assert_eq!(health.status(), StatusCode::METHOD_NOT_ALLOWED);
    assert!(!health.text().await.unwrap().is_empty());
}

#[tokio::test]
async fn a_person_who_is_refused_for_now_is_told_when_to_try_again() {
    let folder = Folder::new();
    let site = Site::in_folder(&folder.0).await;
    let anna = site.person("en").await;
    // Nobody may follow the site as often as they like.
    let mut streams = Vec::new();
    while streams.len() < 100 {
        let answer = anna.get("/live").await;
        if answer.status() == StatusCode::TOO_MANY_REQUESTS {
            let seconds: u64 = answer.headers()["retry-after"].to_str().unwrap().parse().unwrap();
            assert!(seconds > 0);
            return;
        }
        assert!(answer.headers().get("retry-after").is_none());
        streams.push(answer);
    }
    panic!("nobody counts");
}

/// The address of a seat's secret link, as it stands on the page of the seat's holder.
async fn seat_link(person: &Person, table: &str, seat: u8) -> String {
    let page = person.text(&format!("{table}?seat={seat}&open=1")).await;
    format!("/take/{}", page.split("value=\"/take/").nth(1).unwrap().split('"').next().unwrap())
}

#[tokio::test]
async fn a_new_link_to_a_seat_ends_the_old_one_and_other_devices_can_be_signed_out() {
    let folder = Folder::new();
    let site = Site::in_folder(&folder.0).await;
    let (anna, phone, eve) = (site.person("en").await, site.person("en").await, site.person("en").await);
    let table = anna.open(&WORLD).await;
    let first = seat_link(&anna, &table, 0).await;
    led_to(&phone.post(&first, &[]).await);
    let renew = format!("{table}/link");
    let (status, _) = eve.script(&renew, &[("seat", "0"), ("devices", "all")]).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    let (status, _) = anna.script(&renew, &[("seat", "9"), ("devices", "all")]).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    let (status, _) = anna.script(&renew, &[("seat", "0")]).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    assert_eq!(seat_link(&anna, &table, 0).await, first, "what was refused changed nothing");

    let (status, _) = anna.script(&renew, &[("seat", "0"), ("devices", "all")]).await;
    assert_eq!(status, StatusCode::OK);
    let second = seat_link(&anna, &table, 0).await;
    assert_ne!(first, second);
    assert_eq!(eve.get(&first).await.status(), StatusCode::FORBIDDEN);
    assert_eq!(eve.post(&first, &[]).await.status(), StatusCode::FORBIDDEN);
    assert_eq!(phone.now(&table, 0).await.0["seat"], "0", "a device that has the seat keeps it");

    // Signed out, the phone's stream ends, and it is a spectator.
    let following = format!("{}/live?at={}.0", site.url, table.strip_prefix("/t/").unwrap());
    let mut stream = phone.client.get(following).send().await.unwrap();
    assert!(stream.chunk().await.unwrap().is_some());
    let (status, _) = anna.script(&renew, &[("seat", "0"), ("devices", "this")]).await;
    assert_eq!(status, StatusCode::OK);
    let ended = async { while stream.chunk().await.unwrap().is_some() {} };
    tokio::time::timeout(Duration::from_secs(10), ended).await.expect("the phone still follows the seat");
    assert_eq!(phone.now(&table, 0).await.0["seat"], "");
    assert_eq!(phone.get(&second).await.status(), StatusCode::FORBIDDEN);
    assert_eq!(anna.now(&table, 0).await.0["seat"], "0");
    let third = seat_link(&anna, &table, 0).await;
    site.end().await;

    // All of it is kept.
    let site = Site::in_folder(&folder.0).await;
    let eve = site.person("en").await;
    for (link, status) in [(&first, StatusCode::FORBIDDEN), (&second, StatusCode::FORBIDDEN), (&third, StatusCode::OK)]
    {
        assert_eq!(eve.get(link).await.status(), status);
    }
    site.end().await;
}

#[tokio::test]
async fn nobody_passes_for_somebody_else_at_a_table() {
    let folder = Folder::new();
    let site = Site::in_folder(&folder.0).await;
    let (anna, eve) = (site.person("en").await, site.person("en").await);
    led_to(&anna.post("/me", &[("name", "Anna")]).await);
    for unseen in ["\u{3164}", "\u{2800}\u{AD}", "\u{61C}", "\u{E0041}\u{E007F}"] {
        assert_eq!(eve.post("/me", &[("name", unseen)]).await.status(), StatusCode::UNPROCESSABLE_ENTITY);
    }
    // With Cyrillic letters, and something that cannot be seen.
    led_to(&eve.post("/me", &[("name", "\u{410}nn\u{430}\u{AD}")]).await);
    let table = anna.open(&ORACLE).await;
    led_to(&eve.post(&format!("{table}/sit"), &[("seat", "1")]).await);
    eve.script(&format!("{table}/say"), &[("text", "It is me")]).await;
    let seen = anna.now(&table, NOBODY).await;
    assert!(seen.zone("chairs").contains("Anna 1") && seen.zone("chairs").contains("\u{410}nn\u{430} 2"));
    assert!(seen.all().contains("\u{410}nn\u{430} 2"), "{}", seen.all());
    assert!(seen.zone("chat").contains("\u{410}nn\u{430} 2"), "{}", seen.zone("chat"));
}
