//! What is asked at a table, and who may ask it.

use std::net::IpAddr;

use fair::TableCode;
use table::{Seat, Seats};
use tokio::time::Instant;
use voice::refused as say;
use wire::{Ask, ChatMessage, ProblemCode, Request, Seating, TableStage};

use super::client::{ClientHandle, TableClient};
use super::play::Hosted;
use super::state::{Occupancy, not_now};
use super::{ChatEntry, Command, OFFER_SECONDS, RequestOutcome, Table};
use crate::api_error::{ApiError, refuse_if};
use crate::cluster::TableQuery;
use crate::entry::Entry;
use crate::guest::Guest;
use crate::now::now;
use crate::store::Head;
use crate::user_text::{clean_name, clean_words, look_alike};

/// The longest time for a decision, in seconds.
const MAX_CLOCK_SECONDS: u16 = 3600;

/// How often a seat can change its mind before the others have chosen.
const MAX_CHANGES: u32 = 20;

impl<G: Hosted> Table<G> {
    /// Handles one command.
    pub(super) fn handle(&mut self, command: Command) {
        match command {
            Command::Join(client) => self.join(client),
            Command::Request { client, request } => self.request(client, request),
            Command::Leave { client } => self.leave(client),
            Command::BotChose { seat, moment, choice } => self.bot_chose(seat, moment, choice),
            Command::Abandon { before } => self.batch.abandon = Some(before),
            Command::Ask { question, answer } => {
                let done = match question {
                    TableQuery::Look | TableQuery::Record => Ok(()),
                    TableQuery::Offer { guest, hash } => self.offer(guest, hash),
                    TableQuery::Claim { hash, guest } => self.claim(hash, guest),
                };
                self.batch.questions.push((question, done, answer));
            }
            Command::Close(_) | Command::Lost => {
                unreachable!("the loop of the table handles these")
            }
        }
    }

    fn join(&mut self, client: ClientHandle) {
        let seat = client.guest.and_then(|guest| self.state.seat_of(guest));
        self.batch.welcomes.push(client.id);
        if let Some(seat) = seat {
            self.batch.table |= !self.here().contains(seat);
            if self.state.person(seat).is_ok_and(|person| person.stand_in.is_some()) {
                // A player who comes back plays again.
                drop(self.accept(Entry::StandIn(seat, None)));
            }
        }
        self.clients.push(TableClient::new(client, seat));
    }

    fn leave(&mut self, id: u64) {
        let before = self.here();
        if self.is_creator_here() {
            self.creator_seen = Instant::now();
        }
        self.clients.retain(|client| client.handle.id != id);
        self.batch.table |= before != self.here();
        if self.clients.is_empty() {
            self.empty_since = Instant::now();
        }
    }

    /// The seats of people who are connected.
    pub(super) fn here(&self) -> Seats {
        self.clients.iter().filter_map(|client| client.seat).collect()
    }

    /// The table as everyone may know it.
    pub(super) fn public(&self) -> wire::TableInfo {
        let watchers = self.clients.iter().filter(|client| client.seat.is_none()).count();
        let host = self.host().and_then(|guest| self.state.seat_of(guest));
        self.state.public(self.here(), host, watchers)
    }

    /// Who may do what hosts do: the person who opened the table, or once that person has been gone for a while, the first one there.
    pub(super) fn host(&self) -> Option<Guest> {
        let creator = self.state.head.creator;
        if self.is_creator_here() || self.host_until() > Instant::now() {
            return Some(creator);
        }
        let first = self.here().first()?;
        self.state.person(first).ok().map(|person| person.guest)
    }

    fn is_creator_here(&self) -> bool {
        let mut guests = self.clients.iter().filter_map(|client| client.handle.guest);
        guests.any(|guest| guest == self.state.head.creator)
    }

    /// Until when the person who opened the table and is gone is waited for.
    fn host_until(&self) -> Instant {
        self.creator_seen + self.registry.config.host_grace()
    }

    /// Notices whether the person who opened the table is there, and tells everyone when another becomes the host.
    pub(super) fn update_host(&mut self) {
        if self.is_creator_here() {
            self.creator_seen = Instant::now();
        }
        let host = self.host();
        self.batch.table |= host != self.told_host;
        self.told_host = host;
    }

