//! Mirrors on the whole screen: the board with its rim, and the beams while you choose.

mod draw;

use mirrors::{
    Action, Colour, Diagonal, Entrance, Field, Heading, Mirrors, Stage, Touch, View, Way,
};
use prose::draft::mirrors::{Draft, own};
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use voice::{Message, Speaker, Spoken as _, console, mirrors::console as words};

use self::draw::{Grid, beams, draw_board, draw_panel};
use super::{Canvas, FullScreen, Key, Press};

/// Where the keyboard is, and what it has chosen.
#[derive(Clone, Debug)]
pub struct Cursor {
    at: Field,
    /// Which of the four beams, from 1.
    beam: Option<u8>,
    /// The half-made move. A mirror that is picked up and not carried away yet moves to its own field.
    draft: Draft,
}

impl Default for Cursor {
    fn default() -> Self {
        Self {
            at: const { Field::at(1, 2).expect("b3 is on the board") },
            beam: None,
            draft: Draft::default(),
        }
    }
}

impl Cursor {
    fn next_beam(&mut self) {
        self.beam = Some(self.beam.map_or(1, |beam| beam % 4 + 1));
    }

    fn walk(&mut self, key: KeyCode) -> bool {
        let heading = match key {
            KeyCode::Left => Heading::West,
            KeyCode::Right => Heading::East,
            KeyCode::Up => Heading::North,
            KeyCode::Down => Heading::South,
            _ => return false,
        };
        self.go_to(self.at.next(heading).unwrap_or(self.at));
        true
    }

    /// Goes to a field, with the mirror that is being placed or moved.
    fn go_to(&mut self, field: Field) {
        self.at = field;
        self.draft.touch = match self.draft.touch {
            Some(Touch::Place { diagonal, .. }) => Some(Touch::Place { field, diagonal }),
            Some(Touch::Move { from, diagonal, .. }) => {
                Some(Touch::Move { from, to: field, diagonal })
            }
            Some(Touch::Turn { .. } | Touch::Off { .. }) | None => None,
        };
    }

    /// Where the mirror stood that is being moved.
    const fn lifted(&self) -> Option<Field> {
        match self.draft.touch {
            Some(Touch::Move { from, .. }) => Some(from),
            _ => None,
        }
    }

    /// The mirror that is being placed or moved lies along this diagonal.
    fn lay_along(&mut self, view: &View, diagonal: Diagonal) {
        let field = self.at;
        match &mut self.draft.touch {
            Some(Touch::Move { diagonal: old, .. }) => *old = diagonal,
            touch if view.board.beside() > 0 => *touch = Some(Touch::Place { field, diagonal }),
            _ => {}
        }
    }

    /// The mirror that is being placed or moved lies along its other diagonal.
    fn turn_over(&mut self, view: &View) {
        let diagonal = match self.draft.touch {
            Some(Touch::Place { diagonal, .. } | Touch::Move { diagonal, .. }) => diagonal,
            _ => Diagonal::Rising,
        };
        self.lay_along(view, diagonal.turned());
    }

    /// The move as it stands: what Enter would do with the mirror under the cursor, and the diamonds in order. A mirror beside
    /// the board is placed under the cursor; one that is picked up and not carried away yet is not touched.
    fn draft(&self, view: &View) -> Draft {
        let touch = match self.draft.touch {
            _ if !may_touch(view) => None,
            Some(Touch::Move { from, to, .. }) if from == to => None,
            None if view.board.beside() > 0 => {
                Some(Touch::Place { field: self.at, diagonal: Diagonal::Rising })
            }
            touch => touch,
        };
        Draft { touch, ..self.draft.clone() }
    }
}

fn may_touch(view: &View) -> bool {
    matches!(view.stage, Stage::Placing { .. } | Stage::Touching { .. })
}

fn entrance(view: &View, beam: u8) -> Option<Entrance> {
    own(view)?.side.entrances().get(usize::from(beam).checked_sub(1)?).copied()
}

impl FullScreen for Mirrors {
    type Cursor = Cursor;

    const LEAST: (u16, u16) = (76, 20);

    fn headline(view: &View, to: &Speaker<'_>) -> String {
        to.say(&words::cards(view.pile, view.options.target.cards()))
    }

    fn paint(view: &View, cursor: Option<&Cursor>, to: &Speaker<'_>, canvas: &mut Canvas<'_>) {
        let Rect { width, height, .. } = canvas.area;
        let grid = match (width, height) {
            (98.., 23..) => Grid::LARGE,
            (78.., 15..) => Grid::SMALL,
            _ => Grid::TINY,
        };
        let wide = grid.width();
        let tall = grid.height().min(height);
        let top = (height - tall) / 2;
        draw_board(view, cursor, grid, &mut canvas.within(Rect::new(0, top, wide, tall)));
        let rest = Rect::new(wide + 1, 0, width.saturating_sub(wide + 1), height);
        draw_panel(view, cursor, to, &mut canvas.within(rest));
    }

