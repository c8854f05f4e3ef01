//! What the page says at the end of a game of Mirrors. Browsers load it with what is said of other endings.

use crate::message::messages;

messages! {
    pub fn result(cards, diamonds) = "ending-mirrors-result";
    pub fn graph() = "ending-mirrors-graph";
    pub fn best(mirrors, who) = "ending-mirrors-best";
    pub fn worst(turns, who) = "ending-mirrors-worst";
}
