//! Why a bot touched a mirror or took a diamond, in the bot's own words.

use reason::mirrors::Thought;

use crate::Message;
use crate::message::messages;

messages! {
    fn needed(needs) = "mirrors-why-needed";
    fn lights(diamonds) = "mirrors-why-lights";
    fn dark(needs) = "mirrors-why-dark";
    fn returned() = "mirrors-why-returned";
}

pub(crate) fn message(thought: Thought) -> Message {
    match thought {
        Thought::Needed { needs } => needed(needs),
        Thought::Lights { diamonds } => lights(diamonds),
        Thought::Dark { needs } => dark(needs),
        Thought::Returned => returned(),
    }
}
