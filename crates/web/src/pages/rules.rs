//! The rules of a game: one minute in pictures, then every clause with its number.

use games::Kind;
use leptos::prelude::*;
use leptos::task::spawn_local;
use prose::paragraphs;
use voice::{Clause, Lang, Origin, Rulebook, Voice, home as words, pages, rulebook};

use super::{entitle, minute, title_of};
use crate::chunks;
use crate::language;
use crate::router::Router;
use crate::saved_game;
use crate::settings::{Settings, say};

/// The rules of a game, in the language of the moment, as soon as they are here. A clause's number is its anchor.
pub(crate) fn rules(game: Kind) -> AnyView {
    let settings = Settings::of_page();
    let router = Router::of_page();
    entitle(say(pages::rules_of(title_of(game))));
    let loaded = RwSignal::new(None::<Lang>);
    Effect::new(move || {
        let lang = settings.lang.get();
        spawn_local(async move {
            // If that fails, there is no rulebook to show.
            language::load_rulebooks(lang).await;
            // Meanwhile the page may have been left.
            if loaded.try_set(Some(lang)).is_none() {
                router.announce();
            }
        });
    });
    Effect::new(move || {
        let clause = router.hash();
        if loaded.get().is_some() {
            request_animation_frame(move || {
                if let Some(clause) = document().get_element_by_id(&clause) {
                    clause.scroll_into_view();
                }
            });
        }
    });
    let page = move || {
        let lang = loaded.get()?;
        Some(match rulebook(game.name(), lang) {
            Some(book) => page(game, &book, Voice::of(lang), router).into_any(),
            None => chunks::not_loaded(),
        })
    };
    page.into_any()
}

fn page(
    game: Kind,
    book: &Rulebook<'static>,
    voice: &'static Voice,
    router: Router,
) -> impl IntoView + use<> {
    let numbers: Vec<&'static str> = book.clauses().map(|clause| clause.number).collect();
    let contents = book.sections.iter().enumerate().map(|(nth, section)| {
        view! { <li><a href=format!("#part-{nth}")>{section.title}</a></li> }
    });
    let sections = book.sections.iter().enumerate().map(|(nth, section)| {
        let clauses = section.clauses.iter().map(|clause| passage(clause, &numbers, voice, router));
        view! {
            <section>
                <h3 id=format!("part-{nth}")>{section.title}</h3>
                {clauses.collect_view()}
                <p class="note"><a href="#contents">{voice.say(&words::rules_top())}</a></p>
            </section>
        }
    });
    view! {
        <article class="rules">
            <h1>{voice.say(&pages::rules_of(title_of(game)))}</h1>
            <p class="note">{book.byline}</p>
            {ways(game, voice, router)}
            {minute(game)}
            <h2>{voice.say(&words::rules_full())}</h2>
            {text(book.intro, &numbers)}
            <nav id="contents" aria-label=voice.say(&words::rules_contents())>
                <ol>{contents.collect_view()}</ol>
            </nav>
            {sections.collect_view()}
            {ways(game, voice, router)}
        </article>
    }
}

/// The address of the game that was left for the rules, if one was. What an address asks for after a `?` would begin a new one.
fn left(router: Router) -> Option<String> {
    let from = router.came_from()?.split('?').next()?.to_owned();
    Some(from).filter(|from| from.starts_with("/play/") || from.starts_with("/t/"))
}

/// Back to the game that was left for the rules, or on to one.
fn ways(game: Kind, voice: &'static Voice, router: Router) -> impl IntoView {
    let title = title_of(game);
    let (href, label) = match (left(router), saved_game::current(game)) {
        (Some(back), _) => (back, words::rules_back()),
        (None, Some(_)) => (format!("/play/{game}"), words::go_on_with(title.clone())),
        (None, None) => (format!("/play/{game}"), words::play_game(title.clone())),
    };
    let explore = (game == Kind::Diamant).then(|| {
        view! { <a href="/explore">{voice.say(&pages::explore())}</a> }
    });
    view! {
        <p class="row ways">
            <a class="button" href=href>{voice.say(&label)}</a>
            <a class="button" href=format!("/learn/{game}")>{voice.say(&words::learn())}</a>
            <a class="button" href=format!("/together?game={game}")>
                {voice.say(&words::friends())}
            </a>
            <a href=format!("/practice/{game}")>{voice.say(&words::practice())}</a>
            {explore}
        </p>
    }
}

