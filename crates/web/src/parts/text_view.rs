//! The game as text: everything in sentences, everything typed.

use leptos::ev::SubmitEvent;
use leptos::html::Input;
use leptos::prelude::*;
use leptos::task::spawn_local;
use prose::first_word;
use voice::typed as words;

use crate::language;
use crate::session::AnySession;
use crate::settings::Settings;

/// As complete as the picture: the table in sentences, and a line to type in as at a terminal.
#[component]
pub(crate) fn TextView(session: AnySession) -> impl IntoView {
    let settings = Settings::of_page();
    // Rules can be asked for in words.
    Effect::new(move || {
        let lang = settings.lang.get();
        spawn_local(async move {
            language::load_rulebooks(lang).await;
        });
    });
    let input = NodeRef::<Input>::new();
    let answer = RwSignal::new(Vec::<String>::new());
    let typed = move |event: SubmitEvent| {
        event.prevent_default();
        if let Some(input) = input.get() {
            let line = input.value();
            input.set_value("");
            answer.set(untrack(|| session.get().run_command(line.trim())));
        }
    };
    let label = move || {
        let word = first_word(settings.lang.get(), &words::word_help());
        session.say(&words::type_here(word))
    };
    view! {
        <section class="as-text">
            {move || paragraphs(session.get().table())}
            <p class="question">{move || session.get().question()}</p>
            <form class="row" on:submit=typed>
                <label for="typed">{label}</label>
                <input
                    id="typed"
                    node_ref=input
                    maxlength="200"
                    autocomplete="off"
                    autocapitalize="none"
                    spellcheck="false"
                />
                <button type="submit">{move || session.say(&words::type_send())}</button>
            </form>
            <div class="answer" role="status">{move || paragraphs(answer.get())}</div>
        </section>
    }
}

/// A paragraph for each line.
pub(crate) fn paragraphs(lines: Vec<String>) -> impl IntoView {
    lines.into_iter().map(|line| view! { <p>{line}</p> }).collect_view()
}
