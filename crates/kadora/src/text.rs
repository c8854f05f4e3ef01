//! The table drawn as text, and read from it.

use std::fmt::{self, Display, Write};
use std::str::FromStr;

use table::Seat;

use crate::block::Block;
use crate::card::Card;
use crate::cards::Cards;
use crate::deal::aside_size;
use crate::field::{Field, Side};
use crate::hand::Pile;
use crate::refusal::Refusal;
use crate::setup::{Setup, SetupError};
use crate::view::{Known, Stage, View};

/// Written for a zone without cards.
const EMPTY: &str = "-";

/// Written for an open place of the block.
const OPEN_PLACE: &str = ".";

/// Stands for all cards that are named nowhere.
const REST: &str = "*";

impl Block {
    /// Draws the block as one side of the table sees it.
    ///
    /// ```text
    ///    a   b   c   d
    /// 4 R3b G1m Y2b B5p
    /// 3 O1m  .   .  P2b
    /// 2 G2p  .   .  R4m
    /// 1 Y1b O5p B1m G3b
    /// ```
    pub fn drawn(&self, side: Side) -> String {
        let order = side.reading_order();
        let labels = |field: Field| match side {
            Side::South | Side::North => (field.file(), field.rank()),
            Side::West | Side::East => (field.rank(), field.file()),
        };
        let mut text = String::from(" ");
        for &field in &order[..4] {
            let _ = write!(text, "  {} ", labels(field).0);
        }
        for row in order.chunks_exact(4) {
            text.truncate(text.trim_end().len());
            let _ = write!(text, "\n{}", labels(row[0]).1);
            for &field in row {
                match self.get(field) {
                    Some(card) => _ = write!(text, " {card}"),
                    None => _ = write!(text, "  {OPEN_PLACE} "),
                }
            }
        }
        text.truncate(text.trim_end().len());
        text
    }
}

impl Display for Block {
    /// The block as the south side sees it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.drawn(Side::South))
    }
}

impl Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&listed(self))
    }
}

impl Display for Known {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Faces(cards) => cards.fmt(f),
            Self::Backs(backs) => f.write_str(&listed(backs)),
        }
    }
}

/// Things side by side, or the sign for none.
fn listed<T: Display>(things: impl IntoIterator<Item = T>) -> String {
    let words: Vec<String> = things.into_iter().map(|thing| thing.to_string()).collect();
    if words.is_empty() { EMPTY.to_owned() } else { words.join(" ") }
}

impl Display for View {
    /// The whole table as the viewer sees it: faces where it knows them, the letter of the colour where it sees a back.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} players, ", self.players)?;
        match self.stage {
            Stage::Dealing => return write!(f, "dealing"),
            Stage::Giving { seat } => write!(f, "seat {seat} gives")?,
            Stage::Placing { seat } => write!(f, "seat {seat} places")?,
            Stage::Drawing { seat } => write!(f, "seat {seat} draws")?,
            Stage::Over => write!(f, "over")?,
        }
        if let Some(left) = self.turns_left {
            write!(f, ", {left} turns left")?;
        }
        writeln!(f, "\n{}", self.block.drawn(self.side()))?;
        for (seat, hand) in self.hands.iter().enumerate() {
            writeln!(f, "hand {seat}  {hand}")?;
        }
        for (seat, loot) in self.loot.iter().enumerate() {
            writeln!(f, "loot {seat}  {loot}")?;
        }
        writeln!(f, "left    {}", listed(&self.left))?;
        writeln!(f, "right   {}", listed(&self.right))?;
        write!(f, "aside   {}", self.aside)
    }
}

impl FromStr for Setup {
    type Err = SetupError;

    /// Reads a table as a [`View`] draws it from the south, every card with its face.
    ///
    /// Lines may stand in any order after the first, and be left out. Cards named nowhere fill up the hands, then those set aside; whatever is
    /// left goes where `*` stands, or, if it stands nowhere, to the bottom of the piles by turns.
    fn from_str(text: &str) -> Result<Self, SetupError> {
        let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
        let first = lines.next().unwrap_or_default();
        let mut setup = read_first_line(first).ok_or_else(|| {
            unreadable(first, "write \"3 players, seat 0 places\", or gives, or draws")
        })?;
        let mut rest = Rest::ByTurns;
        for line in lines {
            read_line(&mut setup, &mut rest, line)?;
        }
        fill(&mut setup, rest);
        Ok(setup)
    }
}

/// Where the cards go that are named nowhere.
#[derive(Clone, Copy)]
enum Rest {
    ByTurns,
    Pile(Pile),
    Loot(usize),
}

fn unreadable(line: &str, what: impl Display) -> SetupError {
    SetupError::Unreadable { line: line.to_owned(), what: what.to_string() }
}

