//! A table on the server, as one page knows it: the connection, the messages on it, and the requests.

mod connection;
mod http;
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
    Ask, Chair, ChatMessage, CloseReason, GameUpdate, PROTOCOL, Request, ServerMessage, TableInfo,
    TableStage, You,
};

use crate::chunks::{self, GameChunk};
use crate::profile;
use crate::receipts::Receipts;
use crate::session::{AnySession, Refused};

use connection::{Backoff, EventCursor, Fit, Health, Heartbeat};
use socket::Socket;

pub(crate) use connection::ConnectionStatus;
pub(crate) use http::{Failure, get, get_text, post, post_as_guest};
pub(crate) use remote::session;

/// How often the heartbeat is checked, how soon the server must answer, and how long connecting may take: so a dead connection is
/// noticed within twenty seconds.
const HEARTBEAT_INTERVAL: Duration = Duration::from_secs(3);
const ANSWER_TIMEOUT: Duration = Duration::from_secs(8);
const CONNECT_TIMEOUT: Duration = Duration::from_secs(20);

/// Whether this is the build that the page itself belongs to.
fn is_own(build: &str) -> bool {
    let own = document().query_selector("meta[name=build]").ok().flatten();
    own.and_then(|own| own.get_attribute("content")).is_none_or(|own| own == build)
}

/// An update of any game, not yet read into the game's own types.
type AnyUpdate = GameUpdate<Value, Value>;

/// A table on the server. It can be copied into every closure.
#[derive(Clone, Copy, Default)]
pub(crate) struct Online {
    pub(crate) status: RwSignal<ConnectionStatus>,
    /// Whether the server is of another build than this page.
    pub(crate) newer: RwSignal<bool>,
    /// The public state of the table, once it was received.
    pub(crate) table: RwSignal<Option<TableInfo>>,
    /// The player's own seat and role at this table.
    pub(crate) you: RwSignal<You>,
    /// The latest chat messages.
    pub(crate) chat: RwSignal<Vec<ChatLine>>,
    /// Why the last request was refused, if it was no move.
    pub(crate) refused: RwSignal<Option<Refused>>,
    /// Whom the game waits for.
    pub(crate) awaited: RwSignal<Seats>,
    /// When the time for this decision is up, by the browser's own clock.
    pub(crate) due: RwSignal<Option<f64>>,
    /// Counts up when the game is to be drawn anew: it began, or it is seen through another seat.
    pub(crate) showing: RwSignal<u32>,
    /// The code that draws the game, once it is loaded.
    chunk: RwSignal<Option<GameChunk>>,
    connection: StoredValue<Rc<Connection>, LocalStorage>,
}

/// A chat message, and its number, which is never used twice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ChatLine {
    /// Counts up.
    pub(crate) number: u32,
    /// Whether it arrived while this page was connected.
    pub(crate) fresh: bool,
    pub(crate) message: ChatMessage,
}

/// Receives what the server sends about the game, for the game's screen.
trait GameClient {
    /// The server sent an update of the game.
    fn update(&self, now: AnyUpdate, delivery: Delivery);

    /// These requests were answered; true if one of them was a move of this client.
    fn answered(&self, requests: &[u32]) -> bool;

    /// The last move was refused.
    fn refuse(&self, refused: Refused);

    /// The page is connected again.
    fn reconnected(&self);
}

/// How an update of the game is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Delivery {
    /// As it happens, one event after another.
    Live,
    /// To a player who was disconnected, all events at once.
    CatchUp,
}

/// The connection to the server, and what the page remembers of it. No screen reads it.
#[derive(Default)]
struct Connection {
    code: String,
    connect_as: ConnectAs,
    socket: RefCell<Option<Socket>>,
    cursor: RefCell<EventCursor>,
    backoff: RefCell<Backoff>,
    heartbeat: Cell<Heartbeat>,
    /// Whether the server has sent a message on this socket.
    greeted: Cell<bool>,
    /// The first update of the game, until a screen takes it.
    first: RefCell<Option<AnyUpdate>>,
    client: RefCell<Option<Rc<dyn GameClient>>>,
    /// Whether there is a receipt of the game.
    receipt: Cell<bool>,
    /// How many requests were sent, and how many chat messages received.
    requests: Cell<u32>,
    chat_lines: Cell<u32>,
    timer: Cell<Option<TimeoutHandle>>,
}

