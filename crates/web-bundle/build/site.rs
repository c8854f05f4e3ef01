//! The files of the client, each under a name that tells its contents apart, so that it can be kept for ever.

use std::collections::BTreeMap;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use locales::{Lang, Late};

use crate::client::Program;

/// A file of the site.
pub(crate) struct File {
    /// Its address, such as `/assets/style.0123456789abcdef.css`.
    pub(crate) path: String,
    pub(crate) contents: Vec<u8>,
    /// Whether the address changes with the contents.
    pub(crate) immutable: bool,
}

/// The name of the page itself.
pub(crate) const INDEX: &str = "index.html";

/// What keeps the page for when there is no network. Its address is its scope, and so it cannot be named after its contents.
const KEEPER: &str = "sw.js";

/// What is filled in last: which build this is, and the addresses of its files as a list.
const BUILD: &str = "{{build}}";
const FILES: &str = "{{files}}";

/// Puts the page together: it, and all that it names, and all that these name.
///
/// Returns the files, and what tells this build from others.
pub(crate) fn put_together(root: &Path, programs: &[Program]) -> Result<(Vec<File>, String)> {
    let folder = root.join("crates/web/static");
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut site = Site { root, folder, programs, placed: BTreeMap::new(), files: Vec::new() };
    let page = String::from_utf8(site.read(INDEX)?)?;
    let keeper = String::from_utf8(site.read(KEEPER)?)?;
    // Every other file is named after its contents, so that their names tell one build from another.
    let build = hash(&(&site.placed, &page, &keeper));
    let files: Vec<_> = site.files.iter().map(|file| file.path.as_str()).collect();
    let files = format!("{files:?}");
    for (path, text) in [("/".to_owned(), page), (format!("/{KEEPER}"), keeper)] {
        let contents = text.replace(BUILD, &build).replace(FILES, &files).into_bytes();
        site.files.push(File { path, contents, immutable: false });
    }
    Ok((site.files, build))
}

/// The addresses of the texts that are brought when they are needed.
const TEXTS: &str = "texts.json";

/// What those texts are called in the page, and their files.
fn texts() -> Vec<(String, String)> {
    let mut texts = Vec::new();
    for kind in ["rules"].into_iter().chain(Late::ALL.iter().map(|late| late.name())) {
        texts.extend(Lang::ALL.map(|lang| (format!("{lang}.{kind}"), format!("{lang}.{kind}"))));
    }
    for game in locales::GAMES {
        texts.push((format!("{game}.lesson"), format!("{game}.lesson")));
        texts.push((format!("{game}.minute"), format!("minute-{game}.svg")));
    }
    texts
}

/// The sentences of every language but English, which are in the program.
fn packs() -> impl Iterator<Item = (String, String)> {
    let langs = Lang::ALL.into_iter().filter(|lang| *lang != Lang::En);
    langs.map(|lang| (format!("{lang}.pack"), format!("{lang}.pack")))
}

/// A JSON object of names, each with its file.
fn object(files: impl Iterator<Item = (String, String)>) -> String {
    let entries: Vec<_> =
        files.map(|(name, file)| format!("\"{name}\":\"{{{{{file}}}}}\"")).collect();
    format!("{{{}}}", entries.join(","))
}

fn hash(of: &impl Hash) -> String {
    let mut hasher = DefaultHasher::new();
    of.hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}

/// A style sheet or a script without what is for its authors: indentation, and comments that begin a line.
fn trimmed(text: &str) -> String {
    let mut kept = String::new();
    let mut is_comment = false;
    for line in text.lines().map(str::trim) {
        is_comment |= line.starts_with("/*");
        if is_comment {
            is_comment = !line.ends_with("*/");
        } else if !line.is_empty() && !line.starts_with("//") {
            kept.extend([line, "\n"]);
        }
    }
    kept
}

struct Site<'a> {
    root: &'a Path,
    folder: PathBuf,
    programs: &'a [Program],
    /// The addresses of files that have been placed, by name.
    placed: BTreeMap<String, String>,
    files: Vec<File>,
}

impl Site<'_> {
    /// Places the file of this name, and returns its address.
    fn place(&mut self, name: &str) -> Result<String> {
        if let Some(path) = self.placed.get(name) {
            return Ok(path.clone());
        }
        let (stem, kind) = name.rsplit_once('.').context("a file without a kind")?;
        let placed = |hash: String| format!("/assets/{stem}.{hash}.{kind}");
        // The files of a program name each other, and are told apart by the whole of it.
        if let Some(program) = self.programs.iter().find(|program| program.contains_key(name)) {
            self.placed.insert(name.to_owned(), placed(hash(program)));
        }
        let contents = self.read(name)?;
        let path = self.placed.entry(name.to_owned()).or_insert_with(|| placed(hash(&contents)));
        let path = path.clone();
        self.files.push(File { path: path.clone(), contents, immutable: true });
        Ok(path)
    }

    /// The contents of the file of this name, with the addresses of those that it names.
    fn read(&mut self, name: &str) -> Result<Vec<u8>> {
        if let Some(file) = self.programs.iter().find_map(|program| program.get(name)) {
            return self.filled(file.clone(), name);
        }
        if name == TEXTS {
            return self.filled(object(texts().into_iter()).into_bytes(), name);
        }
        let (stem, kind) = name.rsplit_once('.').context("a file without a kind")?;
        if let Ok(lang) = stem.parse() {
            let late = Late::ALL.iter().find(|late| late.name() == kind);
            let pack = match kind {
                "pack" => locales::pack(lang),
                "rules" => locales::pack_rulebooks(lang),
                _ => late.and_then(|&late| locales::late(lang, late)).map(str::to_owned),
            };
            return Ok(pack.with_context(|| format!("{name} is no text"))?.into_bytes());
        }
        let file = match kind {
            "lesson" => self.root.join("crates/lessons/data").join(stem).with_extension("json"),
            "bin" => self.root.join("crates/bots/data").join(name),
            _ => match name.strip_prefix("diamant-") {
                Some(table) => self.root.join("crates/bots/data/diamant").join(table),
                None => self.folder.join(name),
            },
        };
        println!("cargo::rerun-if-changed={}", file.display());
        let contents = fs::read(&file).with_context(|| format!("{}", file.display()))?;
        self.filled(contents, name)
    }

    /// The contents of a file with the addresses of the files that it names, if it is text.
    fn filled(&mut self, contents: Vec<u8>, name: &str) -> Result<Vec<u8>> {
        match String::from_utf8(contents) {
            Ok(text) if matches!(name.rsplit('.').next(), Some("css" | "js")) => {
                Ok(self.fill(&trimmed(&text), name)?.into_bytes())
            }
            Ok(text) => Ok(self.fill(&text, name)?.into_bytes()),
            Err(binary) => Ok(binary.into_bytes()),
        }
    }

    /// Replaces each `{{name}}` by the address of that file.
    fn fill(&mut self, text: &str, name: &str) -> Result<String> {
        let mut parts = text.split("{{");
        let mut filled = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            let Some((named, rest)) = part.split_once("}}") else {
                bail!("{name}: a name in braces has no end");
            };
            match named {
                "build" => filled.push_str(BUILD),
                "files" => filled.push_str(FILES),
                "packs" => filled.push_str(&self.fill(&object(packs()), name)?),
                _ => {
                    let place = self.place(named).with_context(|| format!("named by {name}"))?;
                    filled.push_str(&place);
                }
            }
            filled.push_str(rest);
        }
        Ok(filled)
    }
}