    fn note(view: &View, cursor: &Cursor, to: &Speaker<'_>) -> Option<String> {
        let notes: Vec<String> = outlook(view, cursor).iter().map(|note| to.say(note)).collect();
        (!notes.is_empty()).then(|| notes.join(" · "))
    }

    fn keys(view: &View, cursor: &Cursor, to: &Speaker<'_>) -> Vec<Key> {
        let say = |message| to.say(&message);
        let arrows = || Key::named(KeyCode::Null, "←↑↓→", say(console::key_move_cursor()));
        let enter = |does| Key::named(KeyCode::Enter, "Enter", does);
        let beams = || Key::named(KeyCode::Tab, "1-4", say(words::key_beam()));
        let turn = || Key::named(KeyCode::Char(' '), "/ \\", say(words::key_mirror()));
        match view.stage {
            Stage::Taking { .. } => vec![
                beams(),
                enter(say(words::key_take())),
                Key::new('n', say(words::key_take_none())),
            ],
            Stage::Returning { .. } => {
                let mut keys = vec![Key::named(KeyCode::Null, "R B G Y", say(words::key_order()))];
                if !cursor.draft.order.is_empty() {
                    let erase = say(words::key_erase());
                    keys.push(Key::named(KeyCode::Backspace, "←", erase));
                }
                if cursor.draft.returned().is_some() {
                    keys.push(enter(say(words::key_put_back())));
                }
                keys
            }
            _ if view.board.beside() > 0 => {
                vec![arrows(), turn(), beams(), enter(say(words::key_place()))]
            }
            _ if cursor.lifted().is_some() => vec![
                arrows(),
                turn(),
                beams(),
                enter(say(words::key_put_down())),
                Key::named(KeyCode::Esc, "Esc", say(console::key_close())),
            ],
            _ => {
                let mut keys = vec![
                    arrows(),
                    Key::new('t', say(words::key_turn())),
                    Key::new('m', say(words::key_pick_up())),
                    Key::new('x', say(words::key_off())),
                    beams(),
                ];
                if cursor.beam.is_some() {
                    keys.push(enter(say(words::key_take())));
                } else if cursor.draft.touch.is_some() {
                    keys.push(enter(say(words::key_turn())));
                }
                keys.push(Key::new('p', say(words::key_pass())));
                keys
            }
        }
    }

    fn press(view: &View, cursor: &mut Cursor, press: Press) -> Option<Vec<Action>> {
        let key = match press {
            Press::Key(key) => key,
            Press::At(place) => return click(view, cursor, place),
        };
        if let KeyCode::Char(digit @ '0'..='4') = key {
            cursor.beam = digit.to_digit(10).filter(|&beam| beam > 0).map(|beam| beam as u8);
            return None;
        }
        if key == KeyCode::Tab {
            cursor.next_beam();
            return None;
        }
        match view.stage {
            Stage::Taking { .. } => match key {
                KeyCode::Char('n' | 'N' | '.') => Some(vec![Action::Done]),
                KeyCode::Enter => take(view, cursor.beam.unwrap_or_else(|| first_lit(view))),
                KeyCode::Left | KeyCode::Up => {
                    cursor.beam = Some(cursor.beam.map_or(4, |beam| (beam + 2) % 4 + 1));
                    None
                }
                KeyCode::Right | KeyCode::Down => {
                    cursor.next_beam();
                    None
                }
                _ => None,
            },
            Stage::Returning { .. } => put_back(cursor, key).map(|action| vec![action]),
            Stage::Placing { .. } | Stage::Touching { .. } => touch(view, cursor, key),
            _ => None,
        }
    }
}

/// What each beam that is drawn would bring: a diamond that can be taken, or why one that is needed cannot.
fn outlook(view: &View, cursor: &Cursor) -> Vec<Message> {
    let draft = cursor.draft(view);
    let Some(way) = draft.way(view) else { return Vec::new() };
    let board = draft.board(view);
    let wanted = view.wanted();
    let notes = beams(view, cursor, &draft).into_iter().filter_map(|beam| {
        let colour = view.rim.at(beam.recess).filter(|_| wanted.contains(beam.recess))?;
        let typed = format!("{}>{}", beam.entrance, beam.recess);
        let mirrors = beam.mirrors.len();
        Some(match way {
            _ if way.admits(board, beam.mirrors) => words::beam_lights(typed, colour.message()),
            Way::Placed { field } if !beam.mirrors.contains(field) => words::beam_past(typed, "M9"),
            Way::Placed { .. } => words::beam_few(typed, mirrors, 2, "M9"),
            Way::Three => words::beam_few(typed, mirrors, 3, "M11"),
        })
    });
    notes.collect()
}

