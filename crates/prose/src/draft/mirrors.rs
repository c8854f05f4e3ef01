//! A move of Mirrors in the making.

use mirrors::{
    Action, Board, Colour, Diagonal, Entrance, Field, Order, PlayerView, Recess, Side, Stage,
    Touch, View, Way,
};

/// A step that has not been taken yet.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Draft {
    /// What happens to a mirror.
    pub touch: Option<Touch>,
    /// The recess whose diamond is taken.
    pub take: Option<Recess>,
    /// The diamonds that go back, in order, as far as chosen.
    pub order: Vec<Colour>,
}

/// What comes of a tap.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Tap {
    /// Nothing.
    Nothing,
    /// Another draft.
    Draft(Draft),
    /// The rules have a reason against it, and should tell.
    Ask(Action),
}

/// A button that makes a step of a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MoveButton {
    /// What is done, in order.
    pub actions: Vec<Action>,
    /// Whether Enter does it.
    pub main: bool,
}

impl Draft {
    /// Whether nothing has been thought of.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// The mirrors as they would stand.
    pub fn board(&self, view: &View) -> Board {
        self.touch.and_then(|touch| view.board.after(touch)).unwrap_or(view.board)
    }

    /// By way of which mirrors a diamond may be lit; none as long as a mirror has to be placed first.
    pub fn way(&self, view: &View) -> Option<Way> {
        match (self.touch, view.stage) {
            (Some(touch), _) => Some(touch.way()),
            (None, Stage::Taking { way, .. }) => Some(way),
            (None, Stage::Touching { .. }) => Some(Way::Three),
            (None, _) => None,
        }
    }

    /// The diamonds that the viewer could take then.
    pub fn takes(&self, view: &View) -> Vec<(Entrance, Recess)> {
        let (Some(own), Some(way)) = (own(view), self.way(view)) else { return Vec::new() };
        let lights = self.board(view).lights(own.side, way);
        lights.iter().filter(|&(_, recess)| view.wanted().contains(recess)).collect()
    }

    /// The field on which the touched mirror is seen.
    pub fn field(&self) -> Option<Field> {
        self.touch.map(field_of)
    }

    /// The same mirror, the other way: along its other diagonal, or off the board instead of turned.
    pub fn other(&self) -> Option<Self> {
        let touch = self.touch.map(other);
        touch.is_some().then(|| Self { touch, ..Self::default() })
    }

    /// The recesses into which diamonds go back, in order (M16).
    pub fn open(view: &View) -> Vec<Recess> {
        let Stage::Returning { emptied, .. } = view.stage else { return Vec::new() };
        let lying = view.rim.lying();
        emptied.anticlockwise().filter(|&recess| !lying.contains(recess)).take(4).collect()
    }

    /// The diamonds that have still to be put in order.
    pub fn left(&self, view: &View) -> Vec<Colour> {
        let Stage::Returning { seat, .. } = view.stage else { return Vec::new() };
        let mut left =
            view.players.get(seat.index()).map_or(Vec::new(), |own| own.diamonds.clone());
        for chosen in &self.order {
            if let Some(at) = left.iter().position(|colour| colour == chosen) {
                left.remove(at);
            }
        }
        left
    }

    /// The diamonds go back, once all four are in order.
    pub fn returned(&self) -> Option<Action> {
        let order = <[Colour; 4]>::try_from(&*self.order).ok()?;
        Some(Action::Return(Order(order)))
    }

    /// What the person can do with one more step; nothing while others are awaited.
    pub fn buttons(&self, view: &View, actions: &[Action]) -> Vec<MoveButton> {
        if actions.is_empty() {
            return Vec::new();
        }
        if let Some(action) = self.returned() {
            return vec![MoveButton { actions: vec![action], main: true }];
        }
        let mut buttons = Vec::new();
        if !actions.iter().any(|action| matches!(action, Action::Return(_))) {
            // Who lights a diamond that they need wants it.
            let wanted = self.take.or_else(|| self.takes(view).first().map(|(_, recess)| *recess));
            for (entrance, recess) in self.takes(view) {
                let take = Action::Take { entrance, recess };
                let actions = self.touch.map(Action::Touch).into_iter().chain([take]).collect();
                buttons.push(MoveButton { actions, main: wanted == Some(recess) });
            }
        }
        if let Some(touch) = self.touch {
            let main = buttons.is_empty();
            buttons.push(MoveButton { actions: vec![Action::Touch(touch)], main });
        } else {
            let rest =
                actions.iter().filter(|action| matches!(action, Action::Pass | Action::Done));
            buttons.extend(rest.map(|&action| MoveButton { actions: vec![action], main: false }));
        }
        buttons
    }

