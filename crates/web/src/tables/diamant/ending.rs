//! The end of a game: what everyone brought out of each cave, and what they lost there.

use diamant::{CAVES, Diamant, Seen};
use leptos::prelude::*;
use table::{Seat, Seats};
use voice::diamant::{ending as words, table as diamant_words};
use voice::{Speaker, Voiced};

use super::scene::{Out, outs};
use crate::ending::{EndingSummary, Graph, Line, PodiumPlace, best, draw, ranked};
use crate::parts::named_mark;
use crate::session::{SeenEvent, Session};

/// How everyone came out of each cave.
type Ledger = [[Option<Out>; CAVES as usize]; Seat::MOST as usize];

fn ledger(history: &[SeenEvent<Seen>]) -> Ledger {
    let mut ledger = Ledger::default();
    for (cave, seats, out) in outs(history) {
        for seat in seats {
            if let Some(place) = ledger[seat.index()].get_mut(usize::from(cave).saturating_sub(1)) {
                *place = Some(out);
            }
        }
    }
    ledger
}

/// What a player brought out of a cave; nothing if they fled.
const fn brought(out: Option<Out>) -> u16 {
    match out {
        Some(Out::Left { worth, .. }) => worth,
        _ => 0,
    }
}

/// What a player lost in a cave.
const fn lost(out: Option<Out>) -> u16 {
    match out {
        Some(Out::Fled { lost }) => lost,
        _ => 0,
    }
}

/// All that a player brought out.
fn total(caves: &[Option<Out>]) -> u16 {
    caves.iter().map(|out| brought(*out)).sum()
}

/// The best of the moments in all caves that count for something: how much, in which cave, and whose.
fn moment(ledger: &Ledger, value: fn(Option<Out>) -> u16) -> Option<(u16, u8, Seats)> {
    let of_caves = (1..=CAVES).filter_map(|cave| {
        let values = ledger.iter().map(|caves| value(caves[usize::from(cave) - 1]));
        let (value, whose) = best(values.zip(Seat::all(Seat::MOST)))?;
        (value > 0).then_some((value, cave, whose))
    });
    // Of moments as good, the first is told.
    of_caves.rev().max_by_key(|(value, ..)| *value)
}

/// How a game ended, and how it came to that.
pub(crate) fn ending(session: Session<Diamant>) -> AnyView {
    let ledger = Memo::new(move |_| session.history.with(|history| ledger(history)));
    let summary = move |to: &Speaker<'_>| summary(session, &ledger.read(), to);
    draw(*session, summary, move || numbers(session, &ledger.read()))
}

fn summary(session: Session<Diamant>, ledger: &Ledger, to: &Speaker<'_>) -> EndingSummary {
    let seats: Vec<Seat> = Seat::all(session.view.read().players).collect();
    let caves = |seat: Seat| &ledger[seat.index()];
    let places = ranked(seats.clone(), |seat| total(caves(*seat))).into_iter();
    let places = places.map(|(rank, seat)| PodiumPlace {
        rank,
        seat: Some(seat),
        name: to.name(seat),
        result: total(caves(seat)).to_string(),
    });
    let line = |seat: Seat| {
        let values = (0..=usize::from(CAVES)).map(|cave| total(&caves(seat)[..cave]));
        Line { seat, values: values.collect() }
    };
    let lines: Vec<Line> = seats.into_iter().map(line).collect();
    let highest = lines.iter().flat_map(|line| &line.values).max().copied().unwrap_or(0);
    let every = if highest > 60 { 20 } else { 10 };
    let moments = [
        moment(ledger, brought).map(|(worth, cave, who)| words::best(worth, cave, who)),
        moment(ledger, lost).map(|(worth, cave, who)| words::worst(worth, cave, who)),
    ];
    EndingSummary {
        title: to.say(&Diamant::title()),
        places: places.collect(),
        caption: to.say(&words::graph()),
        graph: Graph::Lines {
            lines,
            steps: (1..=CAVES.into()).collect(),
            heights: (0..=highest).step_by(every).collect(),
        },
        moments: moments.iter().flatten().map(|message| to.say(message)).collect(),
    }
}

/// What everyone brought out of each cave, the richest first.
fn numbers(session: Session<Diamant>, ledger: &Ledger) -> AnyView {
    let most = moment(ledger, brought).map_or(0, |(worth, ..)| worth);
    let worst = moment(ledger, lost).map_or(0, |(worth, ..)| worth);
    let cell = |out: &Option<Out>| match *out {
        Some(Out::Left { worth, .. }) => {
            view! { <td class:best={worth == most && most > 0}>{worth}</td> }.into_any()
        }
        Some(Out::Fled { lost }) => view! {
            <td class="lost" class:worst={lost == worst && worst > 0}>
                <span aria-hidden="true">"−"{lost}</span>
                <span class="unseen">{session.say(&diamant_words::lost(lost))}</span>
            </td>
        }
        .into_any(),
        None => view! { <td></td> }.into_any(),
    };
    let seats = Seat::all(session.view.read().players).collect();
    let rows = ranked(seats, |seat: &Seat| total(&ledger[seat.index()])).into_iter();
    let rows = rows.map(|(_, seat)| {
        let caves = &ledger[seat.index()];
        view! {
            <tr>
                <th scope="row">{named_mark(seat)} " " {session.name(seat)}</th>
                {caves.iter().map(cell).collect_view()}
                <td><b>{total(caves)}</b></td>
            </tr>
        }
    });
    let heads = (1..=CAVES).map(|cave| {
        let said = session.say(&diamant_words::cave_of(cave, CAVES));
        view! { <th scope="col"><span aria-hidden="true">{cave}</span><span class="unseen">{said}</span></th> }
    });
    let (heads, rows) = (heads.collect_view(), rows.collect_view());
    view! {
        <table class="ledger">
            <caption>{session.say(&diamant_words::ledger())}</caption>
            <thead><tr><td></td>{heads}<th scope="col">{session.say(&diamant_words::total())}</th></tr></thead>
            <tbody>{rows}</tbody>
        </table>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

    use diamant::{Hazard, Told};

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
        let history = told.map(|told| SeenEvent { number: 0, seen: Seen::Told(told) });
        let ledger = ledger(&history);
        assert_eq!(ledger[0][..2], [Some(Out::Left { cards: 1, worth: 5 }), None]);
        let second = Some(Out::Left { cards: 0, worth: 3 });
        assert_eq!(ledger[1][..2], [Some(Out::Fled { lost: 9 }), second]);
        assert_eq!(moment(&ledger, brought), Some((5, 1, Seats::only(anna))));
        assert_eq!(moment(&ledger, lost), Some((9, 1, Seats::only(bert))));
        assert_eq!(total(&ledger[1]), 3);
    }
}
