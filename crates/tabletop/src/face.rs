//! An object-safe face over the contract: a program holds "some game" and speaks JSON with it.

use crate::record::{Origin, json};
use crate::{About, Game, Kind, Place, Refusal, Seat, Seats, Standing, Table, Viewer};
use serde_json::Value;
use std::any::Any;
use std::marker::PhantomData;

/// A game that tables can be opened for. The list of games is a list of these.
pub trait AnyGame: Sync {
    /// How the game presents itself.
    fn about(&self) -> About;
    /// A new table.
    fn start(&self, options: &Value, origin: Origin) -> Result<Box<dyn AnyTable>, Refusal>;
    /// A table as its record left it.
    fn load(&self, record: &str) -> Result<Box<dyn AnyTable>, Refusal>;
}

/// The entry of game `G` in a list of games.
pub struct Of<G>(PhantomData<fn() -> G>);

impl<G> Of<G> {
    /// The entry.
    pub const GAME: Self = Self(PhantomData);
}

impl<G: Game> AnyGame for Of<G> {
    fn about(&self) -> About {
        G::about()
    }

    fn start(&self, options: &Value, origin: Origin) -> Result<Box<dyn AnyTable>, Refusal> {
        Ok(Box::new(Table::<G>::start(options, origin)?))
    }

    fn load(&self, record: &str) -> Result<Box<dyn AnyTable>, Refusal> {
        Ok(Box::new(Table::<G>::load(record)?))
    }
}

/// A [`Table`] of whatever game; choices, views and events are JSON values.
pub trait AnyTable: Any + Send {
    /// The name of the game.
    fn game(&self) -> &'static str;
    /// The seats of the table.
    fn seats(&self) -> Seats;
    /// The seats that owe a choice now.
    fn waiting_for(&self) -> Seats;
    /// The choices of a seat; refused if there is no such seat.
    fn choices(&self, seat: Seat) -> Result<Vec<Value>, Refusal>;
    /// Makes a choice; answers what happened, untold to anybody yet.
    fn choose(&mut self, seat: Seat, choice: &Value) -> Result<Happened, Refusal>;
    /// Takes back the last choice of a seat.
    fn take_back(&mut self, seat: Seat) -> Result<(), Refusal>;
    /// Makes the choice again that a seat took back last.
    fn redo(&mut self, seat: Seat) -> Result<Happened, Refusal>;
    /// The seat that chose last.
    fn last_to_choose(&self) -> Option<Seat>;
    /// Whether a seat could take something back.
    fn can_take_back(&self, seat: Seat) -> bool;
    /// Everything that has happened since the start.
    fn events(&self) -> Happened;
    /// The seats for which the table goes on by itself.
    fn going_on(&self) -> Seats;
    /// Sets whether the table goes on by itself for a seat with nothing left but standing rights.
    fn set_going_on(&mut self, seat: Seat, on: bool) -> Result<Happened, Refusal>;
    /// Sets whether a choice that ends what a seat can do in a block is held until it is confirmed.
    fn set_holding(&mut self, seat: Seat, on: bool) -> Result<(), Refusal>;
    /// The choice of a seat that waits to be confirmed.
    fn held(&self, seat: Seat) -> Option<Value>;
    /// Makes the choice that is held for a seat.
    fn confirm(&mut self, seat: Seat) -> Result<Happened, Refusal>;
    /// What a viewer may see; refused if there is no such seat.
    fn view(&self, viewer: Viewer) -> Result<Value, Refusal>;
    /// The whole state, secrets and all: for whoever runs the game locally, or after its end.
    fn state(&self) -> Value;
    /// The record so far, as JSON Lines; it holds secrets too.
    fn record(&self) -> String;
    /// How it ended, once it has.
    fn outcome(&self) -> Option<Value>;
    /// The place of each seat, once it has ended.
    fn places(&self) -> Option<Vec<Place>>;
    /// What the game calls the result (a medal, a rating, a way to lose), where it has a name for it.
    fn verdict(&self) -> Option<&'static str>;
    /// For whoever knows which game it is.
    fn as_any(&self) -> &dyn Any;
}

/// What happened, told to each viewer as that viewer may learn of it.
pub struct Happened(Box<dyn Fn(Viewer) -> Vec<Value> + Send>);

impl Happened {
    /// The events as `viewer` may learn of them.
    pub fn told_to(&self, viewer: Viewer) -> Vec<Value> {
        (self.0)(viewer)
    }

    fn of<G: Game>(events: Vec<G::Event>) -> Self {
        Self(Box::new(move |viewer| {
            let told = Table::<G>::events_for(&events, viewer);
            told.iter().map(json).collect()
        }))
    }
}

impl<G: Game> AnyTable for Table<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn seats(&self) -> Seats {
        self.now().seats()
    }

    fn waiting_for(&self) -> Seats {
        self.now().waiting_for()
    }

    fn choices(&self, seat: Seat) -> Result<Vec<Value>, Refusal> {
        self.seated(seat)?;
        let mut choices = Vec::new();
        self.now().choices(seat, &mut choices);
        Ok(choices.iter().map(json).collect())
    }

    fn choose(&mut self, seat: Seat, choice: &Value) -> Result<Happened, Refusal> {
        self.seated(seat)?;
        let choice = serde::Deserialize::deserialize(choice).map_err(|error| {
            Refusal::new(
                Kind::Illegal,
                format!("no choice is written like this ({error}): ask for the choices of this seat"),
            )
        })?;
        Table::choose(self, seat, choice).map(Happened::of::<G>)
    }

    fn take_back(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.seated(seat)?;
        Table::take_back(self, seat)
    }

    fn redo(&mut self, seat: Seat) -> Result<Happened, Refusal> {
        self.seated(seat)?;
        Table::redo(self, seat).map(Happened::of::<G>)
    }

    fn last_to_choose(&self) -> Option<Seat> {
        Table::last_to_choose(self)
    }

    fn can_take_back(&self, seat: Seat) -> bool {
        Table::can_take_back(self, seat)
    }

    fn events(&self) -> Happened {
        Happened::of::<G>(Table::events(self))
    }

    fn going_on(&self) -> Seats {
        Table::going_on(self)
    }

    fn set_going_on(&mut self, seat: Seat, on: bool) -> Result<Happened, Refusal> {
        Table::set_going_on(self, seat, on).map(Happened::of::<G>)
    }

    fn set_holding(&mut self, seat: Seat, on: bool) -> Result<(), Refusal> {
        Table::set_holding(self, seat, on)
    }

    fn held(&self, seat: Seat) -> Option<Value> {
        Table::held(self, seat).as_ref().map(json)
    }

    fn confirm(&mut self, seat: Seat) -> Result<Happened, Refusal> {
        Table::confirm(self, seat).map(Happened::of::<G>)
    }

    fn view(&self, viewer: Viewer) -> Result<Value, Refusal> {
        if let Viewer::Seat(seat) = viewer {
            self.seated(seat)?;
        }
        Ok(json(&self.now().view(viewer)))
    }

    fn state(&self) -> Value {
        json(self.now())
    }

    fn record(&self) -> String {
        Table::record(self).to_text()
    }

    fn outcome(&self) -> Option<Value> {
        self.now().outcome().as_ref().map(json)
    }

    fn places(&self) -> Option<Vec<Place>> {
        self.now().outcome().as_ref().map(Standing::places)
    }

    fn verdict(&self) -> Option<&'static str> {
        self.now().outcome().as_ref().and_then(Standing::verdict)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
