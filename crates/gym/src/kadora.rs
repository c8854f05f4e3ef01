//! Kadora as numbers.

use kadora::{
    Action, Card, Cards, Colour, Cut, Deal, Field, Kadora, Known, Pile, Side, Stage, pile_size,
};
use table::{Game, Seat, Viewer};

use crate::numbered::{Clockwise, Layout, Numbered, ObservationWriter, seated};

const COLOURS: usize = Colour::COUNT;
/// Colour, value and cut of a card in the block.
const FACE: usize = COLOURS + 1 + Cut::ALL.len();

/// Where the numbers of each kind of action begin.
struct Numbers {
    receivers: usize,
    keep: usize,
    place: usize,
    draw: usize,
}

impl Numbers {
    const fn of(players: u8) -> Self {
        let receivers = players as usize - 1;
        let keep = COLOURS * receivers;
        let place = keep + 1;
        Self { receivers, keep, place, draw: place + Card::COUNT * Field::COUNT }
    }
}

/// For each side and place, the place's number as the side reads them.
const PLACES: [[u8; Field::COUNT]; 4] = {
    const SIDES: [Side; 4] = [Side::South, Side::West, Side::North, Side::East];
    let mut places = [[0; Field::COUNT]; 4];
    let mut side = 0;
    while side < SIDES.len() {
        let order = SIDES[side].reading_order();
        let mut number = 0;
        while number < order.len() {
            places[SIDES[side] as usize][order[number].index()] = number as u8;
            number += 1;
        }
        side += 1;
    }
    places
};

/// Cards of each colour.
const EACH: usize = Card::COUNT / COLOURS;

/// Four bits as four numbers, the lowest bit first.
const BITS: [[f32; 4]; 16] = {
    let mut all = [[0.0; 4]; 16];
    let mut at = 0;
    while at < 64 {
        if (at / 4) >> (at % 4) & 1 == 1 {
            all[at / 4][at % 4] = 1.0;
        }
        at += 1;
    }
    all
};

/// Writes a 1 for every card of the set, and a 0 for every other.
fn mark(part: &mut [f32], cards: &Cards) {
    for (part, colour) in part.chunks_exact_mut(EACH).zip(Colour::ALL) {
        let mut bits = usize::from(cards.bits(colour));
        for to in part.as_chunks_mut().0 {
            *to = BITS[bits % 16];
            bits /= 16;
        }
    }
}

impl Numbered for Kadora {
    fn layout(players: u8) -> Layout {
        let n = usize::from(players);
        let layout = Layout::default()
            .with("seat", &[n], 1, "which seat looks, 1 at its number")
            .with("first", &[n], 1, "who was agreed to begin, you first; all 0 if lots were drawn")
            .with("stage", &[5], 1, "the cards are dealt; give or keep; place a card; choose a pile; the game is over")
            .with("turn", &[n], 1, "whose turn it is, you first")
            .with("turns_left", &[1], 4, "turns of the last round still to be played, this one included; 0 before it")
            .with("block", &[Field::COUNT, FACE], 5, "each place as you read them, the far left one first: colour R O Y G B P, value, cut b p m; all 0 if open")
            .with("hand", &[Card::COUNT], 1, "the cards in your hand: by colour, value, cut")
            .with("backs", &[n, COLOURS], 4, "cards of each colour in every hand, you first")
            .with("loot", &[n, Card::COUNT], 1, "the cards that each has won, you first")
            .with("worth", &[n, COLOURS], 42, "what those of each colour are worth, you first")
            .with("piles", &[2, pile_size(players), COLOURS], 1, "the colour of each card in the left and the right pile, from the top")
            .with("aside", &[COLOURS], 12, "set-aside cards of each colour");
        if players == *Self::PLAYERS.start() {
            layout.with("virtual", &[Card::COUNT], 1, "the set-aside cards, turned over at the end")
        } else {
            layout
        }
    }

    fn players_of(view: &Self::View) -> Option<u8> {
        let n = view.players;
        let all = usize::from(n);
        let sound = Self::PLAYERS.contains(&n)
            && view.hands.len() == all
            && view.loot.len() == all
            && seated(
                view.you.into_iter().chain(view.to_move()).chain(view.options.first.seat()),
                n,
            );
        sound.then_some(n)
    }

