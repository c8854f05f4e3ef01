//! Who owns a table, as a small model that is checked in every order of events: leases that run out at any time, nodes that crash or
//! pause between any two steps, messages that are lost or late.
//!
//! The model has one table. A node claims the lease, takes the table over in the store (which raises the epoch and loads what is
//! stored), accepts moves, sends them to the store one at a time, and tells its clients once the store has answered. The lease may run
//! out whenever it likes, and its holder may not notice: so everything depends on what the store compares.

use stateright::{Checker as _, Model, Property};

const NODES: usize = 2;
const MOST_EPOCHS: u8 = 3;
const MOST_MOVES: u8 = 3;

/// What the store compares before it appends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fence {
    /// The epoch of the owner that writes, and the number of the entry.
    EpochAndNumber,
    /// The number alone.
    Number,
    /// Nothing.
    Nothing,
}

/// An entry: which move it is, which owner accepted it, and how many entries that owner knew of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
struct Entry {
    r#move: u8,
    epoch: u8,
    known: usize,
}

/// What a node believes.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Node {
    /// It has nothing to do with the table.
    Idle,
    /// It got the lease.
    Claimed,
    /// It owns the table and knows these entries.
    Owner { epoch: u8, known: Vec<Entry> },
    /// It has accepted a move and waits for the store.
    Waiting { epoch: u8, known: Vec<Entry>, entry: Entry },
}

