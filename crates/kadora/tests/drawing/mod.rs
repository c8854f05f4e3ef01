//! Tables drawn as text, and positions read from such drawings.

#![allow(dead_code, unreachable_pub, reason = "each test uses what it needs")]
#![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

use std::fmt::{Display, Write};

use kadora::{
    Block, Card, Cards, Colour, Field, HAND, Kadora, Known, Options, Side, Stage, View, aside_size,
    pile_size,
};
use table::{Imagine, Luck, Seat};

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
    let block = draw_block(&view.block, view.side());
    let mut lines = vec![format!("{} players, {stage}{left}", view.players), block];
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

/// Where every card lies, and whose turn it is.
pub struct Setup {
    players: u8,
    /// Whose turn it is.
    seat: Seat,
    /// Which step of the turn it is.
    stage: Stage,
    /// Turns of the last round still to be played, this one included; nothing before that round (K18).
    turns_left: Option<u8>,
    block: Block,
    /// By seat.
    hands: Vec<Cards>,
    /// By seat.
    loot: Vec<Cards>,
    /// From the top.
    left: Vec<Card>,
    /// From the top.
    right: Vec<Card>,
    aside: Cards,
}

/// Where the cards of a line lie.
#[derive(Clone, Copy)]
enum Zone {
    Hand(usize),
    Loot(usize),
    Left,
    Right,
    Aside,
}

impl Setup {
    /// Reads a table as [`draw`] draws it from the south, every card with its face.
    ///
    /// Lines may stand in any order after the first, and be left out. Cards named nowhere fill up the hands, then those set aside; whatever is
    /// left goes where `*` stands, or, if it stands nowhere, to the bottom of the piles, each
    /// card to the lower one.
    ///
    /// # Panics
    ///
    /// If a line cannot be read.
    pub fn read(text: &str) -> Self {
        let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
        let mut setup = Self::of_first_line(lines.next().unwrap());
        let mut rest = None;
        for line in lines {
            setup.read_line(line, &mut rest);
        }
        setup.fill(rest);
        setup
    }

