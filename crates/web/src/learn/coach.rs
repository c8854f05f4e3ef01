//! The coach: what is said, how far it is, and the ways on; below, the table.

use std::rc::Rc;

use games::Kind;
use leptos::html::{H2, P};
use leptos::prelude::*;
use leptos::task::spawn_local;
use voice::{home, lessons as words};

use super::course::{Guided, LessonSignals, Shown, State};
use crate::focus::focus_in_place;
use crate::pages::title_of;
use crate::parts::{main_button, named_button};
use crate::script;
use crate::session::AnySession;
use crate::settings::{Settings, TableView};
use crate::tables::Table;
use crate::words::Words;

/// The script that points.
const SCRIPT: &str = "learn";

/// A lesson, and the step that is shown beside its table. It can be copied into every closure.
#[derive(Clone, Copy)]
struct Coach {
    course: StoredValue<Rc<dyn Guided>, LocalStorage>,
    game: Kind,
    words: Words,
    signals: LessonSignals,
    /// The table that is shown.
    table: RwSignal<Option<AnySession>>,
    /// The step that is shown: what happens on the table before it comes first.
    shown: Memo<Shown>,
    state: Memo<State>,
}

impl Coach {
    fn new(course: Rc<dyn Guided>, game: Kind, words: Words, signals: LessonSignals) -> Self {
        let course = StoredValue::new_local(course);
        let table = RwSignal::new(None::<AnySession>);
        let behind =
            move || table.get().is_some_and(|session| session.behind.try_get() == Some(true));
        let shown = Memo::new(move |before: Option<&Shown>| match before {
            Some(before) if behind() => before.clone(),
            _ => {
                signals.said.track();
                course.get_value().shown()
            }
        });
        let state = Memo::new(move |_| shown.read().state);
        Self { course, game, words, signals, table, shown, state }
    }

    fn course(self) -> Rc<dyn Guided> {
        self.course.get_value()
    }

    /// A button that begins the lesson anew.
    fn restart(self, then: impl Fn() + 'static) -> AnyView {
        let restart = move || {
            self.course().restart();
            then();
        };
        named_button("restart", self.words.text(words::again()), restart)
    }

    /// Whether the pupil is to do something on the table.
    fn is_asked(self) -> bool {
        self.state.get() == State::Asked
    }

    /// Shows all that has happened, or else goes on.
    fn advance(self) {
        match self.table.get_untracked() {
            Some(session) if session.behind.try_get_untracked() == Some(true) => {
                session.get().skip();
            }
            _ => self.course().advance(),
        }
    }
}

/// The lesson; before it, if it was left in the middle, whether to go on there.
pub(super) fn page(
    course: Rc<dyn Guided>,
    game: Kind,
    words: Words,
    signals: LessonSignals,
) -> AnyView {
    let taken_up = RwSignal::new(course.take_up());
    let coach = Coach::new(course, game, words, signals);
    (move || if taken_up.get() { ask_where(coach, taken_up) } else { lesson(coach) }).into_any()
}

/// Asks whether to go on where the lesson was left.
fn ask_where(coach: Coach, taken_up: RwSignal<bool>) -> AnyView {
    let words = coach.words;
    let Shown { step, steps, .. } = coach.course().shown();
    let go_on = move || taken_up.set(false);
    view! {
        <h1>{words.text(home::learn_game(title_of(coach.game)))}</h1>
        <section class="board learnt">
            <p>{words.text(words::was_left(step + 1, steps))}</p>
            <p class="row">
                {main_button(Some("resume"), words.text(words::resume()), go_on)}
                {coach.restart(go_on)}
            </p>
        </section>
    }
    .into_any()
}

fn lesson(coach: Coach) -> AnyView {
    let over = Memo::new(move |_| coach.state.get() == State::Over);
    let drawn = move || {
        coach.signals.table.track();
        let (session, names) = coach.course().sit();
        coach.words.names.set(names);
        coach.table.set(Some(session));
        view! { <Table session undo=false ends=false/> }
    };
    Effect::new(move || {
        coach.shown.track();
        spawn_local(async move {
            // Steps that follow while the script is loaded need not come in order: what is meant by then counts.
            script::load(SCRIPT).await;
            if let Some(points) = coach.shown.try_with_untracked(|shown| shown.points.clone()) {
                point(points);
            }
        });
    });
    on_cleanup(|| point(String::new()));
    view! {
        <div class="lesson" class:waiting=move || !coach.is_asked()>
            {move || if over.get() { learnt(coach) } else { panel(coach) }}
            {drawn}
        </div>
    }
    .into_any()
}

