//! Nothing hidden leaks, and what is shown is said to be.

use super::{Law, Run, must};
use crate::{Game, Viewer};

/// Guesses after which a revelation that never made a difference counts as none.
const TRIES: usize = 30;

impl<G: Game> Run<G> {
    /// No viewer can tell a guess from the truth, and a guess is a game like any other.
    pub(super) fn views_keep_secrets(&mut self) -> Law {
        for viewer in Viewer::all(self.now.seats()) {
            let guess = self.now.guess(viewer, &mut self.dice);
            guess.check().map_err(|reason| format!("a guess for {viewer:?} can be: {reason}"))?;
            same_view(&self.now, &guess, viewer).map_err(|broken| format!("nothing hidden leaks: {broken}"))?;
            must!(guess.waiting_for() == self.now.waiting_for(), "a guess waits for the same seats");
            let mut list = Vec::new();
            if let Viewer::Seat(seat) = viewer {
                self.now.choices(seat, &mut self.list);
                guess.choices(seat, &mut list);
                must!(list == self.list, "{viewer:?} has the same choices in a guess");
            }
            let mut again = guess.clone();
            for _ in 0..30 {
                let Some(seat) = again.waiting_for().iter().next() else { break };
                again.choices(seat, &mut list);
                let Some(choice) = self.dice.pick(&list) else { break };
                let played = again.apply(seat, choice, &mut ());
                must!(played.is_ok(), "a guess plays on: {choice:?} of {seat} was refused");
                again.check().map_err(|reason| format!("a guess plays on: {reason}"))?;
            }
        }
        Ok(())
    }

    /// A choice made in the truth and in a guess shows the viewer the same, unless it says that it revealed
    /// something to that viewer; and where nothing new is seen, nothing else is told.
    pub(super) fn reveals_what_it_shows(&mut self) -> Law {
        for viewer in Viewer::all(self.now.seats()) {
            let Viewer::Seat(eyes) = viewer else { continue };
            let guess = self.now.guess(viewer, &mut self.dice);
            for seat in self.now.waiting_for().iter() {
                let mut list = Vec::new();
                guess.choices(seat, &mut self.list);
                self.now.choices(seat, &mut list);
                list.retain(|choice| self.list.contains(choice));
                let Some(choice) = self.dice.pick(&list) else { continue };
                let (mut real, mut other) = (self.now.clone(), guess.clone());
                let (mut told, mut told_other) = (Vec::new(), Vec::new());
                let (Ok(revealed), Ok(_)) =
                    (real.apply(seat, choice, &mut told), other.apply(seat, choice, &mut told_other))
                else {
                    return Err(format!("what is listed applies: {choice:?} of {seat} was refused"));
                };
                if revealed.contains(eyes) && seat == eyes {
                    let shown = real.view(viewer);
                    let differs = (0..TRIES).any(|_| {
                        let mut other = self.now.guess(viewer, &mut self.dice);
                        other.apply(seat, choice, &mut ()).is_err() || other.view(viewer) != shown
                    });
                    must!(differs, "{choice:?} of {seat} reveals to {viewer:?} what was known already");
                }
                if revealed.contains(eyes) {
                    continue;
                }
                same_view(&real, &other, viewer)
                    .map_err(|broken| format!("{choice:?} of {seat} shows what it does not reveal: {broken}"))?;
                let seen = |events: &[G::Event]| -> Vec<G::Event> {
                    events.iter().filter_map(|event| G::event_for(event, viewer)).collect()
                };
                must!(
                    seen(&told) == seen(&told_other),
                    "{choice:?} of {seat} tells {viewer:?} what it does not show: {told:?}"
                );
            }
        }
        Ok(())
    }
}

fn same_view<G: Game>(one: &G, other: &G, viewer: Viewer) -> Law {
    let (one, other) = (one.view(viewer), other.view(viewer));
    must!(one == other, "{viewer:?} sees a difference between\n{one:?}\nand\n{other:?}");
    let bytes =
        |view: &G::View| serde_json::to_string(view).map_err(|error| format!("a view cannot be written: {error}"));
    must!(bytes(&one)? == bytes(&other)?, "{viewer:?} sees a difference in what is written");
    Ok(())
}
