//! What is said of positions to practise.
#![allow(missing_docs, reason = "the locales say what each of them says")]

use crate::Message;
use crate::message::messages;
use crate::mirrors::colour_word;

messages! {
    pub fn title(game) = "practice-title";
    pub fn intro(all) = "practice-intro";
    pub fn solved_count(solved, all) = "practice-solved-count";
    pub fn position(number, all) = "practice-position";
    pub fn difficulty(stars) = "practice-difficulty";
    pub fn solved() = "practice-solved";
    pub fn next() = "practice-next";
    pub fn back() = "practice-back";
    pub fn show() = "practice-show";
    pub fn right(choice) = "practice-right";
    pub fn wrong(choice) = "practice-wrong";
    pub fn answer(choice) = "practice-answer";
    pub fn chance(chance) = "practice-chance";

    pub fn stay_or_leave() = "practice-stay-or-leave";
    pub fn last_cave() = "practice-last-cave";
    pub fn alone() = "practice-alone";
    fn light_of(diamond) = "practice-light";
    fn touch_of(diamond) = "practice-touch";
    pub fn complete() = "practice-complete";
    pub fn costs_least() = "practice-costs-least";
    pub fn take_most() = "practice-take-most";
    fn lead_of(colour) = "practice-lead";
    pub fn gift() = "practice-gift";

    pub fn why_chances(best, other) = "practice-why-chances";
    fn why_light_of(diamond) = "practice-why-light";
    pub fn why_complete() = "practice-why-complete";
    pub fn why_least(points) = "practice-why-least";
    pub fn why_most(cards) = "practice-why-most";
    fn why_lead_of(colour) = "practice-why-lead";

    pub fn lit(diamonds) = "practice-lit";
    pub fn dark() = "practice-dark";
    fn diamond(diamond, recess) = "practice-diamond";
    fn diamond_unneeded(diamond, recess) = "practice-diamond-unneeded";
    pub fn takes(cards) = "practice-takes";
    pub fn counted(points) = "practice-counted";
    fn holds_of(colour, own, most) = "practice-holds";
}

/// Light a diamond of a colour with one mirror.
pub fn light(colour: mirrors::Colour) -> Message {
    light_of(colour_word(colour))
}

/// The same while all twelve mirrors stand.
pub fn touch(colour: mirrors::Colour) -> Message {
    touch_of(colour_word(colour))
}

/// Why a mirror is the one that lights a diamond of a colour.
pub fn why_light(colour: mirrors::Colour) -> Message {
    why_light_of(colour_word(colour))
}

/// A diamond, where it lies, and whether it is needed.
pub fn diamond_at(colour: mirrors::Colour, recess: String, needed: bool) -> Message {
    let word = colour_word(colour);
    if needed { diamond(word, recess) } else { diamond_unneeded(word, recess) }
}

/// Have the highest value in a colour.
pub fn lead(colour: kadora::Colour) -> Message {
    lead_of(colour.name())
}

/// Why a card is the one that brings the highest value in a colour.
pub fn why_lead(colour: kadora::Colour) -> Message {
    why_lead_of(colour.name())
}

/// What one has in a colour after a choice, and the most that another player has.
pub fn holds(colour: kadora::Colour, own: u8, most: u8) -> Message {
    holds_of(colour.name(), own, most)
}
