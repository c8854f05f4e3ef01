//! Search for any game of the contract: information-set Monte-Carlo tree search.
//!
//! Every simulation begins with a position imagined from the view, and so knows no more than the seat does. Each seat
//! has nodes of its own, told apart by what that seat would have seen since: no seat in a simulation chooses by what is
//! hidden from it. Where one seat moves in the open, it takes what looks best (an upper bound with priors); where
//! several choose in secret, each draws by its regrets, which tends to an equilibrium, or takes what looks best too
//! ([`Search::GENERIC`]). Beyond the nodes a playout goes
//! on to the end of the game, or to where the [`Knowledge`] can tell what the position is worth.

mod taste;
mod tree;

use std::hash::{BuildHasher, Hash, Hasher};

use foldhash::fast::FixedState;
use luck::Dice;
use table::{Answers, Game, Imagine, Outcome, Seat, Seats, Turn, pick};

use crate::{Allowance, Bot, Budget, Decision, Fear, Percent, Reason, Threat};
use tree::{Choosing, EXPLORE, Edge, Selection, Tree, draw};

pub use taste::Taste;
pub(crate) use taste::{CLEVER_TOLERANCE, EXPERT_TOLERANCE, NETWORK_TOLERANCE, Tolerance};

/// What each seat would give the position, from 0 (lost) to 1 (won).
pub type Worth = [f32; Seat::MOST as usize];

/// What is known of a game beyond its rules. It is asked about imagined positions only.
pub trait Knowledge<G: Game>: Send + Sync {
    /// Whether a node is expanded only when a second simulation comes to it; the first plays on from there.
    const EXPANDS_LATE: bool = false;

    /// What `seat` does in a playout.
    fn playout(&self, game: &G, seat: Seat, dice: &mut Dice) -> Option<G::Action> {
        pick(game, seat, dice)
    }

    /// How likely each of the actions of `seat` seems to be the best: numbers that sum to 1.
    #[expect(clippy::cast_precision_loss, reason = "no game offers 2^24 actions")]
    fn priors(&self, _game: &G, _seat: Seat, actions: &[G::Action], priors: &mut Vec<f32>) {
        priors.resize(actions.len(), 1.0 / actions.len() as f32);
    }

    /// What makes `rival` dangerous, as far as `seat` can tell.
    fn threat(&self, _game: &G, _seat: Seat, _rival: Seat) -> Option<Threat> {
        None
    }

    /// What the position is worth, if a simulation need not go on after so many choices, or `beyond` all nodes.
    fn evaluate(&self, _game: &G, _choices: u32, _beyond: bool) -> Option<Worth> {
        None
    }

    /// Whether a simulation that comes to a new node is judged there, before anything is chosen in it.
    fn evaluates_new_nodes(&self) -> bool {
        false
    }

    /// What `seat` knew before the search that others have to imagine, as a number: it tells its nodes apart.
    fn private_state(&self, _game: &G, _seat: Seat) -> u64 {
        0
    }

    /// The exploration constant: how much a lone chooser tries what it has tried little.
    fn exploration(&self) -> f32 {
        EXPLORE
    }

    /// What the end of a game is worth to each seat: the win, shared at a tie, and a little for a score near the winner's, whether
    /// high or low scores win.
    fn final_worth(&self, end: &Outcome, players: u8) -> Worth {
        let scores = &end.scores[..usize::from(players)];
        let best = end.winners.first().map(|seat| end.scores[seat.index()]);
        let off = |score: i16| best.map_or(1, |best| (score - best).abs());
        let most = scores.iter().map(|&score| off(score)).max().unwrap_or(0).max(1);
        let mut worth = end.shares();
        for (worth, &score) in worth.iter_mut().zip(scores) {
            *worth = WIN * *worth + (1.0 - WIN) * (1.0 - f32::from(off(score)) / f32::from(most));
        }
        worth
    }
}

/// The part of a search's worth that is the win; the rest is how near the score came to the winner's.
const WIN: f32 = 0.8;

/// Makes `numbers` sum to 1.
pub(crate) fn normalize(numbers: &mut [f32]) {
    let sum: f32 = numbers.iter().sum();
    for number in numbers {
        *number /= sum;
    }
}