    /// When another becomes the host, if the one who opened the table does not come back.
    pub(super) fn host_changes(&self) -> Option<Instant> {
        let waits = !self.is_creator_here() && !self.here().is_empty();
        Some(self.host_until()).filter(|until| waits && *until > Instant::now())
    }

    fn request(&mut self, client: u64, request: Request) {
        let Some(at) = self.clients.iter().position(|known| known.handle.id == client) else {
            return;
        };
        let id = request.id;
        let words = matches!(request.ask, Ask::Say { .. } | Ask::React { .. });
        let done = match request.ask {
            Ask::Say { text } => {
                clean_words(&text).and_then(|text| self.words(at, id, Some(text), None))
            }
            Ask::React { with } => self.words(at, id, None, Some(with)),
            Ask::Follow { seat } => self.follow(at, seat),
            Ask::Rematch => self.ask_rematch(at),
            Ask::Mute { seat, muted } => self.mute(at, seat, muted),
            ask => self.entry(at, ask).and_then(|entry| self.accept(entry)),
        };
        self.reseat();
        // A chat message is answered by being sent to everyone.
        if !words || done.is_err() {
            self.batch.answers.push(RequestOutcome { client, id, done });
        }
    }

    /// The entry that a request becomes, if this viewer may ask it now.
    fn entry(&self, at: usize, ask: Ask) -> Result<Entry, ApiError> {
        let client = &self.clients[at];
        match ask {
            Ask::Sit { seat, name, luck } => self.sit(client, seat, &name, &luck),
            Ask::Stand => Ok(Entry::Freed { seat: own(client)? }),
            Ask::Chair { seat, seating } => {
                self.only_host(client)?;
                Ok(match seating {
                    Seating::Anyone => Entry::Freed { seat },
                    Seating::Bot(level) => {
                        let is_taken = self.state.person(seat).is_ok()
                            && self.state.stage() == TableStage::Gathering;
                        refuse_if(is_taken, ProblemCode::Taken, say::chair_taken)?;
                        Entry::Bot { seat, level: self.state.cast(seat, level) }
                    }
                })
            }
            Ask::Start => self.only_host(client).map(|()| Entry::Started),
            Ask::Act { moment, action } => {
                let seat = own(client)?;
                let play = self.state.play.as_ref().ok_or_else(not_now)?;
                refuse_if(play.moment != moment, ProblemCode::Stale, voice::table::stale)?;
                // The same choice again does no harm.
                let changes = |action| play.would_change(seat, action);
                let is_too_much =
                    play.changes(seat) >= MAX_CHANGES && action.parse().is_ok_and(changes);
                refuse_if(is_too_much, ProblemCode::TooMuch, say::too_many_changes)?;
                Ok(Entry::Act(seat, action))
            }
            Ask::Clock { seconds } => {
                self.only_host(client)?;
                let shortest = self.registry.config.shortest_clock;
                check_clock(seconds, shortest).map(|()| Entry::Clock(seconds))
            }
            Ask::StandIn { seat, bot } => {
                self.only_host(client)?;
                let is_here = bot.is_some() && self.here().contains(seat);
                refuse_if(is_here, ProblemCode::NotNow, || say::still_here(seat))?;
                self.state.only_at(TableStage::Playing, say::not_playing)?;
                Ok(Entry::StandIn(seat, bot))
            }
            Ask::Rename { name } => {
                let (seat, name) = (own(client)?, clean_name(&name)?);
                self.is_free_name(seat, &name).map(|()| Entry::Renamed { seat, name })
            }
            Ask::Leave { bot } => {
                let seat = own(client)?;
                self.state.only_at(TableStage::Playing, say::not_playing)?;
                Ok(Entry::StandIn(seat, Some(bot)))
            }
            Ask::Resign { bot } => Ok(Entry::Resigned { seat: own(client)?, bot }),
            Ask::Say { .. }
            | Ask::React { .. }
            | Ask::Follow { .. }
            | Ask::Rematch
            | Ask::Mute { .. }
            | Ask::Ping => unreachable!("asked elsewhere"),
        }
    }

