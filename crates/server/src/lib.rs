#![doc = include_str!("../README.md")]

mod abandoned;
mod access;
mod api;
mod cluster;
mod code;
mod config;
mod database;
mod entry;
mod frames;
mod guest;
mod hall;
mod headers;
mod http;
mod limits;
mod lock;
mod metrics;
mod now;
mod pages;
mod private;
mod qr;
mod retention;
mod serve;
mod signals;
mod socket;
mod store;
mod table;
mod text;
mod trouble;
mod web;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use axum::routing::any;

pub use cluster::ClusterError;
pub use config::{Config, Log, LogFormat, NotAPublicUrl, PublicUrl, Readers};
pub use database::{Database, SecretUrl};
pub use hall::{Hall, OpenError};
pub use limits::{Limits, NotARate, Rate};
pub use pages::{documents, pages};
pub use retention::Retention;
pub use serve::{Ports, ServeError, Server};
pub use store::{Copied, CopyError, StoreError, copy};
pub use web::FILES;

/// Everything that is served, with pages that say what this is. Tests call it without a port.
pub fn app(hall: Arc<Hall>) -> Router {
    app_with(hall, pages())
}

/// Everything that is served. Whatever the server itself does not answer goes to `pages`, such as those of the browser client.
pub fn app_with(hall: Arc<Hall>, pages: Router) -> Router {
    let (api, _) = api::router().split_for_parts();
    let told = headers::usual(&hall.config);
    let app = api
        .route("/api/{*unknown}", any(web::nothing_here))
        .method_not_allowed_fallback(web::wrong_method)
        .fallback_service(pages)
        .layer(DefaultBodyLimit::max(http::MAX_BODY_BYTES.into()))
        .layer(from_fn_with_state(hall.clone(), web::guard))
        .with_state(hall);
    headers::add(app, told).layer(access::log())
}
