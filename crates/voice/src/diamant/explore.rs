//! What is said of a cave that is set up to see what the solution does there, on its page and by `adamant solve`. Browsers load it
//! with reviews.

use crate::message::messages;

messages! {
    pub fn help() = "review-diamant-help";
    pub fn set_up() = "review-diamant-set-up";
    pub fn players() = "table-label-players";
    pub fn removed() = "review-diamant-removed";
    pub fn path() = "review-diamant-path";
    pub fn empty() = "review-diamant-empty";
    pub fn turn() = "review-diamant-turn";
    pub fn leave() = "review-diamant-leave";
    pub fn left(count) = "review-diamant-left";
    pub fn undo() = "table-undo";
    pub fn clear() = "review-diamant-clear";
    pub fn found() = "review-diamant-found";
    pub fn nothing() = "review-diamant-nothing";
    pub fn equilibrium(leave, worth) = "review-diamant-equilibrium";
    pub fn stands(inside, beside, path, left) = "review-diamant-stands";
    pub fn danger(deadly, left, percent) = "review-diamant-danger";
    pub fn leaving(alone, together) = "review-diamant-leaving";
    pub fn card() = "review-diamant-card";
    pub fn count() = "review-diamant-count";
    pub fn chance() = "review-diamant-chance";
    pub fn each() = "review-diamant-each";
    pub fn ends(stones) = "review-diamant-ends";
}
