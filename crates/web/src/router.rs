//! The router: the address that is shown, and navigation by a link, by the browser's buttons, or by the page itself.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlAnchorElement, HtmlElement, MouseEvent, UrlSearchParams};

use crate::focus::focus_in_place;
use crate::route::Route;

/// The router. It can be copied into every closure.
#[derive(Clone, Copy)]
pub(crate) struct Router {
    /// Path and query. Another one is another page.
    address: RwSignal<String>,
    hash: RwSignal<String>,
    /// The address of the page before this one, unless this is the first.
    before: StoredValue<Option<String>>,
}

impl Router {
    /// Listens to links and to the browser's buttons, and provides the router to the whole page.
    pub(crate) fn provide() -> Self {
        let (address, hash) = here();
        let router = Self {
            address: RwSignal::new(address),
            hash: RwSignal::new(hash),
            before: StoredValue::new(None),
        };
        window_event_listener(ev::popstate, move |_| router.arrive());
        window_event_listener(ev::click, move |click| router.follow(&click));
        provide_context(router);
        router
    }

    /// The router of this page.
    pub(crate) fn of_page() -> Self {
        expect_context()
    }

    /// The page that the address names; nothing if it names none.
    pub(crate) fn route(self) -> Option<Route> {
        Route::of(&self.address.read())
    }

    /// What the address asks for under this name: 4 for the players of `?players=4`.
    pub(crate) fn query(self, name: &str) -> Option<String> {
        let address = self.address.read();
        let (_, query) = address.split_once('?')?;
        UrlSearchParams::new_with_str(query).ok()?.get(name)
    }

    /// The place within the page that the address names: `D12` for `#D12`.
    pub(crate) fn hash(self) -> String {
        self.hash.get()
    }

    /// The address of the page before this one; nothing if this is the first.
    pub(crate) fn came_from(self) -> Option<String> {
        self.before.get_value()
    }

    /// Goes to another page, at its top.
    pub(crate) fn go(self, href: &str) {
        let history = window().history();
        let pushed =
            history.and_then(|history| history.push_state_with_url(&JsValue::NULL, "", Some(href)));
        if pushed.is_ok() {
            window().scroll_to_with_x_and_y(0.0, 0.0);
            self.arrive();
        }
    }

    /// Shows the page that the browser's address names.
    fn arrive(self) {
        let (address, hash) = here();
        self.hash.set(hash);
        let before = self.address.get_untracked();
        if before != address {
            self.before.set_value(Some(before));
            self.address.set(address);
            self.announce();
        }
    }

    /// Tells that the page is there, unless it is the first.
    pub(crate) fn announce(self) {
        if self.came_from().is_some() {
            request_animation_frame(focus_heading);
        }
    }

    /// Follows a link to another page of ours. Any other click is the browser's business: a new tab, a file, a place within this
    /// page, another site, or an address that only the server knows.
    fn follow(self, click: &MouseEvent) {
        let special = click.ctrl_key() || click.meta_key() || click.shift_key() || click.alt_key();
        if click.default_prevented() || click.button() != 0 || special {
            return;
        }
        let Some(link) = link(click) else { return };
        let address = link.pathname() + &link.search();
        let within = !link.hash().is_empty() && address == here().0;
        let ours = window().location().origin().is_ok_and(|origin| origin == link.origin())
            && Route::of(&address).is_some();
        if ours && !within && link.target().is_empty() && !link.has_attribute("download") {
            click.prevent_default();
            self.go(&link.href());
        }
    }
}

/// The browser's address, and the place within it.
fn here() -> (String, String) {
    let location = window().location();
    let [path, query, hash] =
        [location.pathname(), location.search(), location.hash()].map(Result::unwrap_or_default);
    (path + &query, hash.trim_start_matches('#').to_owned())
}

fn link(click: &MouseEvent) -> Option<HtmlAnchorElement> {
    let clicked: Element = click.target()?.dyn_into().ok()?;
    clicked.closest("a[href]").ok()??.dyn_into().ok()
}

/// Moves the focus to the heading of the page, so that a screen reader announces it and the keyboard continues there.
pub(crate) fn focus_heading() {
    let Ok(Some(heading)) = document().query_selector("main h1") else { return };
    let heading: HtmlElement = heading.unchecked_into();
    heading.set_tab_index(-1);
    focus_in_place(&heading);
}

/// Reloads the page. One that cannot be reloaded stays as it is.
pub(crate) fn reload() {
    let _ = window().location().reload();
}

/// Shows the top of a page that has become another one at the same address.
pub(crate) fn start_at_top() {
    window().scroll_to_with_x_and_y(0.0, 0.0);
    request_animation_frame(focus_heading);
}

/// Shows another address for the page that is open, which stays as it is.
pub(crate) fn show_address(address: &str) {
    if let Ok(history) = window().history() {
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(address));
    }
}

/// Whether this page is a shared screen, with nothing to press on it.
pub(crate) fn is_shared_screen() -> bool {
    window().location().pathname().is_ok_and(|path| path.ends_with("/screen"))
}