    fn observe(view: &Self::View, to: &mut [f32]) {
        let clockwise = Clockwise::new(view.you, view.players);
        let n = usize::from(view.players);
        let mut writer = ObservationWriter::new(to);
        writer.one_of(n, Some(clockwise.seat.index()));
        writer.seats(clockwise, view.options.first.seat());
        let stage = match view.stage {
            Stage::Dealing => 0,
            Stage::Giving { .. } => 1,
            Stage::Placing { .. } => 2,
            Stage::Drawing { .. } => 3,
            Stage::Over => 4,
        };
        writer.one_of(5, Some(stage));
        writer.seats(clockwise, view.to_move());
        writer.number(view.turns_left.unwrap_or(0));
        let block = writer.part(Field::COUNT * FACE);
        for (to, &field) in
            block.chunks_exact_mut(FACE).zip(Side::of(clockwise.seat, view.players).reading_order())
        {
            if let Some(card) = view.block.get(field) {
                to[card.colour().index()] = 1.0;
                to[COLOURS] = f32::from(card.value());
                to[COLOURS + 1 + card.cut() as usize] = 1.0;
            }
        }
        mark(writer.part(Card::COUNT), &view.hand());
        let backs = writer.part(n * COLOURS);
        for (seat, hand) in Seat::all(view.players).zip(&view.hands) {
            count(&mut backs[clockwise.steps_to(seat) * COLOURS..], hand);
        }
        let loot = writer.part(n * Card::COUNT);
        for (seat, cards) in Seat::all(view.players).zip(&view.loot) {
            mark(&mut loot[clockwise.steps_to(seat) * Card::COUNT..], cards);
        }
        let worth = writer.part(n * COLOURS);
        for (seat, cards) in Seat::all(view.players).zip(&view.loot) {
            let worth = &mut worth[clockwise.steps_to(seat) * COLOURS..];
            for (to, colour) in worth.iter_mut().zip(Colour::ALL) {
                *to = f32::from(cards.total(colour));
            }
        }
        for pile in [&view.left, &view.right] {
            let part = writer.part(pile_size(view.players) * COLOURS);
            for (to, back) in part.chunks_exact_mut(COLOURS).zip(pile) {
                to[back.colour.index()] = 1.0;
            }
        }
        count(writer.part(COLOURS), &view.aside);
        if view.players == *Self::PLAYERS.start() {
            mark(writer.part(Card::COUNT), &view.aside.faces());
        }
        debug_assert!(writer.is_done());
    }

    fn count(players: u8) -> usize {
        Numbers::of(players).draw + Pile::ALL.len()
    }

    fn number(players: u8, seat: Seat, action: Action) -> usize {
        let numbers = Numbers::of(players);
        match action {
            // A gift to oneself is counted as one to the next, and refused.
            Action::Give { colour, to } => {
                let steps = Clockwise { seat, players }.steps_to(to).max(1) - 1;
                colour.index() * numbers.receivers + steps.min(numbers.receivers - 1)
            }
            Action::Keep => numbers.keep,
            Action::Place { card, field } => {
                let place = PLACES[Side::of(seat, players) as usize][field.index()];
                numbers.place + card.index() * Field::COUNT + usize::from(place)
            }
            Action::Draw(pile) => numbers.draw + pile.index(),
        }
    }

    fn action(players: u8, seat: Seat, number: usize) -> Option<Action> {
        let numbers = Numbers::of(players);
        if number < numbers.keep {
            let to = Clockwise { seat, players }.after(number % numbers.receivers + 1)?;
            return Some(Action::Give { colour: Colour::ALL[number / numbers.receivers], to });
        }
        if number == numbers.keep {
            return Some(Action::Keep);
        }
        if let Some(draw) = number.checked_sub(numbers.draw) {
            return Pile::ALL.get(draw).map(|&pile| Action::Draw(pile));
        }
        let number = number - numbers.place;
        Some(Action::Place {
            card: Card::ALL[number / Field::COUNT],
            field: Side::of(seat, players).reading_order()[number % Field::COUNT],
        })
    }

    /// Card by card, by the order of all cards, in the order of [`Deal`]; then who begins.
    fn draws(&self, drawn: &[u8]) -> Vec<(u8, u32)> {
        if drawn.len() >= Card::COUNT {
            let agreed = self.view(Viewer::Spectator).options.first.seat();
            return Seat::all(self.players())
                .filter(|&seat| agreed.is_none_or(|agreed| agreed == seat))
                .map(|seat| (seat.number(), 1))
                .collect();
        }
        (0..Card::COUNT as u8).filter(|card| !drawn.contains(card)).map(|card| (card, 1)).collect()
    }

    fn draw_name(&self, drawn: &[u8], number: u8) -> String {
        match Card::ALL.get(usize::from(number)) {
            Some(card) if drawn.len() < Card::COUNT => card.to_string(),
            _ => number.to_string(),
        }
    }

    fn dealt(&self, drawn: &[u8]) -> Option<Deal> {
        let first = Seat::new(*drawn.get(Card::COUNT)?)?;
        let mut cards = Card::ALL;
        for (card, &number) in cards.iter_mut().zip(drawn) {
            *card = *Card::ALL.get(usize::from(number))?;
        }
        Some(Deal { cards, first })
    }

    fn drawn(deal: &Deal) -> Vec<u8> {
        deal.cards.iter().map(|card| card.index() as u8).chain([deal.first.number()]).collect()
    }
}

/// How many cards of each colour there are.
fn count(part: &mut [f32], cards: &Known) {
    match cards {
        Known::Faces(cards) => {
            for (to, colour) in part.iter_mut().zip(Colour::ALL) {
                *to = f32::from(cards.count(colour));
            }
        }
        Known::Backs(backs) => {
            for back in backs {
                part[back.colour.index()] += 1.0;
            }
        }
    }
}
