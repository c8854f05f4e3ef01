//! The server, driven as its clients drive it.
#![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

mod abandoned;
mod choices;
mod clock;
mod cluster;
mod coming_back;
mod faults;
mod files;
mod host;
mod http;
mod leaks;
mod limits;
mod log;
mod misbehaving_clients;
mod own_seat;
mod ownership;
mod play;
mod programs;
mod rematch;
mod retention;
mod security;
mod test_server;
mod updating;
