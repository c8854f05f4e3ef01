//! Why a bot laid or drew a card, in the bot's own words.

use reason::kadora::Thought;

use crate::Message;
use crate::message::messages;

messages! {
    fn cheaper(points, penalty) = "kadora-why-cheaper";
    fn as_cheap(penalty) = "kadora-why-as-cheap";
    fn dearer(points, penalty) = "kadora-why-dearer";
    fn draw() = "kadora-why-draw";
}

pub(crate) fn message(thought: Thought) -> Message {
    match thought {
        Thought::Penalty { before, after } if after < before => cheaper(before - after, after),
        Thought::Penalty { before, after } if after > before => dearer(after - before, after),
        Thought::Penalty { after, .. } => as_cheap(after),
        Thought::Draw => draw(),
    }
}