    fn sit(
        &self,
        client: &TableClient,
        seat: Option<Seat>,
        name: &str,
        luck: &str,
    ) -> Result<Entry, ApiError> {
        let guest = client
            .handle
            .guest
            .ok_or_else(|| ApiError::new(ProblemCode::NotYours, say::no_secret()))?;
        self.state.only_at(TableStage::Gathering, say::already_playing)?;
        let name = clean_name(name)?;
        let luck =
            luck.parse().map_err(|_| ApiError::new(ProblemCode::Unreadable, say::no_luck()))?;
        let own = self.state.seat_of(guest);
        let reserved = |chair: &Occupancy| matches!(chair, Occupancy::Reserved { guest: whose, .. } if *whose == guest);
        let mine = || self.find(reserved);
        let free = || self.find(|chair| *chair == Occupancy::Open);
        let Some(seat) = seat.or(own).or_else(mine).or_else(free) else {
            return Err(ApiError::new(ProblemCode::Taken, say::no_free_chair()));
        };
        let chair = self.state.chair(seat)?;
        let is_taken = *chair != Occupancy::Open && !reserved(chair) && own != Some(seat);
        refuse_if(is_taken, ProblemCode::Taken, say::chair_taken)?;
        refuse_if(own.is_some_and(|own| own != seat), ProblemCode::NotNow, say::get_up_first)?;
        self.is_free_name(seat, &name)?;
        Ok(Entry::Sat { seat, name, guest, luck })
    }

    /// Refuses a name for a seat that looks like that of another.
    fn is_free_name(&self, seat: Seat, name: &str) -> Result<(), ApiError> {
        let mut others = self.state.names().into_iter().zip(0_u8..);
        let taken = others.any(|(other, at)| at != seat.number() && look_alike(&other, name));
        refuse_if(taken, ProblemCode::Taken, || say::name_taken(name.to_owned()))
    }

    fn find(&self, is: impl Fn(&Occupancy) -> bool) -> Option<Seat> {
        Seat::all(self.state.head.players).find(|seat| self.state.chair(*seat).is_ok_and(&is))
    }

    fn only_host(&self, client: &TableClient) -> Result<(), ApiError> {
        let is_host = client.handle.guest.is_some() && client.handle.guest == self.host();
        refuse_if(!is_host, ProblemCode::NotYours, say::only_host)
    }

    fn words(
        &mut self,
        at: usize,
        id: Option<u32>,
        text: Option<String>,
        reaction: Option<wire::Reaction>,
    ) -> Result<(), ApiError> {
        let client = &self.clients[at];
        let seat = own(client)?;
        let by = self.state.person(seat)?.guest;
        refuse_if(self.state.is_muted(by), ProblemCode::NotYours, say::muted)?;
        refuse_if(!client.handle.person.may_speak(), ProblemCode::TooMuch, say::too_many_words)?;
        let entry = ChatEntry { by, message: ChatMessage { seat, text, reaction } };
        self.batch.chat.push((entry, client.handle.id, id));
        Ok(())
    }

    /// Mutes a person, whose earlier messages are sent to no new client either.
    fn mute(&mut self, at: usize, seat: Seat, muted: bool) -> Result<(), ApiError> {
        self.only_host(&self.clients[at])?;
        self.accept(Entry::Muted(seat, muted))?;
        let state = &self.state;
        self.chat.retain(|entry| !state.is_muted(entry.by));
        Ok(())
    }

    /// Lets a client without a chair see a finished game through the eyes of a seat.
    fn follow(&mut self, at: usize, seat: Option<Seat>) -> Result<(), ApiError> {
        self.state.only_at(TableStage::Over, say::not_over)?;
        if let Some(seat) = seat {
            self.state.chair(seat)?;
        }
        let client = &mut self.clients[at];
        client.follows = seat;
        client.handle.since = 0;
        self.batch.welcomes.push(client.handle.id);
        Ok(())
    }

    fn ask_rematch(&mut self, at: usize) -> Result<(), ApiError> {
        let client = &self.clients[at];
        own(client).map(drop).or_else(|no| self.only_host(client).map_err(|_| no))?;
        self.state.only_at(TableStage::Over, say::not_over)?;
        match self.state.next {
            None => self.batch.rematch.push((self.batch.answers.len(), client.handle.from)),
            Some(_) => self.batch.table = true,
        }
        Ok(())
    }

    fn offer(&mut self, guest: Guest, hash: Guest) -> Result<(), ApiError> {
        let seat = self.state.seat_of(guest).ok_or_else(no_chair_of_yours)?;
        self.accept(Entry::Offered { seat, hash, until: now() + i64::from(OFFER_SECONDS) })
    }

