#![doc = include_str!("../README.md")]

use std::path::Path;

/// The page, and the program that its bots think with: crates of these names, and `NAME.wasm` in the folder of [`compiled`].
pub const PROGRAMS: [&str; 2] = [PAGE, "thinker"];

/// The page among the programs.
pub const PAGE: &str = "web";

/// How the client was compiled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// As it is shipped.
    Release,
    /// Not optimised.
    Dev,
}

/// How the client was compiled, and the folder it lies in; nothing with `WEB_BUNDLE=skip`.
pub fn compiled() -> Option<(Mode, &'static Path)> {
    let mode = match env!("BROWSER_PAGE_MODE") {
        "skip" => return None,
        "dev" => Mode::Dev,
        _ => Mode::Release,
    };
    Some((mode, Path::new(env!("BROWSER_PAGE_FOLDER"))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_program_is_there_unless_it_was_skipped() {
        let Some((_, folder)) = compiled() else { return };
        for name in PROGRAMS {
            assert!(folder.join(name).with_extension("wasm").is_file(), "{name}");
        }
    }
}
