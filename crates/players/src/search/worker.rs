//! One thread of a search: its trees, its chance, and the loop.

use super::tree::Tree;
use super::{Budget, Heuristic, SearchParams};
use crate::pace::{Clock, pause_if_due};
use crate::{Candidate, Effort};
use tabletop::{Dice, Game, Seat, Seats, Seed, Viewer};

/// The choice in question is tried at least once for so many iterations.
const QUESTIONED: u64 = 8;

/// What is being decided.
#[derive(Clone, Copy)]
struct Decision<C> {
    seat: Seat,
    /// Whether several seats choose at once.
    apart: bool,
    /// Whether it is remembered what came of each choice.
    explain: bool,
    /// The choice that an iteration has to begin with.
    first: Option<C>,
}

/// A whole search in one thread.
pub(super) struct Worker<G: Game, S> {
    heuristic: S,
    params: SearchParams,
    dice: Dice,
    /// A tree for each seat, or the first one for all.
    trees: Vec<Tree<G::Choice>>,
    /// What the seat will see if it is asked again after its own choice with nothing new, and how much of the last thinking was
    /// about that: the trees go on from there.
    expected: Option<(Seat, G::View, f32)>,
    /// The edges of this iteration, with the tree each is in and who made the choice.
    path: Vec<(usize, u32, Seat)>,
    choices: Vec<G::Choice>,
    weights: Vec<f32>,
    /// For each edge of the decision: what every seat could expect, and the terms of the seat that decides, added up.
    explained: Vec<(u32, Vec<f32>, Vec<f32>)>,
    /// The tree of the decision.
    decision: usize,
    effort: Effort,
}

impl<G: Game, S: Heuristic<G>> Worker<G, S> {
    pub(super) fn new(heuristic: S, params: SearchParams, seed: Seed) -> Self {
        Self {
            heuristic,
            params,
            dice: Dice::new(seed, u64::MAX - 1),
            trees: (0..Seats::MOST).map(|_| Tree::default()).collect(),
            expected: None,
            path: Vec::new(),
            choices: Vec::new(),
            weights: Vec::new(),
            explained: Vec::new(),
            decision: 0,
            effort: Effort::default(),
        }
    }

    /// Thinks about a decision as long as the budget lasts, or until more thinking cannot change it.
    pub(super) fn think(&mut self, game: &G, seat: Seat, budget: Budget) {
        let known = self.goes_on(game, seat);
        let decision = self.begin(game, seat, known.is_some());
        self.go_on(game, &decision, budget.without(known.unwrap_or(0.0)));
    }

    /// Thinks as long as the budget lasts and keeps what [`Candidate`] tells beside the choice. The choice in question is
    /// tried in any case.
    pub(super) fn explain(&mut self, game: &G, seat: Seat, budget: Budget, question: Option<G::Choice>) {
        self.expected = None;
        let decision = Decision { explain: true, ..self.begin(game, seat, false) };
        self.go_on(game, &decision, budget);
        let Some(question) = question else { return };
        let visits = self.trees[self.decision].visits_of(question);
        for _ in u64::from(visits)..self.effort.iterations / QUESTIONED {
            self.iterate(game, &Decision { first: Some(question), ..decision });
        }
    }

    fn begin(&mut self, game: &G, seat: Seat, known: bool) -> Decision<G::Choice> {
        let apart = game.waiting_for().len() > 1;
        self.decision = if apart { seat.index() } else { 0 };
        if known {
            game.choices(seat, &mut self.choices);
            self.trees[self.decision].keep(&self.choices);
        } else {
            self.trees.iter_mut().for_each(Tree::clear);
        }
        self.explained.clear();
        self.effort = Effort::default();
        Decision { seat, apart, explain: false, first: None }
    }

    fn go_on(&mut self, game: &G, decision: &Decision<G::Choice>, budget: Budget) {
        let clock = Clock::start();
        loop {
            let enough = match budget {
                Budget::Iterations(most) => {
                    let (all, first, second) = self.trees[self.decision].leaders();
                    // What cannot be overtaken any more is decided.
                    all >= most || (!decision.explain && first - second > most - all)
                }
                Budget::Time(most) => clock.elapsed() >= most && self.trees[self.decision].leaders().0 > 0,
            };
            if enough {
                break;
            }
            self.iterate(game, decision);
        }
    }

    /// How much of the last thinking was about this decision, if nothing has happened since but the seat's own choice.
    fn goes_on(&mut self, game: &G, seat: Seat) -> Option<f32> {
        let (whose, view, share) = self.expected.take()?;
        (whose == seat && view == game.view(Viewer::Seat(seat))).then_some(share)
    }

