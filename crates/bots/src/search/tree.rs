//! The tree of a search: for each seat and each thing it may have seen, how its actions have fared.

use std::collections::HashMap;

use foldhash::fast::FixedState;
use luck::Dice;
use table::Luck;

/// One action of a node.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge<A> {
    pub(super) action: A,
    /// How likely the action seemed before any simulation.
    prior: f32,
    /// How often it could have been chosen, and was.
    offered: u32,
    pub(super) visits: u32,
    /// The sum of what its simulations were worth.
    total: f32,
    /// How much better always choosing it would have been, never below 0.
    regret: f32,
    /// The sum of the chances it was given.
    pub(super) weight: f32,
}

impl<A> Edge<A> {
    fn new(action: A) -> Self {
        Self { action, prior: 0.0, offered: 0, visits: 0, total: 0.0, regret: 0.0, weight: 0.0 }
    }

    /// What a simulation through it was worth on average.
    #[expect(clippy::cast_precision_loss, reason = "visits stay far below 2^24")]
    pub(super) fn mean(&self) -> Option<f32> {
        (self.visits > 0).then(|| self.total / self.visits as f32)
    }
}

/// How a node chooses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Choosing {
    /// One seat moves in the open: the action that looks best, with a bonus for those little tried.
    Alone,
    /// Several seats choose in secret: by lot, the chances following the regrets.
    Together,
}

/// A choice made in a node, to be told later what it was worth.
#[derive(Clone, Copy, Debug)]
pub(super) struct Selection {
    node: u32,
    /// Which of the node's edges was chosen.
    pub(super) edge: usize,
    choosing: Choosing,
    /// The chance with which it was chosen.
    chance: f32,
}

/// All nodes of a search.
#[derive(Debug)]
pub(super) struct Tree<A> {
    by_key: HashMap<u64, u32, FixedState>,
    nodes: Vec<Vec<Edge<A>>>,
    edges: usize,
    /// The edges on offer in the node at hand, and their chances.
    offered: Vec<usize>,
    chances: Vec<f32>,
}

/// The most actions that all nodes of a search hold together. The documentation of `Search` and the README say so too.
const MOST_EDGES: usize = 1 << 17;

/// The exploration constant: how much a lone chooser tries what it has tried little.
pub(super) const EXPLORE: f32 = 0.9;

/// The part of the choices made together that is spread evenly.
const UNIFORM: f32 = 0.15;

impl<A: Copy + Eq> Tree<A> {
    pub(super) fn new() -> Self {
        Self {
            by_key: HashMap::default(),
            nodes: Vec::new(),
            edges: 0,
            offered: Vec::new(),
            chances: Vec::new(),
        }
    }

    /// The node of `key`, and whether it is new; nothing if it would be one too many.
    pub(super) fn node(&mut self, key: u64) -> Option<(u32, bool)> {
        if let Some(&node) = self.by_key.get(&key) {
            return Some((node, false));
        }
        if self.edges >= MOST_EDGES {
            return None;
        }
        let node = u32::try_from(self.nodes.len()).ok()?;
        self.nodes.push(Vec::new());
        self.by_key.insert(key, node);
        Some((node, true))
    }

    pub(super) fn edges(&self, node: u32) -> &[Edge<A>] {
        &self.nodes[node as usize]
    }

