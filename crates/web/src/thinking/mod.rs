//! What bots think, away from the page: questions and answers as text, so that another thread can be asked.

mod thinker;

use bots::diamant::Expert;
use bots::diamant::solution::Policy;
use bots::diamant::solution::hazards::Hazards;
use bots::{Allowance, Budget, Decision, Roster};
use games::{Diamant, Kind, with_game};
use luck::Dice;
use serde::{Deserialize, Serialize};
use table::{Game, Seat};

pub(crate) use thinker::{Thinker, set_opener};

/// What a bot is asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Question {
    /// Which game.
    pub(crate) game: Kind,
    /// Which bot of that game.
    pub(crate) level: String,
    /// Its seat.
    pub(crate) seat: Seat,
    /// All that it may know, in JSON.
    pub(crate) view: String,
    /// Where its chance begins: the seed of the game, and how many choices came before.
    pub(crate) dice: (u64, u64),
    /// How long it may think; as long as it likes if nobody says.
    pub(crate) budget: Option<Allowance>,
}

impl Question {
    /// The bot's choice in JSON; nothing if there is no such bot, the view is of another game, or the seat may not act.
    pub(crate) fn answer(&self) -> Option<String> {
        with_game!(self.game, G => serde_json::to_string(&self.choose::<G>()?).ok())
    }

    /// The bot's choice in the game it is asked about.
    pub(crate) fn choose<G: Roster>(&self) -> Option<Decision<G::Action>> {
        let bot = G::bot(&self.level).ok()?;
        let view: G::View = serde_json::from_str(&self.view).ok()?;
        let mut dice = Dice::of_game(self.dice.0, self.dice.1);
        match self.budget.unwrap_or_else(|| bot.allowance()) {
            Allowance::Simulations(all) => {
                bot.choose(self.seat, &view, &mut dice, Budget::Simulations(all))
            }
            Allowance::Millis(millis) => {
                let end = js_sys::Date::now() + f64::from(millis);
                let time_left = || js_sys::Date::now() < end;
                bot.choose(self.seat, &view, &mut dice, Budget::While(&time_left))
            }
        }
    }

    /// The tables without which the bot would have to compute much first.
    pub(crate) fn missing_tables(&self) -> Vec<Hazards> {
        if self.game != Kind::Diamant || self.level != "expert" {
            return Vec::new();
        }
        let view = serde_json::from_str::<<Diamant as Game>::View>(&self.view);
        let wanted = view.map(|view| Expert::asks_for(&view)).into_iter().flatten();
        wanted.filter(|&hazards| Policy::is_missing(hazards)).collect()
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

    use diamant::Options;
    use table::Viewer;

    use super::*;
    use crate::think;

    fn question(level: &str) -> Question {
        let mut game = Diamant::new(3, &Options::default()).unwrap();
        game.deal("17".parse().unwrap(), &mut ()).unwrap();
        let seat = Seat::new(1).unwrap();
        let view = serde_json::to_string(&game.view(Viewer::Seat(seat))).unwrap();
        let level = level.to_owned();
        Question { game: Kind::Diamant, level, seat, view, dice: (7, 1), budget: None }
    }

    #[test]
    fn a_question_survives_the_way_to_the_bot_and_back() {
        let question = question("thumb");
        let answer = think(&serde_json::to_string(&question).unwrap());
        let answer: Option<Decision<diamant::Choice>> = serde_json::from_str(&answer).unwrap();
        assert_eq!(answer, question.choose::<Diamant>());
        assert!(answer.is_some());
    }

    #[test]
    fn what_makes_no_sense_is_answered_with_nothing() {
        assert_eq!(think("nonsense"), "null");
        assert_eq!(think(&serde_json::to_string(&question("genius")).unwrap()), "null");
        let mirrors = Question { game: Kind::Mirrors, ..question("thumb") };
        assert_eq!(think(&serde_json::to_string(&mirrors).unwrap()), "null");
    }
}
