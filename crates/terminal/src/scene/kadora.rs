//! Kadora on the whole screen: the block, hands, piles, and the loot with who leads.

use kadora::{Action, Back, Card, Colour, Field, Fields, Kadora, Known, Pile, Side, Stage, View};
use prose::draft::kadora::Draft;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use ratatui::widgets::BorderType;
use table::Seat;
use voice::{Speaker, console, kadora::console as words};

use super::canvas::{clip, mark};
use super::{CHOSEN, Canvas, FullScreen, Ink, Key, Press, STRONG};

/// What is being chosen.
#[derive(Clone, Debug, Default)]
pub struct Cursor {
    /// Which card of the hand.
    card: usize,
    /// The first open place until it is moved.
    at: Option<Field>,
    /// Which gift.
    gift: usize,
}

impl Cursor {
    fn field(&self, view: &View) -> Option<Field> {
        self.at.or_else(|| view.block.open().iter().next())
    }

    fn card(&self, view: &View) -> Option<Card> {
        view.hand().iter().nth(self.card)
    }
}

impl FullScreen for Kadora {
    type Cursor = Cursor;

    const LEAST: (u16, u16) = (72, 21);

    fn headline(view: &View, to: &Speaker<'_>) -> String {
        match view.turns_left {
            Some(turns) if turns > 0 => to.say(&words::last_round()),
            _ => {
                let cards = (view.left.len() + view.right.len()) as u8;
                to.say(&words::in_piles(cards))
            }
        }
    }

    fn paint(view: &View, cursor: Option<&Cursor>, to: &Speaker<'_>, canvas: &mut Canvas<'_>) {
        let Rect { width, height, .. } = canvas.area;
        let (wide, tall) = match (width, height) {
            (100.., 23..) => (11, 5),
            (76.., 15..) => (8, 3),
            _ => (6, 1),
        };
        let block = Rect::new(0, 0, 3 + 4 * wide + 2, height);
        draw_block(view, cursor, (wide, tall), to, &mut canvas.within(block));
        let x = block.width + 1;
        let rest = Rect::new(x, 0, width.saturating_sub(x), height);
        draw_panel(view, cursor, to, &mut canvas.within(rest));
    }

    fn keys(view: &View, _: &Cursor, to: &Speaker<'_>) -> Vec<Key> {
        let say = |message| to.say(&message);
        let enter = |does| Key::named(KeyCode::Enter, "Enter", does);
        match view.stage {
            Stage::Giving { .. } => vec![
                Key::named(KeyCode::Down, "↑↓", say(words::key_gift())),
                enter(say(words::key_give())),
                Key::new('k', say(words::key_keep())),
            ],
            Stage::Drawing { .. } => {
                vec![Key::new('l', say(words::key_left())), Key::new('r', say(words::key_right()))]
            }
            _ => vec![
                Key::named(KeyCode::Tab, "1-4", say(words::key_card())),
                Key::named(KeyCode::Null, "←↑↓→", say(console::key_move_cursor())),
                enter(say(words::key_lay())),
            ],
        }
    }

    fn press(view: &View, cursor: &mut Cursor, press: Press) -> Option<Vec<Action>> {
        let key = match press {
            Press::Key(key) => key,
            Press::At(place) => return click(view, cursor, place),
        };
        match view.stage {
            Stage::Giving { .. } => give(view, cursor, key),
            Stage::Drawing { .. } => match key {
                KeyCode::Char('l' | 'L') | KeyCode::Left => Some(vec![Action::Draw(Pile::Left)]),
                KeyCode::Char('r' | 'R') | KeyCode::Right => Some(vec![Action::Draw(Pile::Right)]),
                _ => None,
            },
            Stage::Placing { .. } => place(view, cursor, key),
            _ => None,
        }
    }
}

