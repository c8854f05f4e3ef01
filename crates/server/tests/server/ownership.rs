//! Who owns a table, as a small model that is checked in every order of events.
//!
//! The model has one table, two nodes, a broker and a store. A node takes a lease, reads the table's key, writes it by its revision if
//! its owner holds no lease, takes the table over in the store (which raises the epoch and loads what is stored), accepts moves, sends
//! them to the store one at a time, and tells its clients once the store has answered. The broker may forget a lease at any time: its
//! holder died, pauses, or its renewal is late; the holder goes on until a renewal is refused. A message comes late or, as if it were
//! lost, never; a node can crash between any two steps. So everything depends on what the store compares.

use stateright::{Checker as _, Model, Property};

const NODES: usize = 2;
const MAX_LEASES: u8 = 3;
const MAX_EPOCHS: u8 = 3;
const MAX_MOVES: u8 = 2;

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

/// What the broker does with a renewal that comes after it has forgotten the lease.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum LateRenewal {
    /// It is refused, and the node learns that it owns nothing.
    Refused,
    /// It gives the lease back, as a write without a revision would.
    Granted,
}

/// An entry: which move it is, which owner accepted it, and how many entries that owner knew of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
struct Entry {
    r#move: u8,
    epoch: u8,
    known: usize,
}

/// What a node believes of the table.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Table {
    /// It has nothing to do with it.
    None,
    /// Its key is free at this revision.
    Free { revision: u8 },
    /// The key names this node.
    Claimed,
    /// The node owns it and knows these entries.
    Owned { epoch: u8, known: Vec<Entry> },
    /// It has accepted a move and waits for the store.
    Waiting { epoch: u8, known: Vec<Entry>, entry: Entry },
}

/// What a node believes: its lease, and the table.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Node {
    lease: Option<u8>,
    table: Table,
}

const NEW: Node = Node { lease: None, table: Table::None };

