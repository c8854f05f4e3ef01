//! Who may give what to whom (K10).

use table::Seat;

use crate::card::Colour;
use crate::loot::{Colours, Totals};
use crate::position::MOST_PLAYERS;
use crate::refusal::Refusal;

/// The gifts that one seat may make.
pub(crate) struct Gifts {
    giver: Seat,
    players: u8,
    totals: [Totals; MOST_PLAYERS],
    /// The colours that may be given to another player.
    colours: Colours,
}

impl Gifts {
    /// What `giver` may give. `totals` says what a seat's won cards are worth.
    #[inline]
    pub(crate) fn new(players: u8, giver: Seat, totals: impl Fn(Seat) -> Totals) -> Self {
        let yours = totals(giver);
        let mut all = [Totals::default(); MOST_PLAYERS];
        let (mut highest, mut wanted) = (Colours::ALL, Colours::NONE);
        for (seat, theirs) in Seat::all(players).zip(&mut all) {
            *theirs = totals(seat);
            if seat != giver {
                highest = highest.and(yours.above(*theirs));
                wanted = wanted.or(theirs.lacking());
            }
        }
        Self { giver, players, totals: all, colours: highest.and(wanted) }
    }

    /// Whether nothing can be given.
    pub(crate) const fn is_empty(&self) -> bool {
        self.colours.is_empty()
    }

    /// Hands every gift to `each`, in the order of colours and seats.
    pub(crate) fn each(&self, mut each: impl FnMut(Colour, Seat)) {
        for colour in self.colours {
            for (seat, totals) in Seat::all(self.players).zip(&self.totals) {
                if totals.of(colour) == 0 {
                    each(colour, seat);
                }
            }
        }
    }

    /// Whether all cards of `colour` may be given to `to`, and if not, why.
    #[inline]
    pub(crate) fn check(&self, colour: Colour, to: Seat) -> Result<(), Refusal> {
        if to.number() >= self.players {
            return Err(Refusal::NoSuchSeat { seat: to });
        }
        if to == self.giver {
            return Err(Refusal::ToYourself);
        }
        let total = |seat: Seat| self.totals[seat.index()].of(colour);
        let yours = total(self.giver);
        if yours == 0 {
            return Err(Refusal::NoneToGive { colour });
        }
        let others = Seat::all(self.players).filter(|&seat| seat != self.giver);
        if let Some(rival) = others.max_by_key(|&seat| total(seat))
            && total(rival) >= yours
        {
            return Err(Refusal::NotHighest { colour, rival, theirs: total(rival), yours });
        }
        if total(to) > 0 {
            return Err(Refusal::ReceiverHasColour { colour, to });
        }
        Ok(())
    }
}
