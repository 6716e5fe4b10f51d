//! The searching player: a tree for picks, and simulations for what is done with the cards.

use super::empire_state::{EmpireState, ForecastContext};
use super::fair::Fair;
use super::heuristic::{EvaluationWeights, ForecastHeuristic};
use super::plan::Plan;
use super::planned_steps::{PlannedSteps, cards};
use super::simulations::{Horizon, Simulations, Variation};
use crate::search::{Search, SearchParams};
use crate::{Budget, Candidate, Determinized, Effort, Player, Thinker};
use tabletop::{Game, Seat, Seed};
use wonderful_world::{Choice, WonderfulWorld};

/// How many plans are tried at a table, to the end of the round.
const PLANS: usize = 24;
/// How many alone, in whole games.
const PLANS_ALONE: usize = 12;

/// Searches in a tree where others can take what one leaves. What to do with the cards one has is tried by playing on: at a table to
/// the end of the round, alone to the end of the game. With a long budget the value network corrects the forecasts.
pub(super) struct Strong {
    search: Search<WonderfulWorld, ForecastHeuristic>,
    simulations: Simulations,
    budget: Budget,
    /// What is being done with the cards.
    planned_steps: PlannedSteps,
    /// Who places cubes and completes cards, at a table and alone.
    thumbs: [Determinized<Fair>; 2],
    evaluation_weights: EvaluationWeights,
    choices: Vec<Choice>,
    effort: Effort,
}

impl Strong {
    pub(super) fn new(
        evaluation_weights: EvaluationWeights,
        params: SearchParams,
        budget: Budget,
        threads: usize,
        seed: Seed,
    ) -> Self {
        let heuristic = || {
            if budget.is_long() {
                ForecastHeuristic::careful(evaluation_weights)
            } else {
                ForecastHeuristic::of(evaluation_weights)
            }
        };
        Self {
            search: Search::new(heuristic, params, budget, threads, seed),
            simulations: Simulations::new(evaluation_weights, threads, seed),
            budget,
            planned_steps: PlannedSteps::default(),
            thumbs: [evaluation_weights.table, evaluation_weights.alone]
                .map(|weights| Determinized::new(Fair::with_weights(weights), seed)),
            evaluation_weights,
            choices: Vec::new(),
            effort: Effort::default(),
        }
    }

    fn fair_player(&mut self, game: &WonderfulWorld) -> &mut Determinized<Fair> {
        &mut self.thumbs[usize::from(game.is_solo())]
    }

    /// What is tried by playing on, the usual first; none where rules of thumb do as well.
    fn variations(&mut self, game: &WonderfulWorld, seat: Seat) -> Option<Vec<Variation>> {
        match self.choices.first()? {
            Choice::Build(_) => self.plans(game, seat),
            Choice::Dig(_) | Choice::Keep(_) => {
                self.each(game, seat, |other| matches!(other, Choice::Dig(_) | Choice::Keep(_)))
            }
            Choice::Choose(_) if game.is_solo() => self.each(game, seat, |_| true),
            _ => None,
        }
    }

    /// What can be done with the cards of the hand or the draft area, the usual first.
    fn plans(&mut self, game: &WonderfulWorld, seat: Seat) -> Option<Vec<Variation>> {
        let context = ForecastContext::of(game, seat, self.evaluation_weights.on(game));
        let empire_state = EmpireState::of(&game.players[seat.index()], &context);
        let most = if game.is_solo() { PLANS_ALONE } else { PLANS };
        let plans = Plan::ranked(&context, &empire_state, cards(game, seat), most);
        let variations = plans.iter().map(|plan| Variation::new(plan.steps().collect()));
        if !game.is_solo() {
            return Some(variations.collect());
        }
        let usual = self.fair_player(game).choose(game, seat)?;
        let dug = matches!(usual, Choice::Dig(_)).then(|| Variation::new(vec![usual]));
        let digs = plans.first()?.pairs_to_dig().map(|two| Variation::new(two.map(Choice::Dig).to_vec()));
        Some(dug.into_iter().chain(variations).chain(digs).collect())
    }

