//! What every request over HTTP is asked first: from where, in which language, by whose page.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;

use axum::Json;
use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::header::{ACCEPT_LANGUAGE, HOST, ORIGIN};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use table::Viewer;
use voice::{Lang, Names, Voice, server as say};
use wire::Code;

use crate::hall::Hall;
use crate::trouble::Trouble;

/// The address that a request comes from.
pub(crate) struct Address(pub(crate) IpAddr);

impl FromRequestParts<Arc<Hall>> for Address {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Self, Infallible> {
        let direct = parts
            .extensions
            .get::<ConnectInfo<SocketAddr>>()
            .map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |info| info.0.ip());
        // The last address is the one that our own proxy saw; those before it are hearsay.
        let told = parts
            .headers
            .get("x-forwarded-for")
            .filter(|_| hall.config.behind_proxy)
            .and_then(|value| value.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
        Ok(Self(told.unwrap_or(direct)))
    }
}

/// The language that a request wants: `?lang=nl`, or else what the browser says.
pub(crate) struct Speaks(pub(crate) Lang);

impl<S: Sync> FromRequestParts<S> for Speaks {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        let query = parts.uri.query().unwrap_or_default();
        let asked = query.split('&').find_map(|pair| pair.strip_prefix("lang=")?.parse().ok());
        let accepted = || {
            let header = parts.headers.get(ACCEPT_LANGUAGE)?.to_str().ok()?;
            header.split(',').find_map(|tag| tag.split(';').next()?.trim().parse().ok())
        };
        Ok(Self(asked.or_else(accepted).unwrap_or_default()))
    }
}

/// Trouble as an answer.
pub(crate) struct Fault {
    trouble: Trouble,
    lang: Lang,
}

impl Fault {
    pub(crate) fn new(trouble: Trouble, lang: Lang) -> Self {
        Self { trouble, lang }
    }
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        let status = match self.trouble.code {
            Code::Unreadable => StatusCode::BAD_REQUEST,
            Code::Rules => StatusCode::UNPROCESSABLE_ENTITY,
            Code::Stale | Code::NotNow | Code::Taken => StatusCode::CONFLICT,
            Code::NotYours => StatusCode::FORBIDDEN,
            Code::NotFound => StatusCode::NOT_FOUND,
            Code::TooMuch => StatusCode::TOO_MANY_REQUESTS,
            Code::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
        };
        let speaker = Voice::of(self.lang).to(Viewer::Spectator, Names::none());
        (status, Json(self.trouble.say(&speaker))).into_response()
    }
}

/// Lets a request pass that may pass: not too many from one address, and nothing written by another site's page.
pub(crate) async fn guard(
    State(hall): State<Arc<Hall>>,
    Address(from): Address,
    Speaks(lang): Speaks,
    request: Request,
    next: Next,
) -> Result<Response, Fault> {
    if !hall.gate.request(from) {
        return Err(Fault::new(Trouble::new(Code::TooMuch, say::too_many_requests()), lang));
    }
    if !request.method().is_safe() && !same_origin(&hall, request.headers()) {
        return Err(Fault::new(Trouble::new(Code::NotYours, say::other_origin()), lang));
    }
    Ok(next.run(request).await)
}

/// Whether a request comes from our own page, or from a program that is no page at all.
pub(crate) fn same_origin(hall: &Hall, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let named = origin.split_once("://").map(|(_, name)| name);
    let own = hall.config.public_url.as_deref().map(|url| url.trim_end_matches('/'));
    own.map_or(named.is_some() && named == host, |own| own == origin)
}
