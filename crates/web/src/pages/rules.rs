//! The rules of a game, every clause with its number.

use games::Kind;
use leptos::prelude::*;
use leptos_router::hooks::use_location;
use prose::paragraphs;
use voice::{Clause, Kind as Origin, Rulebook, Voice, rulebook};

use super::{NotFound, entitle, game_of_address};
use crate::settings::Settings;

/// The rulebook of the game in the address, in the language of the moment. A clause's number is its anchor.
#[component]
pub(crate) fn Rules() -> impl IntoView {
    let settings = Settings::of_page();
    let game = game_of_address();
    let book = move || rulebook(game.get().map(Kind::name)?, settings.lang.get());
    let hash = use_location().hash;
    Effect::new(move || {
        game.track();
        let clause = hash.with(|hash| document().get_element_by_id(hash.trim_start_matches('#')));
        if let Some(clause) = clause {
            clause.scroll_into_view();
        }
    });
    entitle(move |_| book().map_or_else(String::new, |book| book.title.to_owned()));
    move || match book() {
        Some(book) => page(&book, Voice::of(settings.lang.get()), hash).into_any(),
        None => NotFound().into_any(),
    }
}

fn page(
    book: &Rulebook<'static>,
    voice: &'static Voice,
    hash: Memo<String>,
) -> impl IntoView + use<> {
    let sections = book.sections.iter().map(|section| {
        let clauses = section.clauses.iter().map(|clause| passage(clause, voice, hash));
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
    hash: Memo<String>,
) -> impl IntoView + use<> {
    let ruling = clause.kinds.contains(&Origin::Ruling);
    let kinds: Vec<_> = clause.kinds.iter().map(|kind| voice.say(kind)).collect();
    let note = clause.note.map(|note| format!(": {}", note.replace(['*', '`'], "")));
    let number = clause.number;
    let sought = move || hash.with(|hash| hash.strip_prefix('#') == Some(number));
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
