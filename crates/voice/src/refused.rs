//! Why the server did not do what it was asked. It sends these messages without a language ([`Message::parts`](crate::Message::parts)),
//! and a client that has the locales says them in its own.

use table::OptionsError;

use crate::message::messages;
use crate::{Message, Spoken};

messages! {
    pub fn unavailable() = "online-refused-unavailable";
    pub fn database_moved() = "online-refused-database-moved";
    pub fn no_table() = "online-refused-no-table";
    pub fn no_secret() = "online-refused-no-secret";
    pub fn other_origin() = "online-refused-other-origin";
    pub fn other_host() = "online-refused-other-host";
    pub fn unreadable_address() = "online-refused-unreadable-address";
    pub fn not_json() = "online-refused-not-json";
    pub fn body_too_long(most) = "online-refused-body-too-long";
    pub fn no_page() = "online-refused-no-page";
    pub fn wrong_method() = "online-refused-wrong-method";
    pub fn too_slow() = "online-refused-too-slow";
    pub fn too_many_sockets() = "online-refused-too-many-sockets";
    pub fn too_many_tables() = "online-refused-too-many-tables";
    pub fn too_many_requests() = "online-refused-too-many-requests";
    pub fn too_many_changes() = "online-refused-too-many-changes";
    pub fn too_many_arrangements() = "online-refused-too-many-arrangements";
    pub fn too_many_words() = "online-refused-too-many-words";
    pub fn unreadable(why) = "online-refused-unreadable";
    pub fn no_action(text) = "online-refused-no-action";
    fn no_options(why) = "online-refused-no-options";
    fn no_option(option, options) = "online-refused-no-option";
    pub fn other_rules(version) = "online-refused-other-rules";
    pub fn no_clock(least, most) = "online-refused-no-clock";
    pub fn no_luck() = "online-refused-no-luck";
    pub fn no_name() = "online-refused-no-name";
    pub fn name_too_long(most) = "online-refused-name-too-long";
    pub fn name_taken(name) = "online-refused-name-taken";
    pub fn no_words() = "online-refused-no-words";
    pub fn words_too_long(most) = "online-refused-words-too-long";
    pub fn muted() = "online-refused-muted";
    pub fn no_chair() = "online-refused-no-chair";
    pub fn no_chair_of_yours() = "online-refused-no-chair-of-yours";
    pub fn no_free_chair() = "online-refused-no-free-chair";
    pub fn chair_taken() = "online-refused-chair-taken";
    pub fn chairs_are_free() = "online-refused-chairs-are-free";
    pub fn get_up_first() = "online-refused-get-up-first";
    pub fn nobody_there() = "online-refused-nobody-there";
    pub fn still_here(who) = "online-refused-still-here";
    pub fn has_resigned(who) = "online-refused-has-resigned";
    pub fn no_bot(game, name, bots) = "online-refused-no-bot";
    pub fn no_offer() = "online-refused-no-offer";
    pub fn only_host() = "online-refused-only-host";
    pub fn not_playing() = "online-refused-not-playing";
    pub fn abandoned() = "online-abandoned";
    pub fn already_playing() = "online-refused-already-playing";
    pub fn not_over() = "online-refused-not-over";
}

impl Spoken for OptionsError {
    fn message(&self) -> Message {
        match self {
            Self::Unknown { option, options, .. } => no_option(option.clone(), options.join(", ")),
            other => no_options(other.to_string()),
        }
    }
}
