//! What is said at every table, on the page and in the terminal.

use crate::Message;
use crate::common::decimal;
use crate::message::messages;

messages! {
    pub fn person(number) = "table-person";
    pub fn label_players() = "table-label-players";
    pub fn label_bots() = "table-label-bots";
    pub fn thought(who, reason) = "table-thought";
    pub fn why_later() = "table-why-later";
    pub fn why_title() = "table-why-title";
    pub fn watch_title(step, steps) = "table-watch-title";
    pub fn watch_eyes(who) = "table-watch-eyes";
    pub fn watch_spectator() = "table-watch-spectator";
    pub fn hint(action, reason) = "table-hint";
    pub fn hint_thinking() = "table-hint-thinking";
    pub fn hint_none() = "table-hint-none";
    pub fn bot(bot) = "table-bot";
    pub fn actions() = "table-actions";
    pub fn history() = "table-history";
    pub fn undo() = "table-undo";
    pub fn ask_hint() = "table-ask-hint";
    pub fn skip() = "table-skip";
    pub fn new_game() = "table-new-game";
    pub fn rematch() = "table-rematch";
    pub fn end_game() = "table-end-game";
    pub fn keep_playing() = "table-keep-playing";
    pub fn end_and_begin() = "table-end-and-begin";
    pub fn as_text() = "table-as-text";
    pub fn as_picture() = "table-as-picture";
    pub fn read_clause(clause) = "table-read-clause";
    pub fn ready() = "table-ready";
    pub fn stale() = "table-stale";
    pub fn your_turn() = "table-your-turn";
    pub fn symbol(seat) = "table-symbol";
}

/// A number that is counted in tenths.
pub fn tenths(number: u16) -> Message {
    decimal(number / 10, number % 10)
}