/// As whom the page connects to a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum ConnectAs {
    /// As the guest that this browser is.
    #[default]
    Guest,
    /// As a spectator, even if this browser has a seat.
    Spectator,
}

impl Online {
    /// Connects to a table, for as long as the page that asks for it is shown.
    pub(crate) fn open(code: String, connect_as: ConnectAs) -> Self {
        let online = Self {
            connection: StoredValue::new_local(Rc::new(Connection {
                code,
                connect_as,
                ..Connection::default()
            })),
            ..Self::default()
        };
        let network = ["online", "offline"]
            .map(|name| window_event_listener_untyped(name, move |_| online.open_socket()));
        let awake =
            window_event_listener_untyped("visibilitychange", move |_| online.visibility_changed());
        // A browser may keep a page that was left, connection and all, to go back to it.
        let left = window_event_listener_untyped("pagehide", move |_| {
            if let Some(connection) = online.connection() {
                connection.socket.take();
            }
        });
        let back = window_event_listener_untyped("pageshow", move |event| {
            if js_sys::Reflect::get(&event, &"persisted".into()).is_ok_and(|it| it.is_truthy()) {
                online.open_socket();
            }
        });
        let heartbeat =
            set_interval_with_handle(move || online.check_heartbeat(), HEARTBEAT_INTERVAL);
        on_cleanup(move || {
            network.into_iter().chain([awake, left, back]).for_each(WindowListenerHandle::remove);
            if let Ok(heartbeat) = heartbeat {
                heartbeat.clear();
            }
            if let Some(connection) = online.connection() {
                connection.socket.take();
                connection.client.take();
                connection.stop_timer();
            }
        });
        online.connect();
        online
    }

    /// The table's code.
    pub(crate) fn code(self) -> String {
        self.connection().map_or_else(String::new, |connection| connection.code.clone())
    }

    /// The connection, unless the page has been left.
    fn connection(self) -> Option<Rc<Connection>> {
        self.connection.try_get_value()
    }

    /// Makes sure that the server knows this browser, and opens a socket.
    fn connect(self) {
        let Some(connection) = self.connection() else { return };
        if connection.connect_as == ConnectAs::Spectator {
            self.open_socket();
            return;
        }
        connection.expect(CONNECT_TIMEOUT);
        spawn_local(async move {
            match http::create_guest().await {
                Ok(()) => self.open_socket(),
                Err(_) => self.reconnect_later(),
            }
        });
    }

    /// Opens a socket, and closes the one before.
    pub(crate) fn open_socket(self) {
        let Some(connection) = self.connection() else { return };
        if self.status.get_untracked() == ConnectionStatus::Outdated {
            return;
        }
        connection.stop_timer();
        connection.greeted.set(false);
        connection.heartbeat.take();
        connection.expect(CONNECT_TIMEOUT);
        let path = format!(
            "/api/tables/{}/socket?protocol={PROTOCOL}&since={}&watch={}",
            connection.code,
            connection.cursor.borrow().since(),
            connection.connect_as == ConnectAs::Spectator,
        );
        let socket =
            Socket::open(&path, move |text| self.handle(&text), move || self.socket_closed());
        let failed = socket.is_none();
        connection.socket.replace(socket);
        if failed {
            self.reconnect_later();
        }
    }

    /// The page became visible or hidden; it may have slept.
    fn visibility_changed(self) {
        if document().hidden() {
            return;
        }
        match self.status.get_untracked() {
            ConnectionStatus::Reconnecting => self.open_socket(),
            ConnectionStatus::Connected => {
                self.send(Ask::Ping);
            }
            _ => {}
        }
    }

