//! Whoever searches: a tree for picks, and trials for what is done with the cards.

use super::fair::Fair;
use super::intent::{Intent, cards};
use super::plan::Plan;
use super::realm::{Realm, Setting};
use super::sense::{Foresight, Opinions};
use super::trials::{Trials, Until, Way};
use crate::search::{Manner, Search};
use crate::{Blindfolded, Budget, Considered, Effort, Player, Thinker};
use tabletop::{Game, Seat, Seed};
use wonderful_world::{Choice, WonderfulWorld};

/// How many plans are tried at a table, to the end of the round.
const PLANS: usize = 24;
/// How many alone, in whole games.
const PLANS_ALONE: usize = 12;

/// Searches in a tree where others can take what one leaves. What to do with the cards one has is tried by playing on: at a table to
/// the end of the round, alone to the end of the game. Whoever has time has insight into how empires turn out, too.
pub(super) struct Strong {
    search: Search<WonderfulWorld, Foresight>,
    trials: Trials,
    budget: Budget,
    /// What is being done with the cards.
    intent: Intent,
    /// Who places cubes and completes cards, at a table and alone.
    thumbs: [Blindfolded<Fair>; 2],
    opinions: Opinions,
    choices: Vec<Choice>,
    effort: Effort,
}

impl Strong {
    pub(super) fn new(opinions: Opinions, manner: Manner, budget: Budget, threads: usize, seed: Seed) -> Self {
        let sense = || if budget.is_long() { Foresight::careful(opinions) } else { Foresight::of(opinions) };
        Self {
            search: Search::new(sense, manner, budget, threads, seed),
            trials: Trials::new(opinions, threads, seed),
            budget,
            intent: Intent::default(),
            thumbs: [opinions.table, opinions.alone].map(|weights| Blindfolded::new(Fair::of_opinion(weights), seed)),
            opinions,
            choices: Vec::new(),
            effort: Effort::default(),
        }
    }

    fn thumb(&mut self, game: &WonderfulWorld) -> &mut Blindfolded<Fair> {
        &mut self.thumbs[usize::from(game.is_solo())]
    }

    /// What is tried by playing on, the usual first; none where rules of thumb do as well.
    fn ways(&mut self, game: &WonderfulWorld, seat: Seat) -> Option<Vec<Way>> {
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
    fn plans(&mut self, game: &WonderfulWorld, seat: Seat) -> Option<Vec<Way>> {
        let setting = Setting::of(game, seat, self.opinions.on(game));
        let realm = Realm::of(&game.players[seat.index()], &setting);
        let most = if game.is_solo() { PLANS_ALONE } else { PLANS };
        let plans = Plan::ranked(&setting, &realm, cards(game, seat), most);
        let ways = plans.iter().map(|plan| Way::new(plan.steps().collect()));
        if !game.is_solo() {
            return Some(ways.collect());
        }
        let usual = self.thumb(game).choose(game, seat)?;
        let dug = matches!(usual, Choice::Dig(_)).then(|| Way::new(vec![usual]));
        let digs = plans.first()?.pairs_to_dig().map(|two| Way::new(two.map(Choice::Dig).to_vec()));
        Some(dug.into_iter().chain(ways).chain(digs).collect())
    }

    /// Each of these choices, the usual one first.
    fn each(&mut self, game: &WonderfulWorld, seat: Seat, these: impl Fn(&Choice) -> bool) -> Option<Vec<Way>> {
        let usual = self.thumb(game).choose(game, seat)?;
        let others = self.choices.iter().copied().filter(|choice| *choice != usual && these(choice));
        Some(std::iter::once(usual).chain(others).map(|choice| Way::new(vec![choice])).collect())
    }

    /// These ways, the best first; so many of the first are tried to the last. At a table whole games would flatter, since the others
    /// are not played on for as well; to the end of the round they compare with what is found of picks.
    fn rank(&mut self, game: &WonderfulWorld, seat: Seat, ways: Vec<Way>, kept: usize) -> Vec<Way> {
        let ranked = if game.is_solo() {
            self.trials.ranked(game, seat, ways, kept, Until::GameEnds, self.budget)
        } else if self.budget.is_long() {
            self.trials.ranked(game, seat, ways, kept, Until::RoundEnds, self.budget)
        } else {
            self.trials.ranked_in_a_hurry(game, seat, ways)
        };
        self.effort = self.trials.effort();
        ranked
    }

    /// The first steps of these ways, the best first, and the one in question.
    fn compare(
        &mut self,
        game: &WonderfulWorld,
        seat: Seat,
        mut ways: Vec<Way>,
        question: Option<Choice>,
    ) -> Vec<Considered<Choice>> {
        let mut kept = 1;
        if let Some(asked) = question {
            ways.iter_mut().for_each(|way| way.begin_with(asked));
            // It comes right behind the usual, so that it is not dropped.
            match ways.iter().position(|way| way.steps.first() == Some(&asked)) {
                Some(0) => {}
                Some(at) => {
                    ways[1..=at].rotate_right(1);
                    kept = 2;
                }
                None => {
                    ways.insert(1, Way::new(vec![asked]));
                    kept = 2;
                }
            }
        }
        let ranked = self.rank(game, seat, ways, kept);
        let mut considered: Vec<Considered<Choice>> = Vec::new();
        for way in ranked.iter().filter_map(|way| way.considered(seat, game.players.len())) {
            if considered.iter().all(|other| other.choice != way.choice) {
                considered.push(way);
            }
        }
        considered
    }

    /// The first step of the best of these ways; the others are to follow.
    fn follow(&mut self, game: &WonderfulWorld, seat: Seat, ways: Vec<Way>) -> Option<Choice> {
        let ranked = self.rank(game, seat, ways, 1);
        self.intent.set(game, seat, ranked.into_iter().next()?.steps.into_iter());
        self.intent.next(game, seat)
    }
}

impl Player<WonderfulWorld> for Strong {
    fn choose(&mut self, game: &WonderfulWorld, seat: Seat) -> Option<Choice> {
        game.choices(seat, &mut self.choices);
        self.effort = Effort::default();
        if let Some(step) = self.intent.next(game, seat).filter(|step| self.choices.contains(step)) {
            return Some(step);
        }
        if let Some(Choice::Pick(_)) = self.choices.first() {
            let pick = self.search.choose(game, seat);
            self.effort = self.search.effort();
            return pick;
        }
        let tried = self.ways(game, seat).and_then(|ways| self.follow(game, seat, ways));
        tried.or_else(|| self.thumb(game).choose(game, seat))
    }
}

impl Thinker<WonderfulWorld> for Strong {
    fn consider(&mut self, game: &WonderfulWorld, seat: Seat, question: Option<Choice>) -> Vec<Considered<Choice>> {
        game.choices(seat, &mut self.choices);
        let mut ways = self.ways(game, seat);
        if ways.is_none() && game.is_solo() {
            ways = self.each(game, seat, |_| true);
        }
        if let Some(ways) = ways {
            return self.compare(game, seat, ways, question);
        }
        let considered = self.search.consider(game, seat, question);
        self.effort = self.search.effort();
        considered
    }

    fn effort(&self) -> Effort {
        self.effort
    }
}
