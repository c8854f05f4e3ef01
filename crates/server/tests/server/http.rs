//! The HTTP part: every address described, every refusal in JSON, pages, pictures, counters.

use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Request, StatusCode};
use serde_json::{Value, json};
use server::{Config, Readers};
use tower::ServiceExt as _;

use crate::test_server::{TestServer, roomy};

/// Asks the router itself, with these headers; a body is sent as JSON.
pub(crate) async fn ask(
    server: &TestServer,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &str,
) -> (StatusCode, HeaderMap, String) {
    let mut request = Request::builder().method(method).uri(path);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let request = request.body(Body::from(body.to_owned())).unwrap();
    let answer =
        server::app(server.registry.clone(), server::pages()).oneshot(request).await.unwrap();
    let (head, body) = answer.into_parts();
    let body = to_bytes(body, usize::MAX).await.unwrap();
    (head.status, head.headers, String::from_utf8(body.to_vec()).unwrap())
}

pub(crate) const JSON: (&str, &str) = ("content-type", "application/json");

fn json(body: &str) -> Value {
    serde_json::from_str(body).unwrap_or_else(|_| panic!("no JSON: {body}"))
}

#[tokio::test]
async fn every_address_is_described_and_every_description_has_an_address() {
    let server = TestServer::open().await;
    let (status, _, body) = ask(&server, "GET", "/api", &[], "").await;
    assert_eq!(status, 200);
    let api = json(&body);
    assert!(api["openapi"].as_str().unwrap().starts_with("3."));
    let paths = api["paths"].as_object().unwrap();
    assert!(paths.len() >= 11, "{paths:?}");
    for (path, methods) in paths {
        let mut described: Vec<String> =
            methods.as_object().unwrap().keys().map(|method| method.to_uppercase()).collect();
        if described.contains(&"GET".to_owned()) {
            described.push("HEAD".to_owned());
        }
        described.sort();
        let at = path.replace("{code}", "BCDFGH");
        let (status, headers, body) = ask(&server, "DELETE", &at, &[JSON], "").await;
        assert_eq!(status, 405, "{path}");
        assert_eq!(json(&body)["problem"], "unreadable");
        let mut allowed: Vec<_> =
            headers["allow"].to_str().unwrap().split(',').map(str::to_owned).collect();
        allowed.sort();
        assert_eq!(allowed, described, "{path}");
    }
}

#[tokio::test]
async fn every_body_in_the_description_is_described_too() {
    let server = TestServer::open().await;
    let (_, _, body) = ask(&server, "GET", "/api", &[], "").await;
    let api = json(&body);
    let known = api["components"]["schemas"].as_object().unwrap();
    let named: Vec<_> = body
        .split("#/components/schemas/")
        .skip(1)
        .map(|rest| rest.split('"').next().unwrap())
        .collect();
    assert!(named.contains(&"NewTable") && named.contains(&"Problem"), "{named:?}");
    for name in named {
        assert!(known.contains_key(name), "{name}");
    }
}

#[tokio::test]
async fn whatever_cannot_be_read_is_refused_in_json() {
    let server = TestServer::open().await;
    let long = format!("{{\"identity\": \"{}\"}}", "a".repeat(9000));
    for (method, path, headers, body, status, problem) in [
        ("POST", "/api/me", &[JSON][..], "{", 400, "unreadable"),
        ("POST", "/api/me", &[JSON], "{}", 400, "unreadable"),
        ("POST", "/api/me", &[JSON], "\u{0}", 400, "unreadable"),
        ("POST", "/api/me", &[JSON], &long, 413, "too_much"),
        ("POST", "/api/me", &[], "{}", 415, "unreadable"),
        ("POST", "/api/me", &[("content-type", "text/plain")], "{}", 415, "unreadable"),
        ("POST", "/api/tables", &[JSON], "{}", 403, "not_yours"),
        ("POST", "/api/tables/BCDFGH/handover", &[], "", 415, "unreadable"),
        ("PUT", "/api/me", &[JSON], "{}", 405, "unreadable"),
        ("GET", "/api/chess", &[], "", 404, "not_found"),
        ("GET", "/api/tables/BCDFGH", &[], "", 404, "not_found"),
        ("GET", "/api/tables/%F0%9F%82%A1", &[], "", 404, "not_found"),
        ("GET", "/api/tables/BCDFGH/qr.svg", &[], "", 404, "not_found"),
        ("GET", "/api/tables/BCDFGH/invitation", &[], "", 404, "not_found"),
        ("GET", "/api/tables/%FF", &[], "", 400, "unreadable"),
        ("GET", "/api/tables/BCDFGH/socket?since=soon", &[], "", 400, "unreadable"),
        ("GET", "/api/tables/BCDFGH/socket", &[], "", 400, "unreadable"),
        ("GET", "/nowhere", &[], "", 404, "not_found"),
        ("GET", "/rules/chess", &[], "", 404, "not_found"),
    ] {
        let (got, headers, answer) = ask(&server, method, path, headers, body).await;
        assert_eq!(got, status, "{method} {path}: {answer}");
        assert_eq!(headers["content-type"], "application/json", "{method} {path}");
        let answer = json(&answer);
        assert_eq!(answer["problem"], problem, "{method} {path}: {answer}");
        assert!(!answer["what"].as_str().unwrap().is_empty());
        assert!(answer["key"].as_str().unwrap().contains("-refused-"), "{answer}");
    }
}

