//! Looking for positions in simulated games.

use bots::{Bot, Budget, Character, Opponent};
use games::Kind;
use judge::{Estimate, Verdict, judge};
use luck::Dice;
use table::{Luck as _, Record, Scribe, Seat, Turn, Viewer};

use crate::{Asked, Candidate, FORMAT, Position, PositionSet, Practised, Question};

/// How to look for positions.
#[derive(Clone, Copy, Debug)]
pub struct Search {
    /// The same seed finds the same positions.
    pub seed: u64,
    /// How many games are simulated.
    pub games: u32,
    /// Trials of each decision.
    pub trials: u32,
    /// How many positions are wanted.
    pub wanted: usize,
}

impl Default for Search {
    fn default() -> Self {
        Self { seed: 1, games: 60, trials: 2_000, wanted: 10 }
    }
}

/// By how many chances of winning the best choice must be ahead of the next, and by how many standard errors.
const MARGIN: f64 = 0.04;
const ERRORS: f64 = 4.0;

/// The same for an answer that the rules decide.
const EXACT_MARGIN: f64 = 0.02;
const EXACT_ERRORS: f64 = 2.0;

/// Trials that tell whether a decision is worth more of them.
const GLANCE: u32 = 300;

/// How often a choice must have been tried for its chance to be told.
const TOLD: u32 = 100;

/// How often each character of the easiest bots is asked.
const ASKED: u32 = 50;

/// How many questions of one game are looked at.
const LOOKED_AT: usize = 4;

/// The level of the easiest bots that people are offered, and of those whose games are simulated.
const EASIEST: &str = "random";
const PLAYING: &str = "thumb";

/// Looks for positions in so many games, and returns the most different ones, the easiest first. `progress` is told how many games of how
/// many have been looked at, and returns whether to go on.
pub fn find<G: Practised>(
    search: Search,
    progress: &mut dyn FnMut(u32, u32) -> bool,
) -> Vec<Position> {
    let mut found = Vec::new();
    for number in 0..search.games {
        if !progress(number, search.games) {
            break;
        }
        let mut dice = Dice::of_game(search.seed, number.into());
        let mut moments = simulate::<G>(number, &mut dice);
        dice.shuffle(&mut moments);
        let mut looked: Vec<Question> = Vec::new();
        for moment in moments {
            let question = moment.asked.question;
            // Different questions of a game, and few of them.
            if looked.iter().any(|before| before.is_like(question)) || looked.len() == LOOKED_AT {
                continue;
            }
            looked.push(question);
            found.extend(moment.judge(search, &mut dice));
        }
    }
    progress(search.games, search.games);
    choose(found, search.wanted)
}

/// The positions as a file holds them: a line each.
pub fn write(kind: Kind, seed: u64, positions: &[Position]) -> String {
    let set = PositionSet { format: FORMAT.to_owned(), game: kind, seed, positions: Vec::new() };
    let head = serde_json::to_string(&set).expect("positions are plain data");
    let lines = positions.iter().map(serde_json::to_string);
    let lines: Vec<String> = lines.map(|line| line.expect("positions are plain data")).collect();
    head.replace("\"positions\":[]", &format!("\"positions\":[\n{}\n]", lines.join(",\n"))) + "\n"
}

/// A decision of a simulated game, and a question to it.
struct Moment<G: Practised> {
    id: String,
    seat: Seat,
    asked: Asked<G::Action>,
    record: Record<G>,
    /// The position in which the question is asked.
    game: G,
}

/// Plays a game, and returns everything in it that could be asked.
fn simulate<G: Practised>(number: u32, dice: &mut Dice) -> Vec<Moment<G>> {
    let (least, most) = (*G::PLAYERS.start(), *G::PLAYERS.end());
    let players = least + (number % u32::from(most - least + 1)) as u8;
    let mut chairs = vec![PLAYING.to_owned(); players.into()];
    Opponent::cast(&mut chairs, number.into());
    let bots: Vec<Box<dyn Bot<G>>> =
        chairs.iter().filter_map(|chair| Opponent::bot(chair).ok()).collect();
    let names = chairs.iter().zip(Seat::all(players));
    let names: Vec<String> =
        names.map(|(chair, seat)| Opponent::called(chair, seat).to_owned()).collect();
    let mut moments = Vec::new();
    let Ok(mut scribe) = Scribe::<G>::new(players, G::Options::default()) else { return moments };
    let mut step = 0;
    loop {
        match scribe.game().turn() {
            Turn::Over => return moments,
            Turn::Chance => {
                let deal = scribe.game().draw(dice);
                if scribe.deal(deal, &mut ()).is_err() {
                    return moments;
                }
            }
            Turn::Seats { awaited, sealed } => {
                if scribe.at_rest() && sealed.is_empty() {
                    let nth = dice.below(awaited.len().into());
                    if let Some(seat) = awaited.iter().nth(nth as usize) {
                        let id = format!("{number}-{step}");
                        moments.extend(moments_of(&scribe, &names, seat, &id));
                    }
                }
                for seat in awaited {
                    let view = scribe.game().view(Viewer::Seat(seat));
                    let chosen = bots[seat.index()].choose(&view, dice, Budget::None);
                    let Some(chosen) = chosen else { return moments };
                    if scribe.act(seat, chosen.action, &mut ()).is_err() {
                        return moments;
                    }
                    step += 1;
                }
            }
        }
    }
}