fn passage(
    clause: &Clause<'static>,
    numbers: &[&'static str],
    voice: &'static Voice,
    router: Router,
) -> impl IntoView + use<> {
    let ruling = clause.origins.contains(&Origin::Ruling);
    let note = clause.note.map(|note| {
        let note = note.replace(['*', '`'], "");
        let note = if ruling { voice.say(&words::rules_ruling(note)) } else { note };
        view! { <p class="note">{linked(&note, numbers)}</p> }
    });
    let number = clause.number;
    let sought = move || router.hash() == number;
    let back = move || {
        let href = sought().then(|| left(router)).flatten()?;
        Some(view! { <p><a href=href>{voice.say(&words::rules_back())}</a></p> })
    };
    view! {
        <section id=number class="clause" class:ruling=ruling class:sought=sought>
            <h4>
                <a class="number" href=format!("#{number}")>{number}</a>
                " "
                {clause.title}
            </h4>
            {text(clause.text, numbers)}
            {note}
            {back}
        </section>
    }
}

/// The paragraphs and lists of a text.
fn text(markdown: &str, numbers: &[&'static str]) -> AnyView {
    let lines = paragraphs(markdown);
    let blocks = lines.chunk_by(|one, next| one.starts_with("- ") && next.starts_with("- "));
    let blocks = blocks.map(|block| {
        let items = block.iter().filter_map(|line| line.strip_prefix("- "));
        let items: Vec<_> = items.map(|item| view! { <li>{linked(item, numbers)}</li> }).collect();
        if items.is_empty() {
            view! { <p>{linked(&block[0], numbers)}</p> }.into_any()
        } else {
            view! { <ul>{items}</ul> }.into_any()
        }
    });
    blocks.collect::<Vec<_>>().into_any()
}

/// A sentence in which the number of a clause leads there.
fn linked(text: &str, numbers: &[&'static str]) -> AnyView {
    let parts = split_numbers(text, numbers).into_iter().map(|(part, is_number)| {
        if is_number {
            view! { <a href=format!("#{part}")>{part.clone()}</a> }.into_any()
        } else {
            part.into_any()
        }
    });
    parts.collect::<Vec<_>>().into_any()
}

/// The parts of a text, and whether each is the number of a clause.
fn split_numbers(text: &str, numbers: &[&str]) -> Vec<(String, bool)> {
    let mut parts: Vec<(String, bool)> = Vec::new();
    for piece in text.split_inclusive(|c: char| !c.is_alphanumeric()) {
        let word = piece.trim_end_matches(|c: char| !c.is_alphanumeric());
        let rest = &piece[word.len()..];
        if numbers.contains(&word) {
            parts.extend([(word.to_owned(), true), (rest.to_owned(), false)]);
        } else if let Some((last, false)) = parts.last_mut() {
            last.push_str(piece);
        } else {
            parts.push((piece.to_owned(), false));
        }
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_number_of_a_clause_leads_there() {
        let part = |text: &str, is_number| (text.to_owned(), is_number);
        assert_eq!(
            split_numbers("place a card (K11 to K14); AK11", &["K11", "K14"]),
            [
                part("place a card (", false),
                part("K11", true),
                part(" to ", false),
                part("K14", true),
                part("); AK11", false),
            ]
        );
        assert_eq!(split_numbers("D1", &["D1"]), [part("D1", true), part("", false)]);
    }
}