#[tokio::test]
async fn a_refusal_speaks_the_language_of_the_client() {
    let server = TestServer::open().await;
    let (_, _, body) = ask(&server, "GET", "/api/x", &[("accept-language", "nl-BE,en")], "").await;
    assert_eq!(json(&body)["what"], "Er is niets op dit adres.");
    let (_, _, body) = ask(&server, "GET", "/api/x?lang=de", &[], "").await;
    assert_eq!(json(&body)["what"], "Unter dieser Adresse gibt es nichts.");
}

#[tokio::test]
async fn the_page_says_what_this_is_and_its_links_lead_somewhere() {
    let server = TestServer::open().await;
    for lang in ["en", "nl", "fr", "de", "it"] {
        let (status, headers, page) = ask(&server, "GET", &format!("/?lang={lang}"), &[], "").await;
        assert_eq!(status, 200);
        assert!(headers["content-type"].to_str().unwrap().starts_with("text/html"));
        assert!(page.contains(&format!("<html lang=\"{lang}\">")));
        let links: Vec<_> =
            page.split("href=\"").skip(1).map(|rest| rest.split('"').next().unwrap()).collect();
        assert!(links.contains(&"/api") && links.len() >= 6, "{links:?}");
        for link in links {
            assert_eq!(ask(&server, "GET", link, &[], "").await.0, 200, "{link}");
        }
    }
}

#[tokio::test]
async fn an_invitation_is_a_link_a_code_and_a_picture() {
    let server = TestServer::open().await;
    let host = server.token().await;
    let code = server.table(&host, json!({ "game": "mirrors", "players": 2 })).await;
    let path = format!("/api/tables/{}/qr.svg", code.to_lowercase());
    let host = [("host", "192.0.2.7:7878")];
    let (status, headers, svg) = ask(&server, "GET", &path, &host, "").await;
    assert_eq!(status, 200);
    assert_eq!(headers["content-type"], "image/svg+xml");
    assert!(headers["cache-control"].to_str().unwrap().contains("max-age"));
    assert!(svg.starts_with("<svg ") && svg.contains("crispEdges"));
    let (_, _, other) = ask(&server, "GET", &path, &[("host", "192.0.2.8:7878")], "").await;
    assert_ne!(svg, other, "the picture leads to the server that was asked");
    let path = format!("/api/tables/{code}/invitation");
    let (status, _, body) = ask(&server, "GET", &path, &host, "").await;
    assert_eq!(status, 200);
    let link = format!("http://192.0.2.7:7878/t/{code}");
    assert_eq!(json(&body), json!({ "code": code, "link": link }));
}

