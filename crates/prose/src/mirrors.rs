//! Mirrors in plain sentences.

use mirrors::{
    Action, Colour, ColourCounts, MIRRORS, Mirrors, Recess, Rim, Seen, Side, Stage, Told, View, Way,
};
use table::Seat;
use voice::{Message, Speaker, Spoken, guide, mirrors::table as words, typed};

use crate::draft::mirrors::{own, side};
use crate::words::{first_word, means};
use crate::{FirstTime, Playable};

impl Playable for Mirrors {
    const PAUSES_AFTER_TURN: bool = true;
    const USUAL: u8 = 3;

    const FIRST_TIMES: &'static [FirstTime<Self>] = &[
        FirstTime::new("M9", guide::mirrors_took, |seen, _| {
            matches!(seen, Seen::Told(Told::Took { .. }))
        }),
        FirstTime::new("M11", guide::mirrors_three, |seen, _| {
            matches!(seen, Seen::Told(Told::Took { mirrors: 3.., .. }))
        }),
        FirstTime::new("M15", guide::mirrors_none, |seen, _| {
            matches!(seen, Seen::Told(Told::TookNone { .. }))
        }),
        FirstTime::new("M11", guide::mirrors_twelve, |seen, view: &View| {
            matches!(seen, Seen::Told(Told::Touched { .. })) && view.board.beside() == 0
        }),
        FirstTime::new("M16", guide::mirrors_laid, |seen, _| {
            matches!(seen, Seen::Told(Told::Laid { .. }))
        }),
        FirstTime::new("M19", guide::mirrors_deadlock, |seen, _| {
            matches!(seen, Seen::Told(Told::Deadlock))
        }),
    ];

    fn board(view: &View, to: &Speaker<'_>) -> Vec<String> {
        let mut said = vec![if view.board.standing().is_empty() {
            words::no_mirrors(MIRRORS)
        } else {
            words::mirrors(view.board.to_string().replace(' ', ", "), view.board.beside())
        }];
        for side in [Side::North, Side::East, Side::South, Side::West] {
            let rim = side.entrances().map(|entrance| recess(view.rim, entrance.recess()));
            said.push(words::rim(side, rim.to_vec()));
        }
        said.iter().map(|message| to.say(message)).collect()
    }

    fn hand(view: &View, to: &Speaker<'_>) -> Vec<String> {
        if view.you.is_none() {
            return vec![to.say(&typed::no_seat())];
        }
        let Some(card) = view.card else { return vec![to.say(&words::no_card())] };
        let mut said = vec![to.say(&words::card_shows(colours(card.diamonds())))];
        said.push(to.say(&words::needs(colours(view.needs))));
        if let Some(own) = own(view) {
            let entrances = own.side.entrances().map(|entrance| entrance.to_string());
            said.push(to.say(&words::your_side(own.side, entrances.join(", "))));
        }
        said
    }

    fn score(view: &View, to: &Speaker<'_>) -> Vec<String> {
        let seats = Seat::all(Seat::MOST).zip(&view.players);
        let mut said: Vec<String> = seats
            .map(|(seat, player)| {
                let front: Vec<Message> = player.diamonds.iter().map(Spoken::message).collect();
                let cards = player.laid.len();
                to.say(&match front.len() {
                    0 => words::score_bare(seat, player.side, cards),
                    _ => words::score(seat, player.side, cards, front),
                })
            })
            .collect();
        said.push(to.say(&words::target_cards(view.options.target.cards(), view.pile)));
        said
    }

    const FIGURES_WORD: usize = 1;

    /// The beams of the viewer's side, each with the diamond that it lights; a spectator looks from the south.
    fn figures(view: &View, to: &Speaker<'_>) -> Vec<String> {
        let beam = |entrance| {
            let beam = view.board.beam(entrance);
            format!("{} ({})", to.say(&beam), to.say(&recess(view.rim, beam.recess)))
        };
        side(view).entrances().map(beam).into()
    }

    fn question(view: &View, to: &Speaker<'_>) -> String {
        to.say(&match view.stage {
            Stage::Taking { way, .. } => words::ask_take(lights(view, way)),
            Stage::Returning { seat, emptied } => {
                let front = view.players.get(seat.index()).map_or(&[][..], |own| &own.diamonds);
                let front: Vec<Message> = front.iter().map(Spoken::message).collect();
                words::ask_return(front, emptied)
            }
            _ if view.board.beside() > 0 => words::ask_place(view.board.beside()),
            _ => match takes(view, Way::Three) {
                takes if takes.is_empty() => words::ask_touch(),
                takes => words::ask_take_or_pass(takes),
            },
        })
    }

    fn answers(view: &View, to: &Speaker<'_>) -> Vec<String> {
        let word = |message| first_word(to.lang(), &message);
        let said = match view.stage {
            Stage::Taking { .. } => words::answers_take(word(words::word_none())),
            Stage::Returning { .. } => words::answers_return(),
            _ if view.board.beside() > 0 => words::answers_place(),
            _ => words::answers_touch(word(words::word_pass())),
        };
        vec![to.say(&said)]
    }

    fn read(view: &View, text: &str, to: &Speaker<'_>) -> Option<Vec<Action>> {
        let means = |text: &str, message: &Message| means(text, message, to.lang());
        if matches!(view.stage, Stage::Returning { .. }) && text.len() == 4 {
            let order = format!("={}", text.to_ascii_uppercase());
            if let Ok(action) = order.parse() {
                return Some(vec![action]);
            }
        }
        text.split(' ')
            .map(|step| {
                if means(step, &words::word_pass()) {
                    Some(Action::Pass)
                } else if means(step, &words::word_none()) {
                    Some(Action::Done)
                } else if let Some(order) = step.strip_prefix('=') {
                    format!("={}", order.to_ascii_uppercase()).parse().ok()
                } else {
                    step.to_ascii_lowercase().parse().ok()
                }
            })
            .collect()
    }

    fn typed(action: Action, to: &Speaker<'_>) -> String {
        match action {
            Action::Pass => first_word(to.lang(), &words::word_pass()),
            Action::Done => first_word(to.lang(), &words::word_none()),
            Action::Return(order) => order.to_string(),
            Action::Touch(_) | Action::Take { .. } => action.to_string(),
        }
    }
}