    /// Pings a silent server, and reconnects if it does not answer.
    fn check_heartbeat(self) {
        let Some(connection) = self.connection() else { return };
        match connection.heartbeat.get().health(Date::now()) {
            Health::Alive => {}
            Health::Silent => {
                self.send(Ask::Ping);
            }
            Health::Dead => {
                connection.socket.take();
                self.reconnect_later();
            }
        }
    }

    /// The socket has closed.
    fn socket_closed(self) {
        let Some(connection) = self.connection() else { return };
        connection.heartbeat.take();
        if connection.greeted.get() {
            self.reconnect_later();
            return;
        }
        // A browser does not tell why a socket was not opened.
        spawn_local(async move {
            let path = format!("/api/tables/{}", connection.code);
            match get::<TableInfo>(&path).await {
                Err(failure) if failure.is_missing() => {
                    self.status.try_set(ConnectionStatus::TableNotFound);
                }
                _ => self.reconnect_later(),
            }
        });
    }

    /// Reconnects after the delay of the backoff.
    fn reconnect_later(self) {
        let Some(connection) = self.connection() else { return };
        if self.status.get_untracked() == ConnectionStatus::Outdated {
            return;
        }
        self.status.set(ConnectionStatus::Reconnecting);
        connection.heartbeat.take();
        let pause = connection.backoff.borrow_mut().next_delay(Math::random());
        connection.stop_timer();
        connection.timer.set(set_timeout_with_handle(move || self.connect(), pause).ok());
    }

    /// Sends a request, and returns its id; nothing if the page is not connected.
    fn send(self, ask: Ask) -> Option<u32> {
        let connection = self.connection()?;
        let id = connection.requests.get().wrapping_add(1);
        connection.requests.set(id);
        let text = serde_json::to_string(&Request { id: Some(id), ask }).ok()?;
        let sent = connection.socket.borrow().as_ref().is_some_and(|socket| socket.send(&text));
        if sent {
            connection.expect(ANSWER_TIMEOUT);
        }
        sent.then_some(id)
    }

    /// Sends a request that is no move.
    pub(crate) fn ask(self, ask: Ask) {
        let not_connected = || Refused { message: words::no_line(), clause: None };
        let sent = self.send(ask);
        self.refused.set(sent.is_none().then(not_connected));
    }

    /// Sits down, or changes the name of the player who sits there. The number for the shuffle is stored before it is sent.
    pub(crate) fn sit(self, seat: Option<Seat>, name: String) {
        let you = self.you.get_untracked();
        let luck = self.table.with_untracked(|table| {
            let table = table.as_ref()?;
            Some(Receipts::update(|receipts| receipts.draw(table, you, profile::luck())))
        });
        if let Some(luck) = luck {
            self.ask(Ask::Sit { seat, name, luck: luck.to_string() });
        }
    }

    fn handle(self, text: &str) {
        let Some(connection) = self.connection() else { return };
        connection.heartbeat.set(Heartbeat::received(Date::now()));
        // A kind of message that this page does not know is ignored.
        let Ok(message) = serde_json::from_str::<ServerMessage<Value, Value>>(text) else { return };
        connection.greeted.set(true);
        match message {
            ServerMessage::Welcome { build, table, you, now, heard, re, .. } => {
                connection.backoff.take();
                self.status.set(ConnectionStatus::Connected);
                self.newer.set(!is_own(&build));
                self.update_table(table, you);
                // A server that was restarted has forgotten the chat; the page has not.
                if !heard.is_empty() {
                    let lines = heard.into_iter().map(|heard| connection.chat_line(heard, false));
                    self.chat.set(lines.collect());
                }
                self.update_game(&connection, now, Delivery::CatchUp);
                self.answered(&re);
                if let Some(client) = connection.client() {
                    client.reconnected();
                }
            }
            ServerMessage::Table { table, you, re } => {
                self.update_table(table, you);
                self.answered(&re);
            }
            ServerMessage::Game { now, re } => {
                self.update_game(&connection, Some(now), Delivery::Live);
                self.answered(&re);
            }
            ServerMessage::Refused { problem, now, re } => {
                self.update_game(&connection, now, Delivery::Live);
                let clause = problem.clause.clone().map(Into::into);
                let refused = Refused { message: http::message(problem), clause };
                match connection.client() {
                    Some(client) if client.answered(&re) => client.refuse(refused),
                    _ => self.refused.set(Some(refused)),
                }
            }
            ServerMessage::Chat { message, .. } => {
                self.chat.update(|chat| chat.push(connection.chat_line(message, true)));
            }
            ServerMessage::Bye { why: CloseReason::Outdated } => {
                self.newer.set(true);
                self.status.set(ConnectionStatus::Outdated);
            }
            // After any other reason the socket closes, and the page reconnects.
            ServerMessage::Pong { .. } | ServerMessage::Bye { .. } => {}
        }
    }

