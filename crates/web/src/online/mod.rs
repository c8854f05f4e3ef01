//! A table on the server, as one page knows it: the line there, what is told on it, and what can be asked.

mod http;
mod line;
mod remote;
mod socket;

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;

use bots::Character;
use games::Kind;
use js_sys::{Date, Math};
use leptos::leptos_dom::helpers::{TimeoutHandle, WindowListenerHandle};
use leptos::prelude::*;
use leptos::task::spawn_local;
use serde_json::Value;
use table::{Seat, Seats, Viewer};
use voice::fair::Finding;
use voice::{Names, online as words};
use wire::{
    Ask, Bye, Chair, Heard, Identity, Me, News, Now, PROTOCOL, Problem, Request, Stage, Table,
    Token, You,
};

use crate::me;
use crate::pieces::{self, Piece};
use crate::receipts::Receipts;
use crate::session::{Refused, Screen};
use crate::settings::Settings;

use line::{Beat, Fit, Known, Patience, Pulse};
use socket::Socket;

pub(crate) use http::{Failure, get, get_text, post};
pub(crate) use line::Line;
pub(crate) use remote::screen;

/// How often the line is felt, how soon an open one answers, and how long opening one may take: so a dead line is noticed within
/// twenty seconds.
const FELT: Duration = Duration::from_secs(3);
const ANSWERED: Duration = Duration::from_secs(8);
const OPENED: Duration = Duration::from_secs(20);

/// Whether this is the build that the page itself belongs to.
fn is_own(build: &str) -> bool {
    let own = document().query_selector("meta[name=build]").ok().flatten();
    own.and_then(|own| own.get_attribute("content")).is_none_or(|own| own == build)
}

/// The game as it is told, in no game's own type.
type AnyNow = Now<Value, Value>;

/// A table on the server. It can be copied into every closure.
#[derive(Clone, Copy)]
pub(crate) struct Online {
    /// How the line is.
    pub(crate) line: RwSignal<Line>,
    /// Whether the server is of another build than this page.
    pub(crate) newer: RwSignal<bool>,
    /// What everyone may know of the table, once it was told.
    pub(crate) table: RwSignal<Option<Table>>,
    /// Who the person is at this table.
    pub(crate) you: RwSignal<You>,
    /// What was said lately.
    pub(crate) said: RwSignal<Vec<Said>>,
    /// Why what was asked last was not done, if it was no move.
    pub(crate) refused: RwSignal<Option<Refused>>,
    /// Whom the game waits for.
    pub(crate) awaited: RwSignal<Seats>,
    /// When the time for this decision is up, by the browser's own clock.
    pub(crate) due: RwSignal<Option<f64>>,
    /// Counts up when the game is to be shown afresh: it began, or other eyes look at it.
    pub(crate) showing: RwSignal<u32>,
    /// What draws the game, once it is here.
    piece: RwSignal<Option<Piece>>,
    wire: StoredValue<Rc<Wire>, LocalStorage>,
}

/// Something that was said, and its number, which is never used twice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Said {
    /// Counts up.
    pub(crate) number: u32,
    /// Whether it was said while this page listened.
    pub(crate) fresh: bool,
    /// What it was.
    pub(crate) heard: Heard,
}

/// The other end of a game's screen.
trait Player {
    /// The game went on.
    fn go_on(&self, now: AnyNow, told: Told);

    /// These were answered; true if one of them was a move of this player.
    fn answered(&self, requests: &[u32]) -> bool;

    /// The last move was refused.
    fn refuse(&self, refused: Refused);

    /// The line is open again.
    fn come_back(&self);

    /// What everyone is called has changed.
    fn rename(&self, names: Names);
}

/// How the game is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Told {
    /// As it happens, to be looked at one thing after another.
    Live,
    /// To somebody who was away, in one go.
    Afterwards,
}

