//! The HTTP part: who one is, opening tables, lists, records, and moving a seat.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE, HOST, SET_COOKIE, VARY,
};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use fair::{Seed, TableCode};
use games::with_game;
use serde_json::Value;
use table::Notation;
use voice::refused as say;
use wire::{
    Claim, Created, Handover, Identity, MyTable, NewGuest, NewTable, ProblemCode, Stats, TableInfo,
    Tables, Token,
};

use crate::api::Refusals;
use crate::api_error::ApiError;
use crate::cluster::{TableQuery, TableReply};
use crate::config::Readers;
use crate::entry::Entry;
use crate::guard::{Address, is_this_machine, nothing_here};
use crate::guest::{COOKIE_NAME, Guest, Secret, random};
use crate::metrics::MIME;
use crate::qr;
use crate::store::{Head, StoreError};
use crate::table::{OFFER_SECONDS, check_clock, read_options};
use crate::table_code::random_code;
use crate::table_registry::TableRegistry;

/// The longest body, in bytes.
pub(crate) const MAX_BODY_BYTES: u16 = 8 * 1024;

type Answered<T> = Result<T, ApiError>;

/// `POST /api/me`: makes the client a guest with a secret, unless it has one.
#[utoipa::path(
    post,
    path = "/api/me",
    tag = "you",
    request_body = NewGuest,
    responses(
        (status = 200, description = "A program gets a token, a browser a cookie", body = Token),
        Refusals,
    )
)]
pub(crate) async fn create_guest(
    State(registry): State<Arc<TableRegistry>>,
    headers: HeaderMap,
    body: Result<Json<NewGuest>, JsonRejection>,
) -> Answered<Response> {
    let Json(me) = body.map_err(|error| unreadable(&error))?;
    Ok(match me.identity {
        Identity::Program => Json(Token { token: Some(Secret::new().reveal()) }).into_response(),
        Identity::Browser => {
            let secret = Secret::of(&headers).unwrap_or_else(Secret::new);
            let cookie = format!(
                "{COOKIE_NAME}={}; Path=/; HttpOnly; SameSite=Strict; Max-Age=31536000{}",
                secret.reveal(),
                if registry.config.is_https() { "; Secure" } else { "" }
            );
            ([(SET_COOKIE, cookie)], Json(Token { token: None })).into_response()
        }
    })
}

/// `GET /api/me`: the tables where one has a chair.
#[utoipa::path(
    get,
    path = "/api/me",
    tag = "you",
    security(("bearer" = []), ("cookie" = [])),
    responses(
        (status = 200, description = "The latest first", body = Vec<MyTable>),
        Refusals,
    )
)]
pub(crate) async fn my_tables(
    State(registry): State<Arc<TableRegistry>>,
    headers: HeaderMap,
) -> Answered<Json<Vec<MyTable>>> {
    match Secret::of(&headers) {
        Some(secret) => stored(registry.store.of_guest(secret.guest()).await).map(Json),
        None => Ok(Json(Vec::new())),
    }
}

/// `POST /api/tables`
#[utoipa::path(
    post,
    path = "/api/tables",
    tag = "tables",
    request_body = NewTable,
    security(("bearer" = []), ("cookie" = [])),
    responses(
        (status = 200, description = "The table is open", body = Created),
        Refusals,
    )
)]
pub(crate) async fn create(
    State(registry): State<Arc<TableRegistry>>,
    Address(from): Address,
    headers: HeaderMap,
    body: Result<Json<NewTable>, JsonRejection>,
) -> Answered<Json<Created>> {
    let creator = guest(&headers)?;
    let Json(new) = body.map_err(|error| unreadable(&error))?;
    check_clock(new.clock, registry.config.shortest_clock)?;
    let mut head = Head {
        // Both are drawn when the table is opened.
        code: random_code(),
        seed: Seed::new(random()),
        game: new.game,
        players: new.players,
        options: Value::Object(new.options),
        rules_version: with_game!(new.game, G => <G as Notation>::RULES_VERSION),
        listed: new.listed,
        creator,
    };
    // Whatever was not said is written down as it is.
    let options = with_game!(new.game, G => serde_json::to_value(read_options::<G>(&head)?));
    head.options = options.expect("options are plain data");
    let clock = new.clock.map(|seconds| Entry::Clock(Some(seconds)));
    let names = vec![String::new(); usize::from(head.players)];
    let code = registry.create(from, head, names, clock.as_slice()).await?;
    let link = invitation(&registry, &headers, code);
    Ok(Json(Created { code: code.to_string(), link }))
}

/// `GET /api/tables`: those that strangers may find.
#[utoipa::path(
    get,
    path = "/api/tables",
    tag = "tables",
    responses(
        (status = 200, description = "The latest first", body = Tables),
        Refusals,
    )
)]
pub(crate) async fn list(State(registry): State<Arc<TableRegistry>>) -> Answered<Json<Tables>> {
    let tables = stored(registry.store.listed().await)?;
    Ok(Json(Tables { tables }))
}

