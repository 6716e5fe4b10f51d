//! What helps a person to choose and to follow: the action at hand, what a choice would change, and what is new.

use crate::any_table::{Change, PreviewOf, Reader};
use crate::table_of::TableOf;
use pages::board::{Board, BoardContext, Figure, LogContext, RecentEvent, Zone};
use pages::hint::in_words;
use pages::lesson;
use pages::table::ChainLink;
use players::Bots;
use tabletop::{Dice, Seat, Seed, Table, Viewer};

/// How many guesses a preview is made from. What differs between them is chance.
const GUESSES: u64 = 3;

/// How many steps are played back at most.
const MOST_STEPS: usize = 40;

/// How many choices back a spectator is told of.
const SPECTATORS_PAST: usize = 6;

impl<G: Board + Bots> TableOf<G> {
    /// What the reader has chosen of the action at hand, in words.
    pub(crate) fn chain(&self, to: &Reader) -> Vec<ChainLink> {
        let Viewer::Seat(seat) = to.viewer else { return Vec::new() };
        let parts = self.table.action(seat).into_iter().map(|part| {
            let mut choices = Vec::new();
            part.state.choices(seat, &mut choices);
            let view = part.state.view(to.viewer);
            let context = Self::context(&view, &choices, None, to);
            let words = context.index_of(&part.choice).and_then(|index| in_words(&G::offers(&context), index));
            let back_to = self.table.can_take_back_to(seat, part.index).then_some(part.index);
            ChainLink { text: words.unwrap_or_default(), back_to }
        });
        parts.filter(|link| !link.text.is_empty()).collect()
    }

    /// What is new to a viewer, as they may learn of it.
    pub(crate) fn recent_events(&self, viewer: Viewer) -> Vec<G::Event> {
        Table::<G>::events_for(&self.table.events_since(self.new_since(viewer)), viewer)
    }

    /// The same for the strip of recent events.
    pub(crate) fn recent(events: &[G::Event], to: &Reader) -> Vec<RecentEvent> {
        G::recent(events, &LogContext { viewer: to.viewer, names: to.names, words: to.words })
    }

    /// The lessons about what is new and about what is asked of the reader.
    pub(crate) fn lessons(&self, events: &[G::Event], to: &Reader) -> Vec<&'static str> {
        if G::LESSONS.is_empty() {
            return Vec::new();
        }
        let (view, choices) = (self.table.now().view(to.viewer), self.listed(to.viewer));
        lesson::lessons(&Self::context(&view, &choices, None, to), events)
    }

    fn new_since(&self, viewer: Viewer) -> usize {
        match viewer {
            Viewer::Seat(seat) => self.table.new_since(seat),
            Viewer::Spectator => self.table.choices_made().saturating_sub(SPECTATORS_PAST),
        }
    }

    /// The boards that the reader has seen since then, each different from the one before, the present one last.
    pub(crate) fn boards(&self, to: &Reader) -> Vec<Vec<Zone>> {
        let mut views: Vec<G::View> =
            self.table.states_since(self.new_since(to.viewer)).iter().map(|state| state.view(to.viewer)).collect();
        views.dedup();
        let skipped = views.len().saturating_sub(MOST_STEPS);
        let zones = |view: &G::View| G::zones(&Self::context(view, &[], None, to));
        views.iter().skip(skipped).map(zones).collect()
    }

    /// What a choice would change, made from guesses of what the seat sees.
    pub(crate) fn preview_of(&self, seat: Seat, choice: G::Choice, to: &Reader) -> PreviewOf {
        let figures = |state: &G| G::figures(&state.view(to.viewer), to.viewer, to.words);
        let before = figures(self.table.now());
        let seed = Seed([0; 32]);
        let guesses =
            (0..GUESSES).filter_map(|number| self.table.preview(seat, choice, &mut Dice::new(seed, number)).ok());
        let guesses: Vec<_> = guesses.map(|preview| (figures(&preview.state), preview.is_final)).collect();
        let is_final = guesses.iter().any(|(_, is_final)| *is_final);
        let after: Vec<&[Figure]> = guesses.iter().map(|(figures, _)| figures.as_slice()).collect();
        PreviewOf { figures: changes(&before, &after), is_final }
    }

    pub(crate) fn context<'a>(
        view: &'a G::View,
        choices: &'a [G::Choice],
        held: Option<G::Choice>,
        to: &'a Reader,
    ) -> BoardContext<'a, G> {
        BoardContext { viewer: to.viewer, view, choices, held, names: to.names, words: to.words }
    }
}

/// The figures that change. One that the guesses disagree about is shown with all its values.
fn changes(before: &[Figure], after: &[&[Figure]]) -> Vec<Change> {
    let value_of = |figures: &[Figure], key: &str| {
        figures.iter().find(|figure| figure.key == key).map(|figure| figure.value.clone())
    };
    let mut keys: Vec<&Figure> = before.iter().collect();
    for figure in after.iter().copied().flatten() {
        if !keys.iter().any(|known| known.key == figure.key) {
            keys.push(figure);
        }
    }
    let change = |figure: &Figure| {
        let from = value_of(before, &figure.key).unwrap_or_default();
        let mut values: Vec<String> = after.iter().filter_map(|figures| value_of(figures, &figure.key)).collect();
        values.sort();
        values.dedup();
        let to = match values.as_slice() {
            [one] => one.clone(),
            [] => return None,
            several => format!("{}?", several.join("/")),
        };
        (from != to).then(|| Change { key: figure.key.clone(), label: figure.label.clone(), from, to })
    };
    keys.into_iter().filter_map(change).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn figure(key: &str, value: &str) -> Figure {
        Figure { key: key.into(), value: value.into(), label: key.to_uppercase() }
    }

    #[test]
    fn only_what_changes_is_shown_and_chance_with_all_its_values() {
        let before = [figure("water", "4"), figure("cores", "2"), figure("die", "1")];
        let one = [figure("water", "2"), figure("cores", "2"), figure("die", "3"), figure("new", "1")];
        let two = [figure("water", "2"), figure("cores", "2"), figure("die", "1"), figure("new", "1")];
        let found: Vec<_> =
            changes(&before, &[&one, &two]).into_iter().map(|change| (change.key, change.from, change.to)).collect();
        let wanted = [("water", "4", "2"), ("die", "1", "1/3?"), ("new", "", "1")];
        assert_eq!(found, wanted.map(|(key, from, to)| (key.to_owned(), from.to_owned(), to.to_owned())));
    }
}
