//! What the page says at the end of a game of Kadora. Browsers load it with what is said of other endings.

use crate::message::messages;

messages! {
    pub fn graph() = "ending-kadora-graph";
    pub fn best(cards, worth, who) = "ending-kadora-best";
    pub fn worst(colour, points, who) = "ending-kadora-worst";
}
