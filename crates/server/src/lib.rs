#![doc = include_str!("../README.md")]

mod code;
mod config;
mod entry;
mod guest;
mod hall;
mod http;
mod limits;
mod serve;
mod socket;
mod store;
mod table;
mod text;
mod trouble;
mod web;

use std::sync::Arc;

use axum::Router;
use axum::middleware::from_fn_with_state;
use axum::routing::{get, post};

pub use config::Config;
pub use hall::Hall;
pub use limits::{Limits, Rate};
pub use serve::{ServeError, serve};
pub use store::StoreError;

/// Everything that is served. Tests call it without a port.
pub fn app(hall: Arc<Hall>) -> Router {
    Router::new()
        .route("/api/me", get(http::my_tables).post(http::become_somebody))
        .route("/api/tables", get(http::list).post(http::create))
        .route("/api/tables/{code}", get(http::look))
        .route("/api/tables/{code}/socket", get(socket::open))
        .route("/api/tables/{code}/record", get(http::record))
        .route("/api/tables/{code}/handover", post(http::handover))
        .route("/api/tables/{code}/claim", post(http::claim))
        .route("/api/stats", get(http::stats))
        .route("/healthz", get(http::health))
        .layer(from_fn_with_state(hall.clone(), web::guard))
        .with_state(hall)
}
