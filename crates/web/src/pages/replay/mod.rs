//! Games looked at again: one of this browser's, one of a server's, or one from a file.

mod player;

use std::future::ready;
use std::rc::Rc;

use games::Kind;
use leptos::ev::DragEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;
use serde_json::Value;
use table::{RecordError, Seat};
use voice::{Message, pages as words};
use web_sys::{File, FileList, HtmlInputElement};

use super::{asked, entitle, title_of};
use crate::chunks;
use crate::finished_games;
use crate::online::{Failure, get_text};
use crate::parts::button;
use crate::route::plain_code;
use crate::saved_game;
use crate::session::AnyReplay;
use crate::settings::say;
use crate::shell::settled;
use player::player;

/// The record that the address names, or a choice of records.
///
/// `/replay/BCDFGH` is that of a table, `/replay?game=diamant` that of the last solo game, `/replay?played=…` one that this browser
/// lists. `review` among what the address asks for begins its review.
pub(crate) fn replay() -> AnyView {
    entitle(say(words::replay()));
    let chooser = RecordChooser::default();
    let listed = asked("played").and_then(|id| finished_games::record(&id));
    let last = || saved_game::finished(asked("game")?.parse().ok()?);
    if let Some(record) = listed.or_else(last) {
        chooser.show(record);
    } else if let Some(code) = code_of_address() {
        let path = format!("/api/tables/{code}/record");
        chooser.wait_for(async move { get_text(&path).await.map_err(Failure::message) });
    }
    let page = move || match chooser.recorded.get() {
        Some(recorded) => player(recorded, chooser),
        None => chooser.choice(),
    };
    page.into_any()
}

/// The code of the table in the address.
fn code_of_address() -> Option<String> {
    let path = window().location().pathname().ok()?;
    Some(path.strip_prefix("/replay/")?.to_owned()).filter(|code| !code.is_empty())
}

/// The seat of the person before this device in the game that the address names, where the browser lists it.
fn own_seat() -> Option<Seat> {
    let id = asked("played").or_else(|| code_of_address().map(|code| plain_code(&code)))?;
    let line = finished_games::all().into_iter().find(|line| line.id == id)?;
    Seat::new(u8::try_from(line.seat).ok()?)
}

/// A recorded game, and its record.
type Recorded = (Rc<dyn AnyReplay>, Rc<Value>);

/// Reads a record of any game.
async fn read(json: &str) -> Result<Recorded, Message> {
    let record: Value = serde_json::from_str(json)
        .map_err(|error| words::replay_bad(RecordError::not_json(error)))?;
    let kind = Kind::of_record(&record).map_err(words::replay_bad)?;
    let chunk = chunks::load_game(kind).await.ok_or_else(words::not_here)?;
    let replay = (chunk.open_replay)(record.clone()).map_err(words::replay_bad)?;
    Ok((replay, Rc::new(record)))
}

/// The choice of a record to replay.
#[derive(Clone, Copy, Default)]
struct RecordChooser {
    recorded: RwSignal<Option<Recorded>, LocalStorage>,
    /// Why there is no game to look at.
    trouble: RwSignal<Option<Message>>,
    waiting: RwSignal<bool>,
}

impl RecordChooser {
    /// Shows the game of the record once it is loaded, or says why it cannot be.
    fn wait_for(self, record: impl Future<Output = Result<String, Message>> + 'static) {
        self.waiting.set(true);
        spawn_local(async move {
            let recorded = match record.await {
                Ok(json) => read(&json).await,
                Err(trouble) => Err(trouble),
            };
            // Meanwhile the page may have been left.
            if self.waiting.try_set(false).is_some() {
                return;
            }
            self.trouble.set(recorded.as_ref().err().cloned());
            self.recorded.set(recorded.ok());
        });
    }

    fn show(self, json: String) {
        self.wait_for(ready(Ok(json)));
    }

    fn read(self, files: Option<FileList>) {
        if let Some(file) = files.and_then(|files| files.item(0)) {
            self.wait_for(text_of(file));
        }
    }

    /// The records that there are, and a place for others.
    fn choice(self) -> AnyView {
        let last = Kind::ALL.map(|kind| {
            let record = saved_game::finished(kind)?;
            let look = move || self.show(record.clone());
            Some(button(say(words::replay_last(title_of(kind))), look))
        });
        let dropped = move |event: DragEvent| {
            event.prevent_default();
            self.read(event.data_transfer().and_then(|dropped| dropped.files()));
        };
        let chosen = move |event| self.read(event_target::<HtmlInputElement>(&event).files());
        let trouble = move || self.trouble.get().map(say);
        let waiting = move || self.waiting.get().then(|| say(words::replay_wait()));
        view! {
            <h1>{say(words::replay())}</h1>
            <p class="refusal" role="alert">{trouble}</p>
            <p role="status">{waiting}</p>
            <p class="row">{last.into_iter().flatten().collect_view()}</p>
            <label
                class="drop"
                on:dragover=move |event: DragEvent| event.prevent_default()
                on:drop=dropped
            >
                <span>{say(words::replay_choose())}</span>
                <input type="file" accept=".json,application/json" on:change=chosen/>
                <small class="note">{say(words::replay_help())}</small>
            </label>
        }
        .into_any()
    }
}

/// The largest record, in millions of bytes.
const MAX_MEGABYTES: u8 = 2;

/// The text of a file from the player's own disk.
async fn text_of(file: File) -> Result<String, Message> {
    if file.size() > f64::from(MAX_MEGABYTES) * 1e6 {
        return Err(words::replay_large(MAX_MEGABYTES));
    }
    let text = settled(file.text()).await.and_then(|text| text.as_string());
    text.ok_or_else(words::replay_unread)
}
