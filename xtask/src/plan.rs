//! The plan of the house: which crates there are, and on which others each may stand.
//!
//! This is the one place to change when a crate or an arrow is added; ARCHITECTURE.md explains the reasons.

use std::collections::BTreeSet;

/// Every crate of the workspace, and the crates directly below it, which stand above it here. It may depend on these and on all that lie
/// below them.
pub(crate) const ROOMS: &[(&str, &[&str])] = &[
    ("table", &[]),
    ("luck", &["table"]),
    ("testkit", &["luck"]),
    ("diamant", &["table"]),
    ("mirrors", &["table"]),
    ("kadora", &["table"]),
    ("games", GAMES),
    // Its library knows the contract alone; its tests shuffle the games.
    ("fair", &["games"]),
    ("reason", &["games"]),
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
    ("web-program", &[]),
    ("web-bundle", &["locales", "web-program"]),
    ("terminal", &["lessons", "practice", "prose", "wire"]),
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

/// Every crate below the one named, or nothing if the plan does not know it.
pub(crate) fn below(name: &str) -> Option<BTreeSet<&'static str>> {
    let (_, stands_on) = ROOMS.iter().find(|(room, _)| *room == name)?;
    let deeper = stands_on.iter().filter_map(|name| below(name)).flatten();
    Some(stands_on.iter().copied().chain(deeper).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrows_run_one_way_among_known_crates() {
        for (place, (name, stands_on)) in ROOMS.iter().enumerate() {
            for below in *stands_on {
                assert!(
                    ROOMS[..place].iter().any(|(room, _)| room == below),
                    "{name} stands on {below}, which is not above it in the table"
                );
            }
        }
        let names: BTreeSet<_> = ROOMS.iter().map(|(name, _)| *name).collect();
        assert_eq!(names.len(), ROOMS.len());
        assert!(FOR_TESTS.iter().all(|name| names.contains(name)));
    }

    #[test]
    fn a_crate_may_use_all_that_lies_below() {
        assert_eq!(below("table"), Some(BTreeSet::new()));
        assert_eq!(below("diamant"), Some(BTreeSet::from(["table"])));
        let wire = ["diamant", "fair", "games", "kadora", "mirrors", "table"];
        assert_eq!(below("wire"), Some(BTreeSet::from(wire)));
        assert_eq!(below("cellar"), None);
    }
}
