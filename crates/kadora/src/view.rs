//! What one viewer may know.

use serde::{Deserialize, Serialize};
use table::{Seat, Viewer, refill};

use crate::block::Block;
use crate::card::{Back, Card, Colour};
use crate::cards::Cards;
use crate::field::{Fields, Side};
use crate::gift::Gifts;
use crate::hand::Pile;
use crate::loot::Loot;
use crate::options::Options;
use crate::position::{Kadora, Phase};
use crate::scoring::{Lead, Scoring, leads, scoring};

/// All that one viewer may know of a position.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct View {
    /// The viewer's seat, if it has one.
    pub you: Option<Seat>,
    /// How many play.
    pub players: u8,
    /// What was agreed before the game.
    #[serde(default)]
    pub options: Options,
    /// The block, all face up (K6).
    pub block: Block,
    /// What each seat holds: your own hand, and the backs of the others (K4).
    pub hands: Vec<Known>,
    /// What each seat has won, face up (K12).
    pub loot: Vec<Cards>,
    /// The left pile, from the top (K7).
    pub left: Vec<Back>,
    /// The right pile, from the top (K7).
    pub right: Vec<Back>,
    /// The set-aside cards: backs, until two players turn them over at the end (K5, K20).
    pub aside: Known,
    /// What happens next.
    pub stage: Stage,
    /// Turns of the last round still to be played, this one included; nothing outside that round (K18).
    pub turns_left: Option<u8>,
}

/// Cards of which a viewer knows the faces, or only the backs, sorted by colour (K4).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Known {
    /// The cards.
    Faces(Cards),
    /// Their backs.
    Backs(Vec<Back>),
}

impl Default for Known {
    /// No card.
    fn default() -> Self {
        Self::Backs(Vec::new())
    }
}

impl Known {
    /// The backs of these cards, sorted as they are, in the memory of what is not needed any more.
    fn backs(cards: impl IntoIterator<Item = Card>, spare: Self) -> Self {
        let spare = match spare {
            Self::Faces(_) => Vec::new(),
            Self::Backs(backs) => backs,
        };
        Self::Backs(refill(spare, cards.into_iter().map(Card::back)))
    }

    /// How many cards there are.
    pub fn len(&self) -> usize {
        match self {
            Self::Faces(cards) => usize::from(cards.len()),
            Self::Backs(backs) => backs.len(),
        }
    }

    /// Whether there is no card.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The cards, as far as their faces are known.
    pub fn faces(&self) -> Cards {
        match self {
            Self::Faces(cards) => *cards,
            Self::Backs(_) => Cards::NONE,
        }
    }

    /// How many cards of a colour there are.
    #[inline]
    pub fn count(&self, colour: Colour) -> usize {
        match self {
            Self::Faces(cards) => usize::from(cards.count(colour)),
            Self::Backs(backs) => backs.iter().filter(|back| back.colour == colour).count(),
        }
    }
}

/// What happens next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// The cards are dealt.
    #[default]
    Dealing,
    /// A seat gives cards away, or keeps them (K10).
    Giving {
        /// Whose turn it is.
        seat: Seat,
    },
    /// A seat places a card (K11).
    Placing {
        /// Whose turn it is.
        seat: Seat,
    },
    /// A seat chooses a pile to draw from (K15).
    Drawing {
        /// Whose turn it is.
        seat: Seat,
    },
    /// The game has ended.
    Over,
}

/// A gift that may be made (K10).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Gift {
    /// All cards of this colour.
    pub colour: Colour,
    /// Who gets them.
    pub to: Seat,
}

impl View {
    /// What `viewer` may know of `game`, written in the memory of the lists of `spare`.
    pub(crate) fn new(game: &Kadora, viewer: Viewer, spare: Self) -> Self {
        let seats = || Seat::all(game.players);
        let pile = |pile, spare| refill(spare, game.pile(pile).iter().map(Card::back));
        let hand = |seat: Seat, spare: Known| {
            let cards = game.hands[seat.index()].cards().iter().copied();
            if viewer.is(seat) { Known::Faces(cards.collect()) } else { Known::backs(cards, spare) }
        };
        let mut hands = spare.hands;
        hands.resize_with(game.players.into(), Known::default);
        for (seat, known) in seats().zip(&mut hands) {
            *known = hand(seat, std::mem::take(known));
        }
        Self {
            you: viewer.seat(),
            players: game.players,
            options: game.options,
            block: game.block,
            hands,
            loot: refill(spare.loot, seats().map(|seat| *game.loot[seat.index()].cards())),
            left: pile(Pile::Left, spare.left),
            right: pile(Pile::Right, spare.right),
            aside: match (game.phase, game.players) {
                (Phase::Over, 2) => Known::Faces(game.aside),
                _ => Known::backs(&game.aside, spare.aside),
            },
            stage: match (game.phase, game.seat) {
                (Phase::Dealing, _) => Stage::Dealing,
                (Phase::Giving, seat) => Stage::Giving { seat },
                (Phase::Placing, seat) => Stage::Placing { seat },
                (Phase::Drawing, seat) => Stage::Drawing { seat },
                (Phase::Over, _) => Stage::Over,
            },
            turns_left: (game.turns_left > 0).then_some(game.turns_left),
        }
    }

    /// The side from which the viewer looks at the table; a spectator looks from the south (K8).
    pub fn side(&self) -> Side {
        self.you.map_or(Side::South, |seat| Side::of(seat, self.players))
    }

    /// Whose turn it is.
    pub fn to_move(&self) -> Option<Seat> {
        match self.stage {
            Stage::Giving { seat } | Stage::Placing { seat } | Stage::Drawing { seat } => {
                Some(seat)
            }
            Stage::Dealing | Stage::Over => None,
        }
    }

    /// Your own hand; empty for a spectator.
    pub fn hand(&self) -> Cards {
        self.you.and_then(|seat| self.hands.get(seat.index())).map_or(Cards::NONE, Known::faces)
    }

    /// The backs of a pile, from the top (K7).
    pub fn pile(&self, pile: Pile) -> &[Back] {
        match pile {
            Pile::Left => &self.left,
            Pile::Right => &self.right,
        }
    }

    /// Who leads in which colour of the won loot (K10, K21).
    pub fn leads(&self) -> [Lead; Colour::COUNT] {
        leads(&self.loot)
    }

    /// The gifts that `seat` could make if it were to give now (K10).
    pub fn gifts(&self, seat: Seat) -> Vec<Gift> {
        let total =
            |seat: Seat| self.loot.get(seat.index()).map(Loot::from).unwrap_or_default().totals();
        let mut gifts = Vec::new();
        Gifts::new(self.players, seat, total).each(|colour, to| gifts.push(Gift { colour, to }));
        gifts
    }

    /// The cards whose faces the viewer knows.
    pub fn known(&self) -> Cards {
        let open = self.hands.iter().chain([&self.aside]).map(Known::faces);
        let block = self.block.cards(Fields::ALL);
        open.chain(self.loot.iter().copied()).fold(block, |known, cards| known.with(&cards))
    }

    /// The cards whose faces the viewer does not know: in other hands, in the piles, set aside.
    pub fn unseen(&self) -> Cards {
        Cards::ALL.without(&self.known())
    }

    /// How the cards are counted, once the game is over (K20 to K23).
    pub fn scoring(&self) -> Option<Scoring> {
        (self.stage == Stage::Over).then(|| {
            let mut loot = self.loot.clone();
            if let Known::Faces(aside) = self.aside {
                loot.push(aside);
            }
            scoring(&loot)
        })
    }
}
