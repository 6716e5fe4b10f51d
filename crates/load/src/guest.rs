//! A person with a browser: a cookie, pages, deeds, and a stream of what changes.

use crate::Trouble;
use http_body_util::{BodyExt, Full};
use hyper::body::{Bytes, Incoming};
use hyper::header::{self, HeaderValue};
use hyper::{Method, Request, Response, StatusCode};
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use serde::Deserialize;
use serde_json::Value;
use std::time::Duration;
use tokio::time::timeout;

/// How long an answer may take before the server is taken for dead.
const PATIENCE: Duration = Duration::from_secs(30);

/// A person. A clone is the same person in another tab.
#[derive(Clone)]
pub struct Guest {
    client: Client<HttpConnector, Full<Bytes>>,
    url: String,
    cookie: String,
}

/// What the server answers.
#[derive(Debug)]
pub struct Answer {
    /// How it went.
    pub status: StatusCode,
    /// Where to go on.
    pub location: Option<String>,
    /// What it says.
    pub body: Bytes,
}

impl Answer {
    /// The answer, if all went well or leads elsewhere.
    pub fn accepted(self) -> Result<Self, Trouble> {
        if self.status.is_success() || self.status.is_redirection() {
            return Ok(self);
        }
        let why = format!("{}: {}", self.status, String::from_utf8_lossy(&self.body));
        Err(if self.is_not_saved() { Trouble::not_saved(why) } else { Trouble::new(why) })
    }

    /// Whether it was refused because nothing can be saved at the moment.
    fn is_not_saved(&self) -> bool {
        let said: Value = serde_json::from_slice(&self.body).unwrap_or_default();
        self.status == StatusCode::SERVICE_UNAVAILABLE && said["later"] == true
    }
}

/// What became of a deed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Became {
    /// It is done, and durable; the seat's number now.
    Done(u64),
    /// It had been done before.
    Repeated,
    /// It was meant for an older table.
    Stale,
    /// It cannot be done.
    Refused,
    /// Nothing can be saved at the moment, so it is not done.
    NotSaved,
}

/// What a seat can do, as its report says.
#[derive(Deserialize, Debug)]
pub struct Now {
    /// The number that a deed has to carry.
    #[serde(rename = "step")]
    pub revision: u64,
    /// What can be chosen, in the order of the places.
    #[serde(default)]
    pub choices: Vec<Value>,
    record: Value,
}

impl Now {
    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        !self.record.is_null()
    }
}

impl Guest {
    /// Somebody who comes to the site for the first time, and is given a cookie.
    pub async fn new(url: &str) -> Result<Self, Trouble> {
        let mut connector = HttpConnector::new();
        connector.set_nodelay(true);
        let client = Client::builder(TokioExecutor::new()).build(connector);
        let mut guest = Self { client, url: url.to_owned(), cookie: String::new() };
        let response = guest.send(Method::GET, "/", String::new()).await?;
        let cookie = response.headers().get(header::SET_COOKIE).and_then(|value| value.to_str().ok());
        let cookie = cookie.and_then(|cookie| cookie.split(';').next()).map(str::to_owned);
        guest.cookie = cookie.ok_or_else(|| Trouble::new(format!("{url} gives no cookie")))?;
        drained(response).await?.accepted()?;
        Ok(guest)
    }

    /// The same person, when the site has moved to another address.
    pub fn moved_to(&self, url: &str) -> Self {
        Self { url: url.to_owned(), ..self.clone() }
    }

    /// The cookie, as the browser sends it.
    pub fn cookie(&self) -> &str {
        &self.cookie
    }

    /// Reads a page.
    pub async fn get(&self, path: &str) -> Result<Answer, Trouble> {
        drained(self.send(Method::GET, path, String::new()).await?).await
    }

    /// Sends a form.
    pub async fn post(&self, path: &str, form: String) -> Result<Answer, Trouble> {
        drained(self.send(Method::POST, path, form).await?).await
    }

    /// Opens a table of It's a Wonderful World, its seats filled as `seats` says: `me`, `open` or `bot:NAME`.
    pub async fn open_table(&self, seats: &[&str]) -> Result<String, Trouble> {
        let mut form = format!("game=wonderful-world&option.players={}", seats.len());
        for (seat, sitter) in seats.iter().enumerate() {
            form.push_str(&format!("&seat.{seat}={sitter}"));
        }
        let answer = self.post("/tables", form).await?.accepted()?;
        let id = answer.location.as_deref().and_then(|location| location.strip_prefix("/t/")).map(str::to_owned);
        id.ok_or_else(|| Trouble::new("a table was opened, but nobody says where"))
    }

    /// Sits down.
    pub async fn sit(&self, table: &str, seat: usize) -> Result<Answer, Trouble> {
        self.post(&format!("/t/{table}/sit"), format!("seat={seat}")).await
    }

