//! Middleware for every request: limits, origin check and security headers.

use super::Site;
use super::error::HttpError;
use super::visitor::Visitor;
use axum::extract::{Request, State};
use axum::http::header::{self, HeaderName, HeaderValue};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

/// In seconds, if the response does not set it.
const RETRY_AFTER: &str = "5";

/// Enforces rate limits, and refuses changes requested by other sites.
pub(super) async fn check(State(site): State<Site>, request: Request, next: Next) -> Response {
    let visitor = request.extensions().get::<Visitor>().cloned().unwrap_or_default();
    let address = visitor.network;
    if address.is_some_and(|address| !site.limits.may_request(address)) {
        return HttpError::RateLimited.response(&visitor);
    }
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        if !is_same_origin(request.headers(), site.origin.as_deref()) {
            return HttpError::CrossOrigin.response(&visitor);
        }
        if visitor.is_new {
            return HttpError::NoCookie.response(&visitor);
        }
        if !site.limits.may_act(&visitor.guest) {
            return HttpError::RateLimited.response(&visitor);
        }
    }
    next.run(request).await
}

/// The rate limit for static files, which need no cookie.
pub(super) async fn limit_rate(State(site): State<Site>, request: Request, next: Next) -> Response {
    match site.proxies.network_of(&request) {
        Some(address) if !site.limits.may_request(address) => HttpError::RateLimited.response(&Visitor::default()),
        _ => next.run(request).await,
    }
}

/// Whether a change was requested by a page of this site.
fn is_same_origin(headers: &HeaderMap, site_origin: Option<&str>) -> bool {
    let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    let Some(origin) = text(header::ORIGIN) else {
        return headers.get("sec-fetch-site").is_some_and(|site| site == "same-origin");
    };
    let host = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
    site_origin.is_some_and(|own| own == origin) || (host.is_some() && host == text(header::HOST))
}

/// The span of a request in the log. Paths after `/take` are secret seat links.
pub(super) fn span<B>(request: &axum::http::Request<B>) -> tracing::Span {
    let path = request.uri().path();
    let path = if path.starts_with("/take") { "/take/…" } else { path };
    tracing::debug_span!("request", method = %request.method(), path)
}

/// Security headers: no content from other sites, no inline scripts.
pub(super) async fn headers(State(site): State<Site>, request: Request, next: Next) -> Response {
    const ALWAYS: [(&str, &str); 2] =
        [("x-content-type-options", "nosniff"), ("cross-origin-resource-policy", "same-origin")];
    const FOR_DOCUMENTS: [(&str, &str); 5] = [
        (
            "content-security-policy",
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
             connect-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
        ),
        ("x-frame-options", "DENY"),
        ("referrer-policy", "same-origin"),
        ("cross-origin-opener-policy", "same-origin"),
        ("permissions-policy", "camera=(), microphone=(), geolocation=()"),
    ];
    let is_worker = request.uri().path().ends_with("/live.js");
    let mut response = next.run(request).await.into_response();
    let status = response.status();
    let headers = response.headers_mut();
    // These headers say what a document or a worker may do. A table loads some thirty other files, which need none of them.
    let is_part = headers.get(header::CONTENT_TYPE).is_some_and(|kind| {
        ["text/css", "text/javascript", "font/woff2"].iter().any(|part| kind.as_bytes().starts_with(part.as_bytes()))
    });
    let for_documents: &[_] = if is_part && !is_worker { &[] } else { &FOR_DOCUMENTS };
    for (name, value) in ALWAYS.iter().chain(for_documents) {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    if site.is_https() {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=31536000"));
    }
    if matches!(status, StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE) {
        headers.entry(header::RETRY_AFTER).or_insert(HeaderValue::from_static(RETRY_AFTER));
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_allowed(origin: Option<&'static str>, site_origin: Option<&str>) -> bool {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, HeaderValue::from_static("table.example:8080"));
        if let Some(origin) = origin {
            headers.insert(header::ORIGIN, HeaderValue::from_static(origin));
        }
        is_same_origin(&headers, site_origin)
    }

    #[test]
    fn only_same_origin_changes_are_accepted() {
        assert!(is_allowed(Some("http://table.example:8080"), None));
        assert!(is_allowed(Some("https://table.example:8080"), None));
        for other in ["http://table.example", "http://evil.example", "null", "http://table.example:8080.evil.example"] {
            assert!(!is_allowed(Some(other), None), "{other}");
        }
        assert!(!is_allowed(None, None));
        assert!(is_allowed(Some("https://games.example"), Some("https://games.example")));
        assert!(!is_allowed(Some("https://games.example"), None));
    }
}
