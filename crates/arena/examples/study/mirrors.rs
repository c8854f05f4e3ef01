//! What is noted of Mirrors.

use mirrors::{Action, Mirrors};
use table::{Game, Seat, Turn, Viewer};

use crate::play::Studied;

/// What the habits measure, and whether as a share.
pub(crate) const HABITS: [(&str, bool); 6] = [
    ("takes a diamond when one can be had", true),
    ("lights two or more when a touch can", true),
    ("of all touches, those that would light one for itself if it went on", true),
    ("of all touches, those that light one for the next player", true),
    ("leaves the next player no diamond", true),
    ("diamonds a turn", false),
];

impl Studied for Mirrors {
    /// Cards laid open, and diamonds in front.
    fn facts(&self, seat: Seat) -> Vec<i16> {
        let view = self.view(Viewer::Spectator);
        let player = &view.players[seat.index()];
        // Four that are about to go back belong to a card that counts already.
        let diamonds = player.diamonds.len() % 4;
        vec![i16::from(player.laid.len()), diamonds as i16]
    }

    fn habits(before: &Self, steps: &[Action], after: &Self, seat: Seat) -> Vec<Option<f64>> {
        let (share, most) = ways(before, seat);
        let took = steps.iter().any(|step| matches!(step, Action::Take { .. }));
        let mut lit = 0;
        before.prospects(seat, |touch, recesses| {
            if steps.first() == Some(&Action::Touch(touch)) {
                lit = recesses.len();
            }
        });
        let over = after.turn() == Turn::Over;
        let next = after.turn().awaited().first();
        let left = next.map(|next| ways(after, next).0);
        vec![
            (share > 0.0).then(|| as_share(took)),
            (most >= 2).then(|| as_share(lit >= 2)),
            (!over).then(|| ways(after, seat).0),
            left,
            left.map(|left| as_share(left == 0.0)),
            Some(as_share(took)),
        ]
    }
}

fn as_share(yes: bool) -> f64 {
    f64::from(u8::from(yes))
}

/// Of all ways to touch a mirror, the part after which `seat` can take a diamond: all of them if it can without touching any.
/// And the most diamonds that one way lights.
fn ways(game: &Mirrors, seat: Seat) -> (f64, u8) {
    let (mut all, mut good, mut most) = (0.0, 0.0, 0);
    if !game.lit_as_it_stands(seat).is_empty() {
        return (1.0, 0);
    }
    game.prospects(seat, |_, lit| {
        all += 1.0;
        good += as_share(!lit.is_empty());
        most = most.max(lit.len());
    });
    (if all > 0.0 { good / all } else { 0.0 }, most)
}
