//! What a table is, for every viewer: chairs, what was agreed, and the game. It is rebuilt from its entries.

use std::time::{Duration, Instant};

use bots::{Opponent, Reason, UnknownBot};
use fair::{Contribution, Shuffle};
use table::{Seat, Seats, check_rules};
use voice::{Message, Spoken as _, refused as say};
use wire::{Chair, Fair, ProblemCode, TableStage};

use super::OFFER_SECONDS;
use super::play::{Acted, Hosted, RunningGame};
use crate::api_error::{ApiError, refuse_if};
use crate::entry::Entry;
use crate::guest::{Guest, random};
use crate::now::now;
use crate::store::{Head, Listing};
use crate::user_text::shorten;

/// How many entries that are no moves a table has at most.
const MAX_ARRANGEMENTS: u32 = 10_000;

/// A table with all its secrets.
pub(super) struct TableState<G: Hosted> {
    pub(super) head: Head,
    pub(super) chairs: Vec<Occupancy>,
    pub(super) clock: Option<u16>,
    pub(super) next: Option<String>,
    pub(super) play: Option<RunningGame<G>>,
    options: G::Options,
    /// How many entries are no moves.
    arrangements: u32,
    offers: Vec<Offer>,
    muted: Vec<Guest>,
    /// Every guest who has had a chair, or for whom one is reserved.
    known: Vec<Guest>,
}

/// Who has a chair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Occupancy {
    Open,
    Reserved { name: String, guest: Guest },
    Person(Person),
    Bot { level: String },
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Person {
    pub(super) name: String,
    pub(super) guest: Guest,
    luck: Contribution,
    pub(super) stand_in: Option<String>,
    /// Whether the person has given the game up: the bot stays.
    pub(super) resigned: bool,
}

/// A chair that can be moved to another device.
struct Offer {
    seat: Seat,
    hash: Guest,
    until: i64,
    /// When it ends at the latest, however the time of day is set.
    ends: Instant,
}

impl<G: Hosted> TableState<G> {
    /// The table as its entries left it.
    pub(super) fn new(head: Head, entries: &[Entry]) -> Result<Self, ApiError> {
        let options = read_options::<G>(&head)?;
        let mut state = Self {
            chairs: vec![Occupancy::Open; usize::from(head.players)],
            head,
            clock: None,
            next: None,
            play: None,
            options,
            arrangements: 0,
            offers: Vec::new(),
            muted: Vec::new(),
            known: Vec::new(),
        };
        for entry in entries {
            state.apply(entry)?;
        }
        Ok(state)
    }

    /// Carries an entry out, or refuses it and changes nothing.
    pub(super) fn apply(&mut self, entry: &Entry) -> Result<Acted, ApiError> {
        match entry {
            Entry::Sat { seat, name, guest, luck } => {
                self.gathering(*seat)?;
                self.mute_under_a_new_secret(*guest);
                *self.gathering(*seat)? = Occupancy::Person(Person {
                    name: name.clone(),
                    guest: *guest,
                    luck: *luck,
                    stand_in: None,
                    resigned: false,
                });
            }
            Entry::Reserved { seat, name, guest } => {
                self.known.push(*guest);
                *self.vacated(*seat)? = Occupancy::Reserved { name: name.clone(), guest: *guest };
            }
            Entry::Bot { seat, level } => {
                Opponent::bot::<G>(level).map_err(|unknown| no_bot(&unknown))?;
                *self.vacated(*seat)? = Occupancy::Bot { level: level.clone() };
            }
            Entry::Freed { seat } => *self.vacated(*seat)? = Occupancy::Open,
            Entry::Started => self.start()?,
            Entry::Act(seat, action) => return self.act(*seat, action, None),
            Entry::Chose(seat, action, why) => return self.act(*seat, action, Some(*why)),
            Entry::Clock(seconds) => self.clock = *seconds,
            Entry::StandIn(seat, bot) => {
                if let Some(level) = bot {
                    Opponent::bot::<G>(level).map_err(|unknown| no_bot(&unknown))?;
                }
                let person = self.person_mut(*seat)?;
                refuse_if(person.resigned, ProblemCode::NotNow, || say::has_resigned(*seat))?;
                person.stand_in.clone_from(bot);
            }
            Entry::Renamed { seat, name } => {
                refuse_if(self.stage() == TableStage::Over, ProblemCode::NotNow, say::not_playing)?;
                self.person_mut(*seat)?.name.clone_from(name);
            }
            Entry::Resigned { seat, bot } => {
                self.only_at(TableStage::Playing, say::not_playing)?;
                Opponent::bot::<G>(bot).map_err(|unknown| no_bot(&unknown))?;
                let person = self.person_mut(*seat)?;
                (person.resigned, person.stand_in) = (true, Some(bot.clone()));
                self.offers.retain(|offer| offer.seat != *seat);
            }
            Entry::Muted(seat, muted) => {
                let guest = match self.chair(*seat)? {
                    Occupancy::Reserved { guest, .. } => *guest,
                    _ => self.person(*seat)?.guest,
                };
                self.muted.retain(|other| *other != guest);
                self.muted.extend(muted.then_some(guest));
            }
            Entry::Offered { seat, hash, until } => {
                self.person_mut(*seat)?;
                self.offers.retain(|offer| offer.seat != *seat);
                let ends = Instant::now() + Duration::from_secs(OFFER_SECONDS.into());
                self.offers.push(Offer { seat: *seat, hash: *hash, until: *until, ends });
            }
            Entry::Moved { seat, guest } => {
                let person = self.person_mut(*seat)?;
                let old = std::mem::replace(&mut person.guest, *guest);
                person.stand_in = None;
                self.muted
                    .iter_mut()
                    .filter(|muted| **muted == old)
                    .for_each(|muted| *muted = *guest);
                self.offers.retain(|offer| offer.seat != *seat);
            }
            Entry::Next(code) => self.next = Some(code.clone()),
            Entry::Abandoned => match &mut self.play {
                Some(play) if !play.is_over() => play.abandoned = true,
                _ => return Err(not_now()),
            },
        }
        self.arrangements += 1;
        Ok(Acted::Openly)
    }

