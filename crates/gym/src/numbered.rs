//! What a view and an action are as numbers.

use bots::Roster;
use table::Seat;

/// A game whose views and actions are numbers too, for programs that learn.
///
/// Sizes, meanings and numbers are fixed for each number of players: they are version 0, which stays as it is. A change to any of
/// them is a version 1 beside it.
///
/// Everything is told from the seat that looks: its own things come first, then those of the others clockwise, and a board is turned
/// so that the seat sits in the south. What is learned in one seat can be used in every other.
pub trait Numbered: Roster {
    /// The parts of an observation, in order.
    fn layout(players: u8) -> Layout;

    /// How many play in the game that a view shows; nothing if no game of the rules can look like that, as far as it takes to write the
    /// view down. Views of games played here always can.
    fn players_of(view: &Self::View) -> Option<u8>;

    /// Writes what `view` tells its seat over `to`, which is as long as the layout says. A spectator's view is written as seat 0's.
    fn observe(view: &Self::View, to: &mut [f32]);

    /// How many actions have a number.
    fn count(players: u8) -> usize;

    /// The number of an action as `seat` counts them.
    fn number(players: u8, seat: Seat, action: Self::Action) -> usize;

    /// The action with this number as `seat` counts them; nothing if the number is too high.
    fn action(players: u8, seat: Seat, number: usize) -> Option<Self::Action>;

    /// Marks the numbers of the actions that `seat` may take now, and no others, in `to`, which has a place for every number.
    fn mask(&self, seat: Seat, to: &mut [bool]) {
        to.fill(false);
        let players = self.players();
        self.actions(seat, |action| to[Self::number(players, seat, action)] = true);
    }

    /// What the next draw can bring, while a chance outcome is due: numbers, each with its weight. What many pieces are dealt at
    /// once is drawn piece by piece; `drawn` holds the numbers before this one.
    fn draws(&self, drawn: &[u8]) -> Vec<(u8, u32)>;

    /// What a number of [`Numbered::draws`] is called in records.
    fn draw_name(&self, drawn: &[u8], number: u8) -> String;

    /// The chance outcome that is drawn once `drawn` is whole; nothing before.
    fn dealt(&self, drawn: &[u8]) -> Option<Self::Deal>;

    /// The numbers that [`Numbered::dealt`] makes this chance outcome of.
    fn drawn(deal: &Self::Deal) -> Vec<u8>;
}

/// Whether every seat sits at a table of `players`.
pub(crate) fn seated(seats: impl IntoIterator<Item = Seat>, players: u8) -> bool {
    seats.into_iter().all(|seat| seat.number() < players)
}

/// The parts of an observation, in order.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Layout {
    parts: Vec<Part>,
}

/// A part of an observation: numbers with the same meaning, all from 0 to `highest`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// Its name, such as `chests`.
    pub name: &'static str,
    /// Where it begins.
    pub start: usize,
    /// How many numbers it has, as a table: `[3, 16]` is three rows of sixteen.
    pub shape: Vec<usize>,
    /// The highest number it can hold.
    pub highest: u16,
    /// What the numbers mean.
    pub meaning: &'static str,
}

impl Part {
    /// How many numbers it has.
    pub fn size(&self) -> usize {
        self.shape.iter().product()
    }
}

impl Layout {
    /// Adds a part.
    #[must_use]
    pub(crate) fn with(
        mut self,
        name: &'static str,
        shape: &[usize],
        highest: u16,
        meaning: &'static str,
    ) -> Self {
        let start = self.size();
        self.parts.push(Part { name, start, shape: shape.to_vec(), highest, meaning });
        self
    }

    /// The parts, in order.
    pub fn parts(&self) -> &[Part] {
        &self.parts
    }

    /// How many numbers an observation has.
    pub fn size(&self) -> usize {
        self.parts.last().map_or(0, |part| part.start + part.size())
    }
}

/// Writes the parts of an observation one after another.
pub(crate) struct ObservationWriter<'a> {
    to: &'a mut [f32],
    at: usize,
}

impl<'a> ObservationWriter<'a> {
    /// Begins with nothing but zeros.
    pub(crate) fn new(to: &'a mut [f32]) -> Self {
        to.fill(0.0);
        Self { to, at: 0 }
    }

    /// Begins a part of so many numbers, and returns them.
    pub(crate) fn part(&mut self, len: usize) -> &mut [f32] {
        let start = self.at;
        self.at += len;
        &mut self.to[start..start + len]
    }

    /// Several parts of so many numbers each.
    pub(crate) fn parts<const N: usize>(&mut self, lens: [usize; N]) -> [&mut [f32]; N] {
        let mut rest = &mut self.to[self.at..];
        self.at += lens.iter().sum::<usize>();
        lens.map(|len| rest.split_off_mut(..len).expect("the layout has room for every part"))
    }

    /// A part of one number.
    pub(crate) fn number(&mut self, number: impl Into<f32>) {
        self.part(1)[0] = number.into();
    }

    /// A part of `len` numbers, all 0 but one.
    pub(crate) fn one_of(&mut self, len: usize, which: Option<usize>) {
        let part = self.part(len);
        if let Some(number) = which.and_then(|which| part.get_mut(which)) {
            *number = 1.0;
        }
    }

    /// A part of a number for each seat, 1 for these, counted from the one that looks.
    pub(crate) fn seats(&mut self, clockwise: Clockwise, seats: impl IntoIterator<Item = Seat>) {
        let part = self.part(clockwise.players.into());
        for seat in seats {
            part[clockwise.steps_to(seat)] = 1.0;
        }
    }

    /// Whether all has been written.
    pub(crate) fn is_done(&self) -> bool {
        self.at == self.to.len()
    }
}

/// Seats counted clockwise from the one that looks.
#[derive(Clone, Copy)]
pub(crate) struct Clockwise {
    pub(crate) seat: Seat,
    pub(crate) players: u8,
}

impl Clockwise {
    pub(crate) fn new(you: Option<Seat>, players: u8) -> Self {
        Self { seat: you.unwrap_or(Seat::FIRST), players }
    }

    /// How far `other` sits clockwise.
    pub(crate) const fn steps_to(self, other: Seat) -> usize {
        let (here, there) = (self.seat.index(), other.index());
        if there >= here { there - here } else { there + self.players as usize - here }
    }

    /// Who sits so far clockwise; none if that is once around.
    pub(crate) fn after(self, steps: usize) -> Option<Seat> {
        let players = usize::from(self.players);
        (steps < players)
            .then(|| Seat::all(self.players).nth((self.seat.index() + steps) % players))?
    }
}
