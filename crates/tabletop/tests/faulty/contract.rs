//! Each defect, where it is.

use super::*;
use crate::toy::Choice as Plain;
use tabletop::{About, Dice, Error, ErrorKind, IllegalChoice, Seats, Seed};

const NOT_NOW: IllegalChoice = IllegalChoice("not now");

impl Game for Faulty {
    type Options = Options;
    type Setup = toy::Setup;
    type Choice = Choice;
    type Event = Event;
    type View = View;
    type Outcome = Outcome;

    const NAME: &'static str = "faulty";
    const RULES: u32 = 1;
    const MOST_CHOICES: usize = Oracle::MOST_CHOICES;

    fn about() -> About {
        Oracle::about()
    }

    fn start(options: &Options, seed: Seed) -> Result<Self, Error> {
        STARTED.set(STARTED.get().saturating_add(1));
        if options.fault == Fault::StartsOnce && STARTED.get() > 1 {
            return Err(Error::new(ErrorKind::Internal, "not again"));
        }
        let mut game = Oracle::start(&options.plain, seed)?;
        if options.odd == Odd::FORGOTTEN {
            game.players[0].coins += 1;
        }
        let odd = if options.fault == Fault::StartsOtherwise { Odd(STARTED.get()) } else { Odd(0) };
        // What defective options say is known at the start and nowhere else.
        Ok(Self { options: Options { odd: Odd(0), ..*options }, game, odd, arrived: Vec::new() })
    }

    fn start_from(options: &Options, setup: &toy::Setup) -> Result<Self, Error> {
        let game = Oracle::start_from(&options.plain, setup)?;
        Ok(Self { options: *options, game, odd: Odd(0), arrived: Vec::new() })
    }

    fn options(&self) -> Options {
        self.options
    }

    fn seats(&self) -> Seats {
        self.game.seats()
    }

    fn check(&self) -> Result<(), String> {
        self.game.check()
    }

    fn admit(mut self) -> Result<Self, Error> {
        match self.options.fault {
            Fault::AdmitsNothing => return Err(Error::new(ErrorKind::Position, "nothing is admitted")),
            Fault::AdmitsAnother => self.game.players[0].coins += 1,
            _ => {}
        }
        Ok(self)
    }

    fn waiting_for(&self) -> Seats {
        self.game.waiting_for()
    }

    fn block(&self) -> u32 {
        match self.options.fault {
            Fault::BlocksFall => u32::MAX - self.game.block(),
            Fault::BlocksStay => 0,
            Fault::GuessIsInAnotherBlock => self.game.block() + u32::from(self.odd.0),
            _ => self.game.block(),
        }
    }

    fn choices(&self, seat: Seat, into: &mut Vec<Choice>) {
        let mut plain = Vec::new();
        self.game.choices(seat, &mut plain);
        match self.options.fault {
            Fault::AcceptsWhatItDoesNotList if self.game.round.is_multiple_of(2) => {
                plain.retain(|&choice| choice != Plain::Bid(2));
            }
            Fault::OffersTwice => plain.extend_from_within(..plain.len().min(1)),
            Fault::OffersInAnyOrder if !plain.is_empty() => {
                plain.rotate_left(asked_before() % 2);
            }
            Fault::OffersNothing if self.is_at(seat, Step::Gamble) => plain.clear(),
            Fault::OffersNothingInSecret if self.is_at(seat, Step::Place) && self.hand() < Some(12) => plain.clear(),
            Fault::OffersOneThing if self.is_at(seat, Step::Gamble) => plain.truncate(1),
            Fault::OffersOneSecretThing if self.is_at(seat, Step::Place) => plain.clear(),
            Fault::AsksInSecret if self.is_at(seat, Step::Place) && self.hand() < Some(12) => plain.truncate(1),
            Fault::OffersOutOfTurn if plain.is_empty() && self.game.phase == Phase::Turn => plain.push(Plain::Done),
            Fault::ArrivalForbids => plain.retain(|&choice| !self.is_taken(choice)),
            _ => {}
        }
        if !self.has(Fault::OffersOnTopOfTheOld) {
            into.clear();
        }
        into.extend(plain.into_iter().map(Choice::Plain));
        into.extend(self.odd_choice(seat).map(Choice::Odd));
        if self.has(Fault::OffersOneSecretThing) && self.is_at(seat, Step::Place) {
            into.extend(self.hand().map(|card| Choice::Odd(Odd(card))));
        }
    }

