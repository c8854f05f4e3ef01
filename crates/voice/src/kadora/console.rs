//! What is said of Kadora on the command line and on the whole screen of a terminal alone.

use crate::message::messages;

messages! {
    pub fn key_card() = "kadora-console-key-card";
    pub fn key_lay() = "kadora-console-key-lay";
    pub fn key_keep() = "kadora-console-key-keep";
    pub fn key_gift() = "kadora-console-key-gift";
    pub fn key_give() = "kadora-console-key-give";
    pub fn key_left() = "kadora-console-key-left";
    pub fn key_right() = "kadora-console-key-right";
    pub fn hand() = "kadora-console-hand";
    pub fn loot() = "kadora-console-loot";
    pub fn leads() = "kadora-console-leads";
    pub fn sums(column, row) = "kadora-console-sums";
    pub fn takes(count) = "kadora-console-takes";
    pub fn last_round() = "kadora-console-last-round";
    pub fn aside() = "kadora-console-aside";
    pub fn in_piles(cards) = "kadora-console-in-piles";
    pub fn dummy_won(games) = "kadora-console-dummy-won";
    pub fn happenings() = "kadora-console-happenings";
    pub fn times() = "kadora-console-times";
    pub fn per_game() = "kadora-console-per-game";
    pub fn happened(happened) = "kadora-console-happened";
}
