//! What happened and what can be chosen, in the words that the site uses too.

use super::Terminal;
use super::paper::{Paper, Tint, wrap};
use crate::language::words;
use pages::hint::in_words;
use pages::{BoardContext, LogContext};
use tabletop::{Seat, Viewer};

/// What happened, as `viewer` learns of it: the title of each chapter that begins, and its lines.
pub(super) fn news<G: Terminal>(view: &G::View, viewer: Viewer, events: &[G::Event], paper: Paper) -> Vec<String> {
    let names = names::<G>(view);
    let context = LogContext { viewer, names: &names, words: words() };
    let mut lines = Vec::new();
    for part in events.chunk_by(|_, next| !G::begins_chapter(next)) {
        let chapter = <G as pages::Board>::chapter(part, &context);
        if part.first().is_some_and(G::begins_chapter) {
            lines.push(paper.paint(Tint::Strong, chapter.title));
        }
        lines.extend(chapter.lines.iter().flat_map(|(_, line)| wrap(line, 2)));
    }
    lines
}

/// What can be chosen, each choice with what its group is called.
pub(super) fn labels<G: Terminal>(view: &G::View, viewer: Viewer, choices: &[G::Choice]) -> Vec<String> {
    let names = names::<G>(view);
    let context = BoardContext { viewer, view, choices, held: None, names: &names, words: words() };
    let offers = G::offers(&context);
    let label =
        |(place, choice): (usize, &G::Choice)| in_words(&offers, place).unwrap_or_else(|| format!("{choice:?}"));
    choices.iter().enumerate().map(label).collect()
}

pub(super) fn names<G: Terminal>(view: &G::View) -> Vec<String> {
    let most = G::about().players.1;
    (0..most).map(|seat| G::name(view, Seat(seat))).collect()
}
