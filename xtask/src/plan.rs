//! Which crates the workspace has, and on which of them each may depend.
//!
//! This is the one place to change when a crate or an arrow is added; ARCHITECTURE.md explains the reasons.

use std::collections::BTreeSet;

/// Every crate of the workspace with those it may depend on directly; each comes after them. It may also depend on all that they may.
pub(crate) const CRATES: &[(&str, &[&str])] = &[
    ("table", &[]),
    ("luck", &["table"]),
    ("testkit", &["luck"]),
    ("diamant", &["table"]),
    ("mirrors", &["table"]),
    ("kadora", &["table"]),
    ("games", GAMES),
    // Its library knows the contract alone; its tests shuffle the games.
    ("fair", &["games"]),
    ("reason", &["diamant", "mirrors"]),
    ("rulebook", &[]),
    ("locales", &[]),
    ("voice", &["fair", "locales", "reason", "rulebook"]),
    ("lessons", &["voice"]),
    ("bots", &["games", "luck", "reason"]),
    ("host", &["bots", "fair"]),
    ("prose", &["host", "voice"]),
    ("arena", &["host", "voice"]),
    ("judge", &["bots"]),
    ("practice", &["judge", "voice"]),
    ("wire", &["fair"]),
    ("services", &[]),
    ("server", &["host", "voice", "wire"]),
    ("stress", &["fair", "luck", "services", "wire"]),
    ("leptos_config", &[]),
    ("leptos_hot_reload", &[]),
    ("server_fn", &[]),
    ("web", &["fair", "lessons", "practice", "prose", "wire"]),
    ("thinker", &["judge"]),
    ("browser-page", &[]),
    ("web-bundle", &["locales", "browser-page"]),
    ("terminal", &["lessons", "practice", "prose"]),
    ("gym", &["bots"]),
    ("python", &["gym", "judge", "prose"]),
    ("adamant", &["arena", "fair", "judge", "server", "stress", "terminal", "voice", "web-bundle"]),
    ("xtask", &["rulebook"]),
];

/// The crates with the rules of a game. Each has a rulebook of its own name.
pub(crate) const GAMES: &[&str] = &["diamant", "mirrors", "kadora"];

/// What any crate may use in its tests and benchmarks, beside what it may depend on.
pub(crate) const FOR_TESTS: &[&str] = &["luck", "services", "testkit"];

/// All that the contract and the rules may use from outside: no input or output, no clock, no random source.
pub(crate) const PURE: &[&str] = &["serde", "serde_json", "serde_path_to_error", "thiserror"];

/// Whether the crate may use nothing from outside but [`PURE`].
pub(crate) fn is_pure(name: &str) -> bool {
    name == "table" || GAMES.contains(&name)
}

/// Every crate that this one may depend on, directly or through others; none if the plan does not know it.
pub(crate) fn allowed(name: &str) -> Option<BTreeSet<&'static str>> {
    let (_, direct) = CRATES.iter().find(|(known, _)| *known == name)?;
    let indirect = direct.iter().filter_map(|name| allowed(name)).flatten();
    Some(direct.iter().copied().chain(indirect).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrows_run_one_way_among_known_crates() {
        for (place, (name, direct)) in CRATES.iter().enumerate() {
            for dependency in *direct {
                assert!(
                    CRATES[..place].iter().any(|(earlier, _)| earlier == dependency),
                    "{name} may depend on {dependency}, which does not come before it"
                );
            }
        }
        let names: BTreeSet<_> = CRATES.iter().map(|(name, _)| *name).collect();
        assert_eq!(names.len(), CRATES.len());
        assert!(FOR_TESTS.iter().all(|name| names.contains(name)));
    }

    #[test]
    fn a_crate_may_depend_on_all_that_its_dependencies_may() {
        assert_eq!(allowed("table"), Some(BTreeSet::new()));
        assert_eq!(allowed("diamant"), Some(BTreeSet::from(["table"])));
        let wire = ["diamant", "fair", "games", "kadora", "mirrors", "table"];
        assert_eq!(allowed("wire"), Some(BTreeSet::from(wire)));
        assert_eq!(allowed("unknown"), None);
    }
}
