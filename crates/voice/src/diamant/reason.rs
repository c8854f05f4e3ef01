//! Why a bot stayed or left, in the bot's own words.

use diamant::Choice;
use reason::diamant as cave;

use crate::Message;
use crate::common::decimal;
use crate::message::messages;

messages! {
    fn stake_leave(stones, hazards, stake, limit) = "diamant-why-stake-leave";
    fn stake_stay(stones, hazards, stake, limit) = "diamant-why-stake-stay";
    fn sure_leave(stones, hazards, limit) = "diamant-why-sure-leave";
    fn sure_stay(stones, limit) = "diamant-why-sure-stay";
    fn no_hazard_stay() = "diamant-why-no-hazard-stay";
    fn cards_leave(cards, limit) = "diamant-why-cards-leave";
    fn cards_stay(cards, limit) = "diamant-why-cards-stay";
    fn beside_leave(stones, limit) = "diamant-why-beside-leave";
    fn beside_stay(stones, limit) = "diamant-why-beside-stay";
    fn hazards_leave(hazards, limit) = "diamant-why-hazards-leave";
    fn hazards_stay(hazards, limit) = "diamant-why-hazards-stay";
    fn card_leave(gain, loss) = "diamant-why-card-leave";
    fn card_stay(gain, loss) = "diamant-why-card-stay";
    fn learned_leave(leave) = "diamant-console-learned-leave";
    fn learned_stay(stay) = "diamant-console-learned-stay";
    fn chances_leave(deadly, left, stones, leave, stay, leavers) = "diamant-why-chances-leave";
    fn chances_stay(deadly, left, stones, leave, stay, leavers) = "diamant-why-chances-stay";
    fn alone_leave(deadly, left, stones, leave, stay) = "diamant-why-alone-leave";
    fn alone_stay(deadly, left, stones, leave, stay) = "diamant-why-alone-stay";
    fn mixed(thought) = "diamant-why-mixed";
}

pub(crate) fn message(choice: Choice, thought: cave::Thought) -> Message {
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
