//! The person's name: asked once, remembered, and changed when the person wants to.

use leptos::html::Input;
use leptos::prelude::*;
use voice::{home as words, online};
use wire::NAME_LIMIT;

use crate::profile;
use crate::settings::say;

/// Where a form has the name. It can be copied into every closure.
#[derive(Clone, Copy)]
pub(crate) struct YourName {
    input: NodeRef<Input>,
    /// The name, unless it is being asked for.
    known: RwSignal<Option<String>>,
}

impl YourName {
    /// Asks only if no name is known.
    pub(crate) fn new() -> Self {
        Self { input: NodeRef::new(), known: RwSignal::new(profile::name()) }
    }

    /// Whether the name is being asked for.
    pub(crate) fn asks(self) -> bool {
        self.known.with(Option::is_none)
    }

    /// The name that was typed, which is remembered, or the one that is known; nothing, and the browser says so, if there must be one.
    pub(crate) fn take(self) -> Option<String> {
        let Some(input) = self.input.get_untracked() else { return profile::name() };
        if !input.report_validity() {
            return None;
        }
        let name = profile::set_name(&input.value());
        self.known.set(name.clone());
        name
    }

    fn change(self) {
        self.known.set(None);
        request_animation_frame(move || {
            // The page may have been left.
            if let Some(input) = self.input.try_get_untracked().flatten() {
                // A line that is there can be focused.
                let _ = input.focus();
            }
        });
    }

    /// A line for the name where it is asked for; else the name, and a way to change it.
    pub(crate) fn view(self, required: bool) -> impl IntoView {
        move || match self.known.get() {
            Some(name) => view! {
                <p class="row your-name">
                    {say(words::playing_as(name))}
                    <button type="button" class="plain" on:click=move |_| self.change()>
                        {say(words::change_name())}
                    </button>
                </p>
            }
            .into_any(),
            None => view! {
                <p class="row your-name">
                    <label for="name">{say(online::your_name())}</label>
                    <input
                        id="name"
                        node_ref=self.input
                        maxlength=NAME_LIMIT.to_string()
                        required=required
                        autocomplete="nickname"
                        prop:value=profile::name()
                    />
                </p>
            }
            .into_any(),
        }
    }
}