/// Nothing but the rules.
#[derive(Clone, Copy, Debug, Default)]
pub struct RulesOnly;

impl<G: Game> Knowledge<G> for RulesOnly {}

/// Chooses by thinking games through from positions imagined to look like the one at hand.
///
/// A search holds at most 131 072 actions in its nodes, 32 bytes each and as much again for finding them:
/// 8 MB, given back when it has chosen.
#[derive(Clone, Copy, Debug)]
pub struct Search<K, T = ()> {
    knowledge: K,
    allowance: Allowance,
    /// How seats that choose in secret at the same time are taken to choose.
    together: Choosing,
    /// What decides between actions that promise about the same, and which do.
    taste: Option<(T, Tolerance)>,
}

impl<K> Search<K> {
    /// A search that knows what `knowledge` knows.
    pub const fn with(knowledge: K, allowance: Allowance) -> Self {
        Self { knowledge, allowance, together: Choosing::Together, taste: None }
    }

    /// The same search with a taste, which decides between actions that promise about the same.
    pub(crate) fn by_taste<T>(self, taste: T, tolerance: Tolerance) -> Search<K, T> {
        let Self { knowledge, allowance, together, .. } = self;
        Search { knowledge, allowance, together, taste: Some((taste, tolerance)) }
    }
}

impl Search<RulesOnly> {
    /// The reference `search`: information-set search as public frameworks have it, for any game. It knows the rules alone,
    /// plays on by lot, and takes those who choose in secret to choose as if each were alone (decoupled UCT).
    pub const GENERIC: Self =
        Self { together: Choosing::Alone, ..Self::with(RulesOnly, Allowance::Simulations(20_000)) };
}

impl<G: Imagine, K: Knowledge<G>, T: Taste<G>> Bot<G> for Search<K, T> {
    fn choose(
        &self,
        view: &G::View,
        dice: &mut Dice,
        budget: Budget<'_>,
    ) -> Option<Decision<G::Action>> {
        let (seat, game) = (view.you()?, G::imagine(view, dice));
        let mut actions = Vec::new();
        game.actions(seat, |action| actions.push(action));
        match actions[..] {
            [] => return None,
            [action] => return Some(Decision { action, reason: Reason::OnlyAction }),
            _ => {}
        }
        let mut run = SearchRun {
            seat,
            search: self,
            tree: Tree::new(),
            totals: Vec::new(),
            path: Vec::new(),
            log: Vec::new(),
            actions,
        };
        let mut simulations = 0;
        while budget.allows(simulations) {
            run.simulate(G::imagine(view, dice), dice);
            simulations += 1;
        }
        Some(run.decide(&game, simulations, dice))
    }

    fn allowance(&self) -> Option<Allowance> {
        Some(self.allowance)
    }
}

/// One search.
struct SearchRun<'a, G: Game, K, T> {
    /// Whose choice it is.
    seat: Seat,
    search: &'a Search<K, T>,
    tree: Tree<G::Action>,
    /// For each action at hand, what its simulations were worth to everyone, summed.
    totals: Vec<Worth>,
    /// The choices of the simulation at hand.
    path: Vec<(Seat, Selection)>,
    log: Vec<G::Event>,
    actions: Vec<G::Action>,
}

/// The longest playout, in turns. No game comes near it; it keeps a mistake in one from hanging a bot.
const MAX_TURNS: u32 = 20_000;

