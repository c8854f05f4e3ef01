//! What the manifests of the workspace and of the Python package say.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use cargo_metadata::{Metadata, MetadataCommand};
use toml::Value;

use crate::shell::{cargo, output};

/// What a package of Python's needs to be built and to run, with these extras, separated by commas. Refuses an extra that is not there.
pub(crate) fn python_requirements(package: &Path, extras: &str) -> Result<Vec<String>> {
    let manifest = read(&package.join("pyproject.toml"))?;
    let list = |path: &[&str]| {
        let list = texts(&manifest, path)?;
        list.with_context(|| format!("pyproject.toml has no `{}`", path.join(".")))
    };
    let mut needed = list(&["build-system", "requires"])?;
    needed.extend(list(&["project", "dependencies"])?);
    for extra in extras.split(',') {
        needed.extend(list(&["project", "optional-dependencies", extra])?);
    }
    Ok(needed)
}

/// The folders that the workspace's manifest excludes: workspaces of their own. Refuses one that is not there.
pub(crate) fn excluded(root: &Path) -> Result<Vec<String>> {
    let manifest = read(&root.join("Cargo.toml"))?;
    let folders = texts(&manifest, &["workspace", "exclude"])?.unwrap_or_default();
    for folder in &folders {
        if !root.join(folder).join("Cargo.toml").is_file() {
            bail!("Cargo.toml excludes `{folder}`, but there is no {folder}/Cargo.toml");
        }
    }
    Ok(folders)
}

/// The version of a package that Cargo.lock holds. Refuses a package that is not there once.
pub(crate) fn locked(root: &Path, name: &str) -> Result<String> {
    let id = output(cargo(root).args(["pkgid", "--locked", name]))?;
    let version = id.rsplit(['#', '@']).next().unwrap_or_default();
    Ok(version.to_owned())
}

/// The crates of the workspace in this folder.
pub(crate) fn metadata(root: &Path) -> Result<Metadata> {
    let mut command = MetadataCommand::new();
    command.manifest_path(root.join("Cargo.toml")).no_deps();
    command.exec().context("cannot read the manifests")
}

/// The folder that everything is built into.
pub(crate) fn target(root: &Path) -> Result<PathBuf> {
    Ok(metadata(root)?.target_directory.into())
}

/// The list at a place in a manifest, if there is one.
fn texts(manifest: &Value, path: &[&str]) -> Result<Option<Vec<String>>> {
    let list = path.iter().try_fold(manifest, |table, name| table.get(name));
    list.map(|list| list.clone().try_into())
        .transpose()
        .with_context(|| format!("`{}` is no list of texts", path.join(".")))
}

fn read(path: &Path) -> Result<Value> {
    let text =
        fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    toml::from_str(&text).with_context(|| format!("cannot read {}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_excluded_folder_has_to_be_there() {
        let folder = tempfile::tempdir().unwrap();
        let root = folder.path();
        fs::write(root.join("Cargo.toml"), "[workspace]\nmembers = []\n").unwrap();
        assert!(excluded(root).unwrap().is_empty());

        fs::write(root.join("Cargo.toml"), "[workspace]\nexclude = [\"fuzz\"]\n").unwrap();
        let missing = excluded(root).unwrap_err().to_string();
        assert!(missing.contains("fuzz/Cargo.toml"), "{missing}");

        fs::create_dir(root.join("fuzz")).unwrap();
        fs::write(root.join("fuzz/Cargo.toml"), "[workspace]\n").unwrap();
        assert_eq!(excluded(root).unwrap(), ["fuzz"]);
    }

    #[test]
    fn requirements_of_python_are_those_of_the_extras_too() {
        let folder = tempfile::tempdir().unwrap();
        let manifest = "[build-system]\nrequires = [\"maturin\"]
[project]\ndependencies = [\"numpy\"]
[project.optional-dependencies]\ntest = [\"pytest\", \"ruff\"]\nlearn = [\"torch\"]
";
        fs::write(folder.path().join("pyproject.toml"), manifest).unwrap();
        let needed = python_requirements(folder.path(), "test").unwrap();
        assert_eq!(needed, ["maturin", "numpy", "pytest", "ruff"]);
        assert!(python_requirements(folder.path(), "test,games").is_err());
    }

    #[test]
    fn a_locked_version_is_read() {
        let folder = tempfile::tempdir().unwrap();
        let root = folder.path();
        let package = |name: &str, version: &str| {
            let source = "registry+https://github.com/rust-lang/crates.io-index";
            format!(
                "\n[[package]]\nname = \"{name}\"\nversion = \"{version}\"\nsource = \"{source}\"\n"
            )
        };
        let packages =
            [package("once", "1.2.3"), package("twice", "1.0.0"), package("twice", "2.0.0")];
        fs::write(root.join("Cargo.toml"), "[workspace]\n").unwrap();
        fs::write(root.join("Cargo.lock"), format!("version = 4\n{}", packages.concat())).unwrap();
        assert_eq!(locked(root, "once").unwrap(), "1.2.3");
        assert!(locked(root, "never").is_err());
        assert!(locked(root, "twice").is_err());
    }

    #[test]
    fn a_list_of_something_else_is_named() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("Cargo.toml"), "[workspace]\nexclude = [1]\n").unwrap();
        let error = format!("{:#}", excluded(folder.path()).unwrap_err());
        assert!(error.starts_with("`workspace.exclude` is no list of texts: "), "{error}");
    }
}
