//! The arrows between crates, read from the manifests and held against the plan.

use std::collections::BTreeSet;
use std::path::Path;

use anyhow::Result;
use cargo_metadata::DependencyKind;

use crate::{manifest, plan};

/// A crate of the workspace and what its manifest names.
#[derive(Debug, PartialEq, Eq)]
struct Crate {
    name: String,
    arrows: Vec<Arrow>,
}

#[derive(Debug, PartialEq, Eq)]
struct Arrow {
    to: String,
    /// By its path, so a crate of ours, as opposed to one from a registry.
    ours: bool,
    /// Only for tests, examples and benchmarks.
    dev: bool,
}

/// What in the workspace in this folder runs against the plan; nothing if all is well.
pub(crate) fn faults(root: &Path) -> Result<Vec<String>> {
    let crates = crates(root)?;
    Ok([forbidden_arrows(&crates), missing_crates(&crates), missing_arrows(&crates)].concat())
}

/// The crates of the workspace in this folder.
fn crates(root: &Path) -> Result<Vec<Crate>> {
    let metadata = manifest::metadata(root)?;
    let crates = metadata.workspace_packages().into_iter().map(|package| Crate {
        name: package.name.to_string(),
        arrows: package
            .dependencies
            .iter()
            .map(|dependency| Arrow {
                to: dependency.name.clone(),
                ours: dependency.path.is_some(),
                dev: dependency.kind == DependencyKind::Development,
            })
            .collect(),
    });
    Ok(crates.collect())
}

/// What the manifests name and the plan does not allow.
fn forbidden_arrows(crates: &[Crate]) -> Vec<String> {
    crates.iter().flat_map(forbidden_arrows_of).collect()
}

/// The crates of the plan that this workspace does not have.
fn missing_crates(crates: &[Crate]) -> Vec<String> {
    let planned = plan::CRATES.iter().map(|(name, _)| name);
    let missing = planned.filter(|name| crates.iter().all(|found| found.name != **name));
    missing
        .map(|name| format!("there is no crate `{name}` (`CRATES` in xtask/src/plan.rs)"))
        .collect()
}

/// The arrows of the plan that no manifest draws, directly or through other crates.
fn missing_arrows(crates: &[Crate]) -> Vec<String> {
    let mut faults = Vec::new();
    for (name, direct) in plan::CRATES {
        let mut reached = BTreeSet::new();
        reach(name, crates, &mut reached);
        for to in direct.iter().filter(|to| !reached.contains(**to)) {
            faults.push(format!(
                "`{name}` may depend on `{to}`, but does not (`CRATES` in xtask/src/plan.rs)"
            ));
        }
    }
    faults
}

/// Adds all crates of ours that this one depends on, directly or through others.
fn reach<'a>(name: &str, crates: &'a [Crate], reached: &mut BTreeSet<&'a str>) {
    let arrows = crates.iter().filter(|found| found.name == name).flat_map(|found| &found.arrows);
    for Arrow { to, .. } in arrows.filter(|arrow| arrow.ours) {
        if reached.insert(to) {
            reach(to, crates, reached);
        }
    }
}

