//! Positions drawn as text, reached by playing.

#![allow(dead_code, unreachable_pub, reason = "each test uses what it needs")]

use std::collections::HashMap;
use std::fmt;

use mirrors::{
    Action, Beam, Board, Card, Colour, Deal, Diagonal, Entrance, Event, Field, Heading, Mirrors,
    Options, Recess, Refusal, Rim, Target, Told, Touch, View,
};
use proptest::prelude::*;
use table::{Game, Record, Scribe, Seat, Turn, Viewer};

/// A rim to draw boards in, the colours going round.
pub const RIM: &str = "RBGYRBGYRBGYRBGY";

pub fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

pub fn rim(text: &str) -> Rim {
    text.parse().unwrap()
}

pub fn field(name: &str) -> Field {
    name.parse().unwrap()
}

pub fn recess(name: &str) -> Recess {
    name.parse().unwrap()
}

pub fn entrance(name: &str) -> Entrance {
    name.parse().unwrap()
}

pub fn recesses(names: &str) -> Vec<Recess> {
    names.split_whitespace().map(recess).collect()
}

pub fn card(name: &str) -> Card {
    name.parse().unwrap()
}

pub fn action(text: &str) -> Action {
    text.parse().unwrap()
}

pub fn offered(game: &Mirrors, seat: Seat) -> Vec<Action> {
    let mut offered = Vec::new();
    game.actions(seat, |action| offered.push(action));
    offered
}

pub fn open(game: &Mirrors) -> View {
    game.view(Viewer::Spectator)
}

/// The board with its mirrors and its rim as a drawing, seen from the south.
///
/// Mirrors are `/` and `\`, free fields `.`, diamonds their letters, open recesses `o`. A beam is `|`, `-`, and `+` where it
/// crosses itself.
///
/// ```text
///     a b c d
///     R B G Y
/// 4 R . . . . R
/// 3 B . . . . B
/// 2 G / - - - o
/// 1 Y | . . . Y
///     R B G Y
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Drawing {
    /// The mirrors.
    pub board: Board,
    /// The diamonds.
    pub rim: Rim,
    /// A beam to show.
    pub beam: Option<Beam>,
}

impl Drawing {
    /// What stands on a field.
    fn field(&self, field: Field) -> char {
        if let Some(diagonal) = self.board.at(field) {
            return diagonal.letter();
        }
        let crossings =
            self.beam.iter().flat_map(|beam| beam.path.iter()).filter(|at| at.field == field);
        crossings.fold('.', |drawn, crossing| match (drawn, crossing.arriving) {
            ('.', Heading::North | Heading::South) => '|',
            ('.', Heading::East | Heading::West) => '-',
            _ => '+',
        })
    }

    /// What lies in the recess that a beam running this way from this field leaves by.
    fn recess(&self, field: Field, heading: Heading) -> char {
        self.rim.at(field.exit(heading)).map_or('o', Colour::letter)
    }
}

impl fmt::Display for Drawing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rank = |rank| (0..4).filter_map(move |file| Field::at(file, rank));
        let edge = |f: &mut fmt::Formatter<'_>, number, heading| {
            f.write_str("   ")?;
            rank(number).try_for_each(|field| write!(f, " {}", self.recess(field, heading)))
        };
        writeln!(f, "    a b c d")?;
        edge(f, 3, Heading::North)?;
        writeln!(f)?;
        for number in (0..4).rev() {
            write!(f, "{}", number + 1)?;
            for field in rank(number) {
                if field.file() == 0 {
                    write!(f, " {}", self.recess(field, Heading::West))?;
                }
                write!(f, " {}", self.field(field))?;
                if field.file() == 3 {
                    write!(f, " {}", self.recess(field, Heading::East))?;
                }
            }
            writeln!(f)?;
        }
        edge(f, 0, Heading::South)
    }
}

/// The board and the rim that all see.
pub fn drawing(view: &View) -> Drawing {
    Drawing { board: view.board, rim: view.rim, beam: None }
}

/// Reads board and rim of a drawing. Space between marks, and around the drawing, does not matter; a beam is not read.
pub fn read(text: &str) -> Option<Drawing> {
    let rows: Vec<Vec<&str>> =
        lines(text).into_iter().map(|line| line.split_whitespace().collect()).collect();
    let [files, north, ranks @ .., south] = &rows[..] else { return None };
    if files != &["a", "b", "c", "d"] || north.len() != 4 || ranks.len() != 4 || south.len() != 4 {
        return None;
    }
    let mut rim = HashMap::new();
    let mut mirrors = String::new();
    for (file, (above, below)) in (1..).zip(north.iter().zip(south)) {
        rim.extend([(format!("n{file}"), *above), (format!("s{file}"), *below)]);
    }
    for (rank, marks) in (1..=4).rev().zip(ranks) {
        let [label, west, fields @ .., east] = &marks[..] else { return None };
        if *label != rank.to_string() || fields.len() != 4 {
            return None;
        }
        rim.extend([(format!("w{rank}"), *west), (format!("e{rank}"), *east)]);
        for (file, mark) in files.iter().zip(fields) {
            match *mark {
                "." | "|" | "-" | "+" => {}
                mirror => mirrors.extend([file, rank.to_string().as_str(), mirror, " "]),
            }
        }
    }
    let rim: String =
        Recess::all().map(|recess| rim[&recess.to_string()].replace('o', ".")).collect();
    Some(Drawing { board: mirrors.parse().ok()?, rim: rim.parse().ok()?, beam: None })
}

/// The lines of a drawing, without the indentation they have in the source.
fn lines(drawing: &str) -> Vec<&str> {
    drawing.lines().map(str::trim).filter(|line| !line.is_empty()).collect()
}

