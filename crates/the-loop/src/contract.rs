//! The answers to the questions of [`Game`]; what they are made of is in the other modules.

use crate::check::MOST_BLOCKS;
use crate::choice::Choice;
use crate::data::{Agent, Level, MOST_AGENTS};
use crate::event::Event;
use crate::outcome::Outcome;
use crate::setup::{Options, Setup, SetupSeed};
use crate::state::{Given, Phase, TheLoop};
use crate::view::View;
use tabletop::{
    About, Chance, Chosen, Dice, Error, ErrorKind, Events, Game, IllegalChoice, OptionField, Preset, Relation, Seat,
    Seats, Seed, Seek, Sink, Viewer, ensure,
};

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
        let most = MOST_AGENTS as u8;
        About {
            name: TheLoop::NAME,
            title: "The LOOP",
            rules: TheLoop::RULES,
            players: (1, most),
            options: vec![
                OptionField::number("players", (1, most), Some(2), "How many play; one alone leads a team of agents."),
                OptionField::one_of(
                    "level",
                    &Level::ALL.map(Level::name),
                    Some(Level::Employee.name()),
                    "The level of S.A.B.O.T.A.G.E.; the first is for a first game.",
                ),
                OptionField::one_of(
                    "agents",
                    &["dealt", "chosen"],
                    Some("dealt"),
                    "Who goes: dealt at random, chosen seat by seat, or a list of names in the order of seats.",
                )
                .or_by_seat(&Agent::ALL.map(Agent::name), true),
                OptionField::number("team", (2, most), None, "How many agents a player alone leads; 2 if not said."),
            ],
            relations: vec![
                Relation::needs("team_alone", Chosen::of("team", &["2", "3", "4"]), Chosen::of("players", &["1"])),
                Relation::excludes(
                    "agents_alone",
                    Chosen::of("agents", &Agent::ALL.map(Agent::name)),
                    Chosen::of("players", &["1"]),
                ),
            ],
            presets: vec![
                Preset::new("first_game").one("level", Level::Employee.name()),
                Preset::new("full_game").one("level", Level::Agent.name()).one("agents", "chosen"),
                Preset::new("everything").one("level", Level::Legend.name()).one("agents", "chosen"),
            ],
        }
    }

    fn start(options: &Options, seed: Seed) -> Result<Self, Error> {
        Self::start_from(options, &Setup { seed: SetupSeed(seed), ..Setup::default() })
    }

    fn start_from(options: &Options, setup: &Setup) -> Result<Self, Error> {
        Self::laid_out(options.checked()?, setup).map_err(|why| Error::new(ErrorKind::Position, why))
    }

    fn options(&self) -> Options {
        self.options
    }

    fn seats(&self) -> Seats {
        Seats::first(usize::from(self.options.players))
    }

    fn check(&self) -> Result<(), String> {
        ensure!(self.block < MOST_BLOCKS, "block {} is beyond any game", self.block);
        self.agents_can_be()?;
        self.time_can_be()?;
        self.cards_are_all_there()?;
        self.clones_are_all_there()?;
        self.eras_can_be()?;
        self.missions_can_be()?;
        self.phase_can_be()?;
        self.steps_can_be()
    }

    /// A position may leave out what the game would do by itself: it is done here.
    fn admit(mut self) -> Result<Self, Error> {
        self.check().map_err(|reason| Error::new(ErrorKind::Position, reason))?;
        let mut nobody = ();
        let events = &mut Events::new(&mut nobody);
        self.open_missions(events);
        self.move_on(events);
        Ok(self)
    }

    /// The seat that owes a choice: never more than one in this game. Where several choose from the same cards they do so
    /// one after the other, and what each has for itself leaves nothing to choose.
    fn waiting_for(&self) -> Seats {
        match self.phase {
            Phase::Over { .. } => Seats::NONE,
            _ => Seats::only(self.chooser()),
        }
    }

    /// In the middle of an effect.
    fn is_mid_action(&self, seat: Seat) -> bool {
        !self.steps.is_empty() && self.waiting_for().contains(seat)
    }

    fn block(&self) -> u32 {
        self.block
    }

    fn choices(&self, seat: Seat, into: &mut Vec<Choice>) {
        into.clear();
        if self.waiting_for().contains(seat) {
            let _ = self.offers(into);
        }
    }

    fn apply(&mut self, seat: Seat, choice: Choice, events: &mut impl Sink<Event>) -> Result<Seats, IllegalChoice> {
        if !self.waiting_for().contains(seat) {
            return Err(IllegalChoice("this seat has nothing to choose now"));
        }
        let mut seek = Seek::new(choice);
        let _ = self.offers(&mut seek);
        if !seek.found() {
            return Err(IllegalChoice("this seat cannot choose that now"));
        }
        Ok(self.apply_listed(seat, choice, events))
    }

    fn apply_listed(&mut self, seat: Seat, choice: Choice, events: &mut impl Sink<Event>) -> Seats {
        let mut events = Events::new(events);
        self.make(choice, &mut events);
        self.move_on(&mut events);
        self.block += u32::from(!self.waiting_for().contains(seat));
        events.revealed()
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    /// Everything that happens lies open.
    fn event_for(event: &Event, _: Viewer) -> Option<Event> {
        Some(*event)
    }

    /// The order of decks, the tiles that nobody has seen and all coming chance are dealt anew.
    fn guess(&self, _: Viewer, dice: &mut Dice) -> Self {
        let mut guess = self.clone();
        guess.chance = Chance::new(dice.seed());
        guess.given = Given::default();
        guess.great_deck.reshuffle(dice);
        for pile in &mut guess.piles[..] {
            pile.deck.reshuffle(dice);
        }
        dice.deal_anew(&mut guess.doctor_deck);
        let mut unseen = self.unseen_missions();
        dice.shuffle(&mut unseen);
        let face_down = guess.eras.iter_mut().map(|era| &mut era.tile).filter(|tile| !tile.is_seen());
        let hidden = face_down.map(|tile| &mut tile.mission).chain(&mut guess.boxed);
        for (mission, dealt) in hidden.zip(unseen) {
            *mission = dealt;
        }
        guess
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.phase {
            Phase::Over { ending } => Some(Outcome::new(self, ending)),
            _ => None,
        }
    }
}
