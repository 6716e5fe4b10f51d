//! The curves of a game as a picture, and as a line of text.

use crate::picture::{colour, escape};
use players::Review;
use std::fmt::Write;

const WIDTH: f64 = 900.0;
const HEIGHT: f64 = 420.0;
const LEFT: f64 = 60.0;
const RIGHT: f64 = 190.0;
const TOP: f64 = 50.0;
const BOTTOM: f64 = 50.0;

/// Draws what everybody could expect at each choice, with the turning points numbered as they are told.
pub(super) fn draw<C>(title: &str, names: &[String], seen: &Review<C>) -> String {
    let steps = (seen.expected.len() - 1).max(1) as f64;
    let x = |step: usize| LEFT + (WIDTH - LEFT - RIGHT) * step as f64 / steps;
    let y = |share: f32| TOP + (HEIGHT - TOP - BOTTOM) * (1.0 - f64::from(share));
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" font-family=\"sans-serif\" font-size=\"13\">\n\
         <title>{title}: what everybody could expect</title>\n<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n\
         <text x=\"20\" y=\"28\" font-size=\"17\">{title}: what everybody could expect</text>\n",
        title = escape(title)
    );
    for tenths in [0, 25, 50, 75, 100] {
        let at = y(tenths as f32 / 100.0);
        let _ = writeln!(
            svg,
            "<path d=\"M{LEFT} {at:.1}H{:.1}\" stroke=\"#d5d9dc\"/><text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{tenths} %</text>",
            WIDTH - RIGHT,
            LEFT - 8.0,
            at + 4.0
        );
    }
    for (seat, name) in names.iter().enumerate() {
        let path: String = seen.expected.iter().enumerate().fold(String::new(), |mut path, (step, expected)| {
            let _ = write!(path, "{}{:.1} {:.1}", if step == 0 { 'M' } else { 'L' }, x(step), y(expected[seat]));
            path
        });
        let _ = writeln!(
            svg,
            "<path d=\"{path}\" fill=\"none\" stroke=\"{stroke}\" stroke-width=\"2\"/>\
             <text x=\"{:.1}\" y=\"{:.1}\" fill=\"{stroke}\">{}</text>",
            WIDTH - RIGHT + 14.0,
            TOP + 20.0 * seat as f64 + 10.0,
            escape(name),
            stroke = colour(seat),
        );
    }
    for (number, turn) in (1..).zip(&seen.turns) {
        let (x, y) = (x(turn.step), y(seen.expected[turn.step][turn.seat.index()]));
        let _ = writeln!(
            svg,
            "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"9\" fill=\"#ffffff\" stroke=\"{stroke}\" stroke-width=\"2\"/>\
             <text x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\" font-size=\"11\">{number}</text>",
            y + 4.0,
            stroke = colour(turn.seat.index()),
        );
    }
    let _ = writeln!(
        svg,
        "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{} choices</text>\n</svg>",
        (LEFT + WIDTH - RIGHT) / 2.0,
        HEIGHT - 18.0,
        seen.expected.len() - 1
    );
    svg
}

/// A curve in one line of text.
pub(super) fn sparks(curve: &[f32]) -> String {
    const MARKS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
    const MOST: usize = 50;
    let each = curve.len().div_ceil(MOST).max(1);
    let mean = |part: &[f32]| part.iter().sum::<f32>() / part.len() as f32;
    curve.chunks(each).map(|part| MARKS[((mean(part) * 8.0) as usize).min(7)]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_of_text_rises_and_falls_with_the_curve() {
        assert_eq!(sparks(&[0.0, 0.5, 1.0, 0.2]), "▁▅█▂");
        assert!(sparks(&vec![0.5; 1000]).chars().count() <= 50);
    }
}
