//! Opponents with a character: a name and a temper.

use std::fmt;
use std::str::FromStr;

use luck::Dice;
use table::{Luck, Seat};

use crate::{Bot, LEVELS, Roster, UnknownBot};

/// How a bot plays, besides how well.
///
/// At one table no two bots have the same character, so no two play alike.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Character {
    /// Plays safe.
    Timid,
    /// Wants one more.
    Greedy,
    /// Counts the cards.
    Counter,
    /// Does what the others do, and gets in no one's way.
    Copycat,
    /// Does the opposite of the others, and gets in their way.
    Contrary,
    /// Changes its mind from turn to turn.
    Moody,
    /// Bold, and stubborn.
    Daredevil,
    /// Careful, and easily led.
    Follower,
}

impl Character {
    /// Everyone.
    pub const ALL: [Self; 8] = [
        Self::Timid,
        Self::Greedy,
        Self::Counter,
        Self::Copycat,
        Self::Contrary,
        Self::Moody,
        Self::Daredevil,
        Self::Follower,
    ];

    /// The name: a stone that is no diamond.
    pub const fn name(self) -> &'static str {
        STONES[self as usize]
    }

    /// The temper, in one word: in records, on the wire and in the locales.
    pub const fn temper(self) -> &'static str {
        TEMPERS[self as usize]
    }

    /// How much it wants: -1 less than others do, 1 more.
    pub(crate) fn greed(self, dice: &mut Dice) -> i16 {
        match self {
            Self::Timid | Self::Follower => -1,
            Self::Greedy | Self::Daredevil => 1,
            Self::Moody => dice.below(3) as i16 - 1,
            Self::Counter | Self::Copycat | Self::Contrary => 0,
        }
    }

    /// How it takes the others: -1 goes along with them, 1 goes against them.
    pub(crate) fn spite(self, dice: &mut Dice) -> i16 {
        match self {
            Self::Copycat | Self::Follower => -1,
            Self::Contrary | Self::Daredevil => 1,
            Self::Moody => dice.below(3) as i16 - 1,
            Self::Timid | Self::Greedy | Self::Counter => 0,
        }
    }
}

/// What bots are called: stones that are no diamonds.
const STONES: [&str; 8] = ["Opal", "Jade", "Onyx", "Amber", "Beryl", "Topaz", "Garnet", "Agate"];

/// The tempers, in the same order as [`Character::ALL`].
const TEMPERS: [&str; 8] =
    ["timid", "greedy", "counter", "copycat", "contrary", "moody", "daredevil", "follower"];

/// A bot that people play against, as records and the wire name it: `thumb`, or `thumb:timid` with a character.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Opponent {
    /// One of the [`LEVELS`].
    pub level: &'static str,
    /// Its character, if it has one.
    pub character: Option<Character>,
}

impl Opponent {
    /// The bot of this name that plays `G`. Bots that are there only to be measured against are not offered.
    pub fn bot<G: Roster>(name: &str) -> Result<Box<dyn Bot<G>>, UnknownBot> {
        let unknown = UnknownBot { game: G::NAME, name: name.to_owned(), bots: &LEVELS };
        let Ok(Self { level, character }) = name.parse() else { return Err(unknown) };
        match character {
            Some(character) => G::with_character(level, character),
            None => G::bot(level),
        }
    }

    /// What the bot of this name is called on `seat`.
    pub fn called(name: &str, seat: Seat) -> &'static str {
        let character = name.parse().ok().and_then(|opponent: Self| opponent.character);
        character.unwrap_or(Character::ALL[seat.index()]).name()
    }

    /// Gives every bot without a character one that no other among `chairs` has. The seed decides who comes;
    /// chairs that are no bots stay as they are.
    pub fn cast(chairs: &mut [String], seed: u64) {
        let known: Vec<Option<Self>> = chairs.iter().map(|chair| chair.parse().ok()).collect();
        let here = |character: &Character| {
            known.iter().flatten().any(|opponent| opponent.character == Some(*character))
        };
        let mut free: Vec<_> = Character::ALL.into_iter().filter(|one| !here(one)).collect();
        let mut dice = Dice::new(seed);
        for (chair, opponent) in chairs.iter_mut().zip(&known) {
            let Some(Self { level, character: None }) = opponent else { continue };
            let Ok(left @ 1..) = u32::try_from(free.len()) else { return };
            let character = Some(free.remove(dice.below(left) as usize));
            *chair = Self { level, character }.to_string();
        }
    }
}

impl fmt::Display for Opponent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.level)?;
        match self.character {
            Some(character) => write!(f, ":{}", character.temper()),
            None => Ok(()),
        }
    }
}

/// A text that names no opponent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoOpponent;

impl FromStr for Opponent {
    type Err = NoOpponent;

    fn from_str(text: &str) -> Result<Self, NoOpponent> {
        let (level, temper) = text.split_once(':').map_or((text, None), |(a, b)| (a, Some(b)));
        let level = LEVELS.into_iter().find(|known| *known == level).ok_or(NoOpponent)?;
        let of_temper = |temper| Character::ALL.into_iter().find(|known| known.temper() == temper);
        let character = temper.map(|temper| of_temper(temper).ok_or(NoOpponent)).transpose()?;
        Ok(Self { level, character })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn opponents_read_as_they_are_written() {
        for text in ["random", "thumb", "clever:greedy", "expert:follower"] {
            assert_eq!(text.parse::<Opponent>().map(|one| one.to_string()), Ok(text.to_owned()));
        }
        for text in ["", "person", "thumb:", "thumb:bored", "sure-twelve", "sure-twelve:timid"] {
            assert_eq!(text.parse::<Opponent>(), Err(NoOpponent), "{text}");
        }
    }

    #[test]
    fn every_bot_at_a_table_has_another_character() {
        for seed in 0..50 {
            let mut chairs = vec!["thumb".to_owned(); 8];
            chairs[0] = "person".to_owned();
            chairs[3] = "expert:moody".to_owned();
            Opponent::cast(&mut chairs, seed);
            assert_eq!((chairs[0].as_str(), chairs[3].as_str()), ("person", "expert:moody"));
            let mut names: Vec<_> = chairs[1..]
                .iter()
                .zip(Seat::all(8))
                .map(|(it, seat)| Opponent::called(it, seat))
                .collect();
            names.sort_unstable();
            names.dedup();
            assert_eq!(names.len(), 7, "{chairs:?}");
            let again = chairs.clone();
            Opponent::cast(&mut chairs, seed + 1);
            assert_eq!(chairs, again, "a character stays");
        }
        let cast = |seed| {
            let mut chairs = vec!["thumb".to_owned(); 3];
            Opponent::cast(&mut chairs, seed);
            chairs
        };
        assert_eq!(cast(7), cast(7));
        assert!((0..20).any(|seed| cast(seed) != cast(7)), "others come too");
    }
}
