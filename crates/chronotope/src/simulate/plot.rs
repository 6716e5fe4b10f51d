//! The results as a picture: how the scores of each bot are spread, and who won how often.

use super::report::{Line, Report};
use crate::picture::{colour, escape};
use std::fmt::Write;

const WIDTH: f64 = 860.0;
const LEFT: f64 = 110.0;
const ROW: f64 = 90.0;

/// Draws the report as SVG.
pub(crate) fn draw(report: &Report) -> String {
    let bars_top = 70.0 + ROW * report.bots.len() as f64 + 60.0;
    let height = bars_top + 34.0 * (report.bots.len() + report.seats.len()) as f64 + 50.0;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" font-family=\"sans-serif\" font-size=\"13\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n"
    );
    let _ = writeln!(
        svg,
        "<text x=\"20\" y=\"28\" font-size=\"17\">{}: {} games</text>",
        escape(report.game),
        report.games
    );
    draw_scores(&mut svg, report);
    draw_shares(&mut svg, report, bars_top);
    svg.push_str("</svg>\n");
    svg
}

/// One row of columns for each bot, over a common axis.
fn draw_scores(svg: &mut String, report: &Report) {
    let scores = || report.bots.iter().flat_map(|line| &line.scores);
    let (low, high) = (scores().min().copied().unwrap_or(0), scores().max().copied().unwrap_or(0));
    let step = nice_step(high - low);
    let first = low.div_euclid(step) * step;
    let columns = ((high - first) / step + 1) as usize;
    let width = (WIDTH - LEFT - 30.0) / columns as f64;
    for (row, line) in report.bots.iter().enumerate() {
        let base = 70.0 + ROW * (row + 1) as f64;
        let mut counts = vec![0u32; columns];
        for score in &line.scores {
            counts[((score - first) / step) as usize] += 1;
        }
        let most = counts.iter().max().copied().unwrap_or(1).max(1);
        let _ = writeln!(svg, "<text x=\"20\" y=\"{}\">{}</text>", base - 4.0, escape(&line.name));
        for (column, count) in counts.iter().enumerate() {
            let tall = (ROW - 34.0) * f64::from(*count) / f64::from(most);
            let x = LEFT + width * column as f64;
            let _ = writeln!(
                svg,
                "<rect x=\"{x:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{tall:.1}\" fill=\"{}\"><title>{} to {}: {count}</title></rect>",
                base - tall,
                (width - 1.0).max(0.5),
                colour(row),
                first + step * column as i32,
                first + step * (column as i32 + 1) - 1,
            );
        }
        let mean = LEFT + width * (line.mean_score - f64::from(first)) / f64::from(step);
        let _ = writeln!(
            svg,
            "<path d=\"M{mean:.1} {:.1}V{base:.1}\" stroke=\"#000\" stroke-dasharray=\"3 2\"/>\
             <text x=\"{:.1}\" y=\"{:.1}\">{:.1}</text>",
            base - ROW + 20.0,
            mean + 4.0,
            base - ROW + 28.0,
            line.mean_score
        );
    }
    let base = 70.0 + ROW * report.bots.len() as f64;
    for column in (0..=columns).step_by(columns.div_ceil(12).max(1)) {
        let x = LEFT + width * column as f64;
        let _ = writeln!(
            svg,
            "<text x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>",
            base + 18.0,
            first + step * column as i32
        );
    }
    let _ = writeln!(svg, "<text x=\"20\" y=\"{:.1}\">score</text>", base + 18.0);
}

/// One bar for each bot and each seat, with its 95 % interval.
fn draw_shares(svg: &mut String, report: &Report, top: f64) {
    let _ = writeln!(
        svg,
        "<text x=\"20\" y=\"{:.1}\" font-size=\"15\">share of games won, with 95 % intervals</text>",
        top - 14.0
    );
    let named = |what: &'static str| move |line: &'_ Line| format!("{what} {}", line.name);
    let bots = report.bots.iter().enumerate().map(|(row, line)| (named("bot")(line), line, colour(row)));
    let seats = report.seats.iter().map(|line| (named("seat")(line), line, "#9aa5ad"));
    let reach = WIDTH - LEFT - 120.0;
    for (row, (name, line, fill)) in bots.chain(seats).enumerate() {
        let y = top + 34.0 * row as f64;
        let (low, high) = line.win_share_95;
        let _ = writeln!(
            svg,
            "<text x=\"20\" y=\"{:.1}\">{}</text>\
             <rect x=\"{LEFT}\" y=\"{y:.1}\" width=\"{:.1}\" height=\"22\" fill=\"{fill}\"/>\
             <path d=\"M{:.1} {mid:.1}H{:.1}\" stroke=\"#000\" stroke-width=\"2\"/>\
             <text x=\"{:.1}\" y=\"{:.1}\">{:.1} %</text>",
            y + 16.0,
            escape(&name),
            reach * line.win_share,
            LEFT + reach * low,
            LEFT + reach * high,
            LEFT + reach * high.max(line.win_share) + 8.0,
            y + 16.0,
            100.0 * line.win_share,
            mid = y + 11.0,
        );
    }
}

/// A round width of columns that makes 20 to 60 of them.
fn nice_step(range: i32) -> i32 {
    [1, 2, 5, 10, 20, 50, 100, 200, 500].into_iter().find(|step| range / step <= 60).unwrap_or(range / 60 + 1)
}
