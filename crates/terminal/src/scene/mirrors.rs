//! Mirrors on the whole screen: the board with its rim, and the beams while you choose.

use mirrors::{
    Action, Beam, Board, Colour, Diagonal, Entrance, Field, Heading, Mirrors, Order, Recess, Side,
    Stage, Touch, View,
};
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use table::Seat;
use voice::{Speaker, terminal as words};

use super::canvas::clip;
use super::{Canvas, Ink, Key, Press, Scene};

/// What is being chosen.
#[derive(Clone, Debug)]
pub struct Cursor {
    /// File and rank.
    at: (u8, u8),
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
            at: (1, 2),
            diagonal: Diagonal::Rising,
            lifted: None,
            turned: false,
            beam: None,
            order: Vec::new(),
        }
    }
}

impl Cursor {
    fn field(&self) -> Option<Field> {
        Field::at(self.at.0, self.at.1)
    }

    fn walk(&mut self, key: KeyCode) -> bool {
        let (file, rank) = &mut self.at;
        match key {
            KeyCode::Left => *file = file.saturating_sub(1),
            KeyCode::Right => *file = (*file + 1).min(3),
            KeyCode::Up => *rank = (*rank + 1).min(3),
            KeyCode::Down => *rank = rank.saturating_sub(1),
            _ => return false,
        }
        self.turned = false;
        true
    }

    /// What Enter would do with the mirror under the cursor, as far as the board goes.
    fn touch(&self, board: Board) -> Option<Touch> {
        let field = self.field()?;
        match self.lifted {
            Some(from) if from != field => {
                Some(Touch::Move { from, to: field, diagonal: self.diagonal })
            }
            None if board.beside() > 0 => Some(Touch::Place { field, diagonal: self.diagonal }),
            None if self.turned => Some(Touch::Turn { field }),
            _ => None,
        }
    }
}

fn own_side(view: &View) -> Option<Side> {
    view.players.get(view.you?.index()).map(|player| player.side)
}

fn may_touch(view: &View) -> bool {
    matches!(view.stage, Stage::Placing { .. } | Stage::Touching { .. })
}

fn entrance(view: &View, beam: u8) -> Option<Entrance> {
    own_side(view)?.entrances().get(usize::from(beam).checked_sub(1)?).copied()
}

impl Scene for Mirrors {
    type Cursor = Cursor;

    fn headline(view: &View, to: &Speaker<'_>) -> String {
        to.say(&words::panel_cards(view.pile, view.options.target.cards()))
    }

    fn paint(view: &View, cursor: Option<&Cursor>, to: &Speaker<'_>, canvas: &mut Canvas<'_>) {
        let Rect { width, height, .. } = canvas.area;
        let grid = if height >= 23 && width >= 96 { Grid::LARGE } else { Grid::SMALL };
        let wide = grid.width();
        let tall = grid.height().min(height);
        let top = (height - tall) / 2;
        draw_board(view, cursor, grid, &mut canvas.within(Rect::new(0, top, wide, tall)));
        let rest = Rect::new(wide + 2, 0, width.saturating_sub(wide + 2), height);
        draw_panel(view, cursor, to, &mut canvas.within(rest));
    }

    fn keys(view: &View, cursor: &Cursor, to: &Speaker<'_>) -> Vec<Key> {
        let say = |message| to.say(&message);
        let arrows = || Key::named(KeyCode::Null, "←↑↓→", say(words::key_move_cursor()));
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
                Key::named(KeyCode::Esc, "Esc", say(words::key_close())),
            ],
            _ => {
                let mut keys = vec![arrows(), Key::new('t', say(words::key_turn()))];
                keys.push(Key::new('m', say(words::key_pick_up())));
                keys.push(Key::new('x', say(words::key_off())));
                keys.push(beams());
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
            cursor.beam = Some(cursor.beam.map_or(1, |beam| beam % 4 + 1));
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
                    cursor.beam = Some(cursor.beam.map_or(1, |beam| beam % 4 + 1));
                    None
                }
                _ => None,
            },
            Stage::Returning { .. } => {
                put_back(cursor, key).map(|order| vec![Action::Return(order)])
            }
            Stage::Placing { .. } | Stage::Touching { .. } => touch(view, cursor, key),
            Stage::Setting | Stage::Opening { .. } | Stage::Drawing { .. } | Stage::Over { .. } => {
                None
            }
        }
    }
}