    /// The position.
    ///
    /// # Panics
    ///
    /// If no game can stand like that.
    pub fn position(&self) -> Kadora {
        let mut found = Cards::NONE;
        for card in self.cards() {
            assert!(found.insert(card), "{card} lies in two places (K2)");
        }
        assert_eq!(found, Cards::ALL, "some cards lie nowhere (K2)");
        assert_eq!(usize::from(self.aside.len()), aside_size(self.players), "aside (K5)");
        for (seat, hand) in Seat::all(self.players).zip(&self.hands) {
            assert_eq!(usize::from(hand.len()), self.hand_size(seat), "hand {seat} (K6)");
        }
        for pile in [&self.left, &self.right] {
            assert!(pile.len() <= pile_size(self.players), "a pile is too high (K7)");
        }
        let no_piles = self.left.is_empty() && self.right.is_empty();
        let in_last_round = self.turns_left.is_some();
        assert_eq!(no_piles, in_last_round, "the last round is the one without piles (K18)");
        Kadora::imagine(&self.view(), &mut StackedDeck::new(self))
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

    /// The cards of all zones.
    fn cards(&self) -> impl Iterator<Item = Card> {
        let zones = self.hands.iter().chain(&self.loot).chain([&self.aside]);
        let piles = self.left.iter().chain(&self.right).copied();
        let block = self.block.iter().map(|(_, card)| card);
        zones.flat_map(Cards::iter).chain(piles).chain(block)
    }

    /// How many cards a seat holds at this point of the game (K6, K15, K18).
    fn hand_size(&self, seat: Seat) -> usize {
        let turns_till = (seat.number() + self.players - self.seat.number()) % self.players;
        let played = self.turns_left.is_some_and(|left| turns_till >= left)
            || (seat == self.seat && matches!(self.stage, Stage::Drawing { .. }));
        HAND - usize::from(played)
    }

    /// A table without cards, by a line such as `3 players, seat 0 places, 2 turns left`.
    fn of_first_line(line: &str) -> Self {
        let words: Vec<&str> = line.split([' ', ',']).filter(|word| !word.is_empty()).collect();
        let [players, "players", "seat", seat, verb, left @ ..] = &words[..] else {
            panic!("{line}")
        };
        let players: u8 = players.parse().expect(line);
        let seat = seat.parse().ok().and_then(Seat::new).expect(line);
        Self {
            players,
            seat,
            stage: match *verb {
                "gives" => Stage::Giving { seat },
                "places" => Stage::Placing { seat },
                "draws" => Stage::Drawing { seat },
                _ => panic!("{line}"),
            },
            turns_left: match left {
                [] => None,
                [left, "turns", "left"] => Some(left.parse().expect(line)),
                _ => panic!("{line}"),
            },
            block: Block::EMPTY,
            hands: vec![Cards::NONE; players.into()],
            loot: vec![Cards::NONE; players.into()],
            left: Vec::new(),
            right: Vec::new(),
            aside: Cards::NONE,
        }
    }

    /// Reads a row of the block, or the cards of a zone. The zone with the sign for all others becomes that of the `rest`.
    fn read_line(&mut self, line: &str, rest: &mut Option<Zone>) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let (zone, cards) = match &words[..] {
            ["a", "b", "c", "d"] => return,
            [rank @ ("1" | "2" | "3" | "4"), a, b, c, d] => {
                let row = Field::all().filter(|field| rank.starts_with(field.rank()));
                for (field, card) in row.zip([a, b, c, d]) {
                    if *card != OPEN_PLACE {
                        self.block.put(field, card.parse().expect(line));
                    }
                }
                return;
            }
            ["hand", seat, cards @ ..] => (Zone::Hand(seat.parse().expect(line)), cards),
            ["loot", seat, cards @ ..] => (Zone::Loot(seat.parse().expect(line)), cards),
            ["left", cards @ ..] => (Zone::Left, cards),
            ["right", cards @ ..] => (Zone::Right, cards),
            ["aside", cards @ ..] => (Zone::Aside, cards),
            _ => panic!("{line}"),
        };
        for &card in cards {
            match card {
                EMPTY => {}
                REST => *rest = Some(zone),
                card => self.put(zone, card.parse().expect(line)),
            }
        }
    }

    /// Adds a card to a zone, at the bottom of a pile.
    fn put(&mut self, zone: Zone, card: Card) {
        let cards = match zone {
            Zone::Hand(seat) => &mut self.hands[seat],
            Zone::Loot(seat) => &mut self.loot[seat],
            Zone::Aside => &mut self.aside,
            Zone::Left => return self.left.push(card),
            Zone::Right => return self.right.push(card),
        };
        assert!(cards.insert(card), "{card} stands twice");
    }

    /// Finds a place for every card that was named nowhere.
    fn fill(&mut self, rest: Option<Zone>) {
        let named: Cards = self.cards().collect();
        let mut unnamed = Cards::ALL.without(&named).iter();
        for seat in Seat::all(self.players) {
            let held = self.hands[seat.index()].len().into();
            let missing = self.hand_size(seat).saturating_sub(held);
            let cards = unnamed.by_ref().take(missing);
            cards.for_each(|card| self.put(Zone::Hand(seat.index()), card));
        }
        let missing = aside_size(self.players).saturating_sub(self.aside.len().into());
        unnamed.by_ref().take(missing).for_each(|card| self.put(Zone::Aside, card));
        for card in unnamed {
            let lower = if self.left.len() <= self.right.len() { Zone::Left } else { Zone::Right };
            self.put(rest.unwrap_or(lower), card);
        }
    }
}

/// The luck by which the unseen cards of each colour, which are those of the piles, come to lie as they are to.
///
/// Of each colour, the last of the shuffled cards is dealt first, to the top of the left pile.
struct StackedDeck(std::array::IntoIter<Vec<Card>, { Colour::COUNT }>);

impl StackedDeck {
    fn new(setup: &Setup) -> Self {
        let dealt = || setup.left.iter().chain(&setup.right).copied().rev();
        let shuffled = |colour| dealt().filter(|card| card.colour() == colour).collect();
        Self(Colour::ALL.map(shuffled).into_iter())
    }
}

impl Luck for StackedDeck {
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