    /// Whether an entry would be one of too many that only arrange the table: each is stored as long as the table.
    pub(super) fn is_too_much(&self, entry: &Entry) -> bool {
        let arranges = matches!(
            entry,
            Entry::Sat { .. }
                | Entry::Bot { .. }
                | Entry::Clock(_)
                | Entry::StandIn(_, Some(_))
                | Entry::Renamed { .. }
                | Entry::Muted(..)
                | Entry::Offered { .. }
                | Entry::Moved { .. }
        );
        arranges && self.arrangements >= MAX_ARRANGEMENTS
    }

    fn start(&mut self) -> Result<(), ApiError> {
        self.only_at(TableStage::Gathering, say::not_playing)?;
        let is_free = |chair: &_| matches!(chair, Occupancy::Open | Occupancy::Reserved { .. });
        refuse_if(self.chairs.iter().any(is_free), ProblemCode::NotNow, say::chairs_are_free)?;
        let shuffle = Shuffle::new(&self.head.seed, self.head.code, &self.contributions());
        let Head { players, rules_version, .. } = self.head;
        let play = RunningGame::new(players, self.options.clone(), rules_version, shuffle);
        self.play = Some(play.map_err(|refusal| ApiError::rules(&refusal))?);
        Ok(())
    }

    fn act(&mut self, seat: Seat, action: &str, reason: Option<Reason>) -> Result<Acted, ApiError> {
        let play = self.play.as_mut().ok_or_else(not_now)?;
        refuse_if(play.abandoned, ProblemCode::NotNow, say::abandoned)?;
        let action = action.parse().map_err(|_| {
            ApiError::new(ProblemCode::Unreadable, say::no_action(shorten(action, 40)))
        })?;
        play.act(seat, action, reason).map_err(|refusal| ApiError::rules(&refusal))
    }

    pub(super) fn stage(&self) -> TableStage {
        match &self.play {
            None => TableStage::Gathering,
            Some(play) if play.is_over() => TableStage::Over,
            Some(_) => TableStage::Playing,
        }
    }

    /// Refuses at every other stage what can be done at this one alone.
    pub(super) fn only_at(
        &self,
        stage: TableStage,
        refusal: fn() -> Message,
    ) -> Result<(), ApiError> {
        refuse_if(self.stage() != stage, ProblemCode::NotNow, refusal)
    }

    /// A chair that can still change hands, because the game has not begun.
    fn gathering(&mut self, seat: Seat) -> Result<&mut Occupancy, ApiError> {
        self.only_at(TableStage::Gathering, say::already_playing)?;
        self.chairs.get_mut(seat.index()).ok_or_else(no_chair)
    }

