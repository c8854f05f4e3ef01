//! Games of one bot among others, and how long they think.

use std::error::Error;
use std::fs;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use bots::learned::Learned;
use bots::search::{Knowledge, Search};
use bots::{Allowance, Bot, Budget, Decision, Reason};
use luck::Dice;
use table::{Game, Luck, Seat, Viewer, finish};

use crate::Args;
use crate::threads::on_threads;

/// A bot that thinks as long as it is told to, and how long it took: choices, and microseconds.
pub(crate) struct TimedBot<'a, G>(Box<dyn Bot<G> + 'a>, Option<Allowance>, [AtomicU64; 2]);

impl<'a, G> TimedBot<'a, G> {
    pub(crate) fn new(bot: Box<dyn Bot<G> + 'a>, allowance: Option<Allowance>) -> Self {
        Self(bot, allowance, [const { AtomicU64::new(0) }; 2])
    }

    /// Milliseconds that a choice took on average, where there was one.
    fn mean_millis(&self) -> f64 {
        let [choices, micros] = self.2.each_ref().map(|sum| sum.load(Ordering::Relaxed) as f64);
        micros / choices.max(1.0) / 1_000.0
    }
}

impl<G: Game> Bot<G> for TimedBot<'_, G> {
    fn choose(
        &self,
        view: &G::View,
        dice: &mut Dice,
        budget: Budget<'_>,
    ) -> Option<Decision<G::Action>> {
        let begin = processor_time();
        let choice = self.0.choose(view, dice, budget)?;
        if choice.reason != Reason::OnlyAction {
            let micros = 1_000.0 * (processor_time() - begin);
            self.2[0].fetch_add(1, Ordering::Relaxed);
            self.2[1].fetch_add(micros as u64, Ordering::Relaxed);
        }
        Some(choice)
    }

    fn allowance(&self) -> Option<Allowance> {
        self.1.or_else(|| self.0.allowance())
    }
}

/// Milliseconds of a processor that this thread has had, so that a busy machine takes nothing from any bot; by the clock where the system does
/// not say.
fn processor_time() -> f64 {
    static BEGIN: LazyLock<Instant> = LazyLock::new(Instant::now);
    let told = fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanos = told.and_then(|told| told.split(' ').next()?.parse::<f64>().ok());
    nanos.map_or_else(|| 1_000.0 * BEGIN.elapsed().as_secs_f64(), |nanos| nanos / 1e6)
}

/// How often an expert with given networks wins among rivals.
pub(crate) fn duel<G: Learned, K: Knowledge<G> + Copy>(
    knowledge: K,
    rival: &str,
    (players, games): (u8, u32),
    args: &Args,
) -> Result<(), Box<dyn Error>> {
    let own = args.budget.unwrap_or(Allowance::Millis(100));
    let bot = TimedBot::<G>::new(Box::new(Search::with(knowledge, own)), Some(own));
    let rivals = TimedBot::new(G::bot(rival)?, args.rival_budget);
    let begin = Instant::now();
    let (won, error) = win_rate::<G>((&bot, &rivals), players, games, args.seed, args.threads);
    println!(
        "{} {players} players, {own}, {:?}: {:.1} ± {:.1} % among {rival}, {games} games, {:.0} s, {:.1} and {:.1} ms a choice",
        G::NAME,
        args.weighing,
        100.0 * won,
        196.0 * error,
        begin.elapsed().as_secs_f64(),
        bot.mean_millis(),
        rivals.mean_millis()
    );
    Ok(())
}

/// How often `bot` wins among `rivals` who are all alike, and the standard error. It sits on every seat in turn, with the same luck.
pub(crate) fn win_rate<G: Learned>(
    bots: (&dyn Bot<G>, &dyn Bot<G>),
    players: u8,
    games: u32,
    seed: u64,
    threads: usize,
) -> (f64, f64) {
    // Every deal goes to one thread, with all its seats.
    let deals = games / u32::from(players);
    let results = on_threads(threads, deals, |deal| {
        let won = (0..players).map(|own| {
            let dice = Dice::of_game(seed, deal.into());
            f64::from(play_game::<G>(bots, players, own, dice).unwrap_or(0.0))
        });
        won.sum::<f64>() / f64::from(players)
    });
    let count = f64::from(deals);
    let mean = results.iter().sum::<f64>() / count;
    let variance = results.iter().map(|won| (won - mean) * (won - mean)).sum::<f64>() / count;
    (mean, (variance / count).sqrt())
}

/// Plays a game; the part of the win that the bot on seat `own` had.
fn play_game<G: Learned>(
    (bot, rivals): (&dyn Bot<G>, &dyn Bot<G>),
    players: u8,
    own: u8,
    mut dice: Dice,
) -> Option<f32> {
    let mut game = G::new(players, &G::Options::default()).ok()?;
    let mut choices = dice.clone();
    choices.below(7);
    finish(&mut game, &mut dice, &mut (), |game, seat, _| {
        choice(if seat.number() == own { bot } else { rivals }, game, seat, &mut choices)
    })
    .ok()?;
    let end = game.outcome()?;
    Some(end.share(Seat::new(own)?))
}

/// What a bot chooses in a seat that is awaited, by the time that its thread has had.
pub(crate) fn choice<G: Game>(
    bot: &dyn Bot<G>,
    game: &G,
    seat: Seat,
    dice: &mut Dice,
) -> G::Action {
    let view = game.view(Viewer::Seat(seat));
    let choice = bot.choose_within(None, &processor_time, &view, dice);
    choice.expect("an awaited seat can act").action
}