/// What no screen looks at.
struct Wire {
    code: String,
    settings: Settings,
    eyes: Eyes,
    socket: RefCell<Option<Socket>>,
    known: Cell<Known>,
    patience: Cell<Patience>,
    pulse: Cell<Pulse>,
    /// Whether the server has spoken on this socket.
    greeted: Cell<bool>,
    /// The game, until a screen takes it.
    first: RefCell<Option<AnyNow>>,
    player: RefCell<Option<Rc<dyn Player>>>,
    /// Whether there is a receipt of the game.
    receipt: Cell<bool>,
    /// How much has been asked and heard.
    asked: Cell<u32>,
    heard: Cell<u32>,
    timer: Cell<Option<TimeoutHandle>>,
}

/// As whom the table is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Eyes {
    /// As whoever this browser is.
    Own,
    /// As a spectator, whoever this browser is.
    Spectator,
}

impl Online {
    /// Opens the line to a table, for as long as the page that asks for it is shown.
    pub(crate) fn open(code: String, eyes: Eyes) -> Self {
        let settings = Settings::of_page();
        let online = Self {
            line: RwSignal::new(Line::Opening),
            newer: RwSignal::new(false),
            table: RwSignal::new(None),
            you: RwSignal::new(You::default()),
            said: RwSignal::new(Vec::new()),
            refused: RwSignal::new(None),
            awaited: RwSignal::new(Seats::NONE),
            due: RwSignal::new(None),
            showing: RwSignal::new(0),
            piece: RwSignal::new(None),
            wire: StoredValue::new_local(Rc::new(Wire {
                code,
                settings,
                eyes,
                socket: RefCell::default(),
                known: Cell::default(),
                patience: Cell::default(),
                pulse: Cell::default(),
                greeted: Cell::new(false),
                first: RefCell::default(),
                player: RefCell::default(),
                receipt: Cell::new(false),
                asked: Cell::new(0),
                heard: Cell::new(0),
                timer: Cell::default(),
            })),
        };
        let network = ["online", "offline"]
            .map(|name| window_event_listener_untyped(name, move |_| online.dial()));
        let awake = window_event_listener_untyped("visibilitychange", move |_| online.look_again());
        // A browser may keep a page that was left, connection and all, to go back to it.
        let left = window_event_listener_untyped("pagehide", move |_| {
            if let Some(wire) = online.wire() {
                wire.socket.take();
            }
        });
        let back = window_event_listener_untyped("pageshow", move |event| {
            if js_sys::Reflect::get(&event, &"persisted".into()).is_ok_and(|it| it.is_truthy()) {
                online.dial();
            }
        });
        let feeling = set_interval_with_handle(move || online.feel(), FELT);
        let wire = StoredValue::new_local(online.wire());
        on_cleanup(move || {
            network.into_iter().chain([awake, left, back]).for_each(WindowListenerHandle::remove);
            if let Ok(feeling) = feeling {
                feeling.clear();
            }
            if let Some(Some(wire)) = wire.try_get_value() {
                wire.socket.take();
                wire.player.take();
                wire.stop_timer();
            }
        });
        online.connect();
        online
    }

    /// What the table is found by.
    pub(crate) fn code(self) -> String {
        self.wire().map_or_else(String::new, |wire| wire.code.clone())
    }

    /// Everything, unless the page has been left.
    fn wire(self) -> Option<Rc<Wire>> {
        self.wire.try_get_value()
    }

    /// Makes sure that the server knows this browser, and opens a socket.
    fn connect(self) {
        let Some(wire) = self.wire() else { return };
        if wire.eyes == Eyes::Spectator {
            self.dial();
            return;
        }
        wire.expect(OPENED);
        spawn_local(async move {
            match become_somebody(wire.settings).await {
                Ok(()) => self.dial(),
                Err(_) => self.come_back(),
            }
        });
    }

