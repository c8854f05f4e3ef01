//! What one viewer may know.

use serde::{Deserialize, Serialize};
use table::{Answers, Game, Imagine, Luck, Seat, Seats, Turn, Viewer, refill};

use crate::action::Action;
use crate::beam::Way;
use crate::board::Board;
use crate::card::{Card, Cards};
use crate::diamond::{Colour, ColourCounts, Front, Rim};
use crate::options::{Options, Rules};
use crate::place::{Recess, Recesses, Side};
use crate::position::{Ending, MAX_PLAYERS, Mirrors, Phase};
use crate::refusal::Refusal;
use crate::rules::Deal;

/// All that one viewer may know of a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The viewer's seat, if it has one.
    pub you: Option<Seat>,
    /// What was agreed before the game.
    pub options: Options,
    /// The version of the rules that the game goes by.
    #[serde(default, skip_serializing_if = "table::is_default")]
    pub rules: Rules,
    /// The mirrors on the board.
    pub board: Board,
    /// The diamonds on the rim; all recesses are open before they are laid out.
    pub rim: Rim,
    /// What lies in front of each player, by seat.
    pub players: Vec<PlayerView>,
    /// Your own card.
    pub card: Option<Card>,
    /// The diamonds that you still need for it (M10).
    pub needs: ColourCounts,
    /// How many cards are in the pile.
    pub pile: u8,
    /// Turns in a row without a diamond taken (M20).
    pub idle: u8,
    /// What happens next.
    pub stage: Stage,
}

/// What all can see of a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlayerView {
    /// The side it plays from (M6).
    pub side: Side,
    /// The diamonds in front of it, in the order taken. Four are those of the card it laid open last, about to go back (M16).
    pub diamonds: Vec<Colour>,
    /// The cards it has laid open (M16).
    pub laid: Cards,
    /// Whether it holds a card.
    pub holds_card: bool,
}

/// What happens next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// The diamonds are laid out, and lots are drawn for the first turn (M3, M5).
    Setting,
    /// A seat draws its first card (M5).
    Opening {
        /// Which.
        seat: Seat,
    },
    /// A seat begins its turn by placing a mirror (M8).
    Placing {
        /// Which.
        seat: Seat,
    },
    /// A seat begins its turn while all twelve mirrors stand: it takes a diamond, or touches a mirror, or passes (M12, M13).
    Touching {
        /// Which.
        seat: Seat,
    },
    /// A seat has touched a mirror, and takes a diamond or none (M9, M13).
    Taking {
        /// Which.
        seat: Seat,
        /// By way of which mirrors.
        way: Way,
    },
    /// A seat has laid its card open and draws a new one (M16).
    Drawing {
        /// Which.
        seat: Seat,
        /// The recess just emptied, where the first of its four diamonds goes; none where they went back before the draw, by
        /// version 1 of the rules.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        emptied: Option<Recess>,
    },
    /// A seat puts the four diamonds of the card it laid open back (M16).
    Returning {
        /// Which.
        seat: Seat,
        /// The recess just emptied, where the first of them goes.
        emptied: Recess,
    },
    /// The game has ended.
    Over {
        /// Who won.
        winners: Seats,
        /// Why it ended.
        ending: Ending,
        /// Who was last to move.
        seat: Seat,
    },
}

impl Stage {
    /// Whose step it is, or was at the end; no one's before the lots are drawn.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Setting => None,
            Self::Opening { seat }
            | Self::Placing { seat }
            | Self::Touching { seat }
            | Self::Taking { seat, .. }
            | Self::Returning { seat, .. }
            | Self::Drawing { seat, .. }
            | Self::Over { seat, .. } => Some(seat),
        }
    }
}

impl View {
    /// What `viewer` may know of `game`, written in the memory of a list that is not needed any more.
    pub(crate) fn new(game: &Mirrors, viewer: Viewer, spare: Vec<PlayerView>) -> Self {
        let you = viewer.seat();
        let seat = game.seat;
        let player = |each: Seat, spare: Vec<Colour>| PlayerView {
            side: game.side(each).expect("every seat has a side"),
            diamonds: refill(spare, game.fronts[each.index()].diamonds().iter().copied()),
            laid: game.laid[each.index()],
            holds_card: game.cards[each.index()].is_some(),
        };
        let mut players = spare;
        players.truncate(game.players.into());
        for (each, known) in Seat::all(game.players).zip(&mut players) {
            *known = player(each, std::mem::take(&mut known.diamonds));
        }
        let missing = Seat::all(game.players).skip(players.len());
        players.extend(missing.map(|each| player(each, Vec::new())));
        Self {
            you,
            options: game.options,
            rules: game.rules,
            board: game.board,
            rim: game.rim,
            players,
            card: you.and_then(|you| game.cards.get(you.index()).copied().flatten()),
            needs: you.map_or(ColourCounts::NONE, |you| game.needs(you)),
            pile: game.pile.len(),
            idle: game.idle,
            stage: match game.phase {
                Phase::Setting => Stage::Setting,
                Phase::Opening => Stage::Opening { seat },
                Phase::Placing => Stage::Placing { seat },
                Phase::Touching(_) => Stage::Touching { seat },
                Phase::Taking(way, _) => Stage::Taking { seat, way },
                Phase::Returning { emptied } => Stage::Returning { seat, emptied },
                Phase::Drawing { emptied } => Stage::Drawing { seat, emptied },
                Phase::Over(ending) => Stage::Over { winners: game.leaders(), ending, seat },
            },
        }
    }

    /// The recesses in which a diamond lies that you need (M10).
    pub fn wanted(&self) -> Recesses {
        self.rim.any_of(self.needs)
    }

