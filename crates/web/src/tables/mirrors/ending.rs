//! The end of a game: cards and diamonds, round by round.

use games::Mirrors;
use leptos::prelude::*;
use mirrors::{Seen, Told};
use table::Seat;
use voice::mirrors::ending as words;
use voice::{Speaker, Voiced, ending};

use crate::ending::{EndingSummary, Graph, Line, PodiumPlace, best, draw, ranked};
use crate::parts::named_mark;
use crate::session::{SeenEvent, Session};

/// Diamonds that make a card.
const CARD: u16 = 4;

type PerSeat<T> = [T; Seat::MOST as usize];

/// How the game went for everyone.
#[derive(Clone, PartialEq, Debug, Default)]
struct Statistics {
    /// What everyone had after each round, the beginning first: a card counts as its four diamonds.
    rounds: Vec<PerSeat<u16>>,
    /// The most mirrors by way of which each lit a diamond that it took.
    beams: PerSeat<u8>,
    /// The most turns in a row in which each took nothing.
    waits: PerSeat<u8>,
}

impl Statistics {
    fn of(history: &[SeenEvent<Seen>], players: usize) -> Self {
        let mut statistics = Self { rounds: vec![PerSeat::default()], ..Self::default() };
        let (mut held, mut waiting) = (PerSeat::<u16>::default(), PerSeat::<u8>::default());
        let mut turns = 0_usize;
        // Whose turn began with a mirror, and may go on with a diamond.
        let mut touched = None;
        for happened in history {
            let Seen::Told(told) = happened.seen else { continue };
            let begins = match told {
                Told::Touched { seat, .. } | Told::Passed { seat } => Some(seat),
                Told::Took { seat, .. } if touched != Some(seat) => Some(seat),
                _ => None,
            };
            if let Some(seat) = begins {
                if turns > 0 && turns.is_multiple_of(players.max(1)) {
                    statistics.rounds.push(held);
                }
                turns += 1;
                waiting[seat.index()] += 1;
            }
            match told {
                Told::Touched { seat, .. } => touched = Some(seat),
                Told::Passed { .. } => touched = None,
                Told::Took { seat, mirrors, .. } => {
                    let at = seat.index();
                    touched = None;
                    held[at] += 1;
                    statistics.beams[at] = statistics.beams[at].max(mirrors);
                    // The turn that brings a diamond ends the wait.
                    statistics.waits[at] = statistics.waits[at].max(waiting[at].saturating_sub(1));
                    waiting[at] = 0;
                }
                Told::Laid { seat, cards, .. } => held[seat.index()] = CARD * u16::from(cards),
                Told::WentBack { seat, .. } => {
                    held[seat.index()] = held[seat.index()].saturating_sub(1);
                }
                _ => {}
            }
        }
        for (wait, waiting) in statistics.waits.iter_mut().zip(waiting) {
            *wait = (*wait).max(waiting);
        }
        statistics.rounds.push(held);
        statistics
    }
}

/// How a game ended, and how it came to that.
pub(crate) fn ending(session: Session<Mirrors>) -> AnyView {
    let statistics = Memo::new(move |_| {
        let players = session.view.read().players.len();
        session.history.with(|history| Statistics::of(history, players))
    });
    let summary = move |to: &Speaker<'_>| summary(session, &statistics.read(), to);
    draw(*session, summary, move || numbers(session, &statistics.read()))
}

/// Everyone with a seat: cards laid open, and diamonds in front.
fn standing(session: Session<Mirrors>) -> Vec<(Seat, u8, u8)> {
    let view = &*session.view.read();
    let players = Seat::all(Seat::MOST).zip(&view.players);
    players.map(|(seat, own)| (seat, own.laid.len(), own.diamonds.len() as u8)).collect()
}

