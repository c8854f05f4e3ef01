//! The game that is looked at, and how to move through it.

use std::rc::Rc;
use std::time::Duration;

use games::Kind;
use leptos::ev::{self, KeyboardEvent};
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use serde_json::Value;
use table::{Seat, Viewer};
use voice::{Late, Message, Names, Voice, pages as words, table as table_words};
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::{RecordChooser, Recorded, asked};
use crate::chunks;
use crate::parts::{button, main_button, paragraphs};
use crate::review::{
    Mode, Review, ReviewContext, branch, comes_from, learn, lists, review, what_if,
};
use crate::session::AnyReplay;
use crate::settings::{Settings, say};
use crate::shuffle;
use crate::tables::Table;
use crate::words::Words;

/// How many times as fast as the game was played.
const SPEEDS: [(&str, f64); 4] = [("½×", 0.5), ("1×", 1.0), ("2×", 2.0), ("4×", 4.0)];

/// What a step is looked at for at least.
const SHORTEST: Duration = Duration::from_millis(500);

/// The table at one of its moments, with everything to move through the game, to know why, and to go to another record.
pub(super) fn player((replay, record): Recorded, chooser: RecordChooser) -> AnyView {
    let lang = Settings::of_page().lang;
    let (at, last) = replay.place();
    let playback = Playback {
        replay: StoredValue::new_local(replay),
        at: RwSignal::new(at),
        last,
        eyes: RwSignal::new(Viewer::Spectator),
        playing: RwSignal::new(false),
        speed: RwSignal::new(1),
        timer: StoredValue::new_local(None),
        mode: RwSignal::new_local(Mode::Watching),
    };
    // Without its style, all of this can be read.
    let _ = chunks::load_style("review");
    let show = Callback::new(move |record| chooser.show(record));
    let context = playback.context(Rc::clone(&record), show);
    // What was begun stays until another record is shown.
    let begun = RwSignal::new(asked("review").is_some());
    let opened = RwSignal::new(None::<Review>);
    let listener = window_event_listener(ev::keydown, move |event| playback.press(&event));
    on_cleanup(move || {
        listener.remove();
        playback.stop();
    });
    let table = move || match playback.mode.get() {
        Mode::Watching => {
            let eyes = playback.eyes.get();
            let session = untrack(|| playback.replay.with_value(|replay| replay.look_as(eyes)));
            view! { <Table session/> }.into_any()
        }
        Mode::Learning(mistakes, nth) => learn(context, &mistakes, nth),
        Mode::Branching(from) => branch(context, &from),
    };
    let watching = move || playback.mode.with(|mode| *mode == Mode::Watching);
    let above = move || {
        begun.get().then(|| {
            let review = untrack(|| review(context));
            opened.set(Some(review));
            view! { <div hidden=move || !watching()>{review.above()}</div> }
        })
    };
    let wish = move || {
        let press = move || begun.set(true);
        (!begun.get()).then(|| main_button(Some("begin-review"), say(words::review()), press))
    };
    let below = move || opened.get().map(lists);
    let thoughts = move || {
        playback.at.track();
        playback.eyes.track();
        paragraphs(playback.replay.with_value(|replay| replay.thoughts(lang.get())))
    };
    let names = playback.replay.with_value(|replay| replay.names());
    view! {
        <div
            class="reel"
            role="group"
            style:display=move || (!watching()).then_some("none")
            aria-label=say(words::steps())
        >
            {playback.slider()}
            <div class="row">
                {playback.buttons()}
                {playback.speeds()}
                {playback.eyes()}
                {wish}
            </div>
        </div>
        {comes_from(context)}
        <div class="thoughts" aria-live="polite" hidden=move || !watching()>{thoughts}</div>
        {above}
        {table}
        {below}
        {what_if(context)}
        {proof(record, names)}
        <p class="row">
            {button(say(words::replay_other()), move || chooser.recorded.set(None))}
        </p>
    }
    .into_any()
}

/// What can be said of the shuffle, as far as the record says anything of it.
fn proof(record: Rc<Value>, names: Names) -> impl IntoView {
    let lang = Settings::of_page().lang;
    let record = StoredValue::new_local((record, names));
    move || {
        let shown = record.with_value(|(record, names)| shuffle::proof(record, names, lang.get()));
        (!shown.is_empty()).then(|| {
            view! {
                <details class="proof">
                    <summary>{say(words::shuffle())}</summary>
                    {paragraphs(shown)}
                </details>
            }
        })
    }
}

