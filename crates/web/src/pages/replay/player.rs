//! The game that is looked at, and how to move through it.

use std::rc::Rc;
use std::time::Duration;

use games::Kind;
use leptos::ev::{self, KeyboardEvent};
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use prose::number;
use serde_json::Value;
use table::{Seat, Viewer};
use voice::{Late, Message, Names, Voice, pages as words, table as table_words};
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::asked;
use crate::pieces;
use crate::review::{Mode, Review, Stage, Words, branch, comes_from, learn, review, what_if};
use crate::session::Reel;
use crate::settings::Settings;
use crate::shuffle;
use crate::tables::Table;

/// How many times as fast as the game was played.
const SPEEDS: [(&str, f64); 4] = [("½×", 0.5), ("1×", 1.0), ("2×", 2.0), ("4×", 4.0)];

/// What a step is looked at for at least.
const SHORTEST: Duration = Duration::from_millis(500);

/// The table at one of its moments, with everything to move through the game and to know why. `other` asks for another record, `show`
/// shows one.
pub(super) fn player(
    reel: Rc<dyn Reel>,
    record: Rc<Value>,
    other: Callback<()>,
    show: Callback<String>,
) -> AnyView {
    let settings = Settings::of_page();
    let (at, last) = reel.place();
    let viewers: Vec<Viewer> = Viewer::all(reel.players()).collect();
    let film = Film {
        reel: StoredValue::new_local(reel),
        settings,
        at: RwSignal::new(at),
        last,
        eyes: RwSignal::new(Viewer::Spectator),
        playing: RwSignal::new(false),
        speed: RwSignal::new(1),
        timer: StoredValue::new_local(None),
        mode: RwSignal::new_local(Mode::Watching),
    };
    // Without its style, all of this can be read.
    let _ = pieces::style("review");
    let stage = film.stage(Rc::clone(&record), viewers.len() - 1, show);
    // What was begun stays until another record is shown.
    let begun = RwSignal::new(asked("review").is_some());
    let opened = RwSignal::new(None::<Review>);
    let listener = window_event_listener(ev::keydown, move |event| film.press(&event));
    on_cleanup(move || {
        listener.remove();
        film.stop();
    });
    let table = move || match film.mode.get() {
        Mode::Watching => {
            let eyes = film.eyes.get();
            let screen = untrack(|| film.reel.with_value(|reel| reel.look_as(eyes)));
            view! { <Table screen/> }.into_any()
        }
        Mode::Learning(mistakes, nth) => learn(stage, &mistakes, nth),
        Mode::Branching(from) => branch(stage, &from),
    };
    let watching = move || film.mode.with(|mode| *mode == Mode::Watching);
    let above = move || {
        begun.get().then(|| {
            let review = untrack(|| review(stage));
            opened.set(Some(review));
            view! { <div hidden=move || !watching()>{review.above()}</div> }
        })
    };
    let wish = move || {
        (!begun.get()).then(|| {
            view! {
                <button
                    type="button"
                    id="begin-review"
                    class="main"
                    on:click=move |_| begun.set(true)
                >
                    {move || settings.say(&words::review())}
                </button>
            }
        })
    };
    let below = move || opened.get().map(Review::below);
    let thoughts = move || {
        film.at.track();
        film.eyes.track();
        let thoughts = film.reel.with_value(|reel| reel.thoughts(settings.lang.get()));
        thoughts.into_iter().map(|thought| view! { <p>{thought}</p> }).collect_view()
    };
    let names = film.reel.with_value(|reel| reel.names());
    view! {
        <div
            class="reel"
            role="group"
            style:display=move || (!watching()).then_some("none")
            aria-label=move || settings.say(&words::steps())
        >
            {film.slider()}
            <div class="row">
                {film.buttons()}
                {film.speeds()}
                {film.eyes(&viewers)}
                {wish}
            </div>
        </div>
        {comes_from(stage)}
        <div class="thoughts" aria-live="polite" hidden=move || !watching()>{thoughts}</div>
        {above}
        {table}
        {below}
        {what_if(stage)}
        {proof(settings, record, names)}
        <p class="row">
            <button type="button" on:click=move |_| other.run(())>
                {move || settings.say(&words::replay_other())}
            </button>
        </p>
    }
    .into_any()
}

/// What can be said of the shuffle, as far as the record says anything of it.
fn proof(settings: Settings, record: Rc<Value>, names: Names) -> impl IntoView {
    let record = StoredValue::new_local((record, names));
    move || {
        let shown =
            record.with_value(|(record, names)| shuffle::proof(record, names, settings.lang.get()));
        (!shown.is_empty()).then(|| {
            let lines = shown.into_iter().map(|line| view! { <p>{line}</p> }).collect_view();
            view! {
                <details class="proof">
                    <summary>{settings.say(&words::shuffle())}</summary>
                    {lines}
                </details>
            }
        })
    }
}

