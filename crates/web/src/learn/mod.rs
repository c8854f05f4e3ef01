//! Learning by playing: the table of a game, and a coach who says one thing at a time.
//!
//! What the coach says, points at and asks for is data of the crate `lessons`. Here it is drawn, and what is tried on the table is
//! shown to the guide instead of being done.

mod coach;
mod course;

use std::rc::Rc;

use games::{Kind, with_game};
use leptos::prelude::*;
use leptos::task::spawn_local;
use lessons::{Guide, Lesson, PUPIL, StepTask, Taught};
use table::Viewer;
use voice::{Late, Names, home};

use crate::chunks;
use crate::language;
use crate::pages::{entitle, title_of};
use crate::router::Router;
use crate::settings::say;
use crate::tables::Drawn;
use crate::words::Words;
use course::{Course, Guided, LessonSignals};

/// A game whose lesson can be drawn.
pub(crate) trait Pointed: Drawn + Taught {
    /// Selectors for what is pointed at. Of a move that is made of several parts, those of the part that is due.
    fn selectors(
        points: &[Self::Point],
        asked: StepTask<Self::Action>,
        view: &Self::View,
    ) -> Vec<String>;
}

/// The storage key of the player's progress in the lesson of a game.
pub(crate) fn key(game: Kind) -> String {
    format!("adamant.lesson.{game}")
}

/// The lessons, one of which is chosen.
pub(crate) fn lessons() -> AnyView {
    entitle(say(home::learn()));
    let card = |kind: Kind| {
        let (name, title) = (kind.name(), title_of(kind));
        view! {
            <section class="game">
                <div class=format!("picture of-{name}")></div>
                <h2>{say(title.clone())}</h2>
                <p>{say(home::pitch(name))}</p>
                <p class="row ways">
                    <a
                        class="button"
                        href=format!("/learn/{name}")
                        aria-label=say(home::learn_game(title))
                    >
                        {say(home::learn())}
                    </a>
                </p>
            </section>
        }
    };
    view! {
        <h1>{say(home::learn())}</h1>
        <div class="games">{Kind::ALL.map(card)}</div>
    }
    .into_any()
}

/// The lesson of a game.
pub(crate) fn lesson(game: Kind) -> AnyView {
    with_game!(game, G => lesson_of::<G>())
}

/// The lesson of a game, as soon as its data and its words are here.
fn lesson_of<G: Pointed>() -> AnyView {
    let router = Router::of_page();
    entitle(say(home::learn_game(G::title())));
    let words = Words::load(&[Late::Lessons], Viewer::Seat(PUPIL), Names::default());
    let signals = LessonSignals::default();
    let loaded = RwSignal::new_local(None::<Option<Rc<dyn Guided>>>);
    spawn_local(async move {
        let data = language::fetch_text(&format!("{}.lesson", G::NAME)).await;
        let lesson = data.and_then(|data| Lesson::<G>::read(&data).ok());
        let course = lesson.map(|lesson| Course::open(Guide::new(lesson), signals));
        // Meanwhile the page may have been left.
        if loaded.try_set(Some(course)).is_none() {
            router.announce();
        }
    });
    // Another language changes the words, and not how far the lesson is.
    let here = Memo::new(move |_| words.are_loaded());
    let missing = Memo::new(move |_| words.failed_to_load());
    let page = move || match loaded.get() {
        Some(Some(course)) if here.get() => coach::page(course, G::KIND, words, signals),
        Some(None) => chunks::not_loaded(),
        _ if missing.get() => chunks::not_loaded(),
        _ => ().into_any(),
    };
    page.into_any()
}
