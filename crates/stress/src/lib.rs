#![doc = include_str!("../README.md")]

mod checked_client;
mod http;
#[cfg(unix)]
mod kernel;
#[cfg(unix)]
mod leases;
#[cfg(unix)]
mod load;
mod server;
mod servers;
#[cfg(unix)]
mod site;
mod socket;
mod swarm;
mod table;
mod tasks;
mod torture;

#[cfg(unix)]
pub use leases::{Leases, leases};
#[cfg(unix)]
pub use load::{Load, Pace, load, load_cluster, node_dies};
pub use torture::{Kills, Outcome, Trial, cut_the_power, torture};
#[cfg(unix)]
pub use torture::{break_cluster, torture_cluster};
