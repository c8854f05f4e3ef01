//! The state that the parts of the picture share: the game, the player's draft of a move, and the keyboard's position.

use games::Mirrors;
use leptos::prelude::*;
use mirrors::{Action, Board, Entrance, Recess, Touch};
use prose::Playable;
use prose::draft::mirrors::{Draft, MoveButton, Tap, side};
use voice::{Message, Spoken, mirrors::table as words};

use super::light::{self, Gleam, Ray};
use super::outlook::{Cell, Outlook, Spot};
use crate::session::{FIRST_PICTURE, Session};

/// The state of the table's picture. It can be copied into every closure.
#[derive(Clone, Copy)]
pub(super) struct TableUi {
    pub(super) session: Session<Mirrors>,
    pub(super) outlook: Outlook,
    pub(super) draft: RwSignal<Draft>,
    /// The mirrors as they stand in the draft.
    pub(super) board: Memo<Board>,
    pub(super) rays: Memo<Vec<Ray>>,
    pub(super) buttons: Memo<Vec<MoveButton>>,
    /// The table a moment later, for what is only told: it need not be in the first picture after a click.
    pub(super) later: Session<Mirrors>,
    /// How everyone stands, in sentences.
    pub(super) scores: Memo<Vec<String>>,
    /// The places are to be named anew, a moment after they changed.
    named: RwSignal<()>,
    /// Whose beam is asked for.
    pub(super) asked: RwSignal<Option<Entrance>>,
    /// Where the keyboard is on the board.
    pub(super) at: RwSignal<Cell>,
}

impl TableUi {
    pub(super) fn new(session: Session<Mirrors>) -> Self {
        let outlook = Outlook(session.view.with_untracked(side));
        let draft = RwSignal::new(Draft::default());
        let asked = RwSignal::new(None);
        Effect::new(move || {
            session.view.track();
            draft.set(Draft::default());
        });
        let board = Memo::new(move |_| draft.read().board(&session.view.read()));
        let rays = Memo::new(move |_| {
            let acting = !session.actions.read().is_empty();
            let (view, latest) = (&*session.view.read(), &*session.latest.read());
            light::rays(view, &draft.read(), acting, latest, asked.get(), outlook)
        });
        let buttons =
            Memo::new(move |_| draft.read().buttons(&session.view.read(), &session.actions.read()));
        let later = session.later();
        let named = RwSignal::new(());
        Effect::new(move || {
            session.view.track();
            draft.track();
            asked.track();
            // The language, and what everyone is called.
            session.speak(|_| ());
            let name = move || {
                named.try_set(());
            };
            set_timeout(name, FIRST_PICTURE);
        });
        Self {
            session,
            outlook,
            draft,
            board,
            rays,
            buttons,
            later,
            scores: Memo::new(move |_| later.tell(Mirrors::score)),
            named,
            asked,
            at: RwSignal::new((1, 4)),
        }
    }

    /// A place of the board is chosen.
    pub(super) fn tap(self, spot: Spot) {
        let actions = self.session.actions.get_untracked();
        let (draft, view) = (self.draft.get_untracked(), self.session.view.get_untracked());
        let tap = match spot {
            _ if actions.is_empty() => Tap::Nothing,
            Spot::Corner => Tap::Nothing,
            Spot::Field(field) => draft.tap_field(&view, &actions, field),
            Spot::Recess(recess) => draft.tap_recess(&view, recess),
        };
        match tap {
            Tap::Nothing => {}
            Tap::Draft(draft) => self.think(draft),
            Tap::Ask(action) => self.session.act(action),
        }
    }

    /// The person has something else in mind.
    pub(super) fn think(self, draft: Draft) {
        self.session.refused.set(None);
        self.draft.set(draft);
    }

    /// Flips the mirror that is thought of, or takes it off instead of turning it; without one, thinks of where the keyboard is.
    pub(super) fn flip(self) {
        let other = self.draft.read_untracked().other();
        match other {
            Some(other) => self.think(other),
            None => self.tap(self.outlook.spot(self.at.get_untracked())),
        }
    }

    /// Does what is thought of; false if nothing is, or it is not complete.
    pub(super) fn confirm(self) -> bool {
        let main = self.buttons.get_untracked().into_iter().find(|button| button.main);
        main.map(|choice| self.session.act_all(choice.actions)).is_some()
    }

    /// What lies in a recess, or would if the draft were done.
    pub(super) fn lies(self, recess: Recess) -> Option<mirrors::Colour> {
        let view = &*self.session.view.read();
        view.rim.at(recess).or_else(|| {
            let at = Draft::open(view).iter().position(|&open| open == recess)?;
            self.draft.read().order.get(at).copied()
        })
    }

    /// How a recess is lit, if it is.
    pub(super) fn gleam(self, recess: Recess) -> Option<Gleam> {
        let rays = &*self.rays.read();
        let is_lit =
            |gleam: &Gleam| rays.iter().any(|ray| ray.gleam == *gleam && ray.recess == recess);
        [Gleam::Needed, Gleam::Lit, Gleam::Took].into_iter().find(is_lit)
    }

    /// What a place is called, with all that can be seen there. It follows the picture.
    pub(super) fn name(self, spot: Spot) -> String {
        self.named.track();
        untrack(|| self.named_now(spot))
    }

    fn named_now(self, spot: Spot) -> String {
        let say = |message: Message| self.session.say(&message);
        match spot {
            Spot::Corner => String::new(),
            Spot::Field(field) => {
                let place = say(match self.board.get().at(field) {
                    None => words::free(field),
                    Some(diagonal) => words::mirror(field, diagonal.message()),
                });
                if self.draft.read().field() == Some(field) {
                    say(words::thought(place))
                } else {
                    place
                }
            }
            Spot::Recess(recess) => {
                let place = say(match self.lies(recess) {
                    None => words::recess_open(recess),
                    Some(colour) => words::recess(recess, colour.message()),
                });
                let place = match self.gleam(recess) {
                    Some(Gleam::Needed) => say(words::lit_needed(place)),
                    Some(Gleam::Lit) => say(words::lit(place)),
                    _ => place,
                };
                if self.draft.read().take == Some(recess) {
                    say(words::thought(place))
                } else if recess.side() == self.outlook.0 {
                    let beam = self.board.get().beam(recess.entrance());
                    format!("{place}. {}", self.session.say(&beam))
                } else {
                    place
                }
            }
        }
    }

    /// What a button does. Diagonals are named as the south sees them, so they are left to the picture.
    pub(super) fn label(self, actions: &[Action]) -> String {
        self.session.say(&match actions.last() {
            Some(&Action::Touch(Touch::Place { field, .. })) => words::do_place(field),
            Some(&Action::Touch(Touch::Move { from, to, .. })) => words::do_move(from, to),
            Some(action) => action.message(),
            None => words::cancel(),
        })
    }
}
