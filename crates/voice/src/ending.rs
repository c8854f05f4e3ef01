//! What the page says at the end of a game.

use crate::message::messages;

messages! {
    pub fn title() = "ending-title";
    pub fn story() = "ending-story";
    pub fn numbers() = "ending-numbers";
    pub fn share() = "ending-share";
    pub fn share_failed() = "ending-share-failed";
    pub fn round(round) = "ending-round";

    pub fn d_graph() = "ending-d-graph";
    pub fn d_best(worth, cave, who) = "ending-d-best";
    pub fn d_worst(worth, cave, who) = "ending-d-worst";

    pub fn m_result(cards, diamonds) = "ending-m-result";
    pub fn m_graph() = "ending-m-graph";
    pub fn m_best(mirrors, who) = "ending-m-best";
    pub fn m_worst(turns, who) = "ending-m-worst";

    pub fn k_graph() = "ending-k-graph";
    pub fn k_best(cards, worth, who) = "ending-k-best";
    pub fn k_worst(colour, points, who) = "ending-k-worst";
}