/// An append on its way to the store, or its answer on the way back.
#[derive(Clone, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
enum Message {
    Append { node: usize, entry: Entry },
    Stored { node: usize, entry: Entry },
    Refused { node: usize, entry: Entry },
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct State {
    /// Who holds the lease, as the broker has it.
    lease: Option<usize>,
    /// The store: its epoch and its entries.
    epoch: u8,
    entries: Vec<Entry>,
    /// Whether something was stored for an owner after another had taken over.
    late: bool,
    nodes: Vec<Node>,
    messages: Vec<Message>,
    /// How many moves were accepted.
    moves: u8,
    /// What clients were told, each with the entries that were told before it.
    told: Vec<Vec<Entry>>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Event {
    /// The lease runs out: its holder died, paused or renewed too late.
    LeaseEnds,
    Claim(usize),
    TakeOver(usize),
    Accept(usize),
    Deliver(usize),
    Lose(usize),
    /// The node dies and starts again, or notices that its lease is gone.
    Forget(usize),
    /// The answer did not come: the node loads what is stored, and keeps its epoch.
    Reload(usize),
}

struct Ownership(Fence);

impl Model for Ownership {
    type State = State;
    type Action = Event;

    fn init_states(&self) -> Vec<State> {
        vec![State {
            lease: None,
            epoch: 0,
            entries: Vec::new(),
            late: false,
            moves: 0,
            nodes: vec![Node::Idle; NODES],
            messages: Vec::new(),
            told: Vec::new(),
        }]
    }

    fn actions(&self, state: &State, events: &mut Vec<Event>) {
        if state.lease.is_some() {
            events.push(Event::LeaseEnds);
        }
        for (at, node) in state.nodes.iter().enumerate() {
            match node {
                Node::Idle if state.lease.is_none() => events.push(Event::Claim(at)),
                Node::Idle => {}
                Node::Claimed => {
                    if state.epoch < MOST_EPOCHS {
                        events.push(Event::TakeOver(at));
                    }
                    events.push(Event::Forget(at));
                }
                Node::Owner { .. } => {
                    if state.moves < MOST_MOVES {
                        events.push(Event::Accept(at));
                    }
                    events.push(Event::Forget(at));
                }
                Node::Waiting { .. } => events.extend([Event::Forget(at), Event::Reload(at)]),
            }
        }
        for at in 0..state.messages.len() {
            events.extend([Event::Deliver(at), Event::Lose(at)]);
        }
    }

    fn next_state(&self, last: &State, event: Event) -> Option<State> {
        let mut state = last.clone();
        match event {
            Event::LeaseEnds => state.lease = None,
            Event::Claim(at) => {
                state.lease = Some(at);
                state.nodes[at] = Node::Claimed;
            }
            Event::TakeOver(at) => {
                state.epoch += 1;
                state.nodes[at] = Node::Owner { epoch: state.epoch, known: state.entries.clone() };
            }
            Event::Accept(at) => {
                let Node::Owner { epoch, known } = state.nodes[at].clone() else { return None };
                let entry = Entry { r#move: state.moves, epoch, known: known.len() };
                state.moves += 1;
                state.messages.push(Message::Append { node: at, entry });
                state.nodes[at] = Node::Waiting { epoch, known, entry };
            }
            Event::Deliver(at) => {
                let message = state.messages.remove(at);
                self.deliver(&mut state, &message);
            }
            Event::Lose(at) => drop(state.messages.remove(at)),
            Event::Forget(at) => state.nodes[at] = Node::Idle,
            Event::Reload(at) => {
                let Node::Waiting { epoch, .. } = state.nodes[at] else { return None };
                state.nodes[at] = Node::Owner { epoch, known: state.entries.clone() };
            }
        }
        state.messages.sort();
        state.told.sort();
        state.told.dedup();
        Some(state)
    }

    fn properties(&self) -> Vec<Property<Self>> {
        vec![
            Property::always(
                "what is stored was accepted after all that is stored before it",
                |_, state: &State| {
                    let mut places = state.entries.iter().enumerate();
                    let sorted = state.entries.is_sorted_by_key(|entry| entry.epoch);
                    sorted && places.all(|(at, entry)| entry.known == at)
                },
            ),
            Property::always("nothing is told that is not stored", |_, state: &State| {
                state.told.iter().all(|told| state.entries.starts_with(told))
            }),
            Property::always(
                "an owner stores nothing once there is another",
                |_, state: &State| !state.late,
            ),
            Property::sometimes("two owners store, one after the other", |_, state: &State| {
                let (first, last) = (state.entries.first(), state.entries.last());
                first.zip(last).is_some_and(|(first, last)| first.epoch < last.epoch)
            }),
            Property::sometimes("a late append is refused", |_, state: &State| {
                state.messages.iter().any(|message| matches!(message, Message::Refused { .. }))
            }),
        ]
    }
}

impl Ownership {
    fn deliver(&self, state: &mut State, message: &Message) {
        match *message {
            Message::Append { node, entry } => {
                let is_next = entry.known == state.entries.len();
                let fits = match self.0 {
                    Fence::EpochAndNumber => entry.epoch == state.epoch && is_next,
                    Fence::Number => is_next,
                    Fence::Nothing => true,
                };
                if fits {
                    state.late |= entry.epoch < state.epoch;
                    state.entries.push(entry);
                    state.messages.push(Message::Stored { node, entry });
                } else {
                    state.messages.push(Message::Refused { node, entry });
                }
            }
            Message::Stored { node, entry } => {
                let Node::Waiting { epoch, known, entry: waits } = state.nodes[node].clone() else {
                    return;
                };
                if waits == entry {
                    let mut known = known;
                    known.push(entry);
                    state.told.push(known.clone());
                    state.nodes[node] = Node::Owner { epoch, known };
                }
            }
            // Another node owns the table: its clients reconnect.
            Message::Refused { node, entry } => {
                if matches!(state.nodes[node], Node::Waiting { entry: waits, .. } if waits == entry)
                {
                    state.nodes[node] = Node::Idle;
                }
            }
        }
    }
}

#[test]
fn no_two_owners_moves_are_both_stored_and_nothing_is_told_that_is_not() {
    let checked = Ownership(Fence::EpochAndNumber).checker().threads(2).spawn_bfs().join();
    checked.assert_properties();
    assert!(checked.unique_state_count() > 1000, "{}", checked.unique_state_count());
}

#[test]
fn without_a_fence_the_model_finds_what_goes_wrong() {
    let checked = Ownership(Fence::Nothing).checker().spawn_bfs().join();
    checked.assert_any_discovery("what is stored was accepted after all that is stored before it");
    // The number alone keeps the history whole, and lets an owner store after another has loaded it.
    let checked = Ownership(Fence::Number).checker().spawn_bfs().join();
    checked.assert_no_discovery("what is stored was accepted after all that is stored before it");
    checked.assert_any_discovery("an owner stores nothing once there is another");
}
