//! What every request over HTTP is asked first: from where, in which language, by whose page.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::body::to_bytes;
use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::header::{ACCEPT_LANGUAGE, CONTENT_TYPE, HOST, ORIGIN, RETRY_AFTER};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use table::Viewer;
use tokio::time::timeout;
use voice::{Lang, Names, Voice, refused as say};
use wire::ProblemCode;

use crate::api_error::{ApiError, refuse_if};
use crate::config::without_port;
use crate::table_registry::TableRegistry;

/// Where the files of the page lie.
pub const FILES: &str = "/assets/";

/// The address that a request comes from.
pub(crate) struct Address(pub(crate) IpAddr);

impl FromRequestParts<Arc<TableRegistry>> for Address {
    type Rejection = ApiError;

    async fn from_request_parts(
        parts: &mut Parts,
        registry: &Arc<TableRegistry>,
    ) -> Result<Self, ApiError> {
        if registry.config.behind_proxy {
            let unreadable = || ApiError::new(ProblemCode::Unreadable, say::unreadable_address());
            return forwarded(&parts.headers).map(Self).ok_or_else(unreadable);
        }
        let direct = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        Ok(Self(direct.map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |info| info.0.ip())))
    }
}

/// The address that our own proxy saw: the last value of the last line, because those before it can be written by the client.
/// Requests without the header did not come through the proxy: their client is unknown, and never on this machine.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let Some(line) = headers.get_all("x-forwarded-for").iter().next_back() else {
        return Some(IpAddr::V4(Ipv4Addr::UNSPECIFIED));
    };
    let last = line.to_str().ok()?.rsplit(',').next()?.trim();
    // Some proxies add the port.
    let bare = last.trim_start_matches('[').trim_end_matches(']');
    bare.parse().ok().or_else(|| Some(last.parse::<SocketAddr>().ok()?.ip()))
}

/// The language that a request wants: `?lang=nl`, or else what the browser says.
pub(crate) struct RequestLang(pub(crate) Lang);

impl<S: Sync> FromRequestParts<S> for RequestLang {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Self(language(parts)))
    }
}

fn language(parts: &Parts) -> Lang {
    let query = parts.uri.query().unwrap_or_default();
    let asked = query.split('&').find_map(|pair| pair.strip_prefix("lang=")?.parse().ok());
    let accepted = || preferred(parts.headers.get(ACCEPT_LANGUAGE)?.to_str().ok()?);
    asked.or_else(accepted).unwrap_or_default()
}

/// Of the languages in an `Accept-Language` header that we speak, the one with the greatest weight, and of several the first.
/// A weight of 0 rules a language out; one that cannot be read counts as 0.
fn preferred(header: &str) -> Option<Lang> {
    let mut best: Option<(f32, Lang)> = None;
    for range in header.split(',') {
        let mut parts = range.split(';').map(str::trim);
        let Some(lang) = parts.next().and_then(|tag| tag.parse().ok()) else { continue };
        let weight = parts
            .find_map(|part| part.strip_prefix("q=").or(part.strip_prefix("Q=")))
            .map_or(1.0, |weight| {
                weight.parse().ok().filter(|weight| (0.0..=1.0).contains(weight)).unwrap_or(0.0)
            });
        if weight > best.map_or(0.0, |(weight, _)| weight) {
            best = Some((weight, lang));
        }
    }
    best.map(|(_, lang)| lang)
}

/// After how many seconds to retry a request that was too much, or could not be stored.
const WAIT: &str = "5";

/// How long a request may take, its body included.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(20);

/// Lets a request pass that may pass: it means this server, there are not too many from its address, and no other site's page writes
/// anything. Whatever refuses it, here or further on, is worded here.
pub(crate) async fn guard(
    State(registry): State<Arc<TableRegistry>>,
    from: Result<Address, ApiError>,
    RequestLang(lang): RequestLang,
    request: Request,
    next: Next,
) -> Response {
    let api = request.uri().path().starts_with("/api");
    let answer = match from.and_then(|Address(from)| may_pass(&registry, from, &request)) {
        Ok(()) => match timeout(REQUEST_TIMEOUT, next.run(request)).await {
            Ok(answer) if api => in_our_words(answer).await,
            Ok(answer) => answer,
            Err(_) => ApiError::new(ProblemCode::Unavailable, say::too_slow()).into_response(),
        },
        Err(error) => error.into_response(),
    };
    match answer.extensions().get::<ApiError>() {
        Some(error) => {
            registry.metrics.refused(error.code);
            worded(error, answer.status(), lang)
        }
        None => answer,
    }
}

