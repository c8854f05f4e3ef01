//! Which page belongs to which address.

use games::Kind;

/// A page, as its address names it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Route {
    Home,
    Play(Kind),
    /// `/replay`, or `/replay/BCDFGH` for the record of a table
    Replay,
    CaveExplorer,
    Practice(Kind),
    Rules(Kind),
    Lessons,
    Learn(Kind),
    Table(String),
    Screen(String),
    MyGames,
    Together,
    Settings,
}

impl Route {
    /// The page at this address, whatever it asks for after a `?`; nothing if there is none.
    pub(crate) fn of(address: &str) -> Option<Self> {
        let path = address.split('?').next()?;
        let parts: Vec<_> = path.split('/').filter(|part| !part.is_empty()).collect();
        match parts[..] {
            [] => Some(Self::Home),
            ["play", game] => game.parse().ok().map(Self::Play),
            ["replay"] | ["replay", _] => Some(Self::Replay),
            ["explore"] => Some(Self::CaveExplorer),
            ["practice", game] => game.parse().ok().map(Self::Practice),
            ["rules", game] => game.parse().ok().map(Self::Rules),
            ["learn"] => Some(Self::Lessons),
            ["learn", game] => game.parse().ok().map(Self::Learn),
            ["t", code] => Some(Self::Table(plain_code(code))),
            ["t", code, "screen"] => Some(Self::Screen(plain_code(code))),
            ["games"] => Some(Self::MyGames),
            ["together"] => Some(Self::Together),
            ["settings"] => Some(Self::Settings),
            _ => None,
        }
    }
}

/// A table's code as the server writes it, without what people write between its letters.
pub(crate) fn plain_code(typed: &str) -> String {
    let letters = typed.chars().filter(char::is_ascii_alphanumeric);
    letters.map(|letter| letter.to_ascii_uppercase()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_names_its_page() {
        assert_eq!(Route::of("/"), Some(Route::Home));
        assert_eq!(Route::of("/?from=mail"), Some(Route::Home));
        assert_eq!(Route::of("/settings/"), Some(Route::Settings));
        assert_eq!(Route::of("/games"), Some(Route::MyGames));
        assert_eq!(Route::of("/learn"), Some(Route::Lessons));
        assert_eq!(Route::of("/explore?cards=17"), Some(Route::CaveExplorer));
        assert_eq!(Route::of("/together?game=kadora"), Some(Route::Together));
        assert_eq!(Route::of("/t/bcd-fgh?sit"), Some(Route::Table("BCDFGH".to_owned())));
        assert_eq!(Route::of("/t/BCDFGH/screen"), Some(Route::Screen("BCDFGH".to_owned())));
        for address in ["/replay", "/replay?game=diamant", "/replay/BCDFGH"] {
            assert_eq!(Route::of(address), Some(Route::Replay));
        }
        for kind in Kind::ALL {
            assert_eq!(Route::of(&format!("/play/{kind}?players=4")), Some(Route::Play(kind)));
            assert_eq!(Route::of(&format!("/rules/{kind}")), Some(Route::Rules(kind)));
            let practice = format!("/practice/{kind}?position=3");
            assert_eq!(Route::of(&practice), Some(Route::Practice(kind)));
            assert_eq!(Route::of(&format!("/learn/{kind}")), Some(Route::Learn(kind)));
        }
    }

    #[test]
    fn an_address_that_is_none_of_ours_names_no_page() {
        for address in [
            "/play",
            "/play/chess",
            "/learn/chess",
            "/rules/diamant/D1",
            "/api/tables",
            "/Settings",
        ] {
            assert_eq!(Route::of(address), None, "{address}");
        }
    }
}
