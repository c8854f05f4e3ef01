//! Cut stones and emblems: what lies and lurks on every table.

use leptos::prelude::*;

/// Everything that `stone` and `emblem` show, once in the page.
#[component]
pub(crate) fn Sprite() -> impl IntoView {
    view! { <div inner_html=include_str!("../../static/sprite.svg")></div> }
}

/// The colour of a stone. Each has its own hatching; white has none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Hue {
    White,
    Red,
    Orange,
    Yellow,
    Green,
    Blue,
    Purple,
}

impl Hue {
    /// The colour's name in the style sheet.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::White => "white",
            Self::Red => "red",
            Self::Orange => "orange",
            Self::Yellow => "yellow",
            Self::Green => "green",
            Self::Blue => "blue",
            Self::Purple => "purple",
        }
    }

    /// What fills the places of a shape where its hatching shows.
    pub(crate) fn hatching(self) -> String {
        match self {
            Self::White => "none".to_owned(),
            _ => format!("url(#hatch-{})", self.name()),
        }
    }
}

impl From<kadora::Colour> for Hue {
    fn from(colour: kadora::Colour) -> Self {
        match colour {
            kadora::Colour::Red => Self::Red,
            kadora::Colour::Orange => Self::Orange,
            kadora::Colour::Yellow => Self::Yellow,
            kadora::Colour::Green => Self::Green,
            kadora::Colour::Blue => Self::Blue,
            kadora::Colour::Purple => Self::Purple,
        }
    }
}

impl From<mirrors::Colour> for Hue {
    fn from(colour: mirrors::Colour) -> Self {
        match colour {
            mirrors::Colour::Red => Self::Red,
            mirrors::Colour::Blue => Self::Blue,
            mirrors::Colour::Green => Self::Green,
            mirrors::Colour::Yellow => Self::Yellow,
        }
    }
}

/// The outline of a stone, seen from above.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Shape {
    /// Round.
    Brilliant,
    /// Square.
    Princess,
    /// Pointed at both ends.
    Marquise,
    /// Long, with its corners cut.
    Emerald,
    /// A triangle.
    Trillion,
    /// Six corners.
    Rose,
    /// A drop.
    Pear,
}

impl Shape {
    /// Where the sprite has it.
    pub(crate) const fn href(self) -> &'static str {
        match self {
            Self::Brilliant => "#brilliant",
            Self::Princess => "#princess",
            Self::Marquise => "#marquise",
            Self::Emerald => "#emerald",
            Self::Trillion => "#trillion",
            Self::Rose => "#rose",
            Self::Pear => "#pear",
        }
    }
}

impl From<kadora::Cut> for Shape {
    fn from(cut: kadora::Cut) -> Self {
        match cut {
            kadora::Cut::Brilliant => Self::Brilliant,
            kadora::Cut::Princess => Self::Princess,
            kadora::Cut::Marquise => Self::Marquise,
        }
    }
}

impl From<mirrors::Colour> for Shape {
    fn from(colour: mirrors::Colour) -> Self {
        match colour {
            mirrors::Colour::Red => Self::Trillion,
            mirrors::Colour::Blue => Self::Emerald,
            mirrors::Colour::Green => Self::Rose,
            mirrors::Colour::Yellow => Self::Pear,
        }
    }
}

/// A cut stone, as large as the text around it. What it is must be said beside it.
pub(crate) fn stone(shape: Shape, hue: Hue) -> AnyView {
    view! {
        <svg class=format!("stone hue-{}", hue.name()) viewBox="0 0 48 48" aria-hidden="true">
            <use href=shape.href() fill=hue.hatching()/>
        </svg>
    }
    .into_any()
}

/// A picture of the sprite in the colour of the text, by its name there: a hazard, a lamp, a chest. What it is must be said beside it.
pub(crate) fn emblem(name: &str) -> AnyView {
    view! {
        <svg class="emblem" viewBox="0 0 64 64" aria-hidden="true">
            <use href=format!("#{name}")/>
        </svg>
    }
    .into_any()
}