    /// Makes ready to go on from a choice that is about to be made.
    pub(super) fn expect(&mut self, game: &G, seat: Seat, choice: G::Choice) {
        let apart = game.waiting_for().len() > 1;
        self.expected = None;
        let mut then = game.guess(Viewer::Seat(seat), &mut self.dice);
        if then.apply(seat, choice, &mut ()).is_err() || !then.waiting_for().contains(seat) {
            return;
        }
        let still_apart = then.waiting_for().len() > 1;
        let tree = &mut self.trees[self.decision];
        let (all, ..) = tree.leaders();
        if apart == still_apart && tree.advance(choice) {
            let share = tree.leaders().0 as f32 / all.max(1) as f32;
            self.expected = Some((seat, then.view(Viewer::Seat(seat)), share));
        }
    }

    /// One playing on from a guess.
    fn iterate(&mut self, start: &G, decision: &Decision<G::Choice>) {
        let Decision { seat, apart, explain, first } = *decision;
        let mut game = start.guess(Viewer::Seat(seat), &mut self.dice);
        let mut at: [Option<u32>; Seats::MOST] = std::array::from_fn(|tree| Some(self.trees[tree].root()));
        self.path.clear();
        pause_if_due();
        self.effort.iterations += 1;
        while let Some(next) = game.waiting_for().iter().next() {
            if self.heuristic.stops(start, &game) {
                break;
            }
            game.choices(next, &mut self.choices);
            let tree = if apart { next.index() } else { 0 };
            let choice = match at[tree] {
                Some(node) => {
                    let first = first.filter(|_| tree == self.decision && node == self.trees[tree].root());
                    self.step(&game, next, tree, node, first, &mut at[tree])
                }
                None => self.heuristic.rollout(&game, next, next == seat, &self.choices, &mut self.dice),
            };
            let Some(choice) = choice.or_else(|| self.choices.first().copied()) else { break };
            self.effort.choices += 1;
            debug_assert!(self.choices.contains(&choice), "{next} cannot choose {choice:?}");
            game.apply_listed(next, choice, &mut ());
        }
        let mut expected = [0.5; Seats::MOST];
        let seats = game.seats().len();
        self.heuristic.evaluate(&game, &mut expected[..seats]);
        for &(tree, edge, whose) in &self.path {
            self.trees[tree].learn(edge, expected[whose.index()]);
        }
        if explain {
            self.remember(&game, seat, &expected[..seats]);
        }
    }

    /// A choice inside the tree, or the `first` one if it is given; `at` goes on to where it leads.
    fn step(
        &mut self,
        game: &G,
        seat: Seat,
        tree: usize,
        node: u32,
        first: Option<G::Choice>,
        at: &mut Option<u32>,
    ) -> Option<G::Choice> {
        if self.trees[tree].list(node, &self.choices) {
            let depth = self.path.iter().filter(|(other, ..)| *other == tree).count();
            self.heuristic.prior_weights(game, seat, &self.choices, depth, &mut self.weights);
            self.trees[tree].set_priors(&self.weights);
        }
        let given = first.and_then(|first| self.trees[tree].edge_of(first));
        let edge = given.or_else(|| self.trees[tree].select(&self.params))?;
        self.path.push((tree, edge, seat));
        *at = self.trees[tree].follow(edge);
        Some(self.trees[tree].choice(edge))
    }

    /// Remembers what came of the choice that this iteration began with.
    fn remember(&mut self, end: &G, seat: Seat, expected: &[f32]) {
        let Some(&(_, first, _)) = self.path.iter().find(|(_, _, whose)| *whose == seat) else { return };
        let place = self.explained.iter().position(|(edge, ..)| *edge == first).unwrap_or_else(|| {
            self.explained.push((first, vec![0.0; expected.len()], vec![0.0; S::TERMS.len()]));
            self.explained.len() - 1
        });
        let (_, sums, terms) = &mut self.explained[place];
        sums.iter_mut().zip(expected).for_each(|(sum, expected)| *sum += expected);
        self.weights.clear();
        self.weights.resize(terms.len(), 0.0);
        self.heuristic.terms(end, seat, &mut self.weights);
        terms.iter_mut().zip(&self.weights).for_each(|(sum, term)| *sum += term);
    }

    /// What is known of each choice of the last decision.
    pub(super) fn tried(&self) -> impl Iterator<Item = Candidate<G::Choice>> {
        self.trees[self.decision].decision().map(|(at, edge)| {
            let explained = self.explained.iter().find(|(first, ..)| *first == at);
            let mean = |sums: &[f32]| sums.iter().map(|sum| sum / edge.visits.max(1) as f32).collect();
            Candidate {
                choice: edge.choice,
                visits: edge.visits,
                value: if edge.visits == 0 { 0.0 } else { edge.total / edge.visits as f32 },
                expected: explained.map_or_else(Vec::new, |(_, expected, _)| mean(expected)),
                terms: explained.map_or_else(Vec::new, |(.., terms)| mean(terms)),
            }
        })
    }

    pub(super) fn effort(&self) -> Effort {
        self.effort
    }
}