    fn answered(self, requests: &[u32]) {
        if let Some(client) = self.connection().and_then(|connection| connection.client()) {
            client.answered(requests);
        }
    }

    fn update_table(self, table: TableInfo, you: You) {
        self.load_game(table.game);
        self.store_receipt(&table, you);
        self.you.maybe_update(|old| std::mem::replace(old, you) != you);
        self.table.set(Some(table));
    }

    /// Stores the receipt of the shuffle when the game starts.
    fn store_receipt(self, table: &TableInfo, you: You) {
        let Some(connection) =
            self.connection().filter(|connection| connection.connect_as == ConnectAs::Guest)
        else {
            return;
        };
        let sat = self.you.get_untracked().seat.is_some();
        match table.stage {
            TableStage::Gathering if sat && you.seat.is_none() => {
                Receipts::update(|receipts| receipts.get_up(&table.code));
            }
            TableStage::Playing if !connection.receipt.replace(true) => {
                Receipts::update(|receipts| receipts.start(table, you));
            }
            _ => {}
        }
    }

    /// Whether the shuffle of the finished game was the one promised when it started; nothing if the record cannot be fetched. A
    /// player's browser lists the game from then on.
    pub(crate) async fn check_shuffle(self) -> Option<Finding> {
        let connection = self.connection()?;
        let path = format!("/api/tables/{}/record", connection.code);
        let text = get_text(&path).await.ok()?;
        let record = serde_json::from_str(&text).ok()?;
        let code = self.table.try_with_untracked(|table| Some(table.as_ref()?.code.clone()))??;
        let records = chunks::load_records().await?;
        if let Some(seat) = self.you.try_get_untracked()?.seat {
            (records.store)(&text, &code, seat.index());
        }
        Some((records.verdict)(record, Receipts::load().receipt(&code)))
    }

    /// Loads the code that draws the game, unless it is loaded. The next message tries again.
    fn load_game(self, game: Kind) {
        if self.chunk.read_untracked().is_none() {
            spawn_local(async move {
                if let Some(chunk) = chunks::load_game(game).await {
                    self.chunk.try_set(Some(chunk));
                }
            });
        }
    }

    /// Whether the code that draws the game is loaded.
    pub(crate) fn is_drawn(self) -> bool {
        self.chunk.read().is_some()
    }

    /// The game's session, until the game is seen through another seat; nothing if there is no game, or one that this page cannot read.
    pub(crate) fn session(self) -> Option<AnySession> {
        let chunk = self.chunk.get_untracked()?;
        (chunk.session)(self)
    }