fn give(view: &View, cursor: &mut Cursor, key: KeyCode) -> Option<Vec<Action>> {
    let gifts = view.gifts(view.you?);
    match key {
        KeyCode::Up => cursor.gift = cursor.gift.saturating_sub(1),
        KeyCode::Down => cursor.gift = (cursor.gift + 1).min(gifts.len().saturating_sub(1)),
        KeyCode::Char('k' | 'K' | '.') | KeyCode::Esc => return Some(vec![Action::Keep]),
        KeyCode::Enter => {
            let gift = gifts.get(cursor.gift)?;
            return Some(vec![Action::Give { colour: gift.colour, to: gift.to }]);
        }
        _ => {}
    }
    None
}

fn place(view: &View, cursor: &mut Cursor, key: KeyCode) -> Option<Vec<Action>> {
    let cards = usize::from(view.hand().len());
    match key {
        KeyCode::Left | KeyCode::Right | KeyCode::Up | KeyCode::Down => {
            cursor.at = cursor.field(view).and_then(|field| beside(field, key));
        }
        KeyCode::Tab => cursor.card = (cursor.card + 1) % cards.max(1),
        KeyCode::Char(digit @ '1'..='4') => {
            let card = digit.to_digit(10).unwrap_or(1) as usize - 1;
            cursor.card = card.min(cards.saturating_sub(1));
        }
        KeyCode::Enter => {
            let (card, field) = (cursor.card(view)?, cursor.field(view)?);
            // What cannot be laid there is tried all the same, for the reason that the rules give.
            let refused = || Some(vec![Action::Place { card, field }]);
            return Draft::new(view, card, field).map_or_else(refused, |draft| draft.actions(view));
        }
        _ => {}
    }
    None
}

/// The field beside this one, as an arrow says; at the edge of the block, the same.
fn beside(field: Field, arrow: KeyCode) -> Option<Field> {
    let (row, column) = (field.index() / 4, field.index() % 4);
    let (row, column) = match arrow {
        KeyCode::Left => (row, column.saturating_sub(1)),
        KeyCode::Right => (row, (column + 1).min(3)),
        KeyCode::Up => (row.saturating_sub(1), column),
        _ => ((row + 1).min(3), column),
    };
    Field::all().nth(row * 4 + column)
}

/// A place in the drawing: a field, a card of the hand, or a pile.
fn click(view: &View, cursor: &mut Cursor, at: usize) -> Option<Vec<Action>> {
    match (view.stage, at) {
        (Stage::Placing { .. }, 0..16) => {
            let field = Field::all().nth(at)?;
            if cursor.field(view) == Some(field) {
                return place(view, cursor, KeyCode::Enter);
            }
            cursor.at = Some(field);
        }
        (Stage::Placing { .. }, 16..20) => cursor.card = at - 16,
        (Stage::Drawing { .. }, 20..22) => return Some(vec![Action::Draw(Pile::ALL[at - 20])]),
        (Stage::Giving { .. }, 22..) if cursor.gift == at - 22 => {
            return give(view, cursor, KeyCode::Enter);
        }
        (Stage::Giving { .. }, 22..) => cursor.gift = at - 22,
        _ => {}
    }
    None
}

fn stone(colour: Colour, ink: Ink) -> Style {
    ink.of(match colour {
        Colour::Red => Color::LightRed,
        Colour::Orange => Color::Indexed(208),
        Colour::Yellow => Color::LightYellow,
        Colour::Green => Color::LightGreen,
        Colour::Blue => Color::LightBlue,
        Colour::Purple => Color::LightMagenta,
    })
}

