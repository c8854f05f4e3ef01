//! Mirrors' and Kadora's first bots: by lot, and by a rule of thumb.

use kadora::{Action as Play, Kadora};
use luck::Dice;
use mirrors::{Action as Step, Mirrors, Touch};
use table::{Imagine, Luck, Seat};

use crate::{Bot, Budget, Decision, Random, Reason, Roster, UnknownBot};

/// Plays by a rule of thumb: takes what it can, and what is worth having.
#[derive(Clone, Copy, Debug, Default)]
pub struct Thumb;

impl Roster for Mirrors {
    const BOTS: &'static [&'static str] = &["random", "thumb"];

    fn bot(name: &str) -> Result<Box<dyn Bot<Self>>, UnknownBot> {
        named(name)
    }
}

impl Roster for Kadora {
    const BOTS: &'static [&'static str] = &["random", "thumb"];

    fn bot(name: &str) -> Result<Box<dyn Bot<Self>>, UnknownBot> {
        named(name)
    }
}

fn named<G: Roster>(name: &str) -> Result<Box<dyn Bot<G>>, UnknownBot>
where
    Thumb: Bot<G>,
{
    match name {
        "random" => Ok(Box::new(Random)),
        "thumb" => Ok(Box::new(Thumb)),
        _ => Err(UnknownBot::new::<G>(name)),
    }
}

/// The action with the highest worth; by lot among equals.
fn best<G: Imagine>(
    view: &G::View,
    seat: Seat,
    dice: &mut Dice,
    worth: impl Fn(G::Action) -> i32,
) -> Option<Decision<G::Action>> {
    let mut actions = Vec::new();
    G::imagine(view, dice).actions(seat, |action| actions.push(action));
    let most = actions.iter().map(|&action| worth(action)).max()?;
    actions.retain(|&action| worth(action) == most);
    let action = actions[dice.below(u32::try_from(actions.len()).ok()?) as usize];
    Some(Decision { action, reason: Reason::Lot })
}

impl Bot<Mirrors> for Thumb {
    /// Takes a diamond when it can, touches the mirror that lights one, and leaves the mirrors alone if none does.
    fn choose(
        &self,
        seat: Seat,
        view: &mirrors::View,
        dice: &mut Dice,
        _: Budget<'_>,
    ) -> Option<Decision<Step>> {
        let mut lighting: Vec<Touch> = Vec::new();
        view.prospects(|touch, lit| {
            if !lit.is_empty() {
                lighting.push(touch);
            }
        });
        best::<Mirrors>(view, seat, dice, |step| match step {
            Step::Take { .. } => 3,
            Step::Touch(touch) if lighting.contains(&touch) => 2,
            Step::Pass | Step::Done | Step::Touch(Touch::Turn { .. }) => 1,
            Step::Touch(_) | Step::Return(_) => 0,
        })
    }
}

impl Bot<Kadora> for Thumb {
    /// Takes the cards of colours it would lead in, leaves those of others, and gives nothing away.
    fn choose(
        &self,
        seat: Seat,
        view: &kadora::View,
        dice: &mut Dice,
        _: Budget<'_>,
    ) -> Option<Decision<Play>> {
        best::<Kadora>(view, seat, dice, |action| match action {
            Play::Place { card, field } => {
                let haul = view.block.haul(card, field);
                let taken = view.block.cards(haul.column | haul.row);
                let mut loot = view.loot.clone();
                if let Some(own) = loot.get_mut(seat.index()) {
                    *own = own.with(&taken);
                }
                let leads = kadora::leads(&loot);
                let gain = taken.iter().map(|card| {
                    let leads = leads[card.colour().index()].leaders.contains(seat);
                    if leads { i32::from(card.value()) + 1 } else { -i32::from(card.value()) }
                });
                gain.sum()
            }
            Play::Keep => 1,
            Play::Give { .. } | Play::Draw(_) => 0,
        })
    }
}
