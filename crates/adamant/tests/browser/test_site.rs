//! A server and a browser, both gone when the story ends, however it ends.

use std::cell::RefCell;
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use tempfile::TempDir;

use crate::devtools::Browser;
use crate::visitor::{Size, Visitor};

/// Tells a story, and fails if any page of it complained in its console.
pub(crate) fn story(tell: impl FnOnce(&TestSite)) {
    let test_site = TestSite::open();
    tell(&test_site);
    let expected_errors = test_site.expected_errors.borrow();
    let is_expected = |complaint: &String| expected_errors.iter().any(|it| complaint.contains(it));
    let mut complaints = test_site.browser.complaints();
    complaints.retain(|complaint| !is_expected(complaint));
    assert!(complaints.is_empty(), "the console says: {}", complaints.join("\n"));
}

/// Where a story happens.
pub(crate) struct TestSite {
    browser: Browser,
    server: RefCell<Option<Server>>,
    address: String,
    expected_errors: RefCell<Vec<&'static str>>,
    home: TempDir,
}

impl TestSite {
    fn open() -> Self {
        let home = tempfile::tempdir().unwrap();
        let browser = Browser::launch(&chromium(), &home.path().join("browser"));
        let address = format!("127.0.0.1:{}", services::free_port().unwrap());
        Self {
            browser,
            server: RefCell::new(Some(Server::start(home.path(), &address))),
            address,
            expected_errors: RefCell::default(),
            home,
        }
    }

    /// A visitor comes, with a browser that has never been here. It caches no page for when there is no network: most stories would only
    /// wait for that.
    pub(crate) fn visitor(&self, size: Size) -> Visitor<'_> {
        let visitor = self.offline_visitor(size);
        visitor.on_every_page("delete Navigator.prototype.serviceWorker");
        visitor
    }

    /// A visitor whose browser has never been here, and caches the page for when there is no network.
    pub(crate) fn offline_visitor(&self, size: Size) -> Visitor<'_> {
        self.sit(self.browser.create_context(), size)
    }

    /// The visitor opens the same page a second time.
    pub(crate) fn another_tab(&self, visitor: &Visitor<'_>, size: Size) -> Visitor<'_> {
        let tab = self.sit(visitor.context.clone(), size);
        tab.goto(&visitor.js::<String>("location.pathname"));
        tab
    }

    fn sit(&self, context: String, size: Size) -> Visitor<'_> {
        let page = self.browser.open(&context);
        let origin = format!("http://{}", self.address);
        let visitor = Visitor { page, context, origin, rest: Duration::ZERO };
        // What is explained once would move what a story clicks on; a test that wants it switches it on.
        visitor.on_every_page("try { localStorage['adamant.firsts'] ??= 'off' } catch {}");
        visitor.resize(size);
        visitor
    }

    /// A complaint with these words is no fault of the page in this story.
    pub(crate) fn expect_error(&self, words: &'static str) {
        self.expected_errors.borrow_mut().push(words);
    }

    /// The server is gone from one moment to the next. What browsers complain of then is not held against them.
    pub(crate) fn kill_server(&self) {
        self.expect_error("net::ERR");
        self.expect_error("WebSocket");
        self.server.take();
    }

    /// The server comes back to where it was.
    pub(crate) fn start_server(&self) {
        self.server.replace(Some(Server::start(self.home.path(), &self.address)));
    }
}

fn chromium() -> PathBuf {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let found = std::env::split_paths(&path).map(|folder| folder.join("chromium-headless-shell"));
    found.into_iter().find(|program| program.is_file()).expect(
        "these tests need Chromium: `cargo xtask test` installs it, or `apt-get install chromium-headless-shell` does",
    )
}

/// The program, serving.
struct Server(Child);

impl Server {
    fn start(home: &Path, listen: &str) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_adamant"))
            .args(["serve", "--listen", listen, "--log-filter", "error"])
            .current_dir(home)
            .env_clear()
            .env("HOME", home)
            .env("NO_COLOR", "1")
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        let mut greeting = String::new();
        while !greeting.contains("adamant --help\n") {
            assert_ne!(out.read_line(&mut greeting).unwrap(), 0, "{greeting}");
        }
        Self(child)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        drop(self.0.kill());
        drop(self.0.wait());
    }
}
