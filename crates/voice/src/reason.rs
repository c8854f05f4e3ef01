//! Why a bot chose as it did, in the bot's own words.

use reason::{Fear, Percent, Reason, Threat};

use crate::message::message;
use crate::{Message, Spoken, diamant};

impl Spoken for Reason {
    fn message(&self) -> Message {
        match *self {
            Self::OnlyAction => message!("reason-only-action"),
            Self::Lot => message!("reason-lot"),
            Self::Searched { promise, otherwise, fear, .. } => {
                let (Percent(promise), Percent(otherwise)) = (promise, otherwise);
                let thought = if promise < otherwise {
                    message!("reason-searched-mixed", promise, otherwise)
                } else {
                    message!("reason-searched", promise, otherwise)
                };
                match fear {
                    Some(fear) => message!("reason-fearing", thought, fear = fear.message()),
                    None => thought,
                }
            }
            Self::Diamant(choice, thought) => diamant::reason::message(choice, thought),
            Self::Mirrors(thought) => thought.message(),
            Self::Kadora(thought) => thought.message(),
        }
    }
}

impl Spoken for Fear {
    fn message(&self) -> Message {
        let (rival, Percent(promise)) = (self.rival, self.promise);
        match self.threat {
            Some(Threat::Needs(diamond)) => message!("reason-fear-needs", rival, promise, diamond),
            Some(Threat::Penalty(points)) => {
                message!("reason-fear-penalty", rival, promise, points)
            }
            None => message!("reason-fear", rival, promise),
        }
    }
}
