//! What happened in one go, one thing after another.

use table::{Game, Turn, Viewer};

use crate::card::Card;
use crate::event::{Seen, Told};
use crate::position::{Choice, Diamant};
use crate::view::View;

impl View {
    /// What the viewer saw before each card that was turned over since, and how much of `seen` had happened by then.
    ///
    /// Open fists tell everyone's choice, and a card tells itself: the rules make the rest of it. What does not follow from this view is
    /// not unfolded.
    pub fn unfold(&self, seen: &[Seen]) -> Vec<(usize, Self)> {
        let viewer = self.you.map_or(Viewer::Spectator, Viewer::Seat);
        let stops = stops(self, seen);
        stops.into_iter().map(|(end, game)| (end, game.view(viewer))).collect()
    }
}

fn stops(before: &View, seen: &[Seen]) -> Vec<(usize, Diamant)> {
    let mut game = Diamant::known(before);
    let mut stops = Vec::new();
    for (index, happened) in seen.iter().enumerate() {
        let Seen::Told(told) = *happened else { continue };
        let card = match told {
            Told::Opened { leaving, .. } => {
                let Turn::Seats { awaited, sealed } = game.turn() else { break };
                // Hidden fists were only taken to stay; those awaited last open them.
                for seat in sealed.iter().chain(awaited) {
                    // Everyone in the cave may choose.
                    let _ = game.act(seat, Choice::of(seat, leaving), &mut ());
                }
                continue;
            }
            Told::Diamonds { card, .. } => card,
            Told::Hazard { hazard } | Told::Fled { hazard, .. } => Card::hazard(hazard),
            _ => continue,
        };
        let enters = index > 0 && matches!(seen[index - 1], Seen::Told(Told::Entered { .. }));
        let begins = index - usize::from(enters);
        let stop = (begins > 0).then(|| (begins, game.clone()));
        if game.deal(card, &mut ()).is_err() {
            break;
        }
        stops.extend(stop);
    }
    stops
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

    use luck::Dice;
    use table::{Answers, Seat};

    use super::*;
    use crate::card::Hazard;
    use crate::options::{Chests, Options};

    /// Plays by chance, and compares every stop with what was there.
    fn check(viewer: Viewer, options: Options, seed: u64) {
        let mut game = Diamant::new(4, &options).unwrap();
        let mut dice = Dice::new(seed);
        let first = game.draw(&mut dice);
        game.deal(first, &mut ()).unwrap();
        while game.turn() != Turn::Over {
            // One of them chose before what is told in one go.
            let early = game.turn().awaited().first().filter(|_| game.turn().awaited().len() > 1);
            if let Some(seat) = early {
                game.act(seat, Choice::Leave, &mut ()).unwrap();
                game.act(seat, Choice::Stay, &mut ()).unwrap();
            }
            let before = game.view(viewer);
            let (mut events, mut there) = (Vec::new(), Vec::new());
            for seat in game.turn().awaited() {
                let choice = if table::Luck::below(&mut dice, 4) == 0 {
                    Choice::Leave
                } else {
                    Choice::Stay
                };
                game.act(seat, choice, &mut events).unwrap();
            }
            while game.turn() == Turn::Chance {
                let told = events.iter().filter_map(|event| Diamant::seen(event, viewer)).count();
                there.push((told, game.view(viewer), game.turn()));
                let card = game.draw(&mut dice);
                game.deal(card, &mut events).unwrap();
            }
            let told: Vec<_> =
                events.iter().filter_map(|event| Diamant::seen(event, viewer)).collect();
            let stops = before.unfold(&told).into_iter();
            let stops: Vec<_> = stops.map(|(end, view)| (end, view.clone(), view.turn())).collect();
            assert_eq!(stops, there);
        }
    }

    #[test]
    fn every_card_is_looked_at_as_it_was_turned_over() {
        for seed in 0..50 {
            for viewer in [Viewer::Spectator, Viewer::Seat(Seat::new(2).unwrap())] {
                for chests in [Chests::Open, Chests::Closed] {
                    check(viewer, Options { chests, ..Options::default() }, seed);
                }
            }
        }
    }

    #[test]
    fn what_cannot_have_happened_is_not_unfolded() {
        let game = Diamant::new(3, &Options::default()).unwrap();
        let before = game.view(Viewer::Spectator);
        let card = Card::hazard(Hazard::ALL[0]);
        let inside = table::Seats::all(3);
        let seen = [Told::Diamonds { card, inside, each: 1, rest: 0 }; 9].map(Seen::Told);
        assert!(before.unfold(&seen).len() < 4);
        assert_eq!(before.unfold(&[]), []);
    }
}
