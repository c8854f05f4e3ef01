//! The game as text: everything in sentences, everything typed.

use leptos::ev::SubmitEvent;
use leptos::html::Input;
use leptos::prelude::*;
use prose::{Command, book, clause, first_word, help};
use voice::{Part, terminal, web as words};

use crate::session::Session;
use crate::tables::Drawn;

/// As complete as the picture: the table in sentences, and a line to type in as at a terminal.
#[component]
pub(crate) fn TextView<G: Drawn>(session: Session<G>) -> impl IntoView {
    let input = NodeRef::<Input>::new();
    let answer = RwSignal::new(Vec::<String>::new());
    let table = move || {
        session.view.with(|view| {
            session.speak(|to| [G::board(view, to), G::hand(view, to), G::score(view, to)].concat())
        })
    };
    let question = move || {
        let asked = !session.actions.with(Vec::is_empty);
        asked.then(|| session.view.with(|view| session.speak(|to| G::question(view, to))))
    };
    let typed = move |event: SubmitEvent| {
        event.prevent_default();
        if let Some(input) = input.get() {
            let line = input.value();
            input.set_value("");
            answer.set(hear(session, line.trim()));
        }
    };
    let label = move || {
        let word = session.speak(|to| first_word(to.lang(), &terminal::word_help()));
        session.say(&words::type_here(word))
    };
    view! {
        <section class="as-text">
            {move || paragraphs(table())}
            <p class="question">{question}</p>
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

fn paragraphs(lines: Vec<String>) -> impl IntoView {
    lines.into_iter().map(|line| view! { <p>{line}</p> }).collect_view()
}

/// Does what was typed, and says what there is to say.
fn hear<G: Drawn>(session: Session<G>, line: &str) -> Vec<String> {
    let view = session.view.get_untracked();
    session.speak(|to| match Command::read(line, to.lang()) {
        _ if line.is_empty() => Vec::new(),
        Some(Command::Board) => G::board(&view, to),
        Some(Command::Hand) => G::hand(&view, to),
        Some(Command::Score) => G::score(&view, to),
        Some(Command::Story) => session.story.with_untracked(|story| {
            let told = story.iter().filter(|happened| G::part(&happened.seen) != Part::Aside);
            told.map(|happened| to.say(&happened.seen)).collect()
        }),
        Some(Command::Undo) if session.can_undo.get_untracked() => {
            session.undo();
            vec![to.say(&terminal::undone())]
        }
        Some(Command::Undo) => vec![to.say(&terminal::cannot_undo())],
        Some(Command::Rules(Some(number))) => clause::<G>(&number, to.lang()),
        Some(Command::Rules(None)) => {
            match session.refused.get_untracked().and_then(|refused| refused.clause) {
                Some(number) => clause::<G>(number, to.lang()),
                None => book::<G>(to.lang()),
            }
        }
        Some(Command::Help | Command::Quit) => help::<G>(&view, to),
        None => {
            if let Some(actions) = G::read(&view, line, to) {
                session.act_all(actions);
                return Vec::new();
            }
            let mut said = vec![to.say(&terminal::not_understood(line.to_owned()))];
            said.extend(G::answers(&view, to));
            said
        }
    })
}
