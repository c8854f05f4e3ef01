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
use super::{Canvas, Key, Press, Scene};

/// Where the keyboard is, and what it has chosen.
#[derive(Clone, Debug)]
pub struct Cursor {
    at: Field,
    diagonal: Diagonal,
    /// The mirror being moved.
    lifted: Option<Field>,
    /// Whether the mirror under the cursor is shown turned.
    turned: bool,
    /// Which of the four beams, from 1.
    beam: Option<u8>,
    /// The order in which diamonds go back.
    order: Vec<Colour>,
}

impl Default for Cursor {
    fn default() -> Self {
        Self {
            at: const { Field::at(1, 2).expect("b3 is on the board") },
            diagonal: Diagonal::Rising,
            lifted: None,
            turned: false,
            beam: None,
            order: Vec::new(),
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
        self.at = self.at.next(heading).unwrap_or(self.at);
        self.turned = false;
        true
    }

    /// The move as it stands: what Enter would do with the mirror under the cursor, and the diamonds in order.
    fn draft(&self, view: &View) -> Draft {
        let touch = self.touch(view).filter(|_| may_touch(view));
        Draft { touch, order: self.order.clone(), ..Draft::default() }
    }

    fn touch(&self, view: &View) -> Option<Touch> {
        let field = self.at;
        match self.lifted {
            Some(from) if from != field => {
                Some(Touch::Move { from, to: field, diagonal: self.diagonal })
            }
            None if view.board.beside() > 0 => {
                Some(Touch::Place { field, diagonal: self.diagonal })
            }
            None if self.turned => Some(Touch::Turn { field }),
            _ => None,
        }
    }
}

fn may_touch(view: &View) -> bool {
    matches!(view.stage, Stage::Placing { .. } | Stage::Touching { .. })
}

fn entrance(view: &View, beam: u8) -> Option<Entrance> {
    own(view)?.side.entrances().get(usize::from(beam).checked_sub(1)?).copied()
}

impl Scene for Mirrors {
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
                if !cursor.order.is_empty() {
                    let erase = say(words::key_erase());
                    keys.push(Key::named(KeyCode::Backspace, "←", erase));
                }
                if cursor.order.len() == 4 {
                    keys.push(enter(say(words::key_put_back())));
                }
                keys
            }
            _ if view.board.beside() > 0 => {
                vec![arrows(), turn(), beams(), enter(say(words::key_place()))]
            }
            _ if cursor.lifted.is_some() => vec![
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
                } else if cursor.turned {
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
            Stage::Returning { .. } => put_back(view, cursor, key).map(|action| vec![action]),
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
    match key {
        KeyCode::Char('/') => cursor.diagonal = Diagonal::Rising,
        KeyCode::Char('\\') => cursor.diagonal = Diagonal::Falling,
        KeyCode::Char(' ') if !twelve || cursor.lifted.is_some() => {
            cursor.diagonal = cursor.diagonal.turned();
        }
        KeyCode::Esc => {
            cursor.lifted = None;
            cursor.turned = false;
            cursor.beam = None;
        }
        KeyCode::Char('p' | 'P' | '-') => return Some(vec![Action::Pass]),
        KeyCode::Char('t' | 'T' | ' ' | '~') if twelve => {
            if cursor.turned {
                return Some(vec![Action::Touch(Touch::Turn { field })]);
            }
            cursor.turned = true;
        }
        KeyCode::Char('m' | 'M') if twelve && cursor.lifted.is_none() => {
            cursor.lifted = Some(field);
            cursor.turned = false;
            cursor.diagonal = view.board.at(field).unwrap_or(Diagonal::Rising);
        }
        KeyCode::Char('x' | 'X') if twelve => {
            return Some(vec![Action::Touch(Touch::Off { field })]);
        }
        KeyCode::Enter => {
            return match (cursor.touch(view), cursor.beam) {
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
        cursor.at = field;
        cursor.turned = false;
        return None;
    }
    // A click on the same field looks at the other diagonal.
    if view.board.beside() > 0 || cursor.lifted.is_some() {
        cursor.diagonal = cursor.diagonal.turned();
    } else {
        cursor.turned = !cursor.turned;
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

fn put_back(view: &View, cursor: &mut Cursor, key: KeyCode) -> Option<Action> {
    match key {
        KeyCode::Backspace | KeyCode::Esc => {
            cursor.order.pop();
        }
        KeyCode::Char(letter) if cursor.order.len() < 4 => {
            cursor.order.extend(letter.to_uppercase().to_string().parse::<Colour>().ok());
        }
        KeyCode::Enter => return cursor.draft(view).returned(),
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
                        let touch = cursor.touch(&view).unwrap();
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
