//! One game between contestants.

use std::time::Duration;

use bots::{Allowance, Bot, Reason, Roster};
use host::{Match, Players};
use luck::Dice;
use serde::{Deserialize, Serialize};
use serde_json::json;
use table::{Outcome, Record, Seat, Seats, Viewer, pick};

use crate::clock::processor_ms;
use crate::error::sentence;
use crate::external::protocol::ToBot;
use crate::external::{Pool, Process};
use crate::plan::GivenDeal;
use crate::{ArenaError, Fault, FaultKind};

/// A contestant, ready to play.
pub(crate) struct Entrant<G: Roster> {
    pub(crate) label: String,
    pub(crate) mind: Chooser<G>,
}

/// What decides, and how long it may think.
pub(crate) enum Chooser<G: Roster> {
    /// A bot and how long it may think: its own allowance if none is given.
    BuiltIn(Box<dyn Bot<G>>, Option<Allowance>),
    Program(Pool, Allowance),
}

/// Which game of an arena it is.
pub(crate) struct GameId<'a, G: Roster> {
    pub(crate) seed: u64,
    pub(crate) deal: u64,
    pub(crate) rotation: u64,
    pub(crate) given: Option<&'a GivenDeal<G>>,
}

/// What came of one game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct GameResult {
    /// Which deal, from 0.
    pub deal: u64,
    /// Which rotation of the deal, from 0.
    pub rotation: u64,
    /// Who sat where.
    pub seats: Vec<String>,
    /// The score of each seat.
    pub scores: Vec<i16>,
    /// The seats that won.
    pub winners: Vec<u8>,
    /// Whether Kadora's virtual player shares their win.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub shared_with_virtual: bool,
    /// How many choices each seat made.
    pub moves: Vec<u32>,
    /// How long each seat thought, in milliseconds: of processor time for built-in bots.
    pub ms: Vec<f64>,
    /// The longest thought of each seat, in milliseconds.
    pub slowest_ms: Vec<f64>,
    /// How long it takes to ask each seat and hear its answer, apart from its thinking, in milliseconds a choice.
    pub overhead_ms: Vec<f64>,
    /// What seats did wrong. Each lost the game by it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub faults: Vec<SeatFault>,
}

impl GameResult {
    /// What a seat has of the win: 1, its share of a shared win, or 0.
    pub fn win(&self, seat: usize) -> f64 {
        let won = self.winners.iter().any(|&winner| usize::from(winner) == seat);
        let sharing = self.winners.len() + usize::from(self.shared_with_virtual);
        #[expect(clippy::cast_precision_loss, reason = "there are eight seats at most")]
        if won { 1.0 / sharing as f64 } else { 0.0 }
    }
}

/// What a seat did wrong.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatFault {
    /// Which seat, from 0.
    pub seat: u8,
    /// What it did.
    #[serde(flatten)]
    pub fault: Fault,
}

/// The most chapters of any game.
const CHAPTERS: u64 = 64;

/// Seeds for what the bots draw, apart from those of the deals.
pub(crate) const BOTS_SEED: u64 = 0xB075_0F7E_A4E2_A001;

/// Plays one game to its end and writes it down, with the reasons that the bots gave.
///
/// A player that does something wrong loses: the rest of its choices is drawn by lot, and it does not count among the winners.
pub(crate) fn play<G: Roster>(
    entrants: &[&Entrant<G>],
    options: &G::Options,
    place: &GameId<'_, G>,
) -> Result<(GameResult, Record<G>), ArenaError> {
    let count = u8::try_from(entrants.len()).unwrap_or(u8::MAX);
    let refused = |refusal: G::Refusal| ArenaError::Refused(sentence(&refusal));
    let mut game = Match::<G, ()>::new(count, options.clone()).map_err(refused)?;
    let mut luck = DealLuck::new(place);
    let mut chairs = Chairs(
        Seat::all(count)
            .zip(entrants)
            .map(|(seat, entrant)| Chair::new(entrant, seat, options, count, place))
            .collect(),
    );
    game.finish(|position, _| luck.deal(position), &mut chairs).map_err(refused)?;
    let Chairs(mut chairs) = chairs;
    let outcome = game
        .game()
        .outcome()
        .ok_or_else(|| ArenaError::Refused("the game is over, but has no outcome".to_owned()))?;
    let faulty: Seats =
        chairs.iter().filter(|chair| chair.fault.is_some()).map(|chair| chair.seat).collect();
    let winners = winners(&outcome, faulty, count);
    let scores = outcome.scores[..usize::from(count)].to_vec();
    for chair in &mut chairs {
        chair.end(&scores, winners);
    }
    let ms = |time: Duration| (time.as_secs_f64() * 1e6).round() / 1e3;
    let result = GameResult {
        deal: place.deal,
        rotation: place.rotation,
        seats: chairs.iter().map(|chair| chair.entrant.label.clone()).collect(),
        scores,
        winners: winners.iter().map(Seat::number).collect(),
        shared_with_virtual: winners == outcome.winners && outcome.sharing > winners.len(),
        moves: chairs.iter().map(|chair| chair.moves).collect(),
        ms: chairs.iter().map(|chair| ms(chair.time)).collect(),
        slowest_ms: chairs.iter().map(|chair| ms(chair.slowest)).collect(),
        overhead_ms: chairs.iter().map(|chair| ms(chair.overhead)).collect(),
        faults: chairs
            .iter()
            .filter_map(|chair| {
                Some(SeatFault { seat: chair.seat.number(), fault: chair.fault.clone()? })
            })
            .collect(),
    };
    let mut record = game.into_record();
    record.names.clone_from(&result.seats);
    if !result.faults.is_empty() {
        record.extra.insert("forfeits".to_owned(), json!(result.faults));
    }
    Ok((result, record))
}

