//! A lone player's cards: each use of them is tried by playing whole games on by rules of thumb, and what does worse is dropped.

use super::fair::Fair;
use super::sense::{Foresight, Opinions};
use crate::search::Sense;
use crate::{Budget, Effort, Player};
use std::time::Instant;
use tabletop::{Dice, Game, Seat, Seed, Viewer};
use wonderful_world::{Choice, WonderfulWorld};

/// A whole game played on takes as long as so many iterations of a search.
const ITERATIONS_A_GAME: u32 = 25;

/// Tries what can be done with the cards in hand.
pub(super) struct Alone {
    thumb: Fair,
    sense: Foresight,
    budget: Budget,
    dice: Dice,
    choices: Vec<Choice>,
    effort: Effort,
}

/// A choice, and what came of it in each of the games.
struct Candidate {
    choice: Choice,
    values: Vec<f32>,
}

impl Candidate {
    fn mean(&self) -> f32 {
        self.values.iter().sum::<f32>() / self.values.len().max(1) as f32
    }

    /// How much better this did than another in the same games, in standard errors.
    fn beats(&self, other: &Self) -> f32 {
        let leads: Vec<f32> = self.values.iter().zip(&other.values).map(|(one, other)| one - other).collect();
        let count = leads.len().max(1) as f32;
        let mean = leads.iter().sum::<f32>() / count;
        let variance = leads.iter().map(|lead| (lead - mean).powi(2)).sum::<f32>() / count;
        mean / (variance / count).sqrt().max(1e-6)
    }
}

impl Alone {
    pub(super) fn new(opinions: Opinions, budget: Budget, seed: Seed) -> Self {
        Self {
            thumb: Fair::of_opinion(opinions.alone),
            sense: Foresight::of(opinions),
            budget,
            dice: Dice::new(seed, 2),
            choices: Vec::new(),
            effort: Effort::default(),
        }
    }

    pub(super) fn effort(&self) -> Effort {
        self.effort
    }

    /// The use of cards that whole games speak for; the rule of thumb's unless another is clearly better.
    pub(super) fn choose(&mut self, game: &WonderfulWorld, seat: Seat) -> Option<Choice> {
        let usual = self.thumb.choose(&game.guess(Viewer::Seat(seat), &mut self.dice), seat)?;
        let mut candidates = self.candidates(game, seat, usual);
        self.effort = Effort::default();
        let (budget, began) = (self.budget, Instant::now());
        let stages = candidates.len().next_power_of_two().trailing_zeros().max(1);
        for stage in 1..=stages {
            let enough = |games: u64| match budget {
                Budget::Iterations(most) => games >= u64::from(most / ITERATIONS_A_GAME * stage / stages),
                Budget::Time(most) => began.elapsed() >= most * stage / stages,
            };
            while candidates.len() > 1 && !enough(self.effort.iterations) {
                let deal = game.guess(Viewer::Seat(seat), &mut self.dice);
                for candidate in &mut candidates {
                    let value = self.play_on(deal.clone(), seat, candidate.choice)?;
                    candidate.values.push(value);
                }
            }
            let usual = candidates.remove(0);
            candidates.sort_by(|one, other| other.mean().total_cmp(&one.mean()));
            candidates.truncate(candidates.len().div_ceil(2));
            candidates.insert(0, usual);
        }
        let usual = &candidates[0];
        let better = candidates[1..].iter().find(|candidate| candidate.beats(usual) > 1.0);
        Some(better.unwrap_or(usual).choice)
    }

    /// What is worth a try, the usual choice first.
    fn candidates(&mut self, game: &WonderfulWorld, seat: Seat, usual: Choice) -> Vec<Candidate> {
        game.choices(seat, &mut self.choices);
        let tried = |choice: &Choice| matches!(choice, Choice::Build(_) | Choice::Dig(_) | Choice::Keep(_));
        let others = self.choices.iter().copied().filter(|&choice| choice != usual && tried(&choice));
        std::iter::once(usual).chain(others).map(|choice| Candidate { choice, values: Vec::new() }).collect()
    }

    fn play_on(&mut self, mut game: WonderfulWorld, seat: Seat, choice: Choice) -> Option<f32> {
        let mut next = Some(choice);
        self.effort.iterations += 1;
        while let Some(choice) = next {
            game.apply(seat, choice, &mut ()).ok()?;
            self.effort.choices += 1;
            next = self.thumb.choose(&game, seat);
        }
        let mut expected = [0.0];
        self.sense.judge(&game, &mut expected);
        Some(expected[0])
    }
}