#[derive(Clone, Copy)]
struct Playback {
    replay: StoredValue<Rc<dyn AnyReplay>, LocalStorage>,
    /// How many steps lead to the moment that is looked at.
    at: RwSignal<usize>,
    last: usize,
    eyes: RwSignal<Viewer>,
    playing: RwSignal<bool>,
    /// Which of the speeds.
    speed: RwSignal<usize>,
    timer: StoredValue<Option<TimeoutHandle>, LocalStorage>,
    mode: RwSignal<Mode, LocalStorage>,
}

impl Playback {
    /// What a review sees of this.
    fn context(self, record: Rc<Value>, show: Callback<String>) -> ReviewContext {
        let (names, players) = self.replay.with_value(|replay| (replay.names(), replay.players()));
        let go = move |(step, seat): (usize, Option<Seat>)| {
            let arrive = move || {
                if let Some(seat) = seat {
                    let viewer = Viewer::Seat(seat);
                    self.eyes.maybe_update(|eyes| std::mem::replace(eyes, viewer) != viewer);
                }
                self.go_to(step);
            };
            if self.mode.with_untracked(|mode| *mode == Mode::Watching) {
                arrive();
            } else {
                self.mode.set(Mode::Watching);
                // The replay is drawn anew first; meanwhile the page may have been left.
                request_animation_frame(move || {
                    if !self.mode.is_disposed() {
                        arrive();
                    }
                });
            }
        };
        ReviewContext {
            kind: Kind::of_record(&record).unwrap_or(Kind::Diamant),
            record: StoredValue::new_local(record),
            words: Words::load(&[Late::Review], Viewer::Spectator, names),
            players,
            own: super::own_seat(),
            at: self.at,
            eyes: Signal::derive(move || self.eyes.get().seat()),
            go: Callback::new(go),
            mode: self.mode,
            show,
        }
    }

    /// Moves by hand.
    fn go(self, how: impl FnOnce(&dyn AnyReplay)) {
        self.stop();
        self.replay.with_value(|replay| how(replay.as_ref()));
        self.noticed();
    }

    fn go_to(self, step: usize) {
        self.go(|replay| replay.go_to(step));
    }

    fn noticed(self) {
        self.at.set(self.replay.with_value(|replay| replay.place().0));
    }

    fn forwards(self) {
        self.go(|replay| {
            replay.forwards();
        });
    }

    fn play_or_pause(self) {
        if self.playing.get_untracked() {
            self.stop();
            return;
        }
        if self.at.get_untracked() == self.last {
            self.go_to(0);
        }
        self.playing.set(true);
        self.play_on();
    }

    /// A step, and after a while the next.
    fn play_on(self) {
        let Some(pause) = self.replay.with_value(|replay| replay.forwards()) else {
            self.stop();
            return;
        };
        self.noticed();
        let (_, speed) = SPEEDS[self.speed.get_untracked()];
        let pause = pause.max(SHORTEST).div_f64(speed);
        self.timer.set_value(set_timeout_with_handle(move || self.play_on(), pause).ok());
    }

    fn stop(self) {
        if let Some(Some(timer)) = self.timer.try_update_value(Option::take) {
            timer.clear();
        }
        self.playing.try_set(false);
    }

    /// What a key does that nothing else on the page wants.
    fn press(self, event: &KeyboardEvent) {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let within = |what: &str| {
            target.as_ref().is_some_and(|target| target.closest(what).is_ok_and(|e| e.is_some()))
        };
        let modified = event.ctrl_key() || event.alt_key() || event.meta_key();
        let elsewhere = self.mode.with_untracked(|mode| *mode != Mode::Watching);
        if modified
            || elsewhere
            || event.default_prevented()
            || within("input, select, .history, [role=grid]")
        {
            return;
        }
        match event.key().as_str() {
            "ArrowRight" => self.forwards(),
            "ArrowLeft" => self.go(|replay| replay.backwards()),
            "Home" => self.go_to(0),
            "End" => self.go_to(self.last),
            " " if !within("button, a, summary") => self.play_or_pause(),
            _ => return,
        }
        event.prevent_default();
    }

    fn place(self) -> String {
        say(table_words::watch_title(self.at.get(), self.last))()
    }

