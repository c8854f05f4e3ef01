//! The board and the players, drawn.

use mirrors::{Beam, Board, Colour, Diagonal, Field, Heading, Recess, Side, Stage, View};
use prose::draft::mirrors::{Draft, own};
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use table::Seat;
use voice::{Message, Speaker, mirrors::console as words};

use super::{Cursor, first_lit, may_touch};
use crate::scene::canvas::{clip, mark};
use crate::scene::{CHOSEN, Canvas, Ink, Press, STRONG};

/// How large the fields are.
#[derive(Clone, Copy)]
pub(super) struct Grid {
    wide: u16,
    tall: u16,
}

impl Grid {
    pub(super) const TINY: Self = Self { wide: 7, tall: 1 };
    pub(super) const SMALL: Self = Self { wide: 7, tall: 3 };
    pub(super) const LARGE: Self = Self { wide: 11, tall: 5 };
    /// Columns left of the fields: the rank, and the recess with its name.
    const LEFT: u16 = 8;
    /// Rows above the fields: the files and the recesses.
    const TOP: u16 = 2;

    pub(super) const fn width(self) -> u16 {
        Self::LEFT * 2 + self.wide * 4
    }

    pub(super) const fn height(self) -> u16 {
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
            Side::West => (5, y),
            Side::East => (Self::LEFT + 4 * self.wide + 1, y),
        }
    }

    /// Where the name of a recess stands, as the sentences call it.
    fn label(self, recess: Recess) -> (u16, u16) {
        let (x, y) = self.recess(recess);
        match recess.side() {
            Side::West => (x - 3, y),
            Side::North | Side::East | Side::South => (x + 3, y),
        }
    }
}

/// The board, its rim, and the beams that matter to what is being chosen.
pub(super) fn draw_board(
    view: &View,
    cursor: Option<&Cursor>,
    grid: Grid,
    canvas: &mut Canvas<'_>,
) {
    let ink = canvas.ink;
    let choosing = cursor.filter(|_| may_touch(view));
    let draft = cursor.map_or_else(Draft::default, |cursor| cursor.draft(view));
    let board = draft.board(view);

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
    let beams = cursor.map_or_else(Vec::new, |cursor| beams(view, cursor, &draft));
    for beam in &beams {
        draw_beam(beam, board, grid, canvas);
    }
    for recess in Recess::all() {
        draw_recess(recess, view, beams.iter().any(|beam| beam.recess == recess), grid, canvas);
    }
    if let (Some(cursor), Some(own)) = (cursor, own(view)) {
        draw_entrances(own.side, cursor.beam, grid, canvas);
    }
    if let Some(cursor) = choosing {
        let (x, y) = grid.corner(cursor.at);
        let style = ink.strong(Color::LightYellow);
        let (right, bottom) = (x + grid.wide - 1, y + grid.tall - 1);
        let corners = if grid.tall == 1 {
            [(x + 1, y, "["), (right - 1, y, "]")].to_vec()
        } else {
            [(x, y, "┌"), (right, y, "┐"), (x, bottom, "└"), (right, bottom, "┘")].to_vec()
        };
        for (x, y, sign) in corners {
            canvas.put(x, y, sign, style);
        }
        if let Some(from) = cursor.lifted() {
            let (x, y) = grid.middle(from);
            canvas.put(x, y, "×", style);
        }
    }
    for (number, field) in Field::all().enumerate() {
        let (x, y) = grid.corner(field);
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
    let style = ink.strong(Color::White);
    for down in 0..grid.tall {
        let (sign, across) = match diagonal {
            Diagonal::Rising => ("╱", x + half - down),
            Diagonal::Falling => ("╲", x + down - half),
        };
        canvas.put(across, y + down - half, sign, style);
    }
}

/// The beams to show: the one chosen, or else all that the touched field, or a lit diamond, is about.
pub(super) fn beams(view: &View, cursor: &Cursor, draft: &Draft) -> Vec<Beam> {
    let Some(own) = own(view) else { return Vec::new() };
    let all = draft.board(view).beams(own.side);
    if let Some(beam) = cursor.beam {
        return all.get(usize::from(beam) - 1).copied().into_iter().collect();
    }
    match (view.stage, draft.touch) {
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
            let lit = view.board.lit_as_it_stands(own.side, view.wanted());
            all.into_iter().filter(|beam| lit.contains(beam.recess)).collect()
        }
    }
}

