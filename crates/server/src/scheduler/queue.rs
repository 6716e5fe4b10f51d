//! Who thinks next: fair queueing over addresses, the people behind each address, and the tables of each person.
//!
//! Everybody has a virtual time, which grows by the time they have thought. Whoever has the smallest goes next. Somebody who
//! comes back after a pause starts at the time of those who are being served: nobody saves up, and nobody who opens sixty
//! tables gets more than somebody who opens one. This is plain data without threads or clocks.

use std::collections::HashMap;
use std::time::Duration;
use tokio::sync::watch;

/// Thinking that nobody watches costs so many times as much, and so gets so much less.
const UNWATCHED: u32 = 4;
/// Thoughts that may have begun and not ended hold a thread and its memory. So many people of one address may have all that
/// one person may have.
const PEOPLE_OF_AN_ADDRESS: usize = 16;
/// The same for all addresses together.
const PEOPLE_IN_ALL: usize = 64;

/// Whether somebody is at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Attention {
    /// Somebody looks at what happens there.
    Watched,
    /// Somebody was there not long ago.
    Visited,
    /// Nobody has been there for a while.
    Nobody,
}

/// What is thought about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Kind {
    Turn,
    Hint,
    Review,
}

/// Who pays for thinking: an address, a person there, and a table of that person.
pub(crate) type Payer = [String; 3];

/// What somebody who wants to think has to say.
#[derive(Clone, Debug)]
pub(crate) struct Ask {
    pub(crate) payer: Payer,
    pub(crate) kind: Kind,
    pub(crate) attention: watch::Receiver<Attention>,
}

impl Ask {
    /// For something that somebody waits for, or that nobody does.
    pub(crate) fn new(payer: Payer, kind: Kind, attention: Attention) -> Self {
        Self { payer, kind, attention: watch::channel(attention).1 }
    }

    fn cost(&self, time: Duration) -> Duration {
        if *self.attention.borrow() == Attention::Watched { time } else { time * UNWATCHED }
    }
}

struct Waiting<T> {
    ask: Ask,
    /// Whether it has begun before.
    begun: bool,
    number: u64,
    turn: T,
}

/// An address, a person at an address, or a table of a person at an address. The root stands above all addresses.
#[derive(Default)]
struct Node {
    /// Its virtual time.
    used: Duration,
    /// Where those below it stand: whoever joins them starts there.
    front: Duration,
    /// How many thoughts below it wait or run.
    active: usize,
}

/// Those who wait; `T` is what tells them that it is their turn.
pub(super) struct Queue<T> {
    waiting: Vec<Waiting<T>>,
    nodes: HashMap<Vec<String>, Node>,
    /// How many thoughts have begun, by their person and kind.
    begun: HashMap<(Payer, Kind), usize>,
    /// How many of a kind one person may have begun: no more could think at once.
    most_by_person: usize,
    count: u64,
}

impl<T> Queue<T> {
    pub(super) fn new(most_by_person: usize) -> Self {
        let nodes = HashMap::from([(Vec::new(), Node::default())]);
        Self { waiting: Vec::new(), nodes, begun: HashMap::new(), most_by_person, count: 0 }
    }

    /// Somebody wants to begin a thought.
    pub(super) fn begin(&mut self, ask: Ask, turn: T) {
        for depth in 1..=ask.payer.len() {
            let front = self.nodes.get(&ask.payer[..depth - 1]).map_or(Duration::ZERO, |parent| parent.front);
            let node = self.nodes.entry(ask.payer[..depth].to_vec()).or_default();
            if node.active == 0 {
                node.used = node.used.max(front);
            }
            node.active += 1;
        }
        self.nodes.entry(Vec::new()).or_default().active += 1;
        self.push(ask, false, turn);
    }

    /// Somebody has thought for a while and wants to go on.
    pub(super) fn go_on(&mut self, ask: Ask, thought: Duration, turn: T) {
        self.charge(&ask, thought);
        self.push(ask, true, turn);
    }

    /// Somebody has thought for a while and is done.
    pub(super) fn end(&mut self, ask: &Ask, thought: Duration) {
        self.charge(ask, thought);
        if let Some(begun) = self.begun.get_mut(&key(ask)) {
            *begun -= 1;
        }
        self.begun.retain(|_, begun| *begun > 0);
        for depth in 0..=ask.payer.len() {
            if let Some(node) = self.nodes.get_mut(&ask.payer[..depth]) {
                node.active -= 1;
            }
        }
        self.forget();
    }