/// An error as an answer in a language.
fn worded(error: &ApiError, status: StatusCode, lang: Lang) -> Response {
    let speaker = Voice::of(lang).to(Viewer::Spectator, Names::none());
    let later = matches!(status, StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE);
    let wait = later.then_some([(RETRY_AFTER, WAIT)]);
    (status, wait, Json(error.say(&speaker))).into_response()
}

/// Says as we say things what was refused before a handler was called: an address or a query that cannot be read.
async fn in_our_words(answer: Response) -> Response {
    let status = answer.status();
    if !status.is_client_error() || answer.extensions().get::<ApiError>().is_some() {
        return answer;
    }
    let why = to_bytes(answer.into_body(), 1024).await.unwrap_or_default();
    let why = String::from_utf8_lossy(&why).into_owned();
    ApiError::new(ProblemCode::Unreadable, say::unreadable(why)).with(status).into_response()
}

fn may_pass(registry: &TableRegistry, from: IpAddr, request: &Request) -> Result<(), ApiError> {
    let headers = request.headers();
    if !is_ours(registry, headers) {
        let error = ApiError::new(ProblemCode::NotYours, say::other_host());
        return Err(error.with(StatusCode::MISDIRECTED_REQUEST));
    }
    // A household that opens the page on its phones asks for its files many times over, and they cost nothing.
    let file = request.uri().path().starts_with(FILES);
    let is_too_much = !file && !registry.limiter.request(from);
    refuse_if(is_too_much, ProblemCode::TooMuch, say::too_many_requests)?;
    if request.method().is_safe() {
        return Ok(());
    }
    refuse_if(!same_origin(registry, headers), ProblemCode::NotYours, say::other_origin)?;
    // A form of another site cannot send this.
    if !is_json(headers) {
        let error = ApiError::new(ProblemCode::Unreadable, say::not_json());
        return Err(error.with(StatusCode::UNSUPPORTED_MEDIA_TYPE));
    }
    Ok(())
}

/// Whether a request means this server by a name that no stranger can point at it: an address, a name without a dot or of the
/// local network, or the one that was set. So no site can make its own name ours and have its page read our answers.
fn is_ours(registry: &TableRegistry, headers: &HeaderMap) -> bool {
    let mut hosts = headers.get_all(HOST).iter();
    // Every browser says whom it means, and says it once.
    let Some(host) = hosts.next() else { return true };
    let Some(name) = host.to_str().ok().and_then(host_name).filter(|_| hosts.next().is_none())
    else {
        return false;
    };
    let local = name.rsplit_once('.').is_none_or(|(_, last)| matches!(last, "local" | "localhost"));
    let own = registry.config.public_url.as_ref().is_some_and(|url| url.host() == name);
    let address = name.starts_with('[') || name.parse::<Ipv4Addr>().is_ok();
    address || local || own
}

/// The name in a `Host` header, in lower case and without its port; nothing if it is not a name or an address.
fn host_name(host: &str) -> Option<String> {
    let bracketed = host.strip_prefix('[').and_then(|rest| rest.split_once(']'));
    let (name, port) = if let Some((address, port)) = bracketed {
        address.parse::<Ipv6Addr>().ok()?;
        (&host[..address.len() + 2], port)
    } else {
        let (name, port) = host.split_at(host.find(':').unwrap_or(host.len()));
        let letter = |byte: u8| byte.is_ascii_alphanumeric() || b"-._".contains(&byte);
        (!name.is_empty() && name.bytes().all(letter)).then_some((name, port))?
    };
    let digits = port.strip_prefix(':').unwrap_or(port);
    let sound = port.is_empty()
        || (digits.len() < port.len()
            && digits.parse::<u16>().is_ok_and(|_| !digits.starts_with('+')));
    sound.then(|| name.to_ascii_lowercase())
}

fn is_json(headers: &HeaderMap) -> bool {
    let mime = headers.get(CONTENT_TYPE).and_then(|mime| mime.to_str().ok()?.split(';').next());
    mime.is_some_and(|mime| mime.trim().eq_ignore_ascii_case("application/json"))
}

/// What an unknown address is answered with.
pub(crate) async fn nothing_here() -> ApiError {
    ApiError::new(ProblemCode::NotFound, say::no_page())
}

