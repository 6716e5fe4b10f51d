//! An HTTP client that acts like a person with a browser: a cookie, pages, forms and a stream of updates.

use crate::Error;
use http_body_util::{BodyExt, Full};
use hyper::body::{Bytes, Incoming};
use hyper::header::{self, HeaderValue};
use hyper::{Method, Request, Response, StatusCode};
use hyper_util::client::legacy::Client as HyperClient;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use serde::Deserialize;
use serde_json::Value;
use std::time::Duration;
use tokio::time::timeout;

/// After this time the server counts as dead.
const RESPONSE_TIMEOUT: Duration = Duration::from_secs(30);

/// A clone is the same person in another tab.
#[derive(Clone)]
pub struct Client {
    http: HyperClient<HttpConnector, Full<Bytes>>,
    url: String,
    cookie: String,
}

#[derive(Debug)]
pub struct Reply {
    pub status: StatusCode,
    pub location: Option<String>,
    pub body: Bytes,
}

impl Reply {
    /// The reply, if it is a success or a redirect.
    pub fn accepted(self) -> Result<Self, Error> {
        if self.status.is_success() || self.status.is_redirection() {
            return Ok(self);
        }
        let why = format!("{}: {}", self.status, String::from_utf8_lossy(&self.body));
        Err(if self.is_not_saved() { Error::not_saved(why) } else { Error::new(why) })
    }

