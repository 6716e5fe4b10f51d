//! Pieces onto cards and the empire card, and what happens when a card is complete.

use crate::choice::{Choice, Placement, Site};
use crate::data::{CUBES_TO_KRYSTALLIUM, Leader, Piece, Resource};
use crate::event::Event;
use crate::flow::Step;
use crate::state::{Building, Player, Unplaced, WonderfulWorld};
use tabletop::{Events, IllegalChoice, Seat, Sink};

impl Player {
    /// Whether some card under construction still needs a cube of this resource.
    pub(crate) fn has_slot_for(&self, resource: Resource) -> bool {
        self.sites.iter().any(|building| building.missing().of(resource.piece()) > 0)
    }

    /// Whether some card could be completed right now, with what lies on the empire card and what dropping all other cards
    /// would bring.
    ///
    /// If not, waiting loses nothing: a piece that does not complete a card, and a card that is dropped, change neither
    /// what is produced nor the score, and both can still be done when the next step or round has begun.
    pub(crate) fn could_complete_a_card(&self) -> bool {
        let others = self.sites.len().saturating_sub(1) as u16;
        let krystallium = self.krystallium + (u16::from(self.cubes) + others) / u16::from(CUBES_TO_KRYSTALLIUM);
        self.sites.iter().any(|building| {
            let missing = building.missing();
            let by_krystallium = Resource::ALL.map(Resource::piece).into_iter().chain([Piece::Krystallium]);
            missing.of(Piece::General) <= self.generals
                && missing.of(Piece::Financier) <= self.financiers
                && by_krystallium.map(|piece| u16::from(missing.of(piece))).sum::<u16>() <= krystallium
        })
    }
}

impl Building {
    fn at(&self) -> Site {
        Site { site: self.site, card: self.card }
    }
}

impl WonderfulWorld {
    /// Where the next cube can go.
    pub(crate) fn offer_cube(&self, seat: Seat, resource: Resource, into: &mut Vec<Choice>) {
        let piece = resource.piece();
        for building in &self.players[seat.index()].sites {
            if building.missing().of(piece) > 0 {
                into.push(Choice::Place(Placement { piece, stands_for: None, on: building.at() }));
            }
        }
        into.push(Choice::Empire(resource));
    }

    /// Where krystallium and leaders can go.
    pub(crate) fn offer_pieces(&self, seat: Seat, into: &mut Vec<Choice>) {
        let player = &self.players[seat.index()];
        let krystallium = player.can_spend(Piece::Krystallium);
        let leaders = player.generals > 0 || player.financiers > 0;
        if !krystallium && !leaders {
            return;
        }
        for building in &player.sites {
            let (missing, on) = (building.missing(), building.at());
            if krystallium {
                let piece = Piece::Krystallium;
                for resource in Resource::ALL {
                    if missing.of(resource.piece()) > 0 {
                        into.push(Choice::Place(Placement { piece, stands_for: Some(resource), on }));
                    }
                }
                if missing.of(piece) > 0 {
                    into.push(Choice::Place(Placement { piece, stands_for: None, on }));
                }
            }
            for piece in Leader::ALL.map(Leader::piece) {
                if player.can_spend(piece) && missing.of(piece) > 0 {
                    into.push(Choice::Place(Placement { piece, stands_for: None, on }));
                }
            }
        }
    }

    pub(crate) fn place<S: Sink<Event>>(
        &mut self,
        seat: Seat,
        placement: Placement,
        step: Step,
        events: &mut Events<S>,
    ) -> Result<(), IllegalChoice> {
        let Placement { piece, stands_for, on } = placement;
        let slot = placement.slot().ok_or(IllegalChoice("only krystallium can stand for a resource"))?;
        let player = &mut self.players[seat.index()];
        let at_hand = matches!(step, Step::PlaceCube(resource) if resource.piece() == piece);
        if !at_hand && !player.can_spend(piece) {
            return Err(IllegalChoice("there is no such piece to place now"));
        }
        let index = player.index_of(on)?;
        let building = &mut player.sites[index];
        if building.missing().of(slot) == 0 {
            return Err(IllegalChoice("that card has no free slot for it"));
        }
        building.filled = building.filled.and_one(slot);
        if stands_for.is_some() {
            building.stood_in = building.stood_in.and_one(slot);
        }
        let complete = building.missing().is_empty();
        match piece {
            Piece::Krystallium => player.krystallium -= 1,
            Piece::General => player.generals -= 1,
            Piece::Financier => player.financiers -= 1,
            _ => player.one_is_placed(),
        }
        events.push(Event::Placed { seat, placement });
        if complete {
            self.complete(seat, index, events);
        }
        Ok(())
    }

    /// All slots are filled: the pieces go back, the bonus comes, the card joins the empire.
    fn complete<S: Sink<Event>>(&mut self, seat: Seat, index: usize, events: &mut Events<S>) {
        let player = &mut self.players[seat.index()];
        let Building { site, card, .. } = player.sites.remove(index);
        player.built.push(card);
        let bonus = card.printed().bonus;
        player.krystallium += u16::from(bonus.of(Piece::Krystallium));
        player.generals += bonus.of(Piece::General);
        player.financiers += bonus.of(Piece::Financier);
        events.push(Event::Built { seat, site, card, bonus });
    }

    /// Puts the next cube on the empire card.
    pub(crate) fn put_cube_on_empire<S: Sink<Event>>(
        &mut self,
        seat: Seat,
        resource: Resource,
        events: &mut Events<S>,
    ) {
        self.players[seat.index()].one_is_placed();
        self.cube_falls_to_empire(seat, resource, events);
    }

    /// A cube onto the empire card, where every fifth becomes krystallium.
    pub(super) fn cube_falls_to_empire<S: Sink<Event>>(
        &mut self,
        seat: Seat,
        resource: Resource,
        events: &mut Events<S>,
    ) {
        events.push(Event::OnEmpire { seat, resource });
        if self.players[seat.index()].add_cube() {
            events.push(Event::Krystallium { seat });
        }
    }
}

impl Player {
    /// Where among the sites this one is; the card must be the one that is being built there.
    pub(super) fn index_of(&self, site: Site) -> Result<usize, IllegalChoice> {
        let index = self.sites.iter().position(|building| building.at() == site);
        index.ok_or(IllegalChoice("that card is not under construction at that site"))
    }

    fn one_is_placed(&mut self) {
        self.unplaced = self
            .unplaced
            .and_then(|Unplaced { resource, count }| (count > 1).then(|| Unplaced { resource, count: count - 1 }));
    }
}
