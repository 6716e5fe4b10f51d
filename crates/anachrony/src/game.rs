//! The contract of `tabletop`.

use crate::choice::Choice;
use crate::event::Event;
use crate::modules::Modules;
use crate::player::Player;
use crate::score::Outcome;
use crate::setup::{Foretold, Options, Setup, SetupSeed, about, arranged};
use crate::state::{Anachrony, Phase};
use crate::view::View;
use tabletop::{
    About, Chance, Dice, Error, ErrorKind, Events, Game, IllegalChoice, Seat, Seats, Seed, Seek, Sink, Viewer,
};

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

    fn start(options: &Options, seed: Seed) -> Result<Self, Error> {
        Self::start_from(options, &Setup { seed: SetupSeed(seed), ..Setup::default() })
    }

    fn start_from(options: &Options, setup: &Setup) -> Result<Self, Error> {
        let options = options.checked().map_err(|message| Error::new(ErrorKind::Options, message))?;
        let mut chance = Chance::new(setup.seed.0);
        let modules = Modules::set_up(options.modules, &setup.modules, &mut chance)
            .map_err(|why| Error::new(ErrorKind::Position, why))?;
        let decks =
            arranged(setup, &options, &modules, &mut chance).map_err(|why| Error::new(ErrorKind::Position, why))?;
        let mut game = Self {
            first_player_to_be: setup.first_player,
            foretold: setup.foretold,
            modules,
            ..Self::laid_out(options, &decks, chance)
        };
        game.open_setup(&decks);
        Ok(game)
    }

    fn options(&self) -> Options {
        self.options
    }

    fn seats(&self) -> Seats {
        Seats::first(self.options.players.into())
    }

    fn check(&self) -> Result<(), String> {
        self.table_can_be()?;
        self.players_can_be()?;
        self.modules_can_be()?;
        self.steps_can_be()
    }

    /// A position may leave out what the game would do by itself: it is done here.
    fn admit(mut self) -> Result<Self, Error> {
        self.check().map_err(|reason| Error::new(ErrorKind::Position, reason))?;
        self.move_on(&mut Events::new(&mut ()));
        Ok(self)
    }

    fn waiting_for(&self) -> Seats {
        let actor = self.player(self.actor);
        let owing = |owes: bool| match self.seat_of(self.actor) {
            Some(seat) if owes => Seats::only(seat),
            _ => Seats::NONE,
        };
        if !self.steps.is_empty() {
            return owing(true);
        }
        let all = |owes: fn(&Player) -> bool| {
            let mut seats = Seats::NONE;
            for (seat, player) in (0..self.options.players).map(Seat).zip(&self.players) {
                if owes(player) {
                    seats.insert(seat);
                }
            }
            seats
        };
        match self.phase {
            Phase::Paths => owing(actor.path.is_none()),
            Phase::Boards => owing(actor.evacuation.is_none()),
            Phase::Leaders => owing(actor.leader.is_none()),
            Phase::Assets { .. } => all(|player| player.pick.is_none()),
            Phase::Goals | Phase::Warp => all(|player| !player.ready),
            Phase::PowerUp { .. } => owing(!actor.ready),
            Phase::Actions => owing(!actor.passed),
            Phase::Paradox { .. }
            | Phase::Recovery { .. }
            | Phase::Arrival { .. }
            | Phase::CleanUp { .. }
            | Phase::Over => Seats::NONE,
        }
    }

    fn block(&self) -> u32 {
        self.block
    }

    fn choices(&self, seat: Seat, into: &mut Vec<Choice>) {
        into.clear();
        if self.waiting_for().contains(seat) {
            let _ = self.offers(seat.into(), into);
        }
    }

    fn apply(&mut self, seat: Seat, choice: Choice, events: &mut impl Sink<Event>) -> Result<Seats, IllegalChoice> {
        if !self.waiting_for().contains(seat) {
            return Err(IllegalChoice("this seat has nothing to choose now"));
        }
        let mut seek = Seek::new(choice);
        let _ = self.offers(seat.into(), &mut seek);
        if !seek.found() {
            return Err(IllegalChoice("this seat cannot choose that now"));
        }
        Ok(self.apply_listed(seat, choice, events))
    }

    fn apply_listed(&mut self, seat: Seat, choice: Choice, events: &mut impl Sink<Event>) -> Seats {
        let mut events = Events::new(events);
        let before = (self.era, self.phase);
        let together = self.is_simultaneous();
        self.make(seat.into(), choice, &mut events);
        self.move_on(&mut events);
        let same = match together {
            true => before == (self.era, self.phase),
            false => !self.is_simultaneous() && self.waiting_for().contains(seat),
        };
        self.block += u32::from(!same);
        events.revealed()
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    fn event_for(event: &Event, viewer: Viewer) -> Option<Event> {
        match *event {
            Event::Picked { seat, .. } if !viewer.is(seat.seat()) => Some(Event::Picked { seat, asset: None }),
            Event::Kept { seat, .. } | Event::Warping { seat, .. } if !viewer.is(seat.seat()) => None,
            Event::Module(event) => event.for_viewer(viewer).map(Event::Module),
            event => Some(event),
        }
    }

    fn guess(&self, viewer: Viewer, dice: &mut Dice) -> Self {
        let mut guess = self.clone();
        guess.chance = Chance::new(dice.seed());
        guess.foretold = Foretold::default();
        guess.reshuffle(dice);
        guess.modules.reshuffle(viewer, dice);
        match self.phase {
            Phase::Goals | Phase::Paths | Phase::Boards => {
                guess.redeal_goals(viewer, dice);
                guess.redeal_assets(viewer, 0, dice);
            }
            Phase::Assets { pick } => guess.redeal_assets(viewer, pick, dice),
            Phase::Warp => guess.choose_other_warps(viewer, dice),
            _ => {}
        }
        // Who is first by a given setup nobody knows; who is first by the asset draft everybody does.
        if !self.options.variants.asset_draft {
            guess.first_player_to_be = None;
        }
        guess
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| Outcome::of(self))
    }
}
