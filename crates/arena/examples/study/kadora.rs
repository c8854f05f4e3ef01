//! What is noted of Kadora.

use kadora::{Action, Card, Cards, Colour, Kadora};
use table::{Game, Seat, Viewer};

use crate::notes::Fate;
use crate::play::Studied;

/// What the habits measure, and whether as a share.
pub(crate) const HABITS: [(&str, bool); 8] = [
    ("gives when it can", true),
    ("value of the card laid", false),
    ("takes nothing", true),
    ("cards taken a turn", false),
    ("value of a card taken", false),
    ("penalty points a turn, if counted at once", false),
    ("of the cards taken, those of a colour in which it leads afterwards", true),
    ("draws the colour in which it leads, if one pile shows such a colour", true),
];

impl Studied for Kadora {
    /// Penalty points if counted now, cards won, and a bit for each colour in which the seat leads.
    fn facts(&self, seat: Seat) -> Vec<i16> {
        let view = self.view(Viewer::Spectator);
        let (leads, penalty) = match self.scoring() {
            Some(scoring) => (scoring.leads, scoring.tallies()[seat.index()].penalty),
            None => (view.leads(), self.penalty(seat)),
        };
        let led = leads.iter().filter(|lead| lead.leaders.contains(seat));
        let bits = led.map(|lead| 1 << lead.colour.index()).sum();
        vec![i16::from(penalty), i16::from(view.loot[seat.index()].len()), bits]
    }

    fn habits(before: &Self, steps: &[Action], after: &Self, seat: Seat) -> Vec<Option<f64>> {
        let (old, new) = (before.view(Viewer::Spectator), after.view(Viewer::Spectator));
        let share = |yes: bool| f64::from(u8::from(yes));
        let taken: Vec<Card> = won(before, after, seat).iter().collect();
        let leads = new.leads();
        let led = |colour: Colour| leads[colour.index()].leaders.contains(seat);
        let part = |sum: f64| (!taken.is_empty()).then(|| sum / taken.len() as f64);
        let laid = steps.iter().find_map(|step| match step {
            Action::Place { card, .. } => Some(f64::from(card.value())),
            _ => None,
        });
        let drawn = steps.iter().find_map(|step| match step {
            Action::Draw(pile) => Some(old.pile(*pile).first()?.colour),
            _ => None,
        });
        let tops = old.left.first().zip(old.right.first());
        let one_led = tops.is_some_and(|(left, right)| led(left.colour) != led(right.colour));
        let more = i16::from(after.penalty(seat)) - i16::from(before.penalty(seat));
        vec![
            (!old.gifts(seat).is_empty())
                .then(|| share(steps.iter().any(|step| matches!(step, Action::Give { .. })))),
            laid,
            Some(share(taken.is_empty())),
            Some(taken.len() as f64),
            part(taken.iter().map(|card| f64::from(card.value())).sum()),
            Some(f64::from(more)),
            part(taken.iter().map(|card| share(led(card.colour()))).sum()),
            drawn.filter(|_| one_led).map(|colour| share(led(colour))),
        ]
    }

    fn gains(before: &Self, after: &Self, seat: Seat) -> Vec<String> {
        won(before, after, seat).iter().map(|card| card.to_string()).collect()
    }

    fn fate(end: &Self, seat: Seat, gain: &str) -> Fate {
        let tally = end.scoring().map(|scoring| scoring.tallies()[seat.index()]);
        match (tally, gain.parse::<Card>()) {
            (Some(tally), Ok(card)) if tally.covered.contains(card) => Fate::Covered,
            (Some(tally), Ok(card)) if tally.open.contains(card) => Fate::Open,
            _ => Fate::Given,
        }
    }
}

/// The cards that a seat won in a turn.
fn won(before: &Kadora, after: &Kadora, seat: Seat) -> Cards {
    let loot = |game: &Kadora| game.view(Viewer::Spectator).loot[seat.index()];
    loot(after).without(&loot(before))
}