    /// Opens a socket in the place of the one there may be.
    pub(crate) fn dial(self) {
        let Some(wire) = self.wire() else { return };
        if self.line.get_untracked() == Line::Outdated {
            return;
        }
        wire.stop_timer();
        wire.greeted.set(false);
        wire.pulse.take();
        wire.expect(OPENED);
        let path = format!(
            "/api/tables/{}/socket?protocol={PROTOCOL}&since={}&watch={}",
            wire.code,
            wire.known.get().since(),
            wire.eyes == Eyes::Spectator,
        );
        let socket = Socket::open(&path, move |text| self.hear(&text), move || self.closed());
        let failed = socket.is_none();
        wire.socket.replace(socket);
        if failed {
            self.come_back();
        }
    }

    /// Somebody looks at the page again, which may have slept.
    fn look_again(self) {
        if document().hidden() {
            return;
        }
        match self.line.get_untracked() {
            Line::Cut => self.dial(),
            Line::Open => {
                self.send(Ask::Ping);
            }
            _ => {}
        }
    }

    /// Asks a silent server whether it is there, and gives up a line that does not answer.
    fn feel(self) {
        let Some(wire) = self.wire() else { return };
        match wire.pulse.get().feel(Date::now()) {
            Beat::Well => {}
            Beat::Silent => {
                self.send(Ask::Ping);
            }
            Beat::Dead => {
                wire.socket.take();
                self.come_back();
            }
        }
    }

    /// The socket has closed.
    fn closed(self) {
        let Some(wire) = self.wire() else { return };
        wire.pulse.take();
        if wire.greeted.get() {
            self.come_back();
            return;
        }
        // A browser does not tell why a socket was not opened.
        spawn_local(async move {
            let path = format!("/api/tables/{}", wire.code);
            match get::<Table>(wire.settings, &path).await {
                Err(failure) if failure.is_missing() => {
                    self.line.try_set(Line::Missing);
                }
                _ => self.come_back(),
            }
        });
    }

    /// Comes back after a while.
    fn come_back(self) {
        let Some(wire) = self.wire() else { return };
        if self.line.get_untracked() == Line::Outdated {
            return;
        }
        self.line.set(Line::Cut);
        wire.pulse.take();
        let mut patience = wire.patience.get();
        let pause = patience.pause(Math::random());
        wire.patience.set(patience);
        wire.stop_timer();
        wire.timer.set(set_timeout_with_handle(move || self.connect(), pause).ok());
    }

    /// Asks for something, and returns the number under which it will be answered; nothing if the line is not open.
    fn send(self, ask: Ask) -> Option<u32> {
        let wire = self.wire()?;
        let id = wire.asked.get().wrapping_add(1);
        wire.asked.set(id);
        let text = serde_json::to_string(&Request { id: Some(id), ask }).ok()?;
        let sent = wire.socket.borrow().as_ref().is_some_and(|socket| socket.send(&text));
        if sent {
            wire.expect(ANSWERED);
        }
        sent.then_some(id)
    }

    /// Asks for something that is no move.
    pub(crate) fn ask(self, ask: Ask) {
        let no_line = || Refused { message: words::no_line(), clause: None };
        let sent = self.send(ask);
        self.refused.set(sent.is_none().then(no_line));
    }

    /// Sits down, or changes the name of whoever sits there. The number for the shuffle is kept before it is sent.
    pub(crate) fn sit(self, seat: Option<Seat>, name: String) {
        let you = self.you.get_untracked();
        let luck = self.table.with_untracked(|table| {
            let table = table.as_ref()?;
            Some(Receipts::update(|receipts| receipts.draw(table, you, me::luck())))
        });
        if let Some(luck) = luck {
            self.ask(Ask::Sit { seat, name, luck: luck.to_string() });
        }
    }

