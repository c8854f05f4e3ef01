//! Diamant in plain sentences.

use diamant::{
    CAVES, ChestView, Choice, Diamant, Event, Face, Hazard, Odds, Seen, Stage, Stones, Told, View,
};
use table::Seat;
use voice::table::tenths;
use voice::{Message, Speaker, Spoken, diamant::table as words, guide, typed};

use crate::words::{first_word, means};
use crate::{FirstTime, Playable};

impl Playable for Diamant {
    const PAUSES_AFTER_TURN: bool = false;
    const USUAL: u8 = 4;

    const FIRST_TIMES: &'static [FirstTime<Self>] = &[
        FirstTime::new("D7", guide::diamant_rest, |seen, _| {
            matches!(seen, Seen::Told(Told::Diamonds { rest: 1.., .. }))
        }),
        FirstTime::new("D9", guide::diamant_hazard, |seen, _| {
            matches!(seen, Seen::Told(Told::Hazard { .. }))
        }),
        FirstTime::new("D10", guide::diamant_fled, |seen, _| {
            matches!(seen, Seen::Told(Told::Fled { .. }))
        }),
        FirstTime::new("D15", guide::diamant_removed, |seen, _| {
            matches!(seen, Seen::Told(Told::Removed { .. }))
        }),
        FirstTime::new("D12", guide::diamant_alone, |seen, _| match seen {
            Seen::Told(Told::Left { leavers, found: 1.., .. }) => leavers.len() == 1,
            _ => false,
        }),
        FirstTime::new("D12", guide::diamant_together, |seen, _| match seen {
            Seen::Told(Told::Left { leavers, found: 1.., .. }) => leavers.len() > 1,
            _ => false,
        }),
        FirstTime::new("D14", guide::diamant_returned, |seen, _| {
            matches!(seen, Seen::Told(Told::Returned { stones: 1.. }))
        }),
    ];

    fn is_seen_by_all(event: &Event) -> bool {
        matches!(event, Event::Told(Told::Opened { .. }))
    }

    /// That a fist is closed can be seen; it need not be said.
    fn is_news(seen: &Seen) -> bool {
        matches!(seen, Seen::Told(_))
    }

    fn board(view: &View, to: &Speaker<'_>) -> Vec<String> {
        let cards: Vec<Message> = view
            .path
            .iter()
            .map(|laid| match laid.stones {
                0 => laid.card.message(),
                stones => words::card_left(laid.card.message(), stones),
            })
            .collect();
        let mut said = vec![words::cave_of(view.cave, CAVES)];
        match (cards.is_empty(), &view.stage) {
            (false, _) => said.push(words::path_cards(cards)),
            (true, Stage::Over { .. }) => {}
            (true, _) => said.push(words::path_empty()),
        }
        if !view.inside.is_empty() {
            said.push(words::inside(view.inside));
            said.push(words::beside_all(view.beside, wealth(view.beside.into())));
        }
        said.push(words::on_path(view.on_path()));
        let removed = removed_hazards(view);
        if !removed.is_empty() {
            said.push(words::removed_so_far(removed));
        }
        if view.stand_ins() > 0 {
            said.push(words::stand_ins_used());
        }
        said.iter().map(|message| to.say(message)).collect()
    }

    fn hand(view: &View, to: &Speaker<'_>) -> Vec<String> {
        let Some(you) = view.you else { return vec![to.say(&typed::no_seat())] };
        let chest = match &view.chests {
            ChestView::Open(chests) => chests.get(you.index()).copied(),
            ChestView::Closed { yours, .. } => *yours,
        };
        let mut said = Vec::new();
        if let Some(chest) = chest {
            said.push(to.say(&words::chest(you, chest, wealth(chest))));
        }
        if view.inside.contains(you) {
            said.push(to.say(&words::beside_all(view.beside, wealth(view.beside.into()))));
        }
        if let Stage::Deciding { yours: Some(choice), .. } = view.stage {
            said.push(to.say(&Seen::YouChose { choice }));
        }
        said
    }

    fn score(view: &View, to: &Speaker<'_>) -> Vec<String> {
        let chest = |seat: Seat, chest: u16| to.say(&words::chest(seat, chest, wealth(chest)));
        match &view.chests {
            ChestView::Open(chests) => Seat::all(view.players)
                .zip(chests)
                .map(|(seat, &worth)| chest(seat, worth))
                .collect(),
            // Players who want to know what the others have must remember what went in (D18).
            ChestView::Closed { yours, .. } => {
                let own = view.you.zip(*yours).map(|(seat, worth)| chest(seat, worth));
                own.into_iter().chain([to.say(&words::chests_shut())]).collect()
            }
        }
    }

    const FIGURES_WORD: usize = 0;

    fn figures(view: &View, to: &Speaker<'_>) -> Vec<String> {
        odds_in_words(Odds::of(view), to).map(Into::into).unwrap_or_default()
    }

    fn question(view: &View, to: &Speaker<'_>) -> String {
        let asked = to.say(&words::question(view.beside, view.on_path(), Odds::of(view).deadly));
        let met: Vec<Message> = met(view).iter().map(Spoken::message).collect();
        if met.is_empty() { asked } else { format!("{} {asked}", to.say(&words::met(met))) }
    }

    fn answers(_: &View, to: &Speaker<'_>) -> Vec<String> {
        let word = |message| first_word(to.lang(), &message);
        vec![to.say(&words::answers(word(words::word_stay()), word(words::word_leave())))]
    }

    fn read(_: &View, text: &str, to: &Speaker<'_>) -> Option<Vec<Choice>> {
        let choices =
            [(words::word_stay(), "S", Choice::Stay), (words::word_leave(), "L", Choice::Leave)];
        let meant = choices.iter().find(|(words, letter, _)| {
            means(text, words, to.lang()) || text.eq_ignore_ascii_case(letter)
        });
        meant.map(|&(.., choice)| vec![choice])
    }

    fn typed(choice: Choice, to: &Speaker<'_>) -> String {
        let words = match choice {
            Choice::Stay => words::word_stay(),
            Choice::Leave => words::word_leave(),
        };
        first_word(to.lang(), &words)
    }
}

