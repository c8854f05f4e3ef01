#![doc = include_str!("../README.md")]

mod disk;
mod http;
mod load;
mod process;
mod server;
mod socket;
mod swarm;
mod table;
mod torture;
mod witness;

pub use load::{Load, Pace, load};
pub use torture::{Kills, Outcome, Trial, cut_the_power, torture};