    /// Hands an update of the game to its screen, or has a new screen drawn.
    fn update_game(self, connection: &Rc<Connection>, now: Option<AnyUpdate>, delivery: Delivery) {
        let Some(now) = now else { return };
        self.awaited.set(now.awaited);
        self.due.set(now.left.map(|left| Date::now() + f64::from(left)));
        let fit = connection.cursor.borrow_mut().advance(self.viewer(), now.seq, now.seen.len());
        let unseen = connection.first.take();
        match (fit, unseen, connection.client()) {
            (Fit::Next, Some(before), _) => {
                let seen = before.seen.into_iter().chain(now.seen).collect();
                connection.first.replace(Some(GameUpdate { seen, ..now }));
            }
            (Fit::Next, None, Some(client)) => client.update(now, delivery),
            (Fit::Next, None, None) | (Fit::Whole, ..) => {
                connection.client.take();
                connection.first.replace(Some(now));
                self.showing.update(|showing| *showing += 1);
            }
            // Not at once: this runs within a callback of the socket that is to be closed.
            (Fit::Gap, ..) => set_timeout(move || self.open_socket(), Duration::ZERO),
        }
    }

    /// Whose view of the game is shown.
    fn viewer(self) -> Viewer {
        self.you.get_untracked().eyes.map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// What is read of the table, once it was received.
    pub(crate) fn read<T: Default>(self, read: impl FnOnce(&TableInfo) -> T) -> T {
        self.table.with(|table| table.as_ref().map(read)).unwrap_or_default()
    }

    /// The players' names.
    pub(crate) fn names(self) -> Names {
        self.read(|table| {
            let chairs = Seat::all(Seat::MOST).zip(&table.chairs);
            chairs.map(|(seat, chair)| name(chair, seat)).collect::<Vec<_>>().into()
        })
    }

    /// The chair of a seat.
    pub(crate) fn chair(self, seat: Seat) -> Option<Chair> {
        self.read(|table| table.chairs.get(seat.index()).cloned())
    }

    /// Every seat of the table. There are never more or fewer of them.
    pub(crate) fn seats(self) -> impl Iterator<Item = Seat> {
        let seats = untrack(|| self.read(|table| table.chairs.len()));
        Seat::all(Seat::MOST).take(seats)
    }

    /// The name of a seat's player, bots included.
    pub(crate) fn name(self, seat: Seat) -> String {
        self.read(|table| table.chairs.get(seat.index()).map(|chair| name(chair, seat)))
            .unwrap_or_default()
    }

    /// The table's game, which never changes.
    pub(crate) fn game(self) -> Option<Kind> {
        untrack(|| self.read(|table| Some(table.game)))
    }

    /// The table's stage.
    pub(crate) fn stage(self) -> Option<TableStage> {
        self.read(|table| Some(table.stage))
    }

    /// Whether the game is on.
    pub(crate) fn is_playing(self) -> bool {
        self.stage() == Some(TableStage::Playing)
    }

    /// Whether the person has a seat.
    pub(crate) fn is_seated(self) -> bool {
        self.you.get().seat.is_some()
    }

    /// The code of the rematch, once there is one.
    pub(crate) fn next(self) -> Option<String> {
        self.read(|table| table.next.clone())
    }
}

impl Connection {
    fn client(&self) -> Option<Rc<dyn GameClient>> {
        self.client.borrow().clone()
    }

    /// The server must send something within this time.
    fn expect(&self, within: Duration) {
        self.heartbeat.set(self.heartbeat.get().expect(Date::now(), within));
    }

    fn chat_line(&self, message: ChatMessage, fresh: bool) -> ChatLine {
        let number = self.chat_lines.get();
        self.chat_lines.set(number + 1);
        ChatLine { number, fresh, message }
    }

    fn stop_timer(&self) {
        if let Some(timer) = self.timer.take() {
            timer.clear();
        }
    }
}

/// The name of a bot of this temper.
fn called(temper: Option<&str>, seat: Seat) -> &'static str {
    let character = Character::ALL.into_iter().find(|one| temper == Some(one.temper()));
    character.unwrap_or(Character::ALL[seat.index()]).name()
}

/// The name of the player in a chair; a bot is named after a stone.
fn name(chair: &Chair, seat: Seat) -> String {
    match chair {
        Chair::Open => String::new(),
        Chair::Reserved { name } | Chair::Person { name, .. } => name.clone(),
        Chair::Bot { character, .. } => called(character.as_deref(), seat).to_owned(),
    }
}
