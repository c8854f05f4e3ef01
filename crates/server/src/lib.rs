#![doc = include_str!("../README.md")]

mod abandoned;
mod access;
mod api;
mod api_error;
mod cluster;
mod config;
mod database;
mod entry;
mod file_permissions;
mod frames;
mod guard;
mod guest;
mod headers;
mod http;
mod limits;
mod lock;
mod metrics;
mod now;
mod pages;
mod qr;
mod retention;
mod serve;
mod signals;
mod socket;
mod store;
mod table;
mod table_code;
mod table_registry;
mod user_text;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::any;

pub use cluster::ClusterError;
pub use config::{Config, LogConfig, LogFormat, NotAPublicUrl, PublicUrl, Readers};
pub use database::{Database, SecretUrl};
pub use guard::FILES;
pub use limits::{Limits, NotARate, Rate};
pub use pages::{documents, pages};
pub use retention::Retention;
pub use serve::{Ports, ServeError, Server};
pub use store::{Copied, CopyError, StoreError, copy};
pub use table_registry::TableRegistry;

/// Everything that is served. Whatever the server itself does not answer goes to `pages`, such as those of the browser client.
/// Tests call it without a port.
pub fn app(registry: Arc<TableRegistry>, pages: Router) -> Router {
    let (api, _) = api::router().split_for_parts();
    api.route("/api/{*unknown}", any(guard::nothing_here))
        .method_not_allowed_fallback(guard::wrong_method)
        .fallback_service(pages)
        .layer(DefaultBodyLimit::max(http::MAX_BODY_BYTES.into()))
        .layer(from_fn_with_state(registry.clone(), guard::guard))
        .layer(from_fn_with_state(registry.clone(), headers::add))
        .layer(from_fn(access::log))
        .with_state(registry)
}
