//! A request over HTTP.

use std::net::SocketAddr;

use anyhow::{Context as _, Result};
use serde_json::Value;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};

use crate::socket::connect;

/// The status and the body of an answer.
pub(crate) type Answer = (u16, String);

pub(crate) async fn get(server: SocketAddr, path: &str) -> Result<Answer> {
    ask(server, "GET", path, "", "").await
}

pub(crate) async fn post(
    server: SocketAddr,
    path: &str,
    token: &str,
    body: &Value,
) -> Result<Answer> {
    ask(server, "POST", path, token, &body.to_string()).await
}

async fn ask(
    server: SocketAddr,
    method: &str,
    path: &str,
    token: &str,
    body: &str,
) -> Result<Answer> {
    let mut stream = connect(server).await?;
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: {server}\r\nConnection: close\r\nAuthorization: Bearer {token}\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let (head, body) = answer.split_once("\r\n\r\n").context("half an answer")?;
    let status = head.split(' ').nth(1).context("an answer without a status")?.parse()?;
    Ok((status, body.to_owned()))
}