/// The beam from this entrance, which must run as it is drawn.
pub fn beam(drawing: &str, entrance: &str) -> Beam {
    let mut drawn = read(drawing).unwrap();
    let beam = drawn.board.beam(entrance.parse().unwrap());
    drawn.beam = Some(beam);
    assert_eq!(lines(&drawn.to_string()), lines(drawing), "the beam from {entrance}");
    beam
}

/// The board and the rim must be as they are drawn.
pub fn assert_drawn(game: &Mirrors, drawing: &str) {
    assert_eq!(lines(&self::drawing(&open(game)).to_string()), lines(drawing));
}

/// A game, its record, and what was told of it.
pub struct Table {
    pub scribe: Scribe<Mirrors>,
    pub log: Vec<Event>,
}

impl Table {
    /// A game about to begin.
    pub fn unset(players: u8, target: Target) -> Self {
        Self { scribe: Scribe::new(players, Options { target }).unwrap(), log: Vec::new() }
    }

    /// A game whose first turn begins. The cards are given by seat.
    pub fn new(rim: Rim, first: Seat, cards: &[&str], target: Target) -> Self {
        let mut table = Self::unset(u8::try_from(cards.len()).unwrap(), target);
        table.set(rim, first, cards);
        table
    }

    /// Deals what is dealt before the first turn. The cards are given by seat.
    pub fn set(&mut self, rim: Rim, first: Seat, cards: &[&str]) {
        self.deal(Deal::Board { rim, first }).unwrap();
        let mut drawing = first;
        for _ in cards {
            self.deal(Deal::Card(card(cards[drawing.index()]))).unwrap();
            drawing = drawing.next(self.game().players());
        }
    }

    pub fn game(&self) -> &Mirrors {
        self.scribe.game()
    }

    /// The board as drawn, its mirrors placed turn by turn, rank by rank, and no diamond taken; it is the turn of `to_move`.
    pub fn drawn(drawing: &str, to_move: u8, cards: &[&str]) -> Self {
        let drawn = read(drawing).unwrap();
        let players = u8::try_from(cards.len()).unwrap();
        let turns = drawn.board.standing().len();
        let first = seat((to_move + players * 12 - turns) % players);
        let mut table = Self::new(drawn.rim, first, cards, Target::Three);
        table.place(drawn.board);
        assert_eq!(table.game().turn(), Turn::of(seat(to_move)));
        assert_drawn(table.game(), drawing);
        table.log.clear();
        table
    }

    fn place(&mut self, board: Board) {
        for field in board.standing() {
            let diagonal = board.at(field).unwrap();
            let seat = self.seat();
            self.act(Action::Touch(Touch::Place { field, diagonal })).unwrap();
            if self.game().turn() == Turn::of(seat) {
                self.act(Action::Done).unwrap();
            }
        }
    }

    /// Whose turn it is.
    pub fn seat(&self) -> Seat {
        self.game().turn().awaited().first().expect("a seat is awaited")
    }

    pub fn act(&mut self, action: Action) -> Result<(), Refusal> {
        self.act_as(self.seat(), action)
    }

    pub fn act_as(&mut self, seat: Seat, action: Action) -> Result<(), Refusal> {
        self.scribe.act(seat, action, &mut self.log)
    }

    pub fn deal(&mut self, deal: Deal) -> Result<(), Refusal> {
        self.scribe.deal(deal, &mut self.log)
    }

    /// Plays steps that must be legal.
    pub fn play(&mut self, steps: &str) -> &mut Self {
        for step in steps.split_whitespace() {
            self.act(action(step)).unwrap_or_else(|refusal| panic!("{step}: {refusal}"));
        }
        self
    }

    /// Why a step is refused.
    pub fn refused(&mut self, step: &str) -> Refusal {
        let before = *self.game();
        let refusal = self.act(action(step)).expect_err(step);
        assert_eq!(*self.game(), before);
        refusal
    }

    /// The record must lead to where the game is.
    pub fn assert_recorded(&self) {
        let record = Record::<Mirrors>::from_json(&self.scribe.record().to_json()).unwrap();
        assert_eq!(record.replay(|_, _, _| {}).unwrap(), *self.game());
    }

    /// What all could see since the table was set.
    pub fn told(&self) -> Vec<Told> {
        let told = |event: &Event| match event {
            Event::Told(told) => Some(*told),
            Event::Drew { .. } => None,
        };
        self.log.iter().filter_map(told).collect()
    }
}

/// All twelve mirrors. From the south s1 leads to s3 and s3 to s1 by two of them, s4 to e1 by one, and s2 to n1 by seven.
pub const TWELVE: &str = r"
        a b c d
        R B G Y
    4 Y \ . \ / R
    3 G / \ . / B
    2 B \ \ / . G
    1 R / . \ / Y
        Y G B R";

pub fn twelve(to_move: u8, cards: &[&str]) -> Table {
    Table::drawn(TWELVE, to_move, cards)
}

/// Boards with up to twelve mirrors.
pub fn boards() -> impl Strategy<Value = Board> {
    let fields: Vec<Field> = Field::all().collect();
    let mirrors = proptest::sample::subsequence(fields, 0..=12);
    (mirrors, any::<u16>()).prop_map(|(fields, leaning)| {
        fields.into_iter().enumerate().fold(Board::EMPTY, |board, (i, field)| {
            let diagonal = Diagonal::BOTH[usize::from(leaning >> i & 1)];
            board.after(Touch::Place { field, diagonal }).unwrap()
        })
    })
}
