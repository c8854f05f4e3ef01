#![doc = include_str!("../README.md")]
#![cfg(unix)]

mod nats;
mod postgres;
mod process;

pub use nats::Nats;
pub use postgres::{PASSWORD, Postgres};
pub use process::{children, free_port};
