//! The end of a game: the loot by colour, and what it cost.

use std::cmp::Reverse;

use games::Kadora;
use kadora::{Cards, Colour, Scoring, Seen, Told};
use leptos::prelude::*;
use table::Seat;
use voice::kadora::{ending as words, table as kadora_words};
use voice::{Arg, Message, Speaker, Voiced};

use crate::ending::{Bar, EndingSummary, Graph, Group, PodiumPlace, best, draw, ranked};
use crate::parts::named_mark;
use crate::session::Session;

/// How a game ended, and how it came to that.
pub(crate) fn ending(session: Session<Kadora>) -> AnyView {
    let scoring = Memo::new(move |_| session.view.read().scoring());
    let told = move |to: &Speaker<'_>| match &*scoring.read() {
        Some(scoring) => summary(session, scoring, to),
        None => nothing(to),
    };
    let numbers = move || scoring.get().map(|scoring| numbers(session, &scoring)).into_any();
    draw(*session, told, numbers)
}

/// What is told of a game that has not been counted.
fn nothing(to: &Speaker<'_>) -> EndingSummary {
    let title = to.say(&Kadora::title());
    let (places, graph) = (Vec::new(), Graph::Bars(Vec::new()));
    EndingSummary { title, places, caption: String::new(), graph, moments: Vec::new() }
}

/// The seat of a player who was counted, unless it is the virtual player.
fn seated(session: Session<Kadora>, counted: Seat) -> Option<Seat> {
    Some(counted).filter(|seat| seat.number() < session.view.read().players)
}

fn name(session: Session<Kadora>, counted: Seat, to: &Speaker<'_>) -> String {
    match seated(session, counted) {
        Some(seat) => to.name(seat),
        None => to.say(&kadora_words::dummy_hand()),
    }
}

/// Those who were counted, as a sentence names them.
fn whose(session: Session<Kadora>, counted: table::Seats) -> Arg {
    let seats = counted.iter().filter_map(|each| seated(session, each)).collect();
    if seats == counted {
        Arg::Seats(seats)
    } else {
        Arg::SeatsAnd(seats, kadora_words::dummy_hand())
    }
}

/// All who were counted, the best first.
fn standing(scoring: &Scoring) -> Vec<(usize, Seat)> {
    let tallies = scoring.tallies();
    ranked(Seat::all(tallies.len() as u8).collect(), |seat: &Seat| {
        let tally = &tallies[seat.index()];
        (tally.can_win(), Reverse(tally.penalty), tally.cards())
    })
}

fn summary(session: Session<Kadora>, scoring: &Scoring, to: &Speaker<'_>) -> EndingSummary {
    let standing = standing(scoring);
    let places = standing.iter().map(|&(rank, seat)| PodiumPlace {
        rank,
        seat: seated(session, seat),
        name: name(session, seat, to),
        result: to.say(&kadora_words::penalty_points(scoring.tallies()[seat.index()].penalty)),
    });
    let groups = scoring.leads.iter().map(|lead| {
        let bars = Seat::all(standing.len() as u8).map(|seat| Bar {
            seat: seated(session, seat),
            worth: lead.totals[seat.index()],
            costs: !lead.leaders.contains(seat),
        });
        Group { name: to.say(&lead.colour), bars: bars.collect() }
    });
    let moments = [haul(session), costliest(session, scoring)].into_iter().flatten();
    EndingSummary {
        title: to.say(&Kadora::title()),
        places: places.collect(),
        caption: to.say(&words::graph()),
        graph: Graph::Bars(groups.collect()),
        moments: moments.map(|message| to.say(&message)).collect(),
    }
}

/// The most valuable cards that a player took in one turn.
fn haul(session: Session<Kadora>) -> Option<Message> {
    let worth =
        |cards: &Cards| Colour::ALL.into_iter().map(|colour| cards.total(colour)).sum::<u8>();
    let history = &*session.history.read();
    let hauls = history.iter().filter_map(|happened| match happened.seen {
        Seen::Told(Told::Took { seat, column, row, .. }) => {
            let cards = column.with(&row);
            Some(((worth(&cards), cards.len()), seat))
        }
        _ => None,
    });
    best(hauls).map(|((worth, cards), who)| words::best(cards, worth, who))
}

/// The colour that cost a player most.
fn costliest(session: Session<Kadora>, scoring: &Scoring) -> Option<Message> {
    let costs = scoring.leads.iter().filter_map(|lead| {
        let penalties =
            Seat::all(Seat::MOST).zip(lead.penalties()).map(|(seat, cost)| (cost, seat));
        best(penalties).map(|(cost, who)| (cost, lead.colour, who))
    });
    let (cost, colour, who) =
        costs.max_by_key(|(cost, ..)| *cost).filter(|(cost, ..)| *cost > 0)?;
    Some(words::worst(colour, cost, whose(session, who)))
}

/// The same, a row for everyone.
fn numbers(session: Session<Kadora>, scoring: &Scoring) -> AnyView {
    let heads = Colour::ALL.map(|colour| view! { <th scope="col">{session.say(&colour)}</th> });
    let rows = standing(scoring).into_iter().map(|(_, seat)| {
        let cells = scoring.leads.iter().map(|lead| {
            let worth = lead.totals[seat.index()];
            let costs = worth > 0 && !lead.leaders.contains(seat);
            let said = costs.then(|| session.say(&kadora_words::penalty_points(worth)));
            view! {
                <td class:lost=costs class:best={worth > 0 && !costs}>
                    <span aria-hidden=costs.then_some("true")>{costs.then_some("−")}{worth}</span>
                    <span class="unseen">{said}</span>
                </td>
            }
        });
        let cells = cells.collect_view();
        let (mark, penalty) =
            (seated(session, seat).map(named_mark), scoring.tallies()[seat.index()].penalty);
        view! {
            <tr>
                <th scope="row">{mark} " " {session.speak(|to| name(session, seat, to))}</th>
                {cells}
                <td><b>{session.say(&kadora_words::penalty_points(penalty))}</b></td>
            </tr>
        }
    });
    let rows = rows.collect_view();
    view! {
        <table>
            <thead><tr><td></td>{heads.collect_view()}<td></td></tr></thead>
            <tbody>{rows}</tbody>
        </table>
    }
    .into_any()
}
