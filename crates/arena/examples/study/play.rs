//! Playing the games.

use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::time::{Duration, Instant};

use bots::learned::{GreedyPolicy, Learned, Networks};
use bots::{Bot, Budget};
use luck::Dice;
use rayon::prelude::*;
use table::{Luck, Seat, Turn, Viewer};

use crate::notes::{Fate, Habits, Key, Note, Notes, StudyKind};

/// A game that can be studied.
pub(crate) trait Studied: Learned {
    /// What is noted of a seat when a turn begins, and at the end.
    fn facts(&self, seat: Seat) -> Vec<i16>;

    /// What a whole turn of `seat` did: a measure for each habit, or nothing where it could not arise.
    fn habits(before: &Self, steps: &[Self::Action], after: &Self, seat: Seat) -> Vec<Option<f64>>;

    /// What `seat` won in a turn.
    fn gains(_before: &Self, _after: &Self, _seat: Seat) -> Vec<String> {
        Vec::new()
    }

    /// What became of something that `seat` had won.
    fn fate(_end: &Self, _seat: Seat, _gain: &str) -> Fate {
        Fate::Covered
    }
}

/// What is to be played.
#[derive(Clone, Debug)]
pub(crate) struct Study {
    pub(crate) deals: u64,
    pub(crate) seed: u64,
    pub(crate) sims: u32,
    pub(crate) threads: usize,
    /// No game is begun after so many minutes.
    pub(crate) minutes: Option<f64>,
    /// Who is taken for an expert.
    pub(crate) bot: String,
}

impl Default for Study {
    fn default() -> Self {
        let bot = "expert".to_owned();
        Self { deals: 100, seed: 24, sims: 400, threads: 0, minutes: None, bot }
    }
}

type Thrown = Box<dyn Error + Send + Sync>;

/// The bots whose turns are compared with the expert's.
const BEGINNERS: [&str; 2] = ["thumb", "random"];

impl Study {
    /// Plays what is not noted yet.
    pub(crate) fn run<G: Studied>(&self, notes: &Notes) -> Result<(), Box<dyn Error>> {
        let earlier = notes.read()?;
        let alike =
            |note: &Note| (&note.bot, note.sims, note.seed) == (&self.bot, self.sims, self.seed);
        if !earlier.iter().all(alike) {
            return Err("the folder holds games of another bot, budget or seed".into());
        }
        let known: BTreeSet<Key> = earlier.into_iter().map(|note| note.key).collect();
        let mut due: Vec<Key> = (0..self.deals).flat_map(keys).collect();
        due.retain(|key| !known.contains(key));
        let end = self.minutes.map(|all| Instant::now() + Duration::from_secs_f64(60.0 * all));
        let threads = rayon::ThreadPoolBuilder::new().num_threads(self.threads).build()?;
        let play = |key: Key| {
            if end.is_some_and(|end| Instant::now() >= end) {
                return Ok(());
            }
            match self.play::<G>(key)? {
                Some(note) => notes.add(&note),
                None => Ok(()),
            }
        };
        threads
            .install(|| due.into_iter().par_bridge().try_for_each(play))
            .map_err(|thrown: Thrown| thrown as Box<dyn Error>)
    }

