//! Learning by playing: the table of a game, and a coach who says one thing at a time.
//!
//! What the coach says, points at and asks for is data of the crate `lessons`. Here it is drawn, and what is tried on the table is
//! shown to the guide instead of being done.

mod coach;
mod course;
mod words;

use std::rc::Rc;

use games::{Kind, with_game};
use leptos::prelude::*;
use leptos::task::spawn_local;
use lessons::{Ask, Guide, Lesson, Taught};
use voice::home;

use crate::language;
use crate::pages::{entitle, title_of};
use crate::pieces;
use crate::router::Router;
use crate::settings::Settings;
use crate::tables::Drawn;
use course::{Course, Guided, News};
use words::Words;

/// A game whose lesson can be drawn.
pub(crate) trait Pointed: Drawn + Taught {
    /// Selectors for what is pointed at. Of a move that is made of several parts, those of the part that is due.
    fn selectors(
        points: &[Self::Point],
        asked: Ask<Self::Action>,
        view: &Self::View,
    ) -> Vec<String>;
}

/// Where the browser stores how far somebody is in the lesson of a game.
pub(crate) fn key(game: &str) -> String {
    format!("adamant.lesson.{game}")
}

/// The lessons, one of which is chosen.
pub(crate) fn lessons() -> AnyView {
    let settings = Settings::of_page();
    entitle(|settings| settings.say(&home::learn()));
    let say = move |message| move || settings.say(&message);
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
    entitle(|settings| settings.say(&home::learn_game(G::title())));
    let (words, news) = (Words::bring(), News::new());
    let brought = RwSignal::new_local(None::<Option<Rc<dyn Guided>>>);
    spawn_local(async move {
        let data = language::fetch_text(&format!("{}.lesson", G::NAME)).await;
        let lesson = data.and_then(|data| Lesson::<G>::read(&data).ok());
        let course = lesson.map(|lesson| Course::open(Guide::new(lesson), news));
        // Meanwhile the page may have been left.
        if brought.try_set(Some(course)).is_none() {
            router.announce();
        }
    });
    // Another language changes the words, and not how far the lesson is.
    let here = Memo::new(move |_| words.are_here());
    let missing = Memo::new(move |_| words.do_not_come());
    let page = move || match brought.get() {
        Some(Some(course)) if here.get() => coach::page(&course, words),
        Some(None) => pieces::not_here(),
        _ if missing.get() => pieces::not_here(),
        _ => ().into_any(),
    };
    page.into_any()
}