/// What lies in a recess, with the name of the recess.
fn recess(rim: Rim, recess: Recess) -> Message {
    match rim.at(recess) {
        Some(colour) => words::recess(recess, colour.message()),
        None => words::recess_open(recess),
    }
}

fn colours(tally: ColourCounts) -> Vec<Message> {
    tally.iter().map(|colour| colour.message()).collect()
}

/// The diamonds that the viewer can take, as they are typed, each with its colour.
fn takes(view: &View, way: Way) -> Vec<Message> {
    let wanted = view.wanted();
    let takes = lit(view, way).into_iter().filter(|(_, recess, _)| wanted.contains(*recess));
    takes.map(|(typed, _, colour)| words::light(typed, colour.message())).collect()
}

/// Every diamond that is lit the way it must be, whether the viewer needs it or not.
fn lights(view: &View, way: Way) -> Vec<Message> {
    let say = |(typed, _, colour): (String, Recess, Colour)| match view.needs.count(colour) {
        0 => words::light_unneeded(typed, colour.message()),
        _ => words::light(typed, colour.message()),
    };
    lit(view, way).into_iter().map(say).collect()
}

/// The diamonds that are lit the way they must be: what is typed to take each, where it lies, and its colour.
fn lit(view: &View, way: Way) -> Vec<(String, Recess, Colour)> {
    let lights = own(view).map(|own| view.board.lights(own.side, way));
    let lit = lights.iter().flat_map(|lights| lights.iter()).filter_map(|(entrance, recess)| {
        Some((format!("{entrance}>{recess}"), recess, view.rim.at(recess)?))
    });
    lit.collect()
}