/// What the next card can be, and what it brings on average; nothing if no card comes for any player.
pub fn odds_in_words(odds: Odds, to: &Speaker<'_>) -> Option<[String; 3]> {
    let (danger, share) = (odds.danger_per_mille()?, odds.share_in_tenths()?);
    let ends = words::odds_end(odds.deadly, odds.left, tenths(danger));
    let others = words::odds_others(odds.diamonds, odds.harmless());
    let share = words::odds_share(odds.inside, tenths(share));
    Some([ends, others, share].map(|message| to.say(&message)))
}

/// The hazards that have left the game, each as often as it did.
pub fn removed_hazards(view: &View) -> Vec<Message> {
    let times = Hazard::ALL.iter().zip(&view.removed);
    times.flat_map(|(hazard, &times)| vec![hazard.message(); times.into()]).collect()
}

/// Stones as they lie on the table.
fn wealth(value: u16) -> Message {
    Stones::worth(value).message()
}

/// The hazards on the path, each once.
fn met(view: &View) -> Vec<Hazard> {
    let mut met = Vec::new();
    for laid in &view.path {
        if let Face::Hazard(hazard) = laid.card.face()
            && !met.contains(&hazard)
        {
            met.push(hazard);
        }
    }
    met
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

    use diamant::{Chests, Options};
    use luck::Dice;
    use table::{Game, Viewer};
    use voice::{Lang, Names, Voice};

    use super::*;

    /// What is said must not depend on what the chests hold together: no screen adds up for a player (D18).
    #[test]
    fn d18_no_sentence_tells_what_closed_chests_hold_together() {
        let closed = Options { chests: Chests::Closed, ..Options::default() };
        let mut game = Diamant::new(3, &closed).unwrap();
        game.deal(game.draw(&mut Dice::new(1)), &mut ()).unwrap();
        for viewer in Viewer::all(3) {
            let to = Voice::of(Lang::En).to(viewer, Names::none());
            let said = |sum| {
                let mut view = game.view(viewer);
                let ChestView::Closed { together, .. } = &mut view.chests else {
                    panic!("the chests are closed")
                };
                *together = sum;
                let said =
                    [Diamant::board, Diamant::hand, Diamant::score].map(|part| part(&view, &to));
                (said, Diamant::question(&view, &to))
            };
            assert_eq!(said(7), said(101), "{viewer:?}");
        }
    }
}