/// The first step of a turn, by keys.
fn touch(view: &View, cursor: &mut Cursor, key: KeyCode) -> Option<Vec<Action>> {
    if cursor.walk(key) {
        return None;
    }
    let field = cursor.at;
    let twelve = view.board.beside() == 0;
    let lifted = cursor.lifted().is_some();
    match key {
        KeyCode::Char('/') => cursor.lay_along(view, Diagonal::Rising),
        KeyCode::Char('\\') => cursor.lay_along(view, Diagonal::Falling),
        KeyCode::Char(' ') if !twelve || lifted => cursor.turn_over(view),
        KeyCode::Esc => {
            if twelve {
                cursor.draft.touch = None;
            }
            cursor.beam = None;
        }
        KeyCode::Char('p' | 'P' | '-') => return Some(vec![Action::Pass]),
        KeyCode::Char('t' | 'T' | ' ' | '~') if twelve && !lifted => {
            let turn = Touch::Turn { field };
            if cursor.draft.touch == Some(turn) {
                return Some(vec![Action::Touch(turn)]);
            }
            cursor.draft.touch = Some(turn);
        }
        KeyCode::Char('m' | 'M') if twelve && !lifted => {
            let diagonal = view.board.at(field).unwrap_or(Diagonal::Rising);
            cursor.draft.touch = Some(Touch::Move { from: field, to: field, diagonal });
        }
        KeyCode::Char('x' | 'X') if twelve => {
            return Some(vec![Action::Touch(Touch::Off { field })]);
        }
        KeyCode::Enter => {
            return match (cursor.draft(view).touch, cursor.beam) {
                (Some(touch), _) => Some(vec![Action::Touch(touch)]),
                (None, Some(beam)) if twelve => take(view, beam),
                _ => None,
            };
        }
        _ => {}
    }
    None
}

/// A place in the drawing: a field, or an entrance.
fn click(view: &View, cursor: &mut Cursor, place: usize) -> Option<Vec<Action>> {
    if let Some(beam) = place.checked_sub(16) {
        let beam = beam as u8 + 1;
        if cursor.beam == Some(beam) && (!may_touch(view) || view.board.beside() == 0) {
            return take(view, beam);
        }
        cursor.beam = Some(beam);
        return None;
    }
    if !may_touch(view) {
        return None;
    }
    let field = Field::all().nth(place)?;
    if cursor.at != field {
        cursor.go_to(field);
        return None;
    }
    // A click on the same field looks at the other diagonal.
    if view.board.beside() > 0 || cursor.lifted().is_some() {
        cursor.turn_over(view);
    } else {
        let turn = Touch::Turn { field };
        cursor.draft.touch = (cursor.draft.touch != Some(turn)).then_some(turn);
    }
    None
}

fn take(view: &View, beam: u8) -> Option<Vec<Action>> {
    let entrance = entrance(view, beam)?;
    let recess = view.board.beam(entrance).recess;
    Some(vec![Action::Take { entrance, recess }])
}

/// The first beam that lights something to be taken.
fn first_lit(view: &View) -> u8 {
    let lit = Draft::default().takes(view).first().map(|&(entrance, _)| entrance);
    (1..=4).find(|&beam| lit.is_some() && entrance(view, beam) == lit).unwrap_or(1)
}

