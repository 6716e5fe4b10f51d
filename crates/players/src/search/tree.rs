//! A tree of choices, and what came of them.

use super::SearchParams;

/// No edge, no node.
const NONE: u32 = u32::MAX;

/// A choice somewhere in the tree.
#[derive(Debug)]
pub(super) struct Edge<C> {
    pub(super) choice: C,
    /// How often it was made.
    pub(super) visits: u32,
    /// The sum of results for the seat that chose it.
    pub(super) total: f32,
    /// Its prior weight.
    prior: f32,
    /// The node it leads to, made at its second visit.
    child: u32,
    /// The next edge of the same node.
    next: u32,
}

/// A tree of choices. A node is the first of its edges; edges that a guess does not have are passed over.
#[derive(Debug)]
pub(super) struct Tree<C> {
    nodes: Vec<u32>,
    edges: Vec<Edge<C>>,
    /// The edges of the choices listed, in their order.
    listed: Vec<u32>,
    /// Where the decision stands.
    root: u32,
}

impl<C> Default for Tree<C> {
    fn default() -> Self {
        Self { nodes: vec![NONE], edges: Vec::new(), listed: Vec::new(), root: 0 }
    }
}

impl<C: Copy + PartialEq> Tree<C> {
    /// Forgets everything but its memory.
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.nodes.push(NONE);
        self.edges.clear();
        self.root = 0;
    }

    /// The node of the decision itself.
    pub(super) fn root(&self) -> u32 {
        self.root
    }

    /// Goes on from where a choice of the decision leads; false if it was hardly tried.
    pub(super) fn advance(&mut self, choice: C) -> bool {
        let child = self.edge_of(choice).map_or(NONE, |at| self.edges[at as usize].child);
        if child != NONE {
            self.root = child;
        }
        child != NONE
    }

    /// Forgets what cannot be chosen: guesses may have led here whose dice fell differently.
    pub(super) fn keep(&mut self, choices: &[C]) {
        let (mut last, mut at) = (NONE, self.nodes[self.root as usize]);
        while at != NONE {
            let next = self.edges[at as usize].next;
            if choices.contains(&self.edges[at as usize].choice) {
                last = at;
            } else if last == NONE {
                self.nodes[self.root as usize] = next;
            } else {
                self.edges[last as usize].next = next;
            }
            at = next;
        }
    }

    /// Finds the edges of the choices, makes those that are missing, and answers whether any was made.
    pub(super) fn list(&mut self, node: u32, choices: &[C]) -> bool {
        self.listed.clear();
        let known = self.edges.len();
        // Lists are mostly the same, in the same order: the edge after the last one found is tried first.
        let mut guess = self.nodes[node as usize];
        for &choice in choices {
            let at = match guess {
                NONE => self.find(node, choice),
                at if self.edges[at as usize].choice == choice => at,
                _ => self.find(node, choice),
            };
            guess = self.edges[at as usize].next;
            self.listed.push(at);
        }
        self.edges.len() > known
    }

    /// The edge of a choice, made if it is not there.
    fn find(&mut self, node: u32, choice: C) -> u32 {
        let mut last = NONE;
        let mut at = self.nodes[node as usize];
        while at != NONE {
            let edge = &self.edges[at as usize];
            if edge.choice == choice {
                return at;
            }
            (last, at) = (at, edge.next);
        }
        let new = self.edges.len() as u32;
        self.edges.push(Edge { choice, visits: 0, total: 0.0, prior: 0.0, child: NONE, next: NONE });
        match last {
            NONE => self.nodes[node as usize] = new,
            last => self.edges[last as usize].next = new,
        }
        new
    }

    /// Sets the priors of the listed edges that have none yet.
    pub(super) fn set_priors(&mut self, weights: &[f32]) {
        for (at, &weight) in self.listed.iter().zip(weights) {
            let edge = &mut self.edges[*at as usize];
            if edge.prior == 0.0 {
                edge.prior = weight.max(f32::MIN_POSITIVE);
            }
        }
    }

    /// Of the listed edges the one to try: promising at first sight, good so far, or too little known.
    pub(super) fn select(&self, params: &SearchParams) -> Option<u32> {
        let (mut visits, mut total, mut priors) = (0, 0.0, 0.0);
        for &at in &self.listed {
            let edge = &self.edges[at as usize];
            visits += edge.visits;
            total += edge.total;
            priors += edge.prior;
        }
        let unknown = if visits == 0 { 0.5 } else { total / visits as f32 } - params.untried_penalty;
        let urge = params.exploration * ((visits + 1) as f32).sqrt() / priors;
        let mut best: Option<(f32, u32)> = None;
        for &at in &self.listed {
            let edge = &self.edges[at as usize];
            let known = if edge.visits == 0 { unknown } else { edge.total / edge.visits as f32 };
            let bound = known + urge * edge.prior / (1 + edge.visits) as f32;
            if best.is_none_or(|(most, _)| bound > most) {
                best = Some((bound, at));
            }
        }
        best.map(|(_, at)| at)
    }

    /// Where an edge leads; nowhere yet at its first visit.
    pub(super) fn follow(&mut self, edge: u32) -> Option<u32> {
        let edge = &mut self.edges[edge as usize];
        if edge.visits == 0 {
            return None;
        }
        if edge.child == NONE {
            edge.child = self.nodes.len() as u32;
            self.nodes.push(NONE);
        }
        Some(edge.child)
    }

    pub(super) fn choice(&self, edge: u32) -> C {
        self.edges[edge as usize].choice
    }

    /// What came of an edge.
    pub(super) fn learn(&mut self, edge: u32, value: f32) {
        let edge = &mut self.edges[edge as usize];
        edge.visits += 1;
        edge.total += value;
    }

    /// How often the decision was tried in all, and how often its two most tried choices were.
    pub(super) fn leaders(&self) -> (u32, u32, u32) {
        let (mut all, mut first, mut second) = (0, 0, 0);
        for (_, edge) in self.edges_of(self.root) {
            all += edge.visits;
            if edge.visits > first {
                (first, second) = (edge.visits, first);
            } else {
                second = second.max(edge.visits);
            }
        }
        (all, first, second)
    }

    /// How often a choice of the decision was tried.
    pub(super) fn visits_of(&self, choice: C) -> u32 {
        self.edge_of(choice).map_or(0, |at| self.edges[at as usize].visits)
    }

    /// The edge of a choice of the decision, if it was ever listed.
    pub(super) fn edge_of(&self, choice: C) -> Option<u32> {
        self.edges_of(self.root).find(|(_, edge)| edge.choice == choice).map(|(at, _)| at)
    }

    /// The choices of the decision, each with the number of its edge.
    pub(super) fn decision(&self) -> impl Iterator<Item = (u32, &Edge<C>)> {
        self.edges_of(self.root)
    }

    fn edges_of(&self, node: u32) -> impl Iterator<Item = (u32, &Edge<C>)> {
        let at = |at: u32| (at != NONE).then_some(at);
        let first = at(self.nodes[node as usize]);
        std::iter::successors(first, move |&edge| at(self.edges[edge as usize].next))
            .map(|at| (at, &self.edges[at as usize]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PARAMS: SearchParams = SearchParams { exploration: 1.0, untried_penalty: 0.0 };

    fn visit(tree: &mut Tree<char>, choices: &[char], weights: &[f32], value: impl Fn(char) -> f32) -> char {
        let root = tree.root();
        if tree.list(root, choices) {
            tree.set_priors(weights);
        }
        let edge = tree.select(&PARAMS).unwrap();
        tree.follow(edge);
        let choice = tree.choice(edge);
        tree.learn(edge, value(choice));
        choice
    }

    #[test]
    fn what_looks_promising_is_tried_first_and_what_does_well_most() {
        let mut tree = Tree::default();
        assert_eq!(visit(&mut tree, &['a', 'b', 'c'], &[1.0, 5.0, 1.0], |_| 0.2), 'b');
        for _ in 0..500 {
            visit(&mut tree, &['a', 'b', 'c'], &[1.0, 5.0, 1.0], |choice| if choice == 'c' { 0.9 } else { 0.2 });
        }
        let (all, most, second) = tree.leaders();
        assert!(all == 501 && most > 400 && second < 80, "{all}, {most}, {second}");
        assert_eq!(tree.decision().max_by_key(|(_, edge)| edge.visits).map(|(_, edge)| edge.choice), Some('c'));
    }

    #[test]
    fn a_choice_that_a_guess_does_not_have_is_passed_over() {
        let mut tree = Tree::default();
        for _ in 0..50 {
            visit(&mut tree, &['a', 'b'], &[1.0, 1.0], |choice| if choice == 'a' { 1.0 } else { 0.0 });
        }
        for _ in 0..5 {
            assert_ne!(visit(&mut tree, &['d', 'b'], &[1.0, 1.0], |_| 0.5), 'a');
        }
        let known: Vec<char> = tree.decision().map(|(_, edge)| edge.choice).collect();
        assert_eq!(known, ['a', 'b', 'd']);
    }

    #[test]
    fn what_the_decision_does_not_list_is_forgotten_when_it_is_reached() {
        for (kept, left) in [(&['b', 'd'][..], "bd"), (&['a'], "a"), (&['d'], "d"), (&['e'], "")] {
            let mut tree = Tree::default();
            tree.list(0, &['a', 'b', 'c', 'd']);
            tree.keep(kept);
            assert_eq!(tree.decision().map(|(_, edge)| edge.choice).collect::<String>(), left);
        }
    }

    #[test]
    fn it_goes_on_from_a_choice_only_if_it_was_followed() {
        let mut tree = Tree::default();
        visit(&mut tree, &['a', 'b'], &[9.0, 1.0], |_| 1.0);
        assert!(!tree.advance('a'), "one visit leads nowhere yet");
        visit(&mut tree, &['a', 'b'], &[9.0, 1.0], |_| 1.0);
        assert!(!tree.advance('b') && tree.advance('a'));
        assert_eq!((tree.leaders(), tree.decision().count()), ((0, 0, 0), 0));
        tree.clear();
        assert_eq!(tree.root(), 0);
    }
}
