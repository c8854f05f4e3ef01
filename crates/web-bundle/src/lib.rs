#![doc = include_str!("../README.md")]

/// A file of the client, ready to be sent.
#[derive(Clone, Copy, Debug)]
pub struct Asset {
    /// Its address, such as `/assets/style.0123456789abcdef.css`; the page itself is `/`.
    pub path: &'static str,
    /// What to send as `Content-Type`.
    pub mime: &'static str,
    /// Whether it can be kept for ever, because its address changes with its contents.
    pub immutable: bool,
    /// As it is.
    pub raw: &'static [u8],
    /// Compressed with brotli, if that makes it smaller.
    pub brotli: Option<&'static [u8]>,
    /// Compressed with gzip, if that makes it smaller.
    pub gzip: Option<&'static [u8]>,
}

include!(concat!(env!("OUT_DIR"), "/assets.rs"));

/// Every file of the client; none if it was built without.
pub const fn assets() -> &'static [Asset] {
    ASSETS
}

/// The file with this address.
pub fn asset(path: &str) -> Option<&'static Asset> {
    ASSETS.iter().find(|asset| asset.path == path)
}

/// The page itself, which every address inside the client is answered with.
pub fn index() -> Option<&'static Asset> {
    asset("/")
}

/// What tells this build of the client from others: the page carries it as `<meta name="build">`.
pub const fn build() -> &'static str {
    BUILD
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_service_worker_keeps_every_file() {
        let Some(worker) = asset("/sw.js") else { return assert!(index().is_none()) };
        let text = String::from_utf8_lossy(worker.raw);
        for asset in assets().iter().filter(|asset| asset.immutable) {
            assert!(text.contains(asset.path), "{}", asset.path);
        }
        assert!(text.contains(build()));
        assert!(!worker.immutable);
    }
}
