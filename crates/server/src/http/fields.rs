//! What a form brings.

use super::answer::Denied;
use super::visitor::Visitor;
use axum::body::Bytes;
use axum::extract::{Form, FromRequest, Request};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use pages::note::Again;
use std::collections::HashMap;
use tabletop::Seat;

/// The fields of a form, by name; of equals the last.
pub(super) struct Fields {
    fields: HashMap<String, String>,
    /// Where the form was sent to.
    path: String,
}

impl Fields {
    /// What a field holds; nothing if it is not there.
    pub(super) fn text(&self, name: &str) -> &str {
        self.fields.get(name).map_or("", String::as_str)
    }

    /// A number in a field.
    pub(super) fn number(&self, name: &str) -> Result<u64, Denied> {
        self.text(name).parse().map_err(|_| Denied::Unread)
    }

    /// A seat in a field.
    pub(super) fn seat(&self) -> Result<Seat, Denied> {
        self.text("seat").parse().map(Seat).map_err(|_| Denied::Unread)
    }

    /// The form as it was sent, to be sent again.
    pub(super) fn again(&self) -> Again<'_> {
        let mut fields: Vec<_> = self.fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        fields.sort_unstable();
        Again { action: &self.path, fields }
    }

    /// The fields whose names begin so, without that beginning.
    pub(super) fn under<'a>(&'a self, beginning: &'a str) -> impl Iterator<Item = (&'a str, &'a str)> {
        self.fields.iter().filter_map(move |(name, value)| Some((name.strip_prefix(beginning)?, value.as_str())))
    }
}

impl<S: Send + Sync> FromRequest<S> for Fields {
    type Rejection = Response;

    async fn from_request(request: Request, state: &S) -> Result<Self, Response> {
        let visitor = request.extensions().get::<Visitor>().cloned().unwrap_or_default();
        let (parts, body) = request.into_parts();
        let path = parts.uri.path().to_owned();
        let body = Request::from_parts(parts.clone(), body);
        let bytes = Bytes::from_request(body, state).await.map_err(|rejection| {
            let large = rejection.into_response().status() == StatusCode::PAYLOAD_TOO_LARGE;
            if large { Denied::TooLarge } else { Denied::Unread }.answer(&visitor)
        })?;
        let form = Request::from_parts(parts, bytes.into());
        let form = Form::<HashMap<String, String>>::from_request(form, state).await;
        form.map(|Form(fields)| Self { fields, path }).map_err(|_| Denied::Unread.answer(&visitor))
    }
}
