//! What a search knows of the game beyond its rules: how an iteration goes on, and what its end is worth.

use super::fair::{Fair, promises};
use super::forecast::{From, Prospect};
use super::instinct::Instinct;
use super::realm::{Realm, Setting};
use super::weights::{ALONE_AT_IT, INSIGHTFUL, WEIGHTS, Weights};
use crate::search::Sense;
use crate::{Budget, Player};
use tabletop::{Dice, Game, Seat, Standing};
use wonderful_world::data::{Medal, PICKS, RATINGS, ROUNDS, SIDE_A_HANDICAP, Side};
use wonderful_world::state::Phase;
use wonderful_world::{Choice, WonderfulWorld};

/// What things are thought to be worth, by the kind of game.
#[derive(Debug, Clone, Copy)]
pub(super) struct Opinions {
    /// In the draft.
    pub table: &'static Weights,
    /// Alone.
    pub alone: &'static Weights,
}

impl Default for Opinions {
    fn default() -> Self {
        Self { table: &WEIGHTS, alone: &ALONE_AT_IT }
    }
}

impl Opinions {
    /// Those of whoever thinks so long: with time there is more than rules of thumb.
    pub(super) fn within(budget: Budget) -> Self {
        let table = if budget.is_long() { &INSIGHTFUL } else { &WEIGHTS };
        Self { table, ..Self::default() }
    }

    /// Those that go with a game.
    pub(super) fn on(self, game: &WonderfulWorld) -> &'static Weights {
        if game.is_solo() { self.alone } else { self.table }
    }
}

/// Plays on by instinct to the end of the round, and forecasts every empire from there.
#[derive(Debug)]
pub(super) struct Foresight {
    opinions: Opinions,
    table: Instinct,
    alone: Instinct,
    /// Who plays on for whoever decides, with more care than instinct has; if there is time for it.
    thumb: Option<Fair>,
}

impl Default for Foresight {
    fn default() -> Self {
        Self::of(Opinions::default())
    }
}

/// A card that promises so much less, in hundredths of a point, is tried e times less at first.
const WARMTH: f32 = 300.0;
/// Nothing looks so bad at a glance that it is never tried.
const LEAST: f32 = 0.002;

impl Foresight {
    pub(super) fn of(opinions: Opinions) -> Self {
        Self { opinions, table: Instinct::new(opinions.table), alone: Instinct::new(opinions.alone), thumb: None }
    }

    /// The same with care: whoever decides goes on by rules of thumb.
    pub(super) fn careful(opinions: Opinions) -> Self {
        Self { thumb: Some(Fair::of_opinion(opinions.table)), ..Self::of(opinions) }
    }

    fn instinct(&mut self, game: &WonderfulWorld) -> &mut Instinct {
        if game.is_solo() { &mut self.alone } else { &mut self.table }
    }

    /// The forecast of a seat's empire as it would stand in the end.
    fn outlook(&self, game: &WonderfulWorld, seat: Seat) -> (Prospect, Setting) {
        let player = &game.players[seat.index()];
        let mut setting = Setting::of(game, seat, self.opinions.on(game));
        let realm = Realm::of(player, &setting);
        if game.phase == Phase::Over {
            return (Prospect::over(&realm, &setting), setting);
        }
        let from = match game.phase {
            Phase::Production(step) => {
                From::Step(step as usize, player.unplaced.map_or(0, |unplaced| unplaced.count.into()))
            }
            _ => {
                let mut recycled = [0; 5];
                for card in player.draft_area.iter() {
                    recycled[card.printed().recycling as usize] += 1;
                }
                From::Planning(recycled)
            }
        };
        if matches!(game.phase, Phase::Draft { .. }) || game.is_solo() {
            setting.picks_left = i32::from(PICKS) - player.draft_area.len() as i32;
        }
        (Prospect::of(&realm, &setting, from), setting)
    }

    fn worth(&self, game: &WonderfulWorld, seat: Seat) -> f32 {
        if game.phase == Phase::Over {
            return game.players[seat.index()].total(game.options.side) as f32;
        }
        self.outlook(game, seat).0.sum() as f32 / 100.0
    }

