//! The choices, in the words that the site uses too.

use super::Terminal;
use super::news::names;
use super::paper::{Paper, flow, width, wrap};
use crate::language::words;
use pages::BoardContext;
use tabletop::Viewer;

/// What is asked, and every choice with its number, from 1; long ones each on a line of their own.
pub(super) fn menu<G: Terminal>(view: &G::View, viewer: Viewer, choices: &[G::Choice], paper: Paper) -> Vec<String> {
    let names = names::<G>(view);
    let context = BoardContext { viewer, view, choices, held: None, names: &names, words: words() };
    let mut lines = Vec::new();
    for group in G::offers(&context) {
        if !group.title.is_empty() {
            lines.extend(wrap(&paper.heading(&group.title), 2));
        }
        let (long, short): (Vec<_>, Vec<_>) = group
            .choices
            .iter()
            .map(|(place, text)| format!("{}) {text}", place + 1))
            .partition(|text| width(text) > 38);
        lines.extend(long.iter().flat_map(|text| wrap(text, 4)));
        lines.extend(flow(&short, 0));
    }
    lines
}
