//! What a refused request gets: a page for a person, JSON for a script, and always the reason.

use super::visitor::Visitor;
use crate::storage::StorageError;
use crate::table::{Denial, Trouble};
use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use pages::note::{Again, Note, note};
use serde_json::json;
use std::any::Any;

/// Why a request is refused.
#[derive(Debug)]
pub(super) enum Denied {
    /// There is no such page.
    NoSuchPage,
    /// The address is there, but cannot be asked in this way.
    WrongMethod,
    /// The change was asked for by another site.
    OtherOrigin,
    /// No cookie, or one that this site has not signed.
    NoCookie,
    TooOften,
    TooManyTables,
    /// Too many tables were opened by this person, or from where they are, in a short time.
    OpenedTooOften,
    /// The disk has too little room for new tables.
    NearlyFull,
    TooManyStreams,
    /// Nothing but views leaves the server while a game runs.
    StillRunning,
    /// What was sent cannot be read.
    Unread,
    TooLarge,
    /// The table refuses.
    Table(Trouble),
    Denial(Denial),
    Storage(StorageError),
}

impl From<Trouble> for Denied {
    fn from(trouble: Trouble) -> Self {
        Self::Table(trouble)
    }
}

impl From<Denial> for Denied {
    fn from(denial: Denial) -> Self {
        Self::Denial(denial)
    }
}

impl From<StorageError> for Denied {
    fn from(error: StorageError) -> Self {
        Self::Storage(error)
    }
}

impl Denied {
    fn status(&self) -> StatusCode {
        match self {
            Self::NoSuchPage | Self::Table(Trouble::NoSuchTable) => StatusCode::NOT_FOUND,
            Self::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
            Self::OtherOrigin | Self::NoCookie | Self::StillRunning => StatusCode::FORBIDDEN,
            Self::Denial(
                Denial::NotYours
                | Denial::WrongSecret
                | Denial::BotPlays
                | Denial::NotLeft
                | Denial::TooWeak
                | Denial::NoHints
                | Denial::OnlyWatching,
            ) => StatusCode::FORBIDDEN,
            Self::Denial(Denial::HintUnderWay) => StatusCode::TOO_MANY_REQUESTS,
            Self::Denial(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Self::TooOften | Self::TooManyTables | Self::OpenedTooOften | Self::TooManyStreams => {
                StatusCode::TOO_MANY_REQUESTS
            }
            Self::Unread => StatusCode::BAD_REQUEST,
            Self::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Self::Table(Trouble::Busy) | Self::NearlyFull => StatusCode::SERVICE_UNAVAILABLE,
            _ if self.is_for_later() => StatusCode::SERVICE_UNAVAILABLE,
            Self::Table(_) | Self::Storage(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// Whether the same may be asked for again, and will be done once the disk is well.
    fn is_for_later(&self) -> bool {
        match self {
            Self::Table(Trouble::NotSaved(error)) => !matches!(error, StorageError::Failed(_)),
            Self::Table(Trouble::Unreadable(_)) | Self::Storage(_) | Self::NearlyFull => true,
            _ => false,
        }
    }

    /// The reason, for the person who gets it.
    fn reason(&self, visitor: &Visitor) -> String {
        let words = visitor.words();
        words.say(match self {
            Self::NoSuchPage => "denied-no-such-page",
            Self::WrongMethod => "denied-wrong-method",
            Self::OtherOrigin => "denied-other-origin",
            Self::NoCookie => "denied-no-cookie",
            Self::TooOften => "denied-too-often",
            Self::TooManyTables => "denied-too-many-tables",
            Self::OpenedTooOften => "denied-opened-too-often",
            Self::NearlyFull => "denied-nearly-full",
            Self::TooManyStreams => "denied-too-many-streams",
            Self::StillRunning => "denied-still-running",
            Self::Unread => "denied-unread",
            Self::TooLarge => "denied-too-large",
            Self::Table(Trouble::NoSuchTable) => "denied-no-such-table",
            Self::Table(Trouble::Busy) => "denied-busy",
            // Why may be a secret of the game: whoever runs the site finds it in the log.
            Self::Table(Trouble::Broken(_)) => "denied-broken",
            Self::Table(Trouble::NotSaved(StorageError::NotSaved(_))) | Self::Storage(StorageError::NotSaved(_)) => {
                "denied-not-saved"
            }
            Self::Table(Trouble::NotSaved(StorageError::Stopped(_))) | Self::Storage(StorageError::Stopped(_)) => {
                "denied-stopped"
            }
            Self::Table(Trouble::Unreadable(_)) | Self::Storage(StorageError::Failed(_)) => "denied-unreadable",
            Self::Table(Trouble::NotSaved(StorageError::Failed(_)) | Trouble::Stumbled) => "denied-stumbled",
            Self::Denial(denial) => return denial.in_words(words),
        })
    }

    /// The answer: nothing has changed, and why.
    pub(super) fn answer(self, visitor: &Visitor) -> Response {
        self.answer_to(visitor, None)
    }

    /// The same to a form, which can be sent again if that may help.
    pub(super) fn answer_to(self, visitor: &Visitor, form: Option<Again>) -> Response {
        if let Self::Storage(error) = &self {
            tracing::error!(%error, "the storage fails");
        }
        let (status, reason, later) = (self.status(), self.reason(visitor), self.is_for_later());
        let mut response = if visitor.script {
            let refused =
                if later { json!({ "refused": reason, "later": true }) } else { json!({ "refused": reason }) };
            (status, Json(refused)).into_response()
        } else {
            let words = visitor.words();
            let title = words.say(if status == StatusCode::NOT_FOUND { "note-not-found" } else { "note-refused" });
            let (link, again) = (Some(("/", words.say("home-link"))), form.filter(|_| later));
            let page = Note { status: status.as_u16(), title, text: reason, link, again };
            (status, Html(note(words, "", &page).into_string())).into_response()
        };
        if later {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("2"));
        }
        response
    }
}

pub(super) async fn no_such_page(visitor: Visitor) -> Response {
    Denied::NoSuchPage.answer(&visitor)
}

pub(super) async fn wrong_method(visitor: Visitor) -> Response {
    Denied::WrongMethod.answer(&visitor)
}

/// A fault of the program: the person is told so, and nothing else is touched.
pub(super) fn panicked(_: Box<dyn Any + Send>) -> Response {
    tracing::error!("a request has panicked");
    Denied::Table(Trouble::Stumbled).answer(&Visitor::default())
}
