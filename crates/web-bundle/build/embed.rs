//! The files as they are sent, and the Rust source that embeds them.

use std::io::{self, Write as _};
use std::num::NonZero;
use std::path::Path;
use std::sync::Mutex;
use std::{fs, iter, thread};

use anyhow::{Context, Result, anyhow};
use brotlic::CompressorWriter;
use browser_page::Mode;
use flate2::Compression;
use flate2::write::GzEncoder;

use crate::site::{File, INDEX};

/// Writes the files to `OUT_DIR/site`, compressed ones beside them, and the source that embeds them all.
///
/// Compressing takes most of the time, so every processor takes the next file until none is left.
pub(crate) fn write(site: &[File], build: &str, out: &Path, mode: Mode) -> Result<()> {
    let folder = out.join("site");
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    let files = Mutex::new(site.iter());
    let next = || files.lock().ok()?.next();
    let work = || iter::from_fn(next).map(|file| write_file(file, &folder, mode)).collect();
    let workers = thread::available_parallelism().map_or(1, NonZero::get);
    let mut assets = Vec::new();
    thread::scope(|scope| -> Result<()> {
        let workers: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
        for worker in workers {
            let written: Result<Vec<String>> =
                worker.join().map_err(|_| anyhow!("a file could not be compressed"))?;
            assets.extend(written?);
        }
        Ok(())
    })?;
    assets.sort_unstable();
    source(out, &assets.concat(), build)
}

/// Writes a file, compressed or as it is, and returns the line that embeds it.
fn write_file(file: &File, folder: &Path, mode: Mode) -> Result<String> {
    let File { path, contents, immutable } = file;
    let name = if path == "/" { INDEX } else { path.trim_start_matches('/') };
    let file = folder.join(name);
    fs::create_dir_all(file.parent().unwrap_or(folder))?;
    fs::write(&file, contents)?;
    let form = match compressed(name, contents, mode)? {
        Some((brotli, gzip)) => {
            let [first, second] = [("br", brotli), ("gz", gzip)].map(|(kind, small)| {
                let name = format!("{name}.{kind}");
                fs::write(folder.join(&name), small).map(|()| embedded(&name))
            });
            format!("Form::Compressed {{ brotli: {}, gzip: {} }}", first?, second?)
        }
        None => format!("Form::Plain({})", embedded(name)),
    };
    let mime = mime(name);
    Ok(format!(
        "Asset {{ path: {path:?}, mime: {mime:?}, immutable: {immutable}, form: {form} }},\n"
    ))
}

/// The contents by brotli and by gzip, if that makes them smaller.
fn compressed(name: &str, contents: &[u8], mode: Mode) -> Result<Option<(Vec<u8>, Vec<u8>)>> {
    let is_compressed = matches!(name.rsplit('.').next(), Some("png" | "woff2" | "z"));
    if mode == Mode::Dev || is_compressed {
        return Ok(None);
    }
    let gzip = gzip(contents)?;
    let is_smaller = gzip.len() < contents.len() / 10 * 9;
    is_smaller.then(|| Ok((brotli(contents)?, gzip))).transpose()
}

fn embedded(name: &str) -> String {
    format!("include_bytes!(concat!(env!(\"OUT_DIR\"), \"/site/{name}\"))")
}

/// Writes the source that embeds these files.
pub(crate) fn source(out: &Path, assets: &str, build: &str) -> Result<()> {
    let source =
        format!("const ASSETS: &[Asset] = &[\n{assets}];\nconst BUILD: &str = {build:?};\n");
    fs::write(out.join("assets.rs"), source).context("the bundle cannot be written")
}

fn mime(name: &str) -> &'static str {
    match name.rsplit_once('.').map_or("", |(_, kind)| kind) {
        "css" => "text/css; charset=utf-8",
        "ending" | "fair" | "guide" | "lesson" | "lessons" | "online" | "pack" | "practice"
        | "review" | "rules" => "text/plain; charset=utf-8",
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "json" => "application/json",
        "png" => "image/png",
        "svg" => "image/svg+xml",
        "wasm" => "application/wasm",
        "webmanifest" => "application/manifest+json",
        "woff2" => "font/woff2",
        _ => "application/octet-stream",
    }
}

fn brotli(contents: &[u8]) -> Result<Vec<u8>> {
    // As small as it can be, unless something else is asked for.
    let mut encoder = CompressorWriter::new(Vec::new());
    encoder.write_all(contents)?;
    Ok(encoder.into_inner().map_err(io::Error::from)?)
}

fn gzip(contents: &[u8]) -> Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(contents)?;
    Ok(encoder.finish()?)
}