    /// Such a chair without the person who sat there, and without the links that would move that person's chair.
    fn vacated(&mut self, seat: Seat) -> Result<&mut Occupancy, ApiError> {
        self.gathering(seat)?;
        self.offers.retain(|offer| offer.seat != seat);
        self.gathering(seat)
    }

    pub(super) fn chair(&self, seat: Seat) -> Result<&Occupancy, ApiError> {
        self.chairs.get(seat.index()).ok_or_else(no_chair)
    }

    pub(super) fn person(&self, seat: Seat) -> Result<&Person, ApiError> {
        match self.chair(seat)? {
            Occupancy::Person(person) => Ok(person),
            _ => Err(ApiError::new(ProblemCode::NotFound, say::nobody_there())),
        }
    }

    fn person_mut(&mut self, seat: Seat) -> Result<&mut Person, ApiError> {
        match self.chairs.get_mut(seat.index()) {
            Some(Occupancy::Person(person)) => Ok(person),
            Some(_) => Err(ApiError::new(ProblemCode::NotFound, say::nobody_there())),
            None => Err(no_chair()),
        }
    }

    fn people(&self) -> impl Iterator<Item = (Seat, &Person)> {
        Seat::all(self.head.players).zip(&self.chairs).filter_map(|(seat, chair)| match chair {
            Occupancy::Person(person) => Some((seat, person)),
            _ => None,
        })
    }

    /// The chair of a guest who has not given it up.
    pub(super) fn seat_of(&self, guest: Guest) -> Option<Seat> {
        let plays = |person: &Person| person.guest == guest && !person.resigned;
        self.people().find(|(_, person)| plays(person)).map(|(seat, _)| seat)
    }

    /// The chair that is offered to the guest with this secret's hash.
    pub(super) fn offered(&self, hash: Guest) -> Option<Seat> {
        let now = now();
        self.offers
            .iter()
            .find(|offer| offer.hash == hash && now <= offer.until && Instant::now() <= offer.ends)
            .map(|offer| offer.seat)
    }

    /// The level of the bot that plays a seat: its own, or one that stands in.
    pub(super) fn bot_of(&self, seat: Seat) -> Option<&str> {
        match self.chairs.get(seat.index())? {
            Occupancy::Bot { level } => Some(level),
            Occupancy::Person(person) => person.stand_in.as_deref(),
            Occupancy::Open | Occupancy::Reserved { .. } => None,
        }
    }

    /// The bot of this name for a chair: if its name is not said, the one who sits there, or one who is not at the table.
    pub(super) fn cast(&self, seat: Seat, name: String) -> String {
        let mut chairs: Vec<String> = self.chairs().map(str::to_owned).collect();
        let Some(chair) = chairs.get_mut(seat.index()) else { return name };
        let before = chair.parse().ok().and_then(|sits: Opponent| sits.character);
        *chair = match name.parse() {
            Ok(Opponent { level, character: None }) => {
                Opponent { level, character: before }.to_string()
            }
            _ => name,
        };
        Opponent::cast(&mut chairs, u64::from_le_bytes(random()));
        chairs.swap_remove(seat.index())
    }

    /// Who is in each chair: `person`, or a bot and its character.
    fn chairs(&self) -> impl Iterator<Item = &str> {
        self.chairs.iter().map(|chair| match chair {
            Occupancy::Bot { level } => level.as_str(),
            _ => host::PERSON,
        })
    }

    /// Whom the game waits for, none of them a bot.
    pub(super) fn awaited_people(&self) -> Seats {
        let awaited = self.play.as_ref().map_or(Seats::NONE, RunningGame::awaited);
        awaited.iter().filter(|&seat| self.bot_of(seat).is_none()).collect()
    }

    fn contributions(&self) -> Vec<Option<Contribution>> {
        self.chairs
            .iter()
            .map(|chair| match chair {
                Occupancy::Person(person) => Some(person.luck),
                _ => None,
            })
            .collect()
    }

    /// What each seat is called; empty for a free chair.
    pub(super) fn names(&self) -> Vec<String> {
        Seat::all(Seat::MOST)
            .zip(&self.chairs)
            .map(|(seat, chair)| match chair {
                Occupancy::Open => String::new(),
                Occupancy::Reserved { name, .. } => name.clone(),
                Occupancy::Person(person) => person.name.clone(),
                Occupancy::Bot { level } => Opponent::called(level, seat).to_owned(),
            })
            .collect()
    }