    /// What a seat can do now.
    pub async fn now(&self, table: &str, seat: usize) -> Result<Now, Trouble> {
        let answer = self.get(&format!("/t/{table}/report?seat={seat}")).await?.accepted()?;
        serde_json::from_slice(&answer.body).map_err(|error| Trouble::new(format!("a report cannot be read: {error}")))
    }

    /// Makes the choice at a place of the list.
    pub async fn choose(&self, table: &str, seat: usize, revision: u64, place: &str) -> Result<Became, Trouble> {
        let form = format!("seat={seat}&revision={revision}&choice={place}");
        became(&self.post(&format!("/t/{table}/choose"), form).await?)
    }

    /// Does something else: `back`, `redo`.
    pub async fn act(&self, table: &str, seat: usize, revision: u64, deed: &str) -> Result<Became, Trouble> {
        let form = format!("seat={seat}&revision={revision}&deed={deed}");
        became(&self.post(&format!("/t/{table}/act"), form).await?)
    }

    /// Says something; only letters, digits and dots, for nothing is escaped.
    pub async fn say(&self, table: &str, text: &str) -> Result<Answer, Trouble> {
        self.post(&format!("/t/{table}/say"), format!("text={text}")).await
    }

    /// Follows a table from a seat.
    pub async fn follow(&self, table: &str, seat: usize) -> Result<Following, Trouble> {
        let response = self.send(Method::GET, &format!("/live?at={table}.{seat}"), String::new()).await?;
        if response.status() != StatusCode::OK {
            return Err(Trouble::new(format!("no stream: {}", response.status())));
        }
        Ok(Following { body: response.into_body(), read: Vec::new() })
    }

    async fn send(&self, method: Method, path: &str, form: String) -> Result<Response<Incoming>, Trouble> {
        let request = Request::builder()
            .method(method)
            .uri(format!("{}{path}", self.url))
            .header(header::ORIGIN, &self.url)
            .header(header::COOKIE, &self.cookie)
            .header(header::ACCEPT, "application/json")
            .header(header::CONTENT_TYPE, HeaderValue::from_static("application/x-www-form-urlencoded"))
            .body(Full::from(form))
            .map_err(|error| Trouble::new(error.to_string()))?;
        let answer = timeout(PATIENCE, self.client.request(request)).await.map_err(|_| late())?;
        answer.map_err(|error| Trouble::cut_off(format!("{path}: {error}")))
    }
}

/// A stream of what changes at a table.
pub struct Following {
    body: Incoming,
    read: Vec<u8>,
}

impl Following {
    /// The next update, as JSON; none when the server has ended the stream.
    pub async fn next(&mut self) -> Option<String> {
        loop {
            while let Some(end) = self.read.windows(2).position(|pair| pair == b"\n\n") {
                let event: Vec<u8> = self.read.drain(..end + 2).collect();
                let event = String::from_utf8_lossy(&event);
                // What has a name is a greeting, and what has no data keeps the connection alive.
                if let Some(data) = event.strip_prefix("data: ") {
                    return Some(data.trim_end().to_owned());
                }
            }
            let frame = self.body.frame().await?.ok()?;
            if let Some(bytes) = frame.data_ref() {
                self.read.extend_from_slice(bytes);
            }
        }
    }
}

async fn drained(response: Response<Incoming>) -> Result<Answer, Trouble> {
    let status = response.status();
    let location = response.headers().get(header::LOCATION).and_then(|value| value.to_str().ok()).map(str::to_owned);
    let body = timeout(PATIENCE, response.into_body().collect()).await.map_err(|_| late())?;
    let body = body.map_err(|error| Trouble::cut_off(error.to_string()))?.to_bytes();
    Ok(Answer { status, location, body })
}

fn late() -> Trouble {
    Trouble::new(format!("no answer in {} s", PATIENCE.as_secs()))
}

fn became(answer: &Answer) -> Result<Became, Trouble> {
    #[derive(Deserialize)]
    struct Done {
        /// None if it was done before; then the answer has the fresh table instead.
        revision: Option<u64>,
    }
    match answer.status {
        StatusCode::OK => {
            let done: Done = serde_json::from_slice(&answer.body).map_err(|error| Trouble::new(error.to_string()))?;
            Ok(done.revision.map_or(Became::Repeated, Became::Done))
        }
        StatusCode::CONFLICT => Ok(Became::Stale),
        StatusCode::UNPROCESSABLE_ENTITY => Ok(Became::Refused),
        _ if answer.is_not_saved() => Ok(Became::NotSaved),
        other => Err(Trouble::new(format!("{other}: {}", String::from_utf8_lossy(&answer.body)))),
    }
}
