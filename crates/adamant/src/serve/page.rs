//! The browser client, as it is sent.

use std::borrow::Cow;

use axum::Router;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use web_bundle::{Asset, Form};

/// The client, whose own addresses are all answered with its page; or plain pages, where it was built without.
pub(crate) fn pages() -> Router {
    match web_bundle::asset("/") {
        Some(index) => {
            server::documents().fallback_service(get(async move |uri: Uri, headers: HeaderMap| {
                match web_bundle::asset(uri.path()) {
                    Some(asset) => send(asset, &headers),
                    // What the page of another build wants is not here any more.
                    None if uri.path().starts_with(server::FILES) => {
                        StatusCode::NOT_FOUND.into_response()
                    }
                    None => send(index, &headers),
                }
            }))
        }
        None => server::pages(),
    }
}

fn send(asset: &'static Asset, headers: &HeaderMap) -> Response {
    let (encoding, body) = packed(asset, headers);
    let tag = format!("W/\"{}\"", web_bundle::build());
    let cache_control =
        if asset.immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
    let about = [(CACHE_CONTROL, cache_control), (VARY, "accept-encoding"), (ETAG, &tag)];
    if headers.get(IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return (StatusCode::NOT_MODIFIED, about).into_response();
    }
    let encoding = encoding.map(|encoding| [(CONTENT_ENCODING, encoding)]);
    (about, [(CONTENT_TYPE, asset.mime)], encoding, body).into_response()
}

/// The smallest form of a file that the browser can unpack.
fn packed(
    asset: &'static Asset,
    headers: &HeaderMap,
) -> (Option<&'static str>, Cow<'static, [u8]>) {
    let accepted = headers.get(ACCEPT_ENCODING).and_then(|accepted| accepted.to_str().ok());
    let accepts = |encoding: &str| {
        accepted.unwrap_or_default().split(',').any(|offer| {
            let (name, quality) = offer.split_once(';').unwrap_or((offer, ""));
            let never = quality.trim().strip_prefix("q=").is_some_and(|q| q.parse() == Ok(0.0));
            name.trim().eq_ignore_ascii_case(encoding) && !never
        })
    };
    match asset.form {
        Form::Compressed { brotli, .. } if accepts("br") => (Some("br"), brotli.into()),
        Form::Compressed { gzip, .. } if accepts("gzip") => (Some("gzip"), gzip.into()),
        _ => (None, asset.contents()),
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    /// What gzip makes of `plain`.
    const GZIP: &[u8] =
        b"\x1f\x8b\x08\0\0\0\0\0\0\x03\x2b\xc8\x49\xcc\xcc\x03\0\xcf\x62\x20\x19\x05\0\0\0";

    const ASSET: &Asset = &Asset {
        path: "/assets/a.0.css",
        mime: "text/css",
        immutable: true,
        form: Form::Compressed { brotli: b"brotli", gzip: GZIP },
    };

    fn sent(accepts: &'static str) -> (Option<&'static str>, Cow<'static, [u8]>) {
        let headers = [(ACCEPT_ENCODING, HeaderValue::from_static(accepts))];
        packed(ASSET, &headers.into_iter().collect())
    }

    #[test]
    fn a_browser_is_sent_the_smallest_form_that_it_can_unpack() {
        assert_eq!(sent("gzip, deflate, br, zstd"), (Some("br"), b"brotli".into()));
        assert_eq!(sent("gzip;q=1.0, br;q=0"), (Some("gzip"), GZIP.into()));
        assert_eq!(sent("deflate"), (None, b"plain".into()));
        assert_eq!(packed(ASSET, &HeaderMap::new()), (None, b"plain".into()));
    }
}
