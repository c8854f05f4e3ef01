#![doc = include_str!("../README.md")]

use std::sync::Arc;

/// How a page that a server renders is set up. No page here is.
#[derive(Clone, Debug)]
pub struct LeptosOptions {
    /// The name of the program.
    pub output_name: Arc<str>,
    /// Where the files of the site lie.
    pub site_root: Arc<str>,
    /// Where the program lies among them.
    pub site_pkg_dir: Arc<str>,
    /// Where the program that watches for changes listens.
    pub reload_port: u32,
    /// The same, as a browser sees it.
    pub reload_external_port: Option<u32>,
    /// How a browser speaks to it.
    pub reload_ws_protocol: ReloadWSProtocol,
    /// The file with the hashes of all files.
    pub hash_file: Arc<str>,
    /// Whether the names of files hold their hashes.
    pub hash_files: bool,
}

/// The protocol of a WebSocket.
#[derive(Clone, Copy, Debug)]
pub enum ReloadWSProtocol {
    /// Unencrypted.
    WS,
    /// Encrypted.
    WSS,
}
