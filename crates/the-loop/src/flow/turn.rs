//! A turn begins and ends; cycles; the Agency's bonus.

use crate::data::{CYCLES, CardSet, ERAS, Era, HAND, MISSIONS_TO_WIN};
use crate::event::Event;
use crate::outcome::Ending;
use crate::state::{Deeds, Fate, Phase, Stream, TheLoop};
use tabletop::{Happenings, List, Sink};

impl TheLoop {
    /// The agent at this place takes a turn.
    pub(crate) fn begin_turn<S: Sink<Event>>(&mut self, active: u8, happenings: &mut Happenings<S>) {
        self.turn += 1;
        self.active = active;
        self.deeds = Deeds::default();
        happenings.tell(Event::Turn { turn: self.turn, agent: self.me().agent });
        self.doctor_phase(happenings);
    }

    /// An agent draws cards, and gets them ready.
    pub(crate) fn draw_for<S: Sink<Event>>(
        &mut self,
        place: usize,
        count: usize,
        happenings: &mut Happenings<S>,
    ) -> CardSet {
        let cards = self.draw_cards(self.pile_of(place), count, happenings);
        let one = &mut self.agents[place];
        one.hand = one.hand.and(cards);
        if !cards.is_empty() {
            happenings.tell(Event::Drew { agent: one.agent, cards });
        }
        cards
    }

    /// Takes cards off an own deck, or the common one.
    pub(super) fn draw_cards<S: Sink<Event>>(
        &mut self,
        pile: usize,
        count: usize,
        happenings: &mut Happenings<S>,
    ) -> CardSet {
        let Self { piles, chance, .. } = self;
        let own = &mut piles[pile];
        let stream = Stream::OwnDecks as usize + pile;
        let drawn = own.deck.draw(count, &mut own.discard, |cards| chance.draw(stream, |dice| dice.shuffle(cards)));
        if drawn.reveals {
            happenings.reveal(self.all_seats());
        }
        if drawn.shuffled {
            happenings.tell(Event::NewDeck { agent: self.agents[pile].agent });
        }
        drawn.cards
    }

    /// Phase IV: the mission of the era is archived, and unless that wins, the Agency shows its bonus.
    pub(crate) fn archive<S: Sink<Event>>(&mut self, happenings: &mut Happenings<S>) {
        let era = self.me().era;
        let tile = &mut self.era_mut(era).tile;
        tile.fate = Fate::Archived;
        tile.cubes = 0;
        happenings.tell(Event::Archived { mission: tile.mission });
        if self.tiles(Fate::Archived) == MISSIONS_TO_WIN {
            return self.end_game(Ending::Won, happenings);
        }
        self.open_missions(happenings);
        self.bonus = self.draw_great(usize::from(self.options.players) + 1, happenings);
        happenings.tell(Event::Bonus { cards: self.bonus });
        self.phase = Phase::Bonus { place: 0 };
    }

    /// What nobody took of the bonus is destroyed.
    pub(super) fn end_bonus<S: Sink<Event>>(&mut self, happenings: &mut Happenings<S>) {
        for card in self.bonus.iter() {
            happenings.tell(Event::Destroyed { card });
        }
        self.destroyed = self.destroyed.and(self.bonus);
        self.bonus = CardSet::NONE;
        self.end_turn(happenings);
    }

    /// Phase V.
    pub(crate) fn end_turn<S: Sink<Event>>(&mut self, happenings: &mut Happenings<S>) {
        let place = usize::from(self.active);
        let pile = self.pile_of(place);
        let me = self.me_mut();
        me.moved = false;
        let hand = std::mem::take(&mut me.hand);
        me.exhausted = CardSet::NONE;
        let discard = &mut self.piles[pile].discard;
        *discard = discard.and(hand);
        happenings.tell(Event::EndOfTurn { agent: self.me().agent });
        if !self.is_solo() {
            for step in 0..self.agents.len() {
                let place = self.place_after(step as u8);
                let held = self.agents[place].hand.len();
                if held < HAND {
                    self.draw_for(place, HAND - held, happenings);
                }
            }
        }
        if self.doctor_deck.is_empty() {
            if self.cycle == CYCLES {
                return self.end_game(Ending::FourthCycle, happenings);
            }
            self.begin_cycle(happenings);
        }
        match self.is_solo() {
            true => self.phase = Phase::Deal { card: None },
            false => self.begin_turn(self.place_after(1) as u8, happenings),
        }
    }

    /// The Doctor cards are shuffled for the next space of the cycle track.
    fn begin_cycle<S: Sink<Event>>(&mut self, happenings: &mut Happenings<S>) {
        self.cycle += 1;
        let given: List<Era, ERAS> = std::iter::from_fn(|| self.given.doctor.pop()).take(ERAS).collect();
        let mut rest: List<Era, ERAS> = Era::ALL.into_iter().filter(|era| !given.contains(era)).collect();
        self.chance.draw(Stream::Doctor as usize, |dice| dice.shuffle(&mut rest));
        self.doctor_deck = rest.iter().chain(given.iter().rev()).copied().collect();
        happenings.tell(Event::Cycle { cycle: self.cycle });
    }
}