fn summary(session: Session<Mirrors>, statistics: &Statistics, to: &Speaker<'_>) -> EndingSummary {
    let standing = standing(session);
    let seats: Vec<Seat> = standing.iter().map(|(seat, ..)| *seat).collect();
    let places = ranked(standing, |&(_, cards, diamonds)| (cards, diamonds)).into_iter();
    let places = places.map(|(rank, (seat, cards, diamonds))| PodiumPlace {
        rank,
        seat: Some(seat),
        name: to.name(seat),
        result: to.say(&words::result(cards, diamonds)),
    });
    let line = |&seat: &Seat| {
        let values = statistics.rounds.iter().map(|round| round[seat.index()]);
        Line { seat, values: values.collect() }
    };
    let last = u16::try_from(statistics.rounds.len()).unwrap_or(u16::MAX).saturating_sub(1);
    let every = usize::from(last / 10 + 1);
    let highest = statistics.rounds.iter().flatten().max().copied().unwrap_or(0);
    let of = |values: PerSeat<u8>| {
        let moments = seats.iter().map(|seat| (values[seat.index()], *seat));
        best(moments).filter(|(value, _)| *value > 0)
    };
    let moments = [
        of(statistics.beams).map(|(mirrors, who)| words::best(mirrors, who)),
        of(statistics.waits).map(|(turns, who)| words::worst(turns, who)),
    ];
    EndingSummary {
        title: to.say(&Mirrors::title()),
        places: places.collect(),
        caption: to.say(&words::graph()),
        graph: Graph::Lines {
            lines: seats.iter().map(line).collect(),
            steps: (1..=last).step_by(every).collect(),
            heights: (0..highest + CARD).step_by(CARD.into()).collect(),
        },
        moments: moments.iter().flatten().map(|message| to.say(message)).collect(),
    }
}

/// The same, a row for every round.
fn numbers(session: Session<Mirrors>, statistics: &Statistics) -> AnyView {
    let seats: Vec<Seat> = standing(session).into_iter().map(|(seat, ..)| seat).collect();
    let head = |&seat: &Seat| {
        view! { <th scope="col">{named_mark(seat)} " " {session.name(seat)}</th> }
    };
    let heads = seats.iter().map(head).collect_view();
    let rows = (1_u8..).zip(statistics.rounds.iter().skip(1)).map(|(round, values)| {
        let cells = seats.iter().map(|seat| view! { <td>{values[seat.index()]}</td> });
        let cells = cells.collect_view();
        view! { <tr><th scope="row">{session.say(&ending::round(round))}</th>{cells}</tr> }
    });
    view! {
        <table>
            <thead><tr><td></td>{heads}</tr></thead>
            <tbody>{rows.collect_view()}</tbody>
        </table>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

    use mirrors::{Colour, Touch};

    use super::*;

    #[test]
    fn rounds_beams_and_waits_follow_from_what_happened() {
        let [anna, bert] = [0, 1].map(|seat| Seat::new(seat).unwrap());
        let touched =
            |seat| Told::Touched { seat, touch: Touch::Turn { field: "a1".parse().unwrap() } };
        let took = |seat, mirrors| Told::Took {
            seat,
            entrance: "s1".parse().unwrap(),
            recess: "n1".parse().unwrap(),
            colour: Colour::Red,
            mirrors,
        };
        let told = [
            touched(anna),
            took(anna, 2),
            touched(bert),
            touched(anna),
            Told::Passed { seat: bert },
            took(anna, 5),
            touched(bert),
            took(bert, 3),
        ];
        let history = told.map(|told| SeenEvent { number: 0, seen: Seen::Told(told) });
        let statistics = Statistics::of(&history, 2);
        let rounds: Vec<_> = statistics.rounds.iter().map(|round| (round[0], round[1])).collect();
        assert_eq!(rounds, [(0, 0), (1, 0), (1, 0), (2, 1)]);
        assert_eq!(
            (statistics.beams[..2].to_vec(), statistics.waits[..2].to_vec()),
            (vec![5, 3], vec![1, 2])
        );
    }
}