fn draw_beam(beam: &Beam, board: Board, grid: Grid, canvas: &mut Canvas<'_>) {
    let style = canvas.ink.strong(Color::LightYellow);
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
    let (steps, sign) = match heading {
        Heading::North | Heading::South => (grid.tall / 2, "║"),
        Heading::East | Heading::West => (grid.wide / 2, "═"),
    };
    for step in 1..=steps {
        let (x, y) = match heading {
            Heading::North => (x, y - step),
            Heading::South => (x, y + step),
            Heading::East => (x + step, y),
            Heading::West => (x - step, y),
        };
        canvas.put(x, y, sign, style);
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
    let (x, y) = grid.label(recess);
    canvas.put(x, y, &recess.to_string(), ink.faint());
}

fn diamond(colour: Colour, ink: Ink) -> Style {
    ink.of(match colour {
        Colour::Red => Color::LightRed,
        Colour::Blue => Color::LightBlue,
        Colour::Green => Color::LightGreen,
        Colour::Yellow => Color::LightYellow,
    })
}

/// One's own entrances: where the beams come in.
fn draw_entrances(side: Side, chosen: Option<u8>, grid: Grid, canvas: &mut Canvas<'_>) {
    for (entrance, number) in side.entrances().into_iter().zip(1_u8..) {
        let (x, y) = grid.recess(entrance.recess());
        let (label, _) = grid.label(entrance.recess());
        let arrow_at = match side {
            Side::South | Side::North => label + 2,
            Side::West => x + 2,
            Side::East => x - 1,
        };
        let style = if chosen == Some(number) { CHOSEN } else { STRONG };
        canvas.put(label, y, &entrance.to_string(), style);
        canvas.put(arrow_at, y, arrow(side), style);
        let left = x.min(label).min(arrow_at);
        canvas.hit(Rect::new(left, y, 6, 1), Press::At(15 + usize::from(number)));
    }
}

/// The way from a side into the board.
const fn arrow(side: Side) -> &'static str {
    match side {
        Side::South => "▴",
        Side::North => "▾",
        Side::West => "▸",
        Side::East => "◂",
    }
}

/// Your card, and how everyone stands.
pub(super) fn draw_panel(
    view: &View,
    cursor: Option<&Cursor>,
    to: &Speaker<'_>,
    canvas: &mut Canvas<'_>,
) {
    let ink = canvas.ink;
    let mut y = 0;
    if let Some(card) = view.card {
        let letters: Vec<Colour> = card.diamonds().iter().collect();
        let x = heading(&words::your_card(), y, to, canvas);
        draw_letters(&letters, x, y, '◇', canvas);
        y += 1;
        let needs: Vec<Colour> = view.needs.iter().collect();
        let x = heading(&words::you_need(), y, to, canvas);
        draw_letters(&needs, x, y, '◆', canvas);
        y += 2;
    }
    for (seat, player) in Seat::all(Seat::MOST).zip(&view.players) {
        let sign = arrow(player.side);
        let turn = view.stage.seat() == Some(seat);
        let won = matches!(view.stage, Stage::Over { winners, .. } if winners.contains(seat));
        let room = usize::from(canvas.area.width.saturating_sub(18)).clamp(6, 14);
        let name = clip(&to.name(seat), room);
        let line = format!("{sign} {name:<room$} ");
        let x = canvas.player(y, mark(won, turn), &line, view.you == Some(seat));
        let (laid, target) = (player.laid.len(), view.options.target.cards());
        let cards = format!("{} {laid} / {target}  ", to.say(&words::laid()));
        canvas.put(x, y, &cards, ink.faint());
        y += 1;
        if !player.diamonds.is_empty() {
            let label = format!("{}  ", to.say(&words::front()));
            let x = 4 + canvas.put(4, y, &label, ink.faint());
            draw_letters(&player.diamonds, x, y, '◇', canvas);
        }
        y += 1;
    }
    y += 1;
    if let (Stage::Returning { .. }, Some(cursor)) = (view.stage, cursor) {
        let x = heading(&words::key_order(), y, to, canvas);
        draw_letters(&cursor.draft.order, x, y, '◆', canvas);
        if let Some(own) = own(view) {
            let chosen = cursor.draft.order.len();
            let left = "_ ".repeat(own.diamonds.len().saturating_sub(chosen));
            canvas.put(x + chosen as u16 * 3, y, &left, ink.faint());
        }
        y += 2;
    }
    let notes = [to.say(&words::mirrors(view.board.beside())), to.say(&words::signs())];
    canvas.notes(0, y, &notes, ink.faint());
}

/// Writes a heading at the left edge. Returns the column after it.
fn heading(message: &Message, y: u16, to: &Speaker<'_>, canvas: &mut Canvas<'_>) -> u16 {
    canvas.put(0, y, &format!("{}  ", to.say(message)), STRONG)
}

fn draw_letters(colours: &[Colour], x: u16, y: u16, sign: char, canvas: &mut Canvas<'_>) {
    for (colour, at) in colours.iter().zip(0..) {
        let style = diamond(*colour, canvas.ink).patch(STRONG);
        canvas.put(x + at * 3, y, &format!("{sign}{}", colour.letter()), style);
    }
}