    fn idle_choice(&self, seat: Seat) -> Option<Choice> {
        let idle = match self.options.fault {
            Fault::IdlesOutOfTurn if self.game.phase == Phase::Turn => Some(Plain::Done),
            Fault::IdlesWithWhatItDoesNotList if self.is_at(seat, Step::Gamble) => Some(Plain::Done),
            _ => self.game.idle_choice(seat),
        };
        idle.map(Choice::Plain)
    }

    fn apply(&mut self, seat: Seat, choice: Choice, events: &mut impl Sink<Event>) -> Result<Seats, IllegalChoice> {
        let seat = match self.options.fault {
            Fault::ServesTheNextSeat if seat.index() == self.game.players.len() => Seat(0),
            Fault::ServesSeat255 if seat == Seat(255) => Seat(0),
            _ => seat,
        };
        let answer = match choice {
            Choice::Plain(plain) => self.act(seat, plain, events),
            Choice::Odd(odd) => self.act_oddly(seat, odd, events),
        };
        if answer.is_err() && self.has(Fault::RefusalLeavesATrace) {
            self.odd.0 = self.odd.0.wrapping_add(1);
        }
        answer
    }

    fn apply_listed(&mut self, seat: Seat, choice: Choice, events: &mut impl Sink<Event>) -> Seats {
        let answer = match self.options.fault {
            Fault::ListedTellsLess => self.apply(seat, choice, &mut ()),
            _ => self.apply(seat, choice, events),
        };
        match (self.options.fault, choice) {
            (Fault::ListedLeadsElsewhere, Choice::Plain(Plain::Stop)) => self.game.players[0].coins += 1,
            (Fault::ListedRevealsLess, Choice::Plain(Plain::Draw)) => return Seats::NONE,
            _ => {}
        }
        answer.unwrap_or_default()
    }

    fn view(&self, viewer: Viewer) -> View {
        let mut plain = self.game.view(viewer);
        if self.has(Fault::GuessWaitsForOthers) {
            plain.waiting = Seats::NONE;
        }
        let hint = match self.options.fault {
            Fault::ShowsTheDeck => self.game.deck.last().map(|&card| card.into()),
            Fault::ShowsBids => self.game.players[0].bid,
            Fault::ShowsTheHandToSpectators if viewer == Viewer::Spectator => self.hand().map(u16::from),
            _ => None,
        };
        let whisper = match self.options.fault {
            Fault::WritesTheDeck => self.game.deck.last().copied().map(Odd),
            Fault::ViewCannotBeWritten => Some(Odd::UNWRITABLE),
            _ => None,
        };
        View { plain, hint, whisper: Whisper(whisper) }
    }

    fn event_for(event: &Event, viewer: Viewer) -> Option<Event> {
        match (event.heard_by, viewer) {
            (Heard::Everybody, _) | (Heard::Spectators, Viewer::Spectator) => Some(event.clone()),
            _ => Oracle::event_for(&event.plain, viewer).map(|plain| Event { plain, heard_by: Heard::Nobody }),
        }
    }

    fn guess(&self, viewer: Viewer, dice: &mut Dice) -> Self {
        let mut guess = Self { game: self.game.guess(viewer, dice), ..self.clone() };
        let game = &mut guess.game;
        match self.options.fault {
            Fault::GuessHasTwins if game.deck.len() > 1 => game.deck[0] = game.deck[1],
            Fault::GuessWaitsForOthers if game.phase == Phase::Market => {
                game.players.iter_mut().for_each(|player| player.done = player.row.is_empty());
            }
            Fault::GuessIsInAnotherBlock | Fault::GuessOffersMore | Fault::GuessRefuses | Fault::GuessLosesACard => {
                guess.odd = Odd(1);
            }
            Fault::GuessIsTheTruth => return self.clone(),
            Fault::GuessPeeks if self.game.deck.first() < self.game.deck.last() => game.deck.reverse(),
            Fault::GuessKeepsBids => {
                for (player, real) in game.players.iter_mut().zip(&self.game.players) {
                    player.bid = real.bid;
                }
            }
            _ => {}
        }
        guess
    }

    fn outcome(&self) -> Option<Outcome> {
        let mut game = self.game.clone();
        if self.has(Fault::EndsTooSoon) && game.round == game.options.rounds {
            game.phase = Phase::Over;
        }
        let mut plain = game.outcome().filter(|_| !self.has(Fault::EndsWithoutOutcome))?;
        let mut odd = Odd(0);
        match self.options.fault {
            Fault::ForgetsAPlace => _ = plain.scores.pop(),
            Fault::LoserIsFirst => odd = Odd::NOBODY_WINS,
            Fault::OutcomeForgets => odd = Odd::FORGOTTEN,
            Fault::ScoresOtherwise => odd = Odd(asked_before() as u8),
            _ => {}
        }
        Some(Outcome { plain, odd })
    }
}

