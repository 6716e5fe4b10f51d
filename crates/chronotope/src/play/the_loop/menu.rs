//! The choices, in the words that the site uses too.

use super::super::paper::{Paper, flow, wrap};
use pages::{Board, Language, Sight};
use the_loop::{Choice, TheLoop, View};

/// What is asked, and every choice with its number, from 1; cards each on a line of their own.
pub(super) fn menu(view: &View, choices: &[Choice], paper: Paper) -> Vec<String> {
    let words = Language::English.words();
    let sight = Sight { viewer: view.viewer, view, choices, held: None, names: &[], words };
    let mut lines = Vec::new();
    for group in TheLoop::offers(&sight) {
        if !group.title.is_empty() {
            lines.extend(wrap(&paper.heading(&group.title), 2));
        }
        let (long, short): (Vec<_>, Vec<_>) = group
            .choices
            .iter()
            .map(|(place, text)| format!("{}) {text}", place + 1))
            .partition(|text| text.len() > 38);
        lines.extend(long.iter().flat_map(|text| wrap(text, 4)));
        lines.extend(flow(&short, 0));
    }
    lines
}