    fn hear(self, text: &str) {
        let Some(wire) = self.wire() else { return };
        wire.pulse.set(Pulse::hear(Date::now()));
        // A kind of news that is not known here is passed over.
        let Ok(news) = serde_json::from_str::<News<Value, Value>>(text) else { return };
        wire.greeted.set(true);
        match news {
            News::Welcome { build, table, you, now, heard, re, .. } => {
                wire.patience.set(Patience::default());
                self.line.set(Line::Open);
                self.newer.set(!is_own(&build));
                self.know(table, you);
                // A server that was started anew has forgotten what was said; the page has not.
                if !heard.is_empty() {
                    self.said.set(heard.into_iter().map(|heard| wire.said(heard, false)).collect());
                }
                self.tell(&wire, now, Told::Afterwards);
                self.answered(&re);
                if let Some(player) = wire.player() {
                    player.come_back();
                }
            }
            News::Table { table, you, re } => {
                self.know(table, you);
                self.answered(&re);
            }
            News::Game { now, re } => {
                self.tell(&wire, Some(now), Told::Live);
                self.answered(&re);
            }
            News::Refused { problem, now, re } => {
                self.tell(&wire, now, Told::Live);
                let refused = said_by_server(problem);
                match wire.player() {
                    Some(player) if player.answered(&re) => player.refuse(refused),
                    _ => self.refused.set(Some(refused)),
                }
            }
            News::Heard { heard, .. } => {
                self.said.update(|said| said.push(wire.said(heard, true)));
            }
            News::Bye { why: Bye::Outdated } => {
                self.newer.set(true);
                self.line.set(Line::Outdated);
            }
            // After any other farewell the socket closes, and the page comes back.
            News::Pong { .. } | News::Bye { .. } => {}
        }
    }

    fn answered(self, requests: &[u32]) {
        if let Some(player) = self.wire().and_then(|wire| wire.player()) {
            player.answered(requests);
        }
    }

    fn know(self, table: Table, you: You) {
        self.bring_piece(table.game);
        self.keep_receipt(&table, you);
        let names = names(&table);
        self.you.maybe_update(|old| std::mem::replace(old, you) != you);
        self.table.set(Some(table));
        if let Some(player) = self.wire().and_then(|wire| wire.player()) {
            player.rename(names);
        }
    }

    /// Keeps what was promised of the shuffle when the game starts.
    fn keep_receipt(self, table: &Table, you: You) {
        let Some(wire) = self.wire().filter(|wire| wire.eyes == Eyes::Own) else { return };
        let sat = self.you.get_untracked().seat.is_some();
        match table.stage {
            Stage::Gathering if sat && you.seat.is_none() => {
                Receipts::update(|receipts| receipts.get_up(&table.code));
            }
            Stage::Playing if !wire.receipt.replace(true) => {
                Receipts::update(|receipts| receipts.start(table, you));
            }
            _ => {}
        }
    }

    /// Whether the shuffle of the finished game was the one promised when it started; nothing if the record cannot be fetched. A
    /// player's browser lists the game from then on.
    pub(crate) async fn check_shuffle(self) -> Option<Finding> {
        let wire = self.wire()?;
        let path = format!("/api/tables/{}/record", wire.code);
        let text = get_text(wire.settings.lang.get_untracked(), &path).await.ok()?;
        let record = serde_json::from_str(&text).ok()?;
        let code = self.table.try_with_untracked(|table| Some(table.as_ref()?.code.clone()))??;
        let records = pieces::of_records().await?;
        if let Some(seat) = self.you.try_get_untracked()?.seat {
            (records.keep)(&text, &code, seat.index());
        }
        Some((records.verdict)(record, Receipts::load().receipt(&code)))
    }

    /// Brings what draws the game, unless it is here. Whatever is told next tries again.
    fn bring_piece(self, game: Kind) {
        if self.piece.read_untracked().is_none() {
            spawn_local(async move {
                if let Some(piece) = pieces::of_game(game).await {
                    self.piece.try_set(Some(piece));
                }
            });
        }
    }

    /// Whether the game can be drawn.
    pub(crate) fn is_drawn(self) -> bool {
        self.piece.read().is_some()
    }

