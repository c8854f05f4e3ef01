//! What a game promises to everyone who plays, shows, stores or studies it.

use std::error::Error;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::{Serialize, de::DeserializeOwned};

use crate::{Seat, Seats};

/// Whom the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// Seats choose. One awaited seat is an ordinary turn; several choose in secret, at once.
    Seats {
        /// Those who have not chosen yet.
        awaited: Seats,
        /// Those whose sealed choice can still be changed.
        sealed: Seats,
    },
    /// A chance outcome is due.
    Chance,
    /// No one: the game has ended.
    Over,
}

impl Turn {
    /// An ordinary turn: one seat moves, in the open.
    pub const fn of(seat: Seat) -> Self {
        Self::Seats { awaited: Seats::only(seat), sealed: Seats::NONE }
    }

    /// Those the game cannot go on without.
    pub const fn awaited(self) -> Seats {
        match self {
            Self::Seats { awaited, .. } => awaited,
            Self::Chance | Self::Over => Seats::NONE,
        }
    }

    /// Those who may act: the awaited, and those who may change their mind.
    pub fn may_act(self) -> Seats {
        match self {
            Self::Seats { awaited, sealed } => awaited | sealed,
            Self::Chance | Self::Over => Seats::NONE,
        }
    }
}

/// Whose eyes a game is seen through.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// A viewer without a seat.
    Spectator,
}

impl Viewer {
    /// Everyone who can look at a table of `players`.
    pub fn all(players: u8) -> impl Iterator<Item = Self> {
        Seat::all(players).map(Self::Seat).chain([Self::Spectator])
    }

    /// The viewer's seat, if it has one.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Spectator => None,
        }
    }

    /// Whether these are the eyes of `seat`.
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Each seat's score in the game's own count, 0 beyond the last seat.
    pub scores: [i16; Seat::MOST as usize],
    /// The seats that won: several if the win is shared, none if the rules say so.
    pub winners: Seats,
    /// How many the win is shared by: the winners, and Kadora's virtual player where it is one of them.
    pub sharing: u8,
}

impl Outcome {
    /// A win that `winners` have to themselves.
    pub fn new(scores: [i16; Seat::MOST as usize], winners: Seats) -> Self {
        Self { scores, winners, sharing: winners.len() }
    }

    /// The part of the win that a seat has: all of it, an equal share, or nothing.
    pub fn share(&self, seat: Seat) -> f32 {
        if self.winners.contains(seat) { 1.0 / f32::from(self.sharing) } else { 0.0 }
    }

    /// The part of the win that each seat has.
    pub fn shares(&self) -> [f32; Seat::MOST as usize] {
        let mut shares = [0.0; Seat::MOST as usize];
        for seat in self.winners {
            shares[seat.index()] = self.share(seat);
        }
        shares
    }
}

/// Takes note of events. `()` takes none, and costs nothing.
pub trait Log<E> {
    /// Notes one event.
    fn push(&mut self, event: E);
}

impl<E> Log<E> for () {
    fn push(&mut self, _: E) {}
}

impl<E> Log<E> for Vec<E> {
    fn push(&mut self, event: E) {
        Vec::push(self, event);
    }
}

/// A source of chance. The contract holds none: the host of a game brings one.
pub trait Luck {
    /// A number from 0 up to but not including `bound`, each equally likely. `bound` is at least 1.
    fn below(&mut self, bound: u32) -> u32;

    /// Puts `items` in random order, each order equally likely: from the last to the second, each is swapped with one not after it.
    ///
    /// `docs/fair-shuffle.md` promises these steps, and those of every [`Game::draw`], to all who check a game.
    fn shuffle<T>(&mut self, items: &mut [T]) {
        for left in (2..=items.len()).rev() {
            let pick = self
                .below(u32::try_from(left).expect("no game shuffles four billion things"))
                as usize;
            items.swap(left - 1, pick);
        }
    }
}

impl<L: Luck> Luck for &mut L {
    fn below(&mut self, bound: u32) -> u32 {
        (**self).below(bound)
    }
}

/// Why something was not done, and the clause behind it. Displayed it is for programmers; `voice` has its sentence for the player.
pub trait Refusal: Error + Clone + Eq + Send + Sync + 'static {
    /// The number of the rulebook's clause, such as `D11`.
    fn clause(&self) -> &'static str;
}

