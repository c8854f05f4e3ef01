//! The state that the parts of the picture share: the card chosen, the place looked at, and what would come of it.

use games::Kadora;
use kadora::{Action, Block, Card, Colour, Field, Fields, Lead, Seen, Told, View};
use leptos::prelude::*;
use prose::draft::kadora::Draft;

use super::count;
use crate::session::Session;

/// How the block came to be as it is shown.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Change {
    block: Block,
    /// The places on which a card has been laid.
    pub(super) new: Fields,
    /// The cards that have gone.
    pub(super) gone: Vec<(Field, Card)>,
}

impl Change {
    fn new(before: Option<&Self>, block: Block) -> Self {
        match before {
            Some(same) if same.block == block => same.clone(),
            Some(Self { block: before, .. }) => Self {
                block,
                new: block
                    .iter()
                    .filter(|&(field, card)| before.get(field) != Some(card))
                    .map(|(field, _)| field)
                    .collect(),
                gone: before.iter().filter(|&(field, _)| block.get(field).is_none()).collect(),
            },
            None => Self { block, new: Fields::NONE, gone: Vec::new() },
        }
    }
}

/// The state of the table's picture. It can be copied into every closure.
#[derive(Clone, Copy)]
pub(super) struct TableUi {
    pub(super) session: Session<Kadora>,
    /// The card chosen, which may have left the hand since.
    chosen: RwSignal<Option<Card>>,
    /// The place under the pointer or in focus.
    pub(super) near: RwSignal<Option<Field>>,
    /// The place chosen, which may have been filled since.
    aimed: RwSignal<Option<Field>>,
    /// What would come of it.
    pub(super) draft: Memo<Option<Draft>>,
    /// How the block came to be as it is shown.
    pub(super) change: Memo<Change>,
    /// Who leads in which colour.
    pub(super) leads: Memo<[Lead; Colour::COUNT]>,
    /// What of the count at the end is to be told, and how much of it has been.
    pub(super) count: count::Count,
    /// Whose cards of which colour are looked at.
    pub(super) opened: RwSignal<Option<(usize, Colour)>>,
}

impl TableUi {
    pub(super) fn new(session: Session<Kadora>) -> Self {
        let view = session.view;
        let [near, aimed] = [(); 2].map(|()| RwSignal::new(None::<Field>));
        let chosen = RwSignal::new(None);
        let draft = Memo::new(move |_| {
            let (card, near, aimed) = (chosen.get()?, near.get(), aimed.get());
            view.with(|view| {
                let open = |field: &Field| view.block.open().contains(*field);
                let field = near.filter(open).or_else(|| aimed.filter(open))?;
                Draft::new(view, card, field)
            })
        });
        Self {
            session,
            chosen,
            near,
            aimed,
            draft,
            change: Memo::new(move |before| Change::new(before, view.read().block)),
            leads: leads(view),
            count: count::Count::new(session),
            opened: RwSignal::new(None),
        }
    }

    /// The same a moment later, for what need not be in the first picture after a click.
    pub(super) fn later(self) -> Self {
        let session = self.session.later();
        Self { session, leads: leads(session.view), ..self }
    }

    /// The card chosen, if it is still in the hand.
    pub(super) fn chosen(self) -> Option<Card> {
        self.chosen.get().filter(|card| self.session.view.read().hand().contains(*card))
    }

    pub(super) fn choose(self, card: Card) {
        self.chosen.set(Some(card));
    }

    /// Whether this place is chosen.
    pub(super) fn is_aimed(self, field: Field) -> bool {
        self.aimed.get() == Some(field)
            && self.draft.get().is_some_and(|draft| draft.field == field)
    }

    /// Chooses a place; chosen a second time, the card is laid there.
    pub(super) fn aim(self, field: Field) {
        if untrack(|| self.is_aimed(field)) {
            self.lay();
        } else {
            self.aimed.set(Some(field));
        }
    }

    /// What would be done to lay the card as planned, if it is time for it.
    fn laying(self) -> Option<Vec<Action>> {
        let draft = self.draft.get()?;
        if self.session.actions.read().is_empty() {
            return None;
        }
        draft.actions(&self.session.view.read())
    }

    /// The card that can be laid on the place chosen.
    pub(super) fn ready(self) -> Option<Action> {
        let aimed = self.aimed.get()?;
        self.laying()?.pop().filter(|_| self.is_aimed(aimed))
    }

    /// Lays the card as planned.
    pub(super) fn lay(self) {
        if let Some(actions) = untrack(|| self.laying()) {
            self.aimed.set(None);
            self.session.act_all(actions);
        }
    }

    /// Where the last card was laid by hand.
    pub(super) fn last_laid(self) -> Option<Field> {
        let history = &*self.session.history.read();
        history.iter().rev().find_map(|happened| match happened.seen {
            Seen::Told(Told::Placed { field, .. }) => Some(field),
            _ => None,
        })
    }
}

fn leads(view: ReadSignal<View>) -> Memo<[Lead; Colour::COUNT]> {
    Memo::new(move |_| {
        let view = &*view.read();
        view.scoring().map_or_else(|| view.leads(), |all| all.leads)
    })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

    use super::*;

    #[test]
    fn what_was_taken_has_gone_and_what_was_laid_is_new() {
        let lies = |field: &str, card: &str| (field.parse().unwrap(), card.parse().unwrap());
        let (taken, stays, laid) = (lies("a1", "R2b"), lies("b1", "Y5m"), lies("a2", "O3p"));
        let before = Change::new(None, Block::from_iter([taken, stays]));
        assert!(before.gone.is_empty() && before.new.is_empty());
        let after = Change::new(Some(&before), Block::from_iter([stays, laid]));
        assert_eq!(after.gone, [taken]);
        assert_eq!(after.new, Fields::only(laid.0));
        assert!(Change::new(Some(&after), after.block) == after);
    }
}
