//! A request to a bot as text, so that another thread or program can be asked.

use games::{Diamant, Kadora, Kind, Mirrors, with_game};
use luck::Dice;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Answers, Game, Seat};

use crate::diamant::Expert1;
use crate::diamant::solution::Policy;
use crate::diamant::solution::hazards::Hazards;
use crate::learned::Learned;
use crate::{Allowance, Decision, Opponent, Roster};

/// What a bot is asked. `V` is all that it may know: the view of its game, or that view as it came out of JSON.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BotRequest<V = Value> {
    /// Which game.
    pub game: Kind,
    /// Which bot of that game.
    pub level: String,
    /// Its seat.
    pub seat: Seat,
    /// All that it may know.
    pub view: V,
    /// Where its chance begins: the seed of the game, and how many choices came before.
    pub dice: (u64, u64),
    /// How long it may think; as long as it likes if this says nothing.
    pub budget: Option<Allowance>,
}

impl BotRequest {
    /// The bot's [`Decision`] in JSON; nothing if there is no such bot, the view is of another game or seat, or the seat may not act.
    /// `clock` counts milliseconds.
    pub fn answer(&self, clock: &dyn Fn() -> f64) -> Option<String> {
        with_game!(self.game, G => serde_json::to_string(&self.choose::<G>(clock)?).ok())
    }

    fn choose<G: Roster>(&self, clock: &dyn Fn() -> f64) -> Option<Decision<G::Action>> {
        let bot = Opponent::bot::<G>(&self.level).ok()?;
        let view =
            G::View::deserialize(&self.view).ok().filter(|view| view.you() == Some(self.seat))?;
        let mut dice = Dice::of_game(self.dice.0, self.dice.1);
        bot.choose_within(self.budget, clock, &view, &mut dice)
    }

    /// The numbers of the files without which the bot would have to compute much first, or play less well: the tables of Diamant's
    /// equilibrium, then the networks of Mirrors and of Kadora.
    pub fn missing_files(&self) -> Vec<u8> {
        let level = self.level.split(':').next().unwrap_or_default();
        match (self.game, level) {
            (Kind::Diamant, "expert-1") => {
                let view = <Diamant as Game>::View::deserialize(&self.view);
                let wanted = view.map(|view| Expert1::asks_for(&view)).into_iter().flatten();
                let missing = wanted.filter(|&hazards| Policy::is_missing(hazards));
                missing.map(|hazards| hazards.index() as u8).collect()
            }
            (Kind::Mirrors, "expert") => missing::<Mirrors>(MIRRORS),
            (Kind::Kadora, "expert") => missing::<Kadora>(KADORA),
            _ => Vec::new(),
        }
    }
}

/// The numbers of the networks among the files that can be loaded.
const MIRRORS: u8 = 9;
const KADORA: u8 = 10;

fn missing<G: Learned>(number: u8) -> Vec<u8> {
    if G::networks().get::<G>().is_some() { Vec::new() } else { vec![number] }
}

/// Loads one of the [`BotRequest::missing_files`]. A file that is none of them is ignored.
pub fn load(number: u8, file: &[u8]) {
    match number {
        MIRRORS => Mirrors::networks().load::<Mirrors>(file),
        KADORA => Kadora::networks().load::<Kadora>(file),
        _ => {
            if let Some(hazards) = Hazards::all().nth(number.into()) {
                Policy::load(hazards, file);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

    use std::cell::Cell;

    use diamant::{Choice, Options};
    use table::Viewer;

    use super::*;

    fn request(level: &str) -> BotRequest {
        let mut game = Diamant::new(3, &Options::default()).unwrap();
        game.deal("17".parse().unwrap(), &mut ()).unwrap();
        let seat = Seat::new(1).unwrap();
        let view = serde_json::to_value(game.view(Viewer::Seat(seat))).unwrap();
        let level = level.to_owned();
        BotRequest { game: Kind::Diamant, level, seat, view, dice: (7, 1), budget: None }
    }

    #[test]
    fn a_request_survives_the_way_to_the_bot_and_back() {
        let request = request("thumb");
        let sent = serde_json::to_string(&request).unwrap();
        let answer = serde_json::from_str::<BotRequest>(&sent).unwrap().answer(&|| 0.0).unwrap();
        let decision: Decision<Choice> = serde_json::from_str(&answer).unwrap();
        assert_eq!(Some(decision), request.choose::<Diamant>(&|| 0.0));
    }

    #[test]
    fn a_bot_thinks_until_the_clock_says_so() {
        let request = BotRequest { budget: Some(Allowance::Millis(20)), ..request("clever") };
        let looks = Cell::new(0.0);
        let clock = || looks.replace(looks.get() + 1.0);
        assert!(request.choose::<Diamant>(&clock).is_some());
        assert!(looks.get() > 20.0);
    }

    #[test]
    fn what_makes_no_sense_is_answered_with_nothing() {
        assert_eq!(request("genius").answer(&|| 0.0), None);
        let mirrors = BotRequest { game: Kind::Mirrors, ..request("thumb") };
        assert_eq!(mirrors.answer(&|| 0.0), None);
    }
}