/// A game: its position, and the rules that change it.
///
/// A position is always playable. Whatever is refused leaves it exactly as it was.
/// Actions and deals are different types, so no player can spell a chance outcome.
/// A position is never sent anywhere: clients get views, saves are records.
///
/// `act`, `deal` and `actions` do not allocate.
pub trait Game: Clone + Eq + Debug + Send + Sync + 'static {
    /// The game's name in records and on command lines.
    const NAME: &'static str;
    /// How many can play.
    const PLAYERS: RangeInclusive<u8>;
    /// The names of the options, as records have them.
    const OPTIONS: &'static [&'static str];

    /// What is agreed before the game.
    type Options: Clone + Default + Eq + Debug + Send + Sync + Serialize + DeserializeOwned;
    /// What a seat can do. Its text is the notation of records.
    type Action: Copy
        + Eq
        + Hash
        + Debug
        + Send
        + Sync
        + Display
        + FromStr<Err: Error>
        + Serialize
        + DeserializeOwned;
    /// What chance can bring.
    type Deal: Copy + Eq + Debug + Send + Sync;
    /// What happened, with all its secrets.
    type Event: Clone + Eq + Debug + Send + Sync;
    /// All that one viewer may know of a position.
    type View: Answers<Self> + Clone + Eq + Debug + Send + Sync + Serialize + DeserializeOwned;
    /// What one viewer may know of an event. What a viewer has seen tells what that viewer can tell apart.
    type Seen: Clone + Eq + Hash + Debug + Send + Sync + Serialize + DeserializeOwned;
    /// Why something was not done.
    type Refusal: Refusal;

    /// A game about to begin.
    fn new(players: u8, options: &Self::Options) -> Result<Self, Self::Refusal>;

    /// How many play.
    fn players(&self) -> u8;

    /// Whom the game waits for.
    fn turn(&self) -> Turn;

    /// Hands every action that `seat` may take now to `each`, once, always in the same order.
    fn actions(&self, seat: Seat, each: impl FnMut(Self::Action));

    /// How many actions [`Game::actions`] hands out.
    fn count_actions(&self, seat: Seat) -> u32 {
        let mut count = 0;
        self.actions(seat, |_| count += 1);
        count
    }

    /// The action that [`Game::actions`] hands out after `n` others, if it hands out so many.
    fn nth_action(&self, seat: Seat, n: u32) -> Option<Self::Action> {
        let mut left = n;
        let mut nth = None;
        self.actions(seat, |action| {
            if left == 0 && nth.is_none() {
                nth = Some(action);
            }
            left = left.wrapping_sub(1);
        });
        nth
    }

    /// Hands every action that could be legal anywhere in a game of `players` to `each`, once, always in the same order.
    fn every_action(players: u8, each: impl FnMut(Self::Action));

    /// Carries out an action, or refuses it.
    fn act(
        &mut self,
        seat: Seat,
        action: Self::Action,
        log: &mut impl Log<Self::Event>,
    ) -> Result<(), Self::Refusal>;

    /// Proposes a chance outcome, each as likely as the rules make it.
    ///
    /// # Panics
    ///
    /// May panic unless the turn is [`Turn::Chance`].
    fn draw(&self, luck: &mut impl Luck) -> Self::Deal;

    /// Carries out a chance outcome, or refuses one that cannot be.
    fn deal(
        &mut self,
        deal: Self::Deal,
        log: &mut impl Log<Self::Event>,
    ) -> Result<(), Self::Refusal>;

    /// What `viewer` may know, built from nothing but that.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// Puts [`Game::view`] in the stead of `view`, whatever it showed. Only the memory of the old one is used again.
    fn view_into(&self, viewer: Viewer, view: &mut Self::View) {
        *view = self.view(viewer);
    }

    /// What `viewer` may know of an event, or nothing.
    fn seen(event: &Self::Event, viewer: Viewer) -> Option<Self::Seen>;

    /// How the game ended, once it has.
    fn outcome(&self) -> Option<Outcome>;
}

/// What a view answers: the same as the position does, for it depends on nothing that the viewer may not know.
pub trait Answers<G: Game> {
    /// The viewer's seat, if it has one.
    fn you(&self) -> Option<Seat>;

    /// Whom the game waits for, as [`Game::turn`] says.
    fn turn(&self) -> Turn;

    /// Hands every action that the viewer's own seat may take now to `each`, as [`Game::actions`] does. A viewer without a seat has none.
    fn actions(&self, each: impl FnMut(G::Action));

