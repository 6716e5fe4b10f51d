//! The game keeps the contract.

use crate::check::MOST_KRYSTALLIUM;
use crate::choice::Choice;
use crate::event::Event;
use crate::flow::Step;
use crate::score::Outcome;
use crate::setup::{Options, Setup, about};
use crate::state::{MOST_CARDS, WonderfulWorld};
use crate::view::View;
use tabletop::{About, Dice, Game, Happenings, Illegal, Kind, Refusal, Seat, Seats, Seed, Sink, Viewer};

impl Game for WonderfulWorld {
    type Options = Options;
    type Setup = Setup;
    type Choice = Choice;
    type Event = Event;
    type View = View;
    type Outcome = Outcome;

    const NAME: &'static str = "wonderful-world";
    const RULES: u32 = 1;
    /// Each of five players: for each card one pick or three steps of digging, one plan, one drop, and at most eight
    /// pieces on it; six ends a round; and in each of 20 steps not more cubes than if every card made four for each
    /// card there is.
    const MOST_CHOICES: usize = 5 * (MOST_CARDS * (3 + 1 + 1 + 8) + 4 * 6 + 20 * 4 * MOST_CARDS * MOST_CARDS);

    fn about() -> About {
        about()
    }

    fn start(options: &Options, seed: Seed) -> Result<Self, Refusal> {
        Self::from_seed(options, seed)
    }

    fn start_from(options: &Options, setup: &Setup) -> Result<Self, Refusal> {
        Self::from_setup(options, setup)
    }

    fn options(&self) -> Options {
        self.options
    }

    fn seats(&self) -> Seats {
        self.all_seats()
    }

    fn check(&self) -> Result<(), String> {
        self.can_be()
    }

    /// A position may leave out what the game would do by itself: it is done here.
    fn admit(mut self) -> Result<Self, Refusal> {
        self.can_be().map_err(|reason| Refusal::new(Kind::Position, reason))?;
        if self.players.iter().any(|player| player.krystallium > MOST_KRYSTALLIUM) {
            return Err(Refusal::new(Kind::Position, "that is more krystallium than a game can bring"));
        }
        self.move_on(self.all_seats(), &mut Happenings::new(&mut ()));
        Ok(self)
    }

    fn waiting_for(&self) -> Seats {
        self.seats_waited_for()
    }

    fn block(&self) -> u32 {
        self.block_number()
    }

    fn choices(&self, seat: Seat, into: &mut Vec<Choice>) {
        self.offers(seat, into);
    }

    fn idle_choice(&self, seat: Seat) -> Option<Choice> {
        let goes_on = self.step(seat) == Step::Finish && !self.players[seat.index()].could_complete_a_card();
        goes_on.then_some(Choice::Done)
    }

    fn apply(&mut self, seat: Seat, choice: Choice, events: &mut impl Sink<Event>) -> Result<Seats, Illegal> {
        let mut happenings = Happenings::new(events);
        self.act(seat, choice, &mut happenings)?;
        Ok(happenings.revealed())
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn event_for(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.seen_by(viewer))
    }

    fn guess(&self, viewer: Viewer, dice: &mut Dice) -> Self {
        self.redealt_for(viewer, dice)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.ended()
    }
}
