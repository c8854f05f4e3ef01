//! What is said at a table of Mirrors, on the page and in the terminal.

use crate::message::messages;

messages! {
    pub fn word_pass() = "mirrors-word-pass";
    pub fn word_none() = "mirrors-word-none";
    pub fn mirrors(mirrors, beside) = "mirrors-mirrors";
    pub fn no_mirrors(beside) = "mirrors-no-mirrors";
    pub fn rim(side, recesses) = "mirrors-rim";
    pub fn recess(recess, colour) = "mirrors-recess";
    pub fn recess_open(recess) = "mirrors-recess-open";
    pub fn card_shows(diamonds) = "mirrors-card-shows";
    pub fn no_card() = "mirrors-no-card";
    pub fn needs(diamonds) = "mirrors-needs";
    pub fn your_side(side, entrances) = "mirrors-your-side";
    pub fn score(who, side, cards, diamonds) = "mirrors-score";
    pub fn score_bare(who, side, cards) = "mirrors-score-bare";
    pub fn target_cards(cards, pile) = "mirrors-target-cards";
    pub fn light(typed, colour) = "mirrors-light";
    pub fn light_unneeded(typed, colour) = "mirrors-light-unneeded";
    pub fn ask_place(beside) = "mirrors-ask-place";
    pub fn ask_touch() = "mirrors-ask-touch";
    pub fn ask_take_or_pass(takes) = "mirrors-ask-take-or-pass";
    pub fn ask_take(lit) = "mirrors-ask-take";
    pub fn ask_return(diamonds, recess) = "mirrors-ask-return";
    pub fn answers_place() = "mirrors-answers-place";
    pub fn answers_touch(pass) = "mirrors-answers-touch";
    pub fn answers_take(none) = "mirrors-answers-take";
    pub fn answers_return() = "mirrors-answers-return";
    pub fn board() = "mirrors-board";
    pub fn free(field) = "mirrors-free";
    pub fn mirror(field, diagonal) = "mirrors-mirror";
    pub fn thought(place) = "mirrors-thought";
    pub fn lit(place) = "mirrors-lit";
    pub fn lit_needed(place) = "mirrors-lit-needed";
    pub fn into(colour, recess) = "mirrors-into";
    pub fn do_place(field) = "mirrors-do-place";
    pub fn do_move(from, to) = "mirrors-do-move";
    pub fn flip() = "mirrors-flip";
    pub fn cancel() = "mirrors-cancel";
    pub fn own_card() = "mirrors-own-card";
    pub fn lights(lit) = "mirrors-lights";
    pub fn lights_none() = "mirrors-lights-none";
    pub fn why_first() = "mirrors-why-first";
    pub fn why_placed() = "mirrors-why-placed";
    pub fn why_three() = "mirrors-why-three";
    pub fn hint_place() = "mirrors-hint-place";
    pub fn hint_flip() = "mirrors-hint-flip";
    pub fn hint_touch() = "mirrors-hint-touch";
    pub fn hint_move() = "mirrors-hint-move";
}
