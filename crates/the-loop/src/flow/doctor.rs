//! Phase I: clones and an artifact appear, the Doctor moves, rifts fall, vortexes open.

use crate::data::{Agent, CLONES_A_TURN, CardSet, Chute, Era, Token, VORTEXES};
use crate::event::Event;
use crate::outcome::Ending;
use crate::state::{Fate, Phase, Stream, TheLoop};
use tabletop::{Events, Game, Sink};

impl TheLoop {
    pub(super) fn doctor_phase<S: Sink<Event>>(&mut self, events: &mut Events<S>) {
        let cycle = usize::from(self.cycle) - 1;
        self.clones_appear(CLONES_A_TURN[cycle], events);
        self.artifacts_appear(1, events);
        let Some(doctor) = self.doctor_deck.pop() else { return };
        self.doctor = Some(doctor);
        events.push(Event::Doctor { era: doctor });
        let rifts = self.options.level.numbers().rifts[cycle] + self.era(doctor).clones.len() as u8;
        let fallen = self.drop_rifts(rifts);
        events.reveal(self.seats());
        events.push(Event::Fell { rifts: fallen });
        self.phase = Phase::Fallen { rifts: fallen };
    }

    /// So many clones leave the bag, as far as there are any.
    pub(crate) fn clones_appear<S: Sink<Event>>(&mut self, count: u8, events: &mut Events<S>) {
        let mut missing = usize::from(count).min(self.bag.len());
        while missing > 0 {
            let Some(clone) = self.given.bag.pop() else { break };
            if self.bag.contains(clone) {
                self.clone_appears(clone, events);
                missing -= 1;
            }
        }
        if missing == 0 {
            return;
        }
        let mut chance = self.chance;
        chance.draw(Stream::Bag as usize, |dice| {
            for _ in 0..missing {
                let nth = dice.below(self.bag.len() as u32) as usize;
                let Some(clone) = self.bag.iter().nth(nth) else { return };
                self.clone_appears(clone, events);
            }
        });
        self.chance = chance;
    }

    /// No clone is destroyed in the era where it appears.
    fn clone_appears<S: Sink<Event>>(&mut self, clone: Token, events: &mut Events<S>) {
        let era = clone.appears_in();
        self.bag.remove(clone);
        self.era_mut(era).clones.insert(clone);
        events.push(Event::CloneAppeared { clone, era });
    }

    /// Cards of the Great Deck appear beside their home eras; in a vortex they are destroyed.
    pub(crate) fn artifacts_appear<S: Sink<Event>>(&mut self, count: u8, events: &mut Events<S>) {
        let cards = self.draw_great(count.into(), events);
        self.available = self.available.union(cards);
        for card in cards.iter() {
            events.push(Event::Appeared { card, era: card.home() });
        }
        self.destroy_in_vortexes(events);
    }

    /// Takes cards off the Great Deck; when it runs out, the destroyed pile becomes a new one.
    pub(crate) fn draw_great<S: Sink<Event>>(&mut self, count: usize, events: &mut Events<S>) -> CardSet {
        let Self { great_deck, destroyed, chance, .. } = self;
        let drawn = great_deck
            .draw(count, destroyed, |cards| chance.draw(Stream::GreatDeck as usize, |dice| dice.shuffle(cards)));
        if drawn.reveals {
            events.reveal(self.seats());
        }
        if drawn.shuffled {
            events.push(Event::NewGreatDeck);
        }
        drawn.cards
    }

    /// Artifacts beside a vortex are destroyed.
    pub(crate) fn destroy_in_vortexes<S: Sink<Event>>(&mut self, events: &mut Events<S>) {
        for era in self.vortexes().iter() {
            let lost = self.available_in(era);
            self.available = self.available.without(lost);
            self.destroyed = self.destroyed.union(lost);
            for card in lost.iter() {
                events.push(Event::Destroyed { card });
            }
        }
    }

    /// How many rifts come out of each chute.
    fn drop_rifts(&mut self, count: u8) -> [u8; 3] {
        let mut fallen = [0; 3];
        let mut missing = count;
        while missing > 0 {
            let Some(chute) = self.given.chutes.pop() else { break };
            fallen[chute as usize] += 1;
            missing -= 1;
        }
        if missing > 0 {
            let [previous, doctor, next] = Chute::WEIGHTS;
            self.chance.draw(Stream::Machine as usize, |dice| {
                for _ in 0..missing {
                    let at = dice.below(u32::from(previous + doctor + next)) as u8;
                    fallen[usize::from(at >= previous) + usize::from(at >= previous + doctor)] += 1;
                }
            });
        }
        fallen
    }

    /// The chute above Time Prowler, if rifts came out of it: she may cancel one.
    pub(crate) fn chute_above_prowler(&self, fallen: [u8; 3]) -> Option<Chute> {
        let era = self.agents[self.index_of(Agent::TimeProwler)?].era;
        let doctor = self.doctor?;
        Chute::ALL.into_iter().find(|&chute| fallen[chute as usize] > 0 && chute.leads_to(doctor) == era)
    }

    /// Time Prowler cancels a rift. It is gone before it was there: no mission counts it.
    pub(crate) fn cancel_rift<S: Sink<Event>>(&mut self, events: &mut Events<S>) {
        let (Phase::Fallen { mut rifts }, Some(doctor)) = (self.phase, self.doctor) else { return };
        if let Some(chute) = self.chute_above_prowler(rifts) {
            rifts[chute as usize] -= 1;
            self.phase = Phase::Fallen { rifts };
            events.push(Event::Cancelled { era: chute.leads_to(doctor) });
        }
        self.place_rifts(events);
    }

    /// What fell is placed; then eras with too many rifts become vortexes, from the Doctor's clockwise.
    pub(crate) fn place_rifts<S: Sink<Event>>(&mut self, events: &mut Events<S>) {
        let (Phase::Fallen { rifts }, Some(doctor)) = (self.phase, self.doctor) else { return };
        for chute in Chute::ALL {
            self.era_mut(chute.leads_to(doctor)).rifts += rifts[chute as usize];
        }
        for era in [doctor, doctor.next(), doctor.previous()] {
            if self.era(era).rifts > self.holds(era) {
                if self.era(era).vortex {
                    return self.end_game(Ending::SecondVortex, events);
                }
                if self.vortexes().len() == VORTEXES {
                    return self.end_game(Ending::FourthVortex, events);
                }
                self.open_vortex(era, events);
            }
        }
        self.phase = Phase::Actions;
        self.look_at_places(events);
    }

    fn open_vortex<S: Sink<Event>>(&mut self, era: Era, events: &mut Events<S>) {
        events.push(Event::Vortex { era });
        let ground = self.era_mut(era);
        ground.vortex = true;
        ground.rifts = 0;
        let tile = &mut ground.tile;
        match tile.fate {
            Fate::Open => {
                tile.fate = Fate::Failed;
                tile.cubes = 0;
                events.push(Event::Failed { mission: tile.mission, era });
            }
            Fate::FaceDown => tile.fate = Fate::Buried,
            Fate::Archived | Fate::Failed | Fate::Buried => {}
        }
        self.destroy_in_vortexes(events);
        self.open_missions(events);
    }
}
