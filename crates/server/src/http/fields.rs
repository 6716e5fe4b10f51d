//! What a form brings.

use super::answer::Denied;
use super::visitor::Visitor;
use axum::body::Bytes;
use axum::extract::{Form, FromRequest, Request};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use pages::note::Again;
use tabletop::Seat;

/// The fields of a form, in their order.
pub(super) struct Fields {
    fields: Vec<(String, String)>,
    /// Where the form was sent to.
    path: String,
}

impl Fields {
    /// What a field holds, of equals the last; nothing if it is not there.
    pub(super) fn text(&self, name: &str) -> &str {
        self.fields.iter().rev().find(|(own, _)| own == name).map_or("", |(_, value)| value)
    }

    /// What all fields of this name hold.
    pub(super) fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        self.fields.iter().filter(move |(own, _)| own == name).map(|(_, value)| value.as_str())
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
        let fields = self.fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        Again { action: &self.path, fields }
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
        let form = Form::<Vec<(String, String)>>::from_request(form, state).await;
        form.map(|Form(fields)| Self { fields, path }).map_err(|_| Denied::Unread.answer(&visitor))
    }
}
