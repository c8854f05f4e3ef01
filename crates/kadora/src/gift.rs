//! Who may give what to whom (K10).

use table::Seat;

use crate::card::Colour;
use crate::refusal::Refusal;

/// Hands every gift that `giver` may make to `each`, in the order of colours and seats.
/// `total` says what a seat's won cards of a colour are worth.
pub(crate) fn gifts(
    players: u8,
    giver: Seat,
    total: impl Fn(Seat, Colour) -> u8,
    mut each: impl FnMut(Colour, Seat),
) {
    for colour in Colour::ALL {
        let yours = total(giver, colour);
        if yours == 0 {
            continue;
        }
        let mut others = Seat::all(players).filter(|&seat| seat != giver);
        if others.all(|seat| total(seat, colour) < yours) {
            for to in Seat::all(players) {
                if total(to, colour) == 0 {
                    each(colour, to);
                }
            }
        }
    }
}

/// Whether `giver` may give `colour` to `to`, and if not, why.
pub(crate) fn check(
    players: u8,
    giver: Seat,
    colour: Colour,
    to: Seat,
    total: impl Fn(Seat, Colour) -> u8,
) -> Result<(), Refusal> {
    if to.number() >= players {
        return Err(Refusal::NoSuchSeat { seat: to });
    }
    if to == giver {
        return Err(Refusal::ToYourself);
    }
    let yours = total(giver, colour);
    if yours == 0 {
        return Err(Refusal::NoneToGive { colour });
    }
    let others = Seat::all(players).filter(|&seat| seat != giver);
    if let Some((theirs, rival)) =
        others.map(|seat| (total(seat, colour), seat)).max_by_key(|&(theirs, _)| theirs)
        && theirs >= yours
    {
        return Err(Refusal::NotHighest { colour, rival, theirs, yours });
    }
    if total(to, colour) > 0 {
        return Err(Refusal::ReceiverHasColour { colour, to });
    }
    Ok(())
}