    /// What lists show.
    pub(super) fn listing(&self) -> Listing {
        Listing {
            stage: self.stage(),
            names: self.names(),
            seats: self.people().map(|(seat, person)| (person.guest, seat)).collect(),
            end: self.play.as_ref().and_then(|play| Some((play.result()?, play.moves()))),
        }
    }

    /// The record, once the game is over or given up.
    pub(super) fn record(&self) -> Option<String> {
        self.play.as_ref()?.record(
            self.names(),
            self.chairs().map(|chair| split(chair).0).collect(),
            self.head.code,
            &self.head.seed,
            &self.contributions(),
        )
    }

    /// Whether the host has muted a person, in whichever chair.
    pub(super) fn is_muted(&self, guest: Guest) -> bool {
        self.muted.contains(&guest)
    }

    /// The chairs of those who are muted.
    pub(super) fn muted_seats(&self) -> impl Iterator<Item = Seat> {
        self.people().filter(|(_, person)| self.is_muted(person.guest)).map(|(seat, _)| seat)
    }

    /// While a person who was muted has got up, newcomers are muted too until the host says otherwise: it may be the same person with
    /// another secret.
    fn mute_under_a_new_secret(&mut self, guest: Guest) {
        let known = self.known.contains(&guest);
        let hidden = |muted: &Guest| self.seat_of(*muted).is_none();
        if !known && self.muted.iter().any(hidden) {
            self.muted.push(guest);
        }
        if !known {
            self.known.push(guest);
        }
    }

    /// The table as everyone may know it.
    pub(super) fn public(
        &self,
        here: Seats,
        host: Option<Seat>,
        watchers: usize,
    ) -> wire::TableInfo {
        let chairs = Seat::all(self.head.players)
            .zip(&self.chairs)
            .map(|(seat, chair)| match chair {
                Occupancy::Open => Chair::Open,
                Occupancy::Reserved { name, .. } => Chair::Reserved { name: name.clone() },
                Occupancy::Person(person) => Chair::Person {
                    name: person.name.clone(),
                    here: here.contains(seat),
                    stand_in: person.stand_in.clone(),
                    resigned: person.resigned,
                    muted: self.is_muted(person.guest),
                },
                Occupancy::Bot { level } => {
                    let (level, character) = split(level);
                    Chair::Bot { level: level.to_owned(), character: character.map(str::to_owned) }
                }
            })
            .collect();
        wire::TableInfo {
            code: self.head.code.to_string(),
            game: self.head.game,
            options: self.head.options.clone(),
            rules_version: self.head.rules_version,
            stage: self.stage(),
            abandoned: self.play.as_ref().is_some_and(|play| play.abandoned),
            chairs,
            host,
            clock: self.clock,
            listed: self.head.listed,
            watchers: u32::try_from(watchers).unwrap_or(u32::MAX),
            fair: Fair {
                algorithm: fair::ALGORITHM.to_owned(),
                commitment: self.head.seed.commitment().to_string(),
                contributions: self
                    .contributions()
                    .into_iter()
                    .map(|added| added.map(|added| added.to_string()))
                    .collect(),
            },
            next: self.next.clone(),
        }
    }
}

/// The level of a bot, and its character if it has one.
pub(super) fn split(bot: &str) -> (&str, Option<&str>) {
    bot.split_once(':').map_or((bot, None), |(level, character)| (level, Some(character)))
}

/// The options of a table in the game's own type, or what is wrong with them. A table that is played by rules that are not known
/// here is refused.
pub(crate) fn read_options<G: Hosted>(head: &Head) -> Result<G::Options, ApiError> {
    check_rules::<G>(head.rules_version).map_err(|unknown| {
        tracing::error!(code = %head.code, unknown = %unknown.what, "a table cannot go on");
        ApiError::new(ProblemCode::NotNow, say::other_rules(head.rules_version.to_string()))
    })?;
    let options = table::read_options::<G>(head.options.clone())
        .map_err(|error| ApiError::new(ProblemCode::Unreadable, error.message()))?;
    G::new(head.players, &options).map_err(|refusal| ApiError::rules(&refusal))?;
    Ok(options)
}

pub(super) fn not_now() -> ApiError {
    ApiError::new(ProblemCode::NotNow, say::not_playing())
}

fn no_chair() -> ApiError {
    ApiError::new(ProblemCode::NotFound, say::no_chair())
}

fn no_bot(unknown: &UnknownBot) -> ApiError {
    let bots = unknown.bots.join(", ");
    ApiError::new(
        ProblemCode::NotFound,
        say::no_bot(unknown.game, shorten(&unknown.name, 40), bots),
    )
}
