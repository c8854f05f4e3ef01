//! The end of a game, the same for every game: who stands where, the story in a graph, the best and the worst moment, and a
//! picture of it all to share.
//!
//! Everything here is loaded when a game is over, and by no first page.

pub(crate) mod graph;
mod picture;
mod podium;

pub(crate) use graph::{Bar, Graph, Group, Line};
pub(crate) use podium::draw;

use table::Seat;

/// How a game ended and how it came to that, in the language of the moment.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct EndingSummary {
    pub(crate) title: String,
    /// Everyone, the winner first.
    pub(crate) places: Vec<PodiumPlace>,
    /// What the graph shows.
    pub(crate) caption: String,
    pub(crate) graph: Graph,
    /// The best and the worst moment, as far as there were any.
    pub(crate) moments: Vec<String>,
}

/// The rank of a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct PodiumPlace {
    /// Counted from 1; those who are level share a rank.
    pub(crate) rank: usize,
    /// None for the virtual player.
    pub(crate) seat: Option<Seat>,
    pub(crate) name: String,
    pub(crate) result: String,
}

/// Ranks by a result of which more is better: those who are level share a rank, and the best comes first.
pub(crate) fn ranked<T, K: Ord>(all: Vec<T>, result: impl Fn(&T) -> K) -> Vec<(usize, T)> {
    let results: Vec<K> = all.iter().map(&result).collect();
    let rank = |own: &T| 1 + results.iter().filter(|other| **other > result(own)).count();
    let mut ranked: Vec<(usize, T)> = all.into_iter().map(|each| (rank(&each), each)).collect();
    ranked.sort_by_key(|(rank, _)| *rank);
    ranked
}

/// The best of several moments, with everyone who had one as good: a value of which more is better, and whose it was.
pub(crate) fn best<K: Ord + Copy>(
    moments: impl IntoIterator<Item = (K, Seat)>,
) -> Option<(K, table::Seats)> {
    let moments: Vec<_> = moments.into_iter().collect();
    let (best, _) = *moments.iter().max_by_key(|(value, _)| *value)?;
    let whose = moments.iter().filter(|(value, _)| *value == best).map(|(_, seat)| *seat);
    Some((best, whose.collect()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn those_who_are_level_share_a_rank() {
        let ranked = ranked(vec![('a', 3), ('b', 9), ('c', 3), ('d', 1)], |(_, stones)| *stones);
        let ranks: Vec<_> = ranked.iter().map(|(rank, (name, _))| (*rank, *name)).collect();
        assert_eq!(ranks, [(1, 'b'), (2, 'a'), (2, 'c'), (4, 'd')]);
    }

    #[test]
    fn a_moment_is_shared_by_all_who_had_it() {
        let [anna, bert, cleo] = [0, 1, 2].map(|seat| Seat::new(seat).expect("a seat"));
        let shared = best([(7, anna), (9, bert), (9, cleo)]);
        assert_eq!(shared, Some((9, [bert, cleo].into_iter().collect())));
        assert_eq!(best::<u8>([]), None);
    }
}
