//! Diamant in records.

use serde::{Deserialize, Serialize};
use table::{Notation, RecordError, Seat, Seats};

use crate::card::Card;
use crate::position::{Choice, Diamant, Phase};

/// The record's `deal`: for each cave entered, the cards turned over, in order.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Caves {
    /// The cards, cave by cave.
    pub caves: Vec<Vec<Card>>,
}

/// The record's `result`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Score {
    /// What is in each chest.
    pub scores: Vec<u16>,
    /// Who has the most.
    pub winners: Seats,
}

impl Notation for Diamant {
    const RULES_VERSION: u32 = 1;

    type Deals = Caves;
    type Result = Score;

    fn note_deal(&self, deal: &Card, deals: &mut Caves) {
        if self.path.len() == 0 {
            deals.caves.push(Vec::new());
        }
        deals.caves.last_mut().expect("a cave is entered with its first card").push(*deal);
    }

    fn next_deal(&self, deals: &Caves) -> Result<Option<Card>, RecordError> {
        let cave = deals.caves.get(usize::from(self.cave) - 1);
        Ok(cave.and_then(|cards| cards.get(usize::from(self.path.len()))).copied())
    }

    fn deal_place(&self) -> String {
        format!("deal.caves[{}][{}]", self.cave - 1, self.path.len())
    }

    fn unread(used: &Caves, given: &Caves) -> Option<String> {
        given.caves.iter().enumerate().find_map(|(i, cards)| {
            let turned = used.caves.get(i).map_or(0, Vec::len);
            (cards.len() > turned).then(|| format!("deal.caves[{i}][{turned}]"))
        })
    }

    /// Only an act that opens the fists writes a word, and it writes them all: nothing sealed is in a record.
    fn note_act(&self, seat: Seat, choice: Choice, after: &Self, word: &mut String) -> bool {
        let Phase::Deciding { leaving, .. } = self.phase else { return false };
        if let Phase::Deciding { .. } = after.phase {
            return false;
        }
        word.extend(Seat::all(self.players).map(|each| match choice {
            _ if !self.inside.contains(each) => '.',
            Choice::Leave if each == seat => 'L',
            Choice::Stay if each == seat => 'S',
            _ if leaving.contains(each) => 'L',
            _ => 'S',
        }));
        true
    }

    fn read_word(&self, word: &str) -> Result<Vec<(Seat, Choice)>, RecordError> {
        if word.chars().count() != usize::from(self.players) {
            return Err(RecordError::new(format!(
                "{word:?} should have a letter for each of the {} seats",
                self.players
            )));
        }
        let mut acts = Vec::new();
        for (seat, letter) in Seat::all(self.players).zip(word.chars()) {
            let choice = match (letter, self.inside.contains(seat)) {
                ('S', true) => Ok(Some(Choice::Stay)),
                ('L', true) => Ok(Some(Choice::Leave)),
                ('.', false) => Ok(None),
                ('S' | 'L', false) => {
                    Err(format!("seat {seat} is not in the cave; write . for it (D11)"))
                }
                ('.', true) => Err(format!("seat {seat} is in the cave and must decide (D11)")),
                (other, _) => {
                    let known = "S stays, L leaves, . is not in the cave";
                    Err(format!("{other:?} is no decision: {known}"))
                }
            };
            let choice = choice.map_err(|what| RecordError::new(format!("{word:?}: {what}")))?;
            acts.extend(choice.map(|choice| (seat, choice)));
        }
        Ok(acts)
    }

    fn result(&self) -> Option<Score> {
        (self.phase == Phase::Over).then(|| Score {
            scores: self.chests[..usize::from(self.players)].to_vec(),
            winners: self.richest(),
        })
    }

    table::own_records!();
}
