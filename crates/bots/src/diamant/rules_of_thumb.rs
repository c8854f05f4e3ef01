//! Bots that follow one sentence.

use diamant::{Choice, Diamant, Odds, Stage, View};
use luck::Dice;
use table::Seat;

use crate::diamant::Thought;
use crate::{Bot, Budget, Decision, Reason};

/// A rule of thumb for leaving a cave.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RuleOfThumb {
    /// `thumb`: leave when the stones that a lone leaver would take, times the hazards seen, reach 12.
    Stake,
    /// `sure-twelve`: leave when leaving gives more than 12 for sure and any hazard has been seen.
    SureTwelve,
    /// `sixth-card`: leave after the sixth card.
    SixthCard,
    /// `ten-stones`: leave with 10 stones beside the chest.
    TenStones,
    /// `second-hazard`: leave at the second hazard seen.
    SecondHazard,
    /// `card-counter`: leave when one more card costs more than it brings, on average over the cards left.
    CardCounter,
}

impl RuleOfThumb {
    /// The rule that has this name among the bots.
    pub fn named(name: &str) -> Option<Self> {
        Some(match name {
            "thumb" => Self::Stake,
            "sure-twelve" => Self::SureTwelve,
            "sixth-card" => Self::SixthCard,
            "ten-stones" => Self::TenStones,
            "second-hazard" => Self::SecondHazard,
            "card-counter" => Self::CardCounter,
            _ => return None,
        })
    }

    /// What the rule says, and why.
    pub fn apply(self, view: &View) -> (Choice, Thought) {
        let odds = Odds::of(view);
        let beside = view.beside;
        let (leave, thought) = match self {
            Self::Stake => return stake(view, 12),
            Self::SureTwelve => {
                let limit = 12;
                let gain = odds.sure;
                let hazards = odds.hazards;
                (gain > limit && hazards > 0, Thought::SureGain { gain, limit, hazards })
            }
            Self::SixthCard => {
                let (cards, limit) = (u8::try_from(view.path.len()).unwrap_or(u8::MAX), 6);
                (cards >= limit, Thought::Cards { cards, limit })
            }
            Self::TenStones => (beside >= 10, Thought::Beside { beside, limit: 10 }),
            Self::SecondHazard => {
                (odds.hazards >= 2, Thought::Hazards { hazards: odds.hazards, limit: 2 })
            }
            Self::CardCounter => {
                let left = u16::from(odds.left.max(1));
                let loss = u16::from(beside) * u16::from(odds.deadly);
                let hundredths = |all: u16| {
                    u16::try_from(u32::from(all) * 100 / u32::from(left)).unwrap_or(u16::MAX)
                };
                let thought =
                    Thought::OneMoreCard { gain: hundredths(odds.shares), loss: hundredths(loss) };
                (loss > odds.shares, thought)
            }
        };
        (if leave { Choice::Leave } else { Choice::Stay }, thought)
    }
}

/// Leaves when the stones that a lone leaver would take, times the hazards seen, reach `limit`.
pub(super) fn stake(view: &View, limit: u16) -> (Choice, Thought) {
    let (take, hazards) = (u16::from(view.beside) + view.on_path(), Odds::of(view).hazards);
    let leave = take * u16::from(hazards) >= limit;
    (if leave { Choice::Leave } else { Choice::Stay }, Thought::Stake { take, hazards, limit })
}

impl Bot<Diamant> for RuleOfThumb {
    fn choose(&self, view: &View, _: &mut Dice, _: Budget<'_>) -> Option<Decision<Choice>> {
        deciding(view)?;
        let (action, thought) = self.apply(view);
        Some(Decision { action, reason: Reason::Diamant(action, thought) })
    }
}

/// The viewer's seat, if it decides whether to stay (D11).
pub(super) fn deciding(view: &View) -> Option<Seat> {
    let decides = matches!(view.stage, Stage::Deciding { .. });
    view.you.filter(|&you| decides && view.inside.contains(you))
}
