//! Paradoxes and anomalies.

use super::{Flow, GO_ON, Offers};
use crate::choice::Choice;
use crate::data::{COLUMNS, Passive, Row, SpotId};
use crate::event::Event;
use crate::participant::Participant;
use crate::player::{Player, Tile};
use crate::state::{Anachrony, Phase};
use crate::step::Step;
use tabletop::{Events, Sink};

impl Anachrony {
    /// The paradox token that brings an anomaly.
    pub(crate) fn paradox_limit(&self, player: &Player) -> u8 {
        player.board(self.options.side).paradox_limit + player.has(Passive::MoreParadoxes)
    }

    /// Paradox tokens are taken. The one that reaches the limit brings an anomaly, and all are gone.
    pub(crate) fn take_paradoxes<S: Sink<Event>>(&mut self, who: Participant, count: u8, events: &mut Events<S>) {
        if count == 0 {
            return;
        }
        let limit = self.paradox_limit(self.player(who));
        let rolling = matches!(self.phase, Phase::Paradox { .. });
        let player = self.player_mut(who);
        player.paradoxes += count;
        let anomaly = player.paradoxes >= limit;
        if anomaly {
            player.paradoxes = 0;
            player.stopped = rolling;
        }
        let paradoxes = player.paradoxes;
        events.push(Event::Paradoxes { seat: who, paradoxes });
        if anomaly {
            if !rolling {
                self.steps.push(Step::TakeBack { count: 1, may_skip: true });
            }
            self.steps.push(Step::Anomaly);
        }
    }

    /// A paradox token goes back to the supply.
    pub(crate) fn return_one<S: Sink<Event>>(&mut self, who: Participant, events: &mut Events<S>) {
        let player = self.player_mut(who);
        player.paradoxes = player.paradoxes.saturating_sub(1);
        let paradoxes = player.paradoxes;
        events.push(Event::Paradoxes { seat: who, paradoxes });
    }

    pub(super) fn offer_paradox_return(&self, who: Participant, out: &mut impl Offers) -> Flow {
        if self.player(who).paradoxes > 0 {
            out.push(Choice::ReturnParadox)?;
        }
        out.push(Choice::Skip)
    }

    pub(super) fn return_paradox<S: Sink<Event>>(&mut self, who: Participant, step: Step, events: &mut Events<S>) {
        self.return_one(who, events);
        if let Step::ReturnParadoxes(count) = step
            && count > 1
        {
            self.steps.push(Step::ReturnParadoxes(count - 1));
        }
    }

    /// As far left as there is a free spot; without one on a building, without that on a superproject. Salvation's second
    /// side lets it lie on any free spot; Harmony's lets a building go instead.
    pub(super) fn offer_anomaly_spots(&self, who: Participant, out: &mut impl Offers) -> Flow {
        let player = self.player(who);
        let board = player.board(self.options.side);
        let free = |column: usize| {
            Row::ALL.into_iter().map(move |row| SpotId::new(row, column)).filter(|&spot| player.spot(spot).is_free())
        };
        let mut placed = false;
        for column in 0..COLUMNS {
            for spot in free(column) {
                placed = true;
                out.push(Choice::Anomaly(spot))?;
            }
            if placed && !board.anomalies_anywhere {
                break;
            }
        }
        let buildings = || uncovered(player, |tile| matches!(tile, Tile::Building(_)));
        if !placed {
            for spot in buildings() {
                placed = true;
                out.push(Choice::Anomaly(spot))?;
            }
        }
        if !placed {
            for spot in uncovered(player, |tile| matches!(tile, Tile::Superproject(_))) {
                out.push(Choice::Anomaly(spot))?;
            }
        }
        if board.gives_up_buildings {
            for spot in buildings() {
                out.push(Choice::GiveUp(spot))?;
            }
        }
        GO_ON
    }

    pub(super) fn put_anomaly<S: Sink<Event>>(&mut self, who: Participant, spot: SpotId, events: &mut Events<S>) {
        self.player_mut(who).spots[spot.index()].anomaly = true;
        events.push(Event::Anomaly { seat: who, spot });
    }

    /// The building goes under its primary stack; a worker there is set aside.
    pub(super) fn give_up<S: Sink<Event>>(&mut self, who: Participant, spot: SpotId, events: &mut Events<S>) {
        let player = self.player_mut(who);
        let lost = std::mem::take(&mut player.spots[spot.index()]);
        let Tile::Building(building) = lost.tile else { return };
        if let Some(busy) = lost.busy {
            player.set_aside[busy.worker] += 1;
        }
        let stack = &mut self.primary[building.row() as usize];
        stack.tiles.insert(0, building);
        stack.known += 1;
        events.push(Event::GaveUp { seat: who, spot, building });
    }
}

/// The spots where a tile of this sort lies uncovered.
fn uncovered(player: &Player, is: fn(&Tile) -> bool) -> impl Iterator<Item = SpotId> {
    SpotId::all().filter(move |&id| is(&player.spot(id).tile) && !player.spot(id).anomaly)
}
