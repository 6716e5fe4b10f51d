//! A turn begins and ends; cycles; the Agency's bonus.

use crate::data::{CYCLES, CardSet, ERAS, Era, HAND, MISSIONS_TO_WIN};
use crate::event::Event;
use crate::outcome::Ending;
use crate::state::{Fate, Phase, Stream, TheLoop, ThisTurn};
use tabletop::{Events, Game, List, Sink};

impl TheLoop {
    /// The agent of this index takes a turn.
    pub(crate) fn begin_turn<S: Sink<Event>>(&mut self, active: u8, events: &mut Events<S>) {
        self.turn += 1;
        self.active = active;
        self.this_turn = ThisTurn::default();
        events.push(Event::Turn { turn: self.turn, agent: self.me().agent });
        self.doctor_phase(events);
    }

    /// An agent draws cards, and gets them ready.
    pub(crate) fn draw_for<S: Sink<Event>>(&mut self, index: usize, count: usize, events: &mut Events<S>) -> CardSet {
        let cards = self.draw_cards(self.pile_of(index), count, events);
        let one = &mut self.agents[index];
        one.hand = one.hand.union(cards);
        if !cards.is_empty() {
            events.push(Event::Drew { agent: one.agent, cards });
        }
        cards
    }

    /// Takes cards off an own deck, or the common one.
    pub(super) fn draw_cards<S: Sink<Event>>(&mut self, pile: usize, count: usize, events: &mut Events<S>) -> CardSet {
        let Self { piles, chance, .. } = self;
        let own = &mut piles[pile];
        let stream = Stream::OwnDecks as usize + pile;
        let drawn = own.deck.draw(count, &mut own.discard, |cards| chance.draw(stream, |dice| dice.shuffle(cards)));
        if drawn.reveals {
            events.reveal(self.seats());
        }
        if drawn.shuffled {
            events.push(Event::NewDeck { agent: self.agents[pile].agent });
        }
        drawn.cards
    }

    /// Phase IV: the mission of the era is archived, and unless that wins, the Agency shows its bonus.
    pub(crate) fn archive<S: Sink<Event>>(&mut self, events: &mut Events<S>) {
        let era = self.me().era;
        let tile = &mut self.era_mut(era).tile;
        tile.fate = Fate::Archived;
        tile.cubes = 0;
        events.push(Event::Archived { mission: tile.mission });
        if self.tiles(Fate::Archived) == MISSIONS_TO_WIN {
            return self.end_game(Ending::Won, events);
        }
        self.open_missions(events);
        self.bonus = self.draw_great(usize::from(self.options.players) + 1, events);
        events.push(Event::Bonus { cards: self.bonus });
        self.phase = Phase::Bonus { served: 0 };
    }

    /// What nobody took of the bonus is destroyed.
    pub(super) fn end_bonus<S: Sink<Event>>(&mut self, events: &mut Events<S>) {
        for card in self.bonus.iter() {
            events.push(Event::Destroyed { card });
        }
        self.destroyed = self.destroyed.union(self.bonus);
        self.bonus = CardSet::NONE;
        self.end_turn(events);
    }

    /// Phase V.
    pub(crate) fn end_turn<S: Sink<Event>>(&mut self, events: &mut Events<S>) {
        let index = usize::from(self.active);
        let pile = self.pile_of(index);
        let me = self.me_mut();
        me.moved = false;
        let hand = std::mem::take(&mut me.hand);
        me.exhausted = CardSet::NONE;
        let discard = &mut self.piles[pile].discard;
        *discard = discard.union(hand);
        events.push(Event::EndOfTurn { agent: self.me().agent });
        if !self.is_solo() {
            for step in 0..self.agents.len() {
                let index = self.index_after(step as u8);
                let held = self.agents[index].hand.len();
                if held < HAND {
                    self.draw_for(index, HAND - held, events);
                }
            }
        }
        if self.doctor_deck.is_empty() {
            if self.cycle == CYCLES {
                return self.end_game(Ending::FourthCycle, events);
            }
            self.begin_cycle(events);
        }
        match self.is_solo() {
            true => self.phase = Phase::Deal { card: None },
            false => self.begin_turn(self.index_after(1) as u8, events),
        }
    }

    /// The Doctor cards are shuffled for the next space of the cycle track.
    fn begin_cycle<S: Sink<Event>>(&mut self, events: &mut Events<S>) {
        self.cycle += 1;
        let given: List<Era, ERAS> = std::iter::from_fn(|| self.given.doctor.pop()).take(ERAS).collect();
        let mut rest: List<Era, ERAS> = Era::ALL.into_iter().filter(|era| !given.contains(era)).collect();
        self.chance.draw(Stream::Doctor as usize, |dice| dice.shuffle(&mut rest));
        self.doctor_deck = rest.iter().chain(given.iter().rev()).copied().collect();
        events.push(Event::Cycle { cycle: self.cycle });
    }
}
