//! What the page says at the end of any game.

use crate::message::messages;

messages! {
    pub fn title() = "ending-title";
    pub fn story() = "ending-story";
    pub fn numbers() = "ending-numbers";
    pub fn share() = "ending-share";
    pub fn share_failed() = "ending-share-failed";
    pub fn round(round) = "ending-round";
}