    /// Chooses among `actions`, the ones that can be chosen this time. `priors` are asked for actions never offered before.
    pub(super) fn choose(
        &mut self,
        node: u32,
        actions: &[A],
        (choosing, exploration): (Choosing, f32),
        priors: impl FnOnce(&mut Vec<f32>),
        dice: &mut Dice,
    ) -> (A, Selection) {
        let edges = &mut self.nodes[node as usize];
        self.offered.clear();
        let known = edges.len();
        edges.reserve(if known == 0 { actions.len() } else { 0 });
        let mut next = 0;
        for &action in actions {
            // Actions come in the same order each time, so the next edge is nearly always the one.
            let here = edges.get(next).filter(|edge| edge.action == action).map(|_| next);
            let known_at = || edges[..known].iter().position(|edge| edge.action == action);
            let at = here.or_else(known_at).unwrap_or_else(|| {
                edges.push(Edge::new(action));
                edges.len() - 1
            });
            next = at + 1;
            edges[at].offered += 1;
            self.offered.push(at);
        }
        self.edges += edges.len() - known;
        if edges.len() > known {
            self.chances.clear();
            priors(&mut self.chances);
            for (&at, &prior) in self.offered.iter().zip(&self.chances) {
                edges[at].prior = prior;
            }
        }
        let (edge, chance) = match choosing {
            Choosing::Alone => (best(edges, &self.offered, exploration), 1.0),
            Choosing::Together => by_regret(edges, &self.offered, &mut self.chances, dice),
        };
        (edges[edge].action, Selection { node, edge, choosing, chance })
    }

    /// Tells a choice what it was worth, from 0 to 1.
    pub(super) fn backpropagate(&mut self, selection: Selection, worth: f32) {
        let edges = &mut self.nodes[selection.node as usize];
        if selection.choosing == Choosing::Together {
            for (i, edge) in edges.iter_mut().enumerate() {
                let here = if i == selection.edge { worth / selection.chance } else { 0.0 };
                edge.regret = (edge.regret + here - worth).max(0.0);
            }
        }
        let edge = &mut edges[selection.edge];
        edge.visits += 1;
        edge.total += worth;
    }
}

/// The edge with the highest mean and bonus; an untried one is taken for as good as the average.
#[expect(clippy::cast_precision_loss, reason = "visits stay far below 2^24")]
fn best<A>(edges: &[Edge<A>], offered: &[usize], exploration: f32) -> usize {
    let (mut visits, mut total) = (0, 0.0);
    for &at in offered {
        let edge = &edges[at];
        visits += edge.visits;
        total += edge.total;
    }
    let average = if visits > 0 { total / visits as f32 } else { 0.5 };
    let mut best = (f32::NEG_INFINITY, offered[0]);
    for &at in offered {
        let edge = &edges[at];
        let bonus =
            exploration * edge.prior * (edge.offered as f32).sqrt() / (1 + edge.visits) as f32;
        let score = edge.mean().unwrap_or(average) + bonus;
        if score > best.0 {
            best = (score, at);
        }
    }
    best.1
}

/// Regret matching: an edge by lot, and the chance it had.
#[expect(clippy::cast_precision_loss, reason = "no game offers 2^24 actions")]
fn by_regret<A>(
    edges: &mut [Edge<A>],
    offered: &[usize],
    chances: &mut Vec<f32>,
    dice: &mut Dice,
) -> (usize, f32) {
    let even = 1.0 / offered.len() as f32;
    let all: f32 = offered.iter().map(|&at| edges[at].regret).sum();
    chances.clear();
    for &at in offered {
        let edge = &mut edges[at];
        let chance = if all > 0.0 { edge.regret / all } else { even };
        edge.weight += chance;
        chances.push(UNIFORM * even + (1.0 - UNIFORM) * chance);
    }
    let drawn = draw(chances, dice);
    (offered[drawn], chances[drawn])
}

/// The number of one of the chances, drawn by them.
#[expect(clippy::cast_precision_loss, reason = "24 bits fit")]
pub(super) fn draw(chances: &[f32], dice: &mut Dice) -> usize {
    const FINE: u32 = 1 << 24;
    let sum: f32 = chances.iter().sum();
    let mut left = dice.below(FINE) as f32 / FINE as f32 * sum;
    for (i, chance) in chances.iter().enumerate() {
        left -= chance;
        if left < 0.0 {
            return i;
        }
    }
    chances.iter().rposition(|&chance| chance > 0.0).unwrap_or(0)
}
