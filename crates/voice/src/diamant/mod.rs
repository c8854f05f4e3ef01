//! Diamant in words.

pub mod console;
pub mod ending;
pub mod explore;
pub(crate) mod reason;
pub mod table;

use ::table::Refusal as _;
use diamant::{CAVES, Card, Choice, Diamant, Face, Hazard, Refusal, Seen, Stones, Told};

use crate::message::{from_texts, message, messages, said_by};
use crate::{Message, Part, Setting, SettingValue, Spoken, Voiced};

messages! {
    fn hazard(hazard) = "diamant-hazard";

    fn chests_open() = "diamant-chests-open";
    fn chests_open_help() = "diamant-chests-open.help";
    fn chests_closed() = "diamant-chests-closed";
    fn chests_closed_help() = "diamant-chests-closed.help";
    fn supply_75() = "diamant-supply-75";
    fn supply_75_help() = "diamant-supply-75.help";
    fn supply_90() = "diamant-supply-90";
    fn supply_90_help() = "diamant-supply-90.help";
}

from_texts!(Hazard: name);
said_by!(Hazard: hazard);

impl Voiced for Diamant {
    fn title() -> Message {
        message!("diamant-title")
    }

    fn settings() -> Vec<Setting> {
        vec![
            Setting {
                name: "chests",
                title: message!("diamant-chests"),
                question: None,
                values: vec![
                    SettingValue::new("open", chests_open(), chests_open_help()),
                    SettingValue::new("closed", chests_closed(), chests_closed_help()),
                ],
            },
            Setting {
                name: "stones",
                title: message!("diamant-supply"),
                question: None,
                values: vec![
                    SettingValue::new("75", supply_75(), supply_75_help()),
                    SettingValue::new("90", supply_90(), supply_90_help()),
                ],
            },
        ]
    }

    fn part(seen: &Seen) -> Part {
        match seen {
            Seen::Chose { .. } | Seen::YouChose { .. } => Part::Aside,
            Seen::Told(Told::Entered { .. }) => Part::Chapter,
            Seen::Told(_) => Part::Line,
        }
    }
}

impl Spoken for Choice {
    fn message(&self) -> Message {
        match self {
            Self::Stay => message!("diamant-stay"),
            Self::Leave => message!("diamant-leave"),
        }
    }
}

impl Spoken for Card {
    fn message(&self) -> Message {
        match self.face() {
            Face::Diamonds(stones) => message!("diamant-diamond-card", stones),
            Face::Hazard(hazard) => message!("diamant-hazard-card", hazard),
        }
    }
}

impl Spoken for Stones {
    fn message(&self) -> Message {
        let mut stones = Vec::new();
        if self.white > 0 {
            stones.push(message!("diamant-white", stones = self.white));
        }
        if self.red > 0 {
            stones.push(message!("diamant-red", stones = self.red));
        }
        match &stones[..] {
            [] => message!("diamant-wealth-none"),
            _ => message!("diamant-wealth", stones),
        }
    }
}

impl Spoken for Seen {
    fn message(&self) -> Message {
        match *self {
            Self::Chose { seat } => message!("diamant-chose", who = seat),
            Self::YouChose { choice: Choice::Stay } => message!("diamant-you-chose-stay"),
            Self::YouChose { choice: Choice::Leave } => message!("diamant-you-chose-leave"),
            Self::Told(told) => told.message(),
        }
    }
}

/// Where three or more in the cave do the same, they are called everyone instead of by their names.
impl Spoken for Told {
    fn message(&self) -> Message {
        match *self {
            Self::Entered { cave } => message!("diamant-entered", cave, caves = CAVES),
            Self::Diamonds { inside, each, rest, .. } => match (inside.len(), each) {
                (_, 0) => message!("diamant-too-few", stones = rest),
                (1, _) => message!("diamant-alone", who = inside, stones = each),
                (sharers, _) => {
                    let stones = u16::from(each) * u16::from(sharers) + u16::from(rest);
                    match sharers {
                        3.. => message!("diamant-shared-everyone", stones, each, rest),
                        _ => message!("diamant-shared", who = inside, stones, each, rest),
                    }
                }
            },
            Self::Hazard { hazard } => message!("diamant-hazard-met", hazard),
            Self::Opened { staying, leaving } => match (staying.len(), leaving.len()) {
                (3.., 0) => message!("diamant-all-stay-everyone"),
                (_, 0) => message!("diamant-all-stay", who = staying),
                (0, 3..) => message!("diamant-all-leave-everyone"),
                (0, _) => message!("diamant-all-leave", who = leaving),
                _ => message!("diamant-some-leave", staying, leaving),
            },
            Self::Left { leavers, kept, found, rest } => match (kept, found) {
                (0, 0) => message!("diamant-left-empty", who = leavers, rest),
                (_, 0) => message!("diamant-left-kept", who = leavers, stones = kept, rest),
                (0, _) => message!("diamant-left-found", who = leavers, stones = found, rest),
                _ => {
                    let stones = u16::from(kept) + u16::from(found);
                    message!("diamant-left-both", who = leavers, stones, found, rest)
                }
            },
            Self::Fled { hazard, inside, lost } => match (inside.len(), lost) {
                (3.., 0) => message!("diamant-fled-empty-everyone", hazard),
                (3.., _) => message!("diamant-fled-everyone", hazard, stones = lost),
                (_, 0) => message!("diamant-fled-empty", who = inside, hazard),
                _ => message!("diamant-fled", who = inside, hazard, stones = lost),
            },
            Self::Removed { hazard } => message!("diamant-removed", hazard),
            Self::Returned { stones } => message!("diamant-returned", stones),
            Self::StandIns { .. } => message!("diamant-stand-ins"),
            Self::Counted { seat, chest } => message!("diamant-counted", who = seat, chest),
            Self::Won { winners, chest } => message!("diamant-won", who = winners, chest),
        }
    }
}

impl Spoken for Refusal {
    fn message(&self) -> Message {
        let clause = self.clause();
        match *self {
            Self::Players { players } => message!("diamant-refused-players", players, clause),
            Self::NoSuchSeat { seat } => {
                message!("refused-no-such-seat", seat = seat.number(), clause)
            }
            Self::Outside => message!("diamant-refused-outside", clause),
            Self::CardDue => message!("diamant-refused-card-due", clause),
            Self::DecisionsDue => message!("diamant-refused-decisions-due", clause),
            // Only a record can name a card, so the refusal names it as records do.
            Self::NotInPile { card } => {
                message!("refused-not-in-pile", card = card.to_string(), clause)
            }
            Self::Over => message!("diamant-refused-over", clause),
        }
    }
}
