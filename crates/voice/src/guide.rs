//! What explains the rules: each game in one minute, in pictures, and what is said when something happens for the first time.

use crate::message::messages;

/// How many pictures the minute of a game has.
pub const PICTURES: u8 = 6;

messages! {
    pub fn minute() = "guide-minute";
    pub fn diamant(step) = "guide-diamant";
    pub fn diamant_picture(step) = "guide-diamant-picture";
    pub fn mirrors(step) = "guide-mirrors";
    pub fn mirrors_picture(step) = "guide-mirrors-picture";
    pub fn kadora(step) = "guide-kadora";
    pub fn kadora_picture(step) = "guide-kadora-picture";
    pub fn diamant_rest() = "guide-diamant-rest";
    pub fn diamant_hazard() = "guide-diamant-hazard";
    pub fn diamant_fled() = "guide-diamant-fled";
    pub fn diamant_removed() = "guide-diamant-removed";
    pub fn diamant_alone() = "guide-diamant-alone";
    pub fn diamant_together() = "guide-diamant-together";
    pub fn diamant_returned() = "guide-diamant-returned";
    pub fn mirrors_took() = "guide-mirrors-took";
    pub fn mirrors_three() = "guide-mirrors-three";
    pub fn mirrors_none() = "guide-mirrors-none";
    pub fn mirrors_twelve() = "guide-mirrors-twelve";
    pub fn mirrors_laid() = "guide-mirrors-laid";
    pub fn mirrors_deadlock() = "guide-mirrors-deadlock";
    pub fn kadora_took() = "guide-kadora-took";
    pub fn kadora_full() = "guide-kadora-full";
    pub fn kadora_gave() = "guide-kadora-gave";
    pub fn kadora_filled() = "guide-kadora-filled";
    pub fn kadora_last() = "guide-kadora-last";
    pub fn kadora_turned() = "guide-kadora-turned";
    pub fn kadora_dummy() = "guide-kadora-dummy";
    pub fn understood() = "guide-understood";
}
