//! Two tables that differ only in hidden cards send the same bytes to everyone who may not know them.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

use std::collections::BTreeSet;
use std::sync::Arc;

use fair::{Seed, Shuffle};
use games::{Kadora, Kind, Mirrors};
use luck::Dice;
use serde_json::{Value, json};
use table::{Game, Seat, Turn};
use tokio::sync::mpsc;
use wire::Request;

use super::play::{Hosted, RunningGame};
use super::{ClientHandle, Command, Out, Table};
use crate::config::Config;
use crate::entry::Entry;
use crate::guest::{Guest, Secret};
use crate::limits::RateLimiter;
use crate::store::{Epoch, Head, StoredTable};
use crate::table_registry::TableRegistry;

const PLAYERS: u8 = 3;

type Deals<G> = Vec<<G as Game>::Deal>;

/// What chance brings before the first decision.
fn opening_deals<G: Game>(options: &G::Options, seed: u64) -> Deals<G> {
    let (mut game, mut dice) = (G::new(PLAYERS, options).ok().unwrap(), Dice::new(seed));
    let mut deals = Vec::new();
    while game.turn() == Turn::Chance {
        let deal = game.draw(&mut dice);
        game.deal(deal, &mut ()).ok().unwrap();
        deals.push(deal);
    }
    deals
}

/// A connected client: a seat, or a spectator.
struct Viewer {
    id: u64,
    frames: mpsc::Receiver<Out>,
    told: Vec<String>,
    now: Value,
}

/// A table in the middle of a game, everyone's sockets, and a spectator's.
struct Staged {
    inbox: mpsc::Sender<Command>,
    viewers: Vec<Viewer>,
    _dir: tempfile::TempDir,
}

impl Staged {
    async fn new<G: Hosted>(game: Kind, people: &[Guest], deals: &[G::Deal]) -> Self {
        let dir = tempfile::tempdir().unwrap();
        let database = dir.path().join("adamant.db");
        let registry =
            TableRegistry::open(Config { database: database.into(), ..Config::default() })
                .await
                .unwrap();
        let options: G::Options = serde_json::from_value(json!({})).unwrap();
        let head = Head {
            code: "BCDFGH".parse().unwrap(),
            game,
            players: PLAYERS,
            options: serde_json::to_value(&options).unwrap(),
            rules_version: G::RULES_VERSION,
            listed: false,
            creator: people[0],
            seed: Seed::new([7; 32]),
        };
        let sat = |(seat, guest): (Seat, &Guest)| Entry::Sat {
            seat,
            name: format!("Seat {seat}"),
            guest: *guest,
            luck: "5a".repeat(32).parse().unwrap(),
        };
        let entries = Seat::all(PLAYERS).zip(people).map(sat).collect();
        let shuffle = Shuffle::new(&head.seed, head.code, &[None; PLAYERS as usize]);
        let (inbox, commands) = mpsc::channel(64);
        let stored = StoredTable { head, entries, next: 0, epoch: Epoch::default() };
        let mut table =
            Table::<G>::new(registry, stored, commands, inbox.downgrade(), None).unwrap();
        table.state.play = Some(RunningGame::dealt(PLAYERS, options, shuffle, deals));
        tokio::spawn(table.run());
        let mut staged = Self { inbox, viewers: Vec::new(), _dir: dir };
        for guest in people.iter().copied().map(Some).chain([None]) {
            staged.join(guest).await;
        }
        staged.settle().await;
        staged
    }

    async fn join(&mut self, guest: Option<Guest>) {
        let (out, frames) = mpsc::channel(10_000);
        let id = self.viewers.len() as u64;
        let from = [127, 0, 0, 1].into();
        let permit = RateLimiter::new(crate::Limits::default()).socket(from, guest).unwrap();
        let (lang, waiting) = (voice::Lang::default(), Arc::default());
        let person = permit.person.clone();
        let client = ClientHandle { id, guest, person, from, lang, since: 0, out, waiting };
        assert!(self.inbox.send(Command::Join(client)).await.is_ok());
        self.viewers.push(Viewer { id, frames, told: Vec::new(), now: Value::Null });
    }

    async fn ask(&self, viewer: usize, ask: Value) {
        let request: Request = serde_json::from_value(ask).unwrap();
        let client = self.viewers[viewer].id;
        assert!(self.inbox.send(Command::Request { client, request }).await.is_ok());
    }

    /// Everyone asks for something in vain and reads up to the refusal.
    async fn settle(&mut self) {
        for viewer in 0..self.viewers.len() {
            self.ask(viewer, json!({ "id": 1, "ask": "follow", "seat": 0 })).await;
            let viewer = &mut self.viewers[viewer];
            loop {
                let Some(Out::Frame(text)) = viewer.frames.recv().await else {
                    panic!("disconnected")
                };
                let news: Value = serde_json::from_str(&text).unwrap();
                let now = if news["now"].is_object() { &news["now"] } else { &news };
                if now["view"].is_object() {
                    viewer.now.clone_from(now);
                }
                viewer.told.push(text.to_string());
                if news["news"] == "refused" {
                    break;
                }
            }
        }
    }

    fn awaited(&self) -> Vec<usize> {
        let spectator = &self.viewers[usize::from(PLAYERS)];
        let seats = spectator.now["awaited"].as_array().unwrap().iter();
        seats.map(|seat| usize::try_from(seat.as_u64().unwrap()).unwrap()).collect()
    }

