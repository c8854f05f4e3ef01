//! Tables of Diamant, as a client opens them.

use std::net::SocketAddr;

use anyhow::{Context as _, Result, bail};
use serde_json::{Value, json};

use crate::http;

/// How many sit at a table.
pub(crate) const SEATS: usize = 4;

/// Opens a table for four, and says by which code it is found.
pub(crate) async fn open_table(server: SocketAddr, token: &str) -> Result<String> {
    let new = json!({ "game": "diamant", "players": SEATS });
    let (status, body) = http::post(server, "/api/tables", token, &new).await?;
    if status != 200 {
        bail!("no table: {status} {body}");
    }
    let created: Value = serde_json::from_str(&body)?;
    Ok(created["code"].as_str().context("a table without a code")?.to_owned())
}

/// 32 random bytes in hexadecimal.
pub(crate) fn secret() -> String {
    let mut bytes = [0_u8; 32];
    getrandom::fill(&mut bytes).expect("the operating system has random numbers");
    base16ct::lower::encode_string(&bytes)
}