/// Who wins once those who did something wrong are left out: if that leaves no one, those whose scores are nearest to
/// the best.
fn winners(outcome: &Outcome, faulty: Seats, players: u8) -> Seats {
    let rest = outcome.winners - faulty;
    let Some(best) = outcome.winners.first().filter(|_| rest.is_empty()) else { return rest };
    let distance = |seat: Seat| (outcome.scores[seat.index()] - outcome.scores[best.index()]).abs();
    let others = Seats::all(players) - faulty;
    let nearest = others.iter().map(distance).min();
    others.iter().filter(|&seat| Some(distance(seat)) == nearest).collect()
}

/// Where the chance of a deal comes from: the same for every rotation.
struct DealLuck<'a, G: Roster> {
    place: &'a GameId<'a, G>,
    chapter: u32,
    dice: Dice,
}

impl<'a, G: Roster> DealLuck<'a, G> {
    fn new(place: &'a GameId<'a, G>) -> Self {
        Self { place, chapter: 0, dice: Self::dice(place, 0) }
    }

    fn dice(place: &GameId<'_, G>, chapter: u32) -> Dice {
        match place.given {
            Some(GivenDeal::Seed(seed)) => Dice::of_game(*seed, chapter.into()),
            _ => Dice::of_game(place.seed, place.deal * CHAPTERS + u64::from(chapter)),
        }
    }

    /// What chance brings in this position: what is given, as far as the rules allow it, and else what is drawn.
    fn deal(&mut self, game: &G) -> G::Deal {
        let chapter = game.chapter();
        if chapter != self.chapter {
            self.chapter = chapter;
            self.dice = Self::dice(self.place, chapter);
        }
        if let Some(GivenDeal::Outcomes(outcomes)) = self.place.given
            && let Ok(Some(deal)) = game.next_deal(outcomes)
            && game.clone().deal(deal, &mut ()).is_ok()
        {
            return deal;
        }
        game.draw(&mut self.dice)
    }
}

/// All seats during one game.
struct Chairs<'a, G: Roster>(Vec<Chair<'a, G>>);

impl<G: Roster> Players<G> for Chairs<'_, G> {
    fn choose(&mut self, seat: Seat, game: &G) -> (G::Action, Option<Reason>) {
        self.0[seat.index()].choose(game)
    }

    /// A wrong move costs the game, and lots are drawn from then on.
    fn choose_again(&mut self, seat: Seat, game: &G, refusal: &G::Refusal) -> G::Action {
        let chair = &mut self.0[seat.index()];
        chair.fail(Fault::new(FaultKind::WrongMove, sentence(refusal)));
        chair.draw_lots(game)
    }
}

/// A seat during one game.
struct Chair<'a, G: Roster> {
    entrant: &'a Entrant<G>,
    seat: Seat,
    /// The running program, if one sits here and has done nothing wrong.
    process: Option<Process>,
    dice: Dice,
    moves: u32,
    time: Duration,
    slowest: Duration,
    overhead: Duration,
    fault: Option<Fault>,
}

