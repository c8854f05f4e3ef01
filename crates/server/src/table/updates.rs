//! Telling each viewer what that viewer may know: never a broadcast.

use table::Seats;
use tokio::time::Instant;
use voice::{Names, Voice};
use wire::{GameUpdate, PROTOCOL, ServerMessage, TableStage, You};

use super::client::TableClient;
use super::play::Hosted;
use super::{Batch, REMEMBERED, RequestOutcome, Table};
use crate::cluster::{TableQuery, TableReply};
use crate::guest::Guest;

impl<G: Hosted> Table<G> {
    /// Sends every viewer its update of what was stored, and empties the batch.
    pub(super) fn send_updates(&mut self) {
        let batch = std::mem::take(&mut self.batch);
        let news = batch.table || !batch.welcomes.is_empty();
        let public = news.then(|| self.public());
        let host = self.host();
        let mut clients = std::mem::take(&mut self.clients);
        for client in &mut clients {
            self.tell_one(client, &batch, public.as_ref(), host);
        }
        let before = clients.len();
        clients.retain(|client| !client.gone);
        if clients.len() < before {
            // The others are to know that a client is gone.
            self.batch.table = true;
            self.empty_since = Instant::now();
        }
        self.clients = clients;
        let state = &self.state;
        let entries = batch.chat.into_iter().map(|(entry, ..)| entry);
        self.chat.extend(entries.filter(|entry| !state.is_muted(entry.by)));
        self.chat.drain(..self.chat.len().saturating_sub(REMEMBERED));
        for (question, done, answer) in batch.questions {
            let reply = match (question, done) {
                (_, Err(error)) => TableReply::refused(&error),
                (TableQuery::Look, _) => TableReply::Look(Box::new(self.public())),
                (TableQuery::Record, _) => TableReply::Record(self.state.record()),
                (TableQuery::Offer { .. } | TableQuery::Claim { .. }, _) => TableReply::Done,
            };
            drop(answer.send(reply));
        }
    }

    fn tell_one(
        &self,
        client: &mut TableClient,
        batch: &Batch,
        public: Option<&wire::TableInfo>,
        host: Option<Guest>,
    ) {
        let id = client.handle.id;
        let you = You {
            seat: client.seat,
            eyes: client.eyes(),
            host: client.handle.guest.is_some() && client.handle.guest == host,
        };
        let mine = || batch.answers.iter().filter(|answer| answer.client == id);
        let done = || mine().filter(|answer| answer.done.is_ok());
        let re: Vec<u32> = done().filter_map(|answer| answer.id).collect();
        let answered = done().next().is_some();

        if let Some(table) = public.filter(|_| batch.welcomes.contains(&id)) {
            let now = self.all_since(client);
            client.send(&ServerMessage::<G::View, G::Seen>::Welcome {
                protocol: PROTOCOL,
                build: self.registry.config.build.clone(),
                table: table.clone(),
                you,
                now,
                heard: self.chat.iter().map(|entry| entry.message.clone()).collect(),
                re,
            });
        } else {
            let owed = batch.clock || (answered && !batch.table);
            let game = self.news_since(client, batch.changed, owed);
            let table = match public.filter(|_| batch.table) {
                Some(table) => Some(table.clone()),
                None => (answered && game.is_none()).then(|| self.public()),
            };
            let mut news = [
                table.map(|table| ServerMessage::Table { table, you, re: Vec::new() }),
                game.map(|now| ServerMessage::Game { now, re: Vec::new() }),
            ];
            if self.state.stage() == TableStage::Over {
                // A viewer who is told that the game is over has been sent its end.
                news.reverse();
            }
            let mut news = news.into_iter().flatten().peekable();
            if let Some(
                ServerMessage::Table { re: answers, .. } | ServerMessage::Game { re: answers, .. },
            ) = news.peek_mut()
            {
                *answers = re;
            }
            news.for_each(|news| client.send(&news));
        }
        for (entry, sender, re) in &batch.chat {
            let re = re.filter(|_| *sender == id).into_iter().collect();
            let message = entry.message.clone();
            client.send(&ServerMessage::<G::View, G::Seen>::Chat { message, re });
        }
        for answer in mine() {
            self.refuse(client, answer);
        }
    }

    fn refuse(&self, client: &mut TableClient, answer: &RequestOutcome) {
        let Err(error) = &answer.done else { return };
        self.registry.metrics.refused(error.code);
        let names = Names::from(self.state.names());
        let speaker = Voice::of(client.handle.lang).to(client.viewer(), &names);
        let now = self.now(client, client.told, Vec::new());
        client.send(&ServerMessage::Refused {
            problem: error.say(&speaker),
            now,
            re: answer.id.into_iter().collect(),
        });
    }

    /// Everything that a viewer may know of what happened, but for what it says it knows already.
    fn all_since(&self, client: &mut TableClient) -> Option<GameUpdate<G::View, G::Seen>> {
        let play = self.state.play.as_ref()?;
        let mut seen = play.seen(client.viewer(), 0);
        let known = Some(client.handle.since).filter(|known| *known as usize <= seen.len());
        let told = known.unwrap_or(0);
        seen.drain(..told as usize);
        client.happened = play.happened();
        let now = self.now(client, told, seen)?;
        client.told = now.seq;
        Some(now)
    }

    /// What happened since a viewer was last told, if it may know anything of it or is owed an answer. A choice that takes the place
    /// of one that was told before is told alone, and its number stays the same.
    fn news_since(
        &self,
        client: &mut TableClient,
        changed: Seats,
        owed: bool,
    ) -> Option<GameUpdate<G::View, G::Seen>> {
        let play = self.state.play.as_ref()?;
        let seen = play.seen(client.viewer(), client.happened);
        let seat = client.eyes().filter(|seat| seen.is_empty() && changed.contains(*seat));
        let again = seat.and_then(|seat| play.own_choice(seat, client.happened));
        client.happened = play.happened();
        if seen.is_empty() && again.is_none() && !owed {
            return None;
        }
        let mut now = self.now(client, client.told, seen)?;
        now.seen.extend(again);
        client.told = now.seq;
        Some(now)
    }

    /// The game as a viewer sees it who has been told `told` things before `seen`, and how long there is for the decision.
    fn now(
        &self,
        client: &TableClient,
        told: u32,
        seen: Vec<G::Seen>,
    ) -> Option<GameUpdate<G::View, G::Seen>> {
        let mut now = self.state.play.as_ref()?.now(client.viewer(), told, seen);
        let up = self.clock.up.filter(|_| self.clock.moment == now.moment);
        let left = up.map(|up| up.saturating_duration_since(Instant::now()).as_millis());
        now.left = left.map(|left| u32::try_from(left).unwrap_or(u32::MAX));
        Some(now)
    }
}
