//! Chromium and its pages, told what to do in the `DevTools` protocol (<https://chromedevtools.github.io/devtools-protocol>).
//!
//! Commands, answers and events are JSON, each ended by a NUL byte, in two pipes. Chromium ends when its pipe is closed, and
//! so it never outlives the test, however that ends.

use std::cell::{Cell, RefCell};
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

/// How long an answer may take on a busy machine.
const TIMEOUT: Duration = Duration::from_mins(1);

/// Nothing but the page: no network but ours, no sleep for pages that no one looks at, the same picture on every machine.
const FLAGS: [&str; 28] = [
    "--remote-debugging-pipe",
    "--headless",
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-background-timer-throttling",
    "--disable-backgrounding-occluded-windows",
    "--disable-breakpad",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-dev-shm-usage",
    "--disable-extensions",
    "--disable-gpu",
    "--disable-hang-monitor",
    "--disable-ipc-flooding-protection",
    "--disable-popup-blocking",
    "--disable-prompt-on-repost",
    "--disable-quic",
    "--disable-renderer-backgrounding",
    "--disable-sync",
    "--enable-automation",
    "--force-color-profile=srgb",
    "--hide-scrollbars",
    "--lang=en-US",
    "--metrics-recording-only",
    "--mute-audio",
    "--no-first-run",
    "--password-store=basic",
    "--use-mock-keychain",
];

/// A browser that knows nothing, of one thread.
pub(crate) struct Browser {
    child: Child,
    commands: RefCell<ChildStdin>,
    messages: Receiver<Value>,
    last_id: Cell<u64>,
    /// The sessions of all pages.
    sessions: RefCell<Vec<String>>,
    complaints: RefCell<Vec<String>>,
}

/// A page of a browser.
pub(crate) struct Page<'a> {
    browser: &'a Browser,
    session: String,
}

impl Browser {
    /// Starts this Chromium, with a folder to write into.
    pub(crate) fn launch(program: &Path, folder: &Path) -> Self {
        // Chromium reads commands from the file 3 and writes to the file 4.
        let mut child = Command::new("sh")
            .args(["-c", r#"exec "$0" "$@" 3<&0 4>&1 </dev/null >/dev/null"#])
            .arg(program)
            .args(FLAGS)
            .arg(format!("--user-data-dir={}", folder.display()))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut answers = BufReader::new(child.stdout.take().unwrap());
        let (sender, messages) = channel();
        std::thread::spawn(move || {
            let mut message = Vec::new();
            while answers.read_until(0, &mut message).is_ok_and(|read| read > 0) {
                message.pop();
                let Ok(value) = serde_json::from_slice(&message) else { return };
                if sender.send(value).is_err() {
                    return;
                }
                message.clear();
            }
        });
        Self {
            commands: RefCell::new(child.stdin.take().unwrap()),
            child,
            messages,
            last_id: Cell::default(),
            sessions: RefCell::default(),
            complaints: RefCell::default(),
        }
    }

    /// Begins a profile that shares nothing with others, and returns its name.
    pub(crate) fn create_context(&self) -> String {
        let context = self.call(None, "Target.createBrowserContext", json!({})).unwrap();
        text(&context["browserContextId"])
    }

    /// Opens an empty page in a profile.
    pub(crate) fn open(&self, context: &str) -> Page<'_> {
        let blank = json!({ "url": "about:blank", "browserContextId": context });
        let target = self.call(None, "Target.createTarget", blank).unwrap();
        let attach = json!({ "targetId": target["targetId"], "flatten": true });
        let attached = self.call(None, "Target.attachToTarget", attach).unwrap();
        let page = Page { browser: self, session: text(&attached["sessionId"]) };
        for domain in ["Page", "Runtime", "Log"] {
            page.call(&format!("{domain}.enable"), json!({})).unwrap();
        }
        self.sessions.borrow_mut().push(page.session.clone());
        page
    }

    /// All that the pages have written to their consoles as an error until this moment.
    pub(crate) fn complaints(&self) -> Vec<String> {
        for session in &*self.sessions.borrow() {
            // What a page complains of is sent before what it answers; a page that is gone has nothing to add.
            drop(self.call(Some(session), "Runtime.evaluate", json!({ "expression": "0" })));
        }
        self.complaints.borrow().clone()
    }

    fn send(&self, session: Option<&str>, method: &str, params: Value) -> Result<u64, String> {
        let id = self.last_id.get() + 1;
        self.last_id.set(id);
        let mut command = json!({ "id": id, "method": method });
        command["params"] = params;
        if let Some(session) = session {
            command["sessionId"] = session.into();
        }
        let sent = self.commands.borrow_mut().write_all(format!("{command}\0").as_bytes());
        sent.map_err(|error| format!("{method}: {error}")).map(|()| id)
    }

    fn call(&self, session: Option<&str>, method: &str, params: Value) -> Result<Value, String> {
        let id = self.send(session, method, params)?;
        let deadline = Instant::now() + TIMEOUT;
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            let message = self.messages.recv_timeout(left);
            let mut message = message.map_err(|error| format!("{method}: {error}"))?;
            if message["id"] == id {
                return match message.get("error") {
                    Some(error) => Err(format!("{method}: {error}")),
                    None => Ok(message["result"].take()),
                };
            }
            self.complaints.borrow_mut().extend(complaint(&message));
        }
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("the console says: {:#?}", self.complaints.borrow());
        }
        let asked = self.send(None, "Browser.close", json!({}));
        let deadline = Instant::now() + Duration::from_secs(10);
        let left = || deadline.saturating_duration_since(Instant::now());
        while asked.is_ok() && self.messages.recv_timeout(left()).is_ok() {}
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

impl Page<'_> {
    /// What the browser answers to a command for this page.
    pub(crate) fn call(&self, method: &str, params: Value) -> Result<Value, String> {
        self.browser.call(Some(&self.session), method, params)
    }

    /// What a JavaScript expression comes to, or what it throws; promises are awaited.
    pub(crate) fn evaluate(&self, expression: &str) -> Result<Value, String> {
        let ask = json!({ "expression": expression, "awaitPromise": true, "returnByValue": true });
        let mut answer = self.call("Runtime.evaluate", ask)?;
        match answer.get("exceptionDetails") {
            Some(thrown) => Err(error_text(thrown)),
            None => Ok(answer["result"]["value"].take()),
        }
    }
}

/// What an event complains of.
fn complaint(event: &Value) -> Option<String> {
    let params = &event["params"];
    match event["method"].as_str()? {
        "Runtime.exceptionThrown" => Some(error_text(&params["exceptionDetails"])),
        "Runtime.consoleAPICalled" if params["type"] == "error" => Some(params["args"].to_string()),
        "Log.entryAdded" if params["entry"]["level"] == "error" => {
            let entry = &params["entry"];
            Some(format!("{} {}", text(&entry["text"]), entry["url"]))
        }
        _ => None,
    }
}

fn error_text(thrown: &Value) -> String {
    let what = &thrown["exception"]["description"];
    text(if what.is_string() { what } else { &thrown["text"] })
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}
