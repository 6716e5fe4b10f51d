//! Error responses: a page for people, JSON for scripts.

use super::visitor::Visitor;
use crate::storage::StorageError;
use crate::table::{ActionError, TableError};
use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use pages::notice::{Notice, RetryForm, notice};
use serde_json::json;
use std::any::Any;

#[derive(Debug)]
pub(super) enum HttpError {
    NotFound,
    MethodNotAllowed,
    /// A change was requested by another site.
    CrossOrigin,
    /// No cookie, or one with an invalid signature.
    NoCookie,
    RateLimited,
    TooManyTables,
    /// Too many tables were opened in a short time by this person or from this network.
    TablesRateLimited,
    DiskNearlyFull,
    TooManyStreams,
    /// Records and replays are available only after the game.
    GameRunning,
    BadRequest,
    PayloadTooLarge,
    Table(TableError),
    Action(ActionError),
    Storage(StorageError),
}

impl From<TableError> for HttpError {
    fn from(error: TableError) -> Self {
        Self::Table(error)
    }
}

impl From<ActionError> for HttpError {
    fn from(error: ActionError) -> Self {
        Self::Action(error)
    }
}

impl From<StorageError> for HttpError {
    fn from(error: StorageError) -> Self {
        Self::Storage(error)
    }
}

impl HttpError {
    fn status(&self) -> StatusCode {
        match self {
            Self::NotFound | Self::Table(TableError::NoSuchTable) => StatusCode::NOT_FOUND,
            Self::MethodNotAllowed => StatusCode::METHOD_NOT_ALLOWED,
            Self::CrossOrigin | Self::NoCookie | Self::GameRunning => StatusCode::FORBIDDEN,
            Self::Action(
                ActionError::NotYours
                | ActionError::WrongSecret
                | ActionError::BotPlays
                | ActionError::NotAway
                | ActionError::BotTooWeak
                | ActionError::NoHints
                | ActionError::OnlyWatching,
            ) => StatusCode::FORBIDDEN,
            Self::Action(ActionError::HintInProgress) => StatusCode::TOO_MANY_REQUESTS,
            Self::Action(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Self::RateLimited | Self::TooManyTables | Self::TablesRateLimited | Self::TooManyStreams => {
                StatusCode::TOO_MANY_REQUESTS
            }
            Self::BadRequest => StatusCode::BAD_REQUEST,
            Self::PayloadTooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Self::Table(TableError::Busy) | Self::DiskNearlyFull => StatusCode::SERVICE_UNAVAILABLE,
            _ if self.is_retryable() => StatusCode::SERVICE_UNAVAILABLE,
            Self::Table(_) | Self::Storage(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// Whether the same request can succeed later, once the disk works again.
    fn is_retryable(&self) -> bool {
        match self {
            Self::Table(TableError::NotSaved(error)) => !matches!(error, StorageError::Failed(_)),
            Self::Table(TableError::Unreadable(_)) | Self::Storage(_) | Self::DiskNearlyFull => true,
            _ => false,
        }
    }

    fn message(&self, visitor: &Visitor) -> String {
        let words = visitor.words();
        words.say(match self {
            Self::NotFound => "denied-no-such-page",
            Self::MethodNotAllowed => "denied-wrong-method",
            Self::CrossOrigin => "denied-other-origin",
            Self::NoCookie => "denied-no-cookie",
            Self::RateLimited => "denied-too-often",
            Self::TooManyTables => "denied-too-many-tables",
            Self::TablesRateLimited => "denied-opened-too-often",
            Self::DiskNearlyFull => "denied-nearly-full",
            Self::TooManyStreams => "denied-too-many-streams",
            Self::GameRunning => "denied-still-running",
            Self::BadRequest => "denied-unread",
            Self::PayloadTooLarge => "denied-too-large",
            Self::Table(TableError::NoSuchTable) => "denied-no-such-table",
            Self::Table(TableError::Busy) => "denied-busy",
            // The reason may reveal hidden information of the game. It is in the log.
            Self::Table(TableError::Broken(_)) => "denied-broken",
            Self::Table(TableError::NotSaved(StorageError::NotSaved(_))) | Self::Storage(StorageError::NotSaved(_)) => {
                "denied-not-saved"
            }
            Self::Table(TableError::NotSaved(StorageError::Stopped(_))) | Self::Storage(StorageError::Stopped(_)) => {
                "denied-stopped"
            }
            Self::Table(TableError::Unreadable(_)) | Self::Storage(StorageError::Failed(_)) => "denied-unreadable",
            Self::Table(TableError::NotSaved(StorageError::Failed(_)) | TableError::Panicked) => "denied-internal",
            Self::Action(error) => return error.message(words),
        })
    }

    pub(super) fn response(self, visitor: &Visitor) -> Response {
        self.response_with_retry(visitor, None)
    }

    /// Like `response`, with a button that sends the form again if that may help.
    pub(super) fn response_with_retry(self, visitor: &Visitor, form: Option<RetryForm>) -> Response {
        if let Self::Storage(error) = &self {
            tracing::error!(%error, "storage error");
        }
        let (status, message, retryable) = (self.status(), self.message(visitor), self.is_retryable());
        let mut response = if visitor.wants_json {
            let body =
                if retryable { json!({ "refused": message, "later": true }) } else { json!({ "refused": message }) };
            (status, Json(body)).into_response()
        } else {
            let words = visitor.words();
            let title = words.say(if status == StatusCode::NOT_FOUND { "note-not-found" } else { "note-refused" });
            let (link, retry) = (Some(("/", words.say("home-link"))), form.filter(|_| retryable));
            let page = Notice { status: status.as_u16(), title, text: message, link, retry };
            (status, Html(notice(words, "", &page).into_string())).into_response()
        };
        if retryable {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("2"));
        }
        response
    }
}

pub(super) async fn not_found(visitor: Visitor) -> Response {
    HttpError::NotFound.response(&visitor)
}

pub(super) async fn method_not_allowed(visitor: Visitor) -> Response {
    HttpError::MethodNotAllowed.response(&visitor)
}

pub(super) fn panicked(_: Box<dyn Any + Send>) -> Response {
    tracing::error!("a request panicked");
    HttpError::Table(TableError::Panicked).response(&Visitor::default())
}
