//! What the page says at the end of a game of Diamant. Browsers load it with what is said of other endings.

use crate::message::messages;

messages! {
    pub fn graph() = "ending-diamant-graph";
    pub fn best(worth, cave, who) = "ending-diamant-best";
    pub fn worst(worth, cave, who) = "ending-diamant-worst";
}
