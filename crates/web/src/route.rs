//! Which page belongs to which address.

use games::Kind;

/// A page, as its address names it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Route {
    /// `/`
    Home,
    /// `/play/diamant`
    Play(Kind),
    /// `/replay`, or `/replay/BCDFGH` for the record of a table
    Replay,
    /// `/rules/diamant`
    Rules(Kind),
    /// `/settings`
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
            ["rules", game] => game.parse().ok().map(Self::Rules),
            ["settings"] => Some(Self::Settings),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_names_its_page() {
        assert_eq!(Route::of("/"), Some(Route::Home));
        assert_eq!(Route::of("/?from=mail"), Some(Route::Home));
        assert_eq!(Route::of("/settings/"), Some(Route::Settings));
        for address in ["/replay", "/replay?game=diamant", "/replay/BCDFGH"] {
            assert_eq!(Route::of(address), Some(Route::Replay));
        }
        for kind in Kind::ALL {
            assert_eq!(Route::of(&format!("/play/{kind}?players=4")), Some(Route::Play(kind)));
            assert_eq!(Route::of(&format!("/rules/{kind}")), Some(Route::Rules(kind)));
        }
    }

    #[test]
    fn an_address_that_is_none_of_ours_names_no_page() {
        for address in ["/play", "/play/chess", "/rules/diamant/D1", "/api/tables", "/Settings"] {
            assert_eq!(Route::of(address), None, "{address}");
        }
    }
}
