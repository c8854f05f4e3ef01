//! Diamant: stay or leave?

use diamant::{CAVES, Choice, Diamant, Stage};
use judge::Judged as _;
use table::{Game as _, Seat, Viewer};
use voice::{Message, Spoken};

use crate::{Asked, Practised, Question};

impl Practised for Diamant {
    fn asks(&self, seat: Seat) -> Vec<Asked<Choice>> {
        let view = self.view(Viewer::Seat(seat));
        if !matches!(view.stage, Stage::Deciding { .. }) || !view.inside.contains(seat) {
            return Vec::new();
        }
        let question = if view.inside.len() == 1 {
            Question::Alone
        } else if view.cave == CAVES {
            Question::LastCave
        } else {
            Question::StayOrLeave
        };
        vec![Asked { question, done: Vec::new(), answer: None }]
    }

    fn brings(&self, seat: Seat, _: Question, action: Choice) -> Vec<Message> {
        let why = Self::why(&self.view(Viewer::Seat(seat)), seat, action);
        why.iter().map(Spoken::message).collect()
    }
}