    /// The next one to think, if anybody may.
    pub(super) fn next(&mut self) -> Option<(Ask, T)> {
        let may = |waiting: &&Waiting<T>| waiting.begun || self.may_begin(&waiting.ask);
        let next = self.waiting.iter().filter(may).min_by_key(|waiting| self.rank(waiting))?.number;
        let place = self.waiting.iter().position(|waiting| waiting.number == next)?;
        let Waiting { ask, begun, turn, .. } = self.waiting.remove(place);
        if !begun {
            *self.begun.entry(key(&ask)).or_default() += 1;
        }
        for depth in 1..=ask.payer.len() {
            let used = self.nodes.get(&ask.payer[..depth]).map_or(Duration::ZERO, |node| node.used);
            if let Some(parent) = self.nodes.get_mut(&ask.payer[..depth - 1]) {
                parent.front = parent.front.max(used);
            }
        }
        Some((ask, turn))
    }

    /// Whether nobody waits who could think now.
    pub(super) fn is_idle(&self) -> bool {
        !self.waiting.iter().any(|waiting| waiting.begun || self.may_begin(&waiting.ask))
    }

    /// Forgets all who wait.
    pub(super) fn clear(&mut self) {
        self.waiting.clear();
    }

    fn push(&mut self, ask: Ask, begun: bool, turn: T) {
        self.count += 1;
        self.waiting.push(Waiting { ask, begun, number: self.count, turn });
    }

    fn charge(&mut self, ask: &Ask, thought: Duration) {
        let cost = ask.cost(thought);
        for depth in 1..=ask.payer.len() {
            if let Some(node) = self.nodes.get_mut(&ask.payer[..depth]) {
                node.used += cost;
            }
        }
    }

    fn may_begin(&self, ask: &Ask) -> bool {
        let begun = |of: &dyn Fn(&Payer, Kind) -> bool| -> usize {
            self.begun.iter().filter(|((payer, kind), _)| of(payer, *kind)).map(|(_, count)| count).sum()
        };
        let [address, ..] = &ask.payer;
        self.begun.get(&key(ask)).is_none_or(|begun| *begun < self.most_by_person)
            && begun(&|payer, _| payer[0] == *address) < PEOPLE_OF_AN_ADDRESS * self.most_by_person
            && begun(&|_, _| true) < PEOPLE_IN_ALL * self.most_by_person
    }

    /// By address, then by person, then by table, then by who came first.
    fn rank<'a>(&'a self, waiting: &'a Waiting<T>) -> ([(Duration, &'a str); 3], u64) {
        let payer = &waiting.ask.payer;
        let at = |depth: usize| {
            let used = self.nodes.get(&payer[..=depth]).map_or(Duration::ZERO, |node| node.used);
            (used, payer[depth].as_str())
        };
        ([at(0), at(1), at(2)], waiting.number)
    }

    /// Forgets those who are gone and owe nothing. Where nobody else is, nobody is owed anything.
    fn forget(&mut self) {
        let owes = |path: &[String], node: &Node| {
            let Some((_, parent)) = path.split_last() else { return true };
            self.nodes.get(parent).is_some_and(|parent| parent.active > 0 && node.used > parent.front)
        };
        let gone = self.nodes.iter().filter(|(path, node)| node.active == 0 && !owes(path, node));
        let gone: Vec<_> = gone.map(|(path, _)| path.clone()).collect();
        for path in gone {
            self.nodes.remove(&path);
        }
    }
}