    fn claim(&mut self, hash: Guest, guest: Guest) -> Result<(), ApiError> {
        let seat = self
            .state
            .offered(hash)
            .ok_or_else(|| ApiError::new(ProblemCode::NotFound, say::no_offer()))?;
        let sits_elsewhere = self.state.seat_of(guest).is_some_and(|own| own != seat);
        refuse_if(sits_elsewhere, ProblemCode::Taken, say::get_up_first)?;
        self.accept(Entry::Moved { seat, guest })?;
        self.reseat();
        Ok(())
    }

    /// Finds everyone's chair again after chairs have changed hands. A client whose eyes changed is welcomed anew.
    pub(super) fn reseat(&mut self) {
        let over = self.state.stage() == TableStage::Over;
        for client in &mut self.clients {
            let seat = client.handle.guest.and_then(|guest| self.state.seat_of(guest));
            let follows = client.follows.filter(|_| over);
            if (client.seat, client.follows) != (seat, follows) {
                (client.seat, client.follows) = (seat, follows);
                client.handle.since = 0;
                self.batch.welcomes.push(client.handle.id);
            }
        }
    }

    /// Opens the table of the rematch, if one was asked for.
    pub(super) async fn rematch(&mut self) {
        let asked = std::mem::take(&mut self.batch.rematch);
        let Some((_, from)) = asked.first() else { return };
        let opened = self.open_rematch(*from).await;
        let done = opened.and_then(|code| self.accept(Entry::Next(code.to_string())));
        if let Err(error) = done {
            for (at, _) in asked {
                self.batch.answers[at].done = Err(error.clone());
            }
        }
    }

    /// A table with the same chairs, and the same people muted.
    async fn open_rematch(&self, from: IpAddr) -> Result<TableCode, ApiError> {
        let mut entries: Vec<Entry> = Seat::all(self.state.head.players)
            .zip(&self.state.chairs)
            .filter_map(|(seat, chair)| match chair {
                // The chair of a muted person stays reserved, so that the person stays muted.
                Occupancy::Person(person)
                    if person.resigned && !self.state.is_muted(person.guest) =>
                {
                    None
                }
                Occupancy::Person(person) => {
                    Some(Entry::Reserved { seat, name: person.name.clone(), guest: person.guest })
                }
                Occupancy::Bot { level } => Some(Entry::Bot { seat, level: level.clone() }),
                Occupancy::Open | Occupancy::Reserved { .. } => None,
            })
            .collect();
        entries.extend(self.state.clock.map(|seconds| Entry::Clock(Some(seconds))));
        entries.extend(self.state.muted_seats().map(|seat| Entry::Muted(seat, true)));
        // A new game goes by the rules of today, whichever this one went by.
        let head = Head { rules_version: G::RULES_VERSION, ..self.state.head.clone() };
        self.registry.create(from, head, self.state.names(), &entries).await
    }

    /// Gives the game up, if that was asked for and there was no move in the meantime.
    pub(super) async fn abandon(&mut self) {
        let Some(before) = self.batch.abandon.take() else { return };
        let acted = self.batch.entries.iter().any(Entry::is_action);
        let moved = acted || !self.batch.changes.is_empty();
        if moved || self.state.stage() != TableStage::Playing {
            return;
        }
        let code = self.state.head.code;
        // Every move at this table is stored by this task: what is read here cannot change before the entry is stored.
        match self.registry.store.is_abandoned(code, before).await {
            Ok(true) if self.accept(Entry::Abandoned).is_ok() => {
                // Everyone who looks on is told that the game waits no longer.
                self.batch.clock = true;
                tracing::info!("an abandoned game is given up");
            }
            Ok(_) => {}
            Err(error) => tracing::debug!(%code, %error, "a game cannot be given up now"),
        }
    }
}

fn own(client: &TableClient) -> Result<Seat, ApiError> {
    client.seat.ok_or_else(no_chair_of_yours)
}

fn no_chair_of_yours() -> ApiError {
    ApiError::new(ProblemCode::NotYours, say::no_chair_of_yours())
}

/// Whether so many seconds can be set for a decision.
pub(crate) fn check_clock(seconds: Option<u16>, shortest: u16) -> Result<(), ApiError> {
    let sound = shortest..=MAX_CLOCK_SECONDS;
    let refused = seconds.is_some_and(|seconds| !sound.contains(&seconds));
    refuse_if(refused, ProblemCode::TooMuch, || say::no_clock(shortest, MAX_CLOCK_SECONDS))
}
