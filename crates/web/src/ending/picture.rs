//! A picture of the end of a game to share, made on this device.

use std::fmt::Write;

use games::Kind;

use super::EndingSummary;
use super::graph::{HEIGHT, WIDTH, mark};
use crate::script;

/// The script that dresses an ending and shares pictures.
pub(super) const SCRIPT: &str = "ending";

/// Offers the picture to whatever shares pictures here, or downloads it; false if it cannot be made.
pub(super) async fn share(summary: &EndingSummary, game: Kind) -> bool {
    let (svg, name) = (picture(summary), format!("adamant-{game}.png"));
    script::call(SCRIPT, "share", &[&svg, &name]).await.is_some()
}

/// Text as it stands between the tags of an SVG.
pub(super) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// The longest line of each kind that fits on the picture, in letters.
const MAX_NAME: usize = 18;
const MAX_MOMENT: usize = 74;
const MAX_CAPTION: usize = 100;

/// The whole picture as SVG, 1200 by 630 as networks show pictures best.
fn picture(summary: &EndingSummary) -> String {
    let mut svg = String::from(
        r##"<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630" font-family="system-ui, sans-serif" color="#2a2118"><rect width="1200" height="630" fill="#fffaf0"/><rect width="1200" height="84" fill="#3b3026"/>"##,
    );
    let line = |svg: &mut String, x: u16, y: f64, style: &str, text: &str| {
        let text = escaped(text);
        // Writing to a string does not fail.
        let _ = write!(svg, r#"<text x="{x}" y="{y:.0}" {style}>{text}</text>"#);
    };
    let title = format!("{} · Adamant", summary.title);
    line(&mut svg, 40, 57.0, r##"font-size="40" font-weight="700" fill="#fbf1e0""##, &title);
    let rows = f64::from(u16::try_from(summary.places.len().max(5)).unwrap_or(5));
    let room = (430.0 / rows).min(64.0);
    let small = room * 0.42;
    for (at, place) in (0_u16..).zip(&summary.places) {
        let y = 100.0 + room * (f64::from(at) + 0.5);
        let weight = if place.rank == 1 { 700 } else { 400 };
        let style = format!(r#"font-size="{small:.0}" font-weight="{weight}" fill="currentColor""#);
        line(&mut svg, 40, y + small / 3.0, &style, &format!("{}.", place.rank));
        mark(&mut svg, place.seat, (104.0, y), room * 0.62);
        line(&mut svg, 136, y - small * 0.08, &style, &cut(&place.name, MAX_NAME));
        let style = format!(r#"font-size="{:.0}" fill="currentColor""#, small * 0.78);
        line(&mut svg, 136, y + small * 0.82, &style, &place.result);
    }
    let caption = cut(&summary.caption, MAX_CAPTION);
    let style = format!(r#"font-size="{:.1}" fill="currentColor""#, caption_size(&caption));
    line(&mut svg, 450, 126.0, &style, &caption);
    let graph = summary.graph.svg();
    let _ = write!(
        svg,
        r#"<svg x="450" y="140" width="710" height="380" viewBox="0 0 {WIDTH} {HEIGHT}">{graph}</svg>"#
    );
    for (at, moment) in (0_u16..).zip(&summary.moments) {
        let y = 562.0 + 36.0 * f64::from(at);
        let style = r#"font-size="24" fill="currentColor""#;
        line(&mut svg, 40, y, style, &cut(moment, MAX_MOMENT));
    }
    svg.push_str("</svg>");
    svg
}

/// How large a caption is written: as wide as the graph at most. A letter is a little over half as wide as it is high.
fn caption_size(caption: &str) -> f64 {
    let letters = u16::try_from(caption.chars().count().max(1)).unwrap_or(u16::MAX);
    (710.0 / 0.56 / f64::from(letters)).min(21.0)
}

/// The beginning of a text that is too long.
fn cut(text: &str, longest: usize) -> String {
    if text.chars().count() <= longest {
        return text.to_owned();
    }
    text.chars().take(longest - 1).chain(['…']).collect()
}

#[cfg(test)]
mod tests {
    use table::Seat;

    use super::super::{Graph, PodiumPlace};
    use super::*;

    #[test]
    fn a_picture_has_everyone_and_no_tags_of_theirs() {
        let place = |rank, name: &str| PodiumPlace {
            rank,
            seat: Seat::new(0),
            name: name.to_owned(),
            result: "9".to_owned(),
        };
        let summary = EndingSummary {
            title: "Diamant".to_owned(),
            places: vec![place(1, "<b>Anna"), place(2, "A name that is very long indeed")],
            caption: String::new(),
            graph: Graph::Bars(Vec::new()),
            moments: vec!["Best & worst".to_owned()],
        };
        let svg = picture(&summary);
        assert!(svg.contains("&lt;b&gt;Anna") && svg.contains("A name that is ve…"));
        assert!(svg.contains("Best &amp; worst") && svg.ends_with("</svg>"));
    }

    #[test]
    fn a_long_caption_is_written_smaller() {
        assert!((caption_size("In the chest after each cave") - 21.0).abs() < 0.01);
        let long = "Loot by colour. Full bars are turned down, hatched bars are penalty points.";
        assert!(caption_size(long) < 17.5 && caption_size(&"w".repeat(MAX_CAPTION)) > 12.0);
    }
}