    /// The game's screen, for as long as the same eyes look at it; nothing if there is no game, or one that this page cannot read.
    pub(crate) fn screen(self) -> Option<Screen> {
        let piece = self.piece.get_untracked()?;
        (piece.screen)(self)
    }

    /// Where the game is.
    fn tell(self, wire: &Rc<Wire>, now: Option<AnyNow>, told: Told) {
        let Some(now) = now else { return };
        self.awaited.set(now.awaited);
        self.due.set(now.left.map(|left| Date::now() + f64::from(left)));
        let mut known = wire.known.get();
        let fit = known.hear(self.viewer(), now.seq, now.seen.len());
        wire.known.set(known);
        let unseen = wire.first.take();
        match (fit, unseen, wire.player()) {
            (Fit::Next, Some(before), _) => {
                let seen = before.seen.into_iter().chain(now.seen).collect();
                wire.first.replace(Some(Now { seen, ..now }));
            }
            (Fit::Next, None, Some(player)) => player.go_on(now, told),
            (Fit::Next, None, None) | (Fit::Whole, ..) => {
                wire.player.take();
                wire.first.replace(Some(now));
                self.showing.update(|showing| *showing += 1);
            }
            // From within the socket that is told to close.
            (Fit::Gap, ..) => set_timeout(move || self.dial(), Duration::ZERO),
        }
    }

    /// Whose eyes the game is seen through.
    fn viewer(self) -> Viewer {
        self.you.get_untracked().eyes.map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// What everyone is called.
    pub(crate) fn names(self) -> Names {
        self.table.with(|table| table.as_ref().map(names)).unwrap_or_default()
    }

    /// What a seat is called, bots too.
    pub(crate) fn name(self, seat: Seat) -> String {
        let name =
            self.table.with(|table| Some(name(table.as_ref()?.chairs.get(seat.index())?, seat)));
        name.unwrap_or_default()
    }

    /// How far the table is.
    pub(crate) fn stage(self) -> Option<Stage> {
        self.table.with(|table| table.as_ref().map(|table| table.stage))
    }
}

impl Wire {
    fn player(&self) -> Option<Rc<dyn Player>> {
        self.player.borrow().clone()
    }

    /// Something is to be heard before so long.
    fn expect(&self, within: Duration) {
        self.pulse.set(self.pulse.get().expect(Date::now(), within));
    }

    fn said(&self, heard: Heard, fresh: bool) -> Said {
        let number = self.heard.get();
        self.heard.set(number + 1);
        Said { number, fresh, heard }
    }

    fn stop_timer(&self) {
        if let Some(timer) = self.timer.take() {
            timer.clear();
        }
    }
}

/// Makes sure that the server knows this browser.
pub(crate) async fn become_somebody(settings: Settings) -> Result<(), Failure> {
    let me = Me { identity: Identity::Browser };
    post::<Token>(settings, "/api/me", &me).await.map(drop)
}

fn said_by_server(problem: Problem) -> Refused {
    let clause = problem.clause.clone().map(Into::into);
    Refused { message: http::message(problem), clause }
}

/// What everyone at a table is called.
fn names(table: &Table) -> Names {
    let chairs = Seat::all(Seat::MOST).zip(&table.chairs);
    chairs.map(|(seat, chair)| name(chair, seat)).collect::<Vec<_>>().into()
}

/// What a bot of this temper is called.
fn called(temper: Option<&str>, seat: Seat) -> &'static str {
    let character = Character::ALL.into_iter().find(|one| temper == Some(one.temper()));
    character.unwrap_or(Character::ALL[seat.index()]).name()
}

/// What whoever is in a chair is called; a bot after a stone.
fn name(chair: &Chair, seat: Seat) -> String {
    match chair {
        Chair::Open => String::new(),
        Chair::Kept { name } | Chair::Person { name, .. } => name.clone(),
        Chair::Bot { character, .. } => called(character.as_deref(), seat).to_owned(),
    }
}
