//! Diamant in words.

pub mod console;
pub(crate) mod reason;
pub mod table;

use ::table::Refusal as _;
use diamant::{CAVES, Card, Choice, Diamant, Face, Hazard, Refusal, Seen, Stones, Told};

use crate::message::{from_texts, messages, said_by};
use crate::{Message, Part, Setting, SettingValue, Spoken, Voiced};

messages! {
    fn title() = "diamant-title";

    fn stay() = "diamant-stay";
    fn leave() = "diamant-leave";

    fn hazard(hazard) = "diamant-hazard";
    fn diamond_card(stones) = "diamant-diamond-card";
    fn hazard_card(hazard) = "diamant-hazard-card";
    fn wealth(stones) = "diamant-wealth";
    fn wealth_none() = "diamant-wealth-none";
    fn white(stones) = "diamant-white";
    fn red(stones) = "diamant-red";

    fn chose(who) = "diamant-chose";
    fn you_chose_stay() = "diamant-you-chose-stay";
    fn you_chose_leave() = "diamant-you-chose-leave";
    fn entered(cave, caves) = "diamant-entered";
    fn alone(who, stones) = "diamant-alone";
    fn shared(who, stones, each, rest) = "diamant-shared";
    fn too_few(stones) = "diamant-too-few";
    fn hazard_met(hazard) = "diamant-hazard-met";
    fn all_stay(who) = "diamant-all-stay";
    fn all_stay_everyone() = "diamant-all-stay-everyone";
    fn all_leave_everyone() = "diamant-all-leave-everyone";
    fn shared_everyone(stones, each, rest) = "diamant-shared-everyone";
    fn fled_everyone(hazard, stones) = "diamant-fled-everyone";
    fn fled_empty_everyone(hazard) = "diamant-fled-empty-everyone";
    fn all_leave(who) = "diamant-all-leave";
    fn some_leave(staying, leaving) = "diamant-some-leave";
    fn left_empty(who, rest) = "diamant-left-empty";
    fn left_kept(who, stones, rest) = "diamant-left-kept";
    fn left_found(who, stones, rest) = "diamant-left-found";
    fn left_both(who, stones, found, rest) = "diamant-left-both";
    fn fled(who, hazard, stones) = "diamant-fled";
    fn fled_empty(who, hazard) = "diamant-fled-empty";
    fn removed(hazard) = "diamant-removed";
    fn returned(stones) = "diamant-returned";
    fn stand_ins() = "diamant-stand-ins";
    fn counted(who, chest) = "diamant-counted";
    fn won(who, chest) = "diamant-won";

    fn refused_players(players, clause) = "diamant-refused-players";
    fn refused_no_such_seat(seat, clause) = "diamant-refused-no-such-seat";
    fn refused_outside(clause) = "diamant-refused-outside";
    fn refused_card_due(clause) = "diamant-refused-card-due";
    fn refused_decisions_due(clause) = "diamant-refused-decisions-due";
    fn refused_not_in_pile(card, clause) = "diamant-refused-not-in-pile";
    fn refused_over(clause) = "diamant-refused-over";

    fn chests() = "diamant-chests";
    fn chests_open() = "diamant-chests-open";
    fn chests_open_help() = "diamant-chests-open.help";
    fn chests_closed() = "diamant-chests-closed";
    fn chests_closed_help() = "diamant-chests-closed.help";
    fn supply() = "diamant-supply";
    fn supply_75() = "diamant-supply-75";
    fn supply_75_help() = "diamant-supply-75.help";
    fn supply_90() = "diamant-supply-90";
    fn supply_90_help() = "diamant-supply-90.help";
}

from_texts!(Hazard: name);
said_by!(Hazard: hazard);

impl Voiced for Diamant {
    fn title() -> Message {
        title()
    }

    fn settings() -> Vec<Setting> {
        vec![
            Setting {
                name: "chests",
                title: chests(),
                question: None,
                values: vec![
                    SettingValue::new("open", chests_open(), chests_open_help()),
                    SettingValue::new("closed", chests_closed(), chests_closed_help()),
                ],
            },
            Setting {
                name: "stones",
                title: supply(),
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
            Self::Stay => stay(),
            Self::Leave => leave(),
        }
    }
}

impl Spoken for Card {
    fn message(&self) -> Message {
        match self.face() {
            Face::Diamonds(stones) => diamond_card(stones),
            Face::Hazard(hazard) => hazard_card(hazard),
        }
    }
}

impl Spoken for Stones {
    fn message(&self) -> Message {
        let mut stones = Vec::new();
        if self.white > 0 {
            stones.push(white(self.white));
        }
        if self.red > 0 {
            stones.push(red(self.red));
        }
        if stones.is_empty() { wealth_none() } else { wealth(stones) }
    }
}

impl Spoken for Seen {
    fn message(&self) -> Message {
        match *self {
            Self::Chose { seat } => chose(seat),
            Self::YouChose { choice: Choice::Stay } => you_chose_stay(),
            Self::YouChose { choice: Choice::Leave } => you_chose_leave(),
            Self::Told(told) => told.message(),
        }
    }
}

/// Where three or more in the cave do the same, they are called everyone instead of by their names.
impl Spoken for Told {
    fn message(&self) -> Message {
        match *self {
            Self::Entered { cave } => entered(cave, CAVES),
            Self::Diamonds { inside, each, rest, .. } => match (inside.len(), each) {
                (_, 0) => too_few(rest),
                (1, _) => alone(inside, each),
                (sharers, _) => {
                    let stones = u16::from(each) * u16::from(sharers) + u16::from(rest);
                    match sharers {
                        3.. => shared_everyone(stones, each, rest),
                        _ => shared(inside, stones, each, rest),
                    }
                }
            },
            Self::Hazard { hazard } => hazard_met(hazard),
            Self::Opened { staying, leaving } => match (staying.len(), leaving.len()) {
                (3.., 0) => all_stay_everyone(),
                (_, 0) => all_stay(staying),
                (0, 3..) => all_leave_everyone(),
                (0, _) => all_leave(leaving),
                _ => some_leave(staying, leaving),
            },
            Self::Left { leavers, kept, found, rest } => match (kept, found) {
                (0, 0) => left_empty(leavers, rest),
                (_, 0) => left_kept(leavers, kept, rest),
                (0, _) => left_found(leavers, found, rest),
                _ => left_both(leavers, u16::from(kept) + u16::from(found), found, rest),
            },
            Self::Fled { hazard, inside, lost } => match (inside.len(), lost) {
                (3.., 0) => fled_empty_everyone(hazard),
                (3.., _) => fled_everyone(hazard, lost),
                (_, 0) => fled_empty(inside, hazard),
                _ => fled(inside, hazard, lost),
            },
            Self::Removed { hazard } => removed(hazard),
            Self::Returned { stones } => returned(stones),
            Self::StandIns { .. } => stand_ins(),
            Self::Counted { seat, chest } => counted(seat, chest),
            Self::Won { winners, chest } => won(winners, chest),
        }
    }
}

impl Spoken for Refusal {
    fn message(&self) -> Message {
        let clause = self.clause();
        match *self {
            Self::Players { players } => refused_players(players, clause),
            Self::NoSuchSeat { seat } => refused_no_such_seat(seat.number(), clause),
            Self::Outside => refused_outside(clause),
            Self::CardDue => refused_card_due(clause),
            Self::DecisionsDue => refused_decisions_due(clause),
            // Only a record can name a card, so the refusal names it as records do.
            Self::NotInPile { card } => refused_not_in_pile(card.to_string(), clause),
            Self::Over => refused_over(clause),
        }
    }
}