/// `GET /api/tables/{code}`: what everyone may know.
#[utoipa::path(
    get,
    path = "/api/tables/{code}",
    tag = "tables",
    params(("code", description = "The six letters that a table is found by")),
    responses(
        (status = 200, description = "What everyone may know of the table", body = TableInfo),
        Refusals,
    )
)]
pub(crate) async fn look(
    State(registry): State<Arc<TableRegistry>>,
    Path(code): Path<String>,
) -> Answered<Json<TableInfo>> {
    let code = read_code(&code)?;
    registry.look(code).await.map(Json)
}

/// `GET /api/tables/{code}/record`, once the game is over or was given up.
#[utoipa::path(
    get,
    path = "/api/tables/{code}/record",
    tag = "tables",
    params(("code", description = "The six letters that a table is found by")),
    responses(
        (status = 200, description = "The record of the finished or abandoned game, with the proof of its shuffle", body = Object),
        Refusals,
    )
)]
pub(crate) async fn record(
    State(registry): State<Arc<TableRegistry>>,
    Path(code): Path<String>,
) -> Answered<Response> {
    let code = read_code(&code)?;
    let TableReply::Record(Some(record)) = registry.ask(code, TableQuery::Record).await? else {
        return Err(ApiError::new(ProblemCode::NotNow, say::not_over()));
    };
    let file = format!("attachment; filename=\"adamant-{code}.json\"");
    let headers = [
        (CONTENT_TYPE, "application/json".to_owned()),
        (CONTENT_DISPOSITION, file),
        (CACHE_CONTROL, "no-store".to_owned()),
    ];
    Ok((headers, record).into_response())
}

/// `POST /api/tables/{code}/handover`: a link that moves the guest's chair to another device, once.
#[utoipa::path(
    post,
    path = "/api/tables/{code}/handover",
    tag = "tables",
    params(("code", description = "The six letters that a table is found by")),
    security(("bearer" = []), ("cookie" = [])),
    responses(
        (status = 200, description = "A link that moves the seat to another device, once", body = Handover),
        Refusals,
    )
)]
pub(crate) async fn handover(
    State(registry): State<Arc<TableRegistry>>,
    Path(code): Path<String>,
    headers: HeaderMap,
) -> Answered<Json<Handover>> {
    let (code, guest) = (read_code(&code)?, guest(&headers)?);
    let secret = Secret::new();
    // What stands after `#` is not sent to any server, and so in no log.
    let link = format!("{}/t/{code}#move={}", base(&registry, &headers), secret.reveal());
    registry.ask(code, TableQuery::Offer { guest, hash: secret.guest() }).await?;
    Ok(Json(Handover { link, seconds: OFFER_SECONDS }))
}

/// `POST /api/tables/{code}/claim`: takes the chair that such a link offers.
#[utoipa::path(
    post,
    path = "/api/tables/{code}/claim",
    tag = "tables",
    request_body = Claim,
    params(("code", description = "The six letters that a table is found by")),
    security(("bearer" = []), ("cookie" = [])),
    responses(
        (status = 200, description = "The seat has moved", body = TableInfo),
        Refusals,
    )
)]
pub(crate) async fn claim(
    State(registry): State<Arc<TableRegistry>>,
    Path(code): Path<String>,
    headers: HeaderMap,
    body: Result<Json<Claim>, JsonRejection>,
) -> Answered<Json<TableInfo>> {
    let (code, guest) = (read_code(&code)?, guest(&headers)?);
    let Json(claim) = body.map_err(|error| unreadable(&error))?;
    let secret = Secret::read(&claim.secret)
        .ok_or_else(|| ApiError::new(ProblemCode::NotFound, say::no_offer()))?;
    registry.ask(code, TableQuery::Claim { hash: secret.guest(), guest }).await?;
    registry.look(code).await.map(Json)
}

/// `GET /healthz`: whether the store can be written, and how many tables are in memory.
#[utoipa::path(
    get,
    path = "/healthz",
    tag = "server",
    responses(
        (status = 200, description = "Everything can be stored", body = String),
        Refusals,
    )
)]
pub(crate) async fn health(State(registry): State<Arc<TableRegistry>>) -> Answered<String> {
    stored(registry.store.is_well().await)?;
    if registry.cluster.as_ref().is_some_and(|cluster| !cluster.is_well()) {
        return Err(ApiError::unavailable());
    }
    Ok(format!("ok, {} tables in memory\n", registry.live()))
}

