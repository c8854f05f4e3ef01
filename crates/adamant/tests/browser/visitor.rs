//! A person with a page before them, who reads, clicks, types and looks.

use std::fs;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use chromiumoxide::Page;
use chromiumoxide::cdp::browser_protocol::browser::BrowserContextId;
use chromiumoxide::cdp::browser_protocol::emulation::{
    MediaFeature, SetDeviceMetricsOverrideParams, SetUserAgentOverrideParams,
};
use chromiumoxide::cdp::browser_protocol::input::{
    DispatchKeyEventParams, DispatchKeyEventType, InsertTextParams,
};
use chromiumoxide::cdp::browser_protocol::log::{EventEntryAdded, LogEntryLevel};
use chromiumoxide::cdp::browser_protocol::network::OverrideNetworkStateParams;
use chromiumoxide::cdp::browser_protocol::target::SetAutoAttachParams;
use chromiumoxide::cdp::js_protocol::runtime::{
    ConsoleApiCalledType, EvaluateParams, EventConsoleApiCalled, EventExceptionThrown,
};
use chromiumoxide::keys::get_key_definition;
use chromiumoxide::layout::Point;
use chromiumoxide::page::ScreenshotParams;
use futures_util::StreamExt as _;
use serde::de::DeserializeOwned;
use serde_json::json;
use tokio::runtime::Handle;

use crate::test_site::Complaints;

/// How large a screen is, in pixels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Size {
    pub(crate) width: u16,
    pub(crate) height: u16,
}

/// A small telephone.
pub(crate) const PHONE: Size = Size { width: 360, height: 740 };
/// A laptop.
pub(crate) const DESKTOP: Size = Size { width: 1280, height: 800 };

/// How long anything may take on a busy machine.
const TIMEOUT: Duration = Duration::from_secs(30);

/// A page and who sits before it.
pub(crate) struct Visitor<'a> {
    pub(crate) runtime: &'a Handle,
    pub(crate) page: Page,
    /// All that the browser knows of this person.
    pub(crate) context: BrowserContextId,
    /// Where the server is.
    pub(crate) origin: String,
    /// How long the pointer rests on something before it is clicked.
    pub(crate) rest: Duration,
}

