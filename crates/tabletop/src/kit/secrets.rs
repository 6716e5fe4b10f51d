//! Nothing hidden leaks, and what is shown is said to be.

use super::{Law, Run, ensure};
use crate::{Game, Seat, Viewer};

/// Guesses after which a revelation that never made a difference counts as none.
const TRIES: usize = 100;

impl<G: Game> Run<G> {
    /// No viewer can tell a guess from the truth, and a guess is a game like any other.
    pub(super) fn views_keep_secrets(&mut self) -> Law {
        for viewer in Viewer::all(self.now.seats()) {
            let same_dice = self.dice.clone();
            let guess = self.now.guess(viewer, &mut self.dice);
            guess.check().map_err(|reason| format!("a guess for {viewer:?} can be: {reason}"))?;
            same_view(&self.now, &guess, viewer).map_err(|broken| format!("nothing hidden leaks: {broken}"))?;
            ensure!(guess.waiting_for() == self.now.waiting_for(), "a guess waits for the same seats");
            ensure!(guess.block() == self.now.block(), "a guess is in the same block");
            let mut list = Vec::new();
            if let Viewer::Seat(seat) = viewer {
                self.now.choices(seat, &mut self.list);
                guess.choices(seat, &mut list);
                ensure!(list == self.list, "{viewer:?} has the same choices in a guess");
            }
            let twin = self.now.guess(viewer, &mut self.dice).guess(viewer, &mut same_dice.clone());
            ensure!(twin == guess, "a guess for {viewer:?} hangs on nothing but what is seen");
            let mut again = guess.clone();
            for _ in 0..30 {
                let Some(seat) = again.waiting_for().iter().next() else { break };
                again.choices(seat, &mut list);
                let Some(choice) = self.dice.pick(&list) else { break };
                let played = again.apply(seat, choice, &mut ());
                ensure!(played.is_ok(), "a guess plays on: {choice:?} of {seat} was refused");
                again.check().map_err(|reason| format!("a guess plays on: {reason}"))?;
            }
        }
        Ok(())
    }

    /// A choice made in the truth and in a guess shows the viewer the same, unless it says that it revealed
    /// something to that viewer; and where nothing new is seen, no other events are seen.
    pub(super) fn reveals_what_it_shows(&mut self) -> Law {
        for viewer in Viewer::all(self.now.seats()) {
            let guess = self.now.guess(viewer, &mut self.dice);
            for seat in self.now.waiting_for().iter() {
                let mut list = Vec::new();
                guess.choices(seat, &mut self.list);
                self.now.choices(seat, &mut list);
                list.retain(|choice| self.list.contains(choice));
                let Some(choice) = self.dice.pick(&list) else { continue };
                self.shows_what_it_reveals(&guess, viewer, seat, choice)?;
            }
        }
        Ok(())
    }

    fn shows_what_it_reveals(&mut self, guess: &G, viewer: Viewer, seat: Seat, choice: G::Choice) -> Law {
        let (mut real, mut other) = (self.now.clone(), guess.clone());
        let (mut events, mut events_other) = (Vec::new(), Vec::new());
        let (Ok(revealed), Ok(_)) =
            (real.apply(seat, choice, &mut events), other.apply(seat, choice, &mut events_other))
        else {
            return Err(format!("what is listed applies: {choice:?} of {seat} was refused"));
        };
        let learns = match viewer {
            Viewer::Seat(eyes) => revealed.contains(eyes),
            // Nobody says what spectators learn: whatever every other seat does, and what they come to see.
            Viewer::Spectator => {
                self.now.seats().without(seat).iter().all(|eyes| revealed.contains(eyes))
                    || real.view(viewer) != other.view(viewer)
            }
        };
        if learns && viewer.is(seat) {
            let shown = real.view(viewer);
            let differs = (0..TRIES).any(|_| {
                let mut other = self.now.guess(viewer, &mut self.dice);
                other.apply(seat, choice, &mut ()).is_err() || other.view(viewer) != shown
            });
            ensure!(differs, "{choice:?} of {seat} reveals to {viewer:?} what was known already");
        }
        if learns {
            return Ok(());
        }
        same_view(&real, &other, viewer)
            .map_err(|broken| format!("{choice:?} of {seat} shows what it does not reveal: {broken}"))?;
        ensure!(
            events_for::<G>(&events, viewer) == events_for::<G>(&events_other, viewer),
            "{choice:?} of {seat} tells {viewer:?} what it does not show: {events:?}"
        );
        Ok(())
    }

    /// Two choices of another seat that look the same to a viewer, though they are not, give that viewer the same events.
    pub(super) fn secret_choices_have_the_same_events(&mut self) -> Law {
        for seat in self.now.waiting_for().iter() {
            self.now.choices(seat, &mut self.list);
            let (Some(one), Some(other)) = (self.dice.pick(&self.list), self.dice.pick(&self.list)) else { continue };
            let (mut left, mut right) = (self.now.clone(), self.now.clone());
            let (mut events_left, mut events_right) = (Vec::new(), Vec::new());
            let (Ok(_), Ok(_)) = (left.apply(seat, one, &mut events_left), right.apply(seat, other, &mut events_right))
            else {
                return Err(format!("what is listed applies: {one:?} or {other:?} of {seat} was refused"));
            };
            if left == right {
                continue;
            }
            for viewer in Viewer::all(self.now.seats()).filter(|viewer| !viewer.is(seat)) {
                ensure!(
                    left.view(viewer) != right.view(viewer)
                        || events_for::<G>(&events_left, viewer) == events_for::<G>(&events_right, viewer),
                    "{viewer:?} is told {one:?} and {other:?} of {seat} apart, and does not see it"
                );
            }
        }
        Ok(())
    }
}

fn events_for<G: Game>(events: &[G::Event], viewer: Viewer) -> Vec<G::Event> {
    events.iter().filter_map(|event| G::event_for(event, viewer)).collect()
}

fn same_view<G: Game>(one: &G, other: &G, viewer: Viewer) -> Law {
    let (one, other) = (one.view(viewer), other.view(viewer));
    ensure!(one == other, "{viewer:?} sees a difference between\n{one:?}\nand\n{other:?}");
    let bytes =
        |view: &G::View| serde_json::to_string(view).map_err(|error| format!("a view cannot be written: {error}"));
    ensure!(bytes(&one)? == bytes(&other)?, "{viewer:?} sees a difference in what is written");
    Ok(())
}
