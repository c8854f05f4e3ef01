//! What other sites, crowds and slow senders cannot do.

use std::net::SocketAddr;
use std::time::Duration;

use serde_json::json;
use server::{Config, Limits, Rate};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use crate::http::{JSON, ask};
use crate::test_server::{TestServer, roomy};

const ME: &str = r#"{"identity":"browser"}"#;

fn public(url: &str) -> Config {
    Config { public_url: Some(url.parse().unwrap()), ..roomy() }
}

#[tokio::test]
async fn every_answer_tells_browsers_whom_to_trust() {
    let server = TestServer::open().await;
    for path in ["/", "/api", "/api/tables", "/api/nowhere", "/nowhere", "/healthz", "/plain.css"] {
        let (_, headers, _) = ask(&server, "GET", path, &[], "").await;
        let says = |name: &str| headers[name].to_str().unwrap().to_owned();
        let content = says("content-security-policy");
        for rule in [
            "default-src 'none'",
            "script-src 'self' 'wasm-unsafe-eval';",
            "style-src 'self';",
            "connect-src 'self';",
            "frame-ancestors 'none'",
            "base-uri 'none'",
            "form-action 'self'",
        ] {
            assert!(content.contains(rule), "{path}: {content}");
        }
        assert!(!content.contains("unsafe-inline"));
        assert_eq!(says("x-content-type-options"), "nosniff");
        assert_eq!(says("referrer-policy"), "no-referrer");
        assert_eq!(says("cross-origin-opener-policy"), "same-origin");
        assert_eq!(says("cross-origin-resource-policy"), "same-origin");
        assert!(says("permissions-policy").contains("camera=()"));
        assert!(headers.contains_key("cache-control"));
        assert!(!headers.contains_key("strict-transport-security"));
        assert!(!headers.contains_key("access-control-allow-origin"));
    }
}

#[tokio::test]
async fn over_https_a_browser_never_goes_back() {
    let server = TestServer::with(public("https://adamant.example")).await;
    let host = ("host", "adamant.example");
    let (_, headers, _) = ask(&server, "GET", "/", &[host], "").await;
    assert!(headers["strict-transport-security"].to_str().unwrap().starts_with("max-age="));
    let (status, headers, _) = ask(&server, "POST", "/api/me", &[host, JSON], ME).await;
    assert_eq!(status, 200);
    assert!(headers["set-cookie"].to_str().unwrap().ends_with("; Secure"));
}

#[tokio::test]
async fn a_browsers_secret_is_in_a_cookie_that_no_script_reads() {
    let server = TestServer::open().await;
    let (_, headers, body) = ask(&server, "POST", "/api/me", &[JSON], ME).await;
    let cookie = headers["set-cookie"].to_str().unwrap();
    let secret = cookie.strip_prefix("adamant=").unwrap().split(';').next().unwrap();
    assert_eq!(secret.len(), 64);
    assert!(cookie.contains("; HttpOnly; SameSite=Strict"), "{cookie}");
    assert!(!body.contains(secret));
    let own = [JSON, ("cookie", &format!("adamant={secret}"))];
    let (_, headers, _) = ask(&server, "POST", "/api/me", &own, ME).await;
    assert!(headers["set-cookie"].to_str().unwrap().contains(secret), "who has one keeps it");
}

#[tokio::test]
async fn no_other_sites_page_writes_anything() {
    let server = TestServer::open().await;
    let host = ("host", "127.0.0.1:7878");
    for (headers, status) in [
        (&[("origin", "http://127.0.0.1:7878")][..], 200),
        (&[("origin", "http://127.0.0.1:7878"), ("sec-fetch-site", "same-origin")], 200),
        (&[("sec-fetch-site", "none")], 200),
        (&[], 200),
        (&[("origin", "http://127.0.0.1:7879")], 403),
        (&[("origin", "http://evil.example")], 403),
        (&[("origin", "null")], 403),
        (&[("origin", "")], 403),
        (&[("sec-fetch-site", "cross-site")], 403),
        (&[("sec-fetch-site", "same-site")], 403),
    ] {
        let all: Vec<_> = [host, JSON].iter().chain(headers).copied().collect();
        let (got, _, body) = ask(&server, "POST", "/api/me", &all, ME).await;
        assert_eq!(got, status, "{headers:?}: {body}");
    }
    let server = TestServer::with(public("https://adamant.example")).await;
    let host = ("host", "127.0.0.1:7878");
    for (origin, status) in [
        ("https://adamant.example", 200),
        ("http://adamant.example", 403),
        ("http://127.0.0.1:7878", 403),
    ] {
        let headers = [host, JSON, ("origin", origin)];
        assert_eq!(ask(&server, "POST", "/api/me", &headers, ME).await.0, status, "{origin}");
    }
}