impl Visitor<'_> {
    /// Writes down all that the page complains of.
    pub(crate) fn listen(&self, complaints: &Complaints) {
        self.runtime.block_on(async {
            let mut thrown = self.page.event_listener::<EventExceptionThrown>().await.unwrap();
            let mut called = self.page.event_listener::<EventConsoleApiCalled>().await.unwrap();
            let mut logged = self.page.event_listener::<EventEntryAdded>().await.unwrap();
            self.page.enable_runtime().await.unwrap();
            self.page.enable_log().await.unwrap();
            let complaints = complaints.clone();
            tokio::spawn(async move {
                loop {
                    let complaint = tokio::select! {
                        Some(thrown) = thrown.next() => {
                            let details = &thrown.exception_details;
                            let what = details.exception.as_ref().and_then(|it| it.description.clone());
                            Some(what.unwrap_or_else(|| details.text.clone()))
                        }
                        Some(called) = called.next() => {
                            let bad = called.r#type == ConsoleApiCalledType::Error;
                            bad.then(|| format!("{:?}", called.args))
                        }
                        Some(logged) = logged.next() => {
                            let bad = logged.entry.level == LogEntryLevel::Error;
                            bad.then(|| format!("{} {:?}", logged.entry.text, logged.entry.url))
                        }
                        else => return,
                    };
                    complaints.lock().unwrap().extend(complaint);
                }
            });
        });
    }

    /// Lets programs that the page starts begin at once: the driver would hold up a service worker for ever.
    pub(crate) fn let_workers_run(&self) {
        let attach = SetAutoAttachParams::builder().auto_attach(false).flatten(true);
        let attach = attach.wait_for_debugger_on_start(false).build().unwrap();
        self.runtime.block_on(self.page.execute(attach)).unwrap();
    }

    /// Pulls the plug of this page.
    pub(crate) fn cut_network(&self) {
        let cut = OverrideNetworkStateParams::new(true, 0.0, -1.0, -1.0);
        self.runtime.block_on(self.page.execute(cut)).unwrap();
    }

    /// Lets the system say what its user prefers, in the words of style sheets.
    pub(crate) fn prefer(&self, feature: &str, value: &str) {
        let feature = MediaFeature::new(feature, value);
        self.runtime.block_on(self.page.emulate_media_features(vec![feature])).unwrap();
    }

    /// Has a browser that asks for these languages.
    pub(crate) fn speak(&self, languages: &str) {
        let agent: String = self.js("navigator.userAgent");
        let mut speaks = SetUserAgentOverrideParams::new(agent);
        speaks.accept_language = Some(languages.to_owned());
        self.runtime.block_on(self.page.execute(speaks)).unwrap();
    }

    /// Looks through a window of another size.
    pub(crate) fn resize(&self, Size { width, height }: Size) {
        let mobile = width < 600;
        let metrics = SetDeviceMetricsOverrideParams::new(width, height, 1.0, mobile);
        self.runtime.block_on(self.page.execute(metrics)).unwrap();
    }

    /// Types an address of this site. A game with a seed is begun anew, whatever game the browser keeps.
    pub(crate) fn goto(&self, path: &str) {
        if path.contains("seed=") {
            self.js::<()>(
                "try { Object.keys(localStorage).filter(key => key.startsWith('adamant.solo.'))
                    .forEach(key => localStorage.removeItem(key)); } catch {}",
            );
        }
        let address = format!("{}{path}", self.origin);
        self.runtime.block_on(self.page.goto(address)).unwrap();
        self.until(
            "the page opens",
            "document.querySelector('main h1, main [role=alert]') !== null",
        );
    }

    pub(crate) fn reload(&self) {
        self.runtime.block_on(self.page.reload()).unwrap();
        self.until("the page opens again", "document.querySelector('main h1') !== null");
    }

    /// What the page makes of a JavaScript expression; promises are awaited.
    pub(crate) fn js<T: DeserializeOwned>(&self, expression: &str) -> T {
        self.try_js(expression).unwrap_or_else(|error| self.fail(&format!("{expression}: {error}")))
    }

    fn try_js<T: DeserializeOwned>(&self, expression: &str) -> Result<T, String> {
        let mut ask = EvaluateParams::new(expression);
        ask.await_promise = Some(true);
        ask.return_by_value = Some(true);
        let answer =
            self.runtime.block_on(self.page.execute(ask)).map_err(|error| error.to_string())?;
        if let Some(thrown) = &answer.exception_details {
            let what = thrown.exception.as_ref().and_then(|it| it.description.clone());
            return Err(what.unwrap_or_else(|| thrown.text.clone()));
        }
        let value = answer.result.result.value.unwrap_or_default();
        serde_json::from_value(value).map_err(|error| error.to_string())
    }

    /// What the history tells once it has caught up with the board, which it follows at a distance.
    pub(crate) fn history(&self) -> String {
        self.js("new Promise(done => {
                let [last, times] = ['', 0];
                const look = () => {
                    const told = document.querySelector('.history ol').innerText;
                    times = told === last ? times + 1 : 0;
                    last = told;
                    times === 3 ? done(told) : setTimeout(look, 100);
                };
                look();
            })")
    }

    /// Asks again and again until the answer is something.
    pub(crate) fn wait<T: DeserializeOwned>(&self, what: &str, expression: &str) -> T {
        let deadline = Instant::now() + TIMEOUT;
        loop {
            // A page that is being left answers with an error.
            if let Ok(Some(answer)) = self.try_js::<Option<T>>(expression) {
                return answer;
            }
            if Instant::now() > deadline {
                self.fail(&format!("waited in vain until {what}"));
            }
            std::thread::sleep(Duration::from_millis(15));
        }
    }

    /// Waits until an expression is true.
    pub(crate) fn until(&self, what: &str, expression: &str) {
        self.wait::<bool>(what, &format!("({expression}) ? true : null"));
    }

    /// Waits until this text can be read.
    pub(crate) fn read(&self, text: &str) {
        let text = json!(text);
        self.until(
            &format!("{text} can be read"),
            &format!("document.body.innerText.includes({text})"),
        );
    }

    /// Whether something is there and can be used.
    pub(crate) fn sees(&self, selector: &str) -> bool {
        let selector = json!(selector);
        self.js(&format!("document.querySelector({selector}) !== null"))
    }

    /// Clicks what has this name: a button, a link, a label.
    pub(crate) fn click(&self, name: &str) {
        self.click_found(name, &named(name));
    }

    /// Clicks the first that a selector finds.
    pub(crate) fn click_on(&self, selector: &str) {
        self.click_found(selector, &format!("document.querySelector({})", json!(selector)));
    }

    /// Clicks once it is in sight and nothing covers it.
    fn click_found(&self, what: &str, find: &str) {
        let at = self.wait(&format!("{what} can be clicked"), &place_of(find));
        self.click_at(at);
    }

    /// Clicks what has this name until an expression is true: on a page that is still moving a click can go astray.
    pub(crate) fn click_until(&self, name: &str, there: &str) {
        self.click_found_until(name, &named(name), there);
    }

    /// Clicks the first that a selector finds until an expression is true.
    pub(crate) fn click_on_until(&self, selector: &str, there: &str) {
        let find = format!("document.querySelector({})", json!(selector));
        self.click_found_until(selector, &find, there);
    }

    fn click_found_until(&self, what: &str, find: &str, there: &str) {
        let done = format!("Boolean({there})");
        let deadline = Instant::now() + TIMEOUT;
        while !self.soon(&done) {
            if Instant::now() > deadline {
                self.fail(&format!("{what} was clicked in vain"));
            }
            self.try_click(find);
        }
    }

    /// Whether an expression is true within a moment.
    fn soon(&self, expression: &str) -> bool {
        let moment = Instant::now() + Duration::from_millis(500);
        loop {
            let there = self.js(expression);
            if there || Instant::now() > moment {
                return there;
            }
            std::thread::sleep(Duration::from_millis(15));
        }
    }

    /// Clicks what an expression finds, if it is there.
    pub(crate) fn try_click(&self, find: &str) {
        if let Some(at) = self.js(&place_of(find)) {
            self.click_at(at);
        }
    }

    fn click_at(&self, (x, y): (f64, f64)) {
        let at = Point::new(x, y);
        self.runtime.block_on(async {
            self.page.move_mouse(at).await.unwrap();
            tokio::time::sleep(self.rest).await;
            self.page.click(at).await.unwrap();
        });
    }

    /// Presses keys, one after another, each by its name.
    pub(crate) fn press(&self, keys: &[&str]) {
        for key in keys {
            let known = get_key_definition(key).unwrap();
            let text = known.text.or_else(|| (known.key.len() == 1).then_some(known.key));
            let mut event = DispatchKeyEventParams::new(DispatchKeyEventType::KeyUp);
            event.key = Some(known.key.to_owned());
            event.code = Some(known.code.to_owned());
            event.windows_virtual_key_code = Some(known.key_code);
            let mut down = event.clone();
            down.r#type = match text {
                Some(_) => DispatchKeyEventType::KeyDown,
                None => DispatchKeyEventType::RawKeyDown,
            };
            down.text = text.map(str::to_owned);
            for event in [down, event] {
                self.runtime.block_on(self.page.execute(event)).unwrap();
            }
        }
    }

    /// Goes on with Tab until what a selector describes has the focus.
    pub(crate) fn tab_to(&self, selector: &str) {
        self.tab_until(selector, &format!("document.activeElement.matches({})", json!(selector)));
    }

    /// Goes on with Tab until an expression is true. A page that is still at work has time to get there.
    pub(crate) fn tab_until(&self, what: &str, there: &str) {
        let begun = Instant::now();
        for presses in 0.. {
            if self.js(there) {
                return;
            }
            if presses >= 120 && begun.elapsed() > TIMEOUT {
                break;
            }
            self.press(&["Tab"]);
        }
        self.fail(&format!("Tab never comes to {what}"));
    }

    /// Types into a field, in place of what is there.
    pub(crate) fn fill(&self, selector: &str, text: &str) {
        let focused = format!("document.activeElement.matches({})", json!(selector));
        self.click_on(selector);
        self.click_on_until(selector, &focused);
        self.js::<()>("document.activeElement.select()");
        self.runtime.block_on(self.page.execute(InsertTextParams::new(text))).unwrap();
    }

    /// Chooses from a list.
    pub(crate) fn choose(&self, selector: &str, value: &str) {
        let (selector, value) = (json!(selector), json!(value));
        self.until(
            &format!("{value} can be chosen from {selector}"),
            &format!(
                "document.querySelector({selector})?.querySelector(`option[value=\"${{{value}}}\"]`)"
            ),
        );
        let heard: bool = self.js(&format!(
            "{{
                const list = document.querySelector({selector});
                list.value = {value};
                list.dispatchEvent(new Event('change', {{ bubbles: true }}));
            }}"
        ));
        assert!(heard);
    }

    /// Runs a script at the beginning of every page, before anything of ours.
    pub(crate) fn on_every_page(&self, script: &str) {
        self.runtime.block_on(self.page.evaluate_on_new_document(script)).unwrap();
    }

    /// Keeps what is on the screen in `target/screens/`.
    pub(crate) fn shot(&self, name: &str) {
        let folder = screens();
        fs::create_dir_all(&folder).unwrap();
        let shot = self.runtime.block_on(self.page.screenshot(ScreenshotParams::builder().build()));
        fs::write(folder.join(format!("{name}.png")), shot.unwrap()).unwrap();
    }

    /// Fails, and shows what the page looks like.
    fn fail(&self, why: &str) -> ! {
        let name = format!("failed-{}", std::thread::current().name().unwrap_or("story"));
        let name = name.replace("::", "-");
        self.shot(&name);
        let text: String =
            self.try_js("location.href + '\\n' + document.body.innerText").unwrap_or_default();
        panic!("{why}\nsee {}/{name}.png\n{text}", screens().display());
    }
}

/// An expression for the middle of what another one finds, brought into sight; nothing if something covers it.
fn place_of(find: &str) -> String {
    format!(
        "(() => {{
            const it = {find};
            if (!it) return null;
            it.scrollIntoView({{ block: 'center', behavior: 'instant' }});
            const {{ x, y, width, height }} = it.getClientRects()[0];
            const at = [x + width / 2, y + height / 2];
            const top = document.elementFromPoint(...at);
            return it.contains(top) || top?.contains(it) ? at : null;
        }})()"
    )
}

/// An expression for what has this name and can be used.
pub(crate) fn named(name: &str) -> String {
    format!(
        "[...document.querySelectorAll('button:enabled, a[href], label, summary')]
            .find(it => (it.ariaLabel ?? it.innerText).trim() === {} && it.checkVisibility())",
        json!(name)
    )
}

fn screens() -> PathBuf {
    target().join("screens")
}

/// The folder that everything is built into.
pub(crate) fn target() -> PathBuf {
    let program = PathBuf::from(env!("CARGO_BIN_EXE_adamant"));
    program.ancestors().nth(2).unwrap().to_owned()
}
