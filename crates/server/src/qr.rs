//! A link as a picture that phones read.

use std::fmt::Write as _;

use qrcode::{Color, EcLevel, QrCode};

/// So many modules around the code stay light.
const QUIET: usize = 4;

/// A QR code in SVG, dark on light; nothing if the text is too long for one.
pub(crate) fn svg(text: &str) -> Option<String> {
    let code = QrCode::with_error_correction_level(text, EcLevel::M).ok()?;
    let (width, modules) = (code.width(), code.to_colors());
    let mut dark = String::new();
    for (y, row) in modules.chunks(width).enumerate() {
        let mut x = 0;
        for run in row.chunk_by(PartialEq::eq) {
            if run[0] == Color::Dark {
                let (x, y, long) = (x + QUIET, y + QUIET, run.len());
                write!(dark, "M{x} {y}h{long}v1h-{long}z").expect("a text takes everything");
            }
            x += run.len();
        }
    }
    let size = width + 2 * QUIET;
    Some(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {size} {size}\" shape-rendering=\"crispEdges\">\
         <path fill=\"#fff\" d=\"M0 0h{size}v{size}H0z\"/><path d=\"{dark}\"/></svg>"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The dark modules of a picture, read back from its path.
    fn modules(svg: &str) -> (usize, Vec<(usize, usize)>) {
        let size = svg.split("0 0 ").nth(1).unwrap().split(' ').next().unwrap().parse().unwrap();
        let path = svg.rsplit("d=\"").next().unwrap().split('"').next().unwrap();
        let mut dark = Vec::new();
        for run in path.split('z').filter(|run| !run.is_empty()) {
            let (at, long) = run[1..].split_once('h').unwrap();
            let (x, y) = at.split_once(' ').unwrap();
            let [x, y, long] = [x, y, long.split('v').next().unwrap()].map(|n| n.parse().unwrap());
            dark.extend((x..x + long).map(|x: usize| (x, y)));
        }
        (size, dark)
    }

    #[test]
    fn a_phone_reads_the_link_that_was_drawn() {
        for link in ["http://192.168.178.20:7878/t/BCDFGH", "https://adamant.example/t/234567"] {
            let (size, dark) = modules(&svg(link).unwrap());
            let quiet = QUIET..size - QUIET;
            assert!(dark.iter().all(|(x, y)| quiet.contains(x) && quiet.contains(y)));
            let grid = rqrr::SimpleGrid::from_func(size - 2 * QUIET, |x, y| {
                dark.contains(&(x + QUIET, y + QUIET))
            });
            assert_eq!(rqrr::Grid::new(grid).decode().unwrap().1, link);
        }
        assert!(svg(&"a".repeat(5000)).is_none());
    }
}