fn put_back(cursor: &mut Cursor, key: KeyCode) -> Option<Action> {
    match key {
        KeyCode::Backspace | KeyCode::Esc => {
            cursor.draft.order.pop();
        }
        KeyCode::Char(letter) if cursor.draft.order.len() < 4 => {
            cursor.draft.order.extend(letter.to_uppercase().to_string().parse::<Colour>().ok());
        }
        KeyCode::Enter => return cursor.draft.returned(),
        _ => {}
    }
    None
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

    use luck::Dice;
    use table::{Game as _, Refusal as _, Turn, Viewer, pick};
    use voice::Arg;

    use super::*;

    /// The take that a note is about, as it is typed.
    fn take(note: &Message) -> Action {
        let typed = note.args.iter().find(|(name, _)| *name == "typed");
        let Some((_, Arg::Text(typed))) = typed else { panic!("{note:?}") };
        typed.parse().unwrap()
    }

    /// The first view of a game in which a mirror on the board may be touched.
    fn twelve_mirrors() -> View {
        let mut dice = Dice::new(1);
        let mut game = Mirrors::new(2, &mirrors::Options::default()).unwrap();
        loop {
            if game.turn() == Turn::Chance {
                let deal = game.draw(&mut dice);
                game.deal(deal, &mut ()).unwrap();
                continue;
            }
            let seat = game.turn().awaited().first().unwrap();
            let view = game.view(Viewer::Seat(seat));
            if matches!(view.stage, Stage::Touching { .. }) && view.board.beside() == 0 {
                return view;
            }
            let action = pick(&game, seat, &mut dice).unwrap();
            game.act(seat, action, &mut ()).unwrap();
        }
    }

    fn press(view: &View, cursor: &mut Cursor, key: KeyCode) -> Option<Vec<Action>> {
        Mirrors::press(view, cursor, Press::Key(key))
    }

    #[test]
    fn a_mirror_that_is_picked_up_follows_the_cursor() {
        let view = twelve_mirrors();
        let from = view.board.standing().nth(0).unwrap();
        let to = view.board.free().nth(0).unwrap();
        let mut cursor = Cursor { at: from, ..Cursor::default() };
        assert_eq!(press(&view, &mut cursor, KeyCode::Char('m')), None);
        assert_eq!(cursor.lifted(), Some(from));
        assert_eq!(press(&view, &mut cursor, KeyCode::Enter), None, "it is on its own field");
        let square = Field::all().position(|field| field == to).unwrap();
        assert_eq!(Mirrors::press(&view, &mut cursor, Press::At(square)), None);
        assert_eq!(press(&view, &mut cursor, KeyCode::Char(' ')), None);
        let diagonal = view.board.at(from).unwrap().turned();
        let moved = Action::Touch(Touch::Move { from, to, diagonal });
        assert_eq!(press(&view, &mut cursor, KeyCode::Enter), Some(vec![moved]));
        assert_eq!(press(&view, &mut cursor, KeyCode::Esc), None);
        assert!(cursor.draft.is_empty());
    }

    #[test]
    fn a_turned_mirror_is_shown_before_it_is_turned() {
        let view = twelve_mirrors();
        let field = view.board.standing().nth(0).unwrap();
        let mut cursor = Cursor { at: field, ..Cursor::default() };
        assert_eq!(press(&view, &mut cursor, KeyCode::Char('t')), None);
        assert_ne!(cursor.draft(&view).board(&view).at(field), view.board.at(field));
        let turned = Action::Touch(Touch::Turn { field });
        for key in [KeyCode::Char('t'), KeyCode::Enter] {
            assert_eq!(press(&view, &mut cursor, key), Some(vec![turned]));
        }
    }

    /// What is said of a beam before a mirror is placed is what the rules say once it is.
    #[test]
    fn what_is_said_of_a_beam_comes_true() {
        let (mut lit, mut few) = (0, 0);
        for seed in 0..6 {
            let mut dice = Dice::new(seed);
            let mut game = Mirrors::new(3, &mirrors::Options::default()).unwrap();
            loop {
                let seat = match game.turn() {
                    Turn::Over => break,
                    Turn::Chance => {
                        let deal = game.draw(&mut dice);
                        game.deal(deal, &mut ()).unwrap();
                        continue;
                    }
                    turn @ Turn::Seats { .. } => turn.awaited().first().unwrap(),
                };
                let view = game.view(Viewer::Seat(seat));
                if let Stage::Placing { .. } = view.stage {
                    for at in Field::all() {
                        let cursor = Cursor { at, ..Cursor::default() };
                        let touch = cursor.draft(&view).touch.unwrap();
                        let mut after = game;
                        if after.act(seat, Action::Touch(touch), &mut ()).is_err() {
                            continue;
                        }
                        let lights = words::beam_lights(String::new(), Colour::Red.message());
                        for note in outlook(&view, &cursor) {
                            let taken = { after }.act(seat, take(&note), &mut ());
                            if note.key == lights.key {
                                taken.unwrap();
                                lit += 1;
                            } else if after.turn().awaited().contains(seat)
                                && matches!(
                                    after.view(Viewer::Spectator).stage,
                                    Stage::Taking { .. }
                                )
                            {
                                assert_eq!(taken.unwrap_err().clause(), "M9");
                                few += 1;
                            }
                        }
                    }
                }
                let action = pick(&game, seat, &mut dice).unwrap();
                game.act(seat, action, &mut ()).unwrap();
            }
        }
        assert!(lit > 10 && few > 10, "{lit} {few}");
    }
}
