//! The game keeps the contract.

use crate::choice::Choice;
use crate::event::Event;
use crate::outcome::Outcome;
use crate::setup::{Options, Setup, about};
use crate::state::TheLoop;
use crate::view::View;
use tabletop::{About, Dice, Game, Happenings, Illegal, Kind, Refusal, Seat, Seats, Seed, Sink, Viewer};

/// The most choices of a turn. Between two LOOPs an agent uses at most twice as many cards as there are artifacts: a use
/// takes a ready card away, and what readies, draws or takes back cards (two Black Hole cards, and cards that cost more
/// than they bring) can do so once for each of them. A use adds at most 4 energy, so that before LOOP number n at most
/// 2 × 79 × 4 × n have been added to what lay there, fewer than 4000 in any game; it costs n, and the sum of 1 to n passes
/// that before n is 1300. A use takes at most 12 choices. Dealing, moves, the bonus and the rest stay below what is left.
const A_TURN: usize = 1_300 * 2 * 79 * 16;

impl Game for TheLoop {
    type Options = Options;
    type Setup = Setup;
    type Choice = Choice;
    type Event = Event;
    type View = View;
    type Outcome = Outcome;

    const NAME: &'static str = "the-loop";
    const RULES: u32 = 1;
    /// Three cycles of seven turns.
    const MOST_CHOICES: usize = 21 * A_TURN;

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
        let mut nobody = ();
        let happenings = &mut Happenings::new(&mut nobody);
        self.open_missions(happenings);
        self.move_on(happenings);
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

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    /// Everything that happens lies open.
    fn event_for(event: &Event, _: Viewer) -> Option<Event> {
        Some(*event)
    }

    fn guess(&self, _: Viewer, dice: &mut Dice) -> Self {
        self.redealt(dice)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.ended()
    }
}
