//! What is said of positions to practise.

use crate::Message;
use crate::message::messages;

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
    pub fn light(diamond) = "practice-light";
    pub fn touch(diamond) = "practice-touch";
    pub fn complete() = "practice-complete";
    pub fn costs_least() = "practice-costs-least";
    pub fn take_most() = "practice-take-most";
    pub fn lead(colour) = "practice-lead";
    pub fn gift() = "practice-gift";

    pub fn why_chances(best, other) = "practice-why-chances";
    pub fn why_light(diamond) = "practice-why-light";
    pub fn why_complete() = "practice-why-complete";
    pub fn why_least(points) = "practice-why-least";
    pub fn why_most(cards) = "practice-why-most";
    pub fn why_lead(colour) = "practice-why-lead";

    pub fn lit(diamonds) = "practice-lit";
    pub fn dark() = "practice-dark";
    fn diamond(diamond, recess) = "practice-diamond";
    fn diamond_unneeded(diamond, recess) = "practice-diamond-unneeded";
    pub fn takes(cards) = "practice-takes";
    pub fn counted(points) = "practice-counted";
    pub fn holds(colour, own, most) = "practice-holds";
}

/// A diamond, where it lies, and whether it is needed.
pub fn diamond_at(colour: mirrors::Colour, recess: mirrors::Recess, needed: bool) -> Message {
    if needed { diamond(colour, recess) } else { diamond_unneeded(colour, recess) }
}
