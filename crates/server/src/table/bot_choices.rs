//! Bots at the table: those who know at once, and those who think elsewhere.

use bots::{Bot, Opponent, Reason};
use luck::Dice;
use table::{Seat, Seats, Viewer};
use tokio::time::Instant;

use super::play::{Hosted, RunningGame};
use super::state::split;
use super::{Command, RETRY_DELAY, Table, Thinking};
use crate::entry::Entry;
use crate::guest::random;

/// What a bot chose, in the notation of records, and why.
pub(crate) struct BotChoice {
    action: String,
    reason: Reason,
}

impl<G: Hosted> Table<G> {
    /// Lets those bots choose that need not think, for this moment alone: everyone is told of each move before the next.
    pub(super) fn move_quick_bots(&mut self) {
        let moved = self.batch.entries.iter().any(Entry::is_action);
        if moved || self.waits_to_retry() {
            return;
        }
        let quick: Seats = self.awaited_bots().iter().filter(|&seat| !self.is_slow(seat)).collect();
        for seat in quick {
            self.act_for(seat, None);
        }
    }

    /// Sets the other bots thinking, on threads of their own.
    pub(super) fn start_slow_bots(&mut self) {
        let Some(play) = &self.state.play else { return };
        if self.thinking.moment != play.moment {
            let after = self.thinking.after;
            self.thinking = Thinking { moment: play.moment, seats: Seats::NONE, after };
        }
        if self.waits_to_retry() {
            return;
        }
        self.thinking.after = None;
        let idle = self.awaited_bots() - self.thinking.seats;
        let begin: Seats = idle.iter().filter(|&seat| self.is_slow(seat)).collect();
        begin.iter().for_each(|seat| self.think(seat));
        self.thinking.seats |= begin;
    }

    /// Whether bots wait a moment, because something could not be done.
    fn waits_to_retry(&self) -> bool {
        self.thinking.after.is_some_and(|after| after > Instant::now())
    }

    pub(super) fn has_quick_bots(&self) -> bool {
        self.awaited_bots().iter().any(|seat| !self.is_slow(seat))
    }

    pub(super) fn awaited_bots(&self) -> Seats {
        let awaited = self.state.play.as_ref().map_or(Seats::NONE, RunningGame::awaited);
        awaited - self.state.awaited_people()
    }

    fn bot(&self, seat: Seat) -> Option<Box<dyn Bot<G>>> {
        Opponent::bot(self.state.bot_of(seat)?).ok()
    }

    fn is_slow(&self, seat: Seat) -> bool {
        self.state.bot_of(seat).is_some_and(|bot| G::thinks(split(bot).0))
    }

    fn think(&self, seat: Seat) {
        let (Some(play), Some(bot), Some(inbox)) =
            (&self.state.play, self.bot(seat), self.own_inbox.upgrade())
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
    pub(super) fn bot_chose(&mut self, seat: Seat, moment: u32, choice: Option<BotChoice>) {
        let current = self.state.play.as_ref().map(|play| play.moment) == Some(moment);
        if current && self.awaited_bots().contains(seat) {
            self.act_for(seat, choice);
        }
        if self.thinking.moment == moment {
            self.thinking.seats.remove(seat);
        }
    }

    /// Acts for a seat: as its bot thought, or as a bot that need not think does, or as stated for those who are out of time.
    pub(super) fn act_for(&mut self, seat: Seat, thought: Option<BotChoice>) {
        let Some(play) = &self.state.play else { return };
        let view = play.view(Viewer::Seat(seat));
        let chose = |choice: BotChoice| Entry::Chose(seat, choice.action, choice.reason);
        let bot = self.bot(seat);
        let timed_out = bot.is_none();
        let entry = match bot {
            Some(bot) => thought.or_else(|| choose(bot.as_ref(), &view)).map(chose),
            None => G::out_of_time(&view, &mut dice())
                .map(|action| Entry::Act(seat, action.to_string())),
        };
        // The problem's kind alone: its message can name the action, which may be a secret choice.
        let problem = match entry.map(|entry| self.accept(entry)) {
            Some(Ok(())) => return,
            Some(Err(error)) => Some(error.code),
            None => None,
        };
        tracing::error!(code = %self.state.head.code, %seat, timed_out, ?problem, "the server finds no legal action for a seat");
        self.thinking.after = Some(Instant::now() + RETRY_DELAY);
    }
}

/// What a bot chooses in its own time.
fn choose<G: Hosted>(bot: &dyn Bot<G>, view: &G::View) -> Option<BotChoice> {
    let begun = std::time::Instant::now();
    let clock = || begun.elapsed().as_secs_f64() * 1e3;
    let decision = bot.choose_within(None, &clock, view, &mut dice())?;
    Some(BotChoice { action: decision.action.to_string(), reason: decision.reason })
}

/// Numbers that cannot be foretold.
fn dice() -> Dice {
    Dice::new(u64::from_le_bytes(random()))
}
