//! A request over HTTP.

use std::net::SocketAddr;
use std::time::Duration;

use anyhow::{Context as _, Result};
use serde_json::Value;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::time::timeout;

use crate::socket::connect;

/// The status and the body of an answer.
pub(crate) type HttpResponse = (u16, String);

pub(crate) async fn get(server: SocketAddr, path: &str) -> Result<HttpResponse> {
    ask(server, "GET", path, "", "").await
}

pub(crate) async fn post(
    server: SocketAddr,
    path: &str,
    token: &str,
    body: &Value,
) -> Result<HttpResponse> {
    ask(server, "POST", path, token, &body.to_string()).await
}

/// How long an answer may take.
const TIMEOUT: Duration = Duration::from_secs(10);

/// Asks by HTTP/1.0, which has no chunked answers.
async fn ask(
    server: SocketAddr,
    method: &str,
    path: &str,
    token: &str,
    body: &str,
) -> Result<HttpResponse> {
    let request = format!(
        "{method} {path} HTTP/1.0\r\nHost: {server}\r\nAuthorization: Bearer {token}\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    let mut answer = String::new();
    let exchanging = async {
        let mut stream = connect(server).await?;
        stream.write_all(request.as_bytes()).await?;
        anyhow::Ok(stream.read_to_string(&mut answer).await?)
    };
    timeout(TIMEOUT, exchanging).await.context("no answer")??;
    let (head, body) = answer.split_once("\r\n\r\n").context("half an answer")?;
    let status = head.split(' ').nth(1).context("an answer without a status")?.parse()?;
    Ok((status, body.to_owned()))
}