/// A message on its way, to the broker or to the store or back.
#[derive(Clone, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
enum Message {
    Append { node: usize, entry: Entry },
    Stored { node: usize, entry: Entry },
    Refused { node: usize, entry: Entry },
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct State {
    /// The broker: the lease of each node unless it is forgotten, the owner in the table's key and its lease, and the key's revision.
    leases: Vec<Option<u8>>,
    key: Option<(usize, u8)>,
    revision: u8,
    /// The store: its epoch and its entries.
    epoch: u8,
    entries: Vec<Entry>,
    /// Whether something was stored for an owner after another had taken over.
    late: bool,
    nodes: Vec<Node>,
    messages: Vec<Message>,
    /// How many leases were taken, and how many moves accepted.
    taken: u8,
    moves: u8,
    /// What clients were told, each with the entries that were told before it.
    told: Vec<Vec<Entry>>,
}

impl State {
    /// Whether the table's key names a node that holds the lease that stands there.
    fn is_owned(&self) -> bool {
        self.key.is_some_and(|(node, lease)| self.leases[node] == Some(lease))
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Event {
    TakeLease(usize),
    /// The broker forgets a lease: its holder died, pauses or renews too late.
    LeaseEnds(usize),
    /// A renewal reaches the broker after it has forgotten the lease. One that comes in time changes nothing.
    LateRenewal(usize),
    ReadKey(usize),
    WriteKey(usize),
    TakeOver(usize),
    Accept(usize),
    Deliver(usize),
    /// The node dies and starts again.
    Crash(usize),
    /// The answer did not come: the node loads what is stored, and keeps its epoch.
    Reload(usize),
}

struct Ownership {
    fence: Fence,
    late_renewal: LateRenewal,
}

impl Model for Ownership {
    type State = State;
    type Action = Event;

    fn init_states(&self) -> Vec<State> {
        vec![State {
            leases: vec![None; NODES],
            key: None,
            revision: 0,
            epoch: 0,
            entries: Vec::new(),
            late: false,
            nodes: vec![NEW; NODES],
            messages: Vec::new(),
            taken: 0,
            moves: 0,
            told: Vec::new(),
        }]
    }

    fn actions(&self, state: &State, events: &mut Vec<Event>) {
        for (at, node) in state.nodes.iter().enumerate() {
            if state.leases[at].is_some() {
                events.push(Event::LeaseEnds(at));
            }
            let Some(lease) = node.lease else {
                if state.taken < MAX_LEASES {
                    events.push(Event::TakeLease(at));
                }
                continue;
            };
            events.push(Event::Crash(at));
            if state.leases[at] != Some(lease) {
                events.push(Event::LateRenewal(at));
            }
            match node.table {
                Table::None if !state.is_owned() => events.push(Event::ReadKey(at)),
                Table::Free { .. } => events.push(Event::WriteKey(at)),
                Table::Claimed if state.epoch < MAX_EPOCHS => events.push(Event::TakeOver(at)),
                Table::Owned { .. } if state.moves < MAX_MOVES => events.push(Event::Accept(at)),
                Table::Waiting { .. } => events.push(Event::Reload(at)),
                Table::None | Table::Claimed | Table::Owned { .. } => {}
            }
        }
        for at in 0..state.messages.len() {
            events.push(Event::Deliver(at));
        }
    }

    fn next_state(&self, last: &State, event: Event) -> Option<State> {
        let mut state = last.clone();
        match event {
            Event::TakeLease(at) => {
                state.leases[at] = Some(state.taken);
                state.nodes[at].lease = Some(state.taken);
                state.taken += 1;
            }
            Event::LeaseEnds(at) => state.leases[at] = None,
            Event::LateRenewal(at) => match self.late_renewal {
                LateRenewal::Refused => state.nodes[at] = NEW,
                LateRenewal::Granted => state.leases[at] = state.nodes[at].lease,
            },
            Event::ReadKey(at) => {
                state.nodes[at].table = Table::Free { revision: state.revision };
            }
            Event::WriteKey(at) => {
                let Table::Free { revision } = state.nodes[at].table else { return None };
                let is_first = revision == state.revision;
                if is_first {
                    state.key = Some((at, state.nodes[at].lease?));
                    state.revision += 1;
                }
                state.nodes[at].table = if is_first { Table::Claimed } else { Table::None };
            }
            Event::TakeOver(at) => {
                state.epoch += 1;
                let known = state.entries.clone();
                state.nodes[at].table = Table::Owned { epoch: state.epoch, known };
            }
            Event::Accept(at) => {
                let Table::Owned { epoch, known } = state.nodes[at].table.clone() else {
                    return None;
                };
                let entry = Entry { r#move: state.moves, epoch, known: known.len() };
                state.moves += 1;
                state.messages.push(Message::Append { node: at, entry });
                state.nodes[at].table = Table::Waiting { epoch, known, entry };
            }
            Event::Deliver(at) => {
                let message = state.messages.remove(at);
                self.deliver(&mut state, &message);
            }
            Event::Crash(at) => state.nodes[at] = NEW,
            Event::Reload(at) => {
                let Table::Waiting { epoch, .. } = state.nodes[at].table else { return None };
                let known = state.entries.clone();
                state.nodes[at].table = Table::Owned { epoch, known };
            }
        }
        state.messages.sort();
        state.told.sort();
        state.told.dedup();
        Some(state)
    }

    fn properties(&self) -> Vec<Property<Self>> {
        vec![
            Property::always(ONE_HISTORY, |_, state: &State| {
                let mut places = state.entries.iter().enumerate();
                let sorted = state.entries.is_sorted_by_key(|entry| entry.epoch);
                sorted && places.all(|(at, entry)| entry.known == at)
            }),
            Property::always(TOLD_IS_STORED, |_, state: &State| {
                state.told.iter().all(|told| state.entries.starts_with(told))
            }),
            Property::always(FENCED, |_, state: &State| !state.late),
            Property::sometimes("two nodes believe that they own the table", |_, state: &State| {
                let owns = |node: &&Node| {
                    matches!(node.table, Table::Owned { .. } | Table::Waiting { .. })
                };
                state.nodes.iter().filter(owns).count() == NODES
            }),
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

const ONE_HISTORY: &str = "what is stored was accepted after all that is stored before it";
const TOLD_IS_STORED: &str = "nothing is told that is not stored";
const FENCED: &str = "an owner stores nothing once there is another";

impl Ownership {
    fn deliver(&self, state: &mut State, message: &Message) {
        match *message {
            Message::Append { node, entry } => {
                let is_next = entry.known == state.entries.len();
                let fits = match self.fence {
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
                if let Table::Waiting { epoch, mut known, entry: waits } =
                    state.nodes[node].table.clone()
                    && waits == entry
                {
                    known.push(entry);
                    state.told.push(known.clone());
                    state.nodes[node].table = Table::Owned { epoch, known };
                }
            }
            // Another node owns the table: its clients reconnect.
            Message::Refused { node, entry } => {
                let table = &mut state.nodes[node].table;
                if matches!(table, Table::Waiting { entry: waits, .. } if *waits == entry) {
                    *table = Table::None;
                }
            }
        }
    }
}

fn ownership(fence: Fence, late_renewal: LateRenewal) -> Ownership {
    Ownership { fence, late_renewal }
}

#[test]
fn no_two_owners_moves_are_both_stored_and_nothing_is_told_that_is_not() {
    let model = ownership(Fence::EpochAndNumber, LateRenewal::Refused);
    let checked = model.checker().threads(2).spawn_bfs().join();
    checked.assert_properties();
    assert!(checked.unique_state_count() > 10_000, "{}", checked.unique_state_count());
}

#[test]
fn the_store_alone_keeps_the_history_whole_even_if_the_broker_gives_a_lease_twice() {
    let model = ownership(Fence::EpochAndNumber, LateRenewal::Granted);
    let checked = model.checker().threads(2).spawn_bfs().join();
    for safe in [ONE_HISTORY, TOLD_IS_STORED, FENCED] {
        checked.assert_no_discovery(safe);
    }
}

#[test]
fn without_a_fence_the_model_finds_what_goes_wrong() {
    let checked = ownership(Fence::Nothing, LateRenewal::Refused).checker().spawn_bfs().join();
    checked.assert_any_discovery(ONE_HISTORY);
    // The number alone keeps the history whole, and lets an owner store after another has loaded it.
    let checked = ownership(Fence::Number, LateRenewal::Refused).checker().spawn_bfs().join();
    checked.assert_no_discovery(ONE_HISTORY);
    checked.assert_any_discovery(FENCED);
}
