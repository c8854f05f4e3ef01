//! What every request over HTTP is asked first: from where, in which language, by whose page.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::body::to_bytes;
use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::header::{ACCEPT_LANGUAGE, CONTENT_TYPE, HOST, ORIGIN, RETRY_AFTER};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use table::Viewer;
use tokio::time::timeout;
use voice::{Lang, Names, Voice, server as say};
use wire::Code;

use crate::config::without_port;
use crate::hall::Hall;
use crate::trouble::Trouble;

/// Where the files of the page lie.
pub const FILES: &str = "/assets/";

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
    status: Option<StatusCode>,
}

impl Fault {
    pub(crate) fn new(trouble: Trouble, lang: Lang) -> Self {
        Self { trouble, lang, status: None }
    }

    /// The same, where HTTP has a word of its own for it.
    pub(crate) fn with(self, status: StatusCode) -> Self {
        Self { status: Some(status), ..self }
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
        let status = self.status.unwrap_or(status);
        let speaker = Voice::of(self.lang).to(Viewer::Spectator, Names::none());
        let later =
            matches!(status, StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE);
        let wait = later.then_some([(RETRY_AFTER, WAIT)]);
        let refused = Extension(Refused(self.trouble.code));
        (status, wait, refused, Json(self.trouble.say(&speaker))).into_response()
    }
}

/// After how many seconds to try again what was too much, or could not be kept.
const WAIT: &str = "5";

/// How long a request may take, its body included.
const PATIENCE: Duration = Duration::from_secs(20);

/// The problem that an answer tells, for those who count.
#[derive(Clone, Copy)]
struct Refused(Code);

/// Lets a request pass that may pass: it means this server, there are not too many from its address, and no other site's page writes anything.
pub(crate) async fn guard(
    State(hall): State<Arc<Hall>>,
    Address(from): Address,
    Speaks(lang): Speaks,
    request: Request,
    next: Next,
) -> Response {
    let api = request.uri().path().starts_with("/api");
    let answer = match may_pass(&hall, from, &request) {
        Ok(()) => match timeout(PATIENCE, next.run(request)).await {
            Ok(answer) if api => in_our_words(answer, lang).await,
            Ok(answer) => answer,
            Err(_) => {
                let trouble = Trouble::new(Code::Unavailable, say::too_slow());
                Fault::new(trouble, lang).into_response()
            }
        },
        Err((trouble, status)) => Fault::new(trouble, lang).with(status).into_response(),
    };
    if let Some(Refused(code)) = answer.extensions().get() {
        hall.metrics.refused(*code);
    }
    answer
}

/// Says as we say things what was refused before anyone here was asked: an address or a query that cannot be read.
async fn in_our_words(answer: Response, lang: Lang) -> Response {
    let status = answer.status();
    if !status.is_client_error() || answer.extensions().get::<Refused>().is_some() {
        return answer;
    }
    let why = to_bytes(answer.into_body(), 1024).await.unwrap_or_default();
    let why = String::from_utf8_lossy(&why).into_owned();
    let trouble = Trouble::new(Code::Unreadable, say::unreadable(why));
    Fault::new(trouble, lang).with(status).into_response()
}

fn may_pass(hall: &Hall, from: IpAddr, request: &Request) -> Result<(), (Trouble, StatusCode)> {
    let headers = request.headers();
    if !is_ours(hall, headers) {
        let trouble = Trouble::new(Code::NotYours, say::other_host());
        return Err((trouble, StatusCode::MISDIRECTED_REQUEST));
    }
    // A household that opens the page on its phones asks for its files many times over, and they cost nothing.
    let file = request.uri().path().starts_with(FILES);
    if !file && !hall.gate.request(from) {
        let trouble = Trouble::new(Code::TooMuch, say::too_many_requests());
        return Err((trouble, StatusCode::TOO_MANY_REQUESTS));
    }
    if request.method().is_safe() {
        return Ok(());
    }
    if !same_origin(hall, headers) {
        let trouble = Trouble::new(Code::NotYours, say::other_origin());
        return Err((trouble, StatusCode::FORBIDDEN));
    }
    // A form of another site cannot send this.
    if !is_json(headers) {
        let trouble = Trouble::new(Code::Unreadable, say::not_json());
        return Err((trouble, StatusCode::UNSUPPORTED_MEDIA_TYPE));
    }
    Ok(())
}

/// Whether a request means this server by a name that no stranger can point at it: an address, a name without a dot or of the
/// local network, or the one that was set. So no site can make its own name ours and have its page read our answers.
fn is_ours(hall: &Hall, headers: &HeaderMap) -> bool {
    // Every browser says whom it means.
    let Some(host) = headers.get(HOST) else { return true };
    let Ok(host) = host.to_str() else { return false };
    let name = without_port(host).to_ascii_lowercase();
    let address = name.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
    let local = name.rsplit_once('.').is_none_or(|(_, last)| matches!(last, "local" | "localhost"));
    let own = hall.config.public_url.as_ref().is_some_and(|url| url.host() == name);
    address.is_ok() || local || own
}

fn is_json(headers: &HeaderMap) -> bool {
    let Some(mime) = headers.get(CONTENT_TYPE).and_then(|mime| mime.to_str().ok()) else {
        return false;
    };
    let mime = mime.split(';').next().unwrap_or_default().trim();
    mime.eq_ignore_ascii_case("application/json")
}

/// What an unknown address is answered with.
pub(crate) async fn nothing_here(Speaks(lang): Speaks) -> Fault {
    Fault::new(Trouble::new(Code::NotFound, say::no_page()), lang)
}

/// What an address is answered with that is asked in a way it does not know.
pub(crate) async fn wrong_method(Speaks(lang): Speaks) -> Fault {
    let trouble = Trouble::new(Code::Unreadable, say::wrong_method());
    Fault::new(trouble, lang).with(StatusCode::METHOD_NOT_ALLOWED)
}

/// Whether a request comes from our own page, or from a program that is no page at all.
pub(crate) fn same_origin(hall: &Hall, headers: &HeaderMap) -> bool {
    // Whoever typed the address or opened a bookmark comes from no page.
    let from = headers.get("sec-fetch-site").map(HeaderValue::as_bytes);
    if from.is_some_and(|from| from != b"same-origin" && from != b"none") {
        return false;
    }
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let named = origin.split_once("://").map(|(_, name)| name);
    match &hall.config.public_url {
        Some(own) => own.to_string() == origin,
        None => named.is_some() && named == host,
    }
}

/// Whether a host is the machine that asks.
pub(crate) fn is_this_machine(host: &str) -> bool {
    let name = without_port(host).trim_start_matches('[').trim_end_matches(']');
    name == "localhost" || name.parse::<IpAddr>().is_ok_and(|address| address.is_loopback())
}
