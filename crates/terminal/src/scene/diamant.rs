//! Diamant on the whole screen: the path through the cave, and the players beside it.

use diamant::{
    CAVES, Card, ChestView, Choice, Diamant, Face, Hazard, Laid, Odds, Spot, Stage, Stones, View,
    lay,
};
use prose::removed_hazards;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::{Color, Style};
use ratatui::widgets::BorderType;
use table::Seat;
use unicode_width::UnicodeWidthStr;
use voice::{Message, Speaker, diamant::console as words, diamant::table as diamant_words};

use super::canvas::clip;
use super::{Canvas, FullScreen, Ink, Key, Press, STRONG};

/// How wide the players' panel is.
const PANEL: u16 = 33;

/// The sizes of a card with the gap beside it, from the finest to the smallest. Where there is room, a card is as wide as the names of
/// hazards need.
const SIZES: [(u16, u16); 5] = [(14, 4), (10, 4), (8, 3), (8, 2), (6, 1)];

impl FullScreen for Diamant {
    type Cursor = ();

    const LEAST: (u16, u16) = (60, 19);

    fn headline(view: &View, to: &Speaker<'_>) -> String {
        to.say(&words::headline(view.cave, CAVES))
    }

    fn paint(view: &View, _: Option<&()>, to: &Speaker<'_>, canvas: &mut Canvas<'_>) {
        let Rect { width, height, .. } = canvas.area;
        let panel = PANEL + width.saturating_sub(77).min(12);
        let cave = width.saturating_sub(panel + 1);
        draw_path(view, to, &mut canvas.within(Rect::new(0, 0, cave, height)));
        draw_players(view, to, &mut canvas.within(Rect::new(cave + 1, 0, panel, height)));
    }

    fn keys(_: &View, (): &(), to: &Speaker<'_>) -> Vec<Key> {
        vec![Key::new('s', to.say(&words::key_stay())), Key::new('l', to.say(&words::key_leave()))]
    }

    fn press(_: &View, (): &mut (), press: Press) -> Option<Vec<Choice>> {
        match press {
            Press::Key(KeyCode::Char('s' | 'S')) => Some(vec![Choice::Stay]),
            Press::Key(KeyCode::Char('l' | 'L')) => Some(vec![Choice::Leave]),
            _ => None,
        }
    }
}

fn draw_path(view: &View, to: &Speaker<'_>, canvas: &mut Canvas<'_>) {
    let spots: Vec<Spot> = lay(view.path.iter().map(|laid| laid.card)).collect();
    let across = spots.iter().map(|spot| spot.x + 1).max().unwrap_or(1) as u16;
    let down = spots.iter().map(|spot| spot.y + 1).max().unwrap_or(1) as u16;
    let ink = canvas.ink;
    let Rect { width, height, .. } = canvas.area;
    let room = width.saturating_sub(3);
    let fits = |&(w, h): &(u16, u16)| across * w <= room && down * h <= height;
    // Around the longest name: a sign, a frame and the gap.
    let longest = Hazard::ALL.iter().map(|hazard| to.say(hazard).width()).max().unwrap_or(0) as u16;
    let mut sizes = std::iter::once((longest + 4, 4)).filter(|&(w, _)| w > SIZES[0].0).chain(SIZES);
    let (w, h) = sizes.find(fits).unwrap_or(SIZES[SIZES.len() - 1]);

    // The camp lies west of the cave.
    for y in 0..height {
        canvas.put(0, y, if y % 2 == 0 { "░" } else { "▒" }, ink.faint());
    }
    for (y, letter) in (1..).zip(to.say(&words::camp_side()).chars()) {
        canvas.put(0, y, &letter.to_string(), STRONG);
    }
    canvas.put(1, (h.min(3) - 1) / 2, "▸", STRONG);

    // Where the path is too long for the window, its deepest end is what matters.
    let (left, top) = spots.last().map_or((0, 0), |last| {
        let beyond =
            |at: usize, size: u16, room: u16| (at as u16 + 1).saturating_sub((room / size).max(1));
        (beyond(last.x, w, room), beyond(last.y, h, height))
    });
    let mut cave = canvas.within(Rect::new(3, 0, room, height));
    for (i, (laid, spot)) in view.path.iter().zip(&spots).enumerate() {
        let (Some(x), Some(y)) =
            ((spot.x as u16).checked_sub(left), (spot.y as u16).checked_sub(top))
        else {
            continue;
        };
        let place = Rect::new(x * w, y * h, w - 1, h.min(3));
        draw_card(*laid, place, i + 1 == spots.len(), to, &mut cave);
        if let Some(next) = spots.get(i + 1) {
            draw_link(spot, next, place, (w, h), &mut cave);
        }
    }
}

/// The way from a card to the next one.
fn draw_link(from: &Spot, to: &Spot, card: Rect, (w, h): (u16, u16), canvas: &mut Canvas<'_>) {
    let style = canvas.ink.faint();
    let middle = card.y + card.height / 2;
    if to.x > from.x {
        canvas.put(card.x + w - 1, middle, "─", style);
    } else if to.x < from.x && card.x > 0 {
        canvas.put(card.x - 1, middle, "─", style);
    } else if h > card.height {
        canvas.put(card.x + card.width / 2, card.y + card.height, "│", style);
    } else if h == 3 {
        canvas.put(card.x + card.width / 2, card.y + 2, "┬", style);
    }
}

