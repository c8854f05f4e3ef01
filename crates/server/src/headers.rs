//! Security and caching headers of every answer.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, REFERRER_POLICY, STRICT_TRANSPORT_SECURITY,
    X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;

use crate::table_registry::TableRegistry;

/// Our own files, compiled or not, and sockets to ourselves: nothing written into the page, nothing from elsewhere.
const CONTENT: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data:; font-src 'self'; media-src 'self'; connect-src 'self'; worker-src 'self'; \
    manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const PERMISSIONS: &str = "accelerometer=(), camera=(), display-capture=(), geolocation=(), \
    gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()";

const USUAL: [(HeaderName, &str); 9] = [
    (CONTENT_SECURITY_POLICY, CONTENT),
    (HeaderName::from_static("permissions-policy"), PERMISSIONS),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (REFERRER_POLICY, "no-referrer"),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (X_FRAME_OPTIONS, "DENY"),
    (HeaderName::from_static("x-robots-tag"), "noindex"),
    // Answers that may be cached say so themselves.
    (CACHE_CONTROL, "no-store"),
];

/// For two years.
const HTTPS_ONLY: &str = "max-age=63072000";

/// Adds these headers to an answer that does not say otherwise.
pub(crate) async fn add(
    State(registry): State<Arc<TableRegistry>>,
    request: Request,
    next: Next,
) -> Response {
    let mut answer = next.run(request).await;
    let https = registry.config.is_https().then_some((STRICT_TRANSPORT_SECURITY, HTTPS_ONLY));
    for (name, value) in USUAL.into_iter().chain(https) {
        answer.headers_mut().entry(name).or_insert(HeaderValue::from_static(value));
    }
    answer
}
