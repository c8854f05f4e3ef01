//! The chat.

use std::time::Duration;

use leptos::ev::SubmitEvent;
use leptos::html::Input;
use leptos::prelude::*;
use table::Seat;
use voice::online as words;
use wire::{Ask, CHAT_LIMIT, Chair, ChatMessage, Reaction};

use super::Shown;
use crate::online::{ChatLine, Online};
use crate::parts::{button, mark, named_mark, when};
use crate::settings::say;

/// How long a new chat message is shown over the page.
const TOAST: Duration = Duration::from_secs(6);

/// Every reaction, and its key in the locales.
const REACTIONS: [(Reaction, &str); 6] = [
    (Reaction::Applause, "applause"),
    (Reaction::Laugh, "laugh"),
    (Reaction::Gasp, "gasp"),
    (Reaction::Sigh, "sigh"),
    (Reaction::Patience, "patience"),
    (Reaction::Cheer, "cheer"),
];

/// The chat of a table, which can be folded away. New messages are read out by a screen reader.
pub(super) fn chat(online: Online, shown: Memo<Shown>) -> AnyView {
    let opened = RwSignal::new(false);
    let read = RwSignal::new(0_usize);
    let fresh = move || online.chat.with(|chat| chat.iter().filter(|line| line.fresh).count());
    Effect::new(move || {
        let fresh = fresh();
        if opened.get() {
            read.set(fresh);
        }
    });
    let unread = move || {
        let unread = fresh().saturating_sub(read.get());
        (unread > 0).then(|| view! { <span class="unread">{unread}</span> })
    };
    let sentence = move |line: &ChatLine| say(in_words(&line.message, online))();
    let lines = move || {
        let told = |line: &ChatLine| (line.message.seat, sentence(line));
        let lines = online.chat.with(|chat| chat.iter().rev().map(told).collect::<Vec<_>>());
        if lines.is_empty() {
            return view! { <p class="note">{say(words::chat_empty())}</p> }.into_any();
        }
        let lines =
            lines.into_iter().map(|(seat, line)| view! { <li>{named_mark(seat)} " " {line}</li> });
        view! { <ul tabindex="0" aria-label=say(words::chat())>{lines.collect_view()}</ul> }
            .into_any()
    };
    let last = move || online.chat.with(|chat| chat.last().filter(|line| line.fresh).map(sentence));
    let silent = Memo::new(move |_| {
        let Some(seat) = online.you.get().seat else { return Some(words::chat_seat()) };
        let muted = matches!(online.chair(seat), Some(Chair::Person { muted: true, .. }));
        muted.then(words::chat_muted)
    });
    let speak = move || match silent.get() {
        None => form(online),
        Some(why) => view! { <p class="note">{say(why)}</p> }.into_any(),
    };
    let toggled = move |_| opened.update(|opened| *opened = !*opened);
    let there = move || !matches!(shown.get(), Shown::Nothing | Shown::Missing);
    let details = when(there, move || {
        view! {
            <details class="chat board" on:toggle=toggled>
                <summary>{say(words::chat())} " " {unread}</summary>
                {lines}
                {speak}
            </details>
        }
    });
    // A new message is shown wherever the player looks.
    let toast = RwSignal::new(None::<(Seat, String)>);
    Effect::new(move |before: Option<Option<u32>>| {
        let latest = online.chat.with(|chat| {
            let line = chat.last().filter(|line| line.fresh)?;
            Some((line.number, line.message.seat, sentence(line)))
        });
        let number = latest.as_ref().map(|(number, ..)| *number);
        let own = online.you.get_untracked().seat;
        if let Some((_, seat, said)) = latest
            && before.is_some_and(|before| before != number)
            && Some(seat) != own
            && !opened.get_untracked()
        {
            toast.set(Some((seat, said.clone())));
            let gone = move || {
                // The page may have been left, or another toast may be there.
                toast.try_maybe_update(|toast| {
                    (toast.take_if(|(_, shown)| *shown == said).is_some(), ())
                });
            };
            set_timeout(gone, TOAST);
        }
        number
    });
    let toast = move || {
        toast.get().map(|(seat, said)| {
            view! { <p class="toast" aria-hidden="true">{mark(seat)} " " {said}</p> }
        })
    };
    view! { {details} {toast} <p class="unseen" aria-live="polite">{last}</p> }.into_any()
}

fn in_words(message: &ChatMessage, online: Online) -> voice::Message {
    let name = online.name(message.seat);
    let reaction = REACTIONS.iter().find(|(reaction, _)| Some(*reaction) == message.reaction);
    match reaction {
        Some((_, word)) => words::reacts(*word, name),
        None => words::said(name, message.text.clone().unwrap_or_default()),
    }
}

fn form(online: Online) -> AnyView {
    let input = NodeRef::<Input>::new();
    let send = move |event: SubmitEvent| {
        event.prevent_default();
        let Some(input) = input.get() else { return };
        let text = input.value();
        if !text.trim().is_empty() {
            input.set_value("");
            online.ask(Ask::Say { text });
        }
    };
    let reactions = REACTIONS.map(|(with, word)| {
        button(say(words::reaction(word)), move || online.ask(Ask::React { with }))
    });
    view! {
        <form class="row" on:submit=send>
            <label for="words">{say(words::say())}</label>
            <input id="words" node_ref=input maxlength=CHAT_LIMIT.to_string() autocomplete="off"/>
            <button type="submit">{say(words::send())}</button>
        </form>
        <div class="row feelings">{reactions}</div>
    }
    .into_any()
}