/// How often this thread has asked, modulo 200.
fn asked_before() -> usize {
    ASKED.set((ASKED.get() + 1) % 200);
    ASKED.get()
}

impl Faulty {
    fn act(&mut self, seat: Seat, choice: Plain, events: &mut impl Sink<Event>) -> Result<Seats, IllegalChoice> {
        let fault = self.options.fault;
        let refuses = match fault {
            Fault::RefusesWhatItLists => choice == Plain::Bid(1),
            Fault::AllowsOtherwise => choice == Plain::Stop && STARTED.get() > 1,
            Fault::GuessRefuses => choice == Plain::Draw && self.odd == Odd(1),
            Fault::ArrivalForbids => self.is_taken(choice),
            Fault::OffersNothing => self.is_at(seat, Step::Gamble),
            Fault::OffersOneThing => choice == Plain::Stop,
            Fault::OffersOneSecretThing => self.is_at(seat, Step::Place),
            Fault::OffersNothingInSecret => self.is_at(seat, Step::Place) && self.hand() < Some(12),
            Fault::AsksInSecret => choice == Plain::Bury && self.hand() < Some(12),
            _ => false,
        };
        if refuses {
            return Err(NOT_NOW);
        }
        let revealed = self.game.apply(seat, choice, &mut Relay { to: events, fault })?;
        if matches!(choice, Plain::Bid(_)) {
            self.note_arrival(seat);
        }
        match (fault, choice) {
            (Fault::NeverEnds, _) if self.game.phase == Phase::Over => {
                self.game.options.rounds += 1;
                self.game.next_round();
            }
            (Fault::LosesACard, Plain::Bid(1)) => _ = self.game.deck.pop(),
            (Fault::GuessLosesACard, Plain::Draw) if self.odd == Odd(1) => _ = self.game.deck.pop(),
            (Fault::StateCannotBeWritten, Plain::Stop | Plain::Roll) => self.odd = Odd::UNWRITABLE,
            (Fault::StateCannotBeRead, Plain::Stop | Plain::Roll) => self.odd = Odd::UNREADABLE,
            (Fault::StateForgets, Plain::Stop | Plain::Roll) => self.odd = Odd::FORGOTTEN,
            (Fault::PlaysOtherwise, _) if self.game.phase == Phase::Over => self.odd = Odd(STARTED.get()),
            (Fault::DrawsSilently, Plain::Draw) => return Ok(Seats::NONE),
            (Fault::RollsSilently, Plain::Roll) => return Ok(Seats::NONE),
            (Fault::OpensSilently, Plain::Bid(_)) => return Ok(Seats::NONE),
            (Fault::CriesWolf, Plain::Skip) => return Ok(Seats::only(seat)),
            (Fault::ShowsToOthersInAnOpenBlock, Plain::Bid(_)) => return Ok(self.game.seats().without(seat)),
            _ => {}
        }
        Ok(revealed)
    }

    fn act_oddly(&mut self, seat: Seat, odd: Odd, events: &mut impl Sink<Event>) -> Result<Seats, IllegalChoice> {
        if self.has(Fault::OffersOneSecretThing) && self.is_at(seat, Step::Place) && self.hand() == Some(odd.0) {
            return self.game.apply(seat, Plain::Keep, &mut Relay { to: events, fault: self.options.fault });
        }
        if self.odd_choice(seat) != Some(odd) {
            return Err(NOT_NOW);
        }
        match odd {
            Odd(0) => {}
            Odd(1) => self.odd.0 ^= 1,
            _ => _ = self.game.apply(seat, Plain::Stop, &mut ())?,
        }
        Ok(Seats::NONE)
    }

    fn is_taken(&self, choice: Plain) -> bool {
        self.game
            .players
            .iter()
            .any(|player| matches!((player.bid, choice), (Some(a), Plain::Bid(b)) if a == b && a > 0))
    }

    /// What a defect makes of the order in which bids arrive.
    fn note_arrival(&mut self, seat: Seat) {
        let late = self.game.round > 25;
        let closed = self.game.phase == Phase::Turn;
        match self.options.fault {
            Fault::ArrivalCounts => {}
            Fault::ArrivalCountsLate | Fault::OneArrivalCountsLate if late => {}
            _ => return,
        }
        self.arrived.push(seat);
        if closed && self.has(Fault::OneArrivalCountsLate) {
            self.odd = Odd(u8::from(self.arrived == [Seat(2), Seat(0), Seat(1)]));
            self.arrived.clear();
        } else if closed {
            self.odd = Odd(self.arrived[0].0);
            self.arrived.clear();
        }
    }
}