impl<G: Imagine, K: Knowledge<G>, T: Taste<G>> SearchRun<'_, G, K, T> {
    fn simulate(&mut self, mut game: G, dice: &mut Dice) {
        self.path.clear();
        let mut keys: [u64; Seat::MOST as usize] = std::array::from_fn(root_key);
        for rival in Seat::all(game.players()).filter(|&seat| seat != self.seat) {
            keys[rival.index()] |= self.search.knowledge.private_state(&game, rival) << 8;
        }
        // Choices already sealed by others are imagined, so they are chosen again, as well as the seats can.
        let mut reopen = true;
        let mut inside_tree = true;
        let mut choices = 0;
        let worth = 'play: {
            for _ in 0..MAX_TURNS {
                if choices > 0
                    && let Some(worth) =
                        self.search.knowledge.evaluate(&game, choices, !inside_tree)
                {
                    break 'play worth;
                }
                match game.turn() {
                    Turn::Over => break,
                    Turn::Chance => {
                        let deal = game.draw(dice);
                        let dealt = if inside_tree {
                            game.deal(deal, &mut self.log)
                        } else {
                            game.deal(deal, &mut ())
                        };
                        debug_assert!(dealt.is_ok(), "a drawn deal is accepted");
                        self.observe(&mut keys, game.players());
                    }
                    Turn::Seats { awaited, sealed } if inside_tree => {
                        choices += 1;
                        let sealed = if reopen { sealed } else { Seats::NONE };
                        inside_tree = self.round(&mut game, awaited, sealed, &mut keys, dice);
                    }
                    Turn::Seats { awaited, .. } => {
                        choices += 1;
                        for seat in awaited {
                            let Some(action) = self.search.knowledge.playout(&game, seat, dice)
                            else {
                                break 'play [0.5; Seat::MOST as usize];
                            };
                            let done = game.act(seat, action, &mut ());
                            debug_assert!(done.is_ok(), "a playout keeps to the rules");
                        }
                    }
                }
                reopen = false;
            }
            let end = game.outcome();
            end.map_or([0.5; Seat::MOST as usize], |end| {
                self.search.knowledge.final_worth(&end, game.players())
            })
        };
        if let Some((_, own)) = self.path.iter().find(|(seat, _)| *seat == self.seat) {
            if self.totals.len() <= own.edge {
                self.totals.resize(own.edge + 1, Worth::default());
            }
            for (sum, worth) in self.totals[own.edge].iter_mut().zip(worth) {
                *sum += worth;
            }
        }
        for (seat, selection) in self.path.drain(..) {
            self.tree.backpropagate(selection, worth[seat.index()]);
        }
    }

    /// Lets all seats of a turn choose, each by its own node, and carries the choices out. False if a node is new.
    fn round(
        &mut self,
        game: &mut G,
        awaited: Seats,
        sealed: Seats,
        keys: &mut [u64; Seat::MOST as usize],
        dice: &mut Dice,
    ) -> bool {
        let choosing = self.choosing(awaited | sealed);
        let mut chosen = [None; Seat::MOST as usize];
        let mut old = true;
        for seat in awaited | sealed {
            self.actions.clear();
            game.actions(seat, |action| self.actions.push(action));
            chosen[seat.index()] = match self.actions[..] {
                [] => None,
                [action] => Some(action),
                _ => {
                    if let Some((node, new)) = self.tree.node(keys[seat.index()]) {
                        if new && self.search.knowledge.evaluates_new_nodes() {
                            return false;
                        }
                        old &= !new;
                        if new && K::EXPANDS_LATE {
                            chosen[seat.index()] = self.search.knowledge.playout(game, seat, dice);
                            continue;
                        }
                        let (action, selection) = self.tree.choose(
                            node,
                            &self.actions,
                            (choosing, self.search.knowledge.exploration()),
                            |priors| {
                                self.search.knowledge.priors(game, seat, &self.actions, priors);
                            },
                            dice,
                        );
                        self.path.push((seat, selection));
                        Some(action)
                    } else {
                        old = false;
                        self.search.knowledge.playout(game, seat, dice)
                    }
                }
            };
        }
        for seat in sealed.iter().chain(awaited) {
            if let Some(action) = chosen[seat.index()] {
                let done = game.act(seat, action, &mut self.log);
                debug_assert!(done.is_ok(), "an offered action is accepted");
            }
        }
        self.observe(keys, game.players());
        old
    }

    fn choosing(&self, seats: Seats) -> Choosing {
        if seats.len() > 1 { self.search.together } else { Choosing::Alone }
    }

    /// Adds what has happened to what each seat has seen.
    fn observe(&mut self, keys: &mut [u64; Seat::MOST as usize], players: u8) {
        for event in self.log.drain(..) {
            for seat in Seat::all(players) {
                if let Some(seen) = G::seen(&event, table::Viewer::Seat(seat)) {
                    let mut hasher = FixedState::default().build_hasher();
                    keys[seat.index()].hash(&mut hasher);
                    seen.hash(&mut hasher);
                    keys[seat.index()] = hasher.finish();
                }
            }
        }
    }

    fn decide(mut self, game: &G, simulations: u32, dice: &mut Dice) -> Decision<G::Action> {
        let seat = self.seat;
        self.actions.clear();
        game.actions(seat, |action| self.actions.push(action));
        let node = self.tree.node(root_key(seat.index())).map(|(node, _)| node);
        let edges = node.map_or(&[][..], |node| self.tree.edges(node));
        if edges.is_empty() {
            let action = self.search.knowledge.playout(game, seat, dice).unwrap_or(self.actions[0]);
            return Decision { action, reason: Reason::Lot };
        }
        let best = match self.choosing(game.turn().may_act()) {
            Choosing::Alone => self.favourite(game, edges, dice),
            Choosing::Together => {
                let heaviest = edges.iter().map(|edge| edge.weight).fold(0.0, f32::max);
                let weights: Vec<f32> = edges
                    .iter()
                    .map(|edge| if edge.weight < MIN_WEIGHT * heaviest { 0.0 } else { edge.weight })
                    .collect();
                draw(&weights, dice)
            }
        };
        let mean = |i: usize| edges[i].mean().unwrap_or(0.0);
        let otherwise = (0..edges.len()).filter(|&i| i != best).map(mean).fold(0.0, f32::max);
        Decision {
            action: edges[best].action,
            reason: Reason::Searched {
                simulations,
                promise: Percent::of(mean(best)),
                otherwise: Percent::of(otherwise),
                fear: self.fear(game, best, edges[best].visits),
            },
        }
    }

    /// The action that was simulated most often, or one that is more to one's taste and promises about the same.
    #[expect(clippy::cast_precision_loss, reason = "visits stay far below 2^24")]
    fn favourite(&self, game: &G, edges: &[Edge<G::Action>], dice: &Dice) -> usize {
        // What tells no seat anything leads to the same node: its edges can be later choices too.
        let legal = |i: &usize| self.actions.contains(&edges[*i].action);
        let most = (0..edges.len()).rev().filter(legal).max_by_key(|&i| edges[i].visits);
        let most = most.unwrap_or(0);
        let Some((taste, (part, margin))) = &self.search.taste else { return most };
        let least = part * edges[most].visits as f32;
        let mean = |i: usize| edges[i].mean().unwrap_or(0.0);
        let promised = mean(most) - margin;
        let enough = |i: &usize| edges[*i].visits as f32 >= least && mean(*i) >= promised;
        // The mood is the same for all of them.
        let taste = |i: usize| taste.taste(game, self.seat, edges[i].action, &mut dice.clone());
        let alike = (0..edges.len()).rev().filter(legal).filter(enough);
        alike.max_by_key(|&i| (taste(i), edges[i].visits)).unwrap_or(0)
    }

    /// Who else was promised most by the `visits` simulations of an action.
    #[expect(clippy::cast_precision_loss, reason = "visits stay far below 2^24")]
    fn fear(&self, game: &G, action: usize, visits: u32) -> Option<Fear> {
        let total = self.totals.get(action).filter(|_| visits > 0)?;
        let promised = |seat: &Seat| total[seat.index()];
        let others = Seat::all(game.players()).filter(|&seat| seat != self.seat);
        // Of several alike it is the first.
        let rival = others.rev().max_by(|a, b| promised(a).total_cmp(&promised(b)))?;
        Some(Fear {
            rival,
            promise: Percent::of(promised(&rival) / visits as f32),
            threat: self.search.knowledge.threat(game, self.seat, rival),
        })
    }
}

/// A secret choice with less than this part of the heaviest one's weight owes it to exploration, and is not made.
const MIN_WEIGHT: f32 = 0.2;

fn root_key(seat: usize) -> u64 {
    seat as u64
}
