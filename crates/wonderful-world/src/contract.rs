//! The answers to the questions of [`Game`]; what they are made of is in the other modules.

use crate::actions::NOT_NOW;
use crate::check::MOST_KRYSTALLIUM;
use crate::choice::Choice;
use crate::data::{COPIES, Card, Empire, PICKS, ROUNDS, Scenario, Side};
use crate::event::Event;
use crate::flow::Step;
use crate::score::Outcome;
use crate::setup::{MOST_PLAYERS, Options, Setup, cards_of_deck};
use crate::state::{DECK_STREAM, Deck, MOST_CARDS, Phase, WonderfulWorld};
use crate::view::View;
use tabletop::{
    About, Chance, Chosen, Dice, Error, ErrorKind, Events, Game, IllegalChoice, List, OptionField, Preset, Relation,
    Seat, Seats, Seed, Sink, Viewer, ensure,
};

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
        let scenarios = Chosen::of("scenario", &Scenario::ALL.map(Scenario::name));
        About {
            name: WonderfulWorld::NAME,
            title: "It's a Wonderful World",
            rules: WonderfulWorld::RULES,
            players: (1, MOST_PLAYERS as u8),
            options: vec![
                OptionField::number("players", (1, MOST_PLAYERS as u8), Some(3), "How many play; 1 is the solo game."),
                OptionField::one_of(
                    "side",
                    &Side::ALL.map(Side::name),
                    Some("A"),
                    "The side of every empire card; scenarios are played on B.",
                ),
                OptionField::one_of(
                    "empires",
                    &["dealt", "chosen"],
                    None,
                    "How empires are found: dealt at random, chosen seat by seat, or a list that names one for each seat. Alone they are chosen.",
                )
                .or_by_seat(&Empire::ALL.map(Empire::name), true),
                OptionField::one_of(
                    "scenario",
                    &Scenario::ALL.map(Scenario::name),
                    None,
                    "A scenario for one player.",
                ),
            ],
            relations: vec![
                Relation::sets("scenario_alone", scenarios.clone(), Chosen::of("players", &["1"])),
                Relation::sets("scenario_side", scenarios, Chosen::of("side", &["B"])),
            ],
            presets: vec![
                Preset::new("first_game").one("side", "A").one("empires", "dealt"),
                Preset::new("full_game").one("side", "A").one("empires", "chosen"),
                Preset::new("everything").number("players", MOST_PLAYERS as u8).one("side", "B").one("empires", "chosen"),
            ],
        }
    }

    fn start(options: &Options, seed: Seed) -> Result<Self, Error> {
        let options = options.checked()?;
        let mut chance = Chance::new(seed);
        let mut cards: List<Card, COPIES> = cards_of_deck(&options).cards().collect();
        chance.draw(DECK_STREAM, |dice| dice.shuffle(&mut cards));
        Ok(Self::laid_out(options, Deck { cards }, chance))
    }

    fn start_from(options: &Options, setup: &Setup) -> Result<Self, Error> {
        let refuse = |message: String| Error::new(ErrorKind::Position, message);
        let options = setup.complete(options.checked()?).map_err(refuse)?;
        let deck = setup.face_down(&options).map_err(refuse)?;
        Ok(Self::laid_out(options, deck, Chance::new(setup.seed)))
    }

    fn options(&self) -> Options {
        self.options
    }

    fn seats(&self) -> Seats {
        Seats::first(self.players.len())
    }

    fn check(&self) -> Result<(), String> {
        let players = usize::from(self.options.players);
        ensure!(
            self.players.len() == players,
            "the options say {players} players, the state has {}",
            self.players.len()
        );
        let (first, last) = if self.phase == Phase::Empires { (0, 0) } else { (1, ROUNDS) };
        ensure!((first..=last).contains(&self.round), "round {} does not go with this phase", self.round);
        ensure!(self.phase != Phase::Over || self.is_last_round(), "a game is over only after round {ROUNDS}");
        self.empires_can_be()?;
        self.piles_can_be()?;
        self.cards_are_all_there()?;
        for (seat, player) in (0..).map(Seat).zip(&self.players) {
            self.phase_can_be(player).map_err(|why| format!("{seat}: {why}"))?;
            self.possessions_can_be(player).map_err(|why| format!("{seat}: {why}"))?;
        }
        let owed = self.players.iter().filter(|player| player.owed_leader).count();
        ensure!(owed <= 1, "{owed} players are owed a leader, and only one can be supreme");
        self.deck_suffices()
    }

    /// A position may leave out what the game would do by itself: it is done here.
    fn admit(mut self) -> Result<Self, Error> {
        self.check().map_err(|reason| Error::new(ErrorKind::Position, reason))?;
        if self.players.iter().any(|player| player.krystallium > MOST_KRYSTALLIUM) {
            return Err(Error::new(ErrorKind::Position, "that is more krystallium than a game can bring"));
        }
        self.move_on(self.seats(), &mut Events::new(&mut ()));
        Ok(self)
    }

    fn waiting_for(&self) -> Seats {
        let mut seats = Seats::NONE;
        for (seat, player) in (0..).map(Seat).zip(&self.players) {
            if self.phase.waits_for(player) {
                seats.insert(seat);
                if self.phase == Phase::Empires {
                    break;
                }
            }
        }
        seats
    }

    fn block(&self) -> u32 {
        let within = match self.phase {
            Phase::Empires => self.players.iter().filter(|player| player.empire.is_some()).count() as u32,
            Phase::Draft { pick } => pick.into(),
            Phase::Planning => u32::from(PICKS) + 1,
            Phase::Production(resource) => u32::from(PICKS) + 2 + resource as u32,
            Phase::Over => u32::from(PICKS) + 7,
        };
        u32::from(self.round) * 16 + within
    }

    /// What has to be done first, then the standing rights.
    fn choices(&self, seat: Seat, into: &mut Vec<Choice>) {
        into.clear();
        let step = self.step(seat);
        match step {
            Step::Nothing => return,
            Step::ChooseEmpire => self.offer_empires(into),
            Step::Pick => self.offer_picks(seat, into),
            Step::PlaceCube(resource) => self.offer_cube(seat, resource, into),
            Step::Keep => self.offer_dug(seat, into),
            Step::ThrowSecond => self.offer_throws(seat, into),
            Step::TakePile => self.offer_piles(into),
            Step::Plan => self.offer_plans(seat, into),
            Step::TakeLeader => {}
            Step::Finish => into.push(Choice::Done),
        }
        self.offer_leaders(seat, into);
        if self.rights_hold() {
            self.offer_pieces(seat, into);
            self.offer_drops(seat, into);
        }
    }

    fn idle_choice(&self, seat: Seat) -> Option<Choice> {
        let goes_on = self.step(seat) == Step::Finish && !self.players[seat.index()].could_complete_a_card();
        goes_on.then_some(Choice::Done)
    }

    fn apply(&mut self, seat: Seat, choice: Choice, events: &mut impl Sink<Event>) -> Result<Seats, IllegalChoice> {
        let events = &mut Events::new(events);
        let step = self.step(seat);
        match choice {
            _ if step == Step::Nothing => return Err(IllegalChoice("this seat has nothing to choose now")),
            Choice::Choose(empire) if step == Step::ChooseEmpire => self.choose_empire(seat, empire, events)?,
            Choice::Pick(card) if step == Step::Pick => self.pick(seat, card, events)?,
            Choice::Build(card) if step == Step::Plan => self.build(seat, card, events)?,
            Choice::Recycle(card) if step == Step::Plan => self.recycle(seat, card, events)?,
            Choice::Pile(pile) if step == Step::TakePile => self.choose_pile(seat, pile, events)?,
            Choice::Dig(card) if matches!(step, Step::Plan | Step::ThrowSecond) => self.dig(seat, card, events)?,
            Choice::Keep(card) if step == Step::Keep => self.keep(seat, card, events)?,
            Choice::Empire(resource) if step == Step::PlaceCube(resource) => {
                self.put_cube_on_empire(seat, resource, events);
            }
            Choice::Take(leader) => self.take_leader(seat, leader, events)?,
            Choice::Place(placement) if self.rights_hold() => self.place(seat, placement, step, events)?,
            Choice::Drop(site) if self.rights_hold() => self.drop_card(seat, site, events)?,
            Choice::Done if step == Step::Finish => self.finish(seat, events),
            _ => return Err(NOT_NOW),
        }
        let concerned = if step == Step::ChooseEmpire { self.seats() } else { Seats::only(seat) };
        self.move_on(concerned, events);
        Ok(events.revealed())
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    fn event_for(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.seen_by(viewer))
    }

    fn guess(&self, viewer: Viewer, dice: &mut Dice) -> Self {
        let mut guess = self.clone();
        guess.chance = Chance::new(dice.seed());
        if self.is_solo() {
            guess.redeal_alone(viewer, dice);
        } else {
            guess.redeal_draft(viewer, dice);
        }
        guess
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| Outcome::new(self))
    }
}