/// What is counted together when a thought begins: the kind, and the person whatever the table.
fn key(ask: &Ask) -> (Payer, Kind) {
    let [address, person, _] = &ask.payer;
    ([address.clone(), person.clone(), String::new()], ask.kind)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::iter;

    const SLICE: Duration = Duration::from_millis(10);

    fn ask(payer: &str, attention: Attention) -> Ask {
        let mut parts = payer.split('/').map(str::to_owned);
        Ask::new(std::array::from_fn(|_| parts.next().unwrap()), Kind::Turn, attention)
    }

    fn turn(payer: &str) -> Ask {
        ask(payer, Attention::Watched)
    }

    /// Lets one slot serve so many slices; everybody goes on for ever. Who thought, in order.
    fn slices(queue: &mut Queue<()>, count: usize) -> Vec<String> {
        let slice = || {
            let (ask, ()) = queue.next()?;
            let who = ask.payer.join("/");
            queue.go_on(ask, SLICE, ());
            Some(who)
        };
        iter::from_fn(slice).take(count).collect()
    }

    fn share(served: &[String], who: &str) -> usize {
        served.iter().filter(|served| served.starts_with(who)).count()
    }

    #[test]
    fn somebody_with_sixty_tables_gets_as_much_as_somebody_with_one() {
        let mut queue = Queue::new(60);
        (0..60).for_each(|table| queue.begin(turn(&format!("home/anna/{table}")), ()));
        assert_eq!(share(&slices(&mut queue, 100), "home/anna"), 100);
        queue.begin(turn("home/bob/x"), ());
        assert_eq!(share(&slices(&mut queue, 100), "home/bob"), 50);
    }

    #[test]
    fn fifteen_cookies_of_one_address_get_as_much_as_another_address() {
        let mut queue = Queue::new(1);
        (0..15).for_each(|cookie| queue.begin(turn(&format!("here/{cookie}/t")), ()));
        queue.begin(turn("there/bob/t"), ());
        let served = slices(&mut queue, 300);
        assert_eq!(share(&served, "there"), 150);
        assert!((0..15).all(|cookie| share(&served, &format!("here/{cookie}/")) == 10), "{served:?}");
    }

    #[test]
    fn the_tables_of_one_person_share_evenly() {
        let mut queue = Queue::new(9);
        (0..5).for_each(|_| queue.begin(turn("a/anna/five"), ()));
        queue.begin(turn("a/anna/one"), ());
        assert_eq!(share(&slices(&mut queue, 100), "a/anna/one"), 50);
    }

    #[test]
    fn who_is_watched_gets_more_and_nobody_starves() {
        let mut queue = Queue::new(1);
        queue.begin(turn("a/anna/t"), ());
        queue.begin(ask("b/bob/t", Attention::Visited), ());
        let served = slices(&mut queue, 100);
        assert_eq!((share(&served, "a"), share(&served, "b")), (80, 20));
    }

    #[test]
    fn attention_counts_as_it_is_when_the_time_is_paid() {
        let (attention, looked_at) = watch::channel(Attention::Visited);
        let mut queue = Queue::new(1);
        queue.begin(Ask { attention: looked_at, ..turn("a/anna/t") }, ());
        queue.begin(turn("b/bob/t"), ());
        assert_eq!(share(&slices(&mut queue, 100), "a"), 20);
        attention.send_replace(Attention::Watched);
        assert_eq!(share(&slices(&mut queue, 100), "a"), 50);
    }

    #[test]
    fn nobody_saves_up_time_by_staying_away_and_nobody_loses_a_debt_by_leaving() {
        let mut queue = Queue::new(1);
        queue.begin(turn("a/anna/t"), ());
        slices(&mut queue, 1000);
        queue.begin(turn("b/bob/t"), ());
        assert_eq!(share(&slices(&mut queue, 20), "b"), 10);
        // Anna has just thought for long, and begins again at once: Bob comes first until he has had as much.
        let (anna, ()) = loop {
            let (ask, ()) = queue.next().unwrap();
            if ask.payer[0] == "a" {
                break (ask, ());
            }
            queue.go_on(ask, SLICE, ());
        };
        queue.end(&anna, SLICE * 30);
        queue.begin(turn("a/anna/t"), ());
        assert_eq!(share(&slices(&mut queue, 29), "b"), 29);
    }

    #[test]
    fn few_thoughts_of_a_person_are_begun_at_once_and_others_may_begin_theirs() {
        let mut queue = Queue::new(2);
        (0..300).for_each(|table| queue.begin(turn(&format!("a/anna/{table}")), ()));
        assert_eq!(iter::from_fn(|| queue.next()).count(), 2);
        assert!(queue.is_idle());
        queue.begin(turn("a/bob/t"), ());
        let (bob, ()) = queue.next().unwrap();
        assert_eq!(bob.payer[1], "bob");
        // A review that takes long does not keep the same person's bots from thinking.
        queue.begin(Ask { kind: Kind::Review, ..turn("a/anna/t") }, ());
        assert_eq!(queue.next().unwrap().0.kind, Kind::Review);
        queue.end(&turn("a/anna/0"), SLICE);
        assert_eq!(queue.next().unwrap().0.payer[1], "anna");
    }

    #[test]
    fn one_address_cannot_hold_all_threads() {
        let mut queue = Queue::new(1);
        (0..200).for_each(|cookie| queue.begin(turn(&format!("a/{cookie}/t")), ()));
        assert_eq!(iter::from_fn(|| queue.next()).count(), PEOPLE_OF_AN_ADDRESS);
        queue.begin(turn("b/bob/t"), ());
        assert_eq!(queue.next().unwrap().0.payer[0], "b");
        (0..200).for_each(|address| queue.begin(turn(&format!("{address}/cleo/t")), ()));
        assert_eq!(iter::from_fn(|| queue.next()).count(), PEOPLE_IN_ALL - PEOPLE_OF_AN_ADDRESS - 1);
    }

    #[test]
    fn those_who_are_gone_are_forgotten() {
        let mut queue = Queue::new(1);
        for guest in 0..1000 {
            queue.begin(turn(&format!("{guest}/anna/t")), ());
            let (ask, ()) = queue.next().unwrap();
            queue.end(&ask, SLICE);
        }
        assert!(queue.nodes.len() < 10, "{}", queue.nodes.len());
        assert!(queue.begun.is_empty());
    }
}
