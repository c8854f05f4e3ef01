//! What is logged of a request: how it was asked and answered, not by whom, and of its address only the pattern.
//! A table's code and whatever a query holds stay out of the log.

use std::time::Instant;

use axum::extract::{MatchedPath, Request};
use axum::middleware::Next;
use axum::response::Response;
use tracing::{Instrument as _, field};

/// Answers a request in a span of its own.
pub(crate) async fn log(request: Request, next: Next) -> Response {
    let path = request.extensions().get::<MatchedPath>().map_or("a page", MatchedPath::as_str);
    let span = tracing::info_span!(
        "request",
        method = %request.method(),
        path,
        status = field::Empty,
        milliseconds = field::Empty,
    );
    let begun = Instant::now();
    let answer = next.run(request).instrument(span.clone()).await;
    let status = answer.status();
    span.record("status", status.as_u16());
    span.record("milliseconds", begun.elapsed().as_secs_f64() * 1000.0);
    let _entered = span.enter();
    if status.is_server_error() {
        tracing::warn!("request failed");
    } else {
        tracing::debug!("request answered");
    }
    answer
}