    fn slider(self) -> impl IntoView {
        let slid = move |event| {
            if let Ok(step) = event_target_value(&event).parse() {
                self.go_to(step);
            }
        };
        view! {
            <label class="slider">
                <span>{move || self.place()}</span>
                <input
                    type="range"
                    min="0"
                    max=self.last
                    prop:value=move || self.at.get().to_string()
                    aria-valuetext=move || self.place()
                    on:input=slid
                />
            </label>
        }
    }

    fn buttons(self) -> impl IntoView {
        let at_start = move || self.at.get() == 0;
        let at_end = move || self.at.get() == self.last;
        let play = move || if self.playing.get() { words::pause() } else { words::play() };
        let sign = move || if self.playing.get() { PAUSE } else { PLAY };
        view! {
            <div class="row steps">
                {sign_button(FIRST, words::first(), at_start, move || self.go_to(0))}
                {sign_button(BACK, words::back(), at_start, move || self.go(|replay| replay.backwards()))}
                <button
                    type="button"
                    class="main"
                    aria-label=move || say(play())()
                    on:click=move |_| self.play_or_pause()
                >
                    <svg class="sign" viewBox="0 0 24 24" aria-hidden="true"><path d=sign/></svg>
                </button>
                {sign_button(FORWARDS, words::forwards(), at_end, move || self.forwards())}
                {sign_button(LAST, words::last(), at_end, move || self.go_to(self.last))}
            </div>
        }
    }

    fn speeds(self) -> impl IntoView {
        let speeds = SPEEDS.iter().enumerate().map(|(place, (name, _))| {
            let selected = move || self.speed.get() == place;
            view! { <option value=place prop:selected=selected>{*name}</option> }
        });
        let choose = move |event| {
            self.speed.set(event_target_value(&event).parse().unwrap_or(1));
        };
        choice(words::speed(), speeds.collect_view(), choose)
    }

    fn eyes(self) -> impl IntoView {
        let lang = Settings::of_page().lang;
        let (names, players) = self.replay.with_value(|replay| (replay.names(), replay.players()));
        let (names, viewers) = (StoredValue::new(names), Viewer::all(players).collect::<Vec<_>>());
        let options = viewers.iter().map(|&viewer| {
            let title = move || {
                let seen = match viewer {
                    Viewer::Seat(seat) => table_words::watch_eyes(seat),
                    Viewer::Spectator => table_words::watch_spectator(),
                };
                let voice = Voice::of(lang.get());
                names.with_value(|names| voice.to(Viewer::Spectator, names).say(&seen))
            };
            let selected = move || self.eyes.get() == viewer;
            view! { <option prop:selected=selected>{title}</option> }
        });
        let options = options.collect_view();
        let choose = move |event: web_sys::Event| {
            let chosen = event_target::<web_sys::HtmlSelectElement>(&event).selected_index();
            if let Some(&viewer) = usize::try_from(chosen).ok().and_then(|at| viewers.get(at)) {
                self.stop();
                self.eyes.set(viewer);
            }
        };
        choice(words::eyes(), options, choose)
    }
}

/// A button with a sign on it.
fn sign_button(
    sign: &'static str,
    name: Message,
    disabled: impl Fn() -> bool + Send + Sync + 'static,
    press: impl Fn() + 'static,
) -> AnyView {
    view! {
        <button
            type="button"
            aria-label=say(name)
            aria-disabled=move || disabled().to_string()
            on:click=move |_| press()
        >
            <svg class="sign" viewBox="0 0 24 24" aria-hidden="true"><path d=sign/></svg>
        </button>
    }
    .into_any()
}

/// One of several, to be chosen from a list.
fn choice(
    name: Message,
    options: impl IntoView + 'static,
    choose: impl FnMut(web_sys::Event) + 'static,
) -> AnyView {
    view! {
        <label class="row">
            <span class="wide">{say(name)}</span>
            <select on:change=choose>{options}</select>
        </label>
    }
    .into_any()
}

/// What stands on the buttons.
const FIRST: &str = "M5 5h2.5v14H5zM19 5v14L8.5 12z";
const BACK: &str = "M17 5v14L6 12z";
const PLAY: &str = "M7 4v16l13-8z";
const PAUSE: &str = "M6 5h4.5v14H6zM13.5 5H18v14h-4.5z";
const FORWARDS: &str = "M7 5v14l11-7z";
const LAST: &str = "M16.5 5H19v14h-2.5zM5 5v14l10.5-7z";