    fn actions(&self, seat: usize) -> BTreeSet<String> {
        let actions = self.viewers[seat].now["actions"].as_array().cloned().unwrap_or_default();
        actions.iter().map(|action| action.as_str().unwrap().to_owned()).collect()
    }

    async fn act(&mut self, seat: usize, action: &str) {
        let moment = self.viewers[seat].now["moment"].clone();
        self.ask(seat, json!({ "ask": "act", "moment": moment, "action": action })).await;
        self.settle().await;
    }
}

/// Plays two tables in the same way, with actions that are possible at both, and compares every byte that is sent to those who may
/// not know in what the tables differ. Returns how many actions there were.
async fn compare<G: Hosted>(
    game: Kind,
    one: &[G::Deal],
    other: &[G::Deal],
    knows: &[usize],
) -> usize {
    assert!(format!("{one:?}") != format!("{other:?}"), "twins differ");
    let people: Vec<Guest> = (0..PLAYERS).map(|_| Secret::new().guest()).collect();
    let mut one = Staged::new::<G>(game, &people, one).await;
    let mut other = Staged::new::<G>(game, &people, other).await;
    let mut dice = Dice::new(1);
    let mut steps = 0;
    for step in 0..24 {
        for viewer in 0..one.viewers.len() {
            let same = one.viewers[viewer].told == other.viewers[viewer].told;
            if knows.contains(&viewer) {
                assert!(!same, "viewer {viewer} knows the difference");
            } else {
                assert!(same, "after {steps} actions, viewer {viewer} is told of hidden cards");
            }
        }
        let Some(&seat) = one.awaited().first() else { break };
        let both: Vec<String> =
            one.actions(seat).intersection(&other.actions(seat)).cloned().collect();
        if both.is_empty() {
            break;
        }
        let action = &both[table::Luck::below(&mut dice, both.len() as u32) as usize];
        one.act(seat, action).await;
        other.act(seat, action).await;
        steps += 1;
        if step % 8 == 3 {
            // A new client is sent the whole history.
            one.join(None).await;
            other.join(None).await;
            one.settle().await;
            other.settle().await;
        }
    }
    steps
}

#[tokio::test]
async fn no_other_player_is_told_what_card_a_player_of_mirrors_has() {
    type Deal = <Mirrors as Game>::Deal;
    let options = serde_json::from_value(json!({})).unwrap();
    let mut steps = 0;
    for seed in 0..4 {
        let deals = opening_deals::<Mirrors>(&options, seed);
        let Some(Deal::Board { first, .. }) = deals.first() else { panic!("no board") };
        let hands: Vec<_> = deals
            .iter()
            .filter_map(|deal| if let Deal::Card(card) = deal { Some(*card) } else { None })
            .collect();
        let used = |card: &_| hands.contains(card);
        // Cards are dealt from the first player on.
        for (nth, dealt) in hands.iter().enumerate() {
            let Some(card) = (0..).find_map(|seed| {
                let fresh = opening_deals::<Mirrors>(&options, 100 + seed);
                fresh.iter().find_map(|deal| match deal {
                    Deal::Card(card) if !used(card) => Some(*card),
                    _ => None,
                })
            }) else {
                panic!("every card is dealt");
            };
            let mut twin = deals.clone();
            let at = deals.iter().position(|deal| *deal == Deal::Card(*dealt)).unwrap();
            twin[at] = Deal::Card(card);
            let owner = (first.index() + nth) % usize::from(PLAYERS);
            steps += compare::<Mirrors>(Kind::Mirrors, &deals, &twin, &[owner]).await;
        }
    }
    assert!(steps > 100, "{steps}");
}

#[tokio::test]
async fn no_one_is_told_the_faces_of_kadoras_hands_piles_and_set_aside_cards() {
    let options = serde_json::from_value(json!({})).unwrap();
    let (aside, hand) = (kadora::aside_size(PLAYERS), kadora::HAND);
    let hands = aside + hand * usize::from(PLAYERS);
    let left = hands + kadora::RING;
    let right = left + kadora::pile_size(PLAYERS);
    let mut steps = 0;
    for seed in 0..3 {
        let deals = opening_deals::<Kadora>(&options, seed);
        let cards = deals[0].cards;
        // The bottom of a pile, which is not drawn for a long time.
        let bottom = |end: usize| end - 4..end;
        for (here, there, knows) in [
            (aside..aside + hand, 0..aside, vec![0]),
            (aside + hand..aside + 2 * hand, bottom(right), vec![1]),
            (aside..aside + hand, aside + hand..aside + 2 * hand, vec![0, 1]),
            (bottom(right), 0..aside, vec![]),
            (bottom(right), bottom(cards.len()), vec![]),
        ] {
            let looks_same = |&(a, b): &(usize, usize)| cards[a].back() == cards[b].back();
            let mut pairs = here.flat_map(|a| there.clone().map(move |b| (a, b)));
            let Some((a, b)) = pairs.find(looks_same) else { continue };
            let mut twin = deals.clone();
            twin[0].cards.swap(a, b);
            steps += compare::<Kadora>(Kind::Kadora, &deals, &twin, &knows).await;
        }
    }
    assert!(steps > 100, "{steps}");
}
