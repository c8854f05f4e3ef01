//! The server is killed under load; `cargo xtask torture` does it more often, and more.
#![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

use std::path::Path;

use stress::{Kills, cut_the_power};

#[test]
fn no_acknowledged_move_is_lost_when_the_server_is_killed() {
    let folder = tempfile::tempdir().unwrap();
    let kills = Kills { times: 3, tables: 4, seed: 7 };
    cut_the_power(Path::new(env!("CARGO_BIN_EXE_adamant")), folder.path(), kills).unwrap();
}

#[cfg(unix)]
#[test]
fn no_acknowledged_move_is_lost_when_nodes_and_services_die() {
    let kills = Kills { times: 2, tables: 4, seed: 7 };
    let folder = std::env::temp_dir();
    stress::break_cluster(Path::new(env!("CARGO_BIN_EXE_adamant")), &folder, kills).unwrap();
}