#[tokio::test]
async fn no_stranger_makes_its_own_name_ours() {
    let server = TestServer::with(public("https://adamant.example")).await;
    for (host, status) in [
        ("localhost:7878", 200),
        ("127.0.0.1:7878", 200),
        ("192.168.178.20:7878", 200),
        ("[::1]:7878", 200),
        ("[2001:db8::1]", 200),
        ("livingroom:7878", 200),
        ("livingroom.local:7878", 200),
        ("adamant.example", 200),
        ("Adamant.Example:443", 200),
        ("evil.example", 421),
        ("evil.example:7878", 421),
        ("adamant.example.evil.example", 421),
        ("127.0.0.1.evil.example:7878", 421),
        ("localhost.evil.example", 421),
        ("evil.example/.local", 421),
        ("evil.example?.local", 421),
        ("evil.example@localhost", 421),
        ("evil.example:80:localhost", 421),
        ("", 421),
    ] {
        for path in ["/", "/api/tables", "/api/tables/BCDFGH/socket"] {
            let (got, _, body) = ask(&server, "GET", path, &[("host", host)], "").await;
            assert_eq!(got == 421, status == 421, "{host} {path}: {got} {body}");
        }
    }
}

#[tokio::test]
async fn a_request_names_its_host_once() {
    let server = TestServer::open().await;
    let hosts = [("host", "localhost"), ("host", "localhost")];
    assert_eq!(ask(&server, "GET", "/api/tables", &hosts, "").await.0, 421);
    let hosts = [("host", "localhost"), ("host", "evil.example")];
    assert_eq!(ask(&server, "GET", "/api/tables", &hosts, "").await.0, 421);
}

#[tokio::test]
async fn behind_a_proxy_no_client_can_pass_for_this_machine() {
    let server = TestServer::with(Config { behind_proxy: true, ..roomy() }).await;
    let from = |address: &'static str| ("x-forwarded-for", address);
    for (headers, status) in [
        (&[from("127.0.0.1")][..], 200),
        (&[from("203.0.113.5")], 404),
        (&[from("127.0.0.1, 203.0.113.5")], 404),
        (&[from("127.0.0.1"), from("203.0.113.5")], 404),
        (&[from("unknown")], 400),
        (&[from("127.0.0.1"), from("")], 400),
        (&[from("127.0.0.1, unknown")], 400),
        (&[], 404),
    ] {
        assert_eq!(ask(&server, "GET", "/metrics", headers, "").await.0, status, "{headers:?}");
    }
    let (status, _, body) = ask(&server, "GET", "/api/tables", &[from("unknown")], "").await;
    assert_eq!(status, 400);
    assert!(body.contains("X-Forwarded-For"), "{body}");
    assert_eq!(ask(&server, "GET", "/healthz", &[], "").await.0, 200);
}

#[tokio::test]
async fn a_crowd_at_one_address_leaves_the_others_alone() {
    let none = Rate { burst: 3, per_second: 0.0 };
    let limits = Limits { requests: none, ..Limits::default() };
    let config = Config { limits, behind_proxy: true, ..roomy() };
    let server = TestServer::with(config).await;
    let from = |address: &'static str| [("x-forwarded-for", address)];
    for _ in 0..3 {
        assert_eq!(ask(&server, "GET", "/api/tables", &from("203.0.113.5"), "").await.0, 200);
    }
    let (status, headers, _) = ask(&server, "GET", "/api/tables", &from("203.0.113.5"), "").await;
    assert_eq!(status, 429);
    assert!(headers.contains_key("retry-after"));
    // The files of the page are not counted: several phones of a household bring them all at once.
    assert_eq!(ask(&server, "GET", "/assets/none.css", &from("203.0.113.5"), "").await.0, 404);
    // What a sender writes itself stands before what our proxy saw.
    let forged = from("198.51.100.1, 203.0.113.5");
    assert_eq!(ask(&server, "GET", "/api/tables", &forged, "").await.0, 429);
    assert_eq!(ask(&server, "GET", "/api/tables", &from("198.51.100.7"), "").await.0, 200);
}

#[tokio::test]
async fn one_address_opens_so_many_tables_and_no_more() {
    let tables = Rate { burst: 2, per_second: 0.0 };
    let limits = Limits { tables, ..Limits::default() };
    let server = TestServer::with(Config { limits, ..roomy() }).await;
    let token = server.token().await;
    let new = json!({ "game": "kadora", "players": 2 });
    for status in [200, 200, 429, 429] {
        assert_eq!(server.post("/api/tables", Some(&token), new.clone()).await.0, status);
    }
}

/// Sends bytes, and returns what comes back until the server hangs up.
async fn raw(address: SocketAddr, bytes: &[u8]) -> String {
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(bytes).await.unwrap();
    let mut answer = Vec::new();
    let read = stream.read_to_end(&mut answer);
    drop(tokio::time::timeout(Duration::from_mins(1), read).await.expect("the server hangs up"));
    String::from_utf8_lossy(&answer).into_owned()
}

#[tokio::test]
async fn bytes_that_are_no_request_are_answered_and_hung_up_on() {
    let server = TestServer::open().await;
    for bytes in [&b"\0\0\0\0\r\n\r\n"[..], b"GET / HTTP/9.9\r\n\r\n", b"\x16\x03\x01\x02\x00\x01"]
    {
        let answer = raw(server.address, bytes).await;
        assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 400"), "{answer}");
    }
    let close = "host: localhost\r\nconnection: close\r\n\r\n";
    let answer = raw(server.address, format!("GET /healthz HTTP/1.1\r\n{close}").as_bytes()).await;
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
}
