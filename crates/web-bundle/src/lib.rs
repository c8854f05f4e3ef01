#![doc = include_str!("../README.md")]

use std::borrow::Cow;
use std::io::Read as _;

use flate2::read::GzDecoder;

/// A file of the client, ready to be sent.
#[derive(Clone, Copy, Debug)]
pub struct Asset {
    /// Its address, such as `/assets/style.0123456789abcdef.css`; the page itself is `/`.
    pub path: &'static str,
    /// What to send as `Content-Type`.
    pub mime: &'static str,
    /// Whether it can be kept for ever, because its address changes with its contents.
    pub immutable: bool,
    /// How it is embedded.
    pub form: Form,
}

/// How a file is embedded.
#[derive(Clone, Copy, Debug)]
pub enum Form {
    /// As it is: compressing it makes it no smaller, or the client is for development.
    Plain(&'static [u8]),
    /// Compressed, in the two ways that browsers understand.
    Compressed {
        /// With brotli.
        brotli: &'static [u8],
        /// With gzip.
        gzip: &'static [u8],
    },
}

impl Asset {
    /// The file as it is, for a client that understands no compression.
    pub fn contents(&self) -> Cow<'static, [u8]> {
        match self.form {
            Form::Plain(contents) => contents.into(),
            Form::Compressed { gzip, .. } => {
                let mut contents = Vec::new();
                let read = GzDecoder::new(gzip).read_to_end(&mut contents);
                read.expect("it was compressed when this was built");
                contents.into()
            }
        }
    }
}

include!(concat!(env!("OUT_DIR"), "/assets.rs"));

/// The file with this address; none if the client was built without. The page itself, which every address inside the client is answered
/// with, is at `/`.
pub fn asset(path: &str) -> Option<&'static Asset> {
    ASSETS.iter().find(|asset| asset.path == path)
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
        let Some(worker) = asset("/sw.js") else { return assert!(asset("/").is_none()) };
        let text = String::from_utf8(worker.contents().into_owned()).unwrap();
        for asset in ASSETS.iter().filter(|asset| asset.immutable) {
            assert!(text.contains(asset.path), "{}", asset.path);
        }
        assert!(text.contains(build()));
        assert!(!worker.immutable);
    }
}