/// Everything that could be asked of a seat now.
fn moments_of<G: Practised>(
    scribe: &Scribe<G>,
    names: &[String],
    seat: Seat,
    id: &str,
) -> Vec<Moment<G>> {
    let asks = scribe.game().asks(seat).into_iter().filter_map(|asked| {
        let mut game = scribe.game().clone();
        for &action in &asked.done {
            game.act(seat, action, &mut ()).ok()?;
        }
        let record = Record { names: names.to_vec(), ..scribe.record().clone() };
        Some(Moment { id: id.to_owned(), seat, asked, record, game })
    });
    asks.collect()
}

impl<G: Practised> Moment<G> {
    /// The position to practise, if there is one best answer.
    fn judge(&self, search: Search, dice: &mut Dice) -> Option<Position> {
        let view = self.game.view(Viewer::Seat(self.seat));
        let mut judged = |chosen: G::Action, trials: u32| {
            judge::<G>(&view, self.seat, chosen, dice, Budget::Simulations(trials))
        };
        let (best, verdict) = match self.asked.answer {
            Some(answer) => (answer, confirmed(answer, search.trials, &mut judged)?),
            None => searched(self.game.nth_action(self.seat, 0)?, search.trials, &mut judged)?,
        };
        let easy = found_by_the_easiest::<G>(&view, best, dice);
        let values = values(best, &verdict);
        Some(Position {
            id: format!("{}-{}", search.seed, self.id),
            seat: self.seat,
            question: self.asked.question,
            best: best.to_string(),
            easy,
            values,
            done: self.asked.done.iter().map(ToString::to_string).collect(),
            record: self.record.to_value(),
        })
    }
}

/// How often the easiest bots choose this, in percent.
fn found_by_the_easiest<G: Practised>(view: &G::View, best: G::Action, dice: &mut Dice) -> u8 {
    let (mut found, mut asked) = (0, 0);
    for character in Character::ALL {
        let Ok(bot) = G::with_character(EASIEST, character) else { continue };
        for _ in 0..ASKED {
            let chosen = bot.choose(view, dice, Budget::None);
            found += u32::from(chosen.is_some_and(|chosen| chosen.action == best));
            asked += 1;
        }
    }
    ((100 * found + asked / 2) / asked.max(1)) as u8
}

/// Asks the search about a choice, after so many trials.
type Judge<'a, A> = &'a mut dyn FnMut(A, u32) -> Option<Verdict<A>>;

/// What the search says of an answer that the rules decide, if it is ahead of all others for the search too.
fn confirmed<A: Copy>(answer: A, trials: u32, judge: Judge<'_, A>) -> Option<Verdict<A>> {
    if judge(answer, GLANCE)?.lost.mean > 0.0 {
        return None;
    }
    let verdict = judge(answer, trials)?;
    is_ahead(verdict.lost, EXACT_MARGIN, EXACT_ERRORS).then_some(verdict)
}

/// The best choice as the search sees it, if it is surely and clearly better than all others; the search begins with any of them.
fn searched<A: Copy>(any: A, trials: u32, judge: Judge<'_, A>) -> Option<(A, Verdict<A>)> {
    let glance = judge(any, GLANCE)?;
    let best = if glance.lost.mean > 0.0 { glance.best_other().action } else { any };
    if glance.candidates.len() == 2 && glance.lost.mean.abs() < MARGIN {
        return None;
    }
    let verdict = judge(best, trials)?;
    is_ahead(verdict.lost, MARGIN, ERRORS).then_some((best, verdict))
}

/// Whether a choice is ahead of the best of the others by enough, given what is lost with it.
fn is_ahead(lost: Estimate, margin: f64, errors: f64) -> bool {
    let ahead = -lost.mean;
    ahead >= margin && ahead >= errors * lost.error
}

/// What the best choice is worth, and the others that were tried often enough.
fn values<A: Copy + PartialEq + ToString>(best: A, verdict: &Verdict<A>) -> Vec<Candidate> {
    let rounded = |value: f64| (value * 10_000.0).round() / 10_000.0;
    let mut told: Vec<_> =
        verdict.candidates.iter().filter(|it| it.trials >= TOLD || it.action == best).collect();
    told.sort_by_key(|it| it.action != best);
    let told = told.into_iter().map(|it| Candidate {
        action: it.action.to_string(),
        win: Estimate { mean: rounded(it.win.mean), error: rounded(it.win.error) },
    });
    told.collect()
}

/// Of all positions those that differ most: each one chosen is of a difficulty, a question, a number of players and an answer that were
/// chosen as seldom as can be. No two are of one game.
fn choose(mut found: Vec<Position>, wanted: usize) -> Vec<Position> {
    let mut chosen: Vec<Position> = Vec::new();
    while chosen.len() < wanted && !found.is_empty() {
        let count = |like: &dyn Fn(&Position) -> bool| chosen.iter().filter(|it| like(it)).count();
        let players = |it: &Position| it.record["players"].clone();
        let of_game = |it: &Position| it.id.rsplit_once('-').map(|(game, _)| game.to_owned());
        let rank = |one: &Position| {
            (
                count(&|it| of_game(it) == of_game(one)),
                3 * count(&|it| it.difficulty() == one.difficulty())
                    + 2 * count(&|it| it.question.is_like(one.question))
                    + count(&|it| players(it) == players(one))
                    + count(&|it| it.best == one.best),
            )
        };
        let Some(next) = (0..found.len()).min_by_key(|&nth| rank(&found[nth])) else { break };
        chosen.push(found.remove(next));
    }
    chosen.sort_by(|a, b| b.easy.cmp(&a.easy).then_with(|| a.id.cmp(&b.id)));
    chosen
}