    /// Each of these choices, the usual one first.
    fn each(&mut self, game: &WonderfulWorld, seat: Seat, these: impl Fn(&Choice) -> bool) -> Option<Vec<Variation>> {
        let usual = self.fair_player(game).choose(game, seat)?;
        let others = self.choices.iter().copied().filter(|choice| *choice != usual && these(choice));
        Some(std::iter::once(usual).chain(others).map(|choice| Variation::new(vec![choice])).collect())
    }

    /// These variations, the best first; so many of the first are tried to the last. At a table whole games would flatter, since the others
    /// are not played on for as well; to the end of the round they compare with what is found of picks.
    fn rank(&mut self, game: &WonderfulWorld, seat: Seat, variations: Vec<Variation>, kept: usize) -> Vec<Variation> {
        let ranked = if game.is_solo() {
            self.simulations.ranked(game, seat, variations, kept, Horizon::GameEnds, self.budget)
        } else if self.budget.is_long() {
            self.simulations.ranked(game, seat, variations, kept, Horizon::RoundEnds, self.budget)
        } else {
            self.simulations.ranked_in_a_hurry(game, seat, variations)
        };
        self.effort = self.simulations.effort();
        ranked
    }

    /// The first steps of these variations, the best first, and the one in question.
    fn compare(
        &mut self,
        game: &WonderfulWorld,
        seat: Seat,
        mut variations: Vec<Variation>,
        question: Option<Choice>,
    ) -> Vec<Candidate<Choice>> {
        let mut kept = 1;
        if let Some(asked) = question {
            variations.iter_mut().for_each(|variation| variation.begin_with(asked));
            // It comes right behind the usual, so that it is not dropped.
            match variations.iter().position(|variation| variation.steps.first() == Some(&asked)) {
                Some(0) => {}
                Some(at) => {
                    variations[1..=at].rotate_right(1);
                    kept = 2;
                }
                None => {
                    variations.insert(1, Variation::new(vec![asked]));
                    kept = 2;
                }
            }
        }
        let ranked = self.rank(game, seat, variations, kept);
        let mut candidates: Vec<Candidate<Choice>> = Vec::new();
        for variation in ranked.iter().filter_map(|variation| variation.candidate(seat, game.players.len())) {
            if candidates.iter().all(|other| other.choice != variation.choice) {
                candidates.push(variation);
            }
        }
        candidates
    }

    /// The first step of the best of these variations; its other steps follow later.
    fn follow(&mut self, game: &WonderfulWorld, seat: Seat, variations: Vec<Variation>) -> Option<Choice> {
        let ranked = self.rank(game, seat, variations, 1);
        self.planned_steps.set(game, seat, ranked.into_iter().next()?.steps.into_iter());
        self.planned_steps.next(game, seat)
    }
}

impl Player<WonderfulWorld> for Strong {
    fn choose(&mut self, game: &WonderfulWorld, seat: Seat) -> Option<Choice> {
        game.choices(seat, &mut self.choices);
        self.effort = Effort::default();
        if let Some(step) = self.planned_steps.next(game, seat).filter(|step| self.choices.contains(step)) {
            return Some(step);
        }
        if let Some(Choice::Pick(_)) = self.choices.first() {
            let pick = self.search.choose(game, seat);
            self.effort = self.search.effort();
            return pick;
        }
        let tried = self.variations(game, seat).and_then(|variations| self.follow(game, seat, variations));
        tried.or_else(|| self.fair_player(game).choose(game, seat))
    }
}

impl Thinker<WonderfulWorld> for Strong {
    fn consider(&mut self, game: &WonderfulWorld, seat: Seat, question: Option<Choice>) -> Vec<Candidate<Choice>> {
        game.choices(seat, &mut self.choices);
        let mut variations = self.variations(game, seat);
        if variations.is_none() && game.is_solo() {
            variations = self.each(game, seat, |_| true);
        }
        if let Some(variations) = variations {
            return self.compare(game, seat, variations, question);
        }
        let candidates = self.search.consider(game, seat, question);
        self.effort = self.search.effort();
        candidates
    }

    fn effort(&self) -> Effort {
        self.effort
    }
}
