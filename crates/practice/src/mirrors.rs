//! Mirrors: which mirror lights it?

use mirrors::{Action, Colour, Mirrors, Recess, Stage, Touch};
use table::{Game as _, Seat, Viewer};
use voice::{Message, practice as words};

use crate::question::only;
use crate::{Asked, Practised, Question};

impl Practised for Mirrors {
    /// A diamond of a colour that the card still needs, which exactly one mirror lights the way it must.
    fn asks(&self, seat: Seat) -> Vec<Asked<Action>> {
        let stage = self.view(Viewer::Seat(seat)).stage;
        let needs = self.needs(seat);
        let ask = |colour: Colour| {
            let question = match stage {
                Stage::Placing { .. } if needs.len() == 1 => Question::Complete(colour),
                Stage::Placing { .. } => Question::Light(colour),
                Stage::Touching { .. } => Question::Touch(colour),
                _ => return None,
            };
            let answer = only(lighting(self, seat, colour).into_iter())?;
            Some(Asked { question, done: Vec::new(), answer: Some(answer) })
        };
        let colours = Colour::ALL.into_iter().filter(|&colour| needs.count(colour) > 0);
        colours.filter_map(ask).collect()
    }

    fn brings(&self, seat: Seat, _: Question, action: Action) -> Vec<Message> {
        let Action::Touch(touch) = action else { return vec![words::dark()] };
        let lit: Vec<Message> = lit_after(self, seat, touch)
            .into_iter()
            .filter_map(|recess| {
                let needed = self.wanted(seat).contains(recess);
                let colour = self.rim().at(recess)?;
                Some(words::diamond_at(colour, recess, needed))
            })
            .collect();
        vec![if lit.is_empty() { words::dark() } else { words::lit(lit) }]
    }

    fn why_right(&self, _: Seat, question: Question, _: Action) -> Option<Message> {
        match question {
            Question::Light(colour) | Question::Touch(colour) => Some(words::why_light(colour)),
            Question::Complete(_) => Some(words::why_complete()),
            _ => None,
        }
    }
}

/// Every action after which the seat can take a diamond of a colour, as the rules say when they are tried.
fn lighting(game: &Mirrors, seat: Seat, colour: Colour) -> Vec<Action> {
    let mut lighting = Vec::new();
    game.actions(seat, |action| {
        let mut after = *game;
        if !matches!(action, Action::Touch(_)) || after.act(seat, action, &mut ()).is_err() {
            return;
        }
        let mut lights = false;
        after.actions(seat, |next| {
            if let Action::Take { recess, .. } = next {
                lights |= game.rim().at(recess) == Some(colour);
            }
        });
        if lights {
            lighting.push(action);
        }
    });
    lighting
}

/// The diamonds that the seat lights the way it must after touching a mirror.
fn lit_after(game: &Mirrors, seat: Seat, touch: Touch) -> Vec<Recess> {
    let (Some(board), Some(side)) = (game.board().after(touch), game.side(seat)) else {
        return Vec::new();
    };
    (board.lights(side, touch.way()).recesses() & game.rim().lying()).iter().collect()
}
