//! Why a bot chose as it did, in the bot's own words.

use reason::{Fear, Percent, Reason, Threat};

use crate::message::messages;
use crate::{Message, Spoken, diamant, kadora, mirrors};

messages! {
    fn only_action() = "reason-only-action";
    fn lot() = "reason-lot";
    fn searched(promise, otherwise) = "reason-searched";
    fn searched_mixed(promise, otherwise) = "reason-searched-mixed";

    fn fearing(thought, fear) = "reason-fearing";
    fn fear(rival, promise) = "reason-fear";
    fn fear_needs(rival, promise, diamond) = "reason-fear-needs";
    fn fear_penalty(rival, promise, points) = "reason-fear-penalty";
}

impl Spoken for Reason {
    fn message(&self) -> Message {
        match *self {
            Self::OnlyAction => only_action(),
            Self::Lot => lot(),
            Self::Searched { promise: Percent(promise), otherwise, fear, .. } => {
                let thought = if promise < otherwise.0 {
                    searched_mixed(promise, otherwise.0)
                } else {
                    searched(promise, otherwise.0)
                };
                match fear {
                    Some(fear) => fearing(thought, fear.message()),
                    None => thought,
                }
            }
            Self::Diamant(choice, thought) => diamant::reason::message(choice, thought),
            Self::Mirrors(thought) => mirrors::reason::message(thought),
            Self::Kadora(thought) => kadora::reason::message(thought),
        }
    }
}

impl Spoken for Fear {
    fn message(&self) -> Message {
        let (rival, Percent(promise)) = (self.rival, self.promise);
        match self.threat {
            Some(Threat::Needs(colour)) => fear_needs(rival, promise, colour),
            Some(Threat::Penalty(points)) => fear_penalty(rival, promise, points),
            None => self::fear(rival, promise),
        }
    }
}
