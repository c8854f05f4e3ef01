//! A person with a page before them, who reads, clicks, types and looks.

use std::fs;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::devtools::Page;

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
    pub(crate) page: Page<'a>,
    /// All that the browser knows of this person.
    pub(crate) context: String,
    /// Where the server is.
    pub(crate) origin: String,
    /// How long the pointer rests on something before it is clicked.
    pub(crate) rest: Duration,
}

impl Visitor<'_> {
    /// Tells the browser what to do with this page, and returns its answer.
    fn tell(&self, method: &str, params: Value) -> Value {
        self.page.call(method, params).unwrap()
    }

    /// Pulls the plug of this page.
    pub(crate) fn cut_network(&self) {
        self.tell(
            "Network.overrideNetworkState",
            json!({ "offline": true, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 }),
        );
    }

    /// Lets the system say what its user prefers, in the words of style sheets.
    pub(crate) fn prefer(&self, feature: &str, value: &str) {
        let features = json!([{ "name": feature, "value": value }]);
        self.tell("Emulation.setEmulatedMedia", json!({ "features": features }));
    }

    /// Has a browser that asks for these languages.
    pub(crate) fn speak(&self, languages: &str) {
        let agent: String = self.js("navigator.userAgent");
        self.tell(
            "Emulation.setUserAgentOverride",
            json!({ "userAgent": agent, "acceptLanguage": languages }),
        );
    }

    /// Looks through a window of another size.
    pub(crate) fn resize(&self, Size { width, height }: Size) {
        self.tell(
            "Emulation.setDeviceMetricsOverride",
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600 }),
        );
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
        let answer = self.tell("Page.navigate", json!({ "url": address }));
        assert!(answer.get("errorText").is_none(), "{path}: {answer}");
        self.until(
            "the page opens",
            "document.querySelector('main h1, main [role=alert]') !== null",
        );
    }

    pub(crate) fn reload(&self) {
        self.js::<()>("void (globalThis.isLeft = true)");
        self.tell("Page.reload", json!({}));
        self.until(
            "the page opens again",
            "!globalThis.isLeft && document.querySelector('main h1') !== null",
        );
    }

    /// What the page makes of a JavaScript expression; promises are awaited.
    pub(crate) fn js<T: DeserializeOwned>(&self, expression: &str) -> T {
        self.try_js(expression).unwrap_or_else(|error| self.fail(&format!("{expression}: {error}")))
    }

    fn try_js<T: DeserializeOwned>(&self, expression: &str) -> Result<T, String> {
        let value = self.page.evaluate(expression)?;
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

    /// Lets the page ask again and again until the answer is something.
    pub(crate) fn wait<T: DeserializeOwned>(&self, what: &str, expression: &str) -> T {
        let answer = self.answer_within(TIMEOUT, expression);
        answer.unwrap_or_else(|| self.fail(&format!("waited in vain until {what}")))
    }

    /// The first answer that is something, if it comes in time.
    fn answer_within<T: DeserializeOwned>(&self, time: Duration, expression: &str) -> Option<T> {
        let deadline = Instant::now() + time;
        let ask = format!(
            "((ask, end) => new Promise(done => {{
                const look = async () => {{
                    const answer = await ask().catch(() => null) ?? null;
                    answer !== null || performance.now() > end ? done(answer) : setTimeout(look, 20);
                }};
                look();
            }}))(async () => ({expression}), performance.now() + {})",
            time.as_millis().min(1000)
        );
        loop {
            match self.try_js::<Option<T>>(&ask) {
                Ok(Some(answer)) => return Some(answer),
                Ok(None) => {}
                // A page that is being left answers with an error.
                Err(_) => std::thread::sleep(Duration::from_millis(15)),
            }
            if Instant::now() > deadline {
                return None;
            }
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
        let done = format!("({there}) ? true : null");
        let deadline = Instant::now() + TIMEOUT;
        while self.answer_within::<bool>(Duration::from_millis(500), &done).is_none() {
            if Instant::now() > deadline {
                self.fail(&format!("{what} was clicked in vain"));
            }
            self.try_click(find);
        }
    }

    /// Clicks what an expression finds, if it is there.
    pub(crate) fn try_click(&self, find: &str) {
        if let Some(at) = self.js(&place_of(find)) {
            self.click_at(at);
        }
    }

    fn click_at(&self, (x, y): (f64, f64)) {
        let event = |kind: &str, button: &str, clicks: u8| {
            let event =
                json!({ "type": kind, "x": x, "y": y, "button": button, "clickCount": clicks });
            self.tell("Input.dispatchMouseEvent", event);
        };
        event("mouseMoved", "none", 0);
        std::thread::sleep(self.rest);
        event("mousePressed", "left", 1);
        event("mouseReleased", "left", 1);
    }

    /// Presses keys, one after another, each by its name.
    pub(crate) fn press(&self, keys: &[&str]) {
        for &key in keys {
            let (code, number, text) = match key {
                "Tab" => ("Tab", 9, None),
                "Enter" => ("Enter", 13, Some("\r")),
                " " => ("Space", 32, Some(" ")),
                "ArrowLeft" => ("ArrowLeft", 37, None),
                "ArrowUp" => ("ArrowUp", 38, None),
                "ArrowRight" => ("ArrowRight", 39, None),
                "ArrowDown" => ("ArrowDown", 40, None),
                "h" => ("KeyH", 72, Some("h")),
                _ => panic!("where is the key {key}?"),
            };
            let down = if text.is_some() { "keyDown" } else { "rawKeyDown" };
            for (kind, text) in [(down, text.unwrap_or_default()), ("keyUp", "")] {
                self.tell(
                    "Input.dispatchKeyEvent",
                    json!({ "type": kind, "key": key, "code": code, "windowsVirtualKeyCode": number, "text": text }),
                );
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
        self.tell("Input.insertText", json!({ "text": text }));
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
        self.tell("Page.addScriptToEvaluateOnNewDocument", json!({ "source": script }));
    }

    /// Keeps what is on the screen in `target/screens/`.
    pub(crate) fn shot(&self, name: &str) {
        let folder = screens();
        fs::create_dir_all(&folder).unwrap();
        self.tell("Page.bringToFront", json!({}));
        let shot = self.tell("Page.captureScreenshot", json!({}));
        let shot = BASE64_STANDARD.decode(shot["data"].as_str().unwrap()).unwrap();
        fs::write(folder.join(format!("{name}.png")), shot).unwrap();
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
