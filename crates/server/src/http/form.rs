//! The fields of a submitted form.

use super::error::HttpError;
use super::visitor::Visitor;
use axum::body::Bytes;
use axum::extract::{Form, FromRequest, Request};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use pages::notice::RetryForm;
use tabletop::Seat;

pub(super) struct FormFields {
    fields: Vec<(String, String)>,
    path: String,
}

impl FormFields {
    /// The last value of this name, or an empty text.
    pub(super) fn text(&self, name: &str) -> &str {
        self.fields.iter().rev().find(|(key, _)| key == name).map_or("", |(_, value)| value)
    }

    pub(super) fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        self.fields.iter().filter(move |(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    pub(super) fn number(&self, name: &str) -> Result<u64, HttpError> {
        self.text(name).parse().map_err(|_| HttpError::BadRequest)
    }

    pub(super) fn seat(&self) -> Result<Seat, HttpError> {
        self.text("seat").parse().map(Seat).map_err(|_| HttpError::BadRequest)
    }

    /// The same form, to be sent again.
    pub(super) fn retry(&self) -> RetryForm<'_> {
        let fields = self.fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        RetryForm { action: &self.path, fields }
    }
}

impl<S: Send + Sync> FromRequest<S> for FormFields {
    type Rejection = Response;

    async fn from_request(request: Request, state: &S) -> Result<Self, Response> {
        let visitor = request.extensions().get::<Visitor>().cloned().unwrap_or_default();
        let (parts, body) = request.into_parts();
        let path = parts.uri.path().to_owned();
        let body = Request::from_parts(parts.clone(), body);
        let bytes = Bytes::from_request(body, state).await.map_err(|rejection| {
            let too_large = rejection.into_response().status() == StatusCode::PAYLOAD_TOO_LARGE;
            if too_large { HttpError::PayloadTooLarge } else { HttpError::BadRequest }.response(&visitor)
        })?;
        let form = Request::from_parts(parts, bytes.into());
        let form = Form::<Vec<(String, String)>>::from_request(form, state).await;
        form.map(|Form(fields)| Self { fields, path }).map_err(|_| HttpError::BadRequest.response(&visitor))
    }
}