    /// The first refusal that the rules answer the viewer's own seat with, if it takes these actions one after another; none if all are
    /// accepted, or the viewer has no seat. What chance would bring between them is not foreseen.
    fn refusal(&self, actions: &[G::Action]) -> Option<G::Refusal>;
}

/// A game whose hidden parts can be guessed from what one viewer knows.
pub trait Imagine: Game {
    /// A position that looks exactly like `view` to its viewer, the rest drawn at random from what is possible.
    fn imagine(view: &Self::View, luck: &mut impl Luck) -> Self;

    /// What a chance outcome on the way to `truth` would have been on the way to `imagined`, a position that looks the same to one viewer:
    /// the cards which that viewer cannot see have changed places. Games whose hidden cards are drawn late deal the same.
    fn redealt(deal: Self::Deal, _truth: &Self, _imagined: &Self) -> Self::Deal {
        deal
    }
}

/// One of the actions `seat` may take now, each equally likely; none if it may not act.
pub fn pick<G: Game>(game: &G, seat: Seat, luck: &mut impl Luck) -> Option<G::Action> {
    match game.count_actions(seat) {
        0 => None,
        count => game.nth_action(seat, luck.below(count)),
    }
}

/// A list of `items` in the memory of `spare`, whatever stood there: views are made so often that it counts.
pub fn refill<T>(mut spare: Vec<T>, items: impl IntoIterator<Item = T>) -> Vec<T> {
    let items = items.into_iter();
    spare.clear();
    spare.reserve(items.size_hint().1.unwrap_or(0));
    spare.extend(items);
    spare
}

/// Something a game is played on: the bare position, or a position and its record.
pub trait Board<G: Game> {
    /// The position.
    fn position(&self) -> &G;

    /// Carries out an action as [`Game::act`] does.
    fn play(
        &mut self,
        seat: Seat,
        action: G::Action,
        log: &mut impl Log<G::Event>,
    ) -> Result<(), G::Refusal>;

    /// Carries out a chance outcome as [`Game::deal`] does.
    fn chance(&mut self, deal: G::Deal, log: &mut impl Log<G::Event>) -> Result<(), G::Refusal>;
}

impl<G: Game> Board<G> for G {
    fn position(&self) -> &G {
        self
    }

    fn play(
        &mut self,
        seat: Seat,
        action: G::Action,
        log: &mut impl Log<G::Event>,
    ) -> Result<(), G::Refusal> {
        self.act(seat, action, log)
    }

    fn chance(&mut self, deal: G::Deal, log: &mut impl Log<G::Event>) -> Result<(), G::Refusal> {
        self.deal(deal, log)
    }
}

/// Plays a game to its end: every awaited seat takes the action that `choose` gives it. Returns how many were taken.
pub fn finish<G: Game, L: Luck>(
    board: &mut impl Board<G>,
    luck: &mut L,
    log: &mut impl Log<G::Event>,
    mut choose: impl FnMut(&G, Seat, &mut L) -> G::Action,
) -> Result<u32, G::Refusal> {
    let mut decisions = 0;
    loop {
        match board.position().turn() {
            Turn::Chance => {
                let deal = board.position().draw(luck);
                board.chance(deal, log)?;
            }
            Turn::Seats { awaited, .. } => {
                for seat in awaited {
                    let action = choose(board.position(), seat, luck);
                    board.play(seat, action, log)?;
                    decisions += 1;
                }
            }
            Turn::Over => return Ok(decisions),
        }
    }
}

/// Plays a game to its end: every awaited seat takes any of its actions, each equally likely. Returns how many were taken.
pub fn finish_at_random<G: Game>(
    board: &mut impl Board<G>,
    luck: &mut impl Luck,
    log: &mut impl Log<G::Event>,
) -> Result<u32, G::Refusal> {
    finish(board, luck, log, |game, seat, luck| {
        pick(game, seat, luck).expect("an awaited seat can act")
    })
}

/// Plays a whole game as [`finish_at_random`] does, and returns where it ends.
pub fn play_at_random<G: Game>(
    players: u8,
    options: &G::Options,
    luck: &mut impl Luck,
    log: &mut impl Log<G::Event>,
) -> Result<G, G::Refusal> {
    let mut game = G::new(players, options)?;
    finish_at_random(&mut game, luck, log)?;
    Ok(game)
}
