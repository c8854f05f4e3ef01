//! What the pages in a browser say.
#![allow(missing_docs, reason = "the locales say what each of them says")]

use crate::message::messages;

messages! {
    pub fn tagline() = "web-tagline";
    pub fn skip_to_content() = "web-skip-to-content";
    pub fn home() = "web-home";
    pub fn settings() = "web-settings";
    pub fn players(least, most) = "web-players";
    pub fn play_now(title) = "web-play-now";
    pub fn rules_of(title) = "web-rules-of";
    pub fn not_found() = "web-not-found";
    pub fn not_found_help() = "web-not-found-help";
    pub fn board() = "web-board";
    pub fn actions() = "web-actions";
    pub fn history() = "web-history";
    pub fn undo() = "web-undo";
    pub fn skip() = "web-skip";
    pub fn new_game() = "web-new-game";
    pub fn as_text() = "web-as-text";
    pub fn as_picture() = "web-as-picture";
    pub fn type_here(word) = "web-type-here";
    pub fn type_send() = "web-type-send";
    pub fn read_clause(clause) = "web-read-clause";
    pub fn language() = "web-language";
    pub fn theme() = "web-theme";
    pub fn theme_system() = "web-theme.system";
    pub fn theme_light() = "web-theme.light";
    pub fn theme_dark() = "web-theme.dark";
    pub fn contrast() = "web-contrast";
    pub fn contrast_system() = "web-contrast.system";
    pub fn contrast_more() = "web-contrast.more";
    pub fn motion() = "web-motion";
    pub fn motion_system() = "web-motion.system";
    pub fn motion_full() = "web-motion.full";
    pub fn motion_reduced() = "web-motion.reduced";
    pub fn text() = "web-text";
    pub fn text_usual() = "web-text.usual";
    pub fn text_large() = "web-text.large";
    pub fn text_largest() = "web-text.largest";
    pub fn sound() = "web-sound";
    pub fn sound_off() = "web-sound.off";
    pub fn sound_on() = "web-sound.on";
    pub fn m_free(field) = "web-m-free";
    pub fn m_mirror(field, diagonal) = "web-m-mirror";
    pub fn m_thought(place) = "web-m-thought";
    pub fn m_lit(place) = "web-m-lit";
    pub fn m_lit_needed(place) = "web-m-lit-needed";
    pub fn m_into(colour, recess) = "web-m-into";
    pub fn m_do_place(field) = "web-m-do-place";
    pub fn m_do_move(from, to) = "web-m-do-move";
    pub fn m_flip() = "web-m-flip";
    pub fn m_cancel() = "web-m-cancel";
    pub fn m_card() = "web-m-card";
    pub fn m_lights(lit) = "web-m-lights";
    pub fn m_lights_none() = "web-m-lights-none";
    pub fn m_why_first() = "web-m-why-first";
    pub fn m_why_placed() = "web-m-why-placed";
    pub fn m_why_three() = "web-m-why-three";
    pub fn m_hint_place() = "web-m-hint-place";
    pub fn m_hint_flip() = "web-m-hint-flip";
    pub fn m_hint_touch() = "web-m-hint-touch";
    pub fn m_hint_move() = "web-m-hint-move";
}
