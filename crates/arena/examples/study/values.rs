//! How what players have changes in value over a game.

use std::fmt::Write as _;

use arena::LineChart;

use crate::figures::{figure, mean, slopes};
use crate::notes::{Fate, Note, StudyKind};
use crate::report::{Notes, PLAYERS, by_players, cell, percent, table};

/// Pictures, each with a name.
type Pictures = Vec<(&'static str, LineChart)>;

/// What is to be foreseen: the result, or what the network says of it.
#[derive(Clone, Copy)]
enum Of {
    Result,
    Network,
}

impl Of {
    const BOTH: [(Self, &'static str); 2] =
        [(Self::Result, "by results"), (Self::Network, "by the network")];

    fn at(self, note: &Note, turn: usize, seat: usize) -> Option<f64> {
        match self {
            Self::Result => note.won.get(seat).copied(),
            Self::Network => Some(f64::from(*note.chances.get(turn)?.get(seat)?) / 1_000.0),
        }
    }
}

/// What one more of each thing is worth to a seat: how much more often it wins than the others, by how much more it has than they have on
/// average. Only turns that `counts` accepts are looked at.
fn worth<const N: usize>(
    notes: &[&Note],
    of: Of,
    counts: impl Fn(&Note, usize) -> bool,
    things: impl Fn(&[i16]) -> [f64; N],
) -> Option<[f64; N]> {
    let mut points = Vec::new();
    for note in notes {
        for (turn, seats) in note.turns.iter().enumerate().filter(|&(turn, _)| counts(note, turn)) {
            let all: Vec<[f64; N]> = seats.iter().map(|facts| things(facts)).collect();
            let rivals = all.len() as f64 - 1.0;
            for (seat, own) in all.iter().enumerate() {
                let mut ahead = *own;
                for (i, ahead) in ahead.iter_mut().enumerate() {
                    let sum: f64 = all.iter().map(|one| one[i]).sum();
                    *ahead -= (sum - own[i]) / rivals;
                }
                points.push((ahead, of.at(note, turn, seat)?));
            }
        }
    }
    slopes(&points)
}

/// Diamonds that a player has taken so far, in Mirrors.
fn taken(facts: &[i16]) -> i16 {
    4 * facts[0] + facts[1]
}

/// Leads in diamonds that are drawn; farther ones count as these.
const FAR: i16 = 3;

/// How often a player wins who has taken so many diamonds more than the best of the others.
fn ahead_wins(notes: &[&Note], ahead: i16) -> Option<f64> {
    let seats = notes.iter().flat_map(|note| {
        note.turns.iter().flat_map(move |seats| {
            seats.iter().enumerate().filter_map(move |(seat, own)| {
                let others = seats.iter().enumerate().filter(|&(other, _)| other != seat);
                let best = others.map(|(_, facts)| taken(facts)).max()?;
                let here = (taken(own) - best).clamp(-FAR, FAR) == ahead;
                here.then(|| note.won[seat])
            })
        })
    });
    mean(seats)
}

/// Diamonds of the player who has most, in four stages of a game of Mirrors.
const STAGES: [(i16, i16); 4] = [(0, 2), (3, 5), (6, 8), (9, 11)];

/// What diamonds and cards of Mirrors are worth.
pub(crate) fn mirrors(study: &Notes<'_>) -> (String, Pictures) {
    const WINS: i16 = 12;
    let chance = |left: i16, of: Of| {
        move |notes: &[&Note]| {
            let seats = notes.iter().flat_map(|note| {
                note.turns.iter().enumerate().flat_map(move |(turn, seats)| {
                    let here = seats.iter().enumerate();
                    let here = here.filter(move |(_, facts)| WINS - taken(facts) == left);
                    here.filter_map(move |(seat, _)| of.at(note, turn, seat))
                })
            });
            mean(seats)
        }
    };
    let mut rows = Vec::new();
    for left in (1..=WINS).rev() {
        let mut row = vec![left.to_string()];
        for players in PLAYERS {
            let notes = study.of(StudyKind::Equal, players);
            row.extend(Of::BOTH.map(|(of, _)| percent(figure(&notes, chance(left, of)))));
        }
        rows.push(row);
    }
    let heads = PLAYERS
        .into_iter()
        .flat_map(|players| Of::BOTH.map(|(_, by)| format!("{players} players, {by}")));
    let heads: Vec<String> =
        ["diamonds still to take".to_owned()].into_iter().chain(heads).collect();
    let mut text = format!("## {}: the chance to win, %\n\n{}", study.title, table(&heads, rows));
    let rows = (-FAR..=FAR).rev().map(|ahead| {
        let name = match ahead {
            FAR => format!("{ahead} or more ahead"),
            1.. => format!("{ahead} ahead"),
            0 => "level".to_owned(),
            _ if ahead == -FAR => format!("{} or more behind", -ahead),
            _ => format!("{} behind", -ahead),
        };
        study.row(&name, StudyKind::Equal, percent, move |notes| ahead_wins(notes, ahead))
    });
    let heads = by_players("wins by diamonds more than the best of the others, %");
    let _ = write!(text, "\n## {}: what a lead is worth\n\n{}", study.title, table(&heads, rows));
    let curve = |players: u8| {
        let notes = study.of(StudyKind::Equal, players);
        let at = |ahead: i16| Some((f64::from(ahead), 100.0 * ahead_wins(&notes, ahead)?));
        (format!("{players} players"), (-FAR..=FAR).filter_map(at).collect())
    };
    let chances = LineChart {
        title: format!("{}: what a lead is worth", study.title),
        words: "How often a player wins in the end, among equal experts".to_owned(),
        across: "diamonds more than the best of the others".to_owned(),
        curves: PLAYERS.map(curve).into(),
        unit: " %",
    };

    let things = |facts: &[i16]| [f64::from(facts[0]), f64::from(facts[1])];
    let at_stage = |stage: usize| {
        move |note: &Note, turn: usize| {
            let most = note.turns[turn].iter().map(|facts| taken(facts)).max().unwrap_or(0);
            (STAGES[stage].0..=STAGES[stage].1).contains(&most)
        }
    };
    let mut rows = Vec::new();
    for (of, by) in Of::BOTH {
        for (stage, (from, to)) in STAGES.iter().enumerate() {
            let name = format!("a diamond, the leader has {from} to {to}, {by}");
            rows.push(study.row(&name, StudyKind::Equal, percent, |notes| {
                Some(worth(notes, of, at_stage(stage), things)?[1])
            }));
        }
        for (stage, (from, to)) in STAGES.iter().enumerate().skip(1) {
            let name = format!("a card laid open, the leader has {from} to {to}, {by}");
            rows.push(study.row(&name, StudyKind::Equal, percent, |notes| {
                Some(worth(notes, of, at_stage(stage), things)?[0])
            }));
        }
    }
    let heads = by_players("points of the chance to win for one more than the others have");
    let _ =
        write!(text, "\n## {}: what a diamond is worth\n\n{}", study.title, table(&heads, rows));
    let curve = |players: u8| {
        let notes = study.of(StudyKind::Equal, players);
        let at = |stage: usize| {
            let middle = f64::from(STAGES[stage].0 + STAGES[stage].1) / 2.0;
            let diamond = worth(&notes, Of::Network, at_stage(stage), things)?[1];
            Some((middle, 100.0 * diamond.max(0.0)))
        };
        (format!("{players} players"), (0..STAGES.len()).filter_map(at).collect())
    };
    let diamonds = LineChart {
        title: format!("{}: what a diamond is worth", study.title),
        words: "Points of the chance to win for one diamond more, as the network sees it"
            .to_owned(),
        across: "diamonds of the player who has most".to_owned(),
        curves: PLAYERS.map(curve).into(),
        unit: "",
    };
    (text, vec![("lead", chances), ("diamond", diamonds)])
}

/// Parts of a game that are looked at in Kadora.
const QUARTERS: [&str; 4] = ["first quarter", "second quarter", "third quarter", "last quarter"];

/// The part of the game in which a turn lies.
fn part_of(note: &Note, turn: usize, parts: usize) -> usize {
    (turn * parts / note.turns.len().max(1)).min(parts - 1)
}

/// What colours, cards and penalty points of Kadora are worth.
pub(crate) fn kadora(study: &Notes<'_>) -> (String, Pictures) {
    const THINGS: [&str; 3] = ["a penalty point", "a card", "a colour led"];
    let things = |facts: &[i16]| {
        [f64::from(facts[0]), f64::from(facts[1]), f64::from(facts[2].count_ones())]
    };
    let in_part = |part: usize| move |note: &Note, turn: usize| part_of(note, turn, 4) == part;
    let mut rows = Vec::new();
    for (of, by) in Of::BOTH {
        for (thing, name) in THINGS.iter().enumerate() {
            for (part, quarter) in QUARTERS.iter().enumerate() {
                let name = format!("{name}, {quarter}, {by}");
                rows.push(study.row(&name, StudyKind::Equal, percent, |notes| {
                    Some(worth(notes, of, in_part(part), things)?[thing])
                }));
            }
        }
    }
    let heads = by_players("points of the chance to win for one more than the others have");
    let mut text =
        format!("## {}: what colours and cards are worth\n\n{}", study.title, table(&heads, rows));

    let rows = (0..4).map(|part| {
        let kept = move |notes: &[&Note]| kept(notes, part, 4);
        study.row(QUARTERS[part], StudyKind::Equal, percent, kept)
    });
    let heads = by_players("leads of a colour that last to the end, %");
    let _ = write!(text, "\n## {}: leads that last\n\n{}", study.title, table(&heads, rows));
    let curve = |players: u8| {
        let notes = study.of(StudyKind::Equal, players);
        let at = |part: usize| Some((10.0 * part as f64 + 5.0, 100.0 * kept(&notes, part, 10)?));
        (format!("{players} players"), (0..10).filter_map(at).collect())
    };
    let lasting = LineChart {
        title: format!("{}: leads that last", study.title),
        words: "How often the leader of a colour leads it at the end, among equal experts"
            .to_owned(),
        across: "turns played, in per cent of the game".to_owned(),
        curves: PLAYERS.map(curve).into(),
        unit: " %",
    };

    let mut rows = Vec::new();
    for (part, quarter) in QUARTERS.iter().enumerate() {
        for (fate, what) in FATES {
            let name = format!("won in the {quarter}: {what}");
            rows.push(study.row(&name, StudyKind::Equal, percent, |notes| {
                fates(notes, fate, |note, turn, _| part_of(note, turn, 4) == part)
            }));
        }
    }
    let heads = by_players("what becomes of a card, %");
    let _ = write!(text, "\n## {}: what becomes of a card\n\n{}", study.title, table(&heads, rows));
    let rows = (0..=9).map(|value| {
        let name = format!("of value {value}");
        study.row(&name, StudyKind::Equal, cell, move |notes| {
            let open = fates(notes, Fate::Open, |_, _, card| value_of(card) == Some(value))?;
            Some(open * f64::from(value))
        })
    });
    let heads = by_players("penalty points that a card won costs in the end");
    let rows = rows.filter(|row| row.iter().skip(1).any(|cell| cell != "–"));
    let _ = write!(text, "\n## {}: what a card costs\n\n{}", study.title, table(&heads, rows));
    let curve = |(fate, what): (Fate, &str)| {
        let notes: Vec<&Note> =
            PLAYERS.iter().flat_map(|&n| study.of(StudyKind::Equal, n)).collect();
        let at = |part: usize| {
            let share = fates(&notes, fate, |note, turn, _| part_of(note, turn, 10) == part)?;
            Some((10.0 * part as f64 + 5.0, 100.0 * share))
        };
        (what.to_owned(), (0..10).filter_map(at).collect())
    };
    let cards = LineChart {
        title: format!("{}: what becomes of a card", study.title),
        words: "Cards by the time at which they were won, among equal experts".to_owned(),
        across: "turns played when it was won, in per cent of the game".to_owned(),
        curves: FATES.map(curve).into(),
        unit: " %",
    };
    (text, vec![("leads", lasting), ("cards", cards)])
}

/// What can become of a card.
const FATES: [(Fate, &str); 3] = [
    (Fate::Covered, "costs nothing"),
    (Fate::Open, "costs its value"),
    (Fate::Given, "is given away"),
];

/// The value of a card as records write it: `R3b`.
fn value_of(card: &str) -> Option<u8> {
    card.chars().nth(1)?.to_digit(10).map(|digit| digit as u8)
}

/// Of the cards won that `counts` accepts, those of a fate.
fn fates(notes: &[&Note], fate: Fate, counts: impl Fn(&Note, usize, &str) -> bool) -> Option<f64> {
    mean(notes.iter().flat_map(|note| {
        let won = note.gains.iter().filter(|(turn, card, _)| counts(note, *turn, card));
        won.map(|gain| f64::from(u8::from(gain.2 == fate)))
    }))
}

/// Of the colours that players lead in a part of a game, those that they lead at its end.
fn kept(notes: &[&Note], part: usize, parts: usize) -> Option<f64> {
    let (mut all, mut last) = (0.0, 0.0);
    for note in notes {
        for (turn, seats) in note.turns.iter().enumerate() {
            if part_of(note, turn, parts) != part {
                continue;
            }
            for (facts, end) in seats.iter().zip(&note.end) {
                all += f64::from(facts[2].count_ones());
                last += f64::from((facts[2] & end[2]).count_ones());
            }
        }
    }
    (all > 0.0).then(|| last / all)
}