#[derive(Clone, Copy)]
struct Film {
    reel: StoredValue<Rc<dyn Reel>, LocalStorage>,
    settings: Settings,
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

impl Film {
    /// What a review sees of this.
    fn stage(self, record: Rc<Value>, players: usize, show: Callback<String>) -> Stage {
        let names = self.reel.with_value(|reel| reel.names());
        let go = move |(step, seat): (usize, Option<Seat>)| {
            let arrive = move || {
                if let Some(seat) = seat {
                    self.eyes.maybe_update(|eyes| {
                        let before = std::mem::replace(eyes, Viewer::Seat(seat));
                        before != *eyes
                    });
                }
                self.go(|reel| reel.go_to(step));
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
        let eyes = move || match self.eyes.get() {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        Stage {
            kind: Kind::of_record(&record).unwrap_or(Kind::Diamant),
            record: StoredValue::new_local(record),
            words: Words::bring(&[Late::Review], names),
            players: u8::try_from(players).unwrap_or(Seat::MOST),
            own: super::own_seat(),
            at: self.at,
            eyes: Signal::derive(eyes),
            go: Callback::new(go),
            mode: self.mode,
            show,
        }
    }

    /// Moves by hand.
    fn go(self, how: impl FnOnce(&dyn Reel)) {
        self.stop();
        self.reel.with_value(|reel| how(reel.as_ref()));
        self.noticed();
    }

    fn noticed(self) {
        self.at.set(self.reel.with_value(|reel| reel.place().0));
    }

    fn forwards(self) {
        self.go(|reel| {
            reel.forwards();
        });
    }

    fn play_or_pause(self) {
        if self.playing.get_untracked() {
            self.stop();
            return;
        }
        if self.at.get_untracked() == self.last {
            self.go(|reel| reel.go_to(0));
        }
        self.playing.set(true);
        self.play_on();
    }

    /// A step, and after a while the next.
    fn play_on(self) {
        let Some(pause) = self.reel.with_value(|reel| reel.forwards()) else {
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
            "ArrowLeft" => self.go(|reel| reel.backwards()),
            "Home" => self.go(|reel| reel.go_to(0)),
            "End" => self.go(|reel| reel.go_to(self.last)),
            " " if !within("button, a, summary") => self.play_or_pause(),
            _ => return,
        }
        event.prevent_default();
    }

    fn place(self) -> String {
        let place = table_words::watch_title(number(self.at.get()), number(self.last));
        self.settings.say(&place)
    }

    fn slider(self) -> impl IntoView {
        let slid = move |event| {
            if let Ok(step) = event_target_value(&event).parse() {
                self.go(|reel| reel.go_to(step));
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
                {self.button(FIRST, words::first, at_start, move || self.go(|reel| reel.go_to(0)))}
                {self.button(BACK, words::back, at_start, move || self.go(|reel| reel.backwards()))}
                <button
                    type="button"
                    class="main"
                    aria-label=move || self.settings.say(&play())
                    on:click=move |_| self.play_or_pause()
                >
                    <svg class="sign" viewBox="0 0 24 24" aria-hidden="true"><path d=sign/></svg>
                </button>
                {self.button(FORWARDS, words::forwards, at_end, move || self.forwards())}
                {self.button(LAST, words::last, at_end, move || {
                    self.go(|reel| reel.go_to(self.last));
                })}
            </div>
        }
    }

    fn button(
        self,
        sign: &'static str,
        name: fn() -> Message,
        disabled: impl Fn() -> bool + Send + Sync + 'static,
        press: impl Fn() + 'static,
    ) -> AnyView {
        view! {
            <button
                type="button"
                aria-label=move || self.settings.say(&name())
                aria-disabled=move || disabled().to_string()
                on:click=move |_| press()
            >
                <svg class="sign" viewBox="0 0 24 24" aria-hidden="true"><path d=sign/></svg>
            </button>
        }
        .into_any()
    }

    fn speeds(self) -> impl IntoView {
        let speeds = SPEEDS.iter().enumerate().map(|(place, (name, _))| {
            let selected = move || self.speed.get() == place;
            view! { <option value=place prop:selected=selected>{*name}</option> }
        });
        let choose = move |event| {
            self.speed.set(event_target_value(&event).parse().unwrap_or(1));
        };
        self.choice(words::speed, speeds.collect_view(), choose)
    }

    fn eyes(self, viewers: &[Viewer]) -> impl IntoView + use<> {
        let names = StoredValue::new(self.reel.with_value(|reel| reel.names()));
        let options = viewers.iter().map(|&viewer| {
            let title = move || {
                let seen = match viewer {
                    Viewer::Seat(seat) => table_words::watch_eyes(seat),
                    Viewer::Spectator => table_words::watch_spectator(),
                };
                let voice = Voice::of(self.settings.lang.get());
                names.with_value(|names| voice.to(Viewer::Spectator, names).say(&seen))
            };
            let selected = move || self.eyes.get() == viewer;
            view! { <option prop:selected=selected>{title}</option> }
        });
        let options = options.collect_view();
        let viewers = viewers.to_vec();
        let choose = move |event: web_sys::Event| {
            let chosen = event_target::<web_sys::HtmlSelectElement>(&event).selected_index();
            if let Some(&viewer) = usize::try_from(chosen).ok().and_then(|at| viewers.get(at)) {
                self.stop();
                self.eyes.set(viewer);
            }
        };
        self.choice(words::eyes, options, choose)
    }

    fn choice(
        self,
        name: fn() -> Message,
        options: impl IntoView + 'static,
        choose: impl FnMut(web_sys::Event) + 'static,
    ) -> AnyView {
        view! {
            <label class="row">
                <span class="wide">{move || self.settings.say(&name())}</span>
                <select on:change=choose>{options}</select>
            </label>
        }
        .into_any()
    }
}

/// What stands on the buttons.
const FIRST: &str = "M5 5h2.5v14H5zM19 5v14L8.5 12z";
const BACK: &str = "M17 5v14L6 12z";
const PLAY: &str = "M7 4v16l13-8z";
const PAUSE: &str = "M6 5h4.5v14H6zM13.5 5H18v14h-4.5z";
const FORWARDS: &str = "M7 5v14l11-7z";
const LAST: &str = "M16.5 5H19v14h-2.5zM5 5v14l10.5-7z";
