//! Bots at the table: those who know at once, and those who think elsewhere.

use bots::{Allowance, Bot, Opponent, Reason};
use luck::Dice;
use table::{Seat, Seats, Viewer};
use tokio::time::Instant;

use super::play::{Hosted, RunningGame};
use super::{Command, RETRY_DELAY, Table, Thinking};
use crate::entry::Entry;
use crate::guest::random;

/// What a bot chose, in the notation of records, and why.
pub(crate) struct Choice {
    action: String,
    reason: Reason,
}

impl<G: Hosted> Table<G> {
    /// Lets those bots choose that need not think, for this moment alone: everyone is told of each move before the next.
    pub(super) fn quick_bots(&mut self) {
        let moved = self.batch.entries.iter().any(Entry::is_action);
        if moved || self.rests() {
            return;
        }
        let quick: Seats = self.awaited_bots().iter().filter(|&seat| !self.is_slow(seat)).collect();
        for seat in quick {
            self.act_for(seat, None);
        }
    }

    /// Sets the other bots thinking, on threads of their own.
    pub(super) fn slow_bots(&mut self) {
        let Some(play) = &self.room.play else { return };
        if self.thinking.moment != play.moment {
            let after = self.thinking.after;
            self.thinking = Thinking { moment: play.moment, seats: Seats::NONE, after };
        }
        if self.rests() {
            return;
        }
        self.thinking.after = None;
        let idle = self.awaited_bots() - self.thinking.seats;
        let begin: Seats = idle.iter().filter(|&seat| self.is_slow(seat)).collect();
        begin.iter().for_each(|seat| self.think(seat));
        self.thinking.seats |= begin;
    }

    /// Whether bots wait a moment, because something could not be done.
    fn rests(&self) -> bool {
        self.thinking.after.is_some_and(|after| after > Instant::now())
    }

    pub(super) fn has_quick_bots(&self) -> bool {
        self.awaited_bots().iter().any(|seat| !self.is_slow(seat))
    }

    pub(super) fn awaited_bots(&self) -> Seats {
        let awaited = self.room.play.as_ref().map_or(Seats::NONE, RunningGame::awaited);
        awaited - self.room.awaited_people()
    }

    fn bot(&self, seat: Seat) -> Option<Box<dyn Bot<G>>> {
        Opponent::bot(self.room.bot_of(seat)?).ok()
    }

    fn is_slow(&self, seat: Seat) -> bool {
        self.bot(seat).is_some_and(|bot| bot.allowance() != Allowance::Simulations(0))
    }

    fn think(&self, seat: Seat) {
        let (Some(play), Some(bot), Some(inbox)) =
            (&self.room.play, self.bot(seat), self.own_inbox.upgrade())
        else {
            return;
        };
        let (view, moment) = (play.view(Viewer::Seat(seat)), play.moment);
        let (thinkers, metrics) = (self.registry.thinkers.clone(), self.registry.metrics.clone());
        tokio::spawn(async move {
            let Ok(turn) = thinkers.acquire_owned().await else { return };
            let thought = tokio::task::spawn_blocking(move || {
                let _turn = turn;
                let begun = Instant::now();
                let choice = choose(bot.as_ref(), &view);
                metrics.thoughts.observe(begun.elapsed().as_secs_f64());
                choice
            });
            let choice = thought.await.ok().flatten();
            drop(inbox.send(Command::BotChose { seat, moment, choice }).await);
        });
    }

    /// A bot's thought arrives. It may come too late.
    pub(super) fn bot_chose(&mut self, seat: Seat, moment: u32, choice: Option<Choice>) {
        let current = self.room.play.as_ref().map(|play| play.moment) == Some(moment);
        if current && self.awaited_bots().contains(seat) {
            self.act_for(seat, choice);
        }
        if self.thinking.moment == moment {
            self.thinking.seats.remove(seat);
        }
    }

    /// Acts for a seat: as its bot thought, or as a bot that need not think does, or as stated for those who are out of time.
    pub(super) fn act_for(&mut self, seat: Seat, thought: Option<Choice>) {
        let Some(play) = &self.room.play else { return };
        let view = play.view(Viewer::Seat(seat));
        let chose = |choice: Choice| Entry::Chose(seat, choice.action, choice.reason);
        let entry = match self.bot(seat) {
            Some(bot) => thought.or_else(|| choose(bot.as_ref(), &view)).map(chose),
            None => G::out_of_time(&view, &mut dice())
                .map(|action| Entry::Act(seat, action.to_string())),
        };
        let acted = entry.is_some_and(|entry| self.accept(entry).is_ok());
        if !acted {
            tracing::error!(code = %self.room.head.code, %seat, "no legal action for a seat that is played by the server");
            self.thinking.after = Some(Instant::now() + RETRY_DELAY);
        }
    }
}

/// What a bot chooses in its own time.
fn choose<G: Hosted>(bot: &dyn Bot<G>, view: &G::View) -> Option<Choice> {
    let begun = std::time::Instant::now();
    let clock = || begun.elapsed().as_secs_f64() * 1e3;
    let decision = bot.allowance().spend(&clock, |budget| bot.choose(view, &mut dice(), budget))?;
    Some(Choice { action: decision.action.to_string(), reason: decision.reason })
}

/// Numbers that cannot be foretold.
fn dice() -> Dice {
    Dice::new(u64::from_le_bytes(random()))
}
