//! What `cargo metadata` does not tell of the workspace.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use serde::Deserialize;
use serde::de::DeserializeOwned;

#[derive(Deserialize)]
struct Manifest {
    workspace: Workspace,
}

#[derive(Deserialize)]
struct Workspace {
    #[serde(default)]
    exclude: Vec<String>,
}

#[derive(Deserialize)]
struct Lock {
    package: Vec<Package>,
}

#[derive(Deserialize)]
struct Package {
    name: String,
    version: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
struct PythonManifest {
    build_system: BuildSystem,
    project: Project,
}

#[derive(Deserialize)]
struct BuildSystem {
    requires: Vec<String>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
struct Project {
    dependencies: Vec<String>,
    optional_dependencies: BTreeMap<String, Vec<String>>,
}

/// What a package of Python's needs to be built and to run, with these extras, separated by commas. Refuses an extra that is not there.
pub(crate) fn python_requirements(package: &Path, extras: &str) -> Result<Vec<String>> {
    let PythonManifest { build_system, mut project } = read(&package.join("pyproject.toml"))?;
    let mut needed = [build_system.requires, project.dependencies].concat();
    for extra in extras.split(',') {
        let extra = project.optional_dependencies.remove(extra);
        needed.extend(extra.with_context(|| format!("pyproject.toml has not all of {extras}"))?);
    }
    Ok(needed)
}

/// The folders that the workspace's manifest excludes: workspaces of their own. Refuses one that is not there.
pub(crate) fn excluded(root: &Path) -> Result<Vec<String>> {
    let Manifest { workspace } = read(&root.join("Cargo.toml"))?;
    for folder in &workspace.exclude {
        if !root.join(folder).join("Cargo.toml").is_file() {
            bail!("Cargo.toml excludes `{folder}`, but there is no {folder}/Cargo.toml");
        }
    }
    Ok(workspace.exclude)
}

/// The version of a package that Cargo.lock holds. Refuses a package that is not there once.
pub(crate) fn locked(root: &Path, name: &str) -> Result<String> {
    let Lock { package } = read(&root.join("Cargo.lock"))?;
    let mut found = package.into_iter().filter(|package| package.name == name);
    match (found.next(), found.next()) {
        (Some(package), None) => Ok(package.version),
        (None, _) => bail!("Cargo.lock has no `{name}`"),
        _ => bail!("Cargo.lock has several versions of `{name}`"),
    }
}

/// The folder that everything is built into.
pub(crate) fn target(root: &Path) -> Result<PathBuf> {
    let metadata = cargo_metadata::MetadataCommand::new()
        .manifest_path(root.join("Cargo.toml"))
        .no_deps()
        .exec()?;
    Ok(metadata.target_directory.into())
}

fn read<T: DeserializeOwned>(path: &Path) -> Result<T> {
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
        let lock = "version = 4
[[package]]\nname = \"gungraun\"\nversion = \"0.20.0\"\ndependencies = [\"gungraun-macros\"]
[[package]]\nname = \"syn\"\nversion = \"2.0.0\"
[[package]]\nname = \"syn\"\nversion = \"3.0.0\"
";
        fs::write(folder.path().join("Cargo.lock"), lock).unwrap();
        assert_eq!(locked(folder.path(), "gungraun").unwrap(), "0.20.0");
        assert!(locked(folder.path(), "criterion").is_err());
        assert!(locked(folder.path(), "syn").is_err());
    }
}