impl<'a, G: Roster> Chair<'a, G> {
    fn new(
        entrant: &'a Entrant<G>,
        seat: Seat,
        options: &G::Options,
        players: u8,
        place: &GameId<'_, G>,
    ) -> Self {
        let number = (place.deal * 8 + place.rotation) * 8 + u64::from(seat.number());
        let mut chair = Self {
            entrant,
            seat,
            process: None,
            dice: Dice::of_game(place.seed ^ BOTS_SEED, number),
            moves: 0,
            time: Duration::ZERO,
            slowest: Duration::ZERO,
            overhead: Duration::ZERO,
            fault: None,
        };
        if let Chooser::Program(pool, _) = &entrant.mind {
            let begin = ToBot::Game {
                game: G::NAME.to_owned(),
                players,
                options: json!(options),
                seat: seat.number(),
            };
            match pool.take(&begin) {
                Ok(process) => {
                    chair.overhead = process.overhead();
                    chair.process = Some(process);
                }
                Err(fault) => chair.fail(fault),
            }
        }
        chair
    }

    /// An action for this seat, and why, if it says.
    fn choose(&mut self, game: &G) -> (G::Action, Option<Reason>) {
        self.moves += 1;
        if self.fault.is_none() {
            match self.decide(game) {
                Ok(choice) => return choice,
                Err(fault) => self.fail(fault),
            }
        }
        (self.draw_lots(game), None)
    }

    fn decide(&mut self, game: &G) -> Result<(G::Action, Option<Reason>), Fault> {
        let view = game.view(Viewer::Seat(self.seat));
        let (choice, time) = match (&self.entrant.mind, &mut self.process) {
            (Chooser::BuiltIn(bot, allowance), _) => {
                let start = processor_ms();
                let decision = bot.choose_within(*allowance, &processor_ms, &view, &mut self.dice);
                let decision = decision.ok_or_else(|| {
                    Fault::new(FaultKind::WrongMove, "it made no choice".to_owned())
                })?;
                let time = Duration::from_secs_f64((processor_ms() - start).max(0.0) / 1e3);
                ((decision.action, Some(decision.reason)), time)
            }
            (Chooser::Program(_, allowance), Some(process)) => {
                let mut actions = Vec::new();
                game.actions(self.seat, |action| actions.push(action));
                let words: Vec<String> = actions.iter().map(ToString::to_string).collect();
                let question = ToBot::ask(json!(view), words.clone(), *allowance);
                let (said, time) = process.ask(&question)?;
                let chosen = words.iter().position(|word| *word == said);
                let action = chosen.map(|i| actions[i]).ok_or_else(|| {
                    let what = format!("{said:?} is not among the actions it was offered");
                    Fault::new(FaultKind::WrongMove, what)
                })?;
                ((action, None), time)
            }
            (Chooser::Program(..), None) => {
                return Err(Fault::new(FaultKind::Crash, "it is not running".to_owned()));
            }
        };
        self.time += time;
        self.slowest = self.slowest.max(time);
        Ok(choice)
    }

    /// Notes the first fault. A program that did something wrong is ended: the next game has a new copy.
    fn fail(&mut self, fault: Fault) {
        self.process = None;
        self.fault.get_or_insert(fault);
    }

    fn draw_lots(&mut self, game: &G) -> G::Action {
        pick(game, self.seat, &mut self.dice).expect("an awaited seat can act")
    }

    /// Tells a program how the game ended, and takes it back.
    fn end(&mut self, scores: &[i16], winners: Seats) {
        if let (Chooser::Program(pool, _), Some(mut process)) =
            (&self.entrant.mind, self.process.take())
        {
            let over = ToBot::Over {
                scores: scores.to_vec(),
                winners: winners.iter().map(Seat::number).collect(),
            };
            // A program that has left by now has played its game to the end.
            if process.tell(&over).is_ok() {
                pool.give_back(process);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats(numbers: &[u8]) -> Seats {
        numbers.iter().filter_map(|&number| Seat::new(number)).collect()
    }

    #[test]
    fn a_player_that_does_something_wrong_wins_nothing() {
        let outcome = |won: &[u8]| Outcome::new([9, 9, 7, 7, 0, 0, 0, 0], seats(won));
        assert_eq!(winners(&outcome(&[0, 1]), Seats::NONE, 4), seats(&[0, 1]));
        assert_eq!(winners(&outcome(&[0, 1]), seats(&[0]), 4), seats(&[1]));
        assert_eq!(winners(&outcome(&[0, 1]), seats(&[0, 1]), 4), seats(&[2, 3]));
        assert_eq!(winners(&outcome(&[0]), seats(&[0, 1, 2, 3]), 4), Seats::NONE);
        // The rules may name no winner at all.
        assert_eq!(winners(&outcome(&[]), Seats::NONE, 4), Seats::NONE);
    }
}