fn draw_block(
    view: &View,
    cursor: Option<&Cursor>,
    (wide, tall): (u16, u16),
    to: &Speaker<'_>,
    canvas: &mut Canvas<'_>,
) {
    let ink = canvas.ink;
    let placing = cursor.filter(|_| matches!(view.stage, Stage::Placing { .. }));
    let chosen = placing.and_then(|cursor| Some((cursor.card(view)?, cursor.field(view)?)));
    let draft = chosen.and_then(|(card, field)| Draft::new(view, card, field));
    let taken = draft.map_or(Fields::NONE, |draft| draft.taken());

    for file in 0..4_u16 {
        let letter = char::from(b'a' + file as u8).to_string();
        canvas.put(3 + file * wide + wide / 2 - 1, 0, &letter, ink.faint());
    }
    for (i, &field) in Side::South.reading_order().iter().enumerate() {
        let (file, down) = ((i % 4) as u16, (i / 4) as u16);
        let at = Rect::new(3 + file * wide, 1 + down * tall, wide - 1, tall);
        if file == 0 {
            canvas.put(0, at.y + tall / 2, &field.rank().to_string(), ink.faint());
        }
        let under = chosen.filter(|&(_, chosen)| chosen == field).map(|(card, _)| card);
        let look = match (under, taken.contains(field)) {
            (Some(_), _) => Look::Chosen,
            (None, true) => Look::Taken,
            (None, false) => Look::Lying,
        };
        let card = view.block.get(field).or(under.filter(|_| draft.is_some()));
        draw_place(card, look, at, to, canvas);
        canvas.hit(at, Press::At(i));
    }
    if let Some(Draft { haul, .. }) = draft {
        let mut note = to.say(&words::sums(haul.column_sum, haul.row_sum));
        let count = taken.len();
        if count > 0 {
            note = format!("{note} · {}", to.say(&words::takes(count)));
        }
        canvas.notes(3, 1 + 4 * tall, &[note], STRONG);
    }
}

/// How a card of the block looks.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Look {
    Lying,
    Chosen,
    Taken,
}

fn draw_place(card: Option<Card>, look: Look, at: Rect, to: &Speaker<'_>, canvas: &mut Canvas<'_>) {
    let ink = canvas.ink;
    let inner = usize::from(at.width) - 2;
    let (border, [left, right], frame) = match look {
        Look::Lying => (BorderType::Rounded, [" ", " "], ink.faint()),
        Look::Chosen => (BorderType::Thick, ["[", "]"], ink.strong(Color::LightYellow)),
        Look::Taken => (BorderType::Double, ["‹", "›"], STRONG),
    };
    if card.is_none() && look == Look::Lying {
        canvas.put(at.x + at.width / 2, at.y + at.height / 2, "·", ink.faint());
        return;
    }
    if at.height == 1 {
        if let Some(card) = card {
            let style = stone(card.colour(), ink).patch(STRONG);
            let text = card.to_string();
            canvas.run(at.x, at.y, &[(left, frame), (&text, style), (right, frame)]);
        } else {
            canvas.put(at.x, at.y, "[ · ]", frame);
        }
        return;
    }
    canvas.frame(at, border, frame);
    if let Some(card) = card {
        let mut style = stone(card.colour(), ink).patch(STRONG);
        if look == Look::Taken {
            style = style.add_modifier(Modifier::REVERSED);
        }
        let text = if look == Look::Taken { format!("‹{card}›") } else { format!(" {card} ") };
        canvas.put(at.x + (at.width - 5) / 2, at.y + at.height / 2, &text, style);
        if at.height >= 5 {
            let colour = clip(&to.say(&card.colour()), inner);
            let cut = clip(&to.say(&card.cut()), inner);
            let style = stone(card.colour(), ink);
            canvas.put(at.x + 1, at.y + 1, &format!("{colour:^inner$}"), style);
            canvas.put(at.x + 1, at.y + at.height - 2, &format!("{cut:^inner$}"), style);
        }
    }
}

fn draw_panel(view: &View, cursor: Option<&Cursor>, to: &Speaker<'_>, canvas: &mut Canvas<'_>) {
    let mut y = 0;
    draw_loot(view, to, &mut y, canvas);
    if let (Stage::Giving { .. }, Some(cursor)) = (view.stage, cursor) {
        draw_gifts(view, cursor, to, &mut y, canvas);
    }
    draw_hands(view, cursor, to, &mut y, canvas);
    draw_piles(view, to, &mut y, canvas);
}

