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
    /// left goes where `*` stands, or, if it stands nowhere, to the bottom of the piles, each
    /// card to the lower one.
    fn from_str(text: &str) -> Result<Self, SetupError> {
        let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
        let first = lines.next().unwrap_or_default();
        let mut setup = read_first_line(first).ok_or_else(|| {
            unreadable(first, "write \"3 players, seat 0 places\", or gives, or draws")
        })?;
        let mut rest = None;
        for line in lines {
            read_line(&mut setup, &mut rest, line)?;
        }
        fill(&mut setup, rest);
        Ok(setup)
    }
}

/// Where the cards of a line lie.
#[derive(Clone, Copy)]
enum Zone {
    Hand(usize),
    Loot(usize),
    Pile(Pile),
    Aside,
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

fn read_line(setup: &mut Setup, rest: &mut Option<Zone>, line: &str) -> Result<(), SetupError> {
    let mut words = line.split_whitespace();
    let zone = match words.next().unwrap_or_default() {
        "a" => return Ok(()),
        rank @ ("1" | "2" | "3" | "4") => {
            return read_row(&mut setup.block, rank, words).map_err(|what| unreadable(line, what));
        }
        "left" => Zone::Pile(Pile::Left),
        "right" => Zone::Pile(Pile::Right),
        "aside" => Zone::Aside,
        owned @ ("hand" | "loot") => {
            let seat = words.next().and_then(|word| word.parse().ok());
            match seat.filter(|&seat: &usize| seat < setup.players.into()) {
                Some(seat) if owned == "hand" => Zone::Hand(seat),
                Some(seat) => Zone::Loot(seat),
                None => return Err(unreadable(line, "whose? name a seat of the table")),
            }
        }
        _ => {
            let known = "a line is a row of the block, a hand, loot, left, right or aside";
            return Err(unreadable(line, known));
        }
    };

    let mut cards: Vec<Card> = Vec::new();
    for word in words {
        match (word, zone) {
            (EMPTY, _) => {}
            (REST, Zone::Loot(_) | Zone::Pile(_)) if rest.is_none() => *rest = Some(zone),
            (REST, _) => return Err(unreadable(line, "the rest goes to one loot or one pile")),
            (word, _) => cards.push(word.parse().map_err(|error| unreadable(line, error))?),
        }
    }
    let unordered: Cards = cards.iter().copied().collect();
    if usize::from(unordered.len()) != cards.len() {
        return Err(unreadable(line, "a card stands twice"));
    }
    match zone {
        Zone::Hand(seat) => setup.hands[seat] = unordered,
        Zone::Loot(seat) => setup.loot[seat] = unordered,
        Zone::Pile(Pile::Left) => setup.left = cards,
        Zone::Pile(Pile::Right) => setup.right = cards,
        Zone::Aside => setup.aside = unordered,
    }
    Ok(())
}

fn read_row<'a>(
    block: &mut Block,
    rank: &str,
    mut words: impl Iterator<Item = &'a str>,
) -> Result<(), String> {
    let four = || "a row has four places".to_owned();
    for field in Field::all().filter(|field| rank.starts_with(field.rank())) {
        match words.next().ok_or_else(four)? {
            OPEN_PLACE => {}
            word => {
                let card = word.parse::<Card>().map_err(|error| error.to_string())?;
                block.put(field, card);
            }
        }
    }
    words.next().map_or(Ok(()), |_| Err(four()))
}

/// Finds a place for every card that was named nowhere.
fn fill(setup: &mut Setup, rest: Option<Zone>) {
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
    for card in unnamed {
        match rest {
            Some(Zone::Loot(seat)) => _ = setup.loot[seat].insert(card),
            Some(Zone::Pile(Pile::Left)) => setup.left.push(card),
            Some(Zone::Pile(Pile::Right)) => setup.right.push(card),
            _ if setup.left.len() <= setup.right.len() => setup.left.push(card),
            _ => setup.right.push(card),
        }
    }
}
