//! Telling each viewer what that viewer may know: never a broadcast.

use table::Seats;
use tokio::time::Instant;
use voice::{Names, Voice};
use wire::{GameUpdate, PROTOCOL, ServerMessage, TableStage, You};

use super::client::Viewing;
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
        let mut viewings = std::mem::take(&mut self.viewings);
        for viewing in &mut viewings {
            self.tell_one(viewing, &batch, public.as_ref(), host);
        }
        let before = viewings.len();
        viewings.retain(|viewing| !viewing.gone);
        if viewings.len() < before {
            // The others are to know that a client is gone.
            self.batch.table = true;
            self.empty_since = Instant::now();
        }
        self.viewings = viewings;
        let room = &self.room;
        let entries = batch.chat.into_iter().map(|(entry, ..)| entry);
        self.chat.extend(entries.filter(|entry| !room.is_muted(entry.by)));
        self.chat.drain(..self.chat.len().saturating_sub(REMEMBERED));
        for (question, done, answer) in batch.questions {
            let reply = match (question, done) {
                (_, Err(error)) => TableReply::refused(&error),
                (TableQuery::Look, _) => TableReply::Look(Box::new(self.public())),
                (TableQuery::Record, _) => TableReply::Record(self.room.record()),
                (TableQuery::Offer { .. } | TableQuery::Claim { .. }, _) => TableReply::Done,
            };
            drop(answer.send(reply));
        }
    }

    fn tell_one(
        &self,
        viewing: &mut Viewing,
        batch: &Batch,
        public: Option<&wire::TableInfo>,
        host: Option<Guest>,
    ) {
        let id = viewing.client.id;
        let you = You {
            seat: viewing.seat,
            eyes: viewing.eyes(),
            host: viewing.client.guest.is_some() && viewing.client.guest == host,
        };
        let mine = || batch.answers.iter().filter(|answer| answer.client == id);
        let done = || mine().filter(|answer| answer.done.is_ok());
        let re: Vec<u32> = done().filter_map(|answer| answer.id).collect();
        let answered = done().next().is_some();

        if let Some(table) = public.filter(|_| batch.welcomes.contains(&id)) {
            let now = self.all_since(viewing);
            viewing.send(&ServerMessage::<G::View, G::Seen>::Welcome {
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
            let game = self.news_since(viewing, batch.changed, owed);
            let table = match public.filter(|_| batch.table) {
                Some(table) => Some(table.clone()),
                None => (answered && game.is_none()).then(|| self.public()),
            };
            let mut news = [
                table.map(|table| ServerMessage::Table { table, you, re: Vec::new() }),
                game.map(|now| ServerMessage::Game { now, re: Vec::new() }),
            ];
            if self.room.stage() == TableStage::Over {
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
            news.for_each(|news| viewing.send(&news));
        }
        for (entry, client, re) in &batch.chat {
            let re = re.filter(|_| *client == id).into_iter().collect();
            let heard = entry.message.clone();
            viewing.send(&ServerMessage::<G::View, G::Seen>::Heard { heard, re });
        }
        for answer in mine() {
            self.refuse(viewing, answer);
        }
    }

    fn refuse(&self, viewing: &mut Viewing, answer: &RequestOutcome) {
        let Err(error) = &answer.done else { return };
        self.registry.metrics.refused(error.code);
        let names = Names::from(self.room.names());
        let speaker = Voice::of(viewing.client.lang).to(viewing.viewer(), &names);
        let now = self.now(viewing, viewing.told, Vec::new());
        viewing.send(&ServerMessage::Refused {
            problem: error.say(&speaker),
            now,
            re: answer.id.into_iter().collect(),
        });
    }

    /// Everything that a viewer may know of what happened, but for what it says it knows already.
    fn all_since(&self, viewing: &mut Viewing) -> Option<GameUpdate<G::View, G::Seen>> {
        let play = self.room.play.as_ref()?;
        let mut seen = play.seen(viewing.viewer(), 0);
        let known = Some(viewing.client.since).filter(|known| *known as usize <= seen.len());
        let told = known.unwrap_or(0);
        seen.drain(..told as usize);
        viewing.happened = play.happened();
        let now = self.now(viewing, told, seen)?;
        viewing.told = now.seq;
        Some(now)
    }

    /// What happened since a viewer was last told, if it may know anything of it or is owed an answer. A choice that takes the place
    /// of one that was told before is told alone, and its number stays the same.
    fn news_since(
        &self,
        viewing: &mut Viewing,
        changed: Seats,
        owed: bool,
    ) -> Option<GameUpdate<G::View, G::Seen>> {
        let play = self.room.play.as_ref()?;
        let seen = play.seen(viewing.viewer(), viewing.happened);
        let seat = viewing.eyes().filter(|seat| seen.is_empty() && changed.contains(*seat));
        let again = seat.and_then(|seat| play.own_choice(seat, viewing.happened));
        viewing.happened = play.happened();
        if seen.is_empty() && again.is_none() && !owed {
            return None;
        }
        let mut now = self.now(viewing, viewing.told, seen)?;
        now.seen.extend(again);
        viewing.told = now.seq;
        Some(now)
    }

    /// The game as a viewer sees it who has been told `told` things before `seen`, and how long there is for the decision.
    fn now(
        &self,
        viewing: &Viewing,
        told: u32,
        seen: Vec<G::Seen>,
    ) -> Option<GameUpdate<G::View, G::Seen>> {
        let mut now = self.room.play.as_ref()?.now(viewing.viewer(), told, seen);
        let up = self.clock.up.filter(|_| self.clock.moment == now.moment);
        let left = up.map(|up| up.saturating_duration_since(Instant::now()).as_millis());
        now.left = left.map(|left| u32::try_from(left).unwrap_or(u32::MAX));
        Some(now)
    }
}
