//! Tables drawn as text, and positions read from such drawings.

#![allow(dead_code, unreachable_pub, reason = "each test uses what it needs")]
#![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

use std::fmt::{Display, Write};
use std::str::FromStr;

use kadora::{
    Block, Card, Cards, Colour, Field, HAND, Kadora, Known, Options, Pile, Refusal, Side, Stage,
    View, aside_size, pile_size,
};
use table::{Game, Imagine, Luck, Seat};
use thiserror::Error;

/// Written for a zone without cards.
const EMPTY: &str = "-";

/// Written for an open place of the block.
const OPEN_PLACE: &str = ".";

/// Stands for all cards that are named nowhere.
const REST: &str = "*";

/// Draws the block as one side of the table sees it.
///
/// ```text
///    a   b   c   d
/// 4 R3b G1m Y2b B5p
/// 3 O1m  .   .  P2b
/// 2 G2p  .   .  R4m
/// 1 Y1b O5p B1m G3b
/// ```
pub fn draw_block(block: &Block, side: Side) -> String {
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
            match block.get(field) {
                Some(card) => _ = write!(text, " {card}"),
                None => _ = write!(text, "  {OPEN_PLACE} "),
            }
        }
    }
    text.truncate(text.trim_end().len());
    text
}

fn draw_known(known: &Known) -> String {
    match known {
        Known::Faces(cards) => listed(cards),
        Known::Backs(backs) => listed(backs),
    }
}

/// Things side by side, or the sign for none.
pub fn listed<T: Display>(things: impl IntoIterator<Item = T>) -> String {
    let words: Vec<String> = things.into_iter().map(|thing| thing.to_string()).collect();
    if words.is_empty() { EMPTY.to_owned() } else { words.join(" ") }
}

/// The whole table as the viewer sees it: faces where it knows them, the letter of the colour where it sees a back.
pub fn draw(view: &View) -> String {
    let stage = match view.stage {
        Stage::Dealing => return format!("{} players, dealing", view.players),
        Stage::Giving { seat } => format!("seat {seat} gives"),
        Stage::Placing { seat } => format!("seat {seat} places"),
        Stage::Drawing { seat } => format!("seat {seat} draws"),
        Stage::Over => "over".to_owned(),
    };
    let left = view.turns_left.map_or(String::new(), |left| format!(", {left} turns left"));
    let side = view.you.map_or(Side::South, |seat| Side::of(seat, view.players));
    let mut lines =
        vec![format!("{} players, {stage}{left}", view.players), draw_block(&view.block, side)];
    let numbered = |(seat, line): (usize, String)| format!("{seat}  {line}");
    let hands = view.hands.iter().map(draw_known).enumerate().map(numbered);
    let loot = view.loot.iter().map(listed).enumerate().map(numbered);
    lines.extend(
        hands.map(|hand| format!("hand {hand}")).chain(loot.map(|loot| format!("loot {loot}"))),
    );
    lines.push(format!("left    {}", listed(&view.left)));
    lines.push(format!("right   {}", listed(&view.right)));
    lines.push(format!("aside   {}", draw_known(&view.aside)));
    lines.join("\n")
}

/// Where every card lies, and whose turn it is. It may be impossible; [`Setup::position`] finds out.
///
/// Read from text, it need not name every card: see its [`FromStr`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// How many play.
    pub players: u8,
    /// Which step of whose turn it is.
    pub stage: Stage,
    /// Turns of the last round still to be played, this one included; nothing before that round (K18).
    pub turns_left: Option<u8>,
    /// The block.
    pub block: Block,
    /// The hands, by seat.
    pub hands: Vec<Cards>,
    /// The won loot, by seat.
    pub loot: Vec<Cards>,
    /// The left pile, from the top.
    pub left: Vec<Card>,
    /// The right pile, from the top.
    pub right: Vec<Card>,
    /// The set-aside cards.
    pub aside: Cards,
}

/// Why no game can stand like that.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SetupError {
    /// A line of the text cannot be read.
    #[error("{line:?}: {what}")]
    Unreadable {
        /// The line.
        line: String,
        /// What is wrong with it.
        what: String,
    },
    /// The rules know no such table or deck.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// Some cards are nowhere.
    #[error("{} of the 72 cards lie nowhere (K2)", .cards.len())]
    Lost {
        /// Which.
        cards: Cards,
    },
    /// There is too little or too much of something.
    #[error("{zone}: {has} of them, not {should}")]
    Count {
        /// Of what: the hands of the table, the cards of a hand.
        zone: String,
        /// How many there are.
        has: usize,
        /// How many there should be.
        should: usize,
    },
    /// A pile has more cards than it was dealt.
    #[error("the {} pile has {has} cards, more than it was dealt (K7)", .pile.name())]
    PileTooHigh {
        /// Which pile.
        pile: Pile,
        /// How many cards there are in it.
        has: usize,
    },
    /// A card must be placed, and no place is open.
    #[error("no place is open, though a card that fills the last one always takes another (K14)")]
    NoOpenPlace,
    /// The turn cannot be at this step.
    #[error("the turn cannot be at this step: {0}")]
    Stage(&'static str),
}

