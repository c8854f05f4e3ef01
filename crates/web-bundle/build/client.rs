//! The client itself, as it was compiled, split into chunks and with the scripts that go with it.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, anyhow, bail};
use browser_page::{Mode, PAGE, PROGRAMS};
use wasm_bindgen_cli_support::{Bindgen, Output};
use wasm_split_cli_support::Options;

/// The script that loads the chunks of the page.
const CHUNKS: &str = "chunks.js";

/// The files of a program, by name. Its scripts name others as the files of the site do, in double braces.
pub(crate) type Program = BTreeMap<String, Vec<u8>>;

pub(crate) fn build(compiled: &Path, out: &Path, mode: Mode) -> Result<Vec<Program>> {
    PROGRAMS.into_iter().map(|name| program(name, compiled, out, mode)).collect()
}

/// Makes the scripts that go with a compiled program.
fn program(name: &str, folder: &Path, out: &Path, mode: Mode) -> Result<Program> {
    let whole = fs::read(folder.join(name).with_extension("wasm"))?;
    let (first, mut files) = match name {
        PAGE => split(&whole, &out.join("chunks"), mode)?,
        _ => (whole, Program::new()),
    };
    let mut bound = bind(name, first, mode)?;
    let script = bound.js().replace(&from(&format!("./{CHUNKS}")), &from(&braced(CHUNKS)));
    files.insert(format!("{name}.js"), script.into_bytes());
    files.insert(format!("{name}.wasm"), bound.wasm_mut().emit_wasm());
    Ok(files)
}

/// Splits the page into chunks: the one that it opens with, and the others with the script that loads them.
fn split(whole: &[u8], folder: &Path, mode: Mode) -> Result<(Vec<u8>, Program)> {
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    fs::create_dir_all(folder)?;
    let (first, start) = (folder.join("first.wasm"), braced(&format!("{PAGE}.js")));
    let link_name = format!("./{CHUNKS}");
    let mut options = Options::new(whole);
    options.output_dir = folder;
    options.main_out_path = &first;
    options.main_module = &start;
    options.link_name = &link_name;
    let chunks = wasm_split_cli_support::transform(options)
        .map_err(|error| anyhow!("the page could not be split into chunks: {error:#}"))?;
    let mut script = fs::read_to_string(folder.join(CHUNKS))?;
    let mut files = Program::new();
    for chunk in chunks.split_modules {
        let file = chunk.file_name().unwrap_or_default().to_string_lossy();
        script = script.replace(&format!("./{file}"), &braced(&file));
        files.insert(file.clone().into_owned(), packed(&fs::read(&chunk)?, mode)?);
    }
    files.insert(CHUNKS.to_owned(), script.into_bytes());
    Ok((fs::read(first)?, files))
}

/// A file as others name it.
fn braced(file: &str) -> String {
    format!("{{{{{file}}}}}")
}

/// How a script says where it takes something from.
fn from(file: &str) -> String {
    format!("from \"{file}\"")
}

/// A chunk without the room that its numbers were given for being moved, and without its names.
fn packed(chunk: &[u8], mode: Mode) -> Result<Vec<u8>> {
    match mode {
        Mode::Dev => Ok(chunk.to_vec()),
        Mode::Release => {
            let mut config = walrus::ModuleConfig::new();
            config.generate_name_section(false).generate_producers_section(false);
            Ok(config.parse(chunk)?.emit_wasm())
        }
    }
}

/// Makes the script that goes with a program.
fn bind(name: &str, program: Vec<u8>, mode: Mode) -> Result<Output> {
    let bound = Bindgen::new()
        .input_bytes(name, program)
        .web(true)?
        .keep_lld_exports(true)
        .typescript(false)
        .remove_name_section(mode == Mode::Release)
        .remove_producers_section(true)
        .omit_default_module_path(true)
        .out_name(name)
        .generate_output()
        .with_context(|| format!("the script of {name} could not be made"))?;
    let snippets = bound.snippets().iter().filter(|(_, scripts)| !scripts.is_empty());
    let scripts: Vec<_> =
        snippets.map(|(name, _)| name).chain(bound.local_modules().keys()).collect();
    if !scripts.is_empty() {
        bail!("these bring scripts of their own, which are not embedded: {scripts:?}");
    }
    Ok(bound)
}
