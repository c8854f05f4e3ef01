#![doc = include_str!("../README.md")]

mod disk;
mod http;
#[cfg(unix)]
mod leases;
mod load;
mod model;
mod process;
mod server;
mod servers;
#[cfg(unix)]
mod site;
mod socket;
mod swarm;
mod table;
mod tasks;
mod torture;
mod witness;

#[cfg(unix)]
pub use leases::{Leases, leases};
pub use load::{Load, Pace, load};
#[cfg(unix)]
pub use load::{load_cluster, node_dies};
pub use model::{Costs, model};
pub use torture::{Kills, Outcome, Trial, cut_the_power, torture};
#[cfg(unix)]
pub use torture::{break_cluster, torture_cluster};
