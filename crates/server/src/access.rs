//! What is logged of a request: how it was asked and answered, not by whom, and of its address only the pattern.
//! A table's code and whatever a query holds stay out of the log.

use std::time::Duration;

use axum::extract::{MatchedPath, Request};
use axum::response::Response;
use tower_http::classify::{ServerErrorsAsFailures, SharedClassifier};
use tower_http::trace::TraceLayer;
use tracing::{Span, field};

type Log = TraceLayer<
    SharedClassifier<ServerErrorsAsFailures>,
    fn(&Request) -> Span,
    (),
    fn(&Response, Duration, &Span),
    (),
    (),
    (),
>;

/// A span for every request.
pub(crate) fn log() -> Log {
    TraceLayer::new_for_http()
        .make_span_with(span as fn(&Request) -> Span)
        .on_request(())
        .on_response(answered as fn(&Response, Duration, &Span))
        .on_body_chunk(())
        .on_eos(())
        .on_failure(())
}

fn span(request: &Request) -> Span {
    let path = request.extensions().get::<MatchedPath>().map_or("a page", MatchedPath::as_str);
    tracing::info_span!(
        "request",
        method = %request.method(),
        path,
        status = field::Empty,
        milliseconds = field::Empty,
    )
}

fn answered(answer: &Response, took: Duration, span: &Span) {
    let status = answer.status();
    span.record("status", status.as_u16());
    span.record("milliseconds", took.as_secs_f64() * 1000.0);
    if status.is_server_error() {
        tracing::warn!("failed");
    } else {
        tracing::debug!("answered");
    }
}