/// What an address is answered with that is asked in a way it does not know.
pub(crate) async fn wrong_method() -> ApiError {
    let error = ApiError::new(ProblemCode::Unreadable, say::wrong_method());
    error.with(StatusCode::METHOD_NOT_ALLOWED)
}

/// Whether a request comes from our own page, or from a program that is no page at all.
pub(crate) fn same_origin(registry: &TableRegistry, headers: &HeaderMap) -> bool {
    // A typed address or a bookmark comes from no page (`none`).
    let from = headers.get("sec-fetch-site").map(HeaderValue::as_bytes);
    if from.is_some_and(|from| from != b"same-origin" && from != b"none") {
        return false;
    }
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let named = origin.split_once("://").map(|(_, name)| name);
    match &registry.config.public_url {
        Some(own) => own.to_string() == origin,
        None => named.is_some() && named == host,
    }
}

/// Whether a host is the machine that asks.
pub(crate) fn is_this_machine(host: &str) -> bool {
    let name = without_port(host).trim_start_matches('[').trim_end_matches(']');
    name == "localhost" || name.parse::<IpAddr>().is_ok_and(|address| address.is_loopback())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_host_is_a_name_or_an_address_and_perhaps_a_port() {
        for (host, name) in [
            ("Adamant.Example", "adamant.example"),
            ("livingroom:7878", "livingroom"),
            ("192.0.2.7:80", "192.0.2.7"),
            ("[::1]:7878", "[::1]"),
            ("[2001:DB8::1]", "[2001:db8::1]"),
        ] {
            assert_eq!(host_name(host).as_deref(), Some(name), "{host}");
        }
        for host in [
            "",
            ":80",
            "evil.example/.local",
            "evil.example?.local",
            "evil.example#.local",
            "evil.example\\.local",
            "evil.example@localhost",
            "evil.example, localhost",
            "evil.example localhost",
            "localhost:",
            "localhost:80:80",
            "localhost:+80",
            "localhost:65536",
            "[::1",
            "[evil.example]",
            "[::1]evil",
            "::1",
        ] {
            assert_eq!(host_name(host), None, "{host}");
        }
    }

    #[test]
    fn the_last_address_of_the_last_line_is_the_one_our_proxy_saw() {
        let of = |lines: &[&'static str]| {
            let mut headers = HeaderMap::new();
            for line in lines {
                headers.append("x-forwarded-for", HeaderValue::from_static(line));
            }
            forwarded(&headers).map(|address| address.to_string())
        };
        assert_eq!(of(&["203.0.113.5"]).as_deref(), Some("203.0.113.5"));
        assert_eq!(of(&["127.0.0.1, 203.0.113.5"]).as_deref(), Some("203.0.113.5"));
        assert_eq!(of(&["127.0.0.1", "203.0.113.5"]).as_deref(), Some("203.0.113.5"));
        assert_eq!(of(&["203.0.113.5:4711"]).as_deref(), Some("203.0.113.5"));
        assert_eq!(of(&["[2001:db8::1]:4711"]).as_deref(), Some("2001:db8::1"));
        assert_eq!(of(&["2001:db8::1"]).as_deref(), Some("2001:db8::1"));
        assert_eq!(of(&[]).as_deref(), Some("0.0.0.0"), "and not this machine");
        for unreadable in ["", "unknown", "_hidden", "127.0.0.1, ", "localhost"] {
            assert_eq!(of(&["127.0.0.1", unreadable]), None, "{unreadable}");
        }
    }

    #[test]
    fn the_language_with_the_greatest_weight_is_spoken() {
        for (header, expected) in [
            ("nl", Some(Lang::Nl)),
            ("de-CH", Some(Lang::De)),
            ("fr;q=0.5, nl;q=0.9, de;q=0.7", Some(Lang::Nl)),
            ("it;q=0.8,fr;q=0.8", Some(Lang::It)),
            ("ja, en;q=0.3, de;q=0.4", Some(Lang::De)),
            ("nl;q=0, fr;q=0.1", Some(Lang::Fr)),
            ("nl;q=0", None),
            ("fr;Q=0.2, NL-be ; Q=0.4", Some(Lang::Nl)),
            ("nl;q=much, it; q=0.2", Some(Lang::It)),
            ("nl;q=7, it;q=0.2", Some(Lang::It)),
            ("*, ja", None),
            ("", None),
        ] {
            assert_eq!(preferred(header), expected, "{header}");
        }
    }
}
