//! A game in words: what can be typed, and what is answered.
//!
//! A word under `word_…` is a list of words with spaces between them: all are understood, the first is shown.

use crate::message::messages;

messages! {
    pub fn word_board() = "typed-word-board";
    pub fn word_hand() = "typed-word-hand";
    pub fn word_score() = "typed-word-score";
    pub fn word_story() = "typed-word-story";
    pub fn word_undo() = "typed-word-undo";
    pub fn word_rules() = "typed-word-rules";
    pub fn word_why() = "typed-word-why";
    pub fn word_help() = "typed-word-help";
    pub fn word_quit() = "typed-word-quit";
    pub fn word_figures() = "typed-word-figures";
    pub fn help_figures(game) = "typed-help-figures";
    pub fn help_board() = "typed-help-board";
    pub fn help_hand() = "typed-help-hand";
    pub fn help_score() = "typed-help-score";
    pub fn help_story() = "typed-help-story";
    pub fn help_undo() = "typed-help-undo";
    pub fn help_rules() = "typed-help-rules";
    pub fn help_why() = "typed-help-why";
    pub fn help_help() = "typed-help-help";
    pub fn help_quit() = "typed-help-quit";
    pub fn undone() = "typed-undone";
    pub fn cannot_undo() = "typed-cannot-undo";
    pub fn not_understood(text) = "typed-not-understood";
    pub fn read_clause(word, clause) = "typed-read-clause";
    pub fn no_rulebook() = "typed-no-rulebook";
    pub fn no_clause(clause, first, last) = "typed-no-clause";
    pub fn no_seat() = "typed-no-seat";
    pub fn word_hint() = "typed-word-hint";
    pub fn help_hint() = "typed-help-hint";
    pub fn type_here(word) = "typed-type-here";
    pub fn type_send() = "typed-type-send";
}