/// `GET /api/stats`
#[utoipa::path(
    get,
    path = "/api/stats",
    tag = "server",
    responses(
        (status = 200, description = "Game by game", body = Vec<Stats>),
        Refusals,
    )
)]
pub(crate) async fn stats(
    State(registry): State<Arc<TableRegistry>>,
) -> Answered<Json<Vec<Stats>>> {
    stored(registry.store.stats().await).map(Json)
}

/// `GET /metrics`: what the server counts, for those who may read it.
#[utoipa::path(
    get,
    path = "/metrics",
    tag = "server",
    responses(
        (status = 200, description = "Counters in the OpenMetrics format", body = String),
        Refusals,
    )
)]
pub(crate) async fn metrics(
    State(registry): State<Arc<TableRegistry>>,
    Address(from): Address,
    headers: HeaderMap,
) -> Answered<Response> {
    // The request came through a proxy that is not configured, so the client is not on this machine.
    let forwarded = !registry.config.behind_proxy
        && (headers.contains_key("x-forwarded-for") || headers.contains_key("forwarded"));
    let may_read = match registry.config.metrics {
        Readers::Everyone => true,
        Readers::Loopback => from.to_canonical().is_loopback() && !forwarded,
        Readers::Nobody => false,
    };
    if !may_read {
        return Err(nothing_here().await);
    }
    let (tables, sockets) = (registry.live(), registry.limiter.sockets());
    let text = registry.metrics.text(tables, sockets, registry.cluster.as_deref());
    Ok(([(CONTENT_TYPE, MIME)], text).into_response())
}

/// `GET /api/tables/{code}/qr.svg`: the link to a table, for phones to read.
#[utoipa::path(
    get,
    path = "/api/tables/{code}/qr.svg",
    tag = "tables",
    params(("code", description = "The six letters that a table is found by")),
    responses(
        (status = 200, description = "The invitation as a QR code", body = String, content_type = "image/svg+xml"),
        Refusals,
    )
)]
pub(crate) async fn qr(
    State(registry): State<Arc<TableRegistry>>,
    Path(code): Path<String>,
    headers: HeaderMap,
) -> Answered<Response> {
    let code = read_code(&code)?;
    registry.look(code).await?;
    let svg = qr::svg(&invitation(&registry, &headers, code)).ok_or_else(ApiError::no_table)?;
    // The picture follows from the name that the server was asked by.
    let headers = [
        (CONTENT_TYPE, "image/svg+xml"),
        (CACHE_CONTROL, "private, max-age=86400"),
        (VARY, "Host"),
    ];
    Ok((headers, svg).into_response())
}

/// `GET /api/tables/{code}/invitation`: the link to a table.
#[utoipa::path(
    get,
    path = "/api/tables/{code}/invitation",
    tag = "tables",
    params(("code", description = "The six letters that a table is found by")),
    responses(
        (status = 200, description = "The link to invite people with", body = Created),
        Refusals,
    )
)]
pub(crate) async fn invite(
    State(registry): State<Arc<TableRegistry>>,
    Path(code): Path<String>,
    headers: HeaderMap,
) -> Answered<Json<Created>> {
    let code = read_code(&code)?;
    registry.look(code).await?;
    let link = invitation(&registry, &headers, code);
    Ok(Json(Created { code: code.to_string(), link }))
}

fn guest(headers: &HeaderMap) -> Result<Guest, ApiError> {
    Secret::of(headers)
        .map(|secret| secret.guest())
        .ok_or_else(|| ApiError::new(ProblemCode::NotYours, say::no_secret()))
}

/// A code as people type it.
pub(crate) fn read_code(code: &str) -> Result<TableCode, ApiError> {
    TableCode::from_typed(code).map_err(|_| ApiError::no_table())
}

fn unreadable(error: &JsonRejection) -> ApiError {
    if error.status() == StatusCode::PAYLOAD_TOO_LARGE {
        return ApiError::new(ProblemCode::TooMuch, say::body_too_long(MAX_BODY_BYTES))
            .with(error.status());
    }
    ApiError::unreadable(&error.body_text())
}

fn stored<T>(result: Result<T, StoreError>) -> Result<T, ApiError> {
    result.map_err(|error| {
        tracing::error!(%error, "the store cannot be read");
        ApiError::of_store(&error)
    })
}

/// The link to a table.
fn invitation(registry: &TableRegistry, headers: &HeaderMap, code: TableCode) -> String {
    format!("{}/t/{code}", base(registry, headers))
}

/// The address that links begin with.
fn base(registry: &TableRegistry, headers: &HeaderMap) -> String {
    if let Some(url) = &registry.config.public_url {
        return url.to_string();
    }
    let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost");
    match registry.config.lan {
        // The link is opened on another machine.
        Some(lan) if is_this_machine(host) => {
            format!("http://{}", SocketAddr::new(lan, registry.config.listen.port()))
        }
        _ => format!("http://{host}"),
    }
}