/// What everyone has won, colour by colour, and who leads in each.
fn draw_loot(view: &View, to: &Speaker<'_>, y: &mut u16, canvas: &mut Canvas<'_>) {
    let ink = canvas.ink;
    canvas.put(0, *y, &to.say(&words::loot()), STRONG);
    for (colour, x) in Colour::ALL.into_iter().zip((13..).step_by(4)) {
        canvas.put(x + 1, *y, &colour.to_string(), stone(colour, ink).patch(STRONG));
    }
    *y += 1;
    let scoring = view.scoring();
    let leads = scoring.as_ref().map_or_else(|| view.leads(), |scoring| scoring.leads);
    for (seat, loot) in Seat::all(view.players).zip(&view.loot) {
        let turn = view.to_move() == Some(seat);
        let won = scoring.is_some_and(|scoring| scoring.winners.contains(seat));
        let name = clip(&to.name(seat), 10);
        canvas.player(*y, mark(won, turn), &name, view.you == Some(seat));
        for (lead, x) in leads.iter().zip((13..).step_by(4)) {
            let total = loot.total(lead.colour);
            let (text, style) = match (total, lead.leaders.contains(seat)) {
                (0, _) => (" ·".to_owned(), ink.faint()),
                (total, true) => (format!("◆{total}"), stone(lead.colour, ink).patch(STRONG)),
                (total, false) => (format!(" {total}"), Style::new()),
            };
            canvas.put(x, *y, &text, style);
        }
        if let Some(tally) = scoring.as_ref().and_then(|all| all.tallies().get(seat.index())) {
            canvas.put(13 + 24, *y, &format!("{:>3}", tally.penalty), ink.strong(Color::LightRed));
        }
        *y += 1;
    }
    // With two players the set-aside cards are a third, virtual player's (K20).
    let virtual_player = usize::from(view.players);
    if let Some(scoring) = &scoring
        && let Some(tally) = scoring.tallies().get(virtual_player)
        && let Some(seat) = Seat::new(view.players)
    {
        let mark = if scoring.winners.contains(seat) { "★" } else { " " };
        let name = clip(&to.say(&words::aside()), 11);
        canvas.run(0, *y, &[(mark, STRONG), (" ", Style::new()), (&name, ink.faint())]);
        for (lead, x) in scoring.leads.iter().zip((13..).step_by(4)) {
            let total = lead.totals.get(virtual_player).copied().unwrap_or(0);
            let sign = if lead.leaders.contains(seat) { '◆' } else { ' ' };
            canvas.put(x, *y, &format!("{sign}{total}"), stone(lead.colour, ink));
        }
        canvas.put(13 + 24, *y, &format!("{:>3}", tally.penalty), ink.strong(Color::LightRed));
        *y += 1;
    }
    canvas.put(13, *y, &to.say(&words::leads()), ink.faint());
    *y += 1;
}

fn draw_gifts(
    view: &View,
    cursor: &Cursor,
    to: &Speaker<'_>,
    y: &mut u16,
    canvas: &mut Canvas<'_>,
) {
    let Some(you) = view.you else { return };
    let gifts = view.gifts(you);
    // Below them lie the hands, with a heading, and the piles.
    let below = u16::from(view.players) + 1 + 2;
    let room = usize::from(canvas.area.height.saturating_sub(*y + below)).max(1);
    // The chosen gift is always among those shown.
    let first = (cursor.gift + 1).saturating_sub(room);
    for (i, gift) in gifts.iter().enumerate().skip(first).take(room) {
        let style = if i == cursor.gift { CHOSEN } else { Style::new() };
        let text = format!(" {} → {} ", to.say(&gift.colour), to.name(gift.to));
        canvas.put(2, *y, &text, style);
        canvas.hit(Rect::new(0, *y, canvas.area.width, 1), Press::At(22 + i));
        *y += 1;
    }
}