impl Setup {
    /// How many cards a seat holds at this point of the game (K6, K15, K18).
    fn hand_size(&self, seat: Seat) -> usize {
        let Some(moving) = self.moving() else { return 0 };
        let players = usize::from(self.players).max(1);
        let turns_till = (seat.index() + players - moving.index() % players) % players;
        let played = self.turns_left.is_some_and(|left| turns_till >= left.into())
            || (seat == moving && matches!(self.stage, Stage::Drawing { .. }));
        HAND - usize::from(played)
    }

    /// The position, if a game can stand like that.
    pub fn position(&self) -> Result<Kadora, SetupError> {
        Kadora::new(self.players, &Options::default())?;
        let Some(seat) = self.moving() else {
            return Err(SetupError::Stage("no one is to move"));
        };
        if seat.number() >= self.players {
            return Err(Refusal::NoSuchSeat { seat }.into());
        }
        self.check_cards()?;

        if self.block.open().is_empty() {
            return Err(SetupError::NoOpenPlace);
        }
        let (turns_left, piles) = (self.turns_left.unwrap_or(0), [&self.left, &self.right]);
        let last_round = (1..=self.players).contains(&turns_left);
        let piles_are_empty = piles.iter().all(|pile| pile.is_empty());
        if piles_are_empty != last_round || self.turns_left.is_some() != last_round {
            return Err(SetupError::Stage("the last round is the one without piles (K18)"));
        }
        let view = self.view();
        if matches!(self.stage, Stage::Giving { .. }) && view.gifts(seat).is_empty() {
            return Err(SetupError::Stage("there is no gift to make (K10)"));
        }
        if matches!(self.stage, Stage::Drawing { .. }) && piles.iter().any(|pile| pile.is_empty()) {
            return Err(SetupError::Stage("there is no choice between the piles (K15)"));
        }
        Ok(Kadora::imagine(&view, &mut Piled::new(self)))
    }

    /// The table with its hands and its set-aside cards face up, so that only the piles are left to be imagined.
    fn view(&self) -> View {
        let backs = |pile: &[Card]| pile.iter().map(|card| card.back()).collect();
        View {
            you: None,
            players: self.players,
            options: Options::default(),
            block: self.block,
            hands: self.hands.iter().copied().map(Known::Faces).collect(),
            loot: self.loot.clone(),
            left: backs(&self.left),
            right: backs(&self.right),
            aside: Known::Faces(self.aside),
            stage: self.stage,
            turns_left: self.turns_left,
        }
    }

    /// Whose turn it is.
    fn moving(&self) -> Option<Seat> {
        match self.stage {
            Stage::Giving { seat } | Stage::Placing { seat } | Stage::Drawing { seat } => {
                Some(seat)
            }
            Stage::Dealing | Stage::Over => None,
        }
    }

    /// Every card is somewhere, once, and no zone has a card too few or too many.
    fn check_cards(&self) -> Result<(), SetupError> {
        let zones = self.hands.iter().chain(&self.loot).chain([&self.aside]);
        let piles = self.left.iter().chain(&self.right).copied();
        let block = self.block.iter().map(|(_, card)| card);
        let mut found = Cards::NONE;
        for card in zones.flat_map(Cards::iter).chain(piles).chain(block) {
            if !found.insert(card) {
                return Err(Refusal::CardTwice { card }.into());
            }
        }
        if found != Cards::ALL {
            return Err(SetupError::Lost { cards: Cards::ALL.without(&found) });
        }

        let players = usize::from(self.players);
        count("hands", self.hands.len(), players)?;
        count("loot", self.loot.len(), players)?;
        count("aside", self.aside.len().into(), aside_size(self.players))?;
        for (seat, hand) in Seat::all(self.players).zip(&self.hands) {
            count(&format!("hand {seat}"), hand.len().into(), self.hand_size(seat))?;
        }
        for (pile, cards) in Pile::ALL.into_iter().zip([&self.left, &self.right]) {
            if cards.len() > pile_size(self.players) {
                return Err(SetupError::PileTooHigh { pile, has: cards.len() });
            }
        }
        Ok(())
    }
}

fn count(zone: &str, has: usize, should: usize) -> Result<(), SetupError> {
    if has == should {
        return Ok(());
    }
    Err(SetupError::Count { zone: zone.to_owned(), has, should })
}

/// The luck by which the unseen cards of each colour, which are those of the piles, come to lie as they are to.
///
/// Of each colour, the last of the shuffled cards is dealt first, to the top of the left pile.
struct Piled(std::vec::IntoIter<Vec<Card>>);

impl Piled {
    fn new(setup: &Setup) -> Self {
        let dealt = || setup.left.iter().chain(&setup.right).copied();
        let of = |colour| dealt().filter(|card| card.colour() == colour).collect::<Vec<_>>();
        let shuffled = Colour::ALL.map(|colour| of(colour).into_iter().rev().collect());
        Self(Vec::from(shuffled).into_iter())
    }
}

impl Luck for Piled {
    fn below(&mut self, _: u32) -> u32 {
        unreachable!("only cards are shuffled")
    }

    fn shuffle<T>(&mut self, items: &mut [T]) {
        let wanted = self.0.next().unwrap();
        let mut cards = wanted.clone();
        cards.sort_unstable();
        for (at, want) in wanted.iter().enumerate() {
            let from = cards.iter().position(|card| card == want).unwrap();
            cards.swap(at, from);
            items.swap(at, from);
        }
    }
}

impl FromStr for Setup {
    type Err = SetupError;

    /// Reads a table as [`draw`] draws it from the south, every card with its face.
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