fn forbidden_arrows_of(Crate { name, arrows }: &Crate) -> Vec<String> {
    let Some(allowed) = plan::allowed(name) else {
        return vec![format!(
            "the crate `{name}` is not in the plan: add it to `CRATES` in xtask/src/plan.rs, and to ARCHITECTURE.md"
        )];
    };
    let mut faults = Vec::new();
    for Arrow { to, ours, dev } in arrows {
        let to = to.as_str();
        if *ours {
            if !(allowed.contains(to) || *dev && plan::FOR_TESTS.contains(&to)) {
                faults.push(format!(
                    "`{name}` depends on `{to}`, which the plan does not allow (`CRATES` in xtask/src/plan.rs)"
                ));
            }
        } else if !dev && plan::is_pure(name) && !plan::PURE.contains(&to) {
            faults.push(format!(
                "`{name}` depends on `{to}`, but the contract and the rules use only {} (`PURE` in xtask/src/plan.rs)",
                plan::PURE.join(", ")
            ));
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn this_workspace_follows_the_plan() {
        let crates = crates(crate::root()).unwrap();
        assert!(crates.iter().any(|found| found.name == "table"), "{crates:?}");
        assert_eq!(faults(crate::root()).unwrap(), Vec::<String>::new());
    }

    #[test]
    fn a_planned_crate_that_is_missing_is_named() {
        let mut crates = crates(crate::root()).unwrap();
        crates.retain(|found| found.name != "voice");
        let [fault] = &missing_crates(&crates)[..] else { panic!("one crate is missing") };
        assert!(fault.starts_with("there is no crate `voice`"), "{fault}");
    }

    #[test]
    fn a_planned_arrow_that_no_manifest_draws_is_named() {
        let mut crates = crates(crate::root()).unwrap();
        let mut remove = |from: &str, to: &str| {
            let found = crates.iter_mut().find(|found| found.name == from).unwrap();
            found.arrows.retain(|arrow| arrow.to != to);
            missing_arrows(&crates)
        };
        // Through `wire` the page still depends on it.
        assert_eq!(remove("web", "fair"), Vec::<String>::new());
        let [fault] = &remove("voice", "rulebook")[..] else { panic!("one arrow is missing") };
        assert!(fault.starts_with("`voice` may depend on `rulebook`"), "{fault}");
    }

    fn of(name: &str, arrows: &[Arrow]) -> Vec<String> {
        let arrows = arrows.iter().map(|Arrow { to, ours, dev }| Arrow {
            to: to.clone(),
            ours: *ours,
            dev: *dev,
        });
        forbidden_arrows(&[Crate { name: name.to_owned(), arrows: arrows.collect() }])
    }

    fn ours(to: &str) -> Arrow {
        Arrow { to: to.to_owned(), ours: true, dev: false }
    }

    fn outside(to: &str) -> Arrow {
        Arrow { to: to.to_owned(), ours: false, dev: false }
    }

    fn dev(arrow: Arrow) -> Arrow {
        Arrow { dev: true, ..arrow }
    }

    #[test]
    fn allowed_arrows() {
        assert!(of("diamant", &[ours("table"), outside("serde")]).is_empty());
        assert!(of("diamant", &[dev(ours("luck")), dev(ours("testkit"))]).is_empty());
        assert!(of("diamant", &[dev(outside("proptest"))]).is_empty());
        assert!(of("voice", &[ours("diamant"), outside("fluent-bundle")]).is_empty());
        assert!(of("adamant", &[ours("arena"), ours("luck"), ours("voice")]).is_empty());
    }

    #[test]
    fn an_arrow_against_the_plan_is_named() {
        for (from, to) in [
            ("table", "luck"),
            ("diamant", "mirrors"),
            ("diamant", "luck"),
            ("games", "luck"),
            ("games", "voice"),
            ("voice", "bots"),
            ("testkit", "diamant"),
            ("xtask", "table"),
        ] {
            let faults = of(from, &[ours(to)]);
            assert_eq!(faults.len(), 1, "{from} → {to}");
            assert!(faults[0].starts_with(&format!("`{from}` depends on `{to}`")), "{faults:?}");
        }
        assert_eq!(of("diamant", &[dev(ours("games"))]).len(), 1);
    }

    #[test]
    fn the_contract_and_the_rules_use_no_clock_network_or_chance() {
        for outsider in ["rand", "tokio", "getrandom", "chrono"] {
            for pure in ["table", "diamant", "mirrors", "kadora"] {
                assert_eq!(of(pure, &[outside(outsider)]).len(), 1, "{pure} → {outsider}");
            }
            assert!(of("luck", &[outside(outsider)]).is_empty());
        }
    }

    #[test]
    fn an_unknown_crate_is_told_where_it_belongs() {
        let faults = of("unknown", &[]);
        assert!(faults[0].contains("`unknown`") && faults[0].contains("plan.rs"), "{faults:?}");
    }

    #[test]
    fn renamed_inherited_and_conditional_dependencies_are_seen_through() {
        let folder = tempfile::tempdir().unwrap();
        let write = |path: &str, text: &str| {
            let path = folder.path().join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        };
        write(
            "Cargo.toml",
            r#"
            [workspace]
            resolver = "3"
            members = ["crates/*"]
            [workspace.dependencies]
            board = { package = "table", path = "crates/table" }
            "#,
        );
        let package = |name: &str| format!("[package]\nname = \"{name}\"\nedition = \"2024\"\n");
        write("crates/table/Cargo.toml", &package("table"));
        write("crates/luck/Cargo.toml", &package("luck"));
        write(
            "crates/mirrors/Cargo.toml",
            &(package("mirrors")
                + r#"
                [dependencies]
                board.workspace = true
                [dev-dependencies]
                proptest = "1"
                [build-dependencies]
                dice = { package = "luck", path = "../luck" }
                [target.'cfg(unix)'.dependencies]
                rand = "0.10"
                "#),
        );
        for name in ["table", "luck", "mirrors"] {
            write(&format!("crates/{name}/src/lib.rs"), "");
        }
        let mut crates = crates(folder.path()).unwrap();
        let mirrors = crates.iter_mut().find(|found| found.name == "mirrors").unwrap();
        mirrors.arrows.sort_by(|one, other| one.to.cmp(&other.to));
        assert_eq!(
            mirrors.arrows,
            [ours("luck"), dev(outside("proptest")), outside("rand"), ours("table")]
        );
        assert_eq!(forbidden_arrows(&crates).len(), 2);
    }
}