    /// Whether the server cannot save anything at the moment.
    fn is_not_saved(&self) -> bool {
        let body: Value = serde_json::from_slice(&self.body).unwrap_or_default();
        self.status == StatusCode::SERVICE_UNAVAILABLE && body["later"] == true
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CommandResult {
    /// It is durable. Contains the seat's new revision.
    Done(u64),
    /// The same command was done before.
    Repeated,
    /// It was made for an older revision.
    Stale,
    Refused,
    /// The server cannot save anything at the moment. Nothing happened.
    NotSaved,
}

/// What a seat can do, from its report.
#[derive(Deserialize, Debug)]
pub struct SeatState {
    /// The revision that a command has to contain.
    #[serde(rename = "step")]
    pub revision: u64,
    #[serde(default)]
    pub choices: Vec<Value>,
    record: Value,
}

impl SeatState {
    pub fn is_over(&self) -> bool {
        !self.record.is_null()
    }
}

impl Client {
    /// Visits the site for the first time and gets a cookie.
    pub async fn new(url: &str) -> Result<Self, Error> {
        let mut connector = HttpConnector::new();
        connector.set_nodelay(true);
        let http = HyperClient::builder(TokioExecutor::new()).build(connector);
        let mut client = Self { http, url: url.to_owned(), cookie: String::new() };
        let response = client.send(Method::GET, "/", String::new()).await?;
        let cookie = response.headers().get(header::SET_COOKIE).and_then(|value| value.to_str().ok());
        let cookie = cookie.and_then(|cookie| cookie.split(';').next()).map(str::to_owned);
        client.cookie = cookie.ok_or_else(|| Error::new(format!("{url} sets no cookie")))?;
        read_body(response).await?.accepted()?;
        Ok(client)
    }

    /// The same person, after the site was restarted at another address.
    pub fn moved_to(&self, url: &str) -> Self {
        Self { url: url.to_owned(), ..self.clone() }
    }

    pub fn cookie(&self) -> &str {
        &self.cookie
    }

    pub async fn get(&self, path: &str) -> Result<Reply, Error> {
        read_body(self.send(Method::GET, path, String::new()).await?).await
    }

    pub async fn post(&self, path: &str, form: String) -> Result<Reply, Error> {
        read_body(self.send(Method::POST, path, form).await?).await
    }

    /// Opens a table of It's a Wonderful World, with these seats: `me`, `open` or `bot:NAME`.
    pub async fn open_table(&self, seats: &[&str]) -> Result<String, Error> {
        let mut form = format!("game=wonderful-world&option.players={}", seats.len());
        for (seat, holder) in seats.iter().enumerate() {
            form.push_str(&format!("&seat.{seat}={holder}"));
        }
        let reply = self.post("/tables", form).await?.accepted()?;
        let id = reply.location.as_deref().and_then(|location| location.strip_prefix("/t/")).map(str::to_owned);
        id.ok_or_else(|| Error::new("the reply to a new table has no location"))
    }

    pub async fn sit(&self, table: &str, seat: usize) -> Result<Reply, Error> {
        self.post(&format!("/t/{table}/sit"), format!("seat={seat}")).await
    }

    pub async fn now(&self, table: &str, seat: usize) -> Result<SeatState, Error> {
        let reply = self.get(&format!("/t/{table}/report?seat={seat}")).await?.accepted()?;
        serde_json::from_slice(&reply.body).map_err(|error| Error::new(format!("a report is invalid: {error}")))
    }

    /// Makes the choice at this index.
    pub async fn choose(&self, table: &str, seat: usize, revision: u64, index: &str) -> Result<CommandResult, Error> {
        let form = format!("seat={seat}&revision={revision}&choice={index}");
        command_result(&self.post(&format!("/t/{table}/choose"), form).await?)
    }

    /// Other commands: `back`, `redo`.
    pub async fn act(&self, table: &str, seat: usize, revision: u64, command: &str) -> Result<CommandResult, Error> {
        let form = format!("seat={seat}&revision={revision}&command={command}");
        command_result(&self.post(&format!("/t/{table}/act"), form).await?)
    }

    /// Writes a chat message. The text is not escaped, so only letters, digits and dots are allowed.
    pub async fn say(&self, table: &str, text: &str) -> Result<Reply, Error> {
        self.post(&format!("/t/{table}/say"), format!("text={text}")).await
    }

    pub async fn follow(&self, table: &str, seat: usize) -> Result<UpdateStream, Error> {
        let response = self.send(Method::GET, &format!("/live?at={table}.{seat}"), String::new()).await?;
        if response.status() != StatusCode::OK {
            return Err(Error::new(format!("no stream: {}", response.status())));
        }
        Ok(UpdateStream { body: response.into_body(), read: Vec::new() })
    }

    async fn send(&self, method: Method, path: &str, form: String) -> Result<Response<Incoming>, Error> {
        let request = Request::builder()
            .method(method)
            .uri(format!("{}{path}", self.url))
            .header(header::ORIGIN, &self.url)
            .header(header::COOKIE, &self.cookie)
            .header(header::ACCEPT, "application/json")
            .header(header::CONTENT_TYPE, HeaderValue::from_static("application/x-www-form-urlencoded"))
            .body(Full::from(form))
            .map_err(|error| Error::new(error.to_string()))?;
        let reply = timeout(RESPONSE_TIMEOUT, self.http.request(request)).await.map_err(|_| late())?;
        reply.map_err(|error| Error::cut_off(format!("{path}: {error}")))
    }
}

pub struct UpdateStream {
    body: Incoming,
    read: Vec<u8>,
}

impl UpdateStream {
    /// The next update as JSON, or `None` when the server has closed the stream.
    pub async fn next(&mut self) -> Option<String> {
        loop {
            while let Some(end) = self.read.windows(2).position(|pair| pair == b"\n\n") {
                let event: Vec<u8> = self.read.drain(..end + 2).collect();
                let event = String::from_utf8_lossy(&event);
                // Events with a name are not updates.
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

async fn read_body(response: Response<Incoming>) -> Result<Reply, Error> {
    let status = response.status();
    let location = response.headers().get(header::LOCATION).and_then(|value| value.to_str().ok()).map(str::to_owned);
    let body = timeout(RESPONSE_TIMEOUT, response.into_body().collect()).await.map_err(|_| late())?;
    let body = body.map_err(|error| Error::cut_off(error.to_string()))?.to_bytes();
    Ok(Reply { status, location, body })
}

fn late() -> Error {
    Error::new(format!("no reply in {} s", RESPONSE_TIMEOUT.as_secs()))
}

fn command_result(reply: &Reply) -> Result<CommandResult, Error> {
    #[derive(Deserialize)]
    struct Done {
        /// `None` if it was done before. The reply has the current page instead.
        revision: Option<u64>,
    }
    match reply.status {
        StatusCode::OK => {
            let done: Done = serde_json::from_slice(&reply.body).map_err(|error| Error::new(error.to_string()))?;
            Ok(done.revision.map_or(CommandResult::Repeated, CommandResult::Done))
        }
        StatusCode::CONFLICT => Ok(CommandResult::Stale),
        StatusCode::UNPROCESSABLE_ENTITY => Ok(CommandResult::Refused),
        _ if reply.is_not_saved() => Ok(CommandResult::NotSaved),
        other => Err(Error::new(format!("{other}: {}", String::from_utf8_lossy(&reply.body)))),
    }
}
