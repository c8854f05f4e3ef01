//! The pictures of the rules in one minute show what the engines make of them, and are told in five languages.
#![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

use std::collections::BTreeSet;

use diamant::{Choice, Diamant, Event, Options, Told};
use kadora::{Block, Card, Cards, Colour, Cut, Field, Fields, leads};
use mirrors::{Board, Diagonal, MIRRORS, Side, Touch};
use table::{Game as _, Seat, Seats};
use voice::guide::{self, PICTURES};
use voice::{Lang, Message, Voice};

type Said = fn(u8) -> Message;

/// Each game with its pictures, and what is said and told of them.
const GAMES: [(&str, &str, Said, Said); 3] = [
    (
        "diamant",
        include_str!("../../web/static/minute-diamant.svg"),
        guide::diamant,
        guide::diamant_picture,
    ),
    (
        "mirrors",
        include_str!("../../web/static/minute-mirrors.svg"),
        guide::mirrors,
        guide::mirrors_picture,
    ),
    (
        "kadora",
        include_str!("../../web/static/minute-kadora.svg"),
        guide::kadora,
        guide::kadora_picture,
    ),
];

/// What is drawn in a picture: its elements, each with its text.
fn picture(game: &str, step: u8) -> Vec<&'static str> {
    let (.., svg, _, _) = GAMES.into_iter().find(|(name, ..)| *name == game).unwrap();
    let from = svg.split_once(&format!("<symbol id=\"{game}-{step}\"")).unwrap().1;
    from.split_once("</symbol>").unwrap().0.split('<').skip(1).collect()
}

fn attribute<'a>(element: &'a str, name: &str) -> Option<&'a str> {
    Some(element.split_once(&format!(" {name}=\""))?.1.split_once('"')?.0)
}

fn class(element: &str) -> &str {
    attribute(element, "class").unwrap_or_default()
}