fn draw_hands(
    view: &View,
    cursor: Option<&Cursor>,
    to: &Speaker<'_>,
    y: &mut u16,
    canvas: &mut Canvas<'_>,
) {
    let ink = canvas.ink;
    canvas.put(0, *y, &to.say(&words::hand()), STRONG);
    *y += 1;
    let placing = matches!(view.stage, Stage::Placing { .. });
    for (seat, hand) in Seat::all(view.players).zip(&view.hands) {
        let style = if view.you == Some(seat) { STRONG } else { Style::new() };
        canvas.put(2, *y, &clip(&to.name(seat), 10), style);
        match hand {
            Known::Faces(cards) => {
                for (i, card) in cards.iter().enumerate() {
                    let x = 13 + i as u16 * 6;
                    let chosen = placing && cursor.is_some_and(|cursor| cursor.card == i);
                    let mut style = stone(card.colour(), ink).patch(STRONG);
                    if chosen {
                        style = style.add_modifier(Modifier::REVERSED);
                    }
                    canvas.put(x, *y, &format!("{}", i + 1), ink.faint());
                    canvas.put(x + 1, *y, &format!("{card}"), style);
                    canvas.hit(Rect::new(x, *y, 4, 1), Press::At(16 + i));
                }
            }
            Known::Backs(backs) => draw_backs(backs, 14, *y, 6, canvas),
        }
        *y += 1;
    }
}

fn draw_piles(view: &View, to: &Speaker<'_>, y: &mut u16, canvas: &mut Canvas<'_>) {
    let ink = canvas.ink;
    let spare = canvas.area.height.saturating_sub(*y + 3);
    *y += spare.min(1);
    for (pile, place) in Pile::ALL.into_iter().zip(20..) {
        let backs = view.pile(pile);
        let drawing = matches!(view.stage, Stage::Drawing { .. });
        let style = if drawing { CHOSEN } else { STRONG };
        let label = format!(" {pile} {:>2} ", backs.len());
        canvas.put(0, *y, &label, style);
        draw_backs(backs, 7, *y, 1, canvas);
        canvas.hit(Rect::new(0, *y, canvas.area.width, 1), Press::At(place));
        *y += 1;
    }
    if !view.aside.is_empty() && *y < canvas.area.height {
        let label = format!("{} ", to.say(&words::aside()));
        let mut x = canvas.put(0, *y, &label, ink.faint());
        for colour in Colour::ALL {
            let count = view.aside.count(colour);
            if count > 0 {
                x += canvas.put(x, *y, &format!("{colour}{count} "), stone(colour, ink));
            }
        }
        *y += 1;
    }
}

fn draw_backs(backs: &[Back], x: u16, y: u16, step: u16, canvas: &mut Canvas<'_>) {
    for (back, at) in backs.iter().zip(0..) {
        let style = stone(back.colour, canvas.ink);
        canvas.put(x + at * step, y, &back.colour.to_string(), style);
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

    use luck::Dice;
    use table::{Game as _, Turn, Viewer, pick};
    use voice::Spoken;

    use super::*;

    #[test]
    fn enter_lays_the_card_or_has_the_rules_say_why_not() {
        let mut dice = Dice::new(1);
        let mut game = Kadora::new(2, &kadora::Options::default()).unwrap();
        let view = loop {
            if game.turn() == Turn::Chance {
                let deal = game.draw(&mut dice);
                game.deal(deal, &mut ()).unwrap();
                continue;
            }
            let seat = game.turn().awaited().first().unwrap();
            let view = game.view(Viewer::Seat(seat));
            if matches!(view.stage, Stage::Placing { .. }) {
                break view;
            }
            let action = pick(&game, seat, &mut dice).unwrap();
            game.act(seat, action, &mut ()).unwrap();
        };
        let card = view.hand().iter().next().unwrap();
        let open = view.block.open().iter().next().unwrap();
        let filled = view.block.iter().next().unwrap().0;
        for field in [open, filled] {
            let mut cursor = Cursor { at: Some(field), ..Cursor::default() };
            let actions = Kadora::press(&view, &mut cursor, Press::Key(KeyCode::Enter));
            assert_eq!(actions, Some(vec![Action::Place { card, field }]));
        }
    }

    #[test]
    fn a_colour_is_told_by_its_letter() {
        let letters: Vec<String> = Colour::ALL.iter().map(ToString::to_string).collect();
        assert_eq!(letters.concat(), "ROYGBP");
        assert!(Colour::ALL.iter().all(|colour| colour.message().key == "kadora-colour"));
    }
}