    /// What comes of a tap on a field.
    pub fn tap_field(&self, view: &View, actions: &[Action], field: Field) -> Tap {
        let touch = self.wish(view.board, field);
        if actions.contains(&Action::Touch(touch)) {
            Tap::Draft(Self { touch: Some(touch), ..Self::default() })
        } else {
            Tap::Ask(Action::Touch(touch))
        }
    }

    /// What a tap on a field means, whether the rules allow it or not.
    fn wish(&self, board: Board, field: Field) -> Touch {
        let diagonal = Diagonal::Rising;
        match (self.touch, board.at(field)) {
            (Some(touch), _) if field_of(touch) == field => other(touch),
            (_, Some(_)) if board.beside() == 0 => Touch::Turn { field },
            (Some(Touch::Turn { field: from } | Touch::Off { field: from }), None) => {
                Touch::Move { from, to: field, diagonal: board.at(from).unwrap_or(diagonal) }
            }
            (Some(Touch::Move { from, diagonal, .. }), None) => {
                Touch::Move { from, to: field, diagonal }
            }
            (Some(Touch::Place { diagonal, .. }), _) => Touch::Place { field, diagonal },
            _ => Touch::Place { field, diagonal },
        }
    }

    /// What comes of a tap on a recess.
    pub fn tap_recess(&self, view: &View, recess: Recess) -> Tap {
        if self.takes(view).iter().any(|&(_, lit)| lit == recess) {
            let take = (self.take != Some(recess)).then_some(recess);
            return Tap::Draft(Self { take, ..self.clone() });
        }
        match (own(view), self.touch) {
            (Some(own), None) => {
                let beams = view.board.beams(own.side);
                let lights = beams.iter().find(|beam| beam.recess == recess);
                let entrance = lights.unwrap_or(&beams[0]).entrance;
                Tap::Ask(Action::Take { entrance, recess })
            }
            _ => Tap::Nothing,
        }
    }
}

/// What lies in front of the viewer.
pub fn own(view: &View) -> Option<&PlayerView> {
    view.players.get(view.you?.index())
}

/// The side from which the viewer sees the board: a spectator looks from the south.
pub fn side(view: &View) -> Side {
    own(view).map_or(Side::South, |own| own.side)
}

/// The field on which the mirror is seen afterwards, or was seen before.
const fn field_of(touch: Touch) -> Field {
    match touch {
        Touch::Place { field, .. } | Touch::Turn { field } | Touch::Off { field } => field,
        Touch::Move { to, .. } => to,
    }
}

