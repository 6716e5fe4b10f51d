//! The game keeps the contract.

use crate::choice::Choice;
use crate::event::Event;
use crate::outcome::Outcome;
use crate::setup::{Options, Setup, about};
use crate::state::TheLoop;
use crate::view::View;
use tabletop::{About, Dice, Game, Happenings, Illegal, Kind, Refusal, Seat, Seats, Seed, Sink, Viewer};

/// The most choices of a turn, generously. Count the ready cards of the active agent and those of its deck and discard pile,
/// at most 47 (24 of a common deck, 20 taken, 3 of bonuses). Without a LOOP no use raises that count, and only the Alchemist's
/// Receipt, Matryoshka and the Copier applied to one of them keep it, at most four times before another use lowers it: so
/// fewer than 235 uses lie between two LOOPs. A use adds at most 3 energy; LOOP number n costs n, so that a turn gains most
/// with 705 of them, less than 250,000 energy, and 21 turns have less than 5,250,000. Hence no turn has more than
/// 4,700 LOOPs (their sum would be more than all energy there ever was), 4,700 × 235 uses of at most 12 choices each, and as
/// many moves as there is energy.
const A_TURN: usize = 4_700 * 235 * 12 + 5_250_000 + 1_000;

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

    fn apply_listed(&mut self, seat: Seat, choice: Choice, events: &mut impl Sink<Event>) -> Seats {
        let mut happenings = Happenings::new(events);
        self.act_listed(seat, choice, &mut happenings);
        happenings.revealed()
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