    fn judge_alone(&self, game: &WonderfulWorld) -> f32 {
        let (prospect, setting) = self.outlook(game, Seat(0));
        let built = prospect.end.required_built();
        let missing = setting.required.iter().flatten().count() as i32 - built;
        let required = built * setting.weights.required;
        let points = if game.phase == Phase::Over {
            game.players[0].total(game.options.side) as f32
        } else {
            (prospect.sum() - required) as f32 / 100.0
        };
        let after = f32::from(ROUNDS - game.round.min(ROUNDS)) + if game.phase == Phase::Over { 0.0 } else { 1.0 };
        let scale = 3.0 + 2.0 * after;
        let reach = |threshold: i32| chance((points - threshold as f32) / scale);
        let [low, middle, high] = match game.options.scenario {
            Some(scenario) => Medal::ALL.map(|medal| scenario.printed().points_for(medal)),
            None => {
                let handicap = if game.options.side == Side::A { SIDE_A_HANDICAP } else { 0 };
                [RATINGS[1].0 + handicap, RATINGS[2].0 + handicap, RATINGS[3].0 + handicap]
            }
        };
        let value = 0.3 * reach(low) + 0.2 * reach(middle) + 0.45 * reach(high) + 0.05 * reach(high + 30);
        value * 0.15_f32.powi(missing)
    }
}

fn chance(lead: f32) -> f32 {
    1.0 / (1.0 + (-lead).exp())
}

impl Sense<WonderfulWorld> for Foresight {
    const TERMS: &'static [&'static str] =
        &["points", "sets", "leaders", "supremacy", "production", "krystallium", "required", "experience"];

    fn stops(&self, start: &WonderfulWorld, now: &WonderfulWorld) -> bool {
        now.round > start.round.max(1)
    }

    fn terms(&mut self, now: &WonderfulWorld, seat: Seat, into: &mut [f32]) {
        for (term, value) in into.iter_mut().zip(self.outlook(now, seat).0.parts()) {
            *term = value as f32 / 100.0;
        }
    }

    fn judge(&mut self, now: &WonderfulWorld, expected: &mut [f32]) {
        if let [alone] = expected {
            *alone = self.judge_alone(now);
            return;
        }
        let mut worth = [0.0; 5];
        for (seat, worth) in (0..).zip(&mut worth[..expected.len()]) {
            *worth = self.worth(now, Seat(seat));
        }
        let outcome = now.outcome();
        let scale = match now.phase {
            Phase::Over => 4.0,
            _ => 8.0 + 2.0 * f32::from(ROUNDS - now.round),
        };
        for seat in 0..expected.len() {
            let others = (0..expected.len()).filter(|&other| other != seat);
            let rival = others.map(|other| worth[other]).fold(f32::MIN, f32::max);
            expected[seat] = chance((worth[seat] - rival) / scale);
        }
        if let Some(outcome) = outcome {
            for (expected, place) in expected.iter_mut().zip(outcome.places()) {
                *expected = 0.5 * *expected + if place.won { 0.5 } else { 0.0 };
            }
        }
    }

    fn weigh(&mut self, now: &WonderfulWorld, seat: Seat, choices: &[Choice], depth: usize, weights: &mut Vec<f32>) {
        weights.clear();
        match choices.first() {
            Some(Choice::Pick(_)) => {
                let mut most = i32::MIN;
                let note = |promise: i32| {
                    most = most.max(promise);
                    weights.push(promise as f32);
                };
                if depth == 0 {
                    promises(now, seat, self.opinions.on(now), choices, note);
                } else {
                    self.table.promises(now, seat, choices, note);
                }
                for weight in weights.iter_mut() {
                    *weight = ((*weight - most as f32) / WARMTH).exp().max(LEAST);
                }
            }
            _ => {
                let likely = self.instinct(now).choose(now, seat, choices);
                weights.extend(choices.iter().map(|choice| match choice {
                    choice if Some(*choice) == likely => 8.0,
                    Choice::Drop(_) => 0.05,
                    _ => 1.0,
                }));
            }
        }
    }

    fn roll(
        &mut self,
        now: &WonderfulWorld,
        seat: Seat,
        decides: bool,
        choices: &[Choice],
        _: &mut Dice,
    ) -> Option<Choice> {
        if let Some(thumb) = self.thumb.as_mut().filter(|_| decides) {
            return thumb.choose(now, seat);
        }
        self.instinct(now).choose(now, seat, choices)
    }
}