    /// The cards that you cannot see: in the pile, and in the hands of others.
    pub fn unseen(&self) -> Cards {
        let seen = |card| {
            self.card == Some(card) || self.players.iter().any(|each| each.laid.contains(card))
        };
        Card::all().filter(|&card| !seen(card)).collect()
    }

    /// The cards that a seat can hold, as far as the diamonds in front of it tell: it took only what it needed (M10). Four say
    /// nothing: they are those of the card it laid open.
    pub fn possible_cards(&self, seat: Seat) -> Cards {
        match (self.players.get(seat.index()), self.card) {
            (Some(player), _) if !player.holds_card => Cards::NONE,
            (Some(_), Some(card)) if self.you == Some(seat) => [card].into_iter().collect(),
            (Some(player), _) => {
                let taken = match front_of(&player.diamonds) {
                    front if front.len() == 4 => ColourCounts::NONE,
                    front => front.counts(),
                };
                self.unseen().iter().filter(|card| card.diamonds().includes(taken)).collect()
            }
            (None, _) => Cards::NONE,
        }
    }
}

/// At most four diamonds lie in front of a player.
fn front_of(diamonds: &[Colour]) -> Front {
    let mut front = Front::NONE;
    for &colour in diamonds.iter().take(4) {
        front.push(colour);
    }
    front
}

/// After so many draws that do not fit together, the last is taken as it is. No view of a real position needs nearly as many.
const DRAWS: u32 = 1_000;

impl Answers<Mirrors> for View {
    fn you(&self) -> Option<Seat> {
        self.you
    }

    fn turn(&self) -> Turn {
        match self.stage {
            Stage::Setting | Stage::Opening { .. } | Stage::Drawing { .. } => Turn::Chance,
            Stage::Placing { seat }
            | Stage::Touching { seat }
            | Stage::Taking { seat, .. }
            | Stage::Returning { seat, .. } => Turn::of(seat),
            Stage::Over { .. } => Turn::Over,
        }
    }

    fn actions(&self, each: impl FnMut(Action)) {
        if let Some(you) = self.you {
            Mirrors::known(self).actions(you, each);
        }
    }

    fn refusal(&self, actions: &[Action]) -> Option<Refusal> {
        let (you, mut game) = (self.you?, Mirrors::known(self));
        actions.iter().find_map(|&action| game.act(you, action, &mut ()).err())
    }
}

impl Mirrors {
    /// What `view` shows: only the viewer holds a card, and as many as there are lie in the pile.
    fn known(view: &View) -> Self {
        let mut game = Self::without_cards(view);
        if let Some(held) = view.you.and_then(|you| game.cards.get_mut(you.index())) {
            *held = view.card;
        }
        game.pile = view.unseen().iter().take(view.pile.into()).collect();
        game
    }

    /// What all can see of the position that `view` shows. No card is in a hand or in the pile.
    fn without_cards(view: &View) -> Self {
        let players = u8::try_from(view.players.len()).map_or(0, |players| players.min(4));
        let mut game = Self {
            board: view.board,
            rim: view.rim,
            cards: [None; MAX_PLAYERS],
            fronts: [Front::NONE; MAX_PLAYERS],
            laid: [Cards::NONE; MAX_PLAYERS],
            pile: Cards::NONE,
            options: view.options,
            rules: view.rules,
            players,
            seat: view.stage.seat().unwrap_or(Seat::FIRST),
            idle: view.idle,
            phase: Phase::Setting,
        };
        game.phase = match view.stage {
            Stage::Setting => Phase::Setting,
            Stage::Opening { .. } => Phase::Opening,
            Stage::Placing { .. } | Stage::Touching { .. } => game.first_step(),
            Stage::Taking { way, .. } => {
                Phase::Taking(way, game.board.lights(game.own_side(), way))
            }
            Stage::Returning { emptied, .. } => Phase::Returning { emptied },
            Stage::Drawing { emptied, .. } => Phase::Drawing { emptied },
            Stage::Over { ending, .. } => Phase::Over(ending),
        };
        for (seat, player) in Seat::all(players).zip(&view.players) {
            game.fronts[seat.index()] = front_of(&player.diamonds);
            game.laid[seat.index()] = player.laid;
        }
        game
    }
}

impl Imagine for Mirrors {
    /// Cards in hand are drawn evenly from all deals that fit: a seat took only what its card shows (M10), and some colour that
    /// a player needs lies on the rim (M19).
    fn imagine(view: &View, luck: &mut impl Luck) -> Self {
        let mut game = Self::without_cards(view);
        let mut possible = [Cards::NONE; MAX_PLAYERS];
        for seat in Seat::all(game.players) {
            possible[seat.index()] = view.possible_cards(seat);
        }
        for _ in 0..DRAWS {
            game.cards = possible.map(|cards| cards.draw(luck));
            let held: Cards = game.cards.into_iter().flatten().collect();
            let distinct = usize::from(held.len()) == game.cards.iter().flatten().count();
            let at_rest =
                matches!(game.phase, Phase::Placing | Phase::Touching(_) | Phase::Taking(..));
            if distinct && !(at_rest && game.is_deadlock()) {
                break;
            }
        }
        let out = |card| {
            game.cards.contains(&Some(card)) || game.laid.iter().any(|laid| laid.contains(card))
        };
        game.pile = Card::all().filter(|&card| !out(card)).collect();
        game
    }

    /// Who holds another card drew that one.
    fn redealt(deal: Deal, truth: &Self, imagined: &Self) -> Deal {
        let Deal::Card(card) = deal else { return deal };
        let held = truth.cards.iter().position(|held| *held == Some(card));
        Deal::Card(held.and_then(|seat| imagined.cards[seat]).unwrap_or(card))
    }
}