/// The texts in a picture.
fn texts(picture: &[&'static str]) -> Vec<&'static str> {
    let texts = picture.iter().filter(|element| element.starts_with("text "));
    texts.filter_map(|element| Some(element.split_once('>')?.1)).collect()
}

fn numbers(text: &str) -> BTreeSet<u32> {
    text.split(|sign: char| !sign.is_ascii_digit()).filter_map(|it| it.parse().ok()).collect()
}

#[test]
fn every_picture_has_a_sentence_and_a_description_in_every_language() {
    for lang in Lang::ALL {
        for (game, svg, said, told) in GAMES {
            assert_eq!(svg.matches("<symbol ").count(), usize::from(PICTURES), "{game}");
            let every = |of: Said| (1..=PICTURES).map(move |step| Voice::of(lang).say(&of(step)));
            let different: BTreeSet<_> = every(said).chain(every(told)).collect();
            assert_eq!(different.len(), 2 * usize::from(PICTURES), "{lang}: {game}");
            for (step, sentence) in (1..).zip(every(said)) {
                assert!(sentence.split_whitespace().count() <= 34, "{lang}: {sentence}");
                assert!(!picture(game, step).is_empty());
            }
            for (step, told) in (1..).zip(every(told)) {
                let drawn = numbers(&texts(&picture(game, step)).join(" "));
                assert!(numbers(&told).is_subset(&drawn), "{lang}: {told}");
            }
        }
    }
}

#[test]
fn diamonds_are_shared_and_hazards_strike_as_drawn() {
    let mut game = Diamant::new(3, &Options::default()).unwrap();
    let mut events: Vec<Event> = Vec::new();
    let sharing = picture("diamant", 2);
    let [value, shares @ .., rest] = &texts(&sharing)[..] else { panic!("a card, shares, a rest") };
    assert_eq!(texts(&picture("diamant", 1)), [*value]);
    game.deal(value.parse().unwrap(), &mut events).unwrap();
    let Some(&Event::Told(Told::Diamonds { inside, each, rest: left, .. })) = events.last() else {
        panic!("no diamonds: {events:?}")
    };
    assert_eq!(inside, Seats::all(3));
    assert_eq!(shares, vec![format!("+{each}"); 3]);
    assert_eq!(*rest, left.to_string());

    for (step, cards) in [(4, 1), (5, 2)] {
        let hazards = picture("diamant", step);
        let drawn = hazards.iter().filter(|it| attribute(it, "href") == Some("#snake"));
        assert_eq!(drawn.count(), cards);
        for seat in Seat::all(3) {
            game.act(seat, Choice::Stay, &mut events).unwrap();
        }
        game.deal("snake".parse().unwrap(), &mut events).unwrap();
        let fled = events.iter().any(|event| matches!(event, Event::Told(Told::Fled { .. })));
        let crossed = hazards.iter().any(|element| class(element) == "p-no");
        assert_eq!((fled, crossed), (cards == 2, cards == 2));
    }
    let caves = picture("diamant", 6);
    let caves = caves.iter().filter(|it| attribute(it, "href") == Some("#arch"));
    assert_eq!(caves.count(), usize::from(diamant::CAVES));
}

/// Where a field of the drawn board has its middle.
fn middle(file: u8, rank: u8) -> (i32, i32) {
    (53 + 18 * i32::from(file), 72 - 18 * i32::from(rank))
}

/// The points of a path with upper-case `M`, `L`, `H` and `V` only.
fn points(path: &str) -> Option<Vec<(i32, i32)>> {
    let mut points = Vec::new();
    let mut at = (0, 0);
    let mut rest = path;
    while let Some(letter) = rest.chars().next() {
        let end = rest[1..].find(char::is_alphabetic).map_or(rest.len(), |end| end + 1);
        let numbers: Vec<i32> =
            rest[1..end].split(' ').map(|it| it.parse().ok()).collect::<Option<_>>()?;
        at = match (letter, &numbers[..]) {
            ('M' | 'L', &[x, y]) => (x, y),
            ('H', &[x]) => (x, at.1),
            ('V', &[y]) => (at.0, y),
            _ => return None,
        };
        points.push(at);
        rest = &rest[end..];
    }
    Some(points)
}

fn board(picture: &[&str]) -> Board {
    let mirrors = picture.iter().filter(|element| class(element) == "p-mirror");
    let ends = mirrors.filter_map(|it| points(attribute(it, "d").unwrap()));
    ends.fold(Board::EMPTY, |board, ends| {
        let [(x, y), (to_x, to_y)] = ends[..] else { panic!("a mirror is a line: {ends:?}") };
        let centre = (i32::midpoint(x, to_x), i32::midpoint(y, to_y));
        let field =
            mirrors::Field::all().find(|field| middle(field.file(), field.rank()) == centre);
        let diagonal = if to_y < y { Diagonal::Rising } else { Diagonal::Falling };
        board.after(Touch::Place { field: field.unwrap(), diagonal }).unwrap()
    })
}

#[test]
fn beams_run_as_drawn() {
    for (step, met, standing) in [(3, 2, 2), (4, 3, 3), (5, 3, MIRRORS)] {
        let picture = picture("mirrors", step);
        let board = board(&picture);
        assert_eq!(board.standing().len(), standing);
        let drawn = picture.iter().find(|element| class(element) == "p-beam").unwrap();
        let drawn = points(attribute(drawn, "d").unwrap()).unwrap();
        let file = usize::try_from((drawn[0].0 - 53) / 18).unwrap();
        let beam = board.beams(Side::South)[file];
        let turns = beam.path.iter().filter(|crossing| crossing.arriving != crossing.leaving);
        let turns: Vec<_> = turns.map(|it| middle(it.field.file(), it.field.rank())).collect();
        assert_eq!(drawn[1..drawn.len() - 1], turns, "picture {step}");
        assert_eq!(beam.mirrors.len(), met);
        let (x, y) = *drawn.last().unwrap();
        let number = i32::from(beam.recess.number());
        match beam.recess.side() {
            Side::North => assert!(y < 9 && x == 35 + 18 * number, "picture {step}"),
            Side::East => assert!(x > 116 && y == 90 - 18 * number, "picture {step}"),
            side => panic!("picture {step} leaves at {side:?}"),
        }
    }
}

#[test]
fn a_secret_card_is_one_of_the_game() {
    let picture = picture("mirrors", 1);
    let hues = picture.iter().filter_map(|element| class(element).strip_prefix("hue-"));
    let drawn = hues.map(|hue| match hue {
        "red" => mirrors::Colour::Red,
        "blue" => mirrors::Colour::Blue,
        "green" => mirrors::Colour::Green,
        "yellow" => mirrors::Colour::Yellow,
        hue => panic!("no diamond is {hue}"),
    });
    let drawn: Vec<_> = drawn.collect();
    let shows = |card: mirrors::Card| {
        let count = |colour| drawn.iter().filter(|it| **it == colour).count();
        mirrors::Colour::ALL
            .into_iter()
            .all(|it| usize::from(card.diamonds().count(it)) == count(it))
    };
    assert!(mirrors::Card::all().any(shows), "{drawn:?}");
}

/// The cards in a picture that show their value, each with how it is framed.
fn cards(picture: &[&'static str]) -> Vec<(&'static str, Card)> {
    let (mut cards, mut frame, mut colour, mut cut) = (Vec::new(), "", None, None);
    for element in picture {
        if element.starts_with("rect ") {
            frame = class(element);
        } else if let Some(hue) = class(element).strip_prefix("hue-") {
            colour = Colour::ALL.into_iter().find(|colour| colour.name() == hue);
        } else if let Some(shape) = attribute(element, "href") {
            cut = match shape {
                "#brilliant" => Some(Cut::Brilliant),
                "#princess" => Some(Cut::Princess),
                "#marquise" => Some(Cut::Marquise),
                _ => None,
            };
        } else if let Some(Ok(value)) =
            element.strip_prefix("text ").map(|text| text.split_once('>').unwrap().1.parse())
            && !frame.is_empty()
        {
            let card = Card::new(colour.unwrap(), value, cut.unwrap());
            cards.push((frame, card.expect("the game has this card")));
            frame = "";
        }
    }
    cards
}

#[test]
fn the_block_and_the_hand_are_cards_of_the_game() {
    let drawn = picture("kadora", 1);
    let cards = cards(&drawn);
    let different: Cards = cards.iter().map(|(_, card)| *card).collect();
    assert_eq!((cards.len(), different.len()), (13, 13));
    assert_eq!(drawn.iter().filter(|element| class(element) == "p-open").count(), 4);
}

#[test]
fn a_column_is_summed_and_taken_as_drawn() {
    let drawn = picture("kadora", 2);
    let cards = cards(&drawn);
    let fields: Vec<Field> = ["a4", "a3", "a2", "a1"].map(|field| field.parse().unwrap()).into();
    assert_eq!(cards.len(), fields.len());
    let (mut block, mut placed, mut lit) = (Block::EMPTY, None, Fields::NONE);
    for (&field, &(frame, card)) in fields.iter().zip(&cards) {
        match frame {
            "p-mine" => placed = Some((card, field)),
            frame => {
                block.put(field, card);
                if frame == "p-lit" {
                    lit.insert(field);
                }
            }
        }
    }
    let (card, field) = placed.unwrap();
    let haul = block.haul(card, field);
    assert!(texts(&drawn).contains(&format!("= {}", haul.column_sum).as_str()));
    assert_eq!(haul.column, lit);
    let taken: Vec<_> = fields
        .iter()
        .filter(|field| lit.contains(**field))
        .filter_map(|it| block.get(*it))
        .collect();
    let values: Vec<_> = taken.iter().map(|card| card.value().to_string()).collect();
    assert!(texts(&drawn).contains(&values.join(" + ").as_str()));
}

#[test]
fn a_gift_a_lead_and_a_penalty_are_as_drawn() {
    let gift = cards(&picture("kadora", 4));
    let colours: BTreeSet<_> = gift.iter().map(|(_, card)| card.colour().name()).collect();
    assert_eq!(colours, BTreeSet::from(["yellow"]));
    let mine: Cards = gift.iter().map(|(_, card)| *card).collect();
    let lead = leads(&[mine, Cards::default()])[Colour::Yellow.index()];
    assert_eq!(lead.leaders, Seats::all(1), "the giver leads alone");

    let leader = picture("kadora", 5);
    let totals: Vec<u8> = texts(&leader).iter().map(|text| text.parse().unwrap()).collect();
    assert!(totals[0] > totals[1] && totals[1] > totals[2], "the first leads: {totals:?}");
    assert_eq!(leader.iter().filter(|element| class(element) == "p-ok").count(), 1);

    let counted = picture("kadora", 6);
    let penalty: u8 = cards(&counted).iter().map(|(_, card)| card.value()).sum();
    assert_eq!(texts(&counted).last().copied(), Some(format!("−{penalty}").as_str()));
    for (_, card) in cards(&picture("kadora", 3)) {
        assert!(card.colour().values().any(|value| value == card.value()));
    }
}
