//! Kadora: which card, and where?

use kadora::{Action, Colour, Kadora, Stage, View};
use table::{Game as _, Seat, Viewer};
use voice::{Message, practice as words};

use crate::question::only;
use crate::{Asked, Practised, Question};

/// How many cards must be there to take for the question to be worth asking.
const ENOUGH: u8 = 2;

impl Practised for Kadora {
    /// Where cards can be given away, that is asked; and, once they are kept, where to place a card.
    fn asks(&self, seat: Seat) -> Vec<Asked<Action>> {
        let mut asked = Vec::new();
        let mut game = self.clone();
        let mut done = Vec::new();
        if matches!(self.view(Viewer::Seat(seat)).stage, Stage::Giving { .. }) {
            asked.push(Asked { question: Question::Gift, done: Vec::new(), answer: None });
            done.push(Action::Keep);
            if game.act(seat, Action::Keep, &mut ()).is_err() {
                return asked;
            }
        }
        let view = game.view(Viewer::Seat(seat));
        if !matches!(view.stage, Stage::Placing { .. }) {
            return asked;
        }
        let places = places(&game, seat);
        let exact = [
            (Question::CostsLeast, costs_least(&game, seat, &places)),
            (Question::TakeMost, take_most(&game, &view, seat, &places)),
        ];
        let leads =
            Colour::ALL.map(|colour| (Question::Lead(colour), lead(&view, seat, colour, &places)));
        for (question, answer) in exact.into_iter().chain(leads) {
            if answer.is_some() {
                asked.push(Asked { question, done: done.clone(), answer });
            }
        }
        asked
    }

    fn brings(&self, seat: Seat, question: Question, action: Action) -> Vec<Message> {
        let view = self.view(Viewer::Seat(seat));
        let points = self.penalty_after(seat, action);
        match (question, action) {
            (Question::Lead(colour), Action::Place { .. }) => {
                let [own, most] = totals(&view, seat, colour, action);
                vec![words::takes(taken(&view, action)), words::holds(colour, own, most)]
            }
            (_, Action::Place { .. }) => {
                vec![words::takes(taken(&view, action)), words::counted(points)]
            }
            _ => vec![words::counted(points)],
        }
    }

    fn why_right(&self, seat: Seat, question: Question, best: Action) -> Option<Message> {
        match question {
            Question::CostsLeast => Some(words::why_least(self.penalty_after(seat, best))),
            Question::TakeMost => {
                Some(words::why_most(taken(&self.view(Viewer::Seat(seat)), best)))
            }
            Question::Lead(colour) => Some(words::why_lead(colour)),
            _ => None,
        }
    }
}

/// Every way to place a card.
fn places(game: &Kadora, seat: Seat) -> Vec<Action> {
    let mut places = Vec::new();
    game.actions(seat, |action| {
        if matches!(action, Action::Place { .. }) {
            places.push(action);
        }
    });
    places
}

/// How many cards an action takes.
fn taken(view: &View, action: Action) -> u8 {
    let Action::Place { card, field } = action else { return 0 };
    let haul = view.block.haul(card, field);
    (haul.column | haul.row).len()
}

/// The only way to place a card that leaves the fewest penalty points.
fn costs_least(game: &Kadora, seat: Seat, places: &[Action]) -> Option<Action> {
    let cost = |action: &&Action| game.penalty_after(seat, **action);
    let least = places.iter().map(|action| cost(&action)).min()?;
    only(places.iter().filter(|action| cost(action) == least)).copied()
}

/// The only way to take the most cards of those that add no penalty point.
fn take_most(game: &Kadora, view: &View, seat: Seat, places: &[Action]) -> Option<Action> {
    let before = game.penalty(seat);
    let free = || places.iter().filter(|action| game.penalty_after(seat, **action) <= before);
    let most = free().map(|action| taken(view, *action)).max()?;
    // Where the most cards of all cost nothing, there is nothing to weigh.
    let tempting = places.iter().any(|action| taken(view, *action) > most);
    let best = only(free().filter(|action| taken(view, **action) == most))?;
    (most >= ENOUGH && tempting).then_some(*best)
}

/// What the seat has of a colour after an action, and what the best of the others has.
fn totals(view: &View, seat: Seat, colour: Colour, action: Action) -> [u8; 2] {
    let mut own = view.loot.get(seat.index()).map_or(0, |loot| loot.total(colour));
    if let Action::Place { card, field } = action {
        let haul = view.block.haul(card, field);
        own += view.block.cards(haul.column | haul.row).total(colour);
    }
    let others = Seat::all(view.players).zip(&view.loot).filter(|(other, _)| *other != seat);
    [own, others.map(|(_, loot)| loot.total(colour)).max().unwrap_or(0)]
}

/// The only way to have more of a colour than every rival, for a seat that has not and of whose rivals one has some.
fn lead(view: &View, seat: Seat, colour: Colour, places: &[Action]) -> Option<Action> {
    let leads = |action: &Action| {
        let [own, most] = totals(view, seat, colour, *action);
        own > most
    };
    let [own, most] = totals(view, seat, colour, Action::Keep);
    if own > most || most == 0 {
        return None;
    }
    only(places.iter().filter(|action| leads(action))).copied()
}
