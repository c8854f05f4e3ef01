//! Why a bot chose as it did, in the bot's own words.

use diamant::Choice;
use reason::{Fear, Percent, Reason, Threat, diamant as cave, kadora as loot, mirrors as light};

use crate::common::decimal;
use crate::message::messages;
use crate::mirrors::colour_word;
use crate::{Message, Spoken};

messages! {
    fn only_action() = "reason-only-action";
    fn lot() = "reason-lot";
    fn searched(promise, otherwise) = "reason-searched";
    fn searched_mixed(promise, otherwise) = "reason-searched-mixed";

    fn fearing(thought, fear) = "reason-fearing";
    fn fear(rival, promise) = "reason-fear";
    fn fear_needs(rival, promise, diamond) = "reason-fear-needs";
    fn fear_penalty(rival, promise, points) = "reason-fear-penalty";

    fn stake_leave(stones, hazards, stake, limit) = "reason-stake-leave";
    fn stake_stay(stones, hazards, stake, limit) = "reason-stake-stay";
    fn sure_leave(stones, hazards, limit) = "reason-sure-leave";
    fn sure_stay(stones, limit) = "reason-sure-stay";
    fn no_hazard_stay() = "reason-no-hazard-stay";
    fn cards_leave(cards, limit) = "reason-cards-leave";
    fn cards_stay(cards, limit) = "reason-cards-stay";
    fn beside_leave(stones, limit) = "reason-beside-leave";
    fn beside_stay(stones, limit) = "reason-beside-stay";
    fn hazards_leave(hazards, limit) = "reason-hazards-leave";
    fn hazards_stay(hazards, limit) = "reason-hazards-stay";
    fn card_leave(gain, loss) = "reason-card-leave";
    fn card_stay(gain, loss) = "reason-card-stay";
    fn learned_leave(leave) = "console-learned-leave";
    fn learned_stay(stay) = "console-learned-stay";
    fn chances_leave(deadly, left, stones, leave, stay, leavers) = "reason-chances-leave";
    fn chances_stay(deadly, left, stones, leave, stay, leavers) = "reason-chances-stay";
    fn alone_leave(deadly, left, stones, leave, stay) = "reason-alone-leave";
    fn alone_stay(deadly, left, stones, leave, stay) = "reason-alone-stay";
    fn mixed(thought) = "reason-mixed";

    fn needed(needs) = "reason-needed";
    fn lights(diamonds) = "reason-lights";
    fn dark(needs) = "reason-dark";
    fn returned() = "reason-returned";

    fn cheaper(points, penalty) = "reason-cheaper";
    fn as_cheap(penalty) = "reason-as-cheap";
    fn dearer(points, penalty) = "reason-dearer";
    fn draw() = "reason-draw";
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
            Self::Diamant(choice, thought) => of_diamant(choice, thought),
            Self::Mirrors(thought) => of_mirrors(thought),
            Self::Kadora(thought) => of_kadora(thought),
        }
    }
}

impl Spoken for Fear {
    fn message(&self) -> Message {
        let (rival, Percent(promise)) = (self.rival, self.promise);
        match self.threat {
            Some(Threat::Needs(colour)) => fear_needs(rival, promise, colour_word(colour)),
            Some(Threat::Penalty(points)) => fear_penalty(rival, promise, points),
            None => self::fear(rival, promise),
        }
    }
}

fn of_diamant(choice: Choice, thought: cave::Thought) -> Message {
    use Choice::{Leave, Stay};
    use cave::Thought::{Beside, Cards, Chances, Hazards, Learned, OneMoreCard, Stake, SureGain};
    match (thought, choice) {
        (Stake { take, hazards, limit }, choice) => {
            let stake = i32::from(take) * i32::from(hazards);
            match choice {
                Leave => stake_leave(take, hazards, stake, limit),
                Stay => stake_stay(take, hazards, stake, limit),
            }
        }
        (SureGain { gain, hazards, limit }, Leave) => sure_leave(gain, hazards, limit),
        (SureGain { hazards: 0, .. }, Stay) => no_hazard_stay(),
        (SureGain { gain, limit, .. }, Stay) => sure_stay(gain, limit),
        (Cards { cards, limit }, Leave) => cards_leave(cards, limit),
        (Cards { cards, limit }, Stay) => cards_stay(cards, limit),
        (Beside { beside, limit }, Leave) => beside_leave(beside, limit),
        (Beside { beside, limit }, Stay) => beside_stay(beside, limit),
        (Hazards { hazards, limit }, Leave) => hazards_leave(hazards, limit),
        (Hazards { hazards, limit }, Stay) => hazards_stay(hazards, limit),
        (OneMoreCard { gain, loss }, Leave) => card_leave(hundredths(gain), hundredths(loss)),
        (OneMoreCard { gain, loss }, Stay) => card_stay(hundredths(gain), hundredths(loss)),
        (Learned { leave }, Leave) => learned_leave(leave.0),
        (Learned { leave }, Stay) => learned_stay(100_u8.saturating_sub(leave.0)),
        (Chances { stay, leave, deadly, left, sure, others, leavers }, choice) => {
            let thought = match (choice, others) {
                (Leave, 0) => alone_leave(deadly, left, sure, leave.0, stay.0),
                (Stay, 0) => alone_stay(deadly, left, sure, leave.0, stay.0),
                (Leave, _) => chances_leave(deadly, left, sure, leave.0, stay.0, leavers),
                (Stay, _) => chances_stay(deadly, left, sure, leave.0, stay.0, leavers),
            };
            let (chosen, other) = if choice == Leave { (leave, stay) } else { (stay, leave) };
            if chosen < other { mixed(thought) } else { thought }
        }
    }
}

/// A number of stones with two digits after the point.
fn hundredths(number: u16) -> Message {
    decimal(number / 100, format!("{:02}", number % 100))
}

fn of_mirrors(thought: light::Thought) -> Message {
    match thought {
        light::Thought::Needed { needs } => needed(needs),
        light::Thought::Lights { diamonds } => lights(diamonds),
        light::Thought::Dark { needs } => dark(needs),
        light::Thought::Returned => returned(),
    }
}

fn of_kadora(thought: loot::Thought) -> Message {
    match thought {
        loot::Thought::Penalty { before, after } if after < before => {
            cheaper(before - after, after)
        }
        loot::Thought::Penalty { before, after } if after > before => dearer(after - before, after),
        loot::Thought::Penalty { after, .. } => as_cheap(after),
        loot::Thought::Draw => draw(),
    }
}
