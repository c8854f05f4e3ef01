//! The rules of a game, every clause with its number.

use games::Kind;
use leptos::prelude::*;
use prose::paragraphs;
use voice::{Clause, Kind as Origin, Rulebook, Voice, rulebook};

use super::{entitle, not_found};
use crate::router::Router;
use crate::settings::Settings;

/// The rulebook of a game, in the language of the moment. A clause's number is its anchor.
pub(crate) fn rules(game: Kind) -> AnyView {
    let settings = Settings::of_page();
    let router = Router::of_page();
    let book = move || rulebook(game.name(), settings.lang.get());
    Effect::new(move || {
        if let Some(clause) = document().get_element_by_id(&router.hash()) {
            clause.scroll_into_view();
        }
    });
    entitle(move |_| book().map_or_else(String::new, |book| book.title.to_owned()));
    let page = move || match book() {
        Some(book) => page(&book, Voice::of(settings.lang.get()), router).into_any(),
        None => not_found(),
    };
    page.into_any()
}

fn page(book: &Rulebook<'static>, voice: &'static Voice, router: Router) -> impl IntoView + use<> {
    let sections = book.sections.iter().map(|section| {
        let clauses = section.clauses.iter().map(|clause| passage(clause, voice, router));
        view! {
            <section>
                <h2>{section.title}</h2>
                {clauses.collect_view()}
            </section>
        }
    });
    view! {
        <article class="rules">
            <h1>{book.title}</h1>
            <p class="note">{book.byline}</p>
            {text(book.intro)}
            {sections.collect_view()}
        </article>
    }
}

fn passage(
    clause: &Clause<'static>,
    voice: &'static Voice,
    router: Router,
) -> impl IntoView + use<> {
    let ruling = clause.kinds.contains(&Origin::Ruling);
    let kinds: Vec<_> = clause.kinds.iter().map(|kind| voice.say(kind)).collect();
    let note = clause.note.map(|note| format!(": {}", note.replace(['*', '`'], "")));
    let number = clause.number;
    let sought = move || router.hash() == number;
    view! {
        <section id=number class="clause" class:ruling=ruling class:sought=sought>
            <h3><span class="number">{number}</span>" "{clause.title}</h3>
            {text(clause.text)}
            <p class="note">{kinds.join(" + ")}{note}</p>
        </section>
    }
}

/// The paragraphs of a text; an item of a list is a paragraph that begins with its mark.
fn text(markdown: &str) -> impl IntoView + use<> {
    paragraphs(markdown).into_iter().map(|text| view! { <p>{text}</p> }).collect_view()
}