fn draw_card(laid: Laid, at: Rect, last: bool, to: &Speaker<'_>, canvas: &mut Canvas<'_>) {
    let inner = usize::from(at.width) - 2;
    let (text, style) = face(laid.card, inner, to, canvas.ink);
    let text = format!("{text:^inner$}");
    let left = if laid.stones > 0 { format!("{}●", laid.stones) } else { String::new() };
    let frame = if last { STRONG } else { canvas.ink.faint() };
    if at.height < 3 {
        let sides = if last { ("[", "]") } else { ("(", ")") };
        canvas.run(at.x, at.y, &[(sides.0, frame), (&text, style), (sides.1, frame)]);
        if at.height == 2 {
            canvas.put(at.x + 1, at.y + 1, &left, canvas.ink.of(Color::LightRed));
        } else if !left.is_empty() {
            canvas.put(at.x + at.width - 2, at.y, &laid.stones.to_string(), frame);
        }
        return;
    }
    let border = match (laid.card.face(), last) {
        (Face::Hazard(_), _) => BorderType::Double,
        (Face::Diamonds(_), true) => BorderType::Thick,
        (Face::Diamonds(_), false) => BorderType::Rounded,
    };
    canvas.frame(at, border, frame);
    canvas.put(at.x + 1, at.y + 1, &text, style);
    if !left.is_empty() {
        canvas.put(at.x + 2, at.y + 2, &left, canvas.ink.of(Color::LightRed));
    }
}

/// What a card shows, in a few letters.
fn face(card: Card, width: usize, to: &Speaker<'_>, ink: Ink) -> (String, Style) {
    match card.face() {
        Face::Diamonds(value) => (format!("◆{value}"), ink.strong(Color::LightCyan)),
        Face::Hazard(hazard) => {
            let name = clip(&format!("!{}", to.say(&hazard)), width);
            (name, ink.strong(danger(hazard)))
        }
    }
}

const fn danger(hazard: Hazard) -> Color {
    match hazard {
        Hazard::Snake => Color::LightGreen,
        Hazard::Scorpion => Color::LightMagenta,
        Hazard::Rockslide => Color::Gray,
        Hazard::Gas => Color::LightYellow,
        Hazard::Explosion => Color::LightRed,
    }
}

fn draw_players(view: &View, to: &Speaker<'_>, canvas: &mut Canvas<'_>) {
    let ink = canvas.ink;
    let tall = canvas.area.height >= u16::from(view.players) * 2 + 5;
    let mut y = 0;
    let right = canvas.area.width.saturating_sub(16);
    let mut heading = to.say(&words::chest());
    if tall {
        heading = format!("{heading} + {}", to.say(&words::beside()));
    }
    let start = canvas.area.width.saturating_sub(heading.chars().count() as u16 + 2);
    canvas.put(start, y, &heading, ink.faint());
    y += 1;
    for seat in Seat::all(view.players) {
        let (mark, state) = state(view, seat);
        let won = matches!(view.stage, Stage::Over { winners } if winners.contains(seat));
        let mark = if won { "★" } else { mark };
        let name = clip(&to.name(seat), usize::from(right).saturating_sub(3));
        canvas.player(y, mark, &name, view.you == Some(seat));
        match chest(view, seat) {
            Some(worth) => draw_wealth(worth, right, y, canvas),
            None => {
                canvas.put(right, y, "▣", ink.faint());
            }
        }
        y += 1;
        if tall {
            let state = if won { words::won() } else { state };
            let text = to.say(&state);
            canvas.put(2, y, &text, ink.faint());
            if view.inside.contains(seat) && view.beside > 0 {
                canvas.put(right - 1, y, "+", STRONG);
                draw_wealth(view.beside.into(), right, y, canvas);
            }
            y += 1;
        }
    }
    let mut notes = Vec::new();
    if !tall && !view.inside.is_empty() {
        notes.push(to.say(&words::beside_each(view.beside)));
    }
    notes.push(to.say(&words::path(view.on_path())));
    let odds = Odds::of(view);
    notes.push(to.say(&words::pile(odds.left, odds.deadly)));
    let removed = removed_hazards(view);
    if !removed.is_empty() {
        notes.push(to.say(&words::out(removed)));
    }
    if view.stand_ins() > 0 {
        notes.push(to.say(&diamant_words::stand_ins_used()));
    }
    notes.push(to.say(&words::stones()));
    let space = canvas.area.height.saturating_sub(y) as usize;
    y += u16::from(space > notes.len());
    canvas.notes(0, y, &notes, ink.faint());
}

fn chest(view: &View, seat: Seat) -> Option<u16> {
    match &view.chests {
        ChestView::Open(chests) => chests.get(seat.index()).copied(),
        ChestView::Closed { yours, .. } => yours.filter(|_| view.you == Some(seat)),
    }
}

/// Where an explorer is, as a sign and in words.
fn state(view: &View, seat: Seat) -> (&'static str, Message) {
    match view.stage {
        _ if !view.inside.contains(seat) => ("⌂", words::camp()),
        Stage::Deciding { chosen, .. } if chosen.contains(seat) => ("■", words::closed()),
        Stage::Deciding { .. } => ("□", words::deciding()),
        _ => ("▪", words::in_cave()),
    }
}

/// Stones in white and red, and what they are worth.
fn draw_wealth(worth: u16, x: u16, y: u16, canvas: &mut Canvas<'_>) {
    let Stones { white, red } = Stones::worth(worth);
    let ink = canvas.ink;
    canvas.put(x, y, &format!("○{white}"), ink.of(Color::White));
    canvas.put(x + 5, y, &format!("●{red}"), ink.of(Color::LightRed));
    canvas.put(x + 10, y, &format!("{worth:>4}"), STRONG);
}