#[tokio::test]
async fn a_link_made_on_this_machine_leads_others_to_it() {
    let lan = Some("192.0.2.7".parse().unwrap());
    let listen = "0.0.0.0:0".parse().unwrap();
    let server = TestServer::with(Config { lan, listen, ..roomy() }).await;
    let token = server.token().await.0;
    let bearer = format!("Bearer {token}");
    let new = json!({ "game": "mirrors", "players": 2 }).to_string();
    for (host, base) in [
        ("localhost:7878", "http://192.0.2.7:0/t/"),
        ("127.0.0.1:7878", "http://192.0.2.7:0/t/"),
        ("[::1]:7878", "http://192.0.2.7:0/t/"),
        ("192.0.2.9:7878", "http://192.0.2.9:7878/t/"),
    ] {
        let headers = [JSON, ("host", host), ("authorization", &bearer)];
        let (status, _, body) = ask(&server, "POST", "/api/tables", &headers, &new).await;
        assert_eq!(status, 200, "{body}");
        assert!(json(&body)["link"].as_str().unwrap().starts_with(base), "{host}: {body}");
    }
}

#[tokio::test]
async fn counters_count_and_name_no_player() {
    let server = TestServer::open().await;
    let host = server.token().await;
    let code = server.table(&host, json!({ "game": "diamant", "players": 3 })).await;
    let mut anna = server.connect(&code, Some(&host), 0).await;
    anna.sit("Annabella").await;
    for seat in [1, 2] {
        let bot = json!({ "ask": "chair", "seat": seat, "for": { "bot": "thumb" } });
        anna.ask(bot).await;
    }
    anna.ask(json!({ "ask": "start" })).await;
    let begun = anna.until(|news| news["news"] == "game").await;
    anna.ask(json!({ "ask": "act", "moment": begun["moment"], "action": "L" })).await;
    let refused = anna.ask(json!({ "ask": "act", "moment": 9999, "action": "L" })).await;
    assert_eq!(refused["problem"], "stale");

    let (status, headers, text) = ask(&server, "GET", "/metrics", &[], "").await;
    assert_eq!(status, 200);
    assert!(headers["content-type"].to_str().unwrap().starts_with("application/openmetrics-text"));
    let value = |name: &str| -> f64 {
        let line = text.lines().find(|line| line.split(' ').next() == Some(name));
        let line = line.unwrap_or_else(|| panic!("no {name} in {text}"));
        line.rsplit(' ').next().unwrap().parse().unwrap()
    };
    assert!((value("adamant_tables") - 1.0).abs() < 0.5);
    assert!((value("adamant_sockets") - 1.0).abs() < 0.5);
    assert!(value("adamant_moves_total") >= 3.0, "one of ours and those of two bots");
    assert!((value("adamant_refusals_total{problem=\"stale\"}") - 1.0).abs() < 0.5);
    assert!(value("adamant_store_commit_seconds_count") >= 4.0);
    assert!(value("adamant_store_batch_jobs_sum") >= 4.0);
    assert!(text.contains("adamant_bot_thought_seconds"));
    for secret in ["Annabella", code.as_str(), host.0.as_str()] {
        assert!(!text.contains(secret), "{secret}");
    }
}

#[tokio::test]
async fn counters_are_for_this_machine_unless_it_was_set_otherwise() {
    let open =
        |metrics, behind_proxy| TestServer::with(Config { metrics, behind_proxy, ..roomy() });
    let far = [("x-forwarded-for", "203.0.113.5")];
    let server = open(Readers::Loopback, false).await;
    assert_eq!(ask(&server, "GET", "/metrics", &[], "").await.0, 200);
    assert_eq!(
        ask(&server, "GET", "/metrics", &far, "").await.0,
        404,
        "a proxy that is not configured"
    );
    let server = open(Readers::Loopback, true).await;
    let here = [("x-forwarded-for", "127.0.0.1")];
    assert_eq!(ask(&server, "GET", "/metrics", &here, "").await.0, 200);
    assert_eq!(ask(&server, "GET", "/metrics", &far, "").await.0, 404);
    assert_eq!(ask(&server, "GET", "/metrics", &[], "").await.0, 404, "not through the proxy");
    let server = open(Readers::Everyone, true).await;
    assert_eq!(ask(&server, "GET", "/metrics", &far, "").await.0, 200);
    let server = open(Readers::Nobody, false).await;
    assert_eq!(ask(&server, "GET", "/metrics", &[], "").await.0, 404);
}

#[tokio::test]
async fn health_says_that_entries_can_be_stored() {
    let server = TestServer::open().await;
    assert_eq!(ask(&server, "GET", "/healthz", &[], "").await.0, 200);
}
