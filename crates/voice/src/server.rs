//! What the server says when it does not do what it is asked.
#![allow(missing_docs, reason = "the locales say what each of them says")]

use crate::message::messages;

messages! {
    pub fn unavailable() = "server-unavailable";
    pub fn database_moved() = "server-database-moved";
    pub fn no_table() = "server-no-table";
    pub fn no_secret() = "server-no-secret";
    pub fn other_origin() = "server-other-origin";
    pub fn other_host() = "server-other-host";
    pub fn unreadable_address() = "server-unreadable-address";
    pub fn not_json() = "server-not-json";
    pub fn body_too_long(most) = "server-body-too-long";
    pub fn no_page() = "server-no-page";
    pub fn wrong_method() = "server-wrong-method";
    pub fn too_slow() = "server-too-slow";
    pub fn too_many_sockets() = "server-too-many-sockets";
    pub fn too_many_tables() = "server-too-many-tables";
    pub fn too_many_requests() = "server-too-many-requests";
    pub fn too_many_changes() = "server-too-many-changes";
    pub fn too_many_arrangements() = "server-too-many-arrangements";
    pub fn too_many_words() = "server-too-many-words";
    pub fn unreadable(why) = "server-unreadable";
    pub fn no_action(text) = "server-no-action";
    pub fn no_options(why) = "server-no-options";
    pub fn no_option(option, options) = "server-no-option";
    pub fn other_rules(version) = "server-other-rules";
    pub fn no_clock(least, most) = "server-no-clock";
    pub fn no_luck() = "server-no-luck";
    pub fn no_name() = "server-no-name";
    pub fn name_too_long(most) = "server-name-too-long";
    pub fn name_taken(name) = "server-name-taken";
    pub fn no_words() = "server-no-words";
    pub fn words_too_long(most) = "server-words-too-long";
    pub fn muted() = "server-muted";
    pub fn no_chair() = "server-no-chair";
    pub fn no_chair_of_yours() = "server-no-chair-of-yours";
    pub fn no_free_chair() = "server-no-free-chair";
    pub fn chair_taken() = "server-chair-taken";
    pub fn chairs_are_free() = "server-chairs-are-free";
    pub fn get_up_first() = "server-get-up-first";
    pub fn nobody_there() = "server-nobody-there";
    pub fn still_here(who) = "server-still-here";
    pub fn has_resigned(who) = "server-has-resigned";
    pub fn no_bot() = "server-no-bot";
    pub fn no_offer() = "server-no-offer";
    pub fn only_host() = "server-only-host";
    pub fn not_playing() = "server-not-playing";
    pub fn abandoned() = "server-abandoned";
    pub fn already_playing() = "server-already-playing";
    pub fn not_over() = "server-not-over";
    pub fn stale() = "online-stale";
    pub fn page_what() = "server-page-what";
    pub fn page_here() = "server-page-here";
    pub fn page_rules() = "server-page-rules";
    pub fn page_programs() = "server-page-programs";
    pub fn page_protocol() = "server-page-protocol";
    pub fn page_api() = "server-page-api";
    pub fn page_fair() = "server-page-fair";
}
