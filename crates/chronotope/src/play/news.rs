//! What happened, in the words that the site uses too.

use super::Terminal;
use super::paper::{Paper, Tint, wrap};
use pages::{Language, Teller};
use tabletop::{Seat, Viewer};

/// What happened, as `viewer` learns of it: the title of each chapter that begins, and its lines.
pub(super) fn news<G: Terminal>(view: &G::View, viewer: Viewer, events: &[G::Event], paper: Paper) -> Vec<String> {
    let most = G::about().players.1;
    let names: Vec<String> = (0..most).map(|seat| G::name(view, Seat(seat))).collect();
    let teller = Teller { viewer, names: &names, words: Language::English.words() };
    let mut lines = Vec::new();
    for part in events.chunk_by(|_, next| !G::begins_chapter(next)) {
        let chapter = <G as pages::Board>::tell(part, &teller);
        if part.first().is_some_and(G::begins_chapter) {
            lines.push(paper.paint(Tint::Strong, chapter.title));
        }
        lines.extend(chapter.lines.iter().flat_map(|(_, line)| wrap(line, 2)));
    }
    lines
}
