//! After the game: what everyone brought out of each cave, and what they lost there.

use diamant::{CAVES, Diamant, Seen, Stage, Told};
use leptos::prelude::*;
use table::Seat;
use voice::{terminal, web as words};

use super::scene::Out;
use crate::parts::named_mark;
use crate::session::{Happened, Session};

/// How everyone came out of each cave.
type Ledger = [[Option<Out>; CAVES as usize]; Seat::MOST as usize];

fn ledger(story: &[Happened<Seen>]) -> Ledger {
    let mut ledger = Ledger::default();
    let (mut cave, mut cards) = (0, 0);
    for happened in story {
        let Seen::Told(told) = happened.seen else { continue };
        let (seats, out) = match told {
            Told::Entered { cave: now } => {
                (cave, cards) = (usize::from(now).saturating_sub(1), 0);
                continue;
            }
            Told::Diamonds { .. } | Told::Hazard { .. } => {
                cards += 1;
                continue;
            }
            Told::Left { leavers, kept, found, .. } => {
                (leavers, Out::Left { cards, worth: u16::from(kept) + u16::from(found) })
            }
            Told::Fled { inside, lost, .. } => (inside, Out::Fled { lost }),
            _ => continue,
        };
        for seat in seats {
            if let Some(place) = ledger[seat.index()].get_mut(cave) {
                *place = Some(out);
            }
        }
    }
    ledger
}

/// The largest haul and the largest loss of all.
fn extremes(ledger: &Ledger) -> (u16, u8) {
    let outs = || ledger.iter().flatten().flatten();
    let haul = outs().filter_map(|out| match out {
        Out::Left { worth, .. } => Some(*worth),
        Out::Fled { .. } => None,
    });
    let loss = outs().filter_map(|out| match out {
        Out::Fled { lost } => Some(*lost),
        Out::Left { .. } => None,
    });
    (haul.max().unwrap_or(0), loss.max().unwrap_or(0))
}

/// A table, the richest first; nothing before the game is over.
pub(super) fn ledger_view(session: Session<Diamant>) -> AnyView {
    let over = Memo::new(move |_| matches!(session.view.read().stage, Stage::Over { .. }));
    let table = move || {
        if !over.get() {
            return None;
        }
        let ledger = session.story.with(|story| ledger(story));
        let (best, worst) = extremes(&ledger);
        let total = |seat: Seat| -> u16 {
            let brought = ledger[seat.index()].iter().flatten().map(|out| match out {
                Out::Left { worth, .. } => *worth,
                Out::Fled { .. } => 0,
            });
            brought.sum()
        };
        let mut seats: Vec<Seat> = Seat::all(session.view.read().players).collect();
        seats.sort_by_key(|&seat| std::cmp::Reverse(total(seat)));
        let cell = |out: &Option<Out>| match *out {
            Some(Out::Left { worth, .. }) => {
                view! { <td class:best={worth == best && best > 0}>{worth}</td> }.into_any()
            }
            Some(Out::Fled { lost }) => view! {
                <td class="lost" class:worst={lost == worst && worst > 0}>
                    <span aria-hidden="true">"−"{lost}</span>
                    <span class="unseen">{session.say(&words::d_lost(lost))}</span>
                </td>
            }
            .into_any(),
            None => view! { <td></td> }.into_any(),
        };
        let row = |seat: Seat| {
            view! {
                <tr>
                    <th scope="row">{named_mark(seat)} " " {session.speak(|to| to.name(seat))}</th>
                    {ledger[seat.index()].iter().map(cell).collect_view()}
                    <td><b>{total(seat)}</b></td>
                </tr>
            }
        };
        let heads = (1..=CAVES).map(|cave| {
            let said = session.say(&terminal::d_cave(cave, CAVES));
            view! { <th scope="col"><span aria-hidden="true">{cave}</span><span class="unseen">{said}</span></th> }
        });
        let (heads, rows) = (heads.collect_view(), seats.into_iter().map(row).collect_view());
        Some(view! {
            <table class="ledger">
                <caption>{session.say(&words::d_ledger())}</caption>
                <thead><tr><td></td>{heads}<th scope="col">{session.say(&words::d_total())}</th></tr></thead>
                <tbody>{rows}</tbody>
            </table>
        })
    };
    table.into_any()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

    use diamant::Hazard;
    use table::Seats;

    use super::*;

    #[test]
    fn hauls_and_losses_stand_by_cave_and_seat() {
        let [anna, bert] = [0, 1].map(|seat| Seat::new(seat).unwrap());
        let left =
            |seat: Seat, kept| Told::Left { leavers: Seats::only(seat), kept, found: 1, rest: 0 };
        let hazard = Hazard::ALL[0];
        let fled = Told::Fled { hazard, inside: Seats::only(bert), lost: 9 };
        let told = [
            Told::Entered { cave: 1 },
            Told::Hazard { hazard },
            left(anna, 4),
            fled,
            Told::Entered { cave: 2 },
            left(bert, 2),
        ];
        let story = told.map(|told| Happened { number: 0, seen: Seen::Told(told) });
        let ledger = ledger(&story);
        assert_eq!(ledger[0][..2], [Some(Out::Left { cards: 1, worth: 5 }), None]);
        let second = Some(Out::Left { cards: 0, worth: 3 });
        assert_eq!(ledger[1][..2], [Some(Out::Fled { lost: 9 }), second]);
        assert_eq!(extremes(&ledger), (5, 9));
    }
}
