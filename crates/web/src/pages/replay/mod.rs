//! Games looked at again: one of this browser's, one of a server's, or one from a file.

mod file;
mod player;

use std::future::ready;
use std::rc::Rc;

use games::{Kind, with_game};
use leptos::ev::DragEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;
use serde_json::Value;
use table::{RecordError, Seat};
use voice::{Message, Voiced, pages as words};
use web_sys::{FileList, HtmlInputElement};

use super::{asked, entitle};
use crate::chunks;
use crate::online::{Failure, get_text};
use crate::played;
use crate::route::plain_code;
use crate::saved_game::SavedGame;
use crate::session::AnyReplay;
use crate::settings::Settings;
use player::player;

/// The record that the address names, or a choice of records.
///
/// `/replay/BCDFGH` is that of a table, `/replay?game=diamant` that of the last game alone, `/replay?played=…` one that this browser
/// lists. `review` among what the address asks for begins its review.
pub(crate) fn replay() -> AnyView {
    let settings = Settings::of_page();
    entitle(|settings| settings.say(&words::replay()));
    let chooser = RecordChooser {
        settings,
        recorded: RwSignal::new_local(None),
        trouble: RwSignal::new(None),
        waiting: RwSignal::new(false),
    };
    if let Some(record) = asked("played").and_then(|id| played::record(&id)) {
        chooser.show(record);
    } else if let Some(kept) =
        asked("game").and_then(|game| SavedGame::of(game.parse::<Kind>().ok()?.name()).finished())
    {
        chooser.show(kept);
    } else if let Some(code) = code_of_address() {
        chooser.fetch(&code);
    }
    let page = move || match chooser.recorded.get() {
        Some((replay, record)) => player(
            replay,
            record,
            Callback::new(move |()| chooser.recorded.set(None)),
            Callback::new(move |record| chooser.show(record)),
        ),
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
    let line = played::all().into_iter().find(|line| line.id == id)?;
    Seat::new(u8::try_from(line.seat).ok()?)
}

/// A recorded game, and its record.
type Recorded = (Rc<dyn AnyReplay>, Rc<Value>);

/// Reads a record of any game.
async fn read(json: &str) -> Result<Recorded, Message> {
    let bad = |error: RecordError| words::replay_bad(error);
    let record: Value = serde_json::from_str(json)
        .map_err(|error| bad(RecordError::new(format!("not JSON: {error}"))))?;
    let kind = Kind::of_record(&record).map_err(bad)?;
    let chunk = chunks::load_game(kind).await.ok_or_else(words::not_here)?;
    let replay = (chunk.open_replay)(record.clone()).map_err(words::replay_bad)?;
    Ok((replay, Rc::new(record)))
}

/// The choice of a record to replay.
#[derive(Clone, Copy)]
struct RecordChooser {
    settings: Settings,
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

    fn fetch(self, code: &str) {
        let lang = self.settings.lang.get_untracked();
        let path = format!("/api/tables/{code}/record");
        self.wait_for(async move { get_text(lang, &path).await.map_err(Failure::message) });
    }

    fn read(self, files: Option<FileList>) {
        if let Some(file) = files.and_then(|files| files.item(0)) {
            self.wait_for(file::text(file));
        }
    }

    /// The records that there are, and a place for others.
    fn choice(self) -> AnyView {
        let say = move |message| move || self.settings.say(&message);
        let last = Kind::ALL.map(|kind| {
            let record = SavedGame::of(kind.name()).finished()?;
            let title = with_game!(kind, G => G::title());
            let look = move |_| self.show(record.clone());
            Some(view! {
                <button type="button" on:click=look>{say(words::replay_last(title))}</button>
            })
        });
        let dropped = move |event: DragEvent| {
            event.prevent_default();
            self.read(event.data_transfer().and_then(|dropped| dropped.files()));
        };
        let chosen = move |event| self.read(event_target::<HtmlInputElement>(&event).files());
        let trouble = move || self.trouble.get().map(|trouble| self.settings.say(&trouble));
        let waiting = move || self.waiting.get().then(|| self.settings.say(&words::replay_wait()));
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