/// Points at what these selectors find.
fn point(meant: String) {
    spawn_local(async move {
        script::call(SCRIPT, "point", &[&meant]).await;
    });
}

fn panel(coach: Coach) -> AnyView {
    let Coach { game, words, signals, .. } = coach;
    let all = coach.shown.read_untracked().steps;
    let step = move || coach.shown.read().step + 1;
    let says = move || words.say_all(&coach.shown.read().said);
    let look = move || {
        let meant = coach.shown.read().look.clone();
        (!meant.is_empty()).then(|| words.say(&words::look(meant)))
    };
    let wrong = move || {
        let why = signals.wrong.get();
        (!why.is_empty()).then(|| words.say_all(&why))
    };
    // Where there is no picture, what is meant is said.
    let table = Settings::of_page().table;
    let as_text = move || table.get() == TableView::Text;
    let text = NodeRef::<P>::new();
    // A button that goes takes the keyboard with it.
    Effect::new(move || {
        if coach.is_asked() {
            request_animation_frame(move || focus_text(text));
        }
    });
    view! {
        <section class="coach" aria-label=words.text(home::learn_game(title_of(game)))>
            <p class="row way">
                <span class="note">{move || words.say(&words::step_of(step(), all))}</span>
                <progress
                    max=all
                    value=step
                    aria-label=move || words.say(&words::step_of(step(), all))
                ></progress>
                <a href="/" id="leave-lesson">{words.text(words::leave())}</a>
            </p>
            <div role="status">
                <p class="says" tabindex="-1" node_ref=text>{says}</p>
                <p class="look" class:unseen=move || !as_text()>{look}</p>
            </div>
            <p class="wrong" role="alert">{wrong}</p>
            <p class="row go">
                <button
                    type="button"
                    id="step-back"
                    disabled=move || coach.shown.read().step == 0 && coach.state.get() != State::Between
                    on:click=move |_| coach.course().back()
                >
                    {words.text(words::back())}
                </button>
                <button
                    type="button"
                    id="step-skip"
                    hidden=move || !coach.is_asked()
                    on:click=move |_| coach.advance()
                >
                    {words.text(words::skip())}
                </button>
                <button
                    type="button"
                    id="step-on"
                    class="main"
                    hidden=move || coach.is_asked()
                    on:click=move |_| coach.advance()
                >
                    {words.text(words::go_on())}
                </button>
            </p>
        </section>
    }
    .into_any()
}

/// Puts the keyboard on what is said, unless it is somewhere.
fn focus_text(text: NodeRef<P>) {
    let at = document().active_element();
    let hidden = |at: &web_sys::Element| at.tag_name() == "BODY" || at.has_attribute("hidden");
    if at.is_none_or(|at| hidden(&at))
        // The page may have been left.
        && let Some(text) = text.try_get_untracked().flatten()
    {
        focus_in_place(&text);
    }
}

/// What was learnt, and what to do with it.
fn learnt(coach: Coach) -> AnyView {
    let Coach { game, words, .. } = coach;
    let lines = coach.shown.get_untracked().said.into_iter();
    let lines = lines.map(|line| view! { <li>{words.text(line)}</li> }).collect_view();
    let heading = NodeRef::<H2>::new();
    Effect::new(move || {
        if let Some(heading) = heading.get() {
            // Only what is on the page can be focused and scrolled to.
            request_animation_frame(move || {
                let _ = heading.focus();
                heading.scroll_into_view();
            });
        }
    });
    let others = Kind::ALL.into_iter().filter(|kind| *kind != game).map(|kind| {
        view! { <a href=format!("/learn/{kind}")>{words.text(home::learn_game(title_of(kind)))}</a> }
    });
    view! {
        <section class="coach board learnt" role="status">
            <h2 tabindex="-1" node_ref=heading>{words.text(words::learnt())}</h2>
            <ol>{lines}</ol>
            <p class="row">
                <a class="button" id="play-now" href=format!("/play/{game}?level=random")>
                    {words.text(words::play())}
                </a>
                {others.collect_view()}
                <a href="/">{words.text(words::leave())}</a>
                {named_button("step-back", words.text(words::back()), move || coach.course().back())}
                {coach.restart(|| ())}
            </p>
        </section>
    }
    .into_any()
}
