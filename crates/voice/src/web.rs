//! What the pages in a browser say.
#![allow(missing_docs, reason = "the locales say what each of them says")]

use crate::Message;
use crate::common::decimal;
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

    pub fn d_path() = "web-d-path";
    pub fn d_caves() = "web-d-caves";
    pub fn d_cave(cave, entrance) = "web-d-cave";
    pub fn d_explorers() = "web-d-explorers";
    pub fn d_state(doing) = "web-d-state";
    pub fn d_chest_closed() = "web-d-chest-closed";
    pub fn d_beside(worth, stones) = "web-d-beside";
    pub fn d_wait() = "web-d-wait";
    pub fn d_odds() = "web-d-odds";
    pub fn d_odds_end(ends, cards, percent) = "web-d-odds-end";
    pub fn d_odds_others(diamonds, harmless) = "web-d-odds-others";
    pub fn d_odds_share(inside, share) = "web-d-odds-share";
}

/// A number that is counted in tenths.
pub fn tenths(number: u16) -> Message {
    decimal(number / 10, number % 10)
}
