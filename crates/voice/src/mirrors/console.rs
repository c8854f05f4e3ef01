//! What is said of Mirrors on the command line and on the whole screen of a terminal alone.

use crate::message::messages;

messages! {
    pub fn key_mirror() = "mirrors-console-key-mirror";
    pub fn key_place() = "mirrors-console-key-place";
    pub fn key_beam() = "mirrors-console-key-beam";
    pub fn key_take() = "mirrors-console-key-take";
    pub fn key_take_none() = "mirrors-console-key-take-none";
    pub fn key_turn() = "mirrors-console-key-turn";
    pub fn key_pick_up() = "mirrors-console-key-pick-up";
    pub fn key_put_down() = "mirrors-console-key-put-down";
    pub fn key_off() = "mirrors-console-key-off";
    pub fn key_pass() = "mirrors-console-key-pass";
    pub fn key_order() = "mirrors-console-key-order";
    pub fn key_put_back() = "mirrors-console-key-put-back";
    pub fn key_erase() = "mirrors-console-key-erase";
    pub fn your_card() = "mirrors-console-your-card";
    pub fn you_need() = "mirrors-console-you-need";
    pub fn mirrors(beside) = "mirrors-console-mirrors";
    pub fn cards(pile, target) = "mirrors-console-cards";
    pub fn laid() = "mirrors-console-laid";
    pub fn front() = "mirrors-console-front";
    pub fn signs() = "mirrors-console-signs";
    pub fn beam_lights(typed, colour) = "mirrors-console-beam-lights";
    pub fn beam_few(typed, mirrors, needs, clause) = "mirrors-console-beam-few";
    pub fn beam_past(typed, clause) = "mirrors-console-beam-past";
    pub fn ended_by() = "mirrors-console-ended-by";
    pub fn turns_per_game() = "mirrors-console-turns-per-game";
    pub fn diamonds_per_game() = "mirrors-console-diamonds-per-game";
    pub fn deadlocks() = "mirrors-console-deadlocks";
    pub fn ending(ending) = "mirrors-console-ending";
}
