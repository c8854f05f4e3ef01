//! Diamant as numbers.

use diamant::{CAVES, Card, ChestView, Chests, Choice, Diamant, Hazard, Pile, Stage, Supply};
use table::{Game, Seat, Seats, Viewer};

use crate::numbered::{Clockwise, Layout, Numbered, ObservationWriter, seated};

/// The longest path: every diamond card, every hazard once, and the one that ends it.
const PATH: usize = 21;
/// No chest holds more: the stones of five caves.
const MAX_CHEST: u16 = 620;
const KINDS: usize = Card::KINDS as usize;
/// Hazards are the last kinds of cards.
const FIRST_HAZARD: usize = KINDS - Hazard::ALL.len();

/// How many cards of each kind are in the box.
const BOX: [u8; KINDS] = Pile::FULL.counts();

impl Numbered for Diamant {
    fn layout(players: u8) -> Layout {
        let n = usize::from(players);
        Layout::default()
            .with("seat", &[n], 1, "which seat looks, 1 at its number")
            .with("options", &[2], 1, "chests are closed; the box holds 75 stones")
            .with("stage", &[3], 1, "a card is turned over; those inside decide; the game is over")
            .with("cave", &[usize::from(CAVES)], 1, "which cave is explored")
            .with("inside", &[n], 1, "who is in the cave, you first")
            .with("chosen", &[n], 1, "whose fist is closed, you first")
            .with("choice", &[2], 1, "your sealed choice: stay; leave")
            .with("beside", &[1], 124, "stones beside the chest of everyone inside")
            .with("on_path", &[1], 105, "stones on the path")
            .with("known", &[n], 1, "whose chest you may know, you first")
            .with("chests", &[n], 620, "what is in those chests, you first")
            .with("together", &[1], 620, "what is in all chests together")
            .with("met", &[5], 1, "hazards on the path: snake, scorpion, rockslide, gas, explosion")
            .with("removed", &[5], 3, "cards of each hazard that have left the game")
            .with("pile", &[KINDS], 3, "cards left in the pile: 1 2 3 4 5 7 9 11 13 14 15 17, then the hazards")
            .with("path", &[PATH, 2], 17, "each card on the path, in order: its kind from 1 (as in `pile`), the stones left on it")
    }

    fn players_of(view: &Self::View) -> Option<u8> {
        let n = view.players;
        let chosen = match view.stage {
            Stage::Deciding { chosen, .. } => chosen,
            Stage::Turning | Stage::Over { .. } => Seats::NONE,
        };
        let chests = match &view.chests {
            ChestView::Open(open) => {
                open.len() == usize::from(n) && open.iter().all(|&chest| chest <= MAX_CHEST)
            }
            ChestView::Closed { .. } => true,
        };
        let sound = Self::PLAYERS.contains(&n)
            && (1..=CAVES).contains(&view.cave)
            && view.path.len() <= PATH
            && seated(view.you.into_iter().chain(view.inside).chain(chosen), n)
            && chests;
        sound.then_some(n)
    }

    fn observe(view: &Self::View, to: &mut [f32]) {
        let clockwise = Clockwise::new(view.you, view.players);
        let n = usize::from(view.players);
        let mut writer = ObservationWriter::new(to);
        writer.one_of(n, Some(clockwise.seat.index()));
        writer.number(u8::from(view.options.chests == Chests::Closed));
        writer.number(u8::from(view.options.stones == Supply::Of75));
        let (stage, chosen, yours) = match view.stage {
            Stage::Turning => (0, Seats::NONE, None),
            Stage::Deciding { chosen, yours } => (1, chosen, yours),
            Stage::Over { .. } => (2, Seats::NONE, None),
        };
        writer.one_of(3, Some(stage));
        writer.one_of(usize::from(CAVES), Some(usize::from(view.cave) - 1));
        writer.seats(clockwise, view.inside);
        writer.seats(clockwise, chosen);
        writer.one_of(2, yours.map(|choice| choice as usize));
        writer.number(view.beside);
        writer.number(view.on_path());
        let known = writer.part(n);
        match &view.chests {
            ChestView::Open(_) => known.fill(1.0),
            ChestView::Closed { yours, .. } => known[0] = f32::from(u8::from(yours.is_some())),
        }
        let chests = writer.part(n);
        let together = match &view.chests {
            ChestView::Open(open) => {
                for (seat, &chest) in Seat::all(view.players).zip(open) {
                    chests[clockwise.steps_to(seat)] = f32::from(chest);
                }
                open.iter().sum()
            }
            ChestView::Closed { yours, together } => {
                chests[0] = f32::from(yours.unwrap_or(0));
                *together
            }
        };
        writer.number(together);
        let [met, removed, pile, path] =
            writer.parts([Hazard::ALL.len(), Hazard::ALL.len(), KINDS, PATH * 2]);
        for (to, in_box) in pile.iter_mut().zip(BOX) {
            *to = f32::from(in_box);
        }
        for ((to, &gone), left) in
            removed.iter_mut().zip(&view.removed).zip(&mut pile[FIRST_HAZARD..])
        {
            *to = f32::from(gone);
            *left -= f32::from(gone);
        }
        for (to, laid) in path.chunks_exact_mut(2).zip(&view.path) {
            let kind = usize::from(laid.card.index());
            pile[kind] -= 1.0;
            if let Some(hazard) = kind.checked_sub(FIRST_HAZARD) {
                met[hazard] = 1.0;
            }
            to[0] = f32::from(laid.card.index() + 1);
            to[1] = f32::from(laid.stones);
        }
        debug_assert!(writer.is_done());
    }

    fn count(_: u8) -> usize {
        2
    }

    fn number(_: u8, _: Seat, action: Choice) -> usize {
        action as usize
    }

    fn action(_: u8, _: Seat, number: usize) -> Option<Choice> {
        [Choice::Stay, Choice::Leave].get(number).copied()
    }

    /// A card, by the order of the cards.
    fn draws(&self, _: &[u8]) -> Vec<(u8, u32)> {
        let pile = self.view(Viewer::Spectator).pile();
        Card::all()
            .map(|card| (card.index(), u32::from(pile.count(card))))
            .filter(|&(_, weight)| weight > 0)
            .collect()
    }

    fn draw_name(&self, _: &[u8], number: u8) -> String {
        Card::all().nth(usize::from(number)).map(|card| card.to_string()).unwrap_or_default()
    }

    fn dealt(&self, drawn: &[u8]) -> Option<Card> {
        Card::all().nth(usize::from(*drawn.first()?))
    }

    fn drawn(deal: &Card) -> Vec<u8> {
        vec![deal.index()]
    }
}
