//! The files as they are sent, and the Rust source that embeds them.

use std::fs;
use std::io::{self, Write as _};
use std::num::NonZero;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use anyhow::{Context, Result, anyhow};
use brotlic::CompressorWriter;
use flate2::Compression;
use flate2::write::GzEncoder;
use web_program::Mode;

use crate::site::{File, INDEX};

/// Embeds nothing.
pub(crate) fn nothing(out: &Path) -> Result<()> {
    source(out, "", "")
}

/// Writes the files to `OUT_DIR/site`, compressed ones beside them, and the source that embeds them all.
///
/// Compressing takes most of the time, so every processor takes the next file until none is left.
pub(crate) fn write(site: &[File], build: &str, out: &Path, mode: Mode) -> Result<()> {
    let folder = out.join("site");
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    let next = AtomicUsize::new(0);
    let work = || -> Result<Vec<(usize, String)>> {
        let mut written = Vec::new();
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(file) = site.get(index) else { return Ok(written) };
            written.push((index, write_file(file, &folder, mode)?));
        }
    };
    let workers = thread::available_parallelism().map_or(1, NonZero::get);
    let mut assets = Vec::new();
    thread::scope(|scope| -> Result<()> {
        let workers: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
        for worker in workers {
            assets.extend(worker.join().map_err(|_| anyhow!("a file could not be compressed"))??);
        }
        Ok(())
    })?;
    assets.sort_unstable();
    let assets: String = assets.into_iter().map(|(_, asset)| asset).collect();
    source(out, &assets, build)
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
    if mode == Mode::Dev || is_compressed(name) {
        return Ok(None);
    }
    let gzip = gzip(contents)?;
    if gzip.len() >= contents.len() / 10 * 9 {
        return Ok(None);
    }
    Ok(Some((brotli(contents)?, gzip)))
}

/// Whether a file is compressed as it is.
fn is_compressed(name: &str) -> bool {
    matches!(name.rsplit('.').next(), Some("png" | "woff2" | "z"))
}

fn embedded(name: &str) -> String {
    format!("include_bytes!(concat!(env!(\"OUT_DIR\"), \"/site/{name}\"))")
}

fn source(out: &Path, assets: &str, build: &str) -> Result<()> {
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