    /// Plays one game; nothing if it takes a network and there is none.
    pub(crate) fn play<G: Studied>(&self, key: Key) -> Result<Option<Note>, Thrown> {
        let networks = G::networks().get::<G>();
        if key.plan == StudyKind::Worst && networks.is_none() {
            return Ok(None);
        }
        let (expert, thumb) = (G::bot(&self.bot)?, G::bot("thumb")?);
        let beginners: Vec<(&str, Box<dyn Bot<G>>)> = BEGINNERS
            .iter()
            .map(|&name| Ok((name, G::bot(name)?)))
            .collect::<Result<_, Thrown>>()?;
        let number = key.deal * 8 + u64::from(key.players);
        let mut chance = Dice::of_game(self.seed, number);
        let own = number * 64 + 8 * (key.plan as u64) + u64::from(key.round);
        let mut dice = Dice::of_game(self.seed ^ BOTS, own);
        let mut game = G::new(key.players, &G::Options::default())?;
        settle(&mut game, &mut chance)?;
        let first = awaited(&game).ok_or("a game begins with a turn")?;
        let mut openings = None;
        let (mut turns, mut chances, mut gains) = (Vec::new(), Vec::new(), Vec::new());
        let mut habits: BTreeMap<String, Habits> = BTreeMap::new();
        let equal = key.plan == StudyKind::Equal;
        let budget = Budget::Simulations(self.sims);
        for turn in 0.. {
            let Some(seat) = awaited(&game) else { break };
            if equal {
                turns.push(Seat::all(key.players).map(|seat| game.facts(seat)).collect());
                if let Some(networks) = networks {
                    let worth = networks.worth(&game);
                    let seats = &worth[..usize::from(key.players)];
                    chances.push(seats.iter().map(|worth| (1_000.0 * worth) as i16).collect());
                }
            }
            let before = game.clone();
            if turn == 0
                && key.plan != StudyKind::Among
                && let Some(networks) = networks
            {
                let mut first = openings_of(&game, seat, networks, &chance)?;
                first.sort_by(|a, b| a.0.total_cmp(&b.0));
                let mean = first.iter().map(|turn| turn.0).sum::<f64>() / first.len() as f64;
                openings = Some([first[first.len() - 1].0, mean, first[0].0]);
                if key.plan == StudyKind::Worst {
                    game.act(seat, first[0].1, &mut ())?;
                    let policy = GreedyPolicy(networks.net(key.players));
                    take_turn::<G>(&mut game, seat, &policy, &mut dice, &mut chance, budget)?;
                    continue;
                }
            }
            let among = key.plan == StudyKind::Among && usize::from(key.round) != seat.index();
            let bot = if among { &thumb } else { &expert };
            if equal {
                for (name, bot) in &beginners {
                    let (mut other, mut luck) = (before.clone(), chance.clone());
                    let bot = bot.as_ref();
                    let steps = take_turn(&mut other, seat, bot, &mut dice, &mut luck, budget)?;
                    add(&mut habits, name, &G::habits(&before, &steps, &other, seat));
                }
            }
            let steps = take_turn(&mut game, seat, bot.as_ref(), &mut dice, &mut chance, budget)?;
            if equal {
                add(&mut habits, "expert", &G::habits(&before, &steps, &game, seat));
                let won = G::gains(&before, &game, seat);
                gains.extend(won.into_iter().map(|gain| (turn, seat, gain)));
            }
        }
        let outcome = game.outcome().ok_or("a game that is over has an outcome")?;
        let all = || Seat::all(key.players);
        Ok(Some(Note {
            bot: self.bot.clone(),
            sims: self.sims,
            seed: self.seed,
            first: first.index(),
            won: all().map(|seat| f64::from(outcome.share(seat))).collect(),
            openings,
            turns,
            chances,
            habits,
            gains: gains
                .into_iter()
                .map(|(turn, seat, gain)| (turn, gain.clone(), G::fate(&game, seat, &gain)))
                .collect(),
            end: all().filter(|_| equal).map(|seat| game.facts(seat)).collect(),
            key,
        }))
    }
}

/// Seeds for what the bots draw, apart from those of the deals.
const BOTS: u64 = 0x57D1_0F6A_3E50_0001;

/// The games of a deal.
fn keys(deal: u64) -> impl Iterator<Item = Key> {
    (2..=4).flat_map(move |players| {
        let equal = (0..2).map(|round| (StudyKind::Equal, round));
        let among = (0..players).map(|round| (StudyKind::Among, round));
        let rounds = equal.chain([(StudyKind::Worst, 0)]).chain(among);
        rounds.map(move |(plan, round)| Key { deal, players, plan, round })
    })
}

/// Whose turn it is.
fn awaited<G: Studied>(game: &G) -> Option<Seat> {
    game.turn().awaited().first()
}

/// Deals what is due.
fn settle<G: Studied>(game: &mut G, chance: &mut Dice) -> Result<(), Thrown> {
    while game.turn() == Turn::Chance {
        game.deal(game.draw(chance), &mut ())?;
    }
    Ok(())
}

/// Plays until another seat begins its turn, or the game is over.
fn take_turn<G: Studied>(
    game: &mut G,
    seat: Seat,
    bot: &dyn Bot<G>,
    dice: &mut Dice,
    chance: &mut Dice,
    budget: Budget<'_>,
) -> Result<Vec<G::Action>, Thrown> {
    let mut steps = Vec::new();
    settle(game, chance)?;
    while awaited(game) == Some(seat) {
        let view = game.view(Viewer::Seat(seat));
        let choice = bot.choose(&view, dice, budget).ok_or("an awaited seat can act")?;
        game.act(seat, choice.action, &mut ())?;
        steps.push(choice.action);
        settle(game, chance)?;
    }
    Ok(steps)
}

/// What the network says of each step that the first turn can begin with, once the turn is over.
fn openings_of<G: Studied>(
    game: &G,
    seat: Seat,
    networks: &Networks,
    chance: &Dice,
) -> Result<Vec<(f64, G::Action)>, Thrown> {
    let policy = GreedyPolicy(networks.net(game.players()));
    let mut actions = Vec::new();
    game.actions(seat, |action| actions.push(action));
    actions
        .into_iter()
        .map(|action| {
            let (mut after, mut luck) = (game.clone(), chance.clone());
            let mut dice = Dice::new(u64::from(luck.clone().below(1 << 30)));
            after.act(seat, action, &mut ())?;
            let budget = Budget::None;
            take_turn::<G>(&mut after, seat, &policy, &mut dice, &mut luck, budget)?;
            Ok((f64::from(networks.worth(&after)[seat.index()]), action))
        })
        .collect()
}

fn add(habits: &mut BTreeMap<String, Habits>, name: &str, turn: &[Option<f64>]) {
    let sums = habits.entry(name.to_owned()).or_insert_with(|| vec![(0.0, 0.0); turn.len()]);
    for (sum, measure) in sums.iter_mut().zip(turn) {
        if let Some(measure) = measure {
            sum.0 += 1.0;
            sum.1 += measure;
        }
    }
}