fn read_first_line(line: &str) -> Option<Setup> {
    let mut parts = line.split(", ");
    let players: u8 = parts.next()?.strip_suffix(" players")?.parse().ok()?;
    let (seat, verb) = parts.next()?.strip_prefix("seat ")?.split_once(' ')?;
    let seat = Seat::new(seat.parse().ok()?)?;
    let stage = match verb {
        "gives" => Stage::Giving { seat },
        "places" => Stage::Placing { seat },
        "draws" => Stage::Drawing { seat },
        _ => return None,
    };
    let turns_left = match parts.next() {
        Some(left) => Some(left.strip_suffix(" turns left")?.parse().ok()?),
        None => None,
    };
    parts.next().is_none().then(|| Setup {
        players,
        stage,
        turns_left,
        block: Block::EMPTY,
        hands: vec![Cards::NONE; players.into()],
        loot: vec![Cards::NONE; players.into()],
        left: Vec::new(),
        right: Vec::new(),
        aside: Cards::NONE,
    })
}

fn read_line(setup: &mut Setup, rest: &mut Rest, line: &str) -> Result<(), SetupError> {
    let mut words = line.split_whitespace().peekable();
    let label = words.next().unwrap_or_default();
    let mut seat = || -> Result<usize, SetupError> {
        let number = words.next().and_then(|word| word.parse().ok());
        number
            .filter(|&number: &usize| number < setup.players.into())
            .ok_or_else(|| unreadable(line, "whose? name a seat of the table"))
    };
    match label {
        "a" => return Ok(()),
        "1" | "2" | "3" | "4" => {
            let fields = ['a', 'b', 'c', 'd'].map(|file| format!("{file}{label}"));
            for field in fields {
                let field: Field = field.parse().map_err(|error| unreadable(line, error))?;
                match words.next() {
                    None => return Err(unreadable(line, "a row has four places")),
                    Some(OPEN_PLACE) => {}
                    Some(word) => setup.block.put(field, read_card(line, word)?),
                }
            }
            return match words.next() {
                None => Ok(()),
                Some(_) => Err(unreadable(line, "a row has four places")),
            };
        }
        "hand" => {
            let seat = seat()?;
            let (cards, _) = read_cards(line, words)?;
            setup.hands[seat] = cards.into_iter().collect();
        }
        "loot" => {
            let seat = seat()?;
            let (cards, star) = read_cards(line, words)?;
            setup.loot[seat] = cards.into_iter().collect();
            if star {
                *rest = Rest::Loot(seat);
            }
        }
        "left" => {
            let (cards, star) = read_cards(line, words)?;
            setup.left = cards;
            if star {
                *rest = Rest::Pile(Pile::Left);
            }
        }
        "right" => {
            let (cards, star) = read_cards(line, words)?;
            setup.right = cards;
            if star {
                *rest = Rest::Pile(Pile::Right);
            }
        }
        "aside" => setup.aside = read_cards(line, words)?.0.into_iter().collect(),
        _ => {
            return Err(unreadable(
                line,
                "a line is a row of the block, a hand, loot, left, right or aside",
            ));
        }
    }
    Ok(())
}

fn read_card(line: &str, word: &str) -> Result<Card, SetupError> {
    word.parse().map_err(|error| unreadable(line, error))
}

/// The cards of a line, and whether the rest goes there too.
fn read_cards<'a>(
    line: &str,
    words: impl Iterator<Item = &'a str>,
) -> Result<(Vec<Card>, bool), SetupError> {
    let (mut cards, mut star) = (Vec::new(), false);
    for word in words {
        match word {
            EMPTY => {}
            REST => star = true,
            _ => {
                let card = read_card(line, word)?;
                if cards.contains(&card) {
                    return Err(Refusal::CardTwice { card }.into());
                }
                cards.push(card);
            }
        }
    }
    Ok((cards, star))
}

/// Finds a place for every card that was named nowhere.
fn fill(setup: &mut Setup, rest: Rest) {
    let block = setup.block.iter().map(|(_, card)| card);
    let piles = setup.left.iter().chain(&setup.right).copied();
    let zones = setup.hands.iter().chain(&setup.loot).chain([&setup.aside]);
    let named: Cards = zones.flat_map(Cards::iter).chain(block).chain(piles).collect();
    let unnamed = Cards::ALL.without(&named);
    let mut unnamed = unnamed.iter();

    for seat in Seat::all(setup.players) {
        let size = setup.hand_size(seat);
        let hand = &mut setup.hands[seat.index()];
        let missing = size.saturating_sub(hand.len().into());
        unnamed.by_ref().take(missing).for_each(|card| _ = hand.insert(card));
    }
    let missing = match setup.players {
        2..=4 => aside_size(setup.players).saturating_sub(setup.aside.len().into()),
        _ => 0,
    };
    unnamed.by_ref().take(missing).for_each(|card| _ = setup.aside.insert(card));
    for (i, card) in unnamed.enumerate() {
        match rest {
            Rest::Loot(seat) => _ = setup.loot[seat].insert(card),
            Rest::Pile(Pile::Left) => setup.left.push(card),
            Rest::Pile(Pile::Right) => setup.right.push(card),
            Rest::ByTurns => [&mut setup.left, &mut setup.right][i % 2].push(card),
        }
    }
}