/// The first step of a turn, by keys.
fn touch(view: &View, cursor: &mut Cursor, key: KeyCode) -> Option<Vec<Action>> {
    if cursor.walk(key) {
        return None;
    }
    let field = cursor.field()?;
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
            return match (cursor.touch(view.board), cursor.beam) {
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
    let at = ((place % 4) as u8, (place / 4) as u8);
    if cursor.at != at {
        cursor.at = at;
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
    let Stage::Taking { way, .. } = view.stage else { return 1 };
    (1..=4)
        .find(|&beam| {
            entrance(view, beam).is_some_and(|entrance| {
                let beam = view.board.beam(entrance);
                way.admits(view.board, beam.mirrors) && view.wanted().contains(beam.recess)
            })
        })
        .unwrap_or(1)
}

fn put_back(cursor: &mut Cursor, key: KeyCode) -> Option<Order> {
    match key {
        KeyCode::Backspace | KeyCode::Esc => {
            cursor.order.pop();
        }
        KeyCode::Char(letter) if cursor.order.len() < 4 => {
            cursor.order.extend(letter.to_uppercase().to_string().parse::<Colour>().ok());
        }
        KeyCode::Enter => return <[Colour; 4]>::try_from(cursor.order.clone()).ok().map(Order),
        _ => {}
    }
    None
}

/// How large the fields are.
#[derive(Clone, Copy)]
struct Grid {
    wide: u16,
    tall: u16,
}

impl Grid {
    const SMALL: Self = Self { wide: 7, tall: 3 };
    const LARGE: Self = Self { wide: 11, tall: 5 };
    /// Columns left of the fields: the rank and the recess.
    const LEFT: u16 = 6;
    /// Rows above the fields: the files and the recesses.
    const TOP: u16 = 2;

    const fn width(self) -> u16 {
        Self::LEFT * 2 + self.wide * 4
    }

    const fn height(self) -> u16 {
        Self::TOP + 1 + self.tall * 4
    }

    /// The corner of a field.
    fn corner(self, field: Field) -> (u16, u16) {
        let down = 3 - u16::from(field.rank());
        (Self::LEFT + u16::from(field.file()) * self.wide, Self::TOP + down * self.tall)
    }

    /// The middle of a field.
    fn middle(self, field: Field) -> (u16, u16) {
        let (x, y) = self.corner(field);
        (x + self.wide / 2, y + self.tall / 2)
    }

    /// Where a recess is drawn.
    fn recess(self, recess: Recess) -> (u16, u16) {
        let (x, y) = self.middle(recess.entrance().field());
        match recess.side() {
            Side::North => (x - 1, Self::TOP - 1),
            Side::South => (x - 1, Self::TOP + 4 * self.tall),
            Side::West => (2, y),
            Side::East => (Self::LEFT + 4 * self.wide + 1, y),
        }
    }
}

fn draw_board(view: &View, cursor: Option<&Cursor>, grid: Grid, canvas: &mut Canvas<'_>) {
    let ink = canvas.ink;
    let choosing = cursor.filter(|_| may_touch(view));
    let touch = choosing.and_then(|cursor| cursor.touch(view.board));
    let board = touch.and_then(|touch| view.board.after(touch)).unwrap_or(view.board);

    for field in Field::all() {
        draw_field(field, board, grid, canvas);
    }
    for file in 0..4 {
        if let Some(field) = Field::at(file, 3) {
            let (x, _) = grid.middle(field);
            canvas.put(x, 0, &char::from(b'a' + file).to_string(), ink.faint());
        }
        if let Some(field) = Field::at(0, file) {
            let (_, y) = grid.middle(field);
            canvas.put(0, y, &(file + 1).to_string(), ink.faint());
        }
    }
    let beams = cursor.map_or_else(Vec::new, |cursor| beams(view, cursor, board, touch));
    for beam in &beams {
        draw_beam(beam, board, grid, canvas);
    }
    for recess in Recess::all() {
        draw_recess(recess, view, beams.iter().any(|beam| beam.recess == recess), grid, canvas);
    }
    if cursor.is_some()
        && let Some(side) = own_side(view)
    {
        draw_entrances(side, cursor.and_then(|cursor| cursor.beam), grid, canvas);
    }
    if let Some(cursor) = choosing
        && let Some(field) = cursor.field()
    {
        let (x, y) = grid.corner(field);
        let style = ink.of(Color::LightYellow).patch(ink.strong());
        let (right, bottom) = (x + grid.wide - 1, y + grid.tall - 1);
        for (x, y, sign) in [(x, y, "┌"), (right, y, "┐"), (x, bottom, "└"), (right, bottom, "┘")]
        {
            canvas.put(x, y, sign, style);
        }
        if let Some(from) = cursor.lifted {
            let (x, y) = grid.middle(from);
            canvas.put(x, y, "×", style);
        }
    }
    for field in Field::all() {
        let (x, y) = grid.corner(field);
        let number = usize::from(field.rank()) * 4 + usize::from(field.file());
        canvas.hit(Rect::new(x, y, grid.wide, grid.tall), Press::At(number));
    }
}

fn draw_field(field: Field, board: Board, grid: Grid, canvas: &mut Canvas<'_>) {
    let ink = canvas.ink;
    let (x, y) = grid.middle(field);
    let Some(diagonal) = board.at(field) else {
        canvas.put(x, y, "·", ink.faint());
        return;
    };
    let half = grid.tall / 2;
    let style = ink.of(Color::White).patch(ink.strong());
    for down in 0..grid.tall {
        let (sign, across) = match diagonal {
            Diagonal::Rising => ("╱", x + half - down),
            Diagonal::Falling => ("╲", x + down - half),
        };
        canvas.put(across, y + down - half, sign, style);
    }
}

/// The beams to show: the one chosen, or else all that the touched field, or a lit diamond, is about.
fn beams(view: &View, cursor: &Cursor, board: Board, touch: Option<Touch>) -> Vec<Beam> {
    let Some(side) = own_side(view) else { return Vec::new() };
    let all = board.beams(side);
    if let Some(beam) = cursor.beam {
        return all.get(usize::from(beam) - 1).copied().into_iter().collect();
    }
    match (view.stage, touch) {
        (Stage::Returning { .. }, _) => Vec::new(),
        (Stage::Taking { .. }, _) => {
            let first = usize::from(first_lit(view)) - 1;
            all.get(first).copied().into_iter().collect()
        }
        (_, Some(touch)) => {
            let fields = touch.fields();
            let meets = |beam: &Beam| beam.path.iter().any(|at| fields.contains(at.field));
            all.into_iter().filter(meets).collect()
        }
        _ => {
            let lit = view.board.lit_as_it_stands(side, view.wanted());
            all.into_iter().filter(|beam| lit.contains(beam.recess)).collect()
        }
    }
}

fn draw_beam(beam: &Beam, board: Board, grid: Grid, canvas: &mut Canvas<'_>) {
    let style = canvas.ink.of(Color::LightYellow).patch(canvas.ink.strong());
    for crossing in beam.path.iter() {
        let (x, y) = grid.middle(crossing.field);
        draw_half(crossing.arriving.back(), (x, y), grid, style, canvas);
        draw_half(crossing.leaving, (x, y), grid, style, canvas);
        if board.at(crossing.field).is_some() {
            continue;
        }
        let crosses = |vertical: bool| {
            beam.path.iter().any(|at| {
                at.field == crossing.field
                    && matches!(at.leaving, Heading::North | Heading::South) == vertical
            })
        };
        let sign = match (crosses(true), crosses(false)) {
            (true, true) => "╬",
            (true, false) => "║",
            _ => "═",
        };
        canvas.put(x, y, sign, style);
    }
}

/// Half of a beam's way over a field, from its middle to an edge.
fn draw_half(
    heading: Heading,
    (x, y): (u16, u16),
    grid: Grid,
    style: Style,
    canvas: &mut Canvas<'_>,
) {
    match heading {
        Heading::North => (1..=grid.tall / 2).for_each(|step| {
            canvas.put(x, y - step, "║", style);
        }),
        Heading::South => (1..=grid.tall / 2).for_each(|step| {
            canvas.put(x, y + step, "║", style);
        }),
        Heading::East => (1..=grid.wide / 2).for_each(|step| {
            canvas.put(x + step, y, "═", style);
        }),
        Heading::West => (1..=grid.wide / 2).for_each(|step| {
            canvas.put(x - step, y, "═", style);
        }),
    }
}

/// A diamond is its letter; it is filled if you need it.
fn draw_recess(recess: Recess, view: &View, lit: bool, grid: Grid, canvas: &mut Canvas<'_>) {
    let ink = canvas.ink;
    let (x, y) = grid.recess(recess);
    let (text, mut style) = match view.rim.at(recess) {
        Some(colour) => {
            let sign = if view.wanted().contains(recess) { '◆' } else { '◇' };
            (format!("{sign}{}", colour.letter()), diamond(colour, ink))
        }
        None => ("()".to_owned(), ink.faint()),
    };
    if lit {
        style = style.add_modifier(Modifier::REVERSED | Modifier::BOLD);
    }
    canvas.put(x, y, &text, style);
}

pub(crate) fn diamond(colour: Colour, ink: Ink) -> Style {
    ink.of(match colour {
        Colour::Red => Color::LightRed,
        Colour::Blue => Color::LightBlue,
        Colour::Green => Color::LightGreen,
        Colour::Yellow => Color::LightYellow,
    })
}

/// The numbers of one's own entrances, beside their recesses.
fn draw_entrances(side: Side, chosen: Option<u8>, grid: Grid, canvas: &mut Canvas<'_>) {
    let ink = canvas.ink;
    for (entrance, number) in side.entrances().into_iter().zip(1_u8..) {
        let (x, y) = grid.recess(entrance.recess());
        let (x, arrow) = match side {
            Side::South => (x + 3, "▴"),
            Side::North => (x + 3, "▾"),
            Side::West => (x + 2, "▸"),
            Side::East => (x + 2, "◂"),
        };
        let style = if chosen == Some(number) { ink.chosen() } else { ink.strong() };
        canvas.put(x, y, &format!("{number}{arrow}"), style);
        let click = Rect::new(x.saturating_sub(3), y, 5, 1);
        canvas.hit(click, Press::At(15 + usize::from(number)));
    }
}

fn draw_panel(view: &View, cursor: Option<&Cursor>, to: &Speaker<'_>, canvas: &mut Canvas<'_>) {
    let ink = canvas.ink;
    let mut y = 0;
    if let Some(card) = view.card {
        let letters: Vec<Colour> = card.diamonds().iter().collect();
        let label = format!("{}  ", to.say(&words::panel_your_card()));
        let x = canvas.put(0, y, &label, ink.strong());
        draw_letters(&letters, x, y, '◇', canvas);
        y += 1;
        let label = format!("{}  ", to.say(&words::panel_you_need()));
        let x = canvas.put(0, y, &label, ink.strong());
        let needs: Vec<Colour> = view.needs.iter().collect();
        draw_letters(&needs, x, y, '◆', canvas);
        y += 2;
    }
    for (seat, player) in Seat::all(Seat::MOST).zip(&view.players) {
        let sign = match player.side {
            Side::South => "▴",
            Side::North => "▾",
            Side::West => "▸",
            Side::East => "◂",
        };
        let turn = view.stage.seat() == Some(seat);
        let won = matches!(view.stage, Stage::Over { winners, .. } if winners.contains(seat));
        let style = if view.you == Some(seat) { ink.strong() } else { Style::new() };
        let mark = if won {
            "★"
        } else if turn {
            "▶"
        } else {
            " "
        };
        let name = clip(&to.name(seat), 14);
        let line = format!("{sign} {name:<14} ");
        let cards = format!(
            "{} {} / {}  ",
            to.say(&words::panel_laid()),
            player.laid.len(),
            view.options.target.cards()
        );
        canvas.run(
            0,
            y,
            &[(mark, ink.strong()), (" ", style), (&line, style), (&cards, ink.faint())],
        );
        y += 1;
        if !player.diamonds.is_empty() {
            let label = format!("{}  ", to.say(&words::panel_front()));
            let x = 4 + canvas.put(4, y, &label, ink.faint());
            draw_letters(&player.diamonds, x, y, '◇', canvas);
        }
        y += 1;
    }
    y += 1;
    if let (Stage::Returning { .. }, Some(cursor)) = (view.stage, cursor) {
        let front = view.you.and_then(|seat| view.players.get(seat.index()));
        let label = format!("{}  ", to.say(&words::key_order()));
        let x = canvas.put(0, y, &label, ink.strong());
        draw_letters(&cursor.order, x, y, '◆', canvas);
        if let Some(front) = front {
            let left = (cursor.order.len()..front.diamonds.len()).map(|_| "_ ").collect::<String>();
            canvas.put(x + cursor.order.len() as u16 * 3, y, &left, ink.faint());
        }
        y += 2;
    }
    let width = usize::from(canvas.area.width);
    for note in [to.say(&words::panel_mirrors(view.board.beside())), to.say(&words::panel_signs())]
    {
        canvas.put(0, y, &clip(&note, width), ink.faint());
        y += 1;
    }
}

fn draw_letters(colours: &[Colour], x: u16, y: u16, sign: char, canvas: &mut Canvas<'_>) {
    for (colour, at) in colours.iter().zip(0..) {
        let style = diamond(*colour, canvas.ink).patch(canvas.ink.strong());
        canvas.put(x + at * 3, y, &format!("{sign}{}", colour.letter()), style);
    }
}
