//! Nothing hidden leaks, and what is shown is said to be.

use super::{Law, Run, must};
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
            must!(guess.waiting_for() == self.now.waiting_for(), "a guess waits for the same seats");
            must!(guess.block() == self.now.block(), "a guess is in the same block");
            let mut list = Vec::new();
            if let Viewer::Seat(seat) = viewer {
                self.now.choices(seat, &mut self.list);
                guess.choices(seat, &mut list);
                must!(list == self.list, "{viewer:?} has the same choices in a guess");
            }
            let twin = self.now.guess(viewer, &mut self.dice).guess(viewer, &mut same_dice.clone());
            must!(twin == guess, "a guess for {viewer:?} hangs on nothing but what is seen");
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
        let (mut told, mut told_other) = (Vec::new(), Vec::new());
        let (Ok(revealed), Ok(_)) = (real.apply(seat, choice, &mut told), other.apply(seat, choice, &mut told_other))
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
            must!(differs, "{choice:?} of {seat} reveals to {viewer:?} what was known already");
        }
        if learns {
            return Ok(());
        }
        same_view(&real, &other, viewer)
            .map_err(|broken| format!("{choice:?} of {seat} shows what it does not reveal: {broken}"))?;
        must!(
            heard::<G>(&told, viewer) == heard::<G>(&told_other, viewer),
            "{choice:?} of {seat} tells {viewer:?} what it does not show: {told:?}"
        );
        Ok(())
    }

    /// Two choices of another seat that look the same to a viewer, though they are not, sound the same too.
    pub(super) fn secret_choices_are_not_told(&mut self) -> Law {
        for seat in self.now.waiting_for().iter() {
            self.now.choices(seat, &mut self.list);
            let (Some(one), Some(other)) = (self.dice.pick(&self.list), self.dice.pick(&self.list)) else { continue };
            let (mut left, mut right) = (self.now.clone(), self.now.clone());
            let (mut told_left, mut told_right) = (Vec::new(), Vec::new());
            let (Ok(_), Ok(_)) = (left.apply(seat, one, &mut told_left), right.apply(seat, other, &mut told_right))
            else {
                return Err(format!("what is listed applies: {one:?} or {other:?} of {seat} was refused"));
            };
            if left == right {
                continue;
            }
            for viewer in Viewer::all(self.now.seats()).filter(|viewer| !viewer.is(seat)) {
                must!(
                    left.view(viewer) != right.view(viewer)
                        || heard::<G>(&told_left, viewer) == heard::<G>(&told_right, viewer),
                    "{viewer:?} is told {one:?} and {other:?} of {seat} apart, and does not see it"
                );
            }
        }
        Ok(())
    }
}

fn heard<G: Game>(events: &[G::Event], viewer: Viewer) -> Vec<G::Event> {
    events.iter().filter_map(|event| G::event_for(event, viewer)).collect()
}

fn same_view<G: Game>(one: &G, other: &G, viewer: Viewer) -> Law {
    let (one, other) = (one.view(viewer), other.view(viewer));
    must!(one == other, "{viewer:?} sees a difference between\n{one:?}\nand\n{other:?}");
    let bytes =
        |view: &G::View| serde_json::to_string(view).map_err(|error| format!("a view cannot be written: {error}"));
    must!(bytes(&one)? == bytes(&other)?, "{viewer:?} sees a difference in what is written");
    Ok(())
}
