//! axe-core, which knows the rules of accessibility and looks at every page in the tests.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Result, bail};
use sha2::{Digest, Sha512};

use crate::shell::run;
use crate::{install, manifest};

const ADDRESS: &str = "https://registry.npmjs.org/axe-core/-/axe-core-4.14.0.tgz";
const SHA512: &str = "f564d9c448ec67b6f5dd31fc24f99b576cfc0876e5f34ff6866dd73c41b826035d40b2bcd480515e64b11df3003a44aa41e4714ffd1dc0d0f3d863a6df3ce971";

/// Makes sure of `axe.min.js` in `target/tools`, in the one version that is meant.
pub(crate) fn bring(root: &Path) -> Result<()> {
    let tools = manifest::target(root)?.join("tools");
    let Some((_, name)) = ADDRESS.rsplit_once('/') else { bail!("{ADDRESS} is no file") };
    let archive = tools.join(name);
    if !archive.is_file() {
        install::program("curl", "curl")?;
        fs::create_dir_all(&tools)?;
        run(Command::new("curl").args(["-fsSL", "-o"]).arg(&archive).arg(ADDRESS))?;
    }
    if !is_meant(&fs::read(&archive)?) {
        fs::remove_file(&archive)?;
        bail!("what came from {ADDRESS} is not what was expected: try again");
    }
    let mut unpack = Command::new("tar");
    unpack.arg("-xzf").arg(&archive).arg("-C").arg(&tools);
    run(unpack.args(["--strip-components=1", "package/axe.min.js"]))
}

fn is_meant(archive: &[u8]) -> bool {
    base16ct::lower::encode_string(&Sha512::digest(archive)) == SHA512
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn anything_else_is_refused() {
        assert!(!is_meant(b"something else"));
    }
}
