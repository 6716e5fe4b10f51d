//! What is written can be read, what was played can be played again, what was done can be taken back.

use super::{Law, Run, ensure};
use crate::record::Origin;
use crate::{Game, Seat, Seats, Table, Viewer};

impl<G: Game> Run<G> {
    /// State, choices and views survive being written; a written state is admitted as it is.
    pub(super) fn survives_writing(&mut self) -> Law {
        let text = serde_json::to_string(&self.now).map_err(|error| format!("a state can be written: {error}"))?;
        let read: G =
            serde_json::from_str(&text).map_err(|error| format!("a written state is read: {error}\n{text}"))?;
        ensure!(read == self.now, "a state survives being written");
        let admitted = read.admit().map_err(|error| format!("a state that was reached is admitted: {error}"))?;
        ensure!(admitted == self.now, "a state that was reached is admitted as it is");
        for seat in self.now.waiting_for().iter() {
            self.now.choices(seat, &mut self.list);
            for choice in &self.list {
                let text =
                    serde_json::to_string(choice).map_err(|error| format!("a choice can be written: {error}"))?;
                let read: G::Choice = serde_json::from_str(&text)
                    .map_err(|error| format!("a written choice is read: {error}\n{text}"))?;
                ensure!(read == *choice, "a choice survives being written: {text}");
            }
        }
        Ok(())
    }

    /// The same start and the same choices give the same game.
    pub(super) fn same_choices_same_game(&mut self) -> Law {
        let mut again =
            G::start(&self.options, self.seed).map_err(|error| format!("the same start starts: {error}"))?;
        ensure!(again == self.first, "the same seed gives the same start");
        for &(seat, choice) in &self.line {
            ensure!(again.apply(seat, choice, &mut ()).is_ok(), "the same choices stay legal: {choice:?}");
        }
        ensure!(again == self.now, "the same choices give the same game");
        ensure!(again.outcome() == self.now.outcome(), "the same game has the same outcome");
        Ok(())
    }

    /// Played at a table with detours, the game ends in the same state, and so do its records.
    pub(super) fn take_back_and_redo_lead_back_and_forth(&mut self) -> Law {
        let options = serde_json::to_value(&self.options).unwrap_or_default();
        let failed = |error: crate::Error| format!("a table plays the same game: {error}");
        let mut table = Table::<G>::start(&options, Origin::Seed(self.seed)).map_err(failed)?;
        for (index, &(seat, choice)) in self.line.iter().enumerate() {
            table.choose(seat, choice).map_err(failed)?;
            if self.dice.below(8) == 0 {
                // In an open block it need not be the seat that chose last.
                let seats: Vec<Seat> = table.now().seats().iter().chain([seat, seat]).collect();
                let Some(seat) = self.dice.pick(&seats) else { continue };
                let before = table.now().clone();
                let steps = 1 + self.dice.below(4);
                let back = (0..steps).take_while(|_| table.take_back(seat).is_ok()).count();
                ensure!(back == 0 || *table.now() != before, "a take-back changes the state");
                for _ in 0..back {
                    table.redo(seat).map_err(|error| format!("after take-back comes redo: {error}"))?;
                }
                ensure!(*table.now() == before, "redo leads back to choice {index}");
                ensure!(table.redo(seat).is_err(), "nothing more can be done again");
            }
        }
        ensure!(*table.now() == self.now, "detours lead to the same end");
        for record in [table.record(), table.canonical_record()] {
            let loaded = Table::<G>::load(&record.to_text()).map_err(|error| format!("a record replays: {error}"))?;
            ensure!(*loaded.now() == self.now, "a record leads to the same end");
        }
        self.goes_on_by_itself(&options)
    }

    /// With every seat going on by itself, the table asks nobody who has an idle choice.
    fn goes_on_by_itself(&mut self, options: &serde_json::Value) -> Law {
        let failed = |error: crate::Error| format!("a table goes on by itself: {error}");
        let mut table = Table::<G>::start(options, Origin::Seed(self.seed)).map_err(failed)?;
        let seats: Seats = table.now().seats();
        for seat in seats.iter() {
            table.set_going_on(seat, true).map_err(failed)?;
        }
        loop {
            let waiting: Vec<Seat> = table.now().waiting_for().iter().collect();
            let Some(seat) = self.dice.pick(&waiting) else { break };
            ensure!(table.now().idle_choice(seat).is_none(), "{seat} is asked although it would go on");
            table.now().choices(seat, &mut self.list);
            let Some(choice) = self.dice.pick(&self.list) else {
                return Err(format!("{seat} is waited for without a choice"));
            };
            let before = table.now().clone();
            table.choose(seat, choice).map_err(failed)?;
            if self.dice.below(6) == 0 && table.take_back(seat).is_ok() {
                ensure!(
                    table.now().view(Viewer::Seat(seat)) == before.view(Viewer::Seat(seat)),
                    "a take-back leads to where {seat} chose {choice:?}"
                );
                table.redo(seat).map_err(failed)?;
            }
        }
        let record = table.record().to_text();
        let loaded = Table::<G>::load(&record).map_err(|error| format!("a record replays: {error}\n{record}"))?;
        ensure!(loaded.now() == table.now(), "a record leads to the same end");
        Ok(())
    }
}
