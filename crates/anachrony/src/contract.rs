//! The game keeps the contract.

use crate::choice::Choice;
use crate::event::Event;
use crate::score::Outcome;
use crate::setup::{Options, Setup, about};
use crate::state::Anachrony;
use crate::view::View;
use tabletop::{About, Dice, Game, Happenings, Illegal, Kind, Refusal, Seat, Seats, Seed, Sink, Viewer};

impl Game for Anachrony {
    type Options = Options;
    type Setup = Setup;
    type Choice = Choice;
    type Event = Event;
    type View = View;
    type Outcome = Outcome;

    const NAME: &'static str = "anachrony";
    const RULES: u32 = 1;
    /// In each of seven eras each of four players takes at most 64 turns and free actions (each takes a space, a suit or a
    /// marker, and there are fewer of them), each a chain of at most 32 choices; and Wolfe exchanges at most all he has.
    const MOST_CHOICES: usize = 7 * 4 * (64 * 32 + 2_000);

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
        self.move_on(&mut Happenings::new(&mut ()));
        Ok(self)
    }

    fn waiting_for(&self) -> Seats {
        self.seats_waited_for()
    }

    fn block(&self) -> u32 {
        self.block
    }

    fn choices(&self, seat: Seat, into: &mut Vec<Choice>) {
        self.list(seat, into);
    }

    fn apply(&mut self, seat: Seat, choice: Choice, events: &mut impl Sink<Event>) -> Result<Seats, Illegal> {
        let mut happenings = Happenings::new(events);
        self.act(seat, choice, &mut happenings)?;
        Ok(happenings.revealed())
    }

    fn apply_listed(&mut self, seat: Seat, choice: Choice, events: &mut impl Sink<Event>) -> Seats {
        let mut happenings = Happenings::new(events);
        self.act_listed(seat, choice, &mut happenings);
        happenings.revealed()
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn event_for(event: &Event, viewer: Viewer) -> Option<Event> {
        event.seen_by(viewer)
    }

    fn guess(&self, viewer: Viewer, dice: &mut Dice) -> Self {
        self.redealt_for(viewer, dice)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.ended()
    }
}
