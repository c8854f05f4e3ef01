//! The plan of the house: which crates there are, and on which others each may stand.
//!
//! This is the one place to change when a crate or an arrow is added; ARCHITECTURE.md explains the reasons.

use std::collections::BTreeSet;

/// A crate of the workspace, and the crates directly below it. It may depend on these and on all that lie below them.
pub(crate) struct Room {
    pub(crate) name: &'static str,
    pub(crate) stands_on: &'static [&'static str],
}

const fn room(name: &'static str, stands_on: &'static [&'static str]) -> Room {
    Room { name, stands_on }
}

/// Every crate, each below those that stand on it.
pub(crate) const ROOMS: &[Room] = &[
    room("table", &[]),
    room("luck", &["table"]),
    room("testkit", &["luck"]),
    room("diamant", &["table"]),
    room("mirrors", &["table"]),
    room("kadora", &["table"]),
    room("games", GAMES),
    // Its library knows the contract alone; its tests shuffle the games.
    room("fair", &["games"]),
    room("reason", &["games"]),
    room("rulebook", &[]),
    room("locales", &[]),
    room("voice", &["fair", "locales", "reason", "rulebook"]),
    room("lessons", &["voice"]),
    room("bots", &["games", "luck", "reason"]),
    room("host", &["bots", "fair"]),
    room("prose", &["host", "voice"]),
    room("arena", &["host", "voice"]),
    room("judge", &["bots"]),
    room("practice", &["judge", "voice"]),
    room("wire", &["fair"]),
    room("services", &[]),
    room("server", &["host", "voice", "wire"]),
    room("stress", &["fair", "luck", "services", "wire"]),
    room("leptos_config", &[]),
    room("leptos_hot_reload", &[]),
    room("server_fn", &[]),
    room("web", &["fair", "lessons", "practice", "prose", "wire"]),
    room("thinker", &["judge"]),
    room("web-program", &[]),
    room("web-bundle", &["locales", "web-program"]),
    room("terminal", &["lessons", "practice", "prose", "wire"]),
    room("gym", &["bots"]),
    room("python", &["gym", "judge", "prose"]),
    room(
        "adamant",
        &["arena", "fair", "judge", "server", "stress", "terminal", "voice", "web-bundle"],
    ),
    room("xtask", &["rulebook"]),
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
    let room = ROOMS.iter().find(|room| room.name == name)?;
    let mut below = BTreeSet::new();
    let mut open = room.stands_on.to_vec();
    while let Some(name) = open.pop() {
        if below.insert(name) {
            let room = ROOMS.iter().find(|room| room.name == name);
            open.extend(room.into_iter().flat_map(|room| room.stands_on));
        }
    }
    Some(below)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrows_run_one_way_among_known_crates() {
        for (place, room) in ROOMS.iter().enumerate() {
            for below in room.stands_on {
                assert!(
                    ROOMS[..place].iter().any(|room| room.name == *below),
                    "{} stands on {below}, which is not above it in the table",
                    room.name
                );
            }
        }
        let names: BTreeSet<_> = ROOMS.iter().map(|room| room.name).collect();
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
