//! The server, driven as its clients drive it.
#![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

mod house;
mod http;
mod log;
mod play;
mod security;