const fn other(touch: Touch) -> Touch {
    match touch {
        Touch::Place { field, diagonal } => Touch::Place { field, diagonal: diagonal.turned() },
        Touch::Move { from, to, diagonal } => Touch::Move { from, to, diagonal: diagonal.turned() },
        Touch::Turn { field } => Touch::Off { field },
        Touch::Off { field } => Touch::Turn { field },
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

    use luck::Dice;
    use mirrors::{Mirrors, Options};
    use table::{Game, Seat, Turn, Viewer, pick};

    use super::*;

    /// Walks through a game in which everyone does anything.
    fn walk(seed: u64, mut each: impl FnMut(&Mirrors, Seat, &View, &[Action])) {
        let mut game = Mirrors::new(2, &Options::default()).unwrap();
        let mut dice = Dice::new(seed);
        for _ in 0..120 {
            match game.turn() {
                Turn::Over => return,
                Turn::Chance => {
                    let deal = game.draw(&mut dice);
                    game.deal(deal, &mut ()).unwrap();
                }
                turn @ Turn::Seats { .. } => {
                    let seat = turn.awaited().first().unwrap();
                    let mut actions = Vec::new();
                    game.actions(seat, |action| actions.push(action));
                    each(&game, seat, &game.view(Viewer::Seat(seat)), &actions);
                    let action = pick(&game, seat, &mut dice).unwrap();
                    game.act(seat, action, &mut ()).unwrap();
                }
            }
        }
    }

    fn drafted(tap: Tap) -> Draft {
        match tap {
            Tap::Draft(draft) => draft,
            tap => panic!("{tap:?}"),
        }
    }

    #[test]
    fn a_field_chosen_again_flips_its_mirror() {
        let mut placed = 0;
        walk(1, |_, _, view, actions| {
            let Stage::Placing { .. } = view.stage else { return };
            let field = view.board.free().nth(0).unwrap();
            let once = drafted(Draft::default().tap_field(view, actions, field));
            let twice = drafted(once.tap_field(view, actions, field));
            assert_ne!(once.board(view).at(field), twice.board(view).at(field));
            assert_eq!(drafted(twice.tap_field(view, actions, field)), once);
            placed += 1;
        });
        assert!(placed > 0);
    }

    #[test]
    fn a_mirror_that_is_chosen_turns_comes_off_and_moves() {
        let mut touched = 0;
        walk(1, |_, _, view, actions| {
            if !actions.iter().any(|action| matches!(action, Action::Touch(Touch::Off { .. }))) {
                return;
            }
            let from = view.board.standing().nth(3).unwrap();
            let to = view.board.free().nth(0).unwrap();
            let turned = drafted(Draft::default().tap_field(view, actions, from));
            assert_eq!(turned.touch, Some(Touch::Turn { field: from }));
            let off = drafted(turned.tap_field(view, actions, from));
            assert_eq!(off.touch, Some(Touch::Off { field: from }));
            for chosen in [turned, off] {
                let moved = drafted(chosen.tap_field(view, actions, to));
                assert_eq!(moved.board(view).at(to), view.board.at(from));
                assert_eq!(moved.board(view).at(from), None);
            }
            touched += 1;
        });
        assert!(touched > 0);
    }

    #[test]
    fn every_button_does_what_the_rules_allow_and_no_diamond_is_forgotten() {
        let mut takes = 0;
        for seed in 0..4 {
            walk(seed, |game, seat, view, actions| {
                for &action in actions {
                    let Action::Touch(touch) = action else { continue };
                    let draft = Draft { touch: Some(touch), ..Draft::default() };
                    let buttons = draft.buttons(view, actions);
                    for choice in &buttons {
                        let mut game = *game;
                        for &action in &choice.actions {
                            game.act(seat, action, &mut ()).unwrap();
                        }
                    }
                    let mut after = *game;
                    after.act(seat, action, &mut ()).unwrap();
                    let mut allowed = 0;
                    if after.turn().awaited().contains(seat) {
                        after.actions(seat, |action| {
                            allowed += usize::from(matches!(action, Action::Take { .. }));
                        });
                    }
                    assert_eq!(buttons.len(), 1 + allowed, "{touch}");
                    takes += allowed;
                }
            });
        }
        assert!(takes > 0);
    }

    #[test]
    fn nothing_is_offered_while_others_are_awaited() {
        walk(3, |game, seat, _, _| {
            for other in Seat::all(2).filter(|&other| other != seat) {
                let view = game.view(Viewer::Seat(other));
                assert_eq!(Draft::default().buttons(&view, &[]), []);
            }
        });
    }

    #[test]
    fn the_rules_are_asked_only_about_what_they_refuse() {
        let mut asked = 0;
        walk(2, |_, _, view, actions| {
            let draft = Draft::default();
            let fields = Field::all().map(|field| draft.tap_field(view, actions, field));
            for tap in fields.chain(Recess::all().map(|recess| draft.tap_recess(view, recess))) {
                if let Tap::Ask(action) = tap {
                    assert!(!actions.contains(&action), "{action}");
                    asked += 1;
                }
            }
        });
        assert!(asked > 0);
    }
}
